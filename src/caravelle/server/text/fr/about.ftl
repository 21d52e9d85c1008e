# Ce que c'est, à qui est le jeu, et ce qu'il dit de l'esclavage.

about-title = Règles et à propos
about-contents = Sur cette page

about-slavery-title = L'esclavage dans ce jeu
about-slavery-history = Les siècles de ce jeu sont aussi ceux où des navires européens ont déporté plus de douze millions d'Africains en esclavage. Près de deux millions sont morts en mer. Une grande part de ce qu'on appelait richesse à Lisbonne, Nantes, Liverpool ou Amsterdam en venait. Les personnes réduites en esclavage ont résisté dès le premier jour ; en Haïti, elles se sont libérées elles-mêmes. La traite, puis l'esclavage, ont fini par être interdits, et ce qu'ils ont fait aux peuples et aux vies n'est pas terminé.
about-slavery-game = Le jeu ne le passe pas sous silence. Une de ses piles s'appelle Esclavage. Ses cartes sont fortes et viennent tôt, et personne n'est obligé d'en prendre. Qui en prend doit vivre avec : quand l'esclavage est aboli, ou quand la carte est rendue, elle compte contre son propriétaire à la fin. Chacun peut provoquer l'abolition. Aucun être humain n'est déplacé ni possédé sur cette table ; ce qui vous est demandé, c'est un choix.
about-slavery-us = Nous le jouons tel qu'il est imprimé, sans l'embellir : la table nomme la pile, et dit clairement quand une de ses cartes est prise et quand l'esclavage est aboli. La même honnêteté est due au reste de la carte. Les villes que les règles disent libres étaient habitées, et « Occuper » ou « Gouverneur » sont des mots doux pour la conquête et la domination. On peut aimer le jeu et le savoir. S'il vous donne envie de lire, ou d'en parler autour de la table, tant mieux.

about-what-title = Ce que c'est
about-what = Caravelle est un programme libre qui joue à des jeux de société de l'âge de la voile selon leurs règles imprimées. Il est fait par des gens qui les aiment, et son code est ouvert, sous licence Apache 2.0.
about-whose = Endeavor: Age of Sail est un jeu de société de Carl de Visser et Jarratt Gray, publié par Burnt Island Games et Grand Gamers Guild. Le nom et le jeu appartiennent à leurs propriétaires. Caravelle n'est pas officiel : aucun d'eux ne l'a demandé, approuvé ni aidé. Si le jeu vous plaît, achetez-le : sur une vraie table, il est encore meilleur.
about-ours = Ce que vous voyez ici est à nous : cartes, pièces et ornements sont dessinés par le programme, les côtes viennent des données du domaine public de Natural Earth, et les règles sont dites avec nos mots. Il n'y a là ni texte ni image des éditeurs.
about-privacy = Nous gardons votre nom, vos parties et ce que vous dites dans la discussion, car il le faut pour jouer. Il y a un seul cookie, qui dit qui vous êtes, et rien d'autre : pas de publicité, pas de mesure d'audience, rien d'autres sites.
