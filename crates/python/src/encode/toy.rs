//! The toy as numbers.

use moonpack_rules::Seat;
use moonpack_toy::{GUESSES, Guess, Toy, View};

use super::{Block, Encode, Sheet, set};

const GUESS: [Guess; 2] = [Guess::Red, Guess::Black];

impl Encode for Toy {
    fn blocks(&self) -> Vec<Block> {
        vec![Block::new("guess", &[GUESS.len()])]
    }

    /// What can never be legal has the index beyond the last.
    fn index_of(&self, action: Guess) -> usize {
        GUESS.iter().position(|guess| *guess == action).unwrap_or(GUESS.len())
    }

    fn action_at(&self, index: usize) -> Option<Guess> {
        GUESS.get(index).copied()
    }

    fn draw_view<S: Sheet>(&self, view: &View, seat: Seat, sheet: &mut S) {
        sheet.one_of("seat", 2, Some(seat.index()));
        let decides = view.guesses.len() < GUESSES && view.guesses.len() % 2 == seat.index();
        sheet.number("your_decision", u8::from(decides));
        sheet.one_of("card", 2, view.red.map(|red| usize::from(!red)));
        let guesses = sheet.plane("guesses", &[GUESSES, 2]);
        for (number, red) in view.guesses.iter().enumerate() {
            set(guesses, number * 2 + usize::from(!red), 1);
        }
    }
}
