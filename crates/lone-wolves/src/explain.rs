//! Why an action is refused, for people. Written apart from the generator, from the statements themselves.

use moonpack_rules::{Refusal, Seat};

use crate::action::Action;
use crate::board::{PackField, Slot, Territory};
use crate::card::Card;
use crate::position::{Open, Position, Spot, Stage};
use crate::{LoneWolves, rule};

/// The rules that forbid `action` now.
pub(crate) fn explain(game: &LoneWolves, position: &Position, action: Action) -> Refusal {
    let open = &position.open;
    match (open.stage, action) {
        (Stage::Over, _) => Refusal::of(rule::OVER),
        (Stage::Lead, Action::Play { card, territory }) => play(position, open.leader, card, territory),
        (Stage::Follow, Action::Play { card, territory }) => {
            play(position, open.leader.next(2), card, territory)
        }
        (Stage::Reveal { .. }, Action::Reveal { territory, slot }) => reveal(open, territory, slot),
        (Stage::Take { seat }, Action::Take { territory, slot }) => take(open, seat, territory, slot),
        (Stage::Place { seat }, Action::Place { field }) => place(game, open, seat, field),
        _ => Refusal::of(rule::ORDER),
    }
}

fn play(position: &Position, seat: Seat, card: Card, territory: Territory) -> Refusal {
    let mut refusal = Refusal::none();
    let hand = position.hand(seat);
    refusal.add_if(!hand.contains(card), rule::OWN_HAND);
    if let Some(led) = position.open.led {
        let asked = led.card.colour();
        let could_follow = hand.iter().any(|held| held.colour() == asked);
        refusal.add_if(could_follow && card.colour() != asked, rule::FOLLOW_SUIT);
    }
    let wolves: usize = Seat::first(2)
        .map(|side| {
            position.open.wolves[side.index()][territory as usize].len()
                + position.open.lone_wolves(side, territory)
        })
        .sum();
    refusal.add_if(wolves >= 6, rule::SIX_WOLVES);
    refusal
}

fn reveal(open: &Open, territory: Territory, slot: Slot) -> Refusal {
    let mut refusal = Refusal::none();
    let three = open.followed.or(open.led).map(|played| played.territory);
    refusal.add_if(three != Some(territory), rule::REVEAL_WHERE);
    refusal.add_if(open.spot(territory, slot) != Spot::Down, rule::REVEAL_FACE_DOWN);
    refusal
}

fn take(open: &Open, seat: Seat, territory: Territory, slot: Slot) -> Refusal {
    let mut refusal = Refusal::none();
    let lone = if seat == open.leader { open.led } else { open.followed };
    refusal.add_if(lone.is_none_or(|lone| lone.territory != territory), rule::TAKE_WHERE);
    refusal.add_if(open.spot(territory, slot) == Spot::Empty, rule::TAKE_SCAR);
    refusal
}

fn place(game: &LoneWolves, open: &Open, seat: Seat, field: PackField) -> Refusal {
    let exists = game.reach(field).iter().any(Option::is_some);
    let taken = open.fields[field.seat().index()][field.index()].is_some();
    let mut refusal = Refusal::none();
    refusal.add_if(field.seat() != seat || !exists || taken, rule::OWN_FREE_FIELD);
    refusal
}
