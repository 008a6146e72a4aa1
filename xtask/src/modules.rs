//! The layers inside a crate: a module uses only modules of rows above its own, so no two know each other, and no crate that is
//! not its business. Read from the
//! text: every `crate::…` of a module's files, with names that `lib.rs` hands on traced to the module they come from.

use std::collections::BTreeMap;
use std::path::Path;

use anyhow::Result;

use crate::tree;

/// A crate whose modules are held to a plan.
struct Plan {
    /// Its folder under `crates`.
    folder: &'static str,
    /// From the ground up. Modules in one row do not know each other.
    rows: &'static [&'static [&'static str]],
    /// What is not its business, each with the modules that may name it all the same.
    strange: &'static [(&'static str, &'static [&'static str])],
}

const PLANS: &[Plan] = &[
    Plan {
        folder: "live",
        rows: &[
            &["error", "lock", "meter", "settings", "time", "trace"],
            &["chance"],
            &["heavy", "id", "judge", "pace", "pool", "shelf", "stream"],
            &["finding", "minds", "review", "thought"],
            &["weights"],
            &["lobby"],
            &[
                "act", "advice", "ask", "hear", "keep", "lists", "open", "record", "sweep", "tried", "watch",
                "work",
            ],
            &["start"],
        ],
        // Typed questions and answers: HTTP and JSON are the doors' own. What nodes send each other is a codec apart.
        strange: &[
            ("axum", &[]),
            ("maud", &[]),
            ("utoipa", &[]),
            ("sqlx", &[]),
            ("serde_json", &["thought"]),
        ],
    },
    Plan {
        folder: "web",
        rows: &[
            &["config", "error", "runtime", "token"],
            &["gate", "keyring", "metrics"],
            &["app"],
            &["caller"],
            &["asks", "intake", "told"],
            &["api", "site"],
            &["ops", "speak"],
            &["routes"],
            &["server"],
        ],
        // Pages ask the same typed questions as the API and never read its answers.
        strange: &[("sqlx", &[]), ("serde_json", &["api"])],
    },
];

/// What is wrong with the modules of the planned crates, and with the map of them in `ARCHITECTURE.md`.
pub(crate) fn problems() -> Result<Vec<String>> {
    let map = tree::read(&tree::root().join("ARCHITECTURE.md"))?;
    let mut problems = Vec::new();
    for plan in PLANS {
        let source = tree::root().join("crates").join(plan.folder).join("src");
        let exports = exports(&tree::read(&source.join("lib.rs"))?);
        for path in tree::files(&source, &[".rs"])? {
            let module = module_of(&source, &path);
            if module == "lib" {
                continue;
            }
            let text = tree::read(&path)?;
            problems.extend(plan.check(&module, &used(&text), &exports));
            problems.extend(plan.strangers(&module, &text));
        }
        let heading = format!("### Modules of `{}`", plan.folder);
        let section =
            map.split_once(&heading).map_or("", |(_, rest)| rest.split("\n#").next().unwrap_or(rest));
        let told = rows(section);
        if told != plan.rows {
            problems
                .push(format!("ARCHITECTURE.md: \"{heading}\" says {told:?}, the plan is {:?}", plan.rows));
        }
    }
    Ok(problems)
}

impl Plan {
    fn row(&self, module: &str) -> Option<usize> {
        self.rows.iter().position(|row| row.contains(&module))
    }

    fn check(&self, module: &str, used: &[String], exports: &BTreeMap<String, String>) -> Vec<String> {
        let folder = self.folder;
        let Some(own) = self.row(module) else {
            return vec![format!(
                "{folder}: module {module} has no row: give it one in xtask/src/modules.rs"
            )];
        };
        let names = used.iter().map(|name| exports.get(name).unwrap_or(name));
        let modules = names.filter(|name| *name != module).filter_map(|name| Some((name, self.row(name)?)));
        let wrong = modules.filter(|(_, row)| *row >= own);
        wrong.map(|(name, _)| format!("{folder}: {module} uses {name}, which is not below it")).collect()
    }
}

impl Plan {
    /// Crates that a module names though they are not its business.
    fn strangers(&self, module: &str, text: &str) -> Vec<String> {
        let named = |name: &str| text.contains(&format!("{name}::"));
        let wrong = self.strange.iter().filter(|(name, own)| named(name) && !own.contains(&module));
        wrong
            .map(|(name, _)| format!("{}: {module} names {name}, which is not its business", self.folder))
            .collect()
    }
}

/// The modules of each row of a table.
fn rows(section: &str) -> Vec<Vec<&str>> {
    let lines = section.lines().filter(|line| line.starts_with("| `"));
    lines
        .map(|line| line.split('|').nth(1).unwrap_or_default().split('`').skip(1).step_by(2).collect())
        .collect()
}

