//! `moonpack backup`: a copy of the database, taken while the server runs, and looked through before it counts.

use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::Context as _;
use moonpack_store::Sqlite;

use super::check;
use crate::context::{Context, Database};

/// The arguments.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The new file
    #[arg(value_name = "FILE")]
    file: PathBuf,
    /// Database
    #[arg(long, default_value = "sqlite:moonpack.db", value_name = "sqlite:FILE")]
    db: String,
}

/// Copies and checks the copy; the exit code is 1 if the copy has faults, which are then those of the original.
pub(crate) fn run(context: &Context, args: &Args) -> anyhow::Result<ExitCode> {
    let path = Database::file(&args.db, "PostgreSQL has a program of its own for copies, pg_dump")?;
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build()?;
    runtime.block_on(async {
        Sqlite::backup(&path, &args.file).await.with_context(|| path.display().to_string())?;
        let verdict = check::look_through(context, &args.file).await?;
        let (file, database) = (args.file.display().to_string(), path.display().to_string());
        let named = [("file", (&file).into()), ("database", (&database).into())];
        println!("{}", context.words.with("cli-backup-done", &named));
        Ok(verdict)
    })
}
