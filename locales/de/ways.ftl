confirm-turn = Ja, damit endet mein Zug
confirm-on = Vor dem Ende des Zuges nachfragen
confirm-off = Vor dem Ende des Zuges nicht nachfragen
log-followed = von selbst
blocked-rule = Regel { $rule }
lack-tw-tiles =
    { $deed ->
        [move] Bewegen
        [howl] Heulen
        [den] Ein Bau
        [lair] Eine Höhle
       *[dominate] Dominieren
    } kostet { $needs } Plättchen mit { $terrain ->
        [forest] Wald
        [rock] Felsen
        [grass] Gras
        [tundra] Tundra
       *[desert] Wüste
    }, du hast { $has }{ $tokens ->
        [0] { "" }
       *[other] {" "}und { $tokens } Marker
    }.
lack-tw-far =
    Das sind { $steps } { $steps ->
        [one] Schritt
       *[other] Schritte
    }, deine Wölfe laufen höchstens { $speed }.
lack-lw-colour =
    Du musst bedienen: Auf der Hand hast du { $count } { $colour ->
        [black] { $count ->
            [one] schwarzen Wolf
           *[other] schwarze Wölfe
        }
        [light-brown] { $count ->
            [one] hellbraunen Wolf
           *[other] hellbraune Wölfe
        }
        [green] { $count ->
            [one] grünen Wolf
           *[other] grüne Wölfe
        }
        [white] { $count ->
            [one] weißen Wolf
           *[other] weiße Wölfe
        }
       *[red] { $count ->
            [one] roten Wolf
           *[other] rote Wölfe
        }
    }.
lack-lw-room = Hier ist kein Platz: Es liegen schon { $wolves } von { $room } Wölfen.
