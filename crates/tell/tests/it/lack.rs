//! What is missing is told in numbers, and only where it is missing.

use lone_wolves::playable;
use moonpack_games::{AnyMatch, Contents, GameKind};
use moonpack_tell::lack;
use moonpack_words::{Lang, Words};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

/// Walks through a random game.
fn along(kind: GameKind, players: usize, steps: usize, mut look: impl FnMut(&AnyMatch)) {
    let mut game = AnyMatch::draw(&Contents::shipped().unwrap(), kind, players, &Vec::new(), 5).unwrap();
    let mut rng = ChaCha8Rng::seed_from_u64(5);
    for _ in 0..steps {
        let Some(seat) = game.to_move() else { break };
        look(&game);
        let legal = game.legal();
        game.play(seat, &legal[rng.random_range(0..legal.len())]).unwrap();
    }
}

#[test]
fn an_action_that_cannot_be_paid_says_what_it_costs_and_what_there_is() {
    let mut told = 0;
    along(GameKind::TheWolves, 3, 400, |game| {
        let legal = game.legal();
        let between = legal.iter().any(|action| action.starts_with("move "));
        for deed in ["howl", "den", "lair", "dominate"].into_iter().filter(|_| between) {
            let clicks = [format!("action-{deed}")];
            let Some(words) = lack(game, &[&clicks[0]], Words::of(Lang::En)) else { continue };
            assert!(!legal.iter().any(|action| action.starts_with(deed)), "{deed} is possible: {words}");
            assert!(words.contains(" needs ") && words.contains("you have "), "{words}");
            told += 1;
        }
    });
    assert!(told > 5, "{told}");
}

#[test]
fn a_wolf_of_another_colour_says_how_many_of_the_led_one_are_held() {
    let mut told = 0;
    along(GameKind::LoneWolves, 2, 60, |game| {
        let AnyMatch::LoneWolves(m) = game else { return };
        let (open, hand) = (&m.position().open, m.position().hand(game.to_move().unwrap()));
        let tricks = game.legal().iter().all(|action| action.starts_with("play "));
        for card in hand.iter().filter(|_| tricks) {
            let words = lack(game, &[&format!("card-{card}")], Words::of(Lang::De));
            let allowed = playable(open, hand).contains(card);
            assert_eq!(words.is_none(), allowed, "{words:?}");
            told += usize::from(!allowed);
        }
    });
    assert!(told > 5, "{told}");
}
