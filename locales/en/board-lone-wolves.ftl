board-lw-lead = You lead: choose a wolf, then a territory.
board-lw-follow = Follow the colour if you can: choose a wolf, then a territory.
board-lw-reveal = Your 3 reveals: choose a face-down scar there.
board-lw-take = You lost the trick: take a scar from your lone wolf's territory.
board-lw-place = Place the scar on a free pack field of your side.
board-lw-trump = Trump: { $colour }
board-lw-no-trump = No trump yet
board-lw-trick = Trick { $number } of 13
board-lw-deal = Deal { $number } of { $count }
board-lw-hand-size =
    { $count ->
        [one] { $count } wolf in hand
       *[other] { $count } wolves in hand
    }
board-lw-other-side = Points on the other side of the tile
board-lw-face-down = face down
board-lw-moon = ☾ Moon +{ $points }
board-lw-blood-moon = ● Blood moon +{ $points }
board-lw-ahead = would take the tile now
board-lw-behind = would not take the tile now
board-lw-room = { $count } of { $room } wolves
board-lw-summoned = A wolf from the box nobody has seen
board-lw-lone = lone wolf
board-lw-card = { $colour } { $strength }
board-lw-field = free pack field
board-lw-in-hand = In the hand of { $name }:
board-lw-hand = Your hand
board-lw-scar-strength-per-wolf = +{ $value } strength per wolf
board-lw-scar-strength-flat = +{ $value } strength
board-lw-scar-summon-lone-wolf = summon a wolf
board-lw-scar-flip-tile = turn the tile
board-lw-scar-points-per-wolf = +{ $value } pt per wolf
board-lw-scar-points-per-lone-wolf = +{ $value } pt per lone wolf
board-lw-scar-points-per-open-wolf = +{ $value } pt per open wolf
board-lw-scar-points-per-low-wolf = +{ $value } pt per open 2, 3, 4
board-lw-scar-points-if-tile-won = +{ $value } pt if tile won
board-lw-strength = strength
board-lw-led = Led:
board-lw-wins = wins the trick
board-lw-loses = loses the trick
board-lw-power-2 = beats 7
board-lw-power-3 = reveals
board-lw-last-scar = Its last scar brings: { $moon }
board-lw-legend = What the scars do
