//! What each effect of a module card does once everything is chosen, and the sets of cards it may be chosen from.

use arrayvec::ArrayVec;
use moonpack_rules::{Events, Seat};

use crate::cards::{Laid, Side, Symbol};
use crate::content::{Effect, GoalType};
use crate::display::Cell;
use crate::event::Event;
use crate::game::Wolfwalkers;
use crate::position::{Place, Position};
use crate::sight::{Sight, Twist};
use crate::turn::Stage;

impl Wolfwalkers {
    /// Carries out the running effect with the choices made for it.
    pub(crate) fn perform<E: Events<Event>>(&self, position: &mut Position, effect: Effect, events: &mut E) {
        let seat = position.open.seat;
        let other = seat.next(self.players);
        let picks = position.open.task.as_ref().map(|task| task.picks.clone()).unwrap_or_default();
        let pick = |index: usize| picks.get(index).copied().unwrap_or_default();
        let cell = |index: usize| Cell::new(usize::from(pick(index))).unwrap_or(Cell::at(0, 0));
        let place = |index: usize| Place::new(usize::from(pick(index)));
        match effect {
            Effect::SetAdjacency(mode) => position.open.adjacency = Some(mode),
            Effect::FlipMarket => {
                if let (Some(story), Some(goal)) = (place(0), place(1)) {
                    position.open.market.turn_pair(story, goal);
                    events.push(Event::MarketTurned { seat, story, goal });
                }
            }
            Effect::RecycleMarket => {
                if let Some(place) = place(0) {
                    self.recycle(position, place, events);
                }
                position.refill(events);
            }
            Effect::RecycleWholeMarket => self.sweep(position, &picks, events),
            Effect::ReturnOwnCard => {
                if let Some((card, _)) = position.open.display_mut(seat).lift(cell(0)) {
                    events.push(Event::Returned { seat, cell: cell(0), face: position.face(card) });
                    position.put_under(card.token, events);
                }
            }
            Effect::TakeAndCover => {
                let card = place(0).and_then(|place| position.open.market.remove(place));
                if let Some(card) = card {
                    self.cover(position, cell(1), card, events);
                }
            }
            Effect::TakeDeckBottom => {
                if let Some(hand) = &mut position.open.hand {
                    hand.side = if pick(0) == 1 { Side::Goal } else { Side::Story };
                    let hand = *hand;
                    events.push(Event::Shown { seat, face: position.face(hand) });
                }
            }
            Effect::SwapOwnCards => self.swap(position, seat, cell(0), cell(1), events),
            Effect::SwapOtherCards => self.swap(position, other, cell(0), cell(1), events),
            Effect::FlipOwnCard => {
                position.open.display_mut(seat).flip(cell(0));
                if let Some(card) = position.open.display(seat).get(cell(0)) {
                    events.push(Event::Turned { seat, cell: cell(0), face: position.face(card) });
                }
            }
            Effect::FlipTakenCard => {
                if let Some(hand) = &mut position.open.hand {
                    hand.side = hand.side.turned();
                    let hand = *hand;
                    events.push(Event::Shown { seat, face: position.face(hand) });
                }
            }
            Effect::ExtraAction => {
                position.open.stage = Stage::Take;
                position.open.permanent_used[0] = false;
                events.push(Event::Again { seat });
            }
            Effect::ReserveCard => {
                if let Some(place) = place(0) {
                    position.open.market.reserved_next |= place.bit();
                    events.push(Event::Reserved { seat, against: other, place });
                }
            }
            Effect::ForbidSide(side) => {
                position.open.forbidden_next = Some(side);
                events.push(Event::Forbidden { seat, against: other, side });
            }
            Effect::SwapStoriesWithOther => self.barter(position, cell(0), cell(1), events),
            Effect::ScoreCopiedGoal(_) => self.copy_goal(position, cell(0), events),
            Effect::AddSymbol => {
                let symbol = Symbol(pick(1));
                self.twist(position, Twist::Symbol(cell(0), symbol));
                events.push(Event::SymbolAdded { seat, cell: cell(0), symbol });
            }
            Effect::PatternOverlap(most) => self.ease(position, Twist::Overlap(cell(0), most), events),
            Effect::CrossTolerance(ignored) => self.ease(position, Twist::Cross(cell(0), ignored), events),
            Effect::BalanceTolerance(by) => self.ease(position, Twist::Balance(cell(0), by), events),
            Effect::LookAndOrder(_) => self.put_back(position, &picks, events),
            // What lasts is not performed, and a moved card was laid when its spot was chosen.
            _ => {}
        }
    }

