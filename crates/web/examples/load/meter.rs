//! What is measured beside the answers: the disk by itself, and what the server has counted.

use std::io::{Seek, Write};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// Times the disk by itself: one block, written in place and synced, again and again.
pub(crate) struct DiskWatch {
    stop: Arc<AtomicBool>,
    thread: std::thread::JoinHandle<Vec<Duration>>,
}

impl DiskWatch {
    pub(crate) fn start() -> Self {
        let mut file = tempfile::tempfile().unwrap();
        let stop = Arc::new(AtomicBool::new(false));
        let over = stop.clone();
        let thread = std::thread::spawn(move || {
            let mut times = Vec::new();
            while !over.load(Ordering::Relaxed) {
                std::thread::sleep(Duration::from_millis(20));
                let begun = Instant::now();
                file.rewind().unwrap();
                file.write_all(&[7; 4096]).unwrap();
                file.sync_data().unwrap();
                times.push(begun.elapsed());
            }
            times
        });
        Self { stop, thread }
    }

    pub(crate) fn stop(self) -> Vec<Duration> {
        self.stop.store(true, Ordering::Relaxed);
        self.thread.join().unwrap()
    }
}

/// How many of what a histogram has counted since took how long.
pub(crate) fn tail(before: &str, now: &str, name: &str) -> String {
    let count = |text: &str, line: &str| -> u64 {
        let value = text.lines().find_map(|found| found.strip_prefix(line)?.trim().parse().ok());
        value.unwrap_or_default()
    };
    let since = |line: &str| count(now, line) - count(before, line);
    let all = since(&format!("{name}_count"));
    let over = |seconds: &str| all - since(&format!("{name}_bucket{{le=\"{seconds}\"}}"));
    format!(
        "{all}, of them {} over 10 ms, {} over 50 ms, {} over 100 ms",
        over("0.01"),
        over("0.05"),
        over("0.1")
    )
}

pub(crate) fn percentiles(mut times: Vec<Duration>) -> String {
    times.sort();
    let at = |share: f64| times[((times.len() - 1) as f64 * share) as usize].as_secs_f64() * 1000.0;
    if times.is_empty() {
        return "nothing measured".into();
    }
    format!(
        "p50 {:.1} ms, p99 {:.1} ms, p99.9 {:.1} ms, worst {:.1} ms ({} measured)",
        at(0.5),
        at(0.99),
        at(0.999),
        at(1.0),
        times.len()
    )
}
