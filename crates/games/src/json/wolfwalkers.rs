//! Wolfwalkers as JSON. Views and states share one shape; a state knows every card of the deck.
//!
//! Cells and spots are `[row, column]`, counted from the upper left cell of the display's frame; places of the market
//! are counted from 1. Every goal comes with its live score: points now, the cells that fulfil it, what is missing.

use ::wolfwalkers::live::{GoalNow, Missing};
use ::wolfwalkers::scoring::{Sight, Twist};
use ::wolfwalkers::table::DeckItem;
use ::wolfwalkers::{
    CardId, Cell, Event, Laid, Open, Place, Position, Source, Spot, Stage, Symbol, Task, Token, View,
    Wolfwalkers,
};
use moonpack_rules::{Game, Seat, Viewer};
use serde_json::{Map, Value, json};

use super::ToJson;

impl ToJson for Wolfwalkers {
    fn view_json(&self, view: &View) -> Value {
        let table = Writer { game: self, card: |token| view.card(token) };
        let mut all = table.table(&view.open, |seat| self.sight_in(view, seat));
        let viewer = match view.viewer {
            Viewer::Seat(seat) => json!(seat.index()),
            Viewer::Spectator => Value::Null,
        };
        all.insert("viewer".into(), viewer);
        Value::Object(all)
    }

    fn state_json(&self, position: &Position) -> Value {
        let table = Writer { game: self, card: |token| Some(position.card(token)) };
        let mut all = table.table(&position.open, |seat| self.sight(position, seat));
        let points: Vec<i32> = self.standing(position).points[..self.seats()].to_vec();
        all.insert("points".into(), json!(points));
        Value::Object(all)
    }

    fn event_json(&self, event: &Event) -> Value {
        let table = Writer { game: self, card: |_: Token| None };
        table.event(event)
    }
}

/// Writes what lies on a table; `card` says which tokens the reader knows.
struct Writer<'a, F: Fn(Token) -> Option<CardId>> {
    game: &'a Wolfwalkers,
    card: F,
}

