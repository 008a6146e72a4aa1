//! Any text is an action whose canonical text it is, or is refused; playing or explaining it breaks nothing.
//!
//! The first byte chooses the game, the second how many steps have been played, the rest is the text.
#![no_main]

use std::sync::LazyLock;

use libfuzzer_sys::fuzz_target;
use moonpack_games::{AnyMatch, Contents, GameKind};

/// Each game after some steps: always the middle one of the legal actions.
static GAMES: LazyLock<Vec<AnyMatch>> = LazyLock::new(|| {
    let contents = Contents::shipped().expect("what ships is sound");
    let begin = |kind: GameKind| {
        let mut play = AnyMatch::draw(&contents, kind, 2, &Vec::new(), 1).expect("two can play");
        while let Some(seat) = play.to_move().filter(|_| play.steps() < 256) {
            let legal = play.legal();
            play.play(seat, &legal[legal.len() / 2]).expect("it is legal");
        }
        play
    };
    GameKind::ALL.map(begin).to_vec()
});

fuzz_target!(|bytes: &[u8]| {
    let [game, steps, text @ ..] = bytes else { return };
    let Ok(text) = std::str::from_utf8(text) else { return };
    let mut play = GAMES[usize::from(*game) % GAMES.len()].at(usize::from(*steps));
    let before = play.steps();
    let legal = play.legal();
    let explained = play.explain(text);
    let Some(seat) = play.to_move() else { return };
    match play.play(seat, text) {
        Ok(_) => {
            assert!(legal.iter().any(|legal| legal == text), "`{text}` was played but is not listed");
            assert!(explained.is_ok_and(|refusal| refusal.is_empty()));
        }
        Err(_) => {
            assert!(legal.iter().all(|legal| legal != text), "`{text}` is listed but was refused");
            assert_eq!(play.steps(), before);
        }
    }
});
