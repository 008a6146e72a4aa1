# The words of Wolfwalkers beside its rules. Titles and names were written for this program.
#
# $seat, $other and $owner are players' names. $card is a card in words (ww-card), $title a story's or a goal's name, $side
# its side (ww-side-NAME); $symbol, $first and $second are symbols, $symbols a list of them, $module a module card's name,
# $goal in ww-event-copied a goal's name. Places, rows and columns are counted from 1. Numbers are passed as numbers so
# that plural forms work.

## Cards

ww-side-story = Story
ww-side-goal = Goal
ww-card = { $side } “{ $title }”

## Symbols

ww-symbol-robyn = Robyn
ww-symbol-mebh = Mebh
ww-symbol-wolfform = Wolf form
ww-symbol-wolves = Wolves
ww-symbol-merlyn = Merlyn
ww-symbol-forest = Forest
ww-symbol-city = City
ww-symbol-castle = Castle
ww-symbol-parents = Parents
ww-symbol-townspeople = Townspeople
ww-symbol-army = Army

## Titles of the stories

ww-story-C01 = Falcon on the Rafters
ww-story-C02 = The Keep before Dawn
ww-story-C03 = Boots in Step
ww-story-C04 = An Empty Chair by the Fire
ww-story-C05 = Whispers at the Well
ww-story-C06 = Golden Eyes
ww-story-C07 = Curled up with the Cubs
ww-story-C08 = Above the Wet Rooftops
ww-story-C09 = Crossbow Practice
ww-story-C10 = Over the Wall
ww-story-C11 = Scrubbing the Scullery
ww-story-C12 = A Promise to Father
ww-story-C13 = First Steps under the Oaks
ww-story-C14 = Nose to Nose
ww-story-C15 = Two Bodies, One Dream
ww-story-C16 = Queen of the Treetops
ww-story-C17 = Howl with Me
ww-story-C18 = Feathers and Tangles
ww-story-C19 = The Pack in the Ferns
ww-story-C20 = Keeping Pace
ww-story-C21 = Market Morning
ww-story-C22 = Guards at the Gate
ww-story-C23 = Muster in the Courtyard
ww-story-C24 = The Covered Cage
ww-story-C25 = The Woodcutters’ Clearing
ww-story-C26 = She Who Leads the Pack
ww-story-C27 = A Wing among the Branches
ww-story-C28 = Scouting the Forest Edge
ww-story-C29 = Racing through the Roots
ww-story-C30 = A Wild Guest in Town
ww-story-C31 = First Night on Four Paws
ww-story-C32 = Paws on the Cobbles
ww-story-C33 = Leaves That Dance
ww-story-C34 = The Hidden Den
ww-story-C35 = The Sleeper in the Cave
ww-story-C36 = Locked Indoors
ww-story-C37 = Laughter in the Lane
ww-story-C38 = Panic at the Timber Line
ww-story-C39 = The Hunter’s Snare
ww-story-C40 = Amber Light
ww-story-C41 = Chased down the Stairs
ww-story-C42 = Orders from the High Seat
ww-story-C43 = The Proclamation
ww-story-C44 = The Wild Girl on Show
ww-story-C45 = An Unlikely Truce
ww-story-C46 = Torches between the Trees
ww-story-C47 = Claws and Wings
ww-story-C48 = Sisters under the Moon
ww-story-C49 = Into the Heart of the Wood
ww-story-C50 = Breaking the Chain
ww-story-C51 = The Pack at the Gates
ww-story-C52 = A Cart Rolls In
ww-story-C53 = The Last Stand at the Hollow
ww-story-C54 = Unveiled before the Crowd
ww-story-C55 = One Family, Heading West

## Names of the goals

