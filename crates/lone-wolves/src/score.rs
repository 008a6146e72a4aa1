//! What the table is worth: strength in each territory, points, standing and break-down.
//!
//! Everything that counts lies open, so all of this works for positions and views alike. Nothing here allocates but
//! [`parts`].

use moonpack_rules::{MAX_SEATS, Part, Seat, SeatSet, Standing};

use crate::board::{Moon, PackField, Scar, Territory};
use crate::card::{CardSet, Colour};
use crate::position::Open;
use crate::{LONE_STRENGTH, LoneWolves, SEATS};

impl LoneWolves {
    /// The trump colour of the running trick, if a moon lies.
    #[inline]
    pub fn trump(&self, open: &Open) -> Option<Colour> {
        open.blood_moon.or(open.moon).map(|territory| self.colour(territory))
    }

    /// The strength of `seat` in a territory, as it lies now.
    pub fn strength(&self, open: &Open, seat: Seat, territory: Territory) -> i32 {
        let side = Pack::of(open, seat, territory);
        let mut strength = side.open.strength() + side.lone * LONE_STRENGTH;
        for (field, scar) in fields(open, seat) {
            if self.reach(field).contains(&Some(territory)) {
                strength += match scar {
                    Scar::StrengthPerWolf => side.all() * self.scar_value(scar),
                    Scar::StrengthFlat => self.scar_value(scar),
                    _ => 0,
                };
            }
        }
        strength
    }

    /// Who would take the tile of a territory now; nobody on equal strength.
    pub fn holder(&self, open: &Open, territory: Territory) -> Option<Seat> {
        let [south, north] = SEATS.map(|seat| self.strength(open, seat, territory));
        match south.cmp(&north) {
            std::cmp::Ordering::Greater => Some(SEATS[0]),
            std::cmp::Ordering::Less => Some(SEATS[1]),
            std::cmp::Ordering::Equal => None,
        }
    }

    /// The points a scar brings its owner in one territory it touches, `won` being who takes the tile there.
    pub fn scar_points(
        &self,
        open: &Open,
        seat: Seat,
        scar: Scar,
        territory: Territory,
        won: Option<Seat>,
    ) -> i32 {
        let side = Pack::of(open, seat, territory);
        let times = match scar {
            Scar::PointsPerWolf => side.all(),
            Scar::PointsPerLoneWolf => side.lone,
            Scar::PointsPerOpenWolf => side.open.len() as i32,
            Scar::PointsPerLowWolf => (side.open & CardSet::LOW).len() as i32,
            Scar::PointsIfTileWon => i32::from(won == Some(seat)),
            Scar::StrengthPerWolf | Scar::StrengthFlat | Scar::SummonLoneWolf | Scar::FlipTile => 0,
        };
        times * self.scar_value(scar)
    }

    /// The points of the running deal as if it ended now.
    pub fn deal_points(&self, open: &Open) -> [i32; 2] {
        let mut points = [0; 2];
        let holders = Territory::ALL.map(|territory| self.holder(open, territory));
        for territory in Territory::ALL {
            if let Some(seat) = holders[territory as usize] {
                points[seat.index() & 1] += self.tile_points(open.tiles[territory as usize]);
                for moon in [Moon::Moon, Moon::BloodMoon] {
                    if moon_at(open, moon) == Some(territory) {
                        points[seat.index() & 1] += self.moon_points(moon);
                    }
                }
            }
        }
        for seat in SEATS {
            for (field, scar) in fields(open, seat) {
                for territory in self.reach(field).into_iter().flatten() {
                    let won = holders[territory as usize];
                    points[seat.index() & 1] += self.scar_points(open, seat, scar, territory, won);
                }
            }
        }
        points
    }

    /// The lone wolves of the running deal, which decide between equal points.
    pub fn deal_lone_wolves(&self, open: &Open) -> [u16; 2] {
        SEATS.map(|seat| Territory::ALL.into_iter().map(|place| open.lone_wolves(seat, place) as u16).sum())
    }

    /// The standing of the match as if it ended now.
    pub(crate) fn standing_of(&self, open: &Open) -> Standing {
        let deal = self.deal_points(open);
        let lone = self.deal_lone_wolves(open);
        let total =
            |seat: usize| (open.earlier_points[seat] + deal[seat], open.earlier_lone[seat] + lone[seat]);
        let totals = [total(0), total(1)];
        let mut points = [0; MAX_SEATS];
        points[0] = totals[0].0;
        points[1] = totals[1].0;
        let best = totals[0].max(totals[1]);
        let winners: SeatSet = SEATS.into_iter().filter(|seat| totals[seat.index() & 1] == best).collect();
        Standing { points, winners }
    }
}

/// The lines of a seat's score; lines worth nothing are left out.
pub(crate) fn parts(game: &LoneWolves, open: &Open, seat: Seat) -> Vec<Part> {
    let mut parts = Vec::new();
    let mut add = |name, of: Option<Territory>, points: i32| {
        if points != 0 {
            parts.push(Part { name, of: of.map(|territory| territory.name().to_string()), points });
        }
    };
    if seat.index() > 1 {
        return parts;
    }
    add("earlier-deals", None, open.earlier_points[seat.index()]);
    let won = |territory| game.holder(open, territory);
    for territory in Territory::ALL.into_iter().filter(|territory| won(*territory) == Some(seat)) {
        add("tile", Some(territory), game.tile_points(open.tiles[territory as usize]));
        for moon in [Moon::Moon, Moon::BloodMoon] {
            if moon_at(open, moon) == Some(territory) {
                add(moon.name(), Some(territory), game.moon_points(moon));
            }
        }
    }
    for scar in Scar::ALL {
        for territory in Territory::ALL {
            let touching = fields(open, seat)
                .filter(|(field, other)| *other == scar && game.reach(*field).contains(&Some(territory)))
                .count() as i32;
            let each = game.scar_points(open, seat, scar, territory, won(territory));
            add(scar.name(), Some(territory), touching * each);
        }
    }
    parts
}

/// Where a moon lies.
pub(crate) fn moon_at(open: &Open, moon: Moon) -> Option<Territory> {
    match moon {
        Moon::Moon => open.moon,
        Moon::BloodMoon => open.blood_moon,
    }
}

/// One side's wolves in a territory.
struct Pack {
    open: CardSet,
    lone: i32,
}

impl Pack {
    fn of(open: &Open, seat: Seat, territory: Territory) -> Self {
        Self {
            open: open.wolves[seat.index() & 1][territory as usize],
            lone: open.lone_wolves(seat, territory) as i32,
        }
    }

    fn all(&self) -> i32 {
        self.open.len() as i32 + self.lone
    }
}

/// The scars on the fields of `seat`.
fn fields(open: &Open, seat: Seat) -> impl Iterator<Item = (PackField, Scar)> {
    let there = open.fields[seat.index() & 1].iter().enumerate();
    there.filter_map(move |(index, scar)| Some((PackField::new(seat, index)?, (*scar)?)))
}
