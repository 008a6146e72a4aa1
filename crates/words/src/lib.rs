//! Every word a person reads, in English, German and Ukrainian.
//!
//! Owns the languages ([`Lang`]), the Fluent messages of `locales/` compiled into the program ([`Words`]) and the order
//! of the rule statements ([`rulebook`]). It deliberately does not know what a message is about: which key a thing has is
//! decided where the thing is shown.
//!
//! ```
//! use moonpack_words::{Lang, Words};
//!
//! let lang = Lang::for_browser("fr;q=0.9, uk-UA;q=0.8");
//! assert_eq!(lang, Lang::Uk);
//! assert_eq!(Words::of(lang).text("language-name"), "Українська");
//! ```

mod lang;
mod rulebook;
mod typed;
mod words;

pub use lang::{Lang, UnknownLang};
pub use rulebook::{Group, Rulebook, Statement, rulebook};
pub use typed::as_typed;
pub use words::{Arg, Words};