ww-goal-C01 = Where the Paths Meet
ww-goal-C02 = Circling Overhead
ww-goal-C03 = Howling Circle
ww-goal-C04 = Divided Land
ww-goal-C05 = The Hunter’s Companion
ww-goal-C06 = Where Is Robyn?
ww-goal-C07 = Unseen
ww-goal-C08 = The Four of Us
ww-goal-C09 = The Cub’s Wish
ww-goal-C10 = Fear Feeds Fear
ww-goal-C11 = Patrol Route
ww-goal-C12 = Town and Pack
ww-goal-C13 = Changing Shape
ww-goal-C14 = Far from the Trees
ww-goal-C15 = The Road to Market
ww-goal-C16 = Checkpoint
ww-goal-C17 = The Protector’s Grip
ww-goal-C18 = Deep in the Green
ww-goal-C19 = Mebh Everywhere
ww-goal-C20 = Rank and File
ww-goal-C21 = Running as One
ww-goal-C22 = Raised by Wolves
ww-goal-C23 = Through the Undergrowth
ww-goal-C24 = Dream Walker
ww-goal-C25 = Two Towers
ww-goal-C26 = Best Friends
ww-goal-C27 = Two of a Kind
ww-goal-C28 = The Wolves Are Gone
ww-goal-C29 = Out of Range
ww-goal-C30 = Sacred Ring
ww-goal-C31 = Crowded Streets
ww-goal-C32 = Family Ties
ww-goal-C33 = Far from Home
ww-goal-C34 = The Talk of the Town
ww-goal-C35 = Down the Long Street
ww-goal-C36 = Child of the Wood
ww-goal-C37 = Hunter or Hunted
ww-goal-C38 = Bird’s-Eye View
ww-goal-C39 = Behind Stone Walls
ww-goal-C40 = Ears Pricked
ww-goal-C41 = High and Low
ww-goal-C42 = The Falconer
ww-goal-C43 = All Eyes on Robyn
ww-goal-C44 = Home of the Pack
ww-goal-C45 = Garrison
ww-goal-C46 = Summoned to the Keep
ww-goal-C47 = Between Two Worlds
ww-goal-C48 = No Grown-Ups
ww-goal-C49 = Light on Their Paws
ww-goal-C50 = Narrow Lanes
ww-goal-C51 = Bars and Wings
ww-goal-C52 = Skipping Stones
ww-goal-C53 = Watchful Parents
ww-goal-C54 = Wood and Wall
ww-goal-C55 = Gossip in the Square

## What goals ask for

ww-kind-pattern = Pattern
ww-kind-arrows = Arrows
ww-kind-arrows-cross = Crossed arrows
ww-kind-two-symbols = Two symbols
ww-kind-two-symbols-arrows = Two symbols with arrows
ww-kind-balance = Balance
ww-goal-pattern =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    } each time this pattern lies on different stories: { $symbols }
ww-goal-arrows =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for each story with { $symbol } in its row and column
ww-goal-arrows-cross =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    } if no story in its row and column shows { $symbol }
ww-goal-two-symbols =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for each story with both { $first } and { $second }
ww-goal-two-symbols-arrows =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for each story with both { $first } and { $second } in its row and column
ww-goal-balance =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    } if you have as many { $first } as { $second }, at least one of each
ww-goal-scores =
    brings { $points ->
        [one] { $points } point
       *[other] { $points } points
    } now

## Permanents

ww-module-P01 = No Change
ww-module-P01-text = The basic rules stay as they are; only the opportunities matter.
ww-module-P02 = Crooked Paths
ww-module-P02-text = A card may also be placed diagonally next to a card of your display.
ww-module-P03 = Scattered Leaves
ww-module-P03-text = Place cards on any free space of your display; they need not touch another card.
ww-module-P04 = Open Trail
ww-module-P04-text = Instead of a market card you may take the top card of the deck as a story. The market is then not refilled.
ww-module-P05 = Broad Market
ww-module-P05-text = The market has 5 stories and 3 goals.
ww-module-P06 = Even Market
ww-module-P06-text = The market has 3 stories and 3 goals.
ww-module-P07 = Fresh Tracks
ww-module-P07-text = You may not take a card that came into the market at the end of the previous turn, unless you may take no other market card.
ww-module-P08 = Turning Leaves
ww-module-P08-text = At the end of your turn, after refilling, you may turn over exactly 1 story and 1 goal in the market; they swap places.
ww-module-P09 = Clear the Path
ww-module-P09-text = Before you take a card you may put 1 market card under the deck and refill its place with the same side up.
ww-module-P10 = Common Cause
ww-module-P10-text = One goal (pattern, two symbols or balance) lies open beside the market. At the end everyone scores it with their own display.
ww-module-P11 = Broken Promises
ww-module-P11-text = At the end you lose 2 points for each goal in your display that brings 0 points.
ww-module-P12 = Few Words
ww-module-P12-text = At the end the player with the fewest goals gains 6 points; on a tie nobody does.
ww-module-P13 = Favourite Tale
ww-module-P13-text = Before the first turn, in reverse turn order, everyone names a different symbol. At the end you gain 1 point for each of your stories showing your symbol.
ww-module-P14 = Cornerstones
ww-module-P14-text = At the end you gain 3 points for each corner of your display holding a goal that brings at least 1 point.
ww-module-P15 = Heart of the Wood
ww-module-P15-text = Your first card is the centre of your display. If the centre is a goal, its points count twice.

