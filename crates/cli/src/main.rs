//! The `moonpack` program: reads the command line, runs one command, turns its outcome into an exit code.
//!
//! Every command is one file in [`commands`]. The words of the help come from `locales/` like all others, see [`help`].

mod commands;
mod context;
mod guest;
mod help;
mod mcp;
mod play;
mod replay;
mod shown;
mod told;
mod tournament;
mod traces;

use std::process::ExitCode;

use clap::{CommandFactory, FromArgMatches, Parser};

use commands::Command;
use context::{Context, Global};

/// Three board games about wolves.
#[derive(Parser)]
#[command(name = "moonpack", version, disable_help_subcommand = true)]
struct Cli {
    #[command(flatten)]
    global: Global,
    #[command(subcommand)]
    command: Option<Command>,
}

/// Something could not be done at all: a file that cannot be read, a port that is taken.
/// 0 is success, 1 an answer of "no" (such as a record that does not hold), 2 a wrong command line (clap's number).
const FAILED: u8 = 3;

fn main() -> ExitCode {
    let words = help::words_wanted(std::env::args());
    let matches = help::translated(Cli::command(), words).get_matches();
    let cli = Cli::from_arg_matches(&matches).unwrap_or_else(|error| error.exit());
    let outcome = Context::new(&cli.global)
        .and_then(|context| cli.command.unwrap_or_else(|| Command::Serve(Default::default())).run(&context));
    outcome.unwrap_or_else(|error| {
        // A reader that has seen enough, such as `head`, is no failure.
        let closed = error.downcast_ref::<std::io::Error>().map(std::io::Error::kind);
        if closed == Some(std::io::ErrorKind::BrokenPipe) {
            return ExitCode::SUCCESS;
        }
        eprintln!("moonpack: {error:#}");
        ExitCode::from(FAILED)
    })
}
