//! The commands of the program, one file each. A command has `Args` for clap and a `run`; a new one is added by its
//! `mod`, its variant and its arm.

mod backup;
mod bench;
mod bench_bots;
mod check;
mod engine;
pub(crate) mod games;
mod match_;
mod mcp;
mod migrate;
mod play;
pub(crate) use play::default_seats;
mod replay;
pub(crate) mod serve;
mod verify;
mod worker;

use std::process::ExitCode;

use clap::Subcommand;
use clap::builder::RangedU64ValueParser;

use crate::context::Context;

/// What the program can do. The texts are translated in `locales/*/cli.ftl`.
#[derive(Subcommand)]
pub(crate) enum Command {
    /// Serve the web app and its API
    Serve(serve::Args),
    /// Play in the terminal
    Play(play::Args),
    /// List the games with their player counts and options
    Games(games::Args),
    /// Show a recorded game step by step
    Replay(replay::Args),
    /// Replay records and say which hold
    Verify(verify::Args),
    /// Measure how fast the rules are, on one core
    Bench(bench::Args),
    /// Answer the engine protocol: one JSON object a line in, one out
    Engine(engine::Args),
    /// Copy the database to a new file, also while the server runs, and look through the copy
    Backup(backup::Args),
    /// Look through the database: every table replays under its rules, every row can be read
    Check(check::Args),
    /// Think for the bots of nodes that share a PostgreSQL and a NATS
    Worker(worker::Args),
    /// Move all data from a file of SQLite to an empty PostgreSQL database, and verify it
    Migrate(migrate::Args),
    /// Answer the Model Context Protocol: a place at a table for a language model
    Mcp(mcp::Args),
    /// Let bots play against each other and tell how good they are
    Match(match_::Args),
}

impl Command {
    /// Does it.
    pub(crate) fn run(self, context: &Context) -> anyhow::Result<ExitCode> {
        match self {
            Self::Serve(args) => serve::run(context, &args),
            Self::Play(args) => play::run(context, &args),
            Self::Games(args) => games::run(context, &args),
            Self::Replay(args) => replay::run(context, &args),
            Self::Verify(args) => verify::run(context, &args),
            Self::Bench(args) => bench::run(context, &args),
            Self::Engine(args) => engine::run(context, &args),
            Self::Backup(args) => backup::run(context, &args),
            Self::Check(args) => check::run(context, &args),
            Self::Worker(args) => worker::run(context, &args),
            Self::Migrate(args) => migrate::run(context, &args),
            Self::Mcp(args) => mcp::run(context, args),
            Self::Match(args) => match_::run(context, &args),
        }
    }
}

/// A number within bounds: nothing is built, started or reserved before it is looked at.
pub(crate) fn whole<T>(least: u64, most: u64) -> RangedU64ValueParser<T>
where
    T: TryFrom<u64> + Clone + Send + Sync + 'static,
    <T as TryFrom<u64>>::Error: std::error::Error + Send + Sync + 'static,
{
    RangedU64ValueParser::new().range(least..=most)
}
