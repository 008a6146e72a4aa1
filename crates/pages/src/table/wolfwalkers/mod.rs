//! The table of Wolfwalkers: the reader's display in its frame, the market on its left, the others on its right.
//!
//! Everything is drawn from the reader's view. Points come from a world that fits that view: what scores lies open, so
//! every such world scores alike. The reader's display carries the elements `own-ROW-COLUMN` and `spot-ROW-COLUMN`, the
//! next person's `other-ROW-COLUMN`, as the click paths name them.

mod chronicle;
mod cords;
mod finale;
mod geometry;
mod grid;
mod market;
mod modules;
mod moment;
mod names;
mod others;
mod outlook;
mod scenery;
mod sky;
mod solo;
mod speech;
mod threads;

use std::borrow::Cow;

use ::wolfwalkers::{
    Action, Adjacency, CardId, Cell, Effect, GoalNow, ModuleId, Open, Position, Stage, View, Wolfwalkers,
};
use maud::{Markup, html};
use moonpack_games::Match;
use moonpack_rules::{Game, MAX_SEATS, Seat, Secrets, Viewer};
use moonpack_words::Words;
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

use super::{Board, badge, memory, part};
use crate::model::TableModel;
use geometry::Plait;
use outlook::Tried;

pub(crate) use chronicle::Chronicle;
pub(crate) use moment::moment;
pub(crate) use scenery::scenery;

/// What all parts of the board need to know.
struct Scene<'a> {
    game: &'a Wolfwalkers,
    model: &'a TableModel<'a>,
    words: &'a Words,
    view: View,
    /// A world that fits the view, to count points in.
    world: Position,
    /// Everybody's points in it.
    points: [i32; MAX_SEATS],
    /// Who reads the page, or the first seat for a spectator.
    reader: Seat,
    /// Whose display lies in the frame: the reader's, unless a card of another is to be chosen.
    large: Seat,
    /// How it lies there.
    plait: Plait,
    /// What the reader may do now.
    legal: Vec<Action>,
    /// What it would bring.
    tried: Vec<Tried>,
    /// The goals as they stand, by seat.
    live: Vec<Vec<GoalNow>>,
    /// The game so far.
    told: Cow<'a, Chronicle>,
    /// What was chosen so far for a module card in use, as elements of the board.
    picked: Vec<String>,
}

/// Draws the board from the viewer's view.
pub(crate) fn board(game: &Match<Wolfwalkers>, model: &TableModel<'_>, words: &Words) -> Board {
    let scene = Scene::new(game, model, words);
    let (sky, prompt, detail) = (scene.sky(), scene.prompt(), scene.detail());
    let outlooks = scene.outlooks();
    let scoring = scene.over().then(|| scene.scoring(game.actions().len()));
    let board = if scene.over() { scene.finale() } else { scene.board() };
    Board { sky, prompt, detail, board, outlooks, scoring }
}

impl<'a> Scene<'a> {
    fn new(game: &'a Match<Wolfwalkers>, model: &'a TableModel<'a>, words: &'a Words) -> Self {
        let legal = if model.choices.is_empty() { Vec::new() } else { game.legal() };
        let (rules, view) = (game.game(), game.game().view(game.position(), model.viewer));
        let world = rules.sample(&view, &mut ChaCha8Rng::seed_from_u64(0));
        let reader = match model.viewer {
            Viewer::Seat(seat) => seat,
            Viewer::Spectator => Seat::first(1).next().unwrap_or(view.open.seat),
        };
        let shared = view.open.shared.and_then(|token| view.card(token));
        let live =
            Seat::first(rules.seats()).map(|seat| rules.live(&rules.sight_in(&view, seat), shared)).collect();
        let asks_other = legal.iter().any(|action| matches!(action, Action::Other(_)));
        let large = if asks_other { reader.next(rules.seats()) } else { reader };
        let mut scene = Self {
            game: rules,
            model,
            words,
            points: rules.standing(&world).points,
            plait: plait_of(rules, &view, large),
            told: memory(model, game, model.viewer),
            view,
            world,
            reader,
            large,
            legal,
            tried: Vec::new(),
            live,
            picked: Vec::new(),
        };
        scene.picked = scene.picks();
        scene.tried = scene.try_out();
        scene
    }

    /// The same table with another display in the frame.
    fn showing(mut self, seat: Seat) -> Self {
        self.large = seat;
        self.plait = plait_of(self.game, &self.view, seat);
        self
    }