    fn recycle<E: Events<Event>>(&self, position: &mut Position, place: Place, events: &mut E) {
        if let Some(card) = position.open.market.remove(place) {
            let face = position.face(card);
            events.push(Event::Recycled { seat: position.open.seat, place, face });
            position.put_under(card.token, events);
        }
    }

    /// Puts all market cards under the deck in the chosen order; places empty before are refilled first, the others
    /// from the left (module ruling 8).
    fn sweep<E: Events<Event>>(&self, position: &mut Position, picks: &[u8], events: &mut E) {
        let swept = position.open.market.filled();
        let before = position.open.market.empty.len();
        for pick in picks {
            if let Some(place) = Place::new(usize::from(*pick)) {
                self.recycle(position, place, events);
            }
        }
        Place::of(position.open.market.filled()).for_each(|place| self.recycle(position, place, events));
        position.open.market.empty.truncate(before);
        position.open.market.empty.extend(Place::of(swept));
        position.refill(events);
    }

    fn cover<E: Events<Event>>(&self, position: &mut Position, cell: Cell, card: Laid, events: &mut E) {
        let seat = position.open.seat;
        if let Some(covered) = position.open.display(seat).get(cell) {
            position.open.gone |= covered.token.bit();
        }
        position.open.display_mut(seat).set(cell, card);
        position.open.twists[seat.index() % 4].retain(|twist| twist.cell() != Some(cell));
        events.push(Event::Covered { seat, cell, face: position.face(card) });
    }

    fn swap<E: Events<Event>>(&self, position: &mut Position, owner: Seat, a: Cell, b: Cell, events: &mut E) {
        position.open.display_mut(owner).swap(a, b);
        events.push(Event::Swapped { seat: position.open.seat, owner, a, b });
    }

    fn barter<E: Events<Event>>(&self, position: &mut Position, own: Cell, theirs: Cell, events: &mut E) {
        let seat = position.open.seat;
        let other = seat.next(self.players);
        let cards = (position.open.display(seat).get(own), position.open.display(other).get(theirs));
        if let (Some(mine), Some(yours)) = cards {
            position.open.display_mut(seat).set(own, yours);
            position.open.display_mut(other).set(theirs, mine);
            events.push(Event::Bartered { seat, other, own, theirs });
        }
    }

    /// Fixes which goal of the other is scored with the own display too (module ruling 19).
    fn copy_goal<E: Events<Event>>(&self, position: &mut Position, cell: Cell, events: &mut E) {
        let seat = position.open.seat;
        let Some(laid) = position.open.display(seat.next(self.players)).get(cell) else { return };
        let card = position.card(laid.token);
        let points = self.sight(position, seat).points_beside(self.content.goal(card));
        let fixed = (!self.rules.borrowed_at_scoring).then_some(points as i16);
        self.twist(position, Twist::Copied(card, fixed));
        events.push(Event::Copied { seat, card, points });
    }

    fn ease<E: Events<Event>>(&self, position: &mut Position, twist: Twist, events: &mut E) {
        self.twist(position, twist);
        if let Some(cell) = twist.cell() {
            events.push(Event::Eased { seat: position.open.seat, cell });
        }
    }

    fn twist(&self, position: &mut Position, twist: Twist) {
        let _full_only_with_invented_cards =
            position.open.twists[position.open.seat.index() % 4].try_push(twist);
    }

    fn put_back<E: Events<Event>>(&self, position: &mut Position, picks: &[u8], events: &mut E) {
        let seat = position.open.seat;
        let looking = position.open.task.as_ref().map_or(0, |task| task.looking);
        let last = (0..looking).filter(|depth| !picks.contains(depth));
        let order: ArrayVec<u8, 6> = picks.iter().copied().chain(last).take(6).collect();
        position.reorder(&order, events);
        events.push(Event::Ordered { seat, order });
    }

