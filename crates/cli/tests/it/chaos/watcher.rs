//! Somebody who watches tables at whichever node answers. When a stream breaks it goes on at another node after the last event
//! that was heard; nothing may be missing, and nothing may come twice.

use std::sync::Arc;
use std::time::Duration;

use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use serde_json::Value;
use tokio::sync::watch;
use tokio::time::timeout;

use super::journal::Journal;

/// A stream that is silent for so long is given up: the server says at least that it is alive every 15 seconds.
const SILENCE: Duration = Duration::from_secs(20);
/// How many happenings a table remembers: whoever comes back and missed no more is told each of them.
const REMEMBERED: u64 = 256;
/// How many wait for a stream that is read slowly. Beyond it the whole table comes.
const WAITING: u64 = 32;
/// A node that does not answer for so long is given up for another.
const CONNECT: Duration = Duration::from_secs(8);

pub(crate) async fn watch(
    bases: Vec<String>,
    number: u64,
    journal: Arc<Journal>,
    stop: watch::Receiver<bool>,
) {
    let mut dice = ChaCha8Rng::seed_from_u64(1_000 + number);
    let http = reqwest::Client::builder().connect_timeout(CONNECT).build().unwrap();
    while !*stop.borrow() {
        let Some(table) = journal.table_for(number) else {
            tokio::task::yield_now().await;
            continue;
        };
        let mut last = None;
        // So many streams of one table, then another table.
        for _ in 0..dice.random_range(1..4) {
            let base = &bases[dice.random_range(0..bases.len())];
            let mut request = http.get(format!("{base}/tables/{table}/events"));
            if let Some(last) = last {
                request = request.header("Last-Event-ID", u64::to_string(&last));
            }
            let Ok(Ok(response)) = timeout(CONNECT, request.send()).await else { continue };
            if response.status().is_success() {
                let many = dice.random_range(3..60);
                read(response, &table, many, &mut last, &journal, stop.clone()).await;
            }
        }
    }
}

/// Reads so many events, or until the stream breaks.
async fn read(
    mut response: reqwest::Response,
    table: &str,
    many: usize,
    last: &mut Option<u64>,
    journal: &Journal,
    mut stop: watch::Receiver<bool>,
) {
    let (mut buffer, mut read) = (Vec::new(), 0);
    while read < many {
        let chunk = tokio::select! {
            chunk = timeout(SILENCE, response.chunk()) => chunk,
            _ = stop.wait_for(|stop| *stop) => return,
        };
        let Ok(Ok(Some(chunk))) = chunk else { return };
        buffer.extend_from_slice(&chunk);
        while let Some(end) = buffer.windows(2).position(|pair| pair == b"\n\n") {
            let block = String::from_utf8(buffer.drain(..end + 2).collect()).unwrap();
            let field = |name: &str| block.lines().find_map(|line| line.strip_prefix(name)).map(str::trim);
            // Without a number it only says that it is alive.
            let (Some(name), Some(id), Some(data)) = (field("event:"), field("id:"), field("data:")) else {
                continue;
            };
            let event: u64 = id.parse().unwrap();
            if name == "table" {
                let spared = if read == 0 { REMEMBERED } else { WAITING };
                assert!(
                    last.is_none_or(|last| event > last + spared),
                    "{table}: a stream leaps from {last:?} to {event}"
                );
            } else {
                assert!(last.is_none_or(|last| event == last + 1), "{table}: {event} comes after {last:?}");
                let told: Value = serde_json::from_str(data).unwrap();
                journal.heard(table, event, told);
            }
            *last = Some(event);
            read += 1;
        }
    }
}
