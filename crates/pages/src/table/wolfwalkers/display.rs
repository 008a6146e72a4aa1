//! The displays: the reader's large, with free spots, the symbols counted and every goal in words; the others' smaller.

use ::wolfwalkers::scoring::Twist;
use ::wolfwalkers::{Action, CardId, Cell, Face, Laid, Origin, Side, Spot, Symbol, SymbolSet};
use maud::{Markup, html};
use moonpack_rules::{Game, Seat};

use super::{Scene, face};
use crate::table::{badge, signed};

impl Scene<'_> {
    /// The reader's display.
    pub(super) fn own(&self) -> Markup {
        html! {
            section.own aria-labelledby="own-title" {
                div.head {
                    div {
                        (self.heading(self.reader, "own-title"))
                        (self.symbols())
                    }
                    (self.hand())
                }
                (self.grid(self.reader, self.bounds()))
                (self.goals())
            }
        }
    }

    /// Somebody else's display.
    pub(super) fn other(&self, seat: Seat) -> Markup {
        let title = format!("display-{}", seat.index() + 1);
        html! {
            section.other aria-labelledby=(title) {
                (self.heading(seat, &title))
                (self.grid(seat, (0..=self.open().display(seat).extent().0.max(1) as i8 - 1, 0..=4)))
            }
        }
    }

    fn heading(&self, seat: Seat, id: &str) -> Markup {
        let name = self.model.name(seat.index(), self.words);
        let count = self.open().display(seat).len();
        let named = self.open().named[seat.index() % 4];
        let next = self.game.seats() > 2 && seat == self.open().seat.next(self.game.seats());
        html! {
            h2 id=(id) {
                (badge(seat.index())) " "
                (self.words.with("board-ww-display", &[("name", (&name).into())]))
                " " small { (self.words.with("board-ww-cards", &[("count", count.into())])) }
                @if next { " " span.tag { (self.words.text("board-ww-next")) } }
                @if let Some(symbol) = named {
                    " " span.tag { (face::lone_glyph(self.game.content(), symbol)) (self.words.with("board-ww-named", &[("symbol", (&self.symbol_name(symbol)).into())])) }
                }
            }
        }
    }

    /// The card in the hand of whoever is at turn, or on its way in their display; both sides while one is chosen.
    fn hand(&self) -> Markup {
        let open = self.open();
        let lifted = open.task.as_ref().and_then(|task| task.lifted).map(|(card, _)| card);
        let held = open.hand.or(lifted);
        let choosing = self.asks(|action| matches!(action, Action::As(_)));
        html! {
            div.held {
                @match held {
                    Some(card) if choosing => @for side in [Side::Story, Side::Goal] {
                        @let id = format!("side-{}", side.word());
                        div.piece id=(id) data-el=(id) { (self.laid(Laid { side, ..card })) }
                    },
                    Some(card) => div.piece data-key={ "card-" (card.token.0) } { (self.laid(card)) },
                    None => div.piece.none {},
                }
                p.kind { (self.words.text("board-ww-hand")) }
            }
        }
    }

    /// The rows and columns to draw: the cards, one more on every side that may still grow, and wherever a card may go.
    fn bounds(&self) -> (std::ops::RangeInclusive<i8>, std::ops::RangeInclusive<i8>) {
        let display = self.open().display(self.reader);
        let (height, width) = display.extent();
        let grown = |size: usize| if size >= 5 { (0, 4) } else { (-1, size.max(1) as i8) };
        let spots = || {
            self.legal.iter().filter_map(|action| match action {
                Action::Place(spot) | Action::To(spot) => Some(*spot),
                _ => None,
            })
        };
        let around = |(low, high): (i8, i8), of: fn(Spot) -> i8| {
            let low = spots().map(of).min().map_or(low, |least| least.min(low));
            let high = spots().map(of).max().map_or(high, |most| most.max(high));
            low..=high
        };
        // A first card that must lie on a certain cell shows the whole frame.
        let (height, width) = if self.game.rules().first_cell.is_some() { (5, 5) } else { (height, width) };
        (around(grown(height), Spot::row), around(grown(width), Spot::col))
    }

    /// The cards in rows and columns, both numbered as the words about them count.
    fn grid(
        &self,
        seat: Seat,
        (rows, cols): (std::ops::RangeInclusive<i8>, std::ops::RangeInclusive<i8>),
    ) -> Markup {
        html! {
            div class={ "grid c" (cols.clone().count()) } {
                (line(None))
                @for col in cols.clone() { (line(Some(col))) }
                @for row in rows { (line(Some(row))) @for col in cols.clone() { (self.square(seat, row, col)) } }
            }
        }
    }

    fn square(&self, seat: Seat, row: i8, col: i8) -> Markup {
        let inside = (0..5).contains(&row) && (0..5).contains(&col);
        let cell = inside.then(|| Cell::at(row as usize, col as usize));
        let laid = cell.and_then(|cell| self.open().display(seat).get(cell));
        match (cell, laid) {
            (Some(cell), Some(laid)) => self.lying(seat, cell, laid),
            _ if seat == self.reader => {
                let id = format!("spot-{row}-{col}");
                let args = [("row", (i32::from(row) + 1).into()), ("column", (i32::from(col) + 1).into())];
                html! { div.spot id=(id) data-el=(id) { span.sr { (self.words.with("board-ww-free", &args)) } } }
            }
            _ => html! { div.spot {} },
        }
    }

    /// A card in a display. A goal under the pointer lights the cards that fulfil it.
    fn lying(&self, seat: Seat, cell: Cell, laid: Laid) -> Markup {
        let content = self.game.content();
        let id = self.cell_id(seat, cell);
        let shown = Face { card: self.card(laid.token), side: laid.side };
        let added: Vec<Symbol> = self.added(seat, cell);
        let symbols: SymbolSet = content.story(shown.card).iter().chain(added.iter().copied()).collect();
        let mut label = self.face_label(shown, symbols);
        let goal = self.goal_now(seat, Some(cell)).filter(|_| laid.side == Side::Goal);
        if let Some(goal) = goal {
            let now = self.words.with("ww-goal-scores", &[("points", goal.points.into())]);
            label = format!("{label} ({now}). {}", self.missing_text(goal).unwrap_or_default());
        }
        let lights = goal.map(|goal| {
            let line = format!(" goal-{}-{}", cell.row(), cell.col());
            self.lights(seat, goal) + if seat == self.reader { &line } else { "" }
        });
        html! {
            div id=(id) data-el=(id) data-key={ "card-" (laid.token.0) } data-lights=[lights] data-say=[goal.map(|_| &label)]
                class={ "piece " (laid.side.word()) @if self.is_picked(&id) { " picked" } @if !added.is_empty() { " more" } } {
                @match laid.side {
                    Side::Story => (face::story(content, symbols, &label)),
                    Side::Goal => (face::goal(content, content.goal(shown.card), goal.map(|goal| goal.points), &label)),
                }
            }
        }
    }

    /// The symbols a module card adds to a story.
    fn added(&self, seat: Seat, cell: Cell) -> Vec<Symbol> {
        let twists = self.open().twists[seat.index() % 4].iter();
        let added = twists.filter_map(|twist| match twist {
            Twist::Symbol(there, symbol) if *there == cell => Some(*symbol),
            _ => None,
        });
        added.collect()
    }

    /// The symbols with how many stories of the reader show each; pointing at one lights those stories.
    fn symbols(&self) -> Markup {
        let content = self.game.content();
        let sight = self.game.sight_in(&self.view, self.reader);
        let asked = self.asks(|action| matches!(action, Action::Name(_)));
        html! {
            div.symbols data-asked[asked] {
                @for symbol in (0..content.symbols.len() as u8).map(Symbol) {
                    @let id = format!("symbol-{}", content.symbol_id(symbol));
                    @let cells = sight.boards().showing(symbol);
                    span.chip id=(id) data-el=[asked.then_some(&id)] data-lights=(self.cell_ids(self.reader, cells)) title=(self.symbol_name(symbol)) {
                        (face::lone_glyph(content, symbol))
                        span.name { (self.symbol_name(symbol)) } " "
                        strong { (cells.count_ones()) }
                    }
                }
            }
        }
    }

    /// The reader's goals and everything else that brings points, in words.
    fn goals(&self) -> Markup {
        let mut lines: Vec<Markup> = self.live[self.reader.index()]
            .iter()
            .map(|goal| {
                let id = goal
                    .cell
                    .map_or("goal-shared".into(), |cell| format!("goal-{}-{}", cell.row(), cell.col()));
                let lights = self.lights(self.reader, goal);
                self.line(&id, goal.card, goal.points, Some((&lights, self.missing_text(goal))))
            })
            .collect();
        let mut rest: Vec<(Origin, i32)> = Vec::new();
        self.game.tally(&self.world, self.reader, |origin, points| rest.push((origin, points)));
        lines.extend(rest.into_iter().filter_map(|(origin, points)| match origin {
            Origin::Copied(card) => Some(self.line("", card, points, None)),
            Origin::Permanent(module) => Some(html! {
                li { span.worth { (signed(points)) } div { h3 { (self.module_name(module)) } } }
            }),
            Origin::Goal(..) | Origin::Shared(_) => None,
        }));
        html! {
            section.goals aria-labelledby="goals-title" {
                h2 #goals-title { (self.words.text("board-ww-goals")) }
                @if lines.is_empty() { p.none { (self.words.text("board-ww-no-goals")) } }
                ul { @for line in lines { (line) } }
            }
        }
    }

    fn line(&self, id: &str, card: CardId, points: i32, more: Option<(&str, Option<String>)>) -> Markup {
        html! {
            li id=[(!id.is_empty()).then_some(id)] data-lights=[more.as_ref().map(|(lights, _)| lights)] tabindex=[more.as_ref().map(|_| 0)] {
                span class={ "worth" @if points == 0 { " zero" } } data-count=[(!id.is_empty()).then_some(id)] { (points) }
                div {
                    h3 { (self.title(Face { card, side: Side::Goal })) @if more.is_none() { " · " (self.words.text("ww-part-copied")) } @else if id == "goal-shared" { " · " (self.words.text("ww-part-shared")) } }
                    p { (self.goal_text(card)) }
                    @if let Some((_, Some(missing))) = &more { p.missing { (missing) } }
                }
            }
        }
    }
}

/// The number of a row or column; the corner between them has none.
fn line(number: Option<i8>) -> Markup {
    html! { span.line aria-hidden="true" { @if let Some(number) = number { (number + 1) } } }
}
