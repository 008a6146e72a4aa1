//! Clocks and absence. Time is given, so days pass in an instant.

use moonpack_games::GameKind;
use moonpack_table::{ABSENCE, Clock, Command, Phase, Refused};

use crate::support::*;

#[test]
fn without_a_clock_nothing_happens_by_itself() {
    let mut table = lone_wolves();
    assert_eq!(table.wakes_at(), None);
    assert!(table.tick(START.plus(i64::MAX / 2)).unwrap().is_empty());
}

#[test]
fn when_the_clock_runs_out_a_bot_takes_the_seat_and_its_owner_takes_it_back_by_deciding() {
    for clock in [Clock::Relaxed, Clock::Days] {
        let mut table = table(GameKind::LoneWolves, 2, clock);
        let deadline = table.deadline().unwrap();
        assert_eq!(deadline, START.plus(clock.limit().unwrap()));
        assert!(table.tick(deadline.plus(-1)).unwrap().is_empty());
        let absent = table.to_move().unwrap();
        table.tick(deadline).unwrap();
        assert_eq!(table.bot_to_move().map(|(seat, _)| seat), Some(absent));
        assert_eq!(table.deadline(), None, "a bot has no deadline");
        act(&mut table, 0, deadline.plus(5)).unwrap();
        assert!(table.chairs()[absent.index()].bot().is_none());
    }
}

#[test]
fn every_decision_has_its_own_time() {
    let mut table = table(GameKind::LoneWolves, 2, Clock::Relaxed);
    act(&mut table, 0, START.plus(1000)).unwrap();
    assert_eq!(table.deadline(), Some(START.plus(1000 + Clock::Relaxed.limit().unwrap())));
}

#[test]
fn others_may_ask_a_bot_in_only_for_somebody_long_gone() {
    let mut table = lone_wolves();
    let replace = Command::Replace { seat: seat(1) };
    let told = table.command(&person(1), replace.clone(), START.plus(ABSENCE - 1));
    assert_eq!(told, Err(Refused::Present));
    table.notice(person(2).id, START.plus(ABSENCE - 1));
    let told = table.command(&person(1), replace.clone(), START.plus(ABSENCE + 1));
    assert_eq!(told, Err(Refused::Present), "they were just here");
    assert_eq!(table.command(&person(7), replace.clone(), START), Err(Refused::NotYourSeat));
    table.command(&person(1), replace, START.plus(3 * ABSENCE)).unwrap();
    assert!(table.chairs()[1].bot().is_some());
    assert_eq!(table.phase(), Phase::Running);
}

#[test]
fn a_bots_answer_for_a_version_that_has_passed_is_dropped() {
    let mut table = lone_wolves();
    let absent = table.to_move().unwrap();
    let by = decider(&table);
    table.command(&by, Command::Leave, START).unwrap();
    let action = table.game().legal()[0].clone();
    let stale = table.bot_decides(absent, 1, action.clone(), START);
    assert_eq!(stale, Err(Refused::Stale { version: 0 }));
    table.command(&by, Command::Join { seat: None }, START).unwrap();
    let unwanted = table.bot_decides(absent, 0, action, START);
    assert_eq!(unwanted, Err(Refused::Stale { version: 0 }), "the player is back");
}
