//! Words with drawings in them: at a card under the pointer, in lists, for screen readers alike.
//!
//! A symbol in a message is first a single private character, so that every language can put it where it belongs; on the
//! page it becomes the drawing with its name. The same words are read out, so nothing is said twice.

use ::wolfwalkers::{Cell, Face, GoalKind, GoalNow, Missing, Side, Symbol, SymbolSet};
use maud::{Markup, html};

use super::{Scene, scenery};

/// The first of the private characters that stand for symbols.
const FIRST: u32 = 0xe000;

/// The private character of a symbol.
fn mark(symbol: Symbol) -> String {
    char::from_u32(FIRST + u32::from(symbol.0)).map(String::from).unwrap_or_default()
}

impl Scene<'_> {
    /// The text with its symbols drawn.
    pub(super) fn rich(&self, text: &str) -> Markup {
        let symbol = |letter: char| {
            let number = u32::from(letter).checked_sub(FIRST)?;
            let count = self.game.content().symbols.len() as u32;
            (number < count).then_some(Symbol(number as u8))
        };
        let mut parts: Vec<Markup> = Vec::new();
        let mut plain = String::new();
        for letter in text.chars() {
            let Some(symbol) = symbol(letter) else {
                plain.push(letter);
                continue;
            };
            let before = std::mem::take(&mut plain);
            parts.push(html! { (before) span.sym { (scenery::lone_glyph(self.game.content(), symbol)) b { (self.symbol_name(symbol)) } } });
        }
        html! { @for part in parts { (part) } (plain) }
    }

    /// The marks of symbols, one after the other.
    pub(super) fn marks(&self, symbols: impl Iterator<Item = Symbol>) -> String {
        symbols.map(mark).collect::<Vec<_>>().join(", ")
    }

    /// A goal's letter on its dye.
    pub(super) fn letter_tag(&self, letter: usize) -> Markup {
        html! { span class={ "ltr dy" (letter % 12) } { (letter_name(letter)) } }
    }

    pub(super) fn points_text(&self, points: i32) -> String {
        self.words.with("board-ww-points", &[("points", points.into())])
    }

    /// How often a goal is fulfilled now.
    pub(super) fn how(&self, goal: &GoalNow) -> String {
        let sight = self.game.sight_in(&self.view, self.reader);
        let times = goal.fulfilled.len();
        let cells: u32 = goal.fulfilled.iter().fold(0, |all, cells| all | cells);
        let stories = cells.count_ones() as usize;
        let (row, column) = goal.cell.map_or((0, 0), |cell| (cell.row() + 1, cell.col() + 1));
        let lines = |key: &str, count: usize, symbol: Symbol| {
            let symbol = mark(symbol);
            let args = [
                ("count", count.into()),
                ("symbol", (&symbol).into()),
                ("row", row.into()),
                ("column", column.into()),
            ];
            self.words.with(key, &args)
        };
        match &self.game.content().goal(goal.card).kind {
            GoalKind::Pattern(_) => self.words.with("board-ww-lies", &[("count", times.into())]),
            GoalKind::Arrows(symbol) => lines("board-ww-in-lines", stories, *symbol),
            GoalKind::ArrowsCross(symbol) => match &goal.missing {
                Missing::InTheWay(cells) => {
                    lines("board-ww-in-the-way", cells.count_ones() as usize, *symbol)
                }
                _ => lines("board-ww-none-in-lines", 0, *symbol),
            },
            GoalKind::TwoSymbols(..) => self.words.with("board-ww-both", &[("count", stories.into())]),
            GoalKind::TwoSymbolsArrows(a, _) => lines("board-ww-both-in-lines", stories, *a),
            GoalKind::Balance(a, b) => {
                let count = |symbol: Symbol| sight.boards().showing(symbol).count_ones() as usize;
                let key = if count(*a) == count(*b) { "board-ww-even" } else { "board-ww-uneven" };
                let (first, second) = (mark(*a), mark(*b));
                let args = [
                    ("a", count(*a).into()),
                    ("b", count(*b).into()),
                    ("first", (&first).into()),
                    ("second", (&second).into()),
                ];
                self.words.with(key, &args)
            }
        }
    }

    /// What a goal needs to pay once more, and what of it is there; nothing once the game is over.
    pub(super) fn missing(&self, goal: &GoalNow) -> Option<String> {
        if self.over() {
            return None;
        }
        let list =
            |key: &str, names: Vec<String>| self.words.with(key, &[("symbols", (&names.join(", ")).into())]);
        let text = match &goal.missing {
            // The words on how often it is fulfilled say it all.
            Missing::Nothing | Missing::InTheWay(_) => return None,
            Missing::Impossible => self.words.text("ww-missing-impossible"),
            Missing::Pattern { needs, there } => {
                let spot = |(spot, symbol): &(::wolfwalkers::Spot, Symbol)| {
                    let name = mark(*symbol);
                    let (row, column) = (i32::from(spot.row()) + 1, i32::from(spot.col()) + 1);
                    let args = [("symbol", (&name).into()), ("row", row.into()), ("column", column.into())];
                    self.words.with("ww-missing-pattern-cell", &args)
                };
                let needed = list("ww-missing-pattern", needs.iter().map(spot).collect());
                let lying = self.marks(there.iter().map(|(_, symbol)| *symbol));
                let args = [("symbols", (&lying).into()), ("count", there.len().into())];
                format!("{needed} {}", self.words.with("board-ww-there", &args))
            }
            Missing::Story { symbols, .. } => list("ww-missing-story", symbols.iter().map(mark).collect()),
            Missing::More(symbols) => {
                let more = symbols.iter().map(|(symbol, count)| {
                    let name = mark(*symbol);
                    let args = [("count", (*count as usize).into()), ("symbol", (&name).into())];
                    self.words.with("ww-missing-more-symbol", &args)
                });
                list("ww-missing-more", more.collect())
            }
        };
        Some(text)
    }

    /// The words at a card of the reader's display. `side` says where they stand.
    pub(super) fn words_at(
        &self,
        face: Face,
        symbols: SymbolSet,
        goal: Option<(usize, &GoalNow)>,
        side: &str,
    ) -> Markup {
        let title = self.title(face);
        html! {
            div class={ "words " (side) } {
                @match (face.side, goal) {
                    (Side::Goal, Some((letter, goal))) => {
                        strong.title { (self.letter_tag(letter)) " " (title) }
                        p { (self.rich(&self.how(goal))) ": " strong { (self.points_text(goal.points)) } "." }
                        @if let Some(missing) = self.missing(goal) { p { (self.rich(&missing)) } }
                    },
                    (Side::Goal, None) => { strong.title { (title) } p { (self.goal_text(face.card)) } },
                    // Of the others' frames at the end only the goals are looked into; a story's signs lie open.
                    (Side::Story, _) if self.sealed() => { strong.title { (title) } p { (self.symbol_names(symbols)) } },
                    (Side::Story, _) => { strong.title { (title) } p { (self.rich(&self.marks(symbols.iter()))) } },
                }
            }
        }
    }

    /// The symbols a story shows, with what a module card adds.
    pub(super) fn symbols_at(&self, seat: moonpack_rules::Seat, cell: Cell, face: Face) -> SymbolSet {
        self.game.content().story(face.card).iter().chain(self.added(seat, cell)).collect()
    }
}

/// The letter of a goal.
pub(super) fn letter_name(letter: usize) -> char {
    char::from(b'A' + (letter % 26) as u8)
}