    /// The display of a seat with the eyes of scoring.
    pub fn sight<'a>(&'a self, position: &'a Position, seat: Seat) -> Sight<'a> {
        let twists = &position.open.twists[seat.index() % 4];
        Sight::new(&self.content, |token| position.card(token), position.open.display(seat), twists)
    }

    /// Would `card` be the same side of the same card as another in the display or in hand? Only two copies of the game
    /// make it possible. The card on `except` does not count.
    pub(crate) fn owns(&self, position: &Position, seat: Seat, card: Laid, except: Option<Cell>) -> bool {
        let face = position.face(card);
        let same = |other: Laid| other.token != card.token && position.face(other) == face;
        let in_hand = || seat == position.open.seat && position.open.hand.is_some_and(same);
        let laid =
            || position.open.display(seat).cards().any(|(cell, laid)| same(laid) && Some(cell) != except);
        self.copies > 1 && (laid() || in_hand())
    }

    /// The own cards that `card` may cover: all, none if it would double another, or only its twin (module ruling 26).
    pub(crate) fn coverable(&self, position: &Position, seat: Seat, card: Laid) -> u32 {
        let taken = position.open.display(seat).taken();
        if !self.owns(position, seat, card, None) {
            return taken;
        }
        let alone = |cell: &Cell| self.rules.twin_may_cover && !self.owns(position, seat, card, Some(*cell));
        Cell::of(taken).filter(alone).fold(0, |set, cell| set | cell.bit())
    }

    /// The own cards that may be turned over.
    pub(crate) fn turnable(&self, position: &Position, seat: Seat) -> u32 {
        let cards = position.open.display(seat).cards();
        let turned = |laid: Laid| Laid { side: laid.side.turned(), ..laid };
        let fits = cards.filter(|(_, laid)| !self.owns(position, seat, turned(*laid), None));
        fits.fold(0, |set, (cell, _)| set | cell.bit())
    }

    /// The own cards that may move to another spot.
    pub(crate) fn movable(&self, position: &Position, seat: Seat) -> u32 {
        let display = position.open.display(seat);
        if display.len() < 2 {
            return 0;
        }
        let moves = |cell: &Cell| {
            let mut rest = display.clone();
            rest.lift(*cell)
                .is_some_and(|(_, from)| rest.spots(self.lasting.adjacency, None) & !from.bit() != 0)
        };
        Cell::of(display.taken()).filter(moves).fold(0, |set, cell| set | cell.bit())
    }

    /// The next person's stories that may change places with the own story on `cell`.
    pub(crate) fn partners(&self, position: &Position, seat: Seat, cell: Cell) -> u32 {
        let other = seat.next(self.players);
        let Some(mine) = position.open.display(seat).get(cell).filter(|card| card.side == Side::Story) else {
            return 0;
        };
        let symbols = |laid: Laid| self.content.story(position.card(laid.token)).len();
        let fits = |theirs: &(Cell, Laid)| {
            theirs.1.side == Side::Story
                && symbols(theirs.1) == symbols(mine)
                && !self.owns(position, seat, theirs.1, Some(cell))
                && !self.owns(position, other, mine, Some(theirs.0))
        };
        position.open.display(other).cards().filter(fits).fold(0, |set, (cell, _)| set | cell.bit())
    }

    /// The symbols that the own story on `cell` does not show, as a set of their numbers.
    pub(crate) fn lacking(&self, position: &Position, seat: Seat, cell: Cell) -> u16 {
        let sight = self.sight(position, seat);
        let lacks = |symbol: &u8| sight.boards().showing(Symbol(*symbol)) & cell.bit() == 0;
        (0..self.content.symbols.len() as u8).filter(lacks).fold(0, |set, symbol| set | 1 << symbol)
    }

    /// The cells of a display with a goal of such a type.
    pub(crate) fn cells_with_goal(
        &self,
        position: &Position,
        seat: Seat,
        is: impl Fn(GoalType) -> bool,
    ) -> u32 {
        let display = position.open.display(seat);
        let fits = |cell: &Cell| {
            let card = display.get(*cell).map(|laid| position.card(laid.token));
            card.is_some_and(|card| is(self.content.goal(card).goal_type()))
        };
        Cell::of(display.goals()).filter(fits).fold(0, |set, cell| set | cell.bit())
    }
}
