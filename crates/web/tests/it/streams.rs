//! Event streams: numbered, resumable, each viewer their own.

use reqwest::StatusCode;
use serde_json::{Value, json};

use crate::support::*;

pub(crate) async fn a_stream_begins_with_the_table_and_numbers_every_event(server: Server) {
    let (anna, bert, id) = server.two("lone-wolves").await;
    let mut streams =
        [anna.events(&id, None).await, bert.events(&id, None).await, server.nobody().events(&id, None).await];
    let mut last = 0;
    for stream in &mut streams {
        let first = stream.next().await;
        assert_eq!((first.name.as_str(), first.data["event"].as_u64()), ("table", Some(first.id)));
        last = first.id;
    }
    for choice in 0..12 {
        assert!(anna.play(&id, choice).await || bert.play(&id, choice).await);
        last += 1;
        for stream in &mut streams {
            let event = stream.next().await;
            assert_eq!(
                (event.name.as_str(), event.id, event.data["event"].as_u64()),
                ("entry", last, Some(last))
            );
        }
    }
}

pub(crate) async fn a_stream_resumes_without_loss_or_double_and_a_gap_brings_the_whole_table(server: Server) {
    let (anna, bert, id) = server.two("lone-wolves").await;
    for choice in 0..10 {
        assert!(anna.play(&id, choice).await || bert.play(&id, choice).await);
    }
    let last = anna.table(&id).await["event"].as_u64().unwrap();
    let mut stream = anna.events(&id, Some(4)).await;
    for number in 5..=last {
        let event = stream.next().await;
        assert_eq!((event.name.as_str(), event.id), ("entry", number));
    }
    let mut ahead = anna.events(&id, Some(last + 100)).await;
    assert_eq!(ahead.next().await.name, "table", "a number from the future is a gap");
    // More happens than the table remembers.
    for _ in 0..260 {
        anna.post(&format!("/tables/{id}/chat"), json!({ "text": "awoo" })).await.ok(StatusCode::OK);
    }
    let mut late = bert.events(&id, Some(4)).await;
    let whole = late.next().await;
    assert_eq!((whole.name.as_str(), whole.id), ("table", last + 260));
    let mut recent = bert.events(&id, Some(last + 258)).await;
    assert_eq!(recent.next().await.id, last + 259);
}

pub(crate) async fn only_the_decider_reads_the_words_of_a_decision(server: Server) {
    let (anna, bert, id) = server.two("lone-wolves").await;
    let (mut to_anna, mut to_bert) = (anna.events(&id, None).await, bert.events(&id, None).await);
    to_anna.next().await;
    to_bert.next().await;
    for choice in 0..6 {
        let by_anna = anna.play(&id, choice).await;
        assert!(by_anna || bert.play(&id, choice).await);
        let (told_anna, told_bert) = (to_anna.next().await.data, to_bert.next().await.data);
        assert_eq!(told_anna.get("action").is_some(), by_anna);
        assert_eq!(told_bert.get("action").is_some(), !by_anna);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_graceful_stop_ends_streams_and_they_resume_on_the_next_server() {
    let server = Server::start().await;
    let (anna, bert, id) = server.two("lone-wolves").await;
    let mut stream = anna.events(&id, None).await;
    let seen = stream.next().await.id;
    let directory = server.stop().await;
    assert_eq!(stream.try_next().await, None, "the stream has ended");
    let server = Server::start_in(directory, config()).await;
    let base = server.nobody().base;
    let (anna, bert) = (Client { base: base.clone(), ..anna }, Client { base, ..bert });
    assert!(anna.play(&id, 0).await || bert.play(&id, 0).await);
    let event = anna.events(&id, Some(seen)).await.next().await;
    assert_eq!((event.name.as_str(), event.id), ("entry", seen + 1));
    let metrics: Value = server.nobody().get("/../../metrics").await.text.into();
    assert!(metrics.as_str().unwrap().contains("moonpack_streams"), "{metrics}");
}
