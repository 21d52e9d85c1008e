# Le journal, une ligne par événement. $seat est le nom du joueur ; les noms des éléments arrivent
# tout faits.
# Un nom inséré ne demande jamais d'article : il suit un deux-points ou se met entre parenthèses.

## La manche

event-round-began = La manche { $round } commence.
event-crown-moved = La Couronne passe à { $seat }.
event-game-ended = La dernière manche est jouée, la partie est terminée.

## Construction, croissance, salaires

event-start-chosen = { $seat } choisit un bâtiment de départ : { $building }.
event-built = { $seat } construit : { $building }.
event-grew = { $amount ->
    [0] { $seat } trouve sa réserve vide et ne gagne aucun disque.
    [one] { $seat } gagne un disque.
   *[other] { $seat } gagne { $amount } disques.
}
event-paid = { $seat } paie un ouvrier : { $building }.
event-salary-ended = { $seat } ne paie plus d'ouvriers.

## Un tour

event-activated = { $seat } active un bâtiment : { $building }.
event-token-spent = { $seat } dépense un jeton d'action : { $token }.
event-turn-ended = { $seat } termine son tour.
event-passed = { $seat } passe.
event-passed-by-program = { $seat } n'a plus rien à faire et passe.

## Naviguer, Occuper, Attaquer

event-shipped-track = { $seat } prend la mer : { $area }, case { $place } de la piste de navigation.
event-shipped-sea = { $seat } prend la mer vers une région ouverte : { $area }.
event-shipped-fleet = { $seat } navigue et prend le commandement : { $space }.
event-occupied = { $seat } occupe { $space }.
event-attacked = { $seat } attaque et chasse { $victim } : { $space }.
event-casualty-returned = { $seat } remet une perte dans sa réserve.
event-casualty-kept = { $seat } honore une perte au Mémorial : +1 { $attribute }.

## Jetons et liaisons

event-token-taken = { $seat } gagne un jeton : { $token } ({ $space }).
event-track-token-taken = { $seat } gagne un jeton de la piste de navigation : { $token } ({ $area }).
event-link-controlled = { $seat } contrôle une liaison : { $link }.
event-link-token-taken = { $seat } gagne le jeton d'une liaison : { $token } ({ $link }).
event-link-lost = { $seat } perd une liaison : { $link }.

## Régions et cartes

event-region-opened = Une région s'ouvre : { $area }.
event-governor-won = { $seat } devient { $card }.
event-card-drawn = { $seat } pioche une carte : { $card }.
event-card-taken = { $seat } pioche une carte dans la défausse : { $card }.
event-bonus-disc = { $seat } gagne un disque en bonus.
event-abolition = L'esclavage est aboli.
event-card-set-aside = { $seat } met une carte de côté : { $card }.
event-discarded = { $seat } défausse une carte : { $card }.
event-discard-ended = { $seat } garde son Gouverneur dans l'emplacement libre.
