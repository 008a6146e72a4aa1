//! The server: the JSON API, event streams and pages over live tables.
//!
//! - [`App`] is what every handler shares; [`router`] mounts the API and the pages on it; [`serve`] runs it on a
//!   listener until told to stop, so tests bind port 0 and the program only parses arguments.
//! - `live` owns the tables in memory. It keeps the one promise everything else relies on: *durable before visible*.
//! - `api` turns requests into commands and views into JSON; `pages` (HTML) sits beside it and uses the same doors.
//!
//! No rule of any game and no SQL stands here: those are asked of `moonpack-table` and `moonpack-store`.

pub mod api;
mod app;
mod auth;
mod config;
mod error;
mod limits;
mod live;
mod metrics;
mod ops;
mod server;
mod site;

pub use app::{App, StartError, router};
pub use auth::{Caller, Guest, Language, token_for};
pub use config::{Config, Limits};
pub use error::AppError;
pub use live::{Lobby, TableId, Watch, now};
pub use server::serve;
