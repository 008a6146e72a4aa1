//! The end on the stage: everybody's frame beside each other, and what each goal brought, in the order it is counted.

use std::collections::BTreeMap;

use ::wolfwalkers::{Face, GoalFamily, Origin, Side};
use maud::{Markup, html};
use moonpack_rules::{Game, Seat};

use super::Scene;
use crate::table::{Scoring, Stop, badge, part};

/// One line of a score.
struct Line {
    /// When it is counted.
    turn: usize,
    letter: Option<usize>,
    name: String,
    points: i32,
    lights: String,
}

impl Scene<'_> {
    /// Everybody's display with its score, goal by goal.
    pub(super) fn finale(self) -> Markup {
        let seats = self.game.seats();
        let order: Vec<Seat> =
            std::iter::successors(Some(self.reader), |seat| Some(seat.next(seats))).take(seats).collect();
        let mut scene = self;
        let mut frames = Vec::new();
        for seat in order {
            scene = scene.showing(seat);
            frames.push(html! {
                section.finish aria-labelledby={ "finish-" (seat.index()) } {
                    h2 id={ "finish-" (seat.index()) } { (badge(seat.index())) " " (scene.name(seat)) " " em data-count={ "final-" (seat.index()) } data-number=(scene.points[seat.index()]) { (scene.points[seat.index()]) } }
                    @if scene.sealed() { (part(&scene.large())) } @else { (scene.large()) }
                    (scene.coins(seat))
                }
            });
        }
        html! { div class={ "ww over s" (seats) } { (super::land()) @for frame in frames { (frame) } } }
    }

    /// Is the frame one part as a whole? The others' frames are drawn for the end and do not change any more; the reader's
    /// own has lain in the page before, card by card.
    pub(super) fn sealed(&self) -> bool {
        self.over() && self.large != self.reader
    }

    fn coins(&self, seat: Seat) -> Markup {
        html! {
            ol.coins {
                @for (nth, line) in self.lines(seat).into_iter().enumerate() {
                    li id=(coin(seat, nth)) data-lights=(line.lights) tabindex="0" title=(line.name) {
                        @match line.letter { Some(letter) => (self.letter_tag(letter)), None => span.ltr { "★" } }
                        span.sr { (line.name) " " }
                        b { (line.points) }
                    }
                }
            }
        }
    }

    /// The points, kind by kind, for everybody at once, to the numbers above the frames.
    pub(super) fn scoring(&self, step: usize) -> Scoring {
        let mut stops: BTreeMap<usize, Stop> = BTreeMap::new();
        for seat in Seat::first(self.game.seats()) {
            for (nth, line) in self.lines(seat).into_iter().enumerate() {
                let stop = stops.entry(line.turn).or_default();
                stop.lights.push(coin(seat, nth));
                if line.points != 0 {
                    stop.points.push((coin(seat, nth), format!("final-{}", seat.index()), line.points));
                }
            }
        }
        Scoring { step, stops: stops.into_values().collect() }
    }

    /// The lines of a seat's score: patterns, rows and columns, pairs, balance, then what modules bring.
    fn lines(&self, seat: Seat) -> Vec<Line> {
        let content = self.game.content();
        let mut lines = Vec::new();
        self.game.tally(&self.world, seat, |origin, points| {
            let named = |card| self.title(Face { card, side: Side::Goal });
            lines.push(match origin {
                Origin::Goal(cell, card) => Line {
                    turn: match content.goal(card).goal_type().family() {
                        GoalFamily::Pattern => 0,
                        GoalFamily::Arrows => 1,
                        GoalFamily::TwoSymbols => 2,
                        GoalFamily::Balance => 3,
                    },
                    letter: Some(self.letter_at(seat, cell)),
                    name: named(card),
                    points,
                    lights: self
                        .goal_now(seat, Some(cell))
                        .map(|goal| self.lights(seat, goal))
                        .unwrap_or_default(),
                },
                Origin::Copied(card) | Origin::Shared(card) => {
                    Line { turn: 4, letter: None, name: named(card), points, lights: String::new() }
                }
                Origin::Permanent(module) => {
                    let name = self.module_name(module);
                    Line { turn: 5, letter: None, name, points, lights: String::new() }
                }
            });
        });
        lines.sort_by_key(|line| (line.turn, line.letter));
        lines
    }
}

/// The element of a line of a seat's score.
fn coin(seat: Seat, nth: usize) -> String {
    format!("coin-{}-{nth}", seat.index())
}
