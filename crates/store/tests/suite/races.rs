//! Two who write at the same time.

use moonpack_store::{Amend, StoreError, StoredEntry, Words};
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
                    wanted
                        .entries
                        .iter_mut()
                        .for_each(|stored| stored.entry = format!("{name} {}", stored.event));
                    match node.append(wanted.clone()).await {
                        Ok(()) => won.extend(wanted.entries),
                        Err(StoreError::Conflict) => {}
                        Err(error) => panic!("{error}"),
                    }
                    event = node.table(&id).await.unwrap().unwrap().entries.len() as u64 + 1;
                }
                (id, won)
            });
        }
    }
    let mut acknowledged: Vec<(String, StoredEntry)> = Vec::new();
    for (id, won) in writers.join_all().await {
        acknowledged.extend(won.into_iter().map(|stored| (id.clone(), stored)));
    }
    acknowledged.sort_by_key(|(id, stored)| (id.clone(), stored.event));
    let mut kept = Vec::new();
    for number in 0..TABLES {
        let id = format!("table {number:02}");
        let stored = nodes[1].table(&id).await.unwrap().unwrap();
        kept.extend(stored.entries.into_iter().map(|stored| (id.clone(), stored)));
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

fn amend(id: &str, amended: u64, entries: Vec<(u64, String)>) -> Amend {
    Amend { table: id.into(), words: Some(Words { amended, entries }), ..Amend::default() }
}

/// One has read the table before another forgets somebody, and comes later: what was forgotten is not put back.
pub(crate) async fn whoever_gives_other_words_than_stand_there_now_is_refused_whole(house: House) {
    let [one, other] = house.two().await;
    one.add_table(table("a")).await.unwrap();
    one.append(append("a", 1..3)).await.unwrap();
    let read = one.table("a").await.unwrap().unwrap().amended;
    other.amend(amend("a", read, vec![(1, "nobody".into())])).await.unwrap();
    let late =
        Amend { gone: Some(1), quiet: true, ..amend("a", read, vec![(1, "Anna".into()), (2, "".into())]) };
    let told = one.amend(late.clone()).await;
    assert!(matches!(told, Err(StoreError::Conflict)), "{told:?}");
    let stored = one.table("a").await.unwrap().unwrap();
    let words: Vec<&str> = stored.entries.iter().map(|stored| stored.entry.as_str()).collect();
    assert_eq!((words, stored.opener), (vec!["nobody", "entry 2"], Some(1)), "nothing of it was written");
    assert_eq!(one.traces_of(1, "", 9).await.unwrap(), ["a"]);
    one.amend(amend("a", stored.amended, vec![(2, "".into())])).await.unwrap();
    one.amend(Amend { table: "a".into(), gone: Some(1), ..Amend::default() }).await.unwrap();
    let stored = other.table("a").await.unwrap().unwrap();
    assert_eq!((stored.amended, stored.entries[1].entry.as_str(), stored.opener), (3, "", None));
    one.remove("a").await.unwrap();
    for late in [late, Amend { table: "a".into(), quiet: true, ..Amend::default() }] {
        let told = other.amend(late).await;
        assert!(matches!(told, Err(StoreError::Conflict)), "there is no such table: {told:?}");
    }
}

/// Each strikes its own letter from words that all of them change, and reads again when somebody else was first.
pub(crate) async fn of_many_that_give_other_words_at_once_none_undoes_what_another_did(house: House) {
    const LETTERS: &str = "abcdefghijklmnop";
    let nodes = house.two().await;
    nodes[0].add_table(table("a")).await.unwrap();
    let mut words = append("a", 1..2);
    words.entries[0].entry = LETTERS.into();
    nodes[0].append(words).await.unwrap();
    let mut strikers = JoinSet::new();
    for (number, letter) in LETTERS.chars().enumerate() {
        let node = nodes[number % 2].clone();
        strikers.spawn(async move {
            loop {
                let stored = node.table("a").await.unwrap().unwrap();
                let struck = stored.entries[0].entry.replace(letter, "");
                match node.amend(amend("a", stored.amended, vec![(1, struck)])).await {
                    Ok(()) => return,
                    Err(StoreError::Conflict) => {}
                    Err(error) => panic!("{error}"),
                }
            }
        });
    }
    strikers.join_all().await;
    let stored = nodes[1].table("a").await.unwrap().unwrap();
    assert_eq!((stored.entries[0].entry.as_str(), stored.amended), ("", LETTERS.len() as u64));
}
