//! The record of a finished game.

use std::net::IpAddr;

use moonpack_games::Record;
use moonpack_table::{Chair, Phase, Sitter};

use crate::lobby::Lobby;
use crate::{LiveError, TableId};

impl Lobby {
    /// The text of the record. While the game runs it is closed to everybody, because it holds every secret of the game.
    ///
    /// # Errors
    /// If the game is not over, or too many ask.
    pub async fn record(&self, id: &TableId, from: IpAddr) -> Result<String, LiveError> {
        let kept = self.look(id, None, |look| {
            let names: Vec<String> = look.table.chairs().iter().map(name).collect();
            (look.table.phase() == Phase::Over).then(|| (look.table.game().clone(), names))
        });
        let (game, names) = kept.await?.ok_or(LiveError::RecordClosed)?;
        self.heavy().run(Some(from), move || Record::new(game, &names).write()).await
    }
}

fn name(chair: &Chair) -> String {
    match &chair.sitter {
        Sitter::Open => String::new(),
        Sitter::Person(person) => person.name.clone(),
        Sitter::Bot(level) => format!("bot {}", level.name()),
    }
}
