//! A lobby over a store of its own, and people who use it.

use std::sync::Arc;
use std::time::Duration;

use moonpack_bots::Level;
use moonpack_games::{Contents, GameKind};
use moonpack_live::{LiveError, Lobby, NewSeat, NewTable, Settings, TableId};
use moonpack_store::Sqlite;
use moonpack_table::{Clock, Command, Person, PersonId};
use tempfile::TempDir;
use tokio::sync::watch;

/// Nothing in a test may take longer than this.
pub(crate) const PATIENCE: Duration = Duration::from_secs(60);

pub(crate) struct House {
    pub(crate) lobby: Arc<Lobby>,
    pub(crate) store: Arc<Sqlite>,
    _directory: TempDir,
    stop: watch::Sender<bool>,
}

pub(crate) fn settings() -> Settings {
    Settings { bot_threads: 1, bot_ms: 5, tables_each: u64::MAX, ..Settings::default() }
}

impl House {
    pub(crate) async fn open(settings: Settings) -> Self {
        let directory = tempfile::tempdir().unwrap();
        let (stop, stopped) = watch::channel(false);
        let store = Arc::new(Sqlite::open(&directory.path().join("moonpack.db")).await.unwrap());
        let lobby = lobby(store.clone(), settings, stopped).await;
        Self { lobby, store, _directory: directory, stop }
    }

    pub(crate) async fn close(&self) {
        self.stop.send_replace(true);
        self.lobby.stop().await;
    }

    /// Decides whatever is legal first, for whoever of these decides.
    pub(crate) async fn decide(&self, id: &TableId, person: &Person) -> Result<(), LiveError> {
        let (version, action) = self
            .lobby
            .look(id, None, |look| (look.table.version(), look.table.game().legal().remove(0)))
            .await?;
        self.lobby.command(id, person.clone(), Command::act(version, action)).await.map(drop)
    }

    pub(crate) async fn say(&self, id: &TableId, person: &Person) {
        let say = Command::Say { text: "awoo".into() };
        self.lobby.command(id, person.clone(), say).await.unwrap();
    }

    /// Where the rematch of a table is played, if it stands ready.
    pub(crate) async fn rematch(&self, id: &TableId) -> Option<String> {
        self.lobby.look(id, None, |look| look.table.rematch().map(str::to_owned)).await.unwrap()
    }

    pub(crate) async fn version(&self, id: &TableId) -> u64 {
        self.lobby.look(id, None, |look| look.table.version()).await.unwrap()
    }
}

async fn lobby(store: Arc<Sqlite>, settings: Settings, stop: watch::Receiver<bool>) -> Arc<Lobby> {
    Lobby::start(store, Contents::shipped().unwrap(), Arc::new(()), settings, stop).await.unwrap()
}

pub(crate) fn person(number: i64) -> Person {
    Person { id: PersonId(number), name: format!("Guest {number}"), bot: false }
}

pub(crate) fn table(game: GameKind, players: usize, seats: &[NewSeat]) -> NewTable {
    NewTable {
        game,
        players,
        options: vec![],
        seats: seats.to_vec(),
        clock: Clock::Off,
        hints: true,
        listed: true,
    }
}

/// A table for two where a bot of this level sits opposite.
pub(crate) fn against(game: GameKind, level: Level) -> NewTable {
    table(game, 2, &[NewSeat::Bot(level)])
}
