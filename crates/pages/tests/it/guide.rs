//! The guides: their words, rules and marks exist, and what they ask for is noticed.

use std::collections::BTreeSet;

use moonpack_games::{AnyMatch, Contents, GameKind};
use moonpack_pages::{Ask, Guide, TableModel, frame};
use moonpack_rules::{Seat, Viewer};
use moonpack_words::{Lang, Words, rulebook};

use crate::support::{seen, shell};

fn drawn(game: &AnyMatch, guide: Option<Guide>, lang: Lang) -> String {
    let shell = shell(lang);
    let me = Viewer::Seat(Seat::new(0).unwrap());
    frame(&shell, &TableModel { guide, ..seen(game, me, &shell) }).into_string()
}

/// The beginning of a game, decision by decision; always the legal action in the middle of the list.
fn along(kind: GameKind, mut look: impl FnMut(&AnyMatch)) {
    let mut game = AnyMatch::draw(&Contents::shipped().unwrap(), kind, 2, &Vec::new(), 7).unwrap();
    for _ in 0..30 {
        look(&game);
        let Some(seat) = game.to_move() else { break };
        let legal = game.legal();
        game.play(seat, &legal[legal.len() / 2]).unwrap();
    }
}

/// Every word that stands in an attribute of this name.
/// Who took the decisions of the game.
fn deciders(game: &AnyMatch) -> impl Iterator<Item = Seat> {
    game.retold().map(|step| step.seat)
}

fn values(page: &str, attribute: &str) -> BTreeSet<String> {
    let opening = format!(" {attribute}=\"");
    let parts = page.split(&opening).skip(1);
    parts.flat_map(|part| part.split('"').next().unwrap_or_default().split(' ').map(str::to_owned)).collect()
}

#[test]
fn every_step_has_its_words_in_every_language_and_names_rules_that_exist() {
    for kind in GameKind::EVERY {
        let letters = kind.letters().to_lowercase();
        let book = rulebook(kind.name()).unwrap();
        let known: BTreeSet<&str> =
            book.groups.iter().flat_map(|group| &group.rules).map(|rule| rule.id.as_str()).collect();
        let steps = Guide::steps(kind);
        let enough = if kind.is_listed() { 8..=12 } else { 1..=12 };
        assert!(enough.contains(&steps.len()), "{kind} has {} steps", steps.len());
        for step in steps {
            let key = format!("{letters}-guide-{}", step.name);
            let asked = step.asks.map(|_| format!("{key}-do"));
            for lang in Lang::ALL {
                for key in [key.clone(), format!("{key}-title")].into_iter().chain(asked.clone()) {
                    assert!(Words::of(lang).has(&key), "{lang} lacks {key}");
                }
            }
            assert!(step.rules.iter().all(|rule| known.contains(rule)), "{key} names a rule nobody wrote");
        }
    }
}

#[test]
fn everything_a_guide_points_at_is_drawn_on_its_board() {
    for kind in GameKind::EVERY {
        let (mut ids, mut classes) = (BTreeSet::new(), BTreeSet::new());
        along(kind, |game| {
            let page = drawn(game, None, Lang::En);
            ids.extend(values(&page, "id"));
            classes.extend(values(&page, "class"));
        });
        for selector in Guide::steps(kind).iter().flat_map(|step| step.shows) {
            for part in selector.split(' ') {
                let there = match part.split_at(1) {
                    ("#", id) => ids.contains(id),
                    (".", class) => classes.contains(class),
                    _ => false,
                };
                assert!(there, "nothing on the board of {kind} is {part}");
            }
        }
    }
}

#[test]
fn a_guide_notices_what_it_asked_for() {
    let me = Seat::new(0).unwrap();
    for kind in GameKind::EVERY {
        let (mut mine, mut after_me, mut last) = (0, 0, None);
        along(kind, |game| {
            let guide = Guide::at(1, game, deciders(game), Some(me));
            assert_eq!(guide.decisions, mine);
            // A turn counts as soon as somebody else has decided after it.
            assert!(guide.turns <= after_me);
            let seat = game.to_move();
            mine += usize::from(seat == Some(me));
            after_me += usize::from(last == Some(me) && seat != Some(me));
            last = seat;
        });
        assert!(after_me > 1, "nobody else decides in {kind}");
    }
}

#[test]
fn a_step_that_asks_can_be_skipped_and_says_when_it_is_done() {
    for kind in GameKind::EVERY {
        let steps = Guide::steps(kind);
        let asking = steps.iter().position(|step| step.asks.is_some()).unwrap() + 1;
        let game = AnyMatch::draw(&Contents::shipped().unwrap(), kind, 2, &Vec::new(), 7).unwrap();
        let fresh = Guide::at(asking, &game, deciders(&game), Seat::new(0));
        let page = drawn(&game, Some(fresh), Lang::En);
        assert!(!page.contains("data-done") && page.contains("Skip"));
        let enough = match steps[asking - 1].asks {
            Some(Ask::Decisions(count)) => Guide { decisions: count, ..fresh },
            Some(Ask::Turns(count)) => Guide { turns: count, ..fresh },
            None => unreachable!("the step asks"),
        };
        let page = drawn(&game, Some(enough), Lang::En);
        assert!(page.contains("data-done") && page.contains("Done!"));
        assert!(page.contains(&format!("/t/t?guide={}", asking + 1)), "it leads on");
        assert!(
            page.contains("/t/t/act?guide=") || game.to_move() != Seat::new(0),
            "deciding keeps the place"
        );
    }
}

#[test]
fn a_step_beyond_the_last_is_the_last() {
    for kind in GameKind::EVERY {
        let game = AnyMatch::draw(&Contents::shipped().unwrap(), kind, 2, &Vec::new(), 7).unwrap();
        assert_eq!(Guide::at(99, &game, [], None).step, Guide::steps(kind).len());
        assert_eq!(Guide::at(0, &game, [], None).step, 1);
    }
}
