//! The start page: one scene at night from which the three games emerge.
//!
//! The wolves on the ridge are the levels, a group of radio buttons; the moon stands behind the chosen one and the
//! gold buttons speak of it, all by the style alone. One click on a gold button begins a game; whoever wants it otherwise
//! sets the table in a sheet (`ways`). The shelf below holds the tables there are (`shelf`).

mod shelf;
mod ways;

use maud::{Markup, html};
use moonpack_bots::Level;
use moonpack_games::GameKind;
use moonpack_words::Words;

use crate::assets;
use crate::drawings;
use crate::icons::{Icon, icon};
use crate::model::{HomeModel, Shell};
use crate::shell::{brand, languages, light, stage};

/// Who can be faced, by name: levels, and the one at everybody's own.
fn faced(levels: impl IntoIterator<Item = Level>) -> impl Iterator<Item = &'static str> {
    levels.into_iter().chain([Level::Packmate]).map(Level::name)
}

/// The start page.
pub fn home(shell: &Shell, model: &HomeModel) -> Markup {
    let words = shell.words();
    let body = html! {
        svg.shapes aria-hidden="true" { defs { (drawings::START) } (drawings::FIGURES) }
        div.start {
            svg.night viewBox="0 0 1440 900" preserveAspectRatio="xMidYMin slice" aria-hidden="true" { (drawings::SKY) }
            svg.moonrise viewBox="-240 -240 480 480" aria-hidden="true" { (drawings::MOON) }
            svg.land viewBox="0 0 1440 900" preserveAspectRatio="xMidYMin slice" aria-hidden="true" { (drawings::LAND) }
            header.bar {
                (brand())
                nav aria-label=(words.text("nav-label")) {
                    a.quiet href="/rules" { (words.text("nav-rules")) }
                    (languages(shell))
                    (light(shell))
                    (chip(model, words))
                }
            }
            div.hello { h1 { (words.text("home-title")) } p { (words.text("home-line")) } }
            form #play action="/play" method="post" { (levels(model, words)) }
            section #games.places aria-label=(words.text("home-games")) {
                @for kind in GameKind::ALL { (place(kind, words)) }
            }
            (shelf::shelf(model, words))
        }
        (me(shell, model))
        @for kind in GameKind::ALL { (ways::sheet(kind, words)) }
    };
    stage(shell, &words.text("home-title"), "home", &[assets::START], &body)
}

/// The wolves on the ridge.
fn levels(model: &HomeModel, words: &Words) -> Markup {
    let chosen = faced(Level::OFFERED).find(|level| *level == model.level).unwrap_or(Level::FIRST.name());
    html! {
        fieldset.levels {
            legend { (words.text("home-levels")) }
            @for level in faced(Level::OFFERED) {
                label class={ "level " (level) } {
                    input type="radio" name="level" value=(level) id={ "level-" (level) } checked[level == chosen];
                    (drawings::figure(level, ""))
                    span { b { (words.text(&format!("level-{level}"))) } small { (words.text(&format!("level-{level}-line"))) } }
                }
            }
        }
    }
}

/// A game in the land: its drawing, one click to play, three ways besides.
fn place(kind: GameKind, words: &Words) -> Markup {
    let sheet = format!("set-{kind}");
    html! {
        article class={ "place " (kind) } {
            svg.art viewBox="0 0 460 280" aria-hidden="true" { (drawings::place(kind)) }
            h2 { (words.text(&format!("game-{kind}"))) }
            p { i { (words.text(&format!("game-{kind}-mood"))) } " " span { (words.text(&format!("game-{kind}-facts"))) } }
            button.gold form="play" name="play" value=(kind) {
                (icon(Icon::Play))
                @for level in faced(Level::OFFERED) { span class={ "against " (level) } { (words.text(&format!("play-{level}"))) } }
            }
            div.ways {
                button type="button" popovertarget=(sheet) data-mode="friends" { (icon(Icon::Friends)) (way("friends", words)) }
                button type="button" popovertarget=(sheet) data-mode="device" { (icon(Icon::Device)) (way("device", words)) }
                a href={ "/learn/" (kind) } { (icon(Icon::Learn)) (way("guide", words)) }
            }
        }
    }
}

/// A way in words, and in one word where there is little room.
fn way(name: &str, words: &Words) -> Markup {
    html! {
        span.long { (words.text(&format!("play-{name}"))) }
        span.short aria-hidden="true" { (words.text(&format!("play-{name}-short"))) }
    }
}

/// The reader's name; it opens what is theirs.
fn chip(model: &HomeModel, words: &Words) -> Markup {
    html! {
        button.me type="button" popovertarget="me" {
            svg.face viewBox="0 0 40 40" aria-hidden="true" { use href="#head" x="9" y="9" width="22" height="22" {} }
            span {
                b { (model.name.clone().unwrap_or_else(|| words.text("me-nobody"))) }
                small { (words.text("me-guest")) }
            }
        }
    }
}

/// Behind the name: another name, language and light, rules, a record to open, whose the games are.
fn me(shell: &Shell, model: &HomeModel) -> Markup {
    let words = shell.words();
    html! {
        aside #me.drawer popover="auto" aria-label=(words.text("me")) {
            header {
                h2 { (words.text("me")) }
                button.round type="button" popovertarget="me" popovertargetaction="hide" aria-label=(words.text("close")) { (icon(Icon::Close)) }
            }
            div.within {
                form.name action="/name" method="post" {
                    label { span { (words.text("me-name")) } input type="text" name="name" required maxlength=[model.longest_name] autocomplete="nickname" value=[&model.name]; }
                    button { (words.text("me-keep")) }
                    small { (words.text("me-line")) }
                }
                @if model.name.is_some() {
                    form.small action="/name/revoke" method="post" { button { (words.text("me-elsewhere")) } }
                }
                div.choices { (languages(shell)) (light(shell)) }
                a href="/rules" { (words.text("nav-rules")) }
                details.paste {
                    summary { (words.text("home-paste")) }
                    form action="/open" method="post" {
                        label { span { (words.text("home-paste-label")) } textarea name="text" rows="3" required maxlength=[model.longest_record] {} }
                        button { (words.text("home-paste-go")) }
                    }
                }
                p.small { (words.text("foot-owners")) }
                a.small href="/privacy" { (words.text("privacy")) }
                a.small href="/api" { (words.text("foot-api")) }
            }
        }
    }
}
