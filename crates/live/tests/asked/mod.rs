//! Nodes that have others think, on a real PostgreSQL and a real NATS. Within the crate, so that a node can be kept from thinking
//! itself.

use std::net::{IpAddr, Ipv4Addr};
use std::sync::Arc;
use std::time::Duration;

use moonpack_bots::Level;
use moonpack_bus::{Bus, Job, Rank, Taken, Task};
use moonpack_games::{AnyMatch, Contents, GameKind};
use moonpack_services as services;
use moonpack_store::{Postgres, PostgresOptions};
use moonpack_table::{Clock, Command, Person, PersonId, Phase};
use tokio::sync::watch;

use crate::judge::Verdict;
use crate::lobby::Lobby;
use crate::review::Reviewed;
use crate::thought::{advised, read_analysis, write_analysis, write_verdict};
use crate::{NewSeat, NewTable, Settings, TableId, now};

const HERE: IpAddr = IpAddr::V4(Ipv4Addr::LOCALHOST);
const PATIENCE: Duration = Duration::from_secs(60);

/// A node that takes no jobs, so that whatever it asks for is thought by others.
struct House {
    node: Arc<Lobby>,
    stop: watch::Sender<bool>,
    database: services::Postgres,
    nats: services::Nats,
}

impl House {
    async fn open() -> Self {
        let (database, nats) = (services::Postgres::start(), services::Nats::start());
        let stop = watch::Sender::new(false);
        let node = node(&database, &nats, &stop).await;
        Self { node, stop, database, nats }
    }

    /// A worker, which does.
    async fn worker(&self) -> Arc<Lobby> {
        let (store, settings) = parts(&self.database, &self.nats).await;
        let contents = Contents::shipped().unwrap();
        Lobby::start(store, contents, Arc::new(()), settings, self.stop.subscribe()).await.unwrap()
    }

    async fn bus(&self) -> Bus {
        Bus::connect(&self.nats.url()).await.unwrap()
    }

    /// A table where Anna has every seat.
    async fn table(&self, hints: bool) -> TableId {
        let new = NewTable {
            game: GameKind::LoneWolves,
            players: 2,
            options: vec![],
            seats: vec![NewSeat::You; 2],
            clock: Clock::Off,
            hints,
            listed: true,
        };
        self.node.open(&anna(), new).await.unwrap()
    }

    async fn game(&self, id: &TableId) -> (AnyMatch, u64, Phase) {
        let look =
            |look: crate::Look<'_>| (look.table.game().clone(), look.table.version(), look.table.phase());
        self.node.look(id, None, look).await.unwrap()
    }

    async fn play(&self, id: &TableId, most: usize) {
        for _ in 0..most {
            let (game, version, phase) = self.game(id).await;
            if phase == Phase::Over {
                return;
            }
            let act = Command::act(version, game.legal().swap_remove(0));
            self.node.command(id, anna(), act).await.unwrap();
        }
    }

    async fn close(self, workers: &[Arc<Lobby>]) {
        self.stop.send_replace(true);
        for lobby in workers.iter().chain([&self.node]) {
            lobby.stop().await;
        }
    }
}

async fn parts(
    database: &services::Postgres,
    nats: &services::Nats,
) -> (Arc<dyn moonpack_store::Store>, Settings) {
    let store = Postgres::open(&database.url(), PostgresOptions::default()).await.unwrap();
    let bus = Bus::connect(&nats.url()).await.unwrap();
    (Arc::new(store), Settings { bot_threads: 1, bot_ms: 20, bus, ..Settings::default() })
}

async fn node(
    database: &services::Postgres,
    nats: &services::Nats,
    stop: &watch::Sender<bool>,
) -> Arc<Lobby> {
    let (store, settings) = parts(database, nats).await;
    let contents = Contents::shipped().unwrap();
    Lobby::new(store, contents, Arc::new(()), settings, vec![], stop.subscribe())
}

fn anna() -> Person {
    Person { id: PersonId(1), name: "Anna".into(), bot: false }
}

