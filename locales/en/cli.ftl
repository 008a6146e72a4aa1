# Words of the moonpack program.

cli-about-moonpack = Three board games about wolves: The Wolves, Lone Wolves and Wolfwalkers.
cli-exit-codes =
    Exit codes: 0 done; 1 the answer is no (a record does not hold); 2 wrong command line; 3 could not be done (a file, the network).
cli-arg-lang = Language of everything that is printed
cli-arg-content = Directory with component data of your own: the-wolves.toml, lone-wolves.toml, wolfwalkers.toml
cli-arg-json = Print JSON for a program

cli-about-serve = Serve the web app and its API
cli-arg-serve-listen = Address to listen on; port 0 takes any free one
cli-arg-serve-behind-proxy = A reverse proxy stands in front and sets X-Forwarded-For
cli-arg-serve-https = The server is reached over HTTPS: mark cookies Secure
cli-arg-serve-metrics-listen = Show the metrics on this address alone, and not on the public one
cli-arg-serve-revoke-tokens = Call in all earlier tokens: all guests are strangers again (when somebody else may have the key)
cli-arg-serve-bot-threads = Threads that bots think on (half the cores, unless given)
cli-arg-bot-ms = Milliseconds a bot may think about one decision
cli-arg-bot-pause = Milliseconds a bot waits before a decision while somebody looks at the page; half of it within one turn
cli-arg-serve-seed = Draw every table from this number: the same luck again and again, for tests only
cli-arg-serve-no-limits = No limits on requests, streams and tables: for load tests only
cli-arg-log-json = Write logs as JSON lines
cli-arg-otlp = Send traces to this OpenTelemetry collector, as in http://HOST:4318; off unless given
cli-arg-serve-keep-finished = Days a finished game is kept after the last thing that happened there; 0 for ever
cli-arg-serve-keep-chat = Days the chat of a finished game is kept; 0 as long as the game
cli-serve-ready = Moonpack is ready: { $address }

cli-arg-db = Database: sqlite: and a file, or postgres://USER@HOST/DATABASE
cli-arg-nats = NATS server that joins several nodes on one PostgreSQL, as in nats://HOST:4222
cli-arg-lease = Seconds a node attends alone to bots, clocks and old games in PostgreSQL; when it has died, another goes on after this
cli-about-worker = Think for the bots of nodes that share a PostgreSQL and a NATS
cli-arg-worker-db = The database that the nodes share: postgres://USER@HOST/DATABASE
cli-arg-worker-threads = Threads that bots think on; as many as there are cores unless you say
cli-worker-ready = The worker is ready. Threads: { $threads }.
cli-about-migrate = Move all data from a file of SQLite to an empty PostgreSQL database, and verify it
cli-arg-migrate-from = The file: sqlite:FILE; no server may run on it
cli-arg-migrate-to = The database: postgres://USER@HOST/DATABASE
cli-migrate-done = { $tables } tables with { $entries } entries were moved and read back: all of it is there.
cli-about-backup = Copy the database to a new file, also while the server runs, and look through the copy
cli-arg-backup-file = The new file
cli-backup-done = { $file } is a copy of { $database }.
cli-about-check = Look through the database: every table replays under its rules, every row can be read
cli-check-sum =
    { $good ->
        [one] { $good } table is sound
       *[other] { $good } tables are sound
    }{ $failed ->
        [0] .
        [one] ; { $failed } fault.
       *[other] ; { $failed } faults.
    }

cli-about-games = List the games with their player counts and options
cli-games-facts = players: { $players } · rules version { $rules }
cli-games-bots = bots: { $bots }
cli-games-default = default: { $value }
cli-about-engine = Answer the engine protocol: one JSON object a line in, one out

cli-about-replay = Show a recorded game step by step: with keys on a terminal, as plain text otherwise
cli-arg-replay-file = The record; - reads it from standard input
cli-arg-replay-at = Begin after so many steps; without a terminal, show only that position
cli-seat = Seat { $seat }
cli-replay-step = Step { $step } of { $steps }
cli-replay-won = winner: { $winners }
cli-replay-keys = →/← step · PgDn/PgUp ten · Home/End · number and Enter jump · WASD move the board · q quit

