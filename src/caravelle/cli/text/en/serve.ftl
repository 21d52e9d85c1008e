# The table in the browser: what the terminal says about it.

cli-terminal-only = In the browser you choose on the page what to play. These options belong to the terminal: add --terminal.
cli-serve-here = The table is laid at { $address } (Ctrl-C ends the server, the games are kept)
cli-serve-there = The table is already laid at { $address }
cli-serve-occupied = Another server uses this database already.
cli-serve-port = The server can't listen there: { $reason }
cli-serve-no-page = The page has not been built, so there is nothing to see yet. In a checkout, "make setup" builds it.
