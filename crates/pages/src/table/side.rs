//! Beside the board: commands, the list of legal actions, the log, the chat.

use maud::{Markup, html};
use moonpack_words::Words;

use super::Outlook;
use crate::model::{Choice, SeatOwner, TableModel};

/// The command bar: elements of click paths that the board does not draw, and undo, hint and the like.
pub(crate) fn commands(model: &TableModel<'_>, board: &str, words: &Words) -> Markup {
    let here = model.base;
    html! {
        div.commands role="toolbar" aria-label=(words.text("commands")) {
            @for (element, label) in undrawn(&model.choices, board) {
                button.primary type="button" id=(element) data-el=(element) { (label) }
            }
            @if model.can_join {
                form action={ (here) "/join" } method="post" { button.primary { (words.text("command-join")) } }
            }
            @if model.seats.iter().any(|seat| seat.owner == SeatOwner::Open) {
                button type="button" data-copy=(here) { (words.text("command-copy-link")) }
            }
            @if !model.choices.is_empty() {
                form action={ (here) "/hint" } method="post" data-soft { button { (words.text("command-hint")) } }
            }
            form action={ (here) "/undo" } method="post" data-soft {
                input type="hidden" name="version" value=(model.version);
                button #undo disabled[!model.can_undo] { (words.text("command-undo")) }
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
            (actions(model, outlooks, words))
            (log(model, words))
            (chat(model, words))
            (leave(model, words))
        }
    }
}

/// The plain list of legal actions: for screen readers and keyboards, and what the script reads the click paths from.
fn actions(model: &TableModel<'_>, outlooks: &[Outlook], words: &Words) -> Markup {
    html! {
        @if !model.choices.is_empty() {
            details #choices.panel {
                summary { (words.with("choices", &[("count", model.choices.len().into())])) }
                form #act action={ (model.base) "/act" } method="post" {
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
            ol reversed {
                @for line in model.log.iter().rev() {
                    li { a href={ (model.base) "?at=" (line.step) } { (line.text) } }
                }
            }
        }
    }
}

fn chat(model: &TableModel<'_>, words: &Words) -> Markup {
    let seated = model.seats.iter().any(|seat| seat.yours);
    html! {
        details #chat.panel {
            summary { (words.text("chat")) }
            ol { @for line in &model.chat { li { strong { (line.name) } " " (line.text) } } }
            @if seated {
                form action={ (model.base) "/chat" } method="post" data-soft {
                    label { span.sr { (words.text("chat-say")) } input #say name="text" maxlength="400" autocomplete="off" required; }
                    button { (words.text("chat-send")) }
                }
            }
        }
    }
}

fn leave(model: &TableModel<'_>, words: &Words) -> Markup {
    let playing = model.game.to_move().is_some() && model.seats.iter().any(|seat| seat.yours);
    html! {
        @if playing {
            details.panel.leave {
                summary { (words.text("leave")) }
                form action={ (model.base) "/resign" } method="post" { button { (words.text("command-resign")) } }
            }
        }
    }
}
