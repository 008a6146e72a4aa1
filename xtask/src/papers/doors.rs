//! Command lines and requests that pages show: the program has the command and the option, the API has the route, and no
//! command, option of the server or route goes unsaid.
//!
//! All of it is read from the text of the sources, so that nothing has to be built for it.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use anyhow::{Context, Result};

use super::page::Page;
use crate::tree;

/// The page for whoever runs a server: it has every option of this command.
const OPERATIONS: (&str, &str) = ("docs/operations.md", "serve");
/// The page of the API.
const API: &str = "docs/api.md";
/// Options that stand alone in a page and are cargo's or an example's.
const FOREIGN: [&str; 3] = ["ask", "example", "tables"];

/// What pages show and no door has, and what a door has and no page shows.
pub(super) fn problems(root: &Path, pages: &[Page]) -> Result<Vec<String>> {
    let program = Program::read(root)?;
    let routes = routes(root)?;
    let mut problems = Vec::new();
    let (mut told, mut asked) = (BTreeSet::new(), BTreeSet::new());
    for Page { place, code, .. } in pages {
        for code in code {
            problems.extend(
                program.check(code, &mut told).into_iter().map(|why| format!("{place}: {why}: {code}")),
            );
            let route = route(code).filter(|route| {
                routes.contains(route) || route.1.starts_with("/tables") || route.1.starts_with("/guests")
            });
            if let Some(route) = route {
                if !routes.contains(&route) {
                    problems.push(format!("{place}: the API has no {} {}", route.0, route.1));
                }
                if place == API {
                    asked.insert(route);
                }
            }
        }
    }
    let unsaid = program.options.keys().filter(|command| !told.contains(*command));
    problems.extend(unsaid.map(|command| format!("no page shows `moonpack {command}`")));
    let unasked = routes.difference(&asked);
    problems.extend(unasked.map(|(method, path)| format!("{API}: {method} {path} is not there")));
    let page = pages.iter().find(|page| page.place == OPERATIONS.0).context("the page for operators")?;
    let options = program.options.get(OPERATIONS.1).context("the server's options")?;
    let silent = options.iter().filter(|option| !page.text.contains(&format!("`--{option}")));
    problems.extend(silent.map(|option| format!("{}: --{option} is not explained", OPERATIONS.0)));
    Ok(problems)
}

/// The commands of our two programs.
struct Program {
    /// The options of each command of `moonpack`.
    options: BTreeMap<String, BTreeSet<String>>,
    /// Options that every command takes.
    global: BTreeSet<String>,
    /// What `cargo xtask` tells of itself.
    xtask: &'static str,
}

impl Program {
    fn read(root: &Path) -> Result<Self> {
        let home = root.join("crates/cli/src");
        let list = tree::read(&home.join("commands/mod.rs"))?;
        let (_, list) = list.split_once("enum Command {").context("there is no list of commands")?;
        let mut commands = BTreeMap::new();
        for line in list.lines().take_while(|line| !line.starts_with('}')) {
            if let Some((name, rest)) = line.trim().split_once('(') {
                let module = rest.split("::").next().unwrap_or(rest);
                commands.insert(
                    name.to_lowercase(),
                    options(&tree::read(&home.join(format!("commands/{module}.rs")))?),
                );
            }
        }
        let mut global = options(&tree::read(&home.join("context.rs"))?);
        global.extend(["help", "version"].map(str::to_owned));
        Ok(Self { options: commands, global, xtask: crate::HELP })
    }

    /// What is wrong with a command line, if it is one of ours; the commands that it shows are told.
    fn check(&self, code: &str, told: &mut BTreeSet<String>) -> Option<String> {
        if let Some(rest) = code.strip_prefix("cargo xtask ") {
            let command = rest.split(' ').next().unwrap_or(rest);
            let known = command == "help"
                || self.xtask.lines().any(|line| line.trim().split(' ').next() == Some(command));
            return (!known).then(|| format!("there is no `cargo xtask {command}`"));
        }
        let mut words = code.split(' ').map(|word| word.trim_matches(['[', ']', '(', ')', ','])).peekable();
        // `moonpack COMMAND …`, `COMMAND --option`, or an option alone.
        let mut command = None;
        match words.peek()? {
            &"moonpack" => {}
            word if self.options.contains_key(*word) => command = words.next(),
            word if word.starts_with("--") => {
                let name = option(word)?;
                let known =
                    self.options.values().any(|options| options.contains(name)) || self.global.contains(name);
                let known = known || FOREIGN.contains(&name) || self.xtask.contains(word);
                return (!known).then(|| format!("nothing has --{name}"));
            }
            _ => return None,
        }
        while let Some(word) = words.next() {
            if word == "moonpack" {
                // What follows is its command, unless only options do: then it serves and takes the options of every command.
                command = words.next_if(|word| word.starts_with(|letter: char| letter.is_ascii_lowercase()));
                if let Some(command) = command {
                    if !self.options.contains_key(command) {
                        return Some(format!("there is no `moonpack {command}`"));
                    }
                    told.insert(command.to_owned());
                }
            } else if let Some(name) = option(word) {
                let own = command.and_then(|command| self.options.get(command));
                if !self.global.contains(name) && !own.is_some_and(|own| own.contains(name)) {
                    let line = ["moonpack"].into_iter().chain(command).collect::<Vec<_>>().join(" ");
                    return Some(format!("`{line}` takes no --{name}"));
                }
            }
        }
        None
    }
}

