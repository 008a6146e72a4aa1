# The words of The Wolves beside its rules.
#
# $seat, $owner, $first, $second, $tied and $winners are names of players; $hex, $from and $to are places as tw-place-hex tells them.
# The other text variables hold the game's own words (`forest`, `alpha`, `speed`): each language bends them itself.
# $slots lists the slots of the flipped tiles. Numbers ($tiles, $tokens, $count, $date, ...) are passed as numbers so that
# plural forms work. $phase is `none` on a date without a moon; $award is `won`, `alone`, `second-tied`,
# `tied` or `nobody`; $tied may name the third pack, which is no player.

## Packs

tw-pack-forest = Forest Wolves
tw-pack-rock = Rocky Wolves
tw-pack-grass = Grass Wolves
tw-pack-tundra = Tundra Wolves
tw-pack-desert = Desert Wolves
tw-pack-third = Third pack

## Terrains and places

tw-terrain-forest = Forest
tw-terrain-rock = Rock
tw-terrain-grass = Grass
tw-terrain-tundra = Tundra
tw-terrain-desert = Desert
tw-terrain-water = Water source
tw-terrain-chasm = Central chasm
tw-place-start = Start board
tw-place-region = Region { $region }
tw-place-hex =
    { $terrain ->
        [forest] forest
        [rock] rock
        [grass] grass
        [tundra] tundra
        [desert] desert
        [water] water source
       *[chasm] chasm
    }{ $letter ->
        [none] { "" }
       *[other] { " " }{ $letter }
    }, { $region ->
        [0] start board
       *[other] region { $region }
    }

## Pieces and tokens

tw-piece-alpha = Alpha wolf
tw-piece-pack = Pack wolf
tw-piece-den = Den
tw-piece-lair = Lair
tw-piece-lone-wolf = Lone wolf
tw-prey-moose = Moose
tw-prey-deer = Deer
tw-prey-raccoon = Raccoon
tw-prey-boar = Boar
tw-prey-rabbit = Rabbit

## Boards and tracks

tw-track-spread = Pack spread
tw-track-speed = Wolf speed
tw-track-howl = Howl range
tw-track-lairs = Lairs
tw-track-prey = Prey
tw-track-wolves = Pack wolves
tw-board-moonlight = Moonlight board
tw-board-player = Player board
tw-phase-crescent = Crescent moon
tw-phase-quarter = Quarter moon
tw-phase-full = Full moon

## Counts

tw-count-bonus-action =
    { $count ->
        [one] { $count } bonus action token
       *[other] { $count } bonus action tokens
    }
tw-count-bonus-terrain =
    { $count ->
        [one] { $count } bonus terrain token
       *[other] { $count } bonus terrain tokens
    }
tw-count-lairs =
    { $count ->
        [one] { $count } lair
       *[other] { $count } lairs
    }
tw-count-date = Date { $date }

## The score and the end

tw-part-spread = Pack spread
tw-part-speed = Wolf speed
tw-part-howl = Howl range
tw-part-lairs = Lairs
tw-part-prey = Hunted prey
tw-part-wolves = Pack wolves
tw-part-regions = Region scoring tokens
tw-part-tokens = Victory point tokens
tw-ending-full-moon = The full moon has risen: the game is over.
tw-ending-turn-limit = The turn limit is reached: the game is scored as it stands and counts as unfinished.

## Options

tw-option-tiles = Starting tiles
tw-option-tiles-chosen = each player chooses the side
tw-option-tiles-fronts = all fronts
tw-option-layout = Layout of the map
tw-option-layout-random = random
tw-option-packs = Packs
tw-option-packs-random = drawn at random
tw-option-turns = Turn limit

## What is to be decided

tw-stage-sides = Which side of your tiles lies up?
tw-stage-draft = Where do an alpha wolf and a pack wolf start?
tw-stage-between = Take an action.
tw-stage-moving = Which wolf runs, and where?
tw-stage-pushing = Where does the pushed wolf go?
tw-stage-howling = Which lone wolf hears you?
tw-stage-denning = Where do you build the den?
tw-stage-lairing = Which den becomes a lair?
tw-stage-dominating = Which wolf or den do you dominate?
tw-stage-track = Which track does the den come from?
tw-stage-over = The game is over.

## Actions as a person reads them

tw-action-sides =
    { $side ->
        [fronts] All fronts up
       *[backs] All backs up
    }
tw-action-start = Start here: { $hex }
tw-action-pay =
    { $deed ->
        [move] Move
        [howl] Howl
        [den] Build a den
        [lair] Upgrade a den
       *[dominate] Dominate
    } on { $terrain ->
        [forest] forest
        [rock] rock
        [grass] grass
        [tundra] tundra
       *[desert] desert
    }: { $tiles ->
        [0] no tile
        [one] flip tile { $slots }
       *[other] flip tiles { $slots }
    }{ $tokens ->
        [0] { "" }
        [one] , discard { $tokens } token
       *[other] , discard { $tokens } tokens
    }
tw-action-bonus-action = One more action for a token
tw-action-end-turn = End the turn
tw-action-go =
    { $wolf ->
        [alpha] Alpha wolf: { $from } → { $to }
       *[pack] Pack wolf: { $from } → { $to }
    }
