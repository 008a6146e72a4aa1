//! All chance of a game, explicit: the module cards drawn and the whole shuffled deck.
//!
//! The market is dealt from the top of the deck; exchange cards then go between equal packets (ruling 16); a goal for
//! everybody is turned up last (module ruling 9). None of that is chance, so it is not written.

use arrayvec::ArrayVec;
use moonpack_rules::{Pairs, Quiet, Seat, SetupError};
use rand::Rng;
use rand::seq::SliceRandom;

use crate::cards::{CardId, Side, Token};
use crate::content::{Components, Content, ModuleId, ModuleKind};
use crate::game::Wolfwalkers;
use crate::lasting::Lasting;
use crate::options::{DRAWN_OPPORTUNITIES, ModuleChoice, Options};
use crate::position::{DeckItem, Open, Position, Slot};
use crate::ruleset::Ruleset;
use crate::turn::Stage;

/// What chance gave.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    /// The permanent.
    pub permanent: Option<ModuleId>,
    /// The opportunities, in the order of the component data.
    pub opportunities: Vec<ModuleId>,
    /// The shuffled cards from the top, those of the market first.
    pub deck: Vec<CardId>,
}

/// How many copies of the game so many players need.
pub(crate) const fn copies(players: usize) -> usize {
    if players > 2 { 2 } else { 1 }
}

/// The cards of that sort that may be drawn.
fn eligible(content: &Components, kind: ModuleKind, choice: &ModuleChoice) -> Vec<ModuleId> {
    let fits = |id: &ModuleId| {
        let module = content.module(*id);
        match choice {
            ModuleChoice::None => false,
            ModuleChoice::Random(categories) => {
                categories.is_empty() || categories.contains(&module.category)
            }
            ModuleChoice::Ids(ids) => ids.contains(&module.id),
        }
    };
    content.modules_of(kind).filter(fits).collect()
}

/// How many of the eligible cards are played with.
fn wanted(choice: &ModuleChoice, kind: ModuleKind, eligible: usize) -> usize {
    match (choice, kind) {
        (ModuleChoice::Random(_), ModuleKind::Permanent) => 1,
        (ModuleChoice::Random(_), ModuleKind::Opportunity) => DRAWN_OPPORTUNITIES.min(eligible),
        _ => eligible,
    }
}

pub(crate) fn draw<R: Rng + ?Sized>(
    content: &Components,
    players: usize,
    options: &Options,
    rng: &mut R,
) -> Setup {
    let mut pick = |kind, choice: &ModuleChoice| {
        let mut cards = eligible(content, kind, choice);
        let count = wanted(choice, kind, cards.len());
        if count < cards.len() {
            cards.shuffle(rng);
            cards.truncate(count);
            cards.sort();
        }
        cards
    };
    let permanent = pick(ModuleKind::Permanent, &options.permanent).first().copied();
    let opportunities = pick(ModuleKind::Opportunity, &options.opportunities);
    let kinds = 0..content.cards.len() as u8;
    let mut deck: Vec<CardId> = (0..copies(players)).flat_map(|_| kinds.clone()).map(CardId).collect();
    deck.shuffle(rng);
    Setup { permanent, opportunities, deck }
}

pub(crate) fn write_setup(content: &Components, setup: &Setup) -> Pairs {
    let names = |ids: &[ModuleId]| match ids {
        [] => "none".to_string(),
        _ => ids.iter().map(|id| content.module(*id).id.as_str()).collect::<Vec<_>>().join(" "),
    };
    let deck = setup.deck.iter().map(|card| content.card_id(*card)).collect::<Vec<_>>().join(" ");
    vec![
        ("permanent".into(), names(setup.permanent.as_slice())),
        ("opportunities".into(), names(&setup.opportunities)),
        ("deck".into(), deck),
    ]
}

pub(crate) fn read_setup(content: &Components, lines: &Pairs) -> Result<Setup, SetupError> {
    let keys = ["permanent", "opportunities", "deck"];
    for (index, (key, _)) in lines.iter().enumerate() {
        if !keys.contains(&key.as_str()) {
            return Err(SetupError::new(key.chars().take(40).collect::<String>(), "there is no such line"));
        }
        if lines[..index].iter().any(|(other, _)| other == key) {
            return Err(SetupError::new(key, "the line stands twice"));
        }
    }
    let line = |key: &str| {
        let found = lines.iter().find(|(name, _)| name == key);
        found.map(|(_, value)| value.as_str()).ok_or_else(|| SetupError::new(key, "the line is missing"))
    };
    let modules = |key: &str| -> Result<Vec<ModuleId>, SetupError> {
        let value = line(key)?;
        if value == "none" {
            return Ok(Vec::new());
        }
        let find = |id: &str| {
            let problem = || SetupError::new(key, format!("there is no module card `{id:.20}`"));
            content.find_module(id).ok_or_else(problem)
        };
        value.split(' ').map(find).collect()
    };
    let permanent = match modules("permanent")?[..] {
        [] => None,
        [permanent] => Some(permanent),
        _ => return Err(SetupError::new("permanent", "only one permanent is played with")),
    };
    let card = |id: &str| {
        content.find_card(id).ok_or_else(|| SetupError::new("deck", format!("there is no card `{id:.20}`")))
    };
    let deck = line("deck")?.split(' ').map(card).collect::<Result<_, _>>()?;
    Ok(Setup { permanent, opportunities: modules("opportunities")?, deck })
}

