//! From the raw file to checked [`Content`]. Every fault is named by the entry it stands in.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Debug;

use moonpack_rules::ContentError;

use super::raw::{self, Raw};
use super::{Berth, BoardSide, Company, Content, Ground, Slot, Stack, ThirdPack, Xy};
use crate::{Bonus, Deed, Map, MoonPhase, Piece, Prey, Terrain, Wolf};

type Read<T> = Result<T, ContentError>;

/// Reads and checks component data.
pub(crate) fn read_content(text: &str) -> Read<Content> {
    let raw: Raw = toml::from_str(text).map_err(|error| fault("the file", error.message()))?;
    let directions = directions(&raw.hex.directions)?;
    let offsets = array("board.offsets", raw.board.offsets.iter().map(xy).collect())?;
    let region = &raw.region_board;
    let mut content = Content {
        directions,
        offsets,
        start_ground: array("start_board.terrain", each(&raw.start_board.terrain, ground)?)?,
        slots: array("region_board.slots", each(&region.slots, slot)?)?,
        lone_wolves: region.lone_wolves.iter().map(xy).collect(),
        prey: xy(&region.prey),
        water: xy(&region.water_source),
        palettes: each(&region.palettes, |words| palette(words))?,
        tiles: tiles(&raw.terrain_tiles.ordinary)?,
        costs: by_word("terrain_tiles.action_cost", &raw.terrain_tiles.action_cost, Deed::ALL, Deed::name)?,
        values: by_word("region_tokens.values", &raw.region_tokens.values, MoonPhase::ALL, MoonPhase::name)?,
        attributes: [
            array("player_board.pack_spread", raw.player_board.pack_spread.clone())?,
            array("player_board.wolf_speed", raw.player_board.wolf_speed.clone())?,
            array("player_board.howl_range", raw.player_board.howl_range.clone())?,
        ],
        wolves: array("player_board.wolves", each(&raw.player_board.wolves, |word| wolf(word))?)?,
        lairs: raw.player_board.lairs,
        control: by_word("control", &raw.control, Piece::ALL, Piece::name)?,
        third: third_pack(&raw.ai_pack_2p, &raw.hex.directions)?,
        companies: (2..=5).map(|players| company(&raw, players)).collect::<Read<_>>()?,
        maps: Vec::new(),
    };
    check(&content)?;
    content.maps = content.companies.iter().map(|company| Map::new(&content, company)).collect();
    Ok(content)
}

/// What no single entry can say about itself.
fn check(content: &Content) -> Read<()> {
    let on_board = |offset: &Xy| content.offsets.contains(offset);
    ensure(
        on_board(&content.prey) && on_board(&content.water) && content.lone_wolves.iter().all(on_board),
        "region_board",
        "an icon lies outside the board",
    )?;
    let slot_of = |offset: Xy| content.offsets.iter().position(|other| *other == offset);
    let watered = slot_of(content.water).is_some_and(|slot| content.slots[slot] == Slot::Water);
    ensure(watered, "region_board.water_source", "must lie on the water slot")?;
    ensure(content.palettes.len() >= 10, "region_board.palettes", "there must be ten region boards")?;
    ensure(content.palettes.len() <= 16, "region_board.palettes", "more than 16 region boards")?;
    ensure(content.lairs == 4, "player_board.lairs", "there must be 4 lairs")?;
    let [spread, speed, howl] = content.attributes;
    ensure(spread.iter().all(|n| (1..=4).contains(n)), "player_board.pack_spread", "must be 1 to 4")?;
    ensure(speed.iter().all(|n| (1..=8).contains(n)), "player_board.wolf_speed", "must be 1 to 8")?;
    ensure(howl.iter().all(|n| (1..=8).contains(n)), "player_board.howl_range", "must be 1 to 8")?;
    ensure(content.costs.iter().all(|n| (1..=3).contains(n)), "terrain_tiles.action_cost", "must be 1 to 3")?;
    for company in &content.companies {
        let regions = company.places.len();
        let place = format!("layout with {regions} regions");
        ensure(regions <= 10, &place, "there can be at most ten regions")?;
        ensure(company.stacks.len() == regions, &place, "needs one stack of region tokens for each region")?;
        ensure(company.prey.len() == regions, &place, "needs one stack of prey for each region")?;
        ensure(company.dates.is_sorted() && company.dates[0] > 0, &place, "its moonlight dates must rise")?;
        let mut seen = BTreeSet::new();
        for (x, y) in content.hexes(company) {
            ensure((0..64).contains(&x) && (0..64).contains(&y), &place, "a coordinate is not in 0..64")?;
            ensure(seen.insert((x, y)), &place, "two boards overlap")?;
        }
    }
    Ok(())
}

