//! The toy in letters: the card, and what each of the two has guessed.

use moonpack_rules::Secrets;
use moonpack_toy::{Guess, Position, Toy, colour};
use moonpack_words::Words;

use crate::{Canvas, Ink, Sight};

pub(super) fn board(
    game: &Toy,
    position: &Position,
    sight: Sight,
    names: &[String],
    words: &Words,
) -> Canvas {
    let card = match sight {
        Sight::Open => Some(position.red),
        Sight::Of(viewer) => game.view(position, viewer).red,
    };
    let mut canvas = Canvas::default();
    canvas.line(words.with("ty-card", &[("card", card.map_or("hidden", colour).into())]));
    for (seat, name) in names.iter().enumerate() {
        let guessed = position.guesses.iter().skip(seat).step_by(2).map(|guess| colour(*guess));
        canvas.line(format!("{name}: {}", guessed.collect::<Vec<_>>().join(" ")));
    }
    for guess in [Guess::Red, Guess::Black] {
        canvas.put_spot(format!("guess-{}", guess.name()), format!("[{}]", guess.name()), Ink::PLAIN);
        canvas.put(" ", Ink::PLAIN);
    }
    canvas.end_line();
    canvas
}
