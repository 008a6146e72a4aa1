# Die Wörter von Lone Wolves neben seinen Regeln. Die Variablen erklärt locales/en/lone-wolves.ftl.

## Farben und Wölfe

lw-colour-black = Schwarz
lw-colour-light-brown = Hellbraun
lw-colour-green = Grün
lw-colour-white = Weiß
lw-colour-red = Rot
lw-wolf-black = schwarze { $strength }
lw-wolf-light-brown = hellbraune { $strength }
lw-wolf-green = grüne { $strength }
lw-wolf-white = weiße { $strength }
lw-wolf-red = rote { $strength }
lw-put-black = die schwarze { $strength }
lw-put-light-brown = die hellbraune { $strength }
lw-put-green = die grüne { $strength }
lw-put-white = die weiße { $strength }
lw-put-red = die rote { $strength }
lw-wolf-lone = Einsamer Wolf
lw-wolf-summoned = Gerufener Wolf

## Orte

lw-territory-cave = Höhle
lw-territory-desert = Wüste
lw-territory-swamp = Sumpf
lw-territory-tundra = Tundra
lw-territory-volcano = Vulkan
lw-at-cave = in der Höhle
lw-at-desert = in der Wüste
lw-at-swamp = im Sumpf
lw-at-tundra = in der Tundra
lw-at-volcano = am Vulkan
lw-to-cave = in die Höhle
lw-to-desert = in die Wüste
lw-to-swamp = in den Sumpf
lw-to-tundra = in die Tundra
lw-to-volcano = zum Vulkan
lw-from-cave = aus der Höhle
lw-from-desert = aus der Wüste
lw-from-swamp = aus dem Sumpf
lw-from-tundra = aus der Tundra
lw-from-volcano = vom Vulkan
lw-place-hand = Hand
lw-place-box = Schachtel
lw-place-south = Süden
lw-place-north = Norden

## Plättchen und Monde

lw-tile-territory = Gebietsplättchen
lw-moon-moon = Mondplättchen
lw-moon-blood-moon = Blutmondplättchen

## Narbenplättchen: kurzer Name und Wirkung

lw-scar-strength-per-wolf = +{ $value } Stärke je Wolf
lw-scar-strength-flat = +{ $value } Stärke
lw-scar-summon-lone-wolf = Wolf rufen ({ $value })
lw-scar-flip-tile = Gebietsplättchen umdrehen ({ $value })
lw-scar-points-per-wolf = +{ $value } je Wolf
lw-scar-points-per-lone-wolf = +{ $value } je Einsamen Wolf
lw-scar-points-per-open-wolf = +{ $value } je offenen Wolf
lw-scar-points-per-low-wolf = +{ $value } je offene 2, 3 oder 4
lw-scar-points-if-tile-won = +{ $value } für das Gebietsplättchen
lw-scar-text-strength-per-wolf = Jeder deiner Wölfe hier, auch ein Einsamer, zählt { $value } Stärke mehr.
lw-scar-text-strength-flat = Deine Stärke hier steigt um { $value }.
lw-scar-text-summon-lone-wolf =
    { $value ->
        [one] Sofort kommt ein Wolf aus der Schachtel verdeckt zu dir. Liegen hier schon sechs Wölfe, entfällt das.
       *[other] Sofort kommen { $value } Wölfe aus der Schachtel verdeckt zu dir. Wo schon sechs Wölfe liegen, entfällt das.
    }
lw-scar-text-flip-tile =
    { $value ->
        [one] Sofort wird das Gebietsplättchen hier umgedreht.
       *[other] Sofort wird das Gebietsplättchen hier { $value }-mal umgedreht.
    }
lw-scar-text-points-per-wolf =
    { $value ->
        [one] { $value } Punkt
       *[other] { $value } Punkte
    } für jeden deiner Wölfe hier, auch für Einsame Wölfe.
lw-scar-text-points-per-lone-wolf =
    { $value ->
        [one] { $value } Punkt
       *[other] { $value } Punkte
    } für jeden deiner Einsamen Wölfe hier.
lw-scar-text-points-per-open-wolf =
    { $value ->
        [one] { $value } Punkt
       *[other] { $value } Punkte
    } für jeden deiner offenen Wölfe hier.
lw-scar-text-points-per-low-wolf =
    { $value ->
        [one] { $value } Punkt
       *[other] { $value } Punkte
    } für jeden deiner offenen Wölfe der Stärke 2, 3 oder 4 hier.
lw-scar-text-points-if-tile-won =
    { $value ->
        [one] { $value } Punkt
       *[other] { $value } Punkte
    }, wenn du hier das Gebietsplättchen erhältst.
