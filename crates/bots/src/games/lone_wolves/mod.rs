//! What makes a position of Lone Wolves good.
//!
//! Everything is reckoned territory by territory ([`reckon`]). What that misses can be learned by networks that look at each
//! territory and each hand ([`looks`]); none are shipped, since the search gained nothing by them. An action's prior grows with
//! how much it moves the reckoning; for a trick half played the outcome is known or guessed from the strength of the card.

mod looks;
mod reckon;

use ::lone_wolves::{Action, LoneWolves, Position, SEATS, Stage, Territory, leader_wins};
use moonpack_rules::{MAX_SEATS, Seat};

use self::reckon::Outlook;
use crate::evaluate::{Evaluate, Forecast, Thing, Tuning};
use crate::ladder::Ladder;
use crate::learned::{Learned, Look};

/// What a point of strength still in the hand is worth.
const HAND_STRENGTH: f32 = 0.2;
/// Points that make an action e times as heavy.
const TEMPERATURE: f32 = 2.0;

impl Learned for LoneWolves {
    const SHAPES: &'static [(usize, usize)] = looks::SHAPES;

    fn foresee(&self, position: &Position, tell: &mut dyn FnMut(Look<'_>)) -> Forecast {
        let outlook = Outlook::of(self, position);
        looks::look(self, position, &outlook, tell);
        by_hand(position, &outlook)
    }
}

impl Evaluate for LoneWolves {
    fn forecast(&self, position: &Position) -> Forecast {
        by_hand(position, &Outlook::of(self, position))
    }

    fn priors(&self, position: &Position, actions: &[Action], priors: &mut Vec<f32>) {
        let outlook = Outlook::of(self, position);
        let before = Territory::ALL.map(|territory| outlook.margin(territory));
        let scale = |points: f32| (points / TEMPERATURE).clamp(-8.0, 8.0).exp();
        priors.clear();
        priors.extend(actions.iter().map(|action| scale(outlook.gain(&before, position, *action))));
        lighten_twins(self, actions, priors);
    }

    fn is_quiet(&self, position: &Position) -> bool {
        matches!(position.open.stage, Stage::Lead | Stage::Over)
    }

    fn is_endgame(&self, position: &Position) -> bool {
        position.open.trick >= 12 || (position.open.trick == 11 && position.open.stage != Stage::Lead)
    }

    fn round(&self, position: &Position) -> u32 {
        position.open.deal.into()
    }

    fn tuning(&self) -> Tuning {
        Tuning { rollout_share: 0.5, ..Tuning::default() }
    }

    fn ladder(&self) -> &'static Ladder {
        &Ladder::LONE_WOLVES
    }

    /// A wolf of the hand, a scar or a field; the board is small and nothing lies far off.
    fn thing(&self, _position: &Position, action: Action) -> Thing {
        let what = match action {
            Action::Play { card, .. } => card.index() as u32,
            Action::Reveal { territory, slot } | Action::Take { territory, slot } => {
                100 + 10 * territory as u32 + slot.index() as u32
            }
            Action::Place { field } => 200 + field.index() as u32,
        };
        Thing { what, far: 0.5 }
    }

    /// High cards are kept for later, and then for later still.
    fn held(&self, position: &Position, seat: Seat) -> f32 {
        position
            .hand(seat)
            .iter()
            .map(|card| f32::from(card.strength()) - 4.0)
            .filter(|high| *high > 0.0)
            .sum()
    }

    /// Leads the highest wolf, follows with the lowest that wins or else the lowest of all, each into the territory of its own
    /// colour.
    fn lure(&self, position: &Position, action: Action) -> i32 {
        let Action::Play { card, territory } = action else { return 0 };
        let at_home = i32::from(self.colour(territory) == card.colour());
        let strength = i32::from(card.strength());
        let fit = match position.open.led {
            None => strength,
            Some(led) if leader_wins(led.card, card, self.trump(&position.open)) => -strength,
            Some(_) => 10 - strength,
        };
        2 * fit + at_home
    }
}

fn by_hand(position: &Position, outlook: &Outlook<'_>) -> Forecast {
    let open = &position.open;
    let hands = SEATS.map(|seat| position.hand(seat).strength() as f32);
    let margin = Territory::ALL.iter().map(|territory| outlook.margin(*territory)).sum::<f32>()
        + HAND_STRENGTH * (hands[0] - hands[1]);
    let mut points = [0.0; MAX_SEATS];
    points[0] = open.earlier_points[0] as f32 + margin / 2.0;
    points[1] = open.earlier_points[1] as f32 - margin / 2.0;
    let deals_ahead = position.deals_ahead().len() as f32;
    Forecast { points, spread: 2.0 + 0.22 * outlook.to_come + 5.0 * deals_ahead.sqrt() }
}

/// Fields that touch the same territories are all alike; the first of them is enough to look at.
fn lighten_twins(game: &LoneWolves, actions: &[Action], priors: &mut [f32]) {
    const TWIN: f32 = 0.001;
    for later in 1..actions.len() {
        let Action::Place { field } = actions[later] else { continue };
        let is_twin = actions[..later].iter().any(|earlier| {
            matches!(earlier, Action::Place { field: other } if game.reach(*other) == game.reach(field))
        });
        if is_twin {
            priors[later] *= TWIN;
        }
    }
}
