//! Players that decide from a view alone.
//!
//! Owns: the levels ([`Level`]), what a decision may cost ([`Budget`]), the evaluation of each game ([`Evaluate`]), one
//! search for all games ([`analyse`]) and the door that speaks text ([`any`]). It deliberately has no clock of a table,
//! no queue and no store: whoever asks decides when to ask and what to do with the answer.
//!
//! The invariant: every function here that decides takes a `&G` and a `&G::View`. Worlds come from
//! [`Secrets::sample`](moonpack_rules::Secrets::sample), so a bot cannot know what its seat does not.

pub mod any;
mod beginner;
mod budget;
mod character;
mod decide;
mod endgame;
mod evaluate;
mod games;
pub mod glance;
mod greedy;
mod interval;
mod ladder;
pub mod learned;
mod level;
mod lore;
mod mind;
pub mod net;
mod packmate;
mod report;
mod rollout;
mod rungs;
mod search;
mod taught;
mod tree;

pub use any::{AnyBot, TextAnalysis, TextLine};
pub use beginner::{Beginner, UnknownBeginner};
pub use budget::Budget;
pub use character::{Character, Liking};
pub use decide::{analyse, decide, decide_with};
pub use evaluate::{Evaluate, Forecast, Thing, Tuning, Value};
/// What the program `learn` asks of Wolfwalkers.
pub use games::wolfwalkers;
pub use interval::{Z95, wilson};
pub use ladder::Ladder;
pub use level::{Level, UnknownLevel};
pub use lore::Lore;
pub use mind::Mind;
pub use packmate::{Strength, share};
pub use report::{Analysis, Line};
pub use taught::Taught;
