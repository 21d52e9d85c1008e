# What the server says itself: why a request is refused, what happened at a table, in the terminal.

## Errors, by their code

error-no_name = Please say first what you are called.
error-name = A name needs at least one letter that can be seen.
error-bad_link = This private link does not work, or no longer.
error-no_table = There is no such table.
error-no_seat = This table has no such seat.
error-no_position = The game has not come that far.
error-not_found = There is nothing at this address.
error-method = This address does not take such a request.
error-refused = This request could not be understood.
error-invalid = Something in this request is missing, or not as it should be.
error-content_type = The body of this request is not of the expected kind.
error-too_large = This is too large.
error-too_many = That was too much at once. Please wait a moment.
error-origin = This request comes from another site's page.
error-host = This server does not go by that name.
error-failed = Something went wrong on our side. Your game is safe.
error-preparing = The rules are still being compiled. This happens once, and takes about a minute.
error-old_rules = This game was begun under older rules. Its journal can still be downloaded.
error-not_yours = This seat is another person's.
error-seat_taken = This seat is taken.
error-seats = This game has { $seats ->
    [one] one seat
   *[other] { $seats } seats
}: say for each who sits there.
error-level = There is no such level of bots.
error-leave_to_bot = The game has begun: say which bot takes over.
error-not_started = The game has not begun: a seat is still open.
error-stale = The table has moved on meanwhile. Please look again.
error-over = The game is over.
error-not_over = The game is not over yet.
error-nothing_to_undo = There is nothing that you could take back.
error-bad_action = { $told }
error-illegal = { $told }
error-option = These options do not go together.
error-journal = This is no journal that we can read: line { $line }, { $reason }.
error-nothing_said = There is nothing to say in that.
error-no_advice = There is no advice at this table.

## Levels of bots

level-random = Cabin boy: anything goes
level-greedy = Greedy
level-easy = Easy
level-normal = Normal
level-hard = Hard

## Notices in the chat

notice-joined = { $name } sits down.
notice-left = { $name } gets up.
notice-to_bot = { $name } gets up, a bot takes over ({ $level }).

## The page, where it is missing

page-not-built = The page has not been built. In a checkout, "make setup" builds it; an installed program brings it along.
