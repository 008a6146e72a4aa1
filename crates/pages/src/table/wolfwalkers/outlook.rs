//! What a choice would bring: points at every spot the card may go to, before it is placed and before it is even taken.
//!
//! Counted by trying it out in a world that fits the reader's view: what scores lies open, so every such world answers
//! alike.

use ::wolfwalkers::{Action, Position, Spot, Stage};
use moonpack_rules::{Game, Quiet};

use super::Scene;
use crate::table::{Outlook, signed};

impl Scene<'_> {
    pub(super) fn outlooks(&self) -> Vec<Outlook> {
        let mut before = self.world.clone();
        if let Some((card, spot)) = self.open().task.as_ref().and_then(|task| task.lifted) {
            before.open.displays[self.reader.index() % 4].place(spot, card, false);
        }
        let before = self.points(&before);
        self.legal.iter().filter_map(|action| self.outlook(*action, before)).collect()
    }

    fn points(&self, world: &Position) -> i32 {
        self.game.standing(world).points[self.reader.index()]
    }

    fn outlook(&self, action: Action, before: i32) -> Option<Outlook> {
        let idle = self.open().task.is_none();
        let placing = matches!(action, Action::Place(_) | Action::To(_));
        let taking = idle && matches!(action, Action::Take(_) | Action::TakeTop);
        if idle && !placing && !taking {
            return None;
        }
        let mut after = self.world.clone();
        self.game.apply(&mut after, action, &mut Quiet);
        let text = self.game.write_action(action);
        if taking {
            return self.spots(&after, before, text);
        }
        let change = self.points(&after) - before;
        let done = placing || (after.open.task.is_none() && change != 0);
        done.then(|| Outlook { action: text, note: Some(signed(change)), peek: None })
    }

    /// Where a card could be placed once it is taken, and what it would bring there.
    fn spots(&self, taken: &Position, before: i32, action: String) -> Option<Outlook> {
        if taken.open.stage != Stage::Place || taken.open.task.is_some() {
            return None;
        }
        let mut legal = Vec::new();
        self.game.legal(taken, &mut legal);
        let tried: Vec<(Spot, i32)> = legal
            .into_iter()
            .filter_map(|action| {
                let Action::Place(spot) = action else { return None };
                let mut placed = taken.clone();
                self.game.apply(&mut placed, action, &mut Quiet);
                Some((spot, self.points(&placed) - before))
            })
            .collect();
        let best = tried.iter().map(|(_, change)| *change).max()?;
        let at =
            |(spot, change): &(Spot, i32)| format!("spot-{}-{}={}", spot.row(), spot.col(), signed(*change));
        Some(Outlook {
            action,
            note: Some(self.words.with("board-ww-best", &[("points", (&signed(best)).into())])),
            peek: Some(tried.iter().map(at).collect::<Vec<_>>().join(" ")),
        })
    }
}
