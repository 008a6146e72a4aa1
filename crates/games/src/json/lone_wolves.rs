//! Lone Wolves as JSON. Views and states share one shape: a state adds what is hidden.

use ::lone_wolves::{
    Card, CardSet, Deal, Event, HAND, LoneWolves, Open, PackField, Played, Position, ROOM, SEATS, Scar, Slot,
    Spot, Territory, Tile, View,
};
use moonpack_rules::{Seat, Viewer};
use serde::Serialize;
use serde_json::{Value, json};

use super::text::{Fields, Shown};
use super::{Json, ToJson};

impl ToJson for LoneWolves {
    fn view_json(&self, view: &View) -> Json {
        let seat = match view.viewer {
            Viewer::Seat(seat) => Some(seat.index()),
            Viewer::Spectator => None,
        };
        let reader = Reader::Viewer { viewer: seat, hand: view.hand.map(cards) };
        let knows = Knows { under: |_, _| None, summoned: |_| None, taken: view.taken };
        Json::of(&PositionJson::of(self, &view.open, &knows, reader))
    }

    fn state_json(&self, position: &Position) -> Json {
        let boxed = position.box_wolves();
        let left = boxed.into_iter().zip(position.open.summoned).filter(|(_, place)| place.is_none());
        let reader = Reader::Everything {
            hands: SEATS.map(|seat| cards(position.hand(seat))),
            box_wolves: left.map(|(card, _)| Shown(card)).collect(),
            box_scars: position.box_scars().map(Scar::name).collect(),
            deals_ahead: position.deals_ahead().iter().map(DealJson::of).collect(),
        };
        let knows = Knows {
            under: |territory, slot| position.scar_in(territory, slot),
            summoned: |index: usize| boxed.get(index).copied(),
            taken: position.taken_scar(),
        };
        Json::of(&PositionJson::of(self, &position.open, &knows, reader))
    }

    fn event_json(&self, event: &Event) -> Value {
        let mut all = event_fields(self, event);
        all["event"] = event.name().into();
        all
    }
}

/// What the reader knows beyond what lies open.
struct Knows<U, S> {
    /// The scar in a slot that lies face down.
    under: U,
    /// The wolf of the box that was summoned as the so-manieth.
    summoned: S,
    /// The scar taken face down and not yet placed.
    taken: Option<Scar>,
}

