# Comment jouer, avec nos mots, pour qui découvre le jeu.

rules-title = Comment jouer
rules-lead = Cinq minutes, et vous pouvez commencer. À la table, on ne peut choisir que ce que les règles permettent : le reste s'apprend en jouant. Un appui long ou le pointeur sur n'importe quel élément dit ce que c'est, et pourquoi on ne peut pas le choisir.

rules-goal-title = Votre but
rules-goal = Après sept manches, la plus grande Gloire l'emporte. On la réunit par quatre attributs, par les villes et leurs liaisons, par les bâtiments et par les cartes.
rules-discs = Vos disques sont vos gens. Ils attendent dans la réserve, sont prêts au port, travaillent dans les bâtiments, ou vivent sur la carte. Là, chaque disque rapporte en général un jeton : un jeton brun augmente aussitôt un attribut, un bleu attend au port et vaut une action.

rules-round-title = Une manche
rules-round = Qui a la Couronne commence chaque phase ; les autres suivent.
rules-phase-construction = Construction
rules-phase-growth = Croissance
rules-phase-salary = Salaires
rules-phase-action = Action
rules-phase-discard = Défausse
rules-construction = Construisez un bâtiment. L'<b>Industrie</b> décide jusqu'à quel niveau.
rules-growth = Prenez des disques de la réserve au port. La <b>Culture</b> décide combien.
rules-salary = Payez des ouvriers : ils rentrent au port, et leurs bâtiments peuvent resservir. La <b>Richesse</b> décide combien.
rules-action = Tour par tour, jusqu'à ce que tous aient passé : posez un disque sur un bâtiment libre et faites ce qu'il montre, ou dépensez un jeton bleu. Qui passe attend la manche suivante.
rules-discard = Rendez les cartes en trop. L'<b>Influence</b> décide combien vous en gardez ; un Gouverneur de plus a sa propre place.

rules-actions-title = Les cinq actions
rules-actions = Un bâtiment avec + permet les deux actions, dans l'ordre de votre choix ; avec /, une seule des deux.
rules-action-ship = Naviguer
rules-action-occupy = Occuper
rules-action-attack = Attaquer
rules-action-payment = Paiement
rules-action-draw = Piocher
rules-ship = Posez un disque sur la prochaine case de la piste d'une région fermée, sur une flotte libre, ou en haute mer d'une région ouverte. Nul besoin d'y être déjà : c'est ainsi qu'on arrive quelque part.
rules-occupy = Posez un disque dans une ville libre en Europe, ou dans une région ouverte où vous avez déjà un disque.
rules-attack = Deux de vos disques prennent la ville ou la flotte d'un autre, là où vous pourriez Occuper. L'un d'eux est perdu.
rules-payment = Ramenez un ouvrier au port, au milieu de la manche.
rules-draw = Prenez la première carte d'une pile. Il vous faut dans sa région autant de disques que l'indique son nombre. Ses symboles comptent aussitôt.

rules-more-title = Bon à savoir
rules-open = Une région s'ouvre quand sa piste est pleine. Qui a le plus de disques sur la piste en devient Gouverneur.
rules-links = Tenez le premier les deux bouts d'une liaison et son jeton est à vous ; tenez-les à la fin et elle vaut de la Gloire.
rules-cards = Les cartes augmentent vos attributs tant que vous les tenez. Une carte rendue emporte ses symboles.
rules-must = Pour commencer un tour, il faut pouvoir réaliser une action. Quand il n'y a plus rien à faire, le programme passe pour vous.
rules-undo = On peut reprendre une décision tant que personne d'autre n'a décidé.

rules-end-title = La fin
rules-end-a = le niveau atteint par chaque attribut
rules-end-b = les villes, et les liaisons dont vous tenez les deux bouts
rules-end-c = les bâtiments et cartes marqués de Gloire ; 3 pour un emplacement de Gouverneur vide
rules-end-d = 1 pour trois disques au port
rules-end-e = moins 1 par carte Esclavage mise de côté

rules-page-title = À cette table
rules-page-choose = Ce que vous pouvez choisir est marqué en vert sur la carte, les plateaux et l'étal, et listé dessous. Au clavier : Tab passe de l'un à l'autre, Entrée choisit.
rules-page-shapes = Chaque couleur a sa forme : cercle, carré, triangle, losange, croix.
rules-page-variants = Les variantes changent peu ou beaucoup : la Flotte silencieuse à deux, le solo contre l'Opposition, les disques neutres à deux ou trois. Le formulaire d'une nouvelle table dit comment.
