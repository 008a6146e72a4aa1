//! A recorded game prepared for showing: what every step did, told in words, and the board at any step.

pub(crate) mod plain;
pub(crate) mod screen;

use moonpack_games::{AnyEvent, AnyMatch, AnyStep, Record};
use moonpack_letters::{Canvas, Room, Sight};
use moonpack_rules::Seat;
use moonpack_words::Words;

/// A record with its steps told.
pub(crate) struct Reel {
    play: AnyMatch,
    pub(crate) words: &'static Words,
    pub(crate) names: Vec<String>,
    pub(crate) steps: Vec<Step>,
}

/// One step.
pub(crate) struct Step {
    /// Who decided.
    pub(crate) who: String,
    /// The action's canonical text.
    pub(crate) action: String,
    /// What happened, in sentences.
    pub(crate) told: Vec<String>,
}

impl Reel {
    /// Replays the record and notes what happens.
    pub(crate) fn new(record: &Record, words: &'static Words) -> Self {
        let play = record.play().clone();
        let name = |(seat, name): (Seat, &String)| {
            if name.is_empty() {
                words.with("cli-seat", &[("seat", seat.index().into())])
            } else {
                name.clone()
            }
        };
        let names: Vec<String> = Seat::first(play.seats()).zip(record.names()).map(name).collect();
        let told = |events: &[AnyEvent]| {
            events.iter().filter_map(|event| moonpack_tell::event(&play, event, &names, words)).collect()
        };
        let step = |step: AnyStep| Step {
            who: names[step.seat.index()].clone(),
            action: step.action,
            told: told(&step.events),
        };
        let steps = play.retold().map(step).collect();
        Self { play, words, names, steps }
    }

    /// The game's title and who plays.
    pub(crate) fn title(&self) -> String {
        let game = self.words.text(&format!("game-{}", self.play.kind()));
        format!("{game} · {}", self.names.join(" – "))
    }

    /// The board after `step` steps.
    pub(crate) fn board(&self, step: usize, room: Room) -> Canvas {
        moonpack_letters::board(&self.play.at(step), Sight::Open, &self.names, self.words, room)
    }

    /// Where the points at `step` come from, a line a seat.
    pub(crate) fn parts(&self, step: usize) -> Vec<String> {
        moonpack_letters::parts(&self.play.at(step), &self.names, self.words)
    }

    /// Points at `step`, and how it ended if it has.
    pub(crate) fn standing(&self, step: usize) -> String {
        moonpack_letters::standing(&self.play.at(step), &self.names, self.words)
    }
}
