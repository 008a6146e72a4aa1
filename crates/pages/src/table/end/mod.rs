//! The end of a game, on the stage: the result in front of the board, its parts as cairns, how the chances went, what
//! turned it, and where to go from here. Then the board can be looked at: the address' end says which of the two is shown.

mod cairns;
mod course;

use maud::{Markup, html};
use moonpack_bots::{Ladder, Level};
use moonpack_games::AnyMatch;
use moonpack_rules::{Seat, SeatSet};
use moonpack_words::Words;

use super::analysis::quality;
use super::river::{River, fine};
use super::{badge, lone_wolves, the_wolves, wolfwalkers};
use crate::drawings::figure;
use crate::icons::{Icon, icon};
use crate::model::{SeatOwner, TableModel};
use course::{Course, Turning};

pub(crate) use course::moments;

/// The result.
pub(crate) fn result(model: &TableModel<'_>, words: &Words) -> Markup {
    let letters = model.game.kind().letters().to_lowercase();
    let winners = winners(model);
    let names: Vec<String> = winners.iter().map(|seat| model.name(seat.index(), words)).collect();
    let ending = match model.ended {
        Some(ended) => Some(words.text(&format!("ending-{}", ended.ending))),
        None => model.game.ending().map(|ending| words.text(&format!("{letters}-ending-{}", ending.0))),
    };
    html! {
        section #result.end aria-labelledby="result-title" {
            header {
                h2 #result-title {
                    @if names.is_empty() { (words.text("result-nobody")) }
                    @else { (words.with("result-won", &[("names", (&names.join(", ")).into()), ("count", names.len().into())])) }
                }
                @if let Some(ending) = ending { p { (ending) @if let Some(margin) = margin(model, winners, words) { " " (margin) } } }
            }
            (cairns::cairns(model, winners, &letters, words))
            div.course {
                @if let Some(course) = Course::of(model.game, winners) {
                    (flowed(&course, model, winners, words))
                    @if let Some(turning) = &course.turning { (turned(model, turning, words)) }
                }
                (numbers(model, &letters, words))
                @if model.at.is_none() { a.record href={ (model.base) "/record" } download { (words.text("command-record")) } }
            }
            (onward(model, words))
        }
    }
}

fn winners(model: &TableModel<'_>) -> SeatSet {
    model.ended.map_or(model.game.standing().winners, |ended| ended.winners)
}

/// By how much it was won, if one player has more than all others.
fn margin(model: &TableModel<'_>, winners: SeatSet, words: &Words) -> Option<String> {
    let standing = model.game.standing();
    let winner = winners.iter().next().filter(|_| winners.len() == 1)?;
    let points = |seat: Seat| standing.points[seat.index()];
    let second =
        Seat::first(model.game.seats()).filter(|seat| *seat != winner).max_by_key(|seat| points(*seat))?;
    let more = points(winner) - points(second);
    let name = model.name(second.index(), words);
    let args = [("points", points(winner).into()), ("more", more.into()), ("name", (&name).into())];
    (more > 0).then(|| words.with("result-margin", &args))
}

/// Where to go from here: again, through the game, to friends, to a stronger one, to the board.
fn onward(model: &TableModel<'_>, words: &Words) -> Markup {
    let again =
        model.wishes.rematch.as_ref().is_some_and(|rematch| !rematch.mine && rematch.others.is_empty());
    html! {
        div.onward {
            @if again {
                form action=(model.below("/rematch")) method="post" { button.gold { (icon(Icon::Again)) (words.text("command-rematch")) } }
            }
            a.button.brief href={ (model.base) "/analysis" } { (icon(Icon::Graph)) (words.text("analyse")) }
            button.brief type="button" data-copy=(model.base) data-copied=(words.text("command-copied")) { (icon(Icon::Link)) (words.text("command-share")) }
            @if let Some(level) = next_level(model) {
                form action="/play" method="post" {
                    input type="hidden" name="game" value=(model.game.kind());
                    input type="hidden" name="mode" value="bot";
                    input type="hidden" name="players" value=(model.game.seats());
                    @for (name, value) in model.game.options() { input type="hidden" name={ "option." (name) } value=(value); }
                    button.next name="level" value=(level) { (figure(level.name(), "")) (words.with("command-next-level", &[("level", (&words.text(&format!("level-{level}"))).into())])) }
                }
            }
            a.button.brief href="#table" { (icon(Icon::Eye)) (words.text("command-board")) }
        }
    }
}

/// The level above the bots', for whoever played alone against them.
fn next_level(model: &TableModel<'_>) -> Option<Level> {
    let ladder = Ladder::of(model.game.kind());
    let mut others = model.seats.iter().filter(|seat| !seat.yours).map(|seat| match &seat.owner {
        SeatOwner::Bot(level) => level.parse().ok().filter(|level: &Level| level.is_rung()),
        SeatOwner::Person(_) | SeatOwner::Open => None,
    });
    let highest = others.try_fold(None, |most: Option<Level>, level| Some(most.max(Some(level?))))??;
    ladder.above(highest).filter(|_| model.seated())
}

