//! What the API and the pages ask of the live tables in the same way: each question with its limit before it.

use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::{FromRequestParts, Path};
use axum::http::request::Parts;
use moonpack_live::{Done, Hint, LiveError, Lobby, NewTable, StepAnalysis, TableId};
use moonpack_table::{Command, Offer, Person, PersonId};
use utoipa::IntoParams;

use crate::{App, AppError};

/// The table that an address names.
#[derive(IntoParams)]
#[into_params(names("id"), parameter_in = Path)]
pub(crate) struct AtTable(
    /// The table's id
    #[param(value_type = String)]
    pub(crate) TableId,
);

impl FromRequestParts<Arc<App>> for AtTable {
    type Rejection = AppError;

    /// What cannot be an id is answered like an id nobody has.
    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Self, AppError> {
        let path = Path::<String>::from_request_parts(parts, app).await;
        Ok(Self(path.map_err(|_| LiveError::NoTable)?.0.parse()?))
    }
}

/// Opens a table. With a seed, its set-up is drawn from that: the guide's.
///
/// # Errors
/// If the game cannot be played like this, or the person or their address opens too many.
pub(crate) async fn open(
    app: &App,
    person: &Person,
    from: IpAddr,
    new: NewTable,
    seed: Option<u64>,
) -> Result<TableId, AppError> {
    app.gate.opening(from)?;
    Ok(match seed {
        Some(seed) => app.lobby.open_drawn(person, new, seed).await?,
        None => app.lobby.open(person, new).await?,
    })
}

/// Gives a command to a table and tells what it led to.
///
/// # Errors
/// If it is too much, or the table refuses.
pub(crate) async fn command(
    app: &App,
    id: &TableId,
    person: Person,
    command: Command,
) -> Result<Done, AppError> {
    app.gate.command(person.id, &command)?;
    Ok(app.lobby.command(id, person, command).await?)
}

/// Makes an offer, or takes it back. A rematch is a new table, and counts as one of its address.
///
/// # Errors
/// If it is too much, or the table refuses.
pub(crate) async fn offer(
    app: &App,
    id: &TableId,
    person: Person,
    from: IpAddr,
    (offer, withdraw): (Offer, bool),
) -> Result<Done, AppError> {
    if withdraw {
        return command(app, id, person, Command::Withdraw(offer)).await;
    }
    if offer == Offer::Rematch {
        app.gate.opening(from)?;
    }
    command(app, id, person, Command::Offer(offer)).await
}

/// Asks the strongest bot for a hint.
///
/// # Errors
/// If it is too much, not their turn, or the table plays without hints.
pub(crate) async fn hint(app: &App, id: &TableId, person: &Person, from: IpAddr) -> Result<Hint, AppError> {
    app.gate.thought(Some(person.id), from)?;
    Ok(app.lobby.hint(id, person.id, from).await?)
}

/// Asks the strongest bot about a step of a finished game.
///
/// # Errors
/// If it is too much, or the game is not over.
pub(crate) async fn analysis(
    app: &App,
    id: &TableId,
    step: Option<usize>,
    person: Option<&Person>,
    from: IpAddr,
) -> Result<StepAnalysis, AppError> {
    app.gate.thought(person.map(|person| person.id), from)?;
    Ok(app.lobby.analysis(id, step, person.map(|person| person.id), from).await?)
}

/// Calls in every token of a person; those made from now on count.
///
/// # Errors
/// If it is too much, or the store fails. Their tokens count then.
pub(crate) async fn revoke(app: &App, person: PersonId, from: IpAddr) -> Result<(), AppError> {
    app.gate.recall(from)?;
    Ok(app.keys.revoke(person).await.map_err(LiveError::from)?)
}

/// Forgets a person: nothing names them, and none of their tokens counts any more.
///
/// # Errors
/// If it is too much, or the store fails. Their token counts then, and they can ask again.
pub(crate) async fn forget(app: &App, person: PersonId, from: IpAddr) -> Result<(), AppError> {
    app.gate.recall(from)?;
    app.lobby.erase(person).await?;
    app.keys.revoke(person).await.map_err(LiveError::from)?;
    // What they did with another token while the first pass was under way. None counts any more, so they cannot ask for it again:
    // whatever fails now is tried again without them.
    if app.lobby.erase(person).await.is_err() {
        tokio::spawn(forget_the_rest(app.lobby.clone(), person));
    }
    Ok(())
}

/// Tries what failed again, ever more slowly, for an hour. The log says so, and names the tables but never the person.
async fn forget_the_rest(lobby: Arc<Lobby>, person: PersonId) {
    for pause in (0..12).map(|tries| Duration::from_secs(1 << tries)) {
        tokio::time::sleep(pause).await;
        if lobby.erase(person).await.is_ok() {
            return;
        }
    }
    tracing::error!("somebody is forgotten, but perhaps not what they did while they were");
}
