# Words of the bots and of their tournaments.

bots-head-bot = Bot
bots-head-games = Partien
bots-head-wins = Siege
bots-head-rate = Siegquote
bots-head-ci95 = 95-%-Bereich
bots-head-points = Punkte
bots-head-rating = Wertung
bots-head-decisions = Entscheidungen
bots-head-time = Bedenkzeit
bots-head-overruns = Überzogen
bots-unfinished = { $count ->
    [one] Eine Partie war am Zuglimit nicht zu Ende und ist gewertet, wie sie stand.
   *[other] { $count } Partien waren am Zuglimit nicht zu Ende und sind gewertet, wie sie standen.
}

cli-about-match = Bots gegeneinander spielen lassen und sagen, wie gut sie sind
cli-arg-match-game = Das Spiel: the-wolves, lone-wolves oder wolfwalkers
cli-arg-match-bots = Die Bots: random, pup, rover, yearling, scout, tracker, hunter, elder, warden, ranger, veteran, greyback, sage, shadow, beta, alpha, packmate, alpha-stalker, alpha-builder, alpha-raider, alpha-strategist, beginner-lead, beginner-lure; mit eigenem Budget wie alpha@200ms oder alpha@1000
cli-arg-match-games = Anzahl der Partien; aufgerundet, damit jede Sitzordnung gleich oft gespielt wird
cli-arg-match-players = Anzahl der Plätze am Tisch, wenn nicht einer je Bot
cli-arg-match-options = Optionen des Spiels, etwa board=advanced
cli-arg-match-seed = Startwert des ersten Aufbaus; die anderen folgen
cli-arg-match-ms = Millisekunden je Entscheidung
cli-arg-match-iterations = Durchgänge der Suche je Entscheidung statt Millisekunden: auf jedem Rechner gleich
cli-arg-match-jobs = Wie viele Partien zugleich; ohne Angabe alle Kerne
cli-arg-match-plot = Das Ergebnis in diese Datei zeichnen
cli-arg-match-records = Die Aufzeichnung jeder Partie in diesem Verzeichnis ablegen
cli-arg-match-resume = Beendete Partien in dieser Datei halten und dort weitermachen

cli-arg-bench-bots = Statt der Regeln die Bots messen: Suchläufe und Entscheidungen je Sekunde
bots-bench-level = Stufe
bots-bench-simulations = Suchläufe/s
bots-bench-decisions = Entscheidungen/s
