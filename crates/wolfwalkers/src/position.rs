//! What lies on the table: deck, market, displays, and how cards go from one to the other.
//!
//! [`Open`] is everything that all can see, written in [`Token`]s; [`Position`] adds the one thing that is hidden, the
//! cards the tokens stand for. So a view is `Open` plus the cards its viewer knows, and nothing in `Open` can leak.
//! Who knows which token is itself open: everybody sees who looks where. This module moves cards and keeps the books on
//! that knowledge; it does not know turns or modules.
//!
//! Invariant: no exchange card ever lies on top of the deck, and everybody knows the card that does.

use arrayvec::ArrayVec;
use moonpack_rules::{Events, MAX_SEATS, Seat};

use crate::cards::{CardId, Face, Laid, Side, Symbol, Token};
use crate::display::{Adjacency, Display};
use crate::event::Event;
use crate::sight::Twists;
use crate::turn::{Stage, Task};

/// No copy of the game has more cards than this.
pub const MAX_KINDS: usize = 60;
/// Two copies of the game.
pub(crate) const MAX_TOKENS: usize = 2 * MAX_KINDS;
/// No market has more places than this.
pub const MAX_PLACES: usize = 8;
/// As many as can play.
pub const MAX_PLAYERS: usize = 4;
/// Cards and exchange cards of two copies.
const MAX_DECK: usize = MAX_TOKENS + 16;
/// The row of `known` for what everybody knows.
const ALL: usize = MAX_PLAYERS;

/// A place of the market, counted from 0 on the left.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Place(u8);

impl Place {
    /// The place with this number, if a market can have it.
    pub const fn new(number: usize) -> Option<Self> {
        if number < MAX_PLACES { Some(Self(number as u8)) } else { None }
    }

    /// The place's number.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The place as a set of one.
    pub const fn bit(self) -> u8 {
        1 << self.0
    }

    /// The places of a set, from the left.
    pub fn of(set: u8) -> impl Iterator<Item = Place> {
        (0..MAX_PLACES as u8).map(Place).filter(move |place| set & place.bit() != 0)
    }
}

/// What lies in the deck.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DeckItem {
    /// A card, story side up.
    Card(Token),
    /// An exchange card.
    Exchange,
}

/// A place of the market: which side it shows, and the card on it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Slot {
    /// The side that lies up here, also after a refill.
    pub side: Side,
    /// The card; none when the deck had none left.
    pub token: Option<Token>,
}

/// The row of cards to take from.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Market {
    /// The places from the left.
    pub slots: ArrayVec<Slot, MAX_PLACES>,
    /// Empty places, the longest empty first (ruling 11).
    pub empty: ArrayVec<Place, MAX_PLACES>,
    /// Cards laid by the refill that ended the last turn. Like the other sets it follows the cards, not the places.
    pub fresh: u8,
    /// Cards laid by the refill of the running turn.
    pub laid: u8,
    /// Cards barred for the running turn.
    pub reserved: u8,
    /// Cards barred for the next turn.
    pub reserved_next: u8,
}

impl Market {
    /// The slot at a place.
    pub fn get(&self, place: Place) -> Option<Slot> {
        self.slots.get(place.index()).copied()
    }

    /// The card at a place with the side it shows.
    pub fn card(&self, place: Place) -> Option<Laid> {
        let slot = self.get(place)?;
        Some(Laid { token: slot.token?, side: slot.side })
    }

    /// The places with a card.
    pub fn filled(&self) -> u8 {
        self.places(|slot| slot.token.is_some())
    }

    /// The places with a card that show this side.
    pub fn showing(&self, side: Side) -> u8 {
        self.places(|slot| slot.token.is_some() && slot.side == side)
    }

    fn places(&self, holds: impl Fn(&Slot) -> bool) -> u8 {
        self.slots.iter().enumerate().fold(0, |set, (index, slot)| set | u8::from(holds(slot)) << index)
    }

    /// Takes the card away; the place waits for a refill.
    pub(crate) fn remove(&mut self, place: Place) -> Option<Laid> {
        let card = self.card(place)?;
        self.slots[place.index()].token = None;
        let _never_full = self.empty.try_push(place);
        for set in [&mut self.fresh, &mut self.laid, &mut self.reserved, &mut self.reserved_next] {
            *set &= !place.bit();
        }
        Some(card)
    }

