//! What is measured while the server soaks: its memory and descriptors as the system counts them, its queues as it tells
//! them, how long its clients waited, and how busy the whole machine was meanwhile.

use std::fs;
use std::path::Path;
use std::time::Duration;

use anyhow::{Context, Result};

use super::people::{World, locked};
use crate::program::Server;

/// What one curve shows, and how far it may rise in one life of the server.
pub(super) struct Curve {
    pub(super) name: &'static str,
    pub(super) unit: &'static str,
    /// The share of itself and the amount by which it may rise; a curve without is drawn and not judged.
    pub(super) may_rise: Option<(f64, f64)>,
}

/// The curves, in the order in which they are drawn. The median of the latency has room for somebody else's compiler; its
/// peaks are the machine's and have no limit. The log's file stays as long as it ever was, and its limit is the store's.
pub(super) const CURVES: [Curve; 10] = [
    Curve { name: "memory", unit: "MB", may_rise: Some((0.03, 2.0)) },
    Curve { name: "descriptors", unit: "", may_rise: Some((0.1, 6.0)) },
    Curve { name: "latency p50", unit: "ms", may_rise: Some((0.5, 10.0)) },
    Curve { name: "latency p99", unit: "ms", may_rise: None },
    Curve { name: "tables in memory", unit: "", may_rise: Some((0.1, 20.0)) },
    Curve { name: "streams", unit: "", may_rise: Some((0.1, 4.0)) },
    Curve { name: "writes that wait", unit: "", may_rise: Some((0.1, 4.0)) },
    Curve { name: "bots that wait", unit: "", may_rise: Some((0.1, 4.0)) },
    Curve { name: "log by the file", unit: "MB", may_rise: None },
    Curve { name: "machine's load", unit: "", may_rise: None },
];

/// One moment.
pub(super) struct Row {
    pub(super) at: Duration,
    pub(super) values: [f64; CURVES.len()],
}

/// The whole run.
#[derive(Default)]
pub(super) struct Samples {
    pub(super) rows: Vec<Row>,
    pub(super) kills: Vec<Duration>,
}

/// Takes one sample.
pub(super) fn take(server: &Server, world: &World, log: &Path, at: Duration) -> Result<Row> {
    let process = format!("/proc/{}", server.process());
    let status = fs::read_to_string(format!("{process}/status")).context("the server has ended by itself")?;
    let kilobytes =
        status.lines().find_map(|line| line.strip_prefix("VmRSS:")?.trim().split(' ').next()?.parse().ok());
    let descriptors = fs::read_dir(format!("{process}/fd"))?.count();
    let metrics =
        ureq::get(format!("http://{}/metrics", server.address)).call()?.body_mut().read_to_string()?;
    let gauge = |name: &str| -> f64 {
        let value = metrics.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' ')?.parse().ok());
        value.unwrap_or_default()
    };
    let load = fs::read_to_string("/proc/loadavg")?;
    let mut timed = std::mem::take(&mut *locked(&world.timed));
    timed.sort_unstable();
    let part = |part: usize| timed.get(timed.len() * part / 100).map_or(0.0, |time| time.as_secs_f64() * 1e3);
    let values = [
        kilobytes.unwrap_or(0.0) / 1024.0,
        descriptors as f64,
        part(50),
        part(99),
        gauge("moonpack_live_tables"),
        gauge("moonpack_streams"),
        gauge("moonpack_store_queue"),
        gauge("moonpack_bot_queue"),
        fs::metadata(log).map_or(0.0, |log| log.len() as f64 / 1e6),
        load.split(' ').next().and_then(|load| load.parse().ok()).unwrap_or_default(),
    ];
    Ok(Row { at, values })
}

impl Samples {
    /// Every sample as a line, and what the curves are called above them.
    pub(super) fn csv(&self) -> String {
        let names = CURVES.map(|curve| curve.name).join(",");
        let line = |row: &Row| {
            let values = row.values.map(|value| format!("{value:.2}")).join(",");
            format!("{:.0},{values}\n", row.at.as_secs_f64())
        };
        format!("seconds,{names}\n{}", self.rows.iter().map(line).collect::<String>())
    }
}
