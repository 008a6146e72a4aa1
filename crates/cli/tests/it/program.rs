//! The built program as its users meet it: exit codes, languages, JSON, pipes.

use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Stdio};

use moonpack_games::{Case, Contents, GameKind, Record};
use serde_json::Value;

use crate::support::{moonpack, program, text};

/// A record of a few steps in a file of its own.
fn record_file(name: &str, change: impl FnOnce(String) -> String) -> PathBuf {
    let contents = Contents::shipped().expect("what ships is sound");
    let case = Case { kind: GameKind::LoneWolves, players: 2, options: vec![] };
    let mut play = case.draw(&contents, 3).expect("two can play");
    for _ in 0..12 {
        let (seat, action) = (play.to_move().expect("it is not over"), play.legal().remove(0));
        play.play(seat, &action).expect("it is legal");
    }
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::write(&path, change(Record::new(play, &["Ash", "Birch"]).write()))
        .expect("a file can be written");
    path
}

#[test]
fn games_speaks_to_people_and_to_programs() {
    let told = moonpack(&["games"]);
    assert_eq!(told.status.code(), Some(0));
    assert!(!text(&told.stdout).contains('\u{1b}'), "colours in a pipe");
    let json: Value = serde_json::from_slice(&moonpack(&["games", "--json"]).stdout).unwrap();
    assert_eq!(json.as_array().map(Vec::len), Some(GameKind::ALL.len()));
}

#[test]
fn the_help_speaks_three_languages_and_knows_every_command() {
    let help = |lang: &str| text(&moonpack(&["--help", "--lang", lang]).stdout);
    let (english, german, ukrainian) = (help("en"), help("de"), help("uk"));
    assert!(english.contains("Exit codes") && german.contains("Rückgabewerte") && ukrainian.contains("Коди"));
    for command in ["games", "replay", "verify", "bench", "engine", "match"] {
        assert!(english.contains(command), "{english}");
        for lang in ["en", "de", "uk"] {
            assert_eq!(moonpack(&[command, "--help", "--lang", lang]).status.code(), Some(0));
        }
    }
}

#[test]
fn a_wrong_command_line_has_code_2_and_a_missing_file_code_3() {
    assert_eq!(moonpack(&["dance"]).status.code(), Some(2));
    assert_eq!(moonpack(&["games", "--lang", "tlh"]).status.code(), Some(2));
    assert_eq!(moonpack(&["verify"]).status.code(), Some(2));
    assert_eq!(moonpack(&["replay", "no-such-file"]).status.code(), Some(3));
    assert_eq!(moonpack(&["games", "--content", "no-such-directory"]).status.code(), Some(3));
}

#[test]
fn verify_says_which_records_hold() {
    let good = record_file("good.moonpack", |text| text);
    let bad = record_file("bad.moonpack", |text| text.replacen("points = ", "points = 9", 1));
    let (good, bad) = (good.to_str().unwrap(), bad.to_str().unwrap());
    let told = moonpack(&["verify", good]);
    assert_eq!(told.status.code(), Some(0), "{}", text(&told.stdout));
    assert!(text(&told.stdout).contains("1 record holds."));
    let told = moonpack(&["verify", good, bad, "no-such-file"]);
    assert_eq!(told.status.code(), Some(1));
    assert!(text(&told.stdout).contains("bad.moonpack: line "), "{}", text(&told.stdout));
    let rows: Value = serde_json::from_slice(&moonpack(&["verify", "--json", good, bad]).stdout).unwrap();
    assert_eq!((&rows[0]["ok"], &rows[1]["ok"]), (&true.into(), &false.into()));
    assert_eq!(rows[1]["error"]["code"], "record-result");
    let told = moonpack(&["verify", bad, "--lang", "uk"]);
    assert!(text(&told.stdout).contains("bad.moonpack: рядок "), "{}", text(&told.stdout));
}

#[test]
fn verify_says_when_there_is_nothing_to_verify_and_reads_standard_input() {
    assert_eq!(moonpack(&["verify", "no-such-file"]).status.code(), Some(3));
    let empty = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("no-records");
    std::fs::create_dir_all(&empty).unwrap();
    let told = moonpack(&["verify", empty.to_str().unwrap()]);
    assert_eq!(told.status.code(), Some(3));
    assert!(text(&told.stderr).contains("no-records"), "{}", text(&told.stderr));
    // Nothing stands on standard input here.
    let told = moonpack(&["verify", "-"]);
    assert_eq!(told.status.code(), Some(1));
    assert!(text(&told.stdout).contains("-: line 1, column 1: expected"), "{}", text(&told.stdout));
}

#[test]
fn a_replay_into_a_pipe_is_plain_text() {
    let file = record_file("replay.moonpack", |text| text);
    let file = file.to_str().unwrap();
    let told = text(&moonpack(&["replay", file]).stdout);
    assert!(told.contains("Ash") && told.contains("Birch") && !told.contains('\u{1b}'), "{told}");
    assert!(told.contains("Step 12 of 12"), "{told}");
    assert!(told.contains("Ash: Territory tile") || told.contains("Birch: Territory tile"), "{told}");
    let told = text(&moonpack(&["replay", file, "--at", "5", "--lang", "de"]).stdout);
    assert!(told.contains("Schritt 5 von 12"), "{told}");
    let bad = record_file("broken.moonpack", |text| text.replace("lone-wolves", "lone-wolf"));
    let told = moonpack(&["replay", bad.to_str().unwrap()]);
    assert_eq!(told.status.code(), Some(1));
    assert!(text(&told.stderr).contains("line 2, column 8"), "{}", text(&told.stderr));
}

