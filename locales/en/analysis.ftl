# The analysis of a finished game: what the strongest bot thinks of every turn.
analyse = Analyse the game
analysis = Analysis
analysis-depth =
    { $turns ->
        [one] One turn
       *[other] { $turns } turns
    }, { $seconds } s for each thought. With more time a bot might see it differently.
analysis-under-way = { $judged } of { $turns } turns looked at so far, { $seconds } s for each thought.
analysis-alike = of the turns as Alpha would have played them
analysis-lost = points of winning chance given away per turn
analysis-row = ★ played as Alpha would have; − points of winning chance given away per turn.
analysis-each = See each turn
analysis-earlier = The turn before
analysis-later = The next turn
analysis-turn = Turn { $turn } of { $turns }
analysis-next-mistake = To the next mistake
analysis-soon = Not looked at yet
analysis-forced = Nothing to choose
analysis-stood = had { $chance } before this turn
analysis-better = Alpha would have played
analysis-decisions = Decision by decision
turn-told = { $seat } { $deeds }.
analysis-turns = Turns
analysis-sift = Which turns
analysis-sift-all = all
analysis-sift-mine = mine
analysis-sift-wrong = not good
what-if = What if?
what-if-try = Try something else
what-if-better = Show the better turn
what-if-about = Do on the board what could have been done instead. You play for everybody, or let Alpha play. The line stands in the address and nowhere else.
what-if-weighing = still being weighed
what-if-back = Take back
what-if-answer = Let Alpha play
what-if-close = Back to the analysis
what-if-from = from turn { $turn }
what-if-remove = Leave this line out
mark-best = As Alpha would
mark-good = Good
mark-loose = Inaccurate
mark-mistake = Mistake
mark-blunder = Blunder
