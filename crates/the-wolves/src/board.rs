//! The pieces on the map as sets of hexes.
//!
//! Invariant: a hex holds at most two pieces of packs, and two of different owners only as a den with somebody else's
//! wolf on it. With that, the sets here name every piece without listing any: a hex in `double` outside `dens` and
//! `lairs` holds two wolves of one owner, and so on. A wolf that is being pushed is off the board until it lands.

use moonpack_rules::{MAX_SEATS, Seat};

use crate::{Hex, HexSet, Piece, Wolf};

/// Whose piece it is: a seat's, or in the two-player game the third pack's.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Owner(u8);

impl Owner {
    /// The pack that nobody plays in the two-player game.
    pub const THIRD: Self = Self(MAX_SEATS as u8);

    /// How many owners there can be.
    pub const COUNT: usize = MAX_SEATS + 1;

    /// All owners, the third pack last.
    pub fn all() -> impl Iterator<Item = Self> + Clone {
        (0..Self::COUNT as u8).map(Self)
    }

    /// The owner's number, less than [`Owner::COUNT`].
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The seat; `None` for the third pack.
    pub const fn seat(self) -> Option<Seat> {
        Seat::new(self.0 as usize)
    }
}

impl From<Seat> for Owner {
    fn from(seat: Seat) -> Self {
        Self(seat.index() as u8)
    }
}

/// A set of owners.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct OwnerSet(u8);

impl OwnerSet {
    /// Is there nobody in it?
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Is this owner in it?
    pub const fn contains(self, owner: Owner) -> bool {
        self.0 & (1 << owner.0) != 0
    }

    /// The owners, the third pack last.
    pub fn iter(self) -> impl Iterator<Item = Owner> + Clone {
        Owner::all().filter(move |owner| self.contains(*owner))
    }
}

impl FromIterator<Owner> for OwnerSet {
    fn from_iter<I: IntoIterator<Item = Owner>>(owners: I) -> Self {
        Self(owners.into_iter().fold(0, |set, owner| set | 1 << owner.0))
    }
}

/// All pieces of packs on the map.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Board {
    pub(crate) occupied: HexSet,
    pub(crate) double: HexSet,
    pub(crate) packs: HexSet,
    pub(crate) alphas: HexSet,
    pub(crate) dens: HexSet,
    pub(crate) lairs: HexSet,
    pub(crate) wolves: [HexSet; Owner::COUNT],
    pub(crate) sites: [HexSet; Owner::COUNT],
}

/// The pieces on one hex, at most two.
pub type Pieces = [Option<(Owner, Piece)>; 2];

impl Board {
    /// The hexes with exactly one piece.
    #[inline]
    pub(crate) fn single(&self) -> HexSet {
        self.occupied & !self.double
    }

    /// The hexes with a piece of the owner.
    #[inline]
    pub fn of(&self, owner: Owner) -> HexSet {
        self.wolves[owner.index()] | self.sites[owner.index()]
    }

    /// The hexes with a wolf of the owner.
    #[inline]
    pub fn wolves_of(&self, owner: Owner) -> HexSet {
        self.wolves[owner.index()]
    }

    /// The hexes with an alpha of the owner.
    #[inline]
    pub fn alphas_of(&self, owner: Owner) -> HexSet {
        self.wolves[owner.index()] & self.alphas
    }

    /// The hexes with a pack wolf of the owner.
    #[inline]
    pub fn packs_of(&self, owner: Owner) -> HexSet {
        self.wolves[owner.index()] & self.packs
    }

    /// The hexes with a den of the owner.
    #[inline]
    pub fn dens_of(&self, owner: Owner) -> HexSet {
        self.sites[owner.index()] & self.dens
    }

    /// The hexes with a lair of the owner.
    #[inline]
    pub fn lairs_of(&self, owner: Owner) -> HexSet {
        self.sites[owner.index()] & self.lairs
    }

    /// The hexes with two wolves of one owner.
    #[inline]
    pub(crate) fn two_wolves(&self) -> HexSet {
        self.double & !(self.dens | self.lairs)
    }

