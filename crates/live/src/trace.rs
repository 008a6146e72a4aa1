//! Spans for traces: what is timed, and all that is told of it. Of the people and their games there is nothing in them, not even
//! the name of a table: whoever collects traces learns how long something took, and not what it was about.
//!
//! They stand under a target of their own, so that nobody pays for them unless somebody collects them.

use moonpack_bus::Task;
use tracing::field::Empty;
use tracing::{Span, info_span};

/// The target of all spans, and of nothing else.
pub const SPANS: &str = "moonpack_spans";

/// The field of a request that is filled in when it is answered.
pub const STATUS: &str = "http.response.status_code";

/// A request, under its route and never under its path: paths hold the names of tables.
pub fn request_span(method: &str, route: &str) -> Span {
    info_span!(target: SPANS, "request", otel.kind = "server", http.request.method = method, http.route = route,
        http.response.status_code = Empty)
}

/// Something is written to the store: so many entries of one table.
pub(crate) fn append_span(entries: usize) -> Span {
    info_span!(target: SPANS, "append", entries)
}

/// A job from the queue that nodes share.
pub(crate) fn job_span(task: &Task) -> Span {
    let task = match task {
        Task::Decide { .. } => "decide",
        Task::Advise { .. } => "advise",
        Task::Judge { .. } => "judge",
    };
    info_span!(target: SPANS, "job", otel.kind = "consumer", task)
}

/// Another node has rung, and what it wrote is read.
pub(crate) fn bell_span() -> Span {
    info_span!(target: SPANS, "bell", otel.kind = "consumer")
}
