//! `moonpack mcp` as a client meets it: lines of JSON-RPC. A scripted client plays every game to its end, and what is no request
//! is answered by the protocol.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Stdio};

use moonpack_games::{Contents, GameKind, Record};
use moonpack_words::{Lang, Words};
use serde_json::{Value, json};

use crate::support::{Running, program, text};

struct Client {
    child: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
    id: u64,
}

impl Client {
    /// Starts the program and shakes hands.
    fn start(arguments: &[&str]) -> Self {
        let mut child = program(&["mcp", "--bot-ms", "1", "--lang", "en"])
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let (input, output) = (child.stdin.take().unwrap(), child.stdout.take().unwrap());
        let mut client = Self { child, input, output: BufReader::new(output), id: 0 };
        let hello = json!({
            "protocolVersion": "2025-06-18", "capabilities": {}, "clientInfo": { "name": "test", "version": "0" },
        });
        let answer = client.ask("initialize", hello);
        assert_eq!(answer["result"]["serverInfo"]["name"], "moonpack", "{answer}");
        client.send(&json!({ "jsonrpc": "2.0", "method": "notifications/initialized" }).to_string());
        client
    }

    fn send(&mut self, line: &str) {
        writeln!(self.input, "{line}").unwrap();
        self.input.flush().unwrap();
    }

    /// Asks and waits for the answer to just that.
    fn ask(&mut self, method: &str, params: Value) -> Value {
        self.id += 1;
        let id = self.id;
        self.send(&json!({ "jsonrpc": "2.0", "id": id, "method": method, "params": params }).to_string());
        loop {
            let answer = self.read();
            if answer["id"] == id {
                return answer;
            }
        }
    }

    fn read(&mut self) -> Value {
        let mut line = String::new();
        assert!(self.output.read_line(&mut line).unwrap() > 0, "the program has left");
        serde_json::from_str(&line).unwrap()
    }

    /// Calls a tool: its text, and whether it was granted.
    fn call(&mut self, tool: &str, arguments: Value) -> (bool, String) {
        let answer = self.ask("tools/call", json!({ "name": tool, "arguments": arguments }));
        let result = &answer["result"];
        let text = result["content"][0]["text"].as_str().unwrap_or_else(|| panic!("{tool}: {answer}"));
        (result["isError"] != true, text.to_owned())
    }

    /// Takes choices until the game is over; how often it decided.
    fn play_out(&mut self) -> usize {
        let over = Words::of(Lang::En).text("cli-play-over");
        for count in 0.. {
            let (granted, told) = self.call("choices", json!({}));
            assert!(granted, "{told}");
            if told == over {
                return count;
            }
            let lines: Vec<&str> = told.lines().filter(|line| line.contains(" : ")).collect();
            if lines.is_empty() {
                assert!(self.call("wait", json!({})).0);
                continue;
            }
            let (action, _) = lines[count % lines.len()].split_once(" : ").unwrap();
            let (granted, told) = self.call("decide", json!({ "action": action }));
            assert!(granted, "{action}: {told}");
        }
        unreachable!("games end")
    }
}

impl Drop for Client {
    fn drop(&mut self) {
        let _already_dead = self.child.kill();
        let _reaped = self.child.wait();
    }
}

#[test]
fn a_scripted_client_plays_every_game_to_its_end_and_reads_its_record() {
    let mut client = Client::start(&[]);
    for kind in GameKind::EVERY {
        let (granted, told) =
            client.call("open_game", json!({ "game": kind.name(), "opponents": ["random"], "seed": 7 }));
        assert!(granted && told.contains("choices"), "{told}");
        let early = client.ask("resources/read", json!({ "uri": "moonpack://record" }));
        assert!(early["error"]["message"].as_str().is_some_and(|why| why.contains("secret")), "{early}");
        assert!(client.play_out() > if kind.is_listed() { 10 } else { 2 });
        let (_, score) = client.call("score", json!({}));
        assert!(score.contains("winner"), "{score}");
        let record = client.ask("resources/read", json!({ "uri": "moonpack://record" }));
        let record = record["result"]["contents"][0]["text"].as_str().unwrap().to_owned();
        let record = Record::read(&Contents::shipped().unwrap(), record).unwrap();
        assert!(record.play().ending().is_some());
    }
}

