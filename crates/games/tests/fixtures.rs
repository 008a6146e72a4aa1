//! The recorded games of `fixtures/` hold, and there is one for every case and every way to end.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use moonpack_games::{Case, Contents, GameKind, Record, decode, encode};
use moonpack_rules::{OptionKind, Pairs};
use moonpack_words::{Lang, Words};

/// Endings no game can be recorded for, with the reason.
const UNRECORDED: [(&str, &str); 1] = [
    // With two copies of each card nobody can be kept from every card of a market that is never empty; the rule is
    // proved on a position made for it.
    ("wolfwalkers", "all-passed"),
];

fn contents() -> Contents {
    Contents::shipped().expect("what ships is sound")
}

fn files(directory: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in std::fs::read_dir(directory).expect("there are fixtures") {
        let path = entry.expect("the directory can be read").path();
        if path.is_dir() {
            found.extend(files(&path));
        } else if path.extension().is_some_and(|extension| extension == "moonpack") {
            found.push(path);
        }
    }
    found.sort();
    found
}

fn records() -> Vec<(PathBuf, String, Record)> {
    let contents = contents();
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fixtures");
    let read = |path: PathBuf| {
        let text = std::fs::read_to_string(&path).expect("a fixture is text");
        let record = Record::read(&contents, &text).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
        (path, text, record)
    };
    files(&root).into_iter().map(read).collect()
}

#[test]
fn every_recorded_game_holds_in_every_form() {
    let contents = contents();
    for (path, text, record) in records() {
        assert_eq!(record.write(), text, "{} is not in canonical form", path.display());
        let again = decode(&contents, &encode(record.play())).expect("its code opens");
        assert_eq!(again.action_texts(), record.play().action_texts(), "{}", path.display());
    }
}

#[test]
fn every_game_player_count_and_variant_has_a_recorded_game() {
    let recorded: BTreeSet<(GameKind, usize, Pairs)> = records()
        .iter()
        .filter(|(_, _, record)| record.play().ending().is_some())
        .map(|(_, _, record)| (record.play().kind(), record.play().seats(), record.play().options()))
        .collect();
    let contents = contents();
    for case in Case::all(&contents) {
        let options = case.draw(&contents, 0).expect("the case can be played").options();
        let there = recorded.contains(&(case.kind, case.players, options));
        assert!(
            there,
            "{} for {}, {} has no fixture: run the example make_fixtures",
            case.kind,
            case.players,
            case.variant()
        );
    }
}

#[test]
fn every_way_to_end_has_a_recorded_game() {
    let recorded: BTreeSet<(&str, &str)> = records()
        .iter()
        .filter_map(|(_, _, record)| Some((record.play().kind().name(), record.play().ending()?.0)))
        .collect();
    for kind in GameKind::ALL {
        let family = format!("{}-ending-", kind.letters().to_lowercase());
        let endings: Vec<&str> =
            Words::of(Lang::En).keys().filter_map(|key| key.strip_prefix(family.as_str())).collect();
        assert!(!endings.is_empty(), "{kind} names no way to end");
        for ending in endings {
            let there =
                recorded.contains(&(kind.name(), ending)) || UNRECORDED.contains(&(kind.name(), ending));
            assert!(there, "{kind} has no recorded game that ends by {ending}");
        }
    }
}

#[test]
fn every_value_of_every_option_is_tried_by_some_case() {
    let cases = Case::all(&contents());
    for kind in GameKind::ALL {
        for spec in kind.option_specs() {
            let tried: BTreeSet<&str> = cases
                .iter()
                .filter(|case| case.kind == kind)
                .flat_map(|case| &case.options)
                .filter(|(name, _)| name == spec.name)
                .map(|(_, value)| value.as_str())
                .collect();
            let missing = match &spec.kind {
                OptionKind::Choice(values) => {
                    values.iter().find(|value| **value != spec.default && !tried.contains(**value)).copied()
                }
                _ => tried.is_empty().then_some("any value but the default"),
            };
            assert_eq!(missing, None, "{kind}: option {} is never tried with this", spec.name);
        }
    }
}
