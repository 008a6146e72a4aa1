# The words of Lone Wolves beside its rules.
#
# $seat is a player's name. $wolf is a wolf in words (lw-wolf-COLOUR), $scar a scar's name (lw-scar-NAME), $colour a
# colour's name; $at, $to and $from are places in words (lw-at-, lw-to-, lw-from-TERRITORY) and $also the second territory of
# a border, like $at. $field is a pack field such as s07, $slot the number of a scar slot. Numbers are passed as numbers so
# that plural forms work; $value is the number on a scar.

## Colours and wolves

lw-colour-black = Black
lw-colour-light-brown = Light brown
lw-colour-green = Green
lw-colour-white = White
lw-colour-red = Red
lw-wolf-black = black { $strength }
lw-wolf-light-brown = light brown { $strength }
lw-wolf-green = green { $strength }
lw-wolf-white = white { $strength }
lw-wolf-red = red { $strength }
lw-put-black = the black { $strength }
lw-put-light-brown = the light brown { $strength }
lw-put-green = the green { $strength }
lw-put-white = the white { $strength }
lw-put-red = the red { $strength }
lw-wolf-lone = Lone wolf
lw-wolf-summoned = Summoned wolf

## Places

lw-territory-cave = Cave
lw-territory-desert = Desert
lw-territory-swamp = Swamp
lw-territory-tundra = Tundra
lw-territory-volcano = Volcano
lw-at-cave = in the cave
lw-at-desert = in the desert
lw-at-swamp = in the swamp
lw-at-tundra = in the tundra
lw-at-volcano = at the volcano
lw-to-cave = to the cave
lw-to-desert = to the desert
lw-to-swamp = to the swamp
lw-to-tundra = to the tundra
lw-to-volcano = to the volcano
lw-from-cave = from the cave
lw-from-desert = from the desert
lw-from-swamp = from the swamp
lw-from-tundra = from the tundra
lw-from-volcano = from the volcano
lw-place-hand = Hand
lw-place-box = Box
lw-place-south = South
lw-place-north = North

## Tiles and moons

lw-tile-territory = Territory tile
lw-moon-moon = Moon
lw-moon-blood-moon = Blood moon

## Scars: a short name and what they do

lw-scar-strength-per-wolf = +{ $value } strength per wolf
lw-scar-strength-flat = +{ $value } strength
lw-scar-summon-lone-wolf = Summon { $value }
lw-scar-flip-tile = Turn the tile, { $value }×
lw-scar-points-per-wolf = +{ $value } per wolf
lw-scar-points-per-lone-wolf = +{ $value } per lone wolf
lw-scar-points-per-open-wolf = +{ $value } per face-up wolf
lw-scar-points-per-low-wolf = +{ $value } per low wolf
lw-scar-points-if-tile-won = +{ $value } for the tile
lw-scar-text-strength-per-wolf = Each of your wolves here, lone wolves included, is worth { $value } more strength.
lw-scar-text-strength-flat = Your strength here rises by { $value }.
lw-scar-text-summon-lone-wolf =
    { $value ->
        [one] At once, a wolf from the box joins you here face down. Nothing happens where six wolves lie.
       *[other] At once, { $value } wolves from the box join you here face down. Nothing happens where six wolves lie.
    }
lw-scar-text-flip-tile =
    { $value ->
        [one] At once, the territory tile here is turned over.
       *[other] At once, the territory tile here is turned over { $value } times.
    }
lw-scar-text-points-per-wolf =
    { $value ->
        [one] { $value } point
       *[other] { $value } points
    } for each of your wolves here, lone wolves included.
lw-scar-text-points-per-lone-wolf =
    { $value ->
        [one] { $value } point
       *[other] { $value } points
    } for each of your lone wolves here.
lw-scar-text-points-per-open-wolf =
    { $value ->
        [one] { $value } point
       *[other] { $value } points
    } for each of your face-up wolves here.
