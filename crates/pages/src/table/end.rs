//! The end of a game: the result with its parts, the graph of the score, the way back through it, a rematch.

use maud::{Markup, html};
use moonpack_rules::{MAX_SEATS, Seat};
use moonpack_words::Words;

use super::{badge, mark};
use crate::model::TableModel;

/// The result.
pub(crate) fn result(model: &TableModel<'_>, words: &Words) -> Markup {
    let letters = model.game.kind().letters().to_lowercase();
    let standing = model.game.standing();
    let seats = Seat::first(model.game.seats());
    let winners: Vec<String> = seats
        .clone()
        .filter(|seat| model.ended.map_or(standing.winners, |ended| ended.winners).contains(*seat))
        .map(|seat| model.name(seat.index(), words))
        .collect();
    let ending = match model.ended {
        Some(ended) => Some(words.text(&format!("ending-{}", ended.ending))),
        None => model.game.ending().map(|ending| words.text(&format!("{letters}-ending-{}", ending.0))),
    };
    html! {
        section #result.card.result aria-labelledby="result-title" {
            h2 #result-title {
                @if winners.is_empty() { (words.text("result-nobody")) }
                @else { (words.with("result-won", &[("names", (&winners.join(", ")).into()), ("count", winners.len().into())])) }
            }
            @if let Some(ending) = ending { p { (ending) } }
            div.parts {
                @for seat in seats {
                    (parts(model, seat, standing.points[seat.index()], &letters, words))
                }
            }
            (graph(model, words))
            (replay(model, words))
            div.commands {
                a.button href={ (model.base) "/record" } download { (words.text("command-record")) }
                @if model.wishes.rematch.as_ref().is_some_and(|rematch| !rematch.mine && rematch.others.is_empty()) {
                    form action=(model.below("/rematch")) method="post" { button.primary { (words.text("command-rematch")) } }
                }
            }
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

/// The score over time, one line a seat, told by colour and mark; the names stand below, the numbers in the table above.
fn graph(model: &TableModel<'_>, words: &Words) -> Markup {
    let steps = model.graph.len();
    if steps < 2 {
        return html! {};
    }
    let seats = model.game.seats().min(MAX_SEATS);
    let all = || model.graph.iter().flat_map(|row| row[..seats].iter().copied());
    let (low, high) = (all().min().unwrap_or(0).min(0), all().max().unwrap_or(1).max(1));
    let x = |step: usize| 34.0 + 540.0 * step as f64 / (steps - 1) as f64;
    let y = |points: i32| 174.0 - 160.0 * f64::from(points - low) / f64::from(high - low);
    let last = |seat: usize| model.graph[steps - 1][seat];
    // Marks of equal points stand beside each other.
    let aside = |seat: usize| (0..seat).filter(|other| last(*other) == last(seat)).count() as f64 * 12.0;
    let line = |seat: usize| {
        let bends = (0..steps).filter(|step| bends(&model.graph, *step, seat));
        let points = bends.map(|step| format!("{:.0},{:.0}", x(step), y(model.graph[step][seat])));
        points.collect::<Vec<_>>().join(" ")
    };
    html! {
        figure.graph {
            svg viewBox="0 0 640 190" role="img" aria-label=(words.text("graph-label")) {
                @for points in [low, (low + high) / 2, high] {
                    line x1="34" x2="574" y1=(y(points)) y2=(y(points)) class="axis" {}
                    text x="28" y=(y(points) + 4.0) text-anchor="end" { (points) }
                }
                @for seat in 0..seats {
                    polyline points=(line(seat)) class={ "line p" (seat) } {}
                    text x=(580.0 + aside(seat)) y=(y(last(seat)) + 4.0) class={ "mark p" (seat) } { (mark(seat)) }
                }
            }
            figcaption {
                (words.text("graph-label"))
                @for seat in 0..seats { span { (badge(seat)) " " (model.name(seat, words)) } }
            }
        }
    }
}

/// Does a seat's line begin, end or change its height at this step? The steps between, most of a long game, need no point.
fn bends(graph: &[[i32; MAX_SEATS]], step: usize, seat: usize) -> bool {
    let height = |step: usize| graph.get(step).map(|row| row[seat]);
    step == 0 || height(step - 1) != height(step) || height(step + 1) != height(step)
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
                @if shown < last { a.button.primary #now href=(model.base) data-soft { (words.text("replay-now")) } }
            }
        }
    }
}
