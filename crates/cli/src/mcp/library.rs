//! What can be read besides the table: the rules as numbered statements, and the notation of decisions.

use moonpack_games::GameKind;
use moonpack_words::{Words, as_typed, rulebook};

/// Statements a search answers with.
const FOUND: usize = 12;

/// The page on the texts of decisions.
pub(super) const NOTATION: &str = include_str!("../../../../docs/notation.md");

/// The rules of a game, chapter by chapter.
pub(super) fn rules(kind: GameKind, words: &Words) -> String {
    let mut text = format!("# {}\n", words.text(&format!("game-{kind}")));
    let version = kind.newest_version();
    for group in rulebook(kind.name()).iter().flat_map(|book| &book.groups) {
        let letters = kind.letters().to_lowercase();
        text += &format!("\n## {}\n", words.text(&format!("{letters}-group-{}", group.id)));
        for rule in group.rules.iter().filter(|rule| rule.holds_in(version)) {
            text += &format!("{}: {}\n", rule.id, words.text(&rule.id));
        }
    }
    text
}

/// Statements by number, such as `LW-012`, or by words that all stand in them.
pub(super) fn search(game: Option<GameKind>, query: &str, words: &Words) -> Result<String, String> {
    let wanted: Vec<String> = query.split_whitespace().map(as_typed).collect();
    let kinds =
        GameKind::EVERY.into_iter().filter(|kind| game.map_or(kind.is_listed(), |game| game == *kind));
    let lines = kinds.flat_map(|kind| rules(kind, words).lines().map(str::to_owned).collect::<Vec<_>>());
    let fits = |line: &String| {
        let line = as_typed(line);
        !line.is_empty() && !line.starts_with('#') && wanted.iter().all(|word| line.contains(word))
    };
    let found: Vec<String> = lines.filter(fits).take(FOUND).collect();
    if wanted.is_empty() || found.is_empty() {
        return Err(words.text("cli-mcp-no-rule"));
    }
    Ok(found.join("\n"))
}

#[cfg(test)]
mod tests {
    use moonpack_words::Lang;

    use super::*;

    #[test]
    fn a_rule_is_found_by_its_number_and_by_its_words_in_every_language() {
        for lang in Lang::ALL {
            let words = Words::of(lang);
            let by_number = search(None, "lw-001", words).unwrap();
            assert!(by_number.starts_with("LW-001: "), "{by_number}");
            let word = by_number.split_whitespace().max_by_key(|word| word.len()).unwrap();
            assert!(search(Some(GameKind::LoneWolves), word, words).unwrap().contains("LW-001"));
            assert!(search(None, "qqqq", words).is_err() && search(None, " ", words).is_err());
        }
    }
}