lw-scar-text-points-per-low-wolf =
    { $value ->
        [one] { $value } point
       *[other] { $value } points
    } for each of your face-up wolves of strength 2, 3 or 4 here.
lw-scar-text-points-if-tile-won =
    { $value ->
        [one] { $value } point
       *[other] { $value } points
    } if you take the territory tile here.
lw-scar-hidden = face-down scar

## Counts

lw-count-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
lw-count-wolves =
    { $count ->
        [one] { $count } wolf
       *[other] { $count } wolves
    }
lw-count-lone-wolves =
    { $count ->
        [one] { $count } lone wolf
       *[other] { $count } lone wolves
    }
lw-count-cards =
    { $count ->
        [one] { $count } wolf in hand
       *[other] { $count } wolves in hand
    }
lw-count-scars =
    { $count ->
        [one] { $count } scar
       *[other] { $count } scars
    }
lw-count-strength = Strength { $count }
lw-count-trick = Trick { $trick } of 13
lw-count-deal = Deal { $deal } of { $deals }
lw-trump-colour = Trump: { $colour }
lw-trump-none = No trump

## The score and the end

lw-part-earlier-deals = Earlier deals
lw-part-tile = Territory tile
lw-part-moon = Moon
lw-part-blood-moon = Blood moon
lw-part-points-per-wolf = Scar for wolves
lw-part-points-per-lone-wolf = Scar for lone wolves
lw-part-points-per-open-wolf = Scar for face-up wolves
lw-part-points-per-low-wolf = Scar for low wolves
lw-part-points-if-tile-won = Scar for the tile
lw-ending-complete = All tricks are played.

## Options

lw-option-board = Board
lw-option-board-standard = standard
lw-option-board-advanced = advanced
lw-option-deals = Deals
lw-option-duplicate = Duplicate deals (each played twice, hands exchanged)
lw-option-duplicate-yes = yes
lw-option-duplicate-no = no

## What is to be decided

lw-phase-lead = Lead a wolf and choose its territory.
lw-phase-follow = Play a wolf and choose its territory; follow the colour led if you can.
lw-phase-reveal = Choose the scar your 3 turns face up.
lw-phase-take = You lost the trick: take a scar.
lw-phase-place = Place the scar on one of your free pack fields.
lw-phase-over = The game is over.

## Actions as a person reads them

lw-action-play = Play { $wolf } { $to }
lw-action-reveal = Turn up the face-down scar { $at }, number { $slot } from the left
lw-action-take = Take { $scar } { $from }, number { $slot } from the left
lw-action-place = Place { $scar } { $at }
lw-action-place-border = Place { $scar } on the border: { $at } and { $also }

## The log

lw-event-played = { $seat } plays { $wolf } { $to }.
lw-event-revealed = { $seat } turns up a scar { $at }: { $scar }.
lw-event-trick-won = { $seat } wins the trick with the { $wolf }.
lw-event-became-lone = The { $wolf } of { $seat } becomes a lone wolf { $at }.
lw-event-taken = { $seat } takes a scar { $from }: { $scar }.
lw-event-taken-hidden = { $seat } takes a face-down scar { $from }.
lw-event-placed = { $seat } places a scar { $at }: { $scar }.
lw-event-placed-border = { $seat } places a scar on the border, { $at } and { $also }: { $scar }.
lw-event-returned = { $seat } has no free pack field: { $scar } goes back into the box.
lw-event-summoned = A wolf from the box joins { $seat } { $at }.
lw-event-no-room = Six wolves lie { $at }: nobody can be summoned.
lw-event-tile-turned =
    The tile { $at } is turned over: now { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
lw-event-moon-laid-moon = The moon rises { $at }. Trump from the next trick on: { $colour }.
lw-event-moon-laid-blood-moon = The blood moon rises { $at }. Trump from the next trick on: { $colour }.
lw-event-deal-ended = Deal { $deal } ends { $south } : { $north } (South : North).
lw-event-deal-began = Deal { $deal } begins; { $seat } leads.
