//! What every store promises, written once.

use moonpack_store::{
    AddTable, Amend, Append, Before, List, Listed, Mark, StoreError, StoredEntry, StrengthRow, Words,
};

use crate::house::House;
use crate::rows::{append, due, running, table};

const OVER: Mark = Mark { list: List::Over, wakes: None };

/// One entry at a moment of its own.
fn append_at(id: &str, event: u64, at: i64, mark: Option<Mark>) -> Append {
    let entries = vec![StoredEntry { event, at, entry: format!("entry {event}") }];
    Append { entries, mark, ..append(id, 1..1) }
}

fn ids(listed: Result<Vec<Listed>, StoreError>) -> Vec<String> {
    listed.unwrap().into_iter().map(|table| table.id).collect()
}

pub(crate) async fn what_was_written_is_there_after_opening_again(house: House) {
    let store = house.open().await;
    store.add_table(table("a")).await.unwrap();
    store.append(append("a", 1..4)).await.unwrap();
    store.close().await;
    let store = house.open().await;
    let stored = store.table("a").await.unwrap().unwrap();
    assert_eq!(stored.entries, append("a", 1..4).entries);
    assert_eq!((stored.opening.as_str(), stored.opened, stored.listed), ("{}", 5, true));
    assert_eq!(store.table("b").await.unwrap(), None);
    assert_eq!(store.count_tables().await.unwrap(), 1);
}

pub(crate) async fn the_second_writer_of_an_event_is_refused_whole(house: House) {
    let store = house.open().await;
    store.add_table(table("a")).await.unwrap();
    store.append(append("a", 1..3)).await.unwrap();
    let told = store.append(append("a", 2..5)).await;
    assert!(matches!(told, Err(StoreError::Conflict)), "{told:?}");
    assert_eq!(store.table("a").await.unwrap().unwrap().entries.len(), 2, "nothing of it was written");
    assert!(matches!(store.add_table(table("a")).await, Err(StoreError::Conflict)));
}

pub(crate) async fn one_bad_write_among_many_harms_no_other(house: House) {
    let store = house.open().await;
    store.add_table(table("a")).await.unwrap();
    store.append(append("a", 1..2)).await.unwrap();
    let mut writes = tokio::task::JoinSet::new();
    for number in 0..200 {
        let store = store.clone();
        writes.spawn(async move {
            let id = format!("table {number}");
            store.add_table(table(&id)).await.unwrap();
            // Every tenth tries to write what is written already.
            let bad = number % 10 == 0;
            let told = store.append(if bad { append("a", 1..2) } else { append(&id, 1..6) }).await;
            assert_eq!(told.is_err(), bad, "{told:?}");
        });
    }
    writes.join_all().await;
    for number in 0..200 {
        let entries = store.table(&format!("table {number}")).await.unwrap().unwrap().entries.len();
        assert_eq!(entries, if number % 10 == 0 { 0 } else { 5 });
    }
}

pub(crate) async fn whoever_writes_to_no_table_is_refused_and_leaves_nothing(house: House) {
    let store = house.open().await;
    let told = store.append(Append { joined: vec![7], ..append("nowhere", 1..3) }).await;
    assert!(matches!(told, Err(StoreError::Conflict)), "{told:?}");
    store.add_table(table("nowhere")).await.unwrap();
    assert_eq!(store.table("nowhere").await.unwrap().unwrap().entries, []);
    assert_eq!(store.traces_of(7, "", 9).await.unwrap(), Vec::<String>::new());
}

