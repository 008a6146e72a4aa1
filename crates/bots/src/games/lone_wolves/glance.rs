//! How actions of Lone Wolves look at a glance.

use ::lone_wolves::{Action, Card, CardSet, LoneWolves, Position, ROOM, Scar, Spot, Territory, leader_wins};
use moonpack_rules::Seat;

use super::reckon::{Outlook, Plays};
use super::{TEMPERATURE, is_twin};
use crate::glance::Glance;

const LEAD: usize = 0;
const FOLLOW: usize = 1;
const REVEAL: usize = 2;
const TAKE_DOWN: usize = 3;
const TAKE: usize = 4;
const PLACE: usize = TAKE + Scar::ALL.len();
/// How many kinds of actions there are.
pub(super) const KINDS: usize = PLACE + Scar::ALL.len();

/// Fields that touch the same territories are all alike; so much lighter are all but the first.
const TWIN: f32 = -7.0;

/// Tells how each action looks.
pub(super) fn glances(
    game: &LoneWolves,
    position: &Position,
    outlook: &Outlook<'_>,
    actions: &[Action],
    tell: &mut dyn FnMut(Glance),
) {
    let before = Territory::ALL.map(|territory| outlook.margin(territory));
    let open = &position.open;
    let Some(seat) = open.to_move() else { return };
    let trump = game.trump(open);
    let mut plays = Plays::of(outlook, position, seat);
    let mut cards: [Option<Known>; 30] = [None; 30];
    for (number, action) in actions.iter().enumerate() {
        let glance = match *action {
            Action::Play { card, territory } => {
                let known =
                    *cards[card.index() % 30].get_or_insert_with(|| Known::of(game, position, seat, card));
                let at = territory as usize;
                let chance = known.chance;
                let gain = plays.gain(card, territory, chance);
                let scars = open.scars_in(territory).count() as f32 / 4.0;
                let left = f32::from(13 - open.trick.min(13)) / 13.0;
                let strength = f32::from(card.strength()) / 7.0;
                let kind = if open.led.is_some() { FOLLOW } else { LEAD };
                Glance::new(
                    kind,
                    gain / TEMPERATURE,
                    &[
                        chance,
                        chance * plays.stands(card, territory) / 2.0,
                        (1.0 - chance) * plays.falls[at] / 2.0,
                        chance * plays.theirs / 2.0,
                        strength,
                        strength * left,
                        f32::from(u8::from(trump == Some(card.colour()))),
                        known.master,
                        known.over,
                        known.mates,
                        f32::from(ROOM.saturating_sub(open.crowd[at])) / 6.0,
                        scars,
                        (1.0 - chance) * scars,
                        f32::from(u8::from(card.strength() == 3))
                            * open.face_down_in(territory).count() as f32
                            / 4.0,
                    ],
                )
            }
            Action::Reveal { .. } => Glance::new(REVEAL, 0.0, &[]),
            Action::Take { territory, slot } => {
                let worth = outlook.gain(&before, position, *action) / TEMPERATURE;
                let last = f32::from(u8::from(open.scars_in(territory).count() == 1));
                let kind = match open.spot(territory, slot) {
                    Spot::Up(scar) => TAKE + scar as usize,
                    _ => TAKE_DOWN,
                };
                Glance::new(kind, worth, &[last])
            }
            Action::Place { field } => {
                let twin = if is_twin(game, &actions[..number], field) { TWIN } else { 0.0 };
                let worth = twin + outlook.gain(&before, position, *action) / TEMPERATURE;
                let kind = position.taken_scar().map_or(REVEAL, |scar| PLACE + scar as usize);
                Glance::new(kind, worth, &[worth * f32::from(open.trick) / 13.0])
            }
        };
        tell(glance);
    }
}

/// What whoever holds a card knows of it.
#[derive(Clone, Copy)]
struct Known {
    /// The chance to win the trick.
    chance: f32,
    /// By how much it wins more than it must, when it follows.
    over: f32,
    /// Can nobody beat it in its colour?
    master: f32,
    /// How many of its colour the hand holds.
    mates: f32,
}

impl Known {
    fn of(game: &LoneWolves, position: &Position, seat: Seat, card: Card) -> Self {
        let open = &position.open;
        let trump = game.trump(open);
        let hand = position.hand(seat);
        let mates = (hand & CardSet::of_colour(card.colour())).len() as f32 / 4.0;
        let other = seat.next(2);
        let unseen = CardSet::ALL.without(open.played_cards() | hand);
        let possible = unseen.without(open.voids[other.index() & 1].cards());
        let here = possible & CardSet::of_colour(card.colour());
        let beats = here.iter().filter(|theirs| !leader_wins(card, *theirs, trump)).count() as i32;
        let master = f32::from(u8::from(beats == 0));
        if let Some(led) = open.led {
            let wins = !leader_wins(led.card, card, trump);
            let over = f32::from(card.strength()) - f32::from(led.card.strength());
            let over = if wins && card.colour() == led.card.colour() { over / 5.0 } else { 0.0 };
            return Self { chance: f32::from(u8::from(wins)), over, master, mates };
        }
        let holds = (open.hand_size(other) as f32 / possible.len().max(1) as f32).min(1.0);
        let none = |count: i32| (1.0 - holds).powi(count);
        let trumps = trump.filter(|trump| *trump != card.colour());
        let trumps = trumps.map_or(0, |trump| (possible & CardSet::of_colour(trump)).len() as i32);
        let beaten = 1.0 - none(beats) + none(here.len() as i32) * (1.0 - none(trumps));
        Self { chance: 1.0 - 0.8 * beaten.min(1.0), over: 1.0, master, mates }
    }
}
