//! `moonpack serve`: the web app and its API, on one SQLite file or as a node of several on one PostgreSQL. Also what
//! `moonpack` does without a command.

use std::io::IsTerminal;
use std::net::SocketAddr;
use std::process::ExitCode;
use std::time::Duration;

use anyhow::Context as _;
use clap::Parser;
use moonpack_bus::Bus;
use moonpack_live::SPANS;
use moonpack_web::{App, Config, Limits, runtime, serve, serve_metrics};
use moonpack_words::Arg;
use tokio::net::TcpListener;
use tracing_subscriber::filter::filter_fn;
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::util::SubscriberInitExt;
use tracing_subscriber::{EnvFilter, Layer};

use crate::commands::whole;
use crate::context::{Context, Database};
use crate::traces::Traces;

/// The arguments.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Address to listen on; port 0 takes any free one
    #[arg(long, default_value = "127.0.0.1:7700", value_name = "ADDRESS")]
    listen: SocketAddr,
    /// Database
    #[arg(long, default_value = "sqlite:moonpack.db", value_name = "sqlite:FILE|postgres://…")]
    db: String,
    /// NATS server that joins several nodes
    #[arg(long, value_name = "nats://…")]
    nats: Option<String>,
    #[command(flatten)]
    together: Together,
    /// A reverse proxy stands in front and sets X-Forwarded-For
    #[arg(long)]
    behind_proxy: bool,
    /// The server is reached over HTTPS: mark cookies Secure
    #[arg(long)]
    https: bool,
    /// Show the metrics on this address alone, and not on the public one
    #[arg(long, value_name = "ADDRESS")]
    metrics_listen: Option<SocketAddr>,
    /// Call in all earlier tokens: all guests are strangers again (when somebody else may have the key)
    #[arg(long)]
    revoke_tokens: bool,
    /// Threads that bots think on (half the cores, unless given)
    #[arg(long, value_name = "N", value_parser = whole::<usize>(1, 256))]
    bot_threads: Option<usize>,
    /// Draw every table from this number: the same luck again and again, for tests only
    #[arg(long, value_name = "N")]
    seed: Option<u64>,
    /// Days a finished game is kept after the last thing that happened there; 0 for ever
    #[arg(long, default_value_t = 0, value_name = "DAYS", value_parser = whole::<u32>(0, 36_500))]
    keep_finished: u32,
    /// Days the chat of a finished game is kept; 0 as long as the game
    #[arg(long, default_value_t = 30, value_name = "DAYS", value_parser = whole::<u32>(0, 36_500))]
    keep_chat: u32,
    /// No limits on requests, streams and tables: for load tests only
    #[arg(long)]
    no_limits: bool,
    #[command(flatten)]
    logs: Logs,
}

/// What nodes and workers on one database must say alike: any of them goes on where another has begun.
#[derive(clap::Args)]
pub(super) struct Together {
    /// Seconds a node attends alone to bots, clocks and old games of a PostgreSQL; when it has died, another goes on after this
    #[arg(long, default_value_t = 30, value_name = "SECONDS", value_parser = whole::<u64>(1, 3_600))]
    lease: u64,
    /// Milliseconds a bot may think about one decision
    #[arg(long, default_value_t = 1500, value_name = "MS", value_parser = whole::<u64>(1, 600_000))]
    pub(super) bot_ms: u64,
    /// Milliseconds a bot waits before a decision while somebody looks at the page; half of it within one turn
    #[arg(long, default_value_t = 700, value_name = "MS", value_parser = whole::<u64>(0, 60_000))]
    bot_pause: u64,
}

impl Together {
    pub(super) fn lease(&self) -> Duration {
        Duration::from_secs(self.lease)
    }

    pub(super) fn bot_pause(&self) -> Duration {
        Duration::from_millis(self.bot_pause)
    }
}

/// What is told of how it runs.
#[derive(clap::Args)]
pub(super) struct Logs {
    /// Write logs as JSON lines
    #[arg(long)]
    log_json: bool,
    /// Send traces to this OpenTelemetry collector, as in http://HOST:4318
    #[arg(long, value_name = "URL")]
    otlp: Option<String>,
}

#[derive(Parser)]
struct Alone {
    #[command(flatten)]
    args: Args,
}

