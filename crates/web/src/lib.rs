//! The server: the JSON API, event streams and pages over live tables.
//!
//! - [`App`] is what every handler shares; [`router`] mounts the API and the pages on it; [`serve`] runs it on a
//!   listener until told to stop, so tests bind port 0 and the program only parses arguments.
//! - `api` turns requests into questions to the live tables and answers into JSON; `site` does the same for pages. Neither
//!   knows the other; what both have to do the same way stands in `asks` and `told`.
//!
//! No rule of any game, no SQL and no table in memory stands here: those are asked of `moonpack-live`.
//!
//! The modules from the ground up, as `cargo xtask layers` holds them: `config`, `runtime`, `token` and `error`; `gate`, `keyring` and `metrics`;
//! `app`; `caller`; `intake`, `asks` and `told`; `api` and `site`; `ops` and `speak`; `routes`; `server`.

pub mod api;
mod app;
mod asks;
mod caller;
mod config;
mod error;
mod gate;
mod intake;
mod keyring;
mod metrics;
mod ops;
mod routes;
mod runtime;
mod server;
mod site;
mod speak;
mod token;
mod told;

pub use app::{App, StartError};
pub use caller::{Caller, Guest, Language, token_for};
pub use config::{Config, Limits};
pub use error::AppError;
pub use routes::router;
pub use runtime::runtime;
pub use server::{serve, serve_metrics};
