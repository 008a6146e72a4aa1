//! Where everything lies: [`Open`] is what everybody may look at, [`Position`] adds what is hidden.
//!
//! Owns the state and simple questions about it. How it changes is in `apply`, what it is worth in `score`. The split is
//! the secrecy of the game: a view holds the whole of `Open`, so a new field is secret until it is put there. Whatever
//! has been uncovered is taken out of the hidden part, so that equal positions compare equal.

use std::sync::Arc;

use moonpack_rules::Seat;

use crate::board::{PackField, Scar, Slot, Territory, Tile};
use crate::card::{Card, CardSet, ColourSet};
use crate::setup::{Deal, MAX_BOX_SCARS};
use crate::{BOX_WOLVES, HAND, LoneWolves, ROOM};

/// What has to be decided next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stage {
    /// The leader plays a wolf.
    Lead,
    /// The other side plays a wolf.
    Follow,
    /// Whoever played a 3 chooses the face-down scar to reveal.
    Reveal {
        /// Who played the 3.
        seat: Seat,
    },
    /// The loser of the trick takes a scar.
    Take {
        /// The loser.
        seat: Seat,
    },
    /// The loser places the scar.
    Place {
        /// The loser.
        seat: Seat,
    },
    /// The match is over.
    Over,
}

impl Stage {
    /// A stable word for programs.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Lead => "lead",
            Self::Follow => "follow",
            Self::Reveal { .. } => "reveal",
            Self::Take { .. } => "take",
            Self::Place { .. } => "place",
            Self::Over => "over",
        }
    }
}

/// A wolf played in the running trick.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Played {
    /// The wolf.
    pub card: Card,
    /// Where it was laid.
    pub territory: Territory,
}

/// What lies in a scar slot.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Spot {
    /// No scar, or no slot at all on this board.
    Empty,
    /// A scar nobody has looked at.
    Down,
    /// A scar for all to see.
    Up(Scar),
}

/// A scar taken and not yet placed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Taken {
    /// Where it was taken.
    pub territory: Territory,
    /// The slot it lay in.
    pub slot: Slot,
    /// Which it is, if it lay face up; a face-down one is known to its taker only.
    pub open: Option<Scar>,
}

/// What lies open on the table, for everybody. Arrays are indexed by seat, territory or slot in their fixed orders.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Open {
    /// Which deal of the match is running, from 0.
    pub deal: u8,
    /// How many tricks of the deal are complete.
    pub trick: u8,
    /// What has to be decided.
    pub stage: Stage,
    /// Who leads the running trick.
    pub leader: Seat,
    /// The leader's wolf, if it has been played.
    pub led: Option<Played>,
    /// The other side's wolf, if it has been played.
    pub followed: Option<Played>,
    /// The face-up wolves by seat and territory.
    pub wolves: [[CardSet; 5]; 2],
    /// The wolves that lost a trick and lie as lone wolves, by seat and territory; both sides saw them played.
    pub lone: [[CardSet; 5]; 2],
    /// Where each wolf of the box, in their order, was summoned to. Which wolves they are, nobody knows.
    pub summoned: [Option<(Seat, Territory)>; BOX_WOLVES],
    /// How many wolves of both sides lie in each territory, lone and summoned ones included.
    pub crowd: [u8; 5],
    /// The scar slots of each territory.
    pub spots: [[Spot; Slot::MAX]; 5],
    /// The pack fields of each seat.
    pub fields: [[Option<Scar>; PackField::MAX]; 2],
    /// The scars that went back to the box in the open, for want of a free field, by effect.
    pub returned: [u8; Scar::ALL.len()],
    /// The scar in somebody's hand, between taking and placing.
    pub taken: Option<Taken>,
    /// The tile of each territory.
    pub tiles: [Tile; 5],
    /// Where the moon lies.
    pub moon: Option<Territory>,
    /// Where the blood moon lies.
    pub blood_moon: Option<Territory>,
    /// The colours each seat has shown not to hold, by failing to follow.
    pub voids: [ColourSet; 2],
    /// The points of the deals before this one, by seat.
    pub earlier_points: [i32; 2],
    /// The lone wolves of the deals before this one, by seat.
    pub earlier_lone: [u16; 2],
}

