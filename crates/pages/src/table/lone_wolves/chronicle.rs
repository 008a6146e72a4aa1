//! What has happened, as far as the table still shows it: who won the tricks of the deal, the last trick, what came after
//! the reader's last decision, and where placed scars came from.
//!
//! It is read from the events as the reader is told them, so it knows nothing that the reader was not shown. Nothing here
//! is a rule: what an action leads to is asked of the game.

use ::lone_wolves::{
    Action, Card, Colour, Event, LoneWolves, Moon, Open, PackField, Played, Position, Slot, Stage, Territory,
};
use moonpack_games::Step;
use moonpack_rules::{Seat, Secrets, Viewer};

use crate::table::Memory;

/// A decided trick.
#[derive(Clone, Copy)]
pub(super) struct Trick {
    /// Who led.
    pub(super) leader: Seat,
    /// The wolf led and the one that followed.
    pub(super) wolves: [Played; 2],
    /// Who won.
    pub(super) winner: Seat,
    /// What was trump.
    pub(super) trump: Option<Colour>,
}

impl Trick {
    /// The wolf that a seat played.
    pub(super) fn by(&self, seat: Seat) -> Played {
        self.wolves[usize::from(seat != self.leader)]
    }

    /// Was this the wolf that lost?
    pub(super) fn lost(&self, card: Card) -> bool {
        self.by(self.winner.next(2)).card == card
    }
}

/// The history the table shows.
#[derive(Clone, Default)]
pub(crate) struct Chronicle {
    viewer: Viewer,
    /// Who won the tricks of the running deal, in order.
    pub(super) winners: Vec<Seat>,
    /// The last trick decided in the running deal; the running one while its loser takes and places the scar.
    pub(super) trick: Option<Trick>,
    /// The points of the deal that ended since the reader decided last, by seat.
    pub(super) ended: Option<[i32; 2]>,
    /// The step that ended it and how the table lay then, if another deal has begun.
    pub(super) closed: Option<(usize, Open)>,
    /// What happened since the reader decided last, with that; for spectators since a wolf was led.
    fresh: Vec<Event>,
    /// The wolves of the running trick in the order they were played.
    running: Vec<(Seat, Played)>,
    /// The slot that each scar on a pack field was taken from.
    origins: Vec<(PackField, (Territory, Slot))>,
}

impl Memory<LoneWolves> for Chronicle {
    fn of(viewer: Viewer) -> Self {
        Self { viewer, ..Self::default() }
    }

    fn hear(&mut self, rules: &LoneWolves, before: &Position, step: &Step<LoneWolves>) {
        let open = &before.open;
        let deciding = self.viewer.is(step.seat);
        if deciding || (self.viewer == Viewer::Spectator && open.stage == Stage::Lead) {
            self.fresh.clear();
            (self.ended, self.closed) = (None, None);
        }
        if let (Action::Place { field }, Some(taken)) = (step.action, open.taken) {
            self.origins.retain(|(placed, _)| *placed != field);
            self.origins.push((field, (taken.territory, taken.slot)));
        }
        for event in &step.events {
            self.told(LoneWolves::event_for(event, self.viewer), rules.trump(open));
        }
        if step.position.open.deal > open.deal {
            self.closed = Some((step.number, rules.closed(before, step.action)));
        }
    }
}

impl Chronicle {
    fn told(&mut self, event: Event, trump: Option<Colour>) {
        match event {
            Event::Played { seat, card, territory } => self.running.push((seat, Played { card, territory })),
            Event::TrickWon { seat: winner, .. } => {
                self.winners.push(winner);
                if let [(leader, led), (_, followed)] = self.running[..] {
                    self.trick = Some(Trick { leader, wolves: [led, followed], winner, trump });
                }
                self.running.clear();
            }
            Event::DealEnded { points, .. } => self.ended = Some(points),
            Event::DealBegan { .. } => {
                self.winners.clear();
                self.trick = None;
            }
            _ => {}
        }
        self.fresh.push(event);
    }

    /// Was this wolf played or turned over just now?
    pub(super) fn touched_card(&self, wolf: Card) -> bool {
        self.any(|event| match event {
            Event::Played { card, .. } | Event::BecameLone { card, .. } => *card == wolf,
            _ => false,
        })
    }

    /// Was this wolf turned over just now?
    pub(super) fn turned_card(&self, wolf: Card) -> bool {
        self.any(|event| matches!(event, Event::BecameLone { card, .. } if *card == wolf))
    }

    /// Was a scar placed on this field just now?
    pub(super) fn touched_field(&self, place: PackField) -> bool {
        self.any(|event| matches!(event, Event::Placed { field, .. } if *field == place))
    }

    /// Was the scar of this slot turned up or taken just now?
    pub(super) fn touched_slot(&self, place: Territory, number: Slot) -> bool {
        self.any(|event| match event {
            Event::Revealed { territory, slot, .. } | Event::Taken { territory, slot, .. } => {
                (*territory, *slot) == (place, number)
            }
            _ => false,
        })
    }

    /// Was the tile of this territory turned over just now?
    pub(super) fn touched_tile(&self, place: Territory) -> bool {
        self.any(|event| matches!(event, Event::TileTurned { territory, .. } if *territory == place))
    }

    /// Did a wolf of the box come to this side of a territory just now?
    pub(super) fn summoned(&self, whose: Seat, place: Territory) -> bool {
        self.any(|event| matches!(event, Event::Summoned { seat, territory } if (*seat, *territory) == (whose, place)))
    }

    /// Did this moon rise just now?
    pub(super) fn rose(&self, which: Moon) -> bool {
        self.any(|event| matches!(event, Event::MoonLaid { moon, .. } if *moon == which))
    }

    /// The territory in which something happened last.
    pub(super) fn last_place(&self, game: &LoneWolves) -> Option<Territory> {
        self.fresh.iter().rev().find_map(|event| match *event {
            Event::Played { territory, .. }
            | Event::Revealed { territory, .. }
            | Event::BecameLone { territory, .. }
            | Event::Taken { territory, .. }
            | Event::TileTurned { territory, .. }
            | Event::Summoned { territory, .. } => Some(territory),
            Event::Placed { field, .. } => game.reach(field)[0],
            _ => None,
        })
    }

    /// The slot from which the scar on this field was taken.
    pub(super) fn origin(&self, field: PackField) -> Option<(Territory, Slot)> {
        self.origins.iter().find(|(placed, _)| *placed == field).map(|(_, from)| *from)
    }

    fn any(&self, is: impl Fn(&Event) -> bool) -> bool {
        self.fresh.iter().any(is)
    }
}
