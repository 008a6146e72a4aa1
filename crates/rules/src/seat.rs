//! Who sits where and who is looking.

use std::fmt;

/// No game of ours has more seats than this.
pub const MAX_SEATS: usize = 5;

/// Where one plays from, counted from 0 in turn order of the set-up.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Seat(u8);

impl Seat {
    /// The seat with this number, if a table can have it.
    pub const fn new(number: usize) -> Option<Self> {
        if number < MAX_SEATS { Some(Self(number as u8)) } else { None }
    }

    /// The first `count` seats in order; counts beyond [`MAX_SEATS`] give all of them.
    pub fn first(count: usize) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + Clone {
        (0..count.min(MAX_SEATS) as u8).map(Seat)
    }

    /// The seat's number, fit to index an array of [`MAX_SEATS`].
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The seat clockwise from this one at a table of `count`.
    pub const fn next(self, count: usize) -> Self {
        let number = self.0 as usize + 1;
        if number >= count { Self(0) } else { Self(number as u8) }
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// Whose eyes a view is made for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Viewer {
    /// A player: sees what lies open and their own secrets.
    Seat(Seat),
    /// Anybody else: sees only what lies open.
    #[default]
    Spectator,
}

impl Viewer {
    /// Is this the viewer at `seat`?
    pub fn is(self, seat: Seat) -> bool {
        self == Self::Seat(seat)
    }

    /// Every viewer of a table with `count` seats, the spectator last.
    pub fn all(count: usize) -> impl Iterator<Item = Viewer> {
        Seat::first(count).map(Viewer::Seat).chain([Viewer::Spectator])
    }
}

/// A set of seats in one byte.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct SeatSet(u8);

impl SeatSet {
    /// The empty set.
    pub const EMPTY: Self = Self(0);

    /// Adds a seat.
    pub fn insert(&mut self, seat: Seat) {
        self.0 |= 1 << seat.0;
    }

    /// Is the seat in the set?
    pub fn contains(self, seat: Seat) -> bool {
        self.0 & (1 << seat.0) != 0
    }

    /// How many seats are in the set.
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Is nobody in the set?
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The seats in order.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        Seat::first(MAX_SEATS).filter(move |seat| self.contains(*seat))
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        let mut set = Self::EMPTY;
        seats.into_iter().for_each(|seat| set.insert(seat));
        set
    }
}
