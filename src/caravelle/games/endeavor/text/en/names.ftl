# Names of things. The ids are those of the data files.

## Editions and charts

edition-age_of_sail = Age of Sail
edition-classic = Classic
chart-side_a = Narrow Seas
chart-side_b = Wide Oceans
chart-classic = The First Board

## Phases, and the steps inside a turn

phase-start = Start buildings
phase-construction = Construction
phase-growth = Growth
phase-salary = Salary
phase-action = Action
phase-turn = Turn
phase-casualty = Casualty
phase-discard = Discard
phase-over = Game over

## Seats, by their colour

seat-red = Red
seat-blue = Blue
seat-yellow = Yellow
seat-green = Green
seat-purple = Purple

## Attributes, and what their tracks grant

attribute-industry = Industry
attribute-culture = Culture
attribute-wealth = Wealth
attribute-influence = Influence
casualty-supply = Supply
glory = Glory
grant-build_level = Build Level
grant-growth_level = Growth Level
grant-salary_level = Salary Level
grant-card_limit = Card Limit

## Actions

action-ship = Ship
action-occupy = Occupy
action-attack = Attack
action-draw = Draw
action-payment = Payment

## Trade tokens

token-industry = Industry
token-culture = Culture
token-wealth = Wealth
token-influence = Influence
token-ship_or_draw = Ship / Draw
token-occupy_or_draw = Occupy / Draw
token-payment = Payment
token-attack = Attack

## Buildings, by level

building-market = Market
building-shipyard = Shipyard
building-workshop = Workshop

building-bank = Bank
building-barracks = Barracks
building-guild_hall = Guild Hall

building-docks = Docks
building-fortress = Fortress
building-theater = Theater

building-cartographer = Cartographer
building-trade_office = Trade Office
building-university = University

building-exchange = Exchange
building-museum = Museum
building-parliament = Parliament
building-city_hall = City Hall
building-memorial = Memorial
building-admiralty = Admiralty
building-observatory = Observatory

## Start buildings

building-colonial_house = Colonial House
building-merchant_dock = Merchant Dock

## Areas

area-europe = Europe
area-africa = Africa
area-south_america = South America
area-caribbean = The Caribbean
area-north_america = North America
area-india = India
area-far_east = The Far East

## Decks and cards. A card is named after its deck and its Draw Value.

deck-europe = Europe
deck-slavery = Slavery
deck-africa = Africa
deck-south_america = South America
deck-caribbean = Caribbean
deck-north_america = North America
deck-india = India
deck-far_east = Far East

card = { $deck } { $value }
card-africa_governor = Governor of Africa
card-south_america_governor = Governor of South America
card-caribbean_governor = Governor of the Caribbean
card-north_america_governor = Governor of North America
card-india_governor = Governor of India
card-far_east_governor = Governor of the Far East

## A link is named after its ends.

link = { $a } – { $b }
