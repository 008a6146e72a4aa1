//! `moonpack replay`: a recorded game step by step, on a screen with keys or as plain text.

use std::io::{IsTerminal, Write};
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::Context as _;
use moonpack_games::Record;

use crate::context::{Context, read_bytes};
use crate::replay::{Reel, plain, screen};
use crate::told;

/// The arguments.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The record; - reads it from standard input
    #[arg(value_name = "FILE")]
    file: PathBuf,
    /// Begin after so many steps; without a terminal, show only that position
    #[arg(long, value_name = "STEP")]
    at: Option<usize>,
}

/// Shows the record; one that does not hold is an answer of "no".
pub(crate) fn run(context: &Context, args: &Args) -> anyhow::Result<ExitCode> {
    let name = args.file.display().to_string();
    let bytes = read_bytes(&args.file).with_context(|| name.clone())?;
    let record = match Record::read(&context.contents, bytes) {
        Ok(record) => record,
        Err(error) => {
            eprintln!("{name}: {}", told::record_error(&error, context.words));
            return Ok(ExitCode::FAILURE);
        }
    };
    let reel = Reel::new(&record, context.words);
    if std::io::stdout().is_terminal() && std::io::stdin().is_terminal() {
        screen::run(&reel, args.at.unwrap_or(0))?;
    } else {
        std::io::stdout().lock().write_all(plain::write(&reel, args.at).as_bytes())?;
    }
    Ok(ExitCode::SUCCESS)
}
