# Neutrale Scheiben: eine Variante für zwei oder drei Spieler.

## Namen

seat-neutral = Neutral
track-space = { $area }, Feld { $place } des Schifffahrtswegs
score-neutral = Neutrale Scheiben in der Reserve

## Entscheidungen

do-remove = Handelsmarker entfernen: { $thing }
do-neutral = Neutrale Scheibe einsetzen: { $thing }
do-keep = Neutrale Scheibe behalten
ask-remove = Welcher Handelsmarker kommt aus dem Spiel?
ask-neutral = Wo setzt du eine neutrale Scheibe ein, wenn überhaupt?

## Das Protokoll

event-track-token-removed = { $seat } nimmt einen Handelsmarker aus dem Spiel: { $token } ({ $track_space }).
event-neutral-gained = { $seat } hat weniger Scheiben und nimmt eine neutrale in den Hafen.
event-neutral-shipped-track = { $seat } schickt eine neutrale Scheibe auf den Schifffahrtsweg: { $area }, Feld { $place }.
event-neutral-shipped-fleet = { $seat } schickt eine neutrale Scheibe auf See: { $space }.
event-neutral-occupied = { $seat } nimmt { $space } mit einer neutralen Scheibe ein.
event-neutral-kept = { $seat } behält die neutrale Scheibe im Hafen.
event-neutral-lost = Die neutrale Scheibe kommt aus dem Spiel.
event-governor-lost = Die neutralen Scheiben sind in der Mehrheit, der Gouverneur kommt aus dem Spiel: { $card }.

## Warum eine Entscheidung abgelehnt wird

reason-no-token-left = Dort liegt kein Handelsmarker mehr
rule-no-token-left = Neutrale Scheiben: Handelsmarker entfernen
reason-track-spared = Dieser Schifffahrtsweg hat schon so viele Handelsmarker verloren wie erlaubt: { $area }
rule-track-spared = Neutrale Scheiben: Handelsmarker eines Schifffahrtswegs
reason-not-on-track = Die Region { $area } ist erschlossen, und eine neutrale Scheibe kommt weder auf offene See noch neben einen Schifffahrtsweg
rule-not-on-track = Neutrale Scheiben: Schifffahrt
reason-not-where-you-acted = In diesem Zug kam keine deiner Scheiben ins Gebiet { $area }, und du hast nicht gezogen
rule-not-where-you-acted = Neutrale Scheiben: wohin sie kommen
