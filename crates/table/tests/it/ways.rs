//! Chains of decisions, what follows them by itself, and taking a whole way back, also across bots' answers.

use moonpack_games::{AnyMatch, GameKind};
use moonpack_rules::Viewer;
use moonpack_table::{Clock, Command, Entry, NewChair, Opening, Phase, Refused, Table};
use moonpack_ways::{Link, ways};
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

use crate::support::*;

/// A table of person 1 on seat 0 and bots.
fn against_bots(kind: GameKind, players: usize) -> Table {
    let game = AnyMatch::draw(&contents(), kind, players, &vec![], 7).unwrap();
    let mut chairs = vec![NewChair::Bot("pup".parse().unwrap()); players];
    chairs[0] = NewChair::Open;
    let opening = Opening::of(&game, chairs, Clock::Off, true);
    let mut table = Table::open(game, opening, START);
    table.command(&person(1), Command::Join { seat: None }, START).unwrap();
    table
}

/// Lets the bots decide until the person does, always for the last legal action.
fn bots_answer(table: &mut Table) {
    while let Some((seat, _)) = table.bot_to_move() {
        bot_decides(table, seat);
    }
}

fn bot_decides(table: &mut Table, seat: moonpack_rules::Seat) {
    let action = table.game().legal().pop().unwrap();
    table.bot_decides(seat, table.version(), action, START).unwrap();
}

fn picture(table: &Table) -> String {
    format!("{} {:?}", table.game().view_json(Viewer::Spectator), table.game().action_texts())
}

/// Goes a random way of whoever decides.
fn go(table: &mut Table, rng: &mut ChaCha8Rng) {
    let way = ways(table.game()).choose(rng).unwrap().clone();
    let version = table.version();
    let act = Command::Act { seat: None, version, actions: way.chain, follow: true };
    table.command(&decider(table), act, START).unwrap();
}

fn undo_way(table: &mut Table) -> Result<(), Refused> {
    let version = table.version();
    table.command(&person(1), Command::Undo { version, whole: true }, START).map(|_| ())
}

#[test]
fn a_chain_is_played_as_a_whole_or_not_at_all() {
    let mut table = table(GameKind::TheWolves, 3, Clock::Off);
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    let mut refused = 0;
    for _ in 0..60 {
        let way = ways(table.game()).choose(&mut rng).unwrap().clone();
        let mut broken = way.chain.clone();
        broken.push("tiles fronts".into());
        let (before, by, version) = (picture(&table), decider(&table), table.version());
        let act = |actions| Command::Act { seat: None, version, actions, follow: true };
        if way.chain.len() > 1 {
            table.command(&by, act(broken), START).unwrap_err();
            assert_eq!((picture(&table), table.version()), (before, version));
            refused += 1;
        }
        let told = table.command(&by, act(way.chain.clone()), START).unwrap();
        assert!(told.len() >= way.chain.len());
        assert_eq!(table.version(), version + told.len() as u64);
    }
    assert!(refused > 10, "hardly a chain: {refused}");
}

#[test]
fn every_small_decision_stands_in_the_log_and_says_how_it_came_about() {
    let mut table = table(GameKind::TheWolves, 3, Clock::Off);
    let mut rng = ChaCha8Rng::seed_from_u64(2);
    while table.event() < 150 {
        go(&mut table, &mut rng);
    }
    let mut seen = [0; 3];
    for logged in log(&table) {
        if let Entry::Act { action, link, .. } = &logged.entry {
            seen[*link as usize] += 1;
            let written = logged.entry.write();
            assert_eq!(written.contains("link"), *link != Link::Chosen, "{written}");
            assert_eq!(Entry::read(&written).unwrap(), logged.entry);
            assert!(!action.is_empty());
        }
    }
    assert!(seen.iter().all(|count| *count > 0), "{seen:?}");
}

#[test]
fn an_entry_of_an_older_log_was_chosen() {
    let old = r#"{"kind":"act","seat":1,"action":"done"}"#;
    let entry = Entry::read(old).unwrap();
    assert_eq!(entry, Entry::Act { seat: seat(1), action: "done".into(), link: Link::Chosen });
    assert_eq!(entry.write(), old);
}

#[test]
fn among_people_a_way_is_taken_back_as_a_whole_until_somebody_else_decides() {
    let mut table = table(GameKind::TheWolves, 2, Clock::Off);
    let mut rng = ChaCha8Rng::seed_from_u64(3);
    for _ in 0..80 {
        let (before, by, other) = (picture(&table), decider(&table), table.to_move().unwrap());
        go(&mut table, &mut rng);
        let version = table.version();
        if table.can_undo_way(other).is_ok() {
            table.command(&by, Command::Undo { version, whole: true }, START).unwrap();
            assert_eq!(picture(&table), before);
            go(&mut table, &mut rng);
        }
        let passed = table.to_move() != Some(other);
        if passed {
            go(&mut table, &mut rng);
            let version = table.version();
            let late = table.command(&by, Command::Undo { version, whole: true }, START);
            assert_eq!(late, Err(Refused::NothingToUndo));
        }
    }
}

