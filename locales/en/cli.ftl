# Words of the moonpack program.

cli-about-moonpack = Three board games about wolves: The Wolves, Lone Wolves and Wolfwalkers.
cli-exit-codes =
    Exit codes: 0 done; 1 the answer is no (a record does not hold); 2 wrong command line; 3 could not be done (a file, the network).
cli-arg-lang = Language of everything that is printed
cli-arg-content = Directory with component data of your own: the-wolves.toml, lone-wolves.toml, wolfwalkers.toml
cli-arg-json = Print JSON for a program


cli-about-games = List the games with their player counts and options
cli-games-facts = players: { $players } · rules version { $rules }
cli-games-default = default: { $value }
cli-about-engine = Answer the engine protocol: one JSON object a line in, one out

cli-about-replay = Show a recorded game step by step: with keys on a terminal, as plain text otherwise
cli-arg-replay-file = The record
cli-arg-replay-at = Begin after so many steps; without a terminal, show only that position
cli-seat = Seat { $seat }
cli-replay-step = Step { $step } of { $steps }
cli-replay-won = winner: { $winners }
cli-replay-keys = →/← step · PgDn/PgUp ten · Home/End · number and Enter jump · q quit

cli-about-verify = Replay records and say which hold
cli-arg-verify-files = Records; a directory stands for all *.moonpack files in it
cli-verify-sum =
    { $good ->
        [one] { $good } record holds
       *[other] { $good } records hold
    }{ $failed ->
        [0] .
        [one] , { $failed } does not.
       *[other] , { $failed } do not.
    }

cli-about-bench = Measure how fast the rules play random games, on one core
cli-arg-bench-game = Measure only this game
cli-arg-bench-seconds = Seconds to measure each row
cli-bench-game = game
cli-bench-players = players
cli-bench-variant = variant
cli-bench-games = games/s
cli-bench-decisions = decisions/s
