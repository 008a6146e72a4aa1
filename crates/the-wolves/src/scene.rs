//! Any arrangement of pieces, tiles, tokens and tracks as a position, for tests, examples and puzzles.
//!
//! A [`Scene`] is the loose door to a [`Position`]: it asks for no history. It does refuse what no position can hold (a
//! third piece on a hex, pieces in the water), because the board could not even represent it.
//!
//! ```
//! use moonpack_rules::{Begin, Game, Notation, Seat};
//! use the_wolves::{Piece, Scene, Terrain, Wolf};
//!
//! let [zero, one] = [0, 1].map(|seat| Seat::new(seat).unwrap());
//! let (game, position) = Scene::new(3)
//!     .terrain((8, 8), Terrain::Grass)
//!     .piece(zero, Piece::Alpha, (8, 7))
//!     .piece(one, Piece::Pack, (8, 8))
//!     .player(zero, |player| player.tokens = [1, 2])
//!     .turn(zero, 2)
//!     .build()
//!     .unwrap();
//! let mut legal = Vec::new();
//! game.legal(&position, &mut legal);
//! assert!(legal.contains(&game.read_action("move grass token").unwrap()));
//! ```

use moonpack_rules::{Begin, Seat};
use thiserror::Error;

use crate::content::{self, Xy};
use crate::game::PreyStack;
use crate::position::{Fallen, Moonlight};
use crate::setup::Setup;
use crate::{
    Hex, HexSet, Layout, MoonPhase, Owner, Piece, Player, Position, Prey, Stage, Terrain, TheWolves, Wolf,
};

/// Why a scene cannot be set.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum SceneError {
    /// The map has no such hex, or no wolf may enter it.
    #[error("nothing can stand on {0},{1}")]
    NoPlace(i8, i8),
    /// A piece too many, or two that never share a hex.
    #[error("the pieces on {0},{1} cannot stand together")]
    Crowded(i8, i8),
    /// The game itself cannot begin.
    #[error("{0}")]
    Begin(String),
}

/// A scene being set. Begins with a bare map: boards in the order of the data, no lone wolf, no prey, no piece, seat 0 to
/// move with two actions, all tiles on their front.
pub struct Scene {
    players: usize,
    layout: Option<Layout>,
    packs: Vec<Terrain>,
    paint: Vec<(Xy, Terrain)>,
    pieces: Vec<(Owner, Piece, Xy)>,
    lone_wolves: Vec<Xy>,
    prey: Vec<(Prey, Xy, u8)>,
    tokens_left: Vec<(usize, u8)>,
    dates: Vec<Fallen>,
    phases: u8,
    boards: [Player; moonpack_rules::MAX_SEATS],
    seat: Option<Seat>,
    actions_left: u8,
    turn: u32,
    turns: u32,
}

impl Scene {
    /// A bare scene for so many players. Packs are forest, rock, grass, tundra, desert by seat; the third pack of a game
    /// for two is the next of them.
    pub fn new(players: usize) -> Self {
        Self {
            players,
            layout: None,
            packs: Terrain::ALL.to_vec(),
            paint: Vec::new(),
            pieces: Vec::new(),
            lone_wolves: Vec::new(),
            prey: Vec::new(),
            tokens_left: Vec::new(),
            dates: Vec::new(),
            phases: 0,
            boards: Default::default(),
            seat: None,
            actions_left: 2,
            turn: 1,
            turns: 400,
        }
    }

    /// Lays the boards, tokens and prey kinds of a layout.
    #[must_use]
    pub fn layout(mut self, layout: Layout) -> Self {
        self.layout = Some(layout);
        self
    }

    /// Says who plays which pack; packs that are not named follow.
    #[must_use]
    pub fn packs(mut self, packs: &[Terrain]) -> Self {
        self.packs.retain(|pack| !packs.contains(pack));
        self.packs.splice(0..0, packs.iter().copied());
        self
    }

    /// Lays another terrain on an open hex.
    #[must_use]
    pub fn terrain(mut self, at: Xy, terrain: Terrain) -> Self {
        self.paint.push((at, terrain));
        self
    }

    /// Puts a piece on the map.
    #[must_use]
    pub fn piece(mut self, owner: impl Into<Owner>, piece: Piece, at: Xy) -> Self {
        self.pieces.push((owner.into(), piece, at));
        self
    }

    /// Puts a lone wolf on the map.
    #[must_use]
    pub fn lone_wolf(mut self, at: Xy) -> Self {
        self.lone_wolves.push(at);
        self
    }

    /// Puts a stack of prey on the map.
    #[must_use]
    pub fn prey(mut self, prey: Prey, at: Xy, height: u8) -> Self {
        self.prey.push((prey, at, height));
        self
    }

    /// Leaves so many scoring tokens on the region with this number (0 and up, in the order of the layout).
    #[must_use]
    pub fn tokens_left(mut self, region: usize, left: u8) -> Self {
        self.tokens_left.push((region, left));
        self
    }

