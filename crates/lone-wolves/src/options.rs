//! What a table may choose: the board, how many deals, and whether each deal is played twice.

use moonpack_rules::{Chosen, OptionError, OptionKind, OptionSpec, Pairs};

/// A side of the territory board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Board {
    /// The front: three pack fields for each territory and side.
    Standard,
    /// The back: fewer fields, some of them on borders, and a fourth scar in the swamp.
    Advanced,
}

impl Board {
    /// Both boards.
    pub const ALL: [Self; 2] = [Self::Standard, Self::Advanced];

    /// The name in every door.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Standard => "standard",
            Self::Advanced => "advanced",
        }
    }

    /// The board with this name.
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|board| board.name() == name)
    }
}

/// The options of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Options {
    /// The board.
    pub board: Board,
    /// How many different deals are played: one, or an even number so that each seat leads as often.
    pub deals: u8,
    /// Is every deal played a second time with hands and lead exchanged?
    pub duplicate: bool,
}

/// How many deals a match can have (LW-075), up to where its record is still readable.
const DEALS: &[u32] = &[1, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20];

impl Options {
    /// How many deals are played altogether.
    pub fn rounds(&self) -> usize {
        usize::from(self.deals) * if self.duplicate { 2 } else { 1 }
    }
}

pub(crate) fn option_specs() -> Vec<OptionSpec> {
    vec![
        OptionSpec {
            name: "board",
            kind: OptionKind::Choice(&["standard", "advanced"]),
            default: "standard",
        },
        OptionSpec { name: "deals", kind: OptionKind::Numbers(DEALS), default: "1" },
        OptionSpec { name: "duplicate", kind: OptionKind::Flag, default: "no" },
    ]
}

pub(crate) fn read_options(players: usize, given: &Pairs) -> Result<Options, OptionError> {
    if players != 2 {
        return Err(OptionError::players(players, &[2]));
    }
    let specs = option_specs();
    let chosen = Chosen::read(&specs, given)?;
    Ok(Options {
        board: Board::named(chosen.text("board")).unwrap_or(Board::Standard),
        deals: chosen.number("deals") as u8,
        duplicate: chosen.flag("duplicate"),
    })
}

pub(crate) fn write_options(options: &Options) -> Pairs {
    vec![
        ("board".into(), options.board.name().into()),
        ("deals".into(), options.deals.to_string()),
        ("duplicate".into(), if options.duplicate { "yes" } else { "no" }.into()),
    ]
}