/// How the chances went, with a ring where it turned, and below it how well everybody played.
fn flowed(course: &Course, model: &TableModel<'_>, winners: SeatSet, words: &Words) -> Markup {
    let river =
        River { chances: &course.chances, winners, moments: &course.moments, wide: 500.0, high: 170.0 };
    let ring = html! {
        @if let Some(turning) = &course.turning {
            @let (at, middle, foot) = (river.x(turning.step), river.y((turning.before + turning.after) / 2.0), river.y(0.0));
            line.turn x1=(fine(at)) x2=(fine(at)) y1=(fine(middle)) y2=(foot + 6.0) {}
            circle.ring cx=(fine(at)) cy=(fine(middle)) r="15" {}
            text.at.mid x=(fine(river.within(at, 30.0, 10.0))) y=(foot + 21.0) { (words.with("river-step", &[("step", turning.step.into())])) }
        }
    };
    html! {
        figure.river {
            figcaption {
                strong { (words.text("river")) }
                small { (words.text("river-how")) }
            }
            (river.drawn(model, &ring, words))
            (quality(model, words))
        }
    }
}

/// Where the game turned: the board there, what was done, and what the winner's chances were before and after.
fn turned(model: &TableModel<'_>, turning: &Turning, words: &Words) -> Markup {
    let names: Vec<String> = (0..model.game.seats()).map(|seat| model.name(seat, words)).collect();
    let told = turning.events.iter().map(|event| event.told_to(model.viewer));
    let told: Vec<String> =
        told.filter_map(|event| moonpack_tell::event(model.game, &event, &names, words)).collect();
    let percent =
        |chance: f64| words.with("percent", &[("number", ((100.0 * chance).round() as i64).into())]);
    html! {
        a.turning.paper href={ (model.base) "?at=" (turning.step) } data-soft {
            span.cut aria-hidden="true" {
                @match model.game {
                    AnyMatch::TheWolves(m) => (the_wolves::moment(m, turning.step)),
                    AnyMatch::LoneWolves(m) => (lone_wolves::moment(m, turning.step, model.viewer)),
                    AnyMatch::Wolfwalkers(m) => (wolfwalkers::moment(m, turning.step, model.viewer)),
                    AnyMatch::Toy(_) => {}
                }
            }
            span.tells {
                small { (words.with("turning", &[("step", turning.step.into()), ("steps", model.steps.into())])) }
                @if let Some((first, rest)) = told.split_first() {
                    strong { (first) }
                    @if !rest.is_empty() { span.rest { (rest.join(" ")) } }
                }
                span.swing {
                    b.num { (percent(turning.before)) }
                    svg viewBox="0 0 110 16" aria-hidden="true" { path d="M0 8H104M94 1l12 7-12 7" {} }
                    span.sr { "→" }
                    b.num { (percent(turning.after)) }
                }
            }
        }
    }
}

/// The points to the last one, for whoever wants to check them.
fn numbers(model: &TableModel<'_>, letters: &str, words: &Words) -> Markup {
    let standing = model.game.standing();
    html! {
        details.numbers {
            summary { (words.text("result-numbers")) }
            div.parts { @for seat in Seat::first(model.game.seats()) { (parts(model, seat, standing.points[seat.index()], letters, words)) } }
        }
    }
}

fn parts(model: &TableModel<'_>, seat: Seat, points: i32, letters: &str, words: &Words) -> Markup {
    html! {
        table {
            caption { (badge(seat.index())) " " (model.name(seat.index(), words)) }
            tbody {
                @for part in model.game.parts(seat) {
                    tr {
                        th scope="row" {
                            (words.text(&format!("{letters}-part-{}", part.name)))
                            @if let Some(of) = &part.of { " " span.of { (moonpack_tell::part_of(model.game, of, words)) } }
                        }
                        td { (part.points) }
                    }
                }
            }
            tfoot { tr { th scope="row" { (words.text("points-sum")) } td { (points) } } }
        }
    }
}

/// The way back through the game, step by step or with a slider; without the script a form with a number.
pub(crate) fn replay(model: &TableModel<'_>, words: &Words) -> Markup {
    let (shown, last) = (model.at.unwrap_or(model.steps), model.steps);
    let to = |step: usize, sign: &str, key: &str| {
        html! {
            @if step == shown { span.button.off aria-hidden="true" { (sign) } }
            @else { a.button href={ (model.base) "?at=" (step) } data-soft title=(words.text(key)) aria-label=(words.text(key)) { (sign) } }
        }
    };
    html! {
        form.replay action=(model.base) method="get" data-slider {
            label { span { (words.text("replay")) } input #step type="range" name="at" min="0" max=(last) value=(shown); }
            div.commands {
                (to(0, "«", "replay-first"))
                (to(shown.saturating_sub(1), "‹", "replay-earlier"))
                (to((shown + 1).min(last), "›", "replay-later"))
                (to(last, "»", "replay-last"))
                button { (words.text("replay-go")) }
                @if model.open() { a.button href={ (model.base) "/analysis" } title=(words.text("analyse")) aria-label=(words.text("analyse")) { (icon(Icon::Graph)) } }
                @if shown < last { a.button.primary #now href=(model.base) data-soft { (words.text("replay-now")) } }
            }
        }
    }
}
