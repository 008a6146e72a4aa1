//! Trying something else in a finished game: a bubble beside the board, as in a lesson, that says how the line stands and
//! what is asked, takes decisions back, and lets the strongest bot play.
//!
//! The board is a table's own and is handed every way there is at that point, for whoever is next: the reader plays for all.

use maud::{Markup, html};
use moonpack_words::Words;

use super::analysis::{LOOK_AGAIN, percent, weight};
use super::badge;
use crate::icons::{Icon, icon};
use crate::model::TableModel;
use crate::review::WhatIf;

/// When to look again, if a chance is still thought about.
pub(super) fn look_again(model: &TableModel<'_>) -> Option<u32> {
    model.what_if.as_ref().filter(|what_if| !what_if.known()).map(|_| LOOK_AGAIN)
}

/// The bubble; `asked` is what is asked of whoever is next.
pub(super) fn bubble(model: &TableModel<'_>, what_if: &WhatIf, asked: &str, words: &Words) -> Markup {
    html! {
        section #what-if.lesson.what-if aria-labelledby="what-if-title" data-folds data-folded[!what_if.turns.is_empty()] {
            div.says {
                header {
                    h2 #what-if-title { (words.text("what-if")) }
                    (chance(what_if, words))
                }
                @if what_if.turns.is_empty() { p.tells { (words.text("what-if-about")) } }
                @else {
                    ol.so-far tabindex="0" {
                        @for turn in &what_if.turns { li { (badge(turn.seat)) span.text { (turn.told) } (weight(turn, words)) } }
                    }
                }
                p.todo {
                    @if let Some(seat) = model.game.to_move() { (badge(seat.index())) }
                    span { (asked) }
                }
                footer {
                    a.leave href=(what_if.close) { (words.text("what-if-close")) }
                    (commands(model, what_if, words))
                }
            }
        }
    }
}

/// Taking back, and letting the bot play. On a wide screen they stand in the bubble, on a small one where commands always do.
pub(super) fn commands(model: &TableModel<'_>, what_if: &WhatIf, words: &Words) -> Markup {
    html! {
        div.does {
            @if let Some(back) = &what_if.back { a.button.takes-back href=(back) data-soft { (icon(Icon::Undo)) (words.text("what-if-back")) } }
            @if !model.choices.is_empty() {
                form action=(model.below("/answer")) method="post" data-soft { button.gold.answers { (words.text("what-if-answer")) } }
            }
        }
    }
}

/// How the chance of the seat whose turn is tried has changed.
fn chance(what_if: &WhatIf, words: &Words) -> Markup {
    let after = what_if.turns.iter().rev().find_map(|turn| turn.chance);
    html! {
        span.chance {
            (badge(what_if.seat)) " "
            @if let Some(before) = what_if.before { span.num { (percent(before, words)) } }
            @if let Some(after) = after { " → " b.num { (percent(after, words)) } }
        }
    }
}
