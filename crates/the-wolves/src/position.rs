//! Everything that changes while the game is played, as one small value.
//!
//! Nothing is hidden in The Wolves, so the position is also what every viewer sees. It holds no map and no component
//! data: those never change and belong to [`TheWolves`](crate::TheWolves).

use moonpack_rules::{MAX_SEATS, Seat};

use crate::{Board, Bonus, End, Hex, HexSet, MoonPhase, Owner, Pieces, Prey, Terrain, Track, Wolf};

/// What lies on one date of the Moonlight board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Fallen {
    /// A lone wolf token that was howled at.
    LoneWolf,
    /// A pack wolf that was dominated.
    Pack(Owner),
    /// A den that was dominated or became a lair.
    Den(Owner),
}

/// The filled dates of the Moonlight board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Moonlight {
    dates: [Fallen; 48],
    filled: u8,
}

impl Moonlight {
    pub(crate) const EMPTY: Self = Self { dates: [Fallen::LoneWolf; 48], filled: 0 };

    /// How many dates are filled.
    #[inline]
    pub const fn filled(&self) -> u8 {
        self.filled
    }

    /// What lies on the dates, in order.
    pub fn dates(&self) -> &[Fallen] {
        &self.dates[..self.filled as usize]
    }

    /// Fills the next date and returns its number. The box holds too few pieces to fill them all.
    pub(crate) fn fill(&mut self, piece: Fallen) -> u8 {
        if let Some(date) = self.dates.get_mut(self.filled as usize) {
            *date = piece;
            self.filled += 1;
        }
        self.filled
    }
}

/// A player's board, tiles and tokens.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Player {
    /// Which tiles lie on their back, bit 1 for slot 2 and so on. The home tile in slot 1 looks the same on both sides
    /// and is never marked.
    pub backs: u8,
    /// Dens that have left each track.
    pub dens: [u8; 3],
    /// Lairs that have left the board.
    pub lairs: u8,
    /// Wolves that have left the track.
    pub wolves: u8,
    /// The kinds of prey hunted, one bit each.
    pub prey: u8,
    /// Bonus tokens held, by [`Bonus`].
    pub tokens: [u8; 2],
    /// Region scoring tokens claimed, by [`MoonPhase`].
    pub regions: [u8; 3],
    /// Points from victory point tokens.
    pub points: u8,
}

impl Fallen {
    /// A stable word for the kind of piece.
    pub const fn name(self) -> &'static str {
        match self {
            Self::LoneWolf => "lone-wolf",
            Self::Pack(_) => "pack",
            Self::Den(_) => "den",
        }
    }

    /// Whose it was; nobody's for a lone wolf.
    pub const fn owner(self) -> Option<Owner> {
        match self {
            Self::LoneWolf => None,
            Self::Pack(owner) | Self::Den(owner) => Some(owner),
        }
    }
}

impl Player {
    /// How many tokens of a kind the player holds.
    #[inline]
    pub const fn bonus(&self, bonus: Bonus) -> u8 {
        self.tokens[bonus.index()]
    }

    /// Has this kind of prey been hunted?
    #[inline]
    pub const fn has_prey(&self, prey: Prey) -> bool {
        self.prey & (1 << prey.index()) != 0
    }

    /// Has any track a den left?
    #[inline]
    pub fn has_dens(&self) -> bool {
        self.dens.iter().any(|gone| *gone < 4)
    }

    /// Has this track a den left?
    #[inline]
    pub const fn has_den_on(&self, track: Track) -> bool {
        self.dens[track.index()] < 4
    }

    /// How many region scoring tokens were claimed.
    pub fn region_tokens(&self) -> u8 {
        self.regions.iter().sum()
    }
}

/// A Move under way.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Moving {
    /// The terrain paid for.
    pub terrain: Terrain,
    /// How many wolves may still move.
    pub left: u8,
    /// The wolves that have moved: where they stand now.
    pub moved: [Option<(Wolf, Hex)>; 4],
}

impl Moving {
    /// How many wolves of this kind on this hex have moved already.
    #[inline]
    pub fn moved_at(&self, wolf: Wolf, hex: Hex) -> u8 {
        let moved = self.moved.iter().map_while(|moved| *moved);
        moved.filter(|moved| *moved == (wolf, hex)).count() as u8
    }
}

/// Why a wolf is being pushed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pusher {
    /// An alpha moved onto its hex; the Move goes on afterwards.
    Alpha(Moving),
    /// A lair was built on its hex.
    Lair,
}