    /// Turns two cards that show different sides and exchanges them, so that every place keeps its side.
    pub(crate) fn turn_pair(&mut self, a: Place, b: Place) {
        let last = self.slots.len();
        if a.index() >= last || b.index() >= last {
            return;
        }
        let (token_a, token_b) = (self.slots[a.index()].token, self.slots[b.index()].token);
        self.slots[a.index()].token = token_b;
        self.slots[b.index()].token = token_a;
        for set in [&mut self.fresh, &mut self.laid, &mut self.reserved, &mut self.reserved_next] {
            if (*set & a.bit() != 0) != (*set & b.bit() != 0) {
                *set ^= a.bit() | b.bit();
            }
        }
    }

    /// Turns over what lies on the outermost places; an empty one changes the side it will show.
    fn exchange(&mut self) {
        if let Some(first) = self.slots.first_mut() {
            first.side = first.side.turned();
        }
        if let Some(last) = self.slots.last_mut() {
            last.side = last.side.turned();
        }
    }
}

/// Everything that all can see.
#[derive(Clone, PartialEq, Debug)]
pub struct Open {
    /// What is to be decided.
    pub stage: Stage,
    /// A module card in use.
    pub task: Option<Task>,
    /// Whose turn it is.
    pub seat: Seat,
    /// The number of the turn.
    pub turn: u32,
    /// The deck, bottom first.
    pub(crate) deck: ArrayVec<DeckItem, MAX_DECK>,
    /// The market.
    pub market: Market,
    /// The displays by seat.
    pub displays: [Display; MAX_PLAYERS],
    /// The card taken and not yet placed.
    pub hand: Option<Laid>,
    /// Is the market refilled when the card in hand is placed?
    pub refill: bool,
    /// How the card in hand may be placed, if an opportunity changes it.
    pub adjacency: Option<Adjacency>,
    /// The opportunities used, by seat, as a set of their numbers in the order of the table.
    pub used: [u32; MAX_PLAYERS],
    /// Has the permanent been used before this take, and at this turn's end?
    pub permanent_used: [bool; 2],
    /// Has something been used that belongs to the end of the turn?
    pub ending_turn: bool,
    /// The side that may not be taken from the market in this turn.
    pub forbidden: Option<Side>,
    /// The side that may not be taken from the market in the next turn.
    pub forbidden_next: Option<Side>,
    /// The symbols named at the start, by seat.
    pub named: [Option<Symbol>; MAX_PLAYERS],
    /// What opportunities of the game's end change, by seat.
    pub twists: [Twists; MAX_PLAYERS],
    /// The goal beside the market that everybody scores.
    pub shared: Option<Token>,
    /// Cards out of the game: covered ones, and those the forest took.
    pub gone: u128,
    /// How many have passed in a row.
    pub passes: u8,
    /// Who has started that count anew since a card was last taken, as a set of seats.
    pub restarted: u8,
    known: [u128; MAX_PLAYERS + 1],
}

/// Everything: what lies open, and what each token is.
#[derive(Clone, PartialEq, Debug)]
pub struct Position {
    /// What all can see.
    pub open: Open,
    /// The cards by token. The only secret of the game.
    pub cards: ArrayVec<CardId, MAX_TOKENS>,
}

impl Open {
    pub(crate) fn new(stage: Stage, seat: Seat) -> Self {
        Self {
            stage,
            task: None,
            seat,
            turn: 0,
            deck: ArrayVec::new(),
            market: Market::default(),
            displays: Default::default(),
            hand: None,
            refill: false,
            adjacency: None,
            used: [0; MAX_PLAYERS],
            permanent_used: [false; 2],
            ending_turn: false,
            forbidden: None,
            forbidden_next: None,
            named: [None; MAX_PLAYERS],
            twists: Default::default(),
            shared: None,
            gone: 0,
            passes: 0,
            restarted: 0,
            known: [0; MAX_PLAYERS + 1],
        }
    }

    /// The deck from the top.
    pub fn deck(&self) -> impl ExactSizeIterator<Item = DeckItem> + DoubleEndedIterator + '_ {
        self.deck.iter().rev().copied()
    }

    /// The card on top of the deck.
    pub fn top(&self) -> Option<Token> {
        match self.deck.last()? {
            DeckItem::Card(token) => Some(*token),
            DeckItem::Exchange => None,
        }
    }

    /// The display of a seat.
    pub fn display(&self, seat: Seat) -> &Display {
        &self.displays[seat.index() % MAX_PLAYERS]
    }

    pub(crate) fn display_mut(&mut self, seat: Seat) -> &mut Display {
        &mut self.displays[seat.index() % MAX_PLAYERS]
    }

    /// The tokens whose cards `seat` knows; without a seat, those everybody knows.
    pub fn known_to(&self, seat: Option<Seat>) -> u128 {
        const { assert!(MAX_SEATS >= MAX_PLAYERS) };
        let own = seat.map_or(0, |seat| self.known[seat.index() % MAX_PLAYERS]);
        self.known[ALL] | own
    }

    /// A card was taken, so nobody has passed since.
    pub(crate) fn forget_passes(&mut self) {
        (self.passes, self.restarted) = (0, 0);
    }

    /// Everybody sees the card.
    pub(crate) fn show(&mut self, token: Token) {
        self.known[ALL] |= token.bit();
    }

    /// `seat` sees the card.
    pub(crate) fn show_to(&mut self, seat: Seat, token: Token) {
        self.known[seat.index() % MAX_PLAYERS] |= token.bit();
    }
}

