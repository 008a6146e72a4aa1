# Lone Wolves: every rule as a numbered statement, in our own words.
# Groups, rulings and tests are listed in crates/lone-wolves/data/rules.toml.

## Components

lw-group-components = Components
LW-001 = There are 30 wolves: five colours (black, light brown, green, white, red), each with one wolf of every strength from 2 to 7.
LW-002 = The back of every wolf shows a lone wolf of strength 1.
LW-003 = The board has five territories, each with a colour: cave (black), desert (light brown), swamp (green), tundra (white), volcano (red). Their order from left to right is our own choice, since no source shows it.
LW-004 = There are five territory tiles with points on both sides. The values used here (2/8, 3/10, 4/7, 5/9, 6/11) are our own design, since no source names the printed ones.
LW-005 = There are 18 scars: nine effects, two scars of each. Nothing tells two scars of one effect apart.
LW-006 = The moon is worth 5 points, the blood moon 3.

## Setting up

lw-group-setup = Setting up
LW-007 = On the standard board every territory gets three scars, one face up and two face down. The three scars left over go back into the box unseen.
LW-008 = The five territory tiles are shuffled and laid one to a territory, each with a random side up.
LW-009 = Each side draws 13 wolves. The four wolves left over go back into the box, and nobody looks at them.
LW-010 = Chance decides who leads the first trick; in a rematch the lead alternates.
LW-011 = Seat 0 sits South and seat 1 sits North. Sides stay as they are in a rematch.
LW-012 = Hidden are: the other side’s hand, the four wolves of the box (also once they are summoned), the face-down scars and the scars in the box.
LW-013 = Scar slots and pack fields keep their names for the whole game, also when their neighbours fall empty. Choices that look alike are still different choices.

## A trick

lw-group-trick = A trick
LW-014 = Decisions come one at a time in a fixed order: the leader plays a wolf, the other side plays a wolf, the loser takes a scar and then places it; a 3 may ask for a scar to reveal in between. Only the decision that is due can be made.
LW-015 = The leader plays any wolf of the hand and lays it in any territory with room. The territory need not have the wolf’s colour. The colour of this wolf is the colour led.
LW-016 = The other side must play a wolf of the colour led if it holds one.
LW-017 = Whoever holds no wolf of the colour led plays any wolf. There is no duty to play trump.
LW-018 = The second wolf, too, may go to any territory with room: to the same one as the first or to another.
LW-019 = A wolf is played from the own hand, one to each trick.
LW-020 = The trick goes to the strongest wolf of the colour led. A wolf of another colour does not win, however strong it is, unless it is trump.
LW-021 = The winner’s wolf stays face up and keeps its strength. The winner leads the next trick.
LW-022 = The loser turns the wolf just played over: it is now a lone wolf of strength 1.
LW-023 = A territory holds at most six wolves, both sides and lone wolves together. Where six lie, no wolf can be played.
LW-024 = If the leader’s wolf is the sixth of a territory, that territory is closed to the other side in the same trick.
LW-025 = Which wolves were turned over after a lost trick stays known to both sides, since they were played openly. Only summoned wolves are unknown.
LW-026 = Whoever does not follow suit shows everybody that the hand holds no wolf of that colour for the rest of the deal.

## Wolves with an effect

lw-group-wolves = Wolves with an effect
LW-027 = In one trick a 2 beats the 7 of the same colour, whichever of them was played first. Trump makes no difference to this.
LW-028 = Whoever plays a 3, as leader or not, at once turns one face-down scar of its territory face up, before the next wolf is played. Without a face-down scar there, nothing happens.
LW-029 = Only a face-down scar can be revealed. If two or more lie there, the player of the 3 chooses; a single one is turned up without a choice.
LW-030 = A revealed scar stays where it lies. The loser of the trick may take it or another one of the territory.

## Taking and placing scars

lw-group-scars = Taking and placing scars
LW-031 = The loser of a trick takes one scar of the territory in which the new lone wolf lies, face up or face down.
LW-032 = Only a slot with a scar can be chosen. If the territory has no scar left, the loser gets none.
LW-033 = Taking a scar, placing it and carrying out its effect cannot be declined.
LW-034 = The loser looks at the scar first and then chooses where to place it: taking and placing are two decisions.
LW-035 = Until it is placed, a scar taken face down is known to its taker only, neither to the other side nor to spectators.
LW-036 = The scar goes face up onto an empty pack field of the own side, in any territory.
LW-037 = A scar may be placed in a territory with six wolves as long as a pack field is free there.
LW-038 = If the own side has no free pack field, the scar is shown and goes back into the box without effect. It still counts as taken from its territory. On the boards used here this cannot happen.

