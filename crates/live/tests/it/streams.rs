//! Watching, and the pace of bots while somebody does.

use std::time::Duration;

use moonpack_bots::Level;
use moonpack_games::GameKind;
use moonpack_live::{News, PageWatch, Settings, TableId};

use crate::support::*;

#[tokio::test]
async fn a_stream_that_falls_behind_gets_the_whole_table_and_no_more() {
    let house = House::open(settings()).await;
    let anna = person(1);
    let id = house.lobby.open(&anna, table(GameKind::LoneWolves, 2, &[])).await.unwrap();
    let mut behind = house.lobby.watch(&id, None, Some(1)).await.unwrap();
    let many = 42;
    for _ in 0..many {
        house.say(&id, &anna).await;
    }
    let Some(News::Table(event, seen)) = behind.next(|look| look.table.event()).await else {
        panic!("a whole table was due")
    };
    assert_eq!((event, seen), (1 + many, 1 + many));
    house.close().await;
    assert!(behind.next(|_| ()).await.is_none(), "nothing came twice");
}

#[tokio::test]
async fn a_page_is_told_the_last_number_however_far_it_fell_behind() {
    let house = House::open(settings()).await;
    let anna = person(1);
    let id = house.lobby.open(&anna, table(GameKind::LoneWolves, 2, &[])).await.unwrap();
    let mut page = house.lobby.watch_page(&id, Some(anna.id)).await.unwrap();
    assert_eq!(page.next().await, Some(1), "where it begins");
    for _ in 0..100 {
        house.say(&id, &anna).await;
    }
    assert_eq!(page.next().await, Some(101));
    house.close().await;
    assert_eq!(page.next().await, None);
}

/// Where Anna looks at a table.
enum Page {
    Nowhere,
    Here,
    /// Another node sends her page what happens.
    Elsewhere,
}

/// A table where Anna has just decided and a pup is at turn; her page was open before she did.
async fn at_the_pups_turn(house: &House, page: Page) -> (TableId, Option<PageWatch>) {
    let anna = person(1);
    let id = house.lobby.open(&anna, against(GameKind::Wolfwalkers, Level::Pup)).await.unwrap();
    let watch = match page {
        Page::Nowhere => None,
        Page::Here => Some(house.lobby.watch_page(&id, Some(anna.id)).await.unwrap()),
        Page::Elsewhere => {
            house.lobby.page_shows(&id);
            None
        }
    };
    for _ in 0..2 {
        house.decide(&id, &anna).await.unwrap();
    }
    (id, watch)
}

#[tokio::test]
async fn bots_wait_for_whoever_looks_at_the_page_and_for_nobody_else() {
    let house = House::open(Settings { bot_pause: Duration::from_secs(3600), ..settings() }).await;
    let (looked_at, _watch) = at_the_pups_turn(&house, Page::Here).await;
    let (elsewhere, _) = at_the_pups_turn(&house, Page::Elsewhere).await;
    let (alone, _) = at_the_pups_turn(&house, Page::Nowhere).await;
    let mut told = house.lobby.watch(&alone, None, Some(3)).await.unwrap();
    for _ in 0..2 {
        told.next(|_| ()).await.unwrap();
    }
    assert_eq!(house.version(&alone).await, 4, "nobody looks, so the pup took and placed its card at once");
    assert_eq!(house.version(&looked_at).await, 2, "the pup takes its time");
    assert_eq!(house.version(&elsewhere).await, 2, "also where it is not this node that shows the page");
    house.close().await;
}
