//! What several test files need: conservation laws and a wide net of actions.
#![allow(dead_code, reason = "every test file uses a part of it")]

use lone_wolves::{
    Action, Card, CardSet, Event, HAND, LoneWolves, PackField, Phase, Position, ROOM, SEATS, Scar, Slot,
    Territory,
};
use moonpack_rules::Game;

/// Thirty wolves, eighteen scars and five tiles, each in exactly one place, and the counts that follow from them.
pub(crate) fn laws(game: &LoneWolves, position: &Position) -> Result<(), String> {
    let open = &position.open;
    let law = |holds: bool, law: &str| if holds { Ok(()) } else { Err(format!("{law}: {position:?}")) };
    let boxed: CardSet = position.box_wolves().into_iter().collect();
    let places: Vec<CardSet> = SEATS
        .iter()
        .map(|seat| position.hand(*seat))
        .chain(open.wolves.iter().chain(&open.lone).flatten().copied())
        .chain([boxed])
        .collect();
    law(places.iter().map(|place| place.len()).sum::<usize>() == Card::COUNT, "there are thirty wolves")?;
    law(places.iter().fold(CardSet::EMPTY, |all, some| all | *some) == CardSet::ALL, "each wolf lies once")?;
    for seat in SEATS {
        law(position.hand(seat).len() == open.hand_size(seat), "hands shrink by one a trick")?;
        let shown = open.voids[seat.index()].cards();
        law((position.hand(seat) & shown).is_empty(), "no hand holds a colour it failed to follow")?;
    }
    let mut scars = [0; Scar::ALL.len()];
    let slots = Territory::ALL.iter().flat_map(|place| Slot::ALL.map(|slot| position.scar_in(*place, slot)));
    let fields = open.fields.iter().flatten().copied();
    for scar in slots.chain(fields).flatten().chain(position.box_scars()).chain(position.taken_scar()) {
        scars[scar as usize] += 1;
    }
    for (count, returned) in scars.iter_mut().zip(open.returned) {
        *count += usize::from(returned);
    }
    law(scars == [Scar::COPIES; Scar::ALL.len()], "there are two scars of each effect")?;
    let tiles = open.tiles.iter().fold(0, |seen, tile| seen | 1 << tile.index());
    law(tiles == 0b11111, "each tile lies in one territory")?;
    for territory in Territory::ALL {
        let crowd = |seat: &_| {
            open.lone_wolves(*seat, territory)
                + open.wolves[moonpack_rules::Seat::index(*seat)][territory as usize].len()
        };
        let wolves: usize = SEATS.iter().map(crowd).sum();
        law(wolves == usize::from(open.crowd[territory as usize]), "the count of wolves is true")?;
        law(open.crowd[territory as usize] <= ROOM, "six wolves at most")?;
    }
    let emptied = Territory::ALL.iter().filter(|place| open.scars_in(**place).next().is_none());
    let pending = open.taken.is_some_and(|taken| open.scars_in(taken.territory).next().is_none());
    let moons = usize::from(open.moon.is_some()) + usize::from(open.blood_moon.is_some());
    law(
        moons == (emptied.count() - usize::from(pending)).min(2),
        "a moon for each of the first two emptied",
    )?;
    law((open.phase == Phase::Over) == game.to_move(position).is_none(), "somebody decides until the end")?;
    law(usize::from(open.trick) <= HAND, "thirteen tricks")
}

/// Every action that can be written.
pub(crate) fn every_action() -> Vec<Action> {
    let mut all = Vec::new();
    for territory in Territory::ALL {
        all.extend(Card::ALL.map(|card| Action::Play { card, territory }));
        all.extend(Slot::ALL.map(|slot| Action::Reveal { territory, slot }));
        all.extend(Slot::ALL.map(|slot| Action::Take { territory, slot }));
    }
    for seat in SEATS {
        let fields = (0..PackField::MAX).filter_map(|index| PackField::new(seat, index));
        all.extend(fields.map(|field| Action::Place { field }));
    }
    all
}

/// Plays a line of actions, each written as text, through the checked door; all events.
pub(crate) fn play(game: &LoneWolves, position: &mut Position, line: &[&str]) -> Vec<Event> {
    let mut events = Vec::new();
    for text in line {
        let seat = game.to_move(position).expect("the game goes on");
        let action = game.read_action(text).expect("an action");
        let told = game.play(position, seat, action);
        events.extend(told.unwrap_or_else(|refused| panic!("`{text}`: {refused:?} {:?}", refused.rules())));
    }
    events
}

/// The rules that forbid an action written as text.
pub(crate) fn refused(game: &LoneWolves, position: &Position, text: &str) -> Vec<String> {
    let refusal = game.explain(position, game.read_action(text).expect("an action"));
    refusal.rules().iter().map(ToString::to_string).collect()
}

/// The legal actions as text.
pub(crate) fn legal(game: &LoneWolves, position: &Position) -> Vec<String> {
    let mut actions = Vec::new();
    game.legal(position, &mut actions);
    actions.into_iter().map(|action| game.write_action(action)).collect()
}
