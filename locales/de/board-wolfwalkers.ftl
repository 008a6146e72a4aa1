# Der Tisch von Wolfwalkers. Die Variablen sind in der englischen Fassung erklärt.
board-ww-name = Nenne dein Lieblingssymbol. Niemand sonst darf es nennen.
board-ww-take = Nimm eine Karte aus dem Markt.
board-ww-pass = Nichts darf genommen werden: passe.
board-ww-place = Lege die Karte in deine Auslage. Die Zahlen sagen, was jeder Platz an deinen Punkten ändert.
board-ww-end = Beende deinen Zug oder nutze vorher eine Modulkarte.
board-ww-final = Vor der Wertung: Nutze Gelegenheiten des Spielendes oder schließe ab.
board-ww-ask-own = { $module }: Wähle eine Karte deiner Auslage.
board-ww-ask-other = { $module }: Wähle eine Karte in der Auslage der nächsten Person.
board-ww-ask-market = { $module }: Wähle eine Karte im Markt.
board-ww-ask-spot = { $module }: Wähle einen Platz für die Karte.
board-ww-ask-side = { $module }: Wähle die Seite, die du legst.
board-ww-ask-symbol = { $module }: Wähle ein Symbol.
board-ww-ask-next = { $module }: Wähle, welche Karte als nächste von oben kommt.
board-ww-market = Markt
board-ww-deck = Stapel
board-ww-deck-count =
    { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
board-ww-empty = leer
board-ww-barred = vergeben
board-ww-barred-side = nicht in diesem Zug
board-ww-barred-owned = schon in der Auslage
board-ww-barred-fresh = zu neu
board-ww-looking = Oben auf dem Stapel
board-ww-hidden = Eine Karte, die nur sieht, wer am Zug ist
board-ww-modules = Module
board-ww-permanent = Besonderheit
board-ww-opportunity = Gelegenheit
board-ww-met = (erfüllt)
board-ww-not-met = (noch nicht erfüllt)
board-ww-metric-score = Punkte
board-ww-metric-patterns = Punkte aus Mustern
board-ww-metric-goals = Ziele
board-ww-metric-zero = Ziele mit 0 Punkten
board-ww-metric-kinds = Arten von Zielen, die punkten
board-ww-display = Auslage: { $name }
board-ww-cards = { $count } von 25 Karten
board-ww-next = als Nächstes
board-ww-named = Lieblingssymbol: { $symbol }
board-ww-hand = Genommen
board-ww-free = Freier Platz in Reihe { $row }, Spalte { $column }
board-ww-goals = Ziele und was sie jetzt bringen
board-ww-no-goals = Noch keine Ziele. Geschichten allein bringen keine Punkte.
board-ww-best = bis { $points }
