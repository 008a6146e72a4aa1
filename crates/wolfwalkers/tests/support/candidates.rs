//! A wide net of actions, legal or not.

use wolfwalkers::{Action, Cell, ModuleId, Place, Side, Spot, Symbol, Wolfwalkers};

/// Every kind of action with everything it could name.
pub(crate) fn candidates(game: &Wolfwalkers) -> Vec<Action> {
    let mut net = vec![Action::TakeTop, Action::EndTurn, Action::Pass, Action::Done];
    net.extend([Side::Story, Side::Goal].map(Action::As));
    net.extend((0..8).filter_map(Place::new).flat_map(|place| [Action::Take(place), Action::Market(place)]));
    net.extend(Spot::all().flat_map(|spot| [Action::Place(spot), Action::To(spot)]));
    net.extend((0..25).filter_map(Cell::new).flat_map(|cell| [Action::Own(cell), Action::Other(cell)]));
    net.extend((0..game.content().modules.len() as u8).map(|id| Action::Use(ModuleId(id))));
    net.extend((0..game.content().symbols.len() as u8).map(|symbol| Action::Name(Symbol(symbol))));
    net.extend((0..6).map(Action::Next));
    net
}
