//! What the table is worth: strength in each territory, points, standing and break-down.
//!
//! Everything that counts lies open, so all of this works for positions and views alike. Nothing here allocates but
//! [`parts`].

use std::cmp::Ordering;

use moonpack_rules::{Ending, MAX_SEATS, Part, Quiet, Seat, SeatSet, Standing};

use crate::action::Action;
use crate::apply::apply;
use crate::board::{Moon, PackField, Scar, Territory};
use crate::card::{CardSet, Colour};
use crate::position::{Future, Open, Position, Stage};
use crate::{LONE_STRENGTH, LoneWolves, SEATS};

/// The wolves and strengths of both sides everywhere, counted once for all questions.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Tally {
    /// Face-up wolves by seat and territory.
    pub open: [[i32; 5]; 2],
    /// Lone wolves by seat and territory, summoned ones included.
    pub lone: [[i32; 5]; 2],
    /// Strength by seat and territory, scars included.
    pub strength: [[i32; 5]; 2],
}

impl Tally {
    /// Who takes the tile of a territory; nobody on equal strength.
    #[inline]
    pub fn holder(&self, territory: Territory) -> Option<Seat> {
        match self.strength[0][territory as usize].cmp(&self.strength[1][territory as usize]) {
            Ordering::Greater => Some(SEATS[0]),
            Ordering::Less => Some(SEATS[1]),
            Ordering::Equal => None,
        }
    }

    /// All wolves of `seat` in a territory.
    #[inline]
    pub fn wolves(&self, seat: Seat, territory: Territory) -> i32 {
        let (seat, territory) = (seat.index() & 1, territory as usize);
        self.open[seat][territory] + self.lone[seat][territory]
    }

    /// The lone wolves of each seat everywhere.
    pub fn lone_wolves(&self) -> [u16; 2] {
        self.lone.map(|lone| lone.iter().sum::<i32>() as u16)
    }
}

impl LoneWolves {
    /// The trump colour of the running trick, if a moon lies.
    #[inline]
    pub fn trump(&self, open: &Open) -> Option<Colour> {
        open.blood_moon.or(open.moon).map(|territory| self.colour(territory))
    }

    /// Counts wolves and strengths as they lie now.
    pub fn tally(&self, open: &Open) -> Tally {
        let mut tally = Tally { open: [[0; 5]; 2], lone: [[0; 5]; 2], strength: [[0; 5]; 2] };
        for seat in 0..2 {
            for territory in 0..5 {
                let wolves = open.wolves[seat][territory];
                tally.open[seat][territory] = wolves.len() as i32;
                tally.strength[seat][territory] = wolves.strength();
                tally.lone[seat][territory] = open.lone[seat][territory].len() as i32;
            }
        }
        for (seat, territory) in open.summoned.into_iter().flatten() {
            tally.lone[seat.index() & 1][territory as usize] += 1;
        }
        for seat in SEATS {
            for territory in Territory::ALL {
                let lone = tally.lone[seat.index() & 1][territory as usize];
                tally.strength[seat.index() & 1][territory as usize] += lone * LONE_STRENGTH;
            }
            for (field, scar) in fields(open, seat) {
                if !matches!(scar, Scar::StrengthPerWolf | Scar::StrengthFlat) {
                    continue;
                }
                for territory in self.reach(field).into_iter().flatten() {
                    let times = if scar == Scar::StrengthFlat { 1 } else { tally.wolves(seat, territory) };
                    tally.strength[seat.index() & 1][territory as usize] += times * self.scar_value(scar);
                }
            }
        }
        tally
    }

    /// The strength of `seat` in a territory, as it lies now.
    pub fn strength(&self, open: &Open, seat: Seat, territory: Territory) -> i32 {
        self.tally(open).strength[seat.index() & 1][territory as usize]
    }

    /// Who would take the tile of a territory now; nobody on equal strength.
    pub fn holder(&self, open: &Open, territory: Territory) -> Option<Seat> {
        self.tally(open).holder(territory)
    }

    /// The points a scar brings `seat` in one territory it touches.
    pub fn scar_points(
        &self,
        open: &Open,
        tally: &Tally,
        seat: Seat,
        scar: Scar,
        territory: Territory,
    ) -> i32 {
        let (side, place) = (seat.index() & 1, territory as usize);
        let times = match scar {
            Scar::PointsPerWolf => tally.wolves(seat, territory),
            Scar::PointsPerLoneWolf => tally.lone[side][place],
            Scar::PointsPerOpenWolf => tally.open[side][place],
            Scar::PointsPerLowWolf => (open.wolves[side][place] & CardSet::LOW).len() as i32,
            Scar::PointsIfTileWon => i32::from(tally.holder(territory) == Some(seat)),
            Scar::StrengthPerWolf | Scar::StrengthFlat | Scar::SummonLoneWolf | Scar::FlipTile => 0,
        };
        times * self.scar_value(scar)
    }

