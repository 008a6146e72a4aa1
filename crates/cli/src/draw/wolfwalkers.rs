//! The market of Wolfwalkers and the displays side by side. A card is its id; a goal has a star.

use moonpack_rules::{Game, Seat};
use moonpack_words::Words;
use wolfwalkers::{Cell, Laid, Position, Side, Wolfwalkers};

use super::cell;

/// Characters a card takes.
const CARD: usize = 5;
/// Rows and columns of a display.
const SIZE: usize = 5;

pub(super) fn board(game: &Wolfwalkers, position: &Position, names: &[String], words: &Words) -> Vec<String> {
    let show = |laid: Option<Laid>| laid.map_or_else(|| "·".to_owned(), |laid| card(game, position, laid));
    let market: String = (position.open.market.slots.iter())
        .map(|slot| cell(&show(slot.token.map(|token| Laid { token, side: slot.side })), CARD))
        .collect();
    let mut lines = vec![format!("{}  {}", words.text("cli-draw-ww-market"), market.trim_end())];
    if let Some(hand) = position.open.hand {
        lines.push(format!("{}  {}", words.text("cli-draw-ww-hand"), card(game, position, hand)));
    }
    lines.push(String::new());
    let seats = Seat::first(game.seats());
    let title = |seat: Seat| cell(&names[seat.index()], SIZE * CARD + 3);
    lines.push(seats.clone().map(title).collect::<String>().trim_end().to_owned());
    for row in 0..SIZE {
        let of_seat = |seat: Seat| {
            let display = position.open.display(seat);
            let cards = (0..SIZE).map(|column| cell(&show(display.get(Cell::at(row, column))), CARD));
            format!("{}   ", cards.collect::<String>())
        };
        lines.push(seats.clone().map(of_seat).collect::<String>().trim_end().to_owned());
    }
    lines
}

fn card(game: &Wolfwalkers, position: &Position, laid: Laid) -> String {
    let star = if laid.side == Side::Goal { "*" } else { "" };
    format!("{}{star}", game.content().card_id(position.card(laid.token)))
}
