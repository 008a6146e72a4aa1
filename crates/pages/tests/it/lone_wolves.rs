//! The table page of Lone Wolves over whole games on both boards: what can be done can be touched, what is hidden stays
//! hidden, and pieces keep their names on their way.

use lone_wolves::{Scar, Stage, playable};
use moonpack_games::{AnyMatch, Contents, GameKind};
use moonpack_rules::{Seat, Viewer};
use moonpack_words::{Lang, Words};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

use crate::support::{ids, page, without_data};

/// Plays a game by chance; `look` sees every position before the next action and the action chosen, and the end.
fn along_a_game(
    board: &str,
    deals: &str,
    seed: u64,
    mut look: impl FnMut(&AnyMatch, Option<&(String, Vec<String>)>),
) {
    let contents = Contents::shipped().unwrap();
    let options = vec![("board".to_owned(), board.to_owned()), ("deals".to_owned(), deals.to_owned())];
    let mut game = AnyMatch::draw(&contents, GameKind::LoneWolves, 2, &options, seed).unwrap();
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    while let Some(seat) = game.to_move() {
        let mut legal = game.legal_clicks();
        let chosen = legal.swap_remove(rng.random_range(0..legal.len()));
        look(&game, Some(&chosen));
        game.play(seat, &chosen.0).unwrap();
    }
    look(&game, None);
}

fn open(game: &AnyMatch) -> lone_wolves::Open {
    match game {
        AnyMatch::LoneWolves(m) => m.position().open,
        _ => unreachable!("only Lone Wolves is played here"),
    }
}

fn decider(game: &AnyMatch) -> Viewer {
    game.to_move().map_or(Viewer::Spectator, Viewer::Seat)
}

/// The names by which the script follows pieces from page to page.
fn keys(page: &str) -> Vec<&str> {
    page.split("data-key=\"").skip(1).map(|part| part.split('"').next().unwrap()).collect()
}

#[test]
fn whatever_can_be_done_can_be_touched_on_both_boards() {
    for (board, seed) in [("standard", 1), ("advanced", 2), ("advanced", 3)] {
        along_a_game(board, "2", seed, |game, _| {
            let page = page(game, decider(game), Lang::ALL[game.steps() % 3]);
            let ids = ids(&page);
            for (action, clicks) in game.legal_clicks() {
                for element in clicks {
                    assert!(ids.contains(element.as_str()), "{action}: nothing on the page is {element}");
                }
            }
        });
    }
}

#[test]
fn no_word_is_missing_and_nothing_needs_inline_style_or_script() {
    along_a_game("advanced", "1", 4, |game, _| {
        for viewer in [decider(game), Viewer::Spectator] {
            let page = page(game, viewer, Lang::ALL[game.steps() % 3]);
            let read = page.split('>').filter_map(|part| part.split('<').next());
            let said = page.split("data-say=\"").skip(1).filter_map(|part| part.split('"').next());
            for text in read.chain(said) {
                assert!(!text.contains("lw-") && !text.contains("{ $"), "{text}");
            }
            let page = without_data(&page);
            for forbidden in [" style=", "<script", " onclick="] {
                assert!(!page.contains(forbidden), "the content security policy forbids {forbidden}");
            }
        }
    });
}

#[test]
fn tables_that_look_alike_to_somebody_make_the_same_page() {
    let mut rng = ChaCha8Rng::seed_from_u64(9);
    along_a_game("standard", "1", 5, |game, _| {
        for viewer in [decider(game), Viewer::Seat(Seat::new(1).unwrap()), Viewer::Spectator] {
            let alike = game.resampled(viewer, &mut rng).unwrap();
            assert!(
                page(game, viewer, Lang::En) == page(&alike, viewer, Lang::En),
                "the page of {viewer:?} tells more than the view at step {}",
                game.steps()
            );
        }
    });
}

#[test]
fn exactly_the_cards_that_may_be_played_are_raised() {
    along_a_game("standard", "1", 6, |game, _| {
        let AnyMatch::LoneWolves(m) = game else { unreachable!("only Lone Wolves is played here") };
        let Some(seat) = game.to_move() else { return };
        let open = open(game);
        let hand = m.position().hand(seat);
        let playing = matches!(open.stage, Stage::Lead | Stage::Follow);
        let page = page(game, Viewer::Seat(seat), Lang::En);
        for card in hand.iter() {
            let (before, _) = page.split_once(&format!("\" id=\"card-{card}\"")).unwrap();
            let raised = before.ends_with(" raised");
            assert_eq!(raised, playing && playable(&open, hand).contains(card), "{card}");
        }
    });
}