#[test]
fn against_bots_a_way_is_taken_back_although_they_have_answered() {
    let mut table = against_bots(GameKind::TheWolves, 3);
    let mut rng = ChaCha8Rng::seed_from_u64(4);
    bots_answer(&mut table);
    let mut pictures = vec![picture(&table)];
    while pictures.len() < 25 {
        go(&mut table, &mut rng);
        bots_answer(&mut table);
        pictures.push(picture(&table));
    }
    // Back to the first decision, way by way: nothing is hidden in this game.
    pictures.pop();
    while let Some(before) = pictures.pop() {
        undo_way(&mut table).unwrap();
        assert_eq!(picture(&table), before);
        assert_eq!(table.to_move(), Some(seat(0)));
    }
    assert_eq!(undo_way(&mut table), Err(Refused::NothingToUndo));
}

#[test]
fn never_past_something_that_was_revealed() {
    let mut table = against_bots(GameKind::LoneWolves, 2);
    let mut rng = ChaCha8Rng::seed_from_u64(5);
    bots_answer(&mut table);
    go(&mut table, &mut rng);
    // A wolf was shown: it cannot be unseen, whoever has answered since.
    assert_eq!(undo_way(&mut table), Err(Refused::Revealed));
    bots_answer(&mut table);
    assert_eq!(undo_way(&mut table), Err(Refused::Revealed));
}

#[test]
fn the_answer_of_a_bot_that_was_thinking_comes_too_late() {
    let mut table = against_bots(GameKind::TheWolves, 2);
    let mut rng = ChaCha8Rng::seed_from_u64(6);
    bots_answer(&mut table);
    let before = picture(&table);
    while table.bot_to_move().is_none() {
        go(&mut table, &mut rng);
    }
    let (bot, thought_at) = (table.to_move().unwrap(), table.version());
    let thought = table.game().legal().pop().unwrap();
    while undo_way(&mut table).is_ok() {}
    let late = table.bot_decides(bot, thought_at, thought, START);
    assert_eq!(late, Err(Refused::Stale { version: table.version() }));
    assert_eq!(picture(&table), before);
}

#[test]
fn a_bot_that_was_quicker_than_the_wish_to_take_back_does_not_make_it_stale() {
    let mut table = against_bots(GameKind::TheWolves, 2);
    let mut rng = ChaCha8Rng::seed_from_u64(7);
    bots_answer(&mut table);
    let mut before = picture(&table);
    while table.bot_to_move().is_none() {
        before = picture(&table);
        go(&mut table, &mut rng);
    }
    let seen = table.version();
    let bot = table.to_move().unwrap();
    bot_decides(&mut table, bot);
    let undo = Command::Undo { version: seen, whole: true };
    table.command(&person(1), undo.clone(), START).unwrap();
    assert_eq!(picture(&table), before);
    // But what was taken back once is not taken back again by the same wish.
    let again = table.command(&person(1), undo, START);
    assert_eq!(again, Err(Refused::Stale { version: table.version() }));
}

#[test]
fn single_steps_never_cross_a_bots_decision() {
    let mut table = against_bots(GameKind::TheWolves, 2);
    let mut rng = ChaCha8Rng::seed_from_u64(8);
    bots_answer(&mut table);
    go(&mut table, &mut rng);
    bots_answer(&mut table);
    let version = table.version();
    assert_eq!(table.command(&person(1), Command::undo(version), START), Err(Refused::NothingToUndo));
}

#[test]
fn a_table_with_ways_and_undos_is_read_from_its_log_as_it_was() {
    let mut table = against_bots(GameKind::TheWolves, 2);
    let mut rng = ChaCha8Rng::seed_from_u64(9);
    while table.event() < 150 && table.phase() == Phase::Running {
        bots_answer(&mut table);
        if rng.random_bool(0.3) {
            let _nothing_yet = undo_way(&mut table);
        } else {
            go(&mut table, &mut rng);
        }
    }
    let opening = Opening::read(&table.opening().write()).unwrap();
    let again = Table::load(&contents(), opening, START, log(&table), START).unwrap();
    assert_eq!((picture(&again), again.version()), (picture(&table), table.version()));
    assert_eq!(again.can_undo_way(seat(0)), table.can_undo_way(seat(0)));
}
