//! What the strongest bot finds for somebody who asked, as it is found: now and then what there is so far, and at last its last
//! word. Whoever lets go of it wants to know no more, and what has not begun then never does.

use std::pin::Pin;
use std::time::{Duration, Instant};

use moonpack_bots::TextAnalysis;
use tokio::sync::mpsc;

use crate::LiveError;

/// How often whoever asked is told what was found so far.
const TELL: Duration = Duration::from_millis(250);

/// What is thought, to its end.
type Thinking = Pin<Box<dyn Future<Output = Result<TextAnalysis, LiveError>> + Send>>;

/// A question that the strongest bot thinks about.
pub struct Finding {
    so_far: mpsc::Receiver<TextAnalysis>,
    /// Its last word, until it has been said.
    thinking: Option<Thinking>,
}

/// What was found.
pub struct Found {
    /// The action it would choose.
    pub action: String,
    /// All of it, the best first.
    pub analysis: TextAnalysis,
    /// Is this its last word?
    pub last: bool,
}

impl Finding {
    /// What comes of thinking, which is handed the place to tell what there is so far.
    pub(crate) fn of<F>(think: impl FnOnce(mpsc::Sender<TextAnalysis>) -> F) -> Self
    where
        F: Future<Output = Result<TextAnalysis, LiveError>> + Send + 'static,
    {
        let (tell, so_far) = mpsc::channel(1);
        Self { so_far, thinking: Some(Box::pin(think(tell))) }
    }

    /// What has been found next; nothing after the last word.
    pub async fn next(&mut self) -> Option<Result<Found, LiveError>> {
        loop {
            let thinking = self.thinking.as_mut()?;
            let so_far = tokio::select! {
                biased;
                last = thinking => {
                    self.thinking = None;
                    let fault = || LiveError::Fault("an analysis without an answer".into());
                    return Some(last.and_then(|found| Found::of(found, true).ok_or_else(fault)));
                }
                Some(so_far) = self.so_far.recv() => so_far,
            };
            if let Some(found) = Found::of(so_far, false) {
                return Some(Ok(found));
            }
        }
    }

    /// The last word, for whoever does not care how it came to be.
    ///
    /// # Errors
    /// If there is none: too many ask, or the server stops.
    pub async fn last(mut self) -> Result<Found, LiveError> {
        loop {
            match self.next().await {
                Some(Ok(found)) if !found.last => {}
                Some(told) => return told,
                None => return Err(LiveError::Fault("an analysis was not finished".into())),
            }
        }
    }
}

impl Found {
    fn of(analysis: TextAnalysis, last: bool) -> Option<Self> {
        let action = analysis.lines.first()?.actions.first()?.clone();
        Some(Self { action, analysis, last })
    }
}

/// Tells what was found so far, every now and then and only if whoever is told has heard the last of it.
pub(crate) fn now_and_then(tell: mpsc::Sender<TextAnalysis>) -> impl FnMut(&TextAnalysis) + Send + 'static {
    let mut told = Instant::now();
    move |found| {
        if told.elapsed() >= TELL && tell.try_send(found.clone()).is_ok() {
            told = Instant::now();
        }
    }
}
