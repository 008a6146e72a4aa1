//! What is missing for something that was touched and is not possible, in numbers: the need and what there is of it.
//!
//! The rules say *that* something is forbidden (`explain`); this says by how much. Where numbers would tell nothing, there is
//! no answer, and the rule stands alone.

use ::lone_wolves::{Action as Trick, LoneWolves, ROOM, Stage as TrickStage, playable};
use ::the_wolves::{Bonus, Deed, Hex, Position, Stage, Terrain, TheWolves, Track};
use moonpack_games::{AnyMatch, Match};
use moonpack_rules::{Game, Notation, read_place};
use moonpack_words::Words;

/// What is missing for what these touches most likely meant; `None` if it cannot be counted.
pub fn lack(game: &AnyMatch, clicks: &[&str], words: &Words) -> Option<String> {
    match game {
        AnyMatch::TheWolves(m) => wolves(m.game(), m.position(), clicks, words),
        AnyMatch::LoneWolves(m) => trick(m, clicks, words),
        AnyMatch::Wolfwalkers(_) | AnyMatch::Toy(_) => None,
    }
}

fn wolves(game: &TheWolves, position: &Position, clicks: &[&str], words: &Words) -> Option<String> {
    let at = |element: &str| {
        let place = ["hex-", "wolf-alpha-", "wolf-pack-", "den-"]
            .iter()
            .find_map(|kind| element.strip_prefix(kind))?;
        let (x, y) = read_place(place)?;
        game.map().hex_at((x, y))
    };
    let (first, last) = (clicks.first()?, clicks.last()?);
    if first.starts_with("wolf-") && last.starts_with("hex-") {
        let (from, to) = (at(first)?, at(last)?);
        return too_far(game, position, from, to, words)
            .or_else(|| too_dear(game, position, Deed::Move, game.map().terrain(to)?, words));
    }
    let deed = first.strip_prefix("action-").and_then(Deed::from_name);
    let target = (clicks.len() > 1).then(|| at(last)).flatten();
    match (deed, target) {
        (Some(deed), Some(hex)) => too_dear(game, position, deed, game.map().terrain(hex)?, words),
        (Some(deed), None) => {
            let near =
                |terrain: &&Terrain| targets(game, position, deed).meets(game.map().of_terrain(**terrain));
            let has = |terrain: &&Terrain| paying(game, position, **terrain).0;
            too_dear(game, position, deed, *Terrain::ALL.iter().filter(near).max_by_key(has)?, words)
        }
        // An enemy that was touched is to be dominated.
        (None, _) => {
            let hex = at(last)?;
            let (packs, dens) = game.dominate_targets(position, position.seat());
            (packs | dens).contains(hex).then_some(())?;
            too_dear(game, position, Deed::Dominate, game.map().terrain(hex)?, words)
        }
    }
}

fn targets(game: &TheWolves, position: &Position, deed: Deed) -> ::the_wolves::HexSet {
    let seat = position.seat();
    match deed {
        Deed::Move => game.map().passable(),
        Deed::Howl => game.howl_targets(position, seat),
        Deed::Den => game.den_targets(position, seat),
        Deed::Lair => game.lair_targets(position, seat),
        Deed::Dominate => {
            let (packs, dens) = game.dominate_targets(position, seat);
            packs | dens
        }
    }
}

fn too_far(game: &TheWolves, position: &Position, from: Hex, to: Hex, words: &Words) -> Option<String> {
    let speed = game.attribute(position, position.seat(), Track::Speed);
    let steps = game.map().walk_between(from, to).filter(|steps| *steps > speed)?;
    let args = [("steps", i64::from(steps).into()), ("speed", i64::from(speed).into())];
    Some(words.with("lack-tw-far", &args))
}

/// Tiles that show a terrain, and tokens that can stand for one.
fn paying(game: &TheWolves, position: &Position, terrain: Terrain) -> (u8, u8) {
    let tiles = game.slots_showing(position, position.seat(), terrain).count_ones() as u8;
    (tiles, position.player(position.seat()).bonus(Bonus::Terrain))
}

fn too_dear(
    game: &TheWolves,
    position: &Position,
    deed: Deed,
    terrain: Terrain,
    words: &Words,
) -> Option<String> {
    let (needs, (has, tokens)) = (game.cost(deed), paying(game, position, terrain));
    if position.stage() != Stage::Between || has + tokens >= needs {
        return None;
    }
    let args = [
        ("deed", deed.name().into()),
        ("terrain", terrain.name().into()),
        ("needs", i64::from(needs).into()),
        ("has", i64::from(has).into()),
        ("tokens", i64::from(tokens).into()),
    ];
    Some(words.with("lack-tw-tiles", &args))
}

/// A wolf that may not be played, or a territory that is full. Only the deciding seat's own hand is looked at.
fn trick(m: &Match<LoneWolves>, clicks: &[&str], words: &Words) -> Option<String> {
    let (game, position) = (m.game(), m.position());
    let open = &position.open;
    if !matches!(open.stage, TrickStage::Lead | TrickStage::Follow) {
        return None;
    }
    let hand = position.hand(game.to_move(position)?);
    let Trick::Play { card, territory } = game.meant(position, clicks)? else { return None };
    if let (Some(led), false) = (open.led, playable(open, hand).contains(card)) {
        let colour = led.card.colour();
        let count = hand.iter().filter(|held| held.colour() == colour).count();
        let args = [("colour", colour.name().into()), ("count", count.into())];
        return Some(words.with("lack-lw-colour", &args));
    }
    let chosen = clicks.iter().any(|click| click.starts_with("territory-"));
    (chosen && !open.has_room(territory)).then(|| {
        let wolves = open.crowd[territory as usize];
        words.with("lack-lw-room", &[("wolves", i64::from(wolves).into()), ("room", i64::from(ROOM).into())])
    })
}
