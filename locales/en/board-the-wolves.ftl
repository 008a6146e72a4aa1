# The Wolves at the table. $bonus is `action`, `terrain` or `none`; $terrain, $other and $phase hold the game's own words.

board-tw-map = The map
board-tw-zoom = Larger map
board-tw-legend = What the pictures mean
board-tw-points-mark = points
board-tw-actions = Your actions
board-tw-tiles = Terrain tiles
board-tw-tracks = Attribute tracks
board-tw-bonus-or-end = Buy one more action with a token, or end the turn.
board-tw-may-go =
    { $count ->
        [one] { $count } wolf may still go.
       *[other] { $count } wolves may still go.
    }
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
board-tw-targets = in reach: { $count }
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
        [one] { $count } date until the { $phase ->
            [crescent] crescent moon
            [quarter] quarter moon
           *[full] full moon
        } is scored
       *[other] { $count } dates until the { $phase ->
            [crescent] crescent moon
            [quarter] quarter moon
           *[full] full moon
        } is scored
    }
board-tw-no-days = All three moons have been scored.
board-tw-regions = Control of the regions
board-tw-if-now = if scored now
board-tw-scored = scored
board-tw-nobody = nobody
board-tw-control =
    { $name }: strength { $strength }{ $alphas ->
        [0] { "" }
        [one] , { $alphas } alpha wolf
       *[other] , { $alphas } alpha wolves
    }
board-tw-stack = { $count } left
board-tw-one-short = One more wolf beside it and you hunt it.
board-tw-pays = { $terrain } ×{ $count } pays for: { $actions }
board-tw-pays-flipped = Flipped, { $terrain } ×{ $count } pays for: { $actions }
