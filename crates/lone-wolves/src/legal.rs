//! What may be decided now. This is the one source of legality; `explain` is its plain second voice.

use moonpack_rules::Seat;

use crate::action::Action;
use crate::board::{PackField, Slot, Territory};
use crate::card::CardSet;
use crate::position::{Open, Position, Spot, Stage};
use crate::{HAND, LoneWolves};

/// Fills the list with every legal action; it allocates only if the list has never been this long.
pub(crate) fn legal(game: &LoneWolves, position: &Position, actions: &mut Vec<Action>) {
    actions.clear();
    let open = &position.open;
    match open.stage {
        Stage::Lead => play(open, position.hand(open.leader), actions),
        Stage::Follow => play(open, playable(open, position.hand(open.leader.next(2))), actions),
        Stage::Reveal { .. } => {
            let Some(played) = open.last_played() else { return };
            let territory = played.territory;
            let down = |index: usize| open.spots[territory as usize][index] == Spot::Down;
            let reveal = |index: usize| Action::Reveal { territory, slot: Slot::ALL[index] };
            keep::<{ Slot::MAX }>(down, reveal, actions);
        }
        Stage::Take { seat } => {
            let Some(played) = open.played_by(seat) else { return };
            let territory = played.territory;
            let there = |index: usize| open.spots[territory as usize][index] != Spot::Empty;
            let take = |index: usize| Action::Take { territory, slot: Slot::ALL[index] };
            keep::<{ Slot::MAX }>(there, take, actions);
        }
        Stage::Place { seat } => {
            let (fields, count) = (&open.fields[seat.index() & 1], game.field_count(seat));
            let free = |index: usize| fields[index].is_none() & (index < count);
            let place = |index: usize| Action::Place { field: PackField::at(seat, index) };
            keep::<{ PackField::MAX }>(free, place, actions);
        }
        Stage::Over => {}
    }
}

/// The wolves of `hand` that may be played now: those of the led colour, or all if there are none.
#[inline]
pub fn playable(open: &Open, hand: CardSet) -> CardSet {
    let Some(led) = open.led else { return hand };
    let following = hand & CardSet::of_colour(led.card.colour());
    if following.is_empty() { hand } else { following }
}

/// The free pack fields of `seat` in order.
#[inline]
pub(crate) fn free_fields(game: &LoneWolves, open: &Open, seat: Seat) -> impl Iterator<Item = PackField> {
    let there = open.fields[seat.index() & 1].iter().take(game.field_count(seat)).enumerate();
    there.filter(|(_, scar)| scar.is_none()).map(move |(index, _)| PackField::at(seat, index))
}

/// Lists the actions of those places out of `N` that pass. A step without a branch each: which places are free is
/// different in every game, and a processor that has to guess guesses wrong.
#[inline]
fn keep<const N: usize>(
    passes: impl Fn(usize) -> bool,
    action: impl Fn(usize) -> Action,
    actions: &mut Vec<Action>,
) {
    let mut kept = [action(0); N];
    let mut count = 0;
    for index in 0..N {
        kept[count % N] = action(index);
        count += usize::from(passes(index));
    }
    actions.extend_from_slice(&kept[..count.min(N)]);
}

#[inline]
fn play(open: &Open, cards: CardSet, actions: &mut Vec<Action>) {
    let mut roomy = [Territory::Cave; 5];
    let mut count = 0;
    for territory in Territory::ALL {
        roomy[count] = territory;
        count += usize::from(open.has_room(territory));
        if count == roomy.len() {
            break;
        }
    }
    actions.reserve(HAND * Territory::ALL.len());
    if count == roomy.len() {
        for card in cards.iter() {
            actions.extend_from_slice(&Territory::ALL.map(|territory| Action::Play { card, territory }));
        }
        return;
    }
    for card in cards.iter() {
        actions.extend(roomy[..count].iter().map(|territory| Action::Play { card, territory: *territory }));
    }
}
