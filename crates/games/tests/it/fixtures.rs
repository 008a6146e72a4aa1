//! The recorded games of `fixtures/` hold, and there is one for every case, every way to end and every change of a rule.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use moonpack_games::{AnyMatch, Case, GameKind, Record, decode, encode};
use moonpack_rules::{Ending, OptionKind, Standing};
use moonpack_words::{Lang, Words};

use crate::support::contents;

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
    let records = records();
    for case in Case::all(&contents()) {
        let there = records.iter().any(|(_, _, record)| {
            let play = record.play();
            play.ending().is_some()
                && play.kind() == case.kind
                && play.seats() == case.players
                && tries(record, &case)
        });
        assert!(
            there,
            "{} for {}, {} has no recorded game: make one with examples/record_game.py and read it",
            case.kind,
            case.players,
            case.variant()
        );
    }
}

/// Does the recorded game try what the case tries? A case without options wants a game by the defaults; of a number, any
/// value but the default will do.
fn tries(record: &Record, case: &Case) -> bool {
    let (options, specs) = (record.play().options(), case.kind.option_specs());
    let default = |name: &str| specs.iter().find(|spec| spec.name == name).map(|spec| spec.default);
    if case.options.is_empty() {
        return options.iter().all(|(name, value)| default(name) == Some(value.as_str()));
    }
    case.options.iter().all(|(name, wanted)| {
        let number = specs.iter().any(|spec| {
            spec.name == name && matches!(spec.kind, OptionKind::Number { .. } | OptionKind::Numbers(_))
        });
        options.iter().any(|(option, value)| {
            option == name && (value == wanted || number && default(name) != Some(value.as_str()))
        })
    })
}

#[test]
fn every_module_card_is_part_of_a_recorded_game_and_every_opportunity_is_used() {
    let records = records();
    let AnyMatch::Wolfwalkers(any) =
        AnyMatch::draw(&contents(), GameKind::Wolfwalkers, 2, &Vec::new(), 1).expect("two can play")
    else {
        panic!("another game was drawn");
    };
    let modules = |wanted: char| -> BTreeSet<String> {
        let ids = any.content().modules.iter().map(|module| module.id.clone());
        ids.filter(|id| id.starts_with(wanted)).collect()
    };
    let in_setup: BTreeSet<String> = records
        .iter()
        .flat_map(|(_, _, record)| record.play().setup())
        .filter(|(key, _)| key == "permanent" || key == "opportunities")
        .flat_map(|(_, value)| value.split(' ').map(str::to_owned).collect::<Vec<_>>())
        .collect();
    let used: BTreeSet<String> = records
        .iter()
        .flat_map(|(_, _, record)| record.play().action_texts())
        .filter_map(|action| action.strip_prefix("use ").map(str::to_owned))
        .collect();
    assert!(modules('P').len() == 15 && modules('O').len() == 25);
    assert_eq!(modules('P').difference(&in_setup).collect::<Vec<_>>(), Vec::<&String>::new());
    assert_eq!(modules('O').difference(&used).collect::<Vec<_>>(), Vec::<&String>::new());
}

#[test]
fn the_readme_tells_what_every_recorded_game_shows() {
    let readme =
        std::fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fixtures/README.md"));
    let readme = readme.expect("the page is there");
    let told: BTreeSet<&str> =
        readme.lines().filter_map(|line| line.strip_prefix("| `")?.split('`').next()).collect();
    let files: Vec<PathBuf> = records().into_iter().map(|(path, _, _)| path).collect();
    let files: BTreeSet<&str> =
        files.iter().filter_map(|path| path.file_stem().and_then(|stem| stem.to_str())).collect();
    assert_eq!(told, files);
}

