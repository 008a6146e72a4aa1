//! Worlds that fit a view, and the set-ups they come from.
//!
//! A world is drawn with the chance it has after the deal: every way of dealing the unseen cards that fits what was
//! shown is equally likely, and so is every order of the unseen scars. What was shown are the cards played, the sizes of
//! the hands, and the colours a side failed to follow. No meaning is read into how somebody chose.

use moonpack_rules::{Seat, Viewer};
use rand::seq::SliceRandom;
use rand::{Rng, RngExt};

use crate::board::{Scar, Slot, Territory};
use crate::card::{Card, CardSet};
use crate::position::{Future, Hidden, Open, Position, Spot};
use crate::setup::{Deal, MAX_BOX_SCARS, Setup};
use crate::view::View;
use crate::{BOX_WOLVES, LoneWolves, SEATS};

/// A position that fits the view.
pub(crate) fn sample<R: Rng + ?Sized>(game: &LoneWolves, view: &View, rng: &mut R) -> Position {
    let (hands, box_wolves) = cards(view, rng);
    let mut unseen = unseen_scars(view);
    unseen.shuffle(rng);
    let mut unseen = unseen.into_iter();
    let mut scars = [[None; Slot::MAX]; 5];
    for territory in Territory::ALL {
        for slot in view.open.face_down_in(territory) {
            scars[territory as usize][slot.index()] = unseen.next();
        }
    }
    let secret = view.open.taken.is_some_and(|taken| taken.open.is_none());
    let taken = if secret { view.taken.or_else(|| unseen.next()) } else { None };
    let box_scars: [_; MAX_BOX_SCARS] = std::array::from_fn(|_| unseen.next());
    let ahead: Vec<Deal> = game
        .leaders_after(view.open.deal)
        .iter()
        .map(|leader| Deal::draw(game.slot_counts(), *leader, rng))
        .collect();
    let future = Future::new(&ahead);
    Position { open: view.open, hidden: Hidden { hands, box_wolves, scars, box_scars, taken, future } }
}

/// The scars whose place the viewer does not know.
fn unseen_scars(view: &View) -> Vec<Scar> {
    let open = &view.open;
    let mut left = [Scar::COPIES as u8; Scar::ALL.len()];
    let up = open.spots.iter().flatten().filter_map(|spot| match spot {
        Spot::Up(scar) => Some(*scar),
        _ => None,
    });
    let placed = open.fields.iter().flatten().flatten().copied();
    let in_hand = open.taken.and_then(|taken| taken.open).or(view.taken);
    for scar in up.chain(placed).chain(in_hand) {
        left[scar as usize] = left[scar as usize].saturating_sub(1);
    }
    let unseen = Scar::ALL.into_iter().flat_map(|scar| {
        let count = left[scar as usize].saturating_sub(open.returned[scar as usize]);
        std::iter::repeat_n(scar, count.into())
    });
    unseen.collect()
}

/// Deals the unseen cards to the hidden hands and the box.
fn cards<R: Rng + ?Sized>(view: &View, rng: &mut R) -> ([CardSet; 2], [Card; BOX_WOLVES]) {
    let unseen = view.unseen();
    let own = |seat: Seat| view.viewer == Viewer::Seat(seat);
    let need = SEATS.map(|seat| if own(seat) { 0 } else { view.open.hand_size(seat) });
    let barred = view.open.voids.map(|colours| colours.cards() & unseen);
    // Cards fall into four kinds by who may hold them; the box may hold any.
    let mut only =
        [barred[1].without(barred[0]), barred[0].without(barred[1])].map(|cards| shuffled(cards, rng));
    let mut both = shuffled(unseen.without(barred[0] | barred[1]), rng);
    let take = split(need, [only[0].len(), only[1].len()], both.len(), rng);
    let mut hands = [CardSet::EMPTY; 2];
    for seat in SEATS {
        let index = seat.index() & 1;
        hands[index] = match view.hand {
            Some(hand) if own(seat) => hand,
            _ => {
                let from_both = need[index] - take[index];
                let some = only[index].drain(..take[index]).chain(both.drain(..from_both.min(both.len())));
                some.collect()
            }
        };
    }
    let rest = shuffled(unseen.without(hands[0] | hands[1]), rng);
    // A view of a real position leaves exactly four; the other card only keeps a made-up one from panicking.
    let box_wolves = std::array::from_fn(|index| rest.get(index).copied().unwrap_or(Card::ALL[0]));
    (hands, box_wolves)
}

/// How many cards each hidden hand gets of those that only this hand may hold (`only`); the others come from the cards
/// that both may hold. Drawn with the number of deals each split stands for, so that all deals are equally likely.
fn split<R: Rng + ?Sized>(need: [usize; 2], only: [usize; 2], both: usize, rng: &mut R) -> [usize; 2] {
    let ways = |a: usize, b: usize| {
        let from_both = [need[0] - a, need[1] - b];
        choose(only[0], a)
            * choose(only[1], b)
            * choose(both, from_both[0])
            * choose(both.saturating_sub(from_both[0]), from_both[1])
    };
    let options = || (0..=need[0].min(only[0])).flat_map(|a| (0..=need[1].min(only[1])).map(move |b| [a, b]));
    let total: u64 = options().map(|[a, b]| ways(a, b)).sum();
    if total == 0 {
        return [need[0].min(only[0]), need[1].min(only[1])];
    }
    let mut drawn = rng.random_range(0..total);
    for [a, b] in options() {
        let these = ways(a, b);
        if drawn < these {
            return [a, b];
        }
        drawn -= these;
    }
    [0, 0]
}

/// The number of ways to choose `k` of `n`; there are at most 30 cards, so products of four stay within 64 bits.
fn choose(n: usize, k: usize) -> u64 {
    if k > n {
        return 0;
    }
    (0..k as u64).fold(1, |ways, step| ways * (n as u64 - step) / (step + 1))
}

fn shuffled<R: Rng + ?Sized>(cards: CardSet, rng: &mut R) -> Vec<Card> {
    let mut cards: Vec<Card> = cards.iter().collect();
    cards.shuffle(rng);
    cards
}

/// The set-up from which the same actions lead to `world`: what is still hidden is exchanged, what was shown stays.
pub(crate) fn setup_of(setup: &Setup, truth: &Position, world: &Position) -> Setup {
    let mut deals = setup.deals.clone();
    let running = usize::from(truth.open.deal);
    let Some(deal) = deals.get_mut(running) else { return Setup { deals } };
    for (hand, (was, now)) in deal.hands.iter_mut().zip(truth.hidden.hands.iter().zip(&world.hidden.hands)) {
        *hand = hand.without(*was) | *now;
    }
    deal.box_wolves = world.hidden.box_wolves;
    deal.box_scars = world.hidden.box_scars;
    for territory in Territory::ALL {
        for slot in world.open.face_down_in(territory) {
            deal.scars[territory as usize][slot.index()] =
                world.hidden.scars[territory as usize][slot.index()];
        }
    }
    if let (Open { taken: Some(taken), .. }, Some(scar)) = (&world.open, world.hidden.taken) {
        deal.scars[taken.territory as usize][taken.slot.index()] = Some(scar);
    }
    deals.truncate(running + 1);
    deals.extend_from_slice(world.hidden.future.ahead());
    Setup { deals }
}
