//! The toy as JSON.

use moonpack_rules::{Game, Seat};
use moonpack_toy::{Event, Position, Toy, View, colour};
use serde::Serialize;
use serde_json::{Value, json};

use super::{Json, ToJson};

impl ToJson for Toy {
    fn view_json(&self, view: &View) -> Json {
        Json::of(&PositionJson::of(self, view.red, &view.guesses))
    }

    fn state_json(&self, position: &Position) -> Json {
        Json::of(&PositionJson::of(self, Some(position.red), &position.guesses))
    }

    fn event_json(&self, event: &Event) -> Value {
        match *event {
            Event::Guessed(seat, guess) => {
                json!({ "event": "guessed", "seat": seat.index(), "guess": guess.name() })
            }
            Event::Shown { red } => json!({ "event": "shown", "card": colour(red) }),
        }
    }
}

#[derive(Serialize)]
struct PositionJson {
    turn: usize,
    to_move: Option<usize>,
    /// The card, for whoever knows it.
    card: Option<&'static str>,
    guesses: Vec<&'static str>,
    points: [i32; 2],
}

impl PositionJson {
    fn of(game: &Toy, red: Option<bool>, guesses: &[bool]) -> Self {
        // Who decides and the points hang on the card only when all have seen it.
        let world = Position { red: red.unwrap_or_default(), guesses: guesses.to_vec() };
        let points = game.standing(&world).points;
        Self {
            turn: guesses.len(),
            to_move: game.to_move(&world).map(Seat::index),
            card: red.map(colour),
            guesses: guesses.iter().copied().map(colour).collect(),
            points: [points[0], points[1]],
        }
    }
}
