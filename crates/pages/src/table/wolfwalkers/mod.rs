//! The table of Wolfwalkers: market and deck above, the reader's display large, the others' beside it.
//!
//! Everything is drawn from the reader's view. Points come from a world that fits that view: what scores lies open, so
//! every such world scores alike. The reader's display carries the elements `own-ROW-COLUMN` and `spot-ROW-COLUMN`, the
//! next person's `other-ROW-COLUMN`, as the click paths name them.

mod display;
mod face;
mod names;
mod outlook;
mod top;

use ::wolfwalkers::content::{Effect, ModuleId};
use ::wolfwalkers::live::{GoalNow, Missing};
use ::wolfwalkers::{Action, CardId, Cell, Open, Position, Stage, View, Wolfwalkers};
use maud::{Markup, html};
use moonpack_games::Match;
use moonpack_rules::{Game, Seat, Viewer};
use moonpack_words::Words;
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

use super::Board;
use crate::model::TableModel;

pub(crate) use face::{shapes as scenery, symbol_path};

/// What all parts of the board need to know.
struct Scene<'a> {
    game: &'a Wolfwalkers,
    model: &'a TableModel<'a>,
    words: &'a Words,
    view: View,
    /// A world that fits the view, to count points in.
    world: Position,
    /// Whose display is drawn large.
    reader: Seat,
    /// What the reader may do now.
    legal: Vec<Action>,
    /// The goals as they stand, by seat.
    live: Vec<Vec<GoalNow>>,
    /// What was chosen so far for a module card in use, as elements of the board.
    picked: Vec<String>,
}

/// Draws the board from the viewer's view.
pub(crate) fn board(game: &Match<Wolfwalkers>, model: &TableModel<'_>, words: &Words) -> Board {
    let legal = if model.choices.is_empty() { Vec::new() } else { game.legal() };
    let view = game.game().view(game.position(), model.viewer);
    let scene = Scene::new(game.game(), view, legal, model, words);
    Board { prompt: scene.prompt(), board: scene.board(), outlooks: scene.outlooks() }
}

impl<'a> Scene<'a> {
    fn new(
        game: &'a Wolfwalkers,
        view: View,
        legal: Vec<Action>,
        model: &'a TableModel<'a>,
        words: &'a Words,
    ) -> Self {
        let world = game.sample(&view, &mut ChaCha8Rng::seed_from_u64(0));
        let reader = match model.viewer {
            Viewer::Seat(seat) => seat,
            Viewer::Spectator => Seat::first(1).next().unwrap_or(view.open.seat),
        };
        let shared = view.open.shared.and_then(|token| view.card(token));
        let live =
            Seat::first(game.seats()).map(|seat| game.live(&game.sight_in(&view, seat), shared)).collect();
        let mut scene = Self { game, model, words, view, world, reader, legal, live, picked: Vec::new() };
        scene.picked = scene.picks();
        scene
    }

    fn open(&self) -> &Open {
        &self.view.open
    }

    fn board(&self) -> Markup {
        let seats = self.game.seats();
        let mut others = std::iter::successors(Some(self.reader.next(seats)), |seat| Some(seat.next(seats)))
            .take_while(|seat| *seat != self.reader);
        html! {
            div.ww {
                (self.market())
                (self.looking())
                div.displays {
                    (self.own())
                    div.beside {
                        (self.challenge())
                        (self.modules())
                        @if let Some(next) = others.next() { (self.other(next)) }
                    }
                }
                div.rest { @for seat in others { (self.other(seat)) } }
            }
        }
    }

