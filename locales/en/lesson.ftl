# The lessons: for each step a title, a sentence or two and, where something is to be done, what.

## Around them

lesson-step = Step { $step } of { $steps }
lesson-next = Go on
lesson-back = Back
lesson-leave = Leave the lesson
lesson-you = You
lesson-done = Done!
lesson-wrong = That would be allowed, but the lesson waits for something else: { $do }
lesson-play = Now play your first game

## The Wolves

tw-lesson-goal-title = Lead a pack
tw-lesson-goal = Two packs spread over five regions. When the moon says so, whoever holds the most in a region takes its points. The grey wolves belong to nobody; they only hold ground.
tw-lesson-start-title = Your first wolves
tw-lesson-start = An alpha wolf and a pack wolf begin together on one hex.
tw-lesson-start-do = Touch the hex with the gold rim.
tw-lesson-start-again-title = And two more
tw-lesson-start-again = The other pack has chosen twice. Now your second pair.
tw-lesson-start-again-do = Touch the hex with the gold rim.
tw-lesson-move-title = Move
tw-lesson-move = In your turn you take two actions. A Move costs one tile: it is flipped, and your wolves must end on the terrain it showed. Two wolves may go, each up to three hexes.
tw-lesson-move-do = Touch your wolf, then the hex it runs to. Then the second wolf.
tw-lesson-den-title = Build a den
tw-lesson-den = A den costs two tiles of the terrain it stands on and holds ground beside your alpha wolf. It leaves one of your tracks, and the next value there is yours from now on.
tw-lesson-den-do = Touch Den, then the hex, then the track for spread: how many wolves run at once.
tw-lesson-howl-title = Howl
tw-lesson-howl = The other pack has had its turn, and you have built once more. A Howl costs two tiles and turns a lone wolf near your alpha wolf into one of your own.
tw-lesson-howl-do = Touch Howl, then the lone wolf.
tw-lesson-bonus-title = One action more
tw-lesson-bonus = Your dens have brought a bonus action token. It buys a third action in this turn.
tw-lesson-bonus-do = Spend the token.
tw-lesson-push-title = Push
tw-lesson-push = An alpha wolf may run onto the hex of a single enemy pack wolf. It gives way to a nearest free hex, and you choose which.
tw-lesson-push-do = Run with your alpha wolf onto the enemy, then choose where it goes.
tw-lesson-hunt-title = Hunt
tw-lesson-hunt = Prey with your wolves on three hexes around it is yours, at no cost.
tw-lesson-hunt-do = Run with two more wolves until the prey is surrounded.
tw-lesson-lair-title = A lair
tw-lesson-lair = A den beside water can become a lair. It counts three times, and nobody can take it.
tw-lesson-lair-do = Touch Lair, then your den by the water.
tw-lesson-moon-title = The moon rises
tw-lesson-moon = Every lone wolf called and every piece taken fills a date up there. The crescent was reached: the regions with a crescent have been scored. Most control took the higher number, second most the lower.
tw-lesson-dominate-title = Dominate
tw-lesson-dominate = Dominate costs three tiles and takes a single enemy pack wolf or den within the range of your howl. A terrain token stands for one missing tile.
tw-lesson-dominate-do = Touch Dominate, then the enemy den, then the track your own den comes from.
tw-lesson-end-title = That is all
tw-lesson-end = Two actions a turn, until the full moon. Then the points of your tracks are added: wolves, dens, lairs, prey. Whoever has the most points wins.

## Lone Wolves

