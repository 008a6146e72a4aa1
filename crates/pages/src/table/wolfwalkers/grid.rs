//! The reader's display: the plaited frame with numbered rows and columns, the cards, the places a card may go to.
//!
//! To screen readers it is a grid to walk through. Places carry what each choice would change there; which of it is
//! shown depends on the card that is touched, which the style decides.

use ::wolfwalkers::{Action, Cell, Face, GoalKind, GoalNow, Laid, Missing, Side, Spot, Symbol, Twist};
use maud::{Markup, html};
use moonpack_rules::Seat;

use super::geometry::CellBox;
use super::outlook::Change;
use super::{Scene, scenery, speech};
use crate::table::{part, signed};

impl Scene<'_> {
    /// The frame with the display that is drawn large.
    pub(super) fn large(&self) -> Markup {
        let plait = &self.plait;
        let empty = self.open().display(self.large).is_empty();
        html! {
            section.own aria-label=(self.display_name(self.large)) {
                div class={ "frame n" (plait.span) @if empty { " empty" } } {
                    @for side in ["n", "s"] { svg class={ "band " (side) } aria-hidden="true" { rect width="100%" height="100%" fill="url(#w-braid)" {} } }
                    @for side in ["w", "e"] { svg class={ "band " (side) } aria-hidden="true" { rect width="100%" height="100%" fill="url(#w-braidv)" {} } }
                    @for corner in ["nw", "ne", "sw", "se"] { svg class={ "corner " (corner) } aria-hidden="true" { use href="#w-corner" {} } }
                    (self.numbers())
                    div.cloth {
                        @if empty { (self.clearing()) }
                        div.cells role="grid" aria-label=(self.display_name(self.large)) {
                            @for row in plait.rows.0..=plait.rows.1 {
                                (self.row(row))
                            }
                            (self.piece(self.cords()))
                        }
                        @if empty { (self.call()) }
                    }
                }
            }
        }
    }

    /// The numbers of rows and columns in the band, as the words count them.
    fn numbers(&self) -> Markup {
        let (height, width) = self.plait.size;
        let crossed = self.crossed();
        html! {
            @if !self.open().display(self.large).is_empty() {
                div.lines aria-hidden="true" {
                    @for col in 0..width {
                        span class={ "col x" (self.plait.place(0, col as i8).x) } { (col + 1) @for (letter, cell) in &crossed { @if cell.col() == col { (self.line_tag(*letter)) } } }
                    }
                    @for row in 0..height {
                        span class={ "line y" (self.plait.place(row as i8, 0).y) } { (row + 1) @for (letter, cell) in &crossed { @if cell.row() == row { (self.line_tag(*letter)) } } }
                    }
                }
            }
        }
    }

    fn line_tag(&self, letter: usize) -> Markup {
        html! { b class={ "ltr dy" (letter % 12) } { (speech::letter_name(letter)) } }
    }

    /// Goals that watch their row and column for something that must not be there: letter and cell, once the display is
    /// full and only they are still open to a look.
    fn crossed(&self) -> Vec<(usize, Cell)> {
        if !self.open().display(self.large).is_full() {
            return Vec::new();
        }
        let watching =
            |goal: &&GoalNow| matches!(self.game.content().goal(goal.card).kind, GoalKind::ArrowsCross(_));
        let goals = self.live[self.large.index()].iter().filter(watching);
        goals.filter_map(|goal| Some((self.letter_at(self.large, goal.cell?), goal.cell?))).collect()
    }

    /// A piece of the frame: a part by itself, but where the whole frame is one.
    fn piece(&self, element: Markup) -> Markup {
        if self.sealed() { element } else { part(&element) }
    }

    /// A row that has nothing to walk to is none.
    fn row(&self, row: i8) -> Markup {
        let squares = html! { @for col in self.plait.cols.0..=self.plait.cols.1 { (self.square(row, col)) } };
        html! { @if !squares.0.is_empty() { div.row role="row" { (squares) } } }
    }

    fn square(&self, row: i8, col: i8) -> Markup {
        let inside = (0..5).contains(&row) && (0..5).contains(&col);
        let cell = inside.then(|| Cell::at(row as usize, col as usize));
        let laid = cell.and_then(|cell| self.open().display(self.large).get(cell));
        match (cell, laid) {
            (Some(cell), Some(laid)) => self.piece(self.lying(cell, laid)),
            _ if self.large == self.reader && self.is_open(row, col) => self.free(row, col),
            _ => html! {},
        }
    }

    /// May a place be drawn here? Before the first card there is only one.
    fn is_open(&self, row: i8, col: i8) -> bool {
        let display = self.open().display(self.reader);
        let spots = display.spots(self.plait_rule(), self.game.lasting().first_cell);
        !display.is_empty() || Spot::at(row, col).is_some_and(|spot| spots & spot.bit() != 0)
    }

    /// A free place of the reader's display.
    fn free(&self, row: i8, col: i8) -> Markup {
        let id = format!("spot-{row}-{col}");
        let at = self.plait.place(row, col);
        let args = [("row", (i32::from(row) + 1).into()), ("column", (i32::from(col) + 1).into())];
        let spot = Spot::at(row, col);
        html! {
            div class={ "at x" (at.x) " y" (at.y) } role="gridcell" {
                div id=(id) data-el=(id) class={ "spot" (halves(at)) } {
                    span.sr { (self.words.with("board-ww-free", &args)) }
                    @for tried in &self.tried {
                        @match (tried.action, &tried.change) {
                            (Action::Place(there) | Action::To(there), Some(change)) if Some(there) == spot => (self.change_tag("now", change)),
                            _ => @for (there, change) in &tried.places { @if Some(*there) == spot { (self.change_tag(&source(tried.action), change)) } },
                        }
                    }
                }
            }
        }
    }

    /// What a place changes: the sum large, below it the goals that make it.
    fn change_tag(&self, class: &str, change: &Change) -> Markup {
        html! {
            i class={ "gain " (class) (direction(change.sum)) } {
                b { (signed(change.sum)) }
                @if !change.by.is_empty() {
                    span { @for (letter, points) in &change.by { s { (self.letter_tag(*letter)) (signed(*points)) } } }
                }
            }
        }
    }

    /// A card in the display. A goal under the pointer lights what fulfils it.
    fn lying(&self, cell: Cell, laid: Laid) -> Markup {
        let seat = self.large;
        let id = self.cell_id(seat, cell);
        let at = self.plait.cell(cell);
        let face = Face { card: self.card(laid.token), side: laid.side };
        let added = self.added(seat, cell);
        let symbols = self.symbols_at(seat, cell, face);
        let goal = self.goal_now(seat, Some(cell)).filter(|_| laid.side == Side::Goal);
        let letter = self.letter_at(seat, cell);
        let asked = self.asks(|action| matches!(action, Action::Own(_) | Action::Other(_)));
        let change = self.tried.iter().find_map(|tried| match tried.action {
            Action::Own(there) | Action::Other(there) if there == cell => tried.change.as_ref(),
            _ => None,
        });
        let last = self.told.last(seat).is_some_and(|lay| lay.token == laid.token);
        html! {
            div class={ "at x" (at.x) " y" (at.y) } role="gridcell" {
                div id=(id) data-el=[asked.then_some(&id)] data-key=[(!self.sealed()).then(|| format!("card-{}", laid.token.0))] data-lights=[goal.map(|goal| self.lights(seat, goal))]
                    tabindex=[goal.map(|_| 0)]
                    class={ "piece " (laid.side.word()) " a" (laid.token.0 % 7) @if self.is_picked(&id) { " picked" } @if last && self.large != self.reader { " last" } } {
                    svg.face viewBox="0 0 100 100" aria-hidden="true" {
                        @if added.is_empty() { use href=(scenery::face_of(face.card, face.side)) {} }
                        @else { use href="#w-paper0" {} (scenery::symbols_on(self.game.content(), symbols)) }
                        @if let Some(goal) = goal { (self.seals(goal, letter)) }
                    }
                    (self.words_at(face, symbols, goal.map(|goal| (letter, goal)), self.side_of_words(cell, goal)))
                    @if let Some(change) = change { (self.change_tag("pill", change)) }
                    @if self.is_picked(&id) { span.chosen { (self.words.text("board-ww-chosen")) } }
                }
            }
        }
    }

    /// What a goal pays now, its letter, and on the scales of a balance both counts.
    fn seals(&self, goal: &GoalNow, letter: usize) -> Markup {
        let none = if goal.points == 0 { " nil" } else { "" };
        html! {
            path class={ "ribbon" (none) } d="M56 6H94.5V28H56L60.5 17Z" {}
            text class={ "now" (none) } x="77" y="24" { "=" (goal.points) }
            @if let GoalKind::Balance(a, b) = &self.game.content().goal(goal.card).kind { (self.pans(*a, *b, goal.points != 0)) }
            g class={ "dy" (letter % 12) } {
                rect.ini x="83" y="83" width="13" height="13" rx="1.5" {}
                text.init x="89.5" y="93.2" { (speech::letter_name(letter)) }
            }
        }
    }

    fn pans(&self, a: Symbol, b: Symbol, even: bool) -> Markup {
        let sight = self.game.sight_in(&self.view, self.large);
        let count = |symbol| sight.boards().showing(symbol).count_ones();
        html! {
            g.pans {
                @for (x, symbol) in [(25, a), (75, b)] { circle cx=(x) cy="84" r="9" {} text x=(x) y="88.6" { (count(symbol)) } }
                text class={ "sign" @if !even { " ne" } } x="50" y="72" { (if even { "=" } else { "≠" }) }
            }
        }
    }

    /// The symbols a module card adds to a story.
    pub(super) fn added(&self, seat: Seat, cell: Cell) -> Vec<Symbol> {
        let twists = self.open().twists[seat.index() % 4].iter();
        let added = twists.filter_map(|twist| match twist {
            Twist::Symbol(there, symbol) if *there == cell => Some(*symbol),
            _ => None,
        });
        added.collect()
    }

    /// Where the words at a card stand: over cards that do not matter to its goal, never over a place if there is another
    /// side; tried above, right, left, below.
    fn side_of_words(&self, cell: Cell, goal: Option<&GoalNow>) -> &'static str {
        const SIDES: [(&str, [(i8, i8); 2]); 6] = [
            ("n0", [(-1, 0), (-1, 1)]),
            ("n1", [(-1, 0), (-1, -1)]),
            ("e0", [(0, 1), (0, 2)]),
            ("w0", [(0, -1), (0, -2)]),
            ("s0", [(1, 0), (1, 1)]),
            ("s1", [(1, 0), (1, -1)]),
        ];
        let matters = goal.map_or(0, |goal| goal.fulfilled.iter().fold(0, |all, cells| all | cells));
        let needs: &[(Spot, Symbol)] = match goal.map(|goal| &goal.missing) {
            Some(Missing::Pattern { needs, .. }) => needs,
            _ => &[],
        };
        let display = self.open().display(self.large);
        let open = display.spots(self.plait_rule(), None);
        let cost = |(down, right): &(i8, i8)| {
            let (row, col) = (cell.row() as i8 + down, cell.col() as i8 + right);
            let at = self.plait.place(row, col);
            let last = 2 * self.plait.span as i8 - 2;
            let outside = at.cut_x.is_some() || at.cut_y.is_some() || at.x > last || at.y > last;
            let spot = Spot::at(row, col);
            let place = spot.is_some_and(|spot| open & spot.bit() != 0);
            let inside = (0..5).contains(&row) && (0..5).contains(&col);
            let card = inside && matters & Cell::at(row as usize, col as usize).bit() != 0;
            let needed = needs.iter().any(|(need, _)| Some(*need) == spot);
            100 * i32::from(outside) + 20 * i32::from(needed) + 6 * i32::from(place) + 5 * i32::from(card)
        };
        let best = SIDES.iter().min_by_key(|(_, cells)| cells.iter().map(cost).sum::<i32>());
        best.map_or("n0", |(side, _)| side)
    }

    /// The symbols with how many stories of the reader show each, and what the card in hand would add.
    pub(super) fn symbols(&self) -> Markup {
        let content = self.game.content();
        let sight = self.game.sight_in(&self.view, self.reader);
        let asked = self.asks(|action| matches!(action, Action::Name(_)));
        let held =
            self.open().hand.filter(|held| held.side == Side::Story && self.open().seat == self.reader);
        let held = held.and_then(|held| self.view.card(held.token)).map(|card| content.story(card));
        html! {
            section.symbols aria-labelledby="symbols-title" data-asked[asked] {
                h2 #symbols-title { (self.words.text("board-ww-symbols")) }
                ul {
                    @for symbol in (0..content.symbols.len() as u8).map(Symbol) {
                        @let id = format!("symbol-{}", content.symbol_id(symbol));
                        @let cells = sight.boards().showing(symbol);
                        @let named = self.open().named[self.reader.index() % 4] == Some(symbol);
                        li id=(id) data-el=[asked.then_some(&id)] data-lights=(self.cell_ids(self.reader, cells)) title=(self.symbol_name(symbol))
                            class={ @if cells == 0 { "zero" } @if named { " named" } } {
                            (scenery::lone_glyph(content, symbol))
                            span.sr { (self.symbol_name(symbol)) " " }
                            b { (cells.count_ones()) @if held.is_some_and(|held| held.contains(symbol)) { sup { "+1" } } }
                        }
                    }
                    @if held.is_some() { li.legend aria-hidden="true" { (self.words.text("board-ww-with-hand")) } }
                }
            }
        }
    }
}

/// The classes of a place that is cut at an edge.
fn halves(at: CellBox) -> String {
    [at.cut_x, at.cut_y].into_iter().flatten().map(|side| format!(" half {side}")).collect()
}

/// The class of what a choice of this card would bring.
fn source(action: Action) -> String {
    match action {
        Action::Take(place) => format!("m{}", place.index() + 1),
        _ => "m0".into(),
    }
}

fn direction(change: i32) -> &'static str {
    match change {
        0 => "",
        1.. => " up",
        _ => " down",
    }
}
