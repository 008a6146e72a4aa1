//! The packmate wins about half, whoever plays.

#[path = "../../examples/careers/career.rs"]
mod career;

use std::sync::atomic::AtomicBool;

use moonpack_bots::{AnyBot, Budget, Level, Mind, Strength};
use moonpack_games::{AnyMatch, Contents, GameKind};

#[test]
fn against_every_quick_level_of_lone_wolves_it_wins_about_half_after_twenty_games() {
    let contents = Contents::shipped().unwrap();
    for level in [Level::Pup, Level::Rover, Level::Yearling] {
        let careers = career::careers(&contents, GameKind::LoneWolves, level, 4, 20).unwrap();
        assert!((0.4..=0.6).contains(&careers.won[1]), "{level}: {:?}", careers.won);
    }
}

#[test]
fn the_stronger_the_other_the_stronger_it_seems() {
    let contents = Contents::shipped().unwrap();
    let [pup, yearling] = [Level::Pup, Level::Yearling]
        .map(|level| career::careers(&contents, GameKind::LoneWolves, level, 4, 20).unwrap().height);
    assert!(pup < yearling, "{pup} {yearling}");
}

#[test]
fn the_same_strength_seed_and_iterations_give_the_same_decision() {
    let contents = Contents::shipped().unwrap();
    for kind in GameKind::EVERY {
        let play = AnyMatch::draw(&contents, kind, 2, &Vec::new(), 3).unwrap();
        let decide = |height| {
            let mut mind = Mind::new();
            mind.face(Strength::kept(height, 5));
            let bot = AnyBot { level: Level::Packmate, seed: 8 };
            bot.decide_with(&play, &mut mind, Budget::iterations(50), &AtomicBool::new(false)).unwrap()
        };
        for height in [0.0, 0.4, 1.0] {
            assert_eq!(decide(height), decide(height), "{kind} {height}");
        }
    }
}
