//! Who may know what: views, events as they are told, and worlds that a viewer cannot tell apart.

use std::fmt::Debug;

use rand::Rng;

use crate::{Game, Seat, Viewer};

/// A game that says what each viewer sees. A game without secrets shows everybody everything.
///
/// ```
/// use moonpack_rules::{Begin, Seat, Secrets, Viewer};
/// use moonpack_toy::Toy;
///
/// let (game, position) = Toy::begin(&(), &Toy::NEWEST, 2, &(), &true).unwrap();
/// let owner = Viewer::Seat(Seat::new(0).unwrap());
/// assert_eq!(game.view(&position, owner).red, Some(true));
/// assert_eq!(game.view(&position, Viewer::Spectator).red, None);
/// assert!(game.knows_more(&position, Seat::new(0).unwrap()));
/// ```
pub trait Secrets: Game {
    /// What one viewer sees, built field by field.
    type View: Clone + PartialEq + Debug + Send + Sync;

    /// Can two positions give a viewer the same view? If not, whoever looks sees everything: a search keeps one world, and
    /// a sample is the position itself.
    const HIDDEN: bool;

    /// What `viewer` sees, built field by field: what is not written here is hidden.
    fn view(&self, position: &Self::Position, viewer: Viewer) -> Self::View;

    /// Does the seat know something here that a spectator does not? Where several people share a device, a curtain hangs
    /// before such knowledge.
    fn knows_more(&self, position: &Self::Position, seat: Seat) -> bool;

    /// The event as `viewer` is told it: the same event with what they may not know left blank.
    fn event_for(event: &Self::Event, viewer: Viewer) -> Self::Event;

    /// Did this event turn up something that somebody did not know? Undo never goes past it.
    fn reveals(event: &Self::Event) -> bool;

    /// A full position that fits the view, drawn at random from all that do.
    fn sample<R: Rng + ?Sized>(&self, view: &Self::View, rng: &mut R) -> Self::Position;
}
