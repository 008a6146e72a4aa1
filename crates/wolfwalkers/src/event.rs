//! What happened, for logs, screens and animation.

use arrayvec::ArrayVec;
use moonpack_rules::{Ending, Seat, Viewer};

use crate::cards::{CardId, Face, Side, Symbol};
use crate::content::ModuleId;
use crate::display::Cell;
use crate::position::Place;

/// No effect looks at more cards than this.
pub const MAX_LOOK: usize = 6;

/// Where a card was taken from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Source {
    /// A place of the market.
    Market(Place),
    /// The top of the deck.
    DeckTop,
    /// The bottom of the deck.
    DeckBottom,
}

/// One thing that happened. Cells are counted in the display's frame as it is afterwards.
#[derive(Clone, PartialEq, Debug)]
pub enum Event {
    /// Somebody named a symbol at the start.
    Named {
        /// Who.
        seat: Seat,
        /// The symbol.
        symbol: Symbol,
    },
    /// Somebody took a card.
    Taken {
        /// Who.
        seat: Seat,
        /// From where.
        from: Source,
        /// The card.
        face: Face,
    },
    /// The card in hand shows this side now.
    Shown {
        /// Whose hand.
        seat: Seat,
        /// The card.
        face: Face,
    },
    /// Somebody placed the card in hand.
    Placed {
        /// Who.
        seat: Seat,
        /// Where.
        cell: Cell,
        /// The card.
        face: Face,
    },
    /// The market got a card from the deck.
    Refilled {
        /// Where.
        place: Place,
        /// The card.
        face: Face,
    },
    /// The top of the deck shows this story now.
    Top {
        /// The card; none if the deck is empty.
        card: Option<CardId>,
    },
    /// An exchange card came up; the outer market cards were turned over.
    Exchanged,
    /// Somebody uses a module card.
    Used {
        /// Who.
        seat: Seat,
        /// Which.
        module: ModuleId,
    },
    /// A market card went under the deck.
    Recycled {
        /// Who did it.
        seat: Seat,
        /// From where.
        place: Place,
        /// The card.
        face: Face,
    },
    /// A story and a goal of the market were turned over and changed places.
    MarketTurned {
        /// Who did it.
        seat: Seat,
        /// The place that shows a story.
        story: Place,
        /// The place that shows a goal.
        goal: Place,
    },
    /// A card of a display went under the deck.
    Returned {
        /// Who.
        seat: Seat,
        /// The cell it lay on, in the frame as it was.
        cell: Cell,
        /// The card.
        face: Face,
    },
    /// A market card was laid over a card of a display.
    Covered {
        /// Who.
        seat: Seat,
        /// Where.
        cell: Cell,
        /// The card that lies there now.
        face: Face,
    },
    /// Two cards of one display changed places.
    Swapped {
        /// Who did it.
        seat: Seat,
        /// Whose display.
        owner: Seat,
        /// One cell.
        a: Cell,
        /// The other cell.
        b: Cell,
    },
    /// A card of a display was turned over.
    Turned {
        /// Who.
        seat: Seat,
        /// Where.
        cell: Cell,
        /// What lies there now.
        face: Face,
    },
    /// A card of a display was moved.
    Moved {
        /// Who.
        seat: Seat,
        /// Where it lies now.
        cell: Cell,
        /// The card.
        face: Face,
    },
    /// Two stories of two displays changed places.
    Bartered {
        /// Who did it.
        seat: Seat,
        /// With whom.
        other: Seat,
        /// The own cell.
        own: Cell,
        /// The other's cell.
        theirs: Cell,
    },
    /// A market card may not be taken by somebody in their next turn.
    Reserved {
        /// Who did it.
        seat: Seat,
        /// The person it is barred for.
        against: Seat,
        /// Where the card lies.
        place: Place,
    },
    /// A side may not be taken from the market by somebody in their next turn.
    Forbidden {
        /// Who did it.
        seat: Seat,
        /// The person it is forbidden to.
        against: Seat,
        /// The side.
        side: Side,
    },
    /// Somebody may take, place and refill once more.
    Again {
        /// Who.
        seat: Seat,
    },
    /// Somebody also scores a goal of another display.
    Copied {
        /// Who.
        seat: Seat,
        /// The goal's card.
        card: CardId,
        /// What it pays.
        points: i32,
    },
    /// A story shows one more symbol.
    SymbolAdded {
        /// Whose.
        seat: Seat,
        /// Where.
        cell: Cell,
        /// The symbol.
        symbol: Symbol,
    },
    /// A goal is judged more kindly.
    Eased {
        /// Whose.
        seat: Seat,
        /// Where.
        cell: Cell,
    },
    /// Somebody looked at the top cards of the deck, from the top; others are not told which.
    Looked {
        /// Who.
        seat: Seat,
        /// The cards as far as they may be told.
        cards: ArrayVec<Option<CardId>, MAX_LOOK>,
    },
    /// The cards looked at were put back: which of them, counted from the top, lies where now.
    Ordered {
        /// Who.
        seat: Seat,
        /// The old depth of the card at each depth.
        order: ArrayVec<u8, MAX_LOOK>,
    },
    /// Somebody could take nothing.
    Passed {
        /// Who.
        seat: Seat,
    },
    /// The forest took a market card out of the game.
    ForestTook {
        /// From where.
        place: Place,
        /// The card.
        face: Face,
    },
    /// A turn ended.
    TurnEnded {
        /// Whose.
        seat: Seat,
    },
    /// The game ended.
    Over {
        /// How.
        ending: Ending,
    },
}

/// The event with what the viewer may not know left blank.
pub(crate) fn event_for(event: &Event, viewer: Viewer) -> Event {
    match event {
        Event::Looked { seat, cards } if !viewer.is(*seat) => {
            Event::Looked { seat: *seat, cards: cards.iter().map(|_| None).collect() }
        }
        _ => event.clone(),
    }
}

/// Did the event turn up something that somebody did not know?
pub(crate) fn reveals(event: &Event) -> bool {
    matches!(event, Event::Top { .. } | Event::Looked { .. } | Event::Taken { from: Source::DeckBottom, .. })
}
