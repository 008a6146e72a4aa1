//! The table page: a stage that takes the window. The board itself is drawn by the game's own module.
//!
//! The stage (`#table.stage`) is a grid with three parts that a game's style places as its drawing wants them:
//! `header.bar` (the game's clock in `.sky`, buttons that open drawers), `div.board` (all that the game draws, players
//! included), `section.asks` (what is asked, and the commands). Drawers, the refusal and the end lie above them.
//!
//! The page is a frame that can be sent again by itself: after every step the script fetches the frame and puts it in
//! place. Everything a person can do stands in it as a plain form, so the page works without the script; with it, the
//! forms' buttons tell which elements of the board choose which action.

mod analysis;
mod drawers;
mod end;
mod idea;
mod lone_wolves;
mod offers;
mod part;
mod past;
mod river;
mod scoring;
mod seat;
mod the_wolves;
mod toy;
mod ways;
mod what_if;
mod wolfwalkers;

use maud::{Markup, PreEscaped, html};
use moonpack_games::AnyMatch;
use moonpack_rules::Seat;
use moonpack_words::Words;

use crate::assets;
use crate::drawings;
use crate::guide;
use crate::lesson;
use crate::model::{SeatOwner, Shell, TableModel};
use crate::shell;

pub use idea::{Idea, idea};
pub(crate) use part::part;
pub use past::Past;
pub(crate) use past::{Memory, memory};
pub(crate) use scoring::{Scoring, Stop};
pub(crate) use seat::{badge, mark, plaque};

/// What a game's module draws.
pub(crate) struct Board {
    /// The game's own clock in the bar: how far the game is.
    pub(crate) sky: Markup,
    /// What the reader is asked to do, as a sentence; empty if they are not asked.
    pub(crate) prompt: String,
    /// What else they should know to decide, smaller below it; may be empty.
    pub(crate) detail: String,
    /// The board with everything on it.
    pub(crate) board: Markup,
    /// What some actions would bring.
    pub(crate) outlooks: Vec<Outlook>,
    /// What was scored since the reader decided.
    pub(crate) scoring: Option<Scoring>,
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
    let game = words.text(&format!("game-{}", model.game.kind()));
    let name = match model.lesson {
        Some(_) => words.with("lesson-of", &[("game", (&game).into())]),
        None => game,
    };
    let body = html! { (frame(shell, model)) (scenery(model.game)) };
    let kind = model.game.kind();
    let mut styles = vec![assets::TABLE, assets::board_style(kind)];
    let name = match model.analysis {
        Some(_) => {
            styles.push(assets::ANALYSIS);
            format!("{} · {name}", words.text("analysis"))
        }
        None => name,
    };
    shell::stage(shell, &name, &format!("at-table {kind}"), &styles, &body)
}

/// What never changes in a game: the ground of the map, and the shapes that are drawn once and used by name. It stands
/// beside what is sent after every step.
fn scenery(game: &AnyMatch) -> Markup {
    html! {
        svg.shapes aria-hidden="true" {
            (drawings::FIGURES)
            (drawings::STONES)
            (drawings::MARKS)
            defs {
                @match game {
                    AnyMatch::TheWolves(m) => (the_wolves::scenery(m)),
                    AnyMatch::LoneWolves(_) => (lone_wolves::scenery()),
                    AnyMatch::Wolfwalkers(m) => (wolfwalkers::scenery(m.game())),
                    AnyMatch::Toy(_) => {}
                }
            }
        }
    }
}

/// The part of the table page that changes with every step.
pub fn frame(shell: &Shell, model: &TableModel<'_>) -> Markup {
    let words = shell.words();
    let mut drawn = match model.game {
        AnyMatch::TheWolves(m) => the_wolves::board(m, model, words),
        AnyMatch::LoneWolves(m) => lone_wolves::board(m, model, words),
        AnyMatch::Wolfwalkers(m) => wolfwalkers::board(m, model, words),
        AnyMatch::Toy(m) => toy::board(m, model, words),
    };
    let board = std::mem::take(&mut drawn.board).into_string();
    let analysing = model.analysis.as_ref();
    let whole = html! {
        div #table.stage.analysing[analysing.is_some()] data-base=(model.base) data-here=(model.here()) data-event=(model.event) data-events={ (model.base) "/events" }
            data-frame=(model.frame_address()) data-live[model.live()] data-again=[look_again(model)]
            data-decides=[(!model.choices.is_empty()).then_some(model.version)] data-said=(model.chat.len()) data-over[model.ends()] data-news=(news(model, &drawn.prompt, words))
            data-confirm=[model.confirm.then(|| words.text("confirm-turn"))] {
            h1.sr { (words.text(&format!("game-{}", model.game.kind()))) }
            (drawers::bar(model, &drawn.sky, words))
            div.board { (PreEscaped(&board)) }
            @if let Some(analysis) = analysing { (analysis::panel(model, analysis, words)) }
            @else { (around(model, &drawn, &board, words)) }
            (drawers::drawers(shell, model))
            (ways::ways(model, &drawn.outlooks, words))
            @if model.ends() { (end::result(model, words)) }
        }
    };
    part::lightened(&whole, &model.held)
}

/// What stands around the board of a game that is played or gone through: what is asked, the way back, offers, helpers.
fn around(model: &TableModel<'_>, drawn: &Board, board: &str, words: &Words) -> Markup {
    html! {
        section.asks aria-label=(words.text("commands")) {
            div.ask {
                p #status.status role="status" { (status(model, &drawn.prompt, words)) }
                @if !model.choices.is_empty() && !drawn.detail.is_empty() { p.detail { (drawn.detail) } }
            }
            @if model.curtain { (curtain(model, words)) }
            (drawers::commands(model, board, words))
            @if model.ends() { a.button href="#result" { (words.text("command-result")) } }
        }
        @if model.at.is_some() || (model.over() && model.what_if.is_none()) { (end::replay(model, words)) }
        div.offers { (offers::offers(model, words)) }
        (blocked(model, words))
        @if let Some(guide) = model.guide { (guide::panel(model, guide, words)) }
        @if let Some(lesson) = &model.lesson { (lesson::bubble(model, lesson, words)) }
        @if let Some(what_if) = &model.what_if { (what_if::bubble(model, what_if, &status(model, &drawn.prompt, words), words)) }
        (scoring::scoring(drawn.scoring.as_ref()))
    }
}

/// When to look again, if there is somebody to wait for: no event tells that they stay away.
fn look_again(model: &TableModel<'_>) -> Option<u32> {
    let others = (model.running() && model.seated() && model.others()).then_some(LOOK_AGAIN);
    others.or_else(|| analysis::look_again(model)).or_else(|| what_if::look_again(model))
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

/// What a new table says to who cannot see it: what is asked, and what happened last.
fn news(model: &TableModel<'_>, prompt: &str, words: &Words) -> String {
    let asked = model.analysis.is_none().then(|| status(model, prompt, words));
    let last = model.log.last().map(|line| drawers::told(line, words));
    asked.into_iter().chain(last).collect::<Vec<_>>().join(" ")
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
        @for (id, text) in &blocked.rules {
            details { summary { (words.with("blocked-rule", &[("rule", id.into())])) } p { a href={ "/rules/" (game) "#" (id) } target="_blank" { (id) } " " (text) } }
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
