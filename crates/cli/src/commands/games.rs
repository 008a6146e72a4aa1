//! `moonpack games`: what there is to play, for people or (`--json`) for programs.

use std::io::Write;
use std::process::ExitCode;

use moonpack_bots::{Ladder, Level};
use moonpack_games::{GameKind, json};
use moonpack_rules::OptionKind;
use moonpack_words::Words;

use crate::context::Context;

/// The arguments.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Print JSON for a program
    #[arg(long)]
    json: bool,
}

/// Prints the list.
pub(crate) fn run(context: &Context, args: &Args) -> anyhow::Result<ExitCode> {
    let mut out = std::io::stdout().lock();
    if args.json {
        writeln!(out, "{}", json::games_json())?;
        return Ok(ExitCode::SUCCESS);
    }
    write!(out, "{}", listed(context.words, |title| context.bold(title)))?;
    Ok(ExitCode::SUCCESS)
}

/// The games with their player counts and options, for a reader.
pub(crate) fn listed(words: &Words, bold: impl Fn(&str) -> String) -> String {
    let mut out = String::new();
    for kind in GameKind::ALL {
        let counts: Vec<String> = kind.players().iter().map(usize::to_string).collect();
        let counts = counts.join(", ");
        let title = bold(&words.text(&format!("game-{kind}")));
        let rules = i64::from(kind.newest_version());
        let facts = [("players", (&counts).into()), ("rules", rules.into())];
        out += &format!("{title}  ({kind})\n  {}\n", words.with("cli-games-facts", &facts));
        let bots = Ladder::of(kind).levels().chain([Level::Packmate]).map(Level::name);
        let bots = bots.collect::<Vec<_>>().join(", ");
        out += &format!("  {}\n", words.with("cli-games-bots", &[("bots", (&bots).into())]));
        for option in kind.option_specs() {
            let values = match option.kind {
                OptionKind::Choice(values) => values.join(" | "),
                OptionKind::Flag => "yes | no".to_owned(),
                OptionKind::Numbers(values) => {
                    values.iter().map(u32::to_string).collect::<Vec<_>>().join(" | ")
                }
                OptionKind::Number { min, max } => format!("{min}…{max}"),
                OptionKind::Text(form) => form.to_owned(),
            };
            let default = words.with("cli-games-default", &[("value", option.default.into())]);
            out += &format!("  {} = {values}  ({default})\n", option.name);
        }
        out.push('\n');
    }
    out
}
