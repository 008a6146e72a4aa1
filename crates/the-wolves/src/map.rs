//! The map of one game: boards put together, and every distance on it worked out once.
//!
//! Only the terrains differ between two games with as many players, so the distances are measured when the component
//! data is read and shared by all maps of it; a map of its own is a clone with other region boards on it.
//!
//! Owns coordinates, ground, regions, neighbours and two kinds of distance: *range* counts steps over all hexes of the
//! map (ruling 11), *walk* counts steps over hexes a wolf may cross (rulings 6 and 8). Pieces never block either, so
//! both are tables, and what a wolf can reach is an intersection of sets.

use std::sync::Arc;

use crate::content::{Berth, Company, Content, Ground, Slot, Xy};
use crate::{Hex, HexSet, MAX_HEXES, Terrain};

/// Two hexes without a way between them are this far apart.
const NO_WAY: u8 = u8::MAX;

/// Longer distances than this are found step by step; it is more than any attribute allows.
const NEAR: usize = 9;

/// A region board's number on this map, in the order of the layout.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Region(u8);

impl Region {
    /// The region's number, less than 10.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// One region board as it lies on the map.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RegionBoard {
    /// Its hexes, the water source included.
    pub hexes: HexSet,
    /// Where its scoring token lies.
    pub water: Hex,
    /// Where its prey begins.
    pub prey: Hex,
}

/// The hexes and their distances.
#[derive(Clone, Debug)]
pub struct Map {
    coordinates: Vec<Xy>,
    ground: Vec<Ground>,
    region: Vec<Option<Region>>,
    regions: Vec<RegionBoard>,
    /// The start board's centre row: hexes above it have a smaller y.
    middle: Option<i8>,
    start: HexSet,
    lone_wolves: HexSet,
    passable: HexSet,
    terrain: [HexSet; 5],
    by_water: HexSet,
    beside: Arc<[HexSet]>,
    range: Arc<[[HexSet; NEAR]]>,
    walk: Arc<[[HexSet; NEAR]]>,
    range_steps: Arc<[[u8; MAX_HEXES]]>,
    walk_steps: Arc<[[u8; MAX_HEXES]]>,
}

impl Map {
    /// Puts the boards of a company together, region boards in the order of the data, and measures all distances.
    pub(crate) fn new(content: &Content, company: &Company) -> Self {
        let mut hexes: Vec<(Xy, Ground, Option<Region>)> = Vec::new();
        if let Some(at) = company.start {
            let place = Berth { at, rotated: false };
            let grounds = content.offsets.iter().zip(content.start_ground);
            hexes.extend(grounds.map(|(offset, ground)| (place.shift(*offset), ground, None)));
        }
        for (number, (place, palette)) in company.places.iter().zip(&content.palettes).enumerate() {
            let ground = |slot| match slot {
                Slot::Palette(index) => Ground::Open(palette[index as usize]),
                Slot::Water => Ground::Water,
            };
            let slots = content.offsets.iter().zip(content.slots);
            hexes.extend(
                slots.map(|(offset, slot)| (place.shift(*offset), ground(slot), Some(Region(number as u8)))),
            );
        }
        hexes.sort_by_key(|(at, _, _)| *at);
        hexes.truncate(MAX_HEXES);
        let mut map = Self {
            coordinates: hexes.iter().map(|hex| hex.0).collect(),
            ground: hexes.iter().map(|hex| hex.1).collect(),
            region: hexes.iter().map(|hex| hex.2).collect(),
            regions: Vec::new(),
            middle: company.start.map(|(_, y)| y),
            start: HexSet::EMPTY,
            lone_wolves: HexSet::EMPTY,
            passable: HexSet::EMPTY,
            terrain: [HexSet::EMPTY; 5],
            by_water: HexSet::EMPTY,
            beside: Arc::default(),
            range: Arc::default(),
            walk: Arc::default(),
            range_steps: Arc::default(),
            walk_steps: Arc::default(),
        };
        for place in &company.places {
            let icons = content.lone_wolves.iter().filter_map(|offset| map.hex_at(place.shift(*offset)));
            map.lone_wolves |= icons.collect();
        }
        let board = |(number, place): (usize, &Berth)| {
            let region = Some(Region(number as u8));
            let hexes = map.all().filter(|hex| map.region_of(*hex) == region).collect();
            let water = map.hex_at(place.shift(content.water))?;
            Some(RegionBoard { hexes, water, prey: map.hex_at(place.shift(content.prey))? })
        };
        map.regions = company.places.iter().enumerate().filter_map(board).collect();
        map.survey(&content.directions);
        map
    }

