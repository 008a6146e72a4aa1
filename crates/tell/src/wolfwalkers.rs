//! Wolfwalkers in words.
//!
//! Places, rows and columns are counted from 1, as people do; a spot above or left of a floating display is therefore
//! row or column 0 or less. Cards of other component data than the shipped one have no translated names and are told by
//! the names they bring.

use ::wolfwalkers::{
    Action, CardId, Cell, Event, Face, Laid, ModuleId, Position, Side, Source, Symbol, Wolfwalkers,
};
use moonpack_rules::{Game, Seat};
use moonpack_words::{Arg, Words};

use crate::Tell;

impl Tell for Wolfwalkers {
    fn tell_action(&self, position: &Self::Position, action: Self::Action, words: &Words) -> String {
        let teller = Teller { game: self, words };
        let open = &position.open;
        let seat = open.seat;
        let own = |cell| open.display(seat).get(cell);
        let other = |cell| open.display(seat.next(self.seats())).get(cell);
        match action {
            Action::Take(place) | Action::Market(place) => {
                let key =
                    if matches!(action, Action::Take(_)) { "ww-action-take" } else { "ww-action-market" };
                let card = teller.laid(position, open.market.card(place));
                words.with(key, &[("place", (place.index() + 1).into()), ("card", (&card).into())])
            }
            Action::TakeTop => {
                let card = teller.laid(position, open.top().map(|token| Laid { token, side: Side::Story }));
                words.with("ww-action-take-top", &[("card", (&card).into())])
            }
            Action::Place(spot) | Action::To(spot) => {
                let key = if matches!(action, Action::Place(_)) { "ww-action-place" } else { "ww-action-to" };
                let (row, column) = (i32::from(spot.row()) + 1, i32::from(spot.col()) + 1);
                words.with(key, &[("row", row.into()), ("column", column.into())])
            }
            Action::Use(module) => {
                words.with("ww-action-use", &[("module", (&teller.module(module)).into())])
            }
            Action::Own(cell) => teller.at("ww-action-own", cell, &teller.laid(position, own(cell))),
            Action::Other(cell) => teller.at("ww-action-other", cell, &teller.laid(position, other(cell))),
            Action::As(Side::Story) => words.text("ww-action-as-story"),
            Action::As(Side::Goal) => words.text("ww-action-as-goal"),
            Action::Name(symbol) => {
                words.with("ww-action-name", &[("symbol", (&teller.symbol(symbol)).into())])
            }
            Action::Next(depth) => words.with("ww-action-next", &[("number", i32::from(depth + 1).into())]),
            Action::EndTurn => words.text("ww-action-end-turn"),
            Action::Pass => words.text("ww-action-pass"),
            Action::Done => words.text("ww-action-done"),
        }
    }

