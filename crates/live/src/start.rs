//! Opening the lobby, with what runs by itself.

use std::sync::Arc;

use moonpack_games::Contents;
use moonpack_store::Store;
use tokio::sync::watch;

use crate::lobby::Lobby;
use crate::lock::lock;
use crate::{LiveError, Meter, Settings, hear, sweep, time, work};

impl Lobby {
    /// Opens the lobby and starts what runs by itself: bots, clocks, forgetting. Tables where a bot was thinking when the
    /// program stopped go on.
    ///
    /// # Errors
    /// If the store does not answer.
    pub async fn start(
        store: Arc<dyn Store>,
        contents: Contents,
        meter: Arc<dyn Meter>,
        settings: Settings,
        stop: watch::Receiver<bool>,
    ) -> Result<Arc<Self>, LiveError> {
        let mut fresh = vec![0; 32];
        getrandom::fill(&mut fresh)?;
        let luck = store.secret("luck", fresh).await?;
        let lobby = Self::new(store, contents, meter, settings, luck, stop);
        tokio::spawn(sweep::run(Arc::downgrade(&lobby)));
        if lobby.store.shared().is_some() {
            tokio::spawn(time::go_by(lobby.store.clone(), lobby.stop.clone()));
            tokio::spawn(hear::run(Arc::downgrade(&lobby), lobby.settings.bus.listen()));
        }
        if lobby.settings.bus.has_jobs() {
            let (bus, threads) = (lobby.settings.bus.clone(), lobby.settings.bot_threads);
            let working = work::run(Arc::downgrade(&lobby), bus, threads, lobby.stop.clone());
            *lock(&lobby.working) = Some(tokio::spawn(working));
        }
        Ok(lobby)
    }
}

#[cfg(test)]
mod tests {
    use std::net::IpAddr;
    use std::sync::mpsc;
    use std::time::Duration;

    use moonpack_bots::Level;
    use moonpack_bus::{Bus, Job, Queued, Rank, Task};
    use moonpack_games::{AnyMatch, GameKind};
    use moonpack_store::Sqlite;
    use moonpack_table::{Clock, Person, PersonId, Phase};
    use tokio::sync::oneshot;

    use super::*;
    use crate::pool::{Haste, Lane, Payer, WAITING_EACH};
    use crate::{NewSeat, NewTable, now};

    /// Two hunters, and nobody else.
    fn hunters(game: GameKind) -> NewTable {
        NewTable {
            game,
            players: 2,
            options: vec![],
            seats: vec![NewSeat::Bot(Level::Hunter); 2],
            clock: Clock::Off,
            hints: true,
            listed: true,
        }
    }

