//! The words of `--help` in the language asked for.
//!
//! The derived texts in the code are what a programmer reads; a person reads the messages `cli-…` of `locales/`:
//! `cli-about-NAME` for a command and for the program itself, `cli-arg-NAME-ID` for a command's argument and `cli-arg-ID`
//! for one that several share. A message nobody wrote leaves the derived text standing.

use clap::Command;
use moonpack_words::Words;

use crate::context::lang_of_environment;

/// The words of the language that the raw command line asks for. The help is built before the line is parsed, so this
/// looks at it by hand; a language that does not exist is refused by the parser afterwards.
pub(crate) fn words_wanted(args: impl Iterator<Item = String>) -> &'static Words {
    let mut wanted = None;
    let mut after_flag = false;
    for arg in args {
        let value = if after_flag { Some(arg.as_str()) } else { arg.strip_prefix("--lang=") };
        wanted = value.and_then(|value| value.parse().ok()).or(wanted);
        after_flag = arg == "--lang";
    }
    Words::of(wanted.unwrap_or_else(lang_of_environment))
}

/// The command with its help in these words.
pub(crate) fn translated(command: Command, words: &'static Words) -> Command {
    let names: Vec<String> = command.get_subcommands().map(|sub| sub.get_name().to_owned()).collect();
    let mut command = with_words(command, words);
    if let Some(text) = found(words, "cli-exit-codes") {
        command = command.after_help(text);
    }
    for name in names {
        command = command.mut_subcommand(&name, |sub| with_words(sub, words));
    }
    command
}

fn with_words(command: Command, words: &'static Words) -> Command {
    let name = command.get_name().to_owned();
    let about = found(words, &format!("cli-about-{name}"));
    let command = command.mut_args(|arg| {
        let id = arg.get_id().as_str().replace('_', "-");
        let own = found(words, &format!("cli-arg-{name}-{id}"));
        match own.or_else(|| found(words, &format!("cli-arg-{id}"))) {
            Some(text) => arg.help(text),
            None => arg,
        }
    });
    match about {
        Some(text) => command.about(text),
        None => command,
    }
}

fn found(words: &Words, key: &str) -> Option<String> {
    words.has(key).then(|| words.text(key))
}
