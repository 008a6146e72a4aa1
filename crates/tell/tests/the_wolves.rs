//! Whole games of The Wolves told in every language: no word is missing, and no two choices read alike.

use std::collections::BTreeSet;

use moonpack_rules::{Begin, Game};
use moonpack_tell::Tell;
use moonpack_words::{Lang, Words};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use the_wolves::TheWolves;

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
