# The Wolves: every rule as a numbered statement, in our own words.
# The index of groups, rulings and tests is crates/the-wolves/data/rules.toml.

## Components

tw-group-components = Components
TW-001 = The map is laid out of boards with 16 hexes each; a hex that lies on no board does not exist. Every land hex shows one of five terrains: forest, rock, grass, tundra or desert.
TW-002 = A region board has one water source and 15 land hexes, three of each terrain. Two of its hexes carry the lone wolf icon and one the prey icon.
TW-003 = The start board has ten land hexes, two of each terrain, around the six hexes of the central chasm. It has no water source, is no region and is never scored.
TW-004 = Each pack owns 4 alpha wolves, 8 pack wolves, 12 dens and 4 lairs.
TW-005 = Each player has six terrain tiles: a home tile that shows the pack’s own terrain on both sides, and the five ordinary tiles forest/rock, rock/grass, grass/tundra, tundra/desert and desert/forest (front/back).
TW-006 = Bonus tokens and victory point tokens never run out.

## Set-up

tw-group-setup = Setting up
TW-007 = With 3, 4 or 5 players the start board lies in the middle and 6, 8 or 10 region boards are laid around it at random.
TW-008 = One lone wolf lies on every hex with the lone wolf icon.
TW-009 = With 3 to 5 players every hex with the prey icon gets a stack of two prey tokens of the same kind; the stacks are dealt at random.
TW-010 = Prey stacks: with 3 players one each of moose, deer, raccoon and boar and two of rabbit; with 4 players one each of moose and deer and two each of raccoon, boar and rabbit; with 5 players two of every kind.
TW-011 = One region scoring token lies on each water source, drawn at random from a pool of crescent, quarter and full moons: 2, 2, 2 with 3 players; 2, 3, 3 with 4 players; 3, 4, 3 with 5 players.
TW-012 = The packs are drawn at random unless the table settles who plays which; no pack is played twice.
TW-013 = The five ordinary tiles start without repeating a terrain: each player turns up all fronts or all backs. The table may fix all fronts; then there is nothing to choose.
TW-014 = Tile sides are chosen in turn order, beginning with the first player, before any wolf is placed.
TW-015 = A player board starts with four dens on each of its three attribute tracks, four lairs, eight wolves and no prey.
TW-016 = Wolves leave the player board in a fixed order: the third and the sixth are alpha wolves, the other six are pack wolves.
TW-017 = Every player starts with pack spread 2, wolf speed 3 and howl range 2, and without bonus tokens.

## Placing the first wolves

tw-group-draft = Placing the first wolves
TW-018 = The first player is random. Starting hexes are chosen clockwise from the first player and then back again counter-clockwise, so the last player chooses twice in a row.
TW-019 = Each choice puts one alpha wolf and one pack wolf together on one hex; after the draft each player has two such pairs.
TW-020 = A starting hex must be empty.
TW-021 = With 3 to 5 players a starting hex is one of the ten land hexes of the start board.
TW-022 = With 3 to 5 players a player’s second starting hex lies on the other side of the central chasm than the first; five land hexes belong to each side.
TW-023 = Turns begin when every player has chosen two starting hexes. Whoever chose first takes the first turn; then play goes clockwise.

## A turn

tw-group-turn = A turn
TW-024 = A turn has two actions of any kind and cost; the same action may be taken again. A further action needs a bonus action token.
TW-025 = Both actions must be taken. A Move may move no wolf at all, for one flipped tile, so there is always something to do.
TW-026 = A bonus action token may be discarded at any point of the own turn for one more action; any number of them in one turn.
TW-027 = A bonus action is bought between actions, also after the last one, also with a token gained this turn; whoever still holds one decides when the turn ends. A bought action must be used.
TW-028 = A bonus action is paid for like any other action.
TW-029 = An action goes step by step: it is paid for, then its target is chosen, then whatever follows is settled. A begun action is finished before anything else is decided.
TW-030 = No rule forces progress. A table has a turn limit, 400 turns unless it sets another; after that the game is scored as it stands and marked unfinished.

## Paying with tiles

tw-group-paying = Paying with tiles
TW-031 = An action costs exactly: Move 1, Howl 2, Build den 2, Lair 2, Dominate 3 tiles.
TW-032 = All tiles of a payment show the terrain of the target hex: where the wolves arrive, where the den is built or upgraded, where the lone wolf or the enemy piece stands.
TW-033 = A tile used is flipped and from then on shows its other side.
TW-034 = A bonus terrain token stands for one tile of any terrain and is discarded. A whole cost may be paid with tokens.
TW-035 = The home tile shows its terrain on both sides, so it is never used up; within one payment it counts once, like any tile.
TW-036 = Only the sides that lie face up count, each tile once in a payment; what the tiles do not cover must come from bonus terrain tokens.

## Attributes

