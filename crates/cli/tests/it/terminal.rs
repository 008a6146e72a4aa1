//! Whole games by keys on a pseudo-terminal: each game, in this process and at a server, in three languages, on a small and on a
//! large screen.

use std::process::Stdio;

use moonpack_words::{Lang, Words};

use crate::support::{Running, Terminal, moonpack, program, text};

const SMALL: (u16, u16) = (80, 24);
const LARGE: (u16, u16) = (160, 50);

fn over(lang: Lang) -> String {
    Words::of(lang).text("cli-play-over")
}

/// The marked choice moves a little and is taken.
fn some_choice(count: usize) -> String {
    "\u{1b}[B".repeat(count % 5) + "\r"
}

/// Plays a game in this process to its end; every other key that is of use is pressed once on the way.
fn plays_here(game: &str, seats: &str, lang: Lang, size: (u16, u16)) {
    let arguments = [
        "play",
        game,
        "--seats",
        seats,
        "--seed",
        "7",
        "--pace",
        "instant",
        "--bot-ms",
        "1",
        "--lang",
        lang.code(),
    ];
    let terminal = Terminal::start(size, &arguments);
    let words = Words::of(lang);
    terminal
        .wait_for(&words.with("cli-play-decides", &[("name", words.text("cli-play-you").as_str().into())]));
    terminal.press("?");
    let allowed = words.with("cli-play-allowed", &[("phrase", "".into())]);
    terminal.wait_for(allowed.trim());
    terminal.press("\u{1b}");
    let end = terminal.press_until(&over(lang), some_choice);
    assert!(end.contains(&words.text("cli-play-you")), "{end}");
    assert_eq!(terminal.quit(), Some(0));
}

/// Plays a game at a server to its end.
fn plays_there(game: &str, seats: &str, lang: Lang, size: (u16, u16)) {
    let home = tempfile::tempdir().unwrap();
    let server = Running::server(0, &home.path().join("moonpack.db"));
    let tokens = home.path().join("guests.json");
    let at = ["--server", server.url(), "--tokens", tokens.to_str().unwrap(), "--name", "Ada"];
    let arguments = [&["play", game, "--seats", seats, "--lang", lang.code()][..], &at].concat();
    let terminal = Terminal::start(size, &arguments);
    let end = terminal.press_until(&over(lang), some_choice);
    assert!(end.contains("Ada"), "{end}");
    assert_eq!(terminal.quit(), Some(0));
}

/// Every game in every language, in this process and at a server, and on both sizes of screen.
macro_rules! whole_games {
    ($($name:ident: $game:literal $lang:ident $here:ident $there:ident;)+) => {
        $(mod $name {
            use super::*;

            #[test]
            fn is_played_to_its_end_by_keys_against_a_bot() {
                plays_here($game, "you,random", Lang::$lang, $here);
            }

            #[test]
            fn is_played_to_its_end_by_keys_at_a_server() {
                plays_there($game, "you,random", Lang::$lang, $there);
            }
        })+
    };
}

whole_games! {
    lone_wolves_in_english: "lone-wolves" En SMALL LARGE;
    lone_wolves_in_german: "lone-wolves" De LARGE SMALL;
    lone_wolves_in_ukrainian: "lone-wolves" Uk SMALL LARGE;
    the_wolves_in_english: "the-wolves" En LARGE SMALL;
    the_wolves_in_german: "the-wolves" De SMALL LARGE;
    the_wolves_in_ukrainian: "the-wolves" Uk LARGE SMALL;
    wolfwalkers_in_english: "wolfwalkers" En SMALL LARGE;
    wolfwalkers_in_german: "wolfwalkers" De LARGE SMALL;
    wolfwalkers_in_ukrainian: "wolfwalkers" Uk SMALL LARGE;
    the_toy: "toy" En SMALL LARGE;
}

/// A terminal hands on at most so many keys as it has room for; those that wait behind them must not wait for the next one.
#[test]
fn keys_that_come_all_at_once_are_all_read() {
    let terminal = Terminal::start(SMALL, &["play", "lone-wolves", "--seed", "7", "--lang", "en"]);
    terminal.wait_for("F1");
    terminal.press(&"\u{1b}[B".repeat(900));
    assert_eq!(terminal.quit(), Some(0));
}