#[test]
fn only_the_own_hand_is_shown_and_refusals_name_their_rules() {
    let mut client = Client::start(&[]);
    client.call("open_game", json!({ "game": "lone-wolves", "opponents": ["random"], "seed": 7 }));
    let (_, choices) = client.call("choices", json!({}));
    let (_, board) = client.call("look", json!({}));
    let card = |line: &str| line.split_whitespace().nth(1).map(str::to_owned);
    let mut hand: Vec<String> = choices.lines().filter_map(card).collect();
    hand.dedup();
    let all = "kbgwr".chars().flat_map(|colour| (2..=7).map(move |value| format!("{colour}{value}")));
    let (held, foreign): (Vec<String>, Vec<String>) = all.partition(|card| hand.contains(card));
    assert!(held.iter().all(|card| board.contains(card.as_str())), "{board}");
    assert!(board.contains(" cards"), "the other hand is told by its size\n{board}");
    let action = format!("play {} swamp", foreign[0]);
    let (granted, why) = client.call("decide", json!({ "action": action }));
    assert!(!granted && why.contains("LW-"), "{why}");
    let (granted, why) = client.call("explain", json!({ "action": action }));
    assert!(granted && why.contains("LW-"), "{why}");
    let number = why.split(':').next().unwrap();
    let (granted, rule) = client.call("rules", json!({ "query": number }));
    assert!(granted && rule.starts_with(number), "{rule}");
    let rules = client.ask("resources/read", json!({ "uri": "moonpack://rules/lone-wolves" }));
    assert!(rules["result"]["contents"][0]["text"].as_str().unwrap().contains(number));
}

#[test]
fn malformed_requests_get_protocol_errors_and_the_game_goes_on() {
    let mut client = Client::start(&[]);
    assert!(client.call("open_game", json!({ "game": "wolfwalkers", "opponents": ["random"], "seed": 7 })).0);
    let (_, before) = client.call("choices", json!({}));
    for (line, id, code) in [
        ("this is no JSON", Value::Null, -32700),
        ("{\"jsonrpc\": \"2.0\", \"id\": 5, \"method\"", Value::Null, -32700),
        ("[]", Value::Null, -32600),
        ("{\"id\": 5, \"method\": \"tools/list\"}", json!(5), -32600),
        ("{\"jsonrpc\": \"2.0\", \"id\": 5, \"method\": 7}", json!(5), -32600),
        (
            "{\"jsonrpc\":\"2.0\",\"id\":5,\"method\":\"tools/call\",\"params\":{\"arguments\":{}}}",
            json!(5),
            -32602,
        ),
    ] {
        client.send(line);
        let answer = client.read();
        assert_eq!((&answer["id"], answer["error"]["code"].as_i64()), (&id, Some(code)), "{line}: {answer}");
    }
    let call = |name: &str, arguments: Value| ("tools/call", json!({ "name": name, "arguments": arguments }));
    for ((method, params), code) in [
        (("dance", json!({})), -32601),
        (call("howl", json!({})), -32602),
        (call("decide", json!([1])), -32602),
        (call("decide", json!({})), -32602),
        (call("decide", json!({ "action": 7 })), -32602),
        (call("open_game", json!({ "game": "lone-wolves", "cheat": true })), -32602),
        (call("open_game", json!({ "game": "lone-wolves", "seed": -1 })), -32602),
        (call("choices", json!({ "find": ["swamp"] })), -32602),
    ] {
        let answer = client.ask(method, params.clone());
        assert_eq!(answer["error"]["code"], code, "{method} {params}: {answer}");
    }
    let resource = client.ask("resources/read", json!({ "uri": "moonpack://rules/chess" }));
    assert!(resource["error"]["code"].is_i64(), "{resource}");
    assert_eq!(client.call("choices", json!({})).1, before, "nothing of this has changed the table");
}

#[test]
fn a_last_line_without_its_end_is_answered_before_the_program_leaves() {
    let mut child =
        program(&["mcp"]).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null()).spawn().unwrap();
    child.stdin.take().unwrap().write_all(b"howl\nhowl").unwrap();
    let told = text(&child.wait_with_output().unwrap().stdout);
    let codes =
        told.lines().map(|line| serde_json::from_str::<Value>(line).unwrap()["error"]["code"].clone());
    assert_eq!(codes.collect::<Vec<_>>(), [-32700, -32700], "{told}");
}

#[test]
fn what_a_table_refuses_is_a_tools_answer_in_words() {
    let mut client = Client::start(&[]);
    assert!(!client.call("look", json!({})).0, "there is no table yet");
    for arguments in [json!({ "game": "chess" }), json!({ "game": "lone-wolves", "opponents": ["wizard"] })] {
        let (granted, why) = client.call("open_game", arguments);
        assert!(!granted && !why.is_empty());
    }
    assert!(!client.call("join_table", json!({ "table": "bcdfghjkmnpq" })).0, "there is no server");
    assert!(client.call("open_game", json!({ "game": "wolfwalkers" })).0);
    assert!(!client.call("decide", json!({ "action": "eat the moon" })).0);
}

#[test]
fn a_model_plays_at_a_table_of_a_server() {
    let home = tempfile::tempdir().unwrap();
    let server = Running::server(0, &home.path().join("moonpack.db"));
    let tokens = home.path().join("guests.json").display().to_string();
    let mut client = Client::start(&["--server", server.url(), "--name", "Model", "--tokens", &tokens]);
    let (granted, told) =
        client.call("open_table", json!({ "game": "lone-wolves", "opponents": ["random"] }));
    assert!(granted && told.contains("Model"), "{told}");
    assert!(client.play_out() > 10);
    let record = client.ask("resources/read", json!({ "uri": "moonpack://record" }));
    assert!(record["result"]["contents"][0]["text"].as_str().unwrap().starts_with("moonpack record 1"));
}
