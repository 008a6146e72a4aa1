//! What a position does not tell: in which order goals were laid, and what happened since the reader last decided.
//!
//! Steps do. Only what everybody saw is kept.

use ::wolfwalkers::MAX_PLAYERS;
use ::wolfwalkers::{CardId, Event, Face, Position, Side, Token, Wolfwalkers};
use moonpack_games::Step;
use moonpack_rules::{Game, Seat, Viewer};

use crate::table::Memory;

/// The game so far.
#[derive(Clone, Default)]
pub(crate) struct Chronicle {
    /// Who reads; for a spectator the first seat.
    reader: Option<Seat>,
    /// Each seat's goals in the order they were laid; their letters.
    goals: [Vec<Token>; MAX_PLAYERS],
    /// The card each seat laid last.
    last: [Option<Lay>; MAX_PLAYERS],
    /// The market places that got a card since the reader last decided, as a set.
    pub(super) fresh: u8,
    /// What the forest took last.
    pub(super) forest: Option<Forest>,
    /// How many cards the forest took.
    pub(super) felled: usize,
    /// Who laid a card, the latest last.
    turns: Vec<Seat>,
    /// The story on the deck.
    top: Option<CardId>,
}

/// A card that was laid.
#[derive(Clone)]
pub(super) struct Lay {
    /// The card.
    pub(super) token: Token,
    /// What it showed.
    pub(super) face: Face,
    /// What the turn changed in the seat's points.
    pub(super) change: i32,
}

/// A card the forest took.
#[derive(Clone, Copy)]
pub(super) struct Forest {
    /// The card.
    pub(super) face: Face,
    /// Which of the stories it was, from the left; how many symbols the deck showed then.
    pub(super) counted: Option<(usize, usize)>,
}

impl Memory<Wolfwalkers> for Chronicle {
    fn of(viewer: Viewer) -> Self {
        let reader = match viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => Seat::first(1).next(),
        };
        Self { reader, ..Self::default() }
    }

    fn hear(&mut self, rules: &Wolfwalkers, before: &Position, step: &Step<Wolfwalkers>) {
        if Some(step.seat) == self.reader {
            self.fresh = 0;
        }
        for event in &step.events {
            self.follow(rules, event, before, &step.position);
        }
        self.letter(&step.position, rules.seats());
    }
}

impl Chronicle {
    /// The letter of a goal as a number from 0; goals keep theirs for life.
    pub(super) fn letter_of(&self, seat: Seat, token: Token) -> usize {
        self.goals[seat.index() % MAX_PLAYERS].iter().position(|known| *known == token).unwrap_or(0)
    }

    /// Who laid a card last, other than this seat.
    pub(super) fn newest(&self, but: Seat) -> Option<Seat> {
        self.turns.iter().rev().copied().find(|seat| *seat != but)
    }

    /// The letter the seat's next goal will get.
    pub(super) fn next_letter(&self, seat: Seat) -> usize {
        self.goals[seat.index() % MAX_PLAYERS].len()
    }

    /// The card a seat laid last.
    pub(super) fn last(&self, seat: Seat) -> Option<&Lay> {
        self.last[seat.index() % MAX_PLAYERS].as_ref()
    }

    fn follow(&mut self, rules: &Wolfwalkers, event: &Event, old: &Position, new: &Position) {
        match *event {
            Event::Placed { seat, cell, face } => {
                self.turns.push(seat);
                let points = |position: &Position| rules.standing(position).points[seat.index()];
                let laid = new.open.display(seat).get(cell);
                self.last[seat.index() % MAX_PLAYERS] =
                    laid.map(|laid| Lay { token: laid.token, face, change: points(new) - points(old) });
            }
            Event::Refilled { place, .. } => self.fresh |= place.bit(),
            Event::Top { card } => self.top = card,
            Event::ForestTook { place, face } => {
                self.felled += 1;
                let counted = (face.side == Side::Story).then(|| {
                    let stories = new.open.market.slots.iter().take(place.index() + 1);
                    let nth = stories.filter(|slot| slot.side == Side::Story).count();
                    (nth, self.top.map_or(1, |card| rules.content().story(card).len()))
                });
                self.forest = Some(Forest { face, counted });
            }
            _ => {}
        }
    }

    fn letter(&mut self, position: &Position, seats: usize) {
        for seat in Seat::first(seats) {
            let known = &mut self.goals[seat.index() % MAX_PLAYERS];
            for (_, laid) in position.open.display(seat).cards() {
                if laid.side == Side::Goal && !known.contains(&laid.token) {
                    known.push(laid.token);
                }
            }
        }
    }
}
