//! Games that are played to learn from, and games against a level that show how far learning is.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use anyhow::Context as _;
use moonpack_bots::learned::quick_action;
use moonpack_bots::{Budget, Level, Lore, Mind, Taught, analyse, decide, decide_with};
use moonpack_games::{AnyMatch, Contents, Match};
use moonpack_rules::{Quiet, Seat, Viewer};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

use crate::pupil::Pupil;
use crate::teach::{Choice, Lesson, Lessons, Seen};

/// A game that is not over after so many turns is scored as it stands.
const MOST_TURNS: u32 = 400;
/// One turn in so many is begun anyhow, so that what sound players avoid is seen too.
const ANYHOW: u32 = 12;
/// One decision in so many is searched deeply and becomes a choice to learn from; the others take a part of its iterations.
const DEEP: u32 = 6;
const SHALLOW: u64 = 4;

/// A position to learn from, for each two seats: what was forecast, and what the networks saw.
struct Question {
    seats: [Seat; 2],
    forecast: f32,
    looks: Vec<Seen>,
}

/// Plays a game in which everybody searches with what was learned so far, writes down what the search chose, and asks in the end by
/// how much each forecast of a lead was wrong.
pub(crate) fn lessons<G: Pupil>(
    contents: &Contents,
    number: u64,
    lore: &Lore,
    seed: u64,
) -> anyhow::Result<Lessons> {
    let (game, mut position) = begin::<G>(contents, number, seed)?;
    let taught = Taught { game: game.clone(), lore: lore.clone() };
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut minds: Vec<Mind> = Seat::first(game.seats()).map(|_| Mind::new()).collect();
    let (mut questions, mut choices) = (Vec::new(), Vec::new());
    let (mut played, mut legal, mut turn) = (Vec::new(), Vec::new(), None);
    let go = AtomicBool::new(false);
    while let Some(seat) = game.to_move(&position).filter(|_| game.turn(&position) <= MOST_TURNS) {
        if game.is_quiet(&position) {
            ask(&*game, &position, &mut questions);
        }
        game.legal(&position, &mut legal);
        let is_new = turn.replace(game.turn(&position)) != Some(game.turn(&position));
        let view = game.view(&position, Viewer::Seat(seat));
        let action = if legal.len() == 1 || (is_new && rng.random_range(0..ANYHOW) == 0) {
            Some(legal[rng.random_range(0..legal.len())])
        } else if rng.random_range(0..DEEP) == 0 {
            let budget = Budget::iterations(G::ITERATIONS);
            let found = analyse(&taught, &view, budget, rng.random(), &go, &mut |_| {});
            // Exact play at the end says who wins, not where to look.
            if found.lines.iter().map(|line| line.visits).sum::<u64>() <= G::ITERATIONS {
                let world = game.sample(&view, &mut rng);
                choices.push(choice(&*game, lore, &world, &legal, |action| {
                    found
                        .lines
                        .iter()
                        .find(|line| line.actions.first() == Some(&action))
                        .map_or(0, |line| line.visits)
                }));
            }
            found.best()
        } else {
            let budget = Budget::iterations(G::ITERATIONS / SHALLOW);
            let mind = &mut minds[seat.index()];
            decide_with(&taught, &view, mind, &played, Level::Alpha, budget, rng.random(), &go)
        };
        let action = action.context("somebody decides")?;
        game.apply(&mut position, action, &mut Quiet);
        played.push(action);
    }
    let points = game.standing(&position).points;
    let lesson = |question: Question| {
        let [a, b] = question.seats.map(|seat| points[seat.index()]);
        Lesson { truth: (a - b) as f32 - question.forecast, looks: question.looks, weight: 1.0 }
    };
    Ok(Lessons { leads: questions.into_iter().map(lesson).collect(), choices })
}

fn choice<G: Pupil>(
    game: &G,
    lore: &Lore,
    world: &G::Position,
    legal: &[G::Action],
    visits: impl Fn(G::Action) -> u64,
) -> Choice {
    let mut glances = Vec::with_capacity(legal.len());
    game.glances(lore, world, legal, &mut |glance| glances.push(glance));
    let visits: Vec<u64> = legal.iter().map(|action| visits(*action)).collect();
    let all = visits.iter().sum::<u64>().max(1) as f32;
    Choice {
        options: glances
            .into_iter()
            .zip(visits)
            .map(|(glance, visits)| (glance, visits as f32 / all))
            .collect(),
    }
}

fn ask<G: Pupil>(game: &G, position: &G::Position, questions: &mut Vec<Question>) {
    let mut seen: Vec<(Seat, Seen)> = Vec::new();
    let forecast = game.foresee(position, &mut |look| {
        let inputs = look.inputs.into();
        seen.push((look.seat, Seen { net: look.net, scale: look.weight, inputs }));
    });
    let Some(a) = game.to_move(position).filter(|_| !seen.is_empty()) else { return };
    for b in Seat::first(game.seats()).filter(|b| *b != a) {
        let looks = seen.iter().filter(|(seat, _)| *seat == a || *seat == b).map(|(seat, seen)| {
            let sign = if *seat == a { 1.0 } else { -1.0 };
            Seen { scale: sign * seen.scale, ..seen.clone() }
        });
        let ahead = forecast.points[a.index()] - forecast.points[b.index()];
        questions.push(Question { seats: [a, b], forecast: ahead, looks: looks.collect() });
    }
}

/// What part of the victory the quick player has against a yearling by what was learned so far. Games of one seed are played from
/// both seats.
pub(crate) fn against_the_yearling<G: Pupil>(
    contents: &Contents,
    number: u64,
    lore: &Lore,
    seed: u64,
) -> anyhow::Result<f64> {
    let (game, mut position) = begin::<G>(contents, 0, seed)?;
    let taught = Taught { game: game.clone(), lore: lore.clone() };
    let mut rng = ChaCha8Rng::seed_from_u64(seed ^ number);
    let own = Seat::first(2).nth(number as usize % 2).context("two seats")?;
    while let Some(seat) = game.to_move(&position).filter(|_| game.turn(&position) <= MOST_TURNS) {
        let view = game.view(&position, Viewer::Seat(seat));
        let action = if seat == own {
            quick_action(&taught, &view, &mut rng)
        } else {
            let free = Budget::iterations(1);
            decide(&*game, &view, Level::Yearling, free, rng.random(), &AtomicBool::new(false))
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
