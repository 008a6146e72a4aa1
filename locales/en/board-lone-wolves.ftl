# The words on the table of Lone Wolves. Variables as in lone-wolves.ftl; $name and $above, $below are players' names.

## What is asked: a short line, then one that says more

board-lw-lead = You lead.
board-lw-follow-black = Follow black.
board-lw-follow-light-brown = Follow light brown.
board-lw-follow-green = Follow green.
board-lw-follow-white = Follow white.
board-lw-follow-red = Follow red.
board-lw-follow-free = Play any wolf.
board-lw-reveal = Turn up a scar.
board-lw-take = Take a scar.
board-lw-place = Place your scar.
board-lw-over = The moon has set.
board-lw-choose = Choose a wolf, then its territory.
board-lw-choose-full =
    { $count ->
        [one] Choose a wolf, then its territory. Full: { $names }.
       *[other] Choose a wolf, then its territory. Full: { $names }.
    }
board-lw-reveal-detail = Your 3 turns a face-down scar { $at } face up.
board-lw-place-detail = On one of your free pack fields.
board-lw-why-stronger = { $won } beats { $lost }.
board-lw-why-trump = { $won } is trump and beats { $lost }.
board-lw-why-not-followed = { $lost } does not follow, so { $won } wins.
board-lw-outcome =
    { $high } to { $low }.{ $count ->
        [0] {""}
       *[other] {" "}Tied: { $tied }.
    }

## The sky, the trick, trump

board-lw-trick = Trick { $number } of 13
board-lw-of = of 13
board-lw-tricks-won = Won: { $below } { $mine }, { $above } { $theirs }
board-lw-moon-sets = The moon sets
board-lw-deal = Deal { $number } of { $count }
board-lw-deal-ended = Last deal { $mine } : { $theirs }
board-lw-trump = Trump: { $colour }
board-lw-trump-black = black
board-lw-trump-light-brown = light brown
board-lw-trump-green = green
board-lw-trump-white = white
board-lw-trump-red = red
board-lw-no-trump = No trump yet
board-lw-trump-here = trump
board-lw-arena = The trick
board-lw-leads = leads
board-lw-follows = follows
board-lw-led = plays { $wolf }
board-lw-won = { $wolf } wins
board-lw-went-lone = lone wolf: { $strength } → 1
board-lw-last = Last trick: won by { $name }

## Wolves

board-lw-hand = Your hand
board-lw-none-black = no black
board-lw-none-light-brown = no light brown
board-lw-none-green = no green
board-lw-none-white = no white
board-lw-none-red = no red
board-lw-wins = wins
board-lw-loses = lone
board-lw-and-scar = + scar
board-lw-power-2 = beats the 7
board-lw-power-3 = turns up a scar
board-lw-brief-wins = wins
board-lw-brief-loses = lone
board-lw-brief-2 = beats 7
board-lw-brief-3 = reveals
board-lw-lone-was = Lone wolf, was { $wolf }
board-lw-summoned = A wolf from the box nobody has seen

## Territories

board-lw-summary = Tile { $tile }, other side { $other }. Strength: { $below } { $mine }, { $above } { $theirs }. { $count } of { $room } wolves.
board-lw-full = full
board-lw-tied = tied
board-lw-field = free pack field

## Scars: the whole in few words, then the word under the number, long and short

board-lw-legend = What the scars do
board-lw-face-down = face-down scar
board-lw-held = { $name } holds a scar { $from }
board-lw-wakes-moon = Whoever takes the last scar here wakes the moon.
board-lw-wakes-blood-moon = Whoever takes the last scar here wakes the blood moon.
board-lw-scar-strength-per-wolf = +{ $value } strength per wolf
board-lw-scar-strength-flat = +{ $value } strength
board-lw-scar-summon-lone-wolf = summon a wolf
board-lw-scar-flip-tile = turn the tile
board-lw-scar-points-per-wolf =
    { $value ->
        [one] +{ $value } point per wolf
       *[other] +{ $value } points per wolf
    }
board-lw-scar-points-per-lone-wolf =
    { $value ->
        [one] +{ $value } point per lone wolf
       *[other] +{ $value } points per lone wolf
    }
board-lw-scar-points-per-open-wolf =
    { $value ->
        [one] +{ $value } point per face-up wolf
       *[other] +{ $value } points per face-up wolf
    }
board-lw-scar-points-per-low-wolf =
    { $value ->
        [one] +{ $value } point per face-up 2, 3 or 4
       *[other] +{ $value } points per face-up 2, 3 or 4
    }
board-lw-scar-points-if-tile-won =
    { $value ->
        [one] +{ $value } point if the tile is won
       *[other] +{ $value } points if the tile is won
    }
board-lw-word-strength-per-wolf = per wolf
board-lw-word-strength-flat = strength
board-lw-word-summon-lone-wolf = a wolf
board-lw-word-flip-tile = turn tile
board-lw-word-points-per-wolf = per wolf
board-lw-word-points-per-lone-wolf = per lone
board-lw-word-points-per-open-wolf = per open
board-lw-word-points-per-low-wolf = per 2·3·4
board-lw-word-points-if-tile-won = tile won
board-lw-short-strength-per-wolf = wolf
board-lw-short-strength-flat = {""}
board-lw-short-summon-lone-wolf = wolf
board-lw-short-flip-tile = tile
board-lw-short-points-per-wolf = wolf
board-lw-short-points-per-lone-wolf = lone
board-lw-short-points-per-open-wolf = open
board-lw-short-points-per-low-wolf = 2·3·4
board-lw-short-points-if-tile-won = tile

## The sheet at the end

board-lw-if-ended = if it ended now
board-lw-so-far = so far
board-lw-scores = Points
board-lw-tile-stays = tied: { $points } stays
board-lw-earlier = earlier deals { $points }
