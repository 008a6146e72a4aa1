# Das Spielzeug: jede Regel als nummerierter Satz.

ty-group-all = Alles, was es gibt
TY-001 = Ein Tipp nennt eine Farbe, Rot oder Schwarz.
TY-002 = Zwei tippen abwechselnd. Nach je drei Tipps wird die Karte aufgedeckt, und das Spiel ist zu Ende.
TY-003 = Wer auf dem ersten Platz sitzt, hat die Karte gesehen, sonst niemand.
TY-004 = Jeder richtige Tipp ist ein Punkt; gezählt wird, wenn die Karte aufgedeckt ist. Wer die meisten Punkte hat, gewinnt; bei Gleichstand teilen sich beide den Sieg.
