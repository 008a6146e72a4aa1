//! The five territories of Lone Wolves side by side, North above, South below, and both hands.

use lone_wolves::{LoneWolves, Position, SEATS, Spot, Territory};
use moonpack_rules::Seat;
use moonpack_words::Words;

use super::cell;

/// Characters a territory takes.
const WIDTH: usize = 22;
/// Characters of the column that says what a row is.
const TITLE: usize = 10;

pub(super) fn board(game: &LoneWolves, position: &Position, names: &[String], words: &Words) -> Vec<String> {
    let [south, north] = SEATS;
    let row = |title: &str, text: &dyn Fn(Territory) -> String| {
        let cells: String = game.order().into_iter().map(|at| cell(&text(at), WIDTH)).collect();
        format!("{}{cells}", cell(title, TITLE)).trim_end().to_owned()
    };
    let name = |seat: Seat| names[seat.index()].as_str();
    let mut lines = vec![hand(position, north, name(north))];
    lines.push(String::new());
    lines.push(row(name(north), &|at| side(game, position, north, at)));
    lines.push(row("", &|at| format!("[{}]", words.text(&format!("lw-territory-{}", at.name())))));
    lines.push(row("", &|at| tile(game, position, at)));
    for slot in 0..lone_wolves::Slot::MAX {
        let scars = row("", &|at| scar(game, position, at, slot, words));
        if !scars.is_empty() {
            lines.push(scars);
        }
    }
    lines.push(row(name(south), &|at| side(game, position, south, at)));
    lines.push(String::new());
    lines.push(hand(position, south, name(south)));
    for seat in SEATS {
        let placed = game.fields(seat).filter_map(|field| {
            let scar = position.open.fields[seat.index()][field.index()]?;
            Some(format!("{field} {}", scar_text(game, scar, words)))
        });
        let placed: Vec<String> = placed.collect();
        for some in placed.chunks(4) {
            lines.push(format!("{}: {}", name(seat), some.join(" · ")));
        }
    }
    lines
}

fn hand(position: &Position, seat: Seat, name: &str) -> String {
    let cards: Vec<String> = position.hand(seat).iter().map(|card| card.to_string()).collect();
    format!("{name}: {}", cards.join(" "))
}

/// Face-up wolves, lone wolves in brackets, summoned ones as dots, and the strength of all.
fn side(game: &LoneWolves, position: &Position, seat: Seat, at: Territory) -> String {
    let open = &position.open;
    let up = open.wolves[seat.index()][at as usize].iter().map(|card| card.to_string());
    let lone = open.lone[seat.index()][at as usize].iter().map(|card| format!("({card})"));
    let summoned = (0..open.summoned_to(seat, at)).map(|_| "(·)".to_owned());
    let wolves: Vec<String> = up.chain(lone).chain(summoned).collect();
    format!("{}={}", wolves.join(""), game.strength(open, seat, at))
}

fn tile(game: &LoneWolves, position: &Position, at: Territory) -> String {
    let open = &position.open;
    let moons: String = [(open.moon, "☾"), (open.blood_moon, "●")]
        .iter()
        .filter(|(place, _)| *place == Some(at))
        .map(|(_, sign)| *sign)
        .collect();
    format!("{} {moons}", game.tile_points(open.tiles[at as usize]))
}

fn scar(game: &LoneWolves, position: &Position, at: Territory, slot: usize, words: &Words) -> String {
    let Some(slot) = game.slots(at).nth(slot) else { return String::new() };
    match position.open.spot(at, slot) {
        Spot::Empty => "–".to_owned(),
        Spot::Down => {
            let under = position.scar_in(at, slot).map(|scar| scar_text(game, scar, words));
            format!("▽ {}", under.unwrap_or_default())
        }
        Spot::Up(scar) => format!("▲ {}", scar_text(game, scar, words)),
    }
}

fn scar_text(game: &LoneWolves, scar: lone_wolves::Scar, words: &Words) -> String {
    words.with(&format!("lw-scar-{}", scar.name()), &[("value", game.scar_value(scar).into())])
}
