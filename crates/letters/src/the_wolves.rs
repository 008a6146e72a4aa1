//! The map of The Wolves: each hex as the letter of its terrain, its pieces and its place in words, then the moon, what each
//! player has, and who holds the regions.
//!
//! A piece is a letter (`A` alpha, `p` pack wolf, `d` den, `L` lair) and its owner's seat, `x` for the third pack; `?` is a
//! lone wolf, `*` prey. `3b` below a `g` is what decisions call "grass b, region 3"; region 0 is the start board. A column of text is
//! a column of hexes, half a hex lower than its left neighbour's place.

use moonpack_rules::{Game, Seat};
use moonpack_tell::the_wolves::{letter, region};
use moonpack_words::Words;
use the_wolves::{Bonus, Ground, Hex, Owner, Piece, Position, Prey, Terrain, TheWolves, Track, Wolf};

use crate::canvas::Run;
use crate::{Canvas, Colour, Ink, broken, cell};

/// Characters a column of hexes takes: a terrain, two pieces with their owners, a gap. Its region stands below. Where there is
/// room, the terrain has its region beside it, and the pieces stand below.
const WIDTH: usize = 6;
const LARGE: usize = 8;

pub(super) fn board(
    game: &TheWolves,
    position: &Position,
    names: &[String],
    words: &Words,
    large: bool,
) -> Canvas {
    let mut canvas = Canvas::default();
    map(&mut canvas, game, position, large);
    canvas.line(moon(game, position, words));
    for seat in Seat::first(game.seats()) {
        player(&mut canvas, game, position, seat, &names[seat.index()], words);
    }
    for (number, _) in game.map().regions() {
        broken(&mut canvas, &region(game, position, number, names, words), Ink::PLAIN);
    }
    broken(&mut canvas, &words.text("cli-draw-tw-legend"), Ink::DIM);
    canvas
}

/// How long it is to the next scoring, and of which moon.
fn moon(game: &TheWolves, position: &Position, words: &Words) -> String {
    match (game.days_to_next_scoring(position), position.next_phase()) {
        (Some(days), Some(phase)) => {
            words.with("board-tw-days", &[("count", i64::from(days).into()), ("phase", phase.name().into())])
        }
        _ => words.text("board-tw-no-days"),
    }
}

fn map(canvas: &mut Canvas, game: &TheWolves, position: &Position, large: bool) {
    let width = if large { LARGE } else { WIDTH };
    // Drawing follows the facts: px = 1.5 x, py = y - x / 2; twice that is a line of text. The line below a hex is free
    // in its column, because the next hex lies two lines lower.
    let mut places: Vec<(i32, i32, Vec<Run>)> = Vec::new();
    for hex in game.map().all() {
        let (x, y) = game.map().coordinate(hex);
        let (line, x) = (2 * i32::from(y) - i32::from(x), i32::from(x));
        let (ground, name, pieces) = (ground(game, hex), name(game, hex), pieces(game, position, hex));
        let (above, below) = if large { (name, pieces) } else { (pieces, name) };
        places.push((line, x, std::iter::once(ground).chain(above).collect()));
        places.push((line + 1, x, below));
    }
    places.sort_by_key(|(line, x, _)| (*line, *x));
    let left = places.iter().map(|(_, x, _)| *x).min().unwrap_or(0);
    let mut line = places.first().map_or(0, |(line, ..)| *line);
    for (row, x, runs) in places {
        while line < row {
            canvas.end_line();
            line += 1;
        }
        let begins = width * usize::try_from(x - left).unwrap_or(0);
        canvas.put(" ".repeat(begins.saturating_sub(canvas.column())), Ink::PLAIN);
        runs.into_iter().for_each(|run| canvas.add(run));
    }
    canvas.end_line();
}

/// The ground of a hex in its colour.
fn ground(game: &TheWolves, hex: Hex) -> Run {
    let (x, y) = game.map().coordinate(hex);
    let (letter, colour) = match game.map().ground(hex) {
        Ground::Open(terrain) => (&terrain.name()[..1], terrain_colour(terrain)),
        Ground::Water => ("~", Colour::Blue),
        Ground::Chasm => ("#", Colour::DarkGrey),
    };
    Run { text: letter.to_owned(), ink: Ink::of(colour), element: Some(format!("hex-{x}-{y}")) }
}

