//! The analysis of a finished game: the board before a turn, the course of the chances with a slider under it, and in words
//! what was played, what the strongest bot would have, and how well everybody did.
//!
//! Everything shown comes from the review in the model; nothing is thought about here. The board is the table's own,
//! drawn smaller. What is not yet known says so, and the page looks again by itself.

mod tree;
mod turns;

use maud::{Markup, html};
use moonpack_words::Words;

use super::river::{Moment, River, fine};
use super::{badge, end};
use crate::icons::{Icon, icon};
use crate::model::TableModel;
use crate::review::{AnalysisModel, Mark, ReviewModel, TriedTurn};
use crate::shell::brand;

pub(super) use tree::weight;

/// Seconds after which a page looks how far a review has come.
pub(super) const LOOK_AGAIN: u32 = 2;
/// How large the river is drawn.
const WIDE: f64 = 840.0;
const HIGH: f64 = 120.0;

/// When to look again, if a review that is shown is still under way.
pub(super) fn look_again(model: &TableModel<'_>) -> Option<u32> {
    let weighed = |turn: &TriedTurn| turn.chance.is_some() || !turn.over;
    let mut tried = model.analysis.iter().flat_map(|analysis| &analysis.tried).flat_map(|line| &line.turns);
    let known = model.review.as_ref().is_none_or(|review| review.done) && tried.all(weighed);
    (!known).then_some(LOOK_AGAIN)
}

/// All that the analysis has to say, around the board.
pub(super) fn panel(model: &TableModel<'_>, analysis: &AnalysisModel, words: &Words) -> Markup {
    let empty = ReviewModel::default();
    let review = model.review.as_ref().unwrap_or(&empty);
    html! {
        section.analysis aria-label=(words.text("analysis")) {
            (time(model, review, analysis, words))
            div.told {
                header {
                    (brand())
                    a.button href=(model.base) { (words.text("command-result")) }
                }
                (players(model, review, words))
                (turns::card(model, review, analysis, words))
                (turns::list(model, review, analysis, words))
            }
        }
    }
}

/// The sign of a mark.
pub(super) fn sign(mark: Mark) -> Markup {
    html! { svg.mark-sign aria-hidden="true" { use href={ "#mark-" (mark.name()) } {} } }
}

/// A chance in percent.
pub(super) fn percent(chance: f32, words: &Words) -> String {
    words.with("percent", &[("number", ((100.0 * chance).round() as i64).into())])
}

/// How deep it was thought, and how far it has come.
fn depth(review: &ReviewModel, words: &Words) -> String {
    let seconds = format!("{}", review.think_ms as f64 / 1000.0);
    let args = [
        ("seconds", (&seconds).into()),
        ("judged", review.judged.into()),
        ("turns", review.turns.len().into()),
    ];
    words.with(if review.done { "analysis-depth" } else { "analysis-under-way" }, &args)
}

/// How well everybody played, in full: marks counted, and what a turn gave away.
fn players(model: &TableModel<'_>, review: &ReviewModel, words: &Words) -> Markup {
    html! {
        section.players-quality {
            ol {
                @for seat in 0..model.seats.len() {
                    @let tally = review.tally(seat);
                    li class={ "p" (seat) } {
                        span.name { (badge(seat)) " " (model.name(seat, words)) @if model.seats[seat].yours { " " small { (words.text("you")) } } }
                        b.num title=(words.text("analysis-alike")) { (percent(tally.alike() as f32 / 100.0, words)) span.sr { " " (words.text("analysis-alike")) } }
                        @for (nth, mark) in Mark::ALL.into_iter().enumerate() {
                            span.count title=(words.text(&format!("mark-{}", mark.name()))) { (sign(mark)) span.sr { (words.text(&format!("mark-{}", mark.name()))) " " } b.num { (tally.marks[nth]) } }
                        }
                        span.lost.num title=(words.text("analysis-lost")) { (lost_each(tally.lost_each())) span.sr { " " (words.text("analysis-lost")) } }
                    }
                }
            }
            p.depth role="status" { (depth(review, words)) }
        }
    }
}

/// Tenths of a percent as a loss.
fn lost_each(tenths: f32) -> String {
    let tenths = tenths.round() as i64;
    if tenths == 0 { "±0".into() } else { format!("−{}.{}", tenths / 10, tenths % 10) }
}