/// The name of an option as it is written in a command line.
fn option(word: &str) -> Option<&str> {
    let name = word.strip_prefix("--")?;
    let end = name.find(|letter: char| !letter.is_ascii_lowercase() && letter != '-').unwrap_or(name.len());
    (end > 0).then(|| &name[..end])
}

/// The options that a source declares for clap.
fn options(source: &str) -> BTreeSet<String> {
    let fields = source.split("#[arg(").skip(1).filter_map(|rest| rest.split_once(")]\n"));
    let long = fields.filter(|(attribute, _)| attribute.split(", ").any(|part| part.trim() == "long"));
    let names = long.filter_map(|(_, field)| field.split(':').next()?.split_whitespace().last());
    names.map(|name| name.replace('_', "-")).collect()
}

/// The routes of the API, as its handlers declare them.
fn routes(root: &Path) -> Result<BTreeSet<(String, String)>> {
    let mut routes = BTreeSet::new();
    for path in tree::files(&root.join("crates/web/src/api"), &[".rs"])? {
        let text = tree::read(&path)?;
        for declared in text.split("#[utoipa::path(").skip(1) {
            let (method, rest) =
                declared.split_once(", path = \"").context("a route names its method and its path")?;
            let (path, _) = rest.split_once('"').context("a path ends")?;
            routes.insert((method.trim().to_uppercase(), path.to_owned()));
        }
    }
    Ok(routes)
}

/// The request that a piece of code shows; `…/hint` is short for what is asked of a table.
fn route(code: &str) -> Option<(String, String)> {
    let mut words = code.split(' ');
    let method = words.next().filter(|word| ["GET", "POST", "PUT", "DELETE"].contains(word))?;
    let path = words.next()?.split('?').next()?;
    let path = path.strip_prefix("/api/v1").unwrap_or(path).replace('…', "/tables/{id}");
    Some((method.to_owned(), path))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn program() -> Program {
        let serve = ["listen", "bot-ms"].map(str::to_owned).into();
        let options = BTreeMap::from([("serve".to_owned(), serve), ("replay".to_owned(), BTreeSet::new())]);
        Program {
            options,
            global: ["lang".to_owned()].into(),
            xtask: "  test   everything\n  bench [--record]  counts",
        }
    }

    #[test]
    fn a_command_line_that_the_program_would_refuse_is_found() {
        let wrong = |code: &str| program().check(code, &mut BTreeSet::new()).is_some();
        for good in [
            "moonpack serve --listen 0.0.0.0:7700 [--bot-ms N]",
            "moonpack --lang de",
            "moonpack replay FILE     moonpack serve --bot-ms=3",
            "serve --listen",
            "--bot-ms",
            "--record",
            "cargo xtask test",
            "systemctl stop moonpack",
        ] {
            assert!(!wrong(good), "{good}");
        }
        for bad in [
            "moonpack --listen 0.0.0.0:7700",
            "moonpack dance",
            "moonpack replay --listen",
            "replay --bot-ms",
            "--dance",
            "cargo xtask dance",
        ] {
            assert!(wrong(bad), "{bad}");
        }
    }

    #[test]
    fn options_are_read_as_clap_reads_them() {
        let source = "#[arg(value_name = \"FILE\")]\nfile: PathBuf,\n#[arg(long, value_parser = whole(1, 2))]\npub(crate) bot_ms: u64,\n";
        assert_eq!(options(source), ["bot-ms".to_owned()].into());
    }

    #[test]
    fn requests_are_read_with_their_short_forms() {
        let found = |code: &str| route(code).map(|(method, path)| format!("{method} {path}"));
        assert_eq!(found("GET …/analysis?step=N").as_deref(), Some("GET /tables/{id}/analysis"));
        assert_eq!(found("DELETE /api/v1/guests").as_deref(), Some("DELETE /guests"));
        assert_eq!(found("GETTING on"), None);
    }
}