tw-group-attributes = Attributes
TW-037 = Each den that leaves a track uncovers the next value: pack spread 2, 3, 3, 4, 4; wolf speed 3, 4, 4, 5, 5; howl range 2, 3, 3, 4, 4. It holds at once and for the rest of the game.
TW-038 = With 3 to 5 players the second and the fourth den of a track give a bonus token at once: pack spread action, then terrain; wolf speed and howl range terrain, then action.
TW-039 = Dens leave a track from left to right. A track without dens can no longer be chosen.

## Move

tw-group-move = Move
TW-040 = A Move action moves any number of own wolves up to the pack spread; stopping earlier is allowed.
TW-041 = Each wolf moves at most as many hexes as the wolf speed.
TW-042 = Every wolf moved ends on a hex of the terrain paid for. The wolves may split up.
TW-043 = A wolf may cross every hex but water and chasm, occupied or not, of any terrain. Only the hex where it ends must match and have room.
TW-044 = Water sources and the central chasm cannot be entered or crossed; wolves go around them.
TW-045 = A wolf moves once in a Move action; in another Move action of the same turn it may move again.
TW-046 = Of two equal wolves on one hex, one of which has moved in this action, the other may still move.
TW-047 = A wolf chosen to move must leave its hex; it can come back there only with another action.
TW-048 = No wolf ends its move on a hex with a lone wolf or prey while the token lies there.
TW-049 = At most two pieces (wolves, dens, lairs) stand on a hex.
TW-050 = A player moves only wolves of the own pack.

## Packs meeting on a hex

tw-group-meeting = Packs meeting on a hex
TW-051 = Pieces rank den, pack wolf, alpha wolf, lair, from low to high. A piece may come to a single enemy piece only if it ranks higher.
TW-052 = Any wolf may end on a hex whose only piece is an enemy den; none may end on an enemy lair. Own pieces share a hex, up to two.
TW-053 = A pack wolf never ends on the hex of an enemy wolf, and an alpha wolf never on the hex of an enemy alpha wolf.
TW-054 = An alpha wolf may end on the hex of an enemy pack wolf if that is the only piece there; it pushes the pack wolf away.
TW-055 = When an action is over, pieces of two packs share a hex only as one den and one wolf.

## Pushing

tw-group-push = Pushing
TW-056 = A pushed wolf goes to a nearest hex that is empty or holds exactly one piece of its own colour; whoever pushes chooses among equally near ones. Steps are counted over hexes a wolf may cross, terrain does not matter, and a hex with a lone wolf or prey is not empty.
TW-057 = A push never sets off another: the target hex never holds an enemy of the pushed wolf, not even a den.
TW-058 = A push happens at once, before the next wolf of the same Move action moves.
TW-059 = The hex that the pushing alpha wolf has just left counts as empty if nothing else stands there.
TW-060 = Only wolves are pushed, never dens. A pushed wolf stays on the map and puts nothing on the Moonlight board.

## Build den

tw-group-den = Build den
TW-061 = A den is built on a hex that holds an own alpha wolf or is adjacent to one.
TW-062 = A den is never built on a hex with an enemy piece of any kind, a lone wolf or prey. A single own wolf is no hindrance.
TW-063 = Only one den or lair stands on a hex.
TW-064 = A den may be built on any terrain, but not on a water source or in the chasm.
TW-065 = The den is the next one of an attribute track of the builder’s choice; the uncovered value and any bonus token beside it are gained at once.

## Upgrade a den into a lair

tw-group-lair = Upgrade a den into a lair
TW-066 = Only an own den can become a lair.
TW-067 = An own alpha wolf must stand on the den’s hex or adjacent to it.
TW-068 = The den must be adjacent to a water source.
TW-069 = A pack has at most one lair on each region board.
TW-070 = The upgraded den goes to the next open date of the Moonlight board; it does not return to its track.
TW-071 = The leftmost lair of the player board takes its place and gives one bonus terrain token at once.
TW-072 = A pack has four lairs; a fifth is not possible.
TW-073 = An enemy wolf on the den, an alpha wolf too, does not prevent the upgrade: it is pushed away.
TW-074 = That push must be made; only its hex is chosen. A push always finds a hex.

## Howl

tw-group-howl = Howl
TW-075 = A Howl calls one lone wolf that lies on the target hex.
TW-076 = The target of a Howl or Dominate lies within howl range of an own alpha wolf, counted in steps over hexes of the map, water and chasm included; nothing blocks. The alpha wolf’s own hex is range 0.
TW-077 = The lone wolf goes to the next open date of the Moonlight board.
TW-078 = The next wolf of the player board takes the lone wolf’s place, the third and the sixth as alpha wolves.
TW-079 = Without wolves left on the player board there is no Howl and no Dominate of a wolf; without dens left on any track there is no Dominate of a den.

## Dominate

