//! The steps of the guides, as data. The words of a step are the messages `xx-guide-NAME-title` and
//! `xx-guide-NAME`, and `xx-guide-NAME-do` where it asks for something.
//!
//! What a step speaks of is named by selectors of the page. A test draws the boards and looks for every one of them, so a
//! board cannot be changed without its guide.

use moonpack_games::GameKind;

use super::{Ask, Step};

/// The steps of a game's guide, in order.
pub(super) const fn of(kind: GameKind) -> &'static [Step] {
    match kind {
        GameKind::TheWolves => &THE_WOLVES,
        GameKind::LoneWolves => &LONE_WOLVES,
        GameKind::Wolfwalkers => &WOLFWALKERS,
        GameKind::Toy => &TOY,
    }
}

const fn tells(name: &'static str, shows: &'static [&'static str], rules: &'static [&'static str]) -> Step {
    Step { name, shows, rules, asks: None }
}

const fn asks(ask: Ask, step: Step) -> Step {
    Step { asks: Some(ask), ..step }
}

const THE_WOLVES: [Step; 12] = [
    tells("goal", &[".tw-banners", ".tw-strips"], &["TW-098", "TW-120"]),
    tells("map", &["#tw-view"], &["TW-002", "TW-105"]),
    asks(Ask::Decisions(2), tells("start", &["#tw-view"], &["TW-019", "TW-114"])),
    tells("tiles", &[".tw-ledge .tiles"], &["TW-005", "TW-033", "TW-035"]),
    tells("turn", &[".deeds"], &["TW-024", "TW-031", "TW-032"]),
    asks(
        Ask::Decisions(4),
        tells("move", &["#action-move", ".tw-ledge .tiles"], &["TW-040", "TW-041", "TW-042"]),
    ),
    tells("howl", &["#action-howl", ".tw-ledge .harvest"], &["TW-075", "TW-076", "TW-078"]),
    tells("den", &["#action-den", "#action-lair", ".tw-ledge .tracks"], &["TW-061", "TW-037", "TW-068"]),
    tells("dominate", &["#action-dominate"], &["TW-080", "TW-081", "TW-086"]),
    asks(Ask::Turns(2), tells("second", &[".deeds"], &["TW-024", "TW-025"])),
    tells("moon", &[".tw-arc", ".tw-banners"], &["TW-093", "TW-095", "TW-097"]),
    tells("end", &[".tw-ledge .harvest", "#undo"], &["TW-119", "TW-120"]),
];

const LONE_WOLVES: [Step; 11] = [
    tells("goal", &[".territories"], &["LW-065", "LW-068"]),
    tells("hand", &[".hand"], &["LW-001", "LW-009"]),
    tells("trick", &[".hand"], &["LW-015", "LW-016", "LW-020"]),
    asks(Ask::Decisions(1), tells("play", &[".hand", ".territories"], &["LW-015", "LW-023"])),
    tells("lone", &[".territories"], &["LW-021", "LW-022", "LW-002"]),
    tells("scars", &[".scars", ".fields"], &["LW-031", "LW-036"]),
    asks(Ask::Turns(2), tells("again", &[".hand", ".territories"], &["LW-014", "LW-034"])),
    tells("powers", &[".hand"], &["LW-027", "LW-028"]),
    tells("strength", &[".force", ".tile"], &["LW-065", "LW-067"]),
    tells("moons", &[".lw .trump"], &["LW-056", "LW-058", "LW-060"]),
    tells("end", &[".lw .plaque", "#undo"], &["LW-064", "LW-068", "LW-069"]),
];

const WOLFWALKERS: [Step; 11] = [
    tells("goal", &[".own .cells"], &["WW-008", "WW-023", "WW-030"]),
    tells("cards", &["#market-1", "#market-6"], &["WW-001", "WW-032"]),
    tells("market", &[".market"], &["WW-006", "WW-014"]),
    asks(Ask::Decisions(1), tells("take", &[".market"], &["WW-009", "WW-010"])),
    asks(Ask::Decisions(2), tells("place", &[".own .cells"], &["WW-011", "WW-017"])),
    tells("refill", &[".market", ".opp"], &["WW-012", "WW-016"]),
    tells("patterns", &["#market-5", "#market-6"], &["WW-036", "WW-037", "WW-039"]),
    tells("symbols", &["#market-5", "#market-6"], &["WW-044", "WW-046", "WW-047", "WW-050"]),
    asks(Ask::Decisions(4), tells("touch", &[".own .cells"], &["WW-018", "WW-021", "WW-022"])),
    tells("score", &[".own .cells", ".symbols"], &["WW-033", "WW-035"]),
    tells("end", &[".players", "#undo"], &["WW-029", "WW-031"]),
];

const TOY: [Step; 3] = [
    tells("card", &[".ty-card"], &["TY-001", "TY-003"]),
    asks(Ask::Decisions(1), tells("guess", &["#guess-red", "#guess-black"], &["TY-001", "TY-004"])),
    asks(Ask::Turns(2), tells("again", &[".ty-guesses"], &["TY-002"])),
];
