//! The parts of everybody's points as cairns: one stone a part, as high as its points; a wolf in the seat's colour stands on
//! top, and whoever won howls before the moon.

use maud::{Markup, html};
use moonpack_rules::{Seat, SeatSet};
use moonpack_words::Words;

use crate::drawings::{self, figure};
use crate::model::{SeatOwner, TableModel};
use crate::table::badge;

/// The kinds of parts as they lie, the lowest first; what is not named (scars) lies upon them.
const ORDER: [&str; 12] = [
    "earlier-deals",
    "regions",
    "tile",
    "lairs",
    "spread",
    "speed",
    "howl",
    "wolves",
    "moon",
    "blood-moon",
    "prey",
    "tokens",
];

/// One stone.
struct Stone {
    name: String,
    /// The part's stable word, which has a sign.
    part: &'static str,
    points: i32,
}

pub(super) fn cairns(model: &TableModel<'_>, winners: SeatSet, letters: &str, words: &Words) -> Markup {
    let standing = model.game.standing();
    let most =
        Seat::first(model.game.seats()).map(|seat| standing.points[seat.index()]).max().unwrap_or(0).max(20);
    html! {
        ol class={ "cairns n" (model.game.seats()) } {
            @for seat in Seat::first(model.game.seats()) {
                @let index = seat.index();
                @let won = winners.contains(seat);
                li class={ "cairn p" (index) @if won { " won" } } {
                    @if won { svg.behind viewBox="-120 -120 240 240" aria-hidden="true" { (drawings::MOON) } }
                    (figure(if won { "howl" } else { "hunter" }, ""))
                    ol.stones {
                        @for stone in stones(model, seat, letters, words) {
                            li class={ "s-" (sign(stone.part)) } data-loss[stone.points < 0] {
                                // As wide as the highest cairn is high, so it holds the stone open to its share.
                                svg.strut viewBox={ "0 0 " (most) " " (stone.points.abs().max(1)) } aria-hidden="true" {}
                                div { svg.sign aria-hidden="true" { use href={ "#stone-" (sign(stone.part)) } {} } span title=(stone.name) { (stone.name) } b.num { (stone.points) } }
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
fn stones(model: &TableModel<'_>, seat: Seat, letters: &str, words: &Words) -> Vec<Stone> {
    let parts = model.game.parts(seat);
    let one_kind = parts.iter().all(|part| part.name == parts[0].name);
    let mut stones: Vec<Stone> = Vec::new();
    for part in &parts {
        let name = match &part.of {
            Some(of) if one_kind => moonpack_tell::part_of(model.game, of, words),
            // A stone has room for a word or two.
            _ if letters == "tw" => words.text(&format!("board-tw-stone-{}", part.name)),
            _ => words.text(&format!("{letters}-part-{}", part.name)),
        };
        match stones.iter_mut().find(|known| known.name == name) {
            Some(known) => known.points += part.points,
            None => stones.push(Stone { name, part: part.name, points: part.points }),
        }
    }
    // What brought nothing is no stone; it stands among the numbers.
    stones.retain(|stone| stone.points != 0);
    // The same order in every cairn, so that they can be compared; where each part stands for itself, as one builds: what
    // weighs most lies below.
    match one_kind {
        true => stones.sort_by_key(|stone| std::cmp::Reverse(stone.points)),
        false => stones
            .sort_by_key(|stone| ORDER.iter().position(|part| *part == stone.part).unwrap_or(ORDER.len())),
    }
    stones
}

/// The sign of a part.
fn sign(part: &str) -> &'static str {
    match part {
        "spread" | "speed" | "howl" => "den",
        "lairs" => "lair",
        "prey" => "paw",
        "wolves" => "head",
        "regions" | "moon" | "blood-moon" => "moon",
        "tokens" => "star",
        "tile" | "earlier-deals" => "tile",
        "goal" | "copied" | "shared" | "permanent" => "goal",
        _ => "scar",
    }
}
