//! Set-ups: what chance gave, how it is written, and the game and first position that follow from it.

use moonpack_rules::{MAX_SEATS, Pairs, Seat, SetupError, cut};
use rand::seq::SliceRandom;
use rand::{Rng, RngExt};

use crate::content::{Content, Stack};
use crate::game::PreyStack;
use crate::position::{Moonlight, Player};
use crate::{
    Board, Hex, Layout, MoonPhase, Options, Owner, Piece, Position, Prey, Ruleset, Stage, Terrain, TheWolves,
    Wolf,
};

/// All chance that precedes the first decision.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    /// Who goes first.
    pub first: Seat,
    /// Each seat's pack, named by its home terrain.
    pub packs: Vec<Terrain>,
    /// The third pack of a two-player game.
    pub third: Option<Terrain>,
    /// Boards, tokens and prey.
    pub layout: Layout,
}

pub(crate) fn draw<R: Rng + ?Sized>(
    content: &Content,
    players: usize,
    options: &Options,
    rng: &mut R,
) -> Setup {
    let layout = options.layout.clone().unwrap_or_else(|| Layout::draw(content, players, rng));
    let mut pool = Terrain::ALL.to_vec();
    pool.shuffle(rng);
    if let Some(packs) = &options.packs {
        pool.sort_by_key(|pack| packs.iter().position(|chosen| chosen == pack).unwrap_or(packs.len()));
    }
    let third = (players == 2).then(|| pool[2]);
    pool.truncate(players);
    let seats: Vec<Seat> = Seat::first(players.max(1)).collect();
    let first = seats[rng.random_range(0..seats.len())];
    Setup { first, packs: pool, third, layout }
}

pub(crate) fn write_setup(setup: &Setup) -> Pairs {
    let stack = |stack: Stack| match stack.below {
        Some(below) => format!("{}-{}", stack.top.name(), below.name()),
        None => stack.top.name().to_string(),
    };
    let layout = &setup.layout;
    let mut lines = vec![
        ("first".to_string(), setup.first.to_string()),
        ("packs".to_string(), names(&setup.packs, Terrain::name, " ")),
    ];
    lines.extend(setup.third.map(|third| ("third-pack".to_string(), third.name().to_string())));
    lines.extend([
        ("regions".to_string(), names(&layout.regions, |region| (region + 1).to_string(), " ")),
        ("tokens".to_string(), names(&layout.tokens, stack, " ")),
        ("prey".to_string(), names(&layout.prey, Prey::name, " ")),
    ]);
    lines
}

pub(crate) fn read_setup(lines: &Pairs) -> Result<Setup, SetupError> {
    const KEYS: [&str; 6] = ["first", "packs", "third-pack", "regions", "tokens", "prey"];
    if let Some((key, _)) = lines.iter().find(|(key, _)| !KEYS.contains(&key.as_str())) {
        return Err(SetupError::new(cut(key), format!("no such line; they are {}", KEYS.join(", "))));
    }
    let find = |key: &str| lines.iter().find(|(name, _)| name == key).map(|(_, value)| value.as_str());
    let first = read_line(find("first"), "first", "the number of a seat", |word| {
        word.parse().ok().and_then(Seat::new)
    })?;
    let [first] = first[..] else {
        return Err(SetupError::new("first", "expected the number of one seat"));
    };
    let third = match find("third-pack") {
        None => None,
        found => read_line(found, "third-pack", "a pack", Terrain::from_name)?.first().copied(),
    };
    let region = |word: &str| word.parse::<u8>().ok().and_then(|number| number.checked_sub(1));
    Ok(Setup {
        first,
        packs: read_line(find("packs"), "packs", "packs", Terrain::from_name)?,
        third,
        layout: Layout {
            regions: read_line(find("regions"), "regions", "numbers of region boards", region)?,
            tokens: read_line(find("tokens"), "tokens", "moon phases", read_stack)?,
            prey: read_line(find("prey"), "prey", "kinds of prey", Prey::from_name)?,
        },
    })
}

fn read_stack(word: &str) -> Option<Stack> {
    match word.split_once('-') {
        None => Some(Stack { top: MoonPhase::from_name(word)?, below: None }),
        Some((top, below)) => {
            Some(Stack { top: MoonPhase::from_name(top)?, below: Some(MoonPhase::from_name(below)?) })
        }
    }
}

/// The words of a line, each read.
fn read_line<T>(
    value: Option<&str>,
    key: &str,
    expected: &str,
    read: impl Fn(&str) -> Option<T>,
) -> Result<Vec<T>, SetupError> {
    let value = value.ok_or_else(|| SetupError::new(key, "the line is missing"))?;
    let words: Option<Vec<T>> = value.split(' ').map(read).collect();
    words.ok_or_else(|| SetupError::new(key, format!("expected {expected}, found `{}`", cut(value))))
}

