//! What a table may choose: the side of the tiles, a layout, packs and a turn limit.

use moonpack_rules::{Begin, Chosen, OptionError, OptionKind, OptionSpec, Pairs};

use crate::content::Content;
use crate::setup::{all_unlike, names};
use crate::{Layout, Terrain, TheWolves};

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
        // Ruling 40.
        OptionSpec { name: "turns", kind: OptionKind::Number { min: 1, max: MAX_TURNS }, default: "400" },
    ]
}

pub(crate) fn read_options(content: &Content, players: usize, given: &Pairs) -> Result<Options, OptionError> {
    if content.company(players).is_none() {
        return Err(OptionError::players(players, TheWolves::PLAYERS));
    }
    let specs = option_specs();
    let chosen = Chosen::read(&specs, given)?;
    let layout = match chosen.text("layout") {
        "random" => None,
        code => Some(
            Layout::from_code(content, players, code)
                .map_err(|problem| OptionError::value("layout", code, problem))?,
        ),
    };
    let packs = match chosen.text("packs") {
        "random" => None,
        text => {
            let packs: Option<Vec<_>> = text.split(',').map(Terrain::from_name).collect();
            let packs = packs.filter(|packs| packs.len() == players && all_unlike(packs));
            let example = names(&Terrain::ALL[..players.min(Terrain::ALL.len())], Terrain::name, ",");
            let expected = || format!("it is random or {players} different packs, such as {example}");
            Some(packs.ok_or_else(|| OptionError::value("packs", text, expected()))?)
        }
    };
    Ok(Options {
        choose_tiles: chosen.text("tiles") == "chosen",
        code: layout.as_ref().map_or_else(|| "random".into(), |layout| layout.code(content, players)),
        layout,
        packs,
        turns: chosen.number("turns"),
    })
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
