# Was das hier ist, wessen Spiel es ist, und was es über Sklaverei sagt.

about-title = Regeln und mehr
about-contents = Auf dieser Seite

about-slavery-title = Sklaverei in diesem Spiel
about-slavery-history = Die Jahrhunderte dieses Spiels sind auch die, in denen europäische Schiffe über zwölf Millionen Menschen aus Afrika in die Sklaverei verschleppten. Fast zwei Millionen von ihnen starben auf See. Vieles, was in Lissabon, Nantes, Liverpool oder Amsterdam Reichtum hieß, kam daher. Die Versklavten leisteten vom ersten Tag an Widerstand; in Haiti befreiten sie sich selbst. Am Ende wurden der Handel und dann die Sklaverei verboten, und was sie Menschen und Völkern angetan haben, ist nicht vorbei.
about-slavery-game = Das Spiel verschweigt es nicht. Einer seiner Stapel heißt Sklaverei. Seine Karten sind stark und kommen früh, und niemand muss eine nehmen. Wer es tut, muss damit leben: Wird die Sklaverei abgeschafft oder die Karte abgegeben, so zählt sie am Ende gegen ihren Besitzer. Jeder kann die Abschaffung herbeiführen. Auf diesem Tisch wird kein Mensch verschoben oder besessen; verlangt wird von dir eine Entscheidung.
about-slavery-us = Wir spielen es, wie es gedruckt ist, und beschönigen nichts: Der Tisch nennt den Stapel beim Namen und sagt deutlich, wann eine seiner Karten genommen und wann die Sklaverei abgeschafft wird. Dieselbe Ehrlichkeit gilt für den Rest der Karte. In den Städten, die die Regeln frei nennen, lebten Menschen, und „Einnehmen“ und „Gouverneur“ sind milde Worte für Eroberung und Herrschaft. Man kann das Spiel mögen und das wissen. Wenn es dich zum Weiterlesen bringt oder zu einem Gespräch am Tisch: umso besser.

about-what-title = Was das hier ist
about-what = Caravelle ist ein freies Programm, das Brettspiele aus der Zeit der Segelschiffe nach ihren gedruckten Regeln spielt. Es ist von Leuten gemacht, die sie mögen, und sein Quelltext steht offen unter der Apache-Lizenz 2.0.
about-whose = Endeavor: Age of Sail ist ein Brettspiel von Carl de Visser und Jarratt Gray, erschienen bei Burnt Island Games und Grand Gamers Guild. Name und Spiel gehören ihren Eigentümern. Caravelle ist inoffiziell: Niemand von ihnen hat es bestellt, gebilligt oder daran mitgewirkt. Wenn dir das Spiel gefällt, kauf es: Auf einem echten Tisch ist es noch schöner.
about-ours = Was du hier siehst, ist von uns: Karten, Figuren und Verzierungen zeichnet das Programm, die Küsten stammen aus den gemeinfreien Daten von Natural Earth, und die Regeln stehen in unseren Worten da. Kein Text und kein Bild der Verlage ist dabei.
about-privacy = Wir behalten deinen Namen, deine Partien und was du im Gespräch sagst, weil es zum Spielen nötig ist. Es gibt ein einziges Cookie, das sagt, wer du bist, und sonst nichts: keine Werbung, keine Messung, nichts von anderen Seiten.
