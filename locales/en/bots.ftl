# Words of the bots and of their tournaments.

bots-head-bot = bot
bots-head-games = games
bots-head-wins = wins
bots-head-rate = win rate
bots-head-ci95 = 95 % interval
bots-head-points = points
bots-head-rating = rating
bots-head-decisions = decisions
bots-head-time = time
bots-head-overruns = overruns
bots-unfinished = { $count ->
    [one] One game was not finished within the limit of turns and is scored as it stood.
   *[other] { $count } games were not finished within the limit of turns and are scored as they stood.
}

cli-about-match = Let bots play against each other and tell how good they are
cli-arg-match-game = The game: the-wolves, lone-wolves or wolfwalkers
cli-arg-match-bots = The bots: random, pup, rover, yearling, scout, tracker, hunter, elder, warden, ranger, veteran, greyback, sage, shadow, beta, alpha, packmate, alpha-stalker, alpha-builder, alpha-raider, alpha-strategist, beginner-lead, beginner-lure; with a budget of its own as in alpha@200ms or alpha@1000
cli-arg-match-games = How many games; rounded up so that every order of seats is played equally often
cli-arg-match-players = How many seats the table has, if not one for each bot
cli-arg-match-options = Options of the game, such as board=advanced
cli-arg-match-seed = Seed of the first set-up; the others follow
cli-arg-match-ms = Milliseconds a decision
cli-arg-match-iterations = Iterations of the search a decision, instead of milliseconds: the same on every machine
cli-arg-match-jobs = How many games at a time; all cores if nothing is said
cli-arg-match-plot = Draw the result into this file
cli-arg-match-records = Keep the record of every game in this directory
cli-arg-match-resume = Keep finished games in this file, and go on from what it holds

cli-arg-bench-bots = Measure the bots instead of the rules: searches and decisions a second
bots-bench-level = level
bots-bench-simulations = searches/s
bots-bench-decisions = decisions/s
