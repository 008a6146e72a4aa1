//! Bells reach every node, and a bus that was away says that some were lost.

use std::time::Duration;

use moonpack_bus::{Bell, Bells, Bus};
use moonpack_services::Nats;
use tokio::time::timeout;

/// Nothing may take longer than this.
const PATIENCE: Duration = Duration::from_secs(60);

async fn next(bells: &mut Bells) -> Bell {
    timeout(PATIENCE, bells.next()).await.unwrap()
}

fn table(id: &str) -> Bell {
    Bell::Table(id.to_owned())
}

#[tokio::test]
async fn every_node_hears_what_one_rings() {
    let nats = Nats::start();
    let nodes = [Bus::connect(&nats.url()).await.unwrap(), Bus::connect(&nats.url()).await.unwrap()];
    let local = Bus::local();
    for [one, other] in [nodes, [local.clone(), local]] {
        let mut bells = other.listen();
        let shown = Bell::Shown("b".to_owned());
        one.ring(table("a"));
        one.ring(shown.clone());
        assert_eq!((next(&mut bells).await, next(&mut bells).await), (table("a"), shown));
    }
}

#[tokio::test]
async fn after_a_break_a_node_is_told_that_bells_were_lost_and_hears_again() {
    let mut nats = Nats::start();
    let (one, other) = (Bus::connect(&nats.url()).await.unwrap(), Bus::connect(&nats.url()).await.unwrap());
    let mut bells = [one.listen(), other.listen()];
    nats.kill();
    one.ring(table("lost"));
    nats.resume();
    for bells in &mut bells {
        while next(bells).await != Bell::Lost {}
    }
    // From then on nothing is lost.
    one.ring(table("a"));
    while next(&mut bells[1]).await != table("a") {}
}

#[tokio::test]
async fn whoever_knows_the_password_or_the_token_is_let_in_and_nobody_else() {
    for (guard, open, closed) in [
        (["--user", "anna", "--pass", "o/w@o"].as_slice(), "anna:o%2Fw%40o@", "anna:secret@"),
        (&["--auth", "howl"], "howl@", "secret@"),
    ] {
        let mut nats = Nats::start_with(guard);
        let url = |who: &str| nats.url().replace("://", &format!("://{who}"));
        for wrong in [url(closed), nats.url()] {
            let refused = Bus::connect(&wrong).await.err().unwrap().to_string();
            assert!(refused.contains("check user and password") && !refused.contains("secret"), "{refused}");
        }
        let bus = Bus::connect(&url(open)).await.unwrap();
        let mut bells = bus.listen();
        nats.kill();
        nats.resume();
        while next(&mut bells).await != Bell::Lost {}
    }
}

#[tokio::test]
async fn a_nats_that_keeps_no_queue_is_refused_with_a_word_about_what_it_lacks() {
    let directory = tempfile::tempdir().unwrap();
    let settings = directory.path().join("nats.conf");
    // JetStream is given to accounts, and this one has none.
    std::fs::write(&settings, r#"accounts { A { users: [{ user: "anna", password: "howl" }] } }"#).unwrap();
    let nats = Nats::start_with(&["-c", settings.to_str().unwrap()]);
    let refused = Bus::connect(&nats.url().replace("://", "://anna:howl@")).await.err().unwrap().to_string();
    assert!(refused.contains("start NATS with JetStream") && !refused.contains("howl"), "{refused}");
}

#[tokio::test]
async fn an_address_where_nobody_answers_is_named_without_its_password() {
    for url in ["nats://anna:secret@127.0.0.1:1", "http://127.0.0.1:1", "nats://"] {
        let refused = Bus::connect(url).await.err().unwrap().to_string();
        assert!(refused.starts_with("NATS at ") && !refused.contains("secret"), "{refused}");
    }
    assert!(Bus::alone().is_alone());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bell_that_only_another_version_rings_is_not_heard() {
    let nats = Nats::start();
    let node = Bus::connect(&nats.url()).await.unwrap();
    let mut bells = node.listen();
    let other = async_nats::connect(nats.url()).await.unwrap();
    for subject in ["moonpack.howl.here", "moonpack.tables", "moonpack.here.one.7", "moonpack.table.one"] {
        other.publish(subject, "words".into()).await.unwrap();
    }
    assert_eq!(next(&mut bells).await, Bell::Table("one".into()));
}
