//! Where a game reports what happens: search listens to nothing and pays nothing, doors collect.

/// Where [`Game::apply`](crate::Game::apply) reports what happened. Search passes [`Quiet`] and pays nothing; doors pass a `Vec`.
pub trait Events<E> {
    /// Takes note of an event.
    fn push(&mut self, event: E);

    /// Takes note of an event that costs something to work out; who does not listen does not pay.
    #[inline]
    fn push_with(&mut self, event: impl FnOnce() -> E) {
        self.push(event());
    }
}

/// Listens to no event.
pub struct Quiet;

impl<E> Events<E> for Quiet {
    #[inline(always)]
    fn push(&mut self, _event: E) {}

    #[inline(always)]
    fn push_with(&mut self, _event: impl FnOnce() -> E) {}
}

impl<E> Events<E> for Vec<E> {
    fn push(&mut self, event: E) {
        Vec::push(self, event);
    }
}
