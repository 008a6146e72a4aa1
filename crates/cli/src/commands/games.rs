//! `moonpack games`: what there is to play, for people or (`--json`) for programs.

use std::io::Write;
use std::process::ExitCode;

use moonpack_games::{GameKind, json};
use moonpack_rules::OptionKind;

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
    let words = context.words;
    for kind in GameKind::ALL {
        let counts: Vec<String> = kind.players().iter().map(usize::to_string).collect();
        let counts = counts.join(", ");
        let title = words.text(&format!("game-{kind}"));
        writeln!(out, "{}  ({kind})", context.bold(&title))?;
        let rules = i64::from(kind.newest_version());
        let facts = [("players", (&counts).into()), ("rules", rules.into())];
        writeln!(out, "  {}", words.with("cli-games-facts", &facts))?;
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
            writeln!(out, "  {} = {values}  ({default})", option.name)?;
        }
        writeln!(out)?;
    }
    Ok(ExitCode::SUCCESS)
}
