//! What a table chooses before the game: exchange cards, module cards, a solo challenge.
//!
//! `permanent` and `opportunities` are `none`, ids, or `random`; `random:MARKET+DECK` draws among some categories only.
//! What `random` gives stands in the set-up, not here.

use moonpack_rules::{Begin, Chosen, OptionError, OptionKind, OptionSpec, Pairs};

use crate::content::{Components, ModuleKind};
use crate::game::Wolfwalkers;

/// How many opportunities are drawn at random.
pub const DRAWN_OPPORTUNITIES: usize = 3;

/// Which module cards of one sort are played with.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ModuleChoice {
    /// None.
    None,
    /// Drawn at random among these categories; among all if none is named.
    Random(Vec<String>),
    /// These, by id, in the order of the component data.
    Ids(Vec<String>),
}

/// What the table chose.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Options {
    /// Are the exchange cards in the deck?
    pub exchange: bool,
    /// The permanent.
    pub permanent: ModuleChoice,
    /// The opportunities.
    pub opportunities: ModuleChoice,
    /// The challenge of the solo game, by id.
    pub solo: Option<String>,
}

pub(crate) fn option_specs() -> Vec<OptionSpec> {
    let text = |name, what| OptionSpec { name, kind: OptionKind::Text(what), default: "none" };
    vec![
        OptionSpec { name: "exchange", kind: OptionKind::Flag, default: "no" },
        text("permanent", "`none`, `random`, `random:CATEGORY`, or the id of a permanent such as P07"),
        text(
            "opportunities",
            "`none`, `random`, `random:CATEGORY`, or ids of opportunities separated by commas such as O01,O12",
        ),
        text("solo", "`none`, or the id of a challenge such as S3 when playing alone"),
    ]
}

pub(crate) fn read_options(
    content: &Components,
    players: usize,
    given: &Pairs,
) -> Result<Options, OptionError> {
    if !Wolfwalkers::PLAYERS.contains(&players) {
        return Err(OptionError::players(players, Wolfwalkers::PLAYERS));
    }
    let specs = option_specs();
    let chosen = Chosen::read(&specs, given)?;
    let opportunities = chosen.text("opportunities");
    let options = Options {
        exchange: chosen.flag("exchange"),
        permanent: choice(content, "permanent", ModuleKind::Permanent, chosen.text("permanent"))?,
        opportunities: choice(content, "opportunities", ModuleKind::Opportunity, opportunities)?,
        solo: challenge(content, chosen.text("solo"))?,
    };
    if let (Some(id), true) = (&options.solo, players > 1) {
        return Err(OptionError::value("solo", id, "`none`: challenges are for one player"));
    }
    if players == 1 {
        let alone = "`none`: the solo game is played without module cards";
        let chosen = [("permanent", &options.permanent), ("opportunities", &options.opportunities)];
        if let Some((name, choice)) = chosen.into_iter().find(|(_, choice)| **choice != ModuleChoice::None) {
            return Err(OptionError::value(name, &write_choice(choice), alone));
        }
    }
    Ok(options)
}

pub(crate) fn write_options(options: &Options) -> Pairs {
    let flag = if options.exchange { "yes" } else { "no" };
    let pair = |name: &str, value: String| (name.to_string(), value);
    vec![
        pair("exchange", flag.into()),
        pair("permanent", write_choice(&options.permanent)),
        pair("opportunities", write_choice(&options.opportunities)),
        pair("solo", options.solo.clone().unwrap_or_else(|| "none".into())),
    ]
}

fn write_choice(choice: &ModuleChoice) -> String {
    match choice {
        ModuleChoice::None => "none".into(),
        ModuleChoice::Random(categories) if categories.is_empty() => "random".into(),
        ModuleChoice::Random(categories) => format!("random:{}", categories.join("+")),
        ModuleChoice::Ids(ids) => ids.join(","),
    }
}

fn challenge(content: &Components, value: &str) -> Result<Option<String>, OptionError> {
    if value == "none" {
        return Ok(None);
    }
    let known: Vec<&str> = content.challenges.iter().map(|challenge| challenge.id.as_str()).collect();
    if known.contains(&value) {
        return Ok(Some(value.into()));
    }
    Err(OptionError::value("solo", value, format!("`none` or one of {}", known.join(", "))))
}

fn choice(
    content: &Components,
    name: &'static str,
    kind: ModuleKind,
    value: &str,
) -> Result<ModuleChoice, OptionError> {
    let all = || content.modules_of(kind).map(|id| content.module(id));
    if value == "none" {
        return Ok(ModuleChoice::None);
    }
    if let Some(rest) = value.strip_prefix("random") {
        let categories: Vec<String> = match rest.strip_prefix(':') {
            Some(list) => list.split('+').map(str::to_owned).collect(),
            None if rest.is_empty() => Vec::new(),
            None => return Err(OptionError::value(name, value, "`random` or `random:CATEGORY`")),
        };
        for category in &categories {
            if !all().any(|module| module.category == *category) {
                return Err(OptionError::value(
                    name,
                    value,
                    format!("there is no such card in category `{category}`"),
                ));
            }
        }
        return Ok(ModuleChoice::Random(categories));
    }
    let ids: Vec<&str> = value.split(',').map(str::trim).collect();
    for (index, id) in ids.iter().enumerate() {
        if !all().any(|module| module.id == *id) {
            return Err(OptionError::value(name, value, format!("there is no such card as `{id:.20}`")));
        }
        if ids[..index].contains(id) {
            return Err(OptionError::value(name, value, format!("`{id}` is named twice")));
        }
    }
    if kind == ModuleKind::Permanent && ids.len() > 1 {
        return Err(OptionError::value(name, value, "only one permanent is played with"));
    }
    // One spelling for one choice: the order of the component data.
    let sorted = all().filter(|module| ids.contains(&module.id.as_str()));
    Ok(ModuleChoice::Ids(sorted.map(|module| module.id.clone()).collect()))
}
