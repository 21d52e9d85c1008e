# Villes et flottes de nos cartes, par zone, villes d'abord. Une carte personnelle apporte ses noms.

## Europe

space-alexandria = Alexandrie
space-amsterdam = Amsterdam
space-archangel = Arkhangelsk
space-bergen = Bergen
space-bordeaux = Bordeaux
space-cadiz = Cadix
space-candia = Candie
space-constantinople = Constantinople
space-copenhagen = Copenhague
space-danzig = Dantzig
space-funchal = Funchal
space-genoa = Gênes
space-lisbon = Lisbonne
space-london = Londres
space-naples = Naples
space-saint_petersburg = Saint-Pétersbourg
space-seville = Séville
space-stockholm = Stockholm
space-tunis = Tunis
space-venice = Venise
space-azores_fleet = Flotte des Açores
space-baltic_sea_fleet = Flotte de la mer Baltique
space-bay_of_biscay_fleet = Flotte du golfe de Gascogne
space-ionian_sea_fleet = Flotte de la mer Ionienne
space-levantine_sea_fleet = Flotte de la mer du Levant
space-north_sea_fleet = Flotte de la mer du Nord

## Afrique

space-cape_town = Le Cap
space-elmina = Elmina
space-luanda = Luanda
space-mozambique = Mozambique
space-saint_louis = Saint-Louis
space-cape_of_good_hope_fleet = Flotte du cap de Bonne-Espérance
space-cape_verde_fleet = Flotte du Cap-Vert

## Amérique du Sud

space-belem = Belém
space-buenos_aires = Buenos Aires
space-lima = Lima
space-recife = Recife
space-salvador = Salvador
space-magellan_strait_fleet = Flotte du détroit de Magellan

## Caraïbes

space-bridgetown = Bridgetown
space-cartagena = Carthagène
space-havana = La Havane
space-port_royal = Port Royal
space-veracruz = Veracruz
space-caribbean_sea_fleet = Flotte de la mer des Caraïbes
space-windward_passage_fleet = Flotte du passage du Vent

## Amérique du Nord

space-boston = Boston
space-charleston = Charleston
space-new_orleans = La Nouvelle-Orléans
space-new_york = New York
space-quebec = Québec
space-saint_augustine = Saint-Augustin
space-saint_johns = Saint-Jean
space-york_factory = York Factory
space-grand_banks_fleet = Flotte des Grands Bancs
space-gulf_of_saint_lawrence_fleet = Flotte du golfe du Saint-Laurent

## Inde

space-calcutta = Calcutta
space-calicut = Calicut
space-cochin = Cochin
space-goa = Goa
space-madras = Madras
space-surat = Surate
space-arabian_sea_fleet = Flotte de la mer d'Arabie
space-bay_of_bengal_fleet = Flotte du golfe du Bengale

## Extrême-Orient

space-batavia = Batavia
space-canton = Canton
space-macao = Macao
space-malacca = Malacca
space-manila = Manille
space-nagasaki = Nagasaki
space-ternate = Ternate
space-malacca_strait_fleet = Flotte du détroit de Malacca
space-south_china_sea_fleet = Flotte de la mer de Chine méridionale