    /// How the table lies after an action if no deal follows: what the last decision of a deal leaves to be counted, before
    /// the next one is dealt. All of it lies open.
    pub fn closed(&self, position: &Position, action: Action) -> Open {
        let mut last = position.clone();
        last.hidden.future = Future::new(&[]);
        apply(self, &mut last, action, &mut Quiet);
        last.open
    }

    /// The points of the running deal as if it ended now.
    pub fn deal_points(&self, open: &Open) -> [i32; 2] {
        self.points_of(open, &self.tally(open))
    }

    fn points_of(&self, open: &Open, tally: &Tally) -> [i32; 2] {
        let mut points = [0; 2];
        for territory in Territory::ALL {
            if let Some(seat) = tally.holder(territory) {
                points[seat.index() & 1] += self.tile_points(open.tiles[territory as usize])
                    + self.moons_in(open, territory).map(|moon| self.moon_points(moon)).sum::<i32>();
            }
        }
        for seat in SEATS {
            for (field, scar) in fields(open, seat) {
                for territory in self.reach(field).into_iter().flatten() {
                    points[seat.index() & 1] += self.scar_points(open, tally, seat, scar, territory);
                }
            }
        }
        points
    }

    /// The lone wolves of the running deal, which decide between equal points.
    pub fn deal_lone_wolves(&self, open: &Open) -> [u16; 2] {
        self.tally(open).lone_wolves()
    }

    /// Both of these from one count.
    pub(crate) fn deal_score(&self, open: &Open) -> ([i32; 2], [u16; 2]) {
        let tally = self.tally(open);
        (self.points_of(open, &tally), tally.lone_wolves())
    }

    /// The moons that lie in a territory.
    pub fn moons_in(&self, open: &Open, territory: Territory) -> impl Iterator<Item = Moon> {
        let moons = [(open.moon, Moon::Moon), (open.blood_moon, Moon::BloodMoon)];
        moons.into_iter().filter(move |(place, _)| *place == Some(territory)).map(|(_, moon)| moon)
    }
}

/// The standing of the match as if it ended now.
pub(crate) fn standing(game: &LoneWolves, position: &Position) -> Standing {
    let open = &position.open;
    let (deal, lone) = game.deal_score(open);
    let totals =
        [0, 1].map(|seat| (open.earlier_points[seat] + deal[seat], open.earlier_lone[seat] + lone[seat]));
    let mut points = [0; MAX_SEATS];
    points[..2].copy_from_slice(&totals.map(|(points, _)| points));
    let best = totals[0].max(totals[1]);
    let winners: SeatSet = SEATS.into_iter().filter(|seat| totals[seat.index() & 1] == best).collect();
    Standing { points, winners }
}

/// The lines of a seat's score; lines worth nothing are left out.
pub(crate) fn parts(game: &LoneWolves, position: &Position, seat: Seat) -> Vec<Part> {
    let open = &position.open;
    let mut parts = Vec::new();
    let mut add = |name, of: Option<Territory>, points: i32| {
        if points != 0 {
            parts.push(Part { name, of: of.map(|territory| territory.name().to_string()), points });
        }
    };
    if seat.index() > 1 {
        return parts;
    }
    let tally = game.tally(open);
    add("earlier-deals", None, open.earlier_points[seat.index()]);
    for territory in Territory::ALL.into_iter().filter(|territory| tally.holder(*territory) == Some(seat)) {
        add("tile", Some(territory), game.tile_points(open.tiles[territory as usize]));
        for moon in game.moons_in(open, territory) {
            add(moon.name(), Some(territory), game.moon_points(moon));
        }
    }
    for scar in Scar::ALL {
        for territory in Territory::ALL {
            let touching = fields(open, seat)
                .filter(|(field, other)| *other == scar && game.reach(*field).contains(&Some(territory)))
                .count() as i32;
            add(
                scar.name(),
                Some(territory),
                touching * game.scar_points(open, &tally, seat, scar, territory),
            );
        }
    }
    parts
}

/// How the game ended.
pub(crate) fn ending(position: &Position) -> Option<Ending> {
    (position.open.stage == Stage::Over).then_some(Ending("complete"))
}

/// The scars on the fields of `seat`.
#[inline]
fn fields(open: &Open, seat: Seat) -> impl Iterator<Item = (PackField, Scar)> {
    let there = open.fields[seat.index() & 1].iter().enumerate();
    there.filter_map(move |(index, scar)| scar.map(|scar| (PackField::at(seat, index), scar)))
}