pub(crate) async fn lists_follow_what_was_marked(house: House) {
    let store = house.open().await;
    for id in ["a", "b", "c"] {
        store.add_table(table(id)).await.unwrap();
    }
    store.add_table(AddTable { listed: false, ..table("private") }).await.unwrap();
    let mark = |list, wakes| Append { mark: Some(Mark { list, wakes }), ..append("b", 1..2) };
    store.append(mark(List::Running, Some(70))).await.unwrap();
    let over = Mark { list: List::Over, wakes: None };
    let gone = Append { mark: Some(over), joined: vec![2], left: vec![1], ..append("c", 1..2) };
    store.append(gone).await.unwrap();
    assert_eq!(ids(store.waiting(&Before::default(), 10).await), ["a"]);
    assert_eq!(ids(store.running(&Before::default(), 10).await), ["b"]);
    assert_eq!(store.clocks_due(69, 10).await.unwrap(), Vec::<String>::new());
    assert_eq!(store.clocks_due(70, 10).await.unwrap(), ["b"]);
    let mut mine = ids(store.tables_of(1, &Before::default(), 10).await);
    mine.sort();
    assert_eq!(mine, ["a", "b", "private"]);
    assert_eq!(ids(store.tables_of(2, &Before::default(), 10).await), ["c"]);
    assert_eq!(store.unfinished_of(1).await.unwrap(), 3);
    assert_eq!(store.unfinished_of(2).await.unwrap(), 0);
}

pub(crate) async fn a_secret_is_made_once(house: House) {
    let store = house.open().await;
    assert_eq!(store.secret("tokens", vec![1]).await.unwrap(), [1]);
    assert_eq!(store.secret("tokens", vec![2]).await.unwrap(), [1]);
}

pub(crate) async fn how_strong_somebody_plays_is_kept_by_game_until_they_are_forgotten(house: House) {
    let store = house.open().await;
    let row = |person, game: &str, height| StrengthRow { person, game: game.into(), height, games: u32::MAX };
    assert_eq!(store.strength(1, "the-wolves").await.unwrap(), None);
    for kept in [row(1, "the-wolves", 0.25), row(1, "lone-wolves", 0.5), row(2, "the-wolves", -0.125)] {
        store.keep_strength(kept).await.unwrap();
    }
    store.keep_strength(row(1, "the-wolves", 0.75)).await.unwrap();
    assert_eq!(store.strength(1, "the-wolves").await.unwrap(), Some(row(1, "the-wolves", 0.75)));
    assert_eq!(store.strength(1, "lone-wolves").await.unwrap(), Some(row(1, "lone-wolves", 0.5)));
    store.forget_strengths(1).await.unwrap();
    assert_eq!(store.strength(1, "the-wolves").await.unwrap(), None);
    assert_eq!(store.strength(2, "the-wolves").await.unwrap(), Some(row(2, "the-wolves", -0.125)));
}

pub(crate) async fn a_closed_store_says_so(house: House) {
    let store = house.open().await;
    store.close().await;
    assert!(matches!(store.add_table(table("a")).await, Err(StoreError::Closed)));
}

pub(crate) async fn clocks_and_bots_are_found_apart_and_in_turn(house: House) {
    let store = house.open().await;
    for number in 0..7 {
        store.add_table(due(&format!("bot {number}"), Some(0))).await.unwrap();
    }
    store.add_table(due("clock", Some(50))).await.unwrap();
    store.add_table(due("quiet", None)).await.unwrap();
    assert_eq!(store.clocks_due(60, 3).await.unwrap(), ["clock"], "however many bots are due");
    assert_eq!(store.bots_due("", 4).await.unwrap(), ["bot 0", "bot 1", "bot 2", "bot 3"]);
    assert_eq!(store.bots_due("bot 3", 4).await.unwrap(), ["bot 4", "bot 5", "bot 6"]);
}

pub(crate) async fn lists_go_on_page_by_page(house: House) {
    let store = house.open().await;
    for number in 0..10 {
        // Three of them in each moment.
        store.add_table(AddTable { opened: number / 3, ..table(&format!("table {number}")) }).await.unwrap();
    }
    let (mut found, mut before) = (Vec::new(), Before::default());
    loop {
        let page = store.waiting(&before, 2).await.unwrap();
        let Some(last) = page.last() else { break };
        before = Before { opened: last.opened, id: last.id.clone() };
        found.extend(page);
    }
    let all: Vec<String> = (0..10).rev().map(|number| format!("table {number}")).collect();
    assert_eq!(ids(Ok(found)), all, "none twice, none left out");
    let fourth = Before { opened: 1, id: "table 4".into() };
    assert_eq!(ids(store.tables_of(1, &fourth, 2).await), ["table 3", "table 2"]);
}