    /// Fills so many dates of the Moonlight board with lone wolves; phases before `next` count as scored.
    #[must_use]
    pub fn moonlight(mut self, filled: u8, next: MoonPhase) -> Self {
        self.dates = vec![Fallen::LoneWolf; filled as usize];
        self.phases = next.index() as u8;
        self
    }

    /// Sets a player's tiles, tracks and tokens.
    #[must_use]
    pub fn player(mut self, seat: Seat, set: impl FnOnce(&mut Player)) -> Self {
        set(&mut self.boards[seat.index()]);
        self
    }

    /// Says whose turn it is and how many actions are left of it.
    #[must_use]
    pub fn turn(mut self, seat: Seat, actions_left: u8) -> Self {
        self.seat = Some(seat);
        self.actions_left = actions_left;
        self
    }

    /// Says which turn of the game it is, counted from 1, and after how many the game ends.
    #[must_use]
    pub fn turn_number(mut self, number: u32, limit: u32) -> Self {
        self.turn = number;
        self.turns = limit;
        self
    }

    /// The game and the position.
    ///
    /// # Errors
    /// If a piece or token cannot stand where it was put, or the layout does not fit.
    pub fn build(self) -> Result<(TheWolves, Position), SceneError> {
        let begin = |error: &dyn std::fmt::Display| SceneError::Begin(error.to_string());
        let content = content::read_content(TheWolves::CONTENT).map_err(|e| begin(&e))?;
        let mut options = TheWolves::read_options(&content, self.players, &vec![]).map_err(|e| begin(&e))?;
        options.turns = self.turns;
        let first = self.seat.or(Seat::new(0)).ok_or_else(|| begin(&"no seat to move"))?;
        let layout = self.layout.clone().unwrap_or_else(|| Layout::plain(&content, self.players));
        let third = (self.players == 2).then(|| self.packs[2]);
        let packs = self.packs[..self.players.min(5)].to_vec();
        let setup = Setup { first, packs, third, layout };
        let (mut game, mut position) =
            TheWolves::begin(&content, &TheWolves::NEWEST, self.players, &options, &setup)
                .map_err(|e| begin(&e))?;
        for (at, terrain) in &self.paint {
            let hex = place(&game, *at)?;
            game.map.repaint(hex, *terrain);
        }
        position.board = Default::default();
        position.lone_wolves =
            self.lone_wolves.iter().map(|at| place(&game, *at)).collect::<Result<HexSet, _>>()?;
        self.set_prey(&mut game, &mut position)?;
        for (owner, piece, at) in &self.pieces {
            let hex = place(&game, *at)?;
            put(&mut position, *owner, *piece, hex).ok_or(SceneError::Crowded(at.0, at.1))?;
        }
        for (region, left) in &self.tokens_left {
            if let Some(tokens) = position.tokens_left.get_mut(*region) {
                *tokens = *left;
            }
        }
        position.moonlight = Moonlight::EMPTY;
        for fallen in &self.dates {
            position.moonlight.fill(*fallen);
        }
        position.phases = self.phases;
        position.players = self.boards;
        position.actions_left = self.actions_left;
        position.turn = game.setup_turns() + self.turn.max(1) - 1;
        position.stage = Stage::Between;
        Ok((game, position))
    }

    fn set_prey(&self, game: &mut TheWolves, position: &mut Position) -> Result<(), SceneError> {
        let stack = |(prey, at, height): &(Prey, Xy, u8)| {
            Ok(PreyStack { hex: place(game, *at)?, prey: *prey, height: *height })
        };
        let stacks = self.prey.iter().take(10).map(stack).collect::<Result<Vec<_>, SceneError>>()?;
        position.prey = stacks.iter().map(|stack| stack.hex).collect();
        position.prey_left = [0; 10];
        position.prey_left.iter_mut().zip(&stacks).for_each(|(left, stack)| *left = stack.height);
        game.prey = stacks;
        Ok(())
    }
}

fn place(game: &TheWolves, at: Xy) -> Result<Hex, SceneError> {
    let hex = game.map.hex_at(at).filter(|hex| game.map.terrain(*hex).is_some());
    hex.ok_or(SceneError::NoPlace(at.0, at.1))
}

/// Puts a piece on the board; `None` if the board cannot hold it there.
fn put(position: &mut Position, owner: Owner, piece: Piece, hex: Hex) -> Option<()> {
    let board = &mut position.board;
    let marker = matches!(piece, Piece::Den | Piece::Lair);
    let marked = board.dens.contains(hex) || board.lairs.contains(hex);
    let full = board.double.contains(hex) || marker && marked;
    let strangers = board.occupied.contains(hex) && !board.of(owner).contains(hex);
    // Two owners meet only as a den and a wolf.
    let meeting = board.dens.contains(hex) && !marker || piece == Piece::Den && !marked;
    if full || strangers && !meeting || position.lone_wolves.contains(hex) || position.prey.contains(hex) {
        return None;
    }
    match piece {
        Piece::Den => board.add_den(owner, hex),
        Piece::Lair => board.add_lair(owner, hex),
        Piece::Pack => board.add_wolf(owner, Wolf::Pack, hex),
        Piece::Alpha => board.add_wolf(owner, Wolf::Alpha, hex),
    }
    Some(())
}
