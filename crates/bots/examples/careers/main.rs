//! Careers beside a packmate, told in a line: it should win about half, whoever plays.
//!
//! `cargo run --release -p moonpack-bots --example careers -- GAME LEVEL [CAREERS [ITERATIONS]]`

mod career;

use std::process::ExitCode;

use moonpack_games::Contents;

use career::{Careers, GAMES, careers};

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let told = || {
        let number = |at: usize, or: u64| args.get(at).map_or(Some(or), |text| text.parse().ok());
        let (kind, level, number, iterations) =
            (args.first()?.parse().ok()?, args.get(1)?.parse().ok()?, number(2, 10)?, number(3, 300)?);
        let Careers { won, height } = careers(&Contents::shipped().ok()?, kind, level, number, iterations)?;
        let [first, then] = won.map(|won| 100.0 * won);
        Some(format!(
            "{kind} {level}: the packmate won {first:.1} % of the first {GAMES} games and {then:.1} % of the {GAMES} that followed \
             ({number} careers); it takes the other for {height:.2}"
        ))
    };
    match told() {
        Some(line) => {
            println!("{line}");
            ExitCode::SUCCESS
        }
        None => {
            eprintln!("careers GAME LEVEL [CAREERS [ITERATIONS]]");
            ExitCode::FAILURE
        }
    }
}
