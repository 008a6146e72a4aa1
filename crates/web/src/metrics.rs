//! What is counted, for Prometheus at `/metrics`.

use std::time::Duration;

use moonpack_live::Meter;
use moonpack_store::DiskMeter;
use prometheus::{
    Encoder, Histogram, HistogramOpts, HistogramVec, IntCounter, IntCounterVec, IntGauge, Opts, Registry,
    TextEncoder,
};

/// The counters of a server. Each server has its own, so that tests do not count each other.
pub(crate) struct Metrics {
    registry: Registry,
    tables_opened: IntCounter,
    actions: IntCounter,
    bot_thoughts: IntCounter,
    commit: Histogram,
    transaction: Histogram,
    checkpoint: Histogram,
    load: Histogram,
    late: Histogram,
    requests: IntCounterVec,
    latency: HistogramVec,
    live_tables: IntGauge,
    streams: IntGauge,
    store_queue: IntGauge,
    store_failures: IntCounter,
    bot_queue: IntGauge,
}

/// From a tenth of a millisecond to about three seconds.
const SECONDS: [f64; 16] =
    [0.0001, 0.0002, 0.0005, 0.001, 0.002, 0.003, 0.005, 0.01, 0.02, 0.03, 0.05, 0.1, 0.2, 0.5, 1.0, 3.0];

/// What is asked for when somebody looks.
pub(crate) struct Gauges {
    pub(crate) live_tables: usize,
    pub(crate) streams: usize,
    pub(crate) store_queue: usize,
    pub(crate) store_failures: u64,
    pub(crate) bot_queue: usize,
}

impl Metrics {
    pub(crate) fn new() -> Self {
        let registry = Registry::new();
        let keep = |collector: Box<dyn prometheus::core::Collector>| {
            registry.register(collector).expect("each name is registered once");
        };
        let counter = |name: &str, help: &str| {
            let counter = IntCounter::new(name, help).expect("the name is valid");
            keep(Box::new(counter.clone()));
            counter
        };
        let gauge = |name: &str, help: &str| {
            let gauge = IntGauge::new(name, help).expect("the name is valid");
            keep(Box::new(gauge.clone()));
            gauge
        };
        let options = |name: &str, help: &str| HistogramOpts::new(name, help).buckets(SECONDS.to_vec());
        let histogram = |name: &str, help: &str| {
            let histogram = Histogram::with_opts(options(name, help)).expect("the name is valid");
            keep(Box::new(histogram.clone()));
            histogram
        };
        let requests = IntCounterVec::new(
            Opts::new("moonpack_requests_total", "Requests by route and status"),
            &["route", "status"],
        )
        .expect("the name is valid");
        keep(Box::new(requests.clone()));
        let latency = HistogramVec::new(
            options("moonpack_request_seconds", "Time until the first byte of an answer, by route"),
            &["route"],
        )
        .expect("the name is valid");
        keep(Box::new(latency.clone()));
        Self {
            tables_opened: counter("moonpack_tables_opened_total", "Tables opened since the start"),
            actions: counter("moonpack_steps_total", "Decisions, undos and resignations made durable"),
            bot_thoughts: counter("moonpack_bot_decisions_total", "Decisions that bots came to"),
            commit: histogram("moonpack_commit_seconds", "Time until a change is on the disk"),
            transaction: histogram(
                "moonpack_transaction_seconds",
                "Time of one transaction, without the wait for those before it",
            ),
            checkpoint: histogram(
                "moonpack_checkpoint_seconds",
                "Time to put what was committed back into the file, while nobody waits",
            ),
            load: histogram("moonpack_load_seconds", "Time to load a table by replaying it"),
            late: histogram(
                "moonpack_late_seconds",
                "How late a tick of the server's own comes, ten a second: how long the machine keeps it waiting",
            ),
            live_tables: gauge("moonpack_live_tables", "Tables in memory"),
            streams: gauge("moonpack_streams", "Open event streams"),
            store_queue: gauge("moonpack_store_queue", "Writes that wait for the disk"),
            store_failures: counter(
                "moonpack_store_failures_total",
                "Transactions that the disk did not take",
            ),
            bot_queue: gauge("moonpack_bot_queue", "Bots' decisions that wait for a thread"),
            requests,
            latency,
            registry,
        }
    }

    /// Everything in Prometheus' text format.
    pub(crate) fn text(&self, now: &Gauges) -> String {
        self.live_tables.set(now.live_tables as i64);
        self.streams.set(now.streams as i64);
        self.store_queue.set(now.store_queue as i64);
        self.store_failures.inc_by(now.store_failures.saturating_sub(self.store_failures.get()));
        self.bot_queue.set(now.bot_queue as i64);
        let mut text = Vec::new();
        if let Err(error) = TextEncoder::new().encode(&self.registry.gather(), &mut text) {
            tracing::error!(%error, "metrics cannot be written");
        }
        String::from_utf8(text).unwrap_or_default()
    }

    /// A tick of our own came so late.
    pub(crate) fn late(&self, by: Duration) {
        self.late.observe(by.as_secs_f64());
    }

    /// A request was answered.
    pub(crate) fn answered(&self, route: &str, status: &str, took: Duration) {
        self.requests.with_label_values(&[route, status]).inc();
        self.latency.with_label_values(&[route]).observe(took.as_secs_f64());
    }
}

impl DiskMeter for Metrics {
    fn transaction(&self, took: Duration) {
        self.transaction.observe(took.as_secs_f64());
    }

    fn checkpoint(&self, took: Duration) {
        self.checkpoint.observe(took.as_secs_f64());
    }
}

impl Meter for Metrics {
    fn opened(&self) {
        self.tables_opened.inc();
    }

    fn steps(&self, steps: u64) {
        self.actions.inc_by(steps);
    }

    fn bot_decided(&self) {
        self.bot_thoughts.inc();
    }

    fn committed(&self, took: Duration) {
        self.commit.observe(took.as_secs_f64());
    }

    fn loaded(&self, took: Duration) {
        self.load.observe(took.as_secs_f64());
    }
}
