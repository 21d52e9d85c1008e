# Namen der Dinge. Die Kennungen sind die der Datendateien.

## Ausgaben und Karten

edition-age_of_sail = Age of Sail
edition-classic = Klassisch
chart-side_a = Enge Meere
chart-side_b = Weite Ozeane
chart-classic = Der erste Spielplan

## Phasen, und Schritte eines Zuges

phase-start = Startgebäude
phase-construction = Bauphase
phase-growth = Wachstumsphase
phase-salary = Lohnphase
phase-action = Aktionsphase
phase-turn = Zug
phase-casualty = Opfer
phase-discard = Abwurfphase
phase-over = Spielende

## Plätze, nach ihrer Farbe

seat-red = Rot
seat-blue = Blau
seat-yellow = Gelb
seat-green = Grün
seat-purple = Lila

## Attribute, und was ihre Leisten gewähren

attribute-industry = Industrie
attribute-culture = Kultur
attribute-wealth = Reichtum
attribute-influence = Einfluss
casualty-supply = Vorrat
glory = Ruhm
grant-build_level = Baustufe
grant-growth_level = Wachstumsstufe
grant-salary_level = Lohnstufe
grant-card_limit = Kartenlimit

## Aktionen

action-ship = Schifffahrt
action-occupy = Einnehmen
action-attack = Angreifen
action-draw = Ziehen
action-payment = Bezahlen

## Handelsmarker

token-industry = Industrie
token-culture = Kultur
token-wealth = Reichtum
token-influence = Einfluss
token-ship_or_draw = Schifffahrt / Ziehen
token-occupy_or_draw = Einnehmen / Ziehen
token-payment = Bezahlen
token-attack = Angreifen

## Gebäude, nach Stufen

building-market = Markt
building-shipyard = Werft
building-workshop = Werkstatt

building-bank = Bank
building-barracks = Kaserne
building-guild_hall = Gildenhaus

building-docks = Docks
building-fortress = Festung
building-theater = Theater

building-cartographer = Kartograf
building-trade_office = Handelskontor
building-university = Universität

building-exchange = Börse
building-museum = Museum
building-parliament = Parlament
building-city_hall = Rathaus
building-memorial = Denkmal
building-admiralty = Admiralität
building-observatory = Sternwarte

## Startgebäude

building-colonial_house = Kolonialhaus
building-merchant_dock = Handelskai

## Gebiete

area-europe = Europa
area-africa = Afrika
area-south_america = Südamerika
area-caribbean = Karibik
area-north_america = Nordamerika
area-india = Indien
area-far_east = Ferner Osten

## Stapel und Karten. Eine Karte heißt nach ihrem Stapel und ihrem Wert.

deck-europe = Europa
deck-slavery = Sklaverei
deck-africa = Afrika
deck-south_america = Südamerika
deck-caribbean = Karibik
deck-north_america = Nordamerika
deck-india = Indien
deck-far_east = Ferner Osten

card = { $deck } { $value }
card-africa_governor = Gouverneur von Afrika
card-south_america_governor = Gouverneur von Südamerika
card-caribbean_governor = Gouverneur der Karibik
card-north_america_governor = Gouverneur von Nordamerika
card-india_governor = Gouverneur von Indien
card-far_east_governor = Gouverneur des Fernen Ostens

## Eine Verbindung heißt nach ihren Enden.

link = { $a } – { $b }
