# Le cadre de la page : en-tête, pied de page, navigation, réglages.

page-skip = Aller au contenu
page-navigation = Navigation principale
page-home = Vers l'accueil
page-about = Règles et à propos
page-about-more = Ce que c'est, et à qui est le jeu
page-unofficial = Une table libre et non officielle pour un jeu de société que nous aimons.
page-language = Langue
page-close = Fermer
page-cancel = Pas maintenant
page-copy = Copier
page-copied = Copié
page-offline = Le serveur ne répond pas. Rien n'est perdu : réessayez dans un instant.

nowhere-title = Hors de la carte
nowhere-text = Il n'y a rien à cette adresse.

come-title = Continuer ici
come-text = Ceci est un lien privé. Il fait de cet appareil aussi le vôtre, avec votre nom, vos places et vos parties. Personne d'autre ne devrait l'avoir.
come-instead = Jusqu'ici, cet appareil était celui de { $name }. Il ne le sera plus.
come-move = Oui, c'est moi

name-title = Comment vous appeler ?
name-text = Un nom suffit. Il n'y a ni compte ni mot de passe.
name-label = Votre nom à la table
name-another = Un autre
name-done = C'est moi
name-birds = Aigrette, Albatros, Avocette, Barge, Bécasseau, Cormoran, Courlis, Fou de Bassan, Fulmar, Goéland, Héron, Macareux, Mouette, Pétrel, Pluvier, Puffin, Sterne, Vanneau

device-title = Sur un autre appareil
device-text = Ouvrez ce lien privé par exemple sur votre téléphone et continuez-y sous le nom de { $name }. Gardez-le pour vous : qui l'a joue à votre place.
device-show = Montrer le lien
device-link = Votre lien privé

settings-title = Réglages
settings-rename = Garder ce nom
settings-kept = C'est noté.
settings-scheme = Couleurs
settings-scheme-system = Comme le système
settings-scheme-day = Jour
settings-scheme-night = Nuit
settings-motion = Disques et jetons
settings-motion-system = se déplacent
settings-motion-none = sont simplement là
settings-sound = Un son discret quand il se passe quelque chose

live-loading = On déroule la carte…
live-offline = Pas de connexion. Rien n'est perdu : nous réessayons.
live-preparing = Les robots sont en cours de compilation. Cela n'arrive qu'une fois et prend environ une minute.
