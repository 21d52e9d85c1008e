# Charts: what is found in their files.

cli-chart-no-file = Can't read { $file }: there is no such file, nor a built-in chart of that name ({ $names }).
cli-chart-folder = Can't read { $file }: it is a folder.
cli-chart-not-svg = Can't write { $file }: the name of the picture must end in .svg.
cli-chart-no-write = Can't write { $file }: { $reason }.
cli-chart-fault = fault    { $line }
cli-chart-warning = warning  { $line }
cli-chart-sound = { $file }: no faults
cli-chart-counts = { $file }: faults { $faults }, warnings { $warnings }
cli-chart-not-drawn = Can't draw { $file }: mend its faults first.
cli-chart-drawn = { $file }: drawn
cli-chart-column-chart = chart
cli-chart-column-title = title
cli-chart-column-edition = edition
cli-chart-column-players = players
cli-chart-column-file = file
