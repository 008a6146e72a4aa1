//! The table page: what is common to the three games. The board itself is drawn by the game's own module.
//!
//! The page is a frame that can be sent again by itself: after every step the script fetches the frame and puts it in
//! place. Everything a person can do stands in it as a plain form, so the page works without the script; with it, the
//! forms' buttons tell which elements of the board choose which action.

mod end;
mod lone_wolves;
mod offers;
mod side;
mod the_wolves;
mod wolfwalkers;

use maud::{Markup, PreEscaped, html};
use moonpack_games::AnyMatch;
use moonpack_rules::Seat;
use moonpack_words::Words;

use crate::model::{SeatOwner, Shell, TableModel};
use crate::shell::page;

pub(crate) use lone_wolves::emblem_path;
pub(crate) use wolfwalkers::symbol_path;

/// What a game's module draws.
pub(crate) struct Board {
    /// What the reader is asked to do, as a sentence; empty if they are not asked.
    pub(crate) prompt: String,
    /// The board with everything on it.
    pub(crate) board: Markup,
    /// What some actions would bring.
    pub(crate) outlooks: Vec<Outlook>,
}

/// What an action would bring, shown before it is done.
#[derive(Default)]
pub(crate) struct Outlook {
    /// The action's canonical text.
    pub(crate) action: String,
    /// What it would bring, shown at the last element of its path.
    pub(crate) note: Option<String>,
    /// The elements it leads to, separated by spaces, each with what it would bring there after a `=` if that is known.
    pub(crate) peek: Option<String>,
}

/// Seconds after which a page looks whether somebody has been away for so long that a bot may play for them.
const LOOK_AGAIN: u32 = 60;

/// The table page.
pub fn table(shell: &Shell, model: &TableModel<'_>) -> Markup {
    let words = shell.words();
    let name = words.text(&format!("game-{}", model.game.kind()));
    let body = html! { (frame(shell, model)) (scenery(model.game)) };
    page(shell, &name, &format!("at-table {}", model.game.kind()), &body)
}

/// What never changes in a game: the ground of the map, and the shapes that are drawn once and used by name. It stands
/// beside what is sent after every step.
fn scenery(game: &AnyMatch) -> Markup {
    html! {
        svg.shapes aria-hidden="true" {
            defs {
                @match game {
                    AnyMatch::TheWolves(m) => (the_wolves::scenery(m)),
                    AnyMatch::LoneWolves(_) => (lone_wolves::scenery()),
                    AnyMatch::Wolfwalkers(_) => (wolfwalkers::scenery()),
                }
            }
        }
    }
}

/// The part of the table page that changes with every step.
pub fn frame(shell: &Shell, model: &TableModel<'_>) -> Markup {
    let words = shell.words();
    let drawn = match model.game {
        AnyMatch::TheWolves(m) => the_wolves::board(m, model, words),
        AnyMatch::LoneWolves(m) => lone_wolves::board(m, model, words),
        AnyMatch::Wolfwalkers(m) => wolfwalkers::board(m, model, words),
    };
    let board = drawn.board.into_string();
    html! {
        div #table data-base=(model.base) data-here=(model.here()) data-event=(model.event) data-events={ (model.base) "/events" }
            data-frame=(model.below("/frame")) data-live[model.at.is_none()] data-again=[look_again(model)] {
            h1.sr { (words.text(&format!("game-{}", model.game.kind()))) }
            (players(model, words))
            p #status.status role="status" { (status(model, &drawn.prompt, words)) }
            (blocked(model, words))
            (offers::offers(model, words))
            @if model.over() { (end::result(model, words)) }
            @if model.curtain { (curtain(model, words)) }
            @else { div.board { (PreEscaped(&board)) } }
            (side::commands(model, &board, words))
            @if model.at.is_some() && !model.over() { (end::replay(model, words)) }
            (side::side(model, &drawn.outlooks, words))
        }
    }
}