/// The module at the top of the crate that a file belongs to.
fn module_of(source: &Path, path: &Path) -> String {
    let below = path.strip_prefix(source).unwrap_or(path);
    let first = below.components().next().map(|part| part.as_os_str().to_string_lossy().into_owned());
    first.unwrap_or_default().trim_end_matches(".rs").to_owned()
}

/// What `lib.rs` hands on, by name, with the module it comes from.
fn exports(lib: &str) -> BTreeMap<String, String> {
    let mut exports = BTreeMap::new();
    let text = code(lib);
    for statement in
        text.split(';').map(str::trim).filter_map(|part| part.split_once("use ").map(|(_, use_)| use_))
    {
        let Some((module, names)) = statement.split_once("::") else { continue };
        for name in names.trim_matches(['{', '}']).split(',') {
            let name = name.rsplit(" as ").next().unwrap_or(name).trim();
            exports.insert(name.to_owned(), module.trim().to_owned());
        }
    }
    exports
}

/// The first name after every `crate::`, in groups as well.
fn used(text: &str) -> Vec<String> {
    let text = code(text);
    let mut used = Vec::new();
    for (start, _) in text.match_indices("crate::") {
        // Not the end of another word, such as `some_crate::`.
        if text[..start].ends_with(|before: char| before.is_alphanumeric() || before == '_') {
            continue;
        }
        let rest = &text[start + "crate::".len()..];
        match rest.strip_prefix('{') {
            Some(group) => used.extend(heads(group)),
            None => used.extend(head(rest)),
        }
    }
    used
}

/// The first name of each member of a group that has just been opened.
fn heads(group: &str) -> Vec<String> {
    let (mut depth, mut heads, mut fresh) = (0, Vec::new(), true);
    for (place, letter) in group.char_indices() {
        match letter {
            '{' => depth += 1,
            '}' if depth == 0 => break,
            '}' => depth -= 1,
            ',' if depth == 0 => fresh = true,
            letter if fresh && !letter.is_whitespace() => {
                heads.extend(head(&group[place..]));
                fresh = false;
            }
            _ => {}
        }
    }
    heads
}

fn head(text: &str) -> Option<String> {
    let end = text.find(|letter: char| !letter.is_alphanumeric() && letter != '_').unwrap_or(text.len());
    (end > 0).then(|| text[..end].to_owned())
}

/// The text without its comments, which may name what they like.
fn code(text: &str) -> String {
    let lines = text.lines().filter(|line| !line.trim_start().starts_with("//"));
    lines.collect::<Vec<_>>().join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_found_in_every_spelling_and_traced_to_their_module() {
        let text = "//! crate::comment\nuse crate::{App, api::{Body, deep::Thing}, site};\nfn f() { crate::gate::f(); moon_crate::x(); }";
        assert_eq!(used(text), ["App", "api", "site", "gate"]);
        let exports = exports("mod app;\npub use app::{App, StartError};\npub use routes::router;");
        assert_eq!(exports["App"], "app");
        assert_eq!(exports["router"], "routes");
    }

    #[test]
    fn a_map_is_read_row_by_row() {
        assert_eq!(
            rows("| modules | own |\n| --- | --- |\n| `a`, `b` | what `c` does |\n| `d` | e |"),
            [vec!["a", "b"], vec!["d"]]
        );
    }

    #[test]
    fn a_module_that_looks_up_or_sideways_is_named() {
        let plan = Plan { folder: "web", rows: &[&["error"], &["app"], &["api", "site"]], strange: &[] };
        let exports = BTreeMap::from([("App".to_owned(), "app".to_owned())]);
        let check = |module: &str, used: &[&str]| {
            plan.check(module, &used.iter().map(|name| (*name).to_owned()).collect::<Vec<_>>(), &exports)
                .len()
        };
        assert_eq!(check("api", &["App", "error", "api"]), 0);
        assert_eq!(check("api", &["site"]), 1, "sideways");
        assert_eq!(check("error", &["App"]), 1, "upwards, by a name that is handed on");
        assert_eq!(check("stranger", &[]), 1, "a module without a row");
    }

    #[test]
    fn a_module_that_names_what_is_not_its_business_is_named() {
        let plan =
            Plan { folder: "live", rows: &[], strange: &[("axum", &[]), ("serde_json", &["thought"])] };
        assert_eq!(plan.strangers("thought", "use serde_json::Value;"), Vec::<String>::new());
        assert_eq!(plan.strangers("act", "use serde_json::Value;\nuse axum::Json;").len(), 2);
    }
}
