//! From the raw file to checked [`Content`].
//!
//! An error names the entry and says what is wrong with it; nothing half-checked leaves this module.

use std::collections::HashSet;
use std::sync::Arc;

use moonpack_rules::ContentError;

use super::operation;
use super::raw::{File, Market, RawCard, RawChallenge, RawGoal, RawModule, RawSymbol};
use super::{
    Card, Challenge, Compare, Components, Content, Goal, GoalKind, GoalType, Metric, Module, ModuleKind,
};
use crate::cards::{MAX_SYMBOLS, Symbol, SymbolSet};
use crate::pattern::{Pattern, PatternCell};
use crate::position::{MAX_KINDS, MAX_PLACES};

type Checked<T> = Result<T, ContentError>;

/// Reads and checks component data.
pub(crate) fn read_content(text: &str) -> Checked<Content> {
    let file: File = toml::from_str(text).map_err(|e| ContentError::new("file", e.message()))?;
    let symbols: Vec<String> = file.symbol.iter().map(|symbol| symbol.id.clone()).collect();
    check(
        (4..=MAX_SYMBOLS).contains(&symbols.len()),
        "symbols",
        format!("there must be 4 to {MAX_SYMBOLS} symbols, not {}", symbols.len()),
    )?;
    count("cards", file.card.len(), file.meta.cards)?;
    count("permanents", file.permanent.len(), file.meta.permanents)?;
    count("opportunities", file.opportunity.len(), file.meta.opportunities)?;
    count("exchange cards", file.exchange.count, file.meta.exchange_cards)?;
    check(
        (51..=MAX_KINDS).contains(&file.card.len()),
        "cards",
        format!("two displays need 51 to {MAX_KINDS} cards, not {}", file.card.len()),
    )?;
    check(file.exchange.count <= 8, "exchange cards", "at most 8 exchange cards can be used".into())?;
    let (market_stories, market_goals) = market(&file.market)?;
    let cards = file.card.iter().map(|raw| card(raw, &symbols)).collect::<Checked<Vec<_>>>()?;
    totals(&file.symbol, &cards)?;
    let mut modules = Vec::new();
    for raw in &file.permanent {
        modules.push(module(raw, ModuleKind::Permanent)?);
    }
    for raw in &file.opportunity {
        modules.push(module(raw, ModuleKind::Opportunity)?);
    }
    check(file.opportunity.len() <= 32, "opportunities", "there can be at most 32".into())?;
    check(file.permanent.len() <= 200, "permanents", "there can be at most 200".into())?;
    let challenges =
        file.solo_challenge.iter().map(|raw| challenge(raw, &symbols)).collect::<Checked<Vec<_>>>()?;
    let ids = symbols.iter().chain(cards.iter().map(|card| &card.id));
    let ids = ids.chain(modules.iter().map(|module| &module.id));
    plain_ids(ids.chain(challenges.iter().map(|challenge| &challenge.id)))?;
    let stories = cards.iter().map(|card| card.story).collect();
    Ok(Content(Arc::new(Components {
        symbols,
        cards,
        modules,
        challenges,
        market_stories,
        market_goals,
        exchange_cards: file.exchange.count,
        stories,
    })))
}

fn check(holds: bool, place: &str, problem: String) -> Checked<()> {
    if holds { Ok(()) } else { Err(ContentError::new(place, problem)) }
}

fn count(what: &str, found: usize, said: usize) -> Checked<()> {
    check(found == said, what, format!("`meta` says {said}, the file has {found}"))
}

/// Ids are words of actions and set-ups, so they must be one word each and differ.
fn plain_ids<'a>(ids: impl Iterator<Item = &'a String>) -> Checked<()> {
    let mut seen = HashSet::new();
    for id in ids {
        let plain = !id.is_empty() && id.chars().all(|c| c.is_ascii_alphanumeric() || c == '-' || c == '_');
        check(plain, &format!("id `{id}`"), "an id is one word of letters, digits, - and _".into())?;
        check(!["none", "random"].contains(&id.as_str()), &format!("id `{id}`"), "the word is taken".into())?;
        check(seen.insert(id), &format!("id `{id}`"), "the id is used twice".into())?;
    }
    Ok(())
}

fn market(raw: &Market) -> Checked<(usize, usize)> {
    let stories = raw.slots.iter().take_while(|slot| *slot == "story").count();
    let goals = raw.slots[stories..].iter().filter(|slot| *slot == "objective").count();
    let fits =
        stories > 0 && goals > 0 && stories + goals == raw.slots.len() && raw.slots.len() <= MAX_PLACES;
    check(fits, "market", format!("the places must be stories, then objectives, at most {MAX_PLACES}"))?;
    Ok((stories, goals))
}

fn symbol(place: &str, symbols: &[String], id: &str) -> Checked<Symbol> {
    let index = symbols.iter().position(|symbol| symbol == id);
    let index = index.ok_or_else(|| ContentError::new(place, format!("symbol `{id}` is not known")))?;
    Ok(Symbol(index as u8))
}

fn card(raw: &RawCard, symbols: &[String]) -> Checked<Card> {
    let place = format!("card {}", raw.id);
    let mut story = SymbolSet::EMPTY;
    for id in &raw.story.symbols {
        let symbol = symbol(&place, symbols, id)?;
        check(!story.contains(symbol), &place, format!("the story shows `{id}` twice"))?;
        story.insert(symbol);
    }
    check((1..=4).contains(&story.len()), &place, "a story shows 1 to 4 symbols".into())?;
    let goal = goal(&place, &raw.objective, symbols)?;
    Ok(Card { id: raw.id.clone(), title: raw.story.title.clone(), story, goal })
}