/// The decision that is due.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stage {
    /// Before the draft: which side of the tiles lies up.
    Sides,
    /// The draft: where an alpha and a pack wolf begin.
    Draft,
    /// Between actions: pay for one, buy a bonus action, or end the turn.
    Between,
    /// A Move was paid: which wolf goes where.
    Moving(Moving),
    /// An alpha or a lair pushes this wolf, which has left the board and waits to land.
    Pushing {
        /// The hex it was pushed from.
        from: Hex,
        /// Whose wolf it is.
        owner: Owner,
        /// What kind.
        wolf: Wolf,
        /// What pushed it.
        by: Pusher,
    },
    /// A Howl was paid: at which lone wolf.
    Howling(Terrain),
    /// A den was paid: on which hex.
    Denning(Terrain),
    /// A lair was paid: which den becomes one.
    Lairing(Terrain),
    /// A Dominate was paid: which piece.
    Dominating(Terrain),
    /// A den comes to this hex: from which track. It replaces a dominated den of the owner, if there is one.
    Track {
        /// Where the den goes.
        hex: Hex,
        /// Whose den it replaces.
        replaces: Option<Owner>,
    },
    /// Nothing is due: the game is over.
    Over(End),
}

impl Stage {
    /// A stable word for programs and the key of its prompt.
    pub const fn name(&self) -> &'static str {
        match self {
            Self::Sides => "sides",
            Self::Draft => "draft",
            Self::Between => "between",
            Self::Moving(_) => "moving",
            Self::Pushing { .. } => "pushing",
            Self::Howling(_) => "howling",
            Self::Denning(_) => "denning",
            Self::Lairing(_) => "lairing",
            Self::Dominating(_) => "dominating",
            Self::Track { .. } => "track",
            Self::Over(_) => "over",
        }
    }
}

/// A position of the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Position {
    pub(crate) board: Board,
    pub(crate) lone_wolves: HexSet,
    /// The hexes with prey left.
    pub(crate) prey: HexSet,
    /// Tokens left in each prey stack.
    pub(crate) prey_left: [u8; 10],
    /// Region scoring tokens left on each region.
    pub(crate) tokens_left: [u8; 10],
    pub(crate) players: [Player; MAX_SEATS],
    pub(crate) moonlight: Moonlight,
    /// How many phases have been scored.
    pub(crate) phases: u8,
    pub(crate) seat: Seat,
    pub(crate) actions_left: u8,
    pub(crate) turn: u32,
    pub(crate) stage: Stage,
}

impl Position {
    /// The pieces on the map.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// The wolf that has been pushed off its hex and has not landed yet, and that hex.
    #[inline]
    pub const fn pushed(&self) -> Option<(Owner, Wolf, Hex)> {
        match self.stage {
            Stage::Pushing { from, owner, wolf, .. } => Some((owner, wolf, from)),
            _ => None,
        }
    }

    /// How many wolves of both kinds the owner has, one that is being pushed included.
    pub fn wolf_count(&self, owner: Owner) -> u32 {
        let pushed = self.pushed().is_some_and(|(of, ..)| of == owner);
        self.board.wolf_count(owner) + u32::from(pushed)
    }

    /// The pieces on a hex: a den or lair first, then wolves. A wolf that is being pushed stands where it stood.
    pub fn pieces_at(&self, hex: Hex) -> Pieces {
        let mut pieces = self.board.pieces_at(hex);
        if let Some((owner, wolf, from)) = self.pushed()
            && from == hex
            && let Some(place) = pieces.iter_mut().find(|place| place.is_none())
        {
            *place = Some((owner, wolf.into()));
        }
        pieces
    }

    /// The hexes with a lone wolf.
    pub fn lone_wolves(&self) -> HexSet {
        self.lone_wolves
    }

    /// The hexes with prey.
    pub fn prey(&self) -> HexSet {
        self.prey
    }

    /// A player's board, tiles and tokens.
    #[inline]
    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    #[inline]
    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    /// The Moonlight board.
    pub fn moonlight(&self) -> &Moonlight {
        &self.moonlight
    }

    /// The next phase to be scored; `None` after the full moon.
    pub fn next_phase(&self) -> Option<MoonPhase> {
        MoonPhase::ALL.get(self.phases as usize).copied()
    }

    /// Whose turn it is, or was when the game ended.
    #[inline]
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// How many actions of the turn are still to be paid for.
    pub fn actions_left(&self) -> u8 {
        self.actions_left
    }

    /// The decision that is due.
    #[inline]
    pub fn stage(&self) -> Stage {
        self.stage
    }
}
