//! Ways of Wolfwalkers: a card and its place, an opportunity and what it is used for.

use ::wolfwalkers::{Action, Position, Wolfwalkers};

use crate::way::{Chain, Joined, Step, goes_on, touches};

impl Chain for Wolfwalkers {
    fn join(&self, position: &Position, legal: &[Action], ways: &mut Joined<Self>) {
        for action in legal {
            let next = match action {
                Action::Take(_) | Action::TakeTop => goes_on(self, position, *action),
                // What has no choice in it follows by itself.
                Action::Use(_) => goes_on(self, position, *action).filter(|(_, next)| next.len() > 1),
                _ => None,
            };
            let Some((after, next)) = next else {
                ways.plain(self, position, *action);
                continue;
            };
            for second in next {
                let mut path = touches(self, position, *action);
                path.extend(touches(self, &after, second).into_iter().map(|step| offered(step, second)));
                ways.add(path, &[*action, second]);
            }
        }
    }

    /// Two cards or places are never the same: where a card lies is what the game is about.
    fn same(&self, _position: &Position, one: Action, other: Action) -> bool {
        one == other
    }
}

/// Sides, symbols and cards looked at are no things on the board, so they are offered beside the card.
fn offered(step: Step, action: Action) -> Step {
    match action {
        Action::As(_) | Action::Name(_) | Action::Next(_) => Step { offers: Some(1), ..step },
        _ => step,
    }
}
