//! The table of The Wolves: the land in the lake, the sky as its calendar, the other players at the edge, and the
//! reader's own board as the ledge at the near side.
//!
//! Nothing is hidden in this game, so everybody sees the same. The elements that can be touched (tiles, tokens, tracks)
//! carry their ids on the reader's own board only; a spectator's page has them nowhere.

mod banner;
mod land;
mod map;
mod moment;
mod player;
mod shapes;
mod sky;
mod strip;
mod traces;
mod trail;
mod turn;
mod walk;

use std::borrow::Cow;

use ::the_wolves::{Action, Hex, HexSet, Owner, Position, Stage, Terrain, TheWolves, Track};
use maud::{Markup, html};
use moonpack_games::Match;
use moonpack_rules::{Game, Seat, Secrets, Viewer};
use moonpack_words::Words;

use super::{Board, memory};
use crate::model::TableModel;
use land::Land;

pub(crate) use moment::moment;
pub(crate) use trail::Trail;

/// What all parts of the board need to know.
struct Scene<'a> {
    game: &'a TheWolves,
    at: Position,
    words: &'a Words,
    /// Whose board is the reader's.
    me: Option<Seat>,
    /// The players' names by seat.
    names: Vec<String>,
    trail: Cow<'a, Trail>,
    land: Land,
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
        trail: memory(model, game, model.viewer),
        land: Land::of(game.game().map()),
        legal: if model.choices.is_empty() { Vec::new() } else { game.legal() },
    };
    let board = html! {
        div.tw.flat[scene.folded()] {
        svg.tw-sky viewBox="0 0 1440 900" preserveAspectRatio="xMidYMin slice" aria-hidden="true" { use href="#tw-night" {} }
        (scene.map())
        (scene.in_words())
        (scene.strips())
        (scene.terrains())
        @if let Some(seat) = me { (scene.ledge(seat)) }
        }
    };
    Board {
        sky: scene.sky(),
        prompt: scene.prompt(),
        detail: scene.detail(),
        board,
        outlooks: scene.outlooks(),
        scoring: scene.scoring(),
    }
}

/// The drawings and the land: the same from the first step to the last.
pub(crate) fn scenery(game: &Match<TheWolves>) -> Markup {
    html! { (shapes::defs()) (land::scenery(game.game().map())) }
}

impl Scene<'_> {
    /// What is asked, in one sentence.
    fn prompt(&self) -> String {
        match self.at.stage() {
            Stage::Between if self.at.actions_left() == 0 => self.words.text("board-tw-bonus-or-end"),
            stage => self.words.text(&format!("tw-stage-{}", stage.name())),
        }
    }

    /// What one needs to know to answer: how far, how many, whose.
    fn detail(&self) -> String {
        let how = |what: &str| self.words.text(&format!("board-tw-how-{what}"));
        let reach = |what: &str, terrain: Terrain| {
            let range = self.game.attribute(&self.at, self.at.seat(), Track::Howl);
            let terrain = self.terrain(terrain);
            let args = [("terrain", (&terrain).into()), ("range", i64::from(range).into())];
            self.words.with(&format!("board-tw-how-{what}"), &args)
        };
        match self.at.stage() {
            Stage::Sides => how("sides"),
            Stage::Draft => how("draft"),
            Stage::Track { .. } => how("track"),
            Stage::Between if self.at.actions_left() == 0 => String::new(),
            Stage::Between => self.count("board-tw-how-between", self.at.actions_left()),
            Stage::Moving(moving) => {
                let speed = self.game.attribute(&self.at, self.at.seat(), Track::Speed);
                let terrain = self.terrain(moving.terrain);
                let args = [
                    ("terrain", (&terrain).into()),
                    ("speed", i64::from(speed).into()),
                    ("count", i64::from(moving.left).into()),
                ];
                self.words.with("board-tw-how-moving", &args)
            }
            Stage::Pushing { owner, .. } => {
                self.words.with("board-tw-pushed", &[("owner", (&self.name(owner)).into())])
            }
            Stage::Howling(terrain) | Stage::Dominating(terrain) => reach("range", terrain),
            Stage::Denning(terrain) | Stage::Lairing(terrain) => reach("beside", terrain),
            Stage::Over(_) => String::new(),
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
