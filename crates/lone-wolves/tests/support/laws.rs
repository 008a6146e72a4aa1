//! The conservation laws, for the contract suite and the example `lone_wolves_laws`.

use lone_wolves::{Card, CardSet, HAND, LoneWolves, Position, ROOM, SEATS, Scar, Slot, Stage, Territory};
use moonpack_rules::{Game, Seat};

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
        let crowd = |seat: &Seat| {
            open.lone_wolves(*seat, territory) + open.wolves[seat.index()][territory as usize].len()
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
    law((open.stage == Stage::Over) == game.to_move(position).is_none(), "somebody decides until the end")?;
    law(usize::from(open.trick) <= HAND, "thirteen tricks")
}
