//! How quickly bots answer on a screen. Their thinking is not slowed: only the pause before an answer is shown.

use std::time::Duration;

/// A pace people choose.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, clap::ValueEnum)]
pub(crate) enum Pace {
    /// Time to read every sentence.
    Slow,
    /// As at a table.
    #[default]
    Normal,
    /// For those who know the game.
    Fast,
    /// No pause at all.
    Instant,
}

impl Pace {
    /// The pause before a bot's decision is shown.
    pub(crate) const fn pause(self) -> Duration {
        Duration::from_millis(match self {
            Self::Slow => 1_500,
            Self::Normal => 600,
            Self::Fast => 200,
            Self::Instant => 0,
        })
    }
}