#[test]
fn two_people_play_at_one_table_and_a_killed_server_is_waited_for() {
    let home = tempfile::tempdir().unwrap();
    let db = home.path().join("moonpack.db");
    let server = Running::server(0, &db);
    let (url, port) = (server.url().to_owned(), server.port());
    let words = Words::of(Lang::En);
    let tokens = |name: &str| home.path().join(name).display().to_string();
    let (ada_keeps, ben_keeps) = (tokens("ada.json"), tokens("ben.json"));
    let who = |name: &'static str, keeps: &str| {
        ["--server", &url, "--lang", "en", "--name", name, "--tokens", keeps].map(str::to_owned).to_vec()
    };
    let start = |arguments: Vec<String>| {
        Terminal::start(SMALL, &arguments.iter().map(String::as_str).collect::<Vec<_>>())
    };
    let open = ["play", "lone-wolves", "--seats", "you,open"].map(str::to_owned).to_vec();
    let ada = start([open, who("Ada", &ada_keeps)].concat());
    let waiting = ada.wait_for(&words.text("cli-play-waits"));
    let id = waiting.split("Table ").nth(1).and_then(|rest| rest.split('.').next()).unwrap().to_owned();
    let ben = start([vec!["play".into(), "--table".into(), id.clone()], who("Ben", &ben_keeps)].concat());
    let asked = |name: &str| words.with("cli-play-decides", &[("name", name.into())]);
    // Seat 0 begins; whoever it is, both sit at the same table.
    ada.wait_for("Ben");
    ben.wait_for("Ada");
    let thinks = |name: &str| words.with("cli-play-thinks", &[("name", name.into())]);
    let ada_first = ada.press_until(":", |_| String::new()).contains(&asked("Ada"));
    let (first, second, one, other) =
        if ada_first { (&ada, &ben, "Ada", "Ben") } else { (&ben, &ada, "Ben", "Ada") };
    first.press_until(&thinks(other), |_| "\r".to_owned());
    second.wait_for(&asked(other));
    drop(server);
    let away = words.with("cli-play-away", &[("server", url.as_str().into()), ("why", "".into())]);
    second.wait_for(away.split('(').next().unwrap().trim());
    let server = Running::server(port, &db);
    // The keys stand where the note stood when the stream is back, and the same seat is still asked.
    second.wait_for("F1");
    second.wait_for(&asked(other));
    second.press_until(&thinks(one), some_choice);
    first.wait_for(&asked(one));
    assert_eq!((ada.quit(), ben.quit()), (Some(0), Some(0)));
    drop(server);
}

#[test]
fn a_whole_game_at_a_server_goes_through_a_pipe() {
    let home = tempfile::tempdir().unwrap();
    let server = Running::server(0, &home.path().join("moonpack.db"));
    let tokens = home.path().join("guests.json").display().to_string();
    let lines = home.path().join("lines");
    std::fs::write(&lines, "hint\nexplain play r7 swamp\n".to_owned() + &"1\n".repeat(400)).unwrap();
    let told = program(&[
        "play",
        "lone-wolves",
        "--seats",
        "you,random",
        "--server",
        server.url(),
        "--tokens",
        &tokens,
    ])
    .args(["--lang", "en", "--plain"])
    .stdin(Stdio::from(std::fs::File::open(&lines).unwrap()))
    .output()
    .unwrap();
    let told = text(&told.stdout);
    assert!(told.contains(&Words::of(Lang::En).with("cli-replay-won", &[("winners", "".into())])), "{told}");
}

#[test]
fn a_server_that_is_away_and_a_table_nobody_has_are_told_in_words() {
    let home = tempfile::tempdir().unwrap();
    let server = Running::server(0, &home.path().join("moonpack.db"));
    let tokens = home.path().join("guests.json").display().to_string();
    let ask = |arguments: &[&str]| {
        let told = moonpack(&[&["play", "--tokens", &tokens, "--lang", "de"], arguments].concat());
        (told.status.code(), text(&told.stdout) + &text(&told.stderr))
    };
    let words = Words::of(Lang::De);
    let (code, told) = ask(&["--server", server.url(), "--table", "bcdfghjkmnpq"]);
    assert!(code == Some(3) && told.contains(&words.text("api-error-no-table")), "{told}");
    let (code, told) = ask(&["--server", server.url()]);
    assert!(code == Some(0) && told.contains("moonpack play SPIEL"), "{told}");
    let (code, told) = ask(&["--server", "no url"]);
    assert!(code == Some(3) && told.contains("http://127.0.0.1:7700"), "{told}");
    let url = server.url().to_owned();
    drop(server);
    let (code, told) = ask(&["--server", &url, "--table", "bcdfghjkmnpq"]);
    assert!(code == Some(3) && told.contains("antwortet nicht"), "{told}");
}
