//! What a table of Lone Wolves is worth by hand: who is likely to be the stronger in each territory in the end, given what may
//! still be laid there, what tile, moon and scars bring then, and by how much an action moves that.

use ::lone_wolves::{
    Action, Card, CardSet, LONE_STRENGTH, LoneWolves, Moon, PackField, Position, ROOM, SEATS, Scar, Spot,
    Territory, leader_wins,
};
use moonpack_rules::Seat;

use super::HAND_STRENGTH;

/// How far the strength of a territory may end from where it stands, as a variance.
#[derive(Clone, Copy)]
pub(super) struct Doubt {
    /// What scars, moons and turned tiles may still do there.
    always: f32,
    /// What each wolf still to come brings.
    wolf: f32,
}

/// How it was in 2,600 positions of games of the search.
pub(super) const MEASURED: Doubt = Doubt { always: 3.5, wolf: 17.0 };
/// How somebody guesses it who does not search, and is surer than they should be.
pub(super) const GUESSED: Doubt = Doubt { always: 0.3, wolf: 9.0 };

/// What a scar is worth before one knows where it goes.
const SCAR: f32 = 2.5;

/// One side's part of a territory.
#[derive(Clone, Copy, Default)]
struct Pack {
    open: f32,
    low: f32,
    lone: f32,
    /// Printed strength of the face-up wolves, and that of the lone ones.
    wolves: f32,
    /// Scars that touch the territory, by effect.
    scars: [f32; Scar::ALL.len()],
}

/// What a pack is expected to come to, and what one wolf more would add.
#[derive(Clone, Copy, Default)]
struct Side {
    strength: f32,
    /// Points it gets whoever takes the tile.
    sure: f32,
    /// Points it gets if it takes the tile, beside what tile and moons bring.
    if_won: f32,
    /// Strength each wolf adds beside its own.
    a_wolf: f32,
    /// Points for an open wolf, for a low one in addition, and for a lone one.
    an_open: f32,
    a_low: f32,
    a_lone: f32,
}

impl Side {
    /// What the pack comes to with the wolves that are still to come to each side.
    fn of(game: &LoneWolves, pack: &Pack, each: f32) -> Self {
        let scars = |scar: Scar| pack.scars[scar as usize] * game.scar_value(scar) as f32;
        let every = scars(Scar::PointsPerWolf);
        let (an_open, a_lone) =
            (every + scars(Scar::PointsPerOpenWolf), every + scars(Scar::PointsPerLoneWolf));
        let a_low = scars(Scar::PointsPerLowWolf);
        let a_wolf = scars(Scar::StrengthPerWolf);
        Self {
            strength: pack.wolves + a_wolf * (pack.open + pack.lone + each) + scars(Scar::StrengthFlat),
            sure: an_open * (pack.open + each * 0.5)
                + a_lone * (pack.lone + each * 0.5)
                + a_low * (pack.low + each * 0.2),
            if_won: scars(Scar::PointsIfTileWon),
            a_wolf,
            an_open,
            a_low,
            a_lone,
        }
    }

    /// With a face-up wolf more, or with one less.
    fn with_open(self, card_strength: f32, times: f32) -> Self {
        let low = if card_strength <= 4.0 { self.a_low } else { 0.0 };
        Self {
            strength: self.strength + times * (card_strength + self.a_wolf),
            sure: self.sure + times * (self.an_open + low),
            ..self
        }
    }

    /// With a lone wolf more.
    fn with_lone(self) -> Self {
        let strength = self.strength + LONE_STRENGTH as f32 + self.a_wolf;
        Self { strength, sure: self.sure + self.a_lone, ..self }
    }
}

/// The table as the evaluation sees it.
pub(super) struct Outlook<'a> {
    game: &'a LoneWolves,
    packs: [[Pack; 5]; 2],
    sides: [[Side; 5]; 2],
    /// How many times e the odds are that a side takes the tile for each point of strength it is ahead.
    surety: [f32; 5],
    /// Tile and moons of each territory.
    prize: [f32; 5],
    /// What the tile of each territory would bring if it were turned.
    turned: [f32; 5],
    /// Wolves still to come in each territory, for each side.
    each: [f32; 5],
    /// Wolves still to come in all.
    pub(super) to_come: f32,
}

