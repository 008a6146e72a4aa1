//! The table of Lone Wolves: five painted territories between two sides, the trick in a glade, the hand as a fan.
//!
//! The reader sits below; a spectator sees South below. The markup is the same on every screen; that a wide one shows the
//! territories as columns and a narrow one as strips is the style's.

mod arena;
mod card;
mod chronicle;
mod ending;
mod hand;
mod moment;
mod outlook;
mod prompt;
mod scar;
mod scenery;
mod sky;
mod territory;

use std::borrow::Cow;

use ::lone_wolves::{
    Action, Board as Layout, Colour, LoneWolves, Open, SEATS, Stage, Tally, Territory, View,
};
use maud::{Markup, html};
use moonpack_games::Match;
use moonpack_rules::{Notation, Seat, Secrets, Viewer};
use moonpack_words::Words;

use super::{Board, memory, plaque};
use crate::model::TableModel;

pub(crate) use chronicle::Chronicle;
pub(crate) use moment::moment;
pub(crate) use scenery::scenery;

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
    /// What has happened.
    past: Cow<'a, Chronicle>,
}

/// The decisions that the page offers: those of the rules, or the ones a lesson waits for.
fn offered(game: &Match<LoneWolves>, model: &TableModel<'_>) -> Vec<Action> {
    let offers = |action: &Action| {
        model.choices.iter().any(|choice| choice.action == game.game().write_action(*action))
    };
    if model.choices.is_empty() { Vec::new() } else { game.legal().into_iter().filter(offers).collect() }
}

/// Draws the board from the viewer's view.
pub(crate) fn board(game: &Match<LoneWolves>, model: &TableModel<'_>, words: &Words) -> Board {
    let below = match model.viewer {
        Viewer::Seat(seat) => seat,
        Viewer::Spectator => SEATS[0],
    };
    // Behind the curtain everybody sees what spectators see: the table, and no hand.
    let viewer = if model.curtain { Viewer::Spectator } else { model.viewer };
    let view = game.game().view(game.position(), viewer);
    let scene = Scene {
        game: game.game(),
        model,
        tally: game.game().tally(&view.open),
        view,
        words,
        below,
        legal: offered(game, model),
        past: memory(model, game, viewer),
    };
    let open = scene.open();
    let over = open.stage == Stage::Over;
    let advanced = scene.game.board() == Layout::Advanced;
    let board = html! {
        div class={ "lw stage-" (open.stage.name()) @if advanced { " advanced" } } data-trump=[scene.game.trump(open).map(Colour::name)] data-blood[open.blood_moon.is_some()] {
            svg.backdrop aria-hidden="true" { use href="#lw-sky" {} }
            (scene.upper_hand())
            (scene.player(scene.above()))
            (scene.territories())
            (scene.arena())
            (scene.held())
            @if over { (scene.sheet()) } @else { (scene.hand()) (scene.player(scene.below)) }
            (scene.legend())
        }
    };
    Board {
        sky: scene.sky(),
        prompt: scene.prompt(),
        detail: scene.detail(),
        board,
        outlooks: scene.outlooks(),
        scoring: scene.scoring(game.actions().len()),
    }
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

    fn seat_name(&self, seat: Seat) -> String {
        self.model.name(seat.index(), self.words)
    }

    /// A player with the points as they would be if it ended now; at the end they are what they are.
    fn player(&self, seat: Seat) -> Markup {
        let side = if seat == self.below { "below" } else { "above" };
        let over = self.open().stage == Stage::Over;
        let so_far = html! {
            @if !over { small.so-far { span.long { (self.words.text("board-lw-if-ended")) } span.short { (self.words.text("board-lw-so-far")) } } }
        };
        html! { div class={ "who " (side) } { (plaque(self.model, seat, &so_far, self.words)) } }
    }

    /// The trump colour as it stands after "Trump:".
    fn trump_name(&self, colour: Colour) -> String {
        self.words.text(&format!("board-lw-trump-{}", colour.name()))
    }
}
