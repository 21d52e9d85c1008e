# La page d'accueil : les chemins vers une partie, les listes de tables.

home-title = Larguez les amarres
home-lead = Endeavor: Age of Sail dans votre navigateur, selon ses règles imprimées : en solo, contre des robots ou avec des amis au loin. Pas de compte, pas de publicité, pas de chronomètre.
home-doors = Commencer une partie
home-bots = Jouer contre des robots
home-friends = Jouer avec des amis
home-solo = Jouer en solo
home-hint = Vous découvrez le jeu ?
home-how = Les règles en cinq minutes

home-mine = Vos parties
home-mine-empty = Aucune pour l'instant. Jouez contre des robots : vous serez en mer dans un instant.
home-lobby = Tables ouvertes
home-lobby-empty = Personne n'attend de joueurs pour l'instant. « Jouer avec des amis » ouvre une table qui apparaît ici, ou une table accessible seulement par un lien.
home-finished = Parties terminées
home-finished-empty = Les parties terminées restent ici, à revoir coup par coup.
home-all = Montrer les { $count }

home-unnamed = Une partie sans nom
home-open-seat = place libre
home-waiting =
    { $count ->
        [one] Attend un joueur
       *[other] Attend { $count } joueurs
    }
home-your-turn = C'est à vous
home-turn = { $name } réfléchit
home-won =
    { $count ->
        [one] Victoire de { $names }
       *[other] Victoire partagée : { $names }
    }
home-opposition = L'Opposition
home-round = Manche { $round }
home-go-on = Continuer
home-join = Prendre place
home-watch = Regarder
home-replay = La revoir

home-bring = Une partie depuis un fichier
home-bring-text = Toute partie peut être gardée sous forme de journal, un fichier texte de ses décisions. Apportez-en un pour le revoir, ou pour continuer.
home-bring-choose = Choisir ou déposer un journal
home-bring-busy = Lecture…

new-bots = Contre des robots
new-friends = Avec des amis
new-solo = En solo, contre l'Opposition
new-players = Joueurs, vous compris
new-level = Niveau des robots
new-who = Qui peut venir
new-public = tout le monde
new-by-link = qui a le lien
new-more = Toutes les options
new-variant = Variante
new-base = Jeu de base
new-chart = Plateau
new-seats = Places
new-me = vous
new-open = libre, pour une personne
new-bot = robot : { $level }
new-name = Nom de la table
new-name-usual = nous en trouverons un
new-names = Belle Étoile, Bon Vent, Bonaventure, Bonne Espérance, Étoile du Nord, Grand Large, Héron Gris, La Boussole, Les Trois Frères, L'Hirondelle, Mouette Blonde, Vent d'Ouest
new-advice = On peut demander conseil pendant la partie
new-start = Commencer la partie
new-start-open = Ouvrir la table
