//! The map of The Wolves: each hex as the letter of its terrain and its pieces, then what each player has.
//!
//! A piece is a letter (`A` alpha, `p` pack wolf, `d` den, `L` lair) and its owner's seat, `x` for the third pack; `?` is a
//! lone wolf, `*` prey. A column of text is a column of hexes, half a hex lower than its left neighbour's place.

use moonpack_rules::{Game, Seat};
use moonpack_words::Words;
use the_wolves::{Bonus, Ground, Hex, Owner, Piece, Position, TheWolves};

use super::cell;

/// Characters a column of hexes takes.
const WIDTH: usize = 6;

pub(super) fn board(game: &TheWolves, position: &Position, names: &[String], words: &Words) -> Vec<String> {
    let mut lines = map(game, position);
    lines.push(String::new());
    lines.push(words.text("cli-draw-tw-legend"));
    for seat in Seat::first(game.seats()) {
        lines.push(player(game, position, seat, &names[seat.index()], words));
    }
    lines
}

fn map(game: &TheWolves, position: &Position) -> Vec<String> {
    // Drawing follows the facts: px = 1.5 x, py = y - x / 2; twice that is a line of text.
    let place = |hex: Hex| {
        let (x, y) = game.map().coordinate(hex);
        (i32::from(x), 2 * i32::from(y) - i32::from(x))
    };
    let places: Vec<(i32, i32)> = game.map().all().map(place).collect();
    let left = places.iter().map(|(x, _)| *x).min().unwrap_or(0);
    let top = places.iter().map(|(_, row)| *row).min().unwrap_or(0);
    let rows = places.iter().map(|(_, row)| row - top + 1).max().unwrap_or(0);
    let columns = places.iter().map(|(x, _)| x - left + 1).max().unwrap_or(0);
    let mut grid = vec![vec![" ".repeat(WIDTH); columns as usize]; rows as usize];
    for hex in game.map().all() {
        let (x, row) = place(hex);
        grid[(row - top) as usize][(x - left) as usize] = cell(&hex_text(game, position, hex), WIDTH);
    }
    grid.into_iter().map(|row| row.concat().trim_end().to_owned()).collect()
}

fn hex_text(game: &TheWolves, position: &Position, hex: Hex) -> String {
    let mut text = match game.map().ground(hex) {
        Ground::Open(terrain) => terrain.name()[..1].to_owned(),
        Ground::Water => "~".to_owned(),
        Ground::Chasm => "#".to_owned(),
    };
    if position.lone_wolves().contains(hex) {
        text.push('?');
    }
    if position.prey().contains(hex) {
        text.push('*');
    }
    for (owner, piece) in position.board().pieces_at(hex).into_iter().flatten() {
        text.push(match piece {
            Piece::Alpha => 'A',
            Piece::Pack => 'p',
            Piece::Den => 'd',
            Piece::Lair => 'L',
        });
        text.push(owner_char(owner));
    }
    text
}

fn owner_char(owner: Owner) -> char {
    owner.seat().and_then(|seat| char::from_digit(seat.index() as u32, 10)).unwrap_or('x')
}

/// Seat, pack, the six tiles and the tokens.
fn player(game: &TheWolves, position: &Position, seat: Seat, name: &str, words: &Words) -> String {
    let terrain = |name: &str| words.text(&format!("tw-terrain-{name}"));
    let pack = game.pack(seat.into()).map(|pack| terrain(pack.name())).unwrap_or_default();
    let tiles = (1..=6).filter_map(|slot| game.shown(position, seat, slot));
    let tiles: Vec<String> = tiles.map(|tile| terrain(tile.name())).collect();
    let player = position.player(seat);
    let bonus = |bonus: Bonus| usize::from(player.bonus(bonus));
    let tokens = [("terrains", bonus(Bonus::Terrain).into()), ("actions", bonus(Bonus::Action).into())];
    let tokens = words.with("cli-draw-tw-tokens", &tokens);
    format!("{seat} {name} ({pack}): {} · {tokens}", tiles.join(", "))
}
