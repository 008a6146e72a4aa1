//! What a table of Lone Wolves is worth by hand: who is likely to be the stronger in each territory in the end, given what may
//! still be laid there, what tile, moon and scars bring then, and by how much an action moves that.

use ::lone_wolves::{
    Action, Card, CardSet, LONE_STRENGTH, LoneWolves, Moon, Position, ROOM, SEATS, Scar, Spot, Territory,
    leader_wins,
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
pub(super) struct Pack {
    /// Printed strength of the face-up wolves.
    pub(super) strength: i32,
    pub(super) open: i32,
    pub(super) low: i32,
    pub(super) lone: i32,
    /// Scars that touch the territory, by effect.
    pub(super) scars: [u8; Scar::ALL.len()],
}

/// The table as the evaluation sees it.
pub(super) struct Outlook<'a> {
    game: &'a LoneWolves,
    doubt: Doubt,
    pub(super) packs: [[Pack; 5]; 2],
    /// Tile and moons of each territory.
    pub(super) prize: [f32; 5],
    /// What the tile of each territory would bring if it were turned.
    pub(super) turned: [f32; 5],
    /// Wolves still to come in each territory.
    pub(super) coming: [f32; 5],
    /// Wolves still to come in all.
    pub(super) to_come: f32,
}

impl<'a> Outlook<'a> {
    pub(super) fn of(game: &'a LoneWolves, position: &Position, doubt: Doubt) -> Self {
        let open = &position.open;
        let mut packs = [[Pack::default(); 5]; 2];
        for seat in SEATS {
            for territory in Territory::ALL {
                let wolves = open.wolves[seat.index()][territory as usize];
                packs[seat.index()][territory as usize] = Pack {
                    strength: wolves.strength(),
                    open: wolves.len() as i32,
                    low: (wolves & CardSet::LOW).len() as i32,
                    lone: open.lone_wolves(seat, territory) as i32,
                    scars: [0; Scar::ALL.len()],
                };
            }
            for field in game.fields(seat) {
                let Some(scar) = open.fields[seat.index()][field.index()] else { continue };
                for territory in game.reach(field).into_iter().flatten() {
                    packs[seat.index()][territory as usize].scars[scar as usize] += 1;
                }
            }
        }
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
        let to_come = SEATS.iter().map(|seat| open.hand_size(*seat) as f32).sum::<f32>();
        let room = open.crowd.map(|crowd| f32::from(ROOM.saturating_sub(crowd)));
        let share = to_come / room.iter().sum::<f32>().max(1.0);
        let coming = room.map(|room| (room * share).min(room));
        Self { game, doubt, packs, prize, turned, coming, to_come }
    }

    /// South's points less North's in a territory, as expected.
    pub(super) fn margin(&self, territory: Territory) -> f32 {
        let at = territory as usize;
        self.reckon([&self.packs[0][at], &self.packs[1][at]], self.prize[at], self.coming[at])
    }

    fn reckon(&self, packs: [&Pack; 2], prize: f32, coming: f32) -> f32 {
        let each = coming / 2.0;
        let value = |scar: Scar| self.game.scar_value(scar) as f32;
        let strength = |pack: &Pack| {
            let wolves = (pack.open + pack.lone) as f32 + each;
            pack.strength as f32
                + (pack.lone * LONE_STRENGTH) as f32
                + f32::from(pack.scars[Scar::StrengthPerWolf as usize])
                    * wolves
                    * value(Scar::StrengthPerWolf)
                + f32::from(pack.scars[Scar::StrengthFlat as usize]) * value(Scar::StrengthFlat)
        };
        let ahead = strength(packs[0]) - strength(packs[1]);
        let deviation = (self.doubt.always + coming * self.doubt.wolf).sqrt();
        let won = 1.0 / (1.0 + (-1.7 * ahead / deviation).exp());
        let points = |pack: &Pack, won: f32| {
            let scars = |scar: Scar| f32::from(pack.scars[scar as usize]) * value(scar);
            scars(Scar::PointsIfTileWon) * won
                + scars(Scar::PointsPerWolf) * ((pack.open + pack.lone) as f32 + each)
                + scars(Scar::PointsPerLoneWolf) * (pack.lone as f32 + each * 0.5)
                + scars(Scar::PointsPerOpenWolf) * (pack.open as f32 + each * 0.5)
                + scars(Scar::PointsPerLowWolf) * (pack.low as f32 + each * 0.2)
        };
        prize * (2.0 * won - 1.0) + points(packs[0], won) - points(packs[1], 1.0 - won)
    }

    /// The margin of a territory, for `seat`, if its pack there were `change`d.
    fn changed(&self, territory: Territory, seat: Seat, change: impl Fn(&mut Pack)) -> f32 {
        let at = territory as usize;
        let mut packs = [self.packs[0][at], self.packs[1][at]];
        change(&mut packs[seat.index()]);
        sign(seat) * self.reckon([&packs[0], &packs[1]], self.prize[at], self.coming[at])
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
            Scar::SummonLoneWolf => self.changed(territory, seat, |pack| pack.lone += 1),
            Scar::FlipTile => {
                sign(seat)
                    * self.reckon([&self.packs[0][at], &self.packs[1][at]], self.turned[at], self.coming[at])
            }
            _ => self.changed(territory, seat, |pack| pack.scars[scar as usize] += 1),
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
            let fallen = outlook.changed(territory, seat, |pack| pack.lone += 1);
            fallen - before[territory as usize] + scar(territory)
        });
        let theirs = open.led.map_or(0.0, |led| {
            let place = led.territory;
            let fallen = outlook.changed(place, seat.next(2), |pack| {
                pack.strength -= i32::from(led.card.strength());
                pack.open -= 1;
                pack.low -= i32::from(led.card.strength() <= 4);
                pack.lone += 1;
            });
            -fallen - before[place as usize] - scar(place)
        });
        Self { outlook, seat, before, stands: [[None; 5]; 8], falls, theirs }
    }

    /// What the card brings on a territory if it wins.
    pub(super) fn stands(&mut self, card: Card, territory: Territory) -> f32 {
        let (outlook, seat, here) = (self.outlook, self.seat, self.before[territory as usize]);
        let known = &mut self.stands[usize::from(card.strength()) % 8][territory as usize];
        *known.get_or_insert_with(|| {
            let stands = outlook.changed(territory, seat, |pack| {
                pack.strength += i32::from(card.strength());
                pack.open += 1;
                pack.low += i32::from(card.strength() <= 4);
            });
            stands - here
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
