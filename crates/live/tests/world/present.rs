//! Nobody who is at a table is taken for absent, whichever node they are at and whatever bells are lost.

use std::sync::Arc;
use std::sync::atomic::Ordering;

use moonpack_games::{Contents, GameKind};
use moonpack_table::{Clock, Command, Person, PersonId, Refused};
use tokio::task::yield_now;

use super::node::runtime;
use super::{Dice, MINUTE, World};
use crate::lobby::{Lobby, PORTIONS};
use crate::time::SIMULATED;
use crate::{LiveError, NewSeat, NewTable, TableId, hear, now};

fn person(number: i64) -> Person {
    Person { id: PersonId(number), name: format!("Guest {number}"), bot: false }
}

/// Two nodes that share a store and hear nothing of each other, and a table where `person(1)` and `person(2)` play.
async fn two_nodes(world: &World, dice: &mut Dice) -> ([Arc<Lobby>; 2], TableId) {
    let nodes = [world.lobby(dice).0, world.lobby(dice).0];
    let (game, players) = (GameKind::LoneWolves, 2);
    let (seats, clock) = (vec![NewSeat::You, NewSeat::Open], Clock::Off);
    let new = NewTable { game, players, options: vec![], seats, clock, hints: false, listed: true };
    let id = nodes[0].open(&person(1), new).await.unwrap();
    nodes[1].command(&id, person(2), Command::Join { seat: None }).await.unwrap();
    (nodes, id)
}

/// What `person(2)` is told at this node who wants a bot to play for `person(1)`.
async fn replaced(node: &Lobby, id: &TableId) -> Result<(), LiveError> {
    let seat = node.look(id, None, |look| look.table.seats_of(PersonId(1)).next().unwrap()).await.unwrap();
    node.command(id, person(2), Command::Replace { seat }).await.map(drop)
}

fn pass(ms: i64) {
    SIMULATED.set(Some(now().0 + ms));
}

fn in_a_calm_world(test: impl AsyncFnOnce(&World, &mut Dice)) {
    let contents = Contents::shipped().unwrap();
    let mut dice = Dice(1);
    // The seed of a world with two nodes.
    let world = World::new(&contents, 2, &mut dice);
    world.disk.troubled.store(false, Ordering::Relaxed);
    SIMULATED.set(Some(MINUTE));
    runtime().block_on(test(&world, &mut dice));
    SIMULATED.set(None);
}

#[test]
fn whoever_watches_at_another_node_is_present_though_no_bell_is_heard_and_absent_when_they_are_gone() {
    in_a_calm_world(async |world, dice| {
        let ([here, there], id) = two_nodes(world, dice).await;
        let stream = here.watch_page(&id, Some(PersonId(1))).await.unwrap();
        for minute in 0..10 {
            for tick in 0..PORTIONS as u64 {
                hear::look_around(&here, minute * PORTIONS as u64 + tick);
                yield_now().await;
            }
            for _ in 0..20 {
                yield_now().await;
            }
            assert!(
                matches!(replaced(&there, &id).await, Err(LiveError::Refused(Refused::Present))),
                "minute {minute}"
            );
            pass(MINUTE);
        }
        drop(stream);
        pass(3 * MINUTE);
        replaced(&there, &id).await.unwrap();
    });
}

#[test]
fn whoever_decided_at_another_node_while_the_table_rested_here_is_present() {
    in_a_calm_world(async |world, dice| {
        let ([here, there], id) = two_nodes(world, dice).await;
        pass(MINUTE / 2);
        there.forget();
        pass(2 * MINUTE);
        let say = Command::Say { text: "awoo".into() };
        here.command(&id, person(1), say).await.unwrap();
        pass(MINUTE);
        assert!(matches!(replaced(&there, &id).await, Err(LiveError::Refused(Refused::Present))));
        pass(2 * MINUTE);
        replaced(&there, &id).await.unwrap();
    });
}
