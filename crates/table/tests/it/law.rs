//! The law of the log: whatever people do at a table, reading its log again gives the same table.

use moonpack_games::GameKind;
use moonpack_rules::Viewer;
use moonpack_table::{Clock, Command, Entry, LoadError, Logged, More, Offer, Opening, Phase, Table};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

use crate::support::*;

/// Everything that can be asked of a table.
fn portrait(table: &Table) -> String {
    let views: Vec<_> =
        Viewer::all(table.chairs().len()).map(|viewer| table.game().view_json(viewer)).collect();
    let told: Vec<_> = table
        .recent()
        .flat_map(|happening| Viewer::all(table.chairs().len()).map(|viewer| table.tell(happening, viewer)))
        .collect();
    format!(
        "{:?} {:?} {:?} {:?} {:?} {:?} {:?} {:?} {views:?} {told:?}",
        table.version(),
        table.event(),
        table.phase(),
        table.to_move(),
        table.chairs(),
        table.deadline(),
        table.outcome(),
        table.rematch(),
    )
}

fn reloaded(table: &Table) -> Result<Table, LoadError> {
    // Through their stored texts, as a restart does it.
    let opening = Opening::read(&table.opening().write()).unwrap();
    let written = |logged: Logged| Logged { entry: Entry::read(&logged.entry.write()).unwrap(), ..logged };
    Table::load(&contents(), opening, START, log(table).into_iter().map(written), START)
}

#[test]
fn a_table_read_from_its_log_is_the_same_table() {
    for (number, kind) in GameKind::EVERY.into_iter().enumerate() {
        let players = if kind.players().contains(&3) { 3 } else { 2 };
        let mut rng = ChaCha8Rng::seed_from_u64(number as u64);
        let mut table = table(kind, players, Clock::Relaxed);
        let mut now = START;
        while table.event() < 200 && table.phase() == Phase::Running {
            now = now.plus(rng.random_range(0..20_000));
            let by = person(rng.random_range(1..=players as i64));
            let version = table.version();
            // Refusals are part of it: they must leave nothing behind.
            let _told = match rng.random_range(0..20) {
                0 => table.command(&by, Command::Say { text: "howl".into() }, now).map(|_| ()),
                1 | 2 => table.command(&by, Command::undo(version), now).map(|_| ()),
                3 => table.command(&by, Command::Leave, now).map(|_| ()),
                4 => table.command(&by, Command::Join { seat: None }, now).map(|_| ()),
                5 => table.command(&by, Command::Offer(Offer::End), now).map(|_| ()),
                6 => table.command(&by, Command::Withdraw(Offer::End), now).map(|_| ()),
                7 => table.tick(now).map(|_| ()),
                _ => act(&mut table, rng.random_range(0..1000), now),
            };
            if table.event().is_multiple_of(40) {
                assert_eq!(portrait(&reloaded(&table).unwrap()), portrait(&table));
            }
        }
        assert_eq!(portrait(&reloaded(&table).unwrap()), portrait(&table), "{kind}");
    }
}

#[test]
fn a_log_with_a_gap_a_double_or_a_foreign_entry_is_refused() {
    let mut table = lone_wolves();
    for choice in 0..5 {
        act(&mut table, choice, START).unwrap();
    }
    let load =
        |log: Vec<Logged>| Table::load(&contents(), table.opening().clone(), START, log, START).map(|_| ());
    let whole = log(&table);
    let mut gap = whole.clone();
    gap.remove(3);
    assert_eq!(load(gap), Err(LoadError::Gap { last: 3, next: 5 }));
    let mut double = whole.clone();
    double.insert(3, whole[2].clone());
    assert_eq!(load(double), Err(LoadError::Gap { last: 3, next: 3 }));
    let mut foreign = whole.clone();
    foreign[4].entry = Entry::Act { seat: seat(0), action: "howl".into(), link: Default::default() };
    assert!(matches!(load(foreign), Err(LoadError::Entry { event: 5, .. })));
}

#[test]
fn a_running_game_is_bound_to_its_rules_version() {
    let table = lone_wolves();
    let mut opening = table.opening().clone();
    opening.rules_version += 1;
    let told = Table::load(&contents(), opening, START, vec![], START).map(|_| ());
    assert!(matches!(told, Err(LoadError::RulesVersion { .. })));
}

#[test]
fn a_viewer_gets_every_number_and_only_ones_own_words() {
    let mut table = lone_wolves();
    for choice in 0..10 {
        act(&mut table, choice, START).unwrap();
    }
    for viewer in Viewer::all(2) {
        let told: Vec<_> = table.recent().map(|happening| table.tell(happening, viewer)).collect();
        let numbers: Vec<u64> = told.iter().map(|told| told.event).collect();
        assert_eq!(numbers, (1..=table.event()).collect::<Vec<_>>());
        for told in told {
            let More::Act { own, .. } = told.more else { continue };
            assert_eq!(own.is_some(), told.seat.map(Viewer::Seat) == Some(viewer));
        }
    }
}
