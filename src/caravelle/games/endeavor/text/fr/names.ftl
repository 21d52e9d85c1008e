# Noms des éléments du jeu. Les identifiants sont ceux des fichiers de données.

## Éditions et cartes

edition-age_of_sail = Age of Sail
edition-classic = Classique
chart-side_a = Mers étroites
chart-side_b = Grands océans
chart-classic = Le premier plateau

## Phases, et étapes d'un tour

phase-start = Bâtiments de départ
phase-construction = Construction
phase-growth = Croissance
phase-salary = Salaires
phase-action = Action
phase-turn = Tour
phase-casualty = Perte
phase-discard = Défausse
phase-over = Partie terminée

## Joueurs, par couleur

seat-red = Rouge
seat-blue = Bleu
seat-yellow = Jaune
seat-green = Vert
seat-purple = Violet

## Attributs, et ce que donnent leurs pistes

attribute-industry = Industrie
attribute-culture = Culture
attribute-wealth = Richesse
attribute-influence = Influence
casualty-supply = Réserve
glory = Gloire
grant-build_level = Niveau de construction
grant-growth_level = Niveau de croissance
grant-salary_level = Niveau de salaire
grant-card_limit = Limite de cartes

## Actions

action-ship = Naviguer
action-occupy = Occuper
action-attack = Attaquer
action-draw = Piocher
action-payment = Paiement

## Jetons Commerce

token-industry = Industrie
token-culture = Culture
token-wealth = Richesse
token-influence = Influence
token-ship_or_draw = Naviguer / Piocher
token-occupy_or_draw = Occuper / Piocher
token-payment = Paiement
token-attack = Attaquer

## Bâtiments, par niveau

building-market = Marché
building-shipyard = Chantier naval
building-workshop = Atelier

building-bank = Banque
building-barracks = Caserne
building-guild_hall = Maison de guilde

building-docks = Quais
building-fortress = Forteresse
building-theater = Théâtre

building-cartographer = Cartographe
building-trade_office = Comptoir
building-university = Université

building-exchange = Bourse
building-museum = Musée
building-parliament = Parlement
building-city_hall = Mairie
building-memorial = Mémorial
building-admiralty = Amirauté
building-observatory = Observatoire

## Bâtiments de départ

building-colonial_house = Maison coloniale
building-merchant_dock = Quai marchand

## Zones

area-europe = Europe
area-africa = Afrique
area-south_america = Amérique du Sud
area-caribbean = Caraïbes
area-north_america = Amérique du Nord
area-india = Inde
area-far_east = Extrême-Orient

## Piles et cartes. Une carte porte le nom de sa pile et sa valeur de tirage.

deck-europe = Europe
deck-slavery = Esclavage
deck-africa = Afrique
deck-south_america = Amérique du Sud
deck-caribbean = Caraïbes
deck-north_america = Amérique du Nord
deck-india = Inde
deck-far_east = Extrême-Orient

card = { $deck } { $value }
card-africa_governor = Gouverneur d'Afrique
card-south_america_governor = Gouverneur d'Amérique du Sud
card-caribbean_governor = Gouverneur des Caraïbes
card-north_america_governor = Gouverneur d'Amérique du Nord
card-india_governor = Gouverneur de l'Inde
card-far_east_governor = Gouverneur d'Extrême-Orient

## Une liaison porte le nom de ses extrémités.

link = { $a } – { $b }
