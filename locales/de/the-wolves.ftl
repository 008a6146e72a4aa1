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
    } { $hex }

## Figuren und Marker

tw-piece-alpha = Alphawolf
tw-piece-pack = Wolf
tw-piece-den = Bau
tw-piece-lair = Höhle
tw-piece-lone-wolf = Einsamer Wolf
tw-bonus-action = Aktions-Bonusmarker
tw-bonus-terrain = Gelände-Bonusmarker
tw-token-region = Wertungsmarker
tw-token-points = SP-Marker
tw-tile-home = Lebensraumplättchen
tw-tile-ordinary = Geländeplättchen
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
tw-track-prey = Jagdleiste
tw-track-wolves = Wölfe
tw-board-moonlight = Mondkalender
tw-board-player = Spielertableau
tw-phase-crescent = Sichelmond
tw-phase-quarter = Halbmond
tw-phase-full = Vollmond

## Anzahlen

tw-count-points =
    { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
tw-count-actions =
    { $count ->
        [one] { $count } Aktion übrig
       *[other] { $count } Aktionen übrig
    }
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
tw-count-region-tokens =
    { $count ->
        [one] { $count } Wertungsmarker
       *[other] { $count } Wertungsmarker
    }
tw-count-wolves =
    { $count ->
        [one] { $count } Wolf
       *[other] { $count } Wölfe
    }
tw-count-dens =
    { $count ->
        [one] { $count } Bau
       *[other] { $count } Baue
    }
tw-count-lairs =
    { $count ->
        [one] { $count } Höhle
       *[other] { $count } Höhlen
    }
tw-count-prey =
    { $count ->
        [one] { $count } Beutemarker
       *[other] { $count } Beutemarker
    }
tw-count-control = { $count } Kontrolle
tw-count-date = Datum { $date }

## Wertung und Ende

tw-part-spread = Rudelausbreitung
tw-part-speed = Wolfsgeschwindigkeit
tw-part-howl = Heulreichweite
tw-part-lairs = Höhlen
tw-part-prey = Beutetiere
tw-part-wolves = Wölfe
tw-part-regions = Wertungsmarker
tw-part-tokens = SP-Marker
tw-ending-full-moon = Der Vollmond ist aufgegangen: Das Spiel ist aus.
tw-ending-turn-limit = Die Zuggrenze ist erreicht: Das Spiel wird gewertet, wie es steht, und gilt als unbeendet.

## Optionen

tw-option-tiles = Plättchen zu Beginn
tw-option-tiles-chosen = alle wählen ihre Seite
tw-option-tiles-fronts = alle Vorderseiten
tw-option-layout = Anordnung des Spielplans
tw-option-layout-random = zufällig
tw-option-packs = Rudel
tw-option-packs-random = zufällig verteilt
tw-option-turns = Zuggrenze

## Was zu entscheiden ist

tw-stage-sides = Wähle, welche Seite deiner fünf gewöhnlichen Plättchen oben liegt.
tw-stage-draft = Wähle ein Startfeld für einen Alphawolf und einen Wolf.
tw-stage-between = Wähle eine Aktion und bezahle sie.
tw-stage-moving = Wähle einen Wolf und sein Ziel, oder beende die Bewegung.
tw-stage-pushing = Wähle, wohin der verdrängte Wolf kommt.
tw-stage-howling = Wähle den einsamen Wolf, den du anheulst.
tw-stage-denning = Wähle das Feld für deinen Bau.
tw-stage-lairing = Wähle den Bau, der zur Höhle wird.
tw-stage-dominating = Wähle den gegnerischen Wolf oder Bau, den du dominierst.
tw-stage-track = Wähle die Attributsleiste, von der der Bau kommt.
tw-stage-over = Das Spiel ist aus.

## Aktionen, wie man sie liest

tw-deed-move = Bewegen
tw-deed-howl = Heulen
tw-deed-den = Bau graben
tw-deed-lair = Bau zu Höhle aufwerten
tw-deed-dominate = Dominieren
tw-action-sides =
    { $side ->
        [fronts] Alle Vorderseiten nach oben
       *[backs] Alle Rückseiten nach oben
    }
tw-action-start = Auf { $hex } beginnen
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
tw-action-bonus-action = Aktions-Bonusmarker für eine weitere Aktion abwerfen
tw-action-end-turn = Zug beenden
tw-action-go =
    { $wolf ->
        [alpha] Alphawolf von { $from } nach { $to }
       *[pack] Wolf von { $from } nach { $to }
    }
tw-action-done = Keine weiteren Wölfe bewegen
tw-action-push = Nach { $hex } verdrängen
tw-action-howl = Den einsamen Wolf auf { $hex } anheulen
tw-action-den = Auf { $hex } einen Bau graben
tw-action-track =
    { $track ->
        [spread] Bau von der Rudelausbreitung nehmen
        [speed] Bau von der Wolfsgeschwindigkeit nehmen
       *[howl] Bau von der Heulreichweite nehmen
    }
tw-action-lair = Den Bau auf { $hex } zur Höhle aufwerten
tw-action-dominate-wolf = Den Wolf auf { $hex } dominieren
tw-action-dominate-den = Den Bau auf { $hex } dominieren

## Der Verlauf

tw-event-sides-chosen =
    { $side ->
        [fronts] { $seat } beginnt mit allen Vorderseiten oben.
       *[backs] { $seat } beginnt mit allen Rückseiten oben.
    }
tw-event-placed = { $seat } beginnt auf { $hex }.
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
        [alpha] { $seat } bewegt einen Alphawolf von { $from } nach { $to }.
       *[pack] { $seat } bewegt einen Wolf von { $from } nach { $to }.
    }
