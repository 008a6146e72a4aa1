//! Lone Wolves as JSON. Views and states share one shape: a state adds what is hidden.

use ::lone_wolves::{
    CardSet, Event, LoneWolves, Open, PackField, Played, Position, SEATS, Scar, Slot, Spot, Territory, View,
};
use moonpack_rules::{Seat, Viewer};
use serde_json::{Map, Value, json};

use super::ToJson;

impl ToJson for LoneWolves {
    fn view_json(&self, view: &View) -> Value {
        let mut all = table(self, &view.open, |_, _| None, view.taken);
        all.insert("viewer".into(), viewer(view.viewer));
        all.insert("hand".into(), view.hand.map_or(Value::Null, cards));
        Value::Object(all)
    }

    fn state_json(&self, position: &Position) -> Value {
        let under = |territory, slot| position.scar_in(territory, slot);
        let mut all = table(self, &position.open, under, position.taken_scar());
        all.insert("hands".into(), SEATS.map(|seat| cards(position.hand(seat))).into_iter().collect());
        all.insert(
            "box_wolves".into(),
            position.box_wolves().iter().map(|card| json!(card.to_string())).collect(),
        );
        all.insert("box_scars".into(), position.box_scars().map(|scar| json!(scar.name())).collect());
        let ahead = position.deals_ahead().iter().map(|deal| {
            Value::Object(deal.lines().into_iter().map(|(key, value)| (key, Value::String(value))).collect())
        });
        all.insert("deals_ahead".into(), ahead.collect());
        Value::Object(all)
    }

    fn event_json(&self, event: &Event) -> Value {
        let mut all = event_fields(self, event);
        all["event"] = event.name().into();
        all
    }
}

/// What lies open, and through `under` and `secret` what the reader also knows of face-down scars.
fn table(
    game: &LoneWolves,
    open: &Open,
    under: impl Fn(Territory, Slot) -> Option<Scar>,
    secret: Option<Scar>,
) -> Map<String, Value> {
    let seats = |each: &dyn Fn(Seat) -> Value| SEATS.map(each).into_iter().collect::<Value>();
    let points = game.deal_points(open);
    let lone = game.deal_lone_wolves(open);
    let standing = |seat: Seat| open.earlier_points[seat.index()] + points[seat.index()];
    let taken = open.taken.map(|taken| {
        json!({
            "territory": taken.territory.name(),
            "slot": taken.slot.index() + 1,
            "open": taken.open.is_some(),
            "scar": taken.open.or(secret).map(Scar::name),
        })
    });
    let returned = Scar::ALL
        .into_iter()
        .flat_map(|scar| std::iter::repeat_n(scar.name(), usize::from(open.returned[scar as usize])));
    let value = json!({
        "board": game.board().name(),
        "deal": open.deal + 1,
        "deals": game.deals(),
        "trick": (open.trick + 1).min(::lone_wolves::HAND as u8),
        "phase": open.phase.name(),
        "to_move": open.to_move().map(Seat::index),
        "leader": open.leader.index(),
        "led": played(open.led),
        "followed": played(open.followed),
        "trump": game.trump(open).map(::lone_wolves::Colour::name),
        "moon": open.moon.map(Territory::name),
        "blood_moon": open.blood_moon.map(Territory::name),
        "hand_sizes": seats(&|seat| open.hand_size(seat).into()),
        "voids": seats(&|seat| open.voids[seat.index()].iter().map(|colour| json!(colour.name())).collect()),
        "territories": game.order().iter().map(|at| territory(game, open, *at, &under)).collect::<Value>(),
        "fields": seats(&|seat| game.fields(seat).map(|at| field(game, open, at)).collect()),
        "taken": taken,
        "returned": returned.collect::<Vec<_>>(),
        "deal_points": points,
        "deal_lone_wolves": lone,
        "earlier_points": open.earlier_points,
        "earlier_lone_wolves": open.earlier_lone,
        "points": seats(&|seat| standing(seat).into()),
    });
    match value {
        Value::Object(map) => map,
        _ => Map::new(),
    }
}