impl<'a> Outlook<'a> {
    pub(super) fn of(game: &'a LoneWolves, position: &Position, doubt: Doubt) -> Self {
        let open = &position.open;
        let to_come = SEATS.iter().map(|seat| open.hand_size(*seat) as f32).sum::<f32>();
        let room = open.crowd.map(|crowd| f32::from(ROOM.saturating_sub(crowd)));
        let share = to_come / room.iter().sum::<f32>().max(1.0);
        let coming = room.map(|room| (room * share).min(room));
        let each = coming.map(|coming| coming / 2.0);
        let mut packs = [[Pack::default(); 5]; 2];
        for seat in SEATS {
            for territory in Territory::ALL {
                let wolves = open.wolves[seat.index()][territory as usize];
                let lone = open.lone[seat.index()][territory as usize].len() as f32;
                let pack = &mut packs[seat.index()][territory as usize];
                pack.wolves = wolves.strength() as f32 + lone * LONE_STRENGTH as f32;
                (pack.open, pack.lone) = (wolves.len() as f32, lone);
                pack.low = (wolves & CardSet::LOW).len() as f32;
            }
            for (index, scar) in open.fields[seat.index()].iter().enumerate() {
                let (Some(scar), Some(field)) = (scar, PackField::new(seat, index)) else { continue };
                for territory in game.reach(field).into_iter().flatten() {
                    packs[seat.index()][territory as usize].scars[*scar as usize] += 1.0;
                }
            }
        }
        for (seat, territory) in open.summoned.into_iter().flatten() {
            let pack = &mut packs[seat.index() & 1][territory as usize];
            pack.lone += 1.0;
            pack.wolves += LONE_STRENGTH as f32;
        }
        let sides = [0, 1].map(|seat| {
            std::array::from_fn(|territory| Side::of(game, &packs[seat][territory], each[territory]))
        });
        let prize = Territory::ALL.map(|territory| {
            let mut prize = game.tile_points(open.tiles[territory as usize]);
            if open.moon == Some(territory) {
                prize += game.moon_points(Moon::Moon);
            }
            if open.blood_moon == Some(territory) {
                prize += game.moon_points(Moon::BloodMoon);
            }
            prize as f32
        });
        let turned = Territory::ALL.map(|territory| {
            let tile = open.tiles[territory as usize];
            prize[territory as usize] + (game.tile_points(tile.turned()) - game.tile_points(tile)) as f32
        });
        let surety = coming.map(|coming| 1.7 / (doubt.always + coming * doubt.wolf).sqrt());
        Self { game, packs, sides, surety, prize, turned, each, to_come }
    }

    /// South's points less North's in a territory, as expected.
    pub(super) fn margin(&self, territory: Territory) -> f32 {
        let at = territory as usize;
        self.reckon(at, &self.sides[0][at], &self.sides[1][at], self.prize[at])
    }

    fn reckon(&self, at: usize, south: &Side, north: &Side, prize: f32) -> f32 {
        let won = 1.0 / (1.0 + (self.surety[at] * (north.strength - south.strength)).exp());
        prize * (2.0 * won - 1.0) + south.if_won * won - north.if_won * (1.0 - won) + south.sure - north.sure
    }

    /// The margin of a territory, for `seat`, if its pack there were `changed` so.
    fn changed(&self, territory: Territory, seat: Seat, changed: impl Fn(Side) -> Side) -> f32 {
        let at = territory as usize;
        let [mut south, mut north] = [self.sides[0][at], self.sides[1][at]];
        if seat.index() == 0 {
            south = changed(south);
        } else {
            north = changed(north);
        }
        sign(seat) * self.reckon(at, &south, &north, self.prize[at])
    }

    /// By how many points taking or placing a scar seems to move the margin for the seat that decides.
    pub(super) fn gain(&self, before: &[f32; 5], position: &Position, action: Action) -> f32 {
        let open = &position.open;
        let Some(seat) = open.to_move() else { return 0.0 };
        match action {
            Action::Play { .. } | Action::Reveal { .. } => 0.0,
            Action::Take { territory, slot } => match open.spot(territory, slot) {
                Spot::Up(scar) => self.best_place(before, seat, scar),
                _ => SCAR,
            },
            Action::Place { field } => {
                let Some(scar) = position.taken_scar() else { return 0.0 };
                let places = self.game.reach(field).into_iter().flatten();
                places.map(|territory| self.gain_of_scar(before, seat, scar, territory)).sum()
            }
        }
    }