/// The row of the end page: who played how well, as far as that is known, and the way to each turn.
pub(super) fn quality(model: &TableModel<'_>, words: &Words) -> Markup {
    let review = model.review.as_ref().filter(|review| review.judged > 0);
    html! {
        ul.legend {
            @for seat in 0..model.game.seats() {
                @let tally = review.map(|review| review.tally(seat)).filter(|tally| tally.turns() > 0);
                li {
                    (badge(seat)) " " (model.name(seat, words))
                    @if let Some(tally) = tally {
                        span.played title=(words.text("analysis-alike")) { (sign(Mark::Best)) b.num { (percent(tally.alike() as f32 / 100.0, words)) } span.sr { " " (words.text("analysis-alike")) } }
                        span.lost.num title=(words.text("analysis-lost")) { (lost_each(tally.lost_each())) span.sr { " " (words.text("analysis-lost")) } }
                    }
                }
            }
        }
        @if let Some(review) = review {
            p.depth { span { (words.text("analysis-row")) " " (depth(review, words)) } " " a href={ (model.base) "/analysis" } { (words.text("analysis-each")) } }
        }
    }
}

/// The river with the turn that is shown and the marks of what went wrong, and the slider under it.
fn time(model: &TableModel<'_>, review: &ReviewModel, analysis: &AnalysisModel, words: &Words) -> Markup {
    let (turn, last) = (analysis.turn, review.turns.len());
    let place = |turn: usize| model.turn_at(turn);
    let to = |turn: usize, sign: &str, key: &str| {
        html! {
            @if turn == analysis.turn || turn == 0 || turn > last { span.button.off aria-hidden="true" { (sign) } }
            @else { a.button href=(place(turn)) data-soft title=(words.text(key)) aria-label=(words.text(key)) { (sign) } }
        }
    };
    let wrong = |turn: &usize| {
        review.turns[*turn - 1].found.as_ref().is_some_and(|found| found.mark >= Mark::Mistake)
    };
    let next_wrong = (turn + 1..=last).find(wrong).or_else(|| (1..turn).find(wrong));
    html! {
        div.time {
            @if last > 0 && model.game.seats() > 1 { figure.river { (river(model, review, analysis, words)) } }
            form action={ (model.base) "/analysis" } method="get" data-slider {
                @if !analysis.lines.is_empty() { input type="hidden" name="lines" value=(analysis.lines); }
                div.commands {
                    (to(turn.saturating_sub(1), "‹", "analysis-earlier"))
                    (to(turn + 1, "›", "analysis-later"))
                }
                label { span { (words.with("analysis-turn", &[("turn", turn.into()), ("turns", last.into())])) } input #step type="range" name="at" min="1" max=(last.max(1)) value=(turn.max(1)); }
                div.commands {
                    @if let Some(next) = next_wrong { a.button href=(place(next)) data-soft title=(words.text("analysis-next-mistake")) aria-label=(words.text("analysis-next-mistake")) { (sign(Mark::Mistake)) } }
                    button { (words.text("replay-go")) }
                    @if let Some(shown) = review.turns.get(turn.saturating_sub(1)) {
                        a.button.large href={ (model.base) "?at=" (shown.from) } { (icon(Icon::Eye)) (words.text("command-board")) }
                    }
                }
            }
            (tree::tree(model, review, analysis, words))
        }
    }
}

fn river(model: &TableModel<'_>, review: &ReviewModel, analysis: &AnalysisModel, words: &Words) -> Markup {
    let chances = review.chances(model.game.seats(), analysis.winners);
    let turn_of = |step: usize| review.turns.partition_point(|turn| turn.to < step) + 1;
    let moments: Vec<Moment> = model.whole.map(end::moments).unwrap_or_default();
    let moments: Vec<Moment> =
        moments.into_iter().map(|moment| Moment { at: turn_of(moment.at), ..moment }).collect();
    let river =
        River { chances: &chances, winners: analysis.winners, moments: &moments, wide: WIDE, high: HIGH };
    let foot = river.y(0.0);
    let upon = html! {
        @for (nth, found) in review.turns.iter().enumerate().filter_map(|(nth, turn)| Some((nth, turn.found.as_ref()?))) {
            @if found.mark >= Mark::Loose {
                use href={ "#mark-" (found.mark.name()) } x=(fine(river.x(nth) - 8.0)) y=(foot + 5.0) width="16" height="16" {}
            }
        }
        @if analysis.turn > 0 {
            @let at = fine(river.x(analysis.turn - 1));
            line.needle x1=(at) x2=(at) y1=(river.y(1.0) - 4.0) y2=(foot + 4.0) {}
            circle.handle cx=(at) cy=(fine(river.y(1.0) - 6.0)) r="6" {}
        }
    };
    river.drawn(model, &upon, words)
}
