//! The table of Lone Wolves: five territories between two sides, the trick, the hand.
//!
//! The reader sits below; a spectator sees South below. Wide screens show the territories as columns, narrow ones as rows
//! with the upper side above the lower one: the markup is the same.

mod card;
mod hand;
mod scar;
mod territory;

use ::lone_wolves::{
    Action, LoneWolves, Open, PackField, Phase, Played, SEATS, Slot, Tally, Territory, View,
};
use maud::html;
use moonpack_games::Match;
use moonpack_rules::{Game, Quiet, Seat, Viewer};
use moonpack_words::Words;
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

use super::{Board, Outlook, signed};
use crate::model::TableModel;

pub(crate) use card::{emblem_path, emblems as scenery};

/// What all parts of the board need to know.
struct Scene<'a> {
    game: &'a LoneWolves,
    model: &'a TableModel<'a>,
    view: View,
    words: &'a Words,
    /// The seat drawn at the lower edge.
    below: Seat,
    /// Wolves and strengths as they lie now.
    tally: Tally,
    /// What the reader may do now.
    legal: Vec<Action>,
    /// Where the scar on each pack field came from, so that it keeps its name on its way.
    origins: Vec<(PackField, (Territory, Slot))>,
}

/// Draws the board from the viewer's view.
pub(crate) fn board(game: &Match<LoneWolves>, model: &TableModel<'_>, words: &Words) -> Board {
    let view = game.game().view(game.position(), model.viewer);
    let below = match model.viewer {
        Viewer::Seat(seat) => seat,
        Viewer::Spectator => SEATS[0],
    };
    let scene = Scene {
        game: game.game(),
        model,
        tally: game.game().tally(&view.open),
        view,
        words,
        below,
        legal: if model.choices.is_empty() { Vec::new() } else { game.legal() },
        origins: origins(game.actions()),
    };
    let board = html! {
        div.lw {
            (scene.facts())
            (scene.upper_hand())
            (scene.territories())
            (scene.hand())
            (scene.legend())
        }
    };
    Board { prompt: scene.prompt(), board, outlooks: scene.outlooks() }
}

/// Everybody saw from which slot a scar was taken and where it was placed.
fn origins(actions: &[Action]) -> Vec<(PackField, (Territory, Slot))> {
    let mut taken = None;
    let mut origins = Vec::new();
    for action in actions {
        match *action {
            Action::Take { territory, slot } => taken = Some((territory, slot)),
            Action::Place { field } => origins.extend(taken.take().map(|from| (field, from))),
            Action::Play { .. } | Action::Reveal { .. } => {}
        }
    }
    origins
}

impl Scene<'_> {
    fn open(&self) -> &Open {
        &self.view.open
    }

    fn above(&self) -> Seat {
        self.below.next(2)
    }

    fn name(&self, territory: Territory) -> String {
        self.words.text(&format!("lw-territory-{territory}"))
    }

    fn prompt(&self) -> String {
        let key = match self.open().phase {
            Phase::Lead => "board-lw-lead",
            Phase::Follow => "board-lw-follow",
            Phase::Reveal { .. } => "board-lw-reveal",
            Phase::Take { .. } => "board-lw-take",
            Phase::Place { .. } => "board-lw-place",
            Phase::Over => "status-over",
        };
        self.words.text(key)
    }

    /// The wolves of the running trick.
    fn trick(&self) -> impl Iterator<Item = Played> {
        [self.open().led, self.open().followed].into_iter().flatten()
    }

    /// What placing the scar in hand would change in the reader's points at once. What scores lies open, so every world
    /// that fits the view answers alike.
    fn outlooks(&self) -> Vec<Outlook> {
        if !matches!(self.open().phase, Phase::Place { .. }) || self.legal.is_empty() {
            return Vec::new();
        }
        let world = self.game.sample(&self.view, &mut ChaCha8Rng::seed_from_u64(0));
        let mine = |open: &Open| self.game.deal_points(open)[self.below.index() & 1];
        let note = |action: &Action| {
            let mut after = world.clone();
            self.game.apply(&mut after, *action, &mut Quiet);
            (after.open.deal == world.open.deal).then(|| Outlook {
                action: self.game.write_action(*action),
                note: Some(signed(mine(&after.open) - mine(&world.open))),
                peek: None,
            })
        };
        self.legal.iter().filter_map(note).collect()
    }
}
