//! The Wolves as JSON. Nothing is hidden, so a view and the state have the same shape.
//!
//! - `to_move`, `seat`, `turn`, `actions_left`, `stage`: what is due. `stage.name` is `sides`, `draft`, `between`, `moving`,
//!   `pushing`, `howling`, `denning`, `lairing`, `dominating`, `track` or `over`, with the details of that stage beside it.
//! - `hexes`: every hex of the map with `x`, `y`, `ground` (a terrain, `water` or `chasm`), `region` (null on the start
//!   board), `pieces` (`owner`, `piece`), `lone_wolf`, and `prey` (`kind`, `left`) where some lies.
//! - `regions`: `water`, the `tokens` left (top first), `control` by owner, and `award_now`, how its token would go.
//! - `players`: by seat: `pack`, `tiles` (what shows and what is on the other side), `tracks`, tokens, prey, points.
//! - `moonlight`: the filled `dates`, the date of each phase, the `next` phase and how many `days_left` until it.
//!
//! An owner is a seat's number or `"third"`; a hex outside `hexes` is a text such as `"4,7"`, as in actions.

use ::the_wolves::{
    Award, Bonus, Control, Event, Hex, Map, Owner, Phase, Position, Prey, Pusher, Region, Stage, TheWolves,
    Track,
};
use moonpack_rules::{Ending, Game, MAX_SEATS, Seat};
use serde_json::{Value, json};

use super::ToJson;

impl ToJson for TheWolves {
    fn view_json(&self, view: &Position) -> Value {
        table(self, view)
    }

    fn state_json(&self, position: &Position) -> Value {
        table(self, position)
    }

    fn event_json(&self, event: &Event) -> Value {
        let mut all = event_fields(self, event);
        all["event"] = event.name().into();
        all
    }
}

fn table(game: &TheWolves, position: &Position) -> Value {
    let standing = game.standing(position);
    json!({
        "to_move": game.to_move(position).map(Seat::index),
        "seat": position.seat().index(),
        "first": game.first().index(),
        "turn": game.turn_number(position),
        "actions_left": position.actions_left(),
        "stage": stage(game, position.stage()),
        "hexes": game.map().all().map(|at| hex_json(game, position, at)).collect::<Value>(),
        "regions": game.map().regions().map(|(at, _)| region(game, position, at)).collect::<Value>(),
        "players": Seat::first(game.seats()).map(|seat| player(game, position, seat)).collect::<Value>(),
        "third_pack": game.pack(Owner::THIRD).map(|pack| pack.name()),
        "moonlight": moonlight(game, position),
        "points": &standing.points[..game.seats().min(MAX_SEATS)],
        "leaders": standing.winners.iter().map(Seat::index).collect::<Vec<_>>(),
        "ending": game.ending(position).map(|Ending(name)| name),
    })
}

fn stage(game: &TheWolves, stage: Stage) -> Value {
    let map = game.map();
    let mut all = match stage {
        Stage::Sides | Stage::Draft | Stage::Between => json!({}),
        Stage::Moving(moving) => json!({
            "terrain": moving.terrain.name(),
            "left": moving.left,
            "moved": moving.moved.iter().flatten()
                .map(|(wolf, at)| json!({ "wolf": wolf.name(), "hex": place(map, *at) })).collect::<Value>(),
        }),
        Stage::Pushing { from, owner: of, wolf, by } => json!({
            "from": place(map, from),
            "owner": owner(of),
            "wolf": wolf.name(),
            "by": match by { Pusher::Alpha(_) => "alpha", Pusher::Lair => "lair" },
        }),
        Stage::Howling(terrain)
        | Stage::Denning(terrain)
        | Stage::Lairing(terrain)
        | Stage::Dominating(terrain) => json!({ "terrain": terrain.name() }),
        Stage::Track { hex, replaces } => json!({ "hex": place(map, hex), "replaces": replaces.map(owner) }),
        Stage::Over(end) => json!({ "end": end.name() }),
    };
    all["name"] = stage.name().into();
    all
}

fn hex_json(game: &TheWolves, position: &Position, at: Hex) -> Value {
    let (x, y) = game.map().coordinate(at);
    let pieces = position.board().pieces_at(at).into_iter().flatten();
    let stack = game.prey_stacks().iter().position(|stack| stack.hex == at);
    let prey = stack.map(|stack| (game.prey_stacks()[stack].prey, game.prey_left(position, stack)));
    json!({
        "x": x,
        "y": y,
        "ground": game.map().ground(at).name(),
        "region": game.map().region_of(at).map(Region::index),
        "pieces": pieces.map(|(of, piece)| json!({ "owner": owner(of), "piece": piece.name() })).collect::<Value>(),
        "lone_wolf": position.lone_wolves().contains(at),
        "prey": prey.filter(|(_, left)| *left > 0)
            .map(|(kind, left)| json!({ "kind": kind.name(), "left": left })),
    })
}

