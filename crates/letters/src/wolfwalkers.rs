//! The market of Wolfwalkers, the display of whoever decides with the free places around it, and the other displays small.
//!
//! A story is its symbols, two letters each; a goal is a star, its points and the symbols it asks for. Cards of other
//! displays are told by their ids.

use moonpack_rules::{Game, Seat};
use moonpack_words::Words;
use wolfwalkers::{Cell, Goal, GoalKind, Laid, Place, Position, Side, Symbol, Wolfwalkers};

use crate::{Canvas, Colour, Ink, broken, cell};

/// Characters a card takes where it is drawn with its symbols, and where it is told by its id.
const CARD: usize = 12;
const SMALL: usize = 5;
/// The same where there is room.
const LARGE_CARD: usize = 15;
const LARGE_SMALL: usize = 11;
/// Rows and columns of a display.
const SIZE: usize = 5;

pub(super) fn board(
    game: &Wolfwalkers,
    position: &Position,
    names: &[String],
    words: &Words,
    large: bool,
) -> Canvas {
    let mut canvas = Canvas::default();
    let drawer = Drawer { game, position, words, large };
    drawer.market(&mut canvas);
    drawer.display(&mut canvas, position.open.seat, names);
    drawer.others(&mut canvas, position.open.seat, names);
    broken(&mut canvas, &drawer.legend(), Ink::DIM);
    canvas
}

struct Drawer<'a> {
    game: &'a Wolfwalkers,
    position: &'a Position,
    words: &'a Words,
    large: bool,
}

