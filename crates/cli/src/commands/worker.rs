//! `moonpack worker`: thinks for nodes that share a PostgreSQL and a NATS: bots' decisions, hints, analyses. It answers no requests and keeps no truth:
//! whatever happens to it, another takes its jobs.

use std::process::ExitCode;
use std::sync::Arc;

use moonpack_bus::Bus;
use moonpack_live::{Lobby, Settings, share_time};
use tokio::sync::watch;

use super::serve::{Logs, Together, stopped};
use super::whole;
use crate::context::{Context, Database};

/// The arguments.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Database that the nodes share
    #[arg(long, value_name = "postgres://…")]
    db: String,
    /// NATS server that joins them
    #[arg(long, value_name = "nats://…")]
    nats: String,
    /// Threads that bots think on; as many as there are cores unless it is said
    #[arg(long, value_name = "N", value_parser = whole::<u64>(1, 1_024))]
    threads: Option<u64>,
    #[command(flatten)]
    together: Together,
    #[command(flatten)]
    logs: Logs,
}

/// Works until it is told to stop.
pub(crate) fn run(context: &Context, args: &Args) -> anyhow::Result<ExitCode> {
    let _sent_at_the_end = args.logs.begin()?;
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(work_until_stopped(context, args))?;
    Ok(ExitCode::SUCCESS)
}

async fn work_until_stopped(context: &Context, args: &Args) -> anyhow::Result<()> {
    let database = Database::named(&args.db)?;
    anyhow::ensure!(
        matches!(database, Database::Server(_)),
        "--db: a worker thinks for nodes that share a PostgreSQL: --db postgres://USER@HOST/DATABASE"
    );
    // Before the database is brought up to date: whoever cannot begin changes nothing.
    let bus = Bus::connect(&args.nats).await?;
    let store = database.open(args.together.lease()).await?;
    share_time(&*store).await?;
    let threads = args.threads.map_or_else(
        || std::thread::available_parallelism().map_or(1, usize::from),
        |threads| threads as usize,
    );
    let settings = Settings {
        bot_threads: threads,
        bot_ms: args.together.bot_ms,
        bot_pause: args.together.bot_pause(),
        bus,
        ..Settings::default()
    };
    let (stop, stopping) = watch::channel(false);
    let lobby =
        Lobby::start(store.clone(), context.contents.clone(), Arc::new(()), settings, stopping).await?;
    println!("{}", context.words.with("cli-worker-ready", &[("threads", threads.into())]));
    stopped().await;
    stop.send_replace(true);
    lobby.stop().await;
    store.close().await;
    Ok(())
}