impl Content {
    /// The coordinates all boards of a company cover.
    fn hexes<'a>(&'a self, company: &'a Company) -> impl Iterator<Item = Xy> + 'a {
        let start = company.start.map(|at| Berth { at, rotated: false });
        let boards = start.into_iter().chain(company.places.iter().copied());
        boards.flat_map(|place| self.offsets.iter().map(move |offset| place.shift(*offset)))
    }
}

impl Berth {
    /// The coordinate of a board's offset. A rotated board is turned by 180 degrees.
    pub(crate) fn shift(self, (dx, dy): Xy) -> Xy {
        let sign = if self.rotated { -1 } else { 1 };
        (self.at.0.saturating_add(dx.saturating_mul(sign)), self.at.1.saturating_add(dy.saturating_mul(sign)))
    }
}

fn company(raw: &Raw, players: usize) -> Read<Company> {
    let key = players.to_string();
    let layout = get("layout", &raw.layout, &key)?;
    let date = |phase: MoonPhase| -> Read<u8> {
        get("moonlight", get("moonlight", &raw.moonlight, phase.name())?, &key).copied()
    };
    let stacks = if players == 2 {
        each(&raw.region_tokens.stacks_2p, |words| stack(words))?
    } else {
        let pool = get("region_tokens.pool", &raw.region_tokens.pool, &key)?;
        let counts: [usize; 3] = by_word("region_tokens.pool", pool, MoonPhase::ALL, MoonPhase::name)?;
        // Checked before the stacks are built: a mistyped number must not ask for all the memory there is.
        let most = layout.regions.len();
        let fits = counts.iter().all(|count| *count <= most);
        ensure(fits, "region_tokens.pool", "has more tokens than there are regions")?;
        let single = |(top, count)| std::iter::repeat_n(Stack { top, below: None }, count);
        MoonPhase::ALL.iter().copied().zip(counts).flat_map(single).collect()
    };
    let board = if players == 2 { &raw.player_board.two_player } else { &raw.player_board.standard };
    Ok(Company {
        start: layout.start.as_ref().map(xy),
        places: layout.regions.iter().map(|p| Berth { at: xy(&p.at), rotated: p.rotated }).collect(),
        stacks,
        prey: each(get("prey.stacks", &raw.prey.stacks, &key)?, |word| prey(word))?,
        prey_height: *get("prey.stack_height", &raw.prey.stack_height, &key)?,
        dates: [date(MoonPhase::Crescent)?, date(MoonPhase::Quarter)?, date(MoonPhase::Full)?],
        side: side(board)?,
    })
}

fn side(raw: &raw::BoardSide) -> Read<BoardSide> {
    let bonuses = |place: &str, words: &Vec<String>| array(place, each(words, |word| bonus(word))?);
    Ok(BoardSide {
        den_bonus: [
            bonuses("player_board.pack_spread_bonus", &raw.pack_spread_bonus)?,
            bonuses("player_board.wolf_speed_bonus", &raw.wolf_speed_bonus)?,
            bonuses("player_board.howl_range_bonus", &raw.howl_range_bonus)?,
        ],
        den_points: from_zero("player_board.den_points", &raw.den_points)?,
        lair_points: from_zero("player_board.lair_points", &raw.lair_points)?,
        wolf_points: from_zero("player_board.wolf_points", &raw.wolf_points)?,
        prey_points: from_zero("player_board.prey_points", &raw.prey_points)?,
        prey_bonus: bonus(&raw.prey_bonus)?,
    })
}

/// The points of a track, with the 0 that counts before anything has left it.
fn from_zero<const N: usize>(place: &str, points: &[u8]) -> Read<[u8; N]> {
    array(place, std::iter::once(0).chain(points.iter().copied()).collect())
}

fn third_pack(
    raw: &BTreeMap<String, BTreeMap<String, Vec<String>>>,
    directions: &BTreeMap<String, [i8; 2]>,
) -> Read<Vec<ThirdPack>> {
    raw.iter()
        .map(|(key, placed)| {
            let phases: Vec<String> = key.split('_').map(str::to_string).collect();
            let pieces = placed.iter().map(|(direction, kinds)| {
                let kinds = each(kinds, |word| piece(word))?;
                ensure(kinds.len() <= 2, "ai_pack_2p", "at most two pieces fit on a hex")?;
                Ok((xy(get("hex.directions", directions, direction)?), kinds))
            });
            Ok(ThirdPack { stack: stack(&phases)?, pieces: pieces.collect::<Read<_>>()? })
        })
        .collect()
}

