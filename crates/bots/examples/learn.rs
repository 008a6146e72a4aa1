//! Learns from nothing what the goals of a Wolfwalkers display may still bring, and prints it as the module `weights`:
//! `cargo run --release -p moonpack-bots --example learn -- ROUNDS GAMES SEED`. The shipped weights are `8 3000 1`.
//!
//! A round plays GAMES games of two players with what was learned before, and then teaches each network what the goals
//! paid in the end. Both players look at every card and every spot, and choose by their own outlook less the best that
//! they leave to the other: players who only look after themselves score half as much again, and what one learns from
//! them fails against somebody who takes what they need.

use std::fmt::Write as _;

use moonpack_bots::wolfwalkers::{INPUTS, Inputs, MIDDLE, Net, Nets, Outlook, Supply, after};
use moonpack_games::{AnyMatch, Contents, GameKind};
use moonpack_rules::{Game, Quiet, Seat};
use rand::seq::SliceRandom;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use wolfwalkers::sight::Sight;
use wolfwalkers::{Action, Laid, Place, Position, Side, Spot, Token, Wolfwalkers};

/// Points that make an option e times as likely; games are played at each in turn.
const HEATS: [f32; 3] = [0.3, 1.0, 2.0];
/// How fast the networks learn, each time they see all that was played in a round.
const RATES: [f32; 3] = [2e-3, 1e-3, 3e-4];
const BATCH: usize = 128;
/// The networks: one for each type of goal, and the one for the goals to come.
const COUNT: usize = 7;

/// Something a network looked at, and what it should have said.
struct Lesson {
    inputs: Inputs,
    truth: f32,
    weight: f32,
}

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [rounds, games, seed] = &args[..] else {
        eprintln!("usage: learn ROUNDS GAMES SEED");
        std::process::exit(2);
    };
    let rounds: u64 = rounds.parse().expect("a number of rounds");
    let games: u64 = games.parse().expect("a number of games");
    let seed: u64 = seed.parse().expect("a seed");
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut nets = Nets { goals: std::array::from_fn(|_| drawn(&mut rng)), coming: drawn(&mut rng) };
    let contents = Contents::shipped().expect("the shipped data is sound");
    let mut teachers: [Teacher; COUNT] = std::array::from_fn(|_| Teacher::new());
    for round in 0..rounds {
        let mut lessons: [Vec<Lesson>; COUNT] = Default::default();
        let mut points = 0;
        for number in 0..games {
            let exchange = if number % 2 == 0 { "yes" } else { "no" };
            let options = vec![("exchange".to_owned(), exchange.to_owned())];
            let begun = AnyMatch::draw(&contents, GameKind::Wolfwalkers, 2, &options, rng.random());
            let Ok(AnyMatch::Wolfwalkers(m)) = begun else { unreachable!("two can play") };
            let temperature = HEATS[number as usize % HEATS.len()];
            points += play(m.game(), m.position().clone(), &nets, temperature, &mut rng, &mut lessons);
        }
        eprintln!("round {round}: {:.2} points", points as f32 / (2 * games) as f32);
        for ((net, teacher), lessons) in each(&mut nets).zip(&mut teachers).zip(&mut lessons) {
            for rate in RATES {
                lessons.shuffle(&mut rng);
                lessons.chunks(BATCH).for_each(|batch| teacher.teach(net, batch, rate));
            }
            eprintln!("  {} lessons, {:.3} of them understood", lessons.len(), understood(net, lessons));
        }
    }
    print!("{}", source(&nets));
}

fn each(nets: &mut Nets) -> impl Iterator<Item = &mut Net> {
    nets.goals.iter_mut().chain([&mut nets.coming])
}

/// A network that knows nothing.
fn drawn(rng: &mut ChaCha8Rng) -> Net {
    let mut draw = |most: f32| rng.random_range(-most..most);
    Net {
        inward: std::array::from_fn(|_| std::array::from_fn(|_| draw(0.5))),
        bias: std::array::from_fn(|_| draw(0.2)),
        outward: std::array::from_fn(|_| draw(0.1)),
        base: 0.0,
    }
}

/// What somebody saw in their display after their turn.
struct Seen {
    seat: Seat,
    goals: Vec<(Token, usize, Inputs, i32)>,
    to_come: Inputs,
}

