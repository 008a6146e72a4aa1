//! The Wolves as JSON. Nothing is hidden, so a view and the state have the same shape.
//!
//! An owner is a seat's number or `"third"`; a hex outside `hexes` is a text such as `"4,7"`, as in actions. A wolf that is
//! being pushed is shown on the hex it stood on until it lands.

use ::the_wolves::{
    Award, Bonus, Control, Event, Hex, Map, MoonPhase, Owner, Position, Prey, Pusher, Region, Stage,
    TheWolves, Track,
};
use moonpack_rules::{Ending, Game, Judge, MAX_SEATS, Seat};
use serde::Serialize;
use serde_json::{Value, json};

use super::text::Fields;
use super::{Json, ToJson};

impl ToJson for TheWolves {
    fn view_json(&self, view: &Position) -> Json {
        Json::of(&PositionJson::of(self, view))
    }

    fn state_json(&self, position: &Position) -> Json {
        Json::of(&PositionJson::of(self, position))
    }

    fn event_json(&self, event: &Event) -> Value {
        let mut all = event_fields(self, event);
        all["event"] = event.name().into();
        all
    }

    fn turn_told(&self, position: &Position) -> u32 {
        self.turn_number(position)
    }
}

#[derive(Serialize)]
struct PositionJson {
    turn: u32,
    seat: usize,
    to_move: Option<usize>,
    first: usize,
    actions_left: u8,
    stage: StageJson,
    points: Vec<i32>,
    leaders: Vec<usize>,
    ending: Option<&'static str>,
    moonlight: Moonlight,
    regions: Vec<RegionJson>,
    third_pack: Option<&'static str>,
    players: Vec<Player>,
    hexes: Vec<HexJson>,
}

impl PositionJson {
    fn of(game: &TheWolves, position: &Position) -> Self {
        let standing = game.standing(position);
        Self {
            turn: game.turn_told(position),
            seat: position.seat().index(),
            to_move: game.to_move(position).map(Seat::index),
            first: game.first().index(),
            actions_left: position.actions_left(),
            stage: StageJson::of(game, position.stage()),
            points: standing.points[..game.seats().min(MAX_SEATS)].to_vec(),
            leaders: standing.winners.iter().map(Seat::index).collect(),
            ending: game.ending(position).map(|Ending(name)| name),
            moonlight: Moonlight::of(game, position),
            regions: game.map().regions().map(|(at, _)| RegionJson::of(game, position, at)).collect(),
            third_pack: game.pack(Owner::THIRD).map(|pack| pack.name()),
            players: Seat::first(game.seats()).map(|seat| Player::of(game, position, seat)).collect(),
            hexes: game.map().all().map(|at| HexJson::of(game, position, at)).collect(),
        }
    }
}