cli-about-play = Play in the terminal, against bots and with people at the same keyboard
cli-arg-play-game = The game; `moonpack games` lists them
cli-arg-play-seats = Who sits where, by seat: you, another name, or one of the game’s bots (pup, alpha, packmate; `moonpack games` names them all)
cli-arg-play-options = An option of the game, such as board=advanced; may be given several times
cli-arg-play-seed = The same number gives the same set-up
cli-arg-play-resume = Go on with a game that was saved
cli-arg-play-save = Where `save` writes
cli-arg-play-pace = How quickly bots answer: slow, normal, fast, instant
cli-arg-play-bot-ms = Milliseconds a bot may think about one decision
cli-arg-play-plain = Line by line, for screen readers and pipes
cli-arg-play-server = Play at a server: with a game, open a table there; with --table, sit down; with neither, list the tables that wait
cli-arg-play-table = The server’s table to sit down at, or to watch: its id or the address of its page
cli-arg-name = The name others read at the server
cli-arg-tokens = File that keeps who you are at servers (unless given: moonpack/guests.json in your state directory)
cli-play-waits = Waiting for players
cli-play-away = { $server } does not answer ({ $why }). Trying again; is the server running?
cli-play-no-url = `{ $url }` is no address of a server; one looks like http://127.0.0.1:7700
cli-play-invite = Table { $table }. Others join with: moonpack play --server { $server } --table { $table }
cli-play-no-tables = No table waits for players at { $server }. Open one by naming a game: moonpack play GAME --server { $server }
cli-play-you = Wolf
cli-play-seats = this game has { $seats } seats; name somebody for each of them with --seats
cli-play-undone = The last decision was taken back.
cli-play-allowed = You may do this now: { $phrase }
cli-play-saved = Saved in { $file }. Go on later with: moonpack play --resume { $file }
cli-play-more = … and { $count } more: type a part of what you want
cli-play-decides = { $name }: what do you do?
cli-play-thinks = { $name } thinks …
cli-play-over = The game is over
cli-play-curtain = Now { $name }. Hand over the keyboard, then press Enter.
cli-play-none = Nothing fits what is typed. Enter tells why; Esc clears it.
cli-play-keys = ↑↓ Enter choose · type to find · Tab · ? why · F1 help · ^Z undo · ^Q quit
cli-play-help =
    Choose with ↑ and ↓ and Enter, or type a part of what you want: words of the sentence or of the text in brackets.
    Touch the board with the mouse: what is underlined can come next, Backspace goes one step back, Esc to the start.
    A board larger than the screen moves with ← → Home End and the wheel.
    ? says why something is allowed or forbidden, with the rule. Tab completes what is typed.
    F2 or hint, F3 or log, F4 or score, Ctrl+Z or undo, Ctrl+S or save FILE, Ctrl+Q or quit.
cli-play-help-plain = Type a number, the text in brackets, or a part of what you want. Also: board, log, score, hint, undo, explain TEXT, save FILE, help, quit.
cli-draw-lw-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
cli-draw-lw-scar-strength-per-wolf = { $value } str/wolf
cli-draw-lw-scar-strength-flat = +{ $value } strength
cli-draw-lw-scar-summon-lone-wolf = +{ $value } wolf
cli-draw-lw-scar-flip-tile = turn tile
cli-draw-lw-scar-points-per-wolf = +{ $value }/wolf
cli-draw-lw-scar-points-per-lone-wolf = +{ $value }/lone
cli-draw-lw-scar-points-per-open-wolf = +{ $value }/open
cli-draw-lw-scar-points-per-low-wolf = +{ $value }/2-3-4
cli-draw-lw-scar-points-if-tile-won = +{ $value } if tile
cli-draw-ww-symbol-robyn = Ro
cli-draw-ww-symbol-mebh = Me
cli-draw-ww-symbol-wolfform = Wf
cli-draw-ww-symbol-wolves = Wo
cli-draw-ww-symbol-merlyn = Ml
cli-draw-ww-symbol-forest = Fo
cli-draw-ww-symbol-city = Ci
cli-draw-ww-symbol-castle = Ca
cli-draw-ww-symbol-parents = Pa
cli-draw-ww-symbol-townspeople = To
cli-draw-ww-symbol-army = Ar

