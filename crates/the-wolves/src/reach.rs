//! What a seat can reach: the targets of each action as sets of hexes.
//!
//! These sets are the one source of legality for targets; the generator lists them, and doors and bots may ask them for
//! hints. Everything here is a handful of bit operations on tables of the [`Map`](crate::Map).

use moonpack_rules::Seat;

use crate::{Hex, HexSet, Owner, Position, TheWolves, Track, Wolf};

impl TheWolves {
    /// Where wolves of the seat may end a Move, by kind of wolf and whatever the terrain (rulings 6, 12, 13).
    #[inline]
    pub fn landing(&self, position: &Position, seat: Seat, wolf: Wolf) -> HexSet {
        let board = &position.board;
        let me = Owner::from(seat);
        let mine = board.of(me);
        let single = board.single();
        let landing = self.empty_hexes(position) | (single & (mine | board.dens));
        match wolf {
            Wolf::Pack => landing,
            // An alpha drives a lone enemy pack wolf away, but never one of the third pack (ruling 22).
            Wolf::Alpha => landing | (single & board.packs & !mine & !board.wolves_of(Owner::THIRD)),
        }
    }

    /// Where a pushed wolf may land: the nearest hexes that are empty or hold exactly one piece of its owner (ruling 8).
    pub fn push_targets(&self, position: &Position, from: Hex, owner: Owner) -> HexSet {
        let friendly = position.board.single() & position.board.of(owner);
        let targets = self.empty_hexes(position) | friendly;
        self.map.nearest(from, targets & !HexSet::of(from))
    }

    /// The hexes within Howl Range of an alpha of the seat (ruling 11).
    #[inline]
    pub fn howl_reach(&self, position: &Position, seat: Seat) -> HexSet {
        let range = self.attribute(position, seat, Track::Howl);
        let alphas = position.board.alphas_of(seat.into());
        alphas.iter().fold(HexSet::EMPTY, |reach, alpha| reach | self.map.in_range(alpha, range))
    }

    /// The hexes with or next to an alpha of the seat.
    #[inline]
    pub fn alpha_reach(&self, position: &Position, seat: Seat) -> HexSet {
        let alphas = position.board.alphas_of(seat.into());
        alphas.iter().fold(alphas, |reach, alpha| reach | self.map.beside(alpha))
    }

    /// The lone wolves the seat could howl at, whatever the terrain; none when it has no wolf left (ruling 14).
    #[inline]
    pub fn howl_targets(&self, position: &Position, seat: Seat) -> HexSet {
        if self.next_wolf(position, seat).is_none() {
            return HexSet::EMPTY;
        }
        position.lone_wolves & self.howl_reach(position, seat)
    }

    /// The hexes the seat could build a den on, whatever the terrain (ruling 12).
    #[inline]
    pub fn den_targets(&self, position: &Position, seat: Seat) -> HexSet {
        if !position.player(seat).has_dens() {
            return HexSet::EMPTY;
        }
        let own_wolf = position.board.single() & position.board.wolves_of(seat.into());
        self.alpha_reach(position, seat) & (self.empty_hexes(position) | own_wolf)
    }

    /// The dens the seat could make lairs, whatever the terrain: by water, near an alpha, no lair of its own on that
    /// region board yet, and no wolf of the third pack in the way, for that is never pushed.
    #[inline]
    pub fn lair_targets(&self, position: &Position, seat: Seat) -> HexSet {
        let board = &position.board;
        let dens = board.dens_of(seat.into()) & self.map.by_water() & !board.wolves_of(Owner::THIRD);
        if dens.is_empty() || position.player(seat).lairs >= 4 {
            return HexSet::EMPTY;
        }
        let taken = board.lairs_of(seat.into()).iter().filter_map(|lair| self.map.region_of(lair));
        let taken = taken.filter_map(|region| self.map.region(region));
        let taken = taken.fold(HexSet::EMPTY, |taken, region| taken | region.hexes);
        dens & !taken & self.alpha_reach(position, seat)
    }

    /// The enemy pack wolves and dens the seat could dominate, whatever the terrain (rulings 14, 16, 22, 27).
    #[inline]
    pub fn dominate_targets(&self, position: &Position, seat: Seat) -> (HexSet, HexSet) {
        let board = &position.board;
        let (mut wolves, mut dens) = (HexSet::EMPTY, HexSet::EMPTY);
        for enemy in Seat::first(self.players).filter(|enemy| *enemy != seat).map(Owner::from) {
            // A second piece of the same owner protects: with a wolf that is its own den, or a second wolf.
            let guarded = board.double & (board.sites[enemy.index()] | !board.dens);
            wolves |= board.packs_of(enemy) & !guarded;
            dens |= board.dens_of(enemy) & !(board.double & board.wolves_of(enemy));
        }
        let reach = self.howl_reach(position, seat);
        if self.next_wolf(position, seat).is_none() {
            wolves = HexSet::EMPTY;
        }
        if !position.player(seat).has_dens() {
            dens = HexSet::EMPTY;
        }
        (wolves & reach, dens & reach)
    }
}