    fn best_place(&self, before: &[f32; 5], seat: Seat, scar: Scar) -> f32 {
        let all = Territory::ALL.iter().map(|territory| self.gain_of_scar(before, seat, scar, *territory));
        all.fold(f32::MIN, f32::max)
    }

    fn gain_of_scar(&self, before: &[f32; 5], seat: Seat, scar: Scar, territory: Territory) -> f32 {
        let at = territory as usize;
        let after = match scar {
            Scar::SummonLoneWolf => self.changed(territory, seat, Side::with_lone),
            Scar::FlipTile => {
                sign(seat) * self.reckon(at, &self.sides[0][at], &self.sides[1][at], self.turned[at])
            }
            _ => {
                let mut pack = self.packs[seat.index()][at];
                pack.scars[scar as usize] += 1.0;
                self.changed(territory, seat, |_| Side::of(self.game, &pack, self.each[at]))
            }
        };
        after - sign(seat) * before[at]
    }
}

/// What wolves bring on each territory, worked out once for all cards of a strength.
pub(super) struct Plays<'a> {
    outlook: &'a Outlook<'a>,
    seat: Seat,
    /// The own margin of each territory as it lies.
    before: [f32; 5],
    /// What a wolf brings that wins, by strength and territory; filled when it is asked for.
    stands: [[Option<f32>; 5]; 8],
    /// What a wolf brings that loses, by territory, the scar it takes included.
    pub(super) falls: [f32; 5],
    /// What the wolf that leads brings if it falls.
    pub(super) theirs: f32,
}

impl<'a> Plays<'a> {
    pub(super) fn of(outlook: &'a Outlook<'a>, position: &Position, seat: Seat) -> Self {
        let open = &position.open;
        let scar = |territory: Territory| if open.scars_in(territory).next().is_some() { SCAR } else { 0.0 };
        let before = Territory::ALL.map(|territory| sign(seat) * outlook.margin(territory));
        let falls = Territory::ALL.map(|territory| {
            let fallen = outlook.changed(territory, seat, Side::with_lone);
            fallen - before[territory as usize] + scar(territory)
        });
        let theirs = open.led.map_or(0.0, |led| {
            let place = led.territory;
            let strength = f32::from(led.card.strength());
            let fallen =
                outlook.changed(place, seat.next(2), |side| side.with_open(strength, -1.0).with_lone());
            -fallen - before[place as usize] - scar(place)
        });
        Self { outlook, seat, before, stands: [[None; 5]; 8], falls, theirs }
    }

    /// What the card brings on a territory if it wins.
    pub(super) fn stands(&mut self, card: Card, territory: Territory) -> f32 {
        let (outlook, seat, here) = (self.outlook, self.seat, self.before[territory as usize]);
        let known = &mut self.stands[usize::from(card.strength()) % 8][territory as usize];
        *known.get_or_insert_with(|| {
            let strength = f32::from(card.strength());
            outlook.changed(territory, seat, |side| side.with_open(strength, 1.0)) - here
        })
    }

    /// By how many points the play seems to move the margin, if it wins the trick this likely.
    pub(super) fn gain(&mut self, card: Card, territory: Territory, chance: f32) -> f32 {
        let spent = HAND_STRENGTH * f32::from(card.strength());
        chance * (self.stands(card, territory) + self.theirs)
            + (1.0 - chance) * self.falls[territory as usize]
            - spent
    }
}

/// How likely a card is to win the trick, for somebody who guesses it from its strength alone where it leads.
pub(super) fn guessed_chance(game: &LoneWolves, position: &Position, card: Card) -> f32 {
    let trump = game.trump(&position.open);
    match position.open.led {
        Some(led) => f32::from(u8::from(!leader_wins(led.card, card, trump))),
        None => lead_chance(card) + if trump == Some(card.colour()) { 0.1 } else { 0.0 },
    }
}

/// How likely a card is to win the trick it leads.
fn lead_chance(card: Card) -> f32 {
    [0.3, 0.3, 0.4, 0.55, 0.7, 0.8][usize::from(card.strength()).saturating_sub(2).min(5)]
}

fn sign(seat: Seat) -> f32 {
    if seat.index() == 0 { 1.0 } else { -1.0 }
}
