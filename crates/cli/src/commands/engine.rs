//! `moonpack engine`: the engine protocol on stdin and stdout. The protocol itself is `moonpack-engine`.

use std::process::ExitCode;

use moonpack_engine::{Session, serve};

use crate::context::Context;

/// The arguments: none.
#[derive(clap::Args)]
pub(crate) struct Args {}

/// Answers lines until there are no more.
pub(crate) fn run(context: &Context, _args: &Args) -> anyhow::Result<ExitCode> {
    let mut session = Session::new(context.contents.clone(), context.words.lang());
    serve(&mut session, std::io::stdin().lock(), std::io::stdout().lock())?;
    Ok(ExitCode::SUCCESS)
}