#[test]
fn bench_gives_a_row_for_every_case_that_is_offered() {
    let rows: Value =
        serde_json::from_slice(&moonpack(&["bench", "--json", "--seconds", "0"]).stdout).unwrap();
    let cases = Case::all(&Contents::shipped().unwrap());
    let offered = cases.iter().filter(|case| case.kind.is_listed()).count();
    assert_eq!(rows.as_array().map(Vec::len), Some(offered));
    for row in rows.as_array().unwrap() {
        assert!(
            row["games_per_s"].as_f64() > Some(0.0) && row["decisions_per_s"].as_f64() > Some(0.0),
            "{row}"
        );
    }
}

#[test]
fn own_component_data_is_checked_and_named_when_wrong() {
    let directory = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("content");
    std::fs::create_dir_all(&directory).unwrap();
    std::fs::write(directory.join("lone-wolves.toml"), "this = \"is no board\"").unwrap();
    let told = moonpack(&["games", "--content", directory.to_str().unwrap()]);
    assert_eq!(told.status.code(), Some(3));
    assert!(text(&told.stderr).contains("lone-wolves.toml"), "{}", text(&told.stderr));
}

#[test]
fn the_engine_answers_every_line_of_a_pipe() {
    let mut engine = program(&["engine"]).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
    let mut input = engine.stdin.take().unwrap();
    let mut lines = b"{\"id\":1,\"cmd\":\"new\",\"game\":\"lone-wolves\"}\n\xff\n\n".to_vec();
    lines.extend(vec![b'['; 1 << 20]);
    lines.extend(b"\n{\"id\":2,\"cmd\":\"legal\"}\n");
    let writer = std::thread::spawn(move || input.write_all(&lines));
    let told = engine.wait_with_output().unwrap();
    writer.join().unwrap().unwrap();
    assert_eq!(told.status.code(), Some(0));
    let answers: Vec<Value> =
        text(&told.stdout).lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let oks: Vec<bool> = answers.iter().map(|answer| answer["ok"].as_bool().unwrap()).collect();
    assert_eq!(oks, [true, false, false, false, true]);
}

#[test]
fn the_python_example_plays_all_games_through_the_engine() {
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples/engine_random.py");
    let told =
        Command::new("python3").args([script, env!("CARGO_BIN_EXE_moonpack"), "--games", "1"]).output();
    let told = told.expect("python3 runs");
    assert!(told.status.success(), "{}\n{}", text(&told.stdout), text(&told.stderr));
    for kind in GameKind::ALL {
        assert!(text(&told.stdout).contains(kind.name()), "{}", text(&told.stdout));
    }
}

#[test]
fn the_recording_example_prints_a_record_that_holds() {
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples/record_game.py");
    let game = ["lone-wolves", "--level", "pup", "--iterations", "2", "--option", "board=advanced"];
    let told = Command::new("python3").arg(script).arg(env!("CARGO_BIN_EXE_moonpack")).args(game).output();
    let told = told.expect("python3 runs");
    assert!(told.status.success(), "{}", text(&told.stderr));
    let record = Record::read(&Contents::shipped().expect("what ships is sound"), &told.stdout);
    let play = record.unwrap_or_else(|error| panic!("{error}\n{}", text(&told.stdout))).into_play();
    assert_eq!(play.ending().map(|ending| ending.0), Some("complete"));
}

/// A number of the command line is looked at before a thread is started or memory is asked for.
#[test]
fn numbers_beyond_what_a_machine_can_do_are_refused_at_once() {
    let huge = "2000000000";
    for arguments in [
        ["serve", "--bot-threads", huge].as_slice(),
        &["serve", "--bot-ms", "99999999999"],
        &["serve", "--bot-pause", "99999999999"],
        &["match", "lone-wolves", "--bots", "random,random", "--games", "18446744073709551615"],
        &["match", "lone-wolves", "--bots", "random,random", "--jobs", huge],
        &["match", "lone-wolves", "--bots", "random", "--players", huge],
        &["match", "lone-wolves", "--bots", "random,random", "--games", "0"],
        &["match", "lone-wolves", "--bots", "random,random", "--ms", "18446744073709551615"],
        &["match", "lone-wolves", "--bots", "random,random", "--iterations", "18446744073709551615"],
        &["match", "lone-wolves", "--bots", "random,random@18446744073709551615ms"],
        &["match", "lone-wolves", "--bots", "random,random@0"],
        &["play", "lone-wolves", "--bot-ms", "18446744073709551615"],
        &["mcp", "--bot-ms", "18446744073709551615"],
        &["worker", "--db", "postgres://nobody", "--nats", "nats://nobody", "--threads", huge],
        &["bench", "--seconds", "-1"],
        &["bench", "--seconds", "1e18"],
        &["bench", "--seconds", "inf"],
        &["bench", "--seconds", "nan"],
    ] {
        let told = moonpack(arguments);
        assert_eq!(told.status.code(), Some(2), "{arguments:?}: {told:?}");
    }
}
