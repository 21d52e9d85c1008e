# Cities and fleets of our charts, by area, cities first. A chart of a person's own brings its
# names.

## Europe

space-alexandria = Alexandria
space-amsterdam = Amsterdam
space-archangel = Archangel
space-bergen = Bergen
space-bordeaux = Bordeaux
space-cadiz = Cadiz
space-candia = Candia
space-constantinople = Constantinople
space-copenhagen = Copenhagen
space-danzig = Danzig
space-funchal = Funchal
space-genoa = Genoa
space-lisbon = Lisbon
space-london = London
space-naples = Naples
space-saint_petersburg = Saint Petersburg
space-seville = Seville
space-stockholm = Stockholm
space-tunis = Tunis
space-venice = Venice
space-azores_fleet = Azores fleet
space-baltic_sea_fleet = Baltic Sea fleet
space-bay_of_biscay_fleet = Bay of Biscay fleet
space-ionian_sea_fleet = Ionian Sea fleet
space-levantine_sea_fleet = Levantine Sea fleet
space-north_sea_fleet = North Sea fleet

## Africa

space-cape_town = Cape Town
space-elmina = Elmina
space-luanda = Luanda
space-mozambique = Mozambique
space-saint_louis = Saint-Louis
space-cape_of_good_hope_fleet = Cape of Good Hope fleet
space-cape_verde_fleet = Cape Verde fleet

## South America

space-belem = Belém
space-buenos_aires = Buenos Aires
space-lima = Lima
space-recife = Recife
space-salvador = Salvador
space-magellan_strait_fleet = Magellan Strait fleet

## The Caribbean

space-bridgetown = Bridgetown
space-cartagena = Cartagena
space-havana = Havana
space-port_royal = Port Royal
space-veracruz = Veracruz
space-caribbean_sea_fleet = Caribbean Sea fleet
space-windward_passage_fleet = Windward Passage fleet

## North America

space-boston = Boston
space-charleston = Charleston
space-new_orleans = New Orleans
space-new_york = New York
space-quebec = Quebec
space-saint_augustine = Saint Augustine
space-saint_johns = Saint John's
space-york_factory = York Factory
space-grand_banks_fleet = Grand Banks fleet
space-gulf_of_saint_lawrence_fleet = Gulf of Saint Lawrence fleet

## India

space-calcutta = Calcutta
space-calicut = Calicut
space-cochin = Cochin
space-goa = Goa
space-madras = Madras
space-surat = Surat
space-arabian_sea_fleet = Arabian Sea fleet
space-bay_of_bengal_fleet = Bay of Bengal fleet

## The Far East

space-batavia = Batavia
space-canton = Canton
space-macao = Macao
space-malacca = Malacca
space-manila = Manila
space-nagasaki = Nagasaki
space-ternate = Ternate
space-malacca_strait_fleet = Malacca Strait fleet
space-south_china_sea_fleet = South China Sea fleet