fn directions(raw: &BTreeMap<String, [i8; 2]>) -> Read<[Xy; 6]> {
    let all: [Xy; 6] = array("hex.directions", raw.values().map(xy).collect())?;
    let paired = all
        .iter()
        .all(|(x, y)| (*x, *y) != (0, 0) && all.contains(&(x.saturating_neg(), y.saturating_neg())));
    ensure(paired, "hex.directions", "every direction needs its opposite")?;
    Ok(all)
}

fn palette(words: &[String]) -> Read<[Terrain; 5]> {
    let all: [Terrain; 5] = array("region_board.palettes", each(words, |word| terrain(word))?)?;
    let unlike = Terrain::ALL.iter().all(|terrain| all.contains(terrain));
    ensure(unlike, "region_board.palettes", "a region board shows each terrain once")?;
    Ok(all)
}

fn tiles(raw: &[[String; 2]]) -> Read<[[Terrain; 2]; 5]> {
    let tile = |sides: &[String; 2]| Ok([terrain(&sides[0])?, terrain(&sides[1])?]);
    let all: [[Terrain; 2]; 5] = array("terrain_tiles.ordinary", each(raw, tile)?)?;
    for side in 0..2 {
        let unlike = Terrain::ALL.iter().all(|terrain| all.iter().any(|tile| tile[side] == *terrain));
        ensure(unlike, "terrain_tiles.ordinary", "all fronts, and all backs, show each terrain once")?;
    }
    Ok(all)
}

fn slot(raw: &raw::Slot) -> Read<Slot> {
    match raw {
        raw::Slot::Palette(index) if *index < 5 => Ok(Slot::Palette(*index as u8)),
        raw::Slot::Word(word) if word == "water" => Ok(Slot::Water),
        _ => Err(fault("region_board.slots", "a slot is 0 to 4 or water")),
    }
}

fn stack(words: &[String]) -> Read<Stack> {
    match each(words, |word| phase(word))?[..] {
        [top] => Ok(Stack { top, below: None }),
        [top, below] if top < below => Ok(Stack { top, below: Some(below) }),
        _ => Err(fault("region_tokens.stacks_2p", "a stack is one token, or two with the earlier on top")),
    }
}

fn ground(word: &String) -> Read<Ground> {
    if word == "chasm" { Ok(Ground::Chasm) } else { terrain(word).map(Ground::Open) }
}

fn bonus(word: &str) -> Read<Option<Bonus>> {
    if word == "-" { Ok(None) } else { named("a bonus", word, Bonus::from_name(word)).map(Some) }
}

fn terrain(word: &str) -> Read<Terrain> {
    named("a terrain", word, Terrain::from_name(word))
}

fn phase(word: &str) -> Read<MoonPhase> {
    named("a moon phase", word, MoonPhase::from_name(word))
}

fn prey(word: &str) -> Read<Prey> {
    named("a prey", word, Prey::from_name(word))
}

fn wolf(word: &str) -> Read<Wolf> {
    named("a wolf", word, Wolf::from_name(word))
}

fn piece(word: &str) -> Read<Piece> {
    named("a piece", word, Piece::from_name(word))
}

fn named<T>(what: &str, word: &str, found: Option<T>) -> Read<T> {
    found.ok_or_else(|| fault(what, format!("there is none called `{}`", word.escape_debug())))
}

fn xy(raw: &[i8; 2]) -> Xy {
    (raw[0], raw[1])
}

fn each<T, U>(raw: &[T], read: impl Fn(&T) -> Read<U>) -> Read<Vec<U>> {
    raw.iter().map(read).collect()
}

fn array<T, const N: usize>(place: &str, list: Vec<T>) -> Read<[T; N]> {
    let found = list.len();
    list.try_into().map_err(|_| fault(place, format!("needs {N} entries and has {found}")))
}

fn get<'a, T>(place: &str, map: &'a BTreeMap<String, T>, key: &str) -> Read<&'a T> {
    map.get(key).ok_or_else(|| fault(place, format!("`{key}` is missing")))
}

fn by_word<T: Copy, W: Copy + Debug, const N: usize>(
    place: &str,
    map: &BTreeMap<String, T>,
    words: &[W],
    name: impl Fn(W) -> &'static str,
) -> Read<[T; N]> {
    ensure(map.len() == words.len(), place, "has entries that do not belong there")?;
    array(place, words.iter().map(|word| get(place, map, name(*word)).copied()).collect::<Read<_>>()?)
}

fn ensure(holds: bool, place: &str, problem: &str) -> Read<()> {
    if holds { Ok(()) } else { Err(fault(place, problem)) }
}

fn fault(place: impl Into<String>, problem: impl Into<String>) -> ContentError {
    ContentError::new(place, problem)
}
