//! What is counted, for Prometheus at `/metrics`.

use std::sync::Arc;
use std::time::Instant;

use axum::extract::{MatchedPath, Request, State};
use axum::middleware::Next;
use axum::response::Response;
use prometheus::{
    Encoder, Histogram, HistogramOpts, HistogramVec, IntCounter, IntCounterVec, IntGauge, Opts, Registry,
    TextEncoder,
};

use crate::App;

/// The counters of a server. Each server has its own, so that tests do not count each other.
pub(crate) struct Metrics {
    registry: Registry,
    pub(crate) tables_opened: IntCounter,
    pub(crate) actions: IntCounter,
    pub(crate) bot_thoughts: IntCounter,
    pub(crate) commit: Histogram,
    pub(crate) load: Histogram,
    requests: IntCounterVec,
    latency: HistogramVec,
    live_tables: IntGauge,
    streams: IntGauge,
    store_queue: IntGauge,
    bot_queue: IntGauge,
}

/// From a tenth of a millisecond to about three seconds.
const SECONDS: [f64; 16] =
    [0.0001, 0.0002, 0.0005, 0.001, 0.002, 0.003, 0.005, 0.01, 0.02, 0.03, 0.05, 0.1, 0.2, 0.5, 1.0, 3.0];

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
            load: histogram("moonpack_load_seconds", "Time to load a table by replaying it"),
            live_tables: gauge("moonpack_live_tables", "Tables in memory"),
            streams: gauge("moonpack_streams", "Open event streams"),
            store_queue: gauge("moonpack_store_queue", "Writes that wait for the disk"),
            bot_queue: gauge("moonpack_bot_queue", "Bots' decisions that wait for a thread"),
            requests,
            latency,
            registry,
        }
    }

    /// Everything in Prometheus' text format.
    pub(crate) fn text(&self, app: &App) -> String {
        self.live_tables.set(app.lobby.live_tables() as i64);
        self.streams.set(app.gate.open_streams() as i64);
        self.store_queue.set(app.store.queued() as i64);
        self.bot_queue.set(app.lobby.waiting_bots() as i64);
        let mut text = Vec::new();
        if let Err(error) = TextEncoder::new().encode(&self.registry.gather(), &mut text) {
            tracing::error!(%error, "metrics cannot be written");
        }
        String::from_utf8(text).unwrap_or_default()
    }
}

/// Counts a request under its route, never under its path: paths hold table ids, and there is no end to them.
pub(crate) async fn observe(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    let start = Instant::now();
    let matched = request.extensions().get::<MatchedPath>().cloned();
    let method = request.method().clone();
    let response = next.run(request).await;
    let route = matched.as_ref().map_or("other", MatchedPath::as_str);
    let status = response.status();
    app.metrics.requests.with_label_values(&[route, status.as_str()]).inc();
    app.metrics.latency.with_label_values(&[route]).observe(start.elapsed().as_secs_f64());
    tracing::debug!(%method, route, status = status.as_u16(), ms = start.elapsed().as_millis() as u64, "request");
    response
}
