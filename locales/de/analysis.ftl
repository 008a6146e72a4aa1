# Die Analyse einer beendeten Partie: was der stärkste Bot von jedem Zug hält.
analyse = Partie analysieren
analysis = Analyse
analysis-depth =
    { $turns ->
        [one] Ein Zug
       *[other] { $turns } Züge
    }, { $seconds } s je Überlegung. Mit mehr Zeit sieht ein Bot es vielleicht anders.
analysis-under-way = { $judged } von { $turns } Zügen angesehen, { $seconds } s je Überlegung.
analysis-alike = der Züge so, wie Alpha sie gespielt hätte
analysis-lost = Prozentpunkte Siegchance je Zug verschenkt
analysis-row = ★ so gespielt wie Alpha; − Prozentpunkte Siegchance je Zug verschenkt.
analysis-each = Jeden Zug ansehen
analysis-earlier = Der Zug davor
analysis-later = Der nächste Zug
analysis-turn = Zug { $turn } von { $turns }
analysis-next-mistake = Zum nächsten Fehler
analysis-soon = Noch nicht angesehen
analysis-forced = Nichts zu entscheiden
analysis-stood = hatte vor diesem Zug { $chance }
analysis-better = Alpha hätte gespielt
analysis-decisions = Jede Entscheidung
turn-told = { $seat } { $deeds }.
analysis-turns = Züge
analysis-sift = Welche Züge
analysis-sift-all = alle
analysis-sift-mine = meine
analysis-sift-wrong = schwache
what-if = Was wäre, wenn?
what-if-try = Anders spielen
what-if-better = Den besseren Zug zeigen
what-if-about = Spiel auf dem Brett, was stattdessen möglich gewesen wäre. Du ziehst für alle oder lässt Alpha ziehen. Die Variante steht in der Adresse und sonst nirgends.
what-if-weighing = wird noch abgewogen
what-if-back = Zurücknehmen
what-if-answer = Alpha ziehen lassen
what-if-close = Zur Analyse
what-if-from = ab Zug { $turn }
what-if-remove = Diese Variante entfernen
mark-best = Wie Alpha
mark-good = Gut
mark-loose = Ungenau
mark-mistake = Fehler
mark-blunder = Grober Fehler
