//! A server on a free port with its own database, and clients for it.

use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use moonpack_bus::Bus;
use moonpack_games::Contents;
use moonpack_services as services;
use moonpack_store::{Postgres, PostgresOptions, Sqlite, Store};
use moonpack_web::{App, Config, Limits, serve};
use reqwest::{Method, StatusCode};
use serde_json::{Value, json};
use tempfile::TempDir;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio::task::JoinHandle;

/// Nothing in a test may take longer than this.
pub(crate) const PATIENCE: Duration = Duration::from_secs(60);

pub(crate) fn config() -> Config {
    Config { limits: Limits::none(), bot_ms: 5, bot_threads: 1, ..Config::default() }
}

/// A running server. Dropping it stops it like a kill would; [`Server::stop`] stops it gracefully.
pub(crate) struct Server {
    pub(crate) base: String,
    pub(crate) directory: Arc<TempDir>,
    stop: Option<watch::Sender<()>>,
    task: JoinHandle<()>,
    http: reqwest::Client,
}

impl Server {
    pub(crate) async fn start() -> Self {
        Self::start_with(config()).await
    }

    pub(crate) async fn start_with(config: Config) -> Self {
        Self::start_in(Arc::new(tempfile::tempdir().unwrap()), config).await
    }

    pub(crate) async fn start_in(directory: Arc<TempDir>, config: Config) -> Self {
        let app = app(directory.path().join("moonpack.db"), config).await;
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let base = format!("http://{}", listener.local_addr().unwrap());
        let (stop, stopped) = watch::channel(());
        let task = tokio::spawn(run(listener, app, stopped));
        let http = reqwest::Client::builder().timeout(PATIENCE).build().unwrap();
        Self { base, directory, stop: Some(stop), task, http }
    }

    /// Two nodes on one database and one NATS, behind a door that gives each connection to the next of them. Clients make a
    /// connection for each request, so no two requests in a row are answered by the same node.
    pub(crate) async fn several(database: &services::Postgres, nats: &services::Nats) -> Self {
        Self::several_with(database, nats, config).await
    }

    pub(crate) async fn several_with(
        database: &services::Postgres,
        nats: &services::Nats,
        config: fn() -> Config,
    ) -> Self {
        let (stop, stopped) = watch::channel(());
        let mut nodes = Vec::new();
        for _ in 0..2 {
            let store = Postgres::open(&database.url(), PostgresOptions::default()).await.unwrap();
            let config = Config { bus: Bus::connect(&nats.url()).await.unwrap(), ..config() };
            let app = App::new(Arc::new(store), Contents::shipped().unwrap(), config).await.unwrap();
            let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
            nodes.push(listener.local_addr().unwrap());
            tokio::spawn(run(listener, app, stopped.clone()));
        }
        let door = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let base = format!("http://{}", door.local_addr().unwrap());
        let task = tokio::spawn(async move {
            for node in nodes.into_iter().cycle() {
                let (mut client, _) = door.accept().await.unwrap();
                tokio::spawn(async move {
                    let mut node = TcpStream::connect(node).await.unwrap();
                    let _broken = tokio::io::copy_bidirectional(&mut client, &mut node).await;
                });
            }
        });
        let http = reqwest::Client::builder().timeout(PATIENCE).pool_max_idle_per_host(0).build().unwrap();
        let directory = Arc::new(tempfile::tempdir().unwrap());
        Self { base, directory, stop: Some(stop), task, http }
    }

    /// Stops gracefully and gives the directory back for the next server.
    pub(crate) async fn stop(mut self) -> Arc<TempDir> {
        self.stop.take();
        self.task.await.unwrap();
        self.directory
    }

    pub(crate) async fn guest(&self, name: &str) -> Client {
        let mut client = self.nobody();
        let guest = client.post("/guests", json!({ "name": name })).await.ok(StatusCode::CREATED);
        client.token = Some(guest["token"].as_str().unwrap().to_owned());
        client
    }

    pub(crate) fn nobody(&self) -> Client {
        Client { base: format!("{}/api/v1", self.base), token: None, lang: "en", http: self.http.clone() }
    }

    /// A table with two guests at it, and its id.
    pub(crate) async fn two(&self, game: &str) -> (Client, Client, String) {
        let (anna, bert) = (self.guest("Anna").await, self.guest("Bert").await);
        let id = anna.open(json!({ "game": game, "players": 2 })).await;
        bert.post(&format!("/tables/{id}/join"), Value::Null).await.ok(StatusCode::OK);
        (anna, bert, id)
    }
}

/// Serves until nobody holds the other end any more.
async fn run(listener: TcpListener, app: Arc<App>, mut stopped: watch::Receiver<()>) {
    let until = async move {
        let _dropped = stopped.changed().await;
    };
    serve(listener, app, until).await.unwrap();
}

pub(crate) async fn app(path: PathBuf, config: Config) -> Arc<App> {
    let store: Arc<dyn Store> = Arc::new(Sqlite::open(&path).await.unwrap());
    App::new(store, Contents::shipped().unwrap(), config).await.unwrap()
}

/// Somebody who talks to the server.
#[derive(Clone)]
pub(crate) struct Client {
    pub(crate) base: String,
    pub(crate) token: Option<String>,
    pub(crate) lang: &'static str,
    pub(crate) http: reqwest::Client,
}

#[derive(Debug)]
pub(crate) struct Answer {
    pub(crate) status: StatusCode,
    pub(crate) headers: reqwest::header::HeaderMap,
    pub(crate) text: String,
}

impl Answer {
    pub(crate) fn json(&self) -> Value {
        serde_json::from_str(&self.text).unwrap_or(Value::Null)
    }

