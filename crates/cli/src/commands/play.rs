//! `moonpack play`: a game in the terminal, against bots and with people at the same keyboard.

use std::io::IsTerminal;
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::Context as _;
use moonpack_bots::{Budget, Level};
use moonpack_games::{AnyMatch, GameKind, Record};
use moonpack_words::Words;

use crate::context::{Context, name_and_value, read_bytes};
use crate::play::pace::Pace;
use crate::play::session::{Session, Sitter};
use crate::play::{plain, screen};
use crate::told;

/// The arguments.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The game
    #[arg(value_name = "GAME", required_unless_present = "resume")]
    game: Option<GameKind>,
    /// Who sits where, by seat: `you`, another name, or a bot's level
    #[arg(long, value_name = "you,alpha,…", value_delimiter = ',')]
    seats: Vec<String>,
    /// An option of the game, such as board=advanced; may be given several times
    #[arg(long, value_name = "NAME=VALUE", value_parser = name_and_value)]
    options: Vec<(String, String)>,
    /// The same number gives the same set-up
    #[arg(long)]
    seed: Option<u64>,
    /// Go on with a game that was saved
    #[arg(long, value_name = "FILE", conflicts_with_all = ["game", "options", "seed"])]
    resume: Option<PathBuf>,
    /// Where `save` writes
    #[arg(long, value_name = "FILE")]
    save: Option<PathBuf>,
    /// How quickly bots answer
    #[arg(long, value_enum, default_value_t)]
    pace: Pace,
    /// Milliseconds a bot may think about one decision
    #[arg(long, value_name = "MS", default_value_t = 1_000)]
    bot_ms: u64,
    /// Line by line, for screen readers and pipes
    #[arg(long)]
    plain: bool,
}

/// Plays.
pub(crate) fn run(context: &Context, args: &Args) -> anyhow::Result<ExitCode> {
    let words = context.words;
    let seed = match args.seed {
        Some(seed) => seed,
        None => getrandom::u64()?,
    };
    let (game, seats, file) = match &args.resume {
        Some(file) => {
            let bytes = read_bytes(file).with_context(|| file.display().to_string())?;
            let record = match Record::read(&context.contents, bytes) {
                Ok(record) => record,
                Err(error) => {
                    eprintln!("{}: {}", file.display(), told::record_error(&error, words));
                    return Ok(ExitCode::FAILURE);
                }
            };
            let seats = if args.seats.is_empty() { record.names().to_vec() } else { args.seats.clone() };
            (record.into_play(), seats, args.save.clone().or_else(|| Some(file.clone())))
        }
        None => {
            let kind = args.game.context("which game?")?;
            let seats = if args.seats.is_empty() { default_seats(kind) } else { args.seats.clone() };
            let game = AnyMatch::draw(&context.contents, kind, seats.len(), &args.options, seed)?;
            (game, seats, args.save.clone())
        }
    };
    let sitters = seats.iter().map(|seat| sitter(seat, words)).collect();
    let mut session = Session::begin(game, sitters, words, seed, file)?;
    let budget = Budget::ms(args.bot_ms);
    if args.plain || !std::io::stdout().is_terminal() || !std::io::stdin().is_terminal() {
        plain::run(&mut session, budget, &mut std::io::stdin().lock(), &mut std::io::stdout().lock())?;
    } else {
        screen::run(&mut session, budget, args.pace)?;
    }
    Ok(ExitCode::SUCCESS)
}

/// You against as many pups as the smallest table of more than one needs.
fn default_seats(kind: GameKind) -> Vec<String> {
    let players = kind.players().iter().copied().find(|players| *players > 1).unwrap_or(1);
    let mut seats = vec!["you".to_owned()];
    seats.resize(players, Level::Pup.name().to_owned());
    seats
}

/// A bot by its level (also as records name it, `bot alpha`), `you`, or anybody else by name.
fn sitter(seat: &str, words: &Words) -> Sitter {
    let seat = seat.trim();
    let level = seat.strip_prefix("bot ").unwrap_or(seat);
    match level.parse() {
        Ok(level) => Sitter::Bot(level),
        Err(_) if seat.is_empty() || seat == "you" => Sitter::Person(words.text("cli-play-you")),
        Err(_) => Sitter::Person(seat.chars().take(24).collect()),
    }
}
