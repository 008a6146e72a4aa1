//! The code: a whole match in a text short enough for a link. `docs/notation.md` specifies it.
//!
//! `1` (the version), then base64url of: the header and the set-up as deflated text, the number of steps, each step as
//! its place in the list of legal actions in as few bits as that list needs, and a CRC-32. A forced step costs nothing.
//! Like the record it holds everything, so it must not leave the server while secrets matter.
//!
//! ```
//! use moonpack_games::{AnyMatch, Contents, GameKind, decode, encode};
//!
//! let contents = Contents::shipped().unwrap();
//! let begun = AnyMatch::draw(&contents, GameKind::Wolfwalkers, 2, &vec![], 7).unwrap();
//! let again = decode(&contents, &encode(&begun)).unwrap();
//! assert_eq!(again.setup(), begun.setup());
//! ```

mod bits;

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use moonpack_rules::{BoardGame, Pairs};
use thiserror::Error;

use crate::{AnyMatch, Contents, GameKind, MAX_STEPS, Match, NewMatchError, UnknownGame};
use bits::{BitReader, BitWriter, width};

/// The version and first character of a code.
const VERSION: char = '1';
/// No link is longer; a longer text is refused before any work is done.
const MAX_CODE: usize = 32 * 1024;
/// No header with set-up is longer when unpacked.
const MAX_TEXT: usize = 128 * 1024;

/// Why a code opens nothing.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum CodeError {
    /// Another version of the code.
    #[error("this code begins with `{0}`, but this program reads codes that begin with `1`")]
    Version(char),
    /// Not a code, or one that was cut or changed on its way.
    #[error("this is not a whole code: copy the link again, from its first to its last character")]
    Damaged,
    /// No such game.
    #[error(transparent)]
    Game(#[from] UnknownGame),
    /// The match cannot begin like this.
    #[error(transparent)]
    Begin(#[from] NewMatchError),
}

impl CodeError {
    /// A stable word for programs.
    pub fn code(&self) -> &'static str {
        match self {
            Self::Version(_) => "code-version",
            Self::Damaged => "code-damaged",
            Self::Game(_) => "unknown-game",
            Self::Begin(error) => error.code(),
        }
    }
}

/// The match as a code.
pub fn encode(play: &AnyMatch) -> String {
    let text = miniz_oxide::deflate::compress_to_vec(header(play).as_bytes(), 10);
    let mut bytes = Vec::new();
    write_number(&mut bytes, text.len());
    bytes.extend(text);
    write_number(&mut bytes, play.steps());
    bytes.extend(each!(play, m => pack(m)));
    seal(&bytes)
}

/// These bytes as the text of a code, with version and check. What they mean is not looked at: this is the last step of
/// [`encode`], open so that fuzzing can get past the check.
pub fn seal(bytes: &[u8]) -> String {
    let check = crc32fast::hash(bytes).to_le_bytes();
    format!("{VERSION}{}", URL_SAFE_NO_PAD.encode([bytes, &check].concat()))
}

/// The match of a code.
///
/// # Errors
/// If the code is damaged, of another version, or names what this program cannot play.
pub fn decode(contents: &Contents, code: &str) -> Result<AnyMatch, CodeError> {
    let mut chars = code.chars();
    match chars.next() {
        Some(VERSION) if code.len() <= MAX_CODE => {}
        Some(other) if other.is_ascii_alphanumeric() && other != VERSION => {
            return Err(CodeError::Version(other));
        }
        _ => return Err(CodeError::Damaged),
    }
    let bytes = URL_SAFE_NO_PAD.decode(chars.as_str()).map_err(|_| CodeError::Damaged)?;
    let (mut rest, check) = bytes.split_last_chunk::<4>().ok_or(CodeError::Damaged)?;
    if crc32fast::hash(rest) != u32::from_le_bytes(*check) {
        return Err(CodeError::Damaged);
    }
    let length = read_number(&mut rest)?;
    let (text, mut rest) = rest.split_at_checked(length).ok_or(CodeError::Damaged)?;
    let text = miniz_oxide::inflate::decompress_to_vec_with_limit(text, MAX_TEXT);
    let text = String::from_utf8(text.map_err(|_| CodeError::Damaged)?).map_err(|_| CodeError::Damaged)?;
    let steps = read_number(&mut rest)?;
    if steps > MAX_STEPS {
        return Err(CodeError::Damaged);
    }
    let mut play = begin(contents, &text)?;
    each!(&mut play, m => unpack(m, steps, rest))?;
    Ok(play)
}

