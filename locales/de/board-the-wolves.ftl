# Die Wölfe am Tisch. Welche Variablen was enthalten, steht im Kopf der englischen Datei.

board-tw-map = Der Spielplan
board-tw-zoom = Größerer Plan
board-tw-legend = Was die Bilder bedeuten
board-tw-points-mark = Punkte
board-tw-actions = Deine Aktionen
board-tw-tiles = Geländeplättchen
board-tw-tracks = Attributsleisten
board-tw-bonus-or-end = Kaufe mit einem Marker noch eine Aktion oder beende den Zug.
board-tw-may-go =
    { $count ->
        [one] { $count } Wolf darf noch gehen.
       *[other] { $count } Wölfe dürfen noch gehen.
    }
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
board-tw-targets = erreichbar: { $count }
board-tw-any-terrain = Nur mit Markern:
board-tw-tile =
    Plättchen { $slot }: { $terrain ->
        [forest] Wald
        [rock] Felsen
        [grass] Gras
        [tundra] Tundra
       *[desert] Wüste
    }, umgedreht { $other ->
        [forest] Wald
        [rock] Felsen
        [grass] Gras
        [tundra] Tundra
       *[desert] Wüste
    }
board-tw-next-den =
    als Nächstes: { $value }{ $bonus ->
        [action] , Aktions-Bonus
        [terrain] , Gelände-Bonus
       *[none] { "" }
    }{ $points ->
        [0] { "" }
        [one] , { $points } Punkt
       *[other] , { $points } Punkte
    }
board-tw-no-dens = alle Baue errichtet
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
        [one] Noch { $count } Tag bis zur Wertung beim { $phase ->
            [crescent] Sichelmond
            [quarter] Halbmond
           *[full] Vollmond
        }
       *[other] Noch { $count } Tage bis zur Wertung beim { $phase ->
            [crescent] Sichelmond
            [quarter] Halbmond
           *[full] Vollmond
        }
    }
board-tw-no-days = Alle drei Monde sind gewertet.
board-tw-regions = Kontrolle in den Regionen
board-tw-if-now = jetzt gewertet
board-tw-scored = gewertet
board-tw-nobody = niemand
board-tw-control =
    { $name }: Stärke { $strength }{ $alphas ->
        [0] { "" }
        [one] , { $alphas } Alphawolf
       *[other] , { $alphas } Alphawölfe
    }
board-tw-stack = noch { $count }
board-tw-one-short = Noch ein Wolf daneben, und du erlegst das Tier.
board-tw-pays = { $terrain } ×{ $count } zahlt: { $actions }
board-tw-pays-flipped = Gewendet zahlt { $terrain } ×{ $count }: { $actions }
