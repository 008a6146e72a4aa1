//! The frame around every page: head, banner, language and theme switches, footer.

use std::sync::LazyLock;

use maud::{DOCTYPE, Markup, html};
use moonpack_words::Lang;

use crate::assets::{self, Asset};
use crate::model::{Shell, Theme};

static VERSION: LazyLock<String> = LazyLock::new(assets::version);

/// The address of an asset; it changes when the asset does.
pub(crate) fn address(asset: &Asset) -> String {
    format!("/assets/{}/{}", *VERSION, asset.name)
}

/// A whole page.
pub(crate) fn page(shell: &Shell, title: &str, class: &str, body: &Markup) -> Markup {
    let words = shell.words();
    html! {
        (DOCTYPE)
        html lang=(shell.lang) data-theme=(shell.theme.code()) data-calm[shell.calm] {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                meta name="color-scheme" content="light dark";
                meta name="description" content=(words.text("app-description"));
                title { (title) " · Moonpack" }
                link rel="icon" href=(address(&assets::MARK)) type="image/svg+xml";
                link rel="stylesheet" href=(address(&assets::STYLE));
                script type="module" src=(address(&assets::SCRIPT)) {}
            }
            body class=(class) {
                a.skip href="#main" { (words.text("skip-to-content")) }
                header.banner {
                    a.brand href="/" { (mark()) span { "Moonpack" } }
                    nav aria-label=(words.text("nav-label")) {
                        a href="/rules" { (words.text("nav-rules")) }
                        (languages(shell))
                        (switches(shell))
                    }
                }
                main #main tabindex="-1" { (body) }
                footer.foot { p { (words.text("foot-owners")) } p { a href="/api" { (words.text("foot-api")) } } }
                div #announce.sr aria-live="polite" {}
            }
        }
    }
}

fn languages(shell: &Shell) -> Markup {
    html! {
        form.langs action="/prefs" method="post" aria-label=(shell.words().text("nav-language")) {
            input type="hidden" name="to" value=(shell.path);
            @for lang in Lang::ALL {
                button name="lang" value=(lang) lang=(lang) aria-pressed=(lang == shell.lang)
                    title=(moonpack_words::Words::of(lang).text("language-name")) { (lang.code().to_uppercase()) }
            }
        }
    }
}

fn switches(shell: &Shell) -> Markup {
    let words = shell.words();
    let next = if shell.theme == Theme::Dark { Theme::Light } else { Theme::Dark };
    html! {
        form.switches action="/prefs" method="post" {
            input type="hidden" name="to" value=(shell.path);
            button name="theme" value=(next.code()) title=(words.text("switch-theme")) aria-label=(words.text("switch-theme")) {
                (if shell.theme == Theme::Dark { "☀" } else { "☾" })
            }
            button name="calm" value=(if shell.calm { "no" } else { "yes" }) aria-pressed=(shell.calm)
                title=(words.text("switch-calm")) aria-label=(words.text("switch-calm")) { "≈" }
        }
    }
}

/// The mark: a wolf before the moon.
fn mark() -> Markup {
    html! {
        svg.mark viewBox="0 0 32 32" aria-hidden="true" {
            circle cx="19" cy="12" r="8" class="moon" {}
            path d="M4 29c1-6 3-9 6-10l1-6 4 4c3 0 6 2 8 5l4 7z" class="wolf" {}
        }
    }
}