/// A seat's number, or the word for the pack that nobody plays.
#[derive(Serialize)]
#[serde(untagged)]
enum Whose {
    Seat(usize),
    Nobody(&'static str),
}

fn whose(owner: Owner) -> Whose {
    owner.seat().map_or(Whose::Nobody("third"), |seat| Whose::Seat(seat.index()))
}

#[derive(Serialize)]
struct StageJson {
    name: &'static str,
    #[serde(flatten)]
    due: Due,
}

/// What belongs to a stage beside its name.
#[derive(Serialize)]
#[serde(untagged)]
enum Due {
    Nothing {},
    Moving { terrain: &'static str, left: u8, moved: Vec<Moved> },
    Pushing { from: String, owner: Whose, wolf: &'static str, by: &'static str },
    Paid { terrain: &'static str },
    Track { hex: String, replaces: Option<Whose> },
    Over { end: &'static str },
}

#[derive(Serialize)]
struct Moved {
    wolf: &'static str,
    hex: String,
}

impl StageJson {
    fn of(game: &TheWolves, stage: Stage) -> Self {
        let map = game.map();
        let due = match stage {
            Stage::Sides | Stage::Draft | Stage::Between => Due::Nothing {},
            Stage::Moving(moving) => {
                let moved = moving.moved.iter().flatten();
                Due::Moving {
                    terrain: moving.terrain.name(),
                    left: moving.left,
                    moved: moved
                        .map(|(wolf, at)| Moved { wolf: wolf.name(), hex: place(map, *at) })
                        .collect(),
                }
            }
            Stage::Pushing { from, owner, wolf, by } => Due::Pushing {
                from: place(map, from),
                owner: whose(owner),
                wolf: wolf.name(),
                by: match by {
                    Pusher::Alpha(_) => "alpha",
                    Pusher::Lair => "lair",
                },
            },
            Stage::Howling(terrain)
            | Stage::Denning(terrain)
            | Stage::Lairing(terrain)
            | Stage::Dominating(terrain) => Due::Paid { terrain: terrain.name() },
            Stage::Track { hex, replaces } => {
                Due::Track { hex: place(map, hex), replaces: replaces.map(whose) }
            }
            Stage::Over(end) => Due::Over { end: end.name() },
        };
        Self { name: stage.name(), due }
    }
}

#[derive(Serialize)]
struct HexJson {
    x: i8,
    y: i8,
    ground: &'static str,
    region: Option<usize>,
    pieces: Vec<PieceJson>,
    lone_wolf: bool,
    prey: Option<PreyJson>,
}

#[derive(Serialize)]
struct PieceJson {
    owner: Whose,
    piece: &'static str,
}

#[derive(Serialize)]
struct PreyJson {
    kind: &'static str,
    left: u8,
}

impl HexJson {
    fn of(game: &TheWolves, position: &Position, at: Hex) -> Self {
        let (x, y) = game.map().coordinate(at);
        let pieces = position.pieces_at(at).into_iter().flatten();
        let stack = game.prey_stacks().iter().position(|stack| stack.hex == at);
        let prey = stack.map(|stack| (game.prey_stacks()[stack].prey, game.prey_left(position, stack)));
        Self {
            x,
            y,
            ground: game.map().ground(at).name(),
            region: game.map().region_of(at).map(Region::index),
            pieces: pieces.map(|(of, piece)| PieceJson { owner: whose(of), piece: piece.name() }).collect(),
            lone_wolf: position.lone_wolves().contains(at),
            prey: prey.filter(|(_, left)| *left > 0).map(|(kind, left)| PreyJson { kind: kind.name(), left }),
        }
    }
}

#[derive(Serialize)]
struct RegionJson {
    region: usize,
    board: Option<u8>,
    water: Option<String>,
    tokens: Vec<&'static str>,
    control: Vec<ControlJson>,
    award_now: Option<AwardJson>,
}

impl RegionJson {
    fn of(game: &TheWolves, position: &Position, at: Region) -> Self {
        let award = |phase| AwardJson::of(&game.award(position, at, phase));
        Self {
            region: at.index(),
            board: game.board_number(at),
            water: game.map().region(at).map(|board| place(game.map(), board.water)),
            tokens: game.tokens(position, at).map(|phase| phase.name()).collect(),
            control: control(game, &game.control(position, at)),
            award_now: game.showing_token(position, at).map(award),
        }
    }
}

#[derive(Serialize)]
struct ControlJson {
    owner: Whose,
    strength: u8,
    alphas: u8,
}

/// The control of everybody who is there.
fn control(game: &TheWolves, control: &[Control; Owner::COUNT]) -> Vec<ControlJson> {
    let each = |of: Owner| {
        let Control { strength, alphas } = control[of.index()];
        ControlJson { owner: whose(of), strength, alphas }
    };
    game.owners().filter(|of| control[of.index()].strength > 0).map(each).collect()
}

#[derive(Serialize)]
struct AwardJson {
    award: &'static str,
    first: Option<Whose>,
    second: Option<Whose>,
    tied: Vec<Whose>,
    high: u8,
    low: u8,
}

impl AwardJson {
    fn of(award: &Award) -> Self {
        let [high, low] = award.values;
        Self {
            award: award.name(),
            first: award.first.map(whose),
            second: award.second.map(whose),
            tied: award.tied.iter().map(whose).collect(),
            high,
            low,
        }
    }
}

#[derive(Serialize)]
struct Player {
    seat: usize,
    pack: Option<&'static str>,
    tiles: Vec<TileJson>,
    tracks: Vec<TrackJson>,
    lairs_gone: u8,
    wolves_gone: u8,
    next_wolf: Option<&'static str>,
    prey: Vec<&'static str>,
    bonus_actions: u8,
    bonus_terrains: u8,
    region_tokens: Fields<u8>,
    point_tokens: u8,
    wolves_on_map: u32,
    parts: Fields<i32>,
}

#[derive(Serialize)]
struct TileJson {
    slot: u8,
    shows: Option<&'static str>,
    other_side: Option<&'static str>,
}

#[derive(Serialize)]
struct TrackJson {
    track: &'static str,
    value: u8,
    dens_gone: u8,
}

impl Player {
    fn of(game: &TheWolves, position: &Position, seat: Seat) -> Self {
        let player = position.player(seat);
        let tile = |slot: u8| {
            let shows = game.shown(position, seat, slot);
            let sides = [0, 1].map(|side| game.tile(seat, slot, side));
            let other = sides.into_iter().find(|side| *side != shows).unwrap_or(shows);
            TileJson { slot, shows: shows.map(|t| t.name()), other_side: other.map(|t| t.name()) }
        };
        let track = |track: &Track| TrackJson {
            track: track.name(),
            value: game.attribute(position, seat, *track),
            dens_gone: player.dens[track.index()],
        };
        let prey = Prey::ALL.iter().filter(|prey| player.has_prey(**prey));
        Self {
            seat: seat.index(),
            pack: game.pack(seat.into()).map(|pack| pack.name()),
            tiles: (1..=6).map(tile).collect(),
            tracks: Track::ALL.iter().map(track).collect(),
            lairs_gone: player.lairs,
            wolves_gone: player.wolves,
            next_wolf: game.next_wolf(position, seat).map(|wolf| wolf.name()),
            prey: prey.map(|prey| prey.name()).collect(),
            bonus_actions: player.bonus(Bonus::Action),
            bonus_terrains: player.bonus(Bonus::Terrain),
            region_tokens: by_phase(|phase| player.regions[phase.index()]),
            point_tokens: player.points,
            wolves_on_map: position.wolf_count(seat.into()),
            parts: Fields(
                game.parts(position, seat).into_iter().map(|part| (part.name, part.points)).collect(),
            ),
        }
    }
}

fn by_phase(number: impl Fn(MoonPhase) -> u8) -> Fields<u8> {
    Fields(MoonPhase::ALL.iter().map(|phase| (phase.name(), number(*phase))).collect())
}

#[derive(Serialize)]
struct Moonlight {
    dates: Vec<Date>,
    phases: Fields<u8>,
    next: Option<&'static str>,
    days_left: Option<u8>,
}

#[derive(Serialize)]
struct Date {
    piece: &'static str,
    owner: Option<Whose>,
}

impl Moonlight {
    fn of(game: &TheWolves, position: &Position) -> Self {
        let dates = position.moonlight().dates().iter();
        Self {
            dates: dates
                .map(|fallen| Date { piece: fallen.name(), owner: fallen.owner().map(whose) })
                .collect(),
            phases: by_phase(|phase| game.date(phase)),
            next: position.next_phase().map(|phase| phase.name()),
            days_left: game.days_to_next_scoring(position),
        }
    }
}

fn event_fields(game: &TheWolves, event: &Event) -> Value {
    let at = |hex: Hex| place(game.map(), hex);
    match *event {
        Event::SidesChosen { seat, side } => json!({ "seat": seat.index(), "side": side.name() }),
        Event::Placed { seat, hex } | Event::LairBuilt { seat, hex } => {
            json!({ "seat": seat.index(), "hex": at(hex) })
        }
        Event::TurnBegan { seat, number } => json!({ "seat": seat.index(), "number": number }),
        Event::Paid { seat, deed, terrain, payment } => json!({
            "seat": seat.index(),
            "deed": deed.name(),
            "terrain": terrain.name(),
            "slots": payment.slot_numbers().collect::<Vec<_>>(),
            "tokens": payment.tokens(),
        }),
        Event::BonusActionBought { seat } | Event::TurnEnded { seat } => json!({ "seat": seat.index() }),
        Event::WolfMoved { seat, wolf, from, to } => {
            json!({ "seat": seat.index(), "wolf": wolf.name(), "from": at(from), "to": at(to) })
        }
        Event::WolfPushed { seat, owner: of, wolf, from, to } => json!({
            "seat": seat.index(), "owner": whose(of), "wolf": wolf.name(), "from": at(from), "to": at(to),
        }),
        Event::Howled { seat, hex, wolf } => {
            json!({ "seat": seat.index(), "hex": at(hex), "wolf": wolf.name() })
        }
        Event::DenBuilt { seat, hex, track } => {
            json!({ "seat": seat.index(), "hex": at(hex), "track": track.name() })
        }
        Event::Dominated { seat, owner: of, hex, piece, track } => json!({
            "seat": seat.index(),
            "owner": whose(of),
            "hex": at(hex),
            "piece": piece.name(),
            "track": track.map(|track| track.name()),
        }),
        Event::BonusGained { seat, bonus } => json!({ "seat": seat.index(), "bonus": bonus.name() }),
        Event::Hunted { seat, prey, hex } => {
            json!({ "seat": seat.index(), "prey": prey.name(), "hex": at(hex) })
        }
        Event::DateFilled { date, piece, phase } => json!({
            "date": date,
            "piece": piece.name(),
            "owner": piece.owner().map(whose),
            "phase": phase.map(|phase| phase.name()),
        }),
        Event::RegionScored { region, phase, control: strengths, award: ranks } => {
            let mut all = json!(AwardJson::of(&ranks));
            all["region"] = region.index().into();
            all["phase"] = phase.name().into();
            all["control"] = json!(control(game, &strengths));
            all
        }
        Event::GameEnded { end, winners } => {
            json!({ "end": end.name(), "winners": winners.iter().map(Seat::index).collect::<Vec<_>>() })
        }
    }
}

fn place(map: &Map, hex: Hex) -> String {
    let (x, y) = map.coordinate(hex);
    format!("{x},{y}")
}
