//! Slow clients over real sockets: readers of a stream who take nothing, senders who send letter by letter. They cost
//! little, they are dropped in the end, and nobody else notices them.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use futures::future::join_all;
use moonpack_web::{Config, Limits};
use reqwest::{Method, StatusCode};
use serde_json::{Value, json};
use tempfile::TempDir;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};
use tokio::time::timeout;

use crate::support::*;

/// As long as a message may be, in letters of four bytes.
const WORDS: usize = 500;
/// Messages at once; fewer than a stream that keeps up has room for.
const AT_ONCE: usize = 8;
/// What happens at a table reaches those who listen within this time, on a busy machine too.
const SOON: Duration = Duration::from_secs(5);

/// A directory for a database that need not wait for a disk: thousands of messages at one table are as many commits.
fn in_memory() -> Arc<TempDir> {
    Arc::new(tempfile::tempdir_in("/dev/shm").or_else(|_| tempfile::tempdir()).unwrap())
}

async fn connect(server: &Server) -> TcpStream {
    let address: SocketAddr = server.base.strip_prefix("http://").unwrap().parse().unwrap();
    let socket = TcpSocket::new_v4().unwrap();
    socket.set_recv_buffer_size(4096).unwrap();
    socket.connect(address).await.unwrap()
}

/// A client that opens a stream and reads nothing of it until it is told to.
async fn lazy(server: &Server, id: &str) -> TcpStream {
    let mut socket = connect(server).await;
    let request = format!("GET /api/v1/tables/{id}/events HTTP/1.1\r\nHost: localhost\r\n\r\n");
    socket.write_all(request.as_bytes()).await.unwrap();
    socket
}

/// Name and number of the events in the raw bytes of a stream. The last event may be torn off.
fn heard(bytes: &[u8]) -> Vec<(String, u64)> {
    let text = String::from_utf8_lossy(bytes);
    let fields = |block: &str| {
        let field = |name: &str| block.lines().find_map(|line| line.strip_prefix(name)).map(str::to_owned);
        Some((field("event: ")?, field("id: ")?.parse().ok()?))
    };
    let whole = text.rfind("\n\n").map_or("", |end| &text[..end]);
    whole.split("\n\n").filter_map(fields).collect()
}

async fn open_streams(server: &Server) -> usize {
    let metrics = server.nobody().get("/../../metrics").await.text;
    let line = metrics.lines().find_map(|line| line.strip_prefix("moonpack_streams ")).unwrap();
    line.parse().unwrap()
}

async fn until_streams(server: &Server, wanted: usize) {
    let waiting = async { while open_streams(server).await != wanted {} };
    timeout(PATIENCE, waiting).await.expect("the number of streams never became as wanted");
}

/// Anna says something long a few times, and `listener` hears it soon.
async fn talk(anna: &Client, id: &str, listener: &mut Events, last: &mut u64) {
    let say = json!({ "text": "🐺".repeat(WORDS) });
    let path = format!("/tables/{id}/chat");
    let said = join_all((0..AT_ONCE).map(|_| anna.post(&path, say.clone()))).await;
    said.into_iter().for_each(|answer| drop(answer.ok(StatusCode::OK)));
    for _ in 0..AT_ONCE {
        *last += 1;
        let event = timeout(SOON, listener.next()).await.expect("a slow reader holds up the others");
        assert_eq!((event.name.as_str(), event.id), ("entry", *last));
    }
}