impl Open {
    /// How a deal lies before the first trick.
    pub(crate) fn new(game: &LoneWolves, number: u8, deal: &Deal) -> Self {
        let spot = |territory: Territory, slot: Slot| match deal.scars[territory as usize][slot.index()] {
            None => Spot::Empty,
            Some(scar) if game.lies_up(territory, slot) => Spot::Up(scar),
            Some(_) => Spot::Down,
        };
        Self {
            deal: number,
            trick: 0,
            stage: Stage::Lead,
            leader: deal.leader,
            led: None,
            followed: None,
            wolves: [[CardSet::EMPTY; 5]; 2],
            lone: [[CardSet::EMPTY; 5]; 2],
            summoned: [None; BOX_WOLVES],
            crowd: [0; 5],
            spots: Territory::ALL.map(|territory| Slot::ALL.map(|slot| spot(territory, slot))),
            fields: [[None; PackField::MAX]; 2],
            returned: [0; Scar::ALL.len()],
            taken: None,
            tiles: deal.tiles,
            moon: None,
            blood_moon: None,
            voids: [ColourSet::default(); 2],
            earlier_points: [0; 2],
            earlier_lone: [0; 2],
        }
    }

    /// Who decides; `None` when the match is over.
    #[inline]
    pub fn to_move(&self) -> Option<Seat> {
        match self.stage {
            Stage::Lead => Some(self.leader),
            Stage::Follow => Some(self.leader.next(2)),
            Stage::Reveal { seat } | Stage::Take { seat } | Stage::Place { seat } => Some(seat),
            Stage::Over => None,
        }
    }

    /// Is there room for another wolf?
    #[inline]
    pub fn has_room(&self, territory: Territory) -> bool {
        self.crowd[territory as usize] < ROOM
    }

    /// What lies in a slot.
    #[inline]
    pub fn spot(&self, territory: Territory, slot: Slot) -> Spot {
        self.spots[territory as usize][slot.index()]
    }

    /// The slots of a territory that hold a scar.
    #[inline]
    pub fn scars_in(&self, territory: Territory) -> impl Iterator<Item = Slot> {
        Slot::ALL.into_iter().filter(move |slot| self.spot(territory, *slot) != Spot::Empty)
    }

    /// The slots of a territory that hold a face-down scar.
    #[inline]
    pub fn face_down_in(&self, territory: Territory) -> impl Iterator<Item = Slot> {
        Slot::ALL.into_iter().filter(move |slot| self.spot(territory, *slot) == Spot::Down)
    }

    /// The wolf last played in the running trick.
    pub fn last_played(&self) -> Option<Played> {
        self.followed.or(self.led)
    }

    /// The wolf `seat` has played in the running trick.
    pub fn played_by(&self, seat: Seat) -> Option<Played> {
        if seat == self.leader { self.led } else { self.followed }
    }

    /// How many wolves `seat` holds.
    pub fn hand_size(&self, seat: Seat) -> usize {
        HAND.saturating_sub(usize::from(self.trick) + usize::from(self.played_by(seat).is_some()))
    }

    /// How many wolves were summoned to the side of `seat` in a territory.
    pub fn summoned_to(&self, seat: Seat, territory: Territory) -> usize {
        self.summoned.iter().filter(|place| **place == Some((seat, territory))).count()
    }

    /// How many lone wolves `seat` has in a territory, summoned ones included.
    pub fn lone_wolves(&self, seat: Seat, territory: Territory) -> usize {
        self.lone[seat.index() & 1][territory as usize].len() + self.summoned_to(seat, territory)
    }

    /// All wolves that were played in this deal: known to everybody wherever they lie.
    pub fn played_cards(&self) -> CardSet {
        let sides = self.wolves.iter().chain(&self.lone).flatten();
        sides.fold(CardSet::EMPTY, |all, some| all | *some)
    }

