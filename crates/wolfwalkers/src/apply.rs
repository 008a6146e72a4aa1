//! How a decision changes the table: the course of play outside module cards in use.
//!
//! A turn is take, place, refill. Refilling is no decision: it follows placing, so a taken card can be put back by undo
//! as long as nothing has been turned up. The end of a turn is one only if something could still be used.

use moonpack_rules::{Ending, Events, Seat};

use crate::action::Action;
use crate::cards::{Laid, Side, Symbol};
use crate::display::Spot;
use crate::event::{Event, Source};
use crate::game::Wolfwalkers;
use crate::position::{Place, Position};
use crate::score;
use crate::turn::Stage;

/// Carries out an action.
pub(crate) fn apply<E: Events<Event>>(
    game: &Wolfwalkers,
    position: &mut Position,
    action: Action,
    events: &mut E,
) {
    match (action, position.open.task.is_some()) {
        (Action::Take(place), false) => {
            if let Some(card) = position.open.market.remove(place) {
                position.open.refill = true;
                game.take(position, card, Source::Market(place), events);
            }
        }
        (Action::TakeTop, false) => {
            if let Some(token) = position.open.top() {
                position.open.refill = false;
                game.take(position, Laid { token, side: Side::Story }, Source::DeckTop, events);
                position.draw_top(events);
            }
        }
        (Action::Place(spot), false) => game.place(position, spot, events),
        (Action::Name(symbol), false) => game.name(position, symbol, events),
        (Action::Use(module), false) if game.in_play(module) => game.start(position, module, events),
        (Action::EndTurn, false) => game.end_turn(position, events),
        (Action::Pass, false) => game.pass(position, events),
        (Action::Done, false) => game.finish(position, position.open.seat.index() + 1, events),
        (_, true) => game.choose(position, action, events),
        _ => {}
    }
}

impl Wolfwalkers {
    fn name<E: Events<Event>>(&self, position: &mut Position, symbol: Symbol, events: &mut E) {
        let seat = position.open.seat;
        position.open.named[seat.index() % 4] = Some(symbol);
        events.push(Event::Named { seat, symbol });
        position.open.turn += 1;
        match seat.index().checked_sub(1).and_then(Seat::new) {
            Some(next) => position.open.seat = next,
            None => position.open.stage = Stage::Take,
        }
    }

    fn take<E: Events<Event>>(&self, position: &mut Position, card: Laid, from: Source, events: &mut E) {
        position.open.hand = Some(card);
        position.open.stage = Stage::Place;
        position.open.forget_passes();
        events.push(Event::Taken { seat: position.open.seat, from, face: position.face(card) });
    }

    fn place<E: Events<Event>>(&self, position: &mut Position, spot: Spot, events: &mut E) {
        let seat = position.open.seat;
        let Some(card) = position.open.hand.take() else { return };
        let face = position.face(card);
        let pin = self.lasting.first_cell.is_some();
        if let Some(cell) = position.open.display_mut(seat).place(spot, card, pin) {
            events.push(Event::Placed { seat, cell, face });
        }
        position.open.adjacency = None;
        position.open.market.laid = if position.open.refill { position.refill(events) } else { 0 };
        if self.players == 1 {
            self.forest(position, card.side, events);
        }
        position.open.stage = Stage::End;
        if position.open.display(seat).is_full() {
            self.end_turn(position, events);
        } else {
            self.after_use(position, events);
        }
    }

    /// The forest takes its card of the solo game.
    fn forest<E: Events<Event>>(&self, position: &mut Position, taken: Side, events: &mut E) {
        let market = &position.open.market;
        let place = match taken {
            Side::Story => {
                let top = position.open.top().map(|token| self.content.story(position.card(token)).len());
                let stories = market.showing(Side::Story);
                let count = stories.count_ones() as usize;
                Place::of(stories).nth(top.unwrap_or(1).clamp(1, count.max(1)) - 1)
            }
            Side::Goal => {
                let goals = market.showing(Side::Goal);
                let old = goals & !market.laid;
                Place::of(if old != 0 { old } else { goals }).next()
            }
        };
        let Some(place) = place else { return };
        if let Some(card) = position.open.market.remove(place) {
            position.open.gone |= card.token.bit();
            events.push(Event::ForestTook { place, face: position.face(card) });
            position.refill(events);
        }
    }

    /// Goes on where nothing is left to decide.
    pub(crate) fn after_use<E: Events<Event>>(&self, position: &mut Position, events: &mut E) {
        if !matches!(position.open.stage, Stage::End | Stage::Final) || position.open.task.is_some() {
            return;
        }
        let plain = self.permanent.is_none() && self.opportunities.is_empty();
        if plain || self.usable_modules(position).next().is_none() {
            match position.open.stage {
                Stage::End => self.end_turn(position, events),
                _ => self.finish(position, position.open.seat.index() + 1, events),
            }
        }
    }

    fn pass<E: Events<Event>>(&self, position: &mut Position, events: &mut E) {
        events.push(Event::Passed { seat: position.open.seat });
        position.open.passes += 1;
        let playing = Seat::first(self.players).filter(|seat| self.has_turns(position, *seat)).count();
        let all_passed = usize::from(position.open.passes) >= playing;
        if all_passed && !self.rules.end_cards_after_passes {
            return self.over(position, events);
        }
        position.open.market.laid = 0;
        if all_passed {
            self.close_turn(position, events);
            self.finish(position, 0, events);
        } else {
            self.end_turn(position, events);
        }
    }

    /// What was only for this turn ends with it.
    fn close_turn<E: Events<Event>>(&self, position: &mut Position, events: &mut E) {
        events.push(Event::TurnEnded { seat: position.open.seat });
        let open = &mut position.open;
        open.turn += 1;
        open.market.fresh = std::mem::take(&mut open.market.laid);
        open.market.reserved = std::mem::take(&mut open.market.reserved_next);
        open.forbidden = open.forbidden_next.take();
        open.permanent_used = [false; 2];
        open.ending_turn = false;
    }

    fn end_turn<E: Events<Event>>(&self, position: &mut Position, events: &mut E) {
        self.close_turn(position, events);
        let mut next = position.open.seat;
        for _ in 0..self.players {
            next = next.next(self.players);
            if self.has_turns(position, next) {
                position.open.seat = next;
                position.open.stage = Stage::Take;
                return;
            }
        }
        self.finish(position, 0, events);
    }

    /// The opportunities of the game's end, in turn order from this seat on; then the game is over.
    pub(crate) fn finish<E: Events<Event>>(&self, position: &mut Position, from: usize, events: &mut E) {
        position.open.stage = Stage::Final;
        for seat in Seat::first(self.players).skip(from) {
            position.open.seat = seat;
            if self.usable_modules(position).next().is_some() {
                position.open.turn += 1;
                return;
            }
        }
        self.over(position, events);
    }

    /// The game is over. Whoever placed the last card had taken it, so passes are left only if all have passed.
    fn over<E: Events<Event>>(&self, position: &mut Position, events: &mut E) {
        position.open.stage = Stage::Over { all_passed: position.open.passes > 0 };
        let ending = score::ending(self, position).unwrap_or(Ending("complete"));
        events.push(Event::Over { ending });
    }
}
