//! `learn GAME`: teaches a game from nothing, by games that what was learned so far plays against itself.
//!
//! A round plays games with what was learned before, on all cores, and then teaches what came of them (`teach`).
//! How games are played and what they teach is the matter of a `Pupil`, one for each game. After each round everything is kept
//! (`kept`), so that whoever is interrupted goes on by the same command, and drawn (`curves`). The same seed teaches the same,
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
use moonpack_bots::Lore;
use moonpack_games::{Contents, GameKind};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use rayon::prelude::*;

use kept::{Kept, Row};
use pupil::Pupil;
use teach::{Lessons, Teacher};

/// Teaches a game from nothing: what its forecast misses, and how its actions look at a glance.
#[derive(Parser)]
struct Args {
    /// Which game, by its name.
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
        GameKind::TheWolves => learn::<the_wolves::TheWolves>(&args),
        GameKind::Wolfwalkers => learn::<::wolfwalkers::Wolfwalkers>(&args),
        kind => bail!("{kind} is not learned"),
    }
}

fn learn<G: Pupil>(args: &Args) -> anyhow::Result<()> {
    let out = args.out.clone().unwrap_or_else(|| format!("target/learn/{}", args.game).into());
    std::fs::create_dir_all(&out).with_context(|| out.display().to_string())?;
    let contents = Contents::shipped()?;
    let (rounds, games) = (args.rounds.unwrap_or(G::ROUNDS), args.games.unwrap_or(G::GAMES));
    let begun = || {
        let lore = Lore::begun::<G, _>(&mut ChaCha8Rng::seed_from_u64(args.seed));
        Kept::new(args.seed, games, Teacher::new(lore))
    };
    let mut kept = Kept::read::<G>(&out)?.map_or_else(|| Ok(begun()), |kept| kept.of(args.seed, games))?;
    while kept.round < rounds {
        let bar = bar(games + args.trials, &format!("round {} of {rounds}", kept.round + 1))?;
        let seed = |number: u64| {
            let number = kept.round * (games + args.trials) + number;
            args.seed ^ number.wrapping_add(1).wrapping_mul(0x9E37_79B9_7F4A_7C15)
        };
        let lore = &kept.teacher.lore;
        let played = (0..games).into_par_iter().map(|number| {
            let lessons = G::lessons(&contents, number, lore, seed(number));
            bar.inc(1);
            lessons
        });
        let mut lessons = Lessons::default();
        played.collect::<anyhow::Result<Vec<_>>>()?.into_iter().for_each(|more| lessons.append(more));
        let known = kept.teacher.teach(&mut lessons, seed(games));
        let lore = &kept.teacher.lore;
        let trials = (0..args.trials).into_par_iter().map(|number| {
            let won = games::against_the_yearling::<G>(&contents, number, lore, seed(games + number / 2));
            bar.inc(1);
            won
        });
        let won: f64 = trials.sum::<anyhow::Result<f64>>()?;
        bar.finish_and_clear();
        let row = Row { known, against_the_yearling: won / args.trials.max(1) as f64 };
        eprintln!(
            "round {}: {:.1} % of what {} forecasts missed was foreseen, {:.1} % of {} choices guessed; now {:.1} % against the \
             yearling",
            kept.round + 1,
            100.0 * known.leads,
            lessons.leads.len(),
            100.0 * known.choices,
            lessons.choices.len(),
            100.0 * row.against_the_yearling
        );
        kept.round += 1;
        kept.rows.push(row);
        kept.write(&out)?;
        std::fs::write(out.join("curves.svg"), curves::svg(&args.game.to_string(), &kept.rows))?;
    }
    println!("{}", out.join(kept::LORE).display());
    Ok(())
}

fn bar(steps: u64, message: &str) -> anyhow::Result<ProgressBar> {
    let style = ProgressStyle::with_template("{msg} {wide_bar} {pos}/{len} {eta}")?;
    Ok(ProgressBar::new(steps).with_style(style).with_message(message.to_owned()))
}
