//! Asking the strongest bot: a hint for whoever decides, an analysis of a game that is over, turn by turn in idle moments
//! or one decision at once.

use std::net::IpAddr;
use std::sync::{Arc, Weak};

use moonpack_games::AnyMatch;
use moonpack_rules::Seat;
use moonpack_table::{PersonId, Phase};
use tokio::sync::oneshot;

use crate::finding::{Finding, now_and_then};
use crate::judge::{Turn, Verdict};
use crate::lobby::{Lobby, Look};
use crate::pool::{Haste, Lane, Payer};
use crate::review::{Review, Reviewed};
use crate::{LiveError, TableId};

/// The strongest bot thinks about what to do. It sees what the seat sees and nothing more.
pub struct Hint {
    /// The version it thinks about.
    pub version: u64,
    /// The seat it thinks for.
    pub seat: Seat,
    /// The match at this version.
    pub game: AnyMatch,
    /// What it finds.
    pub finding: Finding,
}

/// The strongest bot thinks about what to do at a step of a finished game.
pub struct StepAnalysis {
    /// So many actions into the game.
    pub step: usize,
    /// Who decided.
    pub seat: Seat,
    /// What was chosen.
    pub played: String,
    /// What it finds.
    pub finding: Finding,
}

impl Lobby {
    /// Asks the strongest bot for a hint, for the person whose turn it is.
    ///
    /// # Errors
    /// If it is not their turn, the table plays without hints, or too many ask.
    pub async fn hint(&self, id: &TableId, person: PersonId, from: IpAddr) -> Result<Hint, LiveError> {
        let look = |Look { table, .. }: Look<'_>| -> Result<(AnyMatch, Seat, u64), LiveError> {
            if !table.opening().hints {
                return Err(LiveError::NoHints);
            }
            let seat = table.may_decide(person)?;
            Ok((table.game().clone(), seat, table.version()))
        };
        let (game, seat, version) = self.look(id, Some(person), look).await??;
        let payer = Payer { address: Some(from), person: Some(person) };
        let finding = self.analyse(id, version, game.clone(), payer)?;
        Ok(Hint { version, seat, game, finding })
    }

    /// Asks the strongest bot about a step of a game that is over; the last decision if none is named.
    ///
    /// # Errors
    /// If the game is not over, has no such step, or too many ask.
    pub async fn analysis(
        &self,
        id: &TableId,
        step: Option<usize>,
        person: Option<PersonId>,
        from: IpAddr,
    ) -> Result<StepAnalysis, LiveError> {
        let look = |Look { table, .. }: Look<'_>| {
            let over = table.phase() == Phase::Over;
            if over { Ok((table.game().clone(), table.version())) } else { Err(LiveError::RecordClosed) }
        };
        let (whole, version) = self.look(id, person, look).await??;
        // The replay up to the step is long for a long game.
        let at = move || -> Result<_, LiveError> {
            let mut played = whole.action_texts();
            let step = step.unwrap_or(played.len().saturating_sub(1));
            if step >= played.len() {
                return Err(LiveError::NoStep);
            }
            let then = whole.at(step);
            let seat = then.to_move().ok_or(LiveError::NoStep)?;
            Ok((then, seat, step, played.swap_remove(step)))
        };
        let (then, seat, step, played) = self.heavy().run(Some(from), at).await??;
        let payer = Payer { address: Some(from), person };
        let finding = self.analyse(id, version, then, payer)?;
        Ok(StepAnalysis { step, seat, played, finding })
    }

    /// The review of this game, if there is one.
    pub fn review(&self, of: &Reviewed) -> Option<Arc<Review>> {
        self.reviews.get(of)
    }

    /// The review of a game, begun now unless it has been. A review tells of every hand: whoever asks sees to it that a table's
    /// game is over.
    ///
    /// # Errors
    /// If too many are under way, in all or of this address.
    pub fn begin_review(
        &self,
        of: &Reviewed,
        game: &AnyMatch,
        from: IpAddr,
    ) -> Result<Arc<Review>, LiveError> {
        let (review, new) = self.reviews.begin(of, game, from, self.settings.bot_ms)?;
        if new {
            tokio::spawn(go_on(self.me.clone(), Arc::downgrade(&review)));
        }
        Ok(review)
    }

    /// Lets the strongest bot think about a match of the table with the eyes of whoever decides there: somebody else's where nodes
    /// share a queue, or else our own.
    fn analyse(
        &self,
        id: &TableId,
        version: u64,
        game: AnyMatch,
        payer: Payer,
    ) -> Result<Finding, LiveError> {
        let permit = self.hints.clone().try_acquire_owned().map_err(|_| LiveError::Busy { seconds: 5 })?;
        let (me, id) = (self.here()?, id.clone());
        Ok(Finding::of(|tell| async move {
            let _permit = permit;
            if let Some(found) = me.advised_elsewhere(&id, version, &game, &tell).await {
                return Ok(found);
            }
            let queued = me.think_about(game, me.settings.bot_ms, payer, now_and_then(tell));
            let found = queued.ok_or(LiveError::Busy { seconds: 5 })?;
            found.await.map_err(|_| LiveError::Fault("an analysis was not finished".into()))
        }))
    }
}

/// Goes on with a review turn by turn, below everything else: whoever waits at a board meanwhile waits for one turn of it at most
/// (`judge` says how long that is). A review that has been forgotten meanwhile ends here; one that is not queued, because
/// the server stops, is forgotten.
async fn go_on(lobby: Weak<Lobby>, review: Weak<Review>) {
    loop {
        let (Some(here), Some(known)) = (lobby.upgrade(), review.upgrade()) else { return };
        if known.done() {
            return;
        }
        if let Some((nth, turn)) = known.next()
            && let Some(verdict) = judged_by_others(&here, &known, turn).await
        {
            known.judged(nth, verdict);
            continue;
        }
        let (tell, told) = oneshot::channel();
        here.bots.think(Haste::Idle, Lane::Slow, Payer::default(), move |_| {
            known.go_on();
            let _gone = tell.send(());
        });
        drop(here);
        if told.await.is_err() {
            return lobby.upgrade().map_or((), |here| here.reviews.forget(&review));
        }
    }
}

/// What is thought of a turn without a thread of our own: there is nothing to choose, or somebody else thinks.
async fn judged_by_others(lobby: &Lobby, review: &Review, turn: Turn) -> Option<Option<Verdict>> {
    match review.of() {
        _ if !turn.free => Some(None),
        Reviewed::Table(id, version) => {
            let ms = review.think().as_millis() as u64;
            lobby.judged_elsewhere(id, *version, review.game(), turn, ms).await
        }
        Reviewed::Code(_) => None,
    }
}