lw-lesson-goal-title = Five territories
lw-lesson-goal = Two packs fight over five territories in thirteen tricks. In the end the stronger side of each territory takes its tile and the points on it.
lw-lesson-lead-title = Lead
lw-lesson-lead = Leading, you may play any wolf into any territory with room. Its strength counts there, if it wins the trick.
lw-lesson-lead-do = Touch the red 6, then the Volcano.
lw-lesson-won-title = You won the trick
lw-lesson-won = Your 6 beats the 4 of the same colour and stays as strong as it is. The loser’s wolf was turned over: it is a lone wolf of strength 1 now. For that, the loser took a scar.
lw-lesson-lose-title = Losing can be good
lw-lesson-lose = You lead again. Sometimes a lost trick is worth it.
lw-lesson-lose-do = Touch the white 4, then the Tundra.
lw-lesson-scar-title = Your scar
lw-lesson-scar = Your wolf lost and lies face down. You take one of the scars where it lies, and place it on a free field of any territory: it brings strength or points there.
lw-lesson-scar-do = Touch the open scar in the Tundra, then the field with the gold rim.
lw-lesson-follow-title = Follow
lw-lesson-follow = The other side leads green. Whoever holds the colour led must play it; the stronger one wins.
lw-lesson-follow-do = Touch the green 7, then the Desert.
lw-lesson-three-title = The 3 turns up
lw-lesson-three = A 3 turns one hidden scar of its territory face up, whoever wins the trick.
lw-lesson-three-do = Touch the green 3, then the Swamp, then a hidden scar there.
lw-lesson-scar-again-title = The scar you chose
lw-lesson-scar-again = Your 3 lost against a 4. The scar you turned up is yours now.
lw-lesson-scar-again-do = Take it, then place it.
lw-lesson-two-title = The 2 beats the 7
lw-lesson-two = A 7 is the strongest wolf of its colour, and the 2 of the same colour is the only one that beats it.
lw-lesson-two-do = Touch the black 2, then the Cave.
lw-lesson-moon-title = A moon rises
lw-lesson-moon = The last scar of the Swamp was taken, so the moon lies there: five points for whoever takes the tile. And from now on green is trump.
lw-lesson-trump-title = Trump
lw-lesson-trump = Light brown was led, and you hold none. Then you may play anything, and a trump beats every other colour.
lw-lesson-trump-do = Touch the green 6, then the Desert.
lw-lesson-strength-title = Who is ahead
lw-lesson-strength = The bar of each territory shows both strengths: wolves, 1 for each lone wolf, and what scars add. On a tie nobody takes the tile.
lw-lesson-end-title = After thirteen tricks
lw-lesson-end = Tiles, moons and the points of scars are added up. On equal points, whoever has more lone wolves wins.

## Wolfwalkers

ww-lesson-goal-title = Twenty-five cards
ww-lesson-goal = You lay a display of five by five cards, one each turn. A card lies as a story with symbols or as a goal. Only goals bring points, and they count your stories.
ww-lesson-story-title = A story
ww-lesson-story = Take one card from the market and lay it down. A story stays a story.
ww-lesson-story-do = Touch the story with Wolves and Forest, then the place in the middle.
ww-lesson-pattern-title = A pattern
ww-lesson-pattern = This goal pays 6 when Mebh, a Forest and Wolves lie around a corner as drawn, turned or mirrored as you like, each on another card.
ww-lesson-pattern-do = Touch the goal, then the place with the gold rim.
ww-lesson-beside-title = Card by card
ww-lesson-beside = Every card must touch another one along a side. Mebh comes beside your first story.
ww-lesson-beside-do = Touch the story with Mebh, then the place with the gold rim.
ww-lesson-complete-title = Complete it
ww-lesson-complete = Wolves and Mebh lie there; a Forest is still missing below her. The number on the place says what you gain.
ww-lesson-complete-do = Take the third story and lay it there.
ww-lesson-arrows-title = Arrows
ww-lesson-arrows = Arrows pay for each story with their symbol in the goal’s own row and column. Two Forests lie in this row.
ww-lesson-arrows-do = Take the goal with the arrows and lay it at the end of the row.
ww-lesson-crossed-title = Crossed arrows
ww-lesson-crossed = These want their symbol nowhere in their row and column: no Townspeople here, so 7 points, as long as it stays so.
ww-lesson-crossed-do = Take the goal and lay it there.
ww-lesson-pair-title = Two symbols
ww-lesson-pair = This goal pays for each story that shows both symbols, wherever it lies. Two of yours show Wolves and Forest.
ww-lesson-pair-do = Take the goal and lay it.
ww-lesson-pair-arrows-title = Two symbols and arrows
ww-lesson-pair-arrows = The same, but only in its own row and column.
ww-lesson-pair-arrows-do = Take the goal and lay it below your stories.
ww-lesson-balance-title = A balance
ww-lesson-balance = A balance pays once if both symbols are there equally often. You have Mebh twice and Robyn not at all: nothing yet.
ww-lesson-balance-do = Take the goal and lay it.
ww-lesson-even-title = Even
ww-lesson-even = You have laid one Robyn meanwhile. One more, and the balance pays 10.
ww-lesson-even-do = Take the story with Robyn and lay it.
ww-lesson-end-title = Twenty-five and done
ww-lesson-end = When all displays are full, whoever has the most points wins; on equal points, fewer goals. Point at a goal of yours, and it shows what counts and what is missing.
