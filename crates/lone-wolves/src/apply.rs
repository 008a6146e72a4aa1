//! How a decision changes the table: the course of a trick from the lead to the moon.
//!
//! Owns the order of things. An action of the wrong kind for the moment changes nothing; one of the right kind that is
//! not legal leaves some position behind, but no input makes this panic.

use moonpack_rules::{Events, Seat};

use crate::action::Action;
use crate::board::{Moon, PackField, Scar, Slot, Territory};
use crate::card::{Card, Colour};
use crate::event::Event;
use crate::legal::free_fields;
use crate::position::{Played, Position, Spot, Stage, Taken};
use crate::{HAND, LoneWolves};

/// Does the leader's wolf win the trick?
///
/// The 2 beats the 7 of its own colour and nothing else is special: within a colour the higher strength wins, and a wolf
/// of another colour than the one led wins only as trump.
#[inline]
pub fn leader_wins(led: Card, followed: Card, trump: Option<Colour>) -> bool {
    if led.colour() != followed.colour() {
        return Some(followed.colour()) != trump;
    }
    match (led.strength(), followed.strength()) {
        (2, 7) => true,
        (7, 2) => false,
        (led, followed) => led > followed,
    }
}

/// Carries the action out.
#[inline]
pub(crate) fn apply<E: Events<Event>>(
    game: &LoneWolves,
    position: &mut Position,
    action: Action,
    events: &mut E,
) {
    let Some(seat) = position.open.to_move() else { return };
    let mut course = Course { game, position, events };
    match (course.position.open.stage, action) {
        (Stage::Lead | Stage::Follow, Action::Play { card, territory }) => course.play(seat, card, territory),
        (Stage::Reveal { .. }, Action::Reveal { territory, slot }) => {
            course.reveal(seat, territory, slot);
            course.after_play();
        }
        (Stage::Take { .. }, Action::Take { territory, slot }) => course.take(seat, territory, slot),
        (Stage::Place { .. }, Action::Place { field }) => course.place(seat, field),
        _ => {}
    }
}

struct Course<'a, E> {
    game: &'a LoneWolves,
    position: &'a mut Position,
    events: &'a mut E,
}