fn region(game: &TheWolves, position: &Position, at: Region) -> Value {
    let award = game.showing_token(position, at).map(|phase| award(&game.award(position, at, phase)));
    json!({
        "region": at.index(),
        "water": game.map().region(at).map(|board| place(game.map(), board.water)),
        "tokens": game.tokens(position, at).map(|phase| json!(phase.name())).collect::<Value>(),
        "control": control(game, &game.control(position, at)),
        "award_now": award,
    })
}

fn player(game: &TheWolves, position: &Position, seat: Seat) -> Value {
    let player = position.player(seat);
    let tile = |slot: u8| {
        let shows = game.shown(position, seat, slot);
        let sides = [0, 1].map(|side| game.tile(seat, slot, side));
        let other = sides.into_iter().find(|side| *side != shows).unwrap_or(shows);
        json!({ "slot": slot, "shows": shows.map(|t| t.name()), "other_side": other.map(|t| t.name()) })
    };
    let track = |track: Track| {
        json!({
            "track": track.name(),
            "value": game.attribute(position, seat, track),
            "dens_gone": player.dens[track.index()],
        })
    };
    let regions =
        Phase::ALL.iter().map(|phase| (phase.name().to_string(), player.regions[phase.index()].into()));
    let parts =
        game.parts(position, seat).into_iter().map(|part| (part.name.to_string(), part.points.into()));
    json!({
        "seat": seat.index(),
        "pack": game.pack(seat.into()).map(|pack| pack.name()),
        "tiles": (1..=6).map(tile).collect::<Value>(),
        "tracks": Track::ALL.iter().map(|of| track(*of)).collect::<Value>(),
        "lairs_gone": player.lairs,
        "wolves_gone": player.wolves,
        "next_wolf": game.next_wolf(position, seat).map(|wolf| wolf.name()),
        "prey": Prey::ALL.iter().filter(|prey| player.has_prey(**prey)).map(|p| json!(p.name())).collect::<Value>(),
        "bonus_actions": player.bonus(Bonus::Action),
        "bonus_terrains": player.bonus(Bonus::Terrain),
        "region_tokens": regions.collect::<serde_json::Map<_, _>>(),
        "point_tokens": player.points,
        "wolves_on_map": position.board().wolf_count(seat.into()),
        "parts": parts.collect::<serde_json::Map<_, _>>(),
    })
}

fn moonlight(game: &TheWolves, position: &Position) -> Value {
    let dates = position.moonlight().dates().iter();
    let phases = Phase::ALL.iter().map(|phase| (phase.name().to_string(), game.date(*phase).into()));
    json!({
        "dates": dates.map(|fallen| json!({ "piece": fallen.name(), "owner": fallen.owner().map(owner) }))
            .collect::<Value>(),
        "phases": phases.collect::<serde_json::Map<_, _>>(),
        "next": position.next_phase().map(|phase| phase.name()),
        "days_left": game.days_to_next_scoring(position),
    })
}

fn control(game: &TheWolves, control: &[Control; Owner::COUNT]) -> Value {
    let each = |of: Owner| {
        let Control { strength, alphas } = control[of.index()];
        json!({ "owner": owner(of), "strength": strength, "alphas": alphas })
    };
    game.owners().filter(|of| control[of.index()].strength > 0).map(each).collect()
}

fn award(award: &Award) -> Value {
    json!({
        "award": award.name(),
        "first": award.first.map(owner),
        "second": award.second.map(owner),
        "tied": award.tied.iter().map(Seat::index).collect::<Vec<_>>(),
        "high": award.values[0],
        "low": award.values[1],
    })
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
            "seat": seat.index(), "owner": owner(of), "wolf": wolf.name(), "from": at(from), "to": at(to),
        }),
        Event::Howled { seat, hex, wolf } => {
            json!({ "seat": seat.index(), "hex": at(hex), "wolf": wolf.name() })
        }
        Event::DenBuilt { seat, hex, track } => {
            json!({ "seat": seat.index(), "hex": at(hex), "track": track.name() })
        }
        Event::Dominated { seat, owner: of, hex, piece, track } => json!({
            "seat": seat.index(),
            "owner": owner(of),
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
            "owner": piece.owner().map(owner),
            "phase": phase.map(|phase| phase.name()),
        }),
        Event::RegionScored { region, phase, control: strengths, award: ranks } => {
            let mut all = award(&ranks);
            all["region"] = region.index().into();
            all["phase"] = phase.name().into();
            all["control"] = control(game, &strengths);
            all
        }
        Event::GameEnded { end, winners } => {
            json!({ "end": end.name(), "winners": winners.iter().map(Seat::index).collect::<Vec<_>>() })
        }
    }
}

fn owner(owner: Owner) -> Value {
    owner.seat().map_or_else(|| "third".into(), |seat| seat.index().into())
}

fn place(map: &Map, hex: Hex) -> String {
    let (x, y) = map.coordinate(hex);
    format!("{x},{y}")
}
