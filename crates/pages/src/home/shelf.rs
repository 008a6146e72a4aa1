//! The shelf below the three games: the reader's games, where it is their turn first, open tables, games to watch. An
//! empty board says in one line what would lie there.

use maud::{Markup, html};
use moonpack_words::Words;

use crate::drawings::sign;
use crate::model::{HomeModel, TableRow};
use crate::table::badge;

/// The three boards of the shelf.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Board {
    /// The reader's own tables.
    Own,
    /// Tables with a free seat.
    Open,
    /// Games to watch.
    Running,
}

impl Board {
    const fn key(self) -> &'static str {
        match self {
            Self::Own => "home-own",
            Self::Open => "home-open",
            Self::Running => "home-running",
        }
    }
}

/// The shelf.
pub(super) fn shelf(model: &HomeModel, words: &Words) -> Markup {
    let mut own: Vec<&TableRow> = model.own.iter().collect();
    own.sort_by_key(|row| (row.over, !row.your_move));
    html! {
        section.shelf aria-label=(words.text("home-shelf")) {
            (board(&own, Board::Own, words))
            (board(&model.open.iter().collect::<Vec<_>>(), Board::Open, words))
            (board(&model.running.iter().collect::<Vec<_>>(), Board::Running, words))
        }
    }
}

fn board(rows: &[&TableRow], board: Board, words: &Words) -> Markup {
    let count = match board {
        Board::Own => rows.iter().filter(|row| row.your_move).count(),
        Board::Open | Board::Running => rows.len(),
    };
    html! {
        div class={ "box " (board.key()) } {
            h2 { (words.text(board.key())) @if count > 0 { span.dot { (count) } } }
            @if rows.is_empty() { p.none { (words.text(&format!("{}-none", board.key()))) } }
            @else { ul tabindex="0" { @for row in rows { (line(row, board, words)) } } }
        }
    }
}

/// A table: what is to be done there, its game, who sits there.
fn line(row: &TableRow, board: Board, words: &Words) -> Markup {
    let game = words.text(&format!("game-{}", row.kind));
    let what = match board {
        Board::Own if row.your_move => "tag-your-move",
        Board::Own if row.over => "row-look",
        Board::Own => "row-play",
        Board::Open | Board::Running => "row-watch",
    };
    html! {
        li {
            a.row href={ "/t/" (row.id) } data-turn[row.your_move] {
                (sign(row.kind))
                span.what {
                    b { @if board == Board::Own { (words.text(what)) " · " } (game) }
                    small {
                        @for (seat, name) in row.names.iter().enumerate() {
                            span.who { (badge(seat)) " " @match name { Some(name) => (name), None => (words.text("seat-open")) } }
                        }
                    }
                }
            }
            @if board == Board::Open {
                form action={ "/t/" (row.id) "/join" } method="post" { button { (words.text("command-join")) } }
            }
        }
    }
}
