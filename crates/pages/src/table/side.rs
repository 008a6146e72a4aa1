//! Beside the board: commands, the list of legal actions, the log, the chat.

use maud::{Markup, html};
use moonpack_words::Words;

use super::{Outlook, badge};
use crate::guide;
use crate::model::{ChatLine, Choice, TableModel};

/// The command bar: elements of click paths that the board does not draw, and undo, hint and the like.
pub(crate) fn commands(model: &TableModel<'_>, board: &str, words: &Words) -> Markup {
    html! {
        div.commands role="toolbar" aria-label=(words.text("commands")) {
            @for (element, label) in undrawn(&model.choices, board) {
                button.primary type="button" id=(element) data-el=(element) { (label) }
            }
            @if !model.choices.is_empty() {
                form action=(model.below("/hint")) method="post" data-soft { button { (words.text("command-hint")) } }
            }
            @if model.running() && model.seated() {
                form action=(model.below("/undo")) method="post" data-soft {
                    input type="hidden" name="version" value=(model.version);
                    button #undo disabled[!model.can_undo] { (words.text("command-undo")) }
                }
            }
            @if let Some(hint) = &model.hint {
                p.hint data-hint=(hint.clicks.join(" ")) { strong { (words.text("hint")) } " " (hint.phrase) }
            }
        }
    }
}

/// Elements that begin or continue a path and stand nowhere on the board. Such as the end of a turn: they become buttons.
fn undrawn(choices: &[Choice], board: &str) -> Vec<(String, String)> {
    let mut found: Vec<(String, String)> = Vec::new();
    for choice in choices {
        for (depth, element) in choice.clicks.iter().enumerate() {
            let drawn = board.contains(&format!("id=\"{element}\""));
            if !drawn && !found.iter().any(|(known, _)| known == element) {
                let last = depth + 1 == choice.clicks.len();
                found.push((element.clone(), if last { choice.phrase.clone() } else { element.clone() }));
            }
        }
    }
    found
}

/// The side of the table.
pub(crate) fn side(model: &TableModel<'_>, outlooks: &[Outlook], words: &Words) -> Markup {
    html! {
        aside.side {
            @if let Some(guide) = model.guide { (guide::panel(model, guide, words)) }
            (actions(model, outlooks, words))
            (log(model, words))
            (chat(model, words))
            (help(model, words))
            (leave(model, words))
        }
    }
}

/// For whoever does not know the game yet.
fn help(model: &TableModel<'_>, words: &Words) -> Markup {
    let kind = model.game.kind();
    let name = words.text(&format!("game-{kind}"));
    html! {
        p.help {
            @if model.guide.is_none() && model.running() && !model.curtain {
                a #guide-begin.button href={ (model.base) "?guide=1" } data-soft { (words.text("guide-begin")) }
            }
            a.button href={ "/rules/" (kind) } target="_blank" { (words.with("rules-of", &[("game", (&name).into())])) }
        }
    }
}

/// The plain list of legal actions: for screen readers and keyboards, and what the script reads the click paths from.
fn actions(model: &TableModel<'_>, outlooks: &[Outlook], words: &Words) -> Markup {
    html! {
        @if !model.choices.is_empty() {
            details #choices.panel {
                summary { (words.with("choices", &[("count", model.choices.len().into())])) }
                form #act action=(model.below("/act")) method="post" {
                    input type="hidden" name="version" value=(model.version);
                    ul {
                        @for choice in &model.choices {
                            @let outlook = outlooks.iter().find(|outlook| outlook.action == choice.action);
                            @let (note, peek) = outlook.map_or((&None, &None), |outlook| (&outlook.note, &outlook.peek));
                            li { button name="action" value=(choice.action) data-path=(choice.clicks.join(" ")) data-note=[note] data-peek=[peek] { (choice.phrase) } }
                        }
                    }
                }
            }
        }
    }
}

/// What happened, newest first; each line shows its step on the board.
fn log(model: &TableModel<'_>, words: &Words) -> Markup {
    html! {
        details #log.panel open {
            summary { (words.text("log")) }
            @if model.log.is_empty() { p.none { (words.text("log-none")) } }
            ol tabindex="0" {
                @for line in model.log.iter().rev() {
                    li { a href={ (model.base) "?at=" (line.step) } data-soft aria-current=[(model.at == Some(line.step)).then_some("step")] { (line.text) } }
                }
            }
        }
    }
}

fn chat(model: &TableModel<'_>, words: &Words) -> Markup {
    let seated = model.seated();
    let yours = |line: &ChatLine| model.seats.get(line.seat).is_some_and(|seat| seat.yours);
    html! {
        details #chat.panel open[!model.chat.is_empty()] {
            summary { (words.text("chat")) @if !model.chat.is_empty() { " " span.tag { (model.chat.len()) } } }
            @if model.chat.is_empty() { p.none { (words.text(if seated { "chat-none" } else { "chat-watching" })) } }
            @else {
                ol.talk tabindex="0" {
                    @for line in &model.chat {
                        li data-yours[yours(line)] {
                            strong { (badge(line.seat)) " " (line.name) }
                            p { (line.text) }
                        }
                    }
                }
            }
            @if seated {
                form action=(model.below("/chat")) method="post" data-soft {
                    label { span.sr { (words.text("chat-say")) } input #say name="text" maxlength="400" autocomplete="off" required placeholder=(words.text("chat-say")); }
                    button { (words.text("chat-send")) }
                }
            }
        }
    }
}

/// The ways out of a running game. Each says what it leads to, since none can be taken back by a click.
fn leave(model: &TableModel<'_>, words: &Words) -> Markup {
    let wishes = &model.wishes;
    let way = |path: &str, command: &str, about: &str| {
        html! {
            form action=(model.below(path)) method="post" {
                button { (words.text(command)) }
                small { (words.text(about)) }
            }
        }
    };
    html! {
        @if wishes.leave || wishes.resign || wishes.end.is_some() {
            details #leave.panel.leave {
                summary { (words.text("leave")) }
                @if wishes.end.as_ref().is_some_and(|end| !end.mine && end.others.is_empty()) {
                    (way("/end", "command-end", "about-end"))
                }
                @if wishes.leave { (way("/leave", "command-leave", "about-leave")) }
                @if wishes.resign { (way("/resign", "command-resign", "about-resign")) }
            }
        }
    }
}
