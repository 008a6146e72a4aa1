//! How operations are spelled in the component data: from the keys of one effect to its value. What is not known is refused
//! by name, and so is what a card could not use at its moment.

use moonpack_rules::ContentError;
use toml::{Table, Value};

use super::effect::{Effect, GoalTypes, Per, When};
use super::goal::GoalType;
use crate::cards::Side;
use crate::display::{Adjacency, Cell};
use crate::sight::scores_beside;

/// Reads one effect of a card at `place` and appends it, as often as its `count` says. `timing` is the moment of an
/// opportunity; without it the effect names its own `hook`.
///
/// # Errors
/// Names the word that is not known.
pub(super) fn read(
    place: &str,
    table: &Table,
    timing: Option<When>,
    to: &mut Vec<(When, Effect)>,
) -> Result<(), ContentError> {
    let mut keys = Keys { place, table, used: vec!["op"] };
    let op = keys.text("op")?;
    let when = match timing {
        Some(when) => when,
        None => hook(&mut keys)?,
    };
    let (effect, count) = operation(&op, &mut keys)?;
    if let Some(key) = table.keys().find(|key| !keys.used.contains(&key.as_str())) {
        return Err(keys.wrong(format!("operation `{op}` takes no `{key}`")));
    }
    if !effect.fits(when) {
        return Err(keys.wrong(format!("operation `{op}` cannot work at this moment ({when:?})")));
    }
    to.extend(std::iter::repeat_n((when, effect), count));
    Ok(())
}

/// The moment an opportunity may be used.
pub(super) fn timing(place: &str, word: &str) -> Result<When, ContentError> {
    Ok(match word {
        "any" => When::Any,
        "before_take" => When::BeforeTake,
        "instead_of_take" => When::InsteadOfTake,
        "on_take" => When::OnTake,
        "on_place" => When::OnPlace,
        "after_turn_action" => When::AfterAction,
        "turn_end" => When::TurnEnd,
        "game_end" => When::GameEnd,
        _ => return Err(ContentError::new(place, format!("timing `{word}` is not known"))),
    })
}

fn hook(keys: &mut Keys<'_>) -> Result<When, ContentError> {
    Ok(match keys.text("hook")?.as_str() {
        "none" => When::Never,
        "setup" => When::Setup,
        "take_options" => When::TakeOptions,
        "placement" => When::Placement,
        "scoring" => When::Scoring,
        "before_take" => {
            keys.only_flag("optional", true)?;
            When::BeforeTake
        }
        "turn_end" => {
            keys.only_flag("optional", true)?;
            When::TurnEnd
        }
        other => return Err(keys.wrong(format!("hook `{other}` is not known"))),
    })
}

