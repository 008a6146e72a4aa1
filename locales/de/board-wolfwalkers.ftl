# Der Tisch von Wolfwalkers. Die Variablen sind in der englischen Fassung erklärt.
board-ww-name = Nenne dein Lieblingssymbol. Niemand sonst darf es nennen.
board-ww-take = Wähle eine Karte und einen Platz für sie.
board-ww-pass = Nichts darf genommen werden: passe.
board-ww-place = Lege „{ $card }“ in deine Auslage.
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
board-ww-deck = Als Nächstes im Stapel
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
board-ww-cards = { $count } von 25
board-ww-named = Lieblingssymbol: { $symbol }
board-ww-hand = Genommen
board-ww-free = Freier Platz in Reihe { $row }, Spalte { $column }
board-ww-goals = Deine Ziele
board-ww-best = bis { $points }
board-ww-take-first = Wähle deine erste Karte: Geschichte oder Ziel.
board-ww-take-solo-detail = Sobald sie liegt, nimmt auch der Wald eine Karte.
board-ww-place-detail = Jeder goldene Platz sagt, was er ändert.
board-ww-own-choice-detail = Jede Karte sagt, was sie ändert.
board-ww-deck-empty = Der Stapel ist leer
board-ww-market-count =
    { $stories ->
        [one] { $stories } Geschichte
       *[other] { $stories } Geschichten
    } · { $goals ->
        [one] { $goals } Ziel
       *[other] { $goals } Ziele
    }
board-ww-taken = genommen – auf der Hand
board-ww-symbols = Deine Symbole
board-ww-with-hand = +1 mit der genommenen Karte
board-ww-own-display = Deine Auslage
board-ww-chosen = gewählt
board-ww-running = Wird gerade genutzt.
board-ww-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
board-ww-lies =
    { $count ->
        [0] Liegt noch nicht
        [one] Liegt einmal
        [2] Liegt zweimal
        [3] Liegt dreimal
       *[other] Liegt { $count }-mal
    }
board-ww-in-lines = { $count } × { $symbol } in Reihe { $row }, Spalte { $column }
board-ww-none-in-lines = Kein Symbol { $symbol } in Reihe { $row }, Spalte { $column }
board-ww-in-the-way = { $count } × { $symbol } im Weg in Reihe { $row }, Spalte { $column }
board-ww-both =
    { $count ->
        [0] Keine Geschichte mit beiden
        [one] { $count } Geschichte mit beiden
       *[other] { $count } Geschichten mit beiden
    }
board-ww-both-in-lines =
    { $count ->
        [0] Keine Geschichte mit beiden
        [one] { $count } Geschichte mit beiden
       *[other] { $count } Geschichten mit beiden
    } in Reihe { $row }, Spalte { $column }
board-ww-even = { $a } × { $first } = { $b } × { $second }
board-ww-uneven = { $a } × { $first } ≠ { $b } × { $second }
board-ww-there =
    { $count ->
        [0] Noch nichts davon liegt.
       *[other] Schon da: { $symbols }.
    }
board-ww-last = Letzter Zug: { $card }, { $change }
board-ww-last-none = Hat noch keine Karte gelegt.
board-ww-begin = Hier beginnt deine Geschichte
board-ww-begin-text = Die erste Karte liegt in der Mitte. Von ihr aus wächst deine Auslage in alle Richtungen, bis zu 5 Reihen und 5 Spalten.
board-ww-lead-first = Geschichten zeigen Symbole. Ziele machen am Spielende Punkte daraus.
board-ww-lead-forest = Nach einer Geschichte zählt der Wald die Symbole auf der neuen obersten Karte des Stapels und nimmt die Geschichte mit dieser Nummer: 1, 2, 3 oder 4.
board-ww-forest = Der Wald
board-ww-forest-took = hat genommen
board-ww-forest-story =
    Er nahm „{ $card }“, Geschichte { $nth }: Der Stapel zeigte { $shown ->
        [one] { $shown } Symbol
       *[other] { $shown } Symbole
    }.
board-ww-forest-goal = Er nahm das Ziel, das übrig blieb: „{ $card }“.
board-ww-forest-waits = Nach jeder deiner Karten nimmt er eine.
board-ww-at-least = mindestens { $value }
board-ww-at-most = höchstens { $value }
board-ww-exactly = genau { $value }
board-ww-sky =
    Karte { $card } von 25 · { $deck ->
        [one] noch { $deck } im Stapel
       *[other] noch { $deck } im Stapel
    }
board-ww-sky-last = { $card } von 25 Karten · der Stapel ist leer
board-ww-sky-over = der Mond ist voll · alle Karten liegen
board-ww-rule-pattern = { $points } für jedes solche Muster aus { $symbols }
board-ww-rule-arrows = { $points } je Symbol { $symbol } in seiner Reihe und Spalte
board-ww-rule-arrows-cross = { $points }, wenn { $symbol } in seiner Reihe und Spalte fehlt
board-ww-rule-two-symbols = { $points } je Geschichte mit { $first } und { $second }
board-ww-rule-two-symbols-arrows = { $points } je Geschichte mit { $first } und { $second } in seiner Reihe und Spalte
board-ww-rule-balance = { $points } bei gleich vielen Symbolen { $first } und { $second }
board-ww-look = Groß ansehen