impl<E: Events<Event>> Course<'_, E> {
    fn play(&mut self, seat: Seat, card: Card, territory: Territory) {
        let open = &mut self.position.open;
        self.position.hidden.hands[seat.index() & 1].remove(card);
        open.wolves[seat.index() & 1][territory as usize].insert(card);
        open.crowd[territory as usize] += 1;
        let played = Some(Played { card, territory });
        match open.led {
            None => open.led = played,
            Some(led) => {
                open.followed = played;
                if card.colour() != led.card.colour() {
                    open.voids[seat.index() & 1].insert(led.card.colour());
                }
            }
        }
        self.events.push(Event::Played { seat, card, territory });
        if card.strength() == 3 {
            let mut down = open.face_down_in(territory);
            match (down.next(), down.next()) {
                (Some(_), Some(_)) => {
                    drop(down);
                    open.stage = Stage::Reveal { seat };
                    return;
                }
                (Some(only), None) => {
                    drop(down);
                    self.reveal(seat, territory, only);
                }
                _ => {}
            }
        }
        self.after_play();
    }

    fn reveal(&mut self, seat: Seat, territory: Territory, slot: Slot) {
        let under = &mut self.position.hidden.scars[territory as usize][slot.index()];
        let Some(scar) = under.take() else { return };
        self.position.open.spots[territory as usize][slot.index()] = Spot::Up(scar);
        self.events.push(Event::Revealed { seat, territory, slot, scar });
    }

    /// The wolf lies and its 3, if it is one, has revealed.
    fn after_play(&mut self) {
        let open = &mut self.position.open;
        let (Some(led), Some(followed)) = (open.led, open.followed) else {
            open.stage = Stage::Follow;
            return;
        };
        let leader = open.leader;
        let other = leader.next(2);
        let trump = self.game.trump(open);
        let (winner, won, loser, lost) = if leader_wins(led.card, followed.card, trump) {
            (leader, led, other, followed)
        } else {
            (other, followed, leader, led)
        };
        open.wolves[loser.index() & 1][lost.territory as usize].remove(lost.card);
        open.lone[loser.index() & 1][lost.territory as usize].insert(lost.card);
        self.events.push(Event::TrickWon { seat: winner, card: won.card });
        self.events.push(Event::BecameLone { seat: loser, card: lost.card, territory: lost.territory });
        if open.scars_in(lost.territory).next().is_some() {
            open.stage = Stage::Take { seat: loser };
        } else {
            self.end_trick(winner);
        }
    }

    fn take(&mut self, seat: Seat, territory: Territory, slot: Slot) {
        let spot = &mut self.position.open.spots[territory as usize][slot.index()];
        let (open, scar) = match *spot {
            Spot::Empty => return,
            Spot::Up(scar) => (Some(scar), scar),
            Spot::Down => {
                let under = self.position.hidden.scars[territory as usize][slot.index()].take();
                let Some(scar) = under else { return };
                self.position.hidden.taken = Some(scar);
                (None, scar)
            }
        };
        *spot = Spot::Empty;
        self.position.open.taken = Some(Taken { territory, slot, open });
        let open = open.is_some();
        self.events.push(Event::Taken { seat, territory, slot, open, scar: Some(scar) });
        if free_fields(self.game, &self.position.open, seat).next().is_some() {
            self.position.open.stage = Stage::Place { seat };
        } else {
            self.position.open.returned[scar as usize] += 1;
            self.events.push(Event::Returned { seat, scar });
            self.after_scar(seat);
        }
    }

    fn place(&mut self, seat: Seat, field: PackField) {
        let Some(scar) = self.position.taken_scar() else { return };
        self.position.open.fields[seat.index() & 1][field.index()] = Some(scar);
        self.events.push(Event::Placed { seat, field, scar });
        for territory in self.game.reach(field).into_iter().flatten() {
            match scar {
                Scar::SummonLoneWolf => self.summon(seat, territory),
                Scar::FlipTile => {
                    let tile = &mut self.position.open.tiles[territory as usize];
                    *tile = tile.turned();
                    self.events.push(Event::TileTurned { territory, tile: *tile });
                }
                _ => {}
            }
        }
        self.after_scar(seat);
    }

    fn summon(&mut self, seat: Seat, territory: Territory) {
        let open = &mut self.position.open;
        if !open.has_room(territory) {
            self.events.push(Event::NoRoom { territory });
            return;
        }
        if let Some(next) = open.summoned.iter_mut().find(|place| place.is_none()) {
            *next = Some((seat, territory));
            open.crowd[territory as usize] += 1;
            self.events.push(Event::Summoned { seat, territory });
        }
    }

    /// The scar of the trick is where it belongs: lay a moon if it was the last of its territory.
    fn after_scar(&mut self, loser: Seat) {
        self.position.hidden.taken = None;
        let open = &mut self.position.open;
        if let Some(taken) = open.taken.take()
            && open.scars_in(taken.territory).next().is_none()
        {
            let territory = taken.territory;
            if open.moon.is_none() {
                open.moon = Some(territory);
                self.events.push(Event::MoonLaid { moon: Moon::Moon, territory });
            } else if open.blood_moon.is_none() {
                open.blood_moon = Some(territory);
                self.events.push(Event::MoonLaid { moon: Moon::BloodMoon, territory });
            }
        }
        self.end_trick(loser.next(2));
    }

    fn end_trick(&mut self, winner: Seat) {
        let open = &mut self.position.open;
        open.trick += 1;
        open.leader = winner;
        open.led = None;
        open.followed = None;
        open.stage = Stage::Lead;
        if usize::from(open.trick) >= HAND {
            self.end_deal();
        }
    }

    fn end_deal(&mut self) {
        let open = &self.position.open;
        let score = || self.game.deal_score(open);
        let ended = |(points, lone)| Event::DealEnded { deal: open.deal, points, lone };
        let mut future = self.position.hidden.future.clone();
        let Some(deal) = future.next() else {
            self.events.push_with(|| ended(score()));
            self.position.open.stage = Stage::Over;
            return;
        };
        let (points, lone) = score();
        self.events.push(ended((points, lone)));
        let mut next = Position::new(self.game, open.deal + 1, &deal, future);
        next.open.earlier_points = std::array::from_fn(|seat| open.earlier_points[seat] + points[seat]);
        next.open.earlier_lone = std::array::from_fn(|seat| open.earlier_lone[seat] + lone[seat]);
        *self.position = next;
        self.events.push(Event::DealBegan { deal: self.position.open.deal, leader: deal.leader });
    }
}
