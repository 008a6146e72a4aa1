//! How actions of Wolfwalkers look at a glance.

use ::wolfwalkers::content::GoalType;
use ::wolfwalkers::display::FULL;
use ::wolfwalkers::{Action, Laid, Position, Side, Wolfwalkers};
use moonpack_rules::Game;

use super::outlook::Outlook;
use super::supply::Supply;
use super::{after, rollout, touching};
use crate::glance::Glance;
use crate::lore::Lore;

const STORY: usize = 0;
const TOP: usize = 1;
const PLACE_STORY: usize = 2;
const PLACE_GOAL: usize = 3;
const OTHER: usize = 4;
const GOAL: usize = 5;
/// How many kinds of actions there are.
pub(super) const KINDS: usize = GOAL + GoalType::ALL.len();

/// Tells how each action looks.
pub(super) fn glances(
    game: &Wolfwalkers,
    lore: &Lore,
    position: &Position,
    actions: &[Action],
    tell: &mut dyn FnMut(Glance),
) {
    let seat = position.open.seat;
    let sight = game.sight(position, seat);
    let supply = Supply::of(game, position);
    let spots = sight.display().spots(game.lasting().adjacency, game.lasting().first_cell);
    let before = Outlook::new(&sight, &supply).points(&lore.nets);
    let rival = seat.next(game.seats());
    let rival_sight = game.sight(position, rival);
    let rival_spots = rival_sight.display().spots(game.lasting().adjacency, game.lasting().first_cell);
    let free = (FULL - sight.display().len()) as f32 / FULL as f32;
    let theirs = |card: Laid| {
        let mut hand = rollout::Hand::new(game, position, &rival_sight, card);
        hand.best(rival_spots).map_or(0.0, |spot| hand.gain(spot)) / 3.0
    };
    let taken = |card: Laid, kind: Option<usize>| {
        let mut hand = rollout::Hand::new(game, position, &sight, card);
        let best = hand.best(spots);
        let now = best.map_or(0.0, |spot| hand.gain(spot)) / 3.0;
        let then = best.and_then(|spot| after(game, position, seat, card, spot, &supply, &lore.nets));
        let gain = then.map_or(0.0, |then| then - before) / 3.0;
        let face = position.face(card);
        let (kind, more) = match (kind, face.side) {
            (Some(kind), _) => (kind, 0.0),
            (None, Side::Story) => (STORY, game.content().story(face.card).len() as f32 / 3.0),
            (None, Side::Goal) => {
                let goal = game.content().goal(face.card);
                (GOAL + goal.goal_type() as usize, goal.points as f32 / 8.0)
            }
        };
        let theirs = theirs(card);
        Glance::new(kind, gain, &[free, gain * free, now, theirs, theirs * free, more, more * free])
    };
    let mut hand = position.open.hand.map(|card| rollout::Hand::new(game, position, &sight, card));
    for action in actions {
        let glance = match *action {
            Action::Take(place) => position.open.market.card(place).map(|card| taken(card, None)),
            Action::TakeTop => {
                position.open.top().map(|token| taken(Laid { token, side: Side::Story }, Some(TOP)))
            }
            Action::Place(spot) => hand.as_mut().zip(position.open.hand).map(|(hand, card)| {
                let kind = if position.face(card).side == Side::Story { PLACE_STORY } else { PLACE_GOAL };
                let touches = touching(position, spot) as f32 / 4.0;
                let (row, col) = (spot.row(), spot.col());
                let (height, width) = sight.display().extent();
                let grows = f32::from(u8::from(row < 0 || row >= height as i8))
                    + f32::from(u8::from(col < 0 || col >= width as i8));
                let gain = hand.gain(spot) / 3.0;
                Glance::new(kind, gain, &[gain * free, touches, touches * free, grows, grows * free])
            }),
            _ => None,
        };
        tell(glance.unwrap_or(Glance::new(OTHER, 0.0, &[])));
    }
}
