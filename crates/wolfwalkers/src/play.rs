//! The course of play: what may be done, and what it does, outside module cards in use.
//!
//! A turn is take, place, refill. Refilling is no decision: it follows placing, so a taken card can be put back by undo
//! as long as nothing has been turned up. The end of a turn is one only if something could still be used.

use moonpack_rules::{Ending, Events, Seat};

use crate::action::Action;
use crate::cards::{Laid, Side, Symbol};
use crate::display::Spot;
use crate::event::{Event, Source};
use crate::game::Wolfwalkers;
use crate::table::{Place, Position};
use crate::turn::Stage;

impl Wolfwalkers {
    /// Lists what may be done.
    pub(crate) fn list(&self, position: &Position, actions: &mut Vec<Action>) {
        actions.clear();
        let open = &position.open;
        if let Some(task) = &open.task {
            return self.ask(position, open.seat, self.running(task), Some(task)).list(actions);
        }
        match open.stage {
            Stage::Name => actions.extend(self.free_symbols(position).map(Action::Name)),
            Stage::Take => {
                let places = self.takeable(position);
                actions.extend(Place::of(places).map(Action::Take));
                if self.can_take_top(position) {
                    actions.push(Action::TakeTop);
                }
                if actions.is_empty() {
                    actions.push(Action::Pass);
                }
            }
            Stage::Place => actions.extend(Spot::of(self.spots(position)).map(Action::Place)),
            Stage::End => actions.push(Action::EndTurn),
            Stage::Final => actions.push(Action::Done),
            Stage::Over { .. } => return,
        }
        if self.permanent.is_some() || !self.opportunities.is_empty() {
            actions.extend(self.usable_modules(position).map(Action::Use));
        }
    }

    /// Carries out an action.
    pub(crate) fn act<E: Events<Event>>(&self, position: &mut Position, action: Action, events: &mut E) {
        match (action, position.open.task.is_some()) {
            (Action::Take(place), false) => {
                if let Some(card) = position.open.market.remove(place) {
                    position.open.refill = true;
                    self.take(position, card, Source::Market(place), events);
                }
            }
            (Action::TakeTop, false) => {
                if let Some(token) = position.open.top() {
                    position.open.refill = false;
                    self.take(position, Laid { token, side: Side::Story }, Source::DeckTop, events);
                    position.draw_top(events);
                }
            }
            (Action::Place(spot), false) => self.place(position, spot, events),
            (Action::Name(symbol), false) => self.name(position, symbol, events),
            (Action::Use(module), false) if self.in_play(module) => self.start(position, module, events),
            (Action::EndTurn, false) => self.end_turn(position, events),
            (Action::Pass, false) => self.pass(position, events),
            (Action::Done, false) => self.finish(position, position.open.seat.index() + 1, events),
            (_, true) => self.choose(position, action, events),
            _ => {}
        }
    }

    /// The places of the market the seat to move may take from.
    pub(crate) fn takeable(&self, position: &Position) -> u8 {
        let open = &position.open;
        let mut places = open.market.filled() & !open.market.reserved;
        if let Some(side) = open.forbidden {
            places &= !open.market.showing(side);
        }
        if self.copies > 1 {
            let owned = |place: &Place| {
                open.market.card(*place).is_some_and(|card| self.owns(position, open.seat, card, None))
            };
            places &= !Place::of(places).filter(owned).fold(0, |set, place| set | place.bit());
        }
        let stale = places & !open.market.fresh;
        if self.rules.bar_fresh && stale != 0 { stale } else { places }
    }

    /// May the seat to move take the top of the deck?
    pub(crate) fn can_take_top(&self, position: &Position) -> bool {
        let free = |token| !self.owns(position, position.open.seat, Laid { token, side: Side::Story }, None);
        self.rules.take_top && position.open.top().is_some_and(free)
    }

    /// Where the card in hand may go.
    pub(crate) fn spots(&self, position: &Position) -> u128 {
        let adjacency = position.open.adjacency.unwrap_or(self.rules.adjacency);
        position.open.display(position.open.seat).spots(adjacency, self.rules.first_cell)
    }

    /// The symbols nobody has named.
    pub(crate) fn free_symbols<'a>(&'a self, position: &'a Position) -> impl Iterator<Item = Symbol> + 'a {
        let all = (0..self.content.symbols.len() as u8).map(Symbol);
        all.filter(|symbol| !position.open.named.contains(&Some(*symbol)))
    }

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
        position.open.passes = 0;
        events.push(Event::Taken { seat: position.open.seat, from, face: position.face(card) });
    }

    fn place<E: Events<Event>>(&self, position: &mut Position, spot: Spot, events: &mut E) {
        let seat = position.open.seat;
        let Some(card) = position.open.hand.take() else { return };
        let face = position.face(card);
        let pin = self.rules.first_cell.is_some();
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
        if usize::from(position.open.passes) >= playing {
            self.over(position, true, events);
        } else {
            position.open.market.laid = 0;
            self.end_turn(position, events);
        }
    }

    fn end_turn<E: Events<Event>>(&self, position: &mut Position, events: &mut E) {
        let seat = position.open.seat;
        events.push(Event::TurnEnded { seat });
        let open = &mut position.open;
        open.turn += 1;
        open.market.fresh = std::mem::take(&mut open.market.laid);
        open.market.reserved = std::mem::take(&mut open.market.reserved_next);
        open.forbidden = open.forbidden_next.take();
        open.permanent_used = [false; 2];
        open.ending_turn = false;
        let mut next = seat;
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
        self.over(position, false, events);
    }

    fn over<E: Events<Event>>(&self, position: &mut Position, all_passed: bool, events: &mut E) {
        position.open.stage = Stage::Over { all_passed };
        let ending = self.ending_of(position).unwrap_or(Ending("complete"));
        events.push(Event::Over { ending });
    }
}