tw-group-dominate = Dominate
TW-080 = A Dominate targets an enemy pack wolf or an enemy den.
TW-081 = A second piece of the same owner on the hex protects both. Alpha wolves and lairs are never dominated.
TW-082 = The dominated piece goes to the next open date of the Moonlight board.
TW-083 = It is replaced by the same kind from the own player board: a wolf by the next wolf, a den by the next den of a chosen attribute track, with its value and bonus.
TW-084 = The next wolf of the track is taken even if it is an alpha wolf: the enemy pack wolf then becomes an own alpha wolf.
TW-085 = A den may be dominated under a wolf of another pack: it is swapped in place. The ban on enemy pieces concerns building only.

## Hunting

tw-group-hunting = Hunting
TW-086 = Prey is hunted by own wolves, of either kind, on three different hexes adjacent to it.
TW-087 = Only the active player hunts, after each own action: every prey that qualifies, at no cost. Hunting cannot be declined.
TW-088 = A player takes at most one prey of each kind in a game.
TW-089 = The top token of the stack goes to the leftmost open space of the hunting track and, with 3 to 5 players, gives one bonus action token.
TW-090 = If several prey qualify, the lowest hex comes first; it makes no difference to points.
TW-091 = Lowest hex means: smaller x, then smaller y.
TW-092 = The rest of a stack stays on its hex; after its last token the hex is free.

## Moonlight board

tw-group-moonlight = Moonlight board
TW-093 = Every lone wolf, pack wolf and den taken off the map goes to the next open date. Prey, region scoring tokens and pushed wolves do not.
TW-094 = Crescent, quarter and full moon come on dates 7, 13, 18 with 2 players; 9, 17, 22 with 3; 11, 20, 26 with 4; 13, 23, 30 with 5.
TW-095 = A phase reached is scored at the end of the current turn, after all its actions.
TW-096 = If one turn reaches several phases, all are scored in order at its end.

## Scoring regions

tw-group-scoring = Scoring regions
TW-097 = A pack’s control of a region: 1 for each pack wolf, alpha wolf and den on the board, 3 for a lair.
TW-098 = Most control takes the region scoring token, worth its higher number; second most control takes victory points of its lower number: crescent 4 and 2, quarter 6 and 3, full 8 and 4.
TW-099 = Equal control is decided by more alpha wolves in the region.
TW-100 = Packs still tied for most control each take the lower number; nobody else scores there and the token is discarded.
TW-101 = With a clear first place and a tie for second, only the first place scores.
TW-102 = Where only one pack stands it takes first place; second place goes to nobody.
TW-103 = Where nobody stands, nobody scores; the token leaves the game, and in a stack the next one is revealed.
TW-104 = A pack without a piece in the region is not ranked there. Alpha wolves break ties for second place too.
TW-105 = A phase scores exactly the regions that show its token; the token then leaves the board.

## Two players

tw-group-two-players = Two players
TW-106 = Two players use five random region boards and no start board.
TW-107 = Prey lies singly: one token of each of the five kinds.
TW-108 = The water sources get, at random: a crescent; a full moon; another full moon; a crescent on a quarter; a quarter on a full moon.
TW-109 = A region with two tokens is scored twice: for the upper one, and later for the one beneath it.
TW-110 = A third pack stands on the hex to the upper right of each water source: two pack wolves at the single crescent, a lair at crescent on quarter, a lair and an alpha wolf at each single full moon, a lair at quarter on full, where two alpha wolves stand to the lower right as well.
TW-111 = The third pack’s colour is random among the packs left and is recorded in the set-up.
TW-112 = The third pack takes part in every region’s ranking, takes tokens out of the game and scores nothing. Its pieces are never pushed or dominated.
TW-113 = If the third pack is tied for first place, the tied player takes the lower number, the token is gone and there is no second place. If it is tied for second, nobody gets second place.
TW-114 = Two players choose in the order first, second, second, first: any land hex of a region that shows no crescent, on any side.
TW-115 = There, an empty hex is one without any token or piece; a crescent lying on a quarter counts as showing a crescent.
TW-116 = The second player gets one bonus action token at the first own turn and may keep it for later.
TW-117 = On the two-player boards the second den of every track gives a bonus action token and the fourth a bonus terrain token; hunting gives no bonus token.
TW-118 = Two-player points: 2 and 5 for the third and fourth den of a track; 2, 5, 9, 14, 20 for prey; lairs 5, 10, 15, 20 and wolves 1, 2, 3, 4, 6, 8, 10, 12 as usual.

## End and final score

tw-group-end = End and final score
TW-119 = The game ends with the turn that reaches the full moon, after its regions are scored.
TW-120 = The final score adds the victory points of the region scorings and, for each of the six tracks of the player board, the highest number uncovered there. Most points win.
TW-121 = Points with 3 to 5 players: 3 and 7 for the third and fourth den of a track; 5, 10, 15, 20 for lairs; 1, 2, 3, 4, 6, 8, 10, 12 for wolves; 1, 4, 9, 16, 25 for prey.
TW-122 = On equal points more region scoring tokens win, then more wolves on the map; whoever is still equal shares the victory.
