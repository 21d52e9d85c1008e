# Disques neutres : une variante pour deux ou trois joueurs.

## Noms

seat-neutral = Neutre
track-space = { $area }, case { $place } de la piste de navigation
score-neutral = Disques neutres dans la réserve

## Décisions

do-remove = Retirer le jeton de « { $thing } »
do-neutral = Placer un disque neutre : { $thing }
do-keep = Garder le disque neutre
ask-remove = Quel jeton quitte la partie ?
ask-neutral = Où placez-vous un disque neutre, si vous en placez un ?

## Le journal

event-track-token-removed = { $seat } retire un jeton de la partie : { $token } ({ $track_space }).
event-neutral-gained = { $seat } a moins de disques et prend un disque neutre dans son port.
event-neutral-shipped-track = { $seat } envoie un disque neutre vers { $area } : case { $place } de la piste de navigation.
event-neutral-shipped-fleet = { $seat } envoie un disque neutre en mer : { $space }.
event-neutral-occupied = { $seat } fait occuper { $space } par un disque neutre.
event-neutral-kept = { $seat } garde le disque neutre dans son port.
event-neutral-lost = Le disque neutre quitte la partie.
event-governor-lost = Les disques neutres sont majoritaires, le Gouverneur quitte la partie : { $card }.

## Pourquoi une décision est refusée

reason-no-token-left = il n'y a plus de jeton à cet endroit
rule-no-token-left = Disques neutres : retrait de jetons
reason-track-spared = cette piste a déjà perdu autant de jetons que permis : { $area }
rule-track-spared = Disques neutres : jetons d'une piste
reason-not-on-track = la région { $area } est ouverte, et un disque neutre ne va ni en haute mer ni à côté d'une piste
rule-not-on-track = Disques neutres : Naviguer
reason-not-where-you-acted = pendant ce tour, vous n'avez ni placé de disque dans la zone { $area } ni pioché
rule-not-where-you-acted = Disques neutres : où les placer
