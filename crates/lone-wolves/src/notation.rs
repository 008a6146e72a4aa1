//! The texts of the decisions and the elements a person touches for them.
//!
//! Texts are the same in every position: `play r6 swamp`, `reveal swamp 2`, `take swamp 1`, `place s07`. Whether an
//! action is legal is not known here.

use moonpack_rules::{ParseActionError, Words};

use crate::action::Action;
use crate::board::{PackField, Slot, Territory};
use crate::card::Card;

/// The canonical text.
pub(crate) fn write_action(action: Action) -> String {
    match action {
        Action::Play { card, territory } => format!("play {card} {territory}"),
        Action::Reveal { territory, slot } => format!("reveal {territory} {slot}"),
        Action::Take { territory, slot } => format!("take {territory} {slot}"),
        Action::Place { field } => format!("place {field}"),
    }
}

/// The elements touched: a card and a territory, a scar, or a field.
pub(crate) fn clicks(action: Action) -> Vec<String> {
    match action {
        Action::Play { card, territory } => vec![format!("card-{card}"), format!("territory-{territory}")],
        Action::Reveal { territory, slot } | Action::Take { territory, slot } => {
            vec![format!("scar-{territory}-{slot}")]
        }
        Action::Place { field } => vec![format!("field-{field}")],
    }
}

/// The texts of the actions that touching these elements can ask for. A card alone is meant for some territory.
pub(crate) fn meant(clicks: &[&str]) -> Vec<String> {
    let named = |element: &str, kind: &str| element.strip_prefix(kind).map(|rest| rest.replacen('-', " ", 1));
    let Some((first, rest)) = clicks.split_first() else { return Vec::new() };
    if let Some(card) = named(first, "card-") {
        let territories = Territory::ALL.map(Territory::name).into_iter();
        let wanted = |name: &&str| rest.first().is_none_or(|second| *second == format!("territory-{name}"));
        return territories.filter(wanted).map(|name| format!("play {card} {name}")).collect();
    }
    if let Some(territory) = first.strip_prefix("territory-") {
        let scars = Slot::ALL.map(|slot| format!("{territory} {slot}"));
        return scars.iter().flat_map(|scar| [format!("take {scar}"), format!("reveal {scar}")]).collect();
    }
    if let Some(scar) = named(first, "scar-") {
        return vec![format!("take {scar}"), format!("reveal {scar}")];
    }
    named(first, "field-").map(|field| format!("place {field}")).into_iter().collect()
}

/// Reads the canonical text.
pub(crate) fn read_action(text: &str) -> Result<Action, ParseActionError> {
    const VERBS: &str = "play, reveal, take or place";
    let mut words = Words::new(text);
    let verb = words.next_word(VERBS)?;
    let action = match verb.text {
        "play" => Action::Play {
            card: words.read("a wolf such as r6", Card::parse)?,
            territory: territory(&mut words)?,
        },
        "reveal" => Action::Reveal { territory: territory(&mut words)?, slot: slot(&mut words)? },
        "take" => Action::Take { territory: territory(&mut words)?, slot: slot(&mut words)? },
        "place" => Action::Place { field: words.read("a pack field such as s07", PackField::parse)? },
        _ => return Err(verb.unexpected(VERBS)),
    };
    words.end()?;
    Ok(action)
}

fn territory(words: &mut Words<'_>) -> Result<Territory, ParseActionError> {
    words.read("cave, desert, swamp, tundra or volcano", Territory::named)
}

fn slot(words: &mut Words<'_>) -> Result<Slot, ParseActionError> {
    words.read("a slot from 1 to 4", |word| Slot::ALL.into_iter().find(|slot| slot.to_string() == word))
}
