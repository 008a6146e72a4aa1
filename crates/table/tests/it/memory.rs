//! What a table takes in memory, counted and not timed: what never changes is shared by all tables.

use moonpack_games::{AnyMatch, Contents, GameKind};
use moonpack_table::{Clock, NewChair, Opening, Table};

use crate::support::*;

/// The bytes that are held in the end by what `make` makes, beyond what was there before.
fn held<T>(make: impl FnOnce() -> T) -> (T, i64) {
    let mut made = None;
    let counted = allocation_counter::measure(|| made = Some(make()));
    (made.unwrap(), counted.bytes_current)
}

/// No more decisions than a game has for sure: the toy ends after six.
fn most(kind: GameKind) -> usize {
    if kind.is_listed() { usize::MAX } else { 6 }
}

/// A table of as many people as can play, after so many decisions.
fn played(contents: &Contents, kind: GameKind, decisions: usize) -> Table {
    let players = kind.players().iter().copied().max().unwrap();
    let game = AnyMatch::draw(contents, kind, players, &vec![], 7).unwrap();
    let opening = Opening::of(&game, vec![NewChair::Open; players], Clock::Off, true);
    let mut table = Table::open(game, opening, START);
    for number in 0..players {
        table
            .command(&person(number as i64 + 1), moonpack_table::Command::Join { seat: None }, START)
            .unwrap();
    }
    for choice in (0..decisions).take_while(|choice| *choice < most(kind)) {
        act(&mut table, choice * 7, START).unwrap();
    }
    table
}

/// Before, a fresh table of The Wolves with five took 146 KB.
#[test]
fn a_table_holds_little_beyond_what_all_tables_share() {
    let contents = contents();
    for kind in GameKind::EVERY {
        let bytes = |decisions: usize| {
            let (table, bytes) = held(|| played(&contents, kind, decisions));
            bytes + size_of_val(&table) as i64
        };
        let (fresh, later) = (bytes(0), bytes(40));
        assert!(fresh < 7_500, "{kind}: {fresh} bytes of a fresh table");
        assert!(later - fresh < 40 * 300, "{kind}: {fresh} bytes and {later} after 40 decisions");
    }
}
