//! Ways of Lone Wolves: a wolf and its territory, whichever is touched first.

use ::lone_wolves::{Action, LoneWolves, Position};

use crate::way::{Chain, Joined, touches};

impl Chain for LoneWolves {
    fn join(&self, position: &Position, legal: &[Action], ways: &mut Joined<Self>) {
        for action in legal {
            let path = touches(self, position, *action);
            if matches!(action, Action::Play { .. }) {
                ways.add(path.iter().rev().cloned().collect(), &[*action]);
            }
            ways.add(path, &[*action]);
        }
    }

    /// A scar works alike on all fields that count for the same territories. Scars that lie face down look the same
    /// and are not: which one is turned up is for the player to choose.
    fn same(&self, _position: &Position, one: Action, other: Action) -> bool {
        match (one, other) {
            (Action::Place { field: one }, Action::Place { field: other }) => {
                self.reach(one) == self.reach(other)
            }
            _ => false,
        }
    }
}
