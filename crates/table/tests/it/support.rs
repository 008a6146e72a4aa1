//! Tables to test with.

use moonpack_games::{AnyMatch, Contents, GameKind};
use moonpack_rules::Seat;
use moonpack_table::{Clock, Command, Logged, Millis, NewChair, Opening, Person, PersonId, Refused, Table};

pub(crate) const START: Millis = Millis(1_000_000);

pub(crate) fn contents() -> Contents {
    Contents::shipped().unwrap()
}

pub(crate) fn person(number: i64) -> Person {
    Person { id: PersonId(number), name: format!("Wolf {number}"), bot: false }
}

pub(crate) fn seat(number: usize) -> Seat {
    Seat::new(number).unwrap()
}

/// A table of people, all seated: person 1 on seat 0 and so on.
pub(crate) fn table(kind: GameKind, players: usize, clock: Clock) -> Table {
    let mut table = open_table(kind, players, clock);
    for number in 0..players {
        table.command(&person(number as i64 + 1), Command::Join { seat: None }, START).unwrap();
    }
    table
}

pub(crate) fn open_table(kind: GameKind, players: usize, clock: Clock) -> Table {
    let game = AnyMatch::draw(&contents(), kind, players, &vec![], 7).unwrap();
    let opening = Opening::of(&game, vec![NewChair::Open; players], clock, true);
    Table::open(game, opening, START)
}

pub(crate) fn lone_wolves() -> Table {
    table(GameKind::LoneWolves, 2, Clock::Off)
}

/// The person who owns the deciding seat.
pub(crate) fn decider(table: &Table) -> Person {
    let seat = table.to_move().unwrap();
    table.chairs()[seat.index()].person().unwrap().clone()
}

/// Lets whoever decides choose the legal action with this number (modulo their count).
pub(crate) fn act(table: &mut Table, choice: usize, now: Millis) -> Result<(), Refused> {
    let legal = table.game().legal();
    let action = legal[choice % legal.len()].clone();
    let by = decider(table);
    let version = table.version();
    table.command(&by, Command::act(version, action), now).map(|_| ())
}

/// The whole log of a table that is younger than its memory.
pub(crate) fn log(table: &Table) -> Vec<Logged> {
    let all = table.since(0).expect("the table is young");
    all.map(|happening| Logged { event: happening.event, at: happening.at, entry: happening.entry().clone() })
        .collect()
}
