//! Every game, player count and variant worth trying: one list for benchmarks, fixtures and tests.
//!
//! Derived from what the games say about their options, so that a new option or value appears here by itself. Only the
//! options of free text need examples; a test fails while one has none.

use moonpack_rules::{OptionKind, OptionSpec, Pairs};

use the_wolves::TheWolves;

use crate::{AnyMatch, Contents, GameKind, Match};

/// A way to play: a game, a player count and options that differ from the defaults.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Case {
    /// The game.
    pub kind: GameKind,
    /// How many play.
    pub players: usize,
    /// The options that are not at their default.
    pub options: Pairs,
}

impl Case {
    /// The options in one word: `standard`, or `board=advanced`.
    pub fn variant(&self) -> String {
        let options: Vec<String> =
            self.options.iter().map(|(name, value)| format!("{name}={value}")).collect();
        if options.is_empty() { "standard".to_owned() } else { options.join(",") }
    }

    /// A match of this case.
    ///
    /// # Errors
    /// Never for the cases of [`Case::all`].
    pub fn draw(&self, contents: &Contents, seed: u64) -> Result<AnyMatch, crate::NewMatchError> {
        AnyMatch::draw(contents, self.kind, self.players, &self.options, seed)
    }

    /// Every player count of every game with its defaults and with each single option changed, where that can be
    /// played.
    pub fn all(contents: &Contents) -> Vec<Self> {
        let mut cases = Vec::new();
        for kind in GameKind::EVERY {
            for players in kind.players() {
                let mut add = |options: Pairs| cases.push(Self { kind, players: *players, options });
                add(Vec::new());
                for spec in kind.option_specs() {
                    for value in other_values(contents, kind, *players, &spec) {
                        add(vec![(spec.name.to_owned(), value)]);
                    }
                }
            }
        }
        cases.retain(|case| case.draw(contents, 0).is_ok());
        cases
    }
}

fn other_values(contents: &Contents, kind: GameKind, players: usize, spec: &OptionSpec) -> Vec<String> {
    let values = match &spec.kind {
        OptionKind::Choice(values) => values.iter().map(ToString::to_string).collect(),
        OptionKind::Flag => vec!["yes".to_owned(), "no".to_owned()],
        OptionKind::Number { min, max } => vec![min.to_string(), (min + 1).min(*max).to_string()],
        OptionKind::Numbers(values) => values.iter().take(2).map(u32::to_string).collect(),
        OptionKind::Text(_) => text_values(contents, kind, players, spec.name),
    };
    values.into_iter().filter(|value| value != spec.default).collect()
}

/// Examples for the options whose values are free text.
fn text_values(contents: &Contents, kind: GameKind, players: usize, name: &str) -> Vec<String> {
    match (kind, name) {
        (GameKind::TheWolves, "layout") => {
            let drawn = Match::<TheWolves>::draw(contents.the_wolves.clone(), 1, players, &Vec::new(), 1);
            let code = |m: Match<TheWolves>| m.drawn().layout.code(&contents.the_wolves, players);
            drawn.map(code).into_iter().collect()
        }
        (GameKind::TheWolves, "packs") => {
            let packs = ["forest", "rock", "grass", "tundra", "desert"];
            vec![packs[..players.min(packs.len())].join(",")]
        }
        (GameKind::Wolfwalkers, "permanent" | "opportunities") => vec!["random".to_owned()],
        (GameKind::Wolfwalkers, "solo") => (1..=8).map(|number| format!("S{number}")).collect(),
        // Options are texts, so the compiler cannot ask for them: a test fails while one of free text has no example here.
        (GameKind::TheWolves | GameKind::LoneWolves | GameKind::Wolfwalkers | GameKind::Toy, _) => Vec::new(),
    }
}
