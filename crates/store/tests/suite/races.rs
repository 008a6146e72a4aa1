//! Two who write at the same time.

use moonpack_store::{Line, StoreError};
use tokio::task::JoinSet;

use crate::house::House;
use crate::rows::{append, table};

/// Every event of every table is wanted by both; each time one is first, and the other is told so and writes nothing.
pub(crate) async fn of_two_that_write_the_same_event_one_is_first(house: House) {
    const TABLES: usize = 24;
    const EVENTS: u64 = 12;
    let nodes = house.two().await;
    for number in 0..TABLES {
        nodes[0].add_table(table(&format!("table {number:02}"))).await.unwrap();
    }
    let mut writers = JoinSet::new();
    for (name, node) in ["anna", "bert"].into_iter().zip(&nodes) {
        for number in 0..TABLES {
            let (node, id) = (node.clone(), format!("table {number:02}"));
            writers.spawn(async move {
                let mut won = Vec::new();
                let mut event = 1;
                while event <= EVENTS {
                    // Two or three entries at a time, so that those of the loser would overlap with the winner's.
                    let mut wanted = append(&id, event..event + 2 + event % 2);
                    wanted.lines.iter_mut().for_each(|line| line.entry = format!("{name} {}", line.event));
                    match node.append(wanted.clone()).await {
                        Ok(()) => won.extend(wanted.lines),
                        Err(StoreError::Conflict) => {}
                        Err(error) => panic!("{error}"),
                    }
                    event = node.table(&id).await.unwrap().unwrap().lines.len() as u64 + 1;
                }
                (id, won)
            });
        }
    }
    let mut acknowledged: Vec<(String, Line)> = Vec::new();
    for (id, won) in writers.join_all().await {
        acknowledged.extend(won.into_iter().map(|line| (id.clone(), line)));
    }
    acknowledged.sort_by_key(|(id, line)| (id.clone(), line.event));
    let mut kept = Vec::new();
    for number in 0..TABLES {
        let id = format!("table {number:02}");
        let stored = nodes[1].table(&id).await.unwrap().unwrap();
        kept.extend(stored.lines.into_iter().map(|line| (id.clone(), line)));
    }
    assert_eq!(kept, acknowledged, "all that was acknowledged is there, and nothing else");
}

/// A table is opened once, and a secret is the same for everybody, however many make it at once.
pub(crate) async fn of_many_that_make_the_same_thing_one_makes_it(house: House) {
    let nodes = house.two().await;
    let mut makers = JoinSet::new();
    for number in 0..20_u8 {
        let node = nodes[usize::from(number % 2)].clone();
        makers.spawn(async move {
            let opened = node.add_table(table("one")).await;
            assert!(matches!(opened, Ok(()) | Err(StoreError::Conflict)), "{opened:?}");
            (opened.is_ok(), node.secret("tokens", vec![number]).await.unwrap())
        });
    }
    let made = makers.join_all().await;
    assert_eq!(made.iter().filter(|(opened, _)| *opened).count(), 1);
    assert!(made.iter().all(|(_, secret)| *secret == made[0].1), "{made:?}");
}

/// Whoever writes to a table that was removed meanwhile leaves nothing behind that belongs to no table.
pub(crate) async fn what_is_removed_stays_removed(house: House) {
    let nodes = house.two().await;
    for number in 0..20 {
        nodes[0].add_table(table(&format!("table {number}"))).await.unwrap();
    }
    let mut tasks = JoinSet::new();
    for number in 0..20 {
        let [one, other] = nodes.clone();
        tasks.spawn(async move {
            let id = format!("table {number}");
            let mut gone = append(&id, 1..3);
            gone.joined = vec![7];
            let (_written_or_not, removed) = tokio::join!(one.append(gone), other.remove(&id));
            removed.unwrap();
            assert_eq!(one.table(&id).await.unwrap(), None);
        });
    }
    tasks.join_all().await;
    assert_eq!(nodes[0].traces_of(7, "", 99).await.unwrap(), Vec::<String>::new());
    assert_eq!(nodes[0].count_tables().await.unwrap(), 0);
}