## Opportunities

ww-module-O01 = Second Chance
ww-module-O01-text = Put 1 card of your display under the deck. You will have one more turn to fill its space.
ww-module-O02 = { ww-module-O01 }
ww-module-O02-text = { ww-module-O01-text }
ww-module-O03 = { ww-module-O01 }
ww-module-O03-text = { ww-module-O01-text }
ww-module-O04 = Last Chance
ww-module-O04-text = Before scoring take 1 card from the market and lay it, same side up, on 1 card of your display. The covered card no longer counts. The market is not refilled.
ww-module-O05 = From the Roots
ww-module-O05-text = Instead of a market card take the bottom card of the deck, look at both sides and place it as a story or as a goal. The market is not refilled.
ww-module-O06 = { ww-module-O05 }
ww-module-O06-text = { ww-module-O05-text }
ww-module-O07 = Off the Trail
ww-module-O07-text = Place the card you took this turn on any free space of your display.
ww-module-O08 = Trading Places
ww-module-O08-text = Swap the spaces of 2 cards in your display.
ww-module-O09 = { ww-module-O08 }
ww-module-O09-text = { ww-module-O08-text }
ww-module-O10 = New Light
ww-module-O10-text = Turn over 1 card in your display; it stays on its space.
ww-module-O11 = Shifting Ground
ww-module-O11-text = Move 1 card of your display to another free space where it could be placed now.
ww-module-O12 = Both Sides of the Tale
ww-module-O12-text = Turn over the card you take before you place it. Refill the market with the side the card had in the market.
ww-module-O13 = Twice Told
ww-module-O13-text = After placing and refilling, take, place and refill once more. Not possible if you already have 25 cards.
ww-module-O14 = Clean Sweep
ww-module-O14-text = Put all market cards under the deck in an order of your choice and refill every place with the same side up.
ww-module-O15 = Change of Wind
ww-module-O15-text = Turn over exactly 1 story and 1 goal in the market; they swap places.
ww-module-O16 = Spoken For
ww-module-O16-text = After refilling choose 1 market card. The next player may not take it in their next turn.
ww-module-O17 = Barter
ww-module-O17-text = Swap 1 story of your display with 1 story showing the same number of symbols in the next player’s display. Each goes to the space of the other.
ww-module-O18 = Lost for Words
ww-module-O18-text = The next player may not take a goal from the market in their next turn.
ww-module-O19 = Crossed Paths
ww-module-O19-text = Swap 2 adjacent cards in the next player’s display.
ww-module-O20 = Borrowed Dream
ww-module-O20-text = Choose 1 goal (pattern, two symbols or balance) in the next player’s display. You also score it, in full, with your own display; they keep theirs.
ww-module-O21 = Shapeshifter
ww-module-O21-text = One story of your display counts as showing 1 more symbol of your choice for all your goals.
ww-module-O22 = Overlapping Tales
ww-module-O22-text = For 1 of your pattern goals the copies may share cards; no two may use exactly the same cards. At most 3 count.
ww-module-O23 = Blind Eye
ww-module-O23-text = For 1 of your crossed arrows goals ignore 1 story in its row or column.
ww-module-O24 = Near Enough
ww-module-O24-text = 1 of your balance goals also counts as fulfilled if the two numbers differ by 1 and neither is 0.
ww-module-O25 = Foresight
ww-module-O25-text = Look at both sides of the top 3 cards of the deck and put them back on top in any order.

## Categories and moments of the modules

ww-timing-any = Any time in your turn
ww-timing-before-take = Before you take a card
ww-timing-instead-of-take = Instead of taking a card
ww-timing-on-take = While taking a card
ww-timing-on-place = While placing a card
ww-timing-after-action = After take, place and refill
ww-timing-turn-end = At the end of your turn
ww-timing-game-end = At the end of the game
ww-module-used = used

## Solo challenges

ww-solo-S1 = First Paw Prints
ww-solo-S1-text = Score at least 55 points.
ww-solo-S2 = Into the Wood
ww-solo-S2-text = Score at least 65 points.
ww-solo-S3 = Every Promise Kept
ww-solo-S3-text = Score at least 60 points with no goal worth 0 points.
ww-solo-S4 = Short Story
ww-solo-S4-text = Score at least 60 points with at most 7 goals.
ww-solo-S5 = Four Ways to Tell It
ww-solo-S5-text = Score at least 65 points and score with each of pattern, arrows, two symbols and balance.
ww-solo-S6 = Pattern Weaver
ww-solo-S6-text = Score at least 40 points with patterns alone.
ww-solo-S7 = A Quiet Land
ww-solo-S7-text = Score at least 70 points with no army symbol in your display.
ww-solo-S8 = Leader of the Pack
ww-solo-S8-text = Score at least 90 points.

