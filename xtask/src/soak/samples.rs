//! What is measured while the server soaks: its memory and descriptors as the system counts them, its queues as it tells
//! them, how long its clients waited, and how busy the whole machine was meanwhile.

use std::fs;
use std::path::Path;
use std::time::Duration;

use anyhow::{Context, Result};

use super::people::{World, locked};
use crate::program::Server;

/// The curves, in the order in which they are drawn: name, unit.
pub(super) const CURVES: [(&str, &str); 10] = [
    ("memory", "MB"),
    ("descriptors", ""),
    ("latency p50", "ms"),
    ("latency p99", "ms"),
    ("tables in memory", ""),
    ("streams", ""),
    ("writes that wait", ""),
    ("bots that wait", ""),
    ("log by the file", "MB"),
    ("machine's load", ""),
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
        let names = CURVES.map(|(name, _)| name).join(",");
        let line = |row: &Row| {
            let values = row.values.map(|value| format!("{value:.2}")).join(",");
            format!("{:.0},{values}\n", row.at.as_secs_f64())
        };
        format!("seconds,{names}\n{}", self.rows.iter().map(line).collect::<String>())
    }

    /// The middle value of a curve in a part of the run, from 0 to 1.
    fn median(&self, curve: usize, from: f64, to: f64) -> f64 {
        let place = |part: f64| (self.rows.len() as f64 * part) as usize;
        let mut values: Vec<f64> =
            self.rows[place(from)..place(to)].iter().map(|row| row.values[curve]).collect();
        values.sort_by(f64::total_cmp);
        values.get(values.len() / 2).copied().unwrap_or_default()
    }

    /// In words: the second and the last quarter of each curve. The first fills the memory with tables.
    pub(super) fn told(&self) -> String {
        let line = |(curve, (name, unit)): (usize, &(&str, &str))| {
            let (early, late) = (self.median(curve, 0.25, 0.5), self.median(curve, 0.75, 1.0));
            let most = self.rows.iter().map(|row| row.values[curve]).fold(0.0, f64::max);
            format!("{name:18} {early:9.1} then {late:9.1} {unit:2} (most {most:.1})")
        };
        CURVES.iter().enumerate().map(line).collect::<Vec<_>>().join("\n")
    }
}
