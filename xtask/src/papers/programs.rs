//! Programs that cargo runs and pages show: tests, examples and benches are where a command line says they are.

use std::collections::BTreeSet;

use anyhow::Result;

use super::page::Page;
use crate::tree;

/// A package, an option of cargo's, and a name it takes there.
type Known = BTreeSet<(String, String, String)>;

/// What command lines of pages name and no package has.
pub(super) fn problems(pages: &[Page]) -> Result<Vec<String>> {
    let mut known = Known::new();
    for package in tree::metadata()?.workspace_packages() {
        for target in &package.targets {
            let kinds = target.kind.iter().map(|kind| format!("--{kind}"));
            known.extend(kinds.map(|kind| (package.name.to_string(), kind, target.name.clone())));
        }
    }
    let lines = pages.iter().flat_map(|page| page.code.iter().map(|code| (&page.place, code)));
    Ok(lines.filter_map(|(place, code)| Some(format!("{place}: {}: {code}", wrong(code, &known)?))).collect())
}

/// What is wrong with a command line of cargo's.
fn wrong(code: &str, known: &Known) -> Option<String> {
    let own = code.split(" -- ").next().unwrap_or(code).strip_prefix("cargo ")?;
    let words: Vec<&str> = own.split_whitespace().collect();
    let after = |names: &[&str]| words.windows(2).find(|pair| names.contains(&pair[0])).map(|pair| pair[1]);
    let package = after(&["-p", "--package"])?;
    if !known.iter().any(|(name, ..)| name == package) {
        return Some(format!("there is no package {package}"));
    }
    let mut asked = ["--test", "--example", "--bench", "--bin"]
        .into_iter()
        .filter_map(|kind| Some((kind, after(&[kind])?)));
    let lost = asked
        .find(|(kind, name)| !known.contains(&(package.to_owned(), (*kind).to_owned(), (*name).to_owned())));
    lost.map(|(kind, name)| format!("{package} has no {kind} {name}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_program_that_is_gone_is_found() {
        let known = [("moonpack", "--test", "it"), ("bots", "--example", "against")]
            .map(|(package, kind, name)| (package.to_owned(), kind.to_owned(), name.to_owned()))
            .into();
        for good in [
            "cargo test -p moonpack --test it crash:: -- --nocapture",
            "cargo run --release -p bots --example against -- lone-wolves --test none",
            "cargo build --release",
            "moonpack -p none",
        ] {
            assert_eq!(wrong(good, &known), None, "{good}");
        }
        for bad in
            ["cargo test -p moonpack --test crash", "cargo bench -p bats", "cargo run -p bots --example it"]
        {
            assert!(wrong(bad, &known).is_some(), "{bad}");
        }
    }
}