/// Plays one game, writes down its lessons and returns the points of both players.
fn play(
    game: &Wolfwalkers,
    mut position: Position,
    nets: &Nets,
    temperature: f32,
    rng: &mut ChaCha8Rng,
    lessons: &mut [Vec<Lesson>; COUNT],
) -> i32 {
    let mut seen = Vec::new();
    while let Some(seat) = game.to_move(&position) {
        let options = options(game, &position, nets);
        let most = options.iter().map(|option| option.0).fold(f32::MIN, f32::max);
        let weights: Vec<f32> =
            options.iter().map(|option| ((option.0 - most) / temperature).exp()).collect();
        let mut left = rng.random::<f32>() * weights.iter().sum::<f32>();
        let chosen = weights.iter().position(|weight| {
            left -= weight;
            left < 0.0
        });
        let (_, take, place) = options[chosen.unwrap_or(0)];
        game.apply(&mut position, take, &mut Quiet);
        game.apply(&mut position, place, &mut Quiet);
        let sight = game.sight(&position, seat);
        if !sight.display().is_full() {
            let supply = Supply::of(game, &position);
            let outlook = Outlook::new(&sight, &supply);
            let times = paid(&sight);
            let goals = sight.goals().zip(times).map(|((cell, _, goal), (token, times, _))| {
                (token, goal.goal_type() as usize, outlook.of_goal(cell, goal), times)
            });
            seen.push(Seen { seat, goals: goals.collect(), to_come: outlook.of_goals_to_come() });
        }
    }
    let mut sum = 0;
    for seat in Seat::first(2) {
        let last: Vec<(Token, i32, i32)> = paid(&game.sight(&position, seat)).collect();
        sum += last.iter().map(|(_, times, points)| times * points).sum::<i32>();
        for seen in seen.iter().filter(|seen| seen.seat == seat) {
            let mut to_come = 0;
            for (token, times, points) in &last {
                match seen.goals.iter().find(|goal| goal.0 == *token) {
                    // A goal that pays more matters more.
                    Some((_, net, inputs, now)) => lessons[*net].push(Lesson {
                        inputs: *inputs,
                        truth: (times - now) as f32,
                        weight: *points as f32 / 6.0,
                    }),
                    None => to_come += times * points,
                }
            }
            lessons[COUNT - 1].push(Lesson { inputs: seen.to_come, truth: to_come as f32, weight: 1.0 });
        }
    }
    sum
}

/// The goals of a display: how often each pays, and how many points.
fn paid<'a>(sight: &'a Sight<'a>) -> impl Iterator<Item = (Token, i32, i32)> + 'a {
    sight.goals().filter_map(|(cell, _, goal)| {
        let token = sight.display().get(cell)?.token;
        Some((token, sight.points_at(cell, goal) / goal.points, goal.points))
    })
}

/// Every card with every spot: the own outlook less what is left to the other.
fn options(game: &Wolfwalkers, position: &Position, nets: &Nets) -> Vec<(f32, Action, Action)> {
    let seat = position.open.seat;
    let other = seat.next(2);
    let supply = Supply::of(game, position);
    let spots = |seat| position.open.display(seat).spots(game.lasting().adjacency, game.lasting().first_cell);
    let (own_spots, their_spots) = (spots(seat), spots(other));
    let worth = |seat: Seat, card: Laid, spot: Spot| {
        after(game, position, seat, card, spot, &supply, nets).unwrap_or(0.0)
    };
    let best = |card: Laid| Spot::of(their_spots).map(|spot| worth(other, card, spot)).fold(0.0, f32::max);
    let market: Vec<(Place, Laid)> =
        Place::of(u8::MAX).filter_map(|place| Some((place, position.open.market.card(place)?))).collect();
    let their: Vec<f32> = market.iter().map(|(_, card)| best(*card)).collect();
    let next = |side: Side| position.open.top().map_or(0.0, |token| best(Laid { token, side }));
    let (story, goal) = (next(Side::Story), next(Side::Goal));
    let mut options = Vec::new();
    for (number, (place, card)) in market.iter().enumerate() {
        let refill = if card.side == Side::Story { story } else { goal };
        let others = their.iter().enumerate().filter(|(other, _)| *other != number);
        let left = others.map(|(_, their)| *their).fold(refill, f32::max);
        for spot in Spot::of(own_spots) {
            options.push((worth(seat, *card, spot) - left, Action::Take(*place), Action::Place(spot)));
        }
    }
    options
}

