# Die Wörter der Wölfe neben den Regeln. Welche Variablen was enthalten, steht im Kopf der englischen Datei.

## Rudel

tw-pack-forest = Waldwölfe
tw-pack-rock = Felsenwölfe
tw-pack-grass = Graswölfe
tw-pack-tundra = Tundrawölfe
tw-pack-desert = Wüstenwölfe
tw-pack-third = Drittes Rudel

## Gelände und Orte

tw-terrain-forest = Wald
tw-terrain-rock = Felsen
tw-terrain-grass = Gras
tw-terrain-tundra = Tundra
tw-terrain-desert = Wüste
tw-terrain-water = Wasserquelle
tw-terrain-chasm = Zentrale Schlucht
tw-place-start = Starttableau
tw-place-region = Region { $region }
tw-place-hex =
    { $terrain ->
        [forest] Wald
        [rock] Felsen
        [grass] Gras
        [tundra] Tundra
        [desert] Wüste
        [water] Wasserquelle
       *[chasm] Schlucht
    }{ $letter ->
        [none] { "" }
       *[other] { " " }{ $letter }
    }, { $region ->
        [0] Starttableau
       *[other] Region { $region }
    }

## Figuren und Marker

tw-piece-alpha = Alphawolf
tw-piece-pack = Rudelwolf
tw-piece-den = Bau
tw-piece-lair = Höhle
tw-piece-lone-wolf = Einsamer Wolf
tw-prey-moose = Elch
tw-prey-deer = Hirsch
tw-prey-raccoon = Waschbär
tw-prey-boar = Wildschwein
tw-prey-rabbit = Hase

## Tableaus und Leisten

tw-track-spread = Rudelausbreitung
tw-track-speed = Wolfsgeschwindigkeit
tw-track-howl = Heulreichweite
tw-track-lairs = Höhlen
tw-track-prey = Beute
tw-track-wolves = Rudelwölfe
tw-board-moonlight = Mondkalender
tw-board-player = Spielertableau
tw-phase-crescent = Sichelmond
tw-phase-quarter = Halbmond
tw-phase-full = Vollmond

## Anzahlen

tw-count-bonus-action =
    { $count ->
        [one] { $count } Aktions-Bonusmarker
       *[other] { $count } Aktions-Bonusmarker
    }
tw-count-bonus-terrain =
    { $count ->
        [one] { $count } Gelände-Bonusmarker
       *[other] { $count } Gelände-Bonusmarker
    }
tw-count-lairs =
    { $count ->
        [one] { $count } Höhle
       *[other] { $count } Höhlen
    }
tw-count-date = Datum { $date }

## Wertung und Ende

tw-part-spread = Rudelausbreitung
tw-part-speed = Wolfsgeschwindigkeit
tw-part-howl = Heulreichweite
tw-part-lairs = Höhlen
tw-part-prey = Beutetiere
tw-part-wolves = Rudelwölfe
tw-part-regions = Wertungsmarker
tw-part-tokens = SP-Marker
tw-ending-full-moon = Der Vollmond ist erschienen: Das Spiel ist zu Ende.
tw-ending-turn-limit = Das Zuglimit ist erreicht: Das Spiel wird gewertet, wie es steht, und gilt als unbeendet.

## Optionen

tw-option-tiles = Plättchen zu Beginn
tw-option-tiles-chosen = alle wählen ihre Seite
tw-option-tiles-fronts = alle Vorderseiten
tw-option-layout = Anordnung des Spielplans
tw-option-layout-random = zufällig
tw-option-packs = Rudel
tw-option-packs-random = zufällig verteilt
tw-option-turns = Zuglimit

## Was zu entscheiden ist

tw-stage-sides = Welche Seite deiner Plättchen liegt oben?
tw-stage-draft = Wo beginnen ein Alphawolf und ein Rudelwolf?
tw-stage-between = Führe eine Aktion aus.
tw-stage-moving = Welcher Wolf läuft, und wohin?
tw-stage-pushing = Wohin weicht der verdrängte Wolf?
tw-stage-howling = Welcher einsame Wolf hört dich?
tw-stage-denning = Wo gräbst du den Bau?
tw-stage-lairing = Welcher Bau wird zur Höhle?
tw-stage-dominating = Welchen Wolf oder Bau dominierst du?
tw-stage-track = Von welcher Leiste kommt der Bau?
tw-stage-over = Das Spiel ist zu Ende.

