//! Sitting down, getting up, giving up, offers, chat.

use moonpack_games::{AnyMatch, GameKind, MAX_STEPS};
use moonpack_rules::Viewer;
use moonpack_table::{
    Clock, Command, End, Entry, MAX_CHAT, MOST_EVENTS, NewChair, Offer, Opening, Person, Phase, Refused,
    Table,
};

use crate::support::*;

const JOIN: Command = Command::Join { seat: None };

#[test]
fn the_game_begins_when_every_seat_is_taken() {
    let mut table = open_table(GameKind::LoneWolves, 2, Clock::Off);
    assert_eq!(table.phase(), Phase::Waiting);
    table.command(&person(1), JOIN, START).unwrap();
    assert_eq!(table.to_move(), None);
    table.command(&person(2), JOIN, START).unwrap();
    assert_eq!(table.phase(), Phase::Running);
    assert!(table.to_move().is_some());
    assert_eq!(table.version(), 0, "sitting down is no step of the game");
    assert_eq!(table.event(), 2);
}

#[test]
fn joining_twice_changes_nothing_and_a_third_finds_no_chair() {
    let mut table = lone_wolves();
    let told = table.command(&person(1), JOIN, START).unwrap();
    assert!(told.is_empty());
    assert_eq!(table.command(&person(3), JOIN, START), Err(Refused::Full));
    let wish = Command::Join { seat: Some(seat(0)) };
    assert_eq!(table.command(&person(3), wish, START), Err(Refused::SeatTaken));
    let wish = Command::Join { seat: Some(seat(4)) };
    assert_eq!(table.command(&person(3), wish, START), Err(Refused::NoSuchSeat));
}

#[test]
fn until_the_game_begins_everybody_sees_only_what_lies_open() {
    let mut table = open_table(GameKind::LoneWolves, 2, Clock::Off);
    table.command(&person(1), JOIN, START).unwrap();
    assert_eq!(table.viewer(Some(person(1).id)), Viewer::Spectator);
    table.command(&person(2), JOIN, START).unwrap();
    assert_eq!(table.viewer(Some(person(1).id)), Viewer::Seat(seat(0)));
    assert_eq!(table.viewer(Some(person(3).id)), Viewer::Spectator);
}

#[test]
fn a_chair_can_be_given_back_before_the_game_and_the_last_one_closes_the_table() {
    let mut table = open_table(GameKind::LoneWolves, 2, Clock::Off);
    table.command(&person(1), JOIN, START).unwrap();
    table.command(&person(1), Command::Leave, START).unwrap();
    assert_eq!(table.end(), Some(End::Abandoned));
    assert_eq!(table.command(&person(2), JOIN, START), Err(Refused::Over));
}

#[test]
fn whoever_leaves_a_running_game_is_replaced_until_they_join_again() {
    let mut table = lone_wolves();
    table.command(&person(2), Command::Leave, START).unwrap();
    assert!(table.chairs()[1].bot().is_some());
    assert_eq!(table.phase(), Phase::Running);
    table.command(&person(2), JOIN, START).unwrap();
    assert!(table.chairs()[1].bot().is_none());
}

#[test]
fn only_the_owner_acts_for_a_seat() {
    let mut table = lone_wolves();
    let action = table.game().legal()[0].clone();
    let to_move = table.to_move().unwrap();
    let act = |seat| Command::Act { seat, version: 0, actions: vec![action.clone()], follow: false };
    assert_eq!(table.command(&person(9), act(None), START), Err(Refused::NotYourSeat));
    let other = person(2 - to_move.index() as i64);
    assert_eq!(table.command(&other, act(Some(to_move)), START), Err(Refused::NotYourSeat));
    assert_eq!(table.command(&other, act(None), START), Err(Refused::NotYourTurn { to_move }));
    assert_eq!(table.version(), 0);
}

#[test]
fn a_decision_for_a_version_that_has_passed_is_refused() {
    let mut table = lone_wolves();
    act(&mut table, 0, START).unwrap();
    let action = table.game().legal()[0].clone();
    let by = decider(&table);
    let told = table.command(&by, Command::act(0, action), START);
    assert_eq!(told, Err(Refused::Stale { version: 1 }));
}

#[test]
fn an_illegal_action_names_its_rules_or_its_fault_and_changes_nothing() {
    let mut table = lone_wolves();
    let by = decider(&table);
    let before = table.game().view_json(Viewer::Spectator);
    let told = table.command(&by, Command::act(0, "howl".into()), START);
    assert_eq!(told.unwrap_err().code(), "syntax");
    assert_eq!((table.version(), table.event()), (0, 2));
    assert_eq!(table.game().view_json(Viewer::Spectator), before);
}

