//! The map of The Wolves: each hex as the letter of its terrain and its pieces, then what each player has.
//!
//! A piece is a letter (`A` alpha, `p` pack wolf, `d` den, `L` lair) and its owner's seat, `x` for the third pack; `?` is a
//! lone wolf, `*` prey. A column of text is a column of hexes, half a hex lower than its left neighbour's place.

use moonpack_rules::{Game, Seat};
use moonpack_words::Words;
use ratatui::style::{Color, Modifier, Style};
use the_wolves::{Bonus, Ground, Hex, Owner, Piece, Position, Terrain, TheWolves, Wolf};

use super::{Canvas, cell, seat_colour};

/// Characters a column of hexes takes: a terrain, two pieces with their owners, a gap.
const WIDTH: usize = 6;

pub(super) fn board(game: &TheWolves, position: &Position, names: &[String], words: &Words) -> Canvas {
    let mut canvas = Canvas::default();
    map(&mut canvas, game, position);
    canvas.line("");
    for seat in Seat::first(game.seats()) {
        player(&mut canvas, game, position, seat, &names[seat.index()], words);
    }
    canvas.line(words.text("cli-draw-tw-legend"));
    canvas
}

fn map(canvas: &mut Canvas, game: &TheWolves, position: &Position) {
    // Drawing follows the facts: px = 1.5 x, py = y - x / 2; twice that is a line of text.
    let place = |hex: Hex| {
        let (x, y) = game.map().coordinate(hex);
        (2 * i32::from(y) - i32::from(x), i32::from(x))
    };
    let mut places: Vec<((i32, i32), Hex)> = game.map().all().map(|hex| (place(hex), hex)).collect();
    places.sort_by_key(|(place, _)| *place);
    let left = places.iter().map(|((_, x), _)| *x).min().unwrap_or(0);
    let top = places.first().map_or(0, |((row, _), _)| *row);
    let (mut line, mut column) = (top, left);
    for ((row, x), hex) in places {
        while line < row {
            canvas.end_line();
            (line, column) = (line + 1, left);
        }
        canvas.put(" ".repeat(WIDTH * (x - column) as usize), Style::new());
        draw_hex(canvas, game, position, hex);
        column = x + 1;
    }
    canvas.end_line();
}

/// A hex: its terrain in its colour, then what stands on it. Pieces are elements of their own.
fn draw_hex(canvas: &mut Canvas, game: &TheWolves, position: &Position, hex: Hex) {
    let (x, y) = game.map().coordinate(hex);
    let begun = canvas.column();
    let (letter, colour) = match game.map().ground(hex) {
        Ground::Open(terrain) => (&terrain.name()[..1], terrain_colour(terrain)),
        Ground::Water => ("~", Color::Blue),
        Ground::Chasm => ("#", Color::DarkGray),
    };
    canvas.put_spot(format!("hex-{x}-{y}"), letter, Style::new().fg(colour));
    if position.lone_wolves().contains(hex) {
        canvas.put("?", Style::new().fg(Color::White).add_modifier(Modifier::BOLD));
    }
    if position.prey().contains(hex) {
        canvas.put("*", Style::new().fg(Color::White).add_modifier(Modifier::BOLD));
    }
    for (owner, piece) in position.board().pieces_at(hex).into_iter().flatten() {
        let (sign, element) = match piece {
            Piece::Alpha => ('A', format!("wolf-{}-{x}-{y}", Wolf::Alpha.name())),
            Piece::Pack => ('p', format!("wolf-{}-{x}-{y}", Wolf::Pack.name())),
            Piece::Den => ('d', format!("den-{x}-{y}")),
            Piece::Lair => ('L', format!("lair-{x}-{y}")),
        };
        let colour = owner.seat().map_or(Color::Gray, seat_colour);
        let style = Style::new().fg(colour).add_modifier(Modifier::BOLD);
        canvas.put_spot(element, format!("{sign}{}", owner_char(owner)), style);
    }
    let rest = WIDTH.saturating_sub(canvas.column() - begun);
    canvas.put(" ".repeat(rest), Style::new());
}

/// The letter says it as well.
fn terrain_colour(terrain: Terrain) -> Color {
    match terrain {
        Terrain::Forest => Color::Green,
        Terrain::Rock => Color::Gray,
        Terrain::Grass => Color::LightGreen,
        Terrain::Tundra => Color::LightCyan,
        Terrain::Desert => Color::Yellow,
    }
}

fn owner_char(owner: Owner) -> char {
    owner.seat().and_then(|seat| char::from_digit(seat.index() as u32, 10)).unwrap_or('x')
}

/// Seat, the six tiles, the tokens and how far the tracks are.
fn player(canvas: &mut Canvas, game: &TheWolves, position: &Position, seat: Seat, name: &str, words: &Words) {
    let own = game.to_move(position) == Some(seat);
    let style = Style::new().fg(seat_colour(seat));
    let style = if own { style.add_modifier(Modifier::BOLD) } else { style };
    canvas.put(cell(&format!("{seat} {name}"), 12), style);
    for slot in 1..=6 {
        let Some(tile) = game.shown(position, seat, slot) else { continue };
        let text = format!("{slot}{} ", words.text(&format!("tw-terrain-{}", tile.name())));
        let style = Style::new().fg(terrain_colour(tile));
        // Only whoever decides pays; the others' tiles are no elements.
        if own { canvas.put_spot(format!("tile-{slot}"), text, style) } else { canvas.put(text, style) }
    }
    let player = position.player(seat);
    let bonus = |bonus: Bonus| usize::from(player.bonus(bonus));
    let tokens = [("terrains", bonus(Bonus::Terrain).into()), ("actions", bonus(Bonus::Action).into())];
    canvas.put(format!("· {}", words.with("cli-draw-tw-tokens", &tokens)), Style::new());
    canvas.end_line();
}