lw-scar-hidden = verdecktes Narbenplättchen

## Zahlen

lw-count-points =
    { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
lw-count-wolves =
    { $count ->
        [one] { $count } Wolf
       *[other] { $count } Wölfe
    }
lw-count-lone-wolves =
    { $count ->
        [one] { $count } Einsamer Wolf
       *[other] { $count } Einsame Wölfe
    }
lw-count-cards =
    { $count ->
        [one] { $count } Wolf auf der Hand
       *[other] { $count } Wölfe auf der Hand
    }
lw-count-scars =
    { $count ->
        [one] { $count } Narbenplättchen
       *[other] { $count } Narbenplättchen
    }
lw-count-strength = Stärke { $count }
lw-count-trick = Stich { $trick } von 13
lw-count-deal = Runde { $deal } von { $deals }
lw-trump-colour = Trumpf: { $colour }
lw-trump-none = Kein Trumpf

## Wertung und Ende

lw-part-earlier-deals = Frühere Runden
lw-part-tile = Gebietsplättchen
lw-part-moon = Mondplättchen
lw-part-blood-moon = Blutmondplättchen
lw-part-points-per-wolf = Narbe für Wölfe
lw-part-points-per-lone-wolf = Narbe für Einsame Wölfe
lw-part-points-per-open-wolf = Narbe für offene Wölfe
lw-part-points-per-low-wolf = Narbe für schwache Wölfe
lw-part-points-if-tile-won = Narbe für das Plättchen
lw-ending-complete = Alle Stiche sind gespielt.

## Optionen

lw-option-board = Gebietsplan
lw-option-board-standard = Standardspiel
lw-option-board-advanced = Fortgeschrittenenspiel
lw-option-deals = Runden
lw-option-duplicate = Doppelte Runden (jede zweimal, Handkarten getauscht)
lw-option-duplicate-yes = ja
lw-option-duplicate-no = nein

## Was zu entscheiden ist

lw-phase-lead = Spiele einen Wolf an und wähle sein Gebiet.
lw-phase-follow = Spiele einen Wolf und wähle sein Gebiet; bediene die angespielte Farbe, wenn du kannst.
lw-phase-reveal = Wähle das Narbenplättchen, das dein 3er-Wolf aufdeckt.
lw-phase-take = Du hast den Stich verloren: Nimm ein Narbenplättchen.
lw-phase-place = Lege das Narbenplättchen auf eines deiner freien Rudelfelder.
lw-phase-over = Das Spiel ist zu Ende.

## Aktionen, wie man sie liest

lw-action-play = { $wolf } { $to } spielen
lw-action-reveal = { $at } das { $slot }. Narbenplättchen von links aufdecken
lw-action-take = { $from } das { $slot }. Narbenplättchen von links nehmen: { $scar }
lw-action-place = { $at } ablegen: { $scar }
lw-action-place-border = Auf der Grenze, { $at } und { $also }, ablegen: { $scar }

## Das Protokoll

lw-event-played = { $seat } spielt { $wolf } { $to }.
lw-event-revealed = { $seat } deckt { $at } ein Narbenplättchen auf: { $scar }.
lw-event-trick-won = { $seat } gewinnt den Stich: { $wolf }.
lw-event-became-lone = Die { $wolf } von { $seat } wird { $at } zum Einsamen Wolf.
lw-event-taken = { $seat } nimmt { $from } ein Narbenplättchen: { $scar }.
lw-event-taken-hidden = { $seat } nimmt { $from } ein verdecktes Narbenplättchen.
lw-event-placed = { $seat } legt { $at } ein Narbenplättchen ab: { $scar }.
lw-event-placed-border = { $seat } legt auf der Grenze, { $at } und { $also }, ein Narbenplättchen ab: { $scar }.
lw-event-returned = { $seat } hat kein freies Rudelfeld. Das Narbenplättchen kommt in die Schachtel: { $scar }.
lw-event-summoned = Ein Wolf aus der Schachtel kommt { $at } zu { $seat }.
lw-event-no-room = Sechs Wölfe liegen schon { $at }: Niemand kann gerufen werden.
lw-event-tile-turned =
    Das Gebietsplättchen { $at } wird umgedreht: nun { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
lw-event-moon-laid-moon = Der Mond erscheint { $at }. Trumpf ab dem nächsten Stich: { $colour }.
lw-event-moon-laid-blood-moon = Der Blutmond erscheint { $at }. Trumpf ab dem nächsten Stich: { $colour }.
lw-event-deal-ended = Runde { $deal } endet { $south } : { $north } (Süden : Norden).
lw-event-deal-began = Runde { $deal } beginnt: { $seat } hat das Anspiel.