impl Drawer<'_> {
    /// Characters a card takes.
    fn card(&self) -> usize {
        if self.large { LARGE_CARD } else { CARD }
    }

    fn market(&self, canvas: &mut Canvas) {
        canvas.line(self.words.text("cli-draw-ww-market"));
        for (number, slot) in (1..).zip(&self.position.open.market.slots) {
            let card = Place::new(number - 1).and_then(|place| self.position.open.market.card(place));
            // An empty place tells which side will lie there.
            let empty = || if slot.side == Side::Goal { "★ –" } else { "–" }.to_owned();
            let text = card.map_or_else(empty, |card| self.face(card));
            let ink = card.map_or(Ink::PLAIN, face_ink);
            canvas.put_spot(
                format!("market-{number}"),
                cell(&format!("{number} {text}"), self.card() + 1),
                ink,
            );
        }
        canvas.end_line();
        if let Some(hand) = self.position.open.hand {
            canvas.put(cell(&self.words.text("cli-draw-ww-hand"), self.card()), Ink::PLAIN);
            canvas.put(self.face(hand), face_ink(hand).bold());
            canvas.end_line();
        }
        canvas.line("");
    }

    /// The display with the places around it. Rows and columns are those of the decisions' texts.
    fn display(&self, canvas: &mut Canvas, seat: Seat, names: &[String]) {
        canvas.put(names[seat.index()].clone(), Ink::of(Colour::of_seat(seat)).bold());
        canvas.end_line();
        let display = self.position.open.display(seat);
        let (height, width) = display.extent();
        let around = |extent: usize| {
            let free = i32::from(extent < SIZE);
            -free..(extent as i32 + free)
        };
        canvas.put("    ", Ink::PLAIN);
        for column in around(width) {
            canvas.put(cell(&column.to_string(), self.card()), Ink::DIM);
        }
        canvas.end_line();
        for row in around(height) {
            canvas.put(format!("{row:>3} "), Ink::DIM);
            for column in around(width) {
                let inside = |at: i32, extent: usize| usize::try_from(at).ok().filter(|at| *at < extent);
                let at =
                    inside(row, height).zip(inside(column, width)).map(|(row, column)| Cell::at(row, column));
                match at.and_then(|at| display.get(at)) {
                    Some(laid) => {
                        let text = cell(&self.face(laid), self.card() - 1);
                        canvas.put_spot(format!("own-{row}-{column}"), text, face_ink(laid));
                        canvas.put(" ", Ink::PLAIN);
                    }
                    None => canvas.put_spot(format!("spot-{row}-{column}"), cell("·", self.card()), Ink::DIM),
                }
            }
            canvas.end_line();
        }
        canvas.line("");
    }

    /// The displays of the others beside each other.
    fn others(&self, canvas: &mut Canvas, own: Seat, names: &[String]) {
        let seats: Vec<Seat> = Seat::first(self.game.seats()).filter(|seat| *seat != own).collect();
        if seats.is_empty() {
            return;
        }
        let next = own.next(self.game.seats());
        let width = if self.large { LARGE_SMALL } else { SMALL };
        for seat in &seats {
            let ink = Ink::of(Colour::of_seat(*seat));
            canvas.put(cell(&names[seat.index()], SIZE * width + 3), ink);
        }
        canvas.end_line();
        for row in 0..SIZE {
            for seat in &seats {
                for column in 0..SIZE {
                    let laid = self.position.open.display(*seat).get(Cell::at(row, column));
                    let told = |laid| if self.large { self.face(laid) } else { self.id(laid) };
                    let text = cell(&laid.map_or_else(|| "·".to_owned(), told), width - 1) + " ";
                    // Opportunities reach into the next person's display only.
                    match laid {
                        Some(laid) if *seat == next => {
                            canvas.put_spot(format!("other-{row}-{column}"), text, face_ink(laid))
                        }
                        _ => canvas.put(text, Ink::PLAIN),
                    }
                }
                canvas.put("   ", Ink::PLAIN);
            }
            canvas.end_line();
        }
    }

    fn face(&self, laid: Laid) -> String {
        let card = self.position.card(laid.token);
        match laid.side {
            Side::Story => self.symbols(self.game.content().story(card).iter()),
            Side::Goal => self.goal(self.game.content().goal(card)),
        }
    }

    /// A goal in a dozen letters: points, what it asks for, how (`+` row and column, `=` balance, `/` none of it).
    fn goal(&self, goal: &Goal) -> String {
        let asked = match &goal.kind {
            GoalKind::Pattern(pattern) => self.symbols(pattern.drawing().iter().map(|part| part.symbol)),
            GoalKind::Arrows(one) => format!("+{}", self.symbol(*one)),
            GoalKind::ArrowsCross(one) => format!("+/{}", self.symbol(*one)),
            GoalKind::TwoSymbols(one, two) => format!("{}&{}", self.symbol(*one), self.symbol(*two)),
            GoalKind::TwoSymbolsArrows(one, two) => format!("+{}&{}", self.symbol(*one), self.symbol(*two)),
            GoalKind::Balance(one, two) => format!("{}={}", self.symbol(*one), self.symbol(*two)),
        };
        format!("★{} {asked}", goal.points)
    }

    fn symbols(&self, symbols: impl Iterator<Item = Symbol>) -> String {
        symbols.map(|symbol| self.symbol(symbol)).collect()
    }

    /// Two letters; symbols of other component data than the shipped one lend the beginning of their id.
    fn symbol(&self, symbol: Symbol) -> String {
        let id = self.game.content().symbol_id(symbol);
        let key = format!("cli-draw-ww-symbol-{id}");
        if self.words.has(&key) { self.words.text(&key) } else { id.chars().take(2).collect() }
    }

    fn id(&self, laid: Laid) -> String {
        let star = if laid.side == Side::Goal { "★" } else { "" };
        format!("{}{star}", self.game.content().card_id(self.position.card(laid.token)))
    }

    fn legend(&self) -> String {
        let content = self.game.content();
        let name = |(number, id): (u8, &String)| {
            let name = self.words.text(&format!("ww-symbol-{id}"));
            format!("{} {name}", self.symbol(Symbol(number)))
        };
        (0..).zip(&content.symbols).map(name).collect::<Vec<_>>().join(" · ")
    }
}

/// Goals are golden; their star says it as well.
fn face_ink(laid: Laid) -> Ink {
    match laid.side {
        Side::Story => Ink::of(Colour::White),
        Side::Goal => Ink::of(Colour::Yellow),
    }
}
