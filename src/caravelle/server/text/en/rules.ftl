# How to play, in our own words, for whoever sees the game for the first time.

rules-title = How to play
rules-lead = Five minutes, and you can begin. At the table only what the rules allow can be chosen, so you learn the rest by doing; a long press or the pointer on any thing says what it is, and why it can't be chosen.

rules-goal-title = What you want
rules-goal = After seven rounds the most Glory wins. You gather it with four attributes, with cities and the links between them, with buildings, and with cards.
rules-discs = Your discs are your people. They wait in the supply, are ready in the harbor, work in buildings, or live out on the chart. Out there every disc usually brings you a token: brown ones raise an attribute at once, blue ones wait in your harbor as a single action.

rules-round-title = A round
rules-round = Who has the Crown goes first in every phase; the others follow.
rules-phase-construction = Construction
rules-phase-growth = Growth
rules-phase-salary = Salary
rules-phase-action = Action
rules-phase-discard = Discard
rules-construction = Build one building. <b>Industry</b> decides up to which level.
rules-growth = Take discs from the supply into the harbor. <b>Culture</b> decides how many.
rules-salary = Pay workers: they come back to the harbor, and their buildings can be used again. <b>Wealth</b> decides how many.
rules-action = Turn by turn until everybody has passed: put a disc on a free building and do what it shows, or spend a blue token. Who passes is out until the next round.
rules-discard = Give up the cards that are too many. <b>Influence</b> decides how many you keep; one Governor more has a place of its own.

rules-actions-title = The five actions
rules-actions = A building with + lets you do both actions in either order, one with / only one of them.
rules-action-ship = Ship
rules-action-occupy = Occupy
rules-action-attack = Attack
rules-action-payment = Payment
rules-action-draw = Draw
rules-ship = Put a disc on the next space of a closed region's shipping track, on a free fleet, or into the open sea of an open region. You need not be there already: this is how you get anywhere.
rules-occupy = Put a disc into a free city in Europe, or in an open region where you have a disc already.
rules-attack = Two of your discs take somebody's city or fleet where you could Occupy. One of them is lost.
rules-payment = Take one worker back into the harbor, in the middle of the round.
rules-draw = Take the top card of a deck. You need as many discs in its region as its number says. Its symbols count at once.

rules-more-title = Good to know
rules-open = A region opens when its shipping track is full. Who has most discs on the track becomes its Governor.
rules-links = Hold both ends of a link first and you take its token; hold them at the end and the link is worth Glory.
rules-cards = Cards raise your attributes as long as you hold them. A card given up takes its symbols along.
rules-must = When you begin a turn you must be able to carry out an action. When nothing is left to do, the program passes for you.
rules-undo = You can take a decision back until somebody else has decided.

rules-end-title = The end
rules-end-a = how far each attribute has come
rules-end-b = cities, and links with both ends yours
rules-end-c = buildings and cards that show Glory; 3 for an empty Governor slot
rules-end-d = 1 for every three discs in the harbor
rules-end-e = minus 1 for each Slavery card set aside

rules-page-title = At this table
rules-page-choose = What you can choose is marked in green on the chart, the mats and the tray, and listed below. With keys: Tab goes from one to the next, Enter chooses.
rules-page-shapes = Every colour has a shape: circle, square, triangle, diamond, cross.
rules-page-variants = Variants change a little or a lot: the Silent Fleet for two, solo against the Opposition, neutral discs for two or three. The form of a new table says how.