#[tokio::test(flavor = "multi_thread")]
async fn hints_analyses_and_reviews_are_thought_by_a_worker_for_a_node_that_cannot() {
    let house = House::open().await;
    let worker = house.worker().await;
    let id = house.table(true).await;
    house.play(&id, 3).await;
    let (now, version, _) = house.game(&id).await;
    let hint = house.node.hint(&id, anna().id, HERE).await.unwrap();
    assert_eq!((hint.version, Some(hint.seat)), (version, now.to_move()));
    assert!(now.legal().contains(&hint.finding.last().await.unwrap().action));

    house.play(&id, usize::MAX).await;
    let (game, version, _) = house.game(&id).await;
    // Only the first moment of a review is always here.
    let review = house.node.begin_review(&Reviewed::Table(id.clone(), version), &game, HERE).unwrap();
    let until = async |goal: usize| {
        let reached = async {
            while review.verdicts().len() < goal {
                tokio::task::yield_now().await;
            }
        };
        tokio::time::timeout(PATIENCE, reached).await.expect("the review goes on");
    };
    until(1).await;
    house.node.bots.stop();
    until(review.turns().len()).await;
    assert!(review.turns().len() > 10 && review.done());
    for (turn, verdict) in review.turns().iter().zip(review.verdicts()) {
        assert_eq!(turn.free, verdict.is_some());
    }
    let found = house.node.analysis(&id, Some(4), None, HERE).await.unwrap();
    assert_eq!(found.played, game.action_texts()[4]);
    assert!(game.at(4).legal().contains(&found.finding.last().await.unwrap().action));
    house.close(&[worker]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn of_a_game_that_goes_on_nobody_is_told_more_than_the_hint_that_is_due() {
    let house = House::open().await;
    let worker = house.worker().await;
    let (id, quiet) = (house.table(true).await, house.table(false).await);
    for id in [&id, &quiet] {
        house.play(id, 5).await;
    }
    let (game, version, _) = house.game(&id).await;
    let advise = |id: &TableId, version: u64, step: usize, until: i64| {
        let (table, task) = (id.to_string(), Task::Advise { step, until });
        Job { table, version, task, rank: Rank::Asked, ms: 5 }
    };
    let (step, soon, bus) = (game.steps(), now().0 + 60_000, house.bus().await);
    let past = Task::Judge { from: 0, to: 1, until: soon };
    let forbidden = [
        advise(&id, version, step - 1, soon),
        advise(&id, version, step + 1, soon),
        advise(&id, version - 1, step - 1, soon),
        advise(&id, version, step, 1),
        advise(&quiet, version, step, soon),
        Job { task: past, ..advise(&id, version, step, soon) },
    ];
    let mut silent = Vec::new();
    for job in &forbidden {
        silent.push(bus.ask(job).await.unwrap());
    }
    // The worker has one thread, so when this is answered all others have been refused.
    let mut due = bus.ask(&advise(&id, version, step, soon)).await.unwrap();
    let words = tokio::time::timeout(PATIENCE, due.next()).await.unwrap().unwrap();
    let (_, found) = read_analysis(&words, &game).expect("an analysis of the decision that is due");
    assert!(game.legal().contains(&found.lines[0].actions[0]));
    for (mut question, job) in silent.into_iter().zip(&forbidden) {
        let told = tokio::time::timeout(Duration::ZERO, question.next()).await;
        assert!(told.is_err(), "{job:?} was answered");
    }
    house.close(&[worker]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_question_says_no_more_than_table_version_and_step_and_what_was_found_so_far_is_told_and_counts() {
    let house = House::open().await;
    let id = house.table(true).await;
    house.play(&id, 3).await;
    let (game, version, _) = house.game(&id).await;
    let bus = house.bus().await;
    let mut finding = house.node.hint(&id, anna().id, HERE).await.unwrap().finding;
    let (first, taken) = tokio::join!(finding.next(), answered(&bus, &game));
    let first = first.unwrap().unwrap();
    assert!(!first.last && first.analysis.iterations == 123, "whoever asked is told meanwhile");
    let Task::Advise { step: 3, until } = taken.job.task else { panic!("{:?}", taken.job) };
    let expected = Job {
        table: id.to_string(),
        version,
        task: Task::Advise { step: 3, until },
        rank: Rank::Asked,
        ms: 20,
    };
    assert_eq!(taken.job, expected);
    // They fall silent, and the node could not think itself.
    house.node.bots.stop();
    let last = finding.next().await.unwrap().unwrap();
    assert!(last.last && last.analysis.iterations == 123);
    assert!(finding.next().await.is_none());
    house.close(&[]).await;
}

/// A question that is taken, with nonsense for an answer and then what was found so far.
async fn answered(bus: &Bus, game: &AnyMatch) -> Taken {
    let taken = bus.take().await;
    let mut found = advised(game, moonpack_bots::Budget::ms(5), |_| ()).unwrap();
    found.iterations = 123;
    taken.tell(b"nonsense".to_vec()).await;
    taken.tell(write_analysis(&found, false)).await;
    taken
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_takes_a_question_and_falls_silent_is_replaced_and_without_nats_the_node_thinks_itself() {
    let mut house = House::open().await;
    let id = house.table(true).await;
    let bus = house.bus().await;
    let asked = tokio::spawn({
        let (node, id) = (house.node.clone(), id.clone());
        async move { node.hint(&id, anna().id, HERE).await?.finding.last().await }
    });
    drop(bus.take().await);
    // Another has it when the lease is over; this node could not think.
    house.node.bots.stop();
    let worker = house.worker().await;
    let hint = asked.await.unwrap().unwrap();
    let (game, ..) = house.game(&id).await;
    assert!(game.legal().contains(&hint.action));

    let alone = node(&house.database, &house.nats, &house.stop).await;
    house.nats.kill();
    let hint = alone.hint(&id, anna().id, HERE).await.unwrap();
    assert!(game.legal().contains(&hint.finding.last().await.unwrap().action));
    house.close(&[worker, alone]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_turn_is_judged_once_by_whoever_takes_it() {
    let house = House::open().await;
    let id = house.table(true).await;
    house.play(&id, usize::MAX).await;
    let (game, version, _) = house.game(&id).await;
    let review = house.node.begin_review(&Reviewed::Table(id, version), &game, HERE).unwrap();
    let bus = house.bus().await;
    let (mut judged, mut expected) = (0, 1);
    while judged < expected {
        let taken = tokio::time::timeout(PATIENCE, bus.take()).await.expect("the review goes on");
        // The first turn is judged where it is found out which there are.
        expected = review.turns().iter().skip(1).filter(|turn| turn.free).count();
        let Task::Judge { from, .. } = taken.job.task else { panic!("{:?}", taken.job) };
        let verdict = Verdict {
            chances: vec![0.5, 0.5],
            best: vec![game.at(from).legal().swap_remove(0)],
            lost: 0.125,
            lines: vec![],
        };
        for _ in 0..2 {
            taken.tell(write_verdict(Some(&verdict))).await;
        }
        taken.done().await;
        judged += 1;
    }
    let done = async {
        while !review.done() {
            tokio::task::yield_now().await;
        }
    };
    tokio::time::timeout(PATIENCE, done).await.expect("the review comes to its end");
    let found = review.verdicts().into_iter().flatten().filter(|verdict| verdict.lost == 0.125).count();
    assert!(judged > 5 && found == judged, "{found} of {judged}");
    house.close(&[]).await;
}

/// Has the database refuse what is written, as one does that is starting.
const REFUSE: &str = "CREATE FUNCTION away() RETURNS trigger LANGUAGE plpgsql
    AS $$ BEGIN RAISE EXCEPTION 'not yet' USING ERRCODE = '57P03'; END; $$;
    CREATE TRIGGER away BEFORE INSERT ON entries FOR EACH ROW EXECUTE FUNCTION away()";

#[tokio::test(flavor = "multi_thread")]
async fn a_bots_decision_that_could_not_be_written_is_not_held_to_be_done() {
    let house = House::open().await;
    let bus = house.bus().await;
    let new = NewTable {
        game: GameKind::LoneWolves,
        players: 2,
        options: vec![],
        seats: vec![NewSeat::Bot(Level::Hunter); 2],
        clock: Clock::Off,
        hints: true,
        listed: true,
    };
    let id = house.node.open(&anna(), new).await.unwrap();
    let job = bus.take().await.job.clone();
    house.database.run(REFUSE);
    assert!(!house.node.decide_for(&job, 0, 0, ()).await, "somebody shall decide again");
    house.database.run("DROP TRIGGER away ON entries");
    assert!(house.node.decide_for(&job, 0, 0, ()).await);
    assert!(house.node.decide_for(&job, 0, 0, ()).await, "and once more does no harm");
    assert_eq!(house.game(&id).await.1, 1);
    house.close(&[]).await;
}