/// The memory of this process, in bytes.
#[cfg(target_os = "linux")]
fn memory() -> usize {
    let status = std::fs::read_to_string("/proc/self/status").unwrap();
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).unwrap();
    line.trim().trim_end_matches(" kB").parse::<usize>().unwrap() * 1024
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[cfg(target_os = "linux")]
async fn readers_who_take_nothing_cost_little_and_get_the_whole_table_when_they_wake() {
    const LAZY: usize = 100;
    const BATCHES: usize = 250;
    let limits = Limits { slow_reader: 10 * PATIENCE, ..Limits::none() };
    let server = Server::start_in(in_memory(), Config { limits, ..config() }).await;
    let (anna, bert, id) = server.two("lone-wolves").await;
    let mut listener = bert.events(&id, None).await;
    let mut last = listener.next().await.id;
    let mut sleepers = join_all((0..LAZY).map(|_| lazy(&server, &id))).await;
    until_streams(&server, LAZY + 1).await;
    let before = memory();
    for _ in 0..BATCHES {
        talk(&anna, &id, &mut listener, &mut last).await;
    }
    let grown = memory().saturating_sub(before);
    let unread = LAZY * BATCHES * AT_ONCE * WORDS * "🐺".len();
    assert!(grown < unread / 4, "{grown} bytes for {unread} bytes that nobody reads");
    // One of them wakes up: what was on its way, then the whole table as it is now.
    let mut sleeper = sleepers.pop().unwrap();
    let mut bytes = Vec::new();
    let waking = async {
        while heard(&bytes).last().is_none_or(|(_, number)| *number < last) {
            assert_ne!(sleeper.read_buf(&mut bytes).await.unwrap(), 0, "the stream has ended");
        }
    };
    timeout(PATIENCE, waking).await.expect("the sleeper never hears the end");
    let events = heard(&bytes);
    let (end, way) = events.split_last().unwrap();
    assert_eq!(*end, ("table".to_owned(), last));
    assert_eq!(way[0].0, "table");
    for pair in way.windows(2) {
        assert_eq!(pair[1], ("entry".to_owned(), pair[0].1 + 1));
    }
    drop((sleeper, sleepers, listener));
    until_streams(&server, 0).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_reader_who_takes_nothing_for_too_long_is_dropped_and_comes_back_to_the_whole_table() {
    // Long enough for whoever does read, on a machine that puts them aside now and then.
    let limits = Limits { slow_reader: Duration::from_secs(2), ..Limits::none() };
    let server = Server::start_in(in_memory(), Config { limits, ..config() }).await;
    let (anna, bert, id) = server.two("lone-wolves").await;
    let mut listener = bert.events(&id, None).await;
    let mut last = listener.next().await.id;
    let mut sleeper = lazy(&server, &id).await;
    until_streams(&server, 2).await;
    let dropped = async {
        while open_streams(&server).await > 1 {
            talk(&anna, &id, &mut listener, &mut last).await;
        }
    };
    timeout(PATIENCE, dropped).await.expect("the sleeper is never dropped");
    let mut bytes = Vec::new();
    let reading = async { while sleeper.read_buf(&mut bytes).await.is_ok_and(|read| read > 0) {} };
    timeout(PATIENCE, reading).await.expect("the stream never ends");
    let (_, seen) = heard(&bytes).pop().expect("something came before the end");
    assert!(seen < last);
    // More happens than the table remembers.
    for _ in 0..40 {
        talk(&anna, &id, &mut listener, &mut last).await;
    }
    let mut again = server.nobody().events(&id, Some(seen)).await;
    let whole = again.next().await;
    assert_eq!((whole.name.as_str(), whole.id), ("table", last));
    drop((again, listener, sleeper));
    until_streams(&server, 0).await;
}

/// Sends letter after letter until the server has had enough; what it says at the end. Between two letters somebody
/// else asks for something and gets it.
async fn trickle(mut socket: TcpStream, begin: &str, bystander: &Client) -> String {
    socket.write_all(begin.as_bytes()).await.unwrap();
    let (mut from, mut to) = socket.into_split();
    let sending = async {
        loop {
            let answer = timeout(SOON, bystander.get("/guests")).await;
            answer.expect("a slow sender holds up the others").ok(StatusCode::OK);
            if to.write_all(b"x").await.is_err() {
                std::future::pending::<()>().await;
            }
        }
    };
    let mut told = Vec::new();
    let reading = async { while from.read_buf(&mut told).await.is_ok_and(|read| read > 0) {} };
    tokio::select! {
        () = sending => {}
        ended = timeout(PATIENCE, reading) => ended.expect("the server waits for ever"),
    }
    String::from_utf8(told).unwrap()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn senders_who_send_letter_by_letter_are_cut_off() {
    let limits = Limits { slow_sender: Duration::from_millis(200), ..Limits::none() };
    let server = Server::start_with(Config { limits, ..config() }).await;
    let anna = server.guest("Anna").await;
    let id = anna.open(json!({ "game": "lone-wolves", "players": 2 })).await;
    let before = anna.table(&id).await;
    for head in ["", "GET /api/v1/tables HTTP/1.1\r\nHost: localhost\r\nX-Name: "] {
        let told = trickle(connect(&server).await, head, &anna).await;
        assert_eq!(told, "", "a request that never began has no answer");
    }
    let token = anna.token.as_deref().unwrap();
    let head = format!(
        "POST /api/v1/tables/{id}/chat HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer {token}\r\n\
         Content-Type: application/json\r\nAccept-Language: de\r\nContent-Length: 9999\r\n\r\n"
    );
    let told = trickle(connect(&server).await, &head, &anna).await;
    assert!(told.starts_with("HTTP/1.1 408 "), "{told}");
    assert!(told.contains("\"too-slow\"") && told.contains("zu langsam"), "{told}");
    // A form of the pages waits no longer than the API.
    let head = format!(
        "POST /t/{id}/chat HTTP/1.1\r\nHost: localhost\r\nCookie: moonpack={token}\r\n\
         Content-Type: application/x-www-form-urlencoded\r\nTransfer-Encoding: chunked\r\n\r\n5\r\ntext="
    );
    let told = trickle(connect(&server).await, &head, &anna).await;
    assert!(told.starts_with("HTTP/1.1 408 ") || told.starts_with("HTTP/1.1 400 "), "{told}");
    assert_eq!(anna.table(&id).await, before);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_body_that_breaks_off_changes_nothing() {
    let server = Server::start().await;
    let anna = server.guest("Anna").await;
    let id = anna.open(json!({ "game": "lone-wolves", "players": 2 })).await;
    let token = anna.token.as_deref().unwrap();
    let mut socket = connect(&server).await;
    let head = format!(
        "POST /api/v1/tables/{id}/chat HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer {token}\r\n\
         Content-Type: application/json\r\nContent-Length: 999\r\n\r\n{{\"text\":\"awoo\"}}"
    );
    socket.write_all(head.as_bytes()).await.unwrap();
    socket.shutdown().await.unwrap();
    let mut told = Vec::new();
    let reading = async { while socket.read_buf(&mut told).await.is_ok_and(|read| read > 0) {} };
    timeout(PATIENCE, reading).await.expect("the server waits for the rest");
    assert_eq!(anna.table(&id).await["event"], 1);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn one_guest_cannot_talk_without_end() {
    let limits = Limits { chat_rate: 0.001, chat_burst: 3.0, ..Limits::none() };
    let server = Server::start_with(Config { limits, ..config() }).await;
    let (anna, bert, id) = server.two("lone-wolves").await;
    let path = format!("/tables/{id}/chat");
    for _ in 0..3 {
        anna.post(&path, json!({ "text": "awoo" })).await.ok(StatusCode::OK);
    }
    anna.post(&path, json!({ "text": "awoo" })).await.refused(429, "too-many");
    let form = anna.http.request(Method::POST, format!("{}/t/{id}/chat", server.base));
    let form = form.header("cookie", format!("moonpack={}", anna.token.as_deref().unwrap()));
    let form = form.header("content-type", "application/x-www-form-urlencoded").body("text=awoo");
    let refused = anna.send(form).await;
    assert_eq!(refused.status, StatusCode::TOO_MANY_REQUESTS);
    assert!(refused.headers.contains_key("retry-after"));
    bert.post(&path, json!({ "text": "awoo" })).await.ok(StatusCode::OK);
    assert!(anna.play(&id, 0).await || bert.play(&id, 0).await, "only words are counted");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn one_guest_cannot_keep_the_strongest_bot_to_themselves() {
    let limits = Limits { thought_rate: 0.001, thought_burst: 1.0, ..Limits::none() };
    let server = Server::start_with(Config { limits, ..config() }).await;
    let (anna, bert, id) = server.two("lone-wolves").await;
    let path = format!("/tables/{id}/hint");
    let to_move = anna.table(&id).await["to_move"] == 0;
    let (first, second) = if to_move { (&anna, &bert) } else { (&bert, &anna) };
    first.get(&path).await.ok(StatusCode::OK);
    first.get(&path).await.refused(429, "too-many");
    assert!(first.play(&id, 0).await, "everything else goes on");
    second.post(&format!("/tables/{id}/resign"), Value::Null).await.ok(StatusCode::OK);
    let analysis = format!("/tables/{id}/analysis?step=0");
    first.get(&analysis).await.refused(429, "too-many");
    // Nor by asking for its answer to another turn, on a page.
    let answer = first.http.request(Method::POST, format!("{}/t/{id}/if/0/answer", server.base));
    let answer = answer.header("cookie", format!("moonpack={}", first.token.as_deref().unwrap()));
    let refused = first.send(answer).await;
    assert_eq!(refused.status, StatusCode::TOO_MANY_REQUESTS);
    assert!(refused.headers.contains_key("retry-after"));
    second.get(&analysis).await.ok(StatusCode::OK);
}