#[test]
fn between_two_giving_up_ends_the_game_for_the_other() {
    let mut table = lone_wolves();
    table.command(&person(1), Command::Resign, START).unwrap();
    let outcome = table.outcome().unwrap();
    assert_eq!(outcome.winners.iter().collect::<Vec<_>>(), [seat(1)]);
    assert_eq!(outcome.ending, "resigned");
    assert_eq!(table.command(&person(2), Command::Resign, START), Err(Refused::Over));
}

#[test]
fn among_several_a_bot_plays_on_for_whoever_gave_up() {
    let mut table = table(GameKind::TheWolves, 3, Clock::Off);
    table.command(&person(1), Command::Resign, START).unwrap();
    assert_eq!(table.phase(), Phase::Running);
    assert!(table.chairs()[0].resigned && table.chairs()[0].bot().is_some());
    assert_eq!(table.command(&person(1), JOIN, START), Err(Refused::Resigned));
    table.command(&person(2), Command::Resign, START).unwrap();
    let winners = table.outcome().unwrap().winners;
    assert_eq!(winners.iter().collect::<Vec<_>>(), [seat(2)]);
}

#[test]
fn whoever_gave_up_is_offered_no_decision_while_a_bot_thinks_about_it() {
    let mut table = table(GameKind::TheWolves, 3, Clock::Off);
    let by = decider(&table);
    let seat = table.to_move().unwrap();
    assert_eq!(table.may_decide(by.id), Ok(seat));
    table.command(&by, Command::Resign, START).unwrap();
    assert_eq!((table.to_move(), table.viewer(Some(by.id))), (Some(seat), Viewer::Seat(seat)));
    assert_eq!(table.may_decide(by.id), Err(Refused::Resigned));
    assert!(!table.decides(Some(by.id)), "they look on from their seat and decide nothing");
}

#[test]
fn a_game_ends_early_when_all_agree_and_an_offer_lapses_with_the_next_decision() {
    let mut table = lone_wolves();
    let end = Command::Offer(Offer::End);
    table.command(&person(1), end.clone(), START).unwrap();
    act(&mut table, 0, START).unwrap();
    table.command(&person(2), end.clone(), START).unwrap();
    assert_eq!(table.phase(), Phase::Running, "the first offer was about another position");
    table.command(&person(2), Command::Withdraw(Offer::End), START).unwrap();
    table.command(&person(1), end.clone(), START).unwrap();
    assert_eq!(table.phase(), Phase::Running);
    table.command(&person(2), end, START).unwrap();
    assert_eq!(table.outcome().unwrap().ending, "agreed");
}

#[test]
fn a_rematch_is_wanted_when_everybody_offers_it_after_the_game() {
    let mut table = lone_wolves();
    let rematch = Command::Offer(Offer::Rematch);
    assert_eq!(table.command(&person(1), rematch.clone(), START), Err(Refused::Running));
    table.command(&person(1), Command::Resign, START).unwrap();
    table.command(&person(1), rematch.clone(), START).unwrap();
    assert!(!table.rematch_wanted());
    table.command(&person(2), rematch, START).unwrap();
    assert!(table.rematch_wanted());
    table.link_rematch("next".into(), START).unwrap();
    assert_eq!(table.rematch(), Some("next"));
    assert!(!table.rematch_wanted());
}

#[test]
fn the_chat_is_numbered_but_makes_no_decision_stale() {
    let mut table = lone_wolves();
    table.command(&person(1), Command::Say { text: " hello \u{7} ".into() }, START).unwrap();
    assert_eq!((table.version(), table.event()), (0, 3));
    let said = table.recent().last().unwrap().entry().clone();
    assert!(matches!(said, Entry::Say { text, .. } if text == "hello"), "no invisible letters");
    let long = "x".repeat(MAX_CHAT + 1);
    for text in ["", "  ", "\u{7}", "\u{200b}\u{202e}", "\u{2800}", &long] {
        let told = table.command(&person(1), Command::Say { text: text.into() }, START);
        assert_eq!(told, Err(Refused::Words { max: MAX_CHAT }));
    }
    let told = table.command(&person(5), Command::Say { text: "hi".into() }, START);
    assert_eq!(told, Err(Refused::NotYourSeat));
}