    pub(crate) fn ok(self, status: StatusCode) -> Value {
        assert_eq!(self.status, status, "{}", self.text);
        self.json()
    }

    /// Checks status and code of an error.
    pub(crate) fn refused(self, status: u16, code: &str) -> Value {
        assert_eq!(self.status.as_u16(), status, "{}", self.text);
        let error = self.json()["error"].clone();
        assert_eq!(error["code"], code, "{error}");
        assert!(error["message"].as_str().is_some_and(|message| message.contains(' ')), "{error}");
        error
    }
}

impl Client {
    pub(crate) fn request(&self, method: Method, path: &str) -> reqwest::RequestBuilder {
        let mut request = self.http.request(method, format!("{}{path}", self.base));
        request = request.header("Accept-Language", self.lang);
        match &self.token {
            Some(token) => request.bearer_auth(token),
            None => request,
        }
    }

    pub(crate) async fn send(&self, request: reqwest::RequestBuilder) -> Answer {
        let response = request.send().await.unwrap();
        let (status, headers) = (response.status(), response.headers().clone());
        Answer { status, headers, text: response.text().await.unwrap() }
    }

    pub(crate) async fn get(&self, path: &str) -> Answer {
        self.send(self.request(Method::GET, path)).await
    }

    pub(crate) async fn post(&self, path: &str, body: Value) -> Answer {
        let request = self.request(Method::POST, path);
        self.send(if body.is_null() { request } else { request.json(&body) }).await
    }

    pub(crate) async fn open(&self, table: Value) -> String {
        let table = self.post("/tables", table).await.ok(StatusCode::CREATED);
        table["id"].as_str().unwrap().to_owned()
    }

    pub(crate) async fn table(&self, id: &str) -> Value {
        self.get(&format!("/tables/{id}")).await.ok(StatusCode::OK)
    }

    pub(crate) async fn act(&self, id: &str, version: u64, action: &str) -> Answer {
        self.post(&format!("/tables/{id}/actions"), json!({ "version": version, "action": action })).await
    }

    /// Chooses some legal action if it is this client's turn; whether it was.
    pub(crate) async fn play(&self, id: &str, choice: usize) -> bool {
        let table = self.table(id).await;
        let legal = table["legal"].as_array().unwrap();
        if legal.is_empty() {
            return false;
        }
        let action = legal[choice % legal.len()].as_str().unwrap();
        let done = self.act(id, table["version"].as_u64().unwrap(), action).await;
        if done.status == StatusCode::CONFLICT {
            return false;
        }
        done.ok(StatusCode::OK);
        true
    }

    /// Chooses some legal action whenever it is this client's turn, until the game is over.
    pub(crate) async fn play_to_the_end(&self, id: &str) {
        let mine = |table: &Value| table["phase"] == "over" || !table["legal"].as_array().unwrap().is_empty();
        for choice in 0.. {
            if self.wait(id, mine).await["phase"] == "over" {
                return;
            }
            self.play(id, choice).await;
        }
    }

    /// Waits until the table is as wanted, by watching its events.
    pub(crate) async fn wait(&self, id: &str, wanted: impl Fn(&Value) -> bool) -> Value {
        let watching = async {
            let mut events = self.events(id, None).await;
            loop {
                let table = self.table(id).await;
                if wanted(&table) {
                    return table;
                }
                events.next().await;
            }
        };
        tokio::time::timeout(PATIENCE, watching).await.expect("the table never became as wanted")
    }

    pub(crate) async fn events(&self, id: &str, after: Option<u64>) -> Events {
        // A stream may last as long as its test; whoever waits for an event sets the time.
        let path = format!("/tables/{id}/events");
        let mut request = self.request(Method::GET, &path).timeout(10 * PATIENCE);
        if let Some(after) = after {
            request = request.header("Last-Event-ID", after);
        }
        let response = request.send().await.unwrap();
        assert_eq!(response.status(), StatusCode::OK);
        assert_eq!(response.headers()["content-type"], "text/event-stream");
        Events { response, buffer: Vec::new() }
    }
}

/// An open stream.
pub(crate) struct Events {
    response: reqwest::Response,
    /// Bytes, because a chunk may end within a letter.
    buffer: Vec<u8>,
}

#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Event {
    pub(crate) name: String,
    pub(crate) id: u64,
    pub(crate) data: Value,
}

impl Events {
    /// The next event; panics when the stream ends.
    pub(crate) async fn next(&mut self) -> Event {
        self.try_next().await.expect("the stream has ended")
    }

    /// The next event, or `None` at the end of the stream.
    pub(crate) async fn try_next(&mut self) -> Option<Event> {
        loop {
            if let Some(end) = self.buffer.windows(2).position(|pair| pair == b"\n\n") {
                let block = String::from_utf8(self.buffer.drain(..end + 2).collect()).unwrap();
                let field = |name: &str| {
                    block
                        .lines()
                        .find_map(|line| line.strip_prefix(name))
                        .map(|value| value.trim().to_owned())
                };
                let (Some(name), Some(id), Some(data)) = (field("event:"), field("id:"), field("data:"))
                else {
                    continue; // a comment that keeps the connection alive
                };
                return Some(Event {
                    name,
                    id: id.parse().unwrap(),
                    data: serde_json::from_str(&data).unwrap(),
                });
            }
            let chunk = tokio::time::timeout(PATIENCE, self.response.chunk()).await;
            let chunk = chunk.expect("nothing more comes").ok()??;
            self.buffer.extend_from_slice(&chunk);
        }
    }
}
