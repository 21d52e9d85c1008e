# Le résumé d'une simulation.

cli-decimal = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
cli-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
cli-sim-game = Jeu
cli-sim-options = { $chart } ({ $edition }), { $players ->
    [one] 1 joueur
   *[other] { $players } joueurs
}
cli-sim-seed = Graine
cli-sim-games = Parties
cli-sim-games-in = { $games } en { $seconds } s sur { $threads ->
    [one] 1 fil
   *[other] { $threads } fils
}
cli-sim-speed = Vitesse
cli-sim-speed-is = { $games } parties et { $decisions } décisions par seconde
cli-sim-length = Durée
cli-sim-length-is = { $mean } décisions (écart type { $deviation }), de { $least } à { $most }
cli-sim-balance = Places
cli-sim-score = Gloire
cli-sim-deviation = Écart type
cli-sim-wins = Victoires
cli-sim-turn = Place { $place } depuis la première Couronne
cli-sim-share = { $share } ± { $error }
cli-sim-sources = D'où vient la Gloire d'un joueur
cli-sim-mean = Moyenne
cli-sim-opened = Régions ouvertes
cli-sim-opened-in = Part des parties
cli-sim-note = Une victoire partagée compte par parts. ± contient la vraie part 95 fois sur 100.