#[test]
fn nobody_sits_down_or_speaks_under_a_name_that_looks_like_anothers() {
    let called = |number: i64, name: &str| Person { name: name.into(), ..person(number) };
    let mut table = open_table(GameKind::TheWolves, 3, Clock::Off);
    table.command(&called(1, "Anna Berg"), JOIN, START).unwrap();
    for name in ["Anna Berg", "anna berg", "AnnaBerg", "\u{410}nn\u{430} \u{412}erg"] {
        assert_eq!(table.command(&called(2, name), JOIN, START), Err(Refused::NameTaken), "{name}");
    }
    table.command(&called(2, "Bert"), JOIN, START).unwrap();
    // Another name later changes nothing at a table where one sits.
    table.command(&called(2, "Anna Berg"), Command::Say { text: "I give up".into() }, START).unwrap();
    let said = table.recent().last().unwrap().entry().clone();
    assert!(matches!(&said, Entry::Say { name, .. } if name == "Bert"), "{said:?}");
    // Whoever sits on several chairs has one name on all of them.
    table.command(&called(2, "Bert"), Command::Leave, START).unwrap();
    table.seat_person(&called(1, "Anna Berg"), &[seat(1), seat(2)], START).unwrap();
}

#[test]
fn nobody_ends_a_game_with_a_bot_that_stands_in_for_the_other() {
    let mut table = lone_wolves();
    let end = Command::Offer(Offer::End);
    table.command(&person(2), Command::Leave, START).unwrap();
    assert_eq!(table.command(&person(1), end.clone(), START), Err(Refused::Away));
    assert!(!table.may(Some(person(1).id), START).end);
    assert_eq!(table.phase(), Phase::Running);
    table.command(&person(2), JOIN, START).unwrap();
    table.command(&person(1), end.clone(), START).unwrap();
    assert_eq!(table.phase(), Phase::Running);
    table.command(&person(2), end, START).unwrap();
    assert_eq!(table.outcome().unwrap().ending, "agreed");
}

#[test]
fn one_person_on_several_seats_looks_with_the_eyes_of_the_deciding_one() {
    let mut table = open_table(GameKind::LoneWolves, 2, Clock::Off);
    table.seat_person(&person(1), &[seat(0), seat(1)], START).unwrap();
    let mut seen = [false; 2];
    for choice in 0..12 {
        let to_move = table.to_move().unwrap();
        assert_eq!(table.viewer(Some(person(1).id)), Viewer::Seat(to_move));
        seen[to_move.index()] = true;
        act(&mut table, choice, START).unwrap();
    }
    assert_eq!(seen, [true; 2]);
}

/// With as many turns as one likes, wolves can walk to and fro for ever; the record of such a game could not be read.
#[test]
fn a_game_that_nobody_means_to_end_is_stopped_and_scored_as_it_stands() {
    let options = vec![("turns".to_owned(), "100000".to_owned())];
    let game = AnyMatch::draw(&contents(), GameKind::TheWolves, 2, &options, 7).unwrap();
    let opening = Opening::of(&game, vec![NewChair::Open; 2], Clock::Off, true);
    let mut table = Table::open(game, opening, START);
    table.seat_person(&person(1), &[seat(0), seat(1)], START).unwrap();
    while table.phase() == Phase::Running {
        let legal = table.game().legal();
        let idle = legal.iter().find(|text| text.starts_with("move") || text.as_str() == "done");
        let action = idle.or_else(|| legal.first()).unwrap().clone();
        table.command(&person(1), Command::act(table.version(), action), START).unwrap();
    }
    assert_eq!(table.end(), Some(End::Stopped));
    assert_eq!(table.game().steps(), MAX_STEPS);
    assert_eq!(table.outcome().unwrap().ending, "stopped");
}

#[test]
fn what_can_be_done_and_undone_for_ever_has_an_end_and_deciding_has_not() {
    let mut table = lone_wolves();
    let (end, back) = (Command::Offer(Offer::End), Command::Withdraw(Offer::End));
    while table.event() < MOST_EVENTS {
        table.command(&person(1), end.clone(), START).unwrap();
        table.command(&person(1), back.clone(), START).unwrap();
    }
    for command in [end, Command::Leave, Command::Say { text: "still here".into() }] {
        assert_eq!(table.command(&person(1), command, START), Err(Refused::Worn));
    }
    act(&mut table, 0, START).unwrap();
    table.command(&person(2), Command::Resign, START).unwrap();
    assert_eq!(table.phase(), Phase::Over);
}
