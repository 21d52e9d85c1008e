# Die Regeln in Kürze, in unseren Worten; ein Absatz je Thema.

cli-rules-goal = ZIEL. Sieben Runden; der meiste Ruhm gewinnt. Ruhm bringen Attribute, Städte und Verbindungen, Gebäude und Karten, und übrige Scheiben.
cli-rules-round = EINE RUNDE. Die Krone beginnt jede Phase. Ein Gebäude bauen, bis zur Baustufe (Industrie); Scheiben erhalten, nach der Wachstumsstufe (Kultur); Arbeiter bezahlen, was ihre Gebäude frei macht, nach der Lohnstufe (Reichtum); handeln, bis alle gepasst haben; Karten über dem Kartenlimit (Einfluss) abwerfen.
cli-rules-turn = EIN ZUG. Eine Scheibe aus dem Hafen auf ein freies Gebäude legen und dessen Aktionen ausführen („+“: eine oder beide, „/“: eine davon), oder einen blauen Handelsmarker verwenden, oder für den Rest der Runde passen.
cli-rules-ship = SCHIFFFAHRT. Eine Scheibe auf das nächste Feld des Schifffahrtswegs einer nicht erschlossenen Region, auf eine freie Flotte in Europa oder einer erschlossenen Region, oder auf die offene See einer erschlossenen Region. Das letzte Feld erschließt die Region: Die meisten Scheiben auf dem Weg gewinnen den Gouverneur, bei Gleichstand die Scheibe am nächsten beim Stapel.
cli-rules-occupy = EINNEHMEN. Eine Scheibe in eine freie Stadt in Europa, oder in einer erschlossenen Region, in der man schon eine Scheibe hat.
cli-rules-attack = ANGREIFEN. Zwei Scheiben gegen Stadt oder Flotte eines anderen, in Europa oder in einer erschlossenen Region, in der man eine Scheibe hat: Eine geht verloren, die andere nimmt den Platz ein.
cli-rules-draw = ZIEHEN. Die oberste Karte eines Stapels, wenn ihr Wert nicht höher ist als die Zahl der eigenen Scheiben im Gebiet (Europa und Sklaverei: in Europa); oder eine Karte vom Ablagestapel, nach den Scheiben in Europa.
cli-rules-payment = BEZAHLEN. Ein Arbeiter kehrt in den Hafen zurück, außer von Gebäuden mit durchgestrichenem Bezahl-Symbol.
cli-rules-links = VERBINDUNGEN. Wer als Erster beide Enden einer Verbindung hält, nimmt ihren Marker; am Ende beide zu halten bringt Ruhm.
cli-rules-cards = KARTEN. Ihre Symbole zählen sofort. Am Ende einer Runde behält man so viele wie sein Kartenlimit, dazu einen Gouverneur auf dem freien Feld; leer ist es am Ende 3 Ruhm wert. Sklaverei gibt einen Platz mehr, aber Europa 5 schafft sie ab: Jede solche Karte kostet dann 1 Ruhm.
cli-rules-end = DAS ENDE. A: der Ruhm jedes Attributs; B: Städte und Verbindungen; C: Gebäude, Karten, leeres Feld; D: 1 für je 3 Scheiben im Hafen; E: minus 1 für jede beiseite gelegte Sklaverei-Karte.