    /// The same ground with other region boards on it: `palettes[i]` is the one on the layout's place `i`.
    pub(crate) fn with_boards(
        &self,
        content: &Content,
        company: &Company,
        palettes: &[[Terrain; 5]],
    ) -> Self {
        let mut map = self.clone();
        for (place, palette) in company.places.iter().zip(palettes) {
            for (offset, slot) in content.offsets.iter().zip(content.slots) {
                if let (Slot::Palette(index), Some(hex)) = (slot, map.hex_at(place.shift(*offset))) {
                    map.repaint(hex, palette[index as usize]);
                }
            }
        }
        map
    }

    /// Works out everything that follows from coordinates and ground.
    fn survey(&mut self, directions: &[Xy; 6]) {
        let mut beside = vec![HexSet::EMPTY; MAX_HEXES];
        for hex in Self::numbers(self.ground.len()) {
            let (x, y) = self.coordinates[hex.index()];
            let around = directions.iter().filter_map(|(dx, dy)| self.hex_at((x + dx, y + dy)));
            beside[hex.index()] = around.collect();
            if let Ground::Open(terrain) = self.ground[hex.index()] {
                self.passable.insert(hex);
                self.terrain[terrain.index()].insert(hex);
            }
            if self.region[hex.index()].is_none() {
                self.start.insert(hex);
            }
        }
        self.beside = beside.into();
        self.start &= self.passable;
        let waters: Vec<Hex> = self.regions.iter().map(|region| region.water).collect();
        for water in waters {
            self.by_water |= self.beside[water.index()] & self.passable;
        }
        let all: HexSet = self.all().collect();
        self.range = self.layers(all);
        self.walk = self.layers(self.passable);
        self.range_steps = self.steps(all);
        self.walk_steps = self.steps(self.passable);
    }

    /// For every hex and distance below [`NEAR`]: the hexes at most so many steps away over `ways`.
    fn layers(&self, ways: HexSet) -> Arc<[[HexSet; NEAR]]> {
        let mut all = vec![[HexSet::EMPTY; NEAR]; MAX_HEXES];
        for hex in self.all() {
            let mut reached = HexSet::of(hex);
            for layer in &mut all[hex.index()] {
                *layer = reached;
                reached = self.spread(reached, ways);
            }
        }
        all.into()
    }

    /// The set and everything one step from it, over `ways`.
    fn spread(&self, set: HexSet, ways: HexSet) -> HexSet {
        set.iter().fold(set, |reached, hex| reached | (self.beside(hex) & ways))
    }

    fn numbers(count: usize) -> impl Iterator<Item = Hex> + Clone {
        (0..count).filter_map(Hex::new)
    }

    /// All hexes, lowest first.
    pub fn all(&self) -> impl Iterator<Item = Hex> + Clone + use<> {
        Self::numbers(self.ground.len())
    }

    /// The hex at a coordinate.
    pub fn hex_at(&self, at: Xy) -> Option<Hex> {
        self.coordinates.binary_search(&at).ok().and_then(Hex::new)
    }

    /// The coordinate of a hex; (0, 0) for a number this map does not have.
    pub fn coordinate(&self, hex: Hex) -> Xy {
        self.coordinates.get(hex.index()).copied().unwrap_or_default()
    }

    /// What the hex is made of.
    pub fn ground(&self, hex: Hex) -> Ground {
        self.ground.get(hex.index()).copied().unwrap_or(Ground::Chasm)
    }

    /// The terrain of the hex, if wolves may enter it.
    pub fn terrain(&self, hex: Hex) -> Option<Terrain> {
        self.ground(hex).terrain()
    }

    /// The region board the hex lies on; `None` on the start board.
    pub fn region_of(&self, hex: Hex) -> Option<Region> {
        self.region.get(hex.index()).copied().flatten()
    }

