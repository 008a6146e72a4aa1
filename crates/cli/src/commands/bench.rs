//! `moonpack bench`: how fast the rules are, on one core.
//!
//! Random games are played from set-ups drawn beforehand, as a search plays them out: ask for the legal actions, apply
//! one. Games that go on and on are cut, and counted, after [`MOST_STEPS`] decisions.

use std::io::Write;
use std::process::ExitCode;
use std::time::{Duration, Instant};

use moonpack_games::{AnyMatch, Case, GameKind, Match, each};
use moonpack_rules::{BoardGame, Quiet};
use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};
use serde_json::{Value, json};

use crate::context::Context;

const MOST_STEPS: u64 = 5000;
/// More than most lists of legal actions need, so that a game allocates once.
const ROOM_FOR_ACTIONS: usize = 256;
/// So many different set-ups are played in turn.
const SETUPS: u64 = 16;

/// The arguments.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Measure only this game
    #[arg(value_name = "GAME")]
    game: Option<GameKind>,
    /// Seconds to measure each row
    #[arg(long, default_value_t = 1.0, value_name = "SECONDS", value_parser = seconds)]
    seconds: f64,
    /// Measure the bots instead of the rules: searches and decisions a second
    #[arg(long)]
    bots: bool,
    /// Print JSON for a program
    #[arg(long)]
    json: bool,
}

/// Up to an hour a row. What is no number at all lies in no range.
fn seconds(text: &str) -> Result<f64, String> {
    let most = 3_600.0;
    let seconds = text.parse().ok().filter(|seconds| (0.0..=most).contains(seconds));
    seconds.ok_or_else(|| format!("{text} is not in 0..={most}"))
}

struct Speed {
    games: f64,
    decisions: f64,
}

/// Measures and prints one row for each game, player count and variant.
pub(crate) fn run(context: &Context, args: &Args) -> anyhow::Result<ExitCode> {
    let time = Duration::from_secs_f64(args.seconds);
    if args.bots {
        return super::bench_bots::run(context, args.game, time, args.json);
    }
    let mut cases = Case::all(&context.contents);
    cases.retain(|case| args.game.map_or(case.kind.is_listed(), |game| game == case.kind));
    let mut rows = Vec::new();
    let mut out = std::io::stdout().lock();
    if !args.json {
        let titles = [
            "cli-bench-game",
            "cli-bench-players",
            "cli-bench-variant",
            "cli-bench-games",
            "cli-bench-decisions",
        ];
        let [game, players, variant, games, decisions] = titles.map(|key| context.words.text(key));
        let line = format!("{game:<12} {players:>8}  {variant:<28} {games:>10} {decisions:>12}");
        writeln!(out, "{}", context.bold(&line))?;
    }
    for case in &cases {
        let drawn: Result<Vec<AnyMatch>, _> =
            (0..SETUPS).map(|seed| case.draw(&context.contents, seed)).collect();
        let speed = measure(&drawn?, time);
        if args.json {
            rows.push(row(case, &speed));
        } else {
            let (game, players, variant) = (case.kind.name(), case.players, case.variant());
            let Speed { games, decisions } = speed;
            writeln!(out, "{game:<12} {players:>8}  {variant:<28} {games:>10.0} {decisions:>12.0}")?;
        }
    }
    if args.json {
        writeln!(out, "{}", Value::Array(rows))?;
    }
    Ok(ExitCode::SUCCESS)
}

fn row(case: &Case, speed: &Speed) -> Value {
    json!({
        "game": case.kind.name(),
        "players": case.players,
        "variant": case.variant(),
        "games_per_s": speed.games,
        "decisions_per_s": speed.decisions,
    })
}

fn measure(drawn: &[AnyMatch], time: Duration) -> Speed {
    let begun = Instant::now();
    let mut rng = SmallRng::seed_from_u64(1);
    let (mut games, mut decisions) = (0_u64, 0_u64);
    while begun.elapsed() < time || games == 0 {
        for play in drawn {
            decisions += each!(play, m => playout(m, &mut rng));
            games += 1;
        }
    }
    let seconds = begun.elapsed().as_secs_f64();
    Speed { games: games as f64 / seconds, decisions: decisions as f64 / seconds }
}

/// Plays one game at random from where the match stands; how many decisions it took.
fn playout<G: BoardGame>(play: &Match<G>, rng: &mut SmallRng) -> u64 {
    let game = play.game();
    let mut position = play.position().clone();
    let mut legal = Vec::with_capacity(ROOM_FOR_ACTIONS);
    let mut decisions = 0;
    while game.to_move(&position).is_some() && decisions < MOST_STEPS {
        game.legal(&position, &mut legal);
        game.apply(&mut position, legal[rng.random_range(0..legal.len())], &mut Quiet);
        decisions += 1;
    }
    decisions
}
