//! Games played at random, the same every time.

use moonpack_games::{AnyMatch, Case, Contents};
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha12Rng;

/// Plays every case at random for at most `most` decisions and hands every `every`-th position to `look`.
pub(crate) fn over_games(most: usize, every: usize, mut look: impl FnMut(&AnyMatch, &mut ChaCha12Rng)) {
    let contents = Contents::shipped().expect("the shipped content is sound");
    for (number, case) in Case::all(&contents).into_iter().enumerate() {
        let mut rng = ChaCha12Rng::seed_from_u64(number as u64);
        let mut game = case.draw(&contents, rng.random()).expect("a case can be played");
        for step in 0..most {
            let Some(seat) = game.to_move() else { break };
            if step % every == 0 {
                look(&game, &mut rng);
            }
            let legal = game.legal();
            // What brings The Wolves nearer to its end goes first; wandering about takes thousands of decisions.
            let forward = |text: &&String| {
                ["lair", "dominate", "den", "howl"].iter().any(|deed| text.starts_with(deed))
            };
            let choice: Vec<&String> = legal.iter().filter(forward).collect();
            let action = match choice.choose(&mut rng) {
                Some(action) if rng.random_bool(0.7) => (*action).clone(),
                _ => legal.choose(&mut rng).expect("somebody decides").clone(),
            };
            game.play(seat, &action).expect("a legal action");
        }
    }
}