impl<F: Fn(Token) -> Option<CardId>> Writer<'_, F> {
    fn table<'s>(&self, open: &Open, sight: impl Fn(Seat) -> Sight<'s>) -> Map<String, Value> {
        let game = self.game;
        let shared = open.shared.and_then(&self.card);
        let module = |id: &::wolfwalkers::ModuleId| game.content().module(*id).id.clone();
        let displays = Seat::first(game.seats()).map(|seat| self.display(open, seat, &sight(seat), shared));
        let gone = (0..128u8).map(Token).filter(|token| open.gone & token.bit() != 0);
        let all = json!({
            "stage": stage(open.stage),
            "seat": open.seat.index(),
            "turn": open.turn,
            "permanent": game.permanent().as_ref().map(module),
            "opportunities": game.opportunities().iter().map(module).collect::<Vec<_>>(),
            "challenge": game.challenge().map(|challenge| challenge.id.clone()),
            "market": self.market(open),
            "deck": self.deck(open),
            "hand": open.hand.map(|laid| self.laid(laid)),
            "task": open.task.as_ref().map(|task| self.task(task)),
            "shared": shared.map(|card| self.id(card)),
            "displays": displays.collect::<Vec<_>>(),
            "gone": gone.map(|token| self.known(token)).collect::<Vec<_>>(),
        });
        match all {
            Value::Object(map) => map,
            _ => Map::new(),
        }
    }

    fn id(&self, card: CardId) -> Value {
        json!(self.game.content().card_id(card))
    }

    fn symbol(&self, symbol: Symbol) -> &str {
        self.game.content().symbol_id(symbol)
    }

    fn known(&self, token: Token) -> Value {
        (self.card)(token).map_or(Value::Null, |card| self.id(card))
    }

    fn laid(&self, laid: Laid) -> Value {
        json!({ "card": self.known(laid.token), "side": laid.side.word() })
    }

    fn market(&self, open: &Open) -> Value {
        let fresh = if self.game.rules().bar_fresh { open.market.fresh } else { 0 };
        let slots = open.market.slots.iter().enumerate().map(|(index, slot)| {
            let bit = Place::new(index).map_or(0, Place::bit);
            json!({
                "place": index + 1,
                "side": slot.side.word(),
                "card": slot.token.map(|token| self.known(token)),
                "fresh": fresh & bit != 0,
                "reserved": open.market.reserved & bit != 0,
                "forbidden": open.forbidden == Some(slot.side),
            })
        });
        slots.collect()
    }

    fn deck(&self, open: &Open) -> Value {
        let items = open.deck().map(|item| match item {
            DeckItem::Card(token) => self.known(token),
            DeckItem::Exchange => json!("exchange"),
        });
        let cards = open.deck().filter(|item| *item != DeckItem::Exchange).count();
        json!({ "count": cards, "from_top": items.collect::<Vec<_>>() })
    }

    fn task(&self, task: &Task) -> Value {
        json!({
            "module": self.game.content().module(task.module).id,
            "step": task.step,
            "picks": task.picks.to_vec(),
            "looking": task.looking,
            "lifted": task.lifted.map(|(laid, _)| self.laid(laid)),
        })
    }

    fn display(&self, open: &Open, seat: Seat, sight: &Sight<'_>, shared: Option<CardId>) -> Value {
        let display = open.display(seat);
        let (height, width) = display.extent();
        let row = |row: usize| -> Value {
            (0..5).map(|col| display.get(Cell::at(row, col)).map(|laid| self.laid(laid))).collect()
        };
        let used = self.game.opportunities().iter().enumerate();
        let used = used.filter(|(number, _)| open.used[seat.index()] & (1 << number) != 0);
        let goals = self.game.live(sight, shared);
        json!({
            "seat": seat.index(),
            "cards": display.len(),
            "height": height,
            "width": width,
            "pinned": display.is_pinned(),
            "cells": (0..5).map(row).collect::<Vec<_>>(),
            "named": open.named[seat.index()].map(|symbol| self.symbol(symbol)),
            "used": used.map(|(_, id)| self.game.content().module(*id).id.as_str()).collect::<Vec<_>>(),
            "twists": open.twists[seat.index()].iter().map(|twist| self.twist(*twist)).collect::<Vec<_>>(),
            "goals": goals.iter().map(|goal| self.goal(goal)).collect::<Vec<_>>(),
        })
    }

    fn twist(&self, twist: Twist) -> Value {
        match twist {
            Twist::Symbol(at, symbol) => json!({ "cell": cell(at), "symbol": self.symbol(symbol) }),
            Twist::Overlap(at, most) => json!({ "cell": cell(at), "overlap": most }),
            Twist::Cross(at, ignored) => json!({ "cell": cell(at), "ignored": ignored }),
            Twist::Balance(at, difference) => json!({ "cell": cell(at), "difference": difference }),
            Twist::Copied(card, points) => json!({ "copied": self.id(card), "points": points }),
        }
    }

    fn goal(&self, goal: &GoalNow) -> Value {
        let sets = goal.fulfilled.iter().map(|set| Cell::of(*set).map(cell).collect::<Vec<_>>());
        json!({
            "cell": goal.cell.map(cell),
            "card": self.id(goal.card),
            "points": goal.points,
            "fulfilled_by": sets.collect::<Vec<_>>(),
            "missing": self.missing(&goal.missing),
        })
    }

    fn missing(&self, missing: &Missing) -> Value {
        match missing {
            Missing::Nothing => json!({ "kind": "nothing" }),
            Missing::Impossible => json!({ "kind": "impossible" }),
            Missing::Pattern(needs) => {
                let needs =
                    needs.iter().map(|(at, s)| json!({ "spot": spot(*at), "symbol": self.symbol(*s) }));
                json!({ "kind": "pattern", "stories": needs.collect::<Vec<_>>() })
            }
            Missing::Story { symbols, spots } => json!({
                "kind": "story",
                "symbols": symbols.iter().map(|symbol| self.symbol(symbol)).collect::<Vec<_>>(),
                "spots": Spot::of(*spots).map(spot).collect::<Vec<_>>(),
            }),
            Missing::InTheWay(cells) => {
                json!({ "kind": "in_the_way", "cells": Cell::of(*cells).map(cell).collect::<Vec<_>>() })
            }
            Missing::More(lacking) => {
                let lacking =
                    lacking.iter().map(|(s, count)| json!({ "symbol": self.symbol(*s), "count": count }));
                json!({ "kind": "more", "symbols": lacking.collect::<Vec<_>>() })
            }
        }
    }

    fn face(&self, face: ::wolfwalkers::Face) -> Value {
        json!({ "card": self.id(face.card), "side": face.side.word() })
    }

    fn event(&self, event: &Event) -> Value {
        let module = |id: &::wolfwalkers::ModuleId| self.game.content().module(*id).id.clone();
        let place = |place: &Place| place.index() + 1;
        let seat = |seat: &Seat| seat.index();
        match event {
            Event::Named { seat: by, symbol } => {
                json!({ "event": "named", "seat": seat(by), "symbol": self.symbol(*symbol) })
            }
            Event::Taken { seat: by, from, face } => {
                let (from, at) = match from {
                    Source::Market(at) => ("market", Some(place(at))),
                    Source::DeckTop => ("deck-top", None),
                    Source::DeckBottom => ("deck-bottom", None),
                };
                json!({ "event": "taken", "seat": seat(by), "from": from, "place": at, "face": self.face(*face) })
            }
            Event::Shown { seat: by, face } => {
                json!({ "event": "shown", "seat": seat(by), "face": self.face(*face) })
            }
            Event::Placed { seat: by, cell: at, face } => {
                json!({ "event": "placed", "seat": seat(by), "cell": cell(*at), "face": self.face(*face) })
            }
            Event::Refilled { place: at, face } => {
                json!({ "event": "refilled", "place": place(at), "face": self.face(*face) })
            }
            Event::Top { card } => json!({ "event": "top", "card": card.map(|card| self.id(card)) }),
            Event::Exchanged => json!({ "event": "exchanged" }),
            Event::Used { seat: by, module: id } => {
                json!({ "event": "used", "seat": seat(by), "module": module(id) })
            }
            Event::Recycled { seat: by, place: at, face } => {
                json!({ "event": "recycled", "seat": seat(by), "place": place(at), "face": self.face(*face) })
            }
            Event::MarketTurned { seat: by, story, goal } => {
                json!({ "event": "market-turned", "seat": seat(by), "story": place(story), "goal": place(goal) })
            }
            Event::Returned { seat: by, cell: at, face } => {
                json!({ "event": "returned", "seat": seat(by), "cell": cell(*at), "face": self.face(*face) })
            }
            Event::Covered { seat: by, cell: at, face } => {
                json!({ "event": "covered", "seat": seat(by), "cell": cell(*at), "face": self.face(*face) })
            }
            Event::Swapped { seat: by, owner, a, b } => {
                let cells = [cell(*a), cell(*b)];
                json!({ "event": "swapped", "seat": seat(by), "owner": seat(owner), "cells": cells })
            }
            Event::Turned { seat: by, cell: at, face } => {
                json!({ "event": "turned", "seat": seat(by), "cell": cell(*at), "face": self.face(*face) })
            }
            Event::Moved { seat: by, cell: at, face } => {
                json!({ "event": "moved", "seat": seat(by), "cell": cell(*at), "face": self.face(*face) })
            }
            Event::Bartered { seat: by, other, own, theirs } => json!({
                "event": "bartered", "seat": seat(by), "other": seat(other), "own": cell(*own), "theirs": cell(*theirs),
            }),
            Event::Reserved { seat: by, against, place: at } => {
                json!({ "event": "reserved", "seat": seat(by), "against": seat(against), "place": place(at) })
            }
            Event::Forbidden { seat: by, against, side } => {
                json!({ "event": "forbidden", "seat": seat(by), "against": seat(against), "side": side.word() })
            }
            Event::Again { seat: by } => json!({ "event": "again", "seat": seat(by) }),
            Event::Copied { seat: by, card, points } => {
                json!({ "event": "copied", "seat": seat(by), "card": self.id(*card), "points": points })
            }
            Event::SymbolAdded { seat: by, cell: at, symbol } => {
                let symbol = self.symbol(*symbol);
                json!({ "event": "symbol-added", "seat": seat(by), "cell": cell(*at), "symbol": symbol })
            }
            Event::Eased { seat: by, cell: at } => {
                json!({ "event": "eased", "seat": seat(by), "cell": cell(*at) })
            }
            Event::Looked { seat: by, cards } => {
                let cards: Vec<_> = cards.iter().map(|card| card.map(|card| self.id(card))).collect();
                json!({ "event": "looked", "seat": seat(by), "cards": cards })
            }
            Event::Ordered { seat: by, order } => {
                let order: Vec<u8> = order.iter().map(|depth| depth + 1).collect();
                json!({ "event": "ordered", "seat": seat(by), "order": order })
            }
            Event::Passed { seat: by } => json!({ "event": "passed", "seat": seat(by) }),
            Event::ForestTook { place: at, face } => {
                json!({ "event": "forest-took", "place": place(at), "face": self.face(*face) })
            }
            Event::TurnEnded { seat: by } => json!({ "event": "turn-ended", "seat": seat(by) }),
            Event::Over { ending } => json!({ "event": "over", "ending": ending.0 }),
        }
    }
}

fn stage(stage: Stage) -> &'static str {
    match stage {
        Stage::Name => "name",
        Stage::Take => "take",
        Stage::Place => "place",
        Stage::End => "end",
        Stage::Final => "final",
        Stage::Over { .. } => "over",
    }
}

fn cell(cell: Cell) -> Value {
    json!([cell.row(), cell.col()])
}

fn spot(spot: Spot) -> Value {
    json!([spot.row(), spot.col()])
}
