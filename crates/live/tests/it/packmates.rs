//! Packmates: how strong a person is, is kept with the person, game by game.

use moonpack_bots::{Level, Strength};
use moonpack_games::GameKind;
use moonpack_live::Look;
use moonpack_store::Store;
use moonpack_table::{Command, Phase};

use crate::support::*;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_gives_up_seems_weaker_in_that_game_alone_until_they_are_forgotten() {
    let house = House::open(settings()).await;
    let anna = person(1);
    let mut seemed = Strength::default().height();
    for games in 1..=2 {
        let id = house.lobby.open(&anna, against(GameKind::LoneWolves, Level::Packmate)).await.unwrap();
        house.lobby.command(&id, anna.clone(), Command::Resign).await.unwrap();
        let phase = house.lobby.look(&id, None, |look| look.table.phase()).await.unwrap();
        assert_eq!(phase, Phase::Over);
        let kept = house.store.strength(1, "lone-wolves").await.unwrap().unwrap();
        assert!((kept.height as f32) < seemed && kept.games == games, "{kept:?}");
        seemed = kept.height as f32;
    }
    assert_eq!(house.store.strength(1, "wolfwalkers").await.unwrap(), None);
    house.lobby.erase(anna.id).await.unwrap();
    assert_eq!(house.store.strength(1, "lone-wolves").await.unwrap(), None);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn of_games_that_end_at_once_none_is_forgotten() {
    const GAMES: u32 = 12;
    let house = House::open(settings()).await;
    let anna = person(1);
    let mut ends = tokio::task::JoinSet::new();
    for _ in 0..GAMES {
        let new = against(GameKind::LoneWolves, Level::Packmate);
        let id = house.lobby.open(&anna, new).await.unwrap();
        let (lobby, anna) = (house.lobby.clone(), anna.clone());
        ends.spawn(async move { lobby.command(&id, anna, Command::Resign).await.is_ok() });
    }
    assert!(ends.join_all().await.into_iter().all(|ended| ended));
    assert_eq!(house.store.strength(1, "lone-wolves").await.unwrap().unwrap().games, GAMES);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_with_others_tells_packmates_nothing() {
    let house = House::open(settings()).await;
    let anna = person(1);
    let id = house.lobby.open(&anna, against(GameKind::LoneWolves, Level::Pup)).await.unwrap();
    house.lobby.command(&id, anna.clone(), Command::Resign).await.unwrap();
    assert_eq!(house.store.strength(1, "lone-wolves").await.unwrap(), None);
    house.close().await;
}

/// The packmate decides by itself, as every bot does, and the game comes to its end.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_packmate_plays_to_the_end_and_knows_more_then() {
    let house = House::open(settings()).await;
    let anna = person(1);
    let id = house.lobby.open(&anna, against(GameKind::LoneWolves, Level::Packmate)).await.unwrap();
    let mut events = house.lobby.watch(&id, Some(anna.id), Some(1)).await.unwrap();
    loop {
        let stands = |look: Look<'_>| (look.table.phase(), look.table.bot_to_move().is_none());
        let (phase, mine) = house.lobby.look(&id, None, stands).await.unwrap();
        if phase != Phase::Running {
            break;
        }
        if mine {
            house.decide(&id, &anna).await.unwrap();
        } else {
            tokio::time::timeout(PATIENCE, events.next(|_| ())).await.expect("the packmate decides");
        }
    }
    assert_eq!(house.store.strength(1, "lone-wolves").await.unwrap().unwrap().games, 1);
    house.close().await;
}