    /// How many wolves of this kind the owner has on the hex.
    #[inline]
    pub fn wolves_at(&self, owner: Owner, wolf: Wolf, hex: Hex) -> u8 {
        let (kind, other) = match wolf {
            Wolf::Pack => (self.packs, self.alphas),
            Wolf::Alpha => (self.alphas, self.packs),
        };
        if !(self.wolves[owner.index()].contains(hex) && kind.contains(hex)) {
            0
        } else if self.two_wolves().contains(hex) && !other.contains(hex) {
            2
        } else {
            1
        }
    }

    /// How many pieces of a kind the owner has among `hexes`.
    pub fn count(&self, owner: Owner, piece: Piece, hexes: HexSet) -> u32 {
        let twins = |kind: HexSet, other: HexSet| {
            let ours = self.wolves[owner.index()] & kind & hexes;
            ours.len() + (ours & self.two_wolves() & !other).len()
        };
        match piece {
            Piece::Den => (self.dens_of(owner) & hexes).len(),
            Piece::Lair => (self.lairs_of(owner) & hexes).len(),
            Piece::Pack => twins(self.packs, self.alphas),
            Piece::Alpha => twins(self.alphas, self.packs),
        }
    }

    /// How many wolves of both kinds the owner has on the map.
    pub fn wolf_count(&self, owner: Owner) -> u32 {
        let ours = self.wolves[owner.index()];
        ours.len() + (ours & self.two_wolves()).len()
    }

    /// The pieces on a hex: a den or lair first, then wolves.
    pub fn pieces_at(&self, hex: Hex) -> Pieces {
        let mut pieces = [None; 2];
        if !self.occupied.contains(hex) {
            return pieces;
        }
        let mut next = pieces.iter_mut();
        let mut put = |piece| {
            if let Some(place) = next.next() {
                *place = Some(piece);
            }
        };
        for owner in Owner::all().filter(|owner| self.sites[owner.index()].contains(hex)) {
            put((owner, if self.lairs.contains(hex) { Piece::Lair } else { Piece::Den }));
        }
        for owner in Owner::all() {
            for wolf in [Wolf::Alpha, Wolf::Pack] {
                (0..self.wolves_at(owner, wolf, hex)).for_each(|_| put((owner, wolf.into())));
            }
        }
        pieces
    }

    /// Puts a wolf on a hex.
    #[inline]
    pub(crate) fn add_wolf(&mut self, owner: Owner, wolf: Wolf, hex: Hex) {
        self.occupy(hex);
        self.wolves[owner.index()].insert(hex);
        match wolf {
            Wolf::Pack => self.packs.insert(hex),
            Wolf::Alpha => self.alphas.insert(hex),
        }
    }

    /// Takes a wolf off a hex.
    #[inline]
    pub(crate) fn remove_wolf(&mut self, owner: Owner, wolf: Wolf, hex: Hex) {
        let mixed = self.packs.contains(hex) && self.alphas.contains(hex);
        let twin = self.two_wolves().contains(hex);
        if !twin {
            self.wolves[owner.index()].remove(hex);
        }
        if !twin || mixed {
            match wolf {
                Wolf::Pack => self.packs.remove(hex),
                Wolf::Alpha => self.alphas.remove(hex),
            }
        }
        self.vacate(hex);
    }

    /// Puts a den on a hex.
    pub(crate) fn add_den(&mut self, owner: Owner, hex: Hex) {
        self.occupy(hex);
        self.sites[owner.index()].insert(hex);
        self.dens.insert(hex);
    }

    /// Takes a den off a hex.
    pub(crate) fn remove_den(&mut self, owner: Owner, hex: Hex) {
        self.sites[owner.index()].remove(hex);
        self.dens.remove(hex);
        self.vacate(hex);
    }

    /// Puts a lair on a hex.
    pub(crate) fn add_lair(&mut self, owner: Owner, hex: Hex) {
        self.occupy(hex);
        self.sites[owner.index()].insert(hex);
        self.lairs.insert(hex);
    }

    #[inline]
    fn occupy(&mut self, hex: Hex) {
        if self.occupied.contains(hex) {
            self.double.insert(hex);
        }
        self.occupied.insert(hex);
    }

    #[inline]
    fn vacate(&mut self, hex: Hex) {
        if self.double.contains(hex) {
            self.double.remove(hex);
        } else {
            self.occupied.remove(hex);
        }
    }
}
