//! Having others think, where nodes share a queue: what the strongest bot finds about a decision, and how well a turn was played.
//! The question names a table, a version and a step; whoever takes it reads the rest from the store. What was found so far comes
//! back meanwhile, and is what counts if whoever thinks falls silent.

use std::time::Duration;

use moonpack_bots::TextAnalysis;
use moonpack_bus::{Job, Rank, Task};
use moonpack_games::AnyMatch;
use tokio::sync::mpsc;
use tokio::time::timeout;

use crate::judge::{Turn, Verdict};
use crate::lobby::Lobby;
use crate::thought::{read_analysis, read_verdict};
use crate::{TableId, now};

/// How long nothing may be heard of a question. Longer than a job's lease and the thinking of whoever is given it then.
const SILENCE: Duration = Duration::from_secs(10);

impl Lobby {
    /// What another finds about the decision of `game`, which is the table's at this version after so many steps; what they have
    /// found so far is told meanwhile. `None` if there is nobody to ask, or nobody answers.
    pub(crate) async fn advised_elsewhere(
        &self,
        id: &TableId,
        version: u64,
        game: &AnyMatch,
        tell: &mpsc::Sender<TextAnalysis>,
    ) -> Option<TextAnalysis> {
        let task = Task::Advise { step: game.steps(), until: until() };
        let job = Job { table: id.to_string(), version, task, rank: Rank::Asked, ms: self.settings.bot_ms };
        let read = |words: &[u8]| read_analysis(words, game);
        // Whoever is slow to hear it hears the next one.
        self.asked(&job, read, |found| drop(tell.try_send(found.clone()))).await
    }

    /// What another thinks of a turn of the table's finished game. `None` if there is nobody to ask, or nobody answers.
    pub(crate) async fn judged_elsewhere(
        &self,
        id: &TableId,
        version: u64,
        game: &AnyMatch,
        turn: Turn,
        ms: u64,
    ) -> Option<Option<Verdict>> {
        if !self.settings.bus.has_jobs() {
            return None;
        }
        let (whole, from) = (game.clone(), turn.from);
        // The replay up to the turn is long for a long game.
        let begin = self.heavy().run(None, move || whole.at(from)).await.ok()?;
        let task = Task::Judge { from, to: turn.to, until: until() };
        let job = Job { table: id.to_string(), version, task, rank: Rank::Idle, ms };
        self.asked(&job, |words| Some((true, read_verdict(words, &begin)?)), |_| ()).await
    }

    /// What comes back for a question: the last word, or the last that was heard before everybody fell silent.
    async fn asked<T>(
        &self,
        job: &Job,
        read: impl Fn(&[u8]) -> Option<(bool, T)>,
        tell: impl Fn(&T),
    ) -> Option<T> {
        let mut question = self.settings.bus.ask(job).await?;
        let mut so_far = None;
        while let Ok(Some(words)) = timeout(SILENCE, question.next()).await {
            match read(&words) {
                Some((true, found)) => return Some(found),
                Some((false, found)) => {
                    tell(&found);
                    so_far = Some(found);
                }
                None => tracing::warn!(table = job.table, "an answer makes no sense and is not believed"),
            }
        }
        so_far
    }
}

fn until() -> i64 {
    now().0.saturating_add(SILENCE.as_millis() as i64)
}