impl Position {
    /// The card a token stands for.
    pub fn card(&self, token: Token) -> CardId {
        self.cards.get(token.index()).copied().unwrap_or(CardId(0))
    }

    /// What somebody sees of a card that lies open.
    pub fn face(&self, laid: Laid) -> Face {
        Face { card: self.card(laid.token), side: laid.side }
    }

    /// Removes exchange cards from the top, each turning over the outer market cards, and shows the card below.
    pub(crate) fn settle<E: Events<Event>>(&mut self, events: &mut E) {
        while self.open.deck.last() == Some(&DeckItem::Exchange) {
            self.open.deck.pop();
            self.open.market.exchange();
            events.push(Event::Exchanged);
        }
        if let Some(token) = self.open.top() {
            self.open.show(token);
        }
        events.push(Event::Top { card: self.open.top().map(|token| self.card(token)) });
    }

    /// Takes the top card of the deck.
    pub(crate) fn draw_top<E: Events<Event>>(&mut self, events: &mut E) -> Option<Token> {
        let token = self.open.top()?;
        self.open.deck.pop();
        self.settle(events);
        Some(token)
    }

    /// Takes the bottom card of the deck and shows it to everybody.
    pub(crate) fn draw_bottom<E: Events<Event>>(&mut self, events: &mut E) -> Option<Token> {
        while !self.open.deck.is_empty() {
            match self.open.deck.remove(0) {
                DeckItem::Exchange => {
                    self.open.market.exchange();
                    events.push(Event::Exchanged);
                }
                DeckItem::Card(token) => {
                    self.open.show(token);
                    self.settle(events);
                    return Some(token);
                }
            }
        }
        None
    }

    /// Puts a card that lies open under the deck.
    pub(crate) fn put_under<E: Events<Event>>(&mut self, token: Token, events: &mut E) {
        self.open.show(token);
        if !self.open.deck.is_full() {
            self.open.deck.insert(0, DeckItem::Card(token));
        }
        if self.open.deck.len() == 1 {
            self.settle(events);
        }
    }

    /// Fills empty places from the deck, the longest empty first. Returns the places that got a card.
    pub(crate) fn refill<E: Events<Event>>(&mut self, events: &mut E) -> u8 {
        let mut filled = 0;
        while let Some(place) = self.open.market.empty.first().copied() {
            let Some(token) = self.open.top() else { break };
            self.open.market.empty.remove(0);
            self.open.market.slots[place.index()].token = Some(token);
            let side = self.open.market.slots[place.index()].side;
            filled |= place.bit();
            events.push(Event::Refilled { place, face: self.face(Laid { token, side }) });
            self.open.deck.pop();
            self.settle(events);
        }
        filled
    }

    /// Looks at the top cards for `seat`; exchange cards among them work at once. Returns how many cards there were.
    pub(crate) fn look<E: Events<Event>>(&mut self, seat: Seat, count: usize, events: &mut E) -> usize {
        let mut seen = 0;
        while seen < count && seen < self.open.deck.len() {
            let index = self.open.deck.len() - 1 - seen;
            match self.open.deck[index] {
                DeckItem::Exchange => {
                    self.open.deck.remove(index);
                    self.open.market.exchange();
                    events.push(Event::Exchanged);
                }
                DeckItem::Card(token) => {
                    self.open.show_to(seat, token);
                    seen += 1;
                }
            }
        }
        seen
    }

    /// Puts the top cards back so that `order[0]`, counted from the top, lies on top, and so on.
    pub(crate) fn reorder<E: Events<Event>>(&mut self, order: &[u8], events: &mut E) {
        let old = self.open.deck.clone();
        let last = old.len();
        for (depth, from) in order.iter().enumerate() {
            let (to, from) = (last.checked_sub(1 + depth), last.checked_sub(1 + *from as usize));
            if let (Some(to), Some(from)) = (to, from) {
                self.open.deck[to] = old[from];
            }
        }
        self.settle(events);
    }
}
