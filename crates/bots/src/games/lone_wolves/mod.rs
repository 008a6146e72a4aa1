//! What makes a position of Lone Wolves good.
//!
//! Everything is reckoned territory by territory ([`reckon`]); no network adds to it, since the search gained nothing by any. An
//! action's prior was learned from what it shows at a glance ([`glance`]), above all how much it moves the reckoning.

mod glance;
mod reckon;

use std::sync::LazyLock;

use ::lone_wolves::{
    Action, LoneWolves, PackField, Position, SEATS, Stage, Territory, leader_wins, playable,
};
use moonpack_rules::{Game, MAX_SEATS, Seat};
use rand::RngExt;
use rand_chacha::ChaCha8Rng;

use self::reckon::{GUESSED, MEASURED, Outlook, Plays, guessed_chance};
use crate::evaluate::{Evaluate, Forecast, Thing, Tuning};
use crate::glance::Glance;
use crate::ladder::Ladder;
use crate::learned::{Learned, Look, weighed};
use crate::lore::Lore;

/// What was learned.
static LORE: LazyLock<Lore> = LazyLock::new(|| {
    Lore::read::<LoneWolves>(include_str!("../../../weights/lone-wolves.txt"))
        .expect("the tests read what is shipped")
});

/// What a point of strength still in the hand is worth.
const HAND_STRENGTH: f32 = 0.2;
/// Points that make an action e times as heavy.
const TEMPERATURE: f32 = 2.0;

impl Learned for LoneWolves {
    const SHAPES: &'static [(usize, usize)] = &[];
    const KINDS: usize = glance::KINDS;

    fn foresee(&self, position: &Position, _tell: &mut dyn FnMut(Look<'_>)) -> Forecast {
        by_hand(position, &Outlook::of(self, position, MEASURED))
    }

    fn glances(&self, _lore: &Lore, position: &Position, actions: &[Action], tell: &mut dyn FnMut(Glance)) {
        glance::glances(self, position, &Outlook::of(self, position, MEASURED), actions, tell);
    }
}

impl Evaluate for LoneWolves {
    fn forecast(&self, position: &Position) -> Forecast {
        by_hand(position, &Outlook::of(self, position, MEASURED))
    }

    fn sketch(&self, position: &Position) -> Forecast {
        by_hand(position, &Outlook::of(self, position, GUESSED))
    }

    fn priors(&self, position: &Position, actions: &[Action], priors: &mut Vec<f32>) {
        weighed(self, &LORE, position, actions, priors);
    }

    fn hunches(&self, position: &Position, actions: &[Action], priors: &mut Vec<f32>) {
        let outlook = Outlook::of(self, position, GUESSED);
        let before = Territory::ALL.map(|territory| outlook.margin(territory));
        let seat = position.open.to_move().unwrap_or(SEATS[0]);
        let mut plays = Plays::of(&outlook, position, seat);
        let mut gain = |action: &Action| match *action {
            Action::Play { card, territory } => {
                plays.gain(card, territory, guessed_chance(self, position, card))
            }
            _ => outlook.gain(&before, position, *action),
        };
        let scale = |points: f32| (points / TEMPERATURE).clamp(-8.0, 8.0).exp();
        priors.clear();
        priors.extend(actions.iter().map(|action| scale(gain(action))));
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

    /// Any wolf on any territory, without a list of all of them.
    fn rollout_action(&self, position: &Position, actions: &mut Vec<Action>, rng: &mut ChaCha8Rng) -> Action {
        let open = &position.open;
        if let (Stage::Lead | Stage::Follow, Some(seat)) = (open.stage, open.to_move()) {
            let cards = playable(open, position.hand(seat));
            let roomy = Territory::ALL.into_iter().filter(|territory| open.has_room(*territory));
            let card = cards.iter().nth(rng.random_range(0..cards.len().max(1)));
            let territory = roomy.clone().nth(rng.random_range(0..roomy.count().max(1)));
            if let (Some(card), Some(territory)) = (card, territory) {
                return Action::Play { card, territory };
            }
        }
        self.legal(position, actions);
        actions[rng.random_range(0..actions.len())]
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

/// Does the field touch the same territories as one that an earlier action asks for?
fn is_twin(game: &LoneWolves, earlier: &[Action], field: PackField) -> bool {
    let same = |earlier: &Action| matches!(earlier, Action::Place { field: other } if game.reach(*other) == game.reach(field));
    earlier.iter().any(same)
}

/// Fields that touch the same territories are all alike; the first of them is enough to look at.
fn lighten_twins(game: &LoneWolves, actions: &[Action], priors: &mut [f32]) {
    const TWIN: f32 = 0.001;
    for later in 1..actions.len() {
        let Action::Place { field } = actions[later] else { continue };
        if is_twin(game, &actions[..later], field) {
            priors[later] *= TWIN;
        }
    }
}
