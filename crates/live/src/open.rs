//! Opening a table.

use moonpack_bots::Level;
use moonpack_games::{AnyMatch, GameKind};
use moonpack_rules::{Pairs, Seat};
use moonpack_table::{Clock, NewChair, Opening, Person, PersonId, Refused, Table};

use crate::lobby::{Lobby, to_the_end};
use crate::{LiveError, TableId, now};

/// A table to open.
#[derive(Clone, Debug)]
pub struct NewTable {
    /// The game.
    pub game: GameKind,
    /// How many play.
    pub players: usize,
    /// The game's options; what is not named takes its default.
    pub options: Pairs,
    /// Who plays where: one entry for each seat, or one for each seat but the opener's, who then sits first. Seats that
    /// are not named are open.
    pub seats: Vec<NewSeat>,
    /// Time for a decision.
    pub clock: Clock,
    /// May players ask the strongest bot for hints?
    pub hints: bool,
    /// May strangers find the table? Tables of a game that no list shows never are in one.
    pub listed: bool,
}

/// A seat of a new table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NewSeat {
    /// The opener's; several are pass and play.
    You,
    /// Anybody's.
    Open,
    /// One of our bots'.
    Bot(Level),
}

impl Lobby {
    /// Opens a table for `person`, who sits down first.
    ///
    /// # Errors
    /// If the game cannot be played like this, or the person has too many tables.
    pub async fn open(&self, person: &Person, new: NewTable) -> Result<TableId, LiveError> {
        self.open_drawn(person, new, self.luck_of_a_table()?).await
    }

    /// Opens a table whose set-up is drawn from a seed: the guide's, which is the same for everybody.
    ///
    /// # Errors
    /// If the game cannot be played like this, or the person has too many tables.
    pub async fn open_drawn(&self, person: &Person, new: NewTable, seed: u64) -> Result<TableId, LiveError> {
        let (chairs, yours) = chairs(new.game, new.players, &new.seats)?;
        let game = AnyMatch::draw(&self.contents, new.game, new.players, &new.options, seed)?;
        let opening = Opening::of(&game, chairs, new.clock, new.hints);
        let table = Table::open(game, opening, now());
        let (me, person) = (self.here()?, person.clone());
        to_the_end(async move {
            let _alone = me.one_at_a_time(&[person.id]).await;
            me.has_room(person.id).await?;
            let sit = |table: &mut Table, now| table.seat_person(&person, &yours, now);
            me.keep(table, new.listed && new.game.is_listed(), Some(person.id), sit).await
        })
        .await
    }

    fn luck_of_a_table(&self) -> Result<u64, LiveError> {
        self.settings.seed.map_or_else(|| self.chance.draw(), Ok)
    }

    /// May the person have one more unfinished table? Asked while [`Lobby::one_at_a_time`] is held.
    pub(crate) async fn has_room(&self, person: PersonId) -> Result<(), LiveError> {
        if self.store.unfinished_of(person.0).await? < self.settings.tables_each {
            Ok(())
        } else {
            Err(LiveError::TooManyTables)
        }
    }

    /// Opens the rematch if everybody wants it. Should the server stop in between, the next offer goes on with it. Asked while
    /// [`Lobby::one_at_a_time`] is held for everybody at the table. Its name follows from the table's, so that offers at two nodes
    /// at once, which may both see that everybody agrees, open one table: the first one's.
    pub(crate) async fn play_again(&self, id: &TableId) -> Result<(), LiveError> {
        let wanted = self
            .look(id, None, |look| {
                let table = look.table;
                let old = || (table.opening().clone(), table.chairs().to_vec(), look.listed);
                table.rematch_wanted().then(old)
            })
            .await?;
        let Some((old, chairs, listed)) = wanted else { return Ok(()) };
        let kind = old.game().ok_or(LiveError::OtherRules)?;
        let game =
            AnyMatch::draw(&self.contents, kind, old.chairs.len(), &old.options, self.luck_of_a_table()?)?;
        let opening = Opening::of(&game, old.chairs, old.clock, old.hints);
        let people: Vec<(Seat, Person)> = Seat::first(chairs.len())
            .zip(&chairs)
            .filter_map(|(seat, chair)| Some((seat, chair.person()?.clone())))
            .collect();
        let first = people.first().map(|(_, person)| person.id);
        let sit_all = |table: &mut Table, now| {
            let mut told = Vec::new();
            for (seat, person) in &people {
                told.extend(table.seat_person(person, &[*seat], now)?);
            }
            Ok(told)
        };
        let next = self.name_of_rematch(id)?;
        self.keep_as(&next, Table::open(game, opening, now()), listed, first, sit_all).await?;
        let link = move |table: &mut Table, now| table.link_rematch(next.to_string(), now);
        match self.change(id, link, |_, _| ()).await {
            // Another node has linked it.
            Ok(()) | Err(LiveError::Refused(Refused::Running)) => Ok(()),
            Err(error) => Err(error),
        }
    }
}

/// The chairs of a new table, and which of them the opener takes.
fn chairs(
    game: GameKind,
    players: usize,
    wanted: &[NewSeat],
) -> Result<(Vec<NewChair>, Vec<Seat>), LiveError> {
    // Before anything is built from the number.
    game.check_players(players)?;
    if wanted.len() > players {
        return Err(LiveError::Seats { named: wanted.len(), players });
    }
    let whole = wanted.len() == players || wanted.contains(&NewSeat::You);
    let shift = usize::from(!whole);
    let mut chairs = vec![NewChair::Open; players];
    let mut yours = Vec::new();
    for (seat, wanted) in Seat::first(players).skip(shift).zip(wanted) {
        match wanted {
            NewSeat::Bot(level) => chairs[seat.index()] = NewChair::Bot(level.in_game(game)?),
            NewSeat::You => yours.push(seat),
            NewSeat::Open => {}
        }
    }
    if yours.is_empty() {
        yours.extend(Seat::first(players).find(|seat| chairs[seat.index()] == NewChair::Open));
    }
    Ok((chairs, yours))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bot_sits_down_in_games_whose_ladder_it_stands_on_and_nowhere_else() {
        let open = |game, level| chairs(game, 2, &[NewSeat::Bot(level)]);
        for game in GameKind::EVERY {
            assert!(Level::of(game).all(|level| open(game, level).is_ok()), "{game}");
        }
        let refused = open(GameKind::LoneWolves, Level::Beta).unwrap_err();
        assert!(refused.to_string().starts_with("lone-wolves has no bot `beta`; its bots are"), "{refused}");
    }
}
