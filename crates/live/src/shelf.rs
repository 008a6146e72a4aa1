//! A place beside a table in memory for what those who look at it have worked out and will want again.
//!
//! Nothing in it is true by itself: it goes when the table goes (at rest, forgotten, read again after a failed write), and
//! whoever put something there says when it no longer fits. What it is, this crate deliberately does not know.

use std::any::Any;

/// What is kept beside a table.
#[derive(Default)]
pub struct Shelf(Option<Box<dyn Any + Send>>);

impl Shelf {
    /// What was put there, or a new one: one kind of thing has room, and another takes its place.
    pub fn of<T: Any + Send + Default>(&mut self) -> &mut T {
        if !self.0.as_ref().is_some_and(|kept| kept.is::<T>()) {
            self.0 = None;
        }
        let kept = self.0.get_or_insert_with(|| Box::new(T::default()));
        kept.downcast_mut().expect("it was just looked at")
    }
}
