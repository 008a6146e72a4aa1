//! What holds for any bytes from outside. The fuzz targets hold it for as long as they are let, the tests for the corpus and
//! what lies near it (`crates/engine/tests/it/fuzz.rs`); both take this very file.

use std::sync::LazyLock;

use moonpack_engine::Session;
use moonpack_games::{AnyMatch, Contents, GameKind, Record, decode, encode, seal};
use moonpack_words::Lang;

static CONTENTS: LazyLock<Contents> = LazyLock::new(|| Contents::shipped().expect("what ships is sound"));

/// Each game after some steps: always the middle one of the legal actions.
static GAMES: LazyLock<Vec<AnyMatch>> = LazyLock::new(|| {
    let begin = |kind: GameKind| {
        let mut play = AnyMatch::draw(&CONTENTS, kind, 2, &Vec::new(), 1).expect("two can play");
        while let Some(seat) = play.to_move().filter(|_| play.steps() < 256) {
            let legal = play.legal();
            play.play(seat, &legal[legal.len() / 2]).expect("it is legal");
        }
        play
    };
    GameKind::EVERY.map(begin).to_vec()
});

/// Any bytes are a record that can be written and read again, or are refused.
pub(crate) fn record(bytes: &[u8]) {
    if let Ok(record) = Record::read(&CONTENTS, bytes) {
        let text = record.write();
        let again = Record::read(&CONTENTS, &text).expect("what was written is read");
        assert_eq!(again.write(), text);
    }
}

/// Any text is the code of a match that can be encoded and opened again, or is refused. Behind a CRC hardly any random text
/// gets far, so the input is also tried with its check made right.
pub(crate) fn code(bytes: &[u8]) {
    for text in [String::from_utf8_lossy(bytes).into_owned(), seal(bytes)] {
        if let Ok(play) = decode(&CONTENTS, &text) {
            let again = decode(&CONTENTS, &encode(&play)).expect("what was encoded opens");
            assert_eq!(again.action_texts(), play.action_texts());
        }
    }
}

/// Any text is an action whose canonical text it is, or is refused; playing or explaining it breaks nothing. The first byte
/// chooses the game, the second how many steps have been played, the rest is the text.
pub(crate) fn action(bytes: &[u8]) {
    let [game, steps, text @ ..] = bytes else { return };
    let Ok(text) = std::str::from_utf8(text) else { return };
    let mut play = GAMES[usize::from(*game) % GAMES.len()].at(usize::from(*steps));
    let before = play.steps();
    let legal = play.legal();
    let explained = play.explain(text);
    let Some(seat) = play.to_move() else { return };
    match play.play(seat, text) {
        Ok(_) => {
            assert!(legal.iter().any(|legal| legal == text), "`{text}` was played but is not listed");
            assert!(explained.is_ok_and(|refusal| refusal.is_empty()));
        }
        Err(_) => {
            assert!(legal.iter().all(|legal| legal != text), "`{text}` is listed but was refused");
            assert_eq!(play.steps(), before);
        }
    }
}

/// Any lines get one answer each, and a refused line changes nothing.
pub(crate) fn line(bytes: &[u8]) {
    const LOOK: &[u8] = br#"{"cmd":"legal"}"#;
    let mut session = Session::new(CONTENTS.clone(), Lang::En);
    session.answer(br#"{"cmd":"new","game":"lone-wolves","seed":1}"#);
    let mut before = session.answer(LOOK);
    for line in bytes.split(|byte| *byte == b'\n').take(30) {
        // Searching takes as long as it is allowed to; that is no finding.
        if line.windows(3).any(|word| word == b"bot" || word == b"ana") {
            continue;
        }
        let answer = session.answer(line);
        assert!(!answer.contains('\n'), "an answer is one line");
        let after = session.answer(LOOK);
        if answer.contains(r#""ok":false"#) {
            assert_eq!(after, before, "a refused line changed something");
        }
        before = after;
    }
}
