//! What `docs/engine-protocol.md` shows is true, and what the engine says is in it.

use std::collections::BTreeSet;

use moonpack_engine::Session;
use moonpack_games::{Case, Contents, GameKind};
use moonpack_rules::Viewer;
use moonpack_words::Lang;
use serde_json::{Value, json};

const PAGE: &str = include_str!("../../../../docs/engine-protocol.md");

fn session() -> Session {
    Session::new(Contents::shipped().expect("what ships is sound"), Lang::En)
}

/// Every line sent on the page with the answer shown for it.
fn examples() -> Vec<(String, Value)> {
    let blocks = PAGE.split("\n```json\n").skip(1).filter_map(|rest| rest.split("\n```").next());
    let pairs = blocks.flat_map(|block| block.strip_prefix("> ").unwrap_or(block).split("\n> "));
    let pair = |pair: &str| {
        let (sent, shown) = pair.split_once("\n< ").expect("an answer is shown");
        let shown =
            serde_json::from_str(shown).unwrap_or_else(|error| panic!("{error}: the answer to {sent}"));
        (sent.to_owned(), shown)
    };
    pairs.map(pair).collect()
}

/// Is `shown` what `said` is? `"…"` stands for anything, at the end of a text for its rest, at the end of a list for more
/// like these. Objects are shown with all their fields.
fn is_shown(shown: &Value, said: &Value, path: &str) -> Result<(), String> {
    let differs = || Err(format!("{path}: the page shows {shown}, the engine says {said}"));
    match (shown, said) {
        (Value::String(text), _) if text == "…" => Ok(()),
        (Value::String(text), Value::String(whole)) => match text.strip_suffix('…') {
            Some(beginning) if whole.starts_with(beginning) => Ok(()),
            None if text == whole => Ok(()),
            _ => differs(),
        },
        (Value::Array(shown), Value::Array(said)) => {
            let more = shown.last().is_some_and(|last| last == "…");
            let items = &shown[..shown.len() - usize::from(more)];
            if items.len() > said.len() || !more && items.len() < said.len() {
                return differs();
            }
            let mut each = items.iter().zip(said).enumerate();
            each.try_for_each(|(index, (shown, said))| is_shown(shown, said, &format!("{path}[{index}]")))
        }
        (Value::Object(shown), Value::Object(said)) => {
            if !shown.keys().eq(said.keys()) {
                return differs();
            }
            said.iter().try_for_each(|(key, said)| is_shown(&shown[key], said, &format!("{path}.{key}")))
        }
        _ if shown == said => Ok(()),
        _ => differs(),
    }
}

#[test]
fn the_page_is_one_session_that_the_engine_answers_as_shown() {
    let mut session = session();
    let examples = examples();
    let commands: BTreeSet<String> = examples
        .iter()
        .filter_map(|(sent, _)| Some(serde_json::from_str::<Value>(sent).ok()?["cmd"].as_str()?.to_owned()))
        .collect();
    assert!(commands.len() >= 12, "an example of every command: {commands:?}");
    for (sent, shown) in examples {
        let said = serde_json::from_str(&session.answer(sent.as_bytes())).expect("an answer is JSON");
        if let Err(difference) = is_shown(&shown, &said, "answer") {
            panic!("{sent}\n{difference}");
        }
    }
}

/// All names of fields, and the values of those that name a kind of thing.
fn names_in(value: &Value, names: &mut BTreeSet<String>) {
    match value {
        Value::Array(items) => items.iter().for_each(|item| names_in(item, names)),
        Value::Object(fields) => {
            for (name, value) in fields {
                // The set-up of deals to come has the names of a record's lines.
                if !name.starts_with("deal-") {
                    names.insert(name.clone());
                }
                if let (true, Value::String(kind)) =
                    (["event", "stage", "phase", "award"].contains(&name.as_str()), value)
                {
                    names.insert(kind.clone());
                }
                names_in(value, names);
            }
        }
        _ => {}
    }
}

#[test]
fn every_field_and_event_of_random_games_is_named_on_the_page() {
    let contents = Contents::shipped().expect("what ships is sound");
    for (kind, title) in GameKind::ALL.into_iter().zip(["The Wolves", "Lone Wolves", "Wolfwalkers"]) {
        let (_, section) = PAGE.split_once(&format!("\n## {title}\n")).expect("the game has its section");
        let section = section.split("\n## ").next().unwrap_or_default();
        let mut names = BTreeSet::new();
        for case in Case::all(&contents).into_iter().filter(|case| case.kind == kind) {
            let mut play = case.draw(&contents, 3).expect("the case can be played");
            let mut step = 0;
            while let Some(seat) = play.to_move().filter(|_| step < 250) {
                let legal = play.legal();
                let events = play.play(seat, &legal[(step * 31 + 7) % legal.len()]).expect("it is legal");
                events.iter().for_each(|event| names_in(&play.open_event_json(event), &mut names));
                if step % 12 == 0 {
                    names_in(&play.state_json().to_value(), &mut names);
                    names_in(&play.view_json(Viewer::Seat(seat)).to_value(), &mut names);
                }
                step += 1;
            }
            for seat in moonpack_rules::Seat::first(case.players) {
                names.extend(play.parts(seat).into_iter().map(|part| part.name.to_owned()));
            }
            names.extend(play.ending().map(|ending| ending.0.to_owned()));
        }
        names.retain(|name| !section.contains(&format!("`{name}`")));
        assert!(names.is_empty(), "docs/engine-protocol.md does not name these of {title}: {names:?}");
    }
}

#[test]
fn every_code_of_a_failure_is_named_on_the_page() {
    let mut session = session();
    for line in ["howl", "{}", r#"{"cmd":"dance"}"#, r#"{"cmd":"legal"}"#, r#"{"cmd":"new","game":"chess"}"#]
    {
        let answer: Value =
            serde_json::from_str(&session.answer(line.as_bytes())).expect("an answer is JSON");
        let code = answer["error"]["code"].as_str().expect("a failure has a code");
        assert!(PAGE.contains(&format!("`{code}`")), "{code} is not on the page");
    }
    assert_eq!(is_shown(&json!(["a", "…"]), &json!(["a", "b"]), ""), Ok(()));
    assert!(is_shown(&json!({"a": 1}), &json!({"a": 1, "b": 2}), "").is_err());
}
