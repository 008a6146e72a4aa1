# What a touch leads to, what follows by itself, and what is missing where something is not possible.

confirm-turn = Yes, that ends my turn
confirm-on = Ask before a turn ends
confirm-off = Do not ask before a turn ends
log-followed = by itself
blocked-rule = Rule { $rule }
lack-tw-tiles =
    { $deed ->
        [move] A Move
        [howl] A Howl
        [den] A den
        [lair] A lair
       *[dominate] Dominating
    } needs { $needs } { $terrain ->
        [forest] forest
        [rock] rock
        [grass] grass
        [tundra] tundra
       *[desert] desert
    } { $needs ->
        [one] tile
       *[other] tiles
    }, you have { $has }{ $tokens ->
        [0] { "" }
        [one] {" "}and { $tokens } token
       *[other] {" "}and { $tokens } tokens
    }.
lack-tw-far =
    That is { $steps } { $steps ->
        [one] step
       *[other] steps
    } away, your wolves go { $speed }.
lack-lw-colour =
    You must follow: you hold { $count } { $colour ->
        [black] black
        [light-brown] light brown
        [green] green
        [white] white
       *[red] red
    } { $count ->
        [one] wolf
       *[other] wolves
    }.
lack-lw-room = There is no room: { $wolves } of { $room } wolves lie here.
