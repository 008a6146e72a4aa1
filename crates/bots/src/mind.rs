//! What a bot keeps from one decision to the next: how much it has thought since somebody else decided, and the part of its
//! tree that is still to come.
//!
//! A turn is a chain of small decisions, and the search of the first has already looked at all the others. So the first
//! takes the whole budget, each further one in a row half of the one before, and a row never takes more than two. Where
//! something is hidden a tree lasts no longer than the row, and no longer than nothing is uncovered: what was thought before
//! then belongs to worlds that are gone.

use std::any::Any;

use crate::packmate::Strength;
use crate::tree::Tree;

/// So many edges of a tree are kept at most (about five megabytes), those nearest to the root.
const KEPT_EDGES: usize = 100_000;

/// From here on further decisions of one row take no less.
const MOST_HALVINGS: u32 = 6;

/// The memory of one seat in one match. Whoever plays several decisions for a seat may keep one and hand it in each time;
/// an empty one is always right, and one that does not fit the match is forgotten.
#[derive(Default)]
pub struct Mind {
    kept: Option<Box<dyn Any + Send>>,
    /// How many decisions of the row were searched.
    searched: u32,
    /// How many actions have been played when the row goes on.
    next: usize,
    /// How strong those are with whom it plays.
    facing: Strength,
}

/// Trees, one for each thread, and the actions that lead to their roots.
struct Kept<A> {
    path: Vec<A>,
    trees: Vec<Tree<A>>,
}

impl Mind {
    /// A mind that remembers nothing.
    pub fn new() -> Self {
        Self::default()
    }

    /// Notes how strong those are with whom it plays, which matters to the packmate alone.
    pub fn face(&mut self, strength: Strength) {
        self.facing = strength;
    }

    pub(crate) fn facing(&self) -> Strength {
        self.facing
    }

    /// Has nobody else decided since the last decision, now that so many actions have been played?
    pub(crate) fn is_in_row(&self, played: usize) -> bool {
        played == self.next
    }

    /// How often the budget of the decision after so many actions is halved.
    pub(crate) fn halvings(&self, played: usize) -> u32 {
        if self.is_in_row(played) { self.searched.min(MOST_HALVINGS) } else { 0 }
    }

    /// Notes a decision after so many actions, whether it was searched or took no thought.
    pub(crate) fn decided(&mut self, played: usize, searched: bool) {
        let before = if self.is_in_row(played) { self.searched } else { 0 };
        self.searched = before + u32::from(searched);
        self.next = played + 1;
    }

    /// Lets go of the trees.
    pub(crate) fn forget(&mut self) {
        self.kept = None;
    }

    /// The trees as they look after `path`; none if nothing fits. They are taken out, not copied.
    pub(crate) fn recall<A: Copy + Ord + Send + 'static>(&mut self, path: &[A]) -> Vec<Tree<A>> {
        let kept = self.kept.take().and_then(|kept| kept.downcast::<Kept<A>>().ok());
        let Some(kept) = kept else { return Vec::new() };
        match path.strip_prefix(&kept.path[..]) {
            Some(since) => kept.trees.iter().filter_map(|tree| tree.after(since, usize::MAX)).collect(),
            None => Vec::new(),
        }
    }

    /// Keeps what the trees that were grown after `path` say about what follows `action`.
    pub(crate) fn keep<A: Copy + Ord + Send + 'static>(&mut self, path: &[A], action: A, trees: &[Tree<A>]) {
        let most = KEPT_EDGES / trees.len().max(1);
        let trees = trees.iter().filter_map(|tree| tree.after(&[action], most)).collect();
        let path = path.iter().copied().chain([action]).collect();
        self.kept = Some(Box::new(Kept { path, trees }));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_further_decision_of_a_row_has_half_the_budget_and_a_forced_one_costs_nothing() {
        let mut mind = Mind::new();
        assert_eq!(mind.halvings(10), 0);
        mind.decided(10, true);
        assert_eq!(mind.halvings(11), 1);
        mind.decided(11, false);
        assert_eq!(mind.halvings(12), 1);
        mind.decided(12, true);
        assert_eq!(mind.halvings(13), 2);
    }

    #[test]
    fn when_somebody_else_has_decided_the_row_begins_anew() {
        let mut mind = Mind::new();
        mind.decided(10, true);
        assert_eq!(mind.halvings(12), 0);
        mind.decided(12, true);
        assert_eq!(mind.halvings(13), 1);
    }
}
