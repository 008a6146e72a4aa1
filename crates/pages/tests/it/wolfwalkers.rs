//! The table page of Wolfwalkers over whole games: whatever can be done can be touched, in every language.

use std::collections::BTreeSet;

use moonpack_games::{AnyMatch, Contents, GameKind};
use moonpack_rules::Viewer;
use moonpack_words::Lang;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

use crate::support::{ids, page, without_data};

const OPPORTUNITIES: [&str; 3] = [
    "O01,O04,O05,O07,O08,O10,O11,O12,O13",
    "O14,O15,O16,O17,O18,O19,O25,O02",
    "O20,O21,O22,O23,O24,O04,O09,O06",
];

/// Plays a game by chance and looks at the page of whoever decides: at every new mixture of decisions and at every fifth
/// step, each time in another language.
fn look_through(players: usize, options: &[(&str, &str)], seed: u64) {
    let contents = Contents::shipped().unwrap();
    let options = options.iter().map(|(name, value)| (name.to_string(), value.to_string())).collect();
    let mut game = AnyMatch::draw(&contents, GameKind::Wolfwalkers, players, &options, seed).unwrap();
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut met = BTreeSet::new();
    while let Some(seat) = game.to_move() {
        let legal = game.legal_clicks();
        let mixture: BTreeSet<String> = legal.iter().map(|(action, _)| kind(action).to_owned()).collect();
        if met.insert(mixture) || game.steps().is_multiple_of(5) {
            let page = page(&game, Viewer::Seat(seat), Lang::ALL[met.len() % 3]);
            check(&page);
            let ids = ids(&page);
            for (action, clicks) in &legal {
                for element in clicks {
                    assert!(ids.contains(element.as_str()), "{action}: nothing on the page is {element}");
                }
            }
        }
        // Modules are what differs most between tables, so they are used whenever they can be.
        let uses: Vec<_> = legal.iter().filter(|(action, _)| action.starts_with("use ")).collect();
        let (action, _) = match uses.len() {
            0 => &legal[rng.random_range(0..legal.len())],
            count => uses[rng.random_range(0..count)],
        };
        game.play(seat, action).unwrap();
    }
    for lang in Lang::ALL {
        check(&page(&game, Viewer::Spectator, lang));
    }
}

/// The verb of an action; the uses of different module cards are different decisions.
fn kind(action: &str) -> &str {
    if action.starts_with("use ") { action } else { action.split(' ').next().unwrap_or_default() }
}

/// What holds for every page.
fn check(page: &str) {
    let untranslated = page.split("ww-").nth(1).map(|rest| rest.chars().take(30).collect::<String>());
    assert_eq!(untranslated, None, "an untranslated word, after `ww-`");
    let page = without_data(page);
    for forbidden in [" style=", "<script", " onclick="] {
        assert!(!page.contains(forbidden), "the content security policy forbids {forbidden}");
    }
}

#[test]
fn whatever_can_be_done_can_be_touched_at_tables_of_every_size() {
    for (players, seed) in [(2, 1), (3, 2), (4, 3)] {
        look_through(players, &[("exchange", "yes")], seed);
    }
}

#[test]
fn whatever_can_be_done_can_be_touched_in_the_solo_game() {
    // These five measure everything that challenges measure.
    for number in 3..=7 {
        look_through(1, &[("solo", &format!("S{number}"))], number);
    }
}

#[test]
fn whatever_can_be_done_can_be_touched_with_every_module() {
    for number in 1..=15 {
        let opportunities = OPPORTUNITIES[number % 3];
        let players = 2 + number % 2;
        let permanent = format!("P{number:02}");
        let options = [("permanent", permanent.as_str()), ("opportunities", opportunities)];
        look_through(players, &options, number as u64);
    }
}

#[test]
fn tables_that_look_alike_to_somebody_make_the_same_page() {
    let contents = Contents::shipped().unwrap();
    let options = vec![("opportunities".to_owned(), "O25,O05,O01".to_owned())];
    let mut game = AnyMatch::draw(&contents, GameKind::Wolfwalkers, 3, &options, 9).unwrap();
    let mut rng = ChaCha8Rng::seed_from_u64(9);
    while let Some(seat) = game.to_move() {
        if game.steps().is_multiple_of(5) {
            for viewer in [Viewer::Seat(seat), Viewer::Seat(seat.next(3)), Viewer::Spectator] {
                let alike = game.resampled(viewer, &mut rng).unwrap();
                assert!(
                    page(&game, viewer, Lang::En) == page(&alike, viewer, Lang::En),
                    "the page of {viewer:?} tells more than the view at step {}",
                    game.steps()
                );
            }
        }
        let legal = game.legal();
        game.play(seat, &legal[rng.random_range(0..legal.len())]).unwrap();
    }
}

/// What the page says an action would bring (0) and which elements it leads to (1).
fn told(page: &str, action: &str, which: usize) -> Option<String> {
    let (_, rest) = page.split_once("type=\"application/json\">")?;
    let ways: serde_json::Value = serde_json::from_str(rest.split("</script>").next()?).ok()?;
    ways["notes"][action][which].as_str().map(str::to_owned)
}

