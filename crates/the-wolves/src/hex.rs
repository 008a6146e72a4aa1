//! Hexes as small numbers and sets of them as bits.
//!
//! A [`Hex`] is a place in one map's list of hexes, which is sorted by x and then y; so the lower hex of two is the one
//! with the smaller x, then the smaller y. Coordinates, terrain and neighbours belong to the [`Map`](crate::Map).

use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Not};

/// The largest map has this many hexes: one start board and ten region boards of 16.
pub const MAX_HEXES: usize = 176;

/// A hex of the map.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Hex(u8);

impl Hex {
    /// The hex with this number, if a map can have it.
    pub const fn new(number: usize) -> Option<Self> {
        if number < MAX_HEXES { Some(Self(number as u8)) } else { None }
    }

    /// The hex's number, fit to index an array of [`MAX_HEXES`].
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A set of hexes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct HexSet([u64; 3]);

impl HexSet {
    /// The empty set.
    pub const EMPTY: Self = Self([0; 3]);

    /// The set of one hex.
    #[inline]
    pub const fn of(hex: Hex) -> Self {
        let mut words = [0; 3];
        words[(hex.0 >> 6) as usize] = 1 << (hex.0 & 63);
        Self(words)
    }

    /// Adds a hex.
    #[inline]
    pub fn insert(&mut self, hex: Hex) {
        self.0[(hex.0 >> 6) as usize] |= 1 << (hex.0 & 63);
    }

    /// Takes a hex out.
    #[inline]
    pub fn remove(&mut self, hex: Hex) {
        self.0[(hex.0 >> 6) as usize] &= !(1 << (hex.0 & 63));
    }

    /// Is the hex in the set?
    #[inline]
    pub const fn contains(self, hex: Hex) -> bool {
        self.0[(hex.0 >> 6) as usize] & (1 << (hex.0 & 63)) != 0
    }

    /// Is no hex in the set?
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0[0] | self.0[1] | self.0[2] == 0
    }

    /// Have the two sets a hex in common?
    #[inline]
    pub fn meets(self, other: Self) -> bool {
        !(self & other).is_empty()
    }

    /// How many hexes are in the set.
    #[inline]
    pub const fn len(self) -> u32 {
        self.0[0].count_ones() + self.0[1].count_ones() + self.0[2].count_ones()
    }

    /// The hexes, lowest first.
    #[inline]
    pub fn iter(self) -> Hexes {
        Hexes { words: self.0, word: 0 }
    }
}

impl IntoIterator for HexSet {
    type Item = Hex;
    type IntoIter = Hexes;
    #[inline]
    fn into_iter(self) -> Hexes {
        self.iter()
    }
}

impl FromIterator<Hex> for HexSet {
    fn from_iter<I: IntoIterator<Item = Hex>>(hexes: I) -> Self {
        let mut set = Self::EMPTY;
        hexes.into_iter().for_each(|hex| set.insert(hex));
        set
    }
}

impl BitAnd for HexSet {
    type Output = Self;
    #[inline]
    fn bitand(self, other: Self) -> Self {
        Self([self.0[0] & other.0[0], self.0[1] & other.0[1], self.0[2] & other.0[2]])
    }
}

impl BitOr for HexSet {
    type Output = Self;
    #[inline]
    fn bitor(self, other: Self) -> Self {
        Self([self.0[0] | other.0[0], self.0[1] | other.0[1], self.0[2] | other.0[2]])
    }
}

impl Not for HexSet {
    type Output = Self;
    /// The complement has bits that are no hex; it is only meant to be intersected.
    #[inline]
    fn not(self) -> Self {
        Self([!self.0[0], !self.0[1], !self.0[2]])
    }
}

impl BitAndAssign for HexSet {
    #[inline]
    fn bitand_assign(&mut self, other: Self) {
        *self = *self & other;
    }
}

impl BitOrAssign for HexSet {
    #[inline]
    fn bitor_assign(&mut self, other: Self) {
        *self = *self | other;
    }
}

/// Walks through a [`HexSet`], lowest hex first.
#[derive(Clone, Debug)]
pub struct Hexes {
    /// What is still to come; words that are done are 0.
    words: [u64; 3],
    word: u8,
}

impl Iterator for Hexes {
    type Item = Hex;

    #[inline]
    fn next(&mut self) -> Option<Hex> {
        while let Some(bits) = self.words.get_mut(self.word as usize) {
            if *bits != 0 {
                let low = bits.trailing_zeros() as u8;
                *bits &= *bits - 1;
                return Some(Hex(self.word * 64 + low));
            }
            self.word += 1;
        }
        None
    }

    /// Word by word, without asking at every hex which word it is: `for_each` and `collect` come this way, and the legal
    /// lists spend most of their time in it.
    #[inline]
    fn fold<B, F: FnMut(B, Hex) -> B>(self, init: B, mut visit: F) -> B {
        let mut all = init;
        for (word, mut bits) in (0..).zip(self.words) {
            while bits != 0 {
                all = visit(all, Hex(word * 64 + bits.trailing_zeros() as u8));
                bits &= bits - 1;
            }
        }
        all
    }
}
