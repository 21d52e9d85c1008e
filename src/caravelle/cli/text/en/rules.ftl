# The rules in short, in our own words; a paragraph each.

cli-rules-goal = GOAL. Seven rounds; the most Glory wins. Glory comes from attributes, cities and links, buildings and cards, and leftover discs.
cli-rules-round = A ROUND. The Crown goes first in every phase. Build one building up to your Build Level (Industry); gain discs by your Growth Level (Culture); pay workers, which frees their buildings, up to your Salary Level (Wealth); act until all have passed; discard cards above your Card Limit (Influence).
cli-rules-turn = A TURN. Put a disc from your harbor on a free building and carry out its actions ("+": one or both, "/": one of them), or spend an action token, or pass for the rest of the round.
cli-rules-ship = SHIP. One disc to the next space of a closed region's shipping track, to a free fleet in Europe or an open region, or to the open sea of an open region. The last space opens the region: most discs on the track win the Governor, a tie goes to the disc nearest the deck.
cli-rules-occupy = OCCUPY. One disc to a free city in Europe, or in an open region where you have a disc already.
cli-rules-attack = ATTACK. Two discs for a city or fleet of somebody else, in Europe or in an open region where you have a disc: one is lost, the other takes the place.
cli-rules-draw = DRAW. The top card of a deck, if its value is not above the number of your discs in that area (for Europe and Slavery: in Europe); or a card of the discard pile, by your discs in Europe.
cli-rules-payment = PAYMENT. One worker returns to your harbor, except from buildings with the no-payment sign.
cli-rules-links = LINKS. Whoever first holds both ends of a link takes its token; holding both at the end scores.
cli-rules-cards = CARDS. Symbols count at once. At the end of a round you keep as many as your Card Limit, and a Governor besides in the free slot; an empty free slot is worth 3 Glory at the end. Holding Slavery gives one more place, but Europe 5 abolishes it: each such card then costs 1 Glory.
cli-rules-end = THE END. A: each attribute's Glory; B: cities and links; C: buildings, cards, empty slot; D: 1 for every 3 discs in the harbor; E: minus 1 for every Slavery card set aside.