/// Game, rules version and players; options that are not the default; an empty line; the set-up.
fn header(play: &AnyMatch) -> String {
    let kind = play.kind();
    let mut text = format!("{kind} {} {}\n", play.rules_version(), play.seats());
    let specs = kind.option_specs();
    let chosen = |(name, value): &(String, String)| {
        !specs.iter().any(|spec| spec.name == name && spec.default == value)
    };
    for (name, value) in play.options().iter().filter(|option| chosen(option)) {
        text.extend([name, "=", value, "\n"]);
    }
    for (key, value) in play.setup() {
        text.extend(["\n", &key, "=", &value]);
    }
    text
}

fn begin(contents: &Contents, text: &str) -> Result<AnyMatch, CodeError> {
    let mut lines = text.split('\n');
    let mut first = lines.next().unwrap_or_default().split(' ');
    let kind: GameKind = first.next().unwrap_or_default().parse()?;
    let mut number = || first.next().and_then(|word| word.parse::<u32>().ok()).ok_or(CodeError::Damaged);
    let (rules, players) = (number()?, number()?);
    let pairs = |lines: &mut dyn Iterator<Item = &str>| -> Result<Pairs, CodeError> {
        let pair = |line: &str| line.split_once('=').map(|(key, value)| (key.to_owned(), value.to_owned()));
        lines.map(|line| pair(line).ok_or(CodeError::Damaged)).collect()
    };
    let options = pairs(&mut lines.by_ref().take_while(|line| !line.is_empty()))?;
    let setup = pairs(&mut lines)?;
    Ok(AnyMatch::from_setup(contents, kind, rules, players as usize, &options, &setup)?)
}

fn pack<G: BoardGame>(play: &Match<G>) -> Vec<u8> {
    let mut bits = BitWriter::default();
    let mut legal = Vec::new();
    let mut position = play.start().clone();
    for step in play.retold() {
        play.game().legal(&position, &mut legal);
        // An action of a match is legal where it was played.
        let index = legal.iter().position(|legal| *legal == step.action).unwrap_or_default();
        bits.push(index, width(legal.len()));
        position = step.position;
    }
    bits.finish()
}

fn unpack<G: BoardGame>(play: &mut Match<G>, steps: usize, bytes: &[u8]) -> Result<(), CodeError> {
    let mut bits = BitReader::new(bytes);
    for _ in 0..steps {
        let legal = play.legal();
        let index = bits.take(width(legal.len())).ok_or(CodeError::Damaged)?;
        play.follow(*legal.get(index).ok_or(CodeError::Damaged)?);
    }
    if bits.is_finished() { Ok(()) } else { Err(CodeError::Damaged) }
}

/// Seven bits a byte, the lowest first; a set eighth bit says that more follow.
fn write_number(bytes: &mut Vec<u8>, mut number: usize) {
    while number >= 0x80 {
        bytes.push(number as u8 | 0x80);
        number >>= 7;
    }
    bytes.push(number as u8);
}

fn read_number(bytes: &mut &[u8]) -> Result<usize, CodeError> {
    let mut number = 0;
    for shift in [0, 7, 14, 21] {
        let (first, rest) = bytes.split_first().ok_or(CodeError::Damaged)?;
        *bytes = rest;
        number |= usize::from(first & 0x7f) << shift;
        if *first < 0x80 {
            return Ok(number);
        }
    }
    Err(CodeError::Damaged)
}
