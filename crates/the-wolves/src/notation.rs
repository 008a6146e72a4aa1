//! The canonical texts of actions and the elements a person clicks for them.
//!
//! | text | decision |
//! | --- | --- |
//! | `tiles backs` | which side of the ordinary tiles lies up |
//! | `start 8,6` | an alpha and a pack wolf begin here |
//! | `move grass 2` | pay a Move to grass with the tile in slot 2 (slot 1 is the home tile) |
//! | `dominate forest 2 3 token` | pay with two tiles and a bonus terrain token |
//! | `bonus action`, `end turn` | buy one more action; let it be |
//! | `alpha 4,7 to 6,8`, `pack 4,7 to 6,8`, `done` | one wolf of the Move; no more of them |
//! | `push to 5,7` | where the pushed wolf lands |
//! | `howl at 4,7`, `den at 4,7`, `lair at 4,7` | the target of what was paid |
//! | `dominate pack 4,7`, `dominate den 4,7` | the piece that is dominated |
//! | `track speed` | the track a den comes from: `spread`, `speed` or `howl` |
//!
//! Reading is strict: one blank between words, slots in rising order, tokens last. So each action has one text.

use std::fmt::Write;

use moonpack_rules::{ParseActionError, Words, read_place};

use crate::{Action, Deed, Hex, Map, Payment, Side, Terrain, Track, Wolf};

/// The text of an action on this map.
pub(crate) fn write_action(map: &Map, action: Action) -> String {
    let at = |hex: Hex| {
        let (x, y) = map.coordinate(hex);
        format!("{x},{y}")
    };
    match action {
        Action::Sides(side) => format!("tiles {}", side.name()),
        Action::Start(hex) => format!("start {}", at(hex)),
        Action::Pay(deed, terrain, payment) => {
            let mut text = format!("{} {}", deed.name(), terrain.name());
            payment.slot_numbers().for_each(|slot| write!(text, " {slot}").unwrap_or_default());
            (0..payment.tokens()).for_each(|_| text.push_str(" token"));
            text
        }
        Action::BonusAction => "bonus action".into(),
        Action::EndTurn => "end turn".into(),
        Action::Go { wolf, from, to } => format!("{} {} to {}", wolf.name(), at(from), at(to)),
        Action::Done => "done".into(),
        Action::Push(hex) => format!("push to {}", at(hex)),
        Action::Howl(hex) => format!("howl at {}", at(hex)),
        Action::Den(hex) => format!("den at {}", at(hex)),
        Action::Track(track) => format!("track {}", track.name()),
        Action::Lair(hex) => format!("lair at {}", at(hex)),
        Action::DominateWolf(hex) => format!("dominate pack {}", at(hex)),
        Action::DominateDen(hex) => format!("dominate den {}", at(hex)),
    }
}

/// The elements a person touches in order. Paths of legal actions differ, and none begins another.
pub(crate) fn clicks(map: &Map, action: Action) -> Vec<String> {
    let place = |prefix: &str, hex: Hex| {
        let (x, y) = map.coordinate(hex);
        format!("{prefix}-{x}-{y}")
    };
    match action {
        Action::Sides(side) => vec![format!("tiles-{}", side.name())],
        Action::Start(hex) | Action::Push(hex) => vec![place("hex", hex)],
        Action::Howl(hex) | Action::Den(hex) | Action::Lair(hex) => vec![place("hex", hex)],
        Action::Pay(deed, terrain, payment) => {
            let mut path = vec![format!("action-{}", deed.name())];
            path.extend(payment.slot_numbers().map(|slot| format!("tile-{slot}")));
            path.extend((0..payment.tokens()).map(|_| "token".to_string()));
            // Tiles say which terrain is meant; tokens alone do not.
            if payment.slots() == 0 {
                path.push(format!("terrain-{}", terrain.name()));
            }
            path
        }
        Action::BonusAction => vec!["bonus-action".into()],
        Action::EndTurn => vec!["end-turn".into()],
        Action::Go { wolf, from, to } => {
            vec![place(&format!("wolf-{}", wolf.name()), from), place("hex", to)]
        }
        Action::Done => vec!["done".into()],
        Action::Track(track) => vec![format!("track-{}", track.name())],
        Action::DominateWolf(hex) => vec![place("wolf-pack", hex)],
        Action::DominateDen(hex) => vec![place("den", hex)],
    }
}

/// The texts of the actions that touching these elements can ask for. An action alone is meant with any payment.
pub(crate) fn meant(clicks: &[&str]) -> Vec<String> {
    let place = |element: &str, kind: &str| {
        element.strip_prefix(kind).and_then(read_place).map(|(x, y)| format!("{x},{y}"))
    };
    let Some((first, rest)) = clicks.split_first() else { return Vec::new() };
    if let Some(deed) = first.strip_prefix("action-") {
        return payments(rest).map(|payment| format!("{deed} {payment}")).collect();
    }
    for wolf in ["alpha", "pack"] {
        if let Some(from) = place(first, &format!("wolf-{wolf}-")) {
            return match rest.first().and_then(|second| place(second, "hex-")) {
                Some(to) => vec![format!("{wolf} {from} to {to}")],
                None => vec![format!("dominate {wolf} {from}"), format!("{wolf} {from} to {from}")],
            };
        }
    }
    if let Some(hex) = place(first, "hex-") {
        return ["start", "push to", "howl at", "den at", "lair at"]
            .map(|verb| format!("{verb} {hex}"))
            .into();
    }
    if let Some(hex) = place(first, "den-") {
        return vec![format!("dominate den {hex}")];
    }
    vec![first.replace('-', " ")]
}

