//! Games that the networks play: against themselves, to learn from, and against a level, to see how far they are.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use anyhow::Context as _;
use moonpack_bots::learned::quick_action;
use moonpack_bots::net::Net;
use moonpack_bots::{Budget, Level, decide};
use moonpack_games::{AnyMatch, Contents, Match};
use moonpack_rules::{Quiet, Seat, Viewer};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

use crate::pupil::Pupil;
use crate::teach::{Lesson, Seen};

/// A game that is not over after so many turns is scored as it stands.
const MOST_TURNS: u32 = 400;
/// One turn in so many is begun anyhow, so that networks see what sound players avoid.
const ANYHOW: u32 = 12;

/// A position to learn from, for each two seats: what was forecast, and what the networks saw.
struct Question {
    seats: [Seat; 2],
    forecast: f32,
    looks: Vec<Seen>,
}

/// Plays a game in which everybody does what the networks think best, and asks in the end by how much each
/// forecast of a lead was wrong.
pub(crate) fn lessons<G: Pupil>(
    contents: &Contents,
    number: u64,
    nets: &[Net],
    heat: f32,
    seed: u64,
) -> anyhow::Result<Vec<Lesson>> {
    let (game, mut position) = begin::<G>(contents, number, seed)?;
    let game = &*game;
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut questions = Vec::new();
    let mut legal = Vec::new();
    let mut turn = None;
    while let Some(seat) = game.to_move(&position).filter(|_| game.turn(&position) <= MOST_TURNS) {
        if game.is_quiet(&position) && rng.random_range(0..G::ONE_IN) == 0 {
            ask(game, &position, &mut questions);
        }
        let is_new = turn.replace(game.turn(&position)) != Some(game.turn(&position));
        let action = if is_new && rng.random_range(0..ANYHOW) == 0 {
            game.legal(&position, &mut legal);
            Some(legal[rng.random_range(0..legal.len())])
        } else {
            let view = game.view(&position, Viewer::Seat(seat));
            quick_action(game, nets, &view, heat, &mut rng)
        };
        game.apply(&mut position, action.context("somebody decides")?, &mut Quiet);
    }
    let points = game.standing(&position).points;
    let lesson = |question: Question| {
        let [a, b] = question.seats.map(|seat| points[seat.index()]);
        Lesson { truth: (a - b) as f32 - question.forecast, looks: question.looks, weight: 1.0 }
    };
    Ok(questions.into_iter().map(lesson).collect())
}

fn ask<G: Pupil>(game: &G, position: &G::Position, questions: &mut Vec<Question>) {
    let mut seen: Vec<(Seat, Seen)> = Vec::new();
    let forecast = game.foresee(position, &mut |look| {
        let inputs = look.inputs.into();
        seen.push((look.seat, Seen { net: look.net, scale: look.weight, inputs }));
    });
    let Some(a) = game.to_move(position) else { return };
    for b in Seat::first(game.seats()).filter(|b| *b != a) {
        let looks = seen.iter().filter(|(seat, _)| *seat == a || *seat == b).map(|(seat, seen)| {
            let sign = if *seat == a { 1.0 } else { -1.0 };
            Seen { scale: sign * seen.scale, ..seen.clone() }
        });
        let ahead = forecast.points[a.index()] - forecast.points[b.index()];
        questions.push(Question { seats: [a, b], forecast: ahead, looks: looks.collect() });
    }
}

/// What part of the victory somebody who does what the networks think best has against a yearling. Games of one seed are played
/// from both seats.
pub(crate) fn against_the_yearling<G: Pupil>(
    contents: &Contents,
    number: u64,
    nets: &[Net],
    seed: u64,
) -> anyhow::Result<f64> {
    let (game, mut position) = begin::<G>(contents, 0, seed)?;
    let game = &*game;
    let mut rng = ChaCha8Rng::seed_from_u64(seed ^ number);
    let own = Seat::first(2).nth(number as usize % 2).context("two seats")?;
    while let Some(seat) = game.to_move(&position).filter(|_| game.turn(&position) <= MOST_TURNS) {
        let view = game.view(&position, Viewer::Seat(seat));
        let action = if seat == own {
            quick_action(game, nets, &view, 0.0, &mut rng)
        } else {
            let free = Budget::iterations(1);
            decide(game, &view, Level::Yearling, free, rng.random(), &AtomicBool::new(false))
        };
        game.apply(&mut position, action.context("somebody decides")?, &mut Quiet);
    }
    let winners = game.standing(&position).winners;
    Ok(if winners.contains(own) { 1.0 / winners.len() as f64 } else { 0.0 })
}

/// The game with this number, at its first decision.
pub(crate) fn begin<G: Pupil>(
    contents: &Contents,
    number: u64,
    seed: u64,
) -> anyhow::Result<(Arc<G>, G::Position)> {
    let (players, options) = G::table(number);
    let any = AnyMatch::draw(contents, G::KIND, players, &options, seed)?;
    let typed: Match<G> = G::typed(any).context("a match of another game")?;
    Ok((typed.game().clone(), typed.position().clone()))
}