pub(crate) fn begin(
    content: &Content,
    rules: &Ruleset,
    players: usize,
    options: &Options,
    setup: &Setup,
) -> Result<(Wolfwalkers, Position), SetupError> {
    let permanents: Vec<ModuleId> = setup.permanent.into_iter().collect();
    check_modules(content, "permanent", ModuleKind::Permanent, &options.permanent, &permanents)?;
    let (key, kind) = ("opportunities", ModuleKind::Opportunity);
    check_modules(content, key, kind, &options.opportunities, &setup.opportunities)?;
    check_deck(content, players, &setup.deck)?;
    let find = |id: &String| content.challenges.iter().find(|challenge| challenge.id == *id).cloned();
    let game = Wolfwalkers {
        content: content.clone(),
        players,
        copies: copies(players),
        exchange: options.exchange,
        permanent: setup.permanent,
        opportunities: setup.opportunities.clone(),
        challenge: options.solo.as_ref().and_then(find),
        rules: *rules,
        lasting: Lasting::new(content, setup.permanent),
    };
    let position = lay(&game, setup)?;
    Ok((game, position))
}

fn check_modules(
    content: &Components,
    key: &str,
    kind: ModuleKind,
    choice: &ModuleChoice,
    cards: &[ModuleId],
) -> Result<(), SetupError> {
    let eligible = eligible(content, kind, choice);
    if !cards.iter().all(|card| eligible.contains(card)) || !cards.is_sorted_by(|a, b| a < b) {
        return Err(SetupError::new(key, "these cards do not fit the options, in the order of their ids"));
    }
    let wanted = wanted(choice, kind, eligible.len());
    if cards.len() != wanted {
        return Err(SetupError::new(key, format!("the options ask for {wanted} cards, not {}", cards.len())));
    }
    Ok(())
}

fn check_deck(content: &Components, players: usize, deck: &[CardId]) -> Result<(), SetupError> {
    for index in 0..content.cards.len() {
        let card = CardId(index as u8);
        let found = deck.iter().filter(|other| **other == card).count();
        if found != copies(players) {
            let id = content.card_id(card);
            let problem = format!("card {id} must be there {} times, not {found}", copies(players));
            return Err(SetupError::new("deck", problem));
        }
    }
    Ok(())
}

/// Deals the market and lays the deck.
fn lay(game: &Wolfwalkers, setup: &Setup) -> Result<Position, SetupError> {
    let first = if game.lasting.names { game.players - 1 } else { 0 };
    let seat = Seat::new(first).ok_or_else(|| SetupError::new("players", "there are too many"))?;
    let stage = if game.lasting.names { Stage::Name } else { Stage::Take };
    let cards: ArrayVec<CardId, _> = setup.deck.iter().copied().collect();
    let mut position = Position { open: Open::new(stage, seat), cards };
    let places = game.lasting.stories + game.lasting.goals;
    for number in 0..places {
        let side = if number < game.lasting.stories { Side::Story } else { Side::Goal };
        let token = Token(number as u8);
        position.open.market.slots.push(Slot { side, token: Some(token) });
        position.open.show(token);
    }
    let rest: Vec<Token> = (places..setup.deck.len()).map(|number| Token(number as u8)).collect();
    let exchanges = if game.exchange { game.content.exchange_cards * game.copies } else { 0 };
    let packets = packets(rest.len(), exchanges + 1);
    let mut bottom = rest.len();
    for (index, size) in packets.iter().enumerate().rev() {
        position.open.deck.extend(rest[bottom - size..bottom].iter().rev().copied().map(DeckItem::Card));
        bottom -= size;
        if index > 0 {
            position.open.deck.push(DeckItem::Exchange);
        }
    }
    position.settle(&mut Quiet);
    turn_up_shared_goal(game, &mut position);
    Ok(position)
}

/// Packets as equal as possible, the larger ones on top.
fn packets(cards: usize, count: usize) -> Vec<usize> {
    (0..count).map(|index| cards / count + usize::from(index < cards % count)).collect()
}

fn turn_up_shared_goal(game: &Wolfwalkers, position: &mut Position) {
    let Some(types) = game.lasting.shared else { return };
    for _ in 0..position.cards.len() {
        let Some(token) = position.draw_top(&mut Quiet) else { return };
        if types.contains(game.content.goal(position.card(token)).goal_type()) {
            position.open.shared = Some(token);
            return;
        }
        position.put_under(token, &mut Quiet);
    }
}
