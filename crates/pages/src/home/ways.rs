//! Setting a table: who plays, how many, by which options. Everything is a choice among what can be played, so nothing
//! wrong can be asked for; what is only for programs (a layout's code, a turn limit) stays with the API.

use maud::{Markup, html};
use moonpack_bots::{Ladder, Level};
use moonpack_games::GameKind;
use moonpack_rules::{OptionKind, OptionSpec};
use moonpack_words::Words;

use super::faced;
use crate::icons::{Icon, icon};

/// The sheet in which a game's table is set.
pub(super) fn sheet(kind: GameKind, words: &Words) -> Markup {
    let id = format!("set-{kind}");
    let name = words.text(&format!("game-{kind}"));
    let players = kind.players();
    let usual = if players.contains(&2) { 2 } else { players[0] };
    html! {
        aside.drawer.set id=(id) popover="auto" aria-label=(words.with("set", &[("game", (&name).into())])) {
            header {
                h2 { (name) }
                button.round type="button" popovertarget=(id) popovertargetaction="hide" aria-label=(words.text("close")) { (icon(Icon::Close)) }
            }
            form.within action="/play" method="post" {
                input type="hidden" name="game" value=(kind);
                (group(&id, "mode", &words.text("set-who"), &["friends", "device", "bot"], "friends", |mode| words.text(&format!("play-{mode}"))))
                @if players.len() > 1 {
                    @let counts: Vec<String> = players.iter().map(ToString::to_string).collect();
                    @let counts: Vec<&str> = counts.iter().map(String::as_str).collect();
                    (group(&id, "players", &words.text("setting-players"), &counts, &usual.to_string(), str::to_owned))
                }
                div.for-bots {
                    @let faced: Vec<&str> = faced(Ladder::of(kind).levels()).collect();
                    (group(&id, "level", &words.text("setting-level"), &faced, faced[0], |level| words.text(&format!("level-{level}"))))
                }
                @if kind == GameKind::TheWolves { div.for-bots { (characters(&id, words)) } }
                @for spec in kind.option_specs() { (option(kind, &id, &spec, words)) }
                div.for-friends {
                    (group(&id, "clock", &words.text("setting-clock"), &["off", "relaxed", "days"], "off", |clock| words.text(&format!("clock-{clock}"))))
                    label.check { input type="checkbox" name="listed" value="yes"; span { (words.text("set-listed")) } }
                }
                button.gold { (icon(Icon::Play)) (words.text("set-go")) }
                p.small { a href={ "/rules/" (kind) } { (words.with("rules-of", &[("game", (&name).into())])) } }
            }
        }
    }
}

/// The bots that have a character, among those above: whoever takes one takes no level.
fn characters(sheet: &str, words: &Words) -> Markup {
    html! {
        fieldset.group.group-character {
            legend { (words.text("setting-character")) }
            @for level in Level::CHARACTERS {
                label {
                    input type="radio" name="level" value=(level.name()) id={ (sheet) "-level-" (level.name()) };
                    span { b { (words.text(&format!("level-{level}"))) } small { (words.text(&format!("level-{level}-line"))) } }
                }
            }
        }
    }
}

/// One thing to choose, each possibility in sight.
fn group(
    sheet: &str,
    name: &str,
    label: &str,
    values: &[&str],
    chosen: &str,
    word: impl Fn(&str) -> String,
) -> Markup {
    html! {
        fieldset class={ "group group-" (name.replace('.', "-")) } {
            legend { (label) }
            @for value in values {
                label {
                    input type="radio" name=(name) value=(value) id={ (sheet) "-" (name) "-" (value) } checked[*value == chosen];
                    span { (word(value)) }
                }
            }
        }
    }
}

/// An option of the game, if it is one a person chooses.
fn option(kind: GameKind, sheet: &str, spec: &OptionSpec, words: &Words) -> Markup {
    let letters = kind.letters().to_lowercase();
    let name = format!("option.{}", spec.name);
    let label = words.text(&format!("{letters}-option-{}", spec.name));
    let value = |value: &str| words.text(&format!("{letters}-option-{}-{value}", spec.name));
    let flag = |value: &str| words.text(&format!("flag-{value}"));
    match (&spec.kind, spec.name) {
        (OptionKind::Choice(choices), _) => group(sheet, &name, &label, choices, spec.default, value),
        (OptionKind::Flag, _) => group(sheet, &name, &label, &["no", "yes"], spec.default, flag),
        (OptionKind::Numbers(values), _) => {
            let values: Vec<String> =
                values.iter().filter(|value| **value <= 8).map(u32::to_string).collect();
            let values: Vec<&str> = values.iter().map(String::as_str).collect();
            group(sheet, &name, &label, &values, spec.default, str::to_owned)
        }
        (OptionKind::Text(_), "permanent" | "opportunities") => {
            group(sheet, &name, &label, &["none", "random"], spec.default, value)
        }
        (OptionKind::Text(_), "solo") => {
            let challenge =
                |id: &str| if id == "none" { value(id) } else { words.text(&format!("ww-solo-{id}")) };
            group(
                sheet,
                &name,
                &label,
                &["none", "S1", "S2", "S3", "S4", "S5", "S6", "S7", "S8"],
                "none",
                challenge,
            )
        }
        (OptionKind::Number { .. } | OptionKind::Text(_), _) => html! {},
    }
}
