//! Lists of tables: pages, nobody buried, nothing damaged in the way.

use std::sync::{Arc, Mutex, mpsc};
use std::time::Duration;

use moonpack_games::GameKind;
use moonpack_live::{LiveError, NewSeat, Settings, Which};
use tokio::task::JoinSet;

use crate::support::*;

#[tokio::test]
async fn nobody_can_bury_the_others_and_pages_lead_to_all() {
    let house = House::open(settings()).await;
    let (quiet, loud) = (person(1), person(2));
    let first = house.lobby.open(&quiet, table(GameKind::LoneWolves, 2, &[])).await.unwrap();
    // More than are asked of the store at a time.
    for _ in 0..120 {
        house.lobby.open(&loud, table(GameKind::LoneWolves, 2, &[])).await.unwrap();
    }
    let page = house.lobby.list(Which::Waiting, None, 12, |look| look.id.clone()).await.unwrap();
    assert!(page.tables.contains(&first), "a flood of one opener's tables hides nobody's");
    assert_eq!(page.tables.len(), 6, "five of the loud one, and the quiet one's");
    let mut own = Vec::new();
    let mut before = None;
    loop {
        let page = house.lobby.list(Which::Own(loud.id), before, 7, |look| look.id.clone()).await.unwrap();
        own.extend(page.tables);
        match page.next {
            Some(next) => before = Some(next),
            None => break,
        }
    }
    own.sort();
    own.dedup();
    assert_eq!(own.len(), 120, "one's own tables are all there, page by page");
    house.close().await;
}

/// A table with a long log is read again on a thread for long work. When all of those are taken, the list is shorter and not gone.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_that_waits_to_be_read_hides_no_other() {
    const CROWD: usize = 100;
    let house = House::open(Settings { rest: Duration::ZERO, heavy: 1, ..settings() }).await;
    let anna = person(1);
    let open = async || {
        let new = table(GameKind::Wolfwalkers, 2, &[NewSeat::You, NewSeat::You]);
        house.lobby.open(&anna, new).await.unwrap()
    };
    let (long, short) = (open().await, open().await);
    for _ in 0..80 {
        house.say(&long, &anna).await;
    }
    house.lobby.forget();
    let (go, gate) = mpsc::channel::<()>();
    let gate = Arc::new(Mutex::new(gate));
    let mut crowd = JoinSet::new();
    for _ in 0..CROWD {
        let (lobby, gate) = (house.lobby.clone(), gate.clone());
        crowd.spawn(async move {
            lobby.heavy().run(None, move || gate.lock().map(|gate| gate.recv().is_ok()).ok()).await.is_ok()
        });
    }
    let mut refused = 0;
    while refused + house.lobby.heavy().present() < CROWD {
        refused += usize::from(!crowd.join_next().await.unwrap().unwrap());
    }
    let look = house.lobby.look(&long, None, |_| ()).await;
    assert!(matches!(look, Err(LiveError::Busy { .. })), "{look:?}");
    let list =
        async || house.lobby.list(Which::Running, None, 12, |look| look.id.clone()).await.unwrap().tables;
    assert_eq!(list().await, std::slice::from_ref(&short));
    drop(go);
    while crowd.join_next().await.is_some() {}
    assert_eq!(list().await.len(), 2);
    house.close().await;
}