/// Every payment that uses at least what was touched: terrain, slots, tokens.
fn payments(touched: &[&str]) -> impl Iterator<Item = String> {
    let slot = |element: &&str| element.strip_prefix("tile-").and_then(|slot| slot.parse::<u32>().ok());
    let wanted = touched.iter().filter_map(slot).fold(0u32, |slots, slot| slots | 1u32.wrapping_shl(slot));
    let tokens = touched.iter().filter(|element| **element == "token").count();
    let named = touched.iter().find_map(|element| element.strip_prefix("terrain-")).map(str::to_owned);
    let terrains = Terrain::ALL.iter().map(|terrain| terrain.name());
    terrains.filter(move |terrain| named.as_ref().is_none_or(|named| named == terrain)).flat_map(
        move |terrain| {
            let slots = (0..1u32 << 7)
                .filter(move |slots| slots & 1 == 0 && slots & wanted == wanted && slots.count_ones() <= 3);
            slots.map(move |slots| {
                let mut text = terrain.to_string();
                (1..=6)
                    .filter(|slot| slots >> slot & 1 == 1)
                    .for_each(|slot| text.push_str(&format!(" {slot}")));
                (0..tokens).for_each(|_| text.push_str(" token"));
                text
            })
        },
    )
}

/// Reads the text of an action on this map.
pub(crate) fn read_action(map: &Map, text: &str) -> Result<Action, ParseActionError> {
    let mut words = Words::new(text);
    let action = action(map, &mut words)?;
    words.end()?;
    Ok(action)
}

fn action(map: &Map, words: &mut Words<'_>) -> Result<Action, ParseActionError> {
    const FIRST: &str =
        "tiles, start, move, howl, den, lair, dominate, bonus, end, alpha, pack, done, push or track";
    let first = words.next_word(FIRST)?;
    Ok(match first.text {
        "tiles" => Action::Sides(words.read(&names(Side::ALL, Side::name), Side::from_name)?),
        "start" => Action::Start(hex(map, words)?),
        "bonus" => {
            words.exactly("action")?;
            Action::BonusAction
        }
        "end" => {
            words.exactly("turn")?;
            Action::EndTurn
        }
        "done" => Action::Done,
        "push" => {
            words.exactly("to")?;
            Action::Push(hex(map, words)?)
        }
        "track" => Action::Track(words.read(&names(Track::ALL, Track::name), Track::from_name)?),
        word => match (Wolf::from_name(word), Deed::from_name(word)) {
            (Some(wolf), _) => {
                let from = hex(map, words)?;
                words.exactly("to")?;
                Action::Go { wolf, from, to: hex(map, words)? }
            }
            (_, Some(deed)) => deed_action(map, words, deed)?,
            _ => return Err(first.unexpected(FIRST)),
        },
    })
}

/// What follows the name of an action: a payment, or the target of one already paid.
fn deed_action(map: &Map, words: &mut Words<'_>, deed: Deed) -> Result<Action, ParseActionError> {
    let target = match deed {
        Deed::Move => "",
        Deed::Howl | Deed::Den | Deed::Lair => ", or at",
        Deed::Dominate => ", or pack, den",
    };
    let expected = format!("{}{target}", names(Terrain::ALL, Terrain::name));
    let word = words.next_word(&expected)?;
    Ok(match (deed, word.text) {
        (Deed::Howl, "at") => Action::Howl(hex(map, words)?),
        (Deed::Den, "at") => Action::Den(hex(map, words)?),
        (Deed::Lair, "at") => Action::Lair(hex(map, words)?),
        (Deed::Dominate, "pack") => Action::DominateWolf(hex(map, words)?),
        (Deed::Dominate, "den") => Action::DominateDen(hex(map, words)?),
        (_, text) => {
            let terrain = Terrain::from_name(text).ok_or_else(|| word.unexpected(&expected))?;
            Action::Pay(deed, terrain, payment(words)?)
        }
    })
}

fn payment(words: &mut Words<'_>) -> Result<Payment, ParseActionError> {
    const EXPECTED: &str = "slots of tiles (1 to 6, rising) and then at most three times token";
    let (mut slots, mut tokens) = (0u8, 0u8);
    while !words.is_empty() || slots == 0 && tokens == 0 {
        words.read(EXPECTED, |word| {
            match (word, word.as_bytes()) {
                ("token", _) if tokens < 3 => tokens += 1,
                (_, [digit @ b'1'..=b'6']) if tokens == 0 && slots >> (digit - b'1') == 0 => {
                    slots |= 1 << (digit - b'1');
                }
                _ => return None,
            }
            Some(())
        })?;
    }
    Ok(Payment::new(slots, tokens))
}

fn hex(map: &Map, words: &mut Words<'_>) -> Result<Hex, ParseActionError> {
    words.read("a hex of this map, such as 4,7", |word| {
        let (x, y) = word.split_once(',')?;
        let hex = map.hex_at((x.parse().ok()?, y.parse().ok()?))?;
        let (x, y) = map.coordinate(hex);
        (format!("{x},{y}") == word).then_some(hex)
    })
}

/// The words of a list, for messages.
fn names<W: Copy>(all: &[W], name: impl Fn(W) -> &'static str) -> String {
    all.iter().map(|word| name(*word)).collect::<Vec<_>>().join(", ")
}
