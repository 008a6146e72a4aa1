//! Spans for traces: what is timed of the tables, and all that is told of it; requests are timed where they come in. Of the people and their games there is nothing in them, not even
//! the name of a table: whoever collects traces learns how long something took, and not what it was about.
//!
//! They stand under a target of their own, so that nobody pays for them unless somebody collects them.

use moonpack_bus::Task;
use tracing::{Span, info_span};

/// The target of all spans, those of doors included, and of nothing else.
pub const SPANS: &str = "moonpack_spans";

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
