//! The table in words as the API sends it (`GET /tables/{id}/words`).

use moonpack_letters::{Canvas, Colour, Ink, Run};
use moonpack_rules::Seat;
use serde::Deserialize;

use crate::play::choices::Choice;
use moonpack_table::Phase;

/// A table in words. Fields that are not needed here are left unread.
#[derive(Clone, Deserialize, Debug)]
pub(crate) struct TableWords {
    title: String,
    phase: String,
    pub(crate) version: u64,
    pub(crate) steps: usize,
    to_move: Option<usize>,
    names: Vec<String>,
    own: Vec<usize>,
    curtain: bool,
    standing: String,
    parts: Vec<String>,
    log: Vec<Told>,
    board: Vec<Vec<Letters>>,
    choices: Vec<Choice>,
}

#[derive(Clone, Deserialize, Debug)]
struct Told {
    step: usize,
    text: String,
}

#[derive(Clone, Deserialize, Debug)]
struct Letters {
    text: String,
    colour: Option<String>,
    #[serde(default)]
    bold: bool,
    #[serde(default)]
    dim: bool,
    element: Option<String>,
}

impl From<Letters> for Run {
    fn from(letters: Letters) -> Self {
        // A colour of a newer server is no reason not to show the letters.
        let colour = letters.colour.as_deref().and_then(Colour::from_name);
        let ink = Ink { colour, bold: letters.bold, dim: letters.dim };
        Self { text: letters.text, ink, element: letters.element }
    }
}

impl TableWords {
    /// Puts what it says into a picture; `told` is the last step whose sentences stand in the picture's log.
    pub(crate) fn show(self, picture: &mut crate::play::picture::Picture, told: &mut usize, undone: String) {
        if self.steps < *told {
            *told = self.steps;
            picture.log.push(undone);
        }
        let fresh = self.log.into_iter().filter(|line| line.step > *told);
        picture.log.extend(fresh.map(|line| line.text));
        *told = self.steps;
        picture.title = self.title;
        picture.phase = match self.phase.as_str() {
            "over" => Phase::Over,
            "running" => Phase::Running,
            _ => Phase::Waiting,
        };
        picture.names = self.names;
        picture.to_move = self.to_move.and_then(Seat::new);
        picture.asked = picture.to_move.filter(|seat| self.own.contains(&seat.index()));
        picture.curtain = self.curtain;
        picture.standing = self.standing;
        picture.parts = self.parts;
        let runs = |line: Vec<Letters>| line.into_iter().map(Run::from).collect();
        picture.board = Canvas::from_lines(self.board.into_iter().map(runs).collect());
        picture.choices = self.choices;
    }
}
