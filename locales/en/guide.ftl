# The guides of a first game: for each step a title, a few sentences and, where something is to be done, a request.

## The Wolves

tw-guide-goal-title = Lead a pack
tw-guide-goal = You and the other pack spread over five regions. When the moon says so, whoever holds the most in a region takes its points. Growing your pack brings points too. Most points win.
tw-guide-map-title = The map
tw-guide-map = Every region has five terrains around one water source. The moon on the water tells when the region is scored and for how much. The wolves in the third colour belong to nobody: they only hold ground.
tw-guide-start-title = Your first wolves
tw-guide-start = You choose two starting hexes, and the other player two. On each of them an alpha wolf and a pack wolf begin. Regions with a crescent are closed at the start.
tw-guide-start-do = Touch a lit hex. When the other player has chosen, touch a second one.
tw-guide-tiles-title = Tiles pay for everything
tw-guide-tiles = These six terrain tiles are what you pay with. A tile you use is flipped and then shows the terrain drawn small below it. Your home tile, the one with the house, stays as it is.
tw-guide-turn-title = Two actions a turn
tw-guide-turn = In your turn you take two actions. Each button shows how many tiles it costs. All of them must show the terrain of the hex you aim at. Point at an action and the map shows its reach.
tw-guide-move-title = Move
tw-guide-move = A Move costs one tile and moves up to two wolves, each up to three hexes. They may cross any land, but each must end on the terrain you paid with.
tw-guide-move-do = Touch Move, then a tile, then one of your wolves and a lit hex. If you think better of it, undo.
tw-guide-howl-title = Howl
tw-guide-howl = A Howl costs two tiles. It turns a lone wolf near one of your alpha wolves into a wolf of yours. The more wolves leave your board, the more points the track below is worth.
tw-guide-den-title = Dens and lairs
tw-guide-den = A den holds ground and makes your pack better: it uncovers the next value of spread, speed or howl. Beside water a den can become a lair, which counts three times.
tw-guide-dominate-title = Dominate and hunt
tw-guide-dominate = Dominate costs three tiles and turns a single enemy pack wolf or den into yours. And if your wolves stand on three hexes around prey, you hunt it for free.
tw-guide-second-title = End your turn
tw-guide-second = Whatever you choose, two actions make a turn. Then the other player has theirs.
tw-guide-second-do = Take your second action and end your turn.
tw-guide-moon-title = When the moon comes
tw-guide-moon = Lone wolves you call and pieces you take fill the days of this calendar. When it reaches a moon, the regions with that moon are scored: most control takes the higher number, second most the lower.
tw-guide-end-title = The full moon ends it
tw-guide-end = After the full moon, add the points of your tracks. That is all you need. Hint shows what the strongest bot would do, and a click on something forbidden names the rule. Good hunting!

## Lone Wolves

lw-guide-goal-title = Five territories
lw-guide-goal = Two packs fight over five territories in thirteen tricks. At the end the stronger side takes the tile of a territory and its points. Most points win.
lw-guide-hand-title = Your wolves
lw-guide-hand = These thirteen wolves are yours. Each has a colour and a strength from 2 to 7. The ones you may play now stand out. Four wolves are in the box and nobody knows them.
lw-guide-trick-title = A trick
lw-guide-trick = One side leads with any wolf, the other must follow with the same colour if it can. The stronger wolf of the colour led wins the trick, and its owner leads the next.
lw-guide-play-title = Play a wolf
lw-guide-play = A wolf goes to any territory with room, whatever its colour. So with every card you choose twice: the trick, and the place where its strength will count.
lw-guide-play-do = Touch a wolf in your hand, then a territory.
lw-guide-lone-title = Winning and losing
lw-guide-lone = The winner’s wolf stays and keeps its strength. The loser’s is turned over: it becomes a lone wolf of strength 1. But the loser gets something for it.
lw-guide-scars-title = Scars
lw-guide-scars = Whoever loses takes a scar from the territory of the new lone wolf and lays it on a free pack field of any territory. Scars bring strength or points, so a lost trick can be a good one.
lw-guide-again-title = Another trick
lw-guide-again = Follow the colour if you must, lose cheaply if you can. If you lose, choose a scar and then the field for it.
lw-guide-again-do = Play the next trick.
lw-guide-powers-title = Small wolves
lw-guide-powers = Two small wolves have a talent. A 2 beats the 7 of its colour. A 3 turns up one hidden scar where you lay it.
lw-guide-strength-title = Who is ahead
lw-guide-strength = The big number is what the tile is worth, and beside it what it would be worth turned over. The counters above and below it are the strength of the two sides. On a tie nobody takes the tile.
lw-guide-moons-title = Moons and trump
lw-guide-moons = When the last scar of a territory is gone, a moon rises there: it is worth points, and that colour becomes trump. A second empty territory gets the blood moon and changes the trump.
lw-guide-end-title = After thirteen tricks
lw-guide-end = Tiles, moons and scars are added up; on equal points more lone wolves win. Hint shows what the strongest bot would do, and a click on something forbidden names the rule. Good luck!

## Wolfwalkers

ww-guide-goal-title = Twenty-five cards
ww-guide-goal = You build a display of five by five cards. Each turn you take one card from the market and lay it down. In the end only your goals bring points. Most points win.
ww-guide-cards-title = Stories and goals
ww-guide-cards = A card lies either as a story with up to four symbols or as a goal. Stories are worth nothing by themselves; goals count how your stories lie.
ww-guide-market-title = The market
ww-guide-market = Four stories and two goals lie ready for everybody. The top of the deck shows which story comes next.
ww-guide-take-title = Take a card
ww-guide-take = A card stays as it lies: a story is placed as a story, a goal as a goal.
ww-guide-take-do = Touch a card in the market.
ww-guide-place-title = Place it
ww-guide-place = The card goes into your display in the same turn. The number on a free space tells how your points would change there.
ww-guide-place-do = Touch a free space of your display.
ww-guide-refill-title = The next one, please
ww-guide-refill = The empty place of the market is filled again with the same side. Then the other player takes a card, perhaps the one you wanted.
ww-guide-patterns-title = Pattern goals
ww-guide-patterns = A pattern wants stories with certain symbols lying as drawn, turned or mirrored as you like. It pays again for every copy on other cards.
ww-guide-symbols-title = The other goals
ww-guide-symbols = Arrows count a symbol in the goal’s own row and column; crossed out, they want none there. Two symbols count the stories that show both. A balance wants both symbols equally often.
ww-guide-touch-title = Let it grow
ww-guide-touch = Every further card must touch your display along a side, and it never gets wider or higher than five.
ww-guide-touch-do = Take a second card and place it.
ww-guide-score-title = What it is worth
ww-guide-score = Below your display every goal says what it brings now and what is missing. Point at one, and the cards that count light up. Goals show no symbols, so too many of them starve each other.
ww-guide-end-title = Twenty-five and done
ww-guide-end = When both displays are full, points are counted; on equal points fewer goals win. Hint shows what the strongest bot would do, and a click on something forbidden names the rule. Have fun!
