//! The frame around every page: head, styles, bar, language and light. A table has a bar of its own on its stage.

use maud::{DOCTYPE, Markup, html};
use moonpack_words::{Lang, Words};

use crate::assets::{self, Asset};
use crate::icons::{Icon, icon};
use crate::model::{Shell, Theme};

/// A page of the house: the bar above, the page below it.
pub(crate) fn page(shell: &Shell, title: &str, class: &str, styles: &[Asset], body: &Markup) -> Markup {
    let words = shell.words();
    let body = html! {
        header.bar {
            (brand())
            nav aria-label=(words.text("nav-label")) {
                a.button.quiet href="/rules" { (icon(Icon::Book)) span { (words.text("nav-rules")) } }
                (languages(shell))
                (light(shell))
            }
        }
        main #main tabindex="-1" { (body) }
    };
    document(shell, title, class, styles, &body)
}

/// A page that takes the whole window and draws its own bar.
pub(crate) fn stage(shell: &Shell, title: &str, class: &str, styles: &[Asset], body: &Markup) -> Markup {
    document(shell, title, class, styles, &html! { main #main tabindex="-1" { (body) } })
}

fn document(shell: &Shell, title: &str, class: &str, styles: &[Asset], body: &Markup) -> Markup {
    let words = shell.words();
    html! {
        (DOCTYPE)
        html lang=(shell.lang) data-theme=(shell.theme.code()) data-calm[shell.calm] {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                meta name="color-scheme" content=(if shell.theme == Theme::Day { "light" } else { "dark" });
                meta name="description" content=(words.text("app-description"));
                title { (title) " · Moonpack" }
                link rel="icon" href=(assets::MARK.address()) type="image/svg+xml";
                link rel="stylesheet" href=(assets::STYLE.address());
                @for style in styles { link rel="stylesheet" href=(style.address()); }
                script type="module" src=(assets::SCRIPT.address()) {}
            }
            body class=(class) {
                a.skip href="#main" { (words.text("skip-to-content")) }
                (body)
                div #announce.sr aria-live="polite" {}
            }
        }
    }
}

/// The way home.
pub(crate) fn brand() -> Markup {
    html! { a.brand href="/" aria-label="Moonpack" { (mark()) span { "Moonpack" } } }
}

/// The languages, each by its own name.
pub(crate) fn languages(shell: &Shell) -> Markup {
    html! {
        form action="/prefs" method="post" {
            input type="hidden" name="to" value=(shell.path);
            div.langs role="group" aria-label=(shell.words().text("nav-language")) {
                @for lang in Lang::ALL {
                    button name="lang" value=(lang) lang=(lang) aria-pressed=(lang == shell.lang) { (Words::of(lang).text("language-name")) }
                }
            }
        }
    }
}

/// Night or day.
pub(crate) fn light(shell: &Shell) -> Markup {
    let (next, sign) = match shell.theme {
        Theme::Night => (Theme::Day, Icon::Sun),
        Theme::Day => (Theme::Night, Icon::Moon),
    };
    let label = shell.words().text(&format!("theme-{}", next.code()));
    html! {
        form.switches action="/prefs" method="post" {
            input type="hidden" name="to" value=(shell.path);
            button.round name="theme" value=(next.code()) title=(label) aria-label=(label) { (icon(sign)) }
        }
    }
}

/// The mark: a wolf before the moon.
fn mark() -> Markup {
    html! {
        svg.mark viewBox="0 0 40 40" aria-hidden="true" {
            circle cx="25" cy="14" r="11" class="moon" {}
            path d="M2 38C6 30 11 27 15 21L16 13 20 17C24 17 27 20 32 21 31 25 27 27 24 27 24 32 27 35 31 38Z" class="wolf" {}
        }
    }
}
