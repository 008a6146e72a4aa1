//! What holds at every table of Wolfwalkers, whatever is played.

use moonpack_rules::{Game, Seat};
use wolfwalkers::{Cell, DeckItem, Place, Position, Side, Token, Wolfwalkers};

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
    if goals != game.lasting().goals || market.slots.len() != game.lasting().goals + game.lasting().stories {
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