## Options of a table

ww-option-exchange = Exchange cards
ww-option-permanent = Permanent
ww-option-permanent-none = none
ww-option-permanent-random = drawn at random
ww-option-opportunities = Opportunities
ww-option-opportunities-none = none
ww-option-opportunities-random = three drawn at random
ww-option-solo = Challenge
ww-option-solo-none = no challenge

## What happened

ww-event-named = { $seat } names the symbol { $symbol }.
ww-event-taken = { $seat } takes { $card }.
ww-event-taken-top = { $seat } takes { $card } from the top of the deck.
ww-event-taken-bottom = { $seat } takes { $card } from the bottom of the deck.
ww-event-shown = { $seat } turns the card in hand over: { $card }.
ww-event-placed = { $seat } lays { $card }.
ww-event-refilled = New in the market: { $card }.
ww-event-top = Next story in the deck: { $card }.
ww-event-top-empty = The deck is empty.
ww-event-exchanged = An exchange card: the outer market cards are turned over.
ww-event-used = { $seat } uses “{ $module }”.
ww-event-recycled = { $seat } puts a market card under the deck: { $card }.
ww-event-market-turned = { $seat } turns over a story and a goal of the market; they swap places.
ww-event-returned = { $seat } puts a card of the display under the deck: { $card }.
ww-event-covered = { $seat } covers a card of the display: { $card } lies there now.
ww-event-swapped = { $seat } swaps two cards in the display of { $owner }.
ww-event-turned = { $seat } turns over a card of the display: { $card }.
ww-event-moved = { $seat } moves a card of the display: { $card }.
ww-event-bartered = { $seat } swaps a story with { $other }.
ww-event-reserved = { $seat } bars a market card for { $other }.
ww-event-forbidden = { $seat }: in the next turn { $other } may not take from the market: { $side }.
ww-event-again = { $seat } takes, places and refills once more.
ww-event-copied =
    { $seat } also scores “{ $goal }”: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
ww-event-symbol-added = { $seat }: the story in row { $row }, column { $column } also shows { $symbol }.
ww-event-eased = { $seat }: the goal in row { $row }, column { $column } is judged more kindly.
ww-event-looked =
    { $seat } looks at { $count ->
        [one] the top card
       *[other] the top { $count } cards
    } of the deck.
ww-event-ordered = { $seat } puts the cards back on the deck.
ww-event-passed = { $seat } can take nothing and passes.
ww-event-forest-took = The forest takes { $card }.
ww-event-over = The game is over. { $ending }

## What can be done

ww-action-take = Take from place { $place }: { $card }
ww-action-take-top = Take the top of the deck: { $card }
ww-action-place = Place in row { $row }, column { $column }
ww-action-use = Use “{ $module }”
ww-action-own = Choose your card in row { $row }, column { $column }: { $card }
ww-action-other = Choose the next player’s card in row { $row }, column { $column }: { $card }
ww-action-market = Choose the market card on place { $place }: { $card }
ww-action-to = Move to row { $row }, column { $column }
ww-action-as-story = Place it as a story
ww-action-as-goal = Place it as a goal
ww-action-name = Name the symbol { $symbol }
ww-action-next = Next from the top: card { $number }
ww-action-end-turn = End the turn
ww-action-pass = Pass
ww-action-done = Use no more opportunities

## Parts of a score

ww-part-goal = Goal
ww-part-copied = Borrowed goal
ww-part-shared = Common goal
ww-part-permanent = Permanent

## How a game ended

ww-ending-complete = All displays are complete.
ww-ending-all-passed = Nobody could take a card any more.
ww-ending-challenge-met = The challenge is met.
ww-ending-challenge-failed = The challenge is not met.

## What is missing for more

ww-missing-impossible = There is no room left for more.
ww-missing-pattern = For one more, still needed: { $symbols }.
ww-missing-pattern-cell = { $symbol } in row { $row }, column { $column }
ww-missing-story = For more: one more story with { $symbols }.
ww-missing-more = For balance, still needed: { $symbols }.
ww-missing-more-symbol = { $count } × { $symbol }
