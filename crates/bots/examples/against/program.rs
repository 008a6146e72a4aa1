//! Another program, asked through the engine protocol (`docs/engine-protocol.md`).

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use moonpack_games::AnyMatch;
use moonpack_rules::BoardGame;
use serde_json::{Value, json};

use crate::Limit;

/// A running engine. It ends when its input does.
pub(crate) struct Program {
    input: ChildStdin,
    output: BufReader<ChildStdout>,
    _child: Child,
}

impl Program {
    pub(crate) fn start(path: &str) -> Self {
        let mut child = Command::new(path)
            .arg("engine")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the program starts");
        let input = child.stdin.take().expect("it reads");
        let output = BufReader::new(child.stdout.take().expect("it writes"));
        Self { input, output, _child: child }
    }

    /// Begins the same match there. One seed draws one set-up in every version; that the seats may do the same is looked at.
    pub(crate) fn begin(&mut self, play: &AnyMatch, seed: u64) {
        let options: serde_json::Map<String, Value> =
            play.options().into_iter().map(|(name, value)| (name, value.into())).collect();
        let players = play.seats();
        self.ask(&json!({
            "cmd": "new", "game": play.kind().name(), "players": players, "options": options, "seed": seed
        }));
        let legal = self.ask(&json!({"cmd": "legal"}));
        assert_eq!(legal["actions"], json!(play.legal()), "both lay the same table");
    }

    /// What its alpha does.
    pub(crate) fn decide<G: BoardGame>(&mut self, game: &G, limit: Limit, seed: u32) -> Option<G::Action> {
        let mut request = json!({"cmd": "bot", "level": "alpha", "seed": seed});
        match limit {
            Limit::Ms(ms) => request["ms"] = ms.into(),
            Limit::Iterations(iterations) => request["iterations"] = iterations.into(),
        }
        let answer = self.ask(&request);
        game.read_action(answer["action"].as_str()?).ok()
    }

    pub(crate) fn apply(&mut self, action: &str) {
        self.ask(&json!({"cmd": "apply", "action": action}));
    }

    fn ask(&mut self, request: &Value) -> Value {
        writeln!(self.input, "{request}").expect("the program listens");
        let mut line = String::new();
        self.output.read_line(&mut line).expect("the program answers");
        let answer: Value = serde_json::from_str(&line).expect("it answers in JSON");
        assert_eq!(answer["ok"], json!(true), "{request}: {answer}");
        answer
    }
}
