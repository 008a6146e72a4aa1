//! Wolfwalkers as JSON. Views and states share one shape; what a reader may not know is null.
//!
//! Cells and spots are `[row, column]`, counted from the upper left cell of the display's frame; places of the market
//! are counted from 1. Every goal comes with its live score: points now, the cells that fulfil it, what is missing.

use ::wolfwalkers::{
    CardId, Cell, DeckItem, Event, Face, GoalNow, Laid, Missing, ModuleId, Open, Place, Position, Sight,
    Source, Spot, Stage, Symbol, Task, Token, Twist, View, Wolfwalkers,
};
use moonpack_rules::{Game, Notation, Seat, Viewer};
use serde::Serialize;
use serde_json::{Value, json};

use super::{Json, ToJson};

impl ToJson for Wolfwalkers {
    fn view_json(&self, view: &View) -> Json {
        let viewer = match view.viewer {
            Viewer::Seat(seat) => Some(seat.index()),
            Viewer::Spectator => None,
        };
        let writer = Writer { game: self, card: |token| view.card(token) };
        Json::of(&writer.position(&view.open, |seat| self.sight_in(view, seat), Reader::Viewer { viewer }))
    }

    fn state_json(&self, position: &Position) -> Json {
        let points = self.standing(position).points[..self.seats()].to_vec();
        let writer = Writer { game: self, card: |token| Some(position.card(token)) };
        let sight = |seat| self.sight(position, seat);
        Json::of(&writer.position(&position.open, sight, Reader::Everything { points }))
    }

    fn event_json(&self, event: &Event) -> Value {
        Writer { game: self, card: |_: Token| None }.event(event)
    }
}

#[derive(Serialize)]
struct PositionJson<'a> {
    stage: &'static str,
    seat: usize,
    turn: u32,
    permanent: Option<&'a str>,
    opportunities: Vec<&'a str>,
    challenge: Option<&'a str>,
    market: Vec<PlaceJson<'a>>,
    deck: Deck<'a>,
    hand: Option<HandJson<'a>>,
    task: Option<TaskJson<'a>>,
    shared: Option<&'a str>,
    displays: Vec<DisplayJson<'a>>,
    gone: Vec<Option<&'a str>>,
    #[serde(flatten)]
    reader: Reader,
}

/// What is told to this reader only.
#[derive(Serialize)]
#[serde(untagged)]
enum Reader {
    Viewer { viewer: Option<usize> },
    Everything { points: Vec<i32> },
}

#[derive(Serialize)]
struct PlaceJson<'a> {
    place: usize,
    side: &'static str,
    card: Option<&'a str>,
    fresh: bool,
    reserved: bool,
    forbidden: bool,
}

#[derive(Serialize)]
struct Deck<'a> {
    count: usize,
    from_top: Vec<Option<&'a str>>,
}

#[derive(Serialize)]
struct FaceJson<'a> {
    card: Option<&'a str>,
    side: &'static str,
}

/// A card taken; its side is not known while it is being chosen.
#[derive(Serialize)]
struct HandJson<'a> {
    card: Option<&'a str>,
    side: Option<&'static str>,
}

#[derive(Serialize)]
struct TaskJson<'a> {
    module: &'a str,
    step: u8,
    picks: Vec<String>,
    looking: u8,
    lifted: Option<FaceJson<'a>>,
}

