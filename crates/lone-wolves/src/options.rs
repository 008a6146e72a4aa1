//! What a table may choose: the board, how many deals, and whether each deal is played twice.

use moonpack_rules::{OptionError, OptionKind, OptionSpec, Pairs};

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

/// The most deals a match can have, so that the record stays readable.
const MOST_DEALS: u32 = 20;

impl Options {
    /// How many deals are played altogether.
    pub fn rounds(&self) -> usize {
        usize::from(self.deals) * if self.duplicate { 2 } else { 1 }
    }
}

pub(crate) fn specs() -> Vec<OptionSpec> {
    vec![
        OptionSpec {
            name: "board",
            kind: OptionKind::Choice(&["standard", "advanced"]),
            default: "standard",
        },
        OptionSpec { name: "deals", kind: OptionKind::Number { min: 1, max: MOST_DEALS }, default: "1" },
        OptionSpec { name: "duplicate", kind: OptionKind::Flag, default: "no" },
    ]
}

pub(crate) fn read(players: usize, given: &Pairs) -> Result<Options, OptionError> {
    if players != 2 {
        return Err(OptionError::Players { players, expected: "2".into() });
    }
    let mut options = Options { board: Board::Standard, deals: 1, duplicate: false };
    for (name, value) in given {
        let wrong = |name, expected: &str| OptionError::Value {
            name,
            value: value.chars().take(40).collect(),
            expected: expected.into(),
        };
        match name.as_str() {
            "board" => {
                options.board =
                    Board::named(value).ok_or_else(|| wrong("board", "it is `standard` or `advanced`"))?;
            }
            "deals" => {
                let expected = "it is 1 or an even number up to 20, so that each side leads as often";
                let deals = value.parse::<u8>().ok().filter(|deals| deals.to_string() == *value);
                options.deals = deals
                    .filter(|deals| *deals == 1 || (deals % 2 == 0 && (2..=MOST_DEALS as u8).contains(deals)))
                    .ok_or_else(|| wrong("deals", expected))?;
            }
            "duplicate" => {
                options.duplicate = match value.as_str() {
                    "yes" => true,
                    "no" => false,
                    _ => return Err(wrong("duplicate", "it is `yes` or `no`")),
                };
            }
            _ => {
                return Err(OptionError::Unknown {
                    name: name.chars().take(40).collect(),
                    known: "board, deals, duplicate".into(),
                });
            }
        }
    }
    Ok(options)
}

pub(crate) fn write(options: &Options) -> Pairs {
    vec![
        ("board".into(), options.board.name().into()),
        ("deals".into(), options.deals.to_string()),
        ("duplicate".into(), if options.duplicate { "yes" } else { "no" }.into()),
    ]
}
