//! Giving a command to a table: deciding, taking back, sitting down and getting up, offers, chat.

use std::sync::Arc;

use moonpack_rules::Seat;
use moonpack_table::{Command, Happening, Person, Phase, Table, Telling};

use crate::lobby::Lobby;
use crate::{LiveError, TableId};

/// What a command led to. It is on the disk.
#[derive(Clone, Debug)]
pub struct Done {
    /// The version now.
    pub version: u64,
    /// The number of the last event.
    pub event: u64,
    /// Where the table stands.
    pub phase: Phase,
    /// The seat that decides now.
    pub to_move: Option<Seat>,
    /// What happened, as the caller may know it; the same as in the stream.
    pub happened: Vec<Telling>,
}

impl Lobby {
    /// Gives a command to a table and tells what it led to.
    ///
    /// # Errors
    /// If there is no such table, it refuses, or the person sits at too many tables to join one more.
    pub async fn command(&self, id: &TableId, person: Person, command: Command) -> Result<Done, LiveError> {
        match command {
            Command::Join { .. } => {
                let _alone = self.one_at_a_time(person.id).await;
                // Coming back to one's own seat takes no room.
                let sits =
                    self.look(id, None, |look| look.table.seats_of(person.id).next().is_some()).await?;
                if !sits {
                    self.has_room(person.id).await?;
                }
                self.give(id, person, command).await
            }
            Command::Offer(_) => {
                let done = self.give(id, person, command).await?;
                self.play_again(id).await?;
                Ok(done)
            }
            _ => self.give(id, person, command).await,
        }
    }

    async fn give(&self, id: &TableId, person: Person, command: Command) -> Result<Done, LiveError> {
        let caller = person.id;
        let change = move |table: &mut Table, now| table.command(&person, command.clone(), now);
        let answer = move |table: &Table, told: &[Arc<Happening>]| {
            let viewer = table.viewer(Some(caller));
            Done {
                version: table.version(),
                event: table.event(),
                phase: table.phase(),
                to_move: table.to_move(),
                happened: told.iter().map(|happening| table.tell(happening, viewer)).collect(),
            }
        };
        self.change(id, change, answer).await
    }
}