#[derive(Serialize)]
struct DisplayJson<'a> {
    seat: usize,
    cards: usize,
    height: usize,
    width: usize,
    pinned: bool,
    cells: [[Option<FaceJson<'a>>; 5]; 5],
    named: Option<&'a str>,
    used: Vec<&'a str>,
    twists: Vec<TwistJson<'a>>,
    goals: Vec<GoalJson<'a>>,
}

#[derive(Serialize)]
#[serde(untagged)]
enum TwistJson<'a> {
    Symbol { cell: [usize; 2], symbol: &'a str },
    Overlap { cell: [usize; 2], overlap: u8 },
    Cross { cell: [usize; 2], ignored: u8 },
    Balance { cell: [usize; 2], difference: u8 },
    Copied { copied: &'a str, points: i32 },
}

#[derive(Serialize)]
struct GoalJson<'a> {
    cell: Option<[usize; 2]>,
    card: &'a str,
    points: i32,
    fulfilled_by: Vec<Vec<[usize; 2]>>,
    missing: MissingJson<'a>,
}

#[derive(Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
enum MissingJson<'a> {
    Nothing,
    Impossible,
    Pattern { stories: Vec<NeedJson<'a>> },
    Story { symbols: Vec<&'a str>, spots: Vec<[i8; 2]> },
    InTheWay { cells: Vec<[usize; 2]> },
    More { symbols: Vec<LackJson<'a>> },
}

#[derive(Serialize)]
struct NeedJson<'a> {
    spot: [i8; 2],
    symbol: &'a str,
}

#[derive(Serialize)]
struct LackJson<'a> {
    symbol: &'a str,
    count: u32,
}

/// Writes what lies on a table; `card` says which tokens the reader knows.
struct Writer<'a, F: Fn(Token) -> Option<CardId>> {
    game: &'a Wolfwalkers,
    card: F,
}

