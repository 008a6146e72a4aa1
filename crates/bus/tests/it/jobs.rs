//! Jobs and their answers, on a real NATS and on the bus of simulated worlds while nothing goes wrong there.

use std::time::Duration;

use async_nats::jetstream::stream;
use futures::FutureExt;
use moonpack_bus::{Bus, Job, Queued, Rank, Task};
use moonpack_services::Nats;
use tokio::time::timeout;

/// Nothing may take longer than this.
const PATIENCE: Duration = Duration::from_secs(60);

fn job(table: &str, rank: Rank) -> Job {
    Job { table: table.into(), version: 7, task: Task::Decide { ready: -1, shown: 3 }, rank, ms: 5 }
}

fn asked(table: &str) -> Job {
    Job { task: Task::Advise { step: 3, until: 9 }, ..job(table, Rank::Asked) }
}

/// A node and a worker, joined by NATS and by a simulated bus.
async fn both(nats: &Nats) -> [(Bus, Bus); 2] {
    let calm = Bus::simulated(|sides| sides - 1);
    let joined = [Bus::connect(&nats.url()).await.unwrap(), Bus::connect(&nats.url()).await.unwrap()];
    [joined.into(), (calm.clone(), calm)]
}

#[tokio::test(flavor = "multi_thread")]
async fn the_job_with_the_most_hurry_is_taken_first_and_once_and_what_is_given_back_comes_again() {
    let nats = Nats::start();
    for (node, worker) in both(&nats).await {
        let later = Job { task: Task::Judge { from: 1, to: 2, until: 9 }, ..job("later", Rank::Idle) };
        assert!(node.post(&later).await);
        assert!(node.post(&asked("asked")).await);
        for (table, rank) in [
            ("bots", Rank::Leisure),
            ("played", Rank::Played),
            ("awaited", Rank::Awaited),
            ("awaited", Rank::Awaited),
        ] {
            assert!(node.post(&job(table, rank)).await);
        }
        assert_eq!(
            worker.queued().await,
            Queued { waiting: 4, under_way: 0 },
            "the same job twice is one, and what is for later does not count"
        );
        let first = worker.take().await;
        assert_eq!(first.job, job("awaited", Rank::Awaited));
        assert_eq!(worker.queued().await, Queued { waiting: 3, under_way: 1 });
        first.give_back().await;
        let again = node.take().await;
        assert_eq!(again.job, job("awaited", Rank::Awaited), "another is given it at once");
        again.done().await;
        for next in [job("played", Rank::Played), asked("asked"), job("bots", Rank::Leisure), later] {
            let taken = worker.take().await;
            assert_eq!(taken.job, next);
            taken.still_at_it().await;
            taken.done().await;
        }
        assert_eq!(node.queued().await, Queued::default());
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn an_answer_comes_back_word_by_word_to_whoever_asked_and_to_nobody_else() {
    let nats = Nats::start();
    for (node, worker) in both(&nats).await {
        let mut first = node.ask(&asked("table")).await.unwrap();
        let mut second = node.ask(&asked("table")).await.unwrap();
        for (who, word) in [(&worker, "one"), (&node, "two")] {
            let taken = who.take().await;
            assert_eq!(taken.job, asked("table"), "the same question of two who ask is two");
            taken.tell(b"so far".to_vec()).await;
            taken.tell(word.as_bytes().to_vec()).await;
            taken.done().await;
        }
        for (question, word) in [(&mut first, "one"), (&mut second, "two")] {
            assert_eq!(question.next().await.unwrap(), b"so far");
            assert_eq!(question.next().await.unwrap(), word.as_bytes());
        }

        // Whoever no longer waits is told nothing, and the next question hears nothing of the last.
        let late = node.ask(&asked("late")).await.unwrap();
        let taken = worker.take().await;
        drop(late);
        let mut next = node.ask(&asked("next")).await.unwrap();
        taken.tell(b"too late".to_vec()).await;
        taken.done().await;
        let taken = worker.take().await;
        taken.tell(b"in time".to_vec()).await;
        assert_eq!(next.next().await.unwrap(), b"in time");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_posted_outlives_a_crash_of_nats_and_what_cannot_be_posted_is_said() {
    let mut nats = Nats::start();
    let node = Bus::connect(&nats.url()).await.unwrap();
    assert!(node.post(&job("kept", Rank::Awaited)).await);
    nats.kill();
    assert!(!node.post(&job("not kept", Rank::Awaited)).await);
    assert!(node.ask(&asked("not asked")).await.is_none());
    nats.resume();
    assert_eq!(node.take().await.job, job("kept", Rank::Awaited));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_nats_that_comes_back_with_nothing_has_its_queue_again() {
    let mut nats = Nats::start();
    let [(node, worker), _] = both(&nats).await;
    nats.kill();
    nats.resume_empty();
    let posted = async {
        while !node.post(&job("posted", Rank::Awaited)).await {
            tokio::task::yield_now().await;
        }
    };
    timeout(PATIENCE, posted).await.expect("there is a queue again");
    let taken = timeout(PATIENCE, worker.take()).await.expect("and whoever took from it before takes again");
    assert_eq!(taken.job, job("posted", Rank::Awaited));
}

#[tokio::test(flavor = "multi_thread")]
async fn while_nats_is_away_nobody_waits_to_hear_it() {
    let mut nats = Nats::start();
    let node = Bus::connect(&nats.url()).await.unwrap();
    nats.kill();
    let said = async {
        while node.post(&job("any", Rank::Awaited)).now_or_never() != Some(false) {
            tokio::task::yield_now().await;
        }
    };
    timeout(PATIENCE, said).await.expect("it is said at once");
}

#[tokio::test]
async fn the_load_is_how_many_wait_for_each_that_somebody_is_at() {
    for (waiting, under_way, load) in [(0, 0, 0), (0, 4, 0), (3, 0, 3), (3, 4, 0), (14, 2, 7), (15, 2, 7)] {
        assert_eq!(Queued { waiting, under_way }.load(), load);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_job_that_only_a_newer_program_can_read_is_left_to_it() {
    let nats = Nats::start();
    let worker = Bus::connect(&nats.url()).await.unwrap();
    let queue = async_nats::jetstream::new(async_nats::connect(nats.url()).await.unwrap());
    let unheard_of = r#"["table",7,5,{"Howl":{"step":3}},null]"#;
    queue.publish("moonpack-bots.awaited", unheard_of.into()).await.unwrap().await.unwrap();
    assert!(worker.take_now().await.is_none());
    let mut stream = queue.get_stream("MOONPACK_BOTS").await.unwrap();
    assert_eq!(stream.info().await.unwrap().state.messages, 1, "it is still there");
    assert!(worker.post(&job("known", Rank::Awaited)).await);
    assert_eq!(worker.take().await.job, job("known", Rank::Awaited));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_queue_that_another_version_has_made_is_set_to_what_this_one_goes_by() {
    let nats = Nats::start();
    let queue = async_nats::jetstream::new(async_nats::connect(nats.url()).await.unwrap());
    let config = stream::Config {
        name: "MOONPACK_BOTS".into(),
        subjects: vec!["moonpack-bots.*".into()],
        retention: stream::RetentionPolicy::WorkQueue,
        max_age: Duration::from_secs(40),
        duplicate_window: Duration::from_secs(20),
        max_messages: 1_000,
        ..stream::Config::default()
    };
    queue.create_stream(config).await.unwrap();
    let node = Bus::connect(&nats.url()).await.unwrap();
    let mut stream = queue.get_stream("MOONPACK_BOTS").await.unwrap();
    let known = stream.info().await.unwrap().config.clone();
    assert_eq!((known.max_age.as_secs(), known.duplicate_window.as_secs()), (120, 120));
    assert_eq!(known.max_messages, 1_000, "what the operator has set stays");
    assert!(node.post(&job("known", Rank::Awaited)).await);
    assert_eq!(node.take().await.job, job("known", Rank::Awaited));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_job_of_a_newer_program_that_says_more_than_this_one_knows_is_done() {
    let nats = Nats::start();
    let worker = Bus::connect(&nats.url()).await.unwrap();
    let queue = async_nats::jetstream::new(async_nats::connect(nats.url()).await.unwrap());
    let more = r#"["table",7,5,{"Decide":{"ready":0,"shown":0,"mood":"good"}},null]"#;
    queue.publish("moonpack-bots.awaited", more.into()).await.unwrap().await.unwrap();
    let older = r#"["older",7,5,{"Decide":{"ready":0}},null]"#;
    queue.publish("moonpack-bots.awaited", older.into()).await.unwrap().await.unwrap();
    for table in ["table", "older"] {
        let taken = worker.take().await;
        assert_eq!((taken.job.table.as_str(), taken.job.version), (table, 7));
        assert_eq!(taken.job.task, Task::Decide { ready: 0, shown: 0 });
        taken.done().await;
    }
}

#[tokio::test]
async fn without_nats_there_is_no_queue() {
    let bus = Bus::local();
    assert!(!bus.has_jobs() && !bus.post(&job("any", Rank::Awaited)).await);
    assert!(bus.ask(&asked("any")).await.is_none());
    assert_eq!(bus.queued().await, Queued::default());
    assert!(bus.take_now().await.is_none());
}
