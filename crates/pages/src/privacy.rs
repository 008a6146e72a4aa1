//! What is kept of whom and for how long, in plain words, and the button to be forgotten.

use maud::{Markup, html};

use crate::model::Shell;
use crate::shell::page;

/// What the page tells.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Kept {
    /// Days a finished game is kept; `None` for ever.
    pub finished: Option<u32>,
    /// Days its chat is kept; `None` as long as the game.
    pub chat: Option<u32>,
    /// Is the reader a guest, so that there is somebody to forget?
    pub known: bool,
}

/// The privacy page.
pub fn privacy(shell: &Shell, kept: &Kept) -> Markup {
    let words = shell.words();
    let title = words.text("privacy");
    let days = |days: u32| [("days", days.into())];
    let body = html! {
        h1 { (title) }
        section.card {
            p { (words.text("privacy-short")) }
            ul {
                li { (words.text("privacy-guest")) }
                li { (words.text("privacy-cookies")) }
                li { (words.text("privacy-games")) }
                li {
                    @match kept.finished {
                        Some(limit) => (words.with("privacy-finished", &days(limit))),
                        None => (words.text("privacy-finished-ever")),
                    }
                }
                li {
                    @match kept.chat {
                        Some(limit) => (words.with("privacy-chat", &days(limit))),
                        None => (words.text("privacy-chat-ever")),
                    }
                }
                li { (words.text("privacy-strength")) }
                li { (words.text("privacy-address")) }
                li { (words.text("privacy-shown")) }
            }
        }
        section.card {
            h2 { (words.text("privacy-forget")) }
            p { (words.text("privacy-forget-line")) }
            @if kept.known {
                form action="/privacy/forget" method="post" {
                    p { label { input type="checkbox" name="sure" value="yes" required; " " (words.text("privacy-sure")) } }
                    button { (words.text("privacy-forget-go")) }
                }
            } @else {
                p { (words.text("privacy-nobody")) }
            }
        }
    };
    page(shell, &title, "privacy-page", &[crate::assets::BOOK], &body)
}
