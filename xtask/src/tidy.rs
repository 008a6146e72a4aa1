//! `cargo xtask tidy`: habits as failures. Every module begins with what it owns, no file of code is longer than a reader
//! can hold, and some words do not belong into a house that is lived in.

use anyhow::Result;

use crate::tree;

/// Longer files of code and of style are split, by component.
const MOST_LINES: usize = 500;

/// A word, split so that this file does not hold it, and why it is not used.
const BANNED: &[(&[&str], &str)] = &[
    (&["TO", "DO"], "do it, or say in an issue what is missing"),
    (&["FIX", "ME"], "mend it"),
    (&["#[ign", "ore"], "a test that is not run proves nothing"),
    (&["Default", "Hasher"], "its values change with the compiler"),
];

/// How a line of the log begins in code, and what would say who it is about.
const LOG: &str = "tracing::";
const LEVELS: &[&str] = &["error!(", "warn!(", "info!(", "debug!(", "trace!("];
const WHO: &[&str] = &["person", "guest", "opener", "address", "token", "payer"];

/// Looks through everything written by hand.
pub(crate) fn check() -> Result<()> {
    let root = tree::root();
    let mut problems = Vec::new();
    let mut lengths = Vec::new();
    for folder in ["crates", "xtask", "fuzz", "browser", "examples"] {
        for path in tree::files(&root.join(folder), &[".rs", ".js", ".css", ".py"])? {
            let text = tree::read(&path)?;
            let place = path.strip_prefix(&root).unwrap_or(&path).display().to_string();
            let lines = text.lines().count();
            let ending = path.extension().and_then(|ending| ending.to_str()).unwrap_or_default();
            if !begins_with_a_head(&text, ending) {
                problems.push(format!("{place}: the file does not begin with what it owns"));
            }
            if lines > MOST_LINES {
                problems.push(format!("{place}: {lines} lines; a reader holds {MOST_LINES}"));
            }
            for (word, why) in BANNED {
                let word = word.concat();
                let at = text.lines().position(|line| line.contains(&word));
                problems.extend(at.map(|at| format!("{place}:{}: `{word}`: {why}", at + 1)));
            }
            if ending == "rs" {
                problems
                    .extend(names_in_logs(&text).map(|log| format!("{place}: a log names somebody: {log}")));
                lengths.push(lines);
            }
        }
    }
    lengths.sort_unstable();
    let median = lengths.get(lengths.len() / 2).copied().unwrap_or_default();
    println!("  {} files of Rust, half of them shorter than {median} lines", lengths.len());
    tree::verdict("tidy", &problems)
}

/// What is written into the log with the number, the address or the token of somebody.
fn names_in_logs(text: &str) -> impl Iterator<Item = &str> {
    let logs = text.split(LOG).skip(1).filter(|rest| LEVELS.iter().any(|level| rest.starts_with(level)));
    // What stands between quotes are only words.
    logs.map(up_to_its_end)
        .filter(|log| log.split('"').step_by(2).any(|code| WHO.iter().any(|who| code.contains(who))))
}

/// Up to the bracket that closes the first one.
fn up_to_its_end(text: &str) -> &str {
    let mut open = 0;
    let end = text.find(|letter| {
        open += i32::from(letter == '(') - i32::from(letter == ')');
        letter == ')' && open == 0
    });
    &text[..end.unwrap_or(text.len())]
}

fn begins_with_a_head(text: &str, ending: &str) -> bool {
    let first = text.lines().find(|line| !line.trim().is_empty()).unwrap_or_default();
    match ending {
        "rs" => first.starts_with("//!") || first.starts_with("#![doc"),
        "js" => first.starts_with("//") || first.starts_with("/*"),
        "css" => first.starts_with("/*"),
        "py" => first.starts_with("#!") || first.starts_with("\"\"\"") || first.starts_with('#'),
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_log_that_names_somebody_is_found_and_one_that_only_speaks_of_them_is_not() {
        let log = |rest: &str| format!("{LOG}{rest}\nlet person = 7;");
        let who = log("error!(person = person.0, %error, \"gone\"),");
        let nobody = log("error!(%error,\n    \"a person could not be forgotten\"),");
        assert_eq!(names_in_logs(&who).count(), 1);
        assert_eq!(names_in_logs(&nobody).count(), 0);
    }
}
