//! What must hold of everything that is on the disk, whatever has failed.

use moonpack_games::Contents;
use moonpack_store::StoredTable;
use moonpack_table::{Entry, Logged, Millis, NewChair, Opening, Phase, Table, Why};

use super::disk::Disk;
use super::people::{Asked, Ledger, Outcome};

pub(super) fn log_of(stored: &StoredTable, seed: u64) -> Vec<Logged> {
    let entries = stored.entries.iter().enumerate();
    let logged = entries.map(|(index, stored)| {
        assert_eq!(stored.event, index as u64 + 1, "seed {seed}: a gap or a double in a log");
        Logged { event: stored.event, at: Millis(stored.at), entry: Entry::read(&stored.entry).unwrap() }
    });
    logged.collect()
}

pub(super) fn loaded(contents: &Contents, stored: &StoredTable, log: &[Logged], seed: u64) -> Table {
    let opening = Opening::read(&stored.opening).unwrap();
    let table = Table::load(contents, opening, Millis(stored.opened), log.iter().cloned(), Millis(0));
    table.unwrap_or_else(|error| panic!("seed {seed}: a table cannot be read again: {error}"))
}

/// Acknowledged is durable, nothing is doubled, nothing came from nowhere, no clock fired early or twice.
pub(super) fn hold(contents: &Contents, disk: &Disk, ledger: &Ledger, seed: u64) {
    let kept = disk.kept();
    for (id, (stored, mark)) in &kept.tables {
        let log = log_of(stored, seed);
        let table = loaded(contents, stored, &log, seed);
        assert_eq!(
            mark.wakes,
            table.wakes_at().map(|at| at.0),
            "seed {seed}: the index and the log disagree"
        );
        let asked: Vec<&Asked> = ledger.asked.iter().filter(|asked| asked.table == *id).collect();
        for asked in &asked {
            answer_holds(asked, &log, seed);
        }
        nothing_from_nowhere(stored, &log, &asked, seed);
        for (index, logged) in log.iter().enumerate() {
            if let Entry::StandIn { seat, why: Why::Clock, .. } = logged.entry {
                let before = loaded(contents, stored, &log[..index], seed);
                assert_eq!(before.to_move(), Some(seat), "seed {seed}: a clock fired for another");
                let deadline = before.deadline().expect("a clock runs, and has not fired before");
                assert!(deadline <= logged.at, "seed {seed}: a clock fired early");
            }
        }
    }
}

fn answer_holds(asked: &Asked, log: &[Logged], seed: u64) {
    let is_it = |logged: &&Logged| match &logged.entry {
        Entry::Act { action, .. } => asked.version.is_some() && *action == asked.text,
        Entry::Say { text, .. } => asked.version.is_none() && *text == asked.text,
        _ => false,
    };
    let (text, outcome) = (&asked.text, asked.outcome);
    if let Outcome::Done(event) = outcome {
        let there = log.get(event as usize - 1).filter(is_it).is_some();
        assert!(there, "seed {seed}: `{text}` was acknowledged as event {event} and is not there");
    }
    if asked.version.is_none() {
        let times = log.iter().filter(is_it).count();
        let fits = match outcome {
            Outcome::Done(_) => times == 1,
            Outcome::Nothing => times == 0,
            Outcome::Unknown | Outcome::Unanswered => times <= 1,
        };
        assert!(fits, "seed {seed}: `{text}`, {outcome:?}, was said {times} times");
    }
}

/// Every decision of a seat that no bot plays was asked for by somebody who was not told that it was refused.
fn nothing_from_nowhere(stored: &StoredTable, log: &[Logged], asked: &[&Asked], seed: u64) {
    let opening = Opening::read(&stored.opening).unwrap();
    let mut bots: Vec<bool> = opening.chairs.iter().map(|chair| matches!(chair, NewChair::Bot(_))).collect();
    let mut version = 0;
    for Logged { event, entry, .. } in log {
        match entry {
            Entry::StandIn { seat, .. } | Entry::Resign { seat } => bots[seat.index()] = true,
            Entry::Back { seat } => bots[seat.index()] = false,
            Entry::Act { seat, action, .. } if !bots[seat.index()] => {
                let fits = |asked: &&&Asked| {
                    asked.version == Some(version)
                        && asked.text == *action
                        && asked.outcome != Outcome::Nothing
                };
                assert!(asked.iter().any(|asked| fits(&asked)), "seed {seed}: nobody decided event {event}");
            }
            _ => {}
        }
        version += u64::from(entry.is_step());
    }
}

/// After a calm hour no table waits for a bot or for a clock.
pub(super) fn all_moved_on(contents: &Contents, disk: &Disk, now: Millis, seed: u64) {
    for (id, (stored, _)) in &disk.kept().tables {
        let table = loaded(contents, stored, &log_of(stored, seed), seed);
        assert!(table.bot_to_move().is_none(), "seed {seed}: table {id} waits for a bot");
        let late = table.deadline().is_some_and(|deadline| deadline <= now);
        assert!(!late, "seed {seed}: the clock of table {id} has not fired");
        assert!(
            table.phase() != Phase::Running || table.deadline().is_none(),
            "seed {seed}: {id} still runs"
        );
    }
}
