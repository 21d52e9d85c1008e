# Décisions : les lignes d'un menu, et la question posée à chaque étape. $thing est le nom de ce qui
# est choisi.

## Menu

do-start = Commencer avec « { $thing } »
do-build = Construire « { $thing } »
do-pay = Payer l'ouvrier de « { $thing } »
do-activate = Activer « { $thing } »
do-spend = Dépenser le jeton « { $thing } »
do-ship = Naviguer vers « { $thing } »
do-ship-track = Naviguer vers la case { $place } de la piste « { $area } »
do-ship-sea = Naviguer en haute mer, zone « { $area } »
do-ship-beside = Naviguer à côté de la piste « { $area } »
do-ship-fleet = Naviguer vers « { $thing } »
do-occupy = Occuper { $thing }
do-attack = Attaquer « { $thing } »
do-draw = Piocher dans la pile « { $thing } »
do-take = Piocher « { $thing } » dans la défausse
do-casualty = Placer la perte sous « { $thing } »
do-casualty-supply = Remettre la perte dans la réserve
do-discard = Défausser « { $thing } »
do-stop = S'arrêter là
do-pass = Passer

## Questions

ask-start = Quel bâtiment de départ choisissez-vous ?
ask-build = Quel bâtiment construisez-vous ?
ask-salary = { $left ->
    [one] Quel ouvrier payez-vous ? Vous pouvez encore en payer un.
   *[other] Quel ouvrier payez-vous ? Vous pouvez encore en payer { $left }.
}
ask-action = Que faites-vous : activer un bâtiment, dépenser un jeton d'action ou passer ?
ask-turn = Quelle action réalisez-vous ?
ask-casualty = Où placez-vous votre perte ?
ask-discard = Quelle carte défaussez-vous ?
