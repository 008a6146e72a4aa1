//! `moonpack migrate`: a server's whole data from a file of SQLite to a PostgreSQL database, all of it or nothing.

use std::process::ExitCode;

use anyhow::Context as _;
use indicatif::{ProgressBar, ProgressStyle};
use moonpack_store::{Store, migrate, must_be_empty};

use crate::context::{Context, Database};

/// The arguments.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The file: sqlite:FILE; no server may run on it
    #[arg(long, value_name = "sqlite:FILE")]
    from: String,
    /// The database: postgres://USER@HOST/DATABASE
    #[arg(long, value_name = "postgres://…")]
    to: String,
}

/// Moves and verifies. A file of an older program is brought up to date first, as when a server starts on it.
pub(crate) fn run(context: &Context, args: &Args) -> anyhow::Result<ExitCode> {
    let from = Database::file(&args.from, "what is moved to PostgreSQL is a file: --from sqlite:FILE")?;
    let Database::Server(to) = Database::named(&args.to)? else {
        anyhow::bail!("--to: what is moved goes to a PostgreSQL database: --to postgres://USER@HOST/DATABASE")
    };
    // SQLite would make a file that is missing.
    std::fs::metadata(&from).with_context(|| from.display().to_string())?;
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build()?;
    let moved = runtime.block_on(async {
        must_be_empty(&to).await?;
        let file = moonpack_store::Sqlite::open(&from).await.with_context(|| from.display().to_string())?;
        let bar = ProgressBar::new(2 * file.count_tables().await?);
        bar.set_style(ProgressStyle::with_template("{wide_bar} {percent} % · {eta}")?);
        let moved = migrate(&file, &to, |tables| bar.inc(tables)).await;
        bar.finish_and_clear();
        file.close().await;
        anyhow::Ok(moved?)
    })?;
    let counts = [("tables", (moved.tables as usize).into()), ("entries", (moved.entries as usize).into())];
    println!("{}", context.words.with("cli-migrate-done", &counts));
    Ok(ExitCode::SUCCESS)
}
