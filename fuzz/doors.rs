//! What holds for any requests from outside, held against the real router in one process: no handler panics, none answers
//! that the fault is ours, nothing is built from a number nobody checked, and what must not leave does not. The fuzz target
//! takes this file, and so do the tests of `moonpack-web`.
//!
//! An input is a text: requests with `----` between them. The first line of each is who asks (`anna`, `bert`, anybody
//! else is nobody), method and path; what follows is the body. `TABLE` stands for a table where both play, `OPEN` for one
//! that waits, `OVER` for one that has ended.

use std::sync::{Arc, LazyLock, Mutex};

use axum::Router;
use axum::body::Body;
use axum::http::{Request, StatusCode};
use http_body_util::BodyExt;
use moonpack_games::Contents;
use moonpack_store::{Sqlite, Store};
use moonpack_web::{App, Config, Limits, router};
use serde_json::{Value, json};
use tower::ServiceExt;

/// Requests of one input; the rest is not sent.
const REQUESTS: usize = 12;
/// So many decisions were taken in the game that is over, so that there is something to go back to.
const STEPS: u64 = 6;
/// The largest answer of this house by far is the record of a long game.
const LARGEST: usize = 8 * 1024 * 1024;

/// A server without a socket, with people and tables.
struct House {
    runtime: tokio::runtime::Runtime,
    router: Router,
    anna: String,
    bert: String,
    /// What Bert holds at `TABLE`, which nobody else may read.
    hand: String,
    tables: [(&'static str, String); 3],
    _directory: tempfile::TempDir,
}

static HOUSE: LazyLock<Mutex<House>> = LazyLock::new(|| Mutex::new(House::build()));

impl House {
    fn build() -> Self {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
        let directory = tempfile::tempdir().expect("a directory");
        let path = directory.path().join("moonpack.db");
        let router = runtime.block_on(async {
            let store: Arc<dyn Store> = Arc::new(Sqlite::open(&path).await.expect("a store"));
            let config = Config { limits: Limits::none(), bot_ms: 1, bot_threads: 1, ..Config::default() };
            let contents = Contents::shipped().expect("what ships is sound");
            router(App::new(store, contents, config).await.expect("an app"))
        });
        let mut house = Self {
            runtime,
            router,
            anna: String::new(),
            bert: String::new(),
            hand: String::new(),
            tables: ["TABLE", "OPEN", "OVER"].map(|name| (name, String::new())),
            _directory: directory,
        };
        house.anna = house.made("", "/guests", json!({ "name": "Anna" }), "token");
        house.bert = house.made("", "/guests", json!({ "name": "Bert" }), "token");
        let wish = json!({ "game": "lone-wolves", "players": 2 });
        for place in 0..3 {
            house.tables[place].1 = house.made("anna", "/tables", wish.clone(), "id");
        }
        for name in ["TABLE", "OVER"] {
            house.made("bert", &format!("/tables/{name}/join"), json!({}), "version");
        }
        for step in 0..STEPS {
            let who = if house.seen("anna", "OVER")["to_move"] == 0 { "anna" } else { "bert" };
            let decision = json!({ "version": step, "action": house.seen(who, "OVER")["legal"][0] });
            house.made(who, "/tables/OVER/actions", decision, "version");
        }
        house.made("bert", "/tables/OVER/resign", json!({}), "version");
        house.hand = house.seen("bert", "TABLE")["view"]["hand"].to_string();
        assert!(house.hand.len() > 20, "Bert holds cards: {}", house.hand);
        house
    }

    /// A table as somebody reads it.
    fn seen(&self, who: &str, table: &str) -> Value {
        let (_, text) = self.answer(&format!("{who} GET /api/v1/tables/{table}")).expect("a request");
        serde_json::from_str(&text).expect("JSON")
    }

    /// One field of what the API answers to a request that it takes.
    fn made(&self, who: &str, path: &str, body: Value, field: &str) -> String {
        let (status, text) = self.answer(&format!("{who} POST /api/v1{path}\n{body}")).expect("a request");
        assert!(status.is_success(), "{path}: {status} {text}");
        let answer: Value = serde_json::from_str(&text).expect("JSON");
        answer[field].as_str().map_or_else(|| answer[field].to_string(), str::to_owned)
    }

    /// The answer to one request; `None` if the text is none.
    fn answer(&self, text: &str) -> Option<(StatusCode, String)> {
        let (head, body) = text.split_once('\n').unwrap_or((text, ""));
        let (who, rest) = head.split_once(' ')?;
        let (method, path) = rest.split_once(' ')?;
        let named =
            |text: &str| self.tables.iter().fold(text.to_owned(), |text, (name, id)| text.replace(name, id));
        let kind = if body.starts_with(['{', '[']) {
            "application/json"
        } else {
            "application/x-www-form-urlencoded"
        };
        let mut request = Request::builder().method(method).uri(named(path)).header("content-type", kind);
        match who {
            "anna" => request = request.header("authorization", format!("Bearer {}", self.anna)),
            "bert" => request = request.header("cookie", format!("moonpack={}", self.bert)),
            _ => {}
        }
        let request = request.body(Body::from(named(body))).ok()?;
        self.runtime.block_on(async {
            let response = self.router.clone().oneshot(request).await.expect("the router always answers");
            let status = response.status();
            // A stream has no end; that it begins is enough.
            let stream =
                response.headers().get("content-type").is_some_and(|kind| kind == "text/event-stream");
            let bytes = if stream { Vec::new() } else { collected(response).await };
            Some((status, String::from_utf8_lossy(&bytes).into_owned()))
        })
    }
}

async fn collected(response: axum::response::Response) -> Vec<u8> {
    let bytes = response.into_body().collect().await.map(|body| body.to_bytes().to_vec()).unwrap_or_default();
    assert!(bytes.len() <= LARGEST, "an answer of {} bytes", bytes.len());
    bytes
}

/// Any requests are answered, none with a fault of ours, and no token leaves but to whom it belongs.
pub(crate) fn doors(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    let mut house = HOUSE.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
    for request in text.split("\n----\n").take(REQUESTS) {
        let Some((status, answer)) = house.answer(request) else { continue };
        assert!(!status.is_server_error(), "{request}\n{status}\n{answer}");
        for token in [&house.anna, &house.bert] {
            assert!(!answer.contains(token.as_str()), "{request}\na token in the answer\n{answer}");
        }
        // Only when the game is over may others read it.
        let leaks = !request.starts_with("bert") && answer.contains(&house.hand);
        assert!(
            !leaks || house.seen("nobody", "TABLE")["phase"] == "over",
            "{request}\na hand in the answer\n{answer}"
        );
    }
    let status = |request: &str| house.answer(request).expect("a request").0;
    assert_eq!(status("nobody GET /healthz"), StatusCode::OK);
    // Whoever was forgotten or has logged out is nobody: others move in.
    if ["anna", "bert"].iter().any(|who| status(&format!("{who} GET /api/v1/guests")) != StatusCode::OK) {
        *house = House::build();
    }
}