    /// What the reader is asked.
    fn prompt(&self) -> String {
        if let Some(task) = &self.open().task {
            let key = match self.legal.first() {
                Some(Action::Own(_)) => "board-ww-ask-own",
                Some(Action::Other(_)) => "board-ww-ask-other",
                Some(Action::Market(_)) => "board-ww-ask-market",
                Some(Action::To(_)) => "board-ww-ask-spot",
                Some(Action::As(_)) => "board-ww-ask-side",
                Some(Action::Name(_)) => "board-ww-ask-symbol",
                Some(Action::Next(_)) => "board-ww-ask-next",
                _ => "status-yours",
            };
            return self.words.with(key, &[("module", (&self.module_name(task.module)).into())]);
        }
        self.words.text(match self.open().stage {
            Stage::Name => "board-ww-name",
            Stage::Take if self.legal.contains(&Action::Pass) => "board-ww-pass",
            Stage::Take => "board-ww-take",
            Stage::Place => "board-ww-place",
            Stage::End => "board-ww-end",
            Stage::Final => "board-ww-final",
            Stage::Over { .. } => "status-over",
        })
    }

    /// The element that stands for a cell of somebody's display.
    fn cell_id(&self, seat: Seat, cell: Cell) -> String {
        let whose = match seat {
            _ if seat == self.reader => "own".to_owned(),
            _ if seat == self.reader.next(self.game.seats()) => "other".to_owned(),
            _ => format!("seat{}", seat.index() + 1),
        };
        format!("{whose}-{}-{}", cell.row(), cell.col())
    }

    /// The elements of a set of cells, one after the other.
    fn cell_ids(&self, seat: Seat, cells: u32) -> String {
        let ids: Vec<String> = Cell::of(cells).map(|cell| self.cell_id(seat, cell)).collect();
        ids.join(" ")
    }

    /// The elements that light up with a goal: itself, the cards that fulfil it and, for the reader's patterns, the free
    /// spots that one more needs.
    fn lights(&self, seat: Seat, goal: &GoalNow) -> String {
        let itself = goal.cell.map_or(0, Cell::bit);
        let mut lights = self.cell_ids(seat, goal.fulfilled.iter().fold(itself, |all, cells| all | cells));
        if let (Missing::Pattern(needs), true) = (&goal.missing, seat == self.reader) {
            lights.extend(needs.iter().map(|(spot, _)| format!(" spot-{}-{}", spot.row(), spot.col())));
        }
        lights
    }

    fn picks(&self) -> Vec<String> {
        let Some(task) = &self.open().task else { return Vec::new() };
        let effects = &self.game.content().module(task.module).effects;
        let Some((_, effect)) = effects.get(usize::from(task.step)) else { return Vec::new() };
        let seat = self.open().seat;
        let cell = |seat: Seat, pick: u8| Cell::new(pick.into()).map(|cell| self.cell_id(seat, cell));
        let picked = task.picks.iter().enumerate().filter_map(|(nth, pick)| match (effect, nth) {
            (Effect::FlipMarket | Effect::RecycleWholeMarket, _) | (Effect::TakeAndCover, 0) => {
                Some(format!("market-{}", pick + 1))
            }
            (Effect::SwapOwnCards, _) | (Effect::AddSymbol | Effect::SwapStoriesWithOther, 0) => {
                cell(seat, *pick)
            }
            (Effect::SwapOtherCards, _) => cell(seat.next(self.game.seats()), *pick),
            (Effect::LookAndOrder(_), _) => Some(format!("deck-{}", pick + 1)),
            _ => None,
        });
        picked.collect()
    }

    fn is_picked(&self, id: &str) -> bool {
        self.picked.iter().any(|picked| picked == id)
    }

    /// Does the reader choose among such actions now?
    fn asks(&self, kind: impl Fn(&Action) -> bool) -> bool {
        self.legal.iter().any(kind)
    }

    /// A goal's points now, wherever it lies for this seat.
    fn goal_now(&self, seat: Seat, cell: Option<Cell>) -> Option<&GoalNow> {
        self.live.get(seat.index())?.iter().find(|goal| goal.cell == cell)
    }

    fn card(&self, token: ::wolfwalkers::Token) -> CardId {
        self.view.card(token).unwrap_or(CardId(0))
    }

    fn all_modules(&self) -> impl Iterator<Item = ModuleId> + '_ {
        self.game.permanent().into_iter().chain(self.game.opportunities().iter().copied())
    }
}
