//! A closer look at the running turn: every card on every spot, with all that its display may still bring, and what is left to the
//! other player.
//!
//! It costs as much as some iterations, so only the first decisions of a search are looked at like this. Nothing hidden is
//! asked for: the market lies open, and so does the card that refills it.

use ::wolfwalkers::{Action, Laid, MAX_PLACES, Place, Position, Side, Spot, Wolfwalkers};
use moonpack_rules::{Game, Seat};

use super::{LORE, Outlook, Supply, after};

/// How much what the other player gets next is minded.
const DENIAL: f32 = 0.5;

/// Fills `gains` with about how many points each action brings; one that neither takes nor places brings none.
pub(super) fn gains(game: &Wolfwalkers, position: &Position, actions: &[Action], gains: &mut Vec<f32>) {
    let look = Look { game, position, supply: Supply::of(game, position) };
    let seat = position.open.seat;
    let before = Outlook::new(&game.sight(position, seat), &look.supply).points(&LORE.nets);
    let left = Left::of(&look, seat.next(game.seats()));
    gains.clear();
    gains.extend(actions.iter().map(|action| match *action {
        Action::Place(spot) => position.open.hand.map_or(0.0, |card| look.worth(seat, card, spot) - before),
        Action::Take(place) => position.open.market.card(place).map_or(0.0, |card| {
            look.best(seat, card) - before - DENIAL * (left.without(place) - left.most())
        }),
        Action::TakeTop => look.top(seat, Side::Story) - before,
        _ => 0.0,
    }));
}

struct Look<'a> {
    game: &'a Wolfwalkers,
    position: &'a Position,
    supply: Supply,
}

impl Look<'_> {
    /// What the display of the seat would bring with the card on the spot.
    fn worth(&self, seat: Seat, card: Laid, spot: Spot) -> f32 {
        after(self.game, self.position, seat, card, spot, &self.supply, &LORE.nets).unwrap_or(0.0)
    }

    /// The same, where the card brings most.
    fn best(&self, seat: Seat, card: Laid) -> f32 {
        let lasting = self.game.lasting();
        let spots = self.position.open.display(seat).spots(lasting.adjacency, lasting.first_cell);
        Spot::of(spots).map(|spot| self.worth(seat, card, spot)).fold(0.0, f32::max)
    }

    /// The same for the card on top of the deck, this side up.
    fn top(&self, seat: Seat, side: Side) -> f32 {
        self.position.open.top().map_or(0.0, |token| self.best(seat, Laid { token, side }))
    }
}

/// What the only other player would make of each card that may be left to them; nothing if there are more, or before a spot is
/// chosen, when the market is what it is.
#[derive(Default)]
struct Left {
    market: [f32; MAX_PLACES],
    /// What refills each place if its card is taken.
    refills: [f32; MAX_PLACES],
}

impl Left {
    fn of(look: &Look<'_>, other: Seat) -> Self {
        let mut left = Self::default();
        if look.game.seats() != 2 || look.position.open.hand.is_some() {
            return left;
        }
        let (story, goal) = (look.top(other, Side::Story), look.top(other, Side::Goal));
        for place in Place::of(u8::MAX) {
            let Some(card) = look.position.open.market.card(place) else { continue };
            left.market[place.index()] = look.best(other, card);
            left.refills[place.index()] = if card.side == Side::Story { story } else { goal };
        }
        left
    }

    fn most(&self) -> f32 {
        self.market.iter().copied().fold(0.0, f32::max)
    }

    /// The most that is left when the card of a place is taken.
    fn without(&self, place: Place) -> f32 {
        let others = self.market.iter().enumerate().filter(|(other, _)| *other != place.index());
        others.map(|(_, worth)| *worth).fold(self.refills[place.index()], f32::max)
    }
}

#[cfg(test)]
mod tests {
    use ::wolfwalkers::Scene;

    use super::*;

    /// By how much taking C12, Robyn and parents, is better than taking C18 if the other has this display.
    fn preference(theirs: &str) -> f32 {
        let scene = Scene::new(2).display(0, "C01 C02").display(1, theirs);
        let (game, position) = scene.market("C12 C18 . . . .").deck("C46").build().unwrap();
        let mut found = Vec::new();
        let mut actions = Vec::new();
        game.legal(&position, &mut actions);
        gains(&game, &position, &actions, &mut found);
        assert_eq!(found.len(), 2);
        found[0] - found[1]
    }

    #[test]
    fn a_card_is_worth_more_that_the_other_waits_for() {
        // C53 pays 3 points for two parents that lie diagonally; C04 shows parents.
        assert!(preference("C53:goal C04") > preference("C05 C04"));
    }
}
