//! What the logs hold, at their most talkative: routes and statuses, nothing of the people and their games.

use std::io::Write;
use std::sync::{Arc, Mutex, MutexGuard};

use reqwest::{Method, StatusCode};
use serde_json::json;
use tracing_subscriber::fmt::MakeWriter;

use crate::support::*;

/// Everything that is logged by all tests of this process.
#[derive(Clone, Default)]
struct Log(Arc<Mutex<Vec<u8>>>);

impl Log {
    fn bytes(&self) -> MutexGuard<'_, Vec<u8>> {
        self.0.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
    }
}

impl Write for Log {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        self.bytes().write(bytes)
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

impl MakeWriter<'_> for Log {
    type Writer = Self;

    fn make_writer(&self) -> Self {
        self.clone()
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn logs_hold_no_tokens_no_names_no_words_and_no_decisions() {
    let log = Log::default();
    let everything = tracing_subscriber::fmt().with_max_level(tracing_subscriber::filter::LevelFilter::TRACE);
    everything.with_writer(log.clone()).init();
    let server = Server::start().await;
    let anna = server.guest("Annunziata").await;
    let id = anna.open(json!({ "game": "lone-wolves", "players": 2, "seats": ["you", "you"] })).await;
    let mut secrets = vec!["Annunziata".to_owned(), "moonshine".into(), "howl at the sun".into()];
    secrets.extend(anna.token.clone().unwrap().split('.').skip(2).map(str::to_owned));
    anna.post(&format!("/tables/{id}/chat"), json!({ "text": "moonshine" })).await.ok(StatusCode::OK);
    anna.act(&id, 0, "howl at the sun").await.refused(422, "syntax");
    for choice in 0..12 {
        secrets.extend(
            anna.table(&id).await["legal"].as_array().unwrap().iter().map(|action| action.to_string()),
        );
        assert!(anna.play(&id, choice).await);
    }
    anna.get(&format!("/tables/{id}/record")).await.refused(403, "record-closed");
    let forged = server.nobody().request(Method::GET, "/guests").bearer_auth("mp1.moonshine.moonshine");
    assert_eq!(anna.send(forged).await.status, StatusCode::UNAUTHORIZED);
    let form = anna.http.post(format!("{}/t/{id}/chat", server.base)).body("text=moonshine");
    let cookie = format!("moonpack={}", anna.token.as_deref().unwrap());
    let form = form.header("cookie", cookie).header("content-type", "application/x-www-form-urlencoded");
    assert_eq!(anna.send(form).await.status, StatusCode::OK);
    server.stop().await;
    let log = String::from_utf8(log.bytes().clone()).unwrap();
    assert!(log.contains("/tables/{id}/actions"), "nothing was logged at all");
    for secret in secrets {
        assert!(!log.contains(secret.trim_matches('"')), "{secret} stands in the log");
    }
}
