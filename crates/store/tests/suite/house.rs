//! Where the stores of the suite come from: a file, or a PostgreSQL of the test's own.

use std::sync::Arc;
use std::time::Duration;

use moonpack_services as services;
use moonpack_store::{Postgres, PostgresOptions, Sqlite, Store};
use tempfile::TempDir;

/// Somewhere to keep things, before and after a program runs.
pub(crate) enum House {
    /// A directory with a file of SQLite.
    File(TempDir),
    /// A database server.
    Server(services::Postgres),
}

impl House {
    pub(crate) fn file() -> Self {
        Self::File(tempfile::tempdir().unwrap())
    }

    pub(crate) fn server() -> Self {
        Self::Server(services::Postgres::start())
    }

    /// A store over what is kept here. Nothing is claimed for longer than a moment, so that what is due is found again.
    pub(crate) async fn open(&self) -> Arc<dyn Store> {
        match self {
            Self::File(directory) => {
                Arc::new(Sqlite::open(&directory.path().join("moonpack.db")).await.unwrap())
            }
            Self::Server(server) => {
                let options = PostgresOptions { lease: Duration::ZERO, ..PostgresOptions::default() };
                Arc::new(Postgres::open(&server.url(), options).await.unwrap())
            }
        }
    }

    /// Two that write at the same time: two nodes where that is possible, else two hands of one.
    pub(crate) async fn two(&self) -> [Arc<dyn Store>; 2] {
        let first = self.open().await;
        let second = match self {
            Self::File(_) => first.clone(),
            Self::Server(_) => self.open().await,
        };
        [first, second]
    }
}