fn operation(op: &str, keys: &mut Keys<'_>) -> Result<(Effect, usize), ContentError> {
    let once = |effect| Ok((effect, 1));
    match op {
        "none" => once(Effect::None),
        "set_adjacency" => {
            keys.maybe_only("duration", "this_placement")?;
            let mode = keys.text("mode")?;
            once(Effect::SetAdjacency(match mode.as_str() {
                "orthogonal" => Adjacency::Orthogonal,
                "orthogonal_or_diagonal" => Adjacency::OrthogonalOrDiagonal,
                "any_free_cell" => Adjacency::AnyFreeCell,
                _ => return Err(keys.wrong(format!("mode `{mode}` is not known"))),
            }))
        }
        "add_take_source" => {
            keys.only("source", "deck_top")?;
            keys.only("side", "story")?;
            keys.only_flag("refill", false)?;
            once(Effect::TakeDeckTop)
        }
        "set_market" => {
            let (stories, goals) = (keys.number("stories", 1..=7)?, keys.number("objectives", 1..=7)?);
            if stories + goals > 8 {
                return Err(keys.wrong("the market has at most 8 places"));
            }
            once(Effect::SetMarket { stories: stories as u8, goals: goals as u8 })
        }
        "forbid_slots" => {
            keys.only("slots", "refilled_last_turn")?;
            keys.only_flag("unless_only_option", true)?;
            once(Effect::BarFresh)
        }
        "flip_market" => {
            keys.number("stories", 1..=1)?;
            keys.number("objectives", 1..=1)?;
            keys.flag("optional")?;
            once(Effect::FlipMarket)
        }
        "recycle_market" => {
            keys.only_flag("refill", true)?;
            keys.times(Effect::RecycleMarket)
        }
        "recycle_whole_market" => {
            keys.only_flag("refill", true)?;
            once(Effect::RecycleWholeMarket)
        }
        "reveal_shared_objective" => {
            keys.only("others", "deck_bottom")?;
            once(Effect::RevealSharedGoal(keys.types()?))
        }
        "score_shared_objective" => once(Effect::ScoreSharedGoal),
        "points_per" => {
            let points = keys.number("points", -20..=20)? as i8;
            let per = keys.text("per")?;
            once(Effect::PointsPer(
                match per.as_str() {
                    "own_objective_scoring_zero" => Per::GoalScoringZero,
                    "own_story_with_chosen_symbol" => Per::StoryWithNamedSymbol,
                    "corner_objective_scoring_at_least_1" => Per::CornerGoalScoring,
                    _ => return Err(keys.wrong(format!("points per `{per}` are not known"))),
                },
                points,
            ))
        }
        "points_if" => {
            keys.only("condition", "strictly_fewest_objectives")?;
            once(Effect::PointsIfFewestGoals(keys.number("points", -20..=20)? as i8))
        }
        "choose_symbol" => {
            keys.only("order", "reverse_turn_order")?;
            keys.only_flag("distinct", true)?;
            once(Effect::NameSymbol)
        }
        "first_card_at" => once(Effect::FirstCardAt(keys.cell()?)),
        "multiply_objective_at" => {
            let cell = keys.cell()?;
            once(Effect::MultiplyGoalAt(cell, keys.number("factor", -5..=5)? as i8))
        }
        "return_own_card" => {
            keys.only("to", "deck_bottom")?;
            keys.times(Effect::ReturnOwnCard)
        }
        "take_and_cover" => {
            keys.only("source", "market")?;
            keys.only_flag("refill", false)?;
            keys.times(Effect::TakeAndCover)
        }
        "take_from" => {
            keys.only("source", "deck_bottom")?;
            keys.only("side", "either")?;
            keys.only_flag("refill", false)?;
            once(Effect::TakeDeckBottom)
        }
        "swap_own_cards" => keys.times(Effect::SwapOwnCards),
        "flip_own_card" => keys.times(Effect::FlipOwnCard),
        "move_own_card" => {
            keys.only("adjacency", "as_placement")?;
            keys.times(Effect::MoveOwnCard)
        }
        "flip_taken_card" => {
            keys.only("refill_side", "side_in_market")?;
            once(Effect::FlipTakenCard)
        }
        "extra_turn_action" => {
            keys.number("count", 1..=1)?;
            once(Effect::ExtraAction)
        }
        "reserve_slot" => {
            keys.against_next()?;
            keys.times(Effect::ReserveCard)
        }
        "swap_with_other" => {
            keys.only("side", "story")?;
            keys.only("constraint", "same_symbol_count")?;
            once(Effect::SwapStoriesWithOther)
        }
        "forbid_side" => {
            keys.against_next()?;
            let side = keys.text("side")?;
            once(Effect::ForbidSide(match side.as_str() {
                "story" => Side::Story,
                "objective" => Side::Goal,
                _ => return Err(keys.wrong(format!("side `{side}` is not known"))),
            }))
        }
        "swap_other_cards" => {
            keys.only("constraint", "orthogonally_adjacent")?;
            once(Effect::SwapOtherCards)
        }
        "score_copied_objective" => {
            keys.only("source", "other_display")?;
            once(Effect::ScoreCopiedGoal(keys.types()?))
        }
        "add_symbol" => {
            keys.only_flag("distinct_from_card", true)?;
            keys.times(Effect::AddSymbol)
        }
        "pattern_overlap" => {
            let most = keys.number("max_completions", 1..=20)? as u8;
            keys.times(Effect::PatternOverlap(most))
        }
        "cross_tolerance" => {
            let ignored = keys.number("ignored_stories", 1..=8)? as u8;
            keys.times(Effect::CrossTolerance(ignored))
        }
        "balance_tolerance" => {
            let difference = keys.number("difference", 1..=25)? as u8;
            keys.times(Effect::BalanceTolerance(difference))
        }
        "look_and_order" => {
            keys.only("source", "deck_top")?;
            once(Effect::LookAndOrder(keys.number("count", 1..=6)? as u8))
        }
        _ => Err(keys.wrong(format!("operation `{op}` is not known"))),
    }
}