#[test]
fn a_card_shows_where_it_may_lie_and_what_it_scores_there_before_it_is_taken() {
    let contents = Contents::shipped().unwrap();
    let mut game = AnyMatch::draw(&contents, GameKind::Wolfwalkers, 2, &Vec::new(), 12).unwrap();
    let mut rng = ChaCha8Rng::seed_from_u64(12);
    let mut compared = 0;
    while let Some(seat) = game.to_move().filter(|_| compared < 60) {
        let legal = game.legal();
        let action = legal[rng.random_range(0..legal.len())].clone();
        let before = page(&game, Viewer::Seat(seat), Lang::En);
        game.play(seat, &action).unwrap();
        if !action.starts_with("take ") {
            continue;
        }
        let after = page(&game, Viewer::Seat(seat), Lang::En);
        let foreseen = told(&before, &action, 1).unwrap();
        let foreseen: Vec<&str> = foreseen.split(' ').collect();
        for (place, clicks) in game.legal_clicks().iter().filter(|(place, _)| place.starts_with("place ")) {
            let note = told(&after, place, 0).unwrap();
            assert!(
                foreseen.contains(&format!("{}={note}", clicks[0]).as_str()),
                "{place} {note}: {foreseen:?}"
            );
            compared += 1;
        }
    }
    assert!(compared >= 60);
}

/// A table of this size after a number of turns played by chance, seen by whoever is to take a card.
fn grown(players: usize, options: &[(&str, &str)], seed: u64, cards: usize) -> (AnyMatch, Viewer) {
    let contents = Contents::shipped().unwrap();
    let options = options.iter().map(|(name, value)| (name.to_string(), value.to_string())).collect();
    let mut game = AnyMatch::draw(&contents, GameKind::Wolfwalkers, players, &options, seed).unwrap();
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    loop {
        let seat = game.to_move().unwrap();
        let legal = game.legal();
        let laid = game.action_texts().iter().filter(|text| text.starts_with("place ")).count();
        if laid >= cards && legal.iter().any(|action| action.starts_with("take ")) {
            return (game, Viewer::Seat(seat));
        }
        game.play(seat, &legal[rng.random_range(0..legal.len())]).unwrap();
    }
}

#[test]
fn an_update_late_in_a_game_of_four_is_small() {
    let options = [("permanent", "P04"), ("opportunities", "O08,O10,O21")];
    for lang in Lang::ALL {
        let (game, viewer) = grown(4, &options, 5, 88);
        let page = page(&game, viewer, lang);
        let size = miniz_oxide::deflate::compress_to_vec(page.as_bytes(), 6).len();
        assert!(size <= 15_000, "{lang:?}: {size} bytes");
    }
}

#[test]
fn what_a_place_changes_is_the_sum_of_its_goals() {
    let number = |text: &str| text.replace('−', "-").replace(['+', '±'], "").parse::<i32>().unwrap();
    let mut seen = 0;
    for seed in 20..26 {
        let (game, viewer) = grown(2, &[], seed, 36);
        let page = page(&game, viewer, Lang::En);
        for place in page.split("<i class=\"gain ").skip(1) {
            let place = place.split("</i>").next().unwrap();
            let sum = number(place.split("<b>").nth(1).unwrap().split("</b>").next().unwrap());
            let goals = place.split("</span>").skip(1).filter_map(|rest| rest.split("</s>").next());
            let parts: i32 = goals.filter(|part| !part.is_empty()).map(number).sum();
            assert_eq!(sum, parts, "{place}");
            seen += i32::from(sum != 0);
        }
    }
    assert!(seen > 20, "only {seen} places change something");
}

#[test]
fn a_goal_keeps_its_letter_while_the_display_grows() {
    let contents = Contents::shipped().unwrap();
    let mut game = AnyMatch::draw(&contents, GameKind::Wolfwalkers, 2, &Vec::new(), 4).unwrap();
    let mut rng = ChaCha8Rng::seed_from_u64(4);
    let mut letters = std::collections::BTreeMap::new();
    while let Some(seat) = game.to_move() {
        if seat.index() == 0 {
            let page = page(&game, Viewer::Seat(seat), Lang::En);
            // Each goal of the reader's display opens its words with its letter and its name.
            for words in page.split("<strong class=\"title\"><span class=\"ltr ").skip(1) {
                let letter = words.split('>').nth(1).unwrap().split('<').next().unwrap().to_owned();
                let name = words.split("</span> ").nth(1).unwrap().split('<').next().unwrap().to_owned();
                let known = letters.entry(name.clone()).or_insert_with(|| letter.clone());
                assert_eq!(*known, letter, "{name}");
            }
        }
        let legal = game.legal();
        game.play(seat, &legal[rng.random_range(0..legal.len())]).unwrap();
    }
    let different: BTreeSet<&String> = letters.values().collect();
    assert!(letters.len() > 3 && different.len() == letters.len(), "{letters:?}");
}

#[test]
fn every_completed_pattern_has_a_cord() {
    let mut patterns = 0;
    for seed in 20..32 {
        let (game, viewer) = grown(2, &[], seed, 44);
        let page = page(&game, viewer, Lang::En);
        let lying = page.matches("<p>Lies ").count();
        assert_eq!(page.matches("<g id=\"cord").count(), lying, "seed {seed}");
        patterns += lying;
    }
    assert!(patterns > 2, "only {patterns} patterns lie");
}
