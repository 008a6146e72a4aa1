//! Bots and clocks that are due together: each kind has its share of a round of the sweep.

use std::sync::atomic::Ordering;

use moonpack_bots::Level;
use moonpack_games::{Contents, GameKind};
use moonpack_table::{Clock, Entry, Person, PersonId, Why};

use super::node::runtime;
use super::{Dice, MINUTE, World};
use crate::sweep::Sweep;
use crate::time::SIMULATED;
use crate::{NewSeat, NewTable, TableId};

/// Tables of each kind in a round of these tests.
const ROUND: usize = 10;
/// More bots' tables than two rounds look at.
const BOTS: usize = 2 * ROUND + 4;

fn new(clock: Clock, seat: NewSeat) -> NewTable {
    let (game, players, seats) = (GameKind::LoneWolves, 2, vec![seat; 2]);
    NewTable { game, players, options: vec![], seats, clock, hints: false, listed: true }
}

#[test]
fn a_clock_fires_in_the_next_round_however_many_bots_are_due_and_each_bot_has_its_turn() {
    let contents = Contents::shipped().unwrap();
    let mut dice = Dice(1);
    // The seed of a world with one node.
    let world = World::new(&contents, 0, &mut dice);
    let disk = world.disk.clone();
    disk.troubled.store(false, Ordering::Relaxed);
    SIMULATED.set(Some(MINUTE));
    let anna = Person { id: PersonId(1), name: "Anna".into(), bot: false };
    let open = |new: NewTable, dice: &mut Dice| -> TableId {
        let (lobby, _stop) = world.lobby(dice);
        runtime().block_on(async { lobby.open(&anna, new).await.unwrap() })
    };
    let timed = open(new(Clock::Relaxed, NewSeat::You), &mut dice);
    // As a program leaves them that ended before any bot had decided.
    let of_bots = open(new(Clock::Off, NewSeat::Bot(Level::Pup)), &mut dice);
    let mut first = disk.kept().tables.remove(of_bots.as_str()).unwrap();
    first.0.entries.clear();
    let ids = (0..BOTS).map(|number| format!("2222{}", id_of(number)));
    disk.kept().tables.extend(ids.map(|id| (id, first.clone())));

    SIMULATED.set(Some(7 * MINUTE));
    runtime().block_on(async {
        let (lobby, _stop) = world.lobby(&mut dice);
        let mut sweep = Sweep::of(ROUND as u32);
        for round in 1..=3 {
            sweep.round(&lobby).await.unwrap();
            for _ in 0..20 {
                tokio::task::yield_now().await;
            }
            let kept = disk.kept();
            let fired =
                |entry: &str| matches!(Entry::read(entry).unwrap(), Entry::StandIn { why: Why::Clock, .. });
            let (stored, _) = &kept.tables[timed.as_str()];
            assert!(stored.entries.iter().any(|one| fired(&one.entry)), "round {round}: the clock waits");
            let moved = kept
                .tables
                .iter()
                .filter(|(id, (stored, _))| id.starts_with("2222") && !stored.entries.is_empty());
            assert_eq!(moved.count(), (round * ROUND).min(BOTS), "round {round}");
        }
    });
    SIMULATED.set(None);
}

/// Eight letters of an id.
fn id_of(mut number: usize) -> String {
    let letters = b"23456789bcdfghjkmnpqrstvwxyz";
    let letter = |_| {
        let letter = letters[number % letters.len()];
        number /= letters.len();
        char::from(letter)
    };
    (0..8).map(letter).collect()
}
