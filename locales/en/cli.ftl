# Words of the moonpack program.

cli-about = Three board games about wolves: The Wolves, Lone Wolves and Wolfwalkers.
cli-exit-codes =
    Exit codes: 0 done; 1 the answer is no (a record does not hold); 2 wrong command line; 3 could not be done (a file, the network).
cli-arg-lang = Language of everything that is printed
cli-arg-content = Directory with component data of your own: the-wolves.toml, lone-wolves.toml, wolfwalkers.toml
cli-arg-json = Print JSON for a program

cli-game-the-wolves = The Wolves
cli-game-lone-wolves = Lone Wolves
cli-game-wolfwalkers = Wolfwalkers

cli-games-about = List the games with their player counts and options
cli-games-facts = players: { $players } · rules version { $rules }
cli-games-default = default: { $value }
cli-engine-about = Answer the engine protocol: one JSON object a line in, one out
