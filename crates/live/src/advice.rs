//! Asking the strongest bot: a hint for whoever decides, an analysis of a game that is over, turn by turn in idle moments
//! or one decision at once.

use std::net::IpAddr;
use std::sync::atomic::AtomicBool;
use std::sync::{Arc, Weak};

use moonpack_bots::TextAnalysis;
use moonpack_games::AnyMatch;
use moonpack_rules::{Seat, Viewer};
use moonpack_table::{PersonId, Phase, Refused};

use crate::lobby::{Lobby, Look, share};
use crate::pool::{Haste, Lane, Payer};
use crate::review::Review;
use crate::{LiveError, TableId};

/// How many actions an analysis tells of.
const LINES: usize = 5;

/// What the strongest bot would do. It sees what the seat sees and nothing more.
pub struct Hint {
    /// The version it thought about.
    pub version: u64,
    /// The seat it thought for.
    pub seat: Seat,
    /// The action it would choose.
    pub action: String,
    /// What it found, the best first.
    pub analysis: TextAnalysis,
}

/// What the strongest bot would have done at a step of a finished game.
pub struct StepAnalysis {
    /// So many actions into the game.
    pub step: usize,
    /// Who decided.
    pub seat: Seat,
    /// What was chosen.
    pub played: String,
    /// What the bot would have chosen.
    pub action: String,
    /// What it found, the best first.
    pub analysis: TextAnalysis,
}

impl Lobby {
    /// Asks the strongest bot for a hint, for the person whose turn it is.
    ///
    /// # Errors
    /// If it is not their turn, the table plays without hints, or too many ask.
    pub async fn hint(&self, id: &TableId, person: PersonId, from: IpAddr) -> Result<Hint, LiveError> {
        let look = |Look { table, .. }: Look<'_>| -> Result<(AnyMatch, Seat, u64), LiveError> {
            let Viewer::Seat(seat) = table.viewer(Some(person)) else {
                return Err(Refused::NotYourSeat.into());
            };
            let to_move = table.to_move().ok_or(Refused::Over)?;
            if !table.opening().hints {
                return Err(LiveError::NoHints);
            }
            if to_move != seat {
                return Err(Refused::NotYourTurn { to_move }.into());
            }
            Ok((table.game().clone(), seat, table.version()))
        };
        let (game, seat, version) = self.look(id, Some(person), look).await??;
        let payer = Payer { address: Some(from), person: Some(person) };
        let analysis = self.analyse(game, Viewer::Seat(seat), payer).await?;
        Ok(Hint { version, seat, action: best(&analysis)?, analysis })
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
            if table.phase() == Phase::Over { Ok(table.game().clone()) } else { Err(LiveError::RecordClosed) }
        };
        let whole = self.look(id, person, look).await??;
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
        let (then, seat, step, played) = self.heavy().run(at).await??;
        let payer = Payer { address: Some(from), person };
        let analysis = self.analyse(then, Viewer::Seat(seat), payer).await?;
        Ok(StepAnalysis { step, seat, played, action: best(&analysis)?, analysis })
    }

    /// The review of this name, if there is one.
    pub fn review(&self, name: &str) -> Option<Arc<Review>> {
        self.reviews.get(name)
    }

    /// The review of a game, begun now unless it has been. A review tells of every hand: whoever asks sees to it that a table's
    /// game is over. The name must change when the game does.
    ///
    /// # Errors
    /// If too many are under way, or the server stops.
    pub fn begin_review(&self, name: &str, game: &AnyMatch) -> Result<Arc<Review>, LiveError> {
        let (review, new) = self.reviews.begin(name, game, self.settings.bot_ms)?;
        if new && !go_on(self.me.clone(), Arc::downgrade(&review)) {
            return Err(LiveError::Busy { seconds: 10 });
        }
        Ok(review)
    }

    /// Lets the strongest bot think about a match with `viewer`'s eyes.
    async fn analyse(&self, game: AnyMatch, viewer: Viewer, payer: Payer) -> Result<TextAnalysis, LiveError> {
        let _permit = self.hints.try_acquire().map_err(|_| LiveError::Busy { seconds: 5 })?;
        let (tell, told) = tokio::sync::oneshot::channel();
        let ms = self.settings.bot_ms;
        // People who wait for a bot's move at their board come before people who want to be helped.
        let queued = self.bots.think(Haste::Played, Lane::Slow, payer, move |load| {
            if !tell.is_closed() {
                let budget = share(ms, load);
                let never = AtomicBool::new(false);
                let _gone = tell.send(TextAnalysis::of(&game, viewer, LINES, budget, &never, &mut |_| {}));
            }
        });
        if !queued {
            return Err(LiveError::Busy { seconds: 5 });
        }
        told.await.map_err(|_| LiveError::Fault("an analysis was not finished".into()))
    }
}

/// Queues the next turn of a review below everything else; whoever waits at a board meanwhile waits for one turn of it at most
/// (`judge` says how long that is). A review that has been forgotten meanwhile ends here; one that is not queued, because
/// the server stops, is forgotten.
fn go_on(lobby: Weak<Lobby>, review: Weak<Review>) -> bool {
    let Some(here) = lobby.upgrade() else { return false };
    let this = review.clone();
    let queued = here.bots.think(Haste::Idle, Lane::Slow, Payer::default(), move |_| {
        let Some(known) = review.upgrade() else { return };
        known.go_on();
        if !known.done() {
            go_on(lobby, review);
        }
    });
    if !queued {
        here.reviews.forget(&this);
    }
    queued
}

fn best(analysis: &TextAnalysis) -> Result<String, LiveError> {
    let first = analysis.lines.first().and_then(|line| line.actions.first().cloned());
    first.ok_or_else(|| LiveError::Fault("an analysis without an answer".into()))
}
