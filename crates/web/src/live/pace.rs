//! The pace of bots: while somebody looks at a table's page, a bot waits before it decides, so that people can follow.
//!
//! The wait begins when the bot begins to think and holds no lock; an answer for a version that has passed by then is
//! dropped like any late one.

use std::sync::atomic::Ordering;
use std::time::Duration;

use moonpack_rules::Seat;
use moonpack_table::{Entry, Table};

use super::lobby::{Live, Lobby};

impl Lobby {
    /// How long a bot waits before its decision: not at all unless somebody looks at the page, less within its turn.
    pub(super) fn pause_before(&self, live: &Live, table: &Table, seat: Seat) -> Duration {
        let watched = live.pages.load(Ordering::Relaxed) > 0;
        let last = table.recent().last().map(|happening| happening.entry());
        let goes_on = matches!(last, Some(Entry::Act { seat: before, .. }) if *before == seat);
        match (watched, goes_on) {
            (false, _) => Duration::ZERO,
            (true, true) => self.pause / 2,
            (true, false) => self.pause,
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use moonpack_bots::Level;
    use moonpack_games::{AnyMatch, Contents, GameKind};
    use moonpack_store::Sqlite;
    use moonpack_table::{Clock, Command, Opening, Person, PersonId, Place};

    use super::*;
    use crate::live::now;
    use crate::{App, Config, Limits, TableId};

    /// A table where Anna has just decided and a pup is at turn; with `page`, her page was open before she did.
    async fn at_the_pups_turn(app: &Arc<App>, page: bool) -> (TableId, Option<crate::live::Watch>) {
        let anna = Person { id: PersonId(1), name: "Anna".into(), bot: false };
        let game = AnyMatch::draw(&app.contents, GameKind::Wolfwalkers, 2, &vec![], 1).unwrap();
        let opening = Opening::of(&game, vec![Place::Open, Place::Bot(Level::Pup)], Clock::Off, true);
        let first = Seat::new(0).unwrap();
        let sit = |table: &mut Table, now| table.seat_person(&anna, &[first], now);
        let open = Table::open(game, opening, now());
        let id = app.lobby.open(open, false, None, sit, |id, _| id.clone()).await.unwrap();
        let watch = if page { Some(app.lobby.watch_page(&id, Some(anna.id)).await.unwrap()) } else { None };
        for version in 0..2 {
            let anna = anna.clone();
            let act = move |table: &mut Table, now| {
                let action = table.game().legal().remove(0);
                table.command(&anna, Command::Act { seat: None, version, action }, now)
            };
            app.lobby.change(&id, act, |_, _| ()).await.unwrap();
        }
        (id, watch)
    }

    #[tokio::test]
    async fn bots_wait_for_whoever_looks_at_the_page_and_for_nobody_else() {
        let directory = tempfile::tempdir().unwrap();
        let store = Arc::new(Sqlite::open(&directory.path().join("moonpack.db")).await.unwrap());
        let config = Config {
            limits: Limits::none(),
            bot_ms: 5,
            bot_threads: 1,
            bot_pause: Duration::from_secs(3600),
            ..Config::default()
        };
        let app = App::new(store, Contents::shipped().unwrap(), config).await.unwrap();
        let (looked_at, _watch) = at_the_pups_turn(&app, true).await;
        let (alone, _) = at_the_pups_turn(&app, false).await;
        // One thread thinks for both, so the first table's bot had its answer before the second's.
        let mut told = app.lobby.watch(&alone, None, Some(3)).await.unwrap();
        for _ in 0..2 {
            told.next().await.unwrap();
        }
        let version = async |id| app.lobby.read(id, |table, _| table.version()).await.unwrap();
        assert_eq!(version(&alone).await, 4, "nobody looks, so the pup took and placed its card at once");
        assert_eq!(version(&looked_at).await, 2, "the pup takes its time");
        app.stop().await;
    }
}
