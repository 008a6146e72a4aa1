//! Looks at positions through the protocol, for counting instructions and taking times.
//!
//! `cargo run -p moonpack-engine --example looks -- GAME LINE TIMES` plays half of a game, then sends `LINE` (such as
//! `{"cmd":"state"}`) so many times and tells how long one answer took. With `TIMES` 0 it only plays, so that the
//! difference between two runs under `valgrind --tool=callgrind` is the answers alone. With `play` as `LINE` it plays so many
//! whole games, asking for the legal actions before each decision. `cargo xtask bench` counts both.

use std::time::Instant;

use moonpack_engine::Session;
use moonpack_games::Contents;
use moonpack_words::Lang;
use serde_json::{Value, json};

type Outcome<T> = Result<T, Box<dyn std::error::Error>>;

fn main() -> Outcome<()> {
    let mut words = std::env::args().skip(1);
    let game = words.next().ok_or("which game?")?;
    let line = words.next().unwrap_or_else(|| r#"{"cmd":"state"}"#.to_owned());
    let times: u32 = words.next().map_or(Ok(1000), |times| times.parse())?;
    let mut session = Session::new(Contents::shipped()?, Lang::En);
    if line == "play" {
        let begun = Instant::now();
        (0..times).try_for_each(|seed| play(&mut session, &game, seed, usize::MAX))?;
        println!("{game}: {:.1} ms a game", begun.elapsed().as_secs_f64() * 1e3 / f64::from(times.max(1)));
        return Ok(());
    }
    play(&mut session, &game, 7, 60)?;
    let begun = Instant::now();
    let bytes = (0..times).fold(0, |_, _| session.answer(line.as_bytes()).len());
    let micros = begun.elapsed().as_secs_f64() * 1e6 / f64::from(times.max(1));
    println!("{game} {line}: {bytes} bytes, {micros:.1} µs each");
    Ok(())
}

/// Plays at most so many steps of a new match by a fixed rule.
fn play(session: &mut Session, game: &str, seed: u32, most: usize) -> Outcome<()> {
    let mut ask = |request: Value| -> Result<Value, serde_json::Error> {
        serde_json::from_str(&session.answer(request.to_string().as_bytes()))
    };
    ask(json!({ "cmd": "new", "game": game, "players": 2, "seed": seed }))?;
    for step in 0..most {
        let legal = ask(json!({ "cmd": "legal" }))?;
        let Some(actions) = legal["actions"].as_array().filter(|actions| !actions.is_empty()) else { break };
        ask(json!({ "cmd": "apply", "action": actions[step * 31 % actions.len()] }))?;
    }
    Ok(())
}
