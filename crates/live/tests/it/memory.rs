//! What stays in memory, and how much room anybody gets.

use std::sync::Arc;

use moonpack_games::GameKind;
use moonpack_live::{LiveError, NewSeat, Settings};
use moonpack_table::Command;

use crate::support::*;

#[tokio::test]
async fn beyond_the_cap_the_tables_least_lately_used_are_forgotten_and_come_back_as_they_were() {
    let house = House::open(Settings { live_tables: 10, ..settings() }).await;
    let anna = person(1);
    let mut ids = Vec::new();
    for _ in 0..40 {
        let new = table(GameKind::LoneWolves, 2, &[NewSeat::You, NewSeat::You]);
        ids.push(house.lobby.open(&anna, new).await.unwrap());
    }
    for id in &ids {
        house.decide(id, &anna).await.unwrap();
    }
    // Watched tables stay, however many there are.
    let _watch = house.lobby.watch(&ids[0], None, None).await.unwrap();
    house.lobby.forget();
    assert_eq!(house.lobby.live_tables(), 10, "the cap holds");
    for id in &ids {
        assert_eq!(house.version(id).await, 1, "nothing of a forgotten table is lost");
    }
    house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn many_at_once_cannot_pass_a_limit_together() {
    let house = Arc::new(House::open(Settings { tables_each: 3, ..settings() }).await);
    let mut tries = tokio::task::JoinSet::new();
    for _ in 0..20 {
        let house = house.clone();
        tries.spawn(async move {
            house.lobby.open(&person(1), table(GameKind::LoneWolves, 2, &[])).await.is_ok()
        });
    }
    let opened = tries.join_all().await.into_iter().filter(|opened| *opened).count();
    assert_eq!(opened, 3);
    house.close().await;
}

#[tokio::test]
async fn joining_counts_and_coming_back_does_not() {
    let house = House::open(Settings { tables_each: 2, ..settings() }).await;
    let (anna, bert) = (person(1), person(2));
    let join = Command::Join { seat: None };
    let full = table(GameKind::LoneWolves, 2, &[]);
    let first = house.lobby.open(&anna, full.clone()).await.unwrap();
    let second = house.lobby.open(&anna, full.clone()).await.unwrap();
    house.lobby.open(&bert, full.clone()).await.unwrap();
    house.lobby.command(&first, bert.clone(), join.clone()).await.unwrap();
    let third = house.lobby.command(&second, bert.clone(), join.clone()).await;
    assert!(matches!(third, Err(LiveError::TooManyTables)), "{third:?}");
    house.lobby.command(&first, bert, join).await.unwrap();
    house.close().await;
}

#[tokio::test]
async fn leaving_a_table_to_others_gives_its_opener_no_new_room() {
    let house = House::open(Settings { tables_each: 1, ..settings() }).await;
    let (anna, bert) = (person(1), person(2));
    let id = house.lobby.open(&anna, table(GameKind::TheWolves, 3, &[])).await.unwrap();
    house.lobby.command(&id, bert.clone(), Command::Join { seat: None }).await.unwrap();
    house.lobby.command(&id, anna.clone(), Command::Leave).await.unwrap();
    let again = house.lobby.open(&anna, table(GameKind::TheWolves, 3, &[])).await;
    assert!(matches!(again, Err(LiveError::TooManyTables)), "{again:?}");
    // When the others have left it as well, it is over and takes no room.
    house.lobby.command(&id, bert, Command::Leave).await.unwrap();
    house.lobby.open(&anna, table(GameKind::TheWolves, 3, &[])).await.unwrap();
    house.close().await;
}
