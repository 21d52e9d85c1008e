"""Charts: what their files hold, what is asked of it, and how they are drawn.

From a file to a chart: `reading` brings it to the rows of `model`, `check` finds the faults (of
single rows in `check_rows`, with what any data file is asked in `fields`; of the board of 2009 in
`classic`), `looks` the warnings; `wording` says them to people. A picture: `draw` puts it together
from `sheet`, `board` and `ornaments`, which find their places in `room` and `names`, and draw with
`symbols` and `svg`. `geometry` serves both.
"""
