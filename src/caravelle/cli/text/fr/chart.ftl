# Cartes : ce qui se trouve dans leurs fichiers.

cli-chart-no-file = Impossible de lire { $file } : il n'y a ni fichier ni carte intégrée de ce nom ({ $names }).
cli-chart-folder = Impossible de lire { $file } : c'est un dossier.
cli-chart-not-svg = Impossible d'écrire { $file } : le nom de l'image doit finir par .svg.
cli-chart-no-write = Impossible d'écrire { $file } : { $reason }.
cli-chart-fault = défaut    { $line }
cli-chart-warning = remarque  { $line }
cli-chart-sound = { $file } : aucun défaut
cli-chart-counts = { $file } : défauts { $faults }, remarques { $warnings }
cli-chart-not-drawn = Impossible de dessiner { $file } : corrigez d'abord ses défauts.
cli-chart-drawn = { $file } : dessiné
cli-chart-column-chart = carte
cli-chart-column-title = titre
cli-chart-column-edition = édition
cli-chart-column-players = joueurs
cli-chart-column-file = fichier
