# The Wolves at the table. $bonus is `action`, `terrain` or `none`; $terrain, $other and $phase hold the game's own words.

board-tw-map = The map
board-tw-points-mark = points
board-tw-actions = Your actions
board-tw-tiles = Terrain tiles
board-tw-tracks = Attribute tracks
board-tw-bonus-or-end = Buy one more action with a token, or end the turn.
board-tw-pushed = The wolf belongs to { $owner }.
board-tw-deed-move = Move
board-tw-deed-howl = Howl
board-tw-deed-den = Den
board-tw-deed-lair = Lair
board-tw-deed-dominate = Dominate
board-tw-cost =
    { $count ->
        [one] costs { $count } tile
       *[other] costs { $count } tiles
    }
board-tw-any-terrain = With tokens alone:
board-tw-tile =
    Tile { $slot }: { $terrain ->
        [forest] forest
        [rock] rock
        [grass] grass
        [tundra] tundra
       *[desert] desert
    }, after a flip { $other ->
        [forest] forest
        [rock] rock
        [grass] grass
        [tundra] tundra
       *[desert] desert
    }
board-tw-next-den =
    next: { $value }{ $bonus ->
        [action] , bonus action
        [terrain] , bonus terrain
       *[none] { "" }
    }{ $points ->
        [0] { "" }
        [one] , { $points } point
       *[other] , { $points } points
    }
board-tw-no-dens = all dens built
board-tw-joined =
    { $count ->
        [one] { $count } wolf has joined
       *[other] { $count } wolves have joined
    }
board-tw-days =
    { $count ->
        [0] { $phase ->
        [crescent] The crescent moon is scored at the end of this turn.
        [quarter] The quarter moon is scored at the end of this turn.
       *[full] The full moon is scored at the end of this turn.
    }
        [one] { $count } date to the { $phase ->
        [crescent] crescent moon
        [quarter] quarter moon
       *[full] full moon
    }
       *[other] { $count } dates to the { $phase ->
        [crescent] crescent moon
        [quarter] quarter moon
       *[full] full moon
    }
    }
board-tw-no-days = All three moons have been scored.
board-tw-regions = Control of the regions
board-tw-scored = scored
board-tw-nobody = nobody
board-tw-control =
    { $name }: control { $strength }{ $alphas ->
        [0] { "" }
        [one] , { $alphas } alpha wolf
       *[other] , { $alphas } alpha wolves
    }
board-tw-stack = { $count } left
board-tw-one-short = One more wolf beside it and you hunt it.
board-tw-dates = { $filled } of { $last } dates are filled.
board-tw-now = now
board-tw-points =
    { $count ->
        [one] point
       *[other] points
    }
board-tw-gain = +{ $count } if scored now
board-tw-gain-short = +{ $count } now
board-tw-home = home
board-tw-reach =
    { $deed ->
        [move] { $count ->
        [0] out of reach
       *[other] { $count } in reach
    }
        [howl] { $count ->
        [0] none in reach
        [one] { $count } lone wolf
       *[other] { $count } lone wolves
    }
        [den] { $count ->
        [0] no place
        [one] { $count } place
       *[other] { $count } places
    }
        [lair] { $count ->
        [0] no den by water
        [one] { $count } den
       *[other] { $count } dens
    }
       *[dominate] { $count ->
        [0] none in reach
       *[other] { $count } in reach
    }
    }
board-tw-yours = yours
board-tw-preview = Region { $region }: you { $was } → { $now }, now +{ $then } instead of +{ $before }.
board-tw-surrounded = { $prey ->
        [moose] The moose is surrounded.
        [deer] The deer is surrounded.
        [raccoon] The raccoon is surrounded.
        [boar] The boar is surrounded.
       *[rabbit] The rabbit is surrounded.
    }
board-tw-open = open ground:
board-tw-how-between =
    { $count ->
        [one] { $count } action left. Touch a wolf and where it runs, or an action and its target.
       *[other] { $count } actions left. Touch a wolf and where it runs, or an action and its target.
    }
board-tw-how-sides = The home tile stays as it is. You can turn the others later by paying with them.
board-tw-how-draft = Both start together. Your second pair starts across the chasm.
board-tw-how-moving =
    { $count ->
        [one] { $terrain }, up to { $speed } hexes. { $count } more wolf may run.
       *[other] { $terrain }, up to { $speed } hexes. { $count } more wolves may run.
    }
board-tw-how-range = { $terrain }, within { $range } hexes of an alpha wolf.
board-tw-how-beside = { $terrain }, on or beside an alpha wolf.
board-tw-how-track = What the den uncovers is yours at once.
board-tw-track-spread = Spread
board-tw-track-speed = Speed
board-tw-track-howl = Howl