tw-action-done = Stop moving
tw-action-push = Push it to: { $hex }
tw-action-howl = Howl at the lone wolf ({ $hex })
tw-action-den = Build a den ({ $hex })
tw-action-track =
    { $track ->
        [spread] Take the den from pack spread
        [speed] Take the den from wolf speed
       *[howl] Take the den from howl range
    }
tw-action-lair = Upgrade the den into a lair ({ $hex })
tw-action-dominate-wolf = Dominate the pack wolf ({ $hex })
tw-action-dominate-den = Dominate the den ({ $hex })

## The log

tw-event-sides-chosen =
    { $side ->
        [fronts] { $seat } starts with all fronts up.
       *[backs] { $seat } starts with all backs up.
    }
tw-event-placed = { $seat } starts: { $hex }.
tw-event-turn-began = Turn { $number }: { $seat }.
tw-event-paid =
    { $seat } pays for { $deed ->
        [move] a Move
        [howl] a Howl
        [den] a den
        [lair] a lair
       *[dominate] a Dominate
    } on { $terrain ->
        [forest] forest
        [rock] rock
        [grass] grass
        [tundra] tundra
       *[desert] desert
    }: { $tiles ->
        [0] no tile
        [one] { $tiles } tile
       *[other] { $tiles } tiles
    }{ $tokens ->
        [0] { "" }
        [one] { " " }and { $tokens } bonus terrain token
       *[other] { " " }and { $tokens } bonus terrain tokens
    }.
tw-event-bonus-action-bought = { $seat } buys a bonus action.
tw-event-wolf-moved =
    { $wolf ->
        [alpha] { $seat }, alpha wolf: { $from } → { $to }.
       *[pack] { $seat }, pack wolf: { $from } → { $to }.
    }
tw-event-wolf-pushed =
    { $wolf ->
        [alpha] { $seat } pushes an alpha wolf of { $owner }: { $from } → { $to }.
       *[pack] { $seat } pushes a pack wolf of { $owner }: { $from } → { $to }.
    }
tw-event-howled =
    { $wolf ->
        [alpha] { $seat } howls: a lone wolf joins as an alpha wolf ({ $hex }).
       *[pack] { $seat } howls: a lone wolf joins as a pack wolf ({ $hex }).
    }
tw-event-den-built =
    { $track ->
        [spread] { $seat } builds a den: { $hex } (pack spread).
        [speed] { $seat } builds a den: { $hex } (wolf speed).
       *[howl] { $seat } builds a den: { $hex } (howl range).
    }
tw-event-lair-built = { $seat } upgrades a den into a lair: { $hex }.
tw-event-dominated =
    { $piece ->
        [den] { $seat } dominates a den of { $owner }: { $hex }.
        [alpha] { $seat } dominates a pack wolf of { $owner }: { $hex }; it becomes an alpha wolf.
       *[pack] { $seat } dominates a pack wolf of { $owner }: { $hex }.
    }
tw-event-bonus-gained =
    { $bonus ->
        [action] { $seat } gains a bonus action token.
       *[terrain] { $seat } gains a bonus terrain token.
    }
tw-event-hunted =
    { $seat } hunts { $prey ->
        [moose] a moose
        [deer] a deer
        [raccoon] a raccoon
        [boar] a boar
       *[rabbit] a rabbit
    } ({ $hex }).
tw-event-date-filled =
    Date { $date }: { $piece ->
        [lone-wolf] a lone wolf
        [den] a den
       *[pack] a pack wolf
    }{ $phase ->
        [crescent] ; the crescent moon rises
        [quarter] ; the quarter moon rises
        [full] ; the full moon rises
       *[none] { "" }
    }.
tw-event-region-scored =
    Region { $region }, { $phase ->
        [crescent] crescent moon
        [quarter] quarter moon
       *[full] full moon
    }: { $award ->
        [won] { $first } takes the token ({ $high }), { $second } is second ({ $low }).
        [alone] { $first } takes the token ({ $high }); nobody is second.
        [second-tied] { $first } takes the token ({ $high }); { $tied } tie for second and get nothing.
        [tied] a tie between { $tied }: { $low } for each player.
       *[nobody] nobody scores.
    }
tw-event-turn-ended = { $seat } ends the turn.
tw-event-game-ended =
    { $end ->
        [full-moon] The game ends with the full moon. Winner: { $winners }.
       *[turn-limit] The game stops at the turn limit. In front: { $winners }.
    }
tw-turn-ran =
    { $count ->
        [one] runs { $count } hex
       *[other] runs { $count } hexes
    }
tw-turn-howled =
    { $count ->
        [one] wins { $count } lone wolf
       *[other] wins { $count } lone wolves
    }
tw-turn-den =
    { $count ->
        [one] builds a den
       *[other] builds { $count } dens
    }
tw-turn-lair =
    { $count ->
        [one] raises a lair
       *[other] raises { $count } lairs
    }
tw-turn-took = takes a { $piece ->
        [den] den
       *[other] wolf
    } in region { $region } ({ $owner })
tw-turn-hunted = hunts { $prey ->
        [moose] a moose
        [deer] a deer
        [raccoon] a raccoon
        [boar] a boar
       *[rabbit] a rabbit
    }
board-tw-stone-spread = Pack spread
board-tw-stone-speed = Wolf speed
board-tw-stone-howl = Howl range
board-tw-stone-lairs = Lairs
board-tw-stone-prey = Prey
board-tw-stone-wolves = Pack wolves
board-tw-stone-regions = Regions
board-tw-stone-tokens = Tokens