## What scars do

lw-group-effects = What scars do
LW-039 = “+1 strength per wolf”: every own wolf in the territory, lone wolves included, adds 1 to the strength there.
LW-040 = “+3 strength”: adds 3 to the own strength in the territory.
LW-041 = “Summon”: at once a wolf from the box joins the own side of the territory, face down. With six wolves there, the effect is lost.
LW-042 = A summoned wolf lies face down as a lone wolf; nobody looks at its front, and its number triggers nothing.
LW-043 = The wolves of the box are summoned in the order of the set-up. On a border field the left territory, as South sees it, comes first.
LW-044 = The limit of six wolves for a summoned wolf counts both wolves of the running trick.
LW-045 = Summoned wolves count as wolves and as lone wolves for every effect and for the tie-break.
LW-046 = “Turn the tile”: at once the territory tile is turned over. The same tile may be turned again later.
LW-047 = “+1 point per wolf”: 1 point for every own wolf in the territory, lone wolves included.
LW-048 = “+2 points per lone wolf”: 2 points for every own lone wolf in the territory.
LW-049 = “+2 points per face-up wolf”: 2 points for every own wolf in the territory that is not a lone wolf.
LW-050 = “+3 points per low wolf”: 3 points for every own face-up wolf in the territory whose printed strength is 2, 3 or 4.
LW-051 = “+5 points for the tile”: 5 points if the own side takes the territory tile there.
LW-052 = Equal scars count each on its own.
LW-053 = Strength from scars counts without any own wolf in the territory: +3 alone beats 0.
LW-054 = Points of scars count whether or not the territory is won; only “+5 points for the tile” asks for it.

## Moons and trump

lw-group-trump = Moons and trump
LW-055 = At the start there is no trump.
LW-056 = When the last scar of a territory is taken for the first time, the moon is laid there. From the next trick on, that territory’s colour is trump.
LW-057 = A moon lies in the territory from which the last scar was taken, not where that scar is placed; it is laid after the scar’s effect.
LW-058 = A wolf of the trump colour beats every wolf of another colour; among two trumps the stronger one wins.
LW-059 = Trump changes nothing about following suit.
LW-060 = When the last scar of a second territory is taken, the blood moon is laid there. From the next trick on, its colour is trump instead of the first one.
LW-061 = The first moon stays where it lies and is scored; its colour only ceases to be trump.
LW-062 = A third emptied territory changes nothing: the blood moon’s colour stays trump.
LW-063 = A territory emptied in the last trick still gets its moon, and the moon is scored.

## End and scoring

lw-group-scoring = End and scoring
LW-064 = A deal ends when both hands are empty, after 13 tricks, and is scored. After the last deal nothing more can be played.
LW-065 = In each territory the strengths of the face-up wolves, 1 for every lone wolf, and the strength of scars are added up. The stronger side takes the territory tile and its points.
LW-066 = Whoever takes a territory tile also takes the moon or blood moon that lies there.
LW-067 = On equal strength, 0 against 0 included, nobody takes the tile, a moon or the points for winning the tile.
LW-068 = Points from tiles, moons and scars are added. The higher sum wins.
LW-069 = On equal points the side with more lone wolves wins, summoned ones included. If these are equal too, both share the victory.
LW-070 = The score shown during play is what it would be if the deal ended now; a wolf whose trick is not decided counts as face up.
LW-071 = When the game is over, the record shows everything that was hidden; the views of the table stay as they are.

## The advanced board

lw-group-advanced = The advanced board
LW-072 = On the advanced board the swamp gets a fourth scar, face down; so two scars stay in the box.
LW-073 = The advanced board has fewer pack fields, and some lie on the border of two territories. The arrangement used here (13 a side, 5 of them on borders; North is South turned by half a circle) is our own design.
LW-074 = A scar on a border field acts on both territories separately: one wolf is summoned to each (a full one is skipped), both tiles are turned, strength and points count in each, and “+5 points” pays for each tile taken.

## Matches

lw-group-match = Matches
LW-075 = A match has one deal or an even number of deals. The lead alternates from deal to deal.
LW-076 = With duplicate deals every deal is played twice: after all deals have been played once, they are played again in the same order with hands and lead exchanged.
LW-077 = The points of all deals are added up. On equal points the lone wolves of all deals decide, then the victory is shared.
LW-078 = A view shows the running deal and the sums of the earlier ones. Deals still to come are hidden from everybody.
LW-079 = Undo never goes back past a moment in which something hidden was seen: a wolf played, a scar revealed, taken face down or placed, a new deal.
