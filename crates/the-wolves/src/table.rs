//! What everybody at the table knows and what never changes while they play.
//!
//! Owns the [`TheWolves`] value and its first position. The rules that act on positions live in [`legal`](crate::legal),
//! [`apply`](crate::apply), [`scoring`](crate::scoring) and [`explain`](crate::explain).

use moonpack_rules::{MAX_SEATS, Seat, SetupError};

use crate::content::{BoardSide, Content, Stack};
use crate::position::{Moonlight, Player};
use crate::setup::{self, Options, Setup};
use crate::{
    Board, Deed, Hex, HexSet, Map, Owner, Phase, Piece, Position, Prey, Region, Stage, Terrain, Track, Wolf,
};

/// A stack of prey: where it lies and what it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PreyStack {
    /// Where.
    pub hex: Hex,
    /// Which kind.
    pub prey: Prey,
    /// How many tokens it begins with.
    pub height: u8,
}

/// The game: map, packs, boards and limits.
#[derive(Clone, Debug)]
pub struct TheWolves {
    pub(crate) players: usize,
    pub(crate) map: Map,
    pub(crate) packs: [Option<Terrain>; Owner::COUNT],
    pub(crate) prey: Vec<PreyStack>,
    pub(crate) stacks: Vec<Stack>,
    pub(crate) dates: [u8; 3],
    pub(crate) side: BoardSide,
    pub(crate) tiles: [[Terrain; 2]; 5],
    pub(crate) costs: [u8; 5],
    pub(crate) values: [[u8; 2]; 3],
    pub(crate) attributes: [[u8; 5]; 3],
    pub(crate) wolves: [Wolf; 8],
    pub(crate) control: [u8; 4],
    pub(crate) first: Seat,
    pub(crate) choose_tiles: bool,
    pub(crate) turns: u32,
    /// For each terrain: the slots whose front shows it, and those whose back does.
    pub(crate) fronts: [u8; 5],
    pub(crate) backs: [u8; 5],
}

impl TheWolves {
    pub(crate) fn new(
        content: &Content,
        players: usize,
        options: &Options,
        setup: &Setup,
    ) -> Result<(Self, Position), SetupError> {
        setup::check(content, players, options, setup)?;
        let table = content.table(players).ok_or_else(|| SetupError::new("packs", "2 to 5 can play"))?;
        let map = Map::new(content, table, &setup.layout.palettes(content));
        let height = table.prey_height;
        let prey = map.regions().zip(&setup.layout.prey);
        let prey =
            prey.map(|((_, board), prey)| PreyStack { hex: board.prey, prey: *prey, height }).collect();
        let mut packs = [None; Owner::COUNT];
        packs.iter_mut().zip(&setup.packs).for_each(|(pack, chosen)| *pack = Some(*chosen));
        packs[Owner::THIRD.index()] = setup.third;
        let game = Self {
            players,
            map,
            packs,
            prey,
            stacks: setup.layout.tokens.clone(),
            dates: table.dates,
            side: table.side,
            tiles: content.tiles,
            costs: content.costs,
            values: content.values,
            attributes: content.attributes,
            wolves: content.wolves,
            control: content.control,
            first: setup.first,
            choose_tiles: options.choose_tiles,
            turns: options.turns,
            fronts: slots_showing(&content.tiles, 0),
            backs: slots_showing(&content.tiles, 1),
        };
        let position = game.start(content);
        Ok((game, position))
    }

    /// The first position: tokens and prey on the map, the third pack in place, nobody's wolves yet.
    fn start(&self, content: &Content) -> Position {
        let mut board = Board::default();
        for ((_, region), stack) in self.map.regions().zip(&self.stacks) {
            self.place_third_pack(&mut board, content, region.water, *stack);
        }
        let mut prey_left = [0; 10];
        prey_left.iter_mut().zip(&self.prey).for_each(|(left, stack)| *left = stack.height);
        let mut tokens_left = [0; 10];
        tokens_left.iter_mut().zip(&self.stacks).for_each(|(left, stack)| *left = stack.height());
        Position {
            board,
            lone_wolves: self.map.lone_wolf_icons(),
            prey: self.prey.iter().map(|stack| stack.hex).collect(),
            prey_left,
            tokens_left,
            players: [Player::default(); MAX_SEATS],
            moonlight: Moonlight::EMPTY,
            phases: 0,
            seat: self.first,
            actions_left: 0,
            turn: 0,
            stage: if self.choose_tiles { Stage::Sides } else { Stage::Draft },
        }
    }

    fn place_third_pack(&self, board: &mut Board, content: &Content, water: Hex, stack: Stack) {
        if self.packs[Owner::THIRD.index()].is_none() {
            return;
        }
        let (x, y) = self.map.coordinate(water);
        for third in content.third.iter().filter(|third| third.stack == stack) {
            for ((dx, dy), pieces) in &third.pieces {
                let Some(hex) = self.map.hex_at((x + dx, y + dy)) else { continue };
                for piece in pieces {
                    match piece {
                        Piece::Den => board.add_den(Owner::THIRD, hex),
                        Piece::Lair => board.add_lair(Owner::THIRD, hex),
                        Piece::Pack => board.add_wolf(Owner::THIRD, Wolf::Pack, hex),
                        Piece::Alpha => board.add_wolf(Owner::THIRD, Wolf::Alpha, hex),
                    }
                }
            }
        }
    }

