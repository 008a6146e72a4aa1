//! `moonpack match`: bots against each other, as a table or JSON. The tournament itself is [`crate::tournament`].

use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::{Context as _, ensure};
use indicatif::{ProgressBar, ProgressStyle};
use moonpack_games::GameKind;
use rayon::prelude::*;
use serde_json::{Value, json};

use crate::commands::whole;
use crate::context::{Context, name_and_value};
use crate::tournament::{
    Acquaintance, Entrant, GameResult, Journal, Limit, MOST_ITERATIONS, MOST_MS, Referee, Row, Schedule,
    rows, svg,
};

/// The arguments.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The game
    game: GameKind,
    /// The bots: random, pup, rover, yearling, scout, tracker, hunter, elder, warden, ranger, veteran, greyback, sage, shadow, beta, alpha, packmate, alpha-stalker, alpha-builder, alpha-raider, alpha-strategist, and the models beginner-lead, beginner-lure; a budget of its own as in alpha@200ms or alpha@1000
    #[arg(long, value_delimiter = ',', required = true, value_name = "BOT,BOT…")]
    bots: Vec<Entrant>,
    /// How many games, rounded up so that every order of seats is played equally often
    #[arg(long, default_value_t = 100, value_parser = whole::<usize>(1, 10_000_000))]
    games: usize,
    /// How many seats the table has, if not one for each bot
    #[arg(long, value_parser = whole::<usize>(1, 64))]
    players: Option<usize>,
    /// Options of the game, such as board=advanced
    #[arg(long, value_delimiter = ',', value_name = "NAME=VALUE", value_parser = name_and_value)]
    options: Vec<(String, String)>,
    /// The seed of the first set-up; the others follow
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Milliseconds a decision
    #[arg(long, default_value_t = 100, conflicts_with = "iterations", value_parser = whole::<u64>(1, MOST_MS))]
    ms: u64,
    /// Iterations of the search a decision, instead of milliseconds: the same on every machine
    #[arg(long, value_parser = whole::<u64>(1, MOST_ITERATIONS))]
    iterations: Option<u64>,
    /// How many games at a time; all cores if nothing is said
    #[arg(long, value_parser = whole::<usize>(1, 256))]
    jobs: Option<usize>,
    /// Print JSON for a program
    #[arg(long)]
    json: bool,
    /// Draw the result into this file
    #[arg(long, value_name = "FILE.svg")]
    plot: Option<PathBuf>,
    /// Keep the record of every game in this directory
    #[arg(long, value_name = "DIR")]
    records: Option<PathBuf>,
    /// Keep finished games in this file, and go on from what it holds
    #[arg(long, value_name = "FILE")]
    resume: Option<PathBuf>,
}

/// Plays the tournament and prints what came out.
pub(crate) fn run(context: &Context, args: &Args) -> anyhow::Result<ExitCode> {
    let players = args.players.unwrap_or(args.bots.len());
    ensure!(args.bots.len() <= 16, "at most 16 bots take part in one tournament");
    let limit = args.iterations.map_or(Limit::Ms(args.ms), Limit::Iterations);
    let referee = Referee {
        contents: &context.contents,
        kind: args.game,
        players,
        options: args.options.clone(),
        entrants: args.bots.clone(),
        limit,
        records: args.records.clone(),
    };
    // Says at once, and only once, if the game cannot be played like this.
    referee.check()?;
    if let Some(directory) = &args.records {
        std::fs::create_dir_all(directory).with_context(|| directory.display().to_string())?;
    }
    let mut names: Vec<String> = Vec::new();
    let kinds: Vec<usize> = args
        .bots
        .iter()
        .map(|bot| {
            let name = bot.to_string();
            names.iter().position(|known| *known == name).unwrap_or_else(|| {
                names.push(name);
                names.len() - 1
            })
        })
        .collect();
    let schedule = Schedule::new(&kinds, players, args.games, args.seed);
    let plan = plan(args, players, limit);
    let results = play_all(args, &referee, &schedule, &plan)?;
    let rows = rows(&names, &kinds, &results);
    if let Some(path) = &args.plot {
        let title = format!("{}, {players} players, {} games, {limit} a decision", args.game, results.len());
        std::fs::write(path, svg(&title, &rows)).with_context(|| path.display().to_string())?;
    }
    let mut out = std::io::stdout().lock();
    if args.json {
        writeln!(out, "{}", report(&plan, &schedule, &results, &rows))?;
    } else {
        write!(out, "{}", table(context, &results, &rows))?;
    }
    Ok(ExitCode::SUCCESS)
}

/// What the tournament is, without how it is run: two runs with one plan give games that belong together.
fn plan(args: &Args, players: usize, limit: Limit) -> Value {
    json!({
        "game": args.game.name(),
        "players": players,
        "options": args.options.iter().map(|(name, value)| format!("{name}={value}")).collect::<Vec<_>>(),
        "entrants": args.bots.iter().map(ToString::to_string).collect::<Vec<_>>(),
        "seed": args.seed,
        "budget": limit.to_string(),
    })
}

