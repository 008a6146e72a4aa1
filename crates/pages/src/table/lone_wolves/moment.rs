//! A moment of a game as a cut-out: the two wolves of the trick it belongs to, in front of the land they went to.

use ::lone_wolves::{Event, LoneWolves, Played};
use maud::{Markup, html};
use moonpack_games::Match;
use moonpack_rules::{Seat, Secrets, Viewer};

use super::card::front;

/// The trick that a step belongs to, as far as it was played then; wolves are played in the open.
pub(crate) fn moment(game: &Match<LoneWolves>, step: usize, viewer: Viewer) -> Markup {
    let mut trick: Vec<(Seat, Played)> = Vec::new();
    let mut won = None;
    for event in game.retold().take(step).flat_map(|step| step.events) {
        match LoneWolves::event_for(&event, viewer) {
            Event::Played { seat, card, territory } => {
                if trick.len() == 2 {
                    trick.clear();
                    won = None;
                }
                trick.push((seat, Played { card, territory }));
            }
            Event::TrickWon { seat, .. } => won = Some(seat),
            _ => {}
        }
    }
    let ground = trick.iter().find(|(seat, _)| won != Some(*seat)).or(trick.last());
    html! {
        span.lw.trick {
            @if let Some((_, played)) = ground { svg.land viewBox="0 150 220 190" preserveAspectRatio="xMidYMid slice" { use href={ "#lw-land-" (played.territory) } {} } }
            @for (seat, played) in &trick { span class={ "wolf p" (seat.index()) @if won == Some(*seat) { " wins" } } { (front(played.card)) } }
        }
    }
}
