# Städte und Flotten unserer Karten, nach Gebieten, Städte zuerst. Eigene Karten bringen ihre Namen
# mit.

## Europa

space-alexandria = Alexandria
space-amsterdam = Amsterdam
space-archangel = Archangelsk
space-bergen = Bergen
space-bordeaux = Bordeaux
space-cadiz = Cádiz
space-candia = Candia
space-constantinople = Konstantinopel
space-copenhagen = Kopenhagen
space-danzig = Danzig
space-funchal = Funchal
space-genoa = Genua
space-lisbon = Lissabon
space-london = London
space-naples = Neapel
space-saint_petersburg = Sankt Petersburg
space-seville = Sevilla
space-stockholm = Stockholm
space-tunis = Tunis
space-venice = Venedig
space-azores_fleet = Azorenflotte
space-baltic_sea_fleet = Ostseeflotte
space-bay_of_biscay_fleet = Biskayaflotte
space-ionian_sea_fleet = Flotte im Ionischen Meer
space-levantine_sea_fleet = Levanteflotte
space-north_sea_fleet = Nordseeflotte

## Afrika

space-cape_town = Kapstadt
space-elmina = Elmina
space-luanda = Luanda
space-mozambique = Mosambik
space-saint_louis = Saint-Louis
space-cape_of_good_hope_fleet = Flotte am Kap der Guten Hoffnung
space-cape_verde_fleet = Kapverdenflotte

## Südamerika

space-belem = Belém
space-buenos_aires = Buenos Aires
space-lima = Lima
space-recife = Recife
space-salvador = Salvador
space-magellan_strait_fleet = Flotte in der Magellanstraße

## Karibik

space-bridgetown = Bridgetown
space-cartagena = Cartagena
space-havana = Havanna
space-port_royal = Port Royal
space-veracruz = Veracruz
space-caribbean_sea_fleet = Karibikflotte
space-windward_passage_fleet = Flotte in der Windward-Passage

## Nordamerika

space-boston = Boston
space-charleston = Charleston
space-new_orleans = New Orleans
space-new_york = New York
space-quebec = Québec
space-saint_augustine = Saint Augustine
space-saint_johns = Saint John's
space-york_factory = York Factory
space-grand_banks_fleet = Neufundlandflotte
space-gulf_of_saint_lawrence_fleet = Flotte im Sankt-Lorenz-Golf

## Indien

space-calcutta = Kalkutta
space-calicut = Calicut
space-cochin = Cochin
space-goa = Goa
space-madras = Madras
space-surat = Surat
space-arabian_sea_fleet = Flotte im Arabischen Meer
space-bay_of_bengal_fleet = Flotte im Golf von Bengalen

## Ferner Osten

space-batavia = Batavia
space-canton = Kanton
space-macao = Macau
space-malacca = Malakka
space-manila = Manila
space-nagasaki = Nagasaki
space-ternate = Ternate
space-malacca_strait_fleet = Flotte in der Straße von Malakka
space-south_china_sea_fleet = Flotte im Südchinesischen Meer
