//! `moonpack bench --bots`: how many iterations of the search and how many decisions the bots manage a second, on one
//! core, from positions in the middle of games for two.

use std::io::Write;
use std::process::ExitCode;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use moonpack_bots::{AnyBot, Budget, Ladder, Level, TextAnalysis};
use moonpack_games::{AnyMatch, GameKind};
use moonpack_rules::{Seat, Viewer};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use serde_json::{Value, json};

use crate::context::Context;

/// So many positions are looked at in turn.
const POSITIONS: u64 = 8;
/// So many random decisions lie before each.
const STEPS: usize = 20;
/// What a decision may take.
const MS: u64 = 100;

/// Measures and prints one row for each game and level.
pub(crate) fn run(
    context: &Context,
    game: Option<GameKind>,
    time: Duration,
    as_json: bool,
) -> anyhow::Result<ExitCode> {
    let mut out = std::io::stdout().lock();
    let mut rows = Vec::new();
    if !as_json {
        let title = |key: &str| context.words.text(key);
        let (level, simulations) = (title("bots-bench-level"), title("bots-bench-simulations"));
        let (name, decisions) = (title("cli-bench-game"), title("bots-bench-decisions"));
        let line = format!("{name:<12} {level:<10} {simulations:>14} {decisions:>16}");
        writeln!(out, "{}", context.bold(&line))?;
    }
    let meant = |kind: &GameKind| game.map_or(kind.is_listed(), |game| game == *kind);
    for kind in GameKind::EVERY.into_iter().filter(meant) {
        let positions = positions(context, kind)?;
        for level in Ladder::of(kind).levels() {
            let decisions = decisions_per_s(&positions, level, time);
            let simulations = (level == Level::Alpha).then(|| simulations_per_s(&positions, time));
            if as_json {
                rows.push(json!({
                    "game": kind.name(),
                    "players": 2,
                    "level": level.name(),
                    "simulations_per_s": simulations,
                    "decisions_per_s": decisions,
                }));
            } else {
                let simulations = simulations.map_or(String::new(), |many| format!("{many:.0}"));
                let name = level.name();
                writeln!(out, "{:<12} {name:<10} {simulations:>14} {decisions:>16.1}", kind.name())?;
            }
        }
    }
    if as_json {
        writeln!(out, "{}", Value::Array(rows))?;
    }
    Ok(ExitCode::SUCCESS)
}

fn positions(context: &Context, kind: GameKind) -> anyhow::Result<Vec<(AnyMatch, Seat)>> {
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    let mut positions = Vec::new();
    for seed in 0..POSITIONS {
        let mut play = AnyMatch::draw(&context.contents, kind, 2, &Vec::new(), seed)?;
        for _ in 0..STEPS {
            let Some(seat) = play.to_move() else { break };
            let legal = play.legal();
            play.play(seat, &legal[rng.random_range(0..legal.len())])?;
        }
        if let Some(seat) = play.to_move() {
            positions.push((play, seat));
        }
    }
    Ok(positions)
}

fn decisions_per_s(positions: &[(AnyMatch, Seat)], level: Level, time: Duration) -> f64 {
    let cancel = AtomicBool::new(false);
    let begun = Instant::now();
    let mut decisions = 0;
    while begun.elapsed() < time || decisions == 0 {
        for (play, _) in positions {
            AnyBot { level, seed: decisions }.decide(play, Budget::ms(MS), &cancel);
            decisions += 1;
        }
    }
    decisions as f64 / begun.elapsed().as_secs_f64()
}

fn simulations_per_s(positions: &[(AnyMatch, Seat)], time: Duration) -> f64 {
    let cancel = AtomicBool::new(false);
    let begun = Instant::now();
    let mut simulations = 0;
    while begun.elapsed() < time || simulations == 0 {
        for (play, seat) in positions {
            let thought =
                TextAnalysis::of(play, Viewer::Seat(*seat), 1, Budget::ms(MS), &cancel, &mut |_| {});
            simulations += thought.iterations;
        }
    }
    simulations as f64 / begun.elapsed().as_secs_f64()
}
