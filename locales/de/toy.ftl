# Das Spielzeug: ein Spiel, um Programme auszuprobieren; keine Liste zeigt es.

game-toy = Das Spielzeug
game-toy-designed = Dieses Spiel ist von uns und dafür da, Programme auszuprobieren: das kleinste mit einem Geheimnis.

ty-action = { $guess ->
    [red] Auf Rot tippen
    [black] Auf Schwarz tippen
   *[both] Auf beide Farben tippen
}
ty-event-guessed = { $seat } tippt auf { $guess ->
    [red] Rot
    [black] Schwarz
   *[both] beide Farben
}.
ty-event-shown = Die Karte wird aufgedeckt: { $card ->
    [red] Rot
   *[black] Schwarz
}.
ty-card = Die Karte: { $card ->
    [red] Rot
    [black] Schwarz
   *[hidden] verdeckt
}
ty-prompt = Ist die Karte rot oder schwarz?
ty-seen = Du hast sie gesehen.
ty-guesses = Tipps
ty-count = Tipp { $number } von { $of }
ty-part-guesses = Richtige Tipps
ty-ending-complete = Die Karte ist aufgedeckt.

## Lernen beim Spielen

ty-lesson-goal-title = Eine Karte
ty-lesson-goal = Zwei tippen abwechselnd auf die Farbe einer Karte. Du hast sie gesehen: Sie ist rot.
ty-lesson-guess-title = Tippen
ty-lesson-guess = Jeder richtige Tipp ist ein Punkt, wenn die Karte aufgedeckt wird. Dein Tipp verrät aber auch etwas.
ty-lesson-guess-do = Berühre die rote Karte.
ty-lesson-end-title = Aufgedeckt
ty-lesson-end = Nach je drei Tipps wird die Karte aufgedeckt, und die Punkte werden gezählt.

## Die Einführung

ty-guide-card-title = Eine Karte
ty-guide-card = Wer anfängt, hat die Karte gesehen, die andere Seite nicht. Beide tippen abwechselnd, je dreimal.
ty-guide-guess-title = Tippen
ty-guide-guess = Jeder richtige Tipp ist am Ende ein Punkt.
ty-guide-guess-do = Berühre eine Farbe.
ty-guide-again-title = Und noch einmal
ty-guide-again = Was die andere Seite tippt, kann stimmen oder auch nicht.
ty-guide-again-do = Warte auf die andere Seite und tippe dann wieder.
