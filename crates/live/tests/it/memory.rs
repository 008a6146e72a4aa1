//! What stays in memory, and how much room anybody gets.

use std::sync::{Arc, mpsc};
use std::task::{Context, Waker};
use std::time::Duration;

use moonpack_bots::Level;
use moonpack_games::GameKind;
use moonpack_live::{LiveError, NewSeat, Settings};
use moonpack_store::Store;
use moonpack_table::{Command, Offer};

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

#[tokio::test]
async fn a_rematch_takes_room_from_everybody_at_the_table() {
    let house = House::open(Settings { tables_each: 2, ..settings() }).await;
    let (anna, bert) = (person(1), person(2));
    let new = || table(GameKind::LoneWolves, 2, &[]);
    let first = house.lobby.open(&anna, new()).await.unwrap();
    house.lobby.command(&first, bert.clone(), Command::Join { seat: None }).await.unwrap();
    house.lobby.command(&first, bert.clone(), Command::Resign).await.unwrap();
    let again = Command::Offer(Offer::Rematch);
    house.lobby.command(&first, bert.clone(), again.clone()).await.unwrap();
    let mut others = Vec::new();
    for _ in 0..2 {
        others.push(house.lobby.open(&bert, new()).await.unwrap());
    }
    let offered = house.lobby.command(&first, anna.clone(), again.clone()).await;
    assert!(matches!(offered, Err(LiveError::TooManyOfOthers)), "{offered:?}");
    let offered = house.lobby.command(&first, bert.clone(), again.clone()).await;
    assert!(matches!(offered, Err(LiveError::TooManyTables)), "{offered:?}");
    assert!(house.rematch(&first).await.is_none());
    house.lobby.command(&others[0], bert.clone(), Command::Leave).await.unwrap();
    house.lobby.command(&first, anna, again).await.unwrap();
    assert!(house.rematch(&first).await.is_some());
    assert_eq!(house.store.unfinished_of(bert.id.0).await.unwrap(), 2);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn of_many_who_offer_a_rematch_at_once_one_opens_it_also_if_all_have_hung_up() {
    let house = House::open(settings()).await;
    let anna = person(1);
    for hang_up in [false, true] {
        let first = house.lobby.open(&anna, against(GameKind::LoneWolves, Level::Random)).await.unwrap();
        house.lobby.command(&first, anna.clone(), Command::Resign).await.unwrap();
        let before = house.store.unfinished_of(anna.id.0).await.unwrap();
        let again = || house.lobby.command(&first, anna.clone(), Command::Offer(Offer::Rematch));
        let mut offers: Vec<_> = (0..20).map(|_| Box::pin(again())).collect();
        // Each begins before any of them ends.
        let mut context = Context::from_waker(Waker::noop());
        offers.iter_mut().for_each(|offer| assert!(offer.as_mut().poll(&mut context).is_pending()));
        if hang_up {
            drop(offers);
        } else {
            for offer in offers {
                offer.await.unwrap();
            }
        }
        while house.rematch(&first).await.is_none() {
            tokio::task::yield_now().await;
        }
        assert_eq!(house.store.unfinished_of(anna.id.0).await.unwrap(), before + 1);
    }
    house.close().await;
}

/// Before, a table of The Wolves with five held 146 KB, nearly all of it the map's distances, for as long as anybody might
/// come back. What it lets go of is counted, because only the table itself is made and let go of on this thread.
#[test]
fn a_table_nobody_looks_at_lets_go_of_all_that_its_log_can_tell() {
    const TABLES: usize = 3;
    const DECISIONS: u64 = 60;
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    let house = runtime.block_on(House::open(Settings { rest: Duration::ZERO, ..settings() }));
    let anna = person(1);
    let ids = runtime.block_on(async {
        let mut ids = Vec::new();
        for _ in 0..TABLES {
            let new = table(GameKind::TheWolves, 5, &[NewSeat::You; 5]);
            let id = house.lobby.open(&anna, new).await.unwrap();
            for _ in 0..DECISIONS {
                house.decide(&id, &anna).await.unwrap();
            }
            ids.push(id);
        }
        ids
    });
    let look = || {
        for id in &ids {
            assert_eq!(runtime.block_on(house.version(id)), DECISIONS, "it is read again when somebody asks");
        }
    };
    look();
    let each = -allocation_counter::measure(|| house.lobby.forget()).bytes_current / TABLES as i64;
    assert!((5_000..25_000).contains(&each), "{each} bytes a table that was held ready");
    let again = allocation_counter::measure(|| house.lobby.forget());
    assert_eq!(again.bytes_current, 0, "at rest there is nothing more to let go of");
    look();
    runtime.block_on(house.close());
}

#[tokio::test]
async fn a_table_at_rest_knows_how_long_its_players_have_been_away() {
    let house = House::open(Settings { rest: Duration::ZERO, ..settings() }).await;
    let (anna, bert) = (person(1), person(2));
    let id = house.lobby.open(&anna, table(GameKind::LoneWolves, 2, &[])).await.unwrap();
    house.lobby.command(&id, bert.clone(), Command::Join { seat: None }).await.unwrap();
    let seen = async || house.lobby.look(&id, None, |look| look.table.seen().to_vec()).await.unwrap();
    let before = seen().await;
    house.lobby.forget();
    assert_eq!(seen().await, before);
    house.close().await;
}

/// Reading a long log cannot be broken off, so it must not be begun anew for each of those who ask and hang up.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_long_table_is_read_once_however_many_ask_for_it_and_hang_up() {
    let house = House::open(Settings { rest: Duration::ZERO, heavy: 1, ..settings() }).await;
    let anna = person(1);
    let long = house.lobby.open(&anna, table(GameKind::LoneWolves, 2, &[NewSeat::You; 2])).await.unwrap();
    for _ in 0..80 {
        house.say(&long, &anna).await;
    }
    house.lobby.forget();
    let (go, gate) = mpsc::channel::<()>();
    let holding = house.lobby.clone();
    let held = tokio::spawn(async move { holding.heavy().run(None, move || gate.recv().is_ok()).await });
    let until = async |present: usize| {
        while house.lobby.heavy().present() != present {
            tokio::task::yield_now().await;
        }
    };
    until(1).await;
    for _ in 0..20 {
        let (lobby, id) = (house.lobby.clone(), long.clone());
        let asks = tokio::spawn(async move { lobby.look(&id, None, |_| ()).await });
        until(2).await;
        asks.abort();
        assert!(asks.await.unwrap_err().is_cancelled());
    }
    assert_eq!(house.lobby.heavy().present(), 2, "it is still read, and once");
    drop(go);
    held.await.unwrap().unwrap();
    until(0).await;
    house.close().await;
}
