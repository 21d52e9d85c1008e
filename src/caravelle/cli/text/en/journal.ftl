# Journals: what is said about a file, and how a game is stepped through.

cli-bot = bot
cli-players = Players
cli-others = Besides
cli-journal-right = { $file }: all right, { $decisions ->
    [one] 1 decision
   *[other] { $decisions } decisions
}, { $standing }.
cli-journal-right-part = Before that: { $decisions ->
    [one] 1 decision
   *[other] { $decisions } decisions
}, { $standing }.
cli-journal-over = game over
cli-journal-round = in round { $round }
cli-journal-variant = { $standing } ({ $variant })
cli-replay-position = Decision { $number } of { $most }
cli-replay-start = Before the first of { $most } decisions
cli-replay-no-such = There are decisions 0 to { $most }, not { $number }.
cli-replay-prompt = Enter: next, b: back, ?: help
cli-replay-help = Enter goes on, b back; a number goes to that decision, r to the next round; board, mats, tray, cards, links, score, variant, advise and log show more; q quits.
cli-replay-unknown = "{ $text }" is nothing here. { $help }
cli-replay-end = This was the last decision.
