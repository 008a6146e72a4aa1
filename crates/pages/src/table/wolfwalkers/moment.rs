//! A moment of a game as a cut-out of a display: the card that was laid, and the cards around it.

use ::wolfwalkers::{Event, Wolfwalkers};
use maud::{Markup, html};
use moonpack_games::Match;
use moonpack_rules::{Secrets, Viewer};

use super::scenery::face_of;

/// How far two cards lie apart.
const PITCH: i32 = 106;

/// The display around the last card that was laid up to a step, as it was then.
pub(crate) fn moment(game: &Match<Wolfwalkers>, step: usize, viewer: Viewer) -> Markup {
    let laid = game.retold().take(step).flat_map(|step| step.events).filter_map(|event| match event {
        Event::Placed { seat, cell, .. } => Some((seat, cell)),
        _ => None,
    });
    let Some((seat, cell)) = laid.last() else { return html! {} };
    let at = game.at(step);
    let view = at.game().view(at.position(), viewer);
    let place = |row: usize, col: usize| (PITCH * col as i32, PITCH * row as i32);
    let (x, y) = place(cell.row(), cell.col());
    html! {
        svg viewBox={ (x - 85) " " (y - 33) " 270 171" } preserveAspectRatio="xMidYMid slice" {
            @for (other, card) in view.open.display(seat).cards() {
                @let (ox, oy) = place(other.row(), other.col());
                @if let Some(face) = view.face(card) { use href=(face_of(face.card, face.side)) x=(ox) y=(oy) width="100" height="100" {} }
            }
            rect.just x=(x) y=(y) width="100" height="100" rx="6" {}
        }
    }
}
