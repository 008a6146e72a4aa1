//! The steps of the lessons, as data. The words of a step are the messages `xx-lesson-NAME` and, where it asks for
//! something, `xx-lesson-NAME-do`.

use moonpack_games::GameKind;

/// One step: a thing that is said, and the decisions of the script that are asked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Step {
    /// Its name in the keys of its messages.
    pub name: &'static str,
    /// How many steps of the script come before it.
    pub at: usize,
    /// How many decisions it asks for; none if it only tells something.
    pub asks: usize,
    /// The rule statements it teaches.
    pub rules: &'static [&'static str],
}

const fn step(name: &'static str, at: usize, asks: usize, rules: &'static [&'static str]) -> Step {
    Step { name, at, asks, rules }
}

/// The steps of a game's lesson.
pub(crate) const fn of(kind: GameKind) -> &'static [Step] {
    match kind {
        GameKind::TheWolves => &THE_WOLVES,
        GameKind::LoneWolves => &LONE_WOLVES,
        GameKind::Wolfwalkers => &WOLFWALKERS,
        GameKind::Toy => &TOY,
    }
}

/// The record of a game's lesson.
pub(crate) const fn script(kind: GameKind) -> &'static str {
    match kind {
        GameKind::TheWolves => include_str!("../data/the-wolves.moonpack"),
        GameKind::LoneWolves => include_str!("../data/lone-wolves.moonpack"),
        GameKind::Wolfwalkers => include_str!("../data/wolfwalkers.moonpack"),
        GameKind::Toy => include_str!("../data/toy.moonpack"),
    }
}

const THE_WOLVES: [Step; 13] = [
    step("goal", 0, 0, &["TW-098", "TW-120"]),
    step("start", 0, 1, &["TW-019", "TW-114"]),
    step("start-again", 3, 1, &["TW-019"]),
    step("move", 4, 3, &["TW-024", "TW-040", "TW-042"]),
    step("den", 7, 3, &["TW-061", "TW-037"]),
    step("howl", 20, 2, &["TW-075", "TW-078"]),
    step("bonus", 22, 1, &["TW-026"]),
    step("push", 23, 3, &["TW-054", "TW-056"]),
    step("hunt", 26, 2, &["TW-086", "TW-087"]),
    step("lair", 41, 2, &["TW-068"]),
    step("moon", 48, 0, &["TW-093", "TW-095", "TW-097"]),
    step("dominate", 48, 3, &["TW-080", "TW-081"]),
    step("end", 51, 0, &["TW-119", "TW-120"]),
];

const LONE_WOLVES: [Step; 13] = [
    step("goal", 0, 0, &["LW-065", "LW-068"]),
    step("lead", 0, 1, &["LW-015", "LW-023"]),
    step("won", 4, 0, &["LW-020", "LW-021"]),
    step("lose", 4, 1, &["LW-022"]),
    step("scar", 6, 2, &["LW-031", "LW-036"]),
    step("follow", 9, 1, &["LW-016"]),
    step("three", 12, 2, &["LW-028"]),
    step("scar-again", 15, 2, &["LW-034", "LW-036"]),
    step("two", 18, 1, &["LW-027"]),
    step("moon", 21, 0, &["LW-056"]),
    step("trump", 26, 1, &["LW-017", "LW-058"]),
    step("strength", 29, 0, &["LW-065", "LW-067"]),
    step("end", 29, 0, &["LW-064", "LW-069"]),
];

const WOLFWALKERS: [Step; 12] = [
    step("goal", 0, 0, &["WW-008", "WW-030"]),
    step("story", 0, 2, &["WW-009", "WW-011"]),
    step("pattern", 4, 2, &["WW-032", "WW-036"]),
    step("beside", 8, 2, &["WW-018"]),
    step("complete", 12, 2, &["WW-037", "WW-039"]),
    step("arrows", 16, 2, &["WW-044"]),
    step("crossed", 20, 2, &["WW-046"]),
    step("pair", 24, 2, &["WW-047"]),
    step("pair-arrows", 28, 2, &["WW-049"]),
    step("balance", 32, 2, &["WW-050"]),
    step("even", 40, 2, &["WW-050"]),
    step("end", 42, 0, &["WW-029", "WW-031"]),
];

const TOY: [Step; 3] = [
    step("goal", 0, 0, &["TY-001", "TY-003"]),
    step("guess", 0, 1, &["TY-001"]),
    step("end", 6, 0, &["TY-002", "TY-004"]),
];