cli-about-mcp = Answer the Model Context Protocol: a place at a table for a language model
cli-arg-mcp-server = The server at whose tables the model may sit down
cli-arg-mcp-bot-ms = Milliseconds a bot may think about one decision
cli-mcp-choices =
    { $count ->
        [one] You have { $count } choice: ask for choices, then decide.
       *[other] You have { $count } choices: ask for choices, then decide.
    }
cli-mcp-nothing-fits = No choice fits these words. Ask for choices without words to read them all.
cli-mcp-no-table = You sit at no table yet: use open_game, or join_table at a server.
cli-mcp-no-server = No server was named: start with `moonpack mcp --server URL` to play at its tables.
cli-mcp-no-rule = No rule has this number or these words.
cli-mcp-record-later = The record tells every secret of the game: it can be read when the game is over.

cli-about-verify = Replay records and say which hold
cli-arg-verify-files = Records; a directory stands for all *.moonpack files in it, - for standard input
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

docs-rules-intro = Every rule as a numbered statement. The answer to a refused action names the number, and each statement is proved by tests that name it. This page is generated by `cargo xtask docs`.
docs-rules-since = from version { $version }
docs-rules-until = until version { $version }

cli-draw-tw-legend = f forest, r rock, g grass, t tundra, d desert, ~ water, # chasm; 3b: hex b of its kind in region 3, region 0 is the start board; A alpha wolf, p pack wolf, d den, L lair with the seat (x the third pack); ? lone wolf, * prey
cli-draw-tw-tokens = bonus terrains { $terrains }, bonus actions { $actions }
cli-draw-ww-market = Market:
cli-draw-ww-hand = In hand:

# What is wrong with a record.
cli-record-at = line { $line }, column { $column }: { $fault }
cli-record-expected = expected { $expected }, found { $found }
cli-record-nothing = nothing
cli-record-twice = `{ $key }` stands here for the second time
cli-record-format = this is record format { $format }; this program reads format 1
cli-record-game = there is no game `{ $game }`; the games are { $known }
cli-record-rules = the record was played by version { $record } of the rules of { $game }; this program plays version { $program }, so replaying it could give another game. Open it with the version of moonpack that wrote it
cli-record-begin = the match cannot begin like this: { $problem }
cli-record-action = step { $step }: { $problem }
cli-record-over = the game is over, nobody decides any more
cli-record-result = the record says { $key } = { $claimed }, but the actions lead to { $key } = { $replayed }
cli-record-check = the text above was changed after it was written (its check is { $actual }). If that was on purpose, remove this line
cli-expected-text = UTF-8 text without control characters
cli-expected-record = the first line `moonpack record 1`
cli-expected-header = `game = …`, `rules = …`, `players = …`, `option NAME = …`, `seat N = …` or `setup`
cli-expected-header-line = `{ $key } = …` before the set-up
cli-expected-setup = the line `setup`
cli-expected-setup-first = `setup` before indented lines
cli-expected-actions = `actions`, or a set-up line indented by two spaces
cli-expected-result = `result`, `check` or a line indented by two spaces
cli-expected-result-line = `ending`, `points` or `winners`
cli-expected-check = `check` and eight digits of 0-9a-f as the last line, or the end of the record
cli-expected-end = the end of the record
cli-expected-comment = `# ` and a space before a comment
cli-expected-pair = a line `key = value`
cli-expected-key = a key before `=`
cli-expected-rules-version = the version of the rules, a number
cli-expected-players = the number of players
cli-expected-spelling = `{ $value }`, spelled so
cli-expected-seat = a seat from 0 to { $last }
cli-verify-none = there is no record (*.moonpack) in { $places }
