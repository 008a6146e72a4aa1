//! Bots under load: nobody takes all of them.

use std::net::IpAddr;
use std::time::Instant;

use moonpack_bots::Level;
use moonpack_games::GameKind;
use moonpack_live::{NewSeat, News, Settings};

use crate::support::*;

/// A hundred tables with four alphas each, opened by one guest; then a stranger plays against a pup.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_strangers_pup_answers_at_once_though_one_guest_has_a_hundred_tables_of_alphas() {
    let house = House::open(Settings { bot_ms: 1_000, ..settings() }).await;
    let greedy = person(1);
    house.lobby.seen_from(greedy.id, IpAddr::from([192, 0, 2, 1]));
    for _ in 0..100 {
        let alphas = table(GameKind::TheWolves, 4, &[NewSeat::Bot(Level::Alpha); 4]);
        house.lobby.open(&greedy, alphas).await.unwrap();
    }
    let anna = person(2);
    house.lobby.seen_from(anna.id, IpAddr::from([192, 0, 2, 2]));
    let id = house.lobby.open(&anna, against(GameKind::Wolfwalkers, Level::Pup)).await.unwrap();
    let mut events = house.lobby.watch(&id, Some(anna.id), Some(1)).await.unwrap();
    let begun = Instant::now();
    // Taking and placing a card, then the pup's two decisions.
    for _ in 0..2 {
        house.decide(&id, &anna).await.unwrap();
    }
    for _ in 0..4 {
        let told = tokio::time::timeout(PATIENCE, events.next(|_| ())).await.expect("the pup answers");
        assert!(matches!(told, Some(News::Entry(..))));
    }
    let took = begun.elapsed();
    println!("the pup answered after {took:?}, {} decisions still wait", house.lobby.waiting_bots());
    let waiting = house.lobby.waiting_bots();
    assert!(
        (50..=64).contains(&waiting),
        "the alphas are still at it, and not all tables wait at once: {waiting}"
    );
    assert_eq!(house.version(&id).await, 4);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn hints_beyond_what_may_wait_are_refused_and_the_others_come() {
    let house = House::open(Settings { hints: 2, bot_ms: 200, ..settings() }).await;
    let anna = person(1);
    let id = house
        .lobby
        .open(&anna, table(GameKind::Wolfwalkers, 2, &[NewSeat::You, NewSeat::You]))
        .await
        .unwrap();
    let ask =
        async || house.lobby.hint(&id, anna.id, IpAddr::from([192, 0, 2, 1])).await?.finding.last().await;
    let (first, second, third) = tokio::join!(ask(), ask(), ask());
    let refused = [first.is_err(), second.is_err(), third.is_err()];
    assert_eq!(refused.iter().filter(|refused| **refused).count(), 1, "two may wait, the third may not");
    house.close().await;
}
