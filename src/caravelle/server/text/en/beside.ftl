# What stands beside a table: seats, chat, advice, replay, the end.

bar-waiting =
    { $count ->
        [one] Waits for one more player
       *[other] Waits for { $count } more players
    }
bar-watching = You are watching
bar-glory = Glory
bar-rules = Rules
bar-replay = Replay

seats-title = At the table
seats-not-begun =
    { $count ->
        [one] The game begins when the last seat is taken.
       *[other] The game begins when the { $count } open seats are taken.
    }
seats-watching = You are watching. Nobody minds.
seats-open = open seat
seats-you = you
seats-away = away
seats-thinking = thinking…
seats-deciding = decides now
seats-sit = Sit here
seats-bot = Put a bot here
seats-free = Free this seat
seats-leave = Leave
seats-leave-text = A bot would play on for you. The others can finish the game.
seats-leave-bot = Hand my seat to a bot
seats-level = The bot plays
seats-invite = Send this link to whoever shall play with you.
seats-invite-watch = Who has this link can watch.
seats-link = Link to this table
seats-journal = Keep the journal as a file

chat-title = Chat
chat-lines = What was said
chat-empty = Nobody has said anything yet.
chat-text = Say something to the table
chat-send = Send

advice-title = Advice
advice-text = Ask our best bot what it would do in your place.
advice-ask = Ask for advice
advice-busy = It is thinking…
advice-not-now = It can only be asked when you decide.
advice-share = How sure it is
advice-line = { $share } sure · wins { $win } of the time · about { $glory } Glory
advice-take = Do this
advice-note = It plays out thousands of games from here and counts. It knows no more about the future than you.

replay-title = Replay
replay-start = To the beginning
replay-round-back = Back to the beginning of a round
replay-back = One decision back
replay-on = One decision on
replay-round-on = On to the next round
replay-play = Play
replay-pause = Pause
replay-slider = Decisions taken
replay-at = { $at } of { $length } · round { $round }
replay-pace = Pace
replay-pace-slow = slow
replay-pace-steady = steady
replay-pace-quick = quick
replay-leave = Back to the game

ending-title = The end
ending-so-far = If the game ended now
ending-won =
    { $count ->
        [one] { $names } has won with { $glory } Glory.
       *[other] { $names } share the victory with { $glory } Glory each.
    }
ending-verdict-loss = The Opposition is { $difference } Glory ahead: you have lost.
ending-verdict-minor = You are { $difference } Glory ahead: a minor victory.
ending-verdict-victory = You are { $difference } Glory ahead: a victory.
ending-verdict-major = You are { $difference } Glory ahead: a major victory.
ending-verdict-complete = You are { $difference } Glory ahead: a complete victory.
ending-verdict-total = You are { $difference } Glory ahead: a total victory.
ending-verdict-panache = And with panache: you have a building of level 5.
ending-source = Source of Glory
ending-own = What the variant adds
ending-plot = Glory over the rounds
ending-plot-rounds = after round
ending-report = Where it turned (a report)
ending-replay = See the game again
