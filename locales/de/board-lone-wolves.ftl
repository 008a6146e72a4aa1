# Die Wörter auf dem Tisch von Lone Wolves. Variablen wie in lone-wolves.ftl; $name, $above und $below sind Namen.

## Was gefragt ist: eine kurze Zeile, dann eine, die mehr sagt

board-lw-lead = Du hast das Anspiel.
board-lw-follow-black = Bediene Schwarz.
board-lw-follow-light-brown = Bediene Hellbraun.
board-lw-follow-green = Bediene Grün.
board-lw-follow-white = Bediene Weiß.
board-lw-follow-red = Bediene Rot.
board-lw-follow-free = Spiele einen beliebigen Wolf.
board-lw-reveal = Decke eine Narbe auf.
board-lw-take = Nimm eine Narbe.
board-lw-place = Lege deine Narbe ab.
board-lw-over = Der Mond ist untergegangen.
board-lw-choose = Wähle einen Wolf, dann sein Gebiet.
board-lw-choose-full =
    { $count ->
        [one] Wähle einen Wolf, dann sein Gebiet. Voll ist: { $names }.
       *[other] Wähle einen Wolf, dann sein Gebiet. Voll sind: { $names }.
    }
board-lw-reveal-detail = Deine 3 deckt { $at } eine verdeckte Narbe auf.
board-lw-place-detail = Auf eines deiner freien Rudelfelder.
board-lw-why-stronger = { $won } schlägt { $lost }.
board-lw-why-trump = { $won } ist Trumpf und schlägt { $lost }.
board-lw-why-not-followed = { $lost } bedient nicht, also gewinnt { $won }.
board-lw-outcome =
    { $high } zu { $low }.{ $count ->
        [0] {""}
       *[other] {" "}Gleichstand: { $tied }.
    }

## Der Himmel, der Stich, Trumpf

board-lw-trick = Stich { $number } von 13
board-lw-of = von 13
board-lw-tricks-won = Gewonnen: { $below } { $mine }, { $above } { $theirs }
board-lw-moon-sets = Der Mond geht unter
board-lw-deal = Runde { $number } von { $count }
board-lw-deal-ended = Letzte Runde { $mine } : { $theirs }
board-lw-trump = Trumpf: { $colour }
board-lw-trump-black = Schwarz
board-lw-trump-light-brown = Hellbraun
board-lw-trump-green = Grün
board-lw-trump-white = Weiß
board-lw-trump-red = Rot
board-lw-no-trump = Noch kein Trumpf
board-lw-trump-here = Trumpf
board-lw-arena = Der Stich
board-lw-leads = hat das Anspiel
board-lw-follows = bedient
board-lw-led = spielt { $wolf }
board-lw-won = { $wolf } gewinnt
board-lw-went-lone = Einsamer Wolf: { $strength } → 1
board-lw-last = Der letzte Stich ging an { $name }

## Wölfe

board-lw-hand = Deine Hand
board-lw-none-black = kein Schwarz
board-lw-none-light-brown = kein Hellbraun
board-lw-none-green = kein Grün
board-lw-none-white = kein Weiß
board-lw-none-red = kein Rot
board-lw-wins = gewinnt
board-lw-loses = einsam
board-lw-and-scar = + Narbe
board-lw-power-2 = schlägt die 7
board-lw-power-3 = deckt Narbe auf
board-lw-brief-wins = siegt
board-lw-brief-loses = einsam
board-lw-brief-2 = schlägt 7
board-lw-brief-3 = deckt auf
board-lw-lone-was = Einsamer Wolf, war { $wolf }
board-lw-summoned = Ein Wolf aus der Schachtel, den niemand gesehen hat

## Gebiete

board-lw-summary = Plättchen { $tile }, Rückseite { $other }. Stärke: { $below } { $mine }, { $above } { $theirs }. { $count } von { $room } Wölfen.
board-lw-full = voll
board-lw-tied = gleich
board-lw-field = freies Rudelfeld

## Narben: das Ganze in wenigen Worten, dann das Wort unter der Zahl, lang und kurz

board-lw-legend = Was die Narben tun
board-lw-face-down = verdeckte Narbe
board-lw-held = { $name } hält eine Narbe { $from }
board-lw-wakes-moon = Wer hier die letzte Narbe nimmt, weckt den Mond.
board-lw-wakes-blood-moon = Wer hier die letzte Narbe nimmt, weckt den Blutmond.
board-lw-scar-strength-per-wolf = +{ $value } Stärke je Wolf
board-lw-scar-strength-flat = +{ $value } Stärke
board-lw-scar-summon-lone-wolf = Wolf rufen
board-lw-scar-flip-tile = Plättchen umdrehen
board-lw-scar-points-per-wolf =
    { $value ->
        [one] +{ $value } Punkt je Wolf
       *[other] +{ $value } Punkte je Wolf
    }
board-lw-scar-points-per-lone-wolf =
    { $value ->
        [one] +{ $value } Punkt je Einsamen Wolf
       *[other] +{ $value } Punkte je Einsamen Wolf
    }
board-lw-scar-points-per-open-wolf =
    { $value ->
        [one] +{ $value } Punkt je offenen Wolf
       *[other] +{ $value } Punkte je offenen Wolf
    }
board-lw-scar-points-per-low-wolf =
    { $value ->
        [one] +{ $value } Punkt je offene 2, 3 oder 4
       *[other] +{ $value } Punkte je offene 2, 3 oder 4
    }
board-lw-scar-points-if-tile-won =
    { $value ->
        [one] +{ $value } Punkt, wenn das Plättchen gewonnen ist
       *[other] +{ $value } Punkte, wenn das Plättchen gewonnen ist
    }
board-lw-word-strength-per-wolf = je Wolf
board-lw-word-strength-flat = Stärke
board-lw-word-summon-lone-wolf = ein Wolf
board-lw-word-flip-tile = drehen
board-lw-word-points-per-wolf = je Wolf
board-lw-word-points-per-lone-wolf = einsam
board-lw-word-points-per-open-wolf = offen
board-lw-word-points-per-low-wolf = je 2·3·4
board-lw-word-points-if-tile-won = Gewinn
board-lw-short-strength-per-wolf = Wolf
board-lw-short-strength-flat = {""}
board-lw-short-summon-lone-wolf = Wolf
board-lw-short-flip-tile = drehen
board-lw-short-points-per-wolf = Wolf
board-lw-short-points-per-lone-wolf = einsam
board-lw-short-points-per-open-wolf = offen
board-lw-short-points-per-low-wolf = 2·3·4
board-lw-short-points-if-tile-won = Gewinn

## Der Bogen am Ende

board-lw-if-ended = Stand jetzt
board-lw-so-far = bisher
board-lw-scores = Punkte
board-lw-tile-stays = gleich: { $points } bleibt
board-lw-earlier = frühere Runden { $points }
