//! What the networks look at to say what the reckoning misses: each territory and each hand, with the eyes of each side.
//!
//! A world is looked at, so both hands are open. They matter to a territory too: what will be laid there lies in a hand now.

use ::lone_wolves::{CardSet, Colour, LoneWolves, Position, ROOM, SEATS, Scar, Stage, Tally, Territory};
use moonpack_rules::Seat;

use super::reckon::{Outlook, Pack};
use crate::learned::Look;

/// The networks: one for territories, one for hands.
const TERRITORY: usize = 0;
const HAND: usize = 1;
/// How many numbers each of them looks at.
const OF_TERRITORY: usize = 36;
const OF_HAND: usize = 24;
/// The shapes of the networks.
pub(super) const SHAPES: &[(usize, usize)] = &[(OF_TERRITORY, 2), (OF_HAND, 2)];

/// Tells everything there is to look at.
pub(super) fn look(
    game: &LoneWolves,
    position: &Position,
    outlook: &Outlook<'_>,
    tell: &mut dyn FnMut(Look<'_>),
) {
    if position.open.stage == Stage::Over {
        return;
    }
    let hands = SEATS.map(|seat| Hand::of(game, position, seat));
    let tally = game.tally(&position.open);
    for seat in SEATS {
        let hands = [&hands[seat.index()], &hands[1 - seat.index()]];
        for territory in Territory::ALL {
            let inputs = of_territory(position, outlook, &tally, seat, territory, hands);
            tell(Look { seat, net: TERRITORY, weight: 1.0, inputs: &inputs });
        }
        let inputs = of_hand(position, outlook, hands);
        tell(Look { seat, net: HAND, weight: 1.0, inputs: &inputs });
    }
}

/// A hand as somebody reckons with it.
struct Hand {
    /// The number of wolves.
    size: f32,
    /// Their strength.
    strength: f32,
    /// Wolves of strength 6 and 7, and of 2 to 4.
    high: f32,
    low: f32,
    threes: f32,
    trumps: f32,
    /// Colours it has none of.
    voids: f32,
    /// Wolves that nobody of the other hand beats in their colour.
    masters: f32,
    /// Does it lead the next trick?
    leads: f32,
}

impl Hand {
    fn of(game: &LoneWolves, position: &Position, seat: Seat) -> Self {
        let hand = position.hand(seat);
        let other = position.hand(seat.next(2));
        let trump = game.trump(&position.open);
        let count = |colour: Colour| (hand & CardSet::of_colour(colour)).len() as f32;
        let mut masters = 0.0;
        for colour in Colour::ALL {
            let strongest = |set: CardSet| {
                (set & CardSet::of_colour(colour)).iter().map(|card| card.strength()).max().unwrap_or(0)
            };
            let theirs = strongest(other);
            let above = (hand & CardSet::of_colour(colour)).iter().filter(|card| card.strength() > theirs);
            masters += above.count() as f32;
        }
        Self {
            size: hand.len() as f32 / 13.0,
            strength: hand.strength() as f32 / 60.0,
            high: hand.iter().filter(|card| card.strength() >= 6).count() as f32 / 5.0,
            low: (hand & CardSet::LOW).len() as f32 / 6.0,
            threes: hand.iter().filter(|card| card.strength() == 3).count() as f32 / 3.0,
            trumps: trump.map_or(0.0, count) / 4.0,
            voids: Colour::ALL.into_iter().filter(|colour| count(*colour) == 0.0).count() as f32 / 4.0,
            masters: masters / 6.0,
            leads: f32::from(u8::from(position.open.leader == seat)),
        }
    }
}

/// A territory with the eyes of a side; its hand comes first.
fn of_territory(
    position: &Position,
    outlook: &Outlook<'_>,
    tally: &Tally,
    seat: Seat,
    territory: Territory,
    hands: [&Hand; 2],
) -> [f32; OF_TERRITORY] {
    let at = territory as usize;
    let open = &position.open;
    let (mine, theirs) = (&outlook.packs[seat.index()][at], &outlook.packs[1 - seat.index()][at]);
    let [my_strength, their_strength] =
        [seat, seat.next(2)].map(|seat| tally.strength[seat.index()][at] as f32);
    let ahead = my_strength - their_strength;
    let sign = if seat.index() == 0 { 1.0 } else { -1.0 };
    let room = f32::from(ROOM.saturating_sub(open.crowd[at]));
    let coming = outlook.coming[at];
    let scars = |pack: &Pack, scar: Scar| f32::from(pack.scars[scar as usize]);
    let lying = open.scars_in(territory).count() as f32;
    let down = open.face_down_in(territory).count() as f32;
    [
        my_strength / 20.0,
        their_strength / 20.0,
        (ahead / 16.0).clamp(-1.0, 1.0),
        (ahead / 4.0).clamp(-1.0, 1.0),
        room / 6.0,
        coming / 3.0,
        if room == 0.0 { 1.0 } else { 0.0 },
        outlook.prize[at] / 12.0,
        (outlook.turned[at] - outlook.prize[at]) / 6.0,
        outlook.prize[at] / 12.0 * (ahead / (2.0 + 3.0 * coming)).clamp(-1.0, 1.0),
        sign * outlook.margin(territory) / 12.0,
        mine.open as f32 / 3.0,
        theirs.open as f32 / 3.0,
        mine.lone as f32 / 3.0,
        theirs.lone as f32 / 3.0,
        mine.low as f32 / 3.0,
        theirs.low as f32 / 3.0,
        scars(mine, Scar::StrengthPerWolf),
        scars(theirs, Scar::StrengthPerWolf),
        scars(mine, Scar::PointsIfTileWon),
        scars(theirs, Scar::PointsIfTileWon),
        scars(mine, Scar::PointsPerWolf),
        scars(theirs, Scar::PointsPerWolf),
        scars(mine, Scar::PointsPerLoneWolf),
        scars(theirs, Scar::PointsPerLoneWolf),
        scars(mine, Scar::PointsPerOpenWolf),
        scars(theirs, Scar::PointsPerOpenWolf),
        scars(mine, Scar::PointsPerLowWolf),
        scars(theirs, Scar::PointsPerLowWolf),
        lying / 4.0,
        down / 4.0,
        outlook.to_come / 26.0,
        hands[0].strength - hands[1].strength,
        hands[0].masters - hands[1].masters,
        hands[0].trumps - hands[1].trumps,
        hands[0].leads,
    ]
}

/// The two hands with the eyes of the side whose hand comes first.
fn of_hand(position: &Position, outlook: &Outlook<'_>, [mine, theirs]: [&Hand; 2]) -> [f32; OF_HAND] {
    let open = &position.open;
    let trump = open.blood_moon.or(open.moon).is_some();
    let left: usize = Territory::ALL.iter().map(|territory| open.scars_in(*territory).count()).sum();
    let ends = |size: f32| (1.0 - 13.0 * size / 4.0).max(0.0);
    [
        outlook.to_come / 26.0,
        mine.size,
        ends(mine.size),
        mine.leads,
        mine.leads * ends(mine.size),
        if trump { 1.0 } else { 0.0 },
        if open.blood_moon.is_some() { 1.0 } else { 0.0 },
        left as f32 / 12.0,
        mine.strength,
        theirs.strength,
        mine.high,
        theirs.high,
        mine.low,
        theirs.low,
        mine.threes,
        theirs.threes,
        mine.trumps,
        theirs.trumps,
        mine.voids,
        theirs.voids,
        mine.masters,
        theirs.masters,
        mine.masters * mine.leads,
        theirs.masters * theirs.leads,
    ]
}
