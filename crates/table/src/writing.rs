//! What people write: names, and words in the chat. Unicode's own tables say what is invisible, what turns its neighbours
//! around and what looks like something else (UTS 39); nothing of that kind is listed here by hand.
//!
//! It decides what may be written and what looks alike, not who may write.

use thiserror::Error;
use unicode_normalization::UnicodeNormalization;
use unicode_properties::{GeneralCategoryGroup, UnicodeEmoji, UnicodeGeneralCategory};
use unicode_security::{GeneralSecurityProfile, RestrictionLevel, RestrictionLevelDetection, skeleton};

/// The most characters of a name.
pub const MAX_NAME: usize = 30;

/// Accents above each other; more of them paint over the lines around.
const MARKS: usize = 3;

/// A blank that Unicode counts among the pictures.
const BLANK: char = '\u{2800}';
/// Join and dress up emoji, and mean nothing anywhere else.
const JOINERS: [char; 2] = ['\u{200d}', '\u{fe0f}'];

/// Why this is no name.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum NameError {
    /// Nothing is left of it, or too much.
    #[error("a name has between 1 and {MAX_NAME} characters")]
    Length,
    /// A sign that names are not written with.
    #[error("a name is written with letters, digits and plain signs, and `{}` is none of them", .0.escape_unicode())]
    Sign(char),
    /// One word in letters of two scripts: its letters are taken for others.
    #[error("a word of a name is written in one script")]
    Mixed,
}

/// A name that shows what it is: plain letters (compatibility forms become what they stand for), single spaces, nothing
/// invisible, no word that mixes scripts.
///
/// # Errors
/// Says what is wrong with it.
pub fn checked_name(text: &str) -> Result<String, NameError> {
    let shown: String = text.nfkc().map(spaced).filter(|letter| !is_invisible(*letter)).collect();
    let name = single_spaced(&shown);
    let allowed = |letter: char| {
        letter == ' ' || letter.is_ascii_graphic() || letter.identifier_allowed() || letter.is_emoji_char()
    };
    if let Some(sign) = name.chars().find(|letter| !allowed(*letter)) {
        return Err(NameError::Sign(sign));
    }
    if !(1..=MAX_NAME).contains(&name.chars().count()) || has_towers(&name) {
        return Err(NameError::Length);
    }
    let mixed = |word: &str| {
        let letters: String = word.chars().filter(|letter| letter.is_alphabetic()).collect();
        letters.detect_restriction_level() > RestrictionLevel::HighlyRestrictive
    };
    if name.split(' ').any(mixed) { Err(NameError::Mixed) } else { Ok(name) }
}

/// Can one of these names be taken for the other?
pub fn look_alike(one: &str, other: &str) -> bool {
    let seen = |name: &str| -> String { skeleton(name).filter(|letter| *letter != ' ').collect() };
    // As they stand (`AIan` and `Alan`), and whatever the size of their letters (`anna` and `Anna`).
    seen(one) == seen(other) || seen(&one.to_lowercase()) == seen(&other.to_lowercase())
}

/// Words as others may be shown them: one line, nothing invisible but what holds emoji together, no towers of accents.
/// Empty if nothing of it can be seen.
pub(crate) fn shown_words(text: &str) -> String {
    let mut shown = String::with_capacity(text.len());
    let (mut before, mut marks) = (' ', 0);
    for letter in text.nfc().map(spaced) {
        let joins =
            JOINERS.contains(&letter) && !before.is_ascii() && before.is_emoji_char_or_emoji_component();
        if is_invisible(letter) && !joins {
            continue;
        }
        marks = if is_mark(letter) { marks + 1 } else { 0 };
        if marks <= MARKS {
            shown.push(letter);
        }
        before = letter;
    }
    let line = single_spaced(&shown);
    let seen =
        |letter: char| !matches!(letter, ' ' | BLANK) && !JOINERS.contains(&letter) && !is_mark(letter);
    if line.chars().any(seen) { line } else { String::new() }
}

fn spaced(letter: char) -> char {
    if letter.is_whitespace() { ' ' } else { letter }
}

