//! The real parts that tests and measurements need: a PostgreSQL and a NATS of their own, each in a temporary directory on a free port. They
//! end with the value that started them, and with the test's process if that is killed. Nothing is shared between tests, and
//! nothing is mocked. Beside them stands what can happen to a data file of SQLite.
//!
//! The programs come from Debian's packages `postgresql` and `nats-server` (`cargo xtask tools` installs them),
//! and bring `openssl` with them.

#![allow(
    clippy::unwrap_used,
    reason = "only tests and measurements use this: what cannot be started fails them"
)]

mod authority;
mod nats;
mod postgres;
mod process;
mod sqlite;

pub use authority::Authority;
pub use nats::Nats;
pub use postgres::Postgres;
pub use sqlite::{COMMITS_FAIL, COMMITS_WORK, change_schema};