#[test]
fn a_wolf_keeps_its_name_from_the_hand_to_the_territory_and_as_a_lone_wolf() {
    let mut played: Vec<String> = Vec::new();
    along_a_game("standard", "1", 7, |game, chosen| {
        let page = page(game, Viewer::Spectator, Lang::En);
        let keys = keys(&page);
        for card in &played {
            assert_eq!(keys.iter().filter(|key| **key == card.as_str()).count(), 1, "{card}");
        }
        played.extend(chosen.map(|(_, clicks)| clicks[0].clone()).filter(|first| first.starts_with("card-")));
    });
    assert_eq!(played.len(), 26);
}

#[test]
fn a_scar_keeps_its_name_from_its_slot_through_the_hand_to_its_field() {
    let mut taken: Vec<String> = Vec::new();
    along_a_game("advanced", "1", 8, |game, chosen| {
        let page = page(game, Viewer::Spectator, Lang::En);
        let keys = keys(&page);
        for scar in &taken {
            assert_eq!(keys.iter().filter(|key| **key == scar.as_str()).count(), 1, "{scar}");
        }
        taken.extend(
            chosen.filter(|(action, _)| action.starts_with("take ")).map(|(_, clicks)| clicks[0].clone()),
        );
    });
    assert!(taken.len() > 8);
}

#[test]
fn a_field_on_a_border_names_both_territories() {
    along_a_game("advanced", "1", 10, |game, _| {
        if game.steps() > 0 {
            return;
        }
        let page = page(game, Viewer::Spectator, Lang::En);
        let (_, from) = page.split_once(" id=\"field-s06\"").unwrap();
        let element = from.split("</div>").next().unwrap();
        assert!(element.contains("Desert") && element.contains("Swamp"), "{element}");
    });
}

#[test]
fn every_scar_is_told_in_a_whole_sentence() {
    along_a_game("standard", "1", 11, |game, _| {
        let AnyMatch::LoneWolves(m) = game else { unreachable!("only Lone Wolves is played here") };
        if game.steps() > 0 {
            return;
        }
        for lang in Lang::ALL {
            let page = page(game, Viewer::Spectator, lang);
            for scar in Scar::ALL {
                let value = [("value", m.game().scar_value(scar).into())];
                let sentence = Words::of(lang).with(&format!("lw-scar-text-{scar}"), &value);
                assert!(page.contains(&format!("<dd>{sentence}</dd>")), "{sentence}");
            }
        }
    });
}

#[test]
fn both_wolves_of_a_trick_lie_open_until_the_next_one_is_led() {
    let mut played: Vec<String> = Vec::new();
    along_a_game("standard", "1", 12, |game, chosen| {
        let deciding = matches!(open(game).stage, Stage::Lead | Stage::Take { .. } | Stage::Place { .. });
        if deciding && let [.., led, followed] = &played[..] {
            for viewer in [decider(game), Viewer::Spectator] {
                let page = page(game, viewer, Lang::En);
                for card in [led, followed] {
                    let key = format!("data-key=\"{}\"", card.replace("card-", "arena-"));
                    assert!(page.contains(&key), "{key} is gone at step {}", game.steps());
                }
            }
        }
        played.extend(chosen.map(|(_, clicks)| clicks[0].clone()).filter(|first| first.starts_with("card-")));
    });
}

#[test]
fn every_wolf_that_may_follow_tells_what_it_would_come_to() {
    along_a_game("standard", "1", 13, |game, _| {
        let following = open(game).stage == Stage::Follow;
        let page = page(game, decider(game), Lang::En);
        let raised = page.matches("class=\"wolf raised\"").count();
        let told = page.matches("class=\"result ").count();
        assert_eq!(told, if following { raised } else { 0 }, "at step {}", game.steps());
    });
}

#[test]
fn every_free_field_tells_what_the_scar_would_bring_there() {
    along_a_game("advanced", "1", 14, |game, _| {
        let places = game.legal().iter().filter(|action| action.starts_with("place ")).count();
        let page = page(game, decider(game), Lang::En);
        assert_eq!(page.matches("class=\"would\"").count(), places, "at step {}", game.steps());
        assert!(!self::page(game, Viewer::Spectator, Lang::En).contains("class=\"would\""));
    });
}

#[test]
fn a_held_wolf_tells_the_strengths_it_would_lead_to() {
    along_a_game("standard", "1", 15, |game, _| {
        if game.steps() == 0 {
            let page = page(game, decider(game), Lang::En);
            let (card, strength) = game.legal()[0]
                .split(' ')
                .nth(1)
                .map(|card| (card.to_owned(), card[1..].to_owned()))
                .unwrap();
            let seat = game.to_move().unwrap().index();
            let note = format!("force-cave-{seat}=0→{strength}");
            assert!(page.contains(&format!("play {card} cave")) && page.contains(&note), "{note}");
        }
    });
}