fn goal(place: &str, raw: &RawGoal, symbols: &[String]) -> Checked<Goal> {
    let wrong = |problem: String| ContentError::new(place, problem);
    let kind = GoalType::ALL.into_iter().find(|kind| kind.word() == raw.kind);
    let kind = kind.ok_or_else(|| wrong(format!("goal type `{}` is not known", raw.kind)))?;
    check((1..=50).contains(&raw.points), place, format!("a goal pays 1 to 50 points, not {}", raw.points))?;
    let mode = match kind {
        GoalType::Pattern => "per_completion",
        GoalType::Arrows | GoalType::TwoSymbols | GoalType::TwoSymbolsArrows => "per_story",
        GoalType::ArrowsCross | GoalType::Balance => "once",
    };
    check(raw.points_mode == mode, place, format!("a goal of type `{}` pays `{mode}`", raw.kind))?;
    let one = || -> Checked<Symbol> {
        let id = raw.symbol.as_deref().ok_or_else(|| wrong("the goal needs a `symbol`".into()))?;
        symbol(place, symbols, id)
    };
    let two = || -> Checked<(Symbol, Symbol)> {
        let [a, b] = raw.symbols.as_deref().unwrap_or_default() else {
            return Err(wrong("the goal needs two `symbols`".into()));
        };
        check(a != b, place, "the goal's two symbols must differ".into())?;
        Ok((symbol(place, symbols, a)?, symbol(place, symbols, b)?))
    };
    let kind = match kind {
        GoalType::Pattern => GoalKind::Pattern(pattern(place, raw, symbols)?),
        GoalType::Arrows => GoalKind::Arrows(one()?),
        GoalType::ArrowsCross => GoalKind::ArrowsCross(one()?),
        GoalType::TwoSymbols => two().map(|(a, b)| GoalKind::TwoSymbols(a, b))?,
        GoalType::TwoSymbolsArrows => two().map(|(a, b)| GoalKind::TwoSymbolsArrows(a, b))?,
        GoalType::Balance => two().map(|(a, b)| GoalKind::Balance(a, b))?,
    };
    Ok(Goal { name: raw.name.clone(), points: raw.points, kind })
}

fn pattern(place: &str, raw: &RawGoal, symbols: &[String]) -> Checked<Pattern> {
    let cells = raw.cells.as_deref().unwrap_or_default();
    let (height, width) = (raw.height.unwrap_or(0), raw.width.unwrap_or(0));
    let mut drawing = Vec::new();
    for cell in cells {
        let inside = cell.row < height && cell.col < width;
        check(inside, place, format!("row {}, col {} lies outside the pattern", cell.row, cell.col))?;
        let symbol = symbol(place, symbols, &cell.symbol)?;
        drawing.push(PatternCell { row: cell.row, col: cell.col, symbol });
    }
    check(drawing.len() >= 2, place, "a pattern needs at least two symbols".into())?;
    Pattern::new(drawing).ok_or_else(|| {
        ContentError::new(
            place,
            "the pattern cannot be laid: it exceeds 5x5, has too many symbols or two on a card",
        )
    })
}

fn totals(raw: &[RawSymbol], cards: &[Card]) -> Checked<()> {
    for (index, symbol) in raw.iter().enumerate() {
        let shown = cards.iter().filter(|card| card.story.contains(Symbol(index as u8))).count();
        let said = symbol.total.unwrap_or(shown);
        let place = format!("symbol {}", symbol.id);
        check(shown == said, &place, format!("`total` says {said}, the stories show it {shown} times"))?;
    }
    Ok(())
}

fn module(raw: &RawModule, kind: ModuleKind) -> Checked<Module> {
    let (place, when) = match kind {
        ModuleKind::Permanent => (format!("permanent {}", raw.id), None),
        ModuleKind::Opportunity => {
            let place = format!("opportunity {}", raw.id);
            let word = raw.timing.as_str().unwrap_or_default();
            let when = operation::timing(&place, word)?;
            (place, Some(when))
        }
    };
    let mut effects = Vec::new();
    for table in &raw.effects {
        operation::read(&place, table, when, &mut effects)?;
    }
    check((1..=8).contains(&effects.len()), &place, "a module card has 1 to 8 effects".into())?;
    Ok(Module { id: raw.id.clone(), name: raw.name.clone(), kind, category: raw.category.clone(), effects })
}

fn challenge(raw: &RawChallenge, symbols: &[String]) -> Checked<Challenge> {
    let place = format!("challenge {}", raw.id);
    let mut conditions = Vec::new();
    for condition in &raw.conditions {
        let metric = match condition.metric.as_str() {
            "score" => Metric::Score,
            "score_pattern" => Metric::PatternScore,
            "objectives" => Metric::Goals,
            "objectives_scoring_zero" => Metric::GoalsScoringZero,
            "families_scoring" => Metric::FamiliesScoring,
            word => match word.strip_prefix("symbol_") {
                Some(id) => Metric::Showing(symbol(&place, symbols, id)?),
                None => return Err(ContentError::new(place, format!("metric `{word}` is not known"))),
            },
        };
        let compare = match condition.cmp.as_str() {
            ">=" => Compare::AtLeast,
            "<=" => Compare::AtMost,
            "==" => Compare::Exactly,
            word => return Err(ContentError::new(place, format!("comparison `{word}` is not known"))),
        };
        conditions.push((metric, compare, condition.value));
    }
    check(!conditions.is_empty(), &place, "a challenge needs a condition".into())?;
    Ok(Challenge { id: raw.id.clone(), name: raw.name.clone(), conditions })
}
