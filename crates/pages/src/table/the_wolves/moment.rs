//! A moment of a game as a cut-out of the map: the ground around the place where something happened, and what stood there.

use ::the_wolves::{Event, Hex, Owner, Piece, TheWolves};
use maud::{Markup, html};
use moonpack_games::Match;

use super::land::Land;
use super::map::beside;

/// How much of the map is shown.
const WIDE: i32 = 300;
const HIGH: i32 = 190;

/// The map around what a step did, as it was after it.
pub(crate) fn moment(game: &Match<TheWolves>, step: usize) -> Markup {
    let map = game.game().map();
    let events = game.retold().take(step).flat_map(|step| step.events);
    let Some((who, hex)) = events.filter_map(|event| place(&event)).last() else { return html! {} };
    let land = Land::of(map);
    let (x, y) = land.centre(map, hex);
    let near = |other: &Hex| {
        let (ox, oy) = land.centre(map, *other);
        (ox - x).abs() < WIDE / 2 + 50 && (oy - y).abs() < HIGH / 2 + 60
    };
    let mut hexes: Vec<Hex> = map.all().filter(near).collect();
    hexes.sort_by_key(|hex| (land.flat(map, *hex).1, *hex));
    let at = game.at(step);
    html! {
        svg viewBox={ (x - WIDE / 2) " " (y - HIGH / 2 - 8) " " (WIDE) " " (HIGH) } preserveAspectRatio="xMidYMid slice" {
            use href="#tw-land" {}
            @for other in hexes {
                @let (ox, oy) = land.centre(map, other);
                @let pieces: Vec<(Owner, Piece)> = at.position().board().pieces_at(other).into_iter().flatten().collect();
                @let lone = at.position().lone_wolves().contains(other);
                g transform={ "translate(" (ox) " " (oy) ")" } {
                    @if lone || !pieces.is_empty() { use href={ "#tw-o-" (map.ground(other).name()) } {} }
                    @if other == hex { g class={ "p" (who.index()) } { use href="#tw-ring" {} } }
                    @if lone { g.lw { use href="#tw-lonely" {} } }
                    @for (index, (owner, piece)) in pieces.iter().enumerate() {
                        g class={ "p" (owner.index()) } { use href={ "#tw-" (piece.name()) (owner.index()) } transform=[(pieces.len() > 1).then(|| beside(index))] {} }
                    }
                }
            }
        }
    }
}

/// Where something happened, and who did it.
fn place(event: &Event) -> Option<(Owner, Hex)> {
    match *event {
        Event::WolfMoved { seat, to, .. } => Some((seat.into(), to)),
        Event::Placed { seat, hex }
        | Event::Howled { seat, hex, .. }
        | Event::DenBuilt { seat, hex, .. }
        | Event::LairBuilt { seat, hex }
        | Event::Dominated { seat, hex, .. }
        | Event::Hunted { seat, hex, .. } => Some((seat.into(), hex)),
        _ => None,
    }
}
