//! What the tests of this crate share: the tables to play, and the laws that hold at every one of them. Not every
//! test binary uses all of it.

#![allow(dead_code)]

use moonpack_rules::{Game, Seat};
use moonpack_testkit::{Case, Contract};
use wolfwalkers::table::DeckItem;
use wolfwalkers::{Action, Cell, ModuleId, Place, Position, Side, Spot, Symbol, Token, Wolfwalkers};

/// The contract's witness.
pub(crate) struct WolfwalkersContract;

/// Base game, exchange cards, every permanent, mixes of opportunities, more players, solo.
pub(crate) fn cases() -> Vec<Case> {
    let mut cases = vec![Case::new(2, &[]), Case::new(2, &[("exchange", "yes")])];
    for number in 1..=15 {
        cases.push(Case::new(2, &[("permanent", &format!("P{number:02}"))]));
    }
    let mixes =
        ["O01,O02,O03", "O04,O21,O22,O23,O24", "O05,O06,O12,O13", "O07,O08,O09,O10,O11", "O14,O15,O25"];
    for mix in mixes {
        cases.push(Case::new(2, &[("opportunities", mix), ("exchange", "yes")]));
    }
    cases.push(Case::new(2, &[("opportunities", "O16,O17,O18,O19,O20"), ("permanent", "P07")]));
    let all: Vec<String> = (1..=25).map(|number| format!("O{number:02}")).collect();
    for (players, permanent) in [(2, "P08"), (2, "P15"), (3, "P09"), (4, "P04"), (4, "P13")] {
        cases.push(Case::new(
            players,
            &[("opportunities", &all.join(",")), ("permanent", permanent), ("exchange", "yes")],
        ));
    }
    cases.push(Case::new(2, &[("opportunities", "random"), ("permanent", "random")]));
    cases.push(Case::new(3, &[("opportunities", "random:MARKET+DECK"), ("permanent", "random:DISPLAY")]));
    cases.extend([Case::new(3, &[]), Case::new(4, &[("exchange", "yes"), ("permanent", "P10")])]);
    cases.extend([Case::new(1, &[]), Case::new(1, &[("solo", "S1"), ("exchange", "yes")])]);
    cases.push(Case::new(1, &[("solo", "S8")]));
    cases
}

/// Every card is somewhere, once; nothing else is.
pub(crate) fn laws(game: &Wolfwalkers, position: &Position) -> Result<(), String> {
    let open = &position.open;
    let mut count = vec![0; position.cards.len()];
    let mut note = |token: Token| count[token.index()] += 1;
    let mut exchanges = 0;
    for item in open.deck() {
        match item {
            DeckItem::Card(token) => note(token),
            DeckItem::Exchange => exchanges += 1,
        }
    }
    open.market.slots.iter().filter_map(|slot| slot.token).for_each(&mut note);
    open.displays.iter().flat_map(|display| display.cards()).for_each(|(_, laid)| note(laid.token));
    open.hand.iter().for_each(|laid| note(laid.token));
    open.task.iter().filter_map(|task| task.lifted).for_each(|(laid, _)| note(laid.token));
    open.shared.into_iter().for_each(&mut note);
    (0..position.cards.len())
        .map(|i| Token(i as u8))
        .filter(|t| open.gone & t.bit() != 0)
        .for_each(&mut note);
    if let Some(token) = count.iter().position(|count| *count != 1) {
        return Err(format!("card {token} lies in {} places", count[token]));
    }
    for kind in 0..game.content().cards.len() {
        let found = position.cards.iter().filter(|card| card.index() == kind).count();
        if found != game.copies() {
            return Err(format!("card {kind} is there {found} times"));
        }
    }
    if exchanges > game.content().exchange_cards * game.copies() || (exchanges > 0 && !game.exchange()) {
        return Err(format!("{exchanges} exchange cards"));
    }
    if open.deck().next() == Some(DeckItem::Exchange) {
        return Err("an exchange card lies on top".into());
    }
    market_laws(game, position)?;
    display_laws(game, position)
}

fn market_laws(game: &Wolfwalkers, position: &Position) -> Result<(), String> {
    let market = &position.open.market;
    let goals = market.slots.iter().filter(|slot| slot.side == Side::Goal).count();
    if goals != game.rules().goals || market.slots.len() != game.rules().goals + game.rules().stories {
        return Err(format!("{goals} goals in the market"));
    }
    let empty: Vec<Place> = (0..market.slots.len())
        .filter_map(Place::new)
        .filter(|place| market.card(*place).is_none())
        .collect();
    let mut noted = market.empty.to_vec();
    noted.sort();
    if noted != empty {
        return Err(format!("empty places {empty:?}, noted {noted:?}"));
    }
    let filled = market.filled();
    if (market.fresh | market.laid | market.reserved | market.reserved_next) & !filled != 0 {
        return Err("a card that is not there is barred".into());
    }
    Ok(())
}

fn display_laws(game: &Wolfwalkers, position: &Position) -> Result<(), String> {
    for seat in Seat::first(game.seats()) {
        let display = position.open.display(seat);
        if !display.is_empty() && !display.is_pinned() {
            let cells: Vec<Cell> = Cell::of(display.taken()).collect();
            let corner =
                (cells.iter().map(|cell| cell.row()).min(), cells.iter().map(|cell| cell.col()).min());
            if corner != (Some(0), Some(0)) {
                return Err(format!("display {seat} does not lie in its corner"));
            }
        }
        let mut faces: Vec<_> = display.cards().map(|(_, laid)| position.face(laid)).collect();
        faces.sort();
        if faces.windows(2).any(|pair| pair[0] == pair[1]) {
            return Err(format!("display {seat} holds the same side of a card twice"));
        }
    }
    Ok(())
}

impl Contract for WolfwalkersContract {
    type Game = Wolfwalkers;

    fn cases() -> Vec<Case> {
        cases()
    }

    fn laws(game: &Wolfwalkers, position: &Position) -> Result<(), String> {
        laws(game, position)
    }

    fn candidates(game: &Wolfwalkers, _position: &Position) -> Vec<Action> {
        let mut net = vec![Action::TakeTop, Action::EndTurn, Action::Pass, Action::Done];
        net.extend([Side::Story, Side::Goal].map(Action::As));
        net.extend(
            (0..8).filter_map(Place::new).flat_map(|place| [Action::Take(place), Action::Market(place)]),
        );
        net.extend(Spot::all().flat_map(|spot| [Action::Place(spot), Action::To(spot)]));
        net.extend((0..25).filter_map(Cell::new).flat_map(|cell| [Action::Own(cell), Action::Other(cell)]));
        net.extend((0..game.content().modules.len() as u8).map(|id| Action::Use(ModuleId(id))));
        net.extend((0..game.content().symbols.len() as u8).map(|symbol| Action::Name(Symbol(symbol))));
        net.extend((0..6).map(Action::Next));
        net
    }
}