pub(crate) async fn a_table_counts_as_its_openers_also_when_they_have_left_it(house: House) {
    let store = house.open().await;
    store.add_table(table("a")).await.unwrap();
    store.append(Append { left: vec![1], joined: vec![2], ..append("a", 1..2) }).await.unwrap();
    assert_eq!(ids(store.tables_of(1, &Before::default(), 10).await), Vec::<String>::new());
    assert_eq!(store.unfinished_of(1).await.unwrap(), 1);
    let over = Mark { list: List::Over, wakes: None };
    store.append(Append { mark: Some(over), ..append("a", 2..3) }).await.unwrap();
    assert_eq!(store.unfinished_of(1).await.unwrap(), 0);
}

pub(crate) async fn finished_tables_are_found_by_when_something_last_happened_there(house: House) {
    let store = house.open().await;
    for id in ["runs", "old", "talks"] {
        store.add_table(running(id)).await.unwrap();
        store.append(append_at(id, 1, 10, None)).await.unwrap();
    }
    store.append(append_at("old", 2, 20, Some(OVER))).await.unwrap();
    store.append(append_at("talks", 2, 20, Some(OVER))).await.unwrap();
    store.append(append_at("talks", 3, 80, Some(OVER))).await.unwrap();
    assert_eq!(store.ended_before(20, 9).await.unwrap(), Vec::<String>::new());
    assert_eq!(store.ended_before(21, 9).await.unwrap(), ["old"]);
    assert_eq!(store.ended_before(81, 9).await.unwrap(), ["old", "talks"]);
    assert_eq!(store.talk_before(81, 9).await.unwrap(), ["old", "talks"]);
    let quiet = |amended| {
        let words = Words { amended, entries: vec![(1, "blank".into())] };
        Amend { table: "old".into(), words: Some(words), gone: None, quiet: true }
    };
    store.amend(quiet(0)).await.unwrap();
    store.amend(quiet(1)).await.unwrap();
    assert_eq!(store.talk_before(81, 9).await.unwrap(), ["talks"]);
    let entries = store.table("old").await.unwrap().unwrap().entries;
    assert_eq!(entries[0], StoredEntry { event: 1, at: 10, entry: "blank".into() }, "number and time stay");
    store.remove("old").await.unwrap();
    assert_eq!(store.table("old").await.unwrap(), None);
    assert_eq!(store.traces_of(2, "", 9).await.unwrap(), ["runs", "talks"], "nothing of it is left behind");
}

pub(crate) async fn a_person_is_found_wherever_they_were_and_then_nowhere(house: House) {
    let store = house.open().await;
    store.add_table(running("a")).await.unwrap();
    store.add_table(AddTable { opener: Some(3), ..running("b") }).await.unwrap();
    store.add_table(AddTable { people: vec![2], ..running("c") }).await.unwrap();
    let left = Append { left: vec![1], ..append_at("b", 1, 9, None) };
    store.append(left).await.unwrap();
    let of = async |person| store.tables_of(person, &Before::default(), 9).await.unwrap().len();
    assert_eq!(of(1).await, 1, "whoever got up has the table no longer in their list");
    assert_eq!(store.traces_of(1, "", 9).await.unwrap(), ["a", "b", "c"], "but the log still names them");
    assert_eq!(store.traces_of(1, "a", 1).await.unwrap(), ["b"]);
    for id in ["a", "b", "c"] {
        store.amend(Amend { table: id.into(), gone: Some(1), ..Amend::default() }).await.unwrap();
    }
    assert_eq!(store.traces_of(1, "", 9).await.unwrap(), Vec::<String>::new());
    assert_eq!((of(1).await, of(2).await), (0, 3));
    assert_eq!(store.table("a").await.unwrap().unwrap().opener, None);
    assert_eq!(store.table("b").await.unwrap().unwrap().opener, Some(3));
}
