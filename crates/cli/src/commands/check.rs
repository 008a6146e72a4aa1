//! `moonpack check`: looks through a database, also while the server runs, and names every table that is damaged.

use std::path::Path;
use std::process::ExitCode;

use anyhow::Context as _;
use moonpack_live::replays;
use moonpack_store::{Sqlite, Store, StoreError};
use rayon::prelude::*;

use crate::context::{Context, Database};

/// Tables that are read at a time.
const AT_ONCE: u32 = 200;

/// The arguments.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Database
    #[arg(long, default_value = "sqlite:moonpack.db", value_name = "sqlite:FILE")]
    db: String,
}

/// Checks the database; the exit code is 1 if something is wrong with it.
pub(crate) fn run(context: &Context, args: &Args) -> anyhow::Result<ExitCode> {
    let path = Database::file(&args.db, "PostgreSQL looks after its own files (pg_amcheck)")?;
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build()?;
    runtime.block_on(look_through(context, &path))
}

/// Looks through the database at `path` and tells what is wrong with it.
pub(crate) async fn look_through(context: &Context, path: &Path) -> anyhow::Result<ExitCode> {
    let store = Sqlite::read(path).await.with_context(|| path.display().to_string())?;
    let mut faults = store.faults().await?;
    let mut good = 0_usize;
    let mut after = String::new();
    loop {
        let ids = match store.ids(&after, AT_ONCE).await {
            Ok(ids) => ids,
            // A spoiled page of the file: those behind it cannot even be named.
            Err(error) => {
                faults.push(format!("{after}…: {error}"));
                break;
            }
        };
        let Some(last) = ids.last() else { break };
        after.clone_from(last);
        let mut read = Vec::with_capacity(ids.len());
        for id in ids {
            let stored = match store.table(&id).await {
                Ok(Some(stored)) => Ok(stored),
                // It was there a moment ago: a server that runs has retired it.
                Ok(None) => continue,
                Err(StoreError::Damaged(cause)) => Err(cause),
                Err(error) => Err(error.to_string()),
            };
            read.push((id, stored));
        }
        let verdicts: Vec<Result<(), String>> = read
            .into_par_iter()
            .map(|(id, stored)| {
                let sound = stored.and_then(|stored| replays(&context.contents, &stored));
                sound.map_err(|cause| format!("{}: {cause}", context.bold(&id)))
            })
            .collect();
        good += verdicts.iter().filter(|verdict| verdict.is_ok()).count();
        faults.extend(verdicts.into_iter().filter_map(Result::err));
    }
    store.close().await;
    for fault in &faults {
        println!("{fault}");
    }
    let counts = [("good", good.into()), ("failed", faults.len().into())];
    println!("{}", context.words.with("cli-check-sum", &counts));
    Ok(if faults.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}
