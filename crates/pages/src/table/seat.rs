//! A seat's mark, its colour and its name, as all boards and lists show them: never colour alone.

use maud::{Markup, html};
use moonpack_rules::Seat;
use moonpack_words::Words;

use crate::model::{SeatOwner, TableModel};

/// A seat's mark in its colour; the name stands beside it.
pub(crate) fn badge(seat: usize) -> Markup {
    html! { span class={ "badge p" (seat) } aria-hidden="true" { (mark(seat)) } }
}

/// The shape that marks a seat beside its colour.
pub(crate) fn mark(seat: usize) -> &'static str {
    ["●", "▲", "■", "◆", "★"][seat.min(4)]
}

/// A player at the table: mark, name, points as they stand, whether they decide now, and what a board adds.
pub(crate) fn plaque(model: &TableModel<'_>, seat: Seat, more: &Markup, words: &Words) -> Markup {
    let index = seat.index();
    let info = &model.seats[index];
    let turn = model.game.to_move() == Some(seat) && !model.over() && !model.waits();
    let points = model.game.standing().points[index];
    let away = matches!(info.owner, SeatOwner::Person(_)) && !info.online;
    html! {
        div class={ "plaque p" (index) } data-turn[turn] data-yours[info.yours] {
            (badge(index))
            span.name { (model.name(index, words)) @if info.yours { " " small { (words.text("you")) } } }
            @if away { span.tag { (words.text("away")) } }
            span.points.num { span data-count=(format!("points-{index}")) data-number=(points) { (points) } span.sr { " " (words.text("points-label")) } }
            (more)
        }
    }
}
