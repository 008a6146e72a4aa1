//! A node of a simulated world: a program with a runtime of its own, on the one thread that all share. It goes on only when it is
//! told to, and when it is dropped every task of it ends where it stands.

use std::sync::Arc;

use moonpack_bus::Bus;
use moonpack_store::StoreError;
use tokio::runtime::{Builder, Runtime};
use tokio::sync::watch;
use tokio::task::{JoinSet, yield_now};

use super::people::{self, Stage};
use super::{Dice, World, pause};
use crate::lobby::Lobby;
use crate::sweep::Sweep;
use crate::{hear, work};

/// The number of the node that only thinks for others.
const WORKER: usize = 2;

pub(super) struct Node {
    lobby: Arc<Lobby>,
    sweep: Sweep,
    /// How often it has looked around among the tables it shows.
    ticks: u64,
    tasks: JoinSet<()>,
    _stop: watch::Sender<bool>,
    runtime: Runtime,
}

/// Nothing here waits for the time of the machine; long before a question is given up by it, its world has ended.
pub(super) fn runtime() -> Runtime {
    Builder::new_current_thread().enable_time().build().unwrap()
}

impl Node {
    /// Starts the node of this number, with people who come to it or without.
    pub(super) fn start(world: &World, number: usize, visited: bool, dice: &mut Dice) -> Self {
        let (runtime, mut tasks) = (runtime(), JoinSet::new());
        let (lobby, stop) = world.lobby(dice);
        let here = runtime.handle();
        if world.nodes > 1 {
            tasks.spawn_on(hear(lobby.clone(), world.bus.clone()), here);
            tasks.spawn_on(work(lobby.clone(), world.bus.clone()), here);
        }
        if visited && number < WORKER {
            let (disk, ledger) = (world.disk.clone(), world.ledger.clone());
            let stage = Stage { lobby: lobby.clone(), disk, ledger, seed: world.seed };
            for number in 1..=3 {
                tasks.spawn_on(
                    people::live(stage.clone(), number, dice.another(), 10 / world.nodes as u64),
                    here,
                );
            }
            for number in 0..=2 {
                tasks.spawn_on(people::watch(stage.clone(), number, dice.another()), here);
            }
        }
        Self { lobby, sweep: Sweep::default(), ticks: 0, tasks, _stop: stop, runtime }
    }

    /// Lets everything here go on for a moment.
    pub(super) fn go_on(&mut self, dice: &mut Dice) {
        self.runtime.block_on(pause(dice));
        while let Some(ended) = self.tasks.try_join_next() {
            // A promise that somebody found broken.
            if let Err(error) = ended {
                std::panic::resume_unwind(error.into_panic());
            }
        }
    }

    /// What it does by itself from time to time.
    pub(super) fn look_for_what_is_due(&mut self) -> Result<(), StoreError> {
        self.runtime.block_on(async {
            let told = self.sweep.round(&self.lobby).await;
            hear::look_around(&self.lobby, self.ticks);
            self.ticks += 1;
            self.lobby.forget();
            told
        })
    }
}

async fn hear(lobby: Arc<Lobby>, bus: Bus) {
    let mut bells = bus.listen();
    loop {
        hear::heard(&lobby, bells.next().await);
    }
}

async fn work(lobby: Arc<Lobby>, bus: Bus) {
    loop {
        let taken = bus.take().await;
        if work::think(&lobby, &taken, ()).await {
            taken.done().await
        } else {
            taken.give_back().await
        }
        yield_now().await;
    }
}