    /// The region boards in the order of the layout.
    pub fn regions(&self) -> impl Iterator<Item = (Region, &RegionBoard)> {
        self.regions.iter().enumerate().map(|(number, board)| (Region(number as u8), board))
    }

    /// One region board.
    pub fn region(&self, region: Region) -> Option<&RegionBoard> {
        self.regions.get(region.index())
    }

    /// How many region boards there are.
    pub fn region_count(&self) -> usize {
        self.regions.len()
    }

    /// The hexes of a terrain.
    #[inline]
    pub fn of_terrain(&self, terrain: Terrain) -> HexSet {
        self.terrain[terrain.index()]
    }

    /// The hexes wolves may enter.
    #[inline]
    pub fn passable(&self) -> HexSet {
        self.passable
    }

    /// The open hexes of the start board.
    pub fn start_hexes(&self) -> HexSet {
        self.start
    }

    /// The hexes with a lone wolf icon.
    pub fn lone_wolf_icons(&self) -> HexSet {
        self.lone_wolves
    }

    /// The open hexes next to a water source.
    #[inline]
    pub fn by_water(&self) -> HexSet {
        self.by_water
    }

    /// The hexes around a hex.
    #[inline]
    pub fn beside(&self, hex: Hex) -> HexSet {
        self.beside[hex.index()]
    }

    /// The hexes at most `range` steps away, over any hex of the map.
    #[inline]
    pub fn in_range(&self, hex: Hex, range: u8) -> HexSet {
        self.range[hex.index()][(range as usize).min(NEAR - 1)]
    }

    /// The hexes at most `speed` steps away for a wolf.
    #[inline]
    pub fn in_walk(&self, hex: Hex, speed: u8) -> HexSet {
        self.walk[hex.index()][(speed as usize).min(NEAR - 1)]
    }

    /// Those of `targets` that are nearest to `hex` for a wolf.
    pub fn nearest(&self, hex: Hex, targets: HexSet) -> HexSet {
        let mut reached = HexSet::of(hex);
        for layer in &self.walk[hex.index()][1..] {
            reached = *layer;
            if reached.meets(targets) {
                return reached & targets;
            }
        }
        loop {
            let wider = self.spread(reached, self.passable);
            if wider.meets(targets) || wider == reached {
                return wider & targets;
            }
            reached = wider;
        }
    }

    /// Steps from one hex to another over any hex of the map.
    pub fn range_between(&self, from: Hex, to: Hex) -> Option<u8> {
        let steps = self.range_steps[from.index()][to.index()];
        (steps != NO_WAY).then_some(steps)
    }

    /// Steps from one hex to another for a wolf.
    pub fn walk_between(&self, from: Hex, to: Hex) -> Option<u8> {
        let steps = self.walk_steps[from.index()][to.index()];
        (steps != NO_WAY).then_some(steps)
    }

    /// All distances over `ways`, by breadth-first search. Only the explanations use them, so that the layers of the
    /// fast generator have a witness.
    fn steps(&self, ways: HexSet) -> Arc<[[u8; MAX_HEXES]]> {
        let mut all = vec![[NO_WAY; MAX_HEXES]; MAX_HEXES];
        for from in self.all() {
            let steps = &mut all[from.index()];
            steps[from.index()] = 0;
            let mut queue = vec![from];
            let mut done = 0;
            while let Some(hex) = queue.get(done).copied() {
                done += 1;
                for next in self.beside(hex) {
                    if ways.contains(next) && steps[next.index()] == NO_WAY {
                        steps[next.index()] = steps[hex.index()] + 1;
                        queue.push(next);
                    }
                }
            }
        }
        all.into()
    }

    /// Which side of the chasm a start hex lies on: `true` above it.
    pub fn above_chasm(&self, hex: Hex) -> bool {
        self.middle.is_some_and(|middle| self.coordinate(hex).1 < middle)
    }

    /// Lays another terrain on a hex.
    pub(crate) fn repaint(&mut self, hex: Hex, terrain: Terrain) {
        if let Some(old) = self.terrain(hex) {
            self.terrain[old.index()].remove(hex);
            self.terrain[terrain.index()].insert(hex);
            self.ground[hex.index()] = Ground::Open(terrain);
        }
    }
}
