# The table of Wolfwalkers. $module is a module card's name, $name a player's, $symbol a symbol's.
board-ww-name = Name the symbol you will favour. Nobody else may name it.
board-ww-take = Take a card from the market.
board-ww-pass = Nothing can be taken: pass.
board-ww-place = Place the card. The numbers are what each space changes in your points.
board-ww-end = End your turn, or use a module card first.
board-ww-final = Before scoring: use opportunities of the game's end, or finish.
board-ww-ask-own = { $module }: choose a card of your display.
board-ww-ask-other = { $module }: choose a card of the next player's display.
board-ww-ask-market = { $module }: choose a card of the market.
board-ww-ask-spot = { $module }: choose a space for the card.
board-ww-ask-side = { $module }: choose the side to place.
board-ww-ask-symbol = { $module }: choose a symbol.
board-ww-ask-next = { $module }: choose which card comes next from the top.
board-ww-market = Market
board-ww-deck = Deck
board-ww-deck-count =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
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
board-ww-cards = { $count } of 25 cards
board-ww-next = next
board-ww-named = favours { $symbol }
board-ww-hand = In hand
board-ww-free = Free space in row { $row }, column { $column }
board-ww-goals = Goals and what they bring now
board-ww-no-goals = No goals yet. Stories bring no points by themselves.
board-ww-best = up to { $points }
