//! What happened, for logs, screens and animation. Everything lies open, so everybody is told everything.

use moonpack_rules::{Seat, SeatSet, Viewer};

use crate::{
    Bonus, Control, Deed, End, Fallen, Hex, MoonPhase, Owner, OwnerSet, Payment, Piece, Prey, Region, Side,
    Terrain, Track, Wolf,
};

/// One thing that happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// A player laid out the ordinary tiles.
    SidesChosen {
        /// Who.
        seat: Seat,
        /// Which side lies up.
        side: Side,
    },
    /// An alpha and a pack wolf were placed in the draft.
    Placed {
        /// Whose.
        seat: Seat,
        /// Where.
        hex: Hex,
    },
    /// A turn began.
    TurnBegan {
        /// Whose.
        seat: Seat,
        /// The number of the turn, counted from 1 after the draft.
        number: u32,
    },
    /// An action was paid for: tiles flipped, tokens discarded.
    Paid {
        /// Who.
        seat: Seat,
        /// For what.
        deed: Deed,
        /// On which terrain.
        terrain: Terrain,
        /// With what.
        payment: Payment,
    },
    /// A bonus action token was discarded for one more action.
    BonusActionBought {
        /// Who.
        seat: Seat,
    },
    /// A wolf moved.
    WolfMoved {
        /// Whose.
        seat: Seat,
        /// Which kind.
        wolf: Wolf,
        /// From here.
        from: Hex,
        /// To here.
        to: Hex,
    },
    /// A wolf was pushed away.
    WolfPushed {
        /// Who pushed.
        seat: Seat,
        /// Whose wolf.
        owner: Owner,
        /// Which kind.
        wolf: Wolf,
        /// From here.
        from: Hex,
        /// To here.
        to: Hex,
    },
    /// A lone wolf joined a pack.
    Howled {
        /// Whose pack.
        seat: Seat,
        /// Where.
        hex: Hex,
        /// What it became.
        wolf: Wolf,
    },
    /// A den was built.
    DenBuilt {
        /// Whose.
        seat: Seat,
        /// Where.
        hex: Hex,
        /// The track it came from.
        track: Track,
    },
    /// A den became a lair.
    LairBuilt {
        /// Whose.
        seat: Seat,
        /// Where.
        hex: Hex,
    },
    /// A piece was dominated.
    Dominated {
        /// By whom.
        seat: Seat,
        /// Whose piece it was.
        owner: Owner,
        /// Where.
        hex: Hex,
        /// What stands there now: a wolf for a pack wolf, a den for a den.
        piece: Piece,
        /// The track the den came from.
        track: Option<Track>,
    },
    /// A bonus token was gained.
    BonusGained {
        /// Who.
        seat: Seat,
        /// Which.
        bonus: Bonus,
    },
    /// Prey was hunted.
    Hunted {
        /// By whom.
        seat: Seat,
        /// Which kind.
        prey: Prey,
        /// Where.
        hex: Hex,
    },
    /// A piece was laid on a date of the Moonlight board.
    DateFilled {
        /// The date, counted from 1.
        date: u8,
        /// What was laid there.
        piece: Fallen,
        /// The phase this date triggers.
        phase: Option<MoonPhase>,
    },
    /// A region was scored.
    RegionScored {
        /// Which.
        region: Region,
        /// Its token.
        phase: MoonPhase,
        /// Each owner's control when it was scored.
        control: [Control; Owner::COUNT],
        /// What came of it.
        award: Award,
    },
    /// A turn ended.
    TurnEnded {
        /// Whose.
        seat: Seat,
    },
    /// The game ended.
    GameEnded {
        /// How.
        end: End,
        /// Who won.
        winners: SeatSet,
    },
}

impl Event {
    /// A stable word for programs and the key of its log sentence.
    pub const fn name(&self) -> &'static str {
        match self {
            Self::SidesChosen { .. } => "sides-chosen",
            Self::Placed { .. } => "placed",
            Self::TurnBegan { .. } => "turn-began",
            Self::Paid { .. } => "paid",
            Self::BonusActionBought { .. } => "bonus-action-bought",
            Self::WolfMoved { .. } => "wolf-moved",
            Self::WolfPushed { .. } => "wolf-pushed",
            Self::Howled { .. } => "howled",
            Self::DenBuilt { .. } => "den-built",
            Self::LairBuilt { .. } => "lair-built",
            Self::Dominated { .. } => "dominated",
            Self::BonusGained { .. } => "bonus-gained",
            Self::Hunted { .. } => "hunted",
            Self::DateFilled { .. } => "date-filled",
            Self::RegionScored { .. } => "region-scored",
            Self::TurnEnded { .. } => "turn-ended",
            Self::GameEnded { .. } => "game-ended",
        }
    }
}

/// Nothing is hidden, so everybody is told everything.
pub(crate) fn event_for(event: &Event, _viewer: Viewer) -> Event {
    *event
}

/// Nothing is hidden, so nothing is turned up.
pub(crate) fn reveals(_event: &Event) -> bool {
    false
}

/// How a region's token was awarded.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Award {
    /// Who claimed the token.
    pub first: Option<Owner>,
    /// Who took the lower number for second place.
    pub second: Option<Owner>,
    /// Who tied: for first place, where seats take the lower number each; behind a first, for second place, which brings
    /// nothing.
    pub tied: OwnerSet,
    /// How many points first place, or nobody, and the others are worth: the token's two numbers.
    pub values: [u8; 2],
}

impl Award {
    /// A stable word for what came of it: `won`, `alone` (nobody else is there), `second-tied` (nobody is second because
    /// several are), `tied` (for first place) or `nobody`.
    pub fn name(&self) -> &'static str {
        match (self.first, self.second) {
            (Some(_), Some(_)) => "won",
            (Some(_), None) if self.tied.is_empty() => "alone",
            (Some(_), None) => "second-tied",
            (None, _) if !self.tied.is_empty() => "tied",
            (None, _) => "nobody",
        }
    }

    /// The seats that take the lower number: whoever is second, or those who tied for first place.
    pub fn lower(&self) -> impl Iterator<Item = Seat> {
        let tied = self.tied.iter().filter(|_| self.first.is_none());
        tied.chain(self.second).filter_map(Owner::seat)
    }
}
