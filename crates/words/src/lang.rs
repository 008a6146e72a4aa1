//! The three languages and how a browser's wish is read.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

/// A language Moonpack speaks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Lang {
    /// English.
    #[default]
    En,
    /// German.
    De,
    /// Ukrainian.
    Uk,
}

/// Not one of our languages.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("there is no language `{0}`; the languages are en, de and uk")]
pub struct UnknownLang(String);

impl Lang {
    /// All languages, in the order they are offered.
    pub const ALL: [Self; 3] = [Self::En, Self::De, Self::Uk];

    /// The two letters of the language, as in `lang="uk"`.
    pub const fn code(self) -> &'static str {
        match self {
            Self::En => "en",
            Self::De => "de",
            Self::Uk => "uk",
        }
    }

    /// The best language for an `Accept-Language` header; English if it names none of ours.
    pub fn for_browser(header: &str) -> Self {
        let mut best = (0.0_f32, Self::En);
        for wish in header.split(',').take(20) {
            let (tag, quality) = wish.split_once(";q=").unwrap_or((wish, "1"));
            let quality: f32 = quality.trim().parse().unwrap_or(0.0);
            let language = tag.trim().split('-').next().unwrap_or_default().to_ascii_lowercase();
            if let Ok(lang) = language.parse::<Self>()
                && quality > best.0
            {
                best = (quality, lang);
            }
        }
        best.1
    }
}

impl fmt::Display for Lang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

impl FromStr for Lang {
    type Err = UnknownLang;

    fn from_str(text: &str) -> Result<Self, UnknownLang> {
        let named = Self::ALL.into_iter().find(|lang| lang.code() == text);
        named.ok_or_else(|| UnknownLang(text.chars().take(20).collect()))
    }
}
