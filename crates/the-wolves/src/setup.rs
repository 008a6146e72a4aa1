//! Options and set-ups: what the table chose, what chance gave, and how both are written.

use moonpack_rules::{OptionError, OptionKind, OptionSpec, Pairs, Seat, SetupError};
use rand::seq::SliceRandom;
use rand::{Rng, RngExt};

use crate::content::{Content, Stack};
use crate::notation::cut;
use crate::{Layout, Phase, Prey, Terrain};

/// The turn limit when nothing is said (ruling 40).
const TURNS: u32 = 400;
const MAX_TURNS: u32 = 100_000;

/// What the table chose before the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Options {
    /// Do players choose the side of their tiles (ruling 31), or do fronts lie up?
    pub choose_tiles: bool,
    /// A fixed layout; `None` draws one.
    pub layout: Option<Layout>,
    /// Which seat plays which pack; `None` draws them.
    pub packs: Option<Vec<Terrain>>,
    /// After so many turns the game is scored as it stands.
    pub turns: u32,
    /// The layout's code as it is written, kept because writing it needs the component data.
    code: String,
}

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

pub(crate) fn option_specs() -> Vec<OptionSpec> {
    vec![
        OptionSpec { name: "tiles", kind: OptionKind::Choice(&["chosen", "fronts"]), default: "chosen" },
        OptionSpec {
            name: "layout",
            kind: OptionKind::Text("random, or the code of a layout"),
            default: "random",
        },
        OptionSpec {
            name: "packs",
            kind: OptionKind::Text("random, or the pack of each seat, such as grass,desert,tundra"),
            default: "random",
        },
        OptionSpec { name: "turns", kind: OptionKind::Number { min: 1, max: MAX_TURNS }, default: "400" },
    ]
}

pub(crate) fn read_options(content: &Content, players: usize, given: &Pairs) -> Result<Options, OptionError> {
    let mut options =
        Options { choose_tiles: true, layout: None, packs: None, turns: TURNS, code: "random".into() };
    if content.table(players).is_none() {
        return Err(OptionError::Players { players, expected: "2, 3, 4 or 5 players".into() });
    }
    for (name, value) in given {
        let wrong = |name, expected: String| OptionError::Value { name, value: cut(value), expected };
        match name.as_str() {
            "tiles" => {
                options.choose_tiles = match value.as_str() {
                    "chosen" => true,
                    "fronts" => false,
                    _ => return Err(wrong("tiles", "it is chosen or fronts".into())),
                }
            }
            "layout" if value == "random" => (options.layout, options.code) = (None, value.clone()),
            "layout" => {
                let layout =
                    Layout::from_code(content, players, value).map_err(|problem| wrong("layout", problem))?;
                options.code = layout.code(content, players);
                options.layout = Some(layout);
            }
            "packs" if value == "random" => options.packs = None,
            "packs" => {
                let packs: Option<Vec<_>> = value.split(',').map(Terrain::from_name).collect();
                let packs = packs.filter(|packs| packs.len() == players && all_unlike(packs));
                let expected = || format!("it is random or {players} different packs, such as grass,desert");
                options.packs = Some(packs.ok_or_else(|| wrong("packs", expected()))?);
            }
            "turns" => {
                let turns = value.parse().ok().filter(|turns| (1..=MAX_TURNS).contains(turns));
                let expected = || format!("it is a number from 1 to {MAX_TURNS}");
                options.turns = turns.ok_or_else(|| wrong("turns", expected()))?;
            }
            _ => {
                let known = "tiles, layout, packs, turns".into();
                return Err(OptionError::Unknown { name: cut(name), known });
            }
        }
    }
    Ok(options)
}

pub(crate) fn write_options(options: &Options) -> Pairs {
    let packs = options.packs.as_ref().map_or("random".into(), |packs| names(packs, Terrain::name, ","));
    vec![
        ("tiles".into(), if options.choose_tiles { "chosen" } else { "fronts" }.into()),
        ("layout".into(), options.code.clone()),
        ("packs".into(), packs),
        ("turns".into(), options.turns.to_string()),
    ]
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
        None => Some(Stack { top: Phase::from_name(word)?, below: None }),
        Some((top, below)) => {
            Some(Stack { top: Phase::from_name(top)?, below: Some(Phase::from_name(below)?) })
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

/// Can this game begin with this set-up?
pub(crate) fn check(
    content: &Content,
    players: usize,
    options: &Options,
    setup: &Setup,
) -> Result<(), SetupError> {
    let fault = |key: &str, problem: &str| Err(SetupError::new(key, problem));
    if content.table(players).is_none() {
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

fn names<T: Copy, N: AsRef<str>>(list: &[T], name: impl Fn(T) -> N, between: &str) -> String {
    let words: Vec<N> = list.iter().map(|item| name(*item)).collect();
    words.iter().map(AsRef::as_ref).collect::<Vec<&str>>().join(between)
}

fn all_unlike<T: PartialEq>(list: &[T]) -> bool {
    (0..list.len()).all(|index| !list[..index].contains(&list[index]))
}
