# Neutral discs: a variant for two or three players.

## Names

seat-neutral = Neutral
track-space = { $area }, space { $place } of the shipping track
score-neutral = Neutral discs in the reserve

## Decisions

do-remove = Remove the token of { $thing }
do-neutral = Place a neutral disc: { $thing }
do-keep = Keep the neutral disc
ask-remove = Which token leaves the game?
ask-neutral = Where do you place a neutral disc, if at all?

## The log

event-track-token-removed = { $seat } removes a token from the game: { $token } ({ $track_space }).
event-neutral-gained = { $seat } has fewer discs and takes a neutral one into the harbor.
event-neutral-shipped-track = { $seat } ships a neutral disc to { $area }: space { $place } of the shipping track.
event-neutral-shipped-fleet = { $seat } sends a neutral disc to sea: { $space }.
event-neutral-occupied = { $seat } has a neutral disc occupy { $space }.
event-neutral-kept = { $seat } keeps the neutral disc in the harbor.
event-neutral-lost = The neutral disc leaves the game.
event-governor-lost = The neutral discs are in the majority, the Governor leaves the game: { $card }.

## Why a decision is refused

reason-no-token-left = no token lies there any more
rule-no-token-left = Neutral discs: removing tokens
reason-track-spared = that track in { $area } has lost as many tokens as it may
rule-track-spared = Neutral discs: tokens of one track
reason-not-on-track = { $area } is open, and a neutral disc goes neither to the open sea nor beside a track
rule-not-on-track = Neutral discs: Ship
reason-not-where-you-acted = in this turn no disc of yours went to { $area }, and you did not draw
rule-not-where-you-acted = Neutral discs: where they go
