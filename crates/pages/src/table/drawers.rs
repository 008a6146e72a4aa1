//! Around the board: the bar, the commands, and the drawers with the list of choices, the rules, the log, the chat, the menu.
//!
//! Drawers are popovers, so they open without the script and lie above everything; what is open stays open when the script
//! puts a new table in place.

use maud::{Markup, html};
use moonpack_rules::Seat;
use moonpack_words::Words;

use super::idea::{Idea, idea};
use super::{badge, part, plaque, what_if};
use crate::icons::{Icon, icon};
use crate::model::{ChatLine, Choice, LogLine, Shell, TableModel};
use crate::shell::{brand, languages, light};

/// The command bar: elements of click paths that the board does not draw, and undo, hint and the like.
pub(crate) fn commands(model: &TableModel<'_>, board: &str, words: &Words) -> Markup {
    html! {
        div.commands role="toolbar" aria-label=(words.text("commands")) {
            @for (element, label) in undrawn(&model.choices, board) {
                button.primary type="button" id=(element) data-el=(element) { (label) }
            }
            @if model.live() && !model.choices.is_empty() {
                form action=(model.below("/hint")) method="post" data-soft { button #hint { (icon(Icon::Lamp)) (words.text("command-hint")) } }
            }
            @if model.running() && model.seated() {
                form action=(model.below("/undo")) method="post" data-soft {
                    input type="hidden" name="version" value=(model.version);
                    button #undo disabled[!model.can_undo] { (icon(Icon::Undo)) (words.text("command-undo")) }
                }
            }
            @if let Some(what_if) = &model.what_if { (what_if::commands(model, what_if, words)) }
            @if let Some(hint) = &model.hint { (idea(&Idea::Found(hint.clone()), model.version, words)) }
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

/// The bar of the stage: the way home, the game's clock, and what opens the drawers.
pub(crate) fn bar(model: &TableModel<'_>, sky: &Markup, words: &Words) -> Markup {
    let opens = |drawer: &str, sign: Icon, label: String, count: usize| {
        html! {
            button.round type="button" popovertarget=(drawer) aria-label=(label) title=(label) {
                (icon(sign))
                @if count > 0 { span.count { (count) } }
            }
        }
    };
    let choices = words.with("choices", &[("count", model.choices.len().into())]);
    html! {
        header.bar {
            (brand())
            div.sky { (sky) }
            nav.tools aria-label=(words.text("nav-label")) {
                @if !model.choices.is_empty() { (opens("drawer-choices", Icon::List, choices, 0)) }
                (opens("drawer-rules", Icon::Book, words.text("nav-rules"), 0))
                (opens("drawer-log", Icon::Bubble, words.text("drawer-log"), model.chat.len()))
                (opens("drawer-menu", Icon::Sliders, words.text("drawer-menu"), 0))
            }
        }
    }
}

/// The drawers: from the right on a wide screen, from below on a narrow one. They stay as they are when the table changes.
pub(crate) fn drawers(shell: &Shell, model: &TableModel<'_>) -> Markup {
    let words = shell.words();
    let drawer = |name: &str, title: String, body: Markup| {
        let id = format!("drawer-{name}");
        html! {
            aside.drawer id=(id) popover="manual" aria-label=(title) {
                header {
                    h2 { (title) }
                    button.round type="button" popovertarget=(id) popovertargetaction="hide" aria-label=(words.text("close")) { (icon(Icon::Close)) }
                }
                div.within { (body) }
            }
        }
    };
    html! {
        @if !model.choices.is_empty() {
            (drawer("choices", words.with("choices", &[("count", model.choices.len().into())]), actions(model)))
        }
        (part(&drawer("rules", words.text("nav-rules"), help(model, words))))
        (drawer("log", words.text("drawer-log"), html! { (log(model, words)) (part(&chat(model, words))) }))
        (part(&drawer("menu", words.text("drawer-menu"), menu(shell, model))))
    }
}

/// Who plays, what can be set, the ways out.
fn menu(shell: &Shell, model: &TableModel<'_>) -> Markup {
    let words = shell.words();
    // Whatever was asked for, the switches lead back to what is shown.
    let shell = &Shell { path: model.here(), ..shell.clone() };
    html! {
        section #players {
            h3 { (words.text("players")) }
            ol.players { @for seat in Seat::first(model.game.seats()) { li { (plaque(model, seat, &html! {}, words)) } } }
        }
        section.settings {
            h3 { (words.text("settings")) }
            div.line { (languages(shell)) (light(shell)) }
            // Pace and sound are the script's, which remembers them in this browser.
            fieldset.group data-keeps="pace" {
                legend { (words.text("pace")) }
                @for pace in ["slow", "normal", "fast", "instant"] {
                    label { input type="radio" name="pace" value=(pace) checked[pace == "normal"]; span { (words.text(&format!("pace-{pace}"))) } }
                }
            }
            label.check data-keeps="sound" { input type="checkbox" name="sound"; span { (words.text("sound")) } }
            form action="/prefs" method="post" {
                input type="hidden" name="to" value=(shell.path);
                button name="calm" value=(if shell.calm { "no" } else { "yes" }) aria-pressed=(shell.calm) { (words.text("switch-calm")) }
            }
            @if model.others() { (confirming(shell, model)) }
        }
        (leave(model, words))
    }
}

/// Whether the last decision of a turn waits for a confirmation; only where other people would see it.
fn confirming(shell: &Shell, model: &TableModel<'_>) -> Markup {
    let (next, key) = if model.confirm { ("no", "confirm-off") } else { ("yes", "confirm-on") };
    html! {
        form.switches action="/prefs" method="post" {
            input type="hidden" name="to" value=(shell.path);
            button name="confirm" value=(next) { (shell.words().text(key)) }
        }
    }
}

/// The rules that this table plays by, which need not be the newest.
fn rules_address(model: &TableModel<'_>) -> String {
    let (kind, version) = (model.game.kind(), model.game.rules_version());
    if version == kind.newest_version() {
        format!("/rules/{kind}")
    } else {
        format!("/rules/{kind}?version={version}")
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
            a.button href=(rules_address(model)) target="_blank" { (words.with("rules-of", &[("game", (&name).into())])) }
        }
    }
}

/// The plain list of legal actions: for screen readers, keyboards and pages without the script.
fn actions(model: &TableModel<'_>) -> Markup {
    html! {
        form #act action=(model.below("/act")) method="post" {
            input type="hidden" name="version" value=(model.version);
            ul {
                @for choice in &model.choices {
                    li { button name="action" value=(choice.action) { (choice.phrase) } }
                }
            }
        }
    }
}

/// What happened, newest first; each line shows its step on the board.
fn log(model: &TableModel<'_>, words: &Words) -> Markup {
    html! {
        section #log {
            h3 { (words.text("log")) }
            @if model.log.is_empty() { p.none { (words.text("log-none")) } }
            ol tabindex="0" {
                @for line in model.log.iter().rev() {
                    li { a href={ (model.base) "?at=" (line.step) } data-soft aria-current=[(model.at == Some(line.step)).then_some("step")] { (line.text) @if line.followed { " " small.followed { (words.text("log-followed")) } } } }
                }
            }
        }
    }
}

/// A line of the log as one sentence.
pub(crate) fn told(line: &LogLine, words: &Words) -> String {
    if line.followed { format!("{} {}", line.text, words.text("log-followed")) } else { line.text.clone() }
}

fn chat(model: &TableModel<'_>, words: &Words) -> Markup {
    let seated = model.seated();
    let yours = |line: &ChatLine| model.seats.get(line.seat).is_some_and(|seat| seat.yours);
    html! {
        section #chat {
            h3 { (words.text("chat")) }
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
                    label { span.sr { (words.text("chat-say")) } input #say name="text" maxlength=[model.longest_line] autocomplete="off" required placeholder=(words.text("chat-say")); }
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
            section #leave.leave {
                h3 { (words.text("leave")) }
                @if wishes.end.as_ref().is_some_and(|end| !end.mine && end.others.is_empty()) {
                    (way("/end", "command-end", "about-end"))
                }
                @if wishes.leave { (way("/leave", "command-leave", if model.waits() { "about-leave-waiting" } else { "about-leave" })) }
                @if wishes.resign { (way("/resign", "command-resign", "about-resign")) }
            }
        }
    }
}
