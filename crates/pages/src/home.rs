//! The start page: three games, three ways to begin each, and the tables there are.

use maud::{Markup, html};
use moonpack_games::GameKind;
use moonpack_rules::{OptionKind, OptionSpec};
use moonpack_words::Words;

use crate::model::{HomeModel, Shell, TableRow};
use crate::picture::{picture, sign};
use crate::shell::page;
use crate::table::badge;

/// The levels offered, from friendly to fearsome; a stranger meets the first.
pub(crate) const LEVELS: [&str; 4] = ["pup", "yearling", "hunter", "alpha"];

/// The start page.
pub fn home(shell: &Shell, model: &HomeModel) -> Markup {
    let words = shell.words();
    let body = html! {
        section.hero {
            h1 { (words.text("home-title")) }
            p { (words.text("home-line")) }
        }
        @if !model.own.is_empty() { (list(&model.own, List::Own, words)) }
        section #games.games aria-label=(words.text("home-games")) {
            @for kind in GameKind::ALL { (game(kind, words)) }
        }
        div.columns {
            (list(&model.open, List::Open, words))
            (list(&model.running, List::Running, words))
        }
        details.card.paste {
            summary { (words.text("home-paste")) }
            form action="/open" method="post" {
                label { span { (words.text("home-paste-label")) } textarea name="text" rows="3" required maxlength="200000" {} }
                button { (words.text("home-paste-go")) }
            }
        }
    };
    page(shell, &words.text("home-title"), "home", &body)
}

fn game(kind: GameKind, words: &Words) -> Markup {
    let name = words.text(&format!("game-{kind}"));
    html! {
        article.card.game {
            (picture(kind))
            div.about {
                h2 { (name) }
                p.facts { (words.text(&format!("game-{kind}-facts"))) }
                p { (words.text(&format!("game-{kind}-line"))) }
                form.start action="/play" method="post" {
                    input type="hidden" name="game" value=(kind);
                    button.primary name="mode" value="bot" { (words.text("play-bot")) }
                    button name="mode" value="friends" { (words.text("play-friends")) }
                    button name="mode" value="device" { (words.text("play-device")) }
                    button.learn name="mode" value="guide" { (words.text("play-guide")) }
                    (settings(kind, words))
                }
                p.more { a href={ "/rules/" (kind) } { (words.with("rules-of", &[("game", (&name).into())])) } }
            }
        }
    }
}

/// What one can change before the game. Closed at first: the defaults are a good first game.
fn settings(kind: GameKind, words: &Words) -> Markup {
    let default_players = if kind.players().contains(&2) { 2 } else { kind.players()[0] };
    html! {
        details.settings {
            summary { (words.text("settings")) }
            label { span { (words.text("setting-players")) }
                select name="players" {
                    @for players in kind.players() {
                        option value=(players) selected[*players == default_players] { (players) }
                    }
                }
            }
            label { span { (words.text("setting-level")) }
                select name="level" {
                    @for level in LEVELS { option value=(level) { (words.text(&format!("level-{level}"))) } }
                }
            }
            @for spec in kind.option_specs() { (option_field(kind, &spec, words)) }
            label { span { (words.text("setting-clock")) }
                select name="clock" {
                    @for clock in ["off", "relaxed", "days"] { option value=(clock) { (words.text(&format!("clock-{clock}"))) } }
                }
            }
        }
    }
}

fn option_field(kind: GameKind, spec: &OptionSpec, words: &Words) -> Markup {
    let letters = kind.letters().to_lowercase();
    let name = format!("option.{}", spec.name);
    let label = words.text(&format!("{letters}-option-{}", spec.name));
    let value = |value: &str| words.text(&format!("{letters}-option-{}-{value}", spec.name));
    html! {
        label { span { (label) }
            @match &spec.kind {
                OptionKind::Choice(choices) => select name=(name) {
                    @for choice in *choices { option value=(choice) selected[*choice == spec.default] { (value(choice)) } }
                },
                OptionKind::Flag => select name=(name) {
                    @for choice in ["yes", "no"] { option value=(choice) selected[choice == spec.default] { (words.text(&format!("flag-{choice}"))) } }
                },
                OptionKind::Number { min, max } => input type="number" name=(name) min=(min) max=(max) value=(spec.default);,
                OptionKind::Text(_) => input type="text" name=(name) value=(spec.default) maxlength="400";,
            }
        }
    }
}

/// The lists of the start page.
#[derive(Clone, Copy, PartialEq, Eq)]
enum List {
    /// The reader's own tables.
    Own,
    /// Tables with a free seat.
    Open,
    /// Games to watch.
    Running,
}

impl List {
    const fn key(self) -> &'static str {
        match self {
            Self::Own => "home-own",
            Self::Open => "home-open",
            Self::Running => "home-running",
        }
    }
}

fn list(rows: &[TableRow], list: List, words: &Words) -> Markup {
    html! {
        section.card.tables {
            h2 { (words.text(list.key())) }
            @if rows.is_empty() { p.none { (words.text(&format!("{}-none", list.key()))) } }
            @else { ul { @for row in rows { (line(row, list, words)) } } }
        }
    }
}

/// A table in a list: its game, who sits there, and the one thing to do with it.
fn line(row: &TableRow, list: List, words: &Words) -> Markup {
    let what = match list {
        List::Own if row.over => "row-look",
        List::Own => "row-play",
        List::Open | List::Running => "row-watch",
    };
    html! {
        li {
            a.at href={ "/t/" (row.id) } {
                (sign(row.kind))
                span.what {
                    strong { (words.text(&format!("game-{}", row.kind))) }
                    @if row.your_move { span.tag.now { (words.text("tag-your-move")) } }
                    @if row.over { span.tag { (words.text("tag-over")) } }
                    span.names {
                        @for (seat, name) in row.names.iter().enumerate() {
                            @match name {
                                Some(name) => span.who { (badge(seat)) " " (name) },
                                None => span.who.free { (words.text("seat-open")) },
                            }
                        }
                    }
                }
                @if list != List::Open { span.go { (words.text(what)) } }
            }
            @if list == List::Open {
                form action={ "/t/" (row.id) "/join" } method="post" { button.primary { (words.text("command-join")) } }
            }
        }
    }
}
