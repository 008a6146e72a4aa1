//! Traces of two nodes by OpenTelemetry: they reach a collector, and there is nothing of the people and their games in them.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::sync::mpsc;
use std::time::Duration;

use moonpack_services::{Nats, Postgres};
use serde_json::{Value, json};

use crate::support::{Running, program};

const SEED: &str = "7041776104177610";
/// Nothing may take longer than this.
const PATIENCE: Duration = Duration::from_secs(60);

/// A collector that takes whatever it is sent: its address, and the bodies.
fn collector() -> (String, mpsc::Receiver<Vec<u8>>) {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = format!("http://{}", listener.local_addr().unwrap());
    let (tell, told) = mpsc::channel();
    std::thread::spawn(move || {
        for stream in listener.incoming().map_while(Result::ok) {
            let tell = tell.clone();
            std::thread::spawn(move || take(&stream, &tell));
        }
    });
    (address, told)
}

/// Takes one request after the other from a connection.
fn take(stream: &TcpStream, tell: &mpsc::Sender<Vec<u8>>) -> Option<()> {
    let mut reader = BufReader::new(stream);
    loop {
        let (mut head, mut length) = (String::new(), 0);
        loop {
            let mut line = String::new();
            if reader.read_line(&mut line).ok()? == 0 {
                return None;
            }
            if let Some(value) = line.to_lowercase().strip_prefix("content-length:") {
                length = value.trim().parse().ok()?;
            }
            if line == "\r\n" {
                break;
            }
            head.push_str(&line.to_lowercase());
        }
        assert!(head.starts_with("post /v1/traces "), "{head}");
        assert!(head.contains("content-type: application/x-protobuf"), "{head}");
        let mut body = vec![0; length];
        reader.read_exact(&mut body).ok()?;
        tell.send(body).ok()?;
        (&*stream).write_all(b"HTTP/1.1 200 OK\r\ncontent-length: 0\r\n\r\n").ok()?;
    }
}

/// A node of the real program.
fn node(database: &Postgres, nats: &Nats, collector: &str) -> Running {
    let (db, bells) = (database.url(), nats.url());
    let arguments = [
        ["serve", "--listen", "127.0.0.1:0", "--lang", "en", "--db", &db, "--nats"],
        [&bells, "--bot-ms", "5", "--seed", SEED, "--otlp", collector, "--no-limits"],
    ];
    let mut command = program(&arguments.concat());
    Running::start(command.env("OTEL_BSP_SCHEDULE_DELAY", "100").env("MOONPACK_LOG", "warn"))
}

async fn post(token: Option<&str>, url: String, body: Value) -> Value {
    let request = reqwest::Client::new().post(url).json(&body);
    let request = token.into_iter().fold(request, reqwest::RequestBuilder::bearer_auth);
    let answer = request.send().await.unwrap();
    let text = answer.text().await.unwrap();
    serde_json::from_str(&text).unwrap_or_else(|_| panic!("{text}"))
}

fn holds(bytes: &[u8], words: &str) -> bool {
    bytes.windows(words.len()).any(|window| window == words.as_bytes())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn traces_of_requests_appends_jobs_and_bells_reach_a_collector_and_hold_no_secret() {
    let (database, nats, (address, told)) = (Postgres::start(), Nats::start(), collector());
    let nodes = [node(&database, &nats, &address), node(&database, &nats, &address)];
    let [here, there] = [0, 1].map(|node: usize| format!("{}/api/v1", nodes[node].url()));
    let guest = post(None, format!("{here}/guests"), json!({ "name": "Annunziata" })).await;
    let token = guest["token"].as_str().unwrap();
    let anna = Some(token);
    let wish = json!({ "game": "lone-wolves", "players": 2, "seats": ["you", { "bot": "hunter" }] });
    let opened = post(anna, format!("{here}/tables"), wish).await;
    let id = opened["id"].as_str().unwrap();
    let mut secrets: Vec<String> = ["Annunziata", "moonshine", id, SEED].map(str::to_owned).to_vec();
    secrets.extend(token.split('.').skip(2).map(str::to_owned));
    secrets.push(format!("{:x}", SEED.parse::<u64>().unwrap()));
    // Whoever watches at the other node hears bells.
    let mut watched = reqwest::Client::new().get(format!("{there}/tables/{id}/events")).send().await.unwrap();
    watched.chunk().await.unwrap();
    post(anna, format!("{here}/tables/{id}/chat"), json!({ "text": "moonshine" })).await;
    let playing = async {
        for _ in 0..400 {
            let look = reqwest::Client::new().get(format!("{here}/tables/{id}")).bearer_auth(token);
            let table: Value =
                serde_json::from_str(&look.send().await.unwrap().text().await.unwrap()).unwrap();
            if table["phase"] == "over" {
                return;
            }
            let legal = table["legal"].as_array().unwrap();
            secrets.extend(legal.iter().map(|action| action.as_str().unwrap().to_owned()));
            if let Some(action) = legal.first() {
                let act = json!({ "version": table["version"], "action": action });
                post(anna, format!("{here}/tables/{id}/actions"), act).await;
            }
        }
    };
    tokio::time::timeout(PATIENCE, playing).await.unwrap();
    drop(watched);
    for mut node in nodes {
        assert!(node.terminate().success());
    }
    // What was not sent before is sent at the end.
    let traces: Vec<Vec<u8>> = told.try_iter().collect();
    let named = |words: &str| traces.iter().any(|trace| holds(trace, words));
    for span in ["request", "append", "job", "decide", "bell", "/api/v1/tables/{id}/actions", "service.name"]
    {
        assert!(named(span), "no trace of `{span}` in {} messages", traces.len());
    }
    assert!(secrets.len() > 50);
    for secret in &secrets {
        assert!(!named(secret), "`{secret}` stands in a trace");
    }
}
