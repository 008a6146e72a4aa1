//! The nodes that are measured: this program again, so that their memory is their own. And what they stand on.

use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::Arc;

use moonpack_bus::Bus;
use moonpack_games::Contents;
use moonpack_services as services;
use moonpack_store::{Postgres, PostgresOptions, Sqlite, Store};
use moonpack_web::{App, Config, Limits};
use tempfile::TempDir;

/// What the nodes stand on.
pub(crate) enum Parts {
    Sqlite(TempDir),
    Postgres(services::Postgres),
    Nodes(services::Postgres, services::Nats),
}

impl Parts {
    pub(crate) fn start(on: &str) -> Self {
        match on {
            "sqlite" => Self::Sqlite(tempfile::tempdir().unwrap()),
            "postgres" => Self::Postgres(services::Postgres::start_synced()),
            "nodes" => Self::Nodes(services::Postgres::start_synced(), services::Nats::start()),
            other => panic!("`--on {other}`: sqlite, postgres or nodes"),
        }
    }

    pub(crate) fn db(&self) -> String {
        match self {
            Self::Sqlite(directory) => directory.path().join("moonpack.db").display().to_string(),
            Self::Postgres(postgres) | Self::Nodes(postgres, _) => postgres.url(),
        }
    }

    pub(crate) fn nats(&self) -> Option<String> {
        match self {
            Self::Nodes(_, nats) => Some(nats.url()),
            Self::Sqlite(_) | Self::Postgres(_) => None,
        }
    }
}

/// The store at an address of PostgreSQL, or in a file of SQLite.
pub(crate) async fn opened(db: &str) -> Arc<dyn Store> {
    if db.starts_with("postgres") {
        Arc::new(Postgres::open(db, PostgresOptions::default()).await.unwrap())
    } else {
        Arc::new(Sqlite::open(Path::new(db)).await.unwrap())
    }
}

/// What a node does.
pub(crate) async fn serve(db: &str, nats: Option<&str>) {
    let bus = match nats {
        Some(url) => Bus::connect(url).await.unwrap(),
        None => Bus::alone(),
    };
    let config = Config { limits: Limits::none(), bus, ..Config::default() };
    let app = App::new(opened(db).await, Contents::shipped().unwrap(), config).await.unwrap();
    let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
    println!("http://{}", listener.local_addr().unwrap());
    moonpack_web::serve(listener, app, std::future::pending()).await.unwrap();
}

/// A node that runs.
pub(crate) struct Node {
    child: Child,
    pub(crate) address: String,
}

impl Node {
    pub(crate) fn start(db: &str, nats: Option<&str>) -> Self {
        let mut child = Command::new(std::env::current_exe().unwrap())
            .args(["serve", db])
            .args(nats)
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.as_mut().unwrap()).read_line(&mut line).unwrap();
        let address = line.rsplit("http://").next().unwrap().trim().to_owned();
        Self { child, address }
    }

    /// Resident memory in kB.
    pub(crate) fn memory(&self) -> f64 {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id())).unwrap();
        let line = status.lines().find(|line| line.starts_with("VmRSS")).unwrap();
        line.split_whitespace().nth(1).unwrap().parse().unwrap()
    }
}

impl Drop for Node {
    fn drop(&mut self) {
        let _dead = self.child.kill();
        let _reaped = self.child.wait();
    }
}
