# Le cadre de la page : en-tête, pied de page, navigation.

page-skip = Aller au contenu
page-navigation = Principale
page-home = Accueil
page-about = À propos et règles
page-about-more = Ce que c'est, et à qui est le jeu
page-unofficial = Une table libre et non officielle pour un jeu de société que nous aimons.
page-language = Langue
page-scheme = Couleurs
page-scheme-system = Comme le système
page-scheme-day = Jour
page-scheme-night = Nuit

nowhere-title = Hors de la carte
nowhere-text = Il n'y a pas de page à cette adresse.

come-title = Venir ici

home-title = Larguez les amarres

table-loading = On déroule la carte…
table-offline = Pas de connexion. Rien n'est perdu : nous réessayons.
