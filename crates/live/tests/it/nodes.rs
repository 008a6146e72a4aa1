//! Several nodes on one PostgreSQL: any of them answers any request, and a stream at one tells what happens at another.

use std::sync::Arc;

use moonpack_bots::Level;
use moonpack_bus::Bus;
use moonpack_games::{Contents, GameKind};
use moonpack_live::{LiveError, Lobby, NewSeat, News, Settings, TableId, Watch};
use moonpack_services as services;
use moonpack_store::{Postgres, PostgresOptions, Store};
use moonpack_table::{Command, Offer, Person, PersonId, Phase, Refused};
use tokio::sync::watch;
use tokio::time::timeout;

use crate::support::{PATIENCE, against, person, settings, table};

struct Nodes {
    nodes: Vec<Arc<Lobby>>,
    stop: watch::Sender<bool>,
    /// As whoever looks into the database by themselves.
    store: Box<Postgres>,
    _database: services::Postgres,
}

impl Nodes {
    /// So many nodes on a database of their own, each with its way to the others.
    async fn start(buses: impl IntoIterator<Item = Bus>) -> Self {
        let database = services::Postgres::start();
        let (stop, stopped) = watch::channel(false);
        let mut nodes = Vec::new();
        for bus in buses {
            let store = Postgres::open(&database.url(), PostgresOptions::default()).await.unwrap();
            let settings = Settings { bus, ..settings() };
            let contents = Contents::shipped().unwrap();
            let node = Lobby::start(Arc::new(store), contents, Arc::new(()), settings, stopped.clone()).await;
            nodes.push(node.unwrap());
        }
        let store = Box::new(Postgres::open(&database.url(), PostgresOptions::default()).await.unwrap());
        Self { nodes, stop, store, _database: database }
    }

    async fn two() -> Self {
        let bus = Bus::local();
        Self::start([bus.clone(), bus]).await
    }

    async fn close(self) {
        self.stop.send_replace(true);
        for node in &self.nodes {
            node.stop().await;
        }
    }
}

/// Two people at a table of Lone Wolves, each known to another node.
async fn two_at_a_table(nodes: &Nodes) -> (TableId, [Person; 2]) {
    let people = [person(1), person(2)];
    let id = nodes.nodes[0].open(&people[0], table(GameKind::LoneWolves, 2, &[])).await.unwrap();
    nodes.nodes[1].command(&id, people[1].clone(), Command::Join { seat: None }).await.unwrap();
    (id, people)
}