#[derive(Serialize)]
struct PositionJson {
    board: &'static str,
    deal: u8,
    deals: usize,
    rounds: usize,
    trick: u8,
    turn: u32,
    phase: &'static str,
    to_move: Option<usize>,
    leader: usize,
    led: Option<PlayedJson>,
    followed: Option<PlayedJson>,
    trump: Option<&'static str>,
    moon: Option<&'static str>,
    blood_moon: Option<&'static str>,
    hand_sizes: [usize; 2],
    voids: [Vec<&'static str>; 2],
    territories: Vec<TerritoryJson>,
    fields: [Vec<FieldJson>; 2],
    taken: Option<TakenJson>,
    returned: Vec<&'static str>,
    deal_points: [i32; 2],
    deal_lone_wolves: [u16; 2],
    earlier_points: [i32; 2],
    earlier_lone_wolves: [u16; 2],
    points: [i32; 2],
    #[serde(flatten)]
    reader: Reader,
}

/// What is told to this reader only.
#[derive(Serialize)]
#[serde(untagged)]
enum Reader {
    Viewer {
        viewer: Option<usize>,
        hand: Option<Vec<Shown<Card>>>,
    },
    Everything {
        hands: [Vec<Shown<Card>>; 2],
        box_wolves: Vec<Shown<Card>>,
        box_scars: Vec<&'static str>,
        deals_ahead: Vec<DealJson>,
    },
}

impl PositionJson {
    fn of<U, S>(game: &LoneWolves, open: &Open, knows: &Knows<U, S>, reader: Reader) -> Self
    where
        U: Fn(Territory, Slot) -> Option<Scar>,
        S: Fn(usize) -> Option<Card>,
    {
        let deal_points = game.deal_points(open);
        let returned = Scar::ALL
            .into_iter()
            .flat_map(|scar| std::iter::repeat_n(scar.name(), usize::from(open.returned[scar as usize])));
        Self {
            board: game.board().name(),
            deal: open.deal + 1,
            deals: game.different_deals(),
            rounds: game.deals(),
            trick: (open.trick + 1).min(HAND as u8),
            turn: open.turn(),
            phase: open.stage.name(),
            to_move: open.to_move().map(Seat::index),
            leader: open.leader.index(),
            led: open.led.map(PlayedJson::of),
            followed: open.followed.map(PlayedJson::of),
            trump: game.trump(open).map(::lone_wolves::Colour::name),
            moon: open.moon.map(Territory::name),
            blood_moon: open.blood_moon.map(Territory::name),
            hand_sizes: SEATS.map(|seat| open.hand_size(seat)),
            voids: open.voids.map(|colours| colours.iter().map(|colour| colour.name()).collect()),
            territories: game.order().iter().map(|at| TerritoryJson::of(game, open, knows, *at)).collect(),
            fields: SEATS.map(|seat| game.fields(seat).map(|at| FieldJson::of(game, open, at)).collect()),
            taken: open.taken.map(|taken| TakenJson {
                territory: taken.territory.name(),
                slot: taken.slot.index() + 1,
                open: taken.open.is_some(),
                scar: taken.open.or(knows.taken).map(Scar::name),
            }),
            returned: returned.collect(),
            deal_points,
            deal_lone_wolves: game.deal_lone_wolves(open),
            earlier_points: open.earlier_points,
            earlier_lone_wolves: open.earlier_lone,
            points: [0, 1].map(|seat| open.earlier_points[seat] + deal_points[seat]),
            reader,
        }
    }
}

#[derive(Serialize)]
struct PlayedJson {
    card: Shown<Card>,
    territory: &'static str,
}

impl PlayedJson {
    fn of(played: Played) -> Self {
        Self { card: Shown(played.card), territory: played.territory.name() }
    }
}

#[derive(Serialize)]
struct TakenJson {
    territory: &'static str,
    slot: usize,
    open: bool,
    scar: Option<&'static str>,
}

#[derive(Serialize)]
struct TerritoryJson {
    id: &'static str,
    colour: &'static str,
    tile: TileJson,
    moon: Option<MoonJson>,
    room: usize,
    scars: Vec<ScarJson>,
    sides: [SideJson; 2],
    holder: Option<usize>,
}

#[derive(Serialize)]
struct TileJson {
    id: Shown<Tile>,
    points: i32,
    other_side: i32,
}

#[derive(Serialize)]
struct MoonJson {
    id: &'static str,
    points: i32,
}

#[derive(Serialize)]
struct ScarJson {
    slot: usize,
    lies: &'static str,
    scar: Option<&'static str>,
}

#[derive(Serialize)]
struct SideJson {
    wolves: Vec<Shown<Card>>,
    lone: Vec<Shown<Card>>,
    summoned: usize,
    summoned_wolves: Vec<Option<Shown<Card>>>,
    strength: i32,
}

impl TerritoryJson {
    fn of<U, S>(game: &LoneWolves, open: &Open, knows: &Knows<U, S>, at: Territory) -> Self
    where
        U: Fn(Territory, Slot) -> Option<Scar>,
        S: Fn(usize) -> Option<Card>,
    {
        let side = |seat: Seat| {
            let here = |place: &Option<(Seat, Territory)>| *place == Some((seat, at));
            let summoned = open.summoned.iter().enumerate().filter(|(_, place)| here(place));
            let summoned: Vec<_> = summoned.map(|(index, _)| (knows.summoned)(index).map(Shown)).collect();
            SideJson {
                wolves: cards(open.wolves[seat.index()][at as usize]),
                lone: cards(open.lone[seat.index()][at as usize]),
                summoned: summoned.len(),
                summoned_wolves: summoned,
                strength: game.strength(open, seat, at),
            }
        };
        let scar = |slot: Slot| {
            let (lies, scar) = match open.spot(at, slot) {
                Spot::Empty => ("empty", None),
                Spot::Down => ("down", (knows.under)(at, slot)),
                Spot::Up(scar) => ("up", Some(scar)),
            };
            ScarJson { slot: slot.index() + 1, lies, scar: scar.map(Scar::name) }
        };
        let moon = game.moons_in(open, at).next();
        let tile = open.tiles[at as usize];
        Self {
            id: at.name(),
            colour: game.colour(at).name(),
            tile: TileJson {
                id: Shown(tile),
                points: game.tile_points(tile),
                other_side: game.tile_points(tile.turned()),
            },
            moon: moon.map(|moon| MoonJson { id: moon.name(), points: game.moon_points(moon) }),
            room: usize::from(ROOM).saturating_sub(open.crowd[at as usize].into()),
            scars: game.slots(at).map(scar).collect(),
            sides: SEATS.map(side),
            holder: game.holder(open, at).map(Seat::index),
        }
    }
}

#[derive(Serialize)]
struct FieldJson {
    id: Shown<PackField>,
    territories: Vec<&'static str>,
    scar: Option<&'static str>,
}

impl FieldJson {
    fn of(game: &LoneWolves, open: &Open, at: PackField) -> Self {
        Self {
            id: Shown(at),
            territories: game.reach(at).into_iter().flatten().map(Territory::name).collect(),
            scar: open.fields[at.seat().index()][at.index()].map(Scar::name),
        }
    }
}

/// A deal to come.
#[derive(Serialize)]
struct DealJson {
    leader: usize,
    hands: [Vec<Shown<Card>>; 2],
    box_wolves: Vec<Shown<Card>>,
    scars: Fields<Vec<&'static str>>,
    box_scars: Vec<&'static str>,
    tiles: Fields<Shown<Tile>>,
}

impl DealJson {
    fn of(deal: &Deal) -> Self {
        let scars = |at: Territory| deal.scars[at as usize].iter().flatten().map(|scar| scar.name());
        Self {
            leader: deal.leader.index(),
            hands: deal.hands.map(cards),
            box_wolves: deal.box_wolves.map(Shown).to_vec(),
            scars: Fields(Territory::ALL.map(|at| (at.name(), scars(at).collect())).into()),
            box_scars: deal.box_scars.iter().flatten().map(|scar| scar.name()).collect(),
            tiles: Fields(Territory::ALL.map(|at| (at.name(), Shown(deal.tiles[at as usize]))).into()),
        }
    }
}

fn cards(cards: CardSet) -> Vec<Shown<Card>> {
    cards.iter().map(Shown).collect()
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
