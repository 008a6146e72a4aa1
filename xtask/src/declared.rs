//! The games as they are declared: read from `games!` and from the crates it names, so that no list of them stands here.
//! As text, because this program must not wait until the games are built.

use anyhow::{Context, Result, ensure};

use crate::tree;

/// Where the games are declared.
const REGISTRY: &str = "crates/games/src/registry.rs";

/// One of the games.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Declared {
    /// Its name in every door, which is the name of its crate's folder.
    pub(crate) name: String,
    /// The letters of its rule statements.
    pub(crate) letters: String,
    /// The most players who can play it.
    pub(crate) most: usize,
    /// Do lists show it?
    pub(crate) listed: bool,
}

/// Every game there is, as declared.
pub(crate) fn games() -> Result<Vec<Declared>> {
    let declared = lines(&tree::read(&tree::root().join(REGISTRY))?);
    ensure!(declared.len() > 1, "{REGISTRY}: the declaration is not where it was, or is written otherwise");
    declared.into_iter().map(|(name, listed)| declared_by(name, listed)).collect()
}

fn declared_by(name: String, listed: bool) -> Result<Declared> {
    let letters = said(&name, "const LETTERS: &'static str = \"", "\"")?;
    let players = said(&name, "const PLAYERS: &'static [usize] = &[", "]")?;
    let most = players.rsplit(", ").next().unwrap_or_default().parse();
    Ok(Declared { most: most.with_context(|| format!("how many play {name}"))?, name, letters, listed })
}

/// The games that are offered to people.
pub(crate) fn listed() -> Result<Vec<Declared>> {
    Ok(games()?.into_iter().filter(|game| game.listed).collect())
}

/// The game like the others that no list shows: it proves what a new game needs.
pub(crate) fn unlisted() -> Result<Declared> {
    games()?
        .into_iter()
        .find(|game| !game.listed)
        .with_context(|| format!("{REGISTRY}: every game is listed"))
}

/// Name, and whether it is listed, of each line of the declaration.
fn lines(registry: &str) -> Vec<(String, bool)> {
    let Some((_, rest)) = registry.split_once("\ngames! {") else { return Vec::new() };
    let line = |line: &str| {
        let mut parts = line.trim().split(", ");
        let field = parts.nth(1)?;
        Some((field.replace('_', "-"), parts.nth(1)? == "Listed"))
    };
    rest.lines().skip(1).take_while(|line| *line != "}").filter_map(line).collect()
}

/// What the crate says of itself between these words and these.
fn said(name: &str, before: &str, after: &str) -> Result<String> {
    for file in tree::files(&tree::root().join("crates").join(name).join("src"), &[".rs"])? {
        let text = tree::read(&file)?;
        if let Some((said, _)) = text.split_once(before).and_then(|(_, rest)| rest.split_once(after)) {
            return Ok(said.to_owned());
        }
    }
    anyhow::bail!("crates/{name} does not say `{before}`")
}

/// What names all games that are offered at once, where it is no declaration: a list that would forget the next one.
pub(crate) fn lists() -> Result<Vec<String>> {
    let (root, listed) = (tree::root(), listed()?);
    let mut problems = Vec::new();
    for (place, endings) in [("crates", [".rs"]), ("xtask/src", [".rs"]), ("browser", [".js"])] {
        for file in tree::files(&root.join(place), &endings)? {
            let path = file.strip_prefix(&root).unwrap_or(&file).to_string_lossy().into_owned();
            let text = tree::read(&file)?;
            let lists = text.lines().enumerate().filter(|(_, line)| {
                listed.iter().all(|game| line.contains(&game.name)) && !line.contains(CHECKED)
            });
            problems.extend(lists.map(|(nth, _)| {
                format!("{path}:{}: a list of all games: ask for them, or let `covers` miss one", nth + 1)
            }));
        }
    }
    Ok(problems)
}

/// What a list of the browser's tests is handed to, which misses a game that is not in it.
const CHECKED: &str = "covers(";

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_declaration_says_every_game_and_whether_it_is_listed() {
        let registry = "x\ngames! { $\n    OneGame, one_game, a::OneGame, Listed, \"A.\";\n    B, b, b::B, Unlisted, \"B.\";\n}\n";
        assert_eq!(lines(registry), [("one-game".to_owned(), true), ("b".to_owned(), false)]);
    }

    #[test]
    fn every_declared_game_has_letters_and_players_and_one_is_unlisted() {
        assert!(listed().unwrap().iter().all(|game| game.letters.len() == 2 && game.most > 1));
        assert!(!unlisted().unwrap().listed);
    }
}
