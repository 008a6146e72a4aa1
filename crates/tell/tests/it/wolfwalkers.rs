//! Whole games of Wolfwalkers with every module card, told in every language: no word is missing anywhere.

use moonpack_rules::{Begin, Game, Pairs};
use moonpack_tell::Tell;
use moonpack_words::{Lang, Words};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use wolfwalkers::Wolfwalkers;

fn tells_everything(players: usize, given: &[(&str, &str)], seed: u64) {
    let content = Wolfwalkers::read_content(Wolfwalkers::CONTENT).unwrap();
    let given: Pairs = given.iter().map(|(name, value)| ((*name).into(), (*value).into())).collect();
    let options = Wolfwalkers::read_options(&content, players, &given).unwrap();
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let setup = Wolfwalkers::draw(&content, players, &options, &mut rng);
    let (game, mut position) =
        Wolfwalkers::begin(&content, &Wolfwalkers::NEWEST, players, &options, &setup).unwrap();
    let names: Vec<String> = (0..players).map(|seat| format!("Wolf {seat}")).collect();
    let words = Words::of(Lang::ALL[seed as usize % Lang::ALL.len()]);
    let whole =
        |text: &str| assert!(!text.is_empty() && !text.contains("ww-") && !text.contains('{'), "{text}");
    let mut actions = Vec::new();
    while game.to_move(&position).is_some() {
        game.legal(&position, &mut actions);
        for action in &actions {
            whole(&game.tell_action(&position, *action, words));
        }
        let mut events = Vec::new();
        game.apply(&mut position, actions[rng.random_range(0..actions.len())], &mut events);
        for event in &events {
            game.tell_event(event, &names, words).iter().for_each(|text| whole(text));
        }
    }
}

#[test]
fn every_module_card_is_told_in_every_language() {
    let all: Vec<String> = (1..=25).map(|number| format!("O{number:02}")).collect();
    for (seed, permanent) in
        (1..=15).flat_map(|number| (0..3).map(move |lang| (lang, format!("P{number:02}"))))
    {
        let options =
            [("exchange", "yes"), ("permanent", permanent.as_str()), ("opportunities", &all.join(","))];
        tells_everything(2 + seed as usize, &options, seed);
    }
}

#[test]
fn the_forest_is_told_in_every_language() {
    for seed in 0..6 {
        tells_everything(1, &[("exchange", "yes"), ("solo", "S1")], seed);
    }
}