/// What is asked of whoever decides, as `node` sees it.
async fn to_decide(node: &Lobby, id: &TableId) -> Option<(PersonId, u64, String)> {
    let seen = node.look(id, None, |look| {
        let seat = look.table.to_move()?;
        let who = look.table.chairs()[seat.index()].person()?.id;
        Some((who, look.table.version(), look.table.game().legal().remove(0)))
    });
    seen.await.unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn what_one_node_acknowledges_the_next_request_at_another_sees() {
    // Without bells: nobody relies on them.
    let nodes = Nodes::start([Bus::alone(), Bus::alone(), Bus::alone()]).await;
    let (id, people) = two_at_a_table(&nodes).await;
    let mut steps = 0;
    while let Some((who, version, action)) = to_decide(&nodes.nodes[steps % 3], &id).await {
        assert_eq!(version, steps as u64);
        let who = people.iter().find(|person| person.id == who).unwrap();
        let node = &nodes.nodes[(steps + 1) % 3];
        let done = node.command(&id, who.clone(), Command::act(version, action)).await.unwrap();
        assert_eq!(done.version, version + 1);
        steps += 1;
    }
    assert!(steps > 20, "{steps} steps");
    for node in &nodes.nodes {
        assert_eq!(node.look(&id, None, |look| look.table.phase()).await.unwrap(), Phase::Over);
    }
    nodes.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn of_two_nodes_asked_for_the_same_step_one_does_it_and_the_other_says_stale() {
    let nodes = Nodes::two().await;
    let (id, people) = two_at_a_table(&nodes).await;
    let mut steps = 0;
    while let Some((who, version, action)) = to_decide(&nodes.nodes[0], &id).await {
        let who = people.iter().find(|person| person.id == who).unwrap();
        let ask =
            |node: usize| nodes.nodes[node].command(&id, who.clone(), Command::act(version, action.clone()));
        let told = tokio::join!(ask(0), ask(1));
        let (first, second) = match told {
            (Ok(first), Err(second)) | (Err(second), Ok(first)) => (first, second),
            other => panic!("one does it, the other does not: {other:?}"),
        };
        assert_eq!(first.version, version + 1);
        let refused = match second {
            LiveError::Refused(Refused::Stale { version: now }) => now == version + 1,
            LiveError::Refused(Refused::Over) => first.phase == Phase::Over,
            _ => false,
        };
        assert!(refused, "{second:?}");
        steps += 1;
    }
    assert!(steps > 20, "{steps} steps");
    nodes.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rematch_that_is_offered_at_two_nodes_at_once_is_one_table() {
    let nodes = Nodes::two().await;
    for _ in 0..20 {
        let (id, people) = two_at_a_table(&nodes).await;
        nodes.nodes[0].command(&id, people[0].clone(), Command::Resign).await.unwrap();
        let before = nodes.store.unfinished_of(people[0].id.0).await.unwrap();
        let offer = |n: usize| nodes.nodes[n].command(&id, people[n].clone(), Command::Offer(Offer::Rematch));
        let (one, other) = tokio::join!(offer(0), offer(1));
        one.and(other).unwrap();
        let next = |look: moonpack_live::Look<'_>| look.table.rematch().map(str::to_owned);
        let linked = nodes.nodes[0].look(&id, None, next).await.unwrap().expect("everybody agrees");
        assert_eq!(nodes.nodes[1].look(&id, None, next).await.unwrap().unwrap(), linked);
        assert_eq!(nodes.store.unfinished_of(people[0].id.0).await.unwrap(), before + 1);
        let sits = |look: moonpack_live::Look<'_>| look.table.seats_of(people[1].id).count();
        assert_eq!(nodes.nodes[1].look(&linked.parse().unwrap(), None, sits).await.unwrap(), 1);
    }
    nodes.close().await;
}

/// The next event of a stream, which must be the one after the last.
async fn follow(stream: &mut Watch, last: &mut u64) {
    let news =
        timeout(PATIENCE, stream.next(|_| ())).await.expect("nothing more comes").expect("the stream ends");
    let News::Entry(heard) = news else { panic!("a whole table after event {last}") };
    let event = heard.telling().event;
    assert_eq!(event, *last + 1, "no gap, nothing twice");
    *last = event;
}

async fn streams_tell_what_happens_elsewhere(nodes: Nodes) {
    let (id, people) = two_at_a_table(&nodes).await;
    let mut last = nodes.nodes[1].look(&id, None, |look| look.table.event()).await.unwrap();
    let mut stream = nodes.nodes[1].watch(&id, None, Some(last)).await.unwrap();
    let mut page = nodes.nodes[1].watch_page(&id, Some(people[1].id)).await.unwrap();
    assert_eq!(page.next().await, Some(last));
    for round in 0..10 {
        let say = Command::Say { text: format!("awoo {round}") };
        nodes.nodes[0].command(&id, people[0].clone(), say).await.unwrap();
        follow(&mut stream, &mut last).await;
        assert_eq!(timeout(PATIENCE, page.next()).await.unwrap(), Some(last));
        if round % 3 == 2 {
            // It breaks while something happens, and goes on at another node.
            drop(stream);
            let say = Command::Say { text: "unheard".into() };
            nodes.nodes[1].command(&id, people[1].clone(), say).await.unwrap();
            assert_eq!(timeout(PATIENCE, page.next()).await.unwrap(), Some(last + 1));
            let node = &nodes.nodes[round % 2];
            stream = node.watch(&id, None, Some(last)).await.unwrap();
            follow(&mut stream, &mut last).await;
        }
    }
    nodes.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_stream_tells_what_happens_at_another_node_and_is_resumed_at_any() {
    Box::pin(streams_tell_what_happens_elsewhere(Nodes::two().await)).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_stream_tells_the_same_by_nats_and_is_only_late_while_nats_is_away() {
    let mut nats = services::Nats::start();
    let buses = [Bus::connect(&nats.url()).await.unwrap(), Bus::connect(&nats.url()).await.unwrap()];
    let nodes = Nodes::start(buses).await;
    let (id, people) = two_at_a_table(&nodes).await;
    let mut last = nodes.nodes[1].look(&id, None, |look| look.table.event()).await.unwrap();
    let mut stream = nodes.nodes[1].watch(&id, None, Some(last)).await.unwrap();
    for round in 0..6 {
        if round == 2 {
            nats.kill();
        }
        let say = Command::Say { text: format!("awoo {round}") };
        nodes.nodes[0].command(&id, people[0].clone(), say).await.unwrap();
        follow(&mut stream, &mut last).await;
        if round == 3 {
            nats.resume();
        }
    }
    nodes.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn words_that_are_forgotten_at_one_node_are_shown_by_no_other() {
    let nodes = Nodes::two().await;
    let (id, people) = two_at_a_table(&nodes).await;
    let say = Command::Say { text: "my secret".into() };
    nodes.nodes[0].command(&id, people[0].clone(), say).await.unwrap();
    let told = |look: moonpack_live::Look<'_>| {
        let viewer = look.table.viewer(Some(PersonId(2)));
        look.table
            .recent()
            .map(|happening| format!("{:?}", look.table.tell(happening, viewer)))
            .collect::<String>()
    };
    assert!(nodes.nodes[1].look(&id, None, told).await.unwrap().contains("my secret"));
    assert_eq!(nodes.nodes[0].erase(people[0].id).await.unwrap(), 1);
    let words = nodes.nodes[1].look(&id, None, told).await.unwrap();
    assert!(!words.contains("my secret") && !words.contains("Guest 1"), "{words}");
    nodes.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_play_on_whichever_node_a_person_talks_to() {
    let nodes = Nodes::two().await;
    let anna = person(1);
    let id = nodes.nodes[0].open(&anna, against(GameKind::LoneWolves, Level::Random)).await.unwrap();
    let mut watch = nodes.nodes[1].watch(&id, None, None).await.unwrap();
    let alone =
        nodes.nodes[0].open(&anna, table(GameKind::LoneWolves, 2, &[NewSeat::Bot(Level::Random); 2])).await;
    let mut turn = 0;
    let playing = async {
        while watch.next(|_| ()).await.is_some() {
            turn += 1;
            let node = &nodes.nodes[turn % 2];
            match to_decide(node, &id).await {
                Some((who, version, action)) if who == anna.id => {
                    let told = node.command(&id, anna.clone(), Command::act(version, action)).await;
                    assert!(
                        matches!(told, Ok(_) | Err(LiveError::Refused(Refused::Stale { .. }))),
                        "{told:?}"
                    );
                }
                _ => {}
            }
            if nodes.nodes[1].look(&id, None, |look| look.table.phase()).await.unwrap() == Phase::Over {
                return;
            }
        }
    };
    timeout(PATIENCE, playing).await.expect("the game comes to its end");
    let alone = alone.unwrap();
    let mut watch = nodes.nodes[1].watch(&alone, None, None).await.unwrap();
    let over = async {
        while nodes.nodes[1].look(&alone, None, |look| look.table.phase()).await.unwrap() != Phase::Over {
            watch.next(|_| ()).await.unwrap();
        }
    };
    timeout(PATIENCE, over).await.expect("bots among themselves come to their end");
    nodes.close().await;
}
