//! `moonpack play`: a game in the terminal, against bots and with people at the same keyboard, or at a table of a server.

use std::io::IsTerminal;
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::{Context as _, anyhow};
use moonpack_bots::{Budget, Level};
use moonpack_games::{AnyMatch, GameKind, Record};
use moonpack_words::Words;

use crate::context::{Context, name_and_value, read_bytes};
use crate::guest::{Keep, Server, Trouble};
use crate::play::here::Here;
use crate::play::pace::Pace;
use crate::play::picture::Sitting;
use crate::play::session::{Session, Sitter};
use crate::play::there::There;
use crate::play::{join, plain, screen};
use crate::told;

/// The arguments.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The game
    #[arg(value_name = "GAME", required_unless_present_any = ["resume", "server"])]
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
    /// Play at a server: with a game, open a table there; with --table, sit down; with neither, list the tables that wait
    #[arg(long, value_name = "URL", conflicts_with_all = ["resume", "seed"])]
    server: Option<String>,
    /// The table of the server to sit down at, or to watch
    #[arg(long, value_name = "ID", requires = "server", conflicts_with_all = ["game", "options", "seats"])]
    table: Option<String>,
    /// The name others read at the server
    #[arg(long, requires = "server")]
    name: Option<String>,
    /// Where the token is kept that says who you are at a server
    #[arg(long, value_name = "FILE", requires = "server")]
    tokens: Option<PathBuf>,
    /// Where `save` writes
    #[arg(long, value_name = "FILE")]
    save: Option<PathBuf>,
    /// How quickly bots answer
    #[arg(long, value_enum, default_value_t)]
    pace: Pace,
    /// Milliseconds a bot may think about one decision
    #[arg(long, value_name = "MS", default_value_t = 1_000, value_parser = super::whole::<u64>(1, 600_000))]
    bot_ms: u64,
    /// Line by line, for screen readers and pipes
    #[arg(long)]
    plain: bool,
}

/// Plays.
pub(crate) fn run(context: &Context, args: &Args) -> anyhow::Result<ExitCode> {
    let plain = args.plain || !std::io::stdout().is_terminal() || !std::io::stdin().is_terminal();
    let mut sitting: Box<dyn Sitting> = match &args.server {
        Some(url) => match sit_there(context, args, url)? {
            Some(there) => Box::new(there),
            None => return Ok(ExitCode::SUCCESS),
        },
        None => match sit_here(context, args, plain)? {
            Some(here) => Box::new(here),
            None => return Ok(ExitCode::FAILURE),
        },
    };
    if plain {
        plain::run(sitting.as_mut(), &mut std::io::stdin().lock(), &mut std::io::stdout().lock())?;
    } else {
        screen::run(sitting.as_mut())?;
    }
    Ok(ExitCode::SUCCESS)
}

/// A table in this process; nothing if the game to go on with does not hold, which has been told then.
fn sit_here(context: &Context, args: &Args, plain: bool) -> anyhow::Result<Option<Here>> {
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
                    return Ok(None);
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
    let sitters = seats.iter().map(|seat| sitter(seat, game.kind(), words)).collect::<anyhow::Result<_>>()?;
    let session = Session::begin(game, sitters, words, seed, file)?;
    // Line by line nothing is drawn over: there is nothing to wait for.
    let pace = if plain { Pace::Instant } else { args.pace };
    Ok(Some(Here::new(session, Budget::ms(args.bot_ms), pace)))
}

/// A place at a server's table; nothing if only its tables were asked for, which have been listed then.
fn sit_there(context: &Context, args: &Args, url: &str) -> anyhow::Result<Option<There>> {
    let mut keep = Keep::open(args.tokens.as_deref())?;
    let mut server = Server::new(url, context.words)?;
    server.token = keep.token(&server.base);
    let told = |trouble: Trouble, server: &Server| anyhow!(trouble.told(server));
    server.introduce(args.name.as_deref(), false).map_err(|trouble| told(trouble, &server))?;
    if let Some(token) = &server.token {
        keep.put(&server.base, token)?;
    }
    let asked = match (&args.table, args.game) {
        (Some(table), _) => join::sit_down(&server, table),
        (None, Some(kind)) => {
            let seats = if args.seats.is_empty() { default_seats(kind) } else { args.seats.clone() };
            join::open(&server, kind, &seats, &args.options)
        }
        (None, None) => {
            print!("{}", join::listed(&server).map_err(|trouble| told(trouble, &server))?);
            return Ok(None);
        }
    };
    asked.map(Some).map_err(|trouble| told(trouble, &server))
}

/// You against as many pups as the smallest table of more than one needs.
pub(crate) fn default_seats(kind: GameKind) -> Vec<String> {
    let players = kind.players().iter().copied().find(|players| *players > 1).unwrap_or(1);
    let mut seats = vec!["you".to_owned()];
    seats.resize(players, Level::FIRST.name().to_owned());
    seats
}

/// A bot by its level (also as records name it, `bot alpha`), `you`, or anybody else by name.
fn sitter(seat: &str, game: GameKind, words: &Words) -> anyhow::Result<Sitter> {
    let seat = seat.trim();
    let level = seat.strip_prefix("bot ").unwrap_or(seat);
    Ok(match level.parse::<Level>() {
        Ok(level) => Sitter::Bot(level.in_game(game)?),
        Err(_) if seat.is_empty() || seat == "you" => Sitter::Person(words.text("cli-play-you")),
        Err(_) => Sitter::Person(seat.chars().take(24).collect()),
    })
}