## Aktionen, wie man sie liest

tw-action-sides =
    { $side ->
        [fronts] Alle Vorderseiten nach oben
       *[backs] Alle Rückseiten nach oben
    }
tw-action-start = Hier beginnen: { $hex }
tw-action-pay =
    { $deed ->
        [move] Bewegen
        [howl] Heulen
        [den] Bau graben
        [lair] Bau aufwerten
       *[dominate] Dominieren
    }, { $terrain ->
        [forest] Wald
        [rock] Felsen
        [grass] Gras
        [tundra] Tundra
       *[desert] Wüste
    }: { $tiles ->
        [0] kein Plättchen
        [one] Plättchen { $slots } wenden
       *[other] Plättchen { $slots } wenden
    }{ $tokens ->
        [0] { "" }
        [one] , { $tokens } Marker abwerfen
       *[other] , { $tokens } Marker abwerfen
    }
tw-action-bonus-action = Noch eine Aktion für einen Marker
tw-action-end-turn = Zug beenden
tw-action-go =
    { $wolf ->
        [alpha] Alphawolf: { $from } → { $to }
       *[pack] Rudelwolf: { $from } → { $to }
    }
tw-action-done = Bewegung beenden
tw-action-push = Verdrängen nach: { $hex }
tw-action-howl = Den einsamen Wolf anheulen ({ $hex })
tw-action-den = Einen Bau graben ({ $hex })
tw-action-track =
    { $track ->
        [spread] Bau von der Rudelausbreitung nehmen
        [speed] Bau von der Wolfsgeschwindigkeit nehmen
       *[howl] Bau von der Heulreichweite nehmen
    }
tw-action-lair = Den Bau zur Höhle aufwerten ({ $hex })
tw-action-dominate-wolf = Den Rudelwolf dominieren ({ $hex })
tw-action-dominate-den = Den Bau dominieren ({ $hex })

## Der Verlauf

tw-event-sides-chosen =
    { $side ->
        [fronts] { $seat } beginnt mit allen Vorderseiten oben.
       *[backs] { $seat } beginnt mit allen Rückseiten oben.
    }
tw-event-placed = { $seat } beginnt: { $hex }.
tw-event-turn-began = Zug { $number }: { $seat }.
tw-event-paid =
    { $seat } bezahlt { $deed ->
        [move] eine Bewegung
        [howl] ein Heulen
        [den] einen Bau
        [lair] eine Höhle
       *[dominate] ein Dominieren
    }, { $terrain ->
        [forest] Wald
        [rock] Felsen
        [grass] Gras
        [tundra] Tundra
       *[desert] Wüste
    }: { $tiles ->
        [0] kein Plättchen
        [one] { $tiles } Plättchen
       *[other] { $tiles } Plättchen
    }{ $tokens ->
        [0] { "" }
        [one] { " " }und { $tokens } Gelände-Bonusmarker
       *[other] { " " }und { $tokens } Gelände-Bonusmarker
    }.
tw-event-bonus-action-bought = { $seat } kauft eine Bonusaktion.
tw-event-wolf-moved =
    { $wolf ->
        [alpha] { $seat }, Alphawolf: { $from } → { $to }.
       *[pack] { $seat }, Rudelwolf: { $from } → { $to }.
    }
tw-event-wolf-pushed =
    { $wolf ->
        [alpha] { $seat } verdrängt einen Alphawolf von { $owner }: { $from } → { $to }.
       *[pack] { $seat } verdrängt einen Rudelwolf von { $owner }: { $from } → { $to }.
    }
tw-event-howled =
    { $wolf ->
        [alpha] { $seat } heult: Ein einsamer Wolf schließt sich als Alphawolf an ({ $hex }).
       *[pack] { $seat } heult: Ein einsamer Wolf schließt sich als Rudelwolf an ({ $hex }).
    }