pub(crate) fn begin(
    content: &Content,
    rules: &Ruleset,
    players: usize,
    options: &Options,
    setup: &Setup,
) -> Result<(TheWolves, Position), SetupError> {
    check(content, players, options, setup)?;
    let laid = content.company(players).zip(content.map(players, &setup.layout.palettes(content)));
    let (company, map) = laid.ok_or_else(|| SetupError::new("packs", "2 to 5 can play"))?;
    let height = company.prey_height;
    let prey = map.regions().zip(&setup.layout.prey);
    let prey = prey.map(|((_, board), prey)| PreyStack { hex: board.prey, prey: *prey, height }).collect();
    let mut packs = [None; Owner::COUNT];
    packs.iter_mut().zip(&setup.packs).for_each(|(pack, chosen)| *pack = Some(*chosen));
    packs[Owner::THIRD.index()] = setup.third;
    let game = TheWolves {
        rules: *rules,
        players,
        map,
        packs,
        prey,
        boards: setup.layout.regions.clone(),
        stacks: setup.layout.tokens.clone(),
        dates: company.dates,
        side: company.side,
        tiles: content.tiles,
        costs: content.costs,
        values: content.values,
        attributes: content.attributes,
        wolves: content.wolves,
        control: content.control,
        first: setup.first,
        choose_tiles: options.choose_tiles,
        turns: options.turns,
        fronts: slots_showing(&content.tiles, 0),
        backs: slots_showing(&content.tiles, 1),
    };
    let position = start(&game, content);
    Ok((game, position))
}

/// Can this game begin with this set-up?
fn check(content: &Content, players: usize, options: &Options, setup: &Setup) -> Result<(), SetupError> {
    let fault = |key: &str, problem: &str| Err(SetupError::new(key, problem));
    if content.company(players).is_none() {
        return fault("packs", "2 to 5 can play");
    }
    if setup.packs.len() != players || !all_unlike(&setup.packs) {
        return fault("packs", "needs a pack of its own for each seat");
    }
    if options.packs.as_ref().is_some_and(|packs| *packs != setup.packs) {
        return fault("packs", "these are not the packs the table chose");
    }
    if setup.first.index() >= players {
        return fault("first", "there is no such seat");
    }
    if setup.third.is_some() != (players == 2) {
        return fault("third-pack", "a game for two has a third pack, and no other game has");
    }
    if setup.third.is_some_and(|third| setup.packs.contains(&third)) {
        return fault("third-pack", "somebody plays this pack");
    }
    if options.layout.as_ref().is_some_and(|layout| *layout != setup.layout) {
        return fault("regions", "this is not the layout the table chose");
    }
    match setup.layout.fault(content, players) {
        Some((key, problem)) => fault(key, &problem),
        None => Ok(()),
    }
}

/// The first position: tokens and prey on the map, the third pack in place, nobody's wolves yet.
fn start(game: &TheWolves, content: &Content) -> Position {
    let mut board = Board::default();
    for ((_, region), stack) in game.map.regions().zip(&game.stacks) {
        place_third_pack(game, &mut board, content, region.water, *stack);
    }
    let mut prey_left = [0; 10];
    prey_left.iter_mut().zip(&game.prey).for_each(|(left, stack)| *left = stack.height);
    let mut tokens_left = [0; 10];
    tokens_left.iter_mut().zip(&game.stacks).for_each(|(left, stack)| *left = stack.height());
    Position {
        board,
        lone_wolves: game.map.lone_wolf_icons(),
        prey: game.prey.iter().map(|stack| stack.hex).collect(),
        prey_left,
        tokens_left,
        players: [Player::default(); MAX_SEATS],
        moonlight: Moonlight::EMPTY,
        phases: 0,
        seat: game.first,
        actions_left: 0,
        turn: 0,
        stage: if game.choose_tiles { Stage::Sides } else { Stage::Draft },
    }
}

fn place_third_pack(game: &TheWolves, board: &mut Board, content: &Content, water: Hex, stack: Stack) {
    if game.packs[Owner::THIRD.index()].is_none() {
        return;
    }
    let (x, y) = game.map.coordinate(water);
    for third in content.third.iter().filter(|third| third.stack == stack) {
        for ((dx, dy), pieces) in &third.pieces {
            let Some(hex) = game.map.hex_at((x + dx, y + dy)) else { continue };
            for piece in pieces {
                match piece {
                    Piece::Den => board.add_den(Owner::THIRD, hex),
                    Piece::Lair => board.add_lair(Owner::THIRD, hex),
                    Piece::Pack => board.add_wolf(Owner::THIRD, Wolf::Pack, hex),
                    Piece::Alpha => board.add_wolf(Owner::THIRD, Wolf::Alpha, hex),
                }
            }
        }
    }
}

/// For each terrain, the slots whose tile has it on this side, bit 1 for slot 2.
fn slots_showing(tiles: &[[Terrain; 2]; 5], side: usize) -> [u8; 5] {
    let mut slots = [0; 5];
    for (index, tile) in tiles.iter().enumerate() {
        slots[tile[side].index()] |= 2 << index;
    }
    slots
}

pub(crate) fn names<T: Copy, N: AsRef<str>>(list: &[T], name: impl Fn(T) -> N, between: &str) -> String {
    let words: Vec<N> = list.iter().map(|item| name(*item)).collect();
    words.iter().map(AsRef::as_ref).collect::<Vec<&str>>().join(between)
}

pub(crate) fn all_unlike<T: PartialEq>(list: &[T]) -> bool {
    (0..list.len()).all(|index| !list[..index].contains(&list[index]))
}
