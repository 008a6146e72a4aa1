//! The messages of one language.

use std::collections::BTreeSet;
use std::sync::LazyLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use fluent_syntax::ast::Entry;
use include_dir::{Dir, include_dir};
use moonpack_rules::RuleId;
use unic_langid::LanguageIdentifier;

use crate::Lang;

static LOCALES: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/../../locales");

static ALL: LazyLock<[Words; 3]> = LazyLock::new(|| Lang::ALL.map(Words::load));

/// The messages of one language, ready to be asked.
pub struct Words {
    lang: Lang,
    bundle: FluentBundle<FluentResource>,
    keys: BTreeSet<String>,
}

/// A value put into a message.
#[derive(Clone, Debug)]
pub enum Arg<'a> {
    /// A number: chooses plural forms.
    Number(i64),
    /// A text, put in as it is.
    Text(&'a str),
}

impl From<i64> for Arg<'_> {
    fn from(number: i64) -> Self {
        Self::Number(number)
    }
}

impl From<i32> for Arg<'_> {
    fn from(number: i32) -> Self {
        Self::Number(number.into())
    }
}

impl From<u32> for Arg<'_> {
    fn from(number: u32) -> Self {
        Self::Number(number.into())
    }
}

impl From<usize> for Arg<'_> {
    fn from(number: usize) -> Self {
        Self::Number(i64::try_from(number).unwrap_or(i64::MAX))
    }
}

impl<'a> From<&'a str> for Arg<'a> {
    fn from(text: &'a str) -> Self {
        Self::Text(text)
    }
}

impl<'a> From<&'a String> for Arg<'a> {
    fn from(text: &'a String) -> Self {
        Self::Text(text)
    }
}

impl Words {
    /// The words of a language.
    pub fn of(lang: Lang) -> &'static Self {
        &ALL[lang as usize]
    }

    /// Which language these words are in.
    pub fn lang(&self) -> Lang {
        self.lang
    }

    /// The message `key` without variables.
    pub fn text(&self, key: &str) -> String {
        self.with(key, &[])
    }

    /// The message `key` with its variables filled in. A key nobody wrote gives the key itself: a page with one odd
    /// word is better than no page, and the locale check finds it before a person does.
    pub fn with(&self, key: &str, args: &[(&str, Arg<'_>)]) -> String {
        let Some(pattern) = self.bundle.get_message(key).and_then(|message| message.value()) else {
            return key.to_owned();
        };
        let mut values = FluentArgs::new();
        for (name, arg) in args {
            let value = match arg {
                Arg::Number(number) => FluentValue::from(*number),
                Arg::Text(text) => FluentValue::from(*text),
            };
            values.set(*name, value);
        }
        self.bundle.format_pattern(pattern, Some(&values), &mut Vec::new()).into_owned()
    }

    /// Is there a message with this key?
    pub fn has(&self, key: &str) -> bool {
        self.keys.contains(key)
    }

    /// All keys, sorted.
    pub fn keys(&self) -> impl Iterator<Item = &str> {
        self.keys.iter().map(String::as_str)
    }

    /// The words of a rule statement.
    pub fn rule(&self, rule: RuleId) -> String {
        self.text(&rule.to_string())
    }

    fn load(lang: Lang) -> Self {
        let id: LanguageIdentifier = lang.code().parse().unwrap_or_default();
        let mut bundle = FluentBundle::new_concurrent(vec![id]);
        // Isolation marks are for mixed writing directions; ours all run left to right.
        bundle.set_use_isolating(false);
        let mut keys = BTreeSet::new();
        let files = LOCALES.get_dir(lang.code()).into_iter().flat_map(Dir::files);
        for text in files.filter_map(|file| file.contents_utf8()) {
            // A broken entry is left out and the rest is used; the locale check fails on it.
            let resource = FluentResource::try_new(text.to_owned()).unwrap_or_else(|(resource, _)| resource);
            keys.extend(resource.entries().filter_map(|entry| match entry {
                Entry::Message(message) if message.value.is_some() => Some(message.id.name.to_owned()),
                _ => None,
            }));
            bundle.add_resource_overriding(resource);
        }
        Self { lang, bundle, keys }
    }
}
