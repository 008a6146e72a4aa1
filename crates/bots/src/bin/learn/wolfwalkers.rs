//! How Wolfwalkers is learned: what each goal paid in the end beyond what it paid when it was looked at.
//!
//! Two players look at every card and every spot, and choose by their own outlook less the best that they leave to the other:
//! players who only look after themselves score half as much again, and what one learns from them fails against somebody who
//! takes what they need.

use moonpack_bots::Lore;
use moonpack_bots::net::Net;
use moonpack_bots::wolfwalkers::{COMING, Inputs, Outlook, Supply, after};
use moonpack_games::{AnyMatch, Contents, GameKind, Match};
use moonpack_rules::{Game, Pairs, Quiet, Seat};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use wolfwalkers::{Action, Laid, Place, Position, Side, Sight, Spot, Token, Wolfwalkers};

use crate::games;
use crate::pupil::Pupil;
use crate::teach::{Lesson, Lessons, Seen};

/// Points by which an opinion wanders while games are played to learn from; each in turn.
const HEATS: [f32; 4] = [0.3, 0.8, 1.5, 3.0];

impl Pupil for Wolfwalkers {
    const KIND: GameKind = GameKind::Wolfwalkers;
    const ROUNDS: u64 = 8;
    const GAMES: u64 = 3_000;

    fn table(number: u64) -> (usize, Pairs) {
        let exchange = if number.is_multiple_of(2) { "yes" } else { "no" };
        (2, vec![("exchange".to_owned(), exchange.to_owned())])
    }

    fn typed(any: AnyMatch) -> Option<Match<Self>> {
        if let AnyMatch::Wolfwalkers(typed) = any { Some(typed) } else { None }
    }

    fn lessons(contents: &Contents, number: u64, lore: &Lore, seed: u64) -> anyhow::Result<Lessons> {
        let heat = HEATS[number as usize % HEATS.len()];
        let (game, position) = games::begin::<Self>(contents, number, seed)?;
        let leads = play(&game, position, &lore.nets, heat, &mut ChaCha8Rng::seed_from_u64(seed));
        Ok(Lessons { leads, choices: Vec::new() })
    }
}

/// What somebody saw in their display after their turn.
struct Display {
    seat: Seat,
    goals: Vec<(Token, usize, Inputs, i32)>,
    to_come: Inputs,
}

/// Plays one game and writes down its lessons.
fn play(
    game: &Wolfwalkers,
    mut position: Position,
    nets: &[Net],
    heat: f32,
    rng: &mut ChaCha8Rng,
) -> Vec<Lesson> {
    let mut seen = Vec::new();
    while let Some(seat) = game.to_move(&position) {
        let options = options(game, &position, nets);
        let most = options.iter().map(|option| option.0).fold(f32::MIN, f32::max);
        let weights: Vec<f32> = options.iter().map(|option| ((option.0 - most) / heat).exp()).collect();
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
            seen.push(Display { seat, goals: goals.collect(), to_come: outlook.of_goals_to_come() });
        }
    }
    let mut lessons = Vec::new();
    for seat in Seat::first(2) {
        let last: Vec<(Token, i32, i32)> = paid(&game.sight(&position, seat)).collect();
        for seen in seen.iter().filter(|seen| seen.seat == seat) {
            let mut to_come = 0;
            for (token, times, points) in &last {
                match seen.goals.iter().find(|goal| goal.0 == *token) {
                    // A goal that pays more matters more.
                    Some((_, net, inputs, now)) => {
                        lessons.push(lesson(*net, inputs, (times - now) as f32, *points as f32 / 6.0));
                    }
                    None => to_come += times * points,
                }
            }
            lessons.push(lesson(COMING, &seen.to_come, to_come as f32, 1.0));
        }
    }
    lessons
}

fn lesson(net: usize, inputs: &Inputs, truth: f32, weight: f32) -> Lesson {
    Lesson { looks: vec![Seen { net, scale: 1.0, inputs: Box::new(*inputs) }], truth, weight }
}

/// The goals of a display: how often each pays, and how many points.
fn paid<'a>(sight: &'a Sight<'a>) -> impl Iterator<Item = (Token, i32, i32)> + 'a {
    sight.goals().filter_map(|(cell, _, goal)| {
        let token = sight.display().get(cell)?.token;
        Some((token, sight.points_at(cell, goal) / goal.points, goal.points))
    })
}

/// Every card with every spot: the own outlook less what is left to the other.
fn options(game: &Wolfwalkers, position: &Position, nets: &[Net]) -> Vec<(f32, Action, Action)> {
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
