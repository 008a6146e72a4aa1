//! The laws of ways, over random games of every game, player count and variant.

use std::collections::{BTreeMap, BTreeSet};

use moonpack_games::AnyMatch;
use moonpack_rules::Viewer;
use moonpack_ways::{Step, ways};

use crate::support::over_games;

/// No position of any game has more ways than this: a page carries all of them.
const MOST: usize = 2000;

#[test]
fn every_chain_is_legal_to_its_end_within_one_turn_and_reveals_nothing_before() {
    over_games(400, 7, |game, _| {
        let (seat, turn) = (game.to_move().expect("somebody decides"), game.turn());
        for way in ways(game) {
            let mut play = game.clone();
            for (number, action) in way.chain.iter().enumerate() {
                assert_eq!((play.to_move(), play.turn()), (Some(seat), turn), "{way:?}");
                let events = play.play(seat, action).unwrap_or_else(|error| panic!("{way:?}: {error}"));
                let reveals = events.iter().any(|event| event.reveals());
                assert!(!reveals || number + 1 == way.chain.len(), "{way:?} goes on after a revelation");
            }
        }
    });
}

#[test]
fn a_path_means_one_chain_and_is_never_the_beginning_of_another() {
    over_games(400, 7, |game, _| {
        let mut paths: BTreeMap<Vec<String>, Vec<String>> = BTreeMap::new();
        for way in ways(game) {
            assert!(!way.path.is_empty());
            let ids: Vec<String> = way.path.iter().map(|step| step.id.clone()).collect();
            assert!(ids.iter().all(|id| !id.contains(' ')), "{ids:?}");
            let twice = paths.insert(ids, way.chain);
            assert_eq!(twice, None, "two ways have one path");
        }
        for path in paths.keys() {
            for length in 1..path.len() {
                assert!(!paths.contains_key(&path[..length]), "a path ends within {path:?}");
            }
        }
    });
}

#[test]
fn every_legal_decision_begins_some_way() {
    over_games(400, 5, |game, _| {
        let ways = ways(game);
        let first: BTreeSet<&String> = ways.iter().map(|way| &way.chain[0]).collect();
        for action in game.legal() {
            assert!(first.contains(&action), "{action} begins no way");
        }
    });
}

#[test]
fn an_option_never_comes_first_and_names_a_decision_of_its_chain() {
    over_games(400, 7, |game, _| {
        for way in ways(game) {
            assert_eq!(way.path[0].offers, None, "there is nothing yet to offer it beside: {way:?}");
            let named = way.path.iter().filter_map(|step| step.offers);
            assert!(named.into_iter().all(|of| of < way.chain.len()), "{way:?}");
        }
    });
}

#[test]
fn after_the_same_touches_all_options_are_of_one_kind() {
    // Whoever has touched something sees either things on the board or a menu, so that nothing is asked in two places.
    over_games(400, 7, |game, _| {
        let mut kinds: BTreeMap<Vec<String>, bool> = BTreeMap::new();
        for way in ways(game) {
            for (number, Step { offers, .. }) in way.path.iter().enumerate() {
                let before: Vec<String> = way.path[..number].iter().map(|step| step.id.clone()).collect();
                let kind = *kinds.entry(before).or_insert(offers.is_some());
                assert_eq!(kind, offers.is_some(), "{way:?} at touch {number}");
            }
        }
    });
}

#[test]
fn ways_tell_nothing_that_the_seat_to_move_cannot_see() {
    over_games(300, 9, |game, rng| {
        let viewer = Viewer::Seat(game.to_move().expect("somebody decides"));
        let other = game.resampled(viewer, rng).expect("a world that fits the view");
        assert_eq!(ways(game), ways(&other));
    });
}

#[test]
fn the_number_of_ways_stays_bounded() {
    let mut most: (usize, String) = (0, String::new());
    over_games(900, 11, |game: &AnyMatch, _| {
        let count = ways(game).len();
        if count > most.0 {
            most = (count, format!("{} with {}, step {}", game.kind(), game.seats(), game.steps()));
        }
    });
    assert!(most.0 <= MOST, "{} ways: {}", most.0, most.1);
}