/// The keys of one effect, noting which were read so that none is overlooked.
struct Keys<'a> {
    place: &'a str,
    table: &'a Table,
    used: Vec<&'static str>,
}

impl Keys<'_> {
    fn wrong(&self, problem: impl Into<String>) -> ContentError {
        ContentError::new(self.place, problem)
    }

    fn get(&mut self, key: &'static str) -> Result<&Value, ContentError> {
        self.used.push(key);
        self.table.get(key).ok_or_else(|| self.wrong(format!("an effect lacks `{key}`")))
    }

    fn text(&mut self, key: &'static str) -> Result<String, ContentError> {
        let text = self.get(key)?.as_str().map(str::to_owned);
        text.ok_or_else(|| self.wrong(format!("`{key}` must be a word")))
    }

    fn only(&mut self, key: &'static str, known: &str) -> Result<(), ContentError> {
        let found = self.text(key)?;
        if found == known {
            return Ok(());
        }
        Err(self.wrong(format!("`{key}` can only be `{known}`, not `{found}`")))
    }

    fn maybe_only(&mut self, key: &'static str, known: &str) -> Result<(), ContentError> {
        if self.table.contains_key(key) { self.only(key, known) } else { Ok(()) }
    }

    fn flag(&mut self, key: &'static str) -> Result<bool, ContentError> {
        let flag = self.get(key)?.as_bool();
        flag.ok_or_else(|| self.wrong(format!("`{key}` must be true or false")))
    }

    fn only_flag(&mut self, key: &'static str, known: bool) -> Result<(), ContentError> {
        if self.flag(key)? == known {
            return Ok(());
        }
        Err(self.wrong(format!("`{key}` can only be {known}")))
    }

    fn number(
        &mut self,
        key: &'static str,
        range: std::ops::RangeInclusive<i64>,
    ) -> Result<i64, ContentError> {
        let number = self.get(key)?.as_integer().filter(|number| range.contains(number));
        number.ok_or_else(|| {
            self.wrong(format!("`{key}` must be a number from {} to {}", range.start(), range.end()))
        })
    }

    fn times(&mut self, effect: Effect) -> Result<(Effect, usize), ContentError> {
        Ok((effect, self.number("count", 1..=4)? as usize))
    }

    fn against_next(&mut self) -> Result<(), ContentError> {
        self.only("against", "next_player")?;
        self.only("duration", "their_next_turn")
    }

    fn cell(&mut self) -> Result<Cell, ContentError> {
        let (row, col) = (self.number("row", 0..=4)?, self.number("col", 0..=4)?);
        Ok(Cell::at(row as usize, col as usize))
    }

    fn types(&mut self) -> Result<GoalTypes, ContentError> {
        let mut types = GoalTypes::default();
        let words = self.get("types")?.as_array().cloned().unwrap_or_default();
        for word in &words {
            let word = word.as_str().unwrap_or_default();
            let kind = GoalType::ALL.into_iter().find(|kind| kind.word() == word);
            let kind = kind.ok_or_else(|| self.wrong(format!("goal type `{word}` is not known")))?;
            if !scores_beside(kind) {
                return Err(self.wrong(format!("a goal of type `{word}` needs a place in a display")));
            }
            types.0 |= 1 << kind as u8;
        }
        if words.is_empty() {
            return Err(self.wrong("`types` names no goal type"));
        }
        Ok(types)
    }
}
