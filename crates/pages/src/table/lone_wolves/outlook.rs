//! What a decision would bring, before it is made: the strengths a wolf would lead to, the points of a scar on a field.
//!
//! Every answer comes from carrying the action out in a world that fits the view. What counts lies open, so all such worlds
//! answer alike.

use ::lone_wolves::{Action, Open, PackField, Position, SEATS, Stage, Tally, Territory};
use moonpack_rules::{Game, Notation, Quiet, Secrets};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

use super::Scene;
use crate::table::Outlook;

impl Scene<'_> {
    /// What the reader's wolves would change, told at the strengths themselves.
    pub(super) fn outlooks(&self) -> Vec<Outlook> {
        if !matches!(self.open().stage, Stage::Lead | Stage::Follow) || self.legal.is_empty() {
            return Vec::new();
        }
        let world = self.world();
        let look = |action: &Action| {
            let after = self.after(&world, *action)?;
            let peek = self.changes(&self.game.tally(&after));
            Some(Outlook { action: self.game.write_action(*action), note: None, peek: Some(peek) })
        };
        self.legal.iter().filter_map(look).collect()
    }

    /// The points that the scar in the reader's hand would bring at once on one of their fields.
    pub(super) fn would_bring(&self, field: PackField) -> Option<i32> {
        let action = Action::Place { field };
        if !self.legal.contains(&action) {
            return None;
        }
        let mine = |open: &Open| self.game.deal_points(open)[self.below.index() & 1];
        self.after(&self.world(), action).map(|after| mine(&after) - mine(self.open()))
    }

    fn world(&self) -> Position {
        self.game.sample(&self.view, &mut ChaCha8Rng::seed_from_u64(0))
    }

    /// The table after an action; none if a new deal begins with it.
    fn after(&self, world: &Position, action: Action) -> Option<Open> {
        let mut after = world.clone();
        self.game.apply(&mut after, action, &mut Quiet);
        (after.open.deal == world.open.deal).then_some(after.open)
    }

    /// The strengths that differ, as "8→14" at their elements.
    fn changes(&self, after: &Tally) -> String {
        let mut changes = Vec::new();
        for territory in Territory::ALL {
            for seat in SEATS {
                let strength = |tally: &Tally| tally.strength[seat.index() & 1][territory as usize];
                let (from, to) = (strength(&self.tally), strength(after));
                if from != to {
                    changes.push(format!("force-{territory}-{}={from}→{to}", seat.index()));
                }
            }
        }
        changes.join(" ")
    }
}