    fn tell_event(&self, event: &Self::Event, names: &[String], words: &Words) -> Option<String> {
        let teller = Teller { game: self, words };
        let name = |seat: Seat| names.get(seat.index()).map_or("", String::as_str);
        // Most sentences name a player and a card; the rest of their variables follow.
        let tell = |key: &str, seat: Seat, face: Option<Face>, more: &[(&str, Arg<'_>)]| {
            let card = face.map(|face| teller.card(face)).unwrap_or_default();
            let mut args = vec![("seat", Arg::Text(name(seat))), ("card", Arg::Text(&card))];
            args.extend_from_slice(more);
            words.with(key, &args)
        };
        let place = |place: ::wolfwalkers::Place| ("place", Arg::from(place.index() + 1));
        let row = |cell: Cell| ("row", Arg::from(cell.row() + 1));
        let column = |cell: Cell| ("column", Arg::from(cell.col() + 1));
        Some(match *event {
            Event::Named { seat, symbol } => {
                tell("ww-event-named", seat, None, &[("symbol", (&teller.symbol(symbol)).into())])
            }
            Event::Taken { seat, from: Source::Market(from), face } => {
                tell("ww-event-taken", seat, Some(face), &[place(from)])
            }
            Event::Taken { seat, from: Source::DeckTop, face } => {
                tell("ww-event-taken-top", seat, Some(face), &[])
            }
            Event::Taken { seat, from: Source::DeckBottom, face } => {
                tell("ww-event-taken-bottom", seat, Some(face), &[])
            }
            Event::Shown { seat, face } => tell("ww-event-shown", seat, Some(face), &[]),
            Event::Placed { seat, cell, face } => {
                tell("ww-event-placed", seat, Some(face), &[row(cell), column(cell)])
            }
            Event::Refilled { place: at, face } => {
                words.with("ww-event-refilled", &[place(at), ("card", (&teller.card(face)).into())])
            }
            Event::Top { card: Some(card) } => {
                let card = teller.card(Face { card, side: Side::Story });
                words.with("ww-event-top", &[("card", (&card).into())])
            }
            Event::Top { card: None } => words.text("ww-event-top-empty"),
            Event::Exchanged => words.text("ww-event-exchanged"),
            Event::Used { seat, module } => {
                tell("ww-event-used", seat, None, &[("module", (&teller.module(module)).into())])
            }
            Event::Recycled { seat, place: from, face } => {
                tell("ww-event-recycled", seat, Some(face), &[place(from)])
            }
            Event::MarketTurned { seat, story, goal } => {
                let places = [("story", (story.index() + 1).into()), ("goal", (goal.index() + 1).into())];
                tell("ww-event-market-turned", seat, None, &places)
            }
            Event::Returned { seat, face, .. } => tell("ww-event-returned", seat, Some(face), &[]),
            Event::Covered { seat, cell, face } => {
                tell("ww-event-covered", seat, Some(face), &[row(cell), column(cell)])
            }
            Event::Swapped { seat, owner, .. } => {
                tell("ww-event-swapped", seat, None, &[("owner", name(owner).into())])
            }
            Event::Turned { seat, face, .. } => tell("ww-event-turned", seat, Some(face), &[]),
            Event::Moved { seat, cell, face } => {
                tell("ww-event-moved", seat, Some(face), &[row(cell), column(cell)])
            }
            Event::Bartered { seat, other, .. } => {
                tell("ww-event-bartered", seat, None, &[("other", name(other).into())])
            }
            Event::Reserved { seat, against, place: at } => {
                tell("ww-event-reserved", seat, None, &[place(at), ("other", name(against).into())])
            }
            Event::Forbidden { seat, against, side } => {
                let side = teller.side(side);
                tell(
                    "ww-event-forbidden",
                    seat,
                    None,
                    &[("other", name(against).into()), ("side", (&side).into())],
                )
            }
            Event::Again { seat } => tell("ww-event-again", seat, None, &[]),
            Event::Copied { seat, card, points } => {
                let goal = teller.title(card, Side::Goal);
                tell("ww-event-copied", seat, None, &[("goal", (&goal).into()), ("points", points.into())])
            }
            Event::SymbolAdded { seat, cell, symbol } => {
                let symbol = teller.symbol(symbol);
                tell(
                    "ww-event-symbol-added",
                    seat,
                    None,
                    &[row(cell), column(cell), ("symbol", (&symbol).into())],
                )
            }
            Event::Eased { seat, cell } => tell("ww-event-eased", seat, None, &[row(cell), column(cell)]),
            Event::Looked { seat, ref cards } => {
                tell("ww-event-looked", seat, None, &[("count", cards.len().into())])
            }
            Event::Ordered { seat, .. } => tell("ww-event-ordered", seat, None, &[]),
            Event::Passed { seat } => tell("ww-event-passed", seat, None, &[]),
            Event::ForestTook { place: from, face } => {
                words.with("ww-event-forest-took", &[place(from), ("card", (&teller.card(face)).into())])
            }
            // The next player's first step says the same.
            Event::TurnEnded { .. } => return None,
            Event::Over { ending } => {
                let ending = words.text(&format!("ww-ending-{}", ending.0));
                words.with("ww-event-over", &[("ending", (&ending).into())])
            }
        })
    }

    fn tell_turn(&self, _: Seat, _: &[Self::Event], _: &[String], _: &Words) -> Option<String> {
        None
    }
}

/// Finds the words for the things of one table.
struct Teller<'a> {
    game: &'a Wolfwalkers,
    words: &'a Words,
}

impl Teller<'_> {
    fn card(&self, face: Face) -> String {
        let (side, title) = (self.side(face.side), self.title(face.card, face.side));
        self.words.with("ww-card", &[("side", (&side).into()), ("title", (&title).into())])
    }

    fn laid(&self, position: &Position, laid: Option<Laid>) -> String {
        laid.map(|laid| self.card(position.face(laid))).unwrap_or_default()
    }

    fn side(&self, side: Side) -> String {
        self.words.text(&format!("ww-side-{}", side.word()))
    }

    fn title(&self, card: CardId, side: Side) -> String {
        let content = self.game.content();
        let id = content.card_id(card);
        let own = if side == Side::Story { content.cards[card.index()].title.as_str() } else { id };
        self.named(&format!("ww-{}-{id}", side.word()), own)
    }

    fn symbol(&self, symbol: Symbol) -> String {
        let id = self.game.content().symbol_id(symbol);
        self.named(&format!("ww-symbol-{id}"), id)
    }

    fn module(&self, module: ModuleId) -> String {
        let module = self.game.content().module(module);
        self.named(&format!("ww-module-{}", module.id), &module.name)
    }

    /// The message, or the thing's own name where nobody has translated it.
    fn named(&self, key: &str, own: &str) -> String {
        if self.words.has(key) { self.words.text(key) } else { own.to_owned() }
    }

    fn at(&self, key: &str, cell: Cell, card: &str) -> String {
        let args =
            [("row", (cell.row() + 1).into()), ("column", (cell.col() + 1).into()), ("card", card.into())];
        self.words.with(key, &args)
    }
}
