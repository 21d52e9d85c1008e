# Wie man spielt, in unseren Worten, für alle, die das Spiel zum ersten Mal sehen.

rules-title = So wird gespielt
rules-lead = Fünf Minuten, dann kannst du anfangen. Am Tisch lässt sich nur wählen, was die Regeln erlauben, also lernst du den Rest beim Spielen. Der Zeiger oder ein langer Druck auf eine Sache sagt, was sie ist und warum du sie nicht wählen kannst.

rules-goal-title = Worum es geht
rules-goal = Nach sieben Runden gewinnt, wer den meisten Ruhm hat. Du sammelst ihn mit vier Attributen, mit Städten und den Verbindungen zwischen ihnen, mit Gebäuden und mit Karten.
rules-discs = Deine Scheiben sind deine Leute. Sie warten im Vorrat, stehen im Hafen bereit, arbeiten in Gebäuden oder leben draußen auf der Karte. Dort bringt jede meist einen Handelsmarker: Braune heben sofort ein Attribut, blaue warten im Hafen auf dich, als einzelne Aktion.

rules-round-title = Eine Runde
rules-round = Wer die Krone hat, beginnt jede Phase; die anderen folgen.
rules-phase-construction = Bauphase
rules-phase-growth = Wachstumsphase
rules-phase-salary = Lohnphase
rules-phase-action = Aktionsphase
rules-phase-discard = Abwurfphase
rules-construction = Baue ein Gebäude. Die <b>Industrie</b> bestimmt, bis zu welcher Stufe.
rules-growth = Nimm Scheiben aus dem Vorrat in den Hafen. Die <b>Kultur</b> bestimmt, wie viele.
rules-salary = Bezahle Arbeiter: Sie kommen in den Hafen zurück, und ihre Gebäude sind wieder frei. Der <b>Reichtum</b> bestimmt, wie viele.
rules-action = Zug um Zug, bis alle gepasst haben: Leg eine Scheibe auf ein freies Gebäude und tu, was es zeigt, oder verwende einen blauen Marker. Wer passt, ist bis zur nächsten Runde draußen.
rules-discard = Gib die Karten ab, die zu viel sind. Der <b>Einfluss</b> bestimmt, wie viele du behältst; ein Gouverneur hat dazu seinen eigenen Platz.

rules-actions-title = Die fünf Aktionen
rules-actions = Ein Gebäude mit + erlaubt beide Aktionen in beliebiger Reihenfolge, eines mit / nur eine davon.
rules-action-ship = Schifffahrt
rules-action-occupy = Einnehmen
rules-action-attack = Angreifen
rules-action-payment = Bezahlen
rules-action-draw = Ziehen
rules-ship = Leg eine Scheibe auf das nächste Feld des Schifffahrtswegs einer unerschlossenen Region, auf eine freie Flotte oder in die offene See einer erschlossenen. Du musst noch nicht dort sein: So kommst du überall hin.
rules-occupy = Leg eine Scheibe in eine freie Stadt in Europa oder in einer erschlossenen Region, in der du schon eine Scheibe hast.
rules-attack = Zwei deiner Scheiben nehmen jemandem eine Stadt oder Flotte, wo du auch einnehmen könntest. Eine davon geht verloren.
rules-payment = Hol mitten in der Runde einen Arbeiter in den Hafen zurück.
rules-draw = Nimm die oberste Karte eines Stapels. In seiner Region brauchst du so viele Scheiben, wie ihre Zahl sagt. Ihre Symbole zählen sofort.

rules-more-title = Gut zu wissen
rules-open = Eine Region wird erschlossen, wenn ihr Schifffahrtsweg voll ist. Wer dort die meisten Scheiben hat, wird Gouverneur.
rules-links = Wer als Erster beide Enden einer Verbindung hält, bekommt ihren Marker; wer sie am Ende hält, bekommt Ruhm.
rules-cards = Karten heben deine Attribute, solange du sie hältst. Eine abgegebene nimmt ihre Symbole mit.
rules-must = Einen Zug beginnst du nur, wenn du eine Aktion ausführen kannst. Ist nichts mehr zu tun, passt das Programm für dich.
rules-undo = Eine Entscheidung kannst du zurücknehmen, bis jemand anders entschieden hat.

rules-end-title = Das Ende
rules-end-a = wie weit jedes Attribut gekommen ist
rules-end-b = Städte, und Verbindungen mit beiden Enden in deiner Hand
rules-end-c = Gebäude und Karten mit Ruhm; 3 für ein leeres Gouverneursfeld
rules-end-d = 1 für je drei Scheiben im Hafen
rules-end-e = minus 1 für jede beiseite gelegte Sklaverei-Karte

rules-page-title = An diesem Tisch
rules-page-choose = Was du wählen kannst, ist auf der Karte, den Tableaus und der Auslage grün markiert und darunter aufgelistet. Mit Tasten: Tab geht weiter, Enter wählt.
rules-page-shapes = Jede Farbe hat eine Form: Kreis, Quadrat, Dreieck, Raute, Kreuz.
rules-page-variants = Varianten ändern wenig oder viel: die Stille Flotte zu zweit, Solo gegen die Opposition, neutrale Scheiben zu zweit oder dritt. Was sie tun, steht im Formular für einen neuen Tisch.
