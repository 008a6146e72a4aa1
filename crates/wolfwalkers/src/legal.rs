//! What may be decided now. This is the one source of legality; `explain` is its plain second voice.
//!
//! What a module card in use asks for is owned by `task`.

use crate::action::Action;
use crate::cards::{Laid, Side, Symbol};
use crate::display::Spot;
use crate::game::Wolfwalkers;
use crate::position::{Place, Position};
use crate::turn::Stage;

/// Lists what may be done.
pub(crate) fn legal(game: &Wolfwalkers, position: &Position, actions: &mut Vec<Action>) {
    actions.clear();
    let open = &position.open;
    if let Some(task) = &open.task {
        return game.ask(position, open.seat, game.running(task), Some(task)).list(actions);
    }
    match open.stage {
        Stage::Name => actions.extend(game.free_symbols(position).map(Action::Name)),
        Stage::Take => {
            let places = game.takeable(position);
            actions.extend(Place::of(places).map(Action::Take));
            if game.can_take_top(position) {
                actions.push(Action::TakeTop);
            }
            if actions.is_empty() {
                actions.push(Action::Pass);
            }
        }
        Stage::Place => actions.extend(Spot::of(game.spots(position)).map(Action::Place)),
        Stage::End => actions.push(Action::EndTurn),
        Stage::Final => actions.push(Action::Done),
        Stage::Over { .. } => return,
    }
    if game.permanent.is_some() || !game.opportunities.is_empty() {
        actions.extend(game.usable_modules(position).map(Action::Use));
    }
}

impl Wolfwalkers {
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
        if self.lasting.bar_fresh && stale != 0 { stale } else { places }
    }

    /// May the seat to move take the top of the deck?
    pub(crate) fn can_take_top(&self, position: &Position) -> bool {
        let free = |token| !self.owns(position, position.open.seat, Laid { token, side: Side::Story }, None);
        self.lasting.take_top && position.open.top().is_some_and(free)
    }

    /// Where the card in hand may go.
    pub(crate) fn spots(&self, position: &Position) -> u128 {
        let adjacency = position.open.adjacency.unwrap_or(self.lasting.adjacency);
        position.open.display(position.open.seat).spots(adjacency, self.lasting.first_cell)
    }

    /// The symbols nobody has named.
    pub(crate) fn free_symbols<'a>(&'a self, position: &'a Position) -> impl Iterator<Item = Symbol> + 'a {
        let all = (0..self.content.symbols.len() as u8).map(Symbol);
        all.filter(|symbol| !position.open.named.contains(&Some(*symbol)))
    }
}
