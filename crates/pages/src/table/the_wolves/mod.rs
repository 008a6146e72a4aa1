//! The table of The Wolves: map, the reader's board with the actions, calendar, regions, the other boards.
//!
//! Nothing is hidden in this game, so everybody sees the same. The elements that can be touched (tiles, tokens, tracks)
//! carry their ids on the reader's own board only; a spectator's page has them nowhere.

mod map;
mod moon;
mod player;
mod shapes;
mod trail;
mod turn;

use ::the_wolves::{Action, Hex, HexSet, Owner, Position, Stage, Terrain, TheWolves};
use maud::{Markup, html};
use moonpack_games::Match;
use moonpack_rules::{Game, Seat, Viewer};
use moonpack_words::Words;

use super::Board;
use crate::model::TableModel;
use trail::Trail;

/// What all parts of the board need to know.
struct Scene<'a> {
    game: &'a TheWolves,
    at: Position,
    words: &'a Words,
    /// Whose board is the reader's.
    me: Option<Seat>,
    /// The players' names by seat.
    names: Vec<String>,
    trail: Trail,
    /// What the reader may do now.
    legal: Vec<Action>,
}

/// Draws the board from the viewer's view.
pub(crate) fn board(game: &Match<TheWolves>, model: &TableModel<'_>, words: &Words) -> Board {
    let me = match model.viewer {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Spectator => None,
    };
    let scene = Scene {
        game: game.game(),
        at: game.game().view(game.position(), model.viewer),
        words,
        me,
        names: (0..game.game().seats()).map(|seat| model.name(seat, words)).collect(),
        trail: Trail::of(game),
        legal: if model.choices.is_empty() { Vec::new() } else { game.legal() },
    };
    let others = Seat::first(game.game().seats()).filter(|seat| Some(*seat) != me);
    let board = html! {
        div.tw {
            div.tw-land {
                (scene.days())
                (scene.map())
                (scene.regions())
                div.tw-others { @for seat in others { (scene.player(seat)) } }
            }
            div.tw-own {
                @if let Some(seat) = me { (scene.turn(seat)) (scene.player(seat)) }
                (scene.calendar())
            }
            (scene.legend())
        }
    };
    Board { prompt: scene.prompt(), board, outlooks: scene.outlooks() }
}

/// The drawings and the land: the same from the first step to the last.
pub(crate) fn scenery(game: &Match<TheWolves>) -> Markup {
    html! { (shapes::defs()) (map::land(game.game().map())) }
}

impl Scene<'_> {
    fn prompt(&self) -> String {
        let ask = self.words.text(&format!("tw-stage-{}", self.at.stage().name()));
        let on = |terrain: Terrain| format!("{}: {ask}", self.terrain(terrain));
        match self.at.stage() {
            Stage::Between if self.at.actions_left() == 0 => self.words.text("board-tw-bonus-or-end"),
            Stage::Between => format!("{ask} ({})", self.count("tw-count-actions", self.at.actions_left())),
            Stage::Moving(moving) => {
                format!("{} {}", on(moving.terrain), self.count("board-tw-may-go", moving.left))
            }
            Stage::Pushing { owner, .. } => {
                let whose = self.words.with("board-tw-pushed", &[("owner", (&self.name(owner)).into())]);
                format!("{ask} {whose}")
            }
            Stage::Howling(terrain)
            | Stage::Denning(terrain)
            | Stage::Lairing(terrain)
            | Stage::Dominating(terrain) => on(terrain),
            Stage::Sides | Stage::Draft | Stage::Track { .. } | Stage::Over(_) => ask,
        }
    }

    fn name(&self, owner: Owner) -> String {
        match owner.seat() {
            Some(seat) => self.names[seat.index()].clone(),
            None => self.words.text("tw-pack-third"),
        }
    }

    fn terrain(&self, terrain: Terrain) -> String {
        self.words.text(&format!("tw-terrain-{}", terrain.name()))
    }

    /// A message whose only variable is a number.
    fn count(&self, key: &str, count: impl Into<i64>) -> String {
        self.words.with(key, &[("count", count.into().into())])
    }

    /// The id of a hex on the page.
    fn hex_id(&self, hex: Hex) -> String {
        let (x, y) = self.game.map().coordinate(hex);
        format!("hex-{x}-{y}")
    }

    /// The ids of hexes, for elements that light them.
    fn hex_ids(&self, hexes: HexSet) -> Option<String> {
        let ids: Vec<String> = hexes.iter().map(|hex| self.hex_id(hex)).collect();
        (!ids.is_empty()).then(|| ids.join(" "))
    }
}
