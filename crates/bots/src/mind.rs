//! What a bot keeps from one decision to the next: the part of its tree that is still to come.
//!
//! A turn of The Wolves is a chain of small decisions, and the search of the first has already looked at all the others.
//! Only games without hidden information keep anything: elsewhere a decision uncovers something, and what was thought
//! before belongs to worlds that are gone.

use std::any::Any;

use crate::tree::Tree;

/// The memory of one seat in one match. Whoever plays several decisions for a seat may keep one and hand it in each time;
/// an empty one is always right, and one that does not fit the match is forgotten.
#[derive(Default)]
pub struct Mind(Option<Box<dyn Any + Send>>);

/// Trees, one for each thread, and the actions that lead to their roots.
struct Kept<A> {
    path: Vec<A>,
    trees: Vec<Tree<A>>,
}

impl Mind {
    /// A mind that remembers nothing.
    pub const fn new() -> Self {
        Self(None)
    }

    /// The trees as they look after `path`; none if nothing fits. They are taken out, not copied.
    pub(crate) fn recall<A: Copy + Ord + Send + 'static>(&mut self, path: &[A]) -> Vec<Tree<A>> {
        let kept = self.0.take().and_then(|kept| kept.downcast::<Kept<A>>().ok());
        let Some(kept) = kept else { return Vec::new() };
        match path.strip_prefix(&kept.path[..]) {
            Some(since) => kept.trees.iter().filter_map(|tree| tree.after(since)).collect(),
            None => Vec::new(),
        }
    }

    /// Keeps the trees that were grown after `path`.
    pub(crate) fn keep<A: Copy + Ord + Send + 'static>(&mut self, path: &[A], trees: Vec<Tree<A>>) {
        self.0 = Some(Box::new(Kept { path: path.to_vec(), trees }));
    }
}
