//! Records and matches in the language asked for: what is wrong with one, why a table refuses.
//!
//! The libraries' own texts are English and for programmers; a person reads these. What a game says about its options, its
//! set-up and the words of its actions stays as the game says it, because it quotes what must be written.

use moonpack_games::{ActError, Expected, Fault, RecordError};
use moonpack_rules::PlayError;
use moonpack_table::Refused;
use moonpack_words::{Arg, Words};

/// Why a table does not do what was asked.
pub(crate) fn refusal(refused: &Refused, words: &Words) -> String {
    match refused {
        Refused::Action(error) => self::refused(error, words),
        Refused::Words { max } => words.with("api-error-words", &[("max", Arg::from(*max as i64))]),
        _ => words.text(&format!("api-error-{}", refused.code())),
    }
}

/// Where the record does not hold, and why.
pub(crate) fn record_error(error: &RecordError, words: &Words) -> String {
    let fault = fault(&error.fault, words);
    let place = [("line", error.line.into()), ("column", error.column.into()), ("fault", (&fault).into())];
    words.with("cli-record-at", &place)
}

fn fault(fault: &Fault, words: &Words) -> String {
    match fault {
        Fault::Expected { expected: what, found } => {
            let nothing = || words.text("cli-record-nothing");
            let (expected, found) = (expected(what, words), found.clone().unwrap_or_else(nothing));
            let both = [("expected", (&expected).into()), ("found", (&found).into())];
            words.with("cli-record-expected", &both)
        }
        Fault::Twice(key) => words.with("cli-record-twice", &[("key", key.into())]),
        Fault::Format(format) => words.with("cli-record-format", &[("format", format.into())]),
        Fault::Game(unknown) => {
            let known = moonpack_games::GameKind::ALL.map(|kind| kind.name()).join(", ");
            words.with("cli-record-game", &[("game", (&unknown.0).into()), ("known", (&known).into())])
        }
        Fault::Rules { game, record, program } => {
            let (record, program) = (i64::from(*record), i64::from(*program));
            let title = words.text(&format!("game-{game}"));
            let told: [(&str, Arg<'_>); 3] =
                [("game", (&title).into()), ("record", record.into()), ("program", program.into())];
            words.with("cli-record-rules", &told)
        }
        Fault::Begin(error) => {
            let problem = error.to_string();
            words.with("cli-record-begin", &[("problem", (&problem).into())])
        }
        Fault::Action { step, error } => {
            let problem = refused(error, words);
            words.with("cli-record-action", &[("step", (*step).into()), ("problem", (&problem).into())])
        }
        Fault::Result { key, claimed, replayed } => {
            let told = [("key", (*key).into()), ("claimed", claimed.into()), ("replayed", replayed.into())];
            words.with("cli-record-result", &told)
        }
        Fault::Check { actual } => {
            let actual = format!("{actual:08x}");
            words.with("cli-record-check", &[("actual", (&actual).into())])
        }
    }
}

fn expected(expected: &Expected, words: &Words) -> String {
    let key = format!("cli-expected-{}", expected.name());
    match expected {
        Expected::HeaderLine(line) => words.with(&key, &[("key", (*line).into())]),
        Expected::Spelling(value) => words.with(&key, &[("value", value.as_str().into())]),
        Expected::Seat(last) => words.with(&key, &[("last", (*last).into())]),
        _ => words.text(&key),
    }
}

/// Why an action was not played: the rules speak for themselves.
fn refused(error: &ActError, words: &Words) -> String {
    match error {
        ActError::Play(PlayError::Over) => words.text("cli-record-over"),
        _ if error.rules().is_empty() => error.to_string(),
        _ => {
            let rules = error.rules().iter().map(|rule| format!("{rule}: {}", words.rule(*rule)));
            rules.collect::<Vec<_>>().join(" ")
        }
    }
}

#[cfg(test)]
mod tests {
    use moonpack_games::{Contents, GameKind, Record, UnknownGame};
    use moonpack_words::Lang;

    use super::*;

    fn everything_expected() -> [Expected; 18] {
        use Expected::*;
        [
            Text,
            Record,
            Header,
            HeaderLine("game"),
            Setup,
            SetupFirst,
            Actions,
            Result,
            ResultLine,
            Check,
            End,
            Comment,
            Pair,
            Key,
            RulesVersion,
            Players,
            Spelling("400".to_owned()),
            Seat(3),
        ]
    }

    #[test]
    fn every_fault_has_words_in_every_language() {
        let faults = everything_expected().map(|expected| Fault::Expected { expected, found: None });
        let others = [
            Fault::Twice("game".to_owned()),
            Fault::Format("2".to_owned()),
            Fault::Game(UnknownGame("chess".to_owned())),
            Fault::Rules { game: GameKind::LoneWolves, record: 7, program: 1 },
            Fault::Action { step: 9, error: ActError::Play(PlayError::Over) },
            Fault::Result { key: "points", claimed: "1".to_owned(), replayed: "2".to_owned() },
            Fault::Check { actual: 0x5f3a_91c2 },
        ];
        for fault in faults.into_iter().chain(others) {
            let error = RecordError { line: 4, column: 11, fault };
            let texts = Lang::ALL.map(|lang| record_error(&error, Words::of(lang)));
            for text in &texts {
                assert!(
                    text.contains('4') && text.contains("11") && !text.contains("cli-"),
                    "{error:?}: {text}"
                );
            }
            assert!(texts[0] != texts[1] && texts[1] != texts[2], "{texts:?}");
        }
    }

    #[test]
    fn a_forbidden_action_is_told_by_its_rule() {
        let page = include_str!("../../../docs/record.md");
        let (_, block) =
            page.split_once("### Lone Wolves\n\n```moonpack\n").expect("the page has its example");
        let block =
            block.split("result\n").next().unwrap_or_default().replacen("play w4 swamp", "play r7 swamp", 1);
        let error = Record::read(&Contents::shipped().expect("what ships is sound"), block).err();
        let error = error.expect("the card is not in that hand");
        let told = record_error(&error, Words::of(Lang::De));
        assert!(told.contains("Zeile") && told.contains("LW-"), "{told}");
    }
}
