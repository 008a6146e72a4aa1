//! The lines that the reader has tried, below the time: a row each, so that those which begin alike hang together like a tree.

use maud::{Markup, html};
use moonpack_words::Words;

use super::percent;
use crate::icons::{Icon, icon};
use crate::model::TableModel;
use crate::review::{AnalysisModel, ReviewModel, TriedLine, TriedTurn};
use crate::table::badge;

/// The lines; nothing if none was tried.
pub(super) fn tree(
    model: &TableModel<'_>,
    review: &ReviewModel,
    analysis: &AnalysisModel,
    words: &Words,
) -> Markup {
    if analysis.tried.is_empty() {
        return Markup::default();
    }
    html! {
        section.tried aria-labelledby="tried" {
            h2 #tried.sr { (words.text("what-if")) }
            ol tabindex="0" { @for line in &analysis.tried { (row(model, review, line, words)) } }
        }
    }
}

fn row(model: &TableModel<'_>, review: &ReviewModel, line: &TriedLine, words: &Words) -> Markup {
    let turn = review.turns.iter().position(|turn| turn.to > line.from).map_or(0, |nth| nth + 1);
    let begins = words.with("what-if-from", &[("turn", turn.into())]);
    let without = format!("?at={turn}&lines={}", line.without);
    let remove = words.text("what-if-remove");
    html! {
        li data-shared[line.shared > 0] {
            a.from href=(model.turn_at(turn)) data-soft { (begins) }
            ol {
                @for (nth, tried) in line.turns.iter().enumerate() {
                    @if nth < line.shared { li.shared aria-hidden="true" {} }
                    @else { li.branch[nth == line.shared && nth > 0] { a href=(tried.address) title=(tried.told) { (badge(tried.seat)) span.text { (tried.told) } (weight(tried, words)) } } }
                }
            }
            a.remove href=(without) data-soft title=(remove) aria-label=(remove) { (icon(Icon::Close)) }
        }
    }
}

/// The chance after a turn; a sign while it is thought about.
pub(in crate::table) fn weight(tried: &TriedTurn, words: &Words) -> Markup {
    html! {
        @match tried.chance {
            Some(chance) => b.num { (percent(chance, words)) },
            None if tried.over => b.num title=(words.text("what-if-weighing")) { "…" },
            None => {},
        }
    }
}
