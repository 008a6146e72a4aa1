//! Lists of tables: pages, nobody buried, nothing damaged in the way.

use moonpack_games::GameKind;
use moonpack_live::Which;

use crate::support::*;

#[tokio::test]
async fn nobody_can_bury_the_others_and_pages_lead_to_all() {
    let house = House::open(settings()).await;
    let (quiet, loud) = (person(1), person(2));
    let first = house.lobby.open(&quiet, table(GameKind::LoneWolves, 2, &[])).await.unwrap();
    for _ in 0..30 {
        house.lobby.open(&loud, table(GameKind::LoneWolves, 2, &[])).await.unwrap();
    }
    let page = house.lobby.list(Which::Waiting, None, 12, |look| look.id.clone()).await.unwrap();
    assert!(page.tables.contains(&first), "a flood of one opener's tables hides nobody's");
    assert_eq!(page.tables.len(), 6, "five of the loud one, and the quiet one's");
    let mut own = Vec::new();
    let mut before = None;
    loop {
        let page = house.lobby.list(Which::Own(loud.id), before, 7, |look| look.id.clone()).await.unwrap();
        own.extend(page.tables);
        match page.next {
            Some(next) => before = Some(next),
            None => break,
        }
    }
    own.sort();
    own.dedup();
    assert_eq!(own.len(), 30, "one's own tables are all there, page by page");
    house.close().await;
}
