//! Which wolf is which and what came from where, so that the page can let pieces glide: a name for every wolf on the map
//! that it keeps for life, and the hexes that hunted prey and the pieces on the Moonlight board came from. And what the
//! others did since the reader's last decision, so that it stays in sight until the next one.
//!
//! Positions do not tell this; steps do.

use std::collections::BTreeMap;

use ::the_wolves::{Award, Event, Hex, Owner, Piece, Position, Prey, Region, TheWolves, Wolf};
use moonpack_games::Step;
use moonpack_rules::{MAX_SEATS, Seat, Viewer};

use crate::table::Memory;

/// The wolves' numbers by owner, kind and hex, and the traces as one reader sees them.
#[derive(Clone, Default)]
pub(crate) struct Trail {
    viewer: Viewer,
    wolves: BTreeMap<(Owner, Wolf, Hex), Vec<usize>>,
    born: usize,
    hunts: Vec<(Seat, Prey, Hex)>,
    /// Where the last piece was put or taken.
    last: Option<Hex>,
    dates: Vec<Option<Hex>>,
    /// What each seat did on the map in its last turn, unless the reader has decided since.
    turns: [Vec<Event>; MAX_SEATS],
    /// The step at which each seat's last turn began.
    began: [usize; MAX_SEATS],
    /// How many dates were filled when the reader decided last.
    seen: usize,
    /// The last scoring, from the reader's last decision on: its step, and what each region brought.
    scored: (usize, Vec<(Region, Award)>),
}

impl Memory<TheWolves> for Trail {
    fn of(viewer: Viewer) -> Self {
        Self { viewer, ..Self::default() }
    }

    fn hear(&mut self, _: &TheWolves, _: &Position, step: &Step<TheWolves>) {
        let mine = self.viewer.is(step.seat);
        if mine {
            self.scored.1.clear();
        }
        for event in &step.events {
            self.follow(event);
            self.trace(step.seat, event, step.number);
        }
        if mine {
            self.turns = Default::default();
            self.seen = self.dates.len();
        }
    }
}

impl Trail {
    /// What a seat did on the map in its last turn, as far as the reader has not decided since.
    pub(super) fn turn(&self, seat: Seat) -> &[Event] {
        &self.turns[seat.index()]
    }

    /// Was this date filled since the reader decided last?
    pub(super) fn since_mine(&self, date: u8) -> bool {
        usize::from(date) > self.seen && usize::from(date) <= self.dates.len()
    }

    /// How many of the others began their last turn after this seat did: 0 is the newest.
    pub(super) fn age(&self, seat: Seat) -> usize {
        let later =
            |other: &usize| !self.turns[*other].is_empty() && self.began[*other] > self.began[seat.index()];
        (0..MAX_SEATS).filter(later).count()
    }

    /// The last scoring since the reader decided: its step, and the regions in order.
    pub(super) fn scored(&self) -> (usize, &[(Region, Award)]) {
        (self.scored.0, &self.scored.1)
    }

    fn trace(&mut self, actor: Seat, event: &Event, step: usize) {
        match *event {
            Event::TurnBegan { seat, .. } => {
                self.began[seat.index()] = step;
                self.turns[seat.index()].clear();
            }
            Event::RegionScored { region, award, .. } => {
                if self.scored.0 != step {
                    self.scored = (step, Vec::new());
                }
                self.scored.1.push((region, award));
            }
            Event::WolfMoved { .. }
            | Event::WolfPushed { .. }
            | Event::Howled { .. }
            | Event::DenBuilt { .. }
            | Event::LairBuilt { .. }
            | Event::Placed { .. }
            | Event::Dominated { .. }
            | Event::Hunted { .. } => self.turns[actor.index()].push(*event),
            _ => {}
        }
    }

    /// The number of the wolf standing at this place among its equals; `None` for a wolf that was there from the start.
    pub(super) fn number(&self, owner: Owner, wolf: Wolf, hex: Hex, place: usize) -> Option<usize> {
        self.wolves.get(&(owner, wolf, hex))?.get(place).copied()
    }

    /// Where the seat hunted this prey.
    pub(super) fn hunted(&self, seat: Seat, prey: Prey) -> Option<Hex> {
        self.hunts.iter().find(|(who, what, _)| (*who, *what) == (seat, prey)).map(|(_, _, hex)| *hex)
    }

    /// Where the last action put a piece.
    pub(super) fn put(&self) -> Option<Hex> {
        self.last
    }

    /// Where the piece on a date came from.
    pub(super) fn fallen(&self, date: u8) -> Option<Hex> {
        *self.dates.get(usize::from(date).checked_sub(1)?)?
    }

    fn follow(&mut self, event: &Event) {
        if let Event::Howled { hex, .. }
        | Event::Dominated { hex, .. }
        | Event::LairBuilt { hex, .. }
        | Event::DenBuilt { hex, .. }
        | Event::Placed { hex, .. } = *event
        {
            self.last = Some(hex);
        }
        match *event {
            Event::Hunted { seat, prey, hex } => self.hunts.push((seat, prey, hex)),
            Event::DateFilled { .. } => self.dates.push(self.last),
            Event::Placed { seat, hex } => {
                self.add(seat.into(), Wolf::Alpha, hex, None);
                self.add(seat.into(), Wolf::Pack, hex, None);
            }
            Event::WolfMoved { seat, wolf, from, to } => self.go(seat.into(), wolf, from, to),
            Event::WolfPushed { owner, wolf, from, to, .. } => self.go(owner, wolf, from, to),
            Event::Howled { seat, hex, wolf } => self.add(seat.into(), wolf, hex, None),
            Event::Dominated { seat, owner, hex, piece, .. } => {
                let wolf = match piece {
                    Piece::Alpha => Wolf::Alpha,
                    Piece::Pack => Wolf::Pack,
                    Piece::Den | Piece::Lair => return,
                };
                self.take(owner, Wolf::Pack, hex);
                self.add(seat.into(), wolf, hex, None);
            }
            _ => {}
        }
    }

    fn go(&mut self, owner: Owner, wolf: Wolf, from: Hex, to: Hex) {
        let number = self.take(owner, wolf, from);
        self.add(owner, wolf, to, number);
    }

    fn take(&mut self, owner: Owner, wolf: Wolf, hex: Hex) -> Option<usize> {
        self.wolves.get_mut(&(owner, wolf, hex))?.pop()
    }

    fn add(&mut self, owner: Owner, wolf: Wolf, hex: Hex, number: Option<usize>) {
        let number = number.unwrap_or(self.born);
        self.born = self.born.max(number + 1);
        self.wolves.entry((owner, wolf, hex)).or_default().push(number);
    }
}