impl Default for Args {
    fn default() -> Self {
        Alone::parse_from(["moonpack"]).args
    }
}

/// Serves until it is told to stop (Ctrl-C or SIGTERM).
pub(crate) fn run(context: &Context, args: &Args) -> anyhow::Result<ExitCode> {
    let _sent_at_the_end = args.logs.begin()?;
    let runtime = runtime().build()?;
    runtime.block_on(serve_until_stopped(context, args))?;
    Ok(ExitCode::SUCCESS)
}

async fn serve_until_stopped(context: &Context, args: &Args) -> anyhow::Result<()> {
    let database = Database::named(&args.db)?;
    anyhow::ensure!(
        args.nats.is_none() || matches!(database, Database::Server(_)),
        "--nats joins nodes that share a PostgreSQL; a file of SQLite has one server"
    );
    // Before the database is brought up to date: whoever cannot begin changes nothing.
    let bus = match &args.nats {
        Some(url) => Bus::connect(url).await?,
        None => Bus::alone(),
    };
    let store = database.open(args.together.lease()).await?;
    let listener = TcpListener::bind(args.listen).await.with_context(|| args.listen.to_string())?;
    let address = format!("http://{}", listener.local_addr()?);
    let defaults = Config::default();
    let config = Config {
        limits: if args.no_limits { Limits::none() } else { defaults.limits },
        behind_proxy: args.behind_proxy,
        https: args.https,
        own_metrics: args.metrics_listen.is_some(),
        revoke_tokens: args.revoke_tokens,
        bot_threads: args.bot_threads.unwrap_or(defaults.bot_threads),
        bot_ms: args.together.bot_ms,
        bot_pause: args.together.bot_pause(),
        seed: args.seed,
        keep_finished: Some(args.keep_finished).filter(|days| *days > 0),
        keep_chat: Some(args.keep_chat).filter(|days| *days > 0),
        bus,
        ..defaults
    };
    let app = App::new(store, context.contents.clone(), config).await?;
    if let Some(address) = args.metrics_listen {
        let listener = TcpListener::bind(address).await.with_context(|| address.to_string())?;
        let app = app.clone();
        tokio::spawn(async move {
            if let Err(error) = serve_metrics(listener, app).await {
                tracing::error!(%error, "the metrics are no longer shown");
            }
        });
    }
    println!("{}", context.words.with("cli-serve-ready", &[("address", Arg::from(&address))]));
    serve(listener, app, stopped()).await?;
    Ok(())
}

/// Done when somebody presses Ctrl-C or the system asks the program to end.
pub(super) async fn stopped() {
    let ctrl_c = async {
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending::<()>().await;
        }
    };
    #[cfg(unix)]
    let terminated = async {
        match tokio::signal::unix::signal(tokio::signal::unix::SignalKind::terminate()) {
            Ok(mut signal) => {
                signal.recv().await;
            }
            Err(_) => std::future::pending().await,
        }
    };
    #[cfg(not(unix))]
    let terminated = std::future::pending::<()>();
    tokio::select! {
        () = ctrl_c => {}
        () = terminated => {}
    }
    tracing::info!("stopping");
}

impl Logs {
    /// Logs go to standard error; `MOONPACK_LOG` says how much, as in `MOONPACK_LOG=moonpack_web=debug`. Traces, where they are
    /// wanted, are sent until what is returned is dropped.
    pub(super) fn begin(&self) -> anyhow::Result<Option<Traces>> {
        let traces = self.otlp.as_deref().map(Traces::to).transpose()?;
        let filter = EnvFilter::try_from_env("MOONPACK_LOG").unwrap_or_else(|_| EnvFilter::new("info"));
        let log = tracing_subscriber::fmt::layer().with_writer(std::io::stderr);
        let log = log.with_ansi(std::io::stderr().is_terminal());
        let log = if self.log_json { log.json().boxed() } else { log.boxed() };
        // Spans are for traces alone.
        let log = log.with_filter(filter).with_filter(filter_fn(|about| about.target() != SPANS));
        tracing_subscriber::registry().with(log).with(traces.as_ref().map(Traces::layer)).init();
        Ok(traces)
    }
}
