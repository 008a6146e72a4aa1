//! Games as numbers: decisions as indices of a fixed space, views as planes of bytes.
//!
//! Owns the trait and what follows from it for any game: lists of legal indices, masks, returns. What the numbers mean is
//! owned by a module for each game and told in `docs/python.md`. A view is all that is ever encoded, so what a seat
//! cannot see cannot stand in its planes.

mod lone_wolves;
mod sheet;
mod the_wolves;
mod toy;
mod wolfwalkers;

use moonpack_games::Match;
use moonpack_rules::{BoardGame, MAX_SEATS, Seat, Standing, Viewer};

pub(crate) use sheet::{Blank, Page, Plane, Sheet, number, set};

/// Grows whenever an index of any game comes to mean another decision.
pub(crate) const ACTIONS_VERSION: u32 = 1;
/// Grows whenever a plane of any game is added, moved or comes to mean something else.
pub(crate) const PLANES_VERSION: u32 = 1;

/// A run of indices that mean decisions of one sort.
pub(crate) struct Block {
    /// The sort, in the words of the notation.
    pub(crate) name: &'static str,
    /// How many indices it has: the product of this shape.
    pub(crate) shape: Vec<usize>,
}

impl Block {
    fn new(name: &'static str, shape: &[usize]) -> Self {
        Self { name, shape: shape.to_vec() }
    }

    /// How many indices it has.
    pub(crate) fn len(&self) -> usize {
        self.shape.iter().product()
    }
}

/// A game whose decisions have numbers and whose views are planes.
pub(crate) trait Encode: BoardGame {
    /// The runs of the indices, in order. They depend on the game and the number of players only.
    fn blocks(&self) -> Vec<Block>;

    /// The index of a decision.
    fn index_of(&self, action: Self::Action) -> usize;

    /// The decision with this index; `None` beyond the last.
    fn action_at(&self, index: usize) -> Option<Self::Action>;

    /// Draws what `seat` sees, itself first and the others after it in turn order. Which planes there are and how large
    /// they are depends on the game and the number of players only; the sheet is blank.
    fn draw_view<S: Sheet>(&self, view: &Self::View, seat: Seat, sheet: &mut S);

    /// How many decisions have an index.
    fn action_count(&self) -> usize {
        self.blocks().iter().map(Block::len).sum()
    }

    /// Writes what `seat` sees of the position over whatever stood there.
    fn observe(&self, position: &Self::Position, seat: Seat, out: &mut [u8]) {
        out.fill(0);
        self.draw_view(&self.view(position, Viewer::Seat(seat)), seat, &mut Page::new(out));
    }

    /// The planes of an observation.
    fn planes(&self, position: &Self::Position) -> Vec<Plane> {
        let mut blank = Blank::default();
        let seat = Seat::first(1).next();
        if let Some(seat) = seat {
            self.draw_view(&self.view(position, Viewer::Seat(seat)), seat, &mut blank);
        }
        blank.into_planes()
    }
}

/// As many decisions are rarely legal at once: room for them is made at one go.
const ROOM: usize = 128;

/// Lists the indices of the legal decisions, in the order of the list.
pub(crate) fn list_legal<G: Encode>(play: &Match<G>, indices: &mut Vec<u32>) {
    let mut actions = Vec::with_capacity(ROOM);
    play.game().legal(play.position(), &mut actions);
    indices.clear();
    indices.extend(actions.iter().map(|action| play.game().index_of(*action) as u32));
}

/// The index of a decision that somebody wrote down. A text may say what no game ever offers, such as a payment of six tiles;
/// that has none.
pub(crate) fn sound_index<G: Encode>(game: &G, action: G::Action) -> Option<u32> {
    let index = game.index_of(action);
    if game.action_at(index) == Some(action) { u32::try_from(index).ok() } else { None }
}

/// The seats from `seat` on, in turn order.
pub(crate) fn around(seat: Seat, count: usize) -> impl Iterator<Item = Seat> + Clone {
    (0..count).filter_map(move |step| Seat::new((seat.index() + step) % count.max(1)))
}

/// What a game is worth to those who played it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Reward {
    /// 1 for a victory, shared by those who share it, against what the others lose; they add up to nought.
    Outcome,
    /// The points.
    Points,
}

impl Reward {
    /// The rewards by seat of a game that has ended so.
    pub(crate) fn of(self, standing: &Standing, seats: usize) -> [f32; MAX_SEATS] {
        let mut rewards = [0.0; MAX_SEATS];
        let winners = standing.winners.len() as f32;
        let others = seats.saturating_sub(1) as f32;
        for seat in Seat::first(seats) {
            let wins = standing.winners.contains(seat);
            rewards[seat.index()] = match self {
                Self::Points => standing.points[seat.index()] as f32,
                // Alone, one wins or loses against the challenge.
                Self::Outcome if seats == 1 => {
                    if wins {
                        1.0
                    } else {
                        -1.0
                    }
                }
                Self::Outcome if wins => (seats as f32 - winners) / (winners * others),
                Self::Outcome if winners == 0.0 => 0.0,
                Self::Outcome => -1.0 / others,
            };
        }
        rewards
    }
}
