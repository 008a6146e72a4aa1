//! A page with one message: something is not here, or did not work.

use maud::{Markup, html};

use crate::model::Shell;
use crate::shell::page;

/// A page that says what happened and where to go on.
pub fn message(shell: &Shell, title: &str, text: &str) -> Markup {
    let body = html! {
        section.card.message {
            h1 { (title) }
            p { (text) }
            p { a.button href="/" { (shell.words().text("go-home")) } }
        }
    };
    page(shell, title, "message-page", &[crate::assets::BOOK], &body)
}
