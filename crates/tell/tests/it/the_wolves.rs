//! Whole games of The Wolves told in every language: no word is missing, and no two choices read alike.

use std::collections::BTreeSet;

use moonpack_games::{AnyMatch, Contents, GameKind};
use moonpack_rules::{Begin, Game, Seat};
use moonpack_tell::{Tell, deeds, deeds_of};
use moonpack_words::{Lang, Words};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use the_wolves::{Event, Piece, TheWolves, Wolf};

#[test]
fn every_action_and_event_is_told_in_every_language() {
    let content = TheWolves::read_content(TheWolves::CONTENT).unwrap();
    for (players, lang) in (2..=5).flat_map(|players| Lang::ALL.map(|lang| (players, lang))) {
        let words = Words::of(lang);
        let options = TheWolves::read_options(&content, players, &vec![]).unwrap();
        let mut rng = ChaCha8Rng::seed_from_u64(players as u64);
        let setup = TheWolves::draw(&content, players, &options, &mut rng);
        let (game, mut position) =
            TheWolves::begin(&content, &TheWolves::NEWEST, players, &options, &setup).unwrap();
        let names: Vec<String> = (0..players).map(|seat| format!("Wolf {seat}")).collect();
        let whole = |text: &str| {
            assert!(!text.is_empty() && !text.contains("tw-") && !text.contains(['{', '}']), "{text}");
        };
        let mut actions = Vec::new();
        while game.to_move(&position).is_some() {
            game.legal(&position, &mut actions);
            let told: BTreeSet<String> =
                actions.iter().map(|action| game.tell_action(&position, *action, words)).collect();
            told.iter().for_each(|text| whole(text));
            assert_eq!(told.len(), actions.len(), "{told:?}");
            let mut events = Vec::new();
            game.apply(&mut position, actions[rng.random_range(0..actions.len())], &mut events);
            for event in &events {
                whole(&game.tell_event(event, &names, words).unwrap());
            }
        }
    }
}

#[test]
fn a_turn_is_told_by_its_deeds_and_a_whole_match_tells_each_turn_alike() {
    let contents = Contents::shipped().unwrap();
    let mut game = AnyMatch::draw(&contents, GameKind::TheWolves, 3, &vec![], 5).unwrap();
    let mut rng = ChaCha8Rng::seed_from_u64(5);
    let mut turns: Vec<(usize, usize)> = Vec::new();
    let mut last = None;
    while let Some(seat) = game.to_move() {
        let step = game.steps();
        match turns.last_mut().filter(|_| last == Some(seat)) {
            Some(turn) => turn.1 = step + 1,
            None => turns.push((step, step + 1)),
        }
        last = Some(seat);
        let legal = game.legal();
        game.play(seat, &legal[rng.random_range(0..legal.len())]).unwrap();
    }
    let names = ["Ada", "Ben", "Eve"].map(String::from);
    for lang in Lang::ALL {
        let words = Words::of(lang);
        let told = deeds_of(&game, &turns, &names, words);
        assert_eq!(told.len(), turns.len());
        assert!(told.iter().flatten().count() > turns.len() / 2, "most turns have deeds");
        for ((from, to), told) in turns.iter().zip(&told) {
            assert_eq!(deeds(&game.at(*from), &game.action_texts()[*from..*to], &names, words), *told);
            let whole = |text: &String| !text.contains("tw-") && !text.contains(['{', '}']);
            assert!(told.iter().all(whole), "{told:?}");
        }
    }
}

#[test]
fn deeds_of_a_turn_say_how_much_was_done_and_what_was_taken_from_whom() {
    let content = TheWolves::read_content(TheWolves::CONTENT).unwrap();
    let options = TheWolves::read_options(&content, 2, &vec![]).unwrap();
    let setup = TheWolves::draw(&content, 2, &options, &mut ChaCha8Rng::seed_from_u64(1));
    let (game, _) = TheWolves::begin(&content, &TheWolves::NEWEST, 2, &options, &setup).unwrap();
    let words = Words::of(Lang::En);
    let names = ["Ada", "Ben"].map(String::from);
    let [me, other] = [0, 1].map(|seat| Seat::new(seat).unwrap());
    let map = game.map();
    let from = map.all().next().unwrap();
    let to = map.beside(from).iter().next().unwrap();
    let region = map.region_of(to).unwrap().index() + 1;
    let went = Event::WolfMoved { seat: me, wolf: Wolf::Pack, from, to };
    let howled = Event::Howled { seat: me, hex: to, wolf: Wolf::Pack };
    let took = Event::Dominated { seat: me, owner: other.into(), hex: to, piece: Piece::Den, track: None };
    let told = |events: &[Event]| game.tell_turn(me, events, &names, words);
    let ended = Event::TurnEnded { seat: me };
    assert_eq!(told(&[ended]), None);
    assert_eq!(
        told(&[took, howled, howled, went, ended]).unwrap(),
        format!("runs 1 hex, wins 2 lone wolves, takes a den in region {region} (Ben)")
    );
}