    fn open(&self) -> &Open {
        &self.view.open
    }

    fn over(&self) -> bool {
        matches!(self.open().stage, Stage::Over { .. })
    }

    fn board(&self) -> Markup {
        let display = self.open().display(self.reader);
        let class = match () {
            () if self.open().task.is_some() => " tasked",
            () if display.is_full() => " full",
            () if display.is_empty() => " first",
            () => "",
        };
        html! {
            div class={ "ww s" (self.game.seats()) (class) @if self.open().hand.is_some() { " holding" } } {
                (land())
                div.west {
                    @if display.is_full() { (part(&self.goals())) }
                    (self.market())
                }
                (self.me())
                (self.large())
                (self.looking())
                div.east {
                    @if self.game.seats() == 1 { (self.forest()) (self.challenge()) } @else { (self.others()) }
                    (self.modules())
                    (part(&self.symbols()))
                }
            }
        }
    }

    /// The reader's own mark, name and points, beside what they are asked.
    fn me(&self) -> Markup {
        let seat = self.reader.index();
        html! {
            div.me {
                (badge(seat)) span.name { (self.name(self.reader)) }
                b.num data-count={ "score-" (seat) } data-number=(self.points[seat]) { (self.points[seat]) }
                span.sr { (self.words.text("points-label")) }
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
        let first = self.open().display(self.reader).is_empty();
        let held = self.open().hand.and_then(|held| self.view.face(held)).map(|face| self.title(face));
        let card = held.unwrap_or_default();
        let key = match self.open().stage {
            Stage::Name => "board-ww-name",
            Stage::Take if self.legal.contains(&Action::Pass) => "board-ww-pass",
            Stage::Take if first => "board-ww-take-first",
            Stage::Take => "board-ww-take",
            Stage::Place => "board-ww-place",
            Stage::End => "board-ww-end",
            Stage::Final => "board-ww-final",
            Stage::Over { .. } => "status-over",
        };
        self.words.with(key, &[("card", (&card).into())])
    }

    /// What else helps to decide.
    fn detail(&self) -> String {
        let changes =
            self.tried.iter().any(|tried| matches!(tried.action, Action::Own(_) | Action::Other(_)));
        let key = match self.open().stage {
            _ if self.open().task.is_some() && changes => "board-ww-own-choice-detail",
            _ if self.open().task.is_some() => return String::new(),
            Stage::Take if self.legal.contains(&Action::Pass) => return String::new(),
            Stage::Take if self.game.seats() == 1 => "board-ww-take-solo-detail",
            // What is said beside the deck then.
            Stage::Take if self.open().display(self.reader).is_empty() => return String::new(),
            Stage::Take | Stage::Place => "board-ww-place-detail",
            _ => return String::new(),
        };
        self.words.text(key)
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

    /// The letter of the goal on a cell.
    fn letter_at(&self, seat: Seat, cell: Cell) -> usize {
        let laid = self.open().display(seat).get(cell);
        laid.map_or(0, |laid| self.told.letter_of(seat, laid.token))
    }

    fn card(&self, token: ::wolfwalkers::Token) -> CardId {
        self.view.card(token).unwrap_or(CardId(0))
    }

    /// How the reader's cards may be placed now.
    fn plait_rule(&self) -> Adjacency {
        self.open().adjacency.unwrap_or(self.game.lasting().adjacency)
    }

    fn name(&self, seat: Seat) -> String {
        self.model.name(seat.index(), self.words)
    }

    fn display_name(&self, seat: Seat) -> String {
        if seat == self.reader && self.model.seated() {
            return self.words.text("board-ww-own-display");
        }
        self.words.with("board-ww-display", &[("name", (&self.name(seat)).into())])
    }

    fn all_modules(&self) -> impl Iterator<Item = ModuleId> + '_ {
        self.game.permanent().into_iter().chain(self.game.opportunities().iter().copied())
    }
}

/// The land behind the table.
fn land() -> Markup {
    html! { svg.land viewBox="0 0 1440 900" preserveAspectRatio="xMidYMid slice" aria-hidden="true" { use href="#w-land" width="1440" height="900" {} } }
}

/// How a seat's display lies in the frame.
fn plait_of(game: &Wolfwalkers, view: &View, seat: Seat) -> Plait {
    let adjacency = view.open.adjacency.filter(|_| view.open.seat == seat);
    Plait::of(
        view.open.display(seat),
        adjacency.unwrap_or(game.lasting().adjacency),
        game.lasting().first_cell,
    )
}