/// The part of what differs between lessons that the network foresees.
fn understood(net: &Net, lessons: &[Lesson]) -> f32 {
    let weight: f32 = lessons.iter().map(|lesson| lesson.weight).sum();
    let mean = lessons.iter().map(|lesson| lesson.weight * lesson.truth).sum::<f32>() / weight;
    let square = |guess: &dyn Fn(&Lesson) -> f32| -> f32 {
        lessons.iter().map(|lesson| lesson.weight * (lesson.truth - guess(lesson)).powi(2)).sum()
    };
    1.0 - square(&|lesson| net.ask(&lesson.inputs)) / square(&|_| mean)
}

/// Teaches one network by Adam: steps along the slope, the surer the longer.
struct Teacher {
    mean: Vec<f32>,
    square: Vec<f32>,
    steps: i32,
}

impl Teacher {
    fn new() -> Self {
        let count = INPUTS * MIDDLE + 2 * MIDDLE + 1;
        Self { mean: vec![0.0; count], square: vec![0.0; count], steps: 0 }
    }

    fn teach(&mut self, net: &mut Net, batch: &[Lesson], rate: f32) {
        const FADE: (f32, f32) = (0.9, 0.999);
        let slope = slope(net, batch);
        self.steps += 1;
        let begun = (1.0 - FADE.0.powi(self.steps), 1.0 - FADE.1.powi(self.steps));
        let state = self.mean.iter_mut().zip(&mut self.square);
        for ((weight, slope), (mean, square)) in weights_mut(net).zip(weights(&slope)).zip(state) {
            *mean = FADE.0 * *mean + (1.0 - FADE.0) * slope;
            *square = FADE.1 * *square + (1.0 - FADE.1) * slope * slope;
            *weight -= rate * (*mean / begun.0) / ((*square / begun.1).sqrt() + 1e-8);
        }
    }
}

/// How the error of a batch changes with each weight, as a network.
fn slope(net: &Net, batch: &[Lesson]) -> Net {
    let mut sum =
        Net { inward: [[0.0; MIDDLE]; INPUTS], bias: [0.0; MIDDLE], outward: [0.0; MIDDLE], base: 0.0 };
    for lesson in batch {
        let middle = net.middle(&lesson.inputs);
        let error = lesson.weight * (net.ask(&lesson.inputs) - lesson.truth) / batch.len() as f32;
        sum.base += error;
        for number in 0..MIDDLE {
            sum.outward[number] += error * middle[number];
            if middle[number] > 0.0 {
                let back = error * net.outward[number];
                sum.bias[number] += back;
                for (row, input) in sum.inward.iter_mut().zip(&lesson.inputs) {
                    row[number] += back * input;
                }
            }
        }
    }
    sum
}

fn weights(net: &Net) -> impl Iterator<Item = &f32> {
    net.inward.as_flattened().iter().chain(&net.bias).chain(&net.outward).chain([&net.base])
}

fn weights_mut(net: &mut Net) -> impl Iterator<Item = &mut f32> {
    let inward = net.inward.as_flattened_mut().iter_mut();
    inward.chain(&mut net.bias).chain(&mut net.outward).chain([&mut net.base])
}

/// The networks as the module `weights`.
fn source(nets: &Nets) -> String {
    let row = |numbers: &[f32]| {
        let numbers: Vec<String> = numbers.iter().map(|number| format!("{number:.3}")).collect();
        format!("[{}]", numbers.join(", "))
    };
    let net = |text: &mut String, net: &Net| {
        let inward: String =
            net.inward.iter().map(|numbers| format!("        {},\n", row(numbers))).collect();
        write!(
            text,
            "Net {{\n    inward: [\n{inward}    ],\n    bias: {},\n    outward: {},\n    base: {:.3},\n}}",
            row(&net.bias),
            row(&net.outward),
            net.base
        )
    };
    let mut text = String::from(
        "//! What the networks have learned. Written by `examples/learn.rs`, which tells how; not by hand.\n\n\
         use super::net::Net;\nuse super::outlook::Nets;\n\n\
         /// The networks that forecast Wolfwalkers.\n#[rustfmt::skip]\n\
         #[allow(clippy::approx_constant, reason = \"what was learned is not meant to be a constant\")]\n\
         pub(super) static NETS: Nets = Nets { goals: [\n",
    );
    for goal in &nets.goals {
        net(&mut text, goal).expect("a string takes everything");
        text.push_str(",\n");
    }
    text.push_str("], coming: ");
    net(&mut text, &nets.coming).expect("a string takes everything");
    text.push_str(" };\n");
    text
}
