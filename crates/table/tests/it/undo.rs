//! Undo, held against its definition in whole random games.

use moonpack_games::GameKind;
use moonpack_rules::Seat;
use moonpack_table::{Clock, Command, Phase, Refused};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

use crate::support::*;

#[test]
fn undo_is_a_step_so_the_version_only_grows() {
    let mut table = table(GameKind::TheWolves, 3, Clock::Off);
    let mut tried = 0;
    for choice in 0..40 {
        let by = decider(&table);
        let before = table.game().view_json(moonpack_rules::Viewer::Spectator);
        act(&mut table, choice, START).unwrap();
        let version = table.version();
        if table.command(&by, Command::undo(version), START).is_ok() {
            assert_eq!(table.version(), version + 1);
            assert_eq!(table.game().view_json(moonpack_rules::Viewer::Spectator), before);
            tried += 1;
            act(&mut table, choice, START).unwrap();
        }
    }
    assert!(tried > 5, "undo was possible {tried} times only");
}

/// The definition, written down anew: the last decision, by the seat that made it, while the game runs, if it revealed
/// nothing, and if it belongs to the running turn or nobody has decided in the turn after it.
#[test]
fn undo_is_possible_exactly_as_defined() {
    for kind in GameKind::EVERY {
        let players = if kind == GameKind::TheWolves { 3 } else { 2 };
        let mut rng = ChaCha8Rng::seed_from_u64(5);
        let mut table = table(kind, players, Clock::Off);
        let mut last = None;
        for _ in 0..150 {
            if table.phase() == Phase::Over {
                break;
            }
            for seat in Seat::first(players) {
                let expected = last.is_some_and(|(by, turn, reveals): (Seat, u32, bool)| {
                    let same_turn = turn == table.game().turn();
                    by == seat && !reveals && (same_turn || table.to_move() != Some(seat))
                });
                assert_eq!(table.can_undo(seat).is_ok(), expected, "{kind} seat {seat}");
            }
            let (by, turn) = (table.to_move().unwrap(), table.game().turn());
            act(&mut table, rng.random_range(0..1000), START).unwrap();
            let happening = table.recent().last().unwrap();
            let reveals = happening.events().iter().any(|event| event.reveals());
            last = Some((by, turn, reveals));
        }
    }
}

#[test]
fn undo_stops_at_the_start_of_the_turn_and_at_another_seats_decision() {
    let mut table = table(GameKind::TheWolves, 3, Clock::Off);
    let mut rng = ChaCha8Rng::seed_from_u64(11);
    for _ in 0..60 {
        act(&mut table, rng.random_range(0..1000), START).unwrap();
    }
    // Whatever can be taken back is taken back; what remains ends with somebody else's decision, something revealed,
    // or the end of an earlier turn.
    let (seat, turn) = (table.to_move().unwrap(), table.game().turn());
    let by = decider(&table);
    while table.can_undo(seat).is_ok() {
        let version = table.version();
        table.command(&by, Command::undo(version), START).unwrap();
        assert_eq!(table.to_move(), Some(seat));
        assert_eq!(table.game().turn(), turn);
    }
    let version = table.version();
    let told = table.command(&by, Command::undo(version), START).unwrap_err();
    assert!(matches!(told, Refused::NothingToUndo | Refused::Revealed), "{told:?}");
}

#[test]
fn only_the_current_version_can_be_undone_and_only_by_who_decided() {
    let mut table = lone_wolves();
    let first = decider(&table);
    act(&mut table, 0, START).unwrap();
    let other = person(3 - first.id.0);
    assert_eq!(table.command(&other, Command::undo(1), START), Err(Refused::NothingToUndo));
    assert_eq!(table.command(&first, Command::undo(0), START), Err(Refused::Stale { version: 1 }));
    assert_eq!(table.command(&person(9), Command::undo(1), START), Err(Refused::NotYourSeat));
}
