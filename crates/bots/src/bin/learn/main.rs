//! `learn GAME`: teaches the networks of a game from nothing, by games that the networks play against themselves.
//!
//! A round plays games with what was learned before, on all cores, and then teaches the networks what came of them (`teach`).
//! How games are played and what they teach is the matter of a `Pupil`, one for each game. After each round everything is kept
//! (`kept`), so that whoever is interrupted goes on by the same command, and drawn (`curves`). The same seed gives the same networks,
//! on however many cores.

mod curves;
mod games;
mod kept;
mod pupil;
mod teach;
mod wolfwalkers;

use std::path::PathBuf;

use anyhow::{Context as _, bail};
use clap::Parser;
use indicatif::{ProgressBar, ProgressStyle};
use moonpack_bots::net::Net;
use moonpack_games::{Contents, GameKind};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use rayon::prelude::*;

use kept::{Kept, Row};
use pupil::Pupil;
use teach::Teacher;

/// Points by which an opinion wanders while games are played to learn from; each in turn.
const HEATS: [f32; 4] = [0.3, 0.8, 1.5, 3.0];

/// Teaches the networks that forecast a game, from nothing.
#[derive(Parser)]
struct Args {
    /// lone-wolves or wolfwalkers.
    game: GameKind,
    /// How often games are played and learned from.
    #[arg(long, value_parser = clap::value_parser!(u64).range(1..=10_000))]
    rounds: Option<u64>,
    /// How many games are played in a round.
    #[arg(long, value_parser = clap::value_parser!(u64).range(1..=1_000_000))]
    games: Option<u64>,
    /// After each round so many games are played against the yearling.
    #[arg(long, default_value_t = 200, value_parser = clap::value_parser!(u64).range(..=1_000_000))]
    trials: u64,
    /// What all chance is drawn from.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many games are played at once; one on each core if left out.
    #[arg(long, default_value_t = 0, value_parser = clap::value_parser!(u16).range(..=1_024))]
    jobs: u16,
    /// Where networks, curves and what is needed to go on are kept; `target/learn/GAME` if left out.
    #[arg(long)]
    out: Option<PathBuf>,
}

fn main() -> anyhow::Result<()> {
    let args = Args::parse();
    rayon::ThreadPoolBuilder::new().num_threads(args.jobs.into()).build_global()?;
    match args.game {
        GameKind::LoneWolves => learn::<lone_wolves::LoneWolves>(&args),
        GameKind::Wolfwalkers => learn::<::wolfwalkers::Wolfwalkers>(&args),
        kind => bail!("{kind} has no networks"),
    }
}

fn learn<G: Pupil>(args: &Args) -> anyhow::Result<()> {
    let out = args.out.clone().unwrap_or_else(|| format!("target/learn/{}", args.game).into());
    std::fs::create_dir_all(&out).with_context(|| out.display().to_string())?;
    let contents = Contents::shipped()?;
    let (rounds, games) = (args.rounds.unwrap_or(G::ROUNDS), args.games.unwrap_or(G::GAMES));
    let begun = || {
        let mut rng = ChaCha8Rng::seed_from_u64(args.seed);
        let nets: Vec<Net> =
            G::SHAPES.iter().map(|(inputs, blocks)| Net::drawn(*inputs, *blocks, &mut rng)).collect();
        Kept::new(args.seed, games, Teacher::new(nets))
    };
    let mut kept =
        Kept::read(&out, G::SHAPES)?.map_or_else(|| Ok(begun()), |kept| kept.of(args.seed, games))?;
    while kept.round < rounds {
        let bar = bar(games + args.trials, &format!("round {} of {rounds}", kept.round + 1))?;
        let seed = |number: u64| {
            let number = kept.round * (games + args.trials) + number;
            args.seed ^ number.wrapping_add(1).wrapping_mul(0x9E37_79B9_7F4A_7C15)
        };
        let nets = &kept.teacher.nets;
        let played = (0..games).into_par_iter().map(|number| {
            let heat = HEATS[number as usize % HEATS.len()];
            let lessons = G::lessons(&contents, number, nets, heat, seed(number));
            bar.inc(1);
            lessons
        });
        let mut lessons = played.collect::<anyhow::Result<Vec<_>>>()?.concat();
        let understood = kept.teacher.teach(&mut lessons, seed(games));
        let nets = &kept.teacher.nets;
        let trials = (0..args.trials).into_par_iter().map(|number| {
            let won = games::against_the_yearling::<G>(&contents, number, nets, seed(games + number / 2));
            bar.inc(1);
            won
        });
        let won: f64 = trials.sum::<anyhow::Result<f64>>()?;
        bar.finish_and_clear();
        let row = Row { understood, against_the_yearling: won / args.trials.max(1) as f64 };
        eprintln!(
            "round {}: {} lessons, {:.1} % of what was missed is understood, {:.1} % against the yearling",
            kept.round + 1,
            lessons.len(),
            100.0 * row.understood,
            100.0 * row.against_the_yearling
        );
        kept.round += 1;
        kept.rows.push(row);
        kept.write(&out)?;
        std::fs::write(out.join("curves.svg"), curves::svg(&args.game.to_string(), &kept.rows))?;
    }
    println!("{}", out.join(kept::NETS).display());
    Ok(())
}

fn bar(steps: u64, message: &str) -> anyhow::Result<ProgressBar> {
    let style = ProgressStyle::with_template("{msg} {wide_bar} {pos}/{len} {eta}")?;
    Ok(ProgressBar::new(steps).with_style(style).with_message(message.to_owned()))
}
