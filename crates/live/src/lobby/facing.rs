//! What packmates know of the people at a table: read from the store when those at it have changed, written when a game has
//! come to its end. It is kept with the person, game by game, and goes with them.

use moonpack_bots::{Level, Strength, share};
use moonpack_rules::{MAX_SEATS, Seat, Standing};
use moonpack_store::{StoreError, StrengthRow};
use moonpack_table::{Chair, End, Outcome, PersonId, Sitter, Table};

use super::{Lobby, Open, lock_of};

/// The people at a table, and how strong they are together.
#[derive(Default)]
pub(super) struct Facing {
    people: Vec<PersonId>,
    pub(super) strength: Strength,
}

impl Lobby {
    /// Sees to it that packmates at the table know with whom they play. Where the store does not tell, they go on with what
    /// they knew.
    pub(super) async fn acquaint(&self, open: &mut Open) {
        if packmates(&open.table).next().is_none() {
            return;
        }
        let mut people: Vec<PersonId> =
            open.table.chairs().iter().filter_map(|chair| Some(chair.person()?.id)).collect();
        people.sort_unstable();
        people.dedup();
        if people == open.facing.people {
            return;
        }
        let mut known = Vec::with_capacity(people.len());
        for person in &people {
            match self.strength_of(*person, &open.table).await {
                Ok(strength) => known.push(strength),
                Err(error) => return tracing::warn!(%error, "a packmate does not know whom it plays with"),
            }
        }
        open.facing = Facing { people, strength: Strength::mean(known) };
    }

    /// Notes what a game that has just ended tells of the people who played it with packmates.
    pub(super) async fn learn(&self, table: &Table) {
        let told = matches!(table.end(), Some(End::Played | End::Resigned | End::Stopped));
        let Some(outcome) = table.outcome().filter(|_| told) else { return };
        let standing = standing(&outcome);
        for (seat, person) in players(table) {
            let after = |known: Strength, packmate| known.after(share(&standing, seat, packmate));
            if packmates(table).next().is_some()
                && let Err(error) =
                    self.keep_strength(person, table, |known| packmates(table).fold(known, after)).await
            {
                tracing::warn!(%error, "a packmate forgets how a game ended");
            }
        }
    }

    async fn strength_of(&self, person: PersonId, table: &Table) -> Result<Strength, StoreError> {
        let row = self.store.strength(person.0, table.game().kind().name()).await?;
        Ok(row.map_or_else(Strength::default, |row| Strength::kept(row.height as f32, row.games)))
    }

    async fn keep_strength(
        &self,
        person: PersonId,
        table: &Table,
        learn: impl FnOnce(Strength) -> Strength,
    ) -> Result<(), StoreError> {
        // Two games of theirs may end at once.
        let _alone = self.learning[lock_of(person)].lock().await;
        let known = learn(self.strength_of(person, table).await?);
        let game = table.game().kind().name().to_owned();
        let height = known.height().into();
        self.store.keep_strength(StrengthRow { person: person.0, game, height, games: known.games() }).await
    }
}

/// The seats of packmates.
fn packmates(table: &Table) -> impl Iterator<Item = Seat> {
    let chairs = Seat::first(table.chairs().len()).zip(table.chairs());
    chairs.filter(|(_, chair)| chair.sitter == Sitter::Bot(Level::Packmate)).map(|(seat, _)| seat)
}

/// The people who have played to the end, or given up; what a bot did in somebody's seat tells nothing of them.
fn players(table: &Table) -> impl Iterator<Item = (Seat, PersonId)> {
    let played = |chair: &Chair| chair.stand_in.is_none() || chair.resigned;
    let chairs = Seat::first(table.chairs().len()).zip(table.chairs());
    chairs
        .filter(move |(_, chair)| played(chair))
        .filter_map(|(seat, chair)| Some((seat, chair.person()?.id)))
}

fn standing(outcome: &Outcome) -> Standing {
    let mut points = [0; MAX_SEATS];
    points.iter_mut().zip(&outcome.points).for_each(|(points, of)| *points = *of);
    Standing { points, winners: outcome.winners }
}