/// When to look again, if there is somebody to wait for: no event tells that they stay away.
fn look_again(model: &TableModel<'_>) -> Option<u32> {
    let others = model.seats.iter().any(|seat| !seat.yours && matches!(seat.owner, SeatOwner::Person(_)));
    (model.running() && model.seated() && others).then_some(LOOK_AGAIN)
}

/// Who sits where, with live points and whose decision it is.
fn players(model: &TableModel<'_>, words: &Words) -> Markup {
    let standing = model.game.standing();
    let to_move = model.game.to_move().filter(|_| !model.over() && !model.waits());
    html! {
        ol.players aria-label=(words.text("players")) {
            @for seat in Seat::first(model.game.seats()) {
                @let index = seat.index();
                @let info = &model.seats[index];
                li.player data-turn[to_move == Some(seat)] data-yours[info.yours] {
                    (badge(index))
                    span.name { (model.name(index, words)) @if info.yours { " " small { (words.text("you")) } } }
                    @if matches!(info.owner, SeatOwner::Person(_)) && !info.online { span.tag { (words.text("away")) } }
                    span.points { span data-count=(format!("points-{index}")) { (standing.points[index]) } " " span.sr { (words.text("points-label")) } }
                }
            }
        }
    }
}

/// A seat's mark in its colour; the name stands beside it.
pub(crate) fn badge(seat: usize) -> Markup {
    html! { span class={ "badge p" (seat) } aria-hidden="true" { (mark(seat)) } }
}

/// The shape that marks a seat beside its colour.
fn mark(seat: usize) -> &'static str {
    ["●", "▲", "■", "◆", "★"][seat.min(4)]
}

/// A change of points with its sign.
pub(crate) fn signed(change: i32) -> String {
    match change {
        0 => "±0".into(),
        1.. => format!("+{change}"),
        _ => format!("−{}", -change),
    }
}

fn status(model: &TableModel<'_>, prompt: &str, words: &Words) -> String {
    if let Some(step) = model.at {
        return words.with("status-at", &[("step", step.into()), ("steps", model.steps.into())]);
    }
    match model.game.to_move().filter(|_| !model.over()) {
        None => words.text("status-over"),
        Some(_) if model.waits() => words.text("status-waiting"),
        Some(_) if !model.choices.is_empty() => prompt.to_owned(),
        Some(seat) => {
            let name = model.name(seat.index(), words);
            let bot = matches!(model.seats[seat.index()].owner, SeatOwner::Bot(_));
            words.with(if bot { "status-thinking" } else { "status-theirs" }, &[("name", (&name).into())])
        }
    }
}

fn blocked(model: &TableModel<'_>, words: &Words) -> Markup {
    html! {
        div #blocked.blocked role="alert" hidden[model.blocked.is_none()] {
            @if let Some(blocked) = &model.blocked { (refusal(model.game.kind().name(), blocked, words)) }
        }
    }
}

/// Why something is not possible, with links to the rules that say so.
pub fn refusal(game: &str, blocked: &crate::model::Blocked, words: &Words) -> Markup {
    html! {
        p { (blocked.message) }
        @if !blocked.rules.is_empty() {
            ul { @for (id, text) in &blocked.rules { li { a href={ "/rules/" (game) "#" (id) } target="_blank" { (id) } " " (text) } } }
        }
        button type="button" data-close="blocked" { (words.text("close")) }
    }
}

/// Between two people at one device: nobody's hand is on the page until the next one says so.
fn curtain(model: &TableModel<'_>, words: &Words) -> Markup {
    let seat = model.game.to_move().map_or(0, Seat::index);
    let name = model.name(seat, words);
    html! {
        div.curtain {
            p { (words.with("curtain-text", &[("name", (&name).into())])) }
            form action=(model.below("/unveil")) method="post" {
                input type="hidden" name="seat" value=(seat);
                button.primary { (words.with("curtain-go", &[("name", (&name).into())])) }
            }
        }
    }
}