fn territory(
    game: &LoneWolves,
    open: &Open,
    at: Territory,
    under: &impl Fn(Territory, Slot) -> Option<Scar>,
) -> Value {
    let side = |seat: Seat| {
        json!({
            "wolves": cards(open.wolves[seat.index()][at as usize]),
            "lone": cards(open.lone[seat.index()][at as usize]),
            "summoned": open.summoned_to(seat, at),
            "strength": game.strength(open, seat, at),
        })
    };
    let scar = |slot: Slot| {
        let (lies, scar) = match open.spot(at, slot) {
            Spot::Empty => ("empty", None),
            Spot::Down => ("down", under(at, slot)),
            Spot::Up(scar) => ("up", Some(scar)),
        };
        json!({ "slot": slot.index() + 1, "lies": lies, "scar": scar.map(Scar::name) })
    };
    let moon = game.moons_in(open, at).next();
    let tile = open.tiles[at as usize];
    json!({
        "id": at.name(),
        "colour": game.colour(at).name(),
        "tile": {
            "id": tile.to_string(),
            "points": game.tile_points(tile),
            "other_side": game.tile_points(tile.turned()),
        },
        "moon": moon.map(|moon| json!({ "id": moon.name(), "points": game.moon_points(moon) })),
        "room": usize::from(::lone_wolves::ROOM).saturating_sub(open.crowd[at as usize].into()),
        "scars": game.slots(at).map(scar).collect::<Value>(),
        "sides": SEATS.map(side),
        "holder": game.holder(open, at).map(Seat::index),
    })
}

fn field(game: &LoneWolves, open: &Open, at: PackField) -> Value {
    json!({
        "id": at.to_string(),
        "territories": game.reach(at).into_iter().flatten().map(Territory::name).collect::<Vec<_>>(),
        "scar": open.fields[at.seat().index()][at.index()].map(Scar::name),
    })
}

fn viewer(viewer: Viewer) -> Value {
    match viewer {
        Viewer::Seat(seat) => seat.index().into(),
        Viewer::Spectator => Value::Null,
    }
}

fn cards(cards: CardSet) -> Value {
    cards.iter().map(|card| Value::String(card.to_string())).collect()
}

fn played(played: Option<Played>) -> Value {
    played.map_or(
        Value::Null,
        |played| json!({ "card": played.card.to_string(), "territory": played.territory.name() }),
    )
}

fn event_fields(game: &LoneWolves, event: &Event) -> Value {
    match *event {
        Event::Played { seat, card, territory } | Event::BecameLone { seat, card, territory } => {
            json!({ "seat": seat.index(), "card": card.to_string(), "territory": territory.name() })
        }
        Event::Revealed { seat, territory, slot, scar } => json!({
            "seat": seat.index(), "territory": territory.name(), "slot": slot.index() + 1, "scar": scar.name(),
        }),
        Event::TrickWon { seat, card } => json!({ "seat": seat.index(), "card": card.to_string() }),
        Event::Taken { seat, territory, slot, open, scar } => json!({
            "seat": seat.index(),
            "territory": territory.name(),
            "slot": slot.index() + 1,
            "open": open,
            "scar": scar.map(Scar::name),
        }),
        Event::Placed { seat, field, scar } => {
            json!({ "seat": seat.index(), "field": field.to_string(), "scar": scar.name() })
        }
        Event::Returned { seat, scar } => json!({ "seat": seat.index(), "scar": scar.name() }),
        Event::Summoned { seat, territory } => json!({ "seat": seat.index(), "territory": territory.name() }),
        Event::NoRoom { territory } => json!({ "territory": territory.name() }),
        Event::TileTurned { territory, tile } => json!({
            "territory": territory.name(), "tile": tile.to_string(), "points": game.tile_points(tile),
        }),
        Event::MoonLaid { moon, territory } => json!({
            "moon": moon.name(), "territory": territory.name(), "trump": game.colour(territory).name(),
        }),
        Event::DealEnded { deal, points, lone } => {
            json!({ "deal": deal + 1, "points": points, "lone_wolves": lone })
        }
        Event::DealBegan { deal, leader } => json!({ "deal": deal + 1, "leader": leader.index() }),
    }
}