impl<'a, F: Fn(Token) -> Option<CardId>> Writer<'a, F> {
    fn position<'s>(
        &self,
        open: &Open,
        sight: impl Fn(Seat) -> Sight<'s>,
        reader: Reader,
    ) -> PositionJson<'a> {
        let game = self.game;
        let shared = open.shared.and_then(&self.card);
        let gone = (0..128u8).map(Token).filter(|token| open.gone & token.bit() != 0);
        let displays = Seat::first(game.seats()).map(|seat| self.display(open, seat, &sight(seat), shared));
        PositionJson {
            stage: stage(open.stage),
            seat: open.seat.index(),
            turn: open.turn,
            permanent: game.permanent().map(|id| self.module(id)),
            opportunities: game.opportunities().iter().map(|id| self.module(*id)).collect(),
            challenge: game.challenge().map(|challenge| challenge.id.as_str()),
            market: self.market(open),
            deck: self.deck(open),
            hand: open.hand.map(|laid| HandJson {
                card: self.known(laid.token),
                side: game.hand_side(open).map(|side| side.word()),
            }),
            task: open.task.as_ref().map(|task| self.task(task)),
            shared: shared.map(|card| self.id(card)),
            displays: displays.collect(),
            gone: gone.map(|token| self.known(token)).collect(),
            reader,
        }
    }

    fn module(&self, id: ModuleId) -> &'a str {
        &self.game.content().module(id).id
    }

    fn id(&self, card: CardId) -> &'a str {
        self.game.content().card_id(card)
    }

    fn symbol(&self, symbol: Symbol) -> &'a str {
        self.game.content().symbol_id(symbol)
    }

    fn known(&self, token: Token) -> Option<&'a str> {
        (self.card)(token).map(|card| self.id(card))
    }

    fn laid(&self, laid: Laid) -> FaceJson<'a> {
        FaceJson { card: self.known(laid.token), side: laid.side.word() }
    }

    fn market(&self, open: &Open) -> Vec<PlaceJson<'a>> {
        let fresh = if self.game.lasting().bar_fresh { open.market.fresh } else { 0 };
        let slots = open.market.slots.iter().enumerate().map(|(index, slot)| {
            let bit = Place::new(index).map_or(0, Place::bit);
            PlaceJson {
                place: index + 1,
                side: slot.side.word(),
                card: slot.token.and_then(|token| self.known(token)),
                fresh: fresh & bit != 0,
                reserved: open.market.reserved & bit != 0,
                forbidden: open.forbidden == Some(slot.side),
            }
        });
        slots.collect()
    }

    fn deck(&self, open: &Open) -> Deck<'a> {
        let items = open.deck().map(|item| match item {
            DeckItem::Card(token) => self.known(token),
            DeckItem::Exchange => Some("exchange"),
        });
        let count = open.deck().filter(|item| *item != DeckItem::Exchange).count();
        Deck { count, from_top: items.collect() }
    }

    fn task(&self, task: &Task) -> TaskJson<'a> {
        let picks = self.game.picked(task).into_iter();
        TaskJson {
            module: self.module(task.module),
            step: task.step,
            picks: picks.map(|action| self.game.write_action(action)).collect(),
            looking: task.looking,
            lifted: task.lifted.map(|(laid, _)| self.laid(laid)),
        }
    }

    fn display(&self, open: &Open, seat: Seat, sight: &Sight<'_>, shared: Option<CardId>) -> DisplayJson<'a> {
        let display = open.display(seat);
        let (height, width) = display.extent();
        let face = |row, col| display.get(Cell::at(row, col)).map(|laid| self.laid(laid));
        let used = self.game.opportunities().iter().enumerate();
        let used = used.filter(|(number, _)| open.used[seat.index()] & (1 << number) != 0);
        DisplayJson {
            seat: seat.index(),
            cards: display.len(),
            height,
            width,
            pinned: display.is_settled(),
            cells: [0, 1, 2, 3, 4].map(|row| [0, 1, 2, 3, 4].map(|col| face(row, col))),
            named: open.named[seat.index()].map(|symbol| self.symbol(symbol)),
            used: used.map(|(_, id)| self.module(*id)).collect(),
            twists: open.twists[seat.index()].iter().map(|twist| self.twist(*twist, sight)).collect(),
            goals: self.game.live(sight, shared).iter().map(|goal| self.goal(goal)).collect(),
        }
    }

    fn twist(&self, twist: Twist, sight: &Sight<'_>) -> TwistJson<'a> {
        match twist {
            Twist::Symbol(at, symbol) => TwistJson::Symbol { cell: cell(at), symbol: self.symbol(symbol) },
            Twist::Overlap(at, overlap) => TwistJson::Overlap { cell: cell(at), overlap },
            Twist::Cross(at, ignored) => TwistJson::Cross { cell: cell(at), ignored },
            Twist::Balance(at, difference) => TwistJson::Balance { cell: cell(at), difference },
            Twist::Copied(card, fixed) => {
                let now = || sight.points_beside(self.game.content().goal(card));
                TwistJson::Copied { copied: self.id(card), points: fixed.map_or_else(now, i32::from) }
            }
        }
    }

    fn goal(&self, goal: &GoalNow) -> GoalJson<'a> {
        GoalJson {
            cell: goal.cell.map(cell),
            card: self.id(goal.card),
            points: goal.points,
            fulfilled_by: goal.fulfilled.iter().map(|set| Cell::of(*set).map(cell).collect()).collect(),
            missing: self.missing(&goal.missing),
        }
    }

    fn missing(&self, missing: &Missing) -> MissingJson<'a> {
        match missing {
            Missing::Nothing => MissingJson::Nothing,
            Missing::Impossible => MissingJson::Impossible,
            Missing::Pattern { needs, .. } => {
                let need = |(at, symbol): &(Spot, Symbol)| NeedJson {
                    spot: spot(*at),
                    symbol: self.symbol(*symbol),
                };
                MissingJson::Pattern { stories: needs.iter().map(need).collect() }
            }
            Missing::Story { symbols, spots } => MissingJson::Story {
                symbols: symbols.iter().map(|symbol| self.symbol(symbol)).collect(),
                spots: Spot::of(*spots).map(spot).collect(),
            },
            Missing::InTheWay(cells) => MissingJson::InTheWay { cells: Cell::of(*cells).map(cell).collect() },
            Missing::More(lacking) => {
                let lack = |(symbol, count): &(Symbol, u32)| LackJson {
                    symbol: self.symbol(*symbol),
                    count: *count,
                };
                MissingJson::More { symbols: lacking.iter().map(lack).collect() }
            }
        }
    }

    fn face(&self, face: Face) -> FaceJson<'a> {
        FaceJson { card: Some(self.id(face.card)), side: face.side.word() }
    }

    fn event(&self, event: &Event) -> Value {
        let module = |id: &ModuleId| self.module(*id);
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

fn cell(cell: Cell) -> [usize; 2] {
    [cell.row(), cell.col()]
}

fn spot(spot: Spot) -> [i8; 2] {
    [spot.row(), spot.col()]
}
