board-lw-lead = Du spielst an: Wähle einen Wolf, dann ein Gebiet.
board-lw-follow = Bediene die Farbe, wenn du kannst: Wähle einen Wolf, dann ein Gebiet.
board-lw-reveal = Deine 3 deckt auf: Wähle dort eine verdeckte Narbe.
board-lw-take = Du hast den Stich verloren: Nimm eine Narbe aus dem Gebiet deines Einsamen Wolfs.
board-lw-place = Lege die Narbe auf ein freies Rudelfeld deiner Seite.
board-lw-trump = Trumpf: { $colour }
board-lw-no-trump = Noch kein Trumpf
board-lw-trick = Stich { $number } von 13
board-lw-deal = Runde { $number } von { $count }
board-lw-hand-size =
    { $count ->
        [one] { $count } Wolf auf der Hand
       *[other] { $count } Wölfe auf der Hand
    }
board-lw-other-side = Punkte auf der anderen Seite des Plättchens
board-lw-face-down = verdeckt
board-lw-moon = ☾ Mond +{ $points }
board-lw-blood-moon = ● Blutmond +{ $points }
board-lw-ahead = gewinnt jetzt das Plättchen
board-lw-behind = gewinnt das Plättchen jetzt nicht
board-lw-room = { $count } von { $room } Wölfen
board-lw-summoned = Ein Wolf aus der Schachtel, den niemand gesehen hat
board-lw-lone = Einsamer Wolf
board-lw-card = { $colour } { $strength }
board-lw-field = freies Rudelfeld
board-lw-in-hand = In der Hand von { $name }:
board-lw-hand = Deine Hand
board-lw-scar-strength-per-wolf = +{ $value } Stärke je Wolf
board-lw-scar-strength-flat = +{ $value } Stärke
board-lw-scar-summon-lone-wolf = Wolf herbeirufen
board-lw-scar-flip-tile = Plättchen drehen
board-lw-scar-points-per-wolf = +{ $value } P. je Wolf
board-lw-scar-points-per-lone-wolf = +{ $value } P. je Einsamem
board-lw-scar-points-per-open-wolf = +{ $value } P. je offenem Wolf
board-lw-scar-points-per-low-wolf = +{ $value } P. je offener 2, 3, 4
board-lw-scar-points-if-tile-won = +{ $value } P. bei Gebietsgewinn
board-lw-strength = Stärke
board-lw-led = Ausgespielt:
board-lw-wins = gewinnt den Stich
board-lw-loses = verliert den Stich
board-lw-power-2 = schlägt 7
board-lw-power-3 = deckt auf
board-lw-last-scar = Die letzte Narbe bringt: { $moon }
board-lw-legend = Was die Narben tun
