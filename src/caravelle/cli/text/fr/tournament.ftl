# Tournois.

cli-arena-empty = { $option } ne nomme rien.
cli-arena-players = --players attend des nombres séparés par des virgules, comme 2,3,4, et non « { $text } ».
cli-arena-no-bot = Nommez les robots qui doivent jouer, par exemple --bot greedy --bot random ; ou reprenez un tournoi par --resume.
cli-arena-fixed = Un tournoi repris garde son plan ; seul --games peut augmenter. À retirer : { $options }
cli-arena-stopped = Arrêté. Toutes les parties terminées sont conservées ; pour reprendre : { $command }
cli-arena-games = Parties
cli-arena-speed = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } parties/s
cli-arena-bots = Les robots après { $games ->
    [one] 1 partie
   *[other] { $games } parties
}
cli-arena-rating = Niveau
cli-arena-wins = Victoires
cli-arena-ahead = Devant les autres
cli-arena-seconds = Temps par décision
cli-arena-rating-is = { NUMBER($rating, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }
cli-arena-share = { NUMBER($share, style: "percent", maximumFractionDigits: 0) } ({ NUMBER($low, maximumFractionDigits: 0) }–{ NUMBER($high, maximumFractionDigits: 0) })
cli-arena-milliseconds = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) } ms
cli-arena-faults = { $games ->
    [one] 1 partie interrompue par la faute d'un robot
   *[other] { $games } parties interrompues par la faute d'un robot
}
cli-arena-fault = Partie { $game }, place { $seat }, { $bot }, décision { $decision } : { $reason } (journal : { $journal })
cli-arena-note = Niveaux par openskill, tous partent de 25. ± et parenthèses contiennent la vraie valeur 95 fois sur 100.
cli-arena-report = Rapport : { $path }