    /// The map.
    pub fn map(&self) -> &Map {
        &self.map
    }

    /// The pack an owner plays, named by its home terrain.
    pub fn pack(&self, owner: Owner) -> Option<Terrain> {
        self.packs[owner.index()]
    }

    /// The owners in this game: the seats, and the third pack of a game for two.
    pub fn owners(&self) -> impl Iterator<Item = Owner> {
        Owner::all().filter(|owner| self.packs[owner.index()].is_some())
    }

    /// Who goes first.
    pub fn first(&self) -> Seat {
        self.first
    }

    /// The prey stacks as they were laid out, one for each region.
    pub fn prey_stacks(&self) -> &[PreyStack] {
        &self.prey
    }

    /// The token that shows on a region's water source.
    pub fn showing_token(&self, position: &Position, region: Region) -> Option<Phase> {
        self.stacks.get(region.index())?.showing(position.tokens_left[region.index()])
    }

    /// The tokens left on a region's water source, top first.
    pub fn tokens(&self, position: &Position, region: Region) -> impl Iterator<Item = Phase> {
        let left = position.tokens_left[region.index()];
        let stack = self.stacks.get(region.index()).copied();
        (1..=left).rev().filter_map(move |left| stack?.showing(left))
    }

    /// How many tokens are left in the prey stack of this place in [`TheWolves::prey_stacks`].
    pub fn prey_left(&self, position: &Position, stack: usize) -> u8 {
        position.prey_left.get(stack).copied().unwrap_or(0)
    }

    /// The date of the Moonlight board that triggers a phase.
    pub fn date(&self, phase: Phase) -> u8 {
        self.dates[phase.index()]
    }

    /// The two numbers of a region scoring token.
    pub fn token_values(&self, phase: Phase) -> [u8; 2] {
        self.values[phase.index()]
    }

    /// The side of the player boards in use.
    pub fn board_side(&self) -> &BoardSide {
        &self.side
    }

    /// What an action costs in tiles or tokens.
    #[inline]
    pub fn cost(&self, deed: Deed) -> u8 {
        self.costs[deed.index()]
    }

    /// A player's attribute.
    #[inline]
    pub fn attribute(&self, position: &Position, seat: Seat, track: Track) -> u8 {
        self.attributes[track.index()][position.player(seat).dens[track.index()].min(4) as usize]
    }

    /// An attribute's value after 0 to 4 dens have left its track.
    pub fn track_values(&self, track: Track) -> [u8; 5] {
        self.attributes[track.index()]
    }

    /// The wolves of a player board in the order they leave it.
    pub fn wolf_track(&self) -> &[Wolf; 8] {
        &self.wolves
    }

    /// The terrain a tile shows on its front (0) or back (1); slot 1 is the home tile.
    pub fn tile(&self, seat: Seat, slot: u8, side: usize) -> Option<Terrain> {
        match slot {
            1 => self.packs[seat.index()],
            2..=6 => self.tiles[slot as usize - 2].get(side).copied(),
            _ => None,
        }
    }

    /// The terrain the tile in a slot (1 to 6) shows now.
    pub fn shown(&self, position: &Position, seat: Seat, slot: u8) -> Option<Terrain> {
        let back = position.player(seat).backs >> slot.saturating_sub(1).min(7) & 1;
        self.tile(seat, slot, back as usize)
    }

    /// The slots that show a terrain now, bit 0 for slot 1.
    #[inline]
    pub fn slots_showing(&self, position: &Position, seat: Seat, terrain: Terrain) -> u8 {
        let backs = position.player(seat).backs;
        let home = (self.packs[seat.index()] == Some(terrain)) as u8;
        (self.fronts[terrain.index()] & !backs) | (self.backs[terrain.index()] & backs) | home
    }

    /// The next wolf on the player's track.
    #[inline]
    pub fn next_wolf(&self, position: &Position, seat: Seat) -> Option<Wolf> {
        self.wolves.get(position.player(seat).wolves as usize).copied()
    }

    /// How many decisions before the first turn have a turn number of their own.
    pub(crate) fn setup_turns(&self) -> u32 {
        let players = self.players as u32;
        if self.choose_tiles { 3 * players } else { 2 * players }
    }

    /// The number of the turn after the draft, counted from 1; 0 before.
    pub fn turn_number(&self, position: &Position) -> u32 {
        (position.turn + 1).saturating_sub(self.setup_turns())
    }

    /// The hexes without any piece or token.
    #[inline]
    pub fn empty_hexes(&self, position: &Position) -> HexSet {
        self.map.passable() & !(position.board.occupied | position.lone_wolves | position.prey)
    }
}

/// For each terrain, the slots whose tile has it on this side, bit 1 for slot 2.
fn slots_showing(tiles: &[[Terrain; 2]; 5], side: usize) -> [u8; 5] {
    let mut slots = [0; 5];
    for (index, tile) in tiles.iter().enumerate() {
        slots[tile[side].index()] |= 2 << index;
    }
    slots
}
