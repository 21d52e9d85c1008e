# Pourquoi une décision est refusée. Chaque raison est une proposition de la ligne `refused`, avec
# la règle qui le dit.
# $thing est ce qui est nommé, $area sa zone, $seat le nom du joueur ; une raison peut s'en passer.

refused = { $decision } : impossible, { $reason } ({ $rule }).

unknown-decision = « { $text } » ne désigne rien dans cette partie. Une décision commence par : { $verbs }.
unknown-decision-near = « { $text } » ne désigne rien dans cette partie. Peut-être : { $near } ?

## En général

reason-not-now = ce n'est pas ce qu'il faut décider maintenant
rule-not-now = Ordre du jeu
reason-not-yet = activez d'abord un bâtiment ou dépensez un jeton qui le permet
rule-not-yet = Réaliser des actions
reason-not-in-game = cela n'existe pas dans cette partie
rule-not-in-game = Mise en place

## Construction

reason-level-too-high = votre niveau de construction est trop bas
rule-level-too-high = Construction : niveau
reason-none-left = il ne reste aucune tuile de ce type
rule-none-left = Construction : tuiles
reason-one-level-5 = vous avez déjà un bâtiment de niveau 5 et n'avez droit qu'à un seul
rule-one-level-5 = Construction : niveau 5

## Salaires et Paiement

reason-no-worker = vous n'avez pas d'ouvrier sur un tel bâtiment
rule-no-worker = Payer les ouvriers
reason-no-payment = son ouvrier ne peut être payé que pendant la phase des salaires
rule-no-payment = Paiement : exception

## Début d'un tour

reason-not-built = vous n'avez pas ce bâtiment
rule-not-built = Activer un bâtiment
reason-all-busy = tous vos bâtiments de ce type ont déjà leur ouvrier
rule-all-busy = Activation : cercle vide
reason-no-action = ce bâtiment n'a pas d'action
rule-no-action = Activation : actions
reason-no-disc-to-activate = votre port n'a pas de disque pour cela
rule-no-disc-to-activate = Activation : disque
reason-nothing-possible = rien de ce qui serait permis n'est réalisable
rule-nothing-possible = Réaliser des actions
reason-no-token = votre port n'a pas ce jeton
rule-no-token = Jetons d'action
reason-not-an-action-token = seuls les jetons d'action bleus se dépensent
rule-not-an-action-token = Jetons d'action

## Pendant un tour

reason-action-not-open = ce tour ne permet pas cette action, ou ne la permet plus
rule-action-not-open = Réaliser des actions
reason-must-act = vous devez d'abord réaliser au moins une action
rule-must-act = Réaliser des actions
reason-other-area = les deux actions d'un bâtiment doivent se faire dans une même zone
rule-other-area = Deux actions : une zone

## Naviguer, Occuper, Attaquer

reason-no-disc = votre port n'a plus de disque
rule-no-disc = Disques du port
reason-two-discs = une attaque coûte deux disques de votre port
rule-two-discs = Attaquer : pertes
reason-not-a-city = seule une ville peut être occupée
rule-not-a-city = Occuper : villes
reason-not-a-fleet = une ville s'occupe, on n'y navigue pas
rule-not-a-fleet = Naviguer : flottes
reason-space-taken = un disque s'y trouve déjà
rule-space-taken = Cases inoccupées
reason-region-closed = la région est encore fermée : { $area }
rule-region-closed = Régions fermées
reason-no-presence = vous n'avez pas encore de disque dans la zone { $area }
rule-no-presence = Occuper : présence
rule-no-presence-attack = Attaque : présence
reason-space-empty = personne ne s'y trouve
rule-space-empty = Attaquer : cible
reason-own-disc = ce disque est le vôtre
rule-own-disc = Attaquer : cible
reason-no-track = l'Europe n'a ni piste de navigation ni haute mer
rule-no-track = Naviguer : Europe

## Piocher

reason-deck-empty = cette pile est épuisée
rule-deck-empty = Piocher : piles
reason-value-too-high = la carte demande plus de disques que vous n'en avez dans la zone { $area }
rule-value-too-high = Piocher : valeur de tirage
reason-deck-closed = cette pile attend l'ouverture de la région { $area }
rule-deck-closed = Piocher : régions fermées
reason-not-in-pile = cette carte n'est pas dans la défausse
rule-not-in-pile = Piocher : défausse
reason-no-pile = cette édition n'a pas de pile de défausse
rule-no-pile = Piocher : défausse

## Défausse, Mémorial

reason-not-held = vous n'avez pas cette carte
rule-not-held = Défausse : cartes en main
reason-must-discard = vos cartes dépassent encore la limite
rule-must-discard = Défausse : limite de cartes
