//! The chaos test: three nodes of the real program, their clocks minutes apart, and two workers on one PostgreSQL and one NATS,
//! clients that play all three games, ask for hints and analyses and watch at whichever node answers, and one thing after the
//! other that dies, hangs or is cut off. Afterwards the clients' own journals are held against each other and against the
//! database.
//!
//! `cargo xtask chaos --rounds 200` is the long form. Where `MOONPACK_CHAOS_FROM` names the program of an earlier day, everything
//! begins as that and becomes this one whenever it is started again: two versions side by side.

mod cluster;
mod journal;
mod player;
mod watcher;
mod way;

use std::sync::Arc;
use std::time::{Duration, Instant};

use moonpack_store::{Postgres, PostgresOptions, Store};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use tokio::sync::watch;
use tokio::task::JoinSet;

use cluster::{Cluster, LONG};
use journal::Journal;

/// The kinds of trouble; the tests have time for one of each.
const KINDS: u64 = 9;
const NODES: usize = 3;
const WORKERS: usize = 2;
/// Nothing may take longer than this.
const PATIENCE: Duration = Duration::from_secs(120);
/// Game, seats, clock. Whoever has five minutes for a decision has them at a node whose clock is seven minutes ahead.
const TABLES: [(&str, &str, &str); 7] = [
    ("lone-wolves", r#"["you","you"]"#, "relaxed"),
    ("lone-wolves", r#"["you",{"bot":"hunter"}]"#, "off"),
    ("the-wolves", r#"["you","you","you"]"#, "off"),
    ("the-wolves", r#"["you",{"bot":"random"},{"bot":"random"}]"#, "relaxed"),
    ("wolfwalkers", r#"["you","you"]"#, "relaxed"),
    ("wolfwalkers", r#"["you",{"bot":"elder"}]"#, "off"),
    ("lone-wolves", r#"[{"bot":"hunter"},{"bot":"elder"}]"#, "off"),
];

/// Waits until so many more decisions are acknowledged.
async fn progress(count: &mut watch::Receiver<u64>, more: u64, what: &str) {
    let goal = *count.borrow_and_update() + more;
    let told = tokio::time::timeout(PATIENCE, count.wait_for(|count| *count >= goal)).await;
    assert!(told.is_ok(), "the tables stand still: {what}");
}

/// One thing goes wrong and is put right again while clients are at it.
async fn trouble(cluster: &mut Cluster, round: u64, dice: &mut ChaCha8Rng, count: &mut watch::Receiver<u64>) {
    let kind = if round < KINDS { round } else { dice.random_range(0..KINDS) };
    let (some, worker) = (dice.random_range(5..40), dice.random_range(0..WORKERS));
    let node = dice.random_range(0..NODES);
    let Cluster { nodes, workers, postgres, nats } = cluster;
    let node = &mut nodes[node];
    match kind {
        0 => {
            node.program.kill();
            progress(count, some, "a node was killed").await;
            node.again();
        }
        1 => {
            postgres.kill();
            postgres.resume();
        }
        2 => {
            nats.kill();
            progress(count, some, "NATS was killed").await;
            nats.resume();
        }
        3 => {
            node.database.cut();
            progress(count, some, "a node was cut off from the database").await;
            node.database.heal();
        }
        4 => {
            node.nats.cut();
            progress(count, some, "a node was cut off from NATS").await;
            node.nats.heal();
        }
        5 => {
            node.database.silence();
            progress(count, some, "the database is silent to a node").await;
            node.database.heal();
        }
        6 => {
            // A node and a worker at once: each has leases of its own.
            node.program.signal("STOP");
            workers[worker].signal("STOP");
            let begun = Instant::now();
            while begun.elapsed() < LONG {
                progress(count, 1, "a node and a worker were paused").await;
            }
            node.program.signal("CONT");
            workers[worker].signal("CONT");
        }
        7 => {
            workers[worker].kill();
            progress(count, some, "a worker was killed").await;
            workers[worker].again();
        }
        _ => {
            // An update, one by one.
            for node in nodes {
                node.program.stop();
                node.again();
                progress(count, 1, "a node was replaced").await;
            }
            for worker in workers {
                worker.stop();
                worker.again();
            }
        }
    }
    progress(count, some, &format!("after trouble of kind {kind}")).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whatever_dies_nothing_acknowledged_is_lost_or_doubled_and_every_stream_is_whole() {
    let rounds = std::env::var("MOONPACK_CHAOS_ROUNDS").map_or(KINDS, |rounds| rounds.parse().unwrap());
    let mut cluster = Cluster::start(NODES, WORKERS);
    let journal = Arc::new(Journal::default());
    let (stop, stopped) = watch::channel(false);
    let mut players = JoinSet::new();
    for (number, (game, seats, clock)) in TABLES.into_iter().enumerate() {
        let table = player::Wish { game, seats, clock };
        let player = player::Player::new(cluster.bases(), table, number as u64, journal.clone()).await;
        players.spawn(player.run(stopped.clone()));
    }
    let mut watchers = JoinSet::new();
    for number in 0..6 {
        watchers.spawn(watcher::watch(cluster.bases(), number, journal.clone(), stopped.clone()));
    }
    let mut dice = ChaCha8Rng::seed_from_u64(0x0c4a_0517);
    let mut count = journal.acknowledged.subscribe();
    progress(&mut count, 20, "from the beginning").await;
    for round in 0..rounds {
        trouble(&mut cluster, round, &mut dice, &mut count).await;
        while let Some(ended) = watchers.try_join_next() {
            ended.unwrap();
        }
    }
    // In peace everybody finishes the game they are at.
    stop.send_replace(true);
    let finish = async {
        let mut players_done = Vec::new();
        while let Some(player) = players.join_next().await {
            players_done.push(player.unwrap());
        }
        players_done
    };
    let players = tokio::time::timeout(2 * PATIENCE, finish).await.expect("every game comes to its end");
    while let Some(ended) = watchers.join_next().await {
        ended.unwrap();
    }
    let store = Postgres::open(&cluster.postgres.url(), PostgresOptions::default()).await.unwrap();
    let mut unanswered = 0;
    for player in &players {
        unanswered += player.check(&store, &journal).await;
    }
    store.close().await;
    let (tables, events, heard) = journal.counts();
    let advice = journal.advice();
    assert!(heard > 0 && advice > 0 && *count.borrow() > 0);
    println!(
        "{rounds} troubles, {tables} games, {} decisions acknowledged, {unanswered} without an answer, {advice} hints and \
         analyses, {events} events heard {heard} times: none lost, none doubled, none told in two ways, every stream whole",
        *count.borrow()
    );
}
