//! Counted trees: from fixed set-ups, the number of decision sequences, agreed by the fast generator and by a plain one
//! that casts a wide net and asks the explanation about each catch.
//!
//! A file in `tests/support/counts/` holds a set-up in the words of a record and lines `after STEPS depth DEPTH count
//! COUNT`, where STEPS decisions of a fixed walk lead to the position. `cargo run --release -p the-wolves --example count_trees` writes
//! new ones; the numbers come from the fast generator and stand because the plain one agrees here.

use std::fs;

use moonpack_rules::{Begin, Judge, Pairs};
use the_wolves::{Action, Position, TheWolves};

use crate::support::candidates::candidates;
use crate::support::trees::{count, fast, walk};

/// The plain generator: everything in the net that nothing explains away.
fn plain(game: &TheWolves, position: &Position) -> Vec<Action> {
    let net = candidates(game, position, 1);
    net.into_iter().filter(|action| game.explain(position, *action).is_empty()).collect()
}

fn check(players: usize) {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/support/counts");
    let mut files = 0;
    for entry in fs::read_dir(folder).expect("the folder of counts") {
        let path = entry.expect("a file of counts").path();
        let name = path.file_name().expect("a file has a name").to_string_lossy().to_string();
        if !name.starts_with(&players.to_string()) {
            continue;
        }
        files += 1;
        let text = fs::read_to_string(&path).expect("counts are text");
        let lines: Vec<&str> = text.lines().filter(|line| !line.starts_with('#')).collect();
        let setup: Pairs = lines
            .iter()
            .filter_map(|line| line.split_once(": "))
            .map(|(key, value)| (key.to_string(), value.to_string()))
            .collect();
        let content = TheWolves::read_content(TheWolves::CONTENT).expect("the shipped data is sound");
        let options = TheWolves::read_options(&content, players, &vec![]).expect("defaults are sound");
        let setup = TheWolves::read_setup(&content, &setup).expect("the set-up is sound");
        let (game, start) = TheWolves::begin(&content, &TheWolves::NEWEST, players, &options, &setup)
            .expect("the set-up is sound");
        let mut counted = 0;
        for line in lines.iter().filter(|line| line.starts_with("after ")) {
            let numbers: Vec<u64> = line.split(' ').filter_map(|word| word.parse().ok()).collect();
            let [steps, depth, expected] = numbers[..] else { panic!("{name}: {line}") };
            let position = walk(&game, &start, steps as usize);
            assert_eq!(count(&game, &position, depth as u32, &fast), expected, "{name}: {line}, fast");
            assert_eq!(count(&game, &position, depth as u32, &plain), expected, "{name}: {line}, plain");
            counted += 1;
        }
        assert!(counted >= 3, "{name} counts too little");
    }
    assert_eq!(files, 3, "three set-ups for {players} players");
}

#[test]
fn both_generators_count_the_same_trees_with_two_players() {
    check(2);
}

#[test]
fn both_generators_count_the_same_trees_with_three_players() {
    check(3);
}

#[test]
fn both_generators_count_the_same_trees_with_four_players() {
    check(4);
}

#[test]
fn both_generators_count_the_same_trees_with_five_players() {
    check(5);
}