    /// The running number of the turn: leading, following and losing a trick are three turns of a trick.
    pub fn turn(&self) -> u32 {
        let part = match self.stage {
            Stage::Lead | Stage::Over => 0,
            Stage::Reveal { seat } if seat == self.leader => 0,
            Stage::Follow | Stage::Reveal { .. } => 1,
            Stage::Take { .. } | Stage::Place { .. } => 2,
        };
        (u32::from(self.deal) * HAND as u32 + u32::from(self.trick)) * 3 + part
    }
}

/// Everything: what lies open and what does not.
#[derive(Clone, PartialEq, Debug)]
pub struct Position {
    /// What lies open.
    pub open: Open,
    pub(crate) hidden: Hidden,
}

// Search clones positions at every leaf.
const _: () = assert!(size_of::<Position>() <= 256);

/// What at least one side does not know.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Hidden {
    pub(crate) hands: [CardSet; 2],
    /// In the order of summoning; summoned ones stay here, since nobody looks at them.
    pub(crate) box_wolves: [Card; BOX_WOLVES],
    /// The scars that lie face down, and only those.
    pub(crate) scars: [[Option<Scar>; Slot::MAX]; 5],
    pub(crate) box_scars: [Option<Scar>; MAX_BOX_SCARS],
    /// The scar taken face down and not yet placed.
    pub(crate) taken: Option<Scar>,
    pub(crate) future: Future,
}

impl Position {
    /// The position at the start of a deal.
    pub(crate) fn new(game: &LoneWolves, number: u8, deal: &Deal, future: Future) -> Self {
        let open = Open::new(game, number, deal);
        let under = |territory: Territory, slot: Slot| match open.spot(territory, slot) {
            Spot::Down => deal.scars[territory as usize][slot.index()],
            _ => None,
        };
        let hidden = Hidden {
            hands: deal.hands,
            box_wolves: deal.box_wolves,
            scars: Territory::ALL.map(|territory| Slot::ALL.map(|slot| under(territory, slot))),
            box_scars: deal.box_scars,
            taken: None,
            future,
        };
        Self { open, hidden }
    }

    /// The wolves in the hand of `seat`.
    pub fn hand(&self, seat: Seat) -> CardSet {
        self.hidden.hands[seat.index() & 1]
    }

    /// The wolves that were not dealt, in the order of summoning; [`Open::summoned`] says which of them lie where.
    pub fn box_wolves(&self) -> [Card; BOX_WOLVES] {
        self.hidden.box_wolves
    }

    /// The scar in a slot, whichever way it lies.
    pub fn scar_in(&self, territory: Territory, slot: Slot) -> Option<Scar> {
        match self.open.spot(territory, slot) {
            Spot::Empty => None,
            Spot::Up(scar) => Some(scar),
            Spot::Down => self.hidden.scars[territory as usize][slot.index()],
        }
    }

    /// The scars in the box since the set-up.
    pub fn box_scars(&self) -> impl Iterator<Item = Scar> {
        self.hidden.box_scars.into_iter().flatten()
    }

    /// The deals still to come.
    pub fn deals_ahead(&self) -> &[Deal] {
        self.hidden.future.ahead()
    }

    /// The scar taken and not yet placed.
    pub fn taken_scar(&self) -> Option<Scar> {
        self.open.taken.and_then(|taken| taken.open.or(self.hidden.taken))
    }
}

/// The deals still to come. They are shared and never change; only those ahead count for equality.
#[derive(Clone, Debug)]
pub(crate) struct Future {
    deals: Option<Arc<[Deal]>>,
    next: u8,
}

impl Future {
    /// The deals after the running one. A single deal carries nothing.
    pub(crate) fn new(deals: &[Deal]) -> Self {
        Self { deals: (!deals.is_empty()).then(|| deals.into()), next: 0 }
    }

    /// The deals ahead.
    pub(crate) fn ahead(&self) -> &[Deal] {
        self.deals.as_deref().and_then(|deals| deals.get(usize::from(self.next)..)).unwrap_or_default()
    }

    /// Takes the next deal.
    pub(crate) fn next(&mut self) -> Option<Deal> {
        let deal = self.ahead().first().copied();
        self.next += u8::from(deal.is_some());
        deal
    }
}

impl PartialEq for Future {
    fn eq(&self, other: &Self) -> bool {
        self.ahead() == other.ahead()
    }
}