/// The region of a hex, and its letter where the region has several of its kind; nothing ever stands on the chasm.
fn name(game: &TheWolves, hex: Hex) -> Vec<Run> {
    if game.map().ground(hex) == Ground::Chasm {
        return Vec::new();
    }
    let region = game.map().region_of(hex).map_or(0, |region| region.index() + 1);
    let text = format!("{region}{}", letter(game, hex).unwrap_or_default());
    vec![Run { text, ink: Ink::DIM, element: None }]
}

/// What stands on a hex. Pieces are elements of their own.
fn pieces(game: &TheWolves, position: &Position, hex: Hex) -> Vec<Run> {
    let (x, y) = game.map().coordinate(hex);
    let alone = [(position.lone_wolves().contains(hex), "?"), (position.prey().contains(hex), "*")];
    let alone = alone.into_iter().filter(|(there, _)| *there);
    let ink = Ink::of(Colour::White).bold();
    let mut runs: Vec<Run> =
        alone.map(|(_, sign)| Run { text: sign.to_owned(), ink, element: None }).collect();
    for (owner, piece) in position.board().pieces_at(hex).into_iter().flatten() {
        let (sign, element) = match piece {
            Piece::Alpha => ('A', format!("wolf-{}-{x}-{y}", Wolf::Alpha.name())),
            Piece::Pack => ('p', format!("wolf-{}-{x}-{y}", Wolf::Pack.name())),
            Piece::Den => ('d', format!("den-{x}-{y}")),
            Piece::Lair => ('L', format!("lair-{x}-{y}")),
        };
        let ink = Ink::of(owner.seat().map_or(Colour::Grey, Colour::of_seat)).bold();
        runs.push(Run { text: format!("{sign}{}", owner_char(owner)), ink, element: Some(element) });
    }
    runs
}

/// The letter says it as well.
fn terrain_colour(terrain: Terrain) -> Colour {
    match terrain {
        Terrain::Forest => Colour::Green,
        Terrain::Rock => Colour::Grey,
        Terrain::Grass => Colour::LightGreen,
        Terrain::Tundra => Colour::LightCyan,
        Terrain::Desert => Colour::Yellow,
    }
}

fn owner_char(owner: Owner) -> char {
    owner.seat().and_then(|seat| char::from_digit(seat.index() as u32, 10)).unwrap_or('x')
}

/// Seat and the six tiles; below them the tokens, how far the pack walks, spreads and howls, and what it has hunted.
fn player(canvas: &mut Canvas, game: &TheWolves, position: &Position, seat: Seat, name: &str, words: &Words) {
    let own = game.to_move(position) == Some(seat);
    let ink = Ink::of(Colour::of_seat(seat));
    let ink = if own { ink.bold() } else { ink };
    canvas.put(cell(&format!("{seat} {name}"), 12), ink);
    for slot in 1..=6 {
        let Some(tile) = game.shown(position, seat, slot) else { continue };
        let text = format!("{slot}{} ", words.text(&format!("tw-terrain-{}", tile.name())));
        let ink = Ink::of(terrain_colour(tile));
        // Only whoever decides pays; the others' tiles are no elements.
        if own { canvas.put_spot(format!("tile-{slot}"), text, ink) } else { canvas.put(text, ink) }
    }
    let player = position.player(seat);
    let bonus = |bonus: Bonus| usize::from(player.bonus(bonus));
    let tokens = [("terrains", bonus(Bonus::Terrain).into()), ("actions", bonus(Bonus::Action).into())];
    canvas.end_line();
    canvas.put(format!("  {}", words.with("cli-draw-tw-tokens", &tokens)), Ink::PLAIN);
    for track in [Track::Speed, Track::Spread, Track::Howl] {
        let word = words.text(&format!("board-tw-track-{}", track.name()));
        canvas.put(format!(" · {word} {}", game.attribute(position, seat, track)), Ink::PLAIN);
    }
    let hunted = Prey::ALL.iter().filter(|prey| player.has_prey(**prey));
    let hunted: Vec<String> = hunted.map(|prey| words.text(&format!("tw-prey-{}", prey.name()))).collect();
    if !hunted.is_empty() {
        canvas.put(format!(" · {}", hunted.join(", ")), Ink::PLAIN);
    }
    canvas.end_line();
}
