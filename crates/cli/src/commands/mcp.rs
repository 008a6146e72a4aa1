//! `moonpack mcp`: a player at a table for a language model, by the Model Context Protocol on standard input and output.

use std::path::PathBuf;
use std::process::ExitCode;

use crate::context::Context;
use crate::guest::{Keep, Server};
use crate::mcp;

/// The arguments.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The server at whose tables the model may sit down
    #[arg(long, value_name = "URL")]
    server: Option<String>,
    /// The name others read at the server
    #[arg(long, requires = "server")]
    name: Option<String>,
    /// Where the token is kept that says who the model is at the server
    #[arg(long, value_name = "FILE", requires = "server")]
    tokens: Option<PathBuf>,
    /// Milliseconds a bot may think about one decision
    #[arg(long, value_name = "MS", default_value_t = 500, value_parser = super::whole::<u64>(1, 60_000))]
    bot_ms: u64,
}

/// Answers until the input ends.
pub(crate) fn run(context: &Context, args: Args) -> anyhow::Result<ExitCode> {
    let server = match &args.server {
        Some(url) => {
            let mut keep = Keep::open(args.tokens.as_deref())?;
            let mut server = Server::new(url, context.words)?;
            server.token = keep.token(&server.base);
            server
                .introduce(args.name.as_deref(), true)
                .map_err(|trouble| anyhow::anyhow!(trouble.told(&server)))?;
            if let Some(token) = &server.token {
                keep.put(&server.base, token)?;
            }
            Some(server)
        }
        None => None,
    };
    let seat = mcp::Player::new(context.words, context.contents.clone(), server, args.bot_ms);
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build()?;
    runtime.block_on(mcp::serve(seat))?;
    Ok(ExitCode::SUCCESS)
}
