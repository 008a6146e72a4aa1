//! The rules of a game, from its numbered statements, and the list of games with rules.

use maud::{Markup, html};
use moonpack_games::GameKind;
use moonpack_words::rulebook;

use crate::model::Shell;
use crate::shell::page;

/// The rules page: of one game, or the choice between them.
///
/// `version` is the version of the rules that a table plays; without one the newest is shown.
pub fn rules(shell: &Shell, kind: Option<GameKind>, version: Option<u32>) -> Markup {
    match kind {
        Some(kind) => book(shell, kind, version.unwrap_or_else(|| kind.newest_version())),
        None => shelf(shell),
    }
}

fn shelf(shell: &Shell) -> Markup {
    let words = shell.words();
    let title = words.text("rules-title");
    let body = html! {
        h1 { (title) }
        ul.shelf {
            @for kind in GameKind::ALL {
                li { a.card href={ "/rules/" (kind) } { h2 { (words.text(&format!("game-{kind}"))) } p { (words.text(&format!("game-{kind}-line"))) } } }
            }
        }
    };
    page(shell, &title, "rules-page", &[crate::assets::BOOK], &body)
}

fn book(shell: &Shell, kind: GameKind, version: u32) -> Markup {
    let words = shell.words();
    let name = words.text(&format!("game-{kind}"));
    let title = words.with("rules-of", &[("game", (&name).into())]);
    let letters = kind.letters().to_lowercase();
    let groups = rulebook(kind.name()).map(|book| book.groups.as_slice()).unwrap_or_default();
    let heading = |id: &str| words.text(&format!("{letters}-group-{id}"));
    let body = html! {
        h1 { (title) }
        @if version != kind.newest_version() {
            p.older { (words.with("rules-older", &[("version", version.into()), ("newest", kind.newest_version().into())])) }
        }
        p.designed { (words.text(&format!("game-{kind}-designed"))) }
        label.search {
            span { (words.text("rules-search")) }
            input type="search" data-filter="#statements li" autocomplete="off";
        }
        p.none data-filter-none hidden { (words.text("rules-none")) }
        div.book {
            nav.contents aria-label=(words.text("rules-contents")) {
                ol { @for group in groups { li { a href={ "#" (group.id) } { (heading(&group.id)) } } } }
            }
            div #statements {
                @for group in groups {
                    section id=(group.id) data-filter-group {
                        h2 { (heading(&group.id)) }
                        ol {
                            @for rule in group.rules.iter().filter(|rule| rule.holds_in(version)) {
                                li id=(rule.id) { a.number href={ "#" (rule.id) } { (rule.id) } " " (words.text(&rule.id)) }
                            }
                        }
                    }
                }
            }
        }
    };
    page(shell, &title, "rules-page", &[crate::assets::BOOK], &body)
}
