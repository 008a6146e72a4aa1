//! Tokens expire, are renewed, called in, and signed with new keys; the metrics have a port of their own where that is wished.

use moonpack_web::{Config, serve_metrics};
use reqwest::{Method, StatusCode};
use serde_json::Value;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection};
use tokio::net::TcpListener;

use crate::support::*;

const DAYS: i64 = 24 * 60 * 60 * 1000;

/// Makes every key of a stopped server look as old as this.
async fn age_keys(directory: &std::path::Path, age: i64) {
    let options = SqliteConnectOptions::new().filename(directory.join("moonpack.db"));
    let mut connection = options.connect().await.unwrap();
    let keys: Vec<(String, Vec<u8>)> =
        sqlx::query_as("SELECT name, value FROM secrets WHERE name LIKE 'tokens/%'")
            .fetch_all(&mut connection)
            .await
            .unwrap();
    for (name, mut value) in keys {
        let since = i64::from_be_bytes(*value.first_chunk().unwrap()) - age;
        value[..8].copy_from_slice(&since.to_be_bytes());
        let update = sqlx::query("UPDATE secrets SET value = ? WHERE name = ?").bind(value).bind(name);
        update.execute(&mut connection).await.unwrap();
    }
    connection.close().await.unwrap();
}

fn known(client: &Client, server: &Server) -> Client {
    Client { base: format!("{}/api/v1", server.base), ..client.clone() }
}

async fn is_known(client: &Client) -> bool {
    client.get("/guests").await.status == StatusCode::OK
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_new_key_logs_nobody_out_and_browsers_are_given_its_token_without_a_word() {
    let server = Server::start().await;
    let anna = server.guest("Anna").await;
    let token = anna.token.clone().unwrap();
    assert!(token.starts_with("mp2.1."), "{token}");
    let page = |server: &Server| {
        let nobody = Client { base: server.base.clone(), ..server.nobody() };
        let request = nobody.request(Method::GET, "/").header("cookie", format!("moonpack={token}"));
        async move { nobody.send(request).await.headers.get("set-cookie").cloned() }
    };
    assert_eq!(page(&server).await, None, "a fresh token is left alone");
    let directory = server.stop().await;
    age_keys(directory.path(), 31 * DAYS).await;
    let server = Server::start_in(directory, config()).await;
    let anna = known(&anna, &server);
    assert!(is_known(&anna).await, "the old key still verifies");
    let cookie = page(&server).await.unwrap();
    let cookie = cookie.to_str().unwrap().split(';').next().unwrap();
    let fresh = cookie.strip_prefix("moonpack=").unwrap().to_owned();
    assert!(fresh.starts_with("mp2.2."), "{fresh}");
    // Four months later the first key has retired, and what it signed with it.
    let directory = server.stop().await;
    age_keys(directory.path(), 91 * DAYS).await;
    let server = Server::start_in(directory, config()).await;
    assert!(!is_known(&known(&anna, &server)).await);
    assert!(is_known(&Client { token: Some(fresh), ..known(&anna, &server) }).await);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_logs_out_everywhere_else_has_the_only_token_that_counts() {
    let server = Server::start().await;
    let (stolen, bert) = (server.guest("Anna").await, server.guest("Bert").await);
    let renewed = stolen.post("/guests", Value::Null).await.ok(StatusCode::CREATED);
    assert_eq!(renewed["name"], "Anna", "without a name one keeps one's own");
    let answer = stolen.post("/guests/revoke", Value::Null).await.ok(StatusCode::OK);
    let anna = Client { token: answer["token"].as_str().map(str::to_owned), ..stolen.clone() };
    let other = Client { token: renewed["token"].as_str().map(str::to_owned), ..stolen.clone() };
    assert!(is_known(&anna).await && is_known(&bert).await);
    assert!(!is_known(&stolen).await && !is_known(&other).await);
    let server = Server::start_in(server.stop().await, config()).await;
    assert!(is_known(&known(&anna, &server)).await, "also after a restart");
    assert!(!is_known(&known(&stolen, &server)).await);
    let all = Config { revoke_tokens: true, ..config() };
    let server = Server::start_in(server.stop().await, all).await;
    assert!(!is_known(&known(&anna, &server)).await, "an operator calls in all of them");
    assert!(!is_known(&known(&bert, &server)).await);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn metrics_on_a_port_of_their_own_are_on_no_other() {
    let directory = tempfile::tempdir().unwrap();
    let app = app(directory.path().join("moonpack.db"), Config { own_metrics: true, ..config() }).await;
    let [public, private] =
        [TcpListener::bind("127.0.0.1:0").await.unwrap(), TcpListener::bind("127.0.0.1:0").await.unwrap()];
    let address = |listener: &TcpListener| format!("http://{}", listener.local_addr().unwrap());
    let (open, closed) = (address(&public), address(&private));
    tokio::spawn(moonpack_web::serve(public, app.clone(), std::future::pending()));
    tokio::spawn(serve_metrics(private, app));
    let status = async |base: &str, path: &str| reqwest::get(format!("{base}{path}")).await.unwrap().status();
    assert_eq!(status(&open, "/metrics").await, StatusCode::NOT_FOUND);
    assert_eq!(status(&closed, "/metrics").await, StatusCode::OK);
    assert_eq!(status(&closed, "/").await, StatusCode::NOT_FOUND);
    assert_eq!(status(&open, "/readyz").await, StatusCode::OK);
}
