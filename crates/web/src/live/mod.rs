//! The live tables of this node. A table is loaded by replaying its log when somebody first asks for it, and forgotten
//! when nobody has for a while; the store is the only truth.
//!
//! **Durable before visible.** A change is made on the table while its lock is held, written to the store, and only
//! when the store says that it is on the disk does anybody see it: the caller, the streams, the bots. If the store
//! says no, the table in memory is thrown away and read again by the next one who asks.

mod bots;
mod id;
mod lobby;
mod pace;
mod stream;
mod sweep;

use std::time::SystemTime;

use moonpack_table::Millis;

pub use id::TableId;
pub use lobby::Lobby;
pub(crate) use stream::Frame;
pub use stream::Watch;

/// The time, as tables count it.
pub fn now() -> Millis {
    let since = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).unwrap_or_default();
    Millis(since.as_millis() as i64)
}
