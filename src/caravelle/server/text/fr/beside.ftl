# Ce qui entoure une table : places, discussion, conseil, relecture, fin.

bar-waiting =
    { $count ->
        [one] Attend encore un joueur
       *[other] Attend encore { $count } joueurs
    }
bar-watching = Vous regardez
bar-glory = Gloire
bar-rules = Règles
bar-replay = Revoir

seats-title = À la table
seats-not-begun =
    { $count ->
        [one] La partie commence quand la dernière place est prise.
       *[other] La partie commence quand les { $count } places libres sont prises.
    }
seats-watching = Vous regardez. Personne n'y voit d'inconvénient.
seats-open = place libre
seats-you = vous
seats-away = absent
seats-thinking = réfléchit…
seats-deciding = doit décider
seats-sit = S'asseoir ici
seats-bot = Y mettre un robot
seats-free = Libérer la place
seats-leave = Quitter
seats-leave-text = Un robot jouerait à votre place. Les autres peuvent finir la partie.
seats-leave-bot = Céder ma place à un robot
seats-level = Le robot joue
seats-invite = Envoyez ce lien à qui doit jouer avec vous.
seats-invite-watch = Qui a ce lien peut regarder.
seats-link = Lien vers cette table
seats-journal = Enregistrer le journal

chat-title = Discussion
chat-lines = Ce qui s'est dit
chat-empty = Personne n'a encore rien dit.
chat-text = Dire quelque chose à la table
chat-send = Envoyer

advice-title = Conseil
advice-text = Demandez à notre meilleur robot ce qu'il ferait à votre place.
advice-ask = Demander conseil
advice-busy = Il réfléchit…
advice-not-now = On ne peut le demander que lorsque c'est à vous de décider.
advice-share = À quel point il en est sûr
advice-line = sûr à { $share } · gagne { $win } du temps · environ { $glory } de Gloire
advice-take = Le faire
advice-note = Il joue des milliers de parties à partir d'ici et compte. Il n'en sait pas plus que vous sur l'avenir.

replay-title = Relecture
replay-start = Au début
replay-round-back = Revenir au début d'une manche
replay-back = Une décision en arrière
replay-on = Une décision en avant
replay-round-on = Jusqu'à la manche suivante
replay-play = Lecture
replay-pause = Pause
replay-slider = Décisions prises
replay-at = { $at } sur { $length } · manche { $round }
replay-pace = Rythme
replay-pace-slow = lent
replay-pace-steady = posé
replay-pace-quick = rapide
replay-leave = Revenir à la partie

ending-title = La fin
ending-so-far = Si la partie finissait maintenant
ending-won =
    { $count ->
        [one] { $names } l'emporte avec { $glory } de Gloire.
       *[other] { $names } partagent la victoire avec { $glory } de Gloire chacun.
    }
ending-verdict-loss = L'Opposition a { $difference } de Gloire d'avance : vous avez perdu.
ending-verdict-minor = Vous avez { $difference } de Gloire d'avance : une victoire mineure.
ending-verdict-victory = Vous avez { $difference } de Gloire d'avance : une victoire.
ending-verdict-major = Vous avez { $difference } de Gloire d'avance : une victoire majeure.
ending-verdict-complete = Vous avez { $difference } de Gloire d'avance : une victoire complète.
ending-verdict-total = Vous avez { $difference } de Gloire d'avance : une victoire totale.
ending-verdict-panache = Et avec panache : vous avez un bâtiment de niveau 5.
ending-source = Source de Gloire
ending-own = Ce que la variante ajoute
ending-plot = La Gloire au fil des manches
ending-plot-rounds = après la manche
ending-report = Où elle a basculé (rapport)
ending-replay = Revoir la partie