#[test]
fn every_way_to_end_has_a_recorded_game() {
    let recorded: BTreeSet<(&str, &str)> = records()
        .iter()
        .filter_map(|(_, _, record)| Some((record.play().kind().name(), record.play().ending()?.0)))
        .collect();
    for kind in GameKind::EVERY {
        let family = format!("{}-ending-", kind.letters().to_lowercase());
        let endings: Vec<&str> =
            Words::of(Lang::En).keys().filter_map(|key| key.strip_prefix(family.as_str())).collect();
        assert!(!endings.is_empty(), "{kind} names no way to end");
        for ending in endings {
            assert!(
                recorded.contains(&(kind.name(), ending)),
                "{kind} has no recorded game that ends by {ending}"
            );
        }
    }
}

#[test]
fn every_value_of_every_option_is_tried_by_some_case() {
    let cases = Case::all(&contents());
    for kind in GameKind::EVERY {
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

/// How the same set-up and the same steps come out by another version: the result, or `None` if a step is refused.
fn outcome(play: &AnyMatch, version: u32) -> Option<(Option<Ending>, Standing)> {
    let (kind, options, setup) = (play.kind(), play.options(), play.setup());
    let begun = AnyMatch::from_setup(&contents(), kind, version, play.seats(), &options, &setup);
    let mut again = begun.expect("the set-up is one of every version");
    for action in play.action_texts() {
        let seat = again.to_move()?;
        again.play(seat, &action).ok()?;
    }
    Some((again.ending(), again.standing()))
}

#[test]
fn every_version_of_every_game_has_recorded_games_and_a_later_one_those_that_differ() {
    let records = records();
    for kind in GameKind::EVERY {
        for version in kind.versions() {
            let of_it = records.iter().map(|(path, _, record)| (path, record.play()));
            let of_it: Vec<_> =
                of_it.filter(|(_, play)| play.kind() == kind && play.rules_version() == *version).collect();
            assert!(!of_it.is_empty(), "{kind} has no recorded game by version {version}");
            for (path, play) in of_it.into_iter().filter(|_| *version > 1) {
                let now = outcome(play, *version).expect("it holds");
                assert!(now.0.is_some(), "{} has no end", path.display());
                assert_ne!(outcome(play, version - 1), Some(now), "{} shows no change", path.display());
            }
        }
    }
}

#[test]
fn every_change_of_a_rule_has_a_recorded_game() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let changes = std::fs::read_to_string(root.join("docs/rules/CHANGES.md")).expect("the page is there");
    let readme = std::fs::read_to_string(root.join("fixtures/README.md")).expect("the page is there");
    let changed: Vec<&str> = changes
        .lines()
        .filter_map(|line| line.strip_prefix("| ")?.split([',', ' ']).next())
        .filter(|word| word.contains('-') && word.ends_with(|last: char| last.is_ascii_digit()))
        .collect();
    assert!(changed.contains(&"WW-157"), "{changed:?}");
    for statement in changed {
        let row = readme.lines().any(|line| line.starts_with("| `") && line.contains(statement));
        assert!(row, "no recorded game shows what {statement} changed");
    }
}

#[test]
fn link_codes_of_version_1_open_and_are_written_as_ever() {
    let contents = contents();
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fixtures");
    let kept = std::fs::read_to_string(root.join("codes-1.txt")).expect("the codes are there");
    let kept: BTreeMap<&str, &str> = kept.lines().filter_map(|line| line.split_once(' ')).collect();
    let records = records();
    // Program 0.1.0 knew the games that are offered.
    let known = |play: &AnyMatch| play.rules_version() == 1 && play.kind().is_listed();
    let first: Vec<_> = records.iter().filter(|(_, _, record)| known(record.play())).collect();
    assert_eq!(kept.len(), 63);
    assert_eq!(first.len(), kept.len(), "games by version 1 neither come nor go");
    for (path, text, record) in first {
        let name = path.strip_prefix(&root).expect("it stands there").with_extension("");
        let code = kept[name.to_str().expect("a plain name").replace('\\', "/").as_str()];
        assert_eq!(encode(record.play()), code, "{}", path.display());
        let again = decode(&contents, code).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
        assert_eq!((again.rules_version(), again.setup()), (1, record.play().setup()), "{}", path.display());
        assert!(text.contains("\nrules = 1\n") && again.action_texts() == record.play().action_texts());
    }
}