/// Plays what is not yet in the journal, on all cores, or one after the other where somebody learns from each game.
fn play_all(
    args: &Args,
    referee: &Referee<'_>,
    schedule: &Schedule,
    plan: &Value,
) -> anyhow::Result<Vec<GameResult>> {
    let (journal, mut results) = match &args.resume {
        Some(path) => {
            let (journal, results) = Journal::open(path, plan)?;
            (Some(journal), results)
        }
        None => (None, Vec::new()),
    };
    results.retain(|result| result.number < schedule.len());
    let missing: Vec<usize> =
        (0..schedule.len()).filter(|number| results.iter().all(|result| result.number != *number)).collect();
    let bar = ProgressBar::new(schedule.len() as u64).with_position(results.len() as u64);
    bar.set_style(ProgressStyle::with_template("{bar:32} {pos}/{len}  {elapsed} + {eta}")?);
    let mut known = Acquaintance::new(args.bots.len());
    let play = |number: usize, known: &Acquaintance| -> anyhow::Result<GameResult> {
        let result = referee.play(&schedule.pairing(number), known)?;
        if let Some(journal) = &journal {
            journal.add(&result)?;
        }
        bar.inc(1);
        Ok(result)
    };
    let played: anyhow::Result<Vec<GameResult>> = if referee.learns() {
        results.iter().for_each(|result| known.learn(result));
        let learn = |number| play(number, &known).inspect(|result| known.learn(result));
        missing.into_iter().map(learn).collect()
    } else {
        let pool = rayon::ThreadPoolBuilder::new().num_threads(args.jobs.unwrap_or(0)).build()?;
        pool.install(|| missing.into_par_iter().with_max_len(1).map(|number| play(number, &known)).collect())
    };
    bar.finish_and_clear();
    results.extend(played?);
    results.sort_by_key(|result| result.number);
    Ok(results)
}

fn report(plan: &Value, schedule: &Schedule, results: &[GameResult], rows: &[Row]) -> Value {
    let bots: Vec<Value> = rows
        .iter()
        .map(|row| {
            json!({
                "name": row.name,
                "games": row.games,
                "wins": row.wins,
                "win_rate": row.win_rate(),
                "ci95": [row.ci95().0, row.ci95().1],
                "points": row.mean_points(),
                "rating": row.rating,
                "rating_ci95": [row.rating_ci95().0, row.rating_ci95().1],
                "decisions": row.decisions_per_game(),
                "ms_per_decision": row.ms_per_decision(),
                "overruns": row.overruns,
            })
        })
        .collect();
    let unfinished = results.iter().filter(|result| result.ending == "unfinished").count();
    json!({
        "plan": plan,
        "games": results.len(),
        "games_per_set_up": schedule.round(),
        "unfinished": unfinished,
        "bots": bots,
    })
}

fn table(context: &Context, results: &[GameResult], rows: &[Row]) -> String {
    let words = context.words;
    let heads = ["bot", "games", "wins", "rate", "ci95", "points", "rating", "decisions", "time", "overruns"];
    let mut lines: Vec<Vec<String>> =
        vec![heads.iter().map(|head| words.text(&format!("bots-head-{head}"))).collect()];
    for row in rows {
        let (low, high) = row.ci95();
        lines.push(vec![
            row.name.clone(),
            row.games.to_string(),
            format!("{:.1}", row.wins),
            format!("{:.1} %", row.win_rate() * 100.0),
            format!("{:.1} – {:.1} %", low * 100.0, high * 100.0),
            format!("{:.2}", row.mean_points()),
            format!("{:.1} ± {:.1}", row.rating, row.rating - row.rating_ci95().0),
            format!("{:.1}", row.decisions_per_game()),
            format!("{:.2} ms", row.ms_per_decision()),
            row.overruns.to_string(),
        ]);
    }
    let widths: Vec<usize> = (0..heads.len())
        .map(|column| lines.iter().map(|line| line[column].chars().count()).max().unwrap_or(0))
        .collect();
    let mut text = String::new();
    for line in &lines {
        let cells = line.iter().zip(&widths).enumerate().map(|(column, (cell, width))| {
            let gap = " ".repeat(width - cell.chars().count());
            if column == 0 { format!("{cell}{gap}") } else { format!("{gap}{cell}") }
        });
        text.push_str(cells.collect::<Vec<_>>().join("  ").trim_end());
        text.push('\n');
    }
    let unfinished = results.iter().filter(|result| result.ending == "unfinished").count();
    if unfinished > 0 {
        let count = [("count", (unfinished as i64).into())];
        text.push_str(&words.with("bots-unfinished", &count));
        text.push('\n');
    }
    text
}
