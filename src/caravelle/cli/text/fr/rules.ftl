# Les règles en bref, avec nos mots ; un paragraphe pour chaque sujet.

cli-rules-goal = BUT. Sept manches ; la plus grande Gloire l'emporte. La Gloire vient des attributs, des villes et liaisons, des bâtiments et cartes, et des disques qui restent.
cli-rules-round = UNE MANCHE. La Couronne commence chaque phase. Construire un bâtiment jusqu'à son niveau de construction (Industrie) ; gagner des disques selon le niveau de croissance (Culture) ; payer des ouvriers, ce qui libère leurs bâtiments, selon le niveau de salaire (Richesse) ; agir jusqu'à ce que tous aient passé ; défausser les cartes au-delà de la limite (Influence).
cli-rules-turn = UN TOUR. Mettre un disque du port sur un bâtiment libre et réaliser ses actions (« + » : l'une ou les deux, « / » : l'une d'elles), ou dépenser un jeton d'action, ou passer pour le reste de la manche.
cli-rules-ship = NAVIGUER. Un disque sur la prochaine case de la piste d'une région fermée, sur une flotte libre en Europe ou dans une région ouverte, ou en haute mer d'une région ouverte. La dernière case ouvre la région : qui a le plus de disques sur la piste gagne le Gouverneur ; à égalité, le disque le plus proche de la pile.
cli-rules-occupy = OCCUPER. Un disque dans une ville libre en Europe, ou dans une région ouverte où l'on a déjà un disque.
cli-rules-attack = ATTAQUER. Deux disques contre la ville ou la flotte d'un autre, en Europe ou dans une région ouverte où l'on a un disque : l'un est perdu, l'autre prend la place.
cli-rules-draw = PIOCHER. La première carte d'une pile, si sa valeur ne dépasse pas le nombre de ses disques dans la zone (Europe et Esclavage : en Europe) ; ou une carte de la défausse, selon ses disques en Europe.
cli-rules-payment = PAIEMENT. Un ouvrier revient au port, sauf d'un bâtiment au symbole « pas de paiement ».
cli-rules-links = LIAISONS. Qui tient le premier les deux extrémités d'une liaison prend son jeton ; les tenir toutes deux à la fin rapporte de la Gloire.
cli-rules-cards = CARTES. Leurs symboles comptent aussitôt. À la fin d'une manche on en garde autant que sa limite, et un Gouverneur de plus dans l'emplacement libre ; vide, celui-ci vaut 3 Gloire à la fin. L'Esclavage donne une place de plus, mais Europe 5 l'abolit : chaque carte de ce type coûte alors 1 Gloire.
cli-rules-end = LA FIN. A : la Gloire de chaque attribut ; B : villes et liaisons ; C : bâtiments, cartes, emplacement vide ; D : 1 pour 3 disques du port ; E : moins 1 par carte Esclavage mise de côté.
