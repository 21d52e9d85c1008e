# Les variantes et leurs options : leur nom, et une ligne sur chacune pour les menus.

variant-silent_fleet = Flotte silencieuse
variant-silent_fleet-note = Avec la Flotte silencieuse : des disques d'une troisième couleur réagissent à vos tours
variant-solo = Solo
variant-solo-note = Solo : seul contre l'Opposition
variant-neutral_discs = Disques neutres
variant-neutral_discs-note = Avec des disques neutres, que chacun place en plus

option-limited_occupy = Occupation limitée
option-limited_occupy-note = Occupation limitée : la flotte n'occupe que là où vous venez d'occuper
option-no_reaction_to_tokens = Pas de réaction aux jetons
option-no_reaction_to_tokens-note = Pas de réaction aux jetons : les jetons d'action ne provoquent rien
option-building_scarcity = Pénurie de bâtiments
option-building_scarcity-note = Pénurie de bâtiments : un bâtiment quitte le jeu avant chaque Construction

option-difficulty = Quelle difficulté ?
difficulty-easier = plus facile
difficulty-easier-note = plus facile : les jetons d'action de l'Opposition sont sans effet
difficulty-normal = normal
difficulty-normal-note = normale
difficulty-harder = plus difficile
difficulty-harder-note = plus difficile : ceux des mers sont réalisés aussi
