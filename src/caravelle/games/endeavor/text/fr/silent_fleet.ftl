# La Flotte silencieuse : ses décisions, les lignes de son journal, et ce qui lui est interdit.

seat-silent_fleet = Flotte silencieuse

## Décisions

do-answer = Faire répondre la Flotte silencieuse à l'action « { $thing } »
do-silent = Envoyer la Flotte silencieuse vers « { $thing } »
do-banish = Retirer du jeu la première carte de la pile « { $thing } »
do-scrap = Retirer du jeu « { $thing } »
ask-answer = À quelle action de votre tour la Flotte silencieuse répond-elle ?
ask-silent = Que fait la Flotte silencieuse ?
ask-scarcity = Quel bâtiment quitte le jeu avant la construction ?

## Le journal

event-silent-reacts = La Flotte silencieuse réagit : { $action }.
event-silent-idle = La Flotte silencieuse ne peut pas réagir : { $action }.
event-silent-token-gone = Le jeton quitte le jeu : { $token }.
event-card-banished = Une carte quitte le jeu : { $card }.
event-tile-scrapped = { $seat } retire un bâtiment du jeu : { $building }.

## Raisons

reason-never-answered = la Flotte silencieuse ne répond qu'aux actions Naviguer, Occuper et Piocher
rule-never-answered = Flotte silencieuse : réactions
reason-not-performed = vous n'avez pas réalisé cette action pendant ce tour
rule-not-performed = Flotte silencieuse : actions réalisées
reason-other-answer = la Flotte silencieuse répond maintenant à une autre action
rule-other-answer = Flotte silencieuse : réactions
reason-track-full = la piste de navigation est pleine, et la Flotte silencieuse ne va jamais en haute mer
rule-track-full = Flotte silencieuse : Naviguer
reason-fleet-absent = la Flotte silencieuse n'a pas encore de disque dans la zone { $area }
rule-fleet-absent = Flotte silencieuse : Occuper
reason-not-occupied-there = vous n'avez occupé aucune ville de la zone { $area } pendant ce tour
rule-not-occupied-there = Occupation limitée
reason-card-too-high = la carte demande plus de disques que la Flotte silencieuse n'en a dans la zone { $area }
rule-card-too-high = Flotte silencieuse : Piocher
