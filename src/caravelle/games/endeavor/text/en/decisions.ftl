# Decisions: labels for a menu, and the question asked at each step. $thing is the name of what is
# chosen.

## Labels

do-start = Start with the { $thing }
do-build = Build { $thing }
do-pay = Pay the worker on { $thing }
do-activate = Activate { $thing }
do-spend = Spend the token { $thing }
do-ship = Ship to { $thing }
do-ship-track = Ship to { $area }, space { $place } of the shipping track
do-ship-sea = Ship to { $area }, open sea
do-ship-beside = Ship to { $area }, beside the shipping track
do-ship-fleet = Ship to { $thing }
do-occupy = Occupy { $thing }
do-attack = Attack { $thing }
do-draw = Draw from the { $thing } deck
do-take = Draw { $thing } from the discard pile
do-casualty = Place the casualty under { $thing }
do-casualty-supply = Return the casualty to the supply
do-discard = Discard { $thing }
do-stop = Stop here
do-pass = Pass

## Questions

ask-start = Which start building do you choose?
ask-build = Which building do you construct?
ask-salary = { $left ->
    [one] Which worker do you pay? You can pay one more.
   *[other] Which worker do you pay? You can pay { $left } more.
}
ask-action = What do you do: activate a building, spend an action token, or pass?
ask-turn = Which action do you carry out?
ask-casualty = Where does your casualty go?
ask-discard = Which card do you discard?