tw-event-den-built =
    { $track ->
        [spread] { $seat } gräbt einen Bau: { $hex } (Rudelausbreitung).
        [speed] { $seat } gräbt einen Bau: { $hex } (Wolfsgeschwindigkeit).
       *[howl] { $seat } gräbt einen Bau: { $hex } (Heulreichweite).
    }
tw-event-lair-built = { $seat } wertet einen Bau zur Höhle auf: { $hex }.
tw-event-dominated =
    { $piece ->
        [den] { $seat } dominiert einen Bau von { $owner }: { $hex }.
        [alpha] { $seat } dominiert einen Rudelwolf von { $owner }: { $hex }; er wird zum Alphawolf.
       *[pack] { $seat } dominiert einen Rudelwolf von { $owner }: { $hex }.
    }
tw-event-bonus-gained =
    { $bonus ->
        [action] { $seat } erhält einen Aktions-Bonusmarker.
       *[terrain] { $seat } erhält einen Gelände-Bonusmarker.
    }
tw-event-hunted =
    { $seat } erlegt { $prey ->
        [moose] einen Elch
        [deer] einen Hirsch
        [raccoon] einen Waschbären
        [boar] ein Wildschwein
       *[rabbit] einen Hasen
    } ({ $hex }).
tw-event-date-filled =
    Datum { $date }: { $piece ->
        [lone-wolf] ein einsamer Wolf
        [den] ein Bau
       *[pack] ein Rudelwolf
    }{ $phase ->
        [crescent] ; der Sichelmond erscheint
        [quarter] ; der Halbmond erscheint
        [full] ; der Vollmond erscheint
       *[none] { "" }
    }.
tw-event-region-scored =
    Region { $region }, { $phase ->
        [crescent] Sichelmond
        [quarter] Halbmond
       *[full] Vollmond
    }: { $award ->
        [won] { $first } nimmt den Wertungsmarker ({ $high }), zweiter Platz: { $second } ({ $low }).
        [alone] { $first } nimmt den Wertungsmarker ({ $high }); den zweiten Platz bekommt niemand.
        [second-tied] { $first } nimmt den Wertungsmarker ({ $high }); Gleichstand um den zweiten Platz ({ $tied }), dafür gibt es nichts.
        [tied] Gleichstand von { $tied }; wer davon mitspielt, erhält { $low }.
       *[nobody] niemand punktet.
    }
tw-event-turn-ended = { $seat } beendet den Zug.
tw-event-game-ended =
    { $end ->
        [full-moon] Das Spiel endet mit dem Vollmond. Sieg: { $winners }.
       *[turn-limit] Das Spiel endet am Zuglimit. Vorn: { $winners }.
    }
tw-turn-ran =
    { $count ->
        [one] läuft { $count } Feld
       *[other] läuft { $count } Felder
    }
tw-turn-howled =
    { $count ->
        [one] gewinnt { $count } einsamen Wolf
       *[other] gewinnt { $count } einsame Wölfe
    }
tw-turn-den =
    { $count ->
        [one] gräbt einen Bau
       *[other] gräbt { $count } Baue
    }
tw-turn-lair =
    { $count ->
        [one] wertet einen Bau zur Höhle auf
       *[other] wertet { $count } Baue zu Höhlen auf
    }
tw-turn-took = dominiert { $piece ->
        [den] einen Bau
       *[other] einen Rudelwolf
    } in Region { $region } ({ $owner })
tw-turn-hunted = erlegt { $prey ->
        [moose] einen Elch
        [deer] einen Hirsch
        [raccoon] einen Waschbären
        [boar] ein Wildschwein
       *[rabbit] einen Hasen
    }
board-tw-stone-spread = Ausbreitung
board-tw-stone-speed = Tempo
board-tw-stone-howl = Heulen
board-tw-stone-lairs = Höhlen
board-tw-stone-prey = Beute
board-tw-stone-wolves = Rudelwölfe
board-tw-stone-regions = Regionen
board-tw-stone-tokens = SP-Marker