fn single_spaced(text: &str) -> String {
    text.split(' ').filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ")
}

/// Control and format characters, what is unassigned or private, and what is ignored by default, which is what has no
/// skeleton.
fn is_invisible(letter: char) -> bool {
    letter.general_category_group() == GeneralCategoryGroup::Other
        || skeleton(letter.encode_utf8(&mut [0; 4])).next().is_none()
}

fn is_mark(letter: char) -> bool {
    letter.general_category_group() == GeneralCategoryGroup::Mark
}

fn has_towers(text: &str) -> bool {
    let mut marks = 0;
    text.chars().any(|letter| {
        marks = if is_mark(letter) { marks + 1 } else { 0 };
        marks > MARKS
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_show_what_they_are() {
        for (given, name) in [
            ("  Anna   of\tthe Hills ", "Anna of the Hills"),
            ("An\u{200b}na\u{202e}\u{feff}", "Anna"),
            ("Ганна Яківна", "Ганна Яківна"),
            ("Мар'яна", "Мар'яна"),
            ("Jürgen Groß", "Jürgen Groß"),
            ("O'Neil-Smith Jr.", "O'Neil-Smith Jr."),
            ("Wolf 4711 🐺", "Wolf 4711 🐺"),
            ("Анна Smith", "Анна Smith"),
            ("花子", "花子"),
            // Letters in fancy dress are the letters they stand for.
            ("\u{1d400}\u{1d427}\u{1d427}\u{1d41a} \u{ff21}", "Anna A"),
        ] {
            assert_eq!(checked_name(given).as_deref(), Ok(name), "{given:?}");
        }
        for nothing in ["", "   ", "\u{200b}\u{2060}", "\u{3164}", "\u{7}", "\n", "\u{e0041}"] {
            assert_eq!(checked_name(nothing), Err(NameError::Length), "{nothing:?}");
        }
        assert_eq!(checked_name("Annа"), Err(NameError::Mixed), "its last letter is Cyrillic");
        assert_eq!(checked_name("\u{2800}"), Err(NameError::Sign('\u{2800}')));
        assert_eq!(checked_name(&"x".repeat(31)), Err(NameError::Length));
        assert_eq!(checked_name("Z\u{300}\u{301}\u{302}\u{303}\u{304}"), Err(NameError::Length));
    }

    #[test]
    fn names_that_are_taken_for_each_other_look_alike() {
        for (one, other) in [
            ("Anna", "anna"),
            ("Alan", "AIan"),
            ("Marn", "Mam"),
            ("Аппа", "Aппa"),
            ("Сара", "Capa"),
            ("Anna Berg", "AnnaBerg"),
            ("Wolf 10", "Wolf lO"),
        ] {
            assert!(look_alike(one, other), "{one} {other}");
        }
        for (one, other) in [("Anna", "Anne"), ("Wolf 1234", "Wolf 1235"), ("Ганна", "Галина")] {
            assert!(!look_alike(one, other), "{one} {other}");
        }
    }

    #[test]
    fn words_are_one_line_that_can_be_seen() {
        for (given, shown) in [
            ("  good\n\ngame\r\n ", "good game"),
            ("a\u{202e}cba\u{2066}\u{200b}", "acba"),
            ("👨\u{200d}👩\u{200d}👧 ❤\u{fe0f}", "👨\u{200d}👩\u{200d}👧 ❤\u{fe0f}"),
            ("Привіт, як справи? Grüße!", "Привіт, як справи? Grüße!"),
            ("שלום", "שלום"),
            ("Z\u{317}\u{318}\u{319}\u{31c}\u{31d}\u{31e}!", "Z\u{317}\u{318}\u{319}!"),
        ] {
            assert_eq!(shown_words(given), shown, "{given:?}");
        }
        for nothing in
            ["", " \n ", "\u{7}", "\u{200b}", "\u{2800} \u{2800}", "\u{3164}", "\u{301}", "\u{200d}"]
        {
            assert_eq!(shown_words(nothing), "", "{nothing:?}");
        }
    }
}
