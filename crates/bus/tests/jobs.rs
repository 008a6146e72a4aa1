//! Bots' jobs on a real NATS.

#![allow(clippy::unwrap_used, reason = "what cannot be set up fails its test")]

use moonpack_bus::{Bus, Job};
use moonpack_services::Nats;

fn job(table: &str, rank: u8) -> Job {
    Job { table: table.into(), version: 7, rank, ms: 5, ready: -1 }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_job_with_the_most_hurry_is_taken_first_and_once_and_what_is_given_back_comes_again() {
    let nats = Nats::start();
    let node = Bus::connect(&nats.url()).await.unwrap();
    let worker = Bus::connect(&nats.url()).await.unwrap();
    for (table, rank) in [("bots", 2), ("played", 1), ("awaited", 0), ("awaited", 0)] {
        assert!(node.post(&job(table, rank)).await);
    }
    assert_eq!(worker.jobs_waiting().await, 3, "the same job twice is one");
    let first = worker.take().await;
    assert_eq!(first.job, job("awaited", 0));
    first.give_back().await;
    let again = node.take().await;
    assert_eq!(again.job, job("awaited", 0), "another is given it at once");
    again.done().await;
    for (table, rank) in [("played", 1), ("bots", 2)] {
        let taken = worker.take().await;
        assert_eq!(taken.job, job(table, rank));
        taken.still_at_it().await;
        taken.done().await;
    }
    assert_eq!(node.jobs_waiting().await, 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_posted_outlives_a_crash_of_nats_and_what_cannot_be_posted_is_said() {
    let mut nats = Nats::start();
    let node = Bus::connect(&nats.url()).await.unwrap();
    assert!(node.post(&job("kept", 0)).await);
    nats.kill();
    assert!(!node.post(&job("not kept", 0)).await);
    nats.resume();
    assert_eq!(node.take().await.job, job("kept", 0));
}

#[tokio::test]
async fn without_nats_there_is_no_queue() {
    let bus = Bus::local();
    assert!(!bus.has_jobs() && !bus.post(&job("any", 0)).await);
    assert_eq!(bus.jobs_waiting().await, 0);
}