tw-event-wolf-pushed =
    { $wolf ->
        [alpha] { $seat } verdrängt einen Alphawolf von { $from } nach { $to } (Besitzer: { $owner }).
       *[pack] { $seat } verdrängt einen Wolf von { $from } nach { $to } (Besitzer: { $owner }).
    }
tw-event-howled =
    { $wolf ->
        [alpha] { $seat } heult: Der einsame Wolf auf { $hex } schließt sich als Alphawolf an.
       *[pack] { $seat } heult: Der einsame Wolf auf { $hex } schließt sich als Wolf an.
    }
tw-event-den-built =
    { $track ->
        [spread] { $seat } gräbt einen Bau auf { $hex } (Rudelausbreitung).
        [speed] { $seat } gräbt einen Bau auf { $hex } (Wolfsgeschwindigkeit).
       *[howl] { $seat } gräbt einen Bau auf { $hex } (Heulreichweite).
    }
tw-event-lair-built = { $seat } wertet den Bau auf { $hex } zur Höhle auf.
tw-event-dominated =
    { $piece ->
        [den] { $seat } dominiert den Bau auf { $hex } (bisher: { $owner }).
        [alpha] { $seat } dominiert den Wolf auf { $hex } (bisher: { $owner }); er wird zum Alphawolf.
       *[pack] { $seat } dominiert den Wolf auf { $hex } (bisher: { $owner }).
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
    } auf { $hex }.
tw-event-date-filled =
    Datum { $date }: { $piece ->
        [lone-wolf] ein einsamer Wolf
        [den] ein Bau
       *[pack] ein Wolf
    }{ $phase ->
        [crescent] ; der Sichelmond geht auf
        [quarter] ; der Halbmond geht auf
        [full] ; der Vollmond geht auf
       *[none] { "" }
    }.
tw-event-region-scored =
    Region { $region }, { $phase ->
        [crescent] Sichelmond
        [quarter] Halbmond
       *[full] Vollmond
    }: { $award ->
        [won] { $first } nimmt den Wertungsmarker ({ $high }), Zweiter: { $second } ({ $low }).
        [alone] { $first } nimmt den Wertungsmarker ({ $high }); niemand wird Zweiter.
        [tied] Gleichstand, je { $low } für { $tied }.
       *[nobody] niemand punktet.
    }
tw-event-turn-ended = { $seat } beendet den Zug.
tw-event-game-ended =
    { $end ->
        [full-moon] Das Spiel endet mit dem Vollmond. Sieg: { $winners }.
       *[turn-limit] Das Spiel hält an der Zuggrenze. Vorn: { $winners }.
    }
