# Des conseils pour une position, et le rapport sur une partie.

cli-advice-after = Après { $number } décisions sur { $most }
cli-advice-thinking = Réflexion en cours...
cli-advice-decision = Décision
cli-advice-tried = Essayé
cli-advice-percent = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
cli-advice-decimal = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
cli-advice-note = { $left ->
    [0] { $legal ->
        [one] La seule décision possible
       *[other] Les { $legal } décisions possibles
    }
   *[other] Les { $shown } meilleures décisions sur { $legal }
}, après { $playouts } simulations. Pour chaque camp, les chances de victoire et, en dessous, la Gloire à attendre à la fin.
cli-advice-played = Joué ici : { $decision }, numéro { $place } sur { $legal } ; { $loss } de chances de victoire en moins.
cli-advice-played-best = Joué ici : { $decision }, le meilleur choix selon cette recherche.
cli-advice-over = La partie est finie : choisissez une position antérieure avec --at, de 0 à { $most }.
cli-advice-nothing = La partie est finie : il n'y a plus rien à décider.
cli-advice-how-long = « { $text } » n'est pas un nombre de secondes, de { $least } à { $most } : conseil 5
cli-report-searching = Recherche dans chaque position
cli-report-not-overwritten = { $path } existe déjà et n'est pas un rapport : choisissez un autre nom avec --out.
