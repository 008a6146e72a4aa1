//! The replay as plain text, for pipes and files.

use std::fmt::Write;

use super::Reel;

/// Every step in words, the board at the end and where the points come from; or, with `at`, the board after that many steps.
pub(crate) fn write(reel: &Reel, at: Option<usize>) -> String {
    let mut text = format!("{}\n", reel.title());
    let last = reel.steps.len();
    let shown = at.unwrap_or(last).min(last);
    // Writing to a string cannot fail.
    if at.is_none() {
        for (index, step) in reel.steps.iter().enumerate() {
            let _ = writeln!(text, "{:>4}  {}: {}", index + 1, step.who, step.action);
            for sentence in &step.told {
                let _ = writeln!(text, "      {sentence}");
            }
        }
    }
    let place = reel.words.with("cli-replay-step", &[("step", shown.into()), ("steps", last.into())]);
    let _ = writeln!(text, "\n{place}");
    for line in reel.board(shown, moonpack_letters::Room::SMALL).text() {
        let _ = writeln!(text, "{line}");
    }
    for line in reel.parts(shown) {
        let _ = writeln!(text, "{line}");
    }
    let _ = writeln!(text, "{}", reel.standing(shown));
    text
}
