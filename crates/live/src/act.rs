//! Giving a command to a table: deciding, taking back, sitting down and getting up, offers, chat.

use std::sync::Arc;

use moonpack_rules::Seat;
use moonpack_table::{Command, Happening, Offer, Person, PersonId, Phase, Table, Telling};

use crate::lobby::{Lobby, Look, to_the_end};
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
    /// If there is no such table, it refuses, or somebody who would get a table more has too many.
    pub async fn command(&self, id: &TableId, person: Person, command: Command) -> Result<Done, LiveError> {
        let (me, at) = (self.here()?, id.clone());
        match command {
            Command::Join { .. } => to_the_end(async move { me.join(&at, person, command).await }).await,
            Command::Offer(Offer::Rematch) => {
                to_the_end(async move { me.offer_rematch(&at, person).await }).await
            }
            _ => self.give(id, person, command).await,
        }
    }

    async fn join(&self, id: &TableId, person: Person, join: Command) -> Result<Done, LiveError> {
        let _alone = self.one_at_a_time(&[person.id]).await;
        // Coming back to one's own seat takes no room.
        let sits = self.look(id, None, |look| look.table.seats_of(person.id).next().is_some()).await?;
        if !sits {
            self.has_room(person.id).await?;
        }
        self.give(id, person, join).await
    }

    /// A rematch is a table more for everybody at this one: nobody offers it unless all have room, and while some are asked, nobody
    /// gives any of them another one.
    async fn offer_rematch(&self, id: &TableId, person: Person) -> Result<Done, LiveError> {
        let seated = |look: Look<'_>| {
            let chairs = look.table.chairs().iter();
            chairs.filter_map(|chair| Some(chair.person()?.id)).collect::<Vec<_>>()
        };
        let people = self.look(id, None, seated).await?;
        let _alone = self.one_at_a_time(&people).await;
        if self.look(id, None, |look| may_play_again(look.table, person.id)).await? {
            self.has_room(person.id).await?;
            for other in people.into_iter().filter(|other| *other != person.id) {
                self.has_room(other).await.map_err(|error| match error {
                    LiveError::TooManyTables => LiveError::TooManyOfOthers,
                    error => error,
                })?;
            }
        }
        let done = self.give(id, person, Command::Offer(Offer::Rematch)).await?;
        self.play_again(id).await?;
        Ok(done)
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

/// May the person offer a rematch that nobody has set up yet?
fn may_play_again(table: &Table, person: PersonId) -> bool {
    table.phase() == Phase::Over && table.rematch().is_none() && table.seats_of(person).next().is_some()
}
