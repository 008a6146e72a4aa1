//! The places and tiles of the board: territories, scar slots, pack fields, territory tiles, moons, scars.
//!
//! Owns their names and fixed numbers. What lies on them is in [`Open`](crate::Open); which of them a board has and what
//! they are worth is in [`Content`](crate::Content).

use std::fmt;

use moonpack_rules::Seat;

/// One of the five territories.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Territory {
    /// The cave.
    Cave,
    /// The desert.
    Desert,
    /// The swamp.
    Swamp,
    /// The tundra.
    Tundra,
    /// The volcano.
    Volcano,
}

impl Territory {
    /// All territories in their fixed order, which is not the order on the board.
    pub const ALL: [Self; 5] = [Self::Cave, Self::Desert, Self::Swamp, Self::Tundra, Self::Volcano];

    /// The name in every door, such as `swamp`.
    pub const fn name(self) -> &'static str {
        ["cave", "desert", "swamp", "tundra", "volcano"][self as usize]
    }

    /// The territory with this name.
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|territory| territory.name() == name)
    }
}

impl fmt::Display for Territory {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A scar slot of a territory, printed from 1 to 4. Slots keep their number when others fall empty.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Slot(u8);

impl Slot {
    /// No territory has more slots than this.
    pub const MAX: usize = 4;

    /// All slots a territory can have.
    pub const ALL: [Self; Self::MAX] = [Self(0), Self(1), Self(2), Self(3)];

    /// The slot printed as `number`, from 1.
    pub const fn number(number: usize) -> Option<Self> {
        if number >= 1 && number <= Self::MAX { Some(Self(number as u8 - 1)) } else { None }
    }

    /// The place in an array, from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Display for Slot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0 + 1)
    }
}

/// A pack field, written `s07` on the South side (seat 0) and `n07` on the North side (seat 1).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct PackField {
    seat: Seat,
    index: u8,
}

impl PackField {
    /// No side has more fields than this.
    pub const MAX: usize = 16;

    /// The field of `seat` with this place in an array, if the numbers allow it.
    pub fn new(seat: Seat, index: usize) -> Option<Self> {
        (seat.index() < 2 && index < Self::MAX).then_some(Self { seat, index: index as u8 })
    }

    /// The field in a place that is known to exist on a side.
    #[inline]
    pub(crate) const fn at(seat: Seat, index: usize) -> Self {
        Self { seat, index: index as u8 % Self::MAX as u8 }
    }

    /// Whose side it lies on.
    #[inline]
    pub const fn seat(self) -> Seat {
        self.seat
    }

    /// The place in an array, from 0; the printed number is one more.
    #[inline]
    pub const fn index(self) -> usize {
        self.index as usize
    }

    /// Reads a text such as `s07`.
    pub fn parse(text: &str) -> Option<Self> {
        let (side, number) = text.split_at_checked(1)?;
        let seat = Seat::new(["s", "n"].iter().position(|letter| *letter == side)?)?;
        if number.len() != 2 || !number.bytes().all(|byte| byte.is_ascii_digit()) {
            return None;
        }
        Self::new(seat, number.parse::<usize>().ok()?.checked_sub(1)?)
    }
}

impl fmt::Display for PackField {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{:02}", if self.seat.index() == 0 { 's' } else { 'n' }, self.index + 1)
    }
}

/// A territory tile and the side that lies up, written `3b`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Tile {
    index: u8,
    side: Side,
}

/// A side of a territory tile.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Side {
    /// The first side in the content.
    A,
    /// The second side.
    B,
}

impl Tile {
    /// How many tiles there are.
    pub const COUNT: usize = 5;

    /// All tiles, side A up.
    pub const ALL: [Self; Self::COUNT] = {
        let mut all = [Self { index: 0, side: Side::A }; Self::COUNT];
        let mut index = 1;
        while index < Self::COUNT {
            all[index].index = index as u8;
            index += 1;
        }
        all
    };

    /// The place in an array, from 0; the printed number is one more.
    #[inline]
    pub const fn index(self) -> usize {
        self.index as usize
    }

    /// The side that lies up.
    #[inline]
    pub const fn side(self) -> Side {
        self.side
    }

    /// The same tile with the other side up.
    #[inline]
    pub const fn turned(self) -> Self {
        let side = match self.side {
            Side::A => Side::B,
            Side::B => Side::A,
        };
        Self { index: self.index, side }
    }

    /// Reads a text such as `3b`.
    pub fn parse(text: &str) -> Option<Self> {
        Self::ALL.into_iter().flat_map(|tile| [tile, tile.turned()]).find(|tile| tile.to_string() == text)
    }
}

impl fmt::Display for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.index + 1, if self.side == Side::A { 'a' } else { 'b' })
    }
}

/// One of the two moons.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Moon {
    /// Laid in the first territory without scars.
    Moon,
    /// Laid in the second.
    BloodMoon,
}

impl Moon {
    /// The name in every door.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Moon => "moon",
            Self::BloodMoon => "blood-moon",
        }
    }
}

/// The effect of a scar. There are two tiles of each, and nothing tells the two apart.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Scar {
    /// Strength for each own wolf of the territory.
    StrengthPerWolf,
    /// Strength in the territory.
    StrengthFlat,
    /// A wolf of the box joins at once, face down.
    SummonLoneWolf,
    /// The territory tile is turned over at once.
    FlipTile,
    /// Points for each own wolf.
    PointsPerWolf,
    /// Points for each own lone wolf.
    PointsPerLoneWolf,
    /// Points for each own face-up wolf.
    PointsPerOpenWolf,
    /// Points for each own face-up wolf of strength 2, 3 or 4.
    PointsPerLowWolf,
    /// Points if the territory tile is won.
    PointsIfTileWon,
}

impl Scar {
    /// All effects in their fixed order.
    pub const ALL: [Self; 9] = [
        Self::StrengthPerWolf,
        Self::StrengthFlat,
        Self::SummonLoneWolf,
        Self::FlipTile,
        Self::PointsPerWolf,
        Self::PointsPerLoneWolf,
        Self::PointsPerOpenWolf,
        Self::PointsPerLowWolf,
        Self::PointsIfTileWon,
    ];

    /// All scar tiles, two of each effect.
    pub const TILES: [Self; Self::COUNT] = {
        let mut tiles = [Self::StrengthPerWolf; Self::COUNT];
        let mut index = 0;
        while index < Self::COUNT {
            tiles[index] = Self::ALL[index / Self::COPIES];
            index += 1;
        }
        tiles
    };
    /// Tiles of each effect.
    pub const COPIES: usize = 2;
    /// All scar tiles together.
    pub const COUNT: usize = Self::ALL.len() * Self::COPIES;

    /// The name in every door, such as `flip-tile`.
    pub const fn name(self) -> &'static str {
        [
            "strength-per-wolf",
            "strength-flat",
            "summon-lone-wolf",
            "flip-tile",
            "points-per-wolf",
            "points-per-lone-wolf",
            "points-per-open-wolf",
            "points-per-low-wolf",
            "points-if-tile-won",
        ][self as usize]
    }

    /// The effect with this name.
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|scar| scar.name() == name)
    }
}

impl fmt::Display for Scar {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