    /// Those that found no room are asked again by the sweep.
    #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
    async fn every_table_of_bots_comes_to_its_end_though_not_all_may_wait_at_once() {
        let directory = tempfile::tempdir().unwrap();
        let store = Arc::new(Sqlite::open(&directory.path().join("moonpack.db")).await.unwrap());
        let settings = Settings { bot_threads: 1, bot_ms: 1, tables_each: u64::MAX, ..Settings::default() };
        let (stop, stopped) = watch::channel(false);
        let contents = Contents::shipped().unwrap();
        let lobby = Lobby::start(store, contents, Arc::new(()), settings, stopped).await.unwrap();
        let (go, gate) = mpsc::channel::<()>();
        lobby.bots.think(Haste::Awaited, Lane::Slow, Payer::default(), move |_| {
            let _dropped = gate.recv();
        });
        while lobby.waiting_bots() > 0 {
            tokio::task::yield_now().await;
        }
        let anna = Person { id: PersonId(1), name: "Anna".into(), bot: false };
        lobby.seen_from(anna.id, IpAddr::from([192, 0, 2, 1]));
        let mut ids = Vec::new();
        for _ in 0..WAITING_EACH + 16 {
            ids.push(lobby.open(&anna, hunters(GameKind::LoneWolves)).await.unwrap());
        }
        assert_eq!(lobby.waiting_bots(), WAITING_EACH, "the others found no room");
        drop(go);
        let all = async {
            for id in &ids {
                let mut events = lobby.watch(id, None, Some(0)).await.unwrap();
                while lobby.look(id, None, |look| look.table.phase()).await.unwrap() != Phase::Over {
                    events.next(|_| ()).await;
                }
            }
        };
        tokio::time::timeout(Duration::from_secs(60), all).await.expect("no table is left waiting");
        stop.send_replace(true);
        lobby.stop().await;
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn jobs_that_wait_in_the_queue_of_all_nodes_shorten_thinking_as_those_that_wait_here_do() {
        // An eighth of it is a second.
        const LONG: u64 = 8_000;
        let directory = tempfile::tempdir().unwrap();
        let store = Arc::new(Sqlite::open(&directory.path().join("moonpack.db")).await.unwrap());
        let bus = Bus::simulated(|sides| sides - 1);
        let settings = Settings { bus: bus.clone(), bot_threads: 1, ..Settings::default() };
        let (_stop, stopped) = watch::channel(false);
        let contents = Contents::shipped().unwrap();
        let lobby = Lobby::new(store, contents.clone(), Arc::new(()), settings, vec![], stopped);
        for number in 0..20 {
            let (task, rank) = (Task::Decide { ready: 0, shown: 0 }, Rank::Awaited);
            assert!(bus.post(&Job { table: number.to_string(), version: 0, task, rank, ms: LONG }).await);
        }
        lobby.note_queue(bus.queued().await);
        assert_eq!(lobby.waiting_bots(), 20);
        let game = AnyMatch::draw(&contents, GameKind::Wolfwalkers, 2, &vec![], 1).unwrap();
        let begun = std::time::Instant::now();
        lobby.think_about(game, LONG, Payer::default(), |_| ()).unwrap().await.unwrap();
        assert!(begun.elapsed() < Duration::from_millis(LONG), "it thought for {:?}", begun.elapsed());
        lobby.stop().await;
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn a_node_that_stops_gives_back_what_it_thinks_about_before_it_is_gone() {
        let directory = tempfile::tempdir().unwrap();
        let store = Arc::new(Sqlite::open(&directory.path().join("moonpack.db")).await.unwrap());
        let bus = Bus::simulated(|sides| sides - 1);
        let (stop, stopped) = watch::channel(false);
        let settings = Settings { bus: bus.clone(), bot_threads: 1, ..Settings::default() };
        let contents = Contents::shipped().unwrap();
        let lobby = Lobby::start(store, contents, Arc::new(()), settings, stopped).await.unwrap();
        let (go, gate) = mpsc::channel::<()>();
        lobby.bots.think(Haste::Awaited, Lane::Slow, Payer::default(), move |_| {
            let _dropped = gate.recv();
        });
        let anna = Person { id: PersonId(1), name: "Anna".into(), bot: false };
        lobby.open(&anna, hunters(GameKind::TheWolves)).await.unwrap();
        while bus.queued().await.under_way == 0 {
            tokio::task::yield_now().await;
        }
        stop.send_replace(true);
        lobby.stop().await;
        assert_eq!(bus.queued().await, Queued { waiting: 1, under_way: 0 });
        drop(go);
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn whoever_thinks_for_a_bot_takes_its_time_where_another_nodes_page_shows_the_table() {
        // Longer than the test may take.
        const PAUSE: Duration = Duration::from_secs(600);
        let (_stop, stopped) = watch::channel(false);
        let directory = tempfile::tempdir().unwrap();
        let store = Sqlite::open(&directory.path().join("moonpack.db")).await.unwrap();
        let (store, bus) = (Arc::new(store), Bus::simulated(|sides| sides - 1));
        let node = || {
            let settings =
                Settings { bus: bus.clone(), bot_pause: PAUSE, simulated: Some(7), ..Settings::default() };
            let contents = Contents::shipped().unwrap();
            Lobby::new(store.clone(), contents, Arc::new(()), settings, vec![], stopped.clone())
        };
        let (here, elsewhere) = (node(), node());
        let anna = Person { id: PersonId(1), name: "Anna".into(), bot: false };
        let id = here.open(&anna, hunters(GameKind::Wolfwalkers)).await.unwrap();
        let next = async || {
            let taken = bus.take().await;
            let job = taken.job.clone();
            taken.done().await;
            let Task::Decide { ready, shown } = job.task else { panic!("{job:?}") };
            (job, ready, shown)
        };
        let (first, ready, shown) = next().await;
        assert!(shown == 0 && ready <= now().0, "nobody looks yet");
        let _page = here.watch_page(&id, None).await.unwrap();
        assert!(here.decide_for(&first, 0, 0, ()).await);
        let (second, _, shown) = next().await;
        assert!(shown > now().0, "a page shows it here");
        assert!(elsewhere.decide_for(&second, 0, shown, ()).await);
        let (third, ready, again) = next().await;
        assert_eq!((third.version, again), (2, shown), "it is said on, and not made longer");
        assert!(ready > now().0 + PAUSE.as_millis() as i64 / 4, "and bots take their time");
        // Meanwhile another has the place where it thought.
        let (place, mut given_up) = oneshot::channel::<()>();
        let pausing = elsewhere.decide_for(&third, ready, shown, place);
        tokio::select! {
            _ = &mut given_up => {}
            _ = pausing => panic!("it did not take its time"),
        }
    }
}
