# What the command line says around a game: messages, the start menu, where games are kept.

cli-not-compiled = The rules could not be compiled; what went wrong stands above.

## Seats

cli-too-many-names = { $names } names are given for { $players } players.
cli-names-alike = Every player needs a name of their own, and none may be empty.
cli-which-people = "{ $wanted }" names no seats: give how many people play (0 to { $players }), "all", or colours out of { $colours }.
cli-which-bots = "{ $wanted }" does not say how strong { $bots ->
    [one] the one bot is
   *[other] the { $bots } bots are
}: give one level for all or one for each, out of { $levels }.
cli-colour-red = red
cli-colour-blue = blue
cli-colour-yellow = yellow
cli-colour-green = green
cli-colour-purple = purple

## The start menu

cli-menu-intro = Enter takes what stands in brackets, q quits.
cli-menu-resume = Go on with the game left at { $when }
cli-menu-new = Begin a new game
cli-menu-which = Which one?
cli-menu-players = How many players, { $least } to { $most }?
cli-menu-no-variant = The game as it is
cli-menu-which-variant = Which game?
cli-menu-chart = { $chart } ({ $edition })
cli-menu-which-chart = Which board?
cli-menu-flags = Any of these options? Type their numbers.
cli-menu-none = none
cli-menu-numbers = Please type numbers from 1 to { $most }, or just Enter.
cli-menu-people = How many of them are people at this terminal? Bots play the others.
cli-thinks = { $name } thinks ...
cli-menu-bots = How strong are the bots?
cli-level-easy = easy: decides at once, and makes mistakes
cli-level-normal = normal: thinks for up to a second
cli-level-hard = hard: thinks for up to five seconds
cli-menu-number = Please type a number from { $least } to { $most }, or just Enter.

## Variants

cli-or = {" or "}
cli-alone = One player alone plays solo: add --variant solo.
cli-option-of-variant = { $option } belongs to a variant, { $variant }: add --variant { $id }, or leave it out.
cli-variant-players = { $variant }: this variant is played by { $counts }, not by { $players }.
cli-variant-edition = { $variant }: this variant is not for the edition { $edition }.
cli-variant-chart = { $variant }: this variant is not for the board { $chart }.

## Where games are kept

cli-kept = The game is kept in { $path }
cli-saved = Saved: { $path }
cli-not-saved = The game could not be saved: { $reason }
cli-file-exists = { $path } exists already: go on with it by "{ $program } play --terminal { $path }", or choose another name.
cli-not-overwritten = { $path } exists already and is not this game: choose another name.
cli-is-folder = { $path } is a folder: give the name of a file.
cli-no-folder = There is no folder for { $path }.
cli-resume-with = Go on with it: { $command }
cli-nothing-to-resume = No game to go on with is kept. "{ $program } play --terminal" begins one.
cli-resume-or-new = { $option } belongs to a new game; a saved one has its own.
cli-bad-journal = { $path }, line { $line }: { $reason }
cli-try-recover = What came before that line can be saved: { $program } journal check { $path } --recover NEW_FILE
