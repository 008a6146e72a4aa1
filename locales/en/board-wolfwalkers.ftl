# The table of Wolfwalkers. $module is a module card's name, $name a player's, $card a card's, $symbol a drawn symbol with its name.
board-ww-name = Name the symbol you will favour. Nobody else may name it.
board-ww-take = Choose a card and a place for it.
board-ww-pass = Nothing can be taken: pass.
board-ww-place = Lay “{ $card }”.
board-ww-end = End your turn, or use a module card first.
board-ww-final = Before scoring: use opportunities of the game’s end, or finish.
board-ww-ask-own = { $module }: choose a card of your display.
board-ww-ask-other = { $module }: choose a card of the next player’s display.
board-ww-ask-market = { $module }: choose a card of the market.
board-ww-ask-spot = { $module }: choose a space for the card.
board-ww-ask-side = { $module }: choose the side to place.
board-ww-ask-symbol = { $module }: choose a symbol.
board-ww-ask-next = { $module }: choose which card comes next from the top.
board-ww-market = Market
board-ww-deck = Next in the deck
board-ww-empty = empty
board-ww-barred = reserved
board-ww-barred-side = not this turn
board-ww-barred-owned = already in the display
board-ww-barred-fresh = too new
board-ww-looking = Top of the deck
board-ww-hidden = A card only the player at turn sees
board-ww-modules = Modules
board-ww-permanent = Permanent
board-ww-opportunity = Opportunity
board-ww-met = (met)
board-ww-not-met = (not met yet)
board-ww-metric-score = Points
board-ww-metric-patterns = Points from patterns
board-ww-metric-goals = Goals
board-ww-metric-zero = Goals worth 0
board-ww-metric-kinds = Kinds of goals that score
board-ww-display = Display of { $name }
board-ww-cards = { $count } of 25
board-ww-named = favours { $symbol }
board-ww-hand = In hand
board-ww-free = Free space in row { $row }, column { $column }
board-ww-goals = Your goals
board-ww-best = up to { $points }
board-ww-take-first = Choose your first card: a story or a goal.
board-ww-take-solo-detail = After you have laid it, the forest takes a card too.
board-ww-place-detail = Each gold place says what it changes.
board-ww-own-choice-detail = Each card says what it changes.
board-ww-deck-empty = The deck is empty
board-ww-market-count =
    { $stories ->
        [one] { $stories } story
       *[other] { $stories } stories
    } · { $goals ->
        [one] { $goals } goal
       *[other] { $goals } goals
    }
board-ww-taken = taken – in hand
board-ww-symbols = Your symbols
board-ww-with-hand = +1 with the card in hand
board-ww-own-display = Your display
board-ww-chosen = chosen
board-ww-running = In use now.
board-ww-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
board-ww-lies =
    { $count ->
        [0] Does not lie yet
        [one] Lies once
        [2] Lies twice
       *[other] Lies { $count } times
    }
board-ww-in-lines = { $count } × { $symbol } in row { $row }, column { $column }
board-ww-none-in-lines = No { $symbol } in row { $row }, column { $column }
board-ww-in-the-way = { $count } × { $symbol } in the way in row { $row }, column { $column }
board-ww-both =
    { $count ->
        [0] No story with both
        [one] { $count } story with both
       *[other] { $count } stories with both
    }
board-ww-both-in-lines =
    { $count ->
        [0] No story with both
        [one] { $count } story with both
       *[other] { $count } stories with both
    } in row { $row }, column { $column }
board-ww-even = { $a } × { $first } = { $b } × { $second }
board-ww-uneven = { $a } × { $first } ≠ { $b } × { $second }
board-ww-there =
    { $count ->
        [0] Nothing of it lies yet.
       *[other] There already: { $symbols }.
    }
board-ww-last = Last turn: { $card }, { $change }
board-ww-last-none = Has not laid a card yet.
board-ww-begin = Your story begins here
board-ww-begin-text = The first card lies in the middle. Your display grows from it in every direction, up to 5 rows and 5 columns.
board-ww-lead-first = Stories carry symbols. Goals turn them into points at the end.
board-ww-lead-forest = After a story the forest counts the symbols on the deck’s new top card and takes that story: 1, 2, 3 or 4.
board-ww-forest = The forest
board-ww-forest-took = took
board-ww-forest-story =
    It took “{ $card }”, story { $nth }: the deck showed { $shown ->
        [one] { $shown } symbol
       *[other] { $shown } symbols
    }.
board-ww-forest-goal = It took the goal that was left: “{ $card }”.
board-ww-forest-waits = It takes a card after each of yours.
board-ww-at-least = at least { $value }
board-ww-at-most = at most { $value }
board-ww-exactly = exactly { $value }
board-ww-sky =
    card { $card } of 25 · { $deck ->
        [one] { $deck } in the deck
       *[other] { $deck } in the deck
    }
board-ww-sky-last = { $card } of 25 cards · the deck is empty
board-ww-sky-over = the moon is full · all cards are laid
board-ww-rule-pattern = { $points } for each such pattern of { $symbols }
board-ww-rule-arrows = { $points } for each { $symbol } in its row and column
board-ww-rule-arrows-cross = { $points } if there is no { $symbol } in its row and column
board-ww-rule-two-symbols = { $points } for each story with { $first } and { $second }
board-ww-rule-two-symbols-arrows = { $points } for each story with { $first } and { $second } in its row and column
board-ww-rule-balance = { $points } if you have as many { $first } as { $second }
board-ww-look = Look at it large
