//! The live tables of this node, and everything that can be asked of them: open, join, decide, take back, offer, look,
//! watch, ask for a hint, list, read the record. Typed questions, typed answers, one typed error; there is deliberately
//! no HTTP, no HTML and no JSON of the API here (only what nodes send each other is a codec of its own, `thought`), and no rule of any game.
//!
//! A table is loaded by replaying its log when somebody first asks for it, and forgotten when nobody has for a while;
//! the store is the only truth.
//!
//! **Durable before visible.** A change is made on the table while its lock is held, written to the store, and only
//! when the store says that it is on the disk does anybody see it: the caller, the streams, the bots. If the store
//! says no, the table in memory is thrown away and read again by the next one who asks.
//!
//! The modules, from the ground up (`cargo xtask layers` holds them to it): settings, time and chance, parts that know no
//! table, the `lobby`, what is asked of it, with the `sweep` that asks by itself and `hear`, which follows other nodes, `work`,
//! which takes their jobs, and `start`. `ARCHITECTURE.md` has them all.

mod act;
mod advice;
mod ask;
#[cfg(test)]
#[path = "../tests/asked/mod.rs"]
mod asked;
mod chance;
mod error;
mod finding;
mod hear;
mod heavy;
mod id;
mod judge;
mod keep;
mod lists;
mod lobby;
mod lock;
mod meter;
mod minds;
mod open;
mod pace;
mod pool;
mod record;
mod review;
mod settings;
mod shelf;
mod start;
mod stream;
mod sweep;
mod thought;
mod time;
mod trace;
mod tried;
mod watch;
mod weights;
mod work;
#[cfg(test)]
#[path = "../tests/world/mod.rs"]
mod world;

pub use act::Done;
pub use advice::{Hint, StepAnalysis};
pub use error::LiveError;
pub use finding::{Finding, Found};
pub use heavy::Heavy;
pub use id::TableId;
pub use judge::{Turn, Verdict};
pub use lists::{Stretch, Which};
pub use lobby::{Lobby, Look, replays};
pub use meter::Meter;
pub use moonpack_store::Before;
pub use open::{NewSeat, NewTable};
pub use review::{Review, Reviewed};
pub use settings::Settings;
pub use shelf::Shelf;
pub use stream::Heard;
pub use time::{now, share_time};
pub use trace::SPANS;
pub use watch::{News, PageWatch, Watch};
pub use weights::Scale;
