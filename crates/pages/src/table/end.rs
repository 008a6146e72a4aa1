//! The end of a game, on the stage: the result in front of the board, its parts as cairns, the course of the score, what
//! turned it, and where to go from here. Then the board can be looked at: the address' end says which of the two is shown.

use maud::{Markup, html};
use moonpack_rules::{MAX_SEATS, Seat, SeatSet};
use moonpack_words::Words;

use super::{badge, mark};
use crate::drawings::{self, figure};
use crate::icons::{Icon, icon};
use crate::model::{SeatOwner, TableModel};

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
                @if let Some(ending) = ending { p { (ending) } }
            }
            (cairns(model, winners, &letters, words))
            div.course {
                (graph(model, words))
                (turning(model, winners, words))
                (numbers(model, &letters, words))
            }
            (onward(model, words))
        }
    }
}

fn winners(model: &TableModel<'_>) -> SeatSet {
    model.ended.map_or(model.game.standing().winners, |ended| ended.winners)
}

/// Where to go from here: again, through the game, to friends, to the board.
fn onward(model: &TableModel<'_>, words: &Words) -> Markup {
    let again =
        model.wishes.rematch.as_ref().is_some_and(|rematch| !rematch.mine && rematch.others.is_empty());
    html! {
        div.onward {
            @if again {
                form action=(model.below("/rematch")) method="post" { button.gold { (icon(Icon::Again)) (words.text("command-rematch")) } }
            }
            a.button href={ (model.base) "?at=0" } data-soft { (icon(Icon::Graph)) (words.text("replay")) }
            button type="button" data-copy=(model.base) data-copied=(words.text("command-copied")) { (icon(Icon::Link)) (words.text("command-copy-link")) }
            a.button href="#table" { (icon(Icon::Eye)) (words.text("command-board")) }
            @if model.at.is_none() { a.button href={ (model.base) "/record" } download { (words.text("command-record")) } }
        }
    }
}

/// A cairn for each player: one stone a part, as high as its points; a wolf in the seat's colour stands on top, and whoever
/// won howls before the moon.
fn cairns(model: &TableModel<'_>, winners: SeatSet, letters: &str, words: &Words) -> Markup {
    let standing = model.game.standing();
    let most =
        Seat::first(model.game.seats()).map(|seat| standing.points[seat.index()]).max().unwrap_or(0).max(20);
    html! {
        ol.cairns {
            @for seat in Seat::first(model.game.seats()) {
                @let index = seat.index();
                @let won = winners.contains(seat);
                li class={ "cairn p" (index) @if won { " won" } } {
                    @if won { svg.behind viewBox="-120 -120 240 240" aria-hidden="true" { (drawings::MOON) } }
                    (figure(if won { "howl" } else { "hunter" }, ""))
                    ol.stones {
                        @for (name, points) in stones(model, seat, letters, words) {
                            li data-loss[points < 0] {
                                // As wide as the highest cairn is high, so it holds the stone open to its share.
                                svg.strut viewBox={ "0 0 " (most) " " (points.max(1)) } aria-hidden="true" {}
                                div { span { (name) } b.num { (points) } }
                            }
                        }
                    }
                    p.name { (model.name(index, words)) }
                    small { (who(model, index, words)) }
                    p.total.num { (badge(index)) (standing.points[index]) }
                }
            }
        }
    }
}

/// What somebody is at this table.
fn who(model: &TableModel<'_>, seat: usize, words: &Words) -> String {
    match &model.seats[seat].owner {
        _ if model.seats[seat].yours => words.text("you"),
        SeatOwner::Bot(level) => words.text(&format!("level-{level}")),
        SeatOwner::Person(_) | SeatOwner::Open => String::new(),
    }
}

/// The parts of a player's points in the game's order, each kind once; where there is only one kind, each part for itself.
fn stones(model: &TableModel<'_>, seat: Seat, letters: &str, words: &Words) -> Vec<(String, i32)> {
    let parts = model.game.parts(seat);
    let one_kind = parts.iter().all(|part| part.name == parts[0].name);
    let mut stones: Vec<(String, i32)> = Vec::new();
    for part in &parts {
        let name = match &part.of {
            Some(of) if one_kind => moonpack_tell::part_of(model.game, of, words),
            _ => words.text(&format!("{letters}-part-{}", part.name)),
        };
        match stones.iter_mut().find(|(known, _)| *known == name) {
            Some((_, points)) => *points += part.points,
            None => stones.push((name, part.points)),
        }
    }
    // What brought nothing is no stone; it stands among the numbers.
    stones.retain(|(_, points)| *points != 0);
    stones
}

/// The step at which the winner gained most on the best of the others, if the game turned at one.
fn turning(model: &TableModel<'_>, winners: SeatSet, words: &Words) -> Markup {
    let Some(winner) = winners.iter().next().filter(|_| model.game.seats() > 1) else { return html! {} };
    let seats = model.game.seats();
    let lead = |row: &[i32; MAX_SEATS]| {
        let others = (0..seats).filter(|seat| *seat != winner.index()).map(|seat| row[seat]);
        row[winner.index()] - others.max().unwrap_or(0)
    };
    let gains =
        model.graph.windows(2).enumerate().map(|(step, rows)| (lead(&rows[1]) - lead(&rows[0]), step + 1));
    let Some((gain, step)) = gains.max().filter(|(gain, _)| *gain > 1) else { return html! {} };
    let name = model.name(winner.index(), words);
    html! {
        a.turning.paper href={ (model.base) "?at=" (step) } data-soft {
            small { (words.with("turning", &[("step", step.into()), ("steps", model.steps.into())])) }
            strong { (words.with("turning-gain", &[("name", (&name).into()), ("count", gain.into())])) }
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
