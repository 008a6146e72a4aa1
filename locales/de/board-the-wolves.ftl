# Die Wölfe am Tisch. Welche Variablen was enthalten, steht im Kopf der englischen Datei.

board-tw-map = Der Spielplan
board-tw-points-mark = Punkte
board-tw-actions = Deine Aktionen
board-tw-tiles = Geländeplättchen
board-tw-tracks = Attributsleisten
board-tw-bonus-or-end = Kaufe mit einem Marker noch eine Aktion oder beende den Zug.
board-tw-pushed = Der Wolf gehört { $owner }.
board-tw-deed-move = Bewegen
board-tw-deed-howl = Heulen
board-tw-deed-den = Bau
board-tw-deed-lair = Höhle
board-tw-deed-dominate = Dominieren
board-tw-cost =
    { $count ->
        [one] kostet { $count } Plättchen
       *[other] kostet { $count } Plättchen
    }
board-tw-any-terrain = Nur mit Markern:
board-tw-tile =
    Plättchen { $slot }: { $terrain ->
        [forest] Wald
        [rock] Felsen
        [grass] Gras
        [tundra] Tundra
       *[desert] Wüste
    }, gewendet { $other ->
        [forest] Wald
        [rock] Felsen
        [grass] Gras
        [tundra] Tundra
       *[desert] Wüste
    }
board-tw-next-den =
    als Nächstes: { $value }{ $bonus ->
        [action] , Aktions-Bonusmarker
        [terrain] , Gelände-Bonusmarker
       *[none] { "" }
    }{ $points ->
        [0] { "" }
        [one] , { $points } Punkt
       *[other] , { $points } Punkte
    }
board-tw-no-dens = alle Baue gegraben
board-tw-joined =
    { $count ->
        [one] { $count } Wolf ist dazugekommen
       *[other] { $count } Wölfe sind dazugekommen
    }
board-tw-days =
    { $count ->
        [0] { $phase ->
        [crescent] Der Sichelmond wird am Ende dieses Zuges gewertet.
        [quarter] Der Halbmond wird am Ende dieses Zuges gewertet.
       *[full] Der Vollmond wird am Ende dieses Zuges gewertet.
    }
        [one] Noch { $count } Tag bis zum { $phase ->
        [crescent] Sichelmond
        [quarter] Halbmond
       *[full] Vollmond
    }
       *[other] Noch { $count } Tage bis zum { $phase ->
        [crescent] Sichelmond
        [quarter] Halbmond
       *[full] Vollmond
    }
    }
board-tw-no-days = Alle drei Monde sind gewertet.
board-tw-regions = Kontrolle in den Regionen
board-tw-scored = gewertet
board-tw-nobody = niemand
board-tw-control =
    { $name }: Kontrolle { $strength }{ $alphas ->
        [0] { "" }
        [one] , { $alphas } Alphawolf
       *[other] , { $alphas } Alphawölfe
    }
board-tw-stack = noch { $count }
board-tw-one-short = Noch ein Wolf daneben, und du erlegst das Tier.
board-tw-dates = { $filled } von { $last } Tagen sind belegt.
board-tw-now = jetzt
board-tw-points =
    { $count ->
        [one] Punkt
       *[other] Punkte
    }
board-tw-gain = würde jetzt +{ $count } bringen
board-tw-gain-short = +{ $count } jetzt
board-tw-home = Lebensraum
board-tw-reach =
    { $deed ->
        [move] { $count ->
        [0] nichts erreichbar
       *[other] { $count } erreichbar
    }
        [howl] { $count ->
        [0] keiner in Reichweite
        [one] { $count } einsamer Wolf
       *[other] { $count } einsame Wölfe
    }
        [den] { $count ->
        [0] kein Platz
        [one] { $count } Platz
       *[other] { $count } Plätze
    }
        [lair] { $count ->
        [0] kein Bau am Wasser
        [one] { $count } Bau
       *[other] { $count } Baue
    }
       *[dominate] { $count ->
        [0] nichts in Reichweite
       *[other] { $count } in Reichweite
    }
    }
board-tw-yours = deiner
board-tw-preview = Region { $region }: du { $was } → { $now }, jetzt +{ $then } statt +{ $before }.
board-tw-surrounded = { $prey ->
        [moose] Der Elch ist umzingelt.
        [deer] Der Hirsch ist umzingelt.
        [raccoon] Der Waschbär ist umzingelt.
        [boar] Das Wildschwein ist umzingelt.
       *[rabbit] Der Hase ist umzingelt.
    }
board-tw-open = freies Gelände:
board-tw-how-between =
    { $count ->
        [one] { $count } Aktion übrig. Berühre einen Wolf und sein Ziel oder eine Aktion und ihr Ziel.
       *[other] { $count } Aktionen übrig. Berühre einen Wolf und sein Ziel oder eine Aktion und ihr Ziel.
    }
board-tw-how-sides = Das Lebensraumplättchen bleibt, wie es ist. Die anderen wendest du später, wenn du mit ihnen bezahlst.
board-tw-how-draft = Beide beginnen zusammen. Dein zweites Paar beginnt jenseits der Schlucht.
board-tw-how-moving =
    { $count ->
        [one] { $terrain }, bis zu { $speed } Felder weit. { $count } Wolf darf noch laufen.
       *[other] { $terrain }, bis zu { $speed } Felder weit. { $count } Wölfe dürfen noch laufen.
    }
board-tw-how-range = { $terrain }, höchstens { $range } Felder von einem Alphawolf.
board-tw-how-beside = { $terrain }, auf dem Feld eines Alphawolfs oder direkt daneben.
board-tw-how-track = Was der Bau freilegt, gehört dir sofort.
board-tw-track-spread = Rudel
board-tw-track-speed = Tempo
board-tw-track-howl = Heulen
