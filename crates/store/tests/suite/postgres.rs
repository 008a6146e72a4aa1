//! What only PostgreSQL has to promise: several nodes, a connection that breaks, a database that is not ours.

use std::sync::Arc;
use std::time::Duration;

use moonpack_services as services;
use moonpack_store::{
    Amend, Append, Head, List, Mark, Postgres, PostgresOptions, Shared, Since, Store, StoreError, Words,
};
use tokio::task::JoinSet;

use crate::rows::{due, entry};

async fn open(server: &services::Postgres) -> Arc<Postgres> {
    Arc::new(Postgres::open(&server.url(), PostgresOptions::default()).await.unwrap())
}

async fn refused(url: &str) -> String {
    Postgres::open(url, PostgresOptions::default()).await.err().expect("it is refused").to_string()
}

#[tokio::test(flavor = "multi_thread")]
async fn nodes_that_start_together_bring_the_schema_up_to_date_once() {
    let server = services::Postgres::start();
    let mut nodes = JoinSet::new();
    for number in 0..6 {
        let url = server.url();
        nodes.spawn(async move {
            let node = Postgres::open(&url, PostgresOptions::default()).await.unwrap();
            node.add_table(due(&format!("table {number}"), None)).await.unwrap();
            node.close().await;
        });
    }
    nodes.join_all().await;
    assert_eq!(open(&server).await.count_tables().await.unwrap(), 6);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_not_ours_is_refused_in_clear_words_without_the_password() {
    let server = services::Postgres::start();
    let password = refused(&server.url_with("secret")).await;
    assert!(password.contains("check user and password") && !password.contains("secret"), "{password}");
    let nowhere = refused(&server.url().replace("/postgres", "/nowhere")).await;
    assert!(nowhere.contains("does not exist"), "{nowhere}");
    let unreadable = refused("postgres://[").await;
    assert!(unreadable.contains("write postgres://USER"), "{unreadable}");
    let nobody = refused("postgres://moonpack@127.0.0.1:1/moonpack").await;
    assert!(nobody.contains("cannot be reached"), "{nobody}");
    open(&server).await.close().await;
    server.run("UPDATE _sqlx_migrations SET version = 9999 WHERE version = 1");
    let newer = refused(&server.url()).await;
    assert!(newer.contains("newer program"), "{newer}");
    assert_eq!(server.run("SELECT max(version) FROM _sqlx_migrations"), "9999", "nothing was changed");
}

#[tokio::test]
async fn a_node_hears_who_is_where_from_whoever_saw_them_last_until_that_is_old() {
    let server = services::Postgres::start();
    let (one, other) = (open(&server).await, open(&server).await);
    let at = |table: &str, person| (table.to_owned(), person);
    one.are_here(&[at("a", 7), at("b", -7), at("a", 8)], 100).await.unwrap();
    other.are_here(&[at("a", 7)], 300).await.unwrap();
    one.are_here(&[at("a", 7), at("c", 7)], 200).await.unwrap();
    let mut told = other.were_here("a").await.unwrap();
    told.sort_unstable();
    assert_eq!(told, [(7, 300), (8, 100)], "whoever comes late with old news changes nothing");
    one.forget_presence(200).await.unwrap();
    assert_eq!(other.were_here("a").await.unwrap(), [(7, 300)]);
    assert_eq!(other.were_here("b").await.unwrap(), []);
    assert_eq!(other.were_here("c").await.unwrap(), [(7, 200)]);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_node_sees_how_far_another_has_come_and_what_was_worded_anew() {
    let server = services::Postgres::start();
    let (one, other) = (open(&server).await, open(&server).await);
    one.add_table(due("a", None)).await.unwrap();
    assert_eq!(other.since("a", 0).await.unwrap(), Some(Since::default()));
    for event in 1..5 {
        one.append(entry("a", event)).await.unwrap();
    }
    for (after, expected) in [(0, vec![1, 2, 3, 4]), (2, vec![3, 4]), (4, vec![])] {
        let since = other.since("a", after).await.unwrap().unwrap();
        assert_eq!(since.head, Head { event: 4, amended: 0 });
        assert_eq!(since.entries.iter().map(|stored| stored.event).collect::<Vec<_>>(), expected);
    }
    let ahead = other.since("a", 5).await.unwrap().unwrap();
    assert!(ahead.head.event < 5 && ahead.entries.is_empty(), "whoever holds more than there is sees it");
    let words = Words { amended: 0, entries: vec![(2, "blank".into())] };
    one.amend(Amend { table: "a".into(), words: Some(words), ..Amend::default() }).await.unwrap();
    assert_eq!(other.since("a", 4).await.unwrap().unwrap().head, Head { event: 4, amended: 1 });
    assert_eq!(other.table("a").await.unwrap().unwrap().amended, 1);
    assert_eq!(other.since("b", 0).await.unwrap(), None);
    let mut many = JoinSet::new();
    for number in 0..500 {
        let other = other.clone();
        many.spawn(async move {
            let found = other.since(if number % 2 == 0 { "a" } else { "b" }, number % 5).await.unwrap();
            found.map(|since| (number % 5, since.entries.len() as u64))
        });
    }
    let found: Vec<(u64, u64)> = many.join_all().await.into_iter().flatten().collect();
    assert!(found.len() == 250 && found.iter().all(|(after, entries)| after + entries == 4), "{found:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_due_is_attended_to_by_one_node_until_its_lease_is_over() {
    let server = services::Postgres::start();
    let lease = PostgresOptions { lease: Duration::from_secs(3600), ..PostgresOptions::default() };
    let one = Arc::new(Postgres::open(&server.url(), lease.clone()).await.unwrap());
    let other = Arc::new(Postgres::open(&server.url(), lease).await.unwrap());
    for number in 0..40 {
        one.add_table(due(&format!("clock {number:02}"), Some(number + 1))).await.unwrap();
    }
    one.add_table(due("bot", Some(0))).await.unwrap();
    assert_eq!(other.bots_due("", 9).await.unwrap(), Vec::<String>::new(), "whoever opened it thinks for it");
    let (mine, theirs) = tokio::join!(one.clocks_due(99, 30), other.clocks_due(99, 30));
    let (mine, theirs) = (mine.unwrap(), theirs.unwrap());
    assert!(mine.iter().all(|id| !theirs.contains(id)), "{mine:?} {theirs:?}");
    let rest = one.clocks_due(99, 99).await.unwrap().len();
    assert_eq!(mine.len() + theirs.len() + rest, 40, "each once");
    server.run("UPDATE tables SET claimed = now() - interval '1 second' WHERE id = 'bot'");
    assert_eq!(other.bots_due("", 9).await.unwrap(), ["bot"], "whoever opened it has died");
    assert_eq!(one.bots_due("", 9).await.unwrap(), Vec::<String>::new());
    let mark = Some(Mark { list: List::Running, wakes: Some(7) });
    one.append(Append { mark, ..entry("bot", 1) }).await.unwrap();
    assert_eq!(one.clocks_due(99, 9).await.unwrap(), ["bot"], "a step ends the lease");
}

/// The database is ended at once and started again while two nodes write: what was acknowledged is there, once.
#[tokio::test(flavor = "multi_thread")]
async fn when_the_database_dies_and_comes_back_nothing_acknowledged_is_lost_or_doubled() {
    let mut server = services::Postgres::start();
    let nodes = [open(&server).await, open(&server).await];
    let mut writers = JoinSet::new();
    let (enough, stop) = tokio::sync::watch::channel(false);
    for number in 0..16 {
        let id = format!("table {number}");
        let node = nodes[number % 2].clone();
        node.add_table(due(&id, None)).await.unwrap();
        let stop = stop.clone();
        writers.spawn(async move {
            // Whatever a writer is not sure of it reads before it goes on, as a node does.
            let (mut acknowledged, mut event) = (Vec::new(), 1);
            while !*stop.borrow() {
                match node.append(entry(&id, event)).await {
                    Ok(()) => {
                        acknowledged.push(event);
                        event += 1;
                    }
                    Err(StoreError::Conflict) => panic!("nobody else writes to {id}"),
                    Err(StoreError::Away(_)) => {}
                    Err(StoreError::Unknown(_)) => {
                        event = loop {
                            if let Ok(Some(stored)) = node.table(&id).await {
                                break stored.entries.len() as u64 + 1;
                            }
                        };
                    }
                    Err(error) => panic!("{error}"),
                }
            }
            (id, acknowledged)
        });
    }
    let count = || server_count(&nodes[0]);
    for _ in 0..3 {
        let before = count().await;
        while count().await < before + 40 {
            tokio::task::yield_now().await;
        }
        server.kill();
        let told = nodes[0].table("table 0").await;
        assert!(matches!(told, Err(StoreError::Away(_))), "{told:?}");
        server.resume();
    }
    let before = count().await;
    while count().await < before + 40 {
        tokio::task::yield_now().await;
    }
    enough.send_replace(true);
    for (id, acknowledged) in writers.join_all().await {
        let entries = nodes[1].table(&id).await.unwrap().unwrap().entries;
        let events: Vec<u64> = entries.iter().map(|stored| stored.event).collect();
        assert_eq!(events, (1..=events.len() as u64).collect::<Vec<_>>(), "{id} has no gap");
        assert!(acknowledged.iter().all(|event| events.contains(event)), "{id}");
    }
    nodes[0].ready().await.unwrap();
}

async fn server_count(node: &Postgres) -> u64 {
    loop {
        if let Ok(Some(since)) = node.since("table 0", 0).await {
            return since.head.event;
        }
    }
}

/// On one thread, so that all of them are one batch.
#[tokio::test]
async fn of_a_database_that_takes_nothing_a_batch_asks_a_few_times_and_no_more() {
    let server = services::Postgres::start();
    let node = open(&server).await;
    for number in 0..100 {
        node.add_table(due(&format!("table {number}"), None)).await.unwrap();
    }
    server.run(
        "CREATE FUNCTION no_room() RETURNS trigger LANGUAGE plpgsql AS
             $$ BEGIN RAISE EXCEPTION 'no room' USING ERRCODE = '53100'; END $$;
         CREATE TRIGGER no_room BEFORE INSERT ON entries FOR EACH ROW EXECUTE FUNCTION no_room()",
    );
    let mut writers = JoinSet::new();
    for number in 0..100 {
        let node = node.clone();
        writers.spawn(async move { node.append(entry(&format!("table {number}"), 1)).await });
    }
    for told in writers.join_all().await {
        assert!(matches!(told, Err(StoreError::Failed(_))), "{told:?}");
    }
    assert!(node.failures() < 10, "{} tries", node.failures());
    server.run("DROP TRIGGER no_room ON entries");
    node.append(entry("table 7", 1)).await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn while_the_database_is_away_that_is_what_is_said_and_ready_says_so_too() {
    let mut server = services::Postgres::start();
    let node = open(&server).await;
    node.add_table(due("a", None)).await.unwrap();
    server.kill();
    let told = node.append(entry("a", 1)).await;
    assert!(matches!(told, Err(StoreError::Away(_) | StoreError::Unknown(_))), "{told:?}");
    assert!(matches!(node.since("a", 0).await, Err(StoreError::Away(_))));
    assert!(node.ready().await.is_err());
    assert!(node.failures() > 0);
    server.resume();
    node.ready().await.unwrap();
    node.append(entry("a", 1)).await.unwrap();
    assert_eq!(node.since("a", 1).await.unwrap().unwrap().head, Head { event: 1, amended: 0 });
}
