# The home page: ways into a game, lists of tables.

home-title = Set sail
home-lead = Endeavor: Age of Sail in your browser, by its printed rules: alone, against bots, or with friends far away. No account, no advertising, no clock.
home-doors = Begin a game
home-bots = Play against bots
home-friends = Play with friends
home-solo = Play solo
home-hint = New to the game?
home-how = How to play, in five minutes

home-mine = Your games
home-mine-empty = None yet. Play against bots: you will be at sea in a moment.
home-lobby = Open tables
home-lobby-empty = Nobody is waiting for players just now. Play with friends opens a table that shows up here, or one that only a link leads to.
home-finished = Finished games
home-finished-empty = Games that have ended stay here, to be looked at again move by move.
home-all = Show all { $count }

home-unnamed = A game without a name
home-open-seat = open seat
home-waiting =
    { $count ->
        [one] Waits for a player
       *[other] Waits for { $count } players
    }
home-your-turn = It is your turn
home-turn = { $name } is deciding
home-won =
    { $count ->
        [one] { $names } has won
       *[other] { $names } share the victory
    }
home-opposition = The Opposition
home-round = Round { $round }
home-go-on = Go on
home-join = Take a seat
home-watch = Watch
home-replay = Look at it again

home-bring = A game from a file
home-bring-text = Every game can be kept as a journal, a text file of its decisions. Bring one here to look at it, or to play on.
home-bring-choose = Choose or drop a journal
home-bring-busy = Reading it…

new-bots = Against bots
new-friends = With friends
new-solo = Solo, against the Opposition
new-players = Players, you included
new-level = How well the bots play
new-who = Who may join
new-public = anyone
new-by-link = who has the link
new-more = All options
new-variant = Variant
new-base = Base game
new-chart = Board
new-seats = Seats
new-me = you
new-open = open, for a person
new-bot = bot: { $level }
new-name = Name of the table
new-name-usual = we find one
new-names = Amber Gull, Bonaventure, Fair Wind, Golden Plover, Good Hope, Grey Heron, Long Reach, Morning Star, North Star, Quiet Water, Swift Petrel, Three Brothers, White Albatross
new-advice = You may ask for advice during the game
new-start = Start the game
new-start-open = Open the table
