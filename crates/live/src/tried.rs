//! Trying another turn in a game that is over: what a line of one's own is worth, and what the strongest bot answers to
//! it. Nothing of it belongs to a table: whoever asks brings the match and sees to it that nothing in it is secret.

use std::net::IpAddr;

use moonpack_bots::Budget;
use moonpack_games::AnyMatch;
use moonpack_rules::Seat;
use moonpack_table::PersonId;
use tokio::sync::oneshot;

use crate::LiveError;
use crate::judge::{answer, worth};
use crate::lobby::{Lobby, share};
use crate::pool::{Haste, Lane, Payer};
use crate::review::{sound, thought_ms};
use crate::weights::Scale;

impl Lobby {
    /// A seat's chance to win in a position, as it sees it, if that has been thought about. If not, it is in an idle
    /// moment, unless `may_begin` says no or too many are waiting, in all or of this address.
    pub fn worth(
        &self,
        scale: Scale,
        (game, seat): (&AnyMatch, Seat),
        from: IpAddr,
        may_begin: impl FnOnce() -> bool,
    ) -> Option<f32> {
        if let Some(known) = self.weights.get(scale) {
            return known;
        }
        if may_begin() && self.weights.begin(scale, from) {
            let (lobby, game) = (self.me.clone(), game.clone());
            let budget = Budget::ms(thought_ms(self.settings.bot_ms));
            self.bots.think(Haste::Idle, Lane::Slow, Payer::default(), move |_| {
                let found = sound(|| worth(&game, seat, budget));
                if let Some(here) = lobby.upgrade() {
                    here.weights.found(scale, found);
                }
            });
        }
        self.weights.get(scale).flatten()
    }

    /// The rest of the turn of whoever decides, as the strongest bot plays it with their eyes; nothing if the game is over.
    ///
    /// # Errors
    /// If too many ask.
    pub async fn answer(
        &self,
        game: AnyMatch,
        person: Option<PersonId>,
        from: IpAddr,
    ) -> Result<Vec<String>, LiveError> {
        let _permit = self.hints.try_acquire().map_err(|_| LiveError::Busy { seconds: 5 })?;
        let (tell, told) = oneshot::channel();
        let ms = self.settings.bot_ms;
        let payer = Payer { address: Some(from), person };
        let queued = self.bots.think(Haste::Played, Lane::Slow, payer, move |load| {
            // Nobody may wait any more.
            if !tell.is_closed() {
                let _gone = tell.send(answer(&game, share(ms, load)));
            }
        });
        if !queued {
            return Err(LiveError::Busy { seconds: 5 });
        }
        told.await.map_err(|_| LiveError::Fault("an answer was not finished".into()))
    }
}
