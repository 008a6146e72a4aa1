//! What people are told about play: why an action is refused, what a score is made of, how a game ended.

use crate::{Ending, Game, Part, PlayError, Refusal, Seat};

/// A game that explains itself, and through that a checked way to play.
///
/// ```
/// use moonpack_rules::{Begin, Judge, Seat};
/// use moonpack_toy::{Guess, Toy};
///
/// let (game, mut position) = Toy::begin(&(), &Toy::NEWEST, 2, &(), &true).unwrap();
/// let first = Seat::new(0).unwrap();
/// let refused = game.play(&mut position, first, Guess::Both).unwrap_err();
/// assert_eq!(refused.rules()[0].to_string(), "TY-001");
/// assert!(game.play(&mut position, first, Guess::Red).is_ok());
/// ```
pub trait Judge: Game {
    /// The rules that forbid `action` to the seat to move; empty exactly for the legal actions. It is written for
    /// people, plainly and apart from the fast generator, and the contract suite holds the two together.
    fn explain(&self, position: &Self::Position, action: Self::Action) -> Refusal;

    /// Carries out the action if `seat` may do it now, and else leaves the position as it was.
    ///
    /// # Errors
    /// Says who decides, or which rules forbid the action.
    fn play(
        &self,
        position: &mut Self::Position,
        seat: Seat,
        action: Self::Action,
    ) -> Result<Vec<Self::Event>, PlayError> {
        let to_move = self.to_move(position).ok_or(PlayError::Over)?;
        if to_move != seat {
            return Err(PlayError::NotYourTurn { to_move });
        }
        let mut legal = Vec::new();
        self.legal(position, &mut legal);
        if !legal.contains(&action) {
            return Err(PlayError::Illegal(self.explain(position, action)));
        }
        let mut events = Vec::new();
        self.apply(position, action, &mut events);
        Ok(events)
    }

    /// The parts of a seat's points; they add up to [`Standing::points`](crate::Standing::points).
    fn parts(&self, position: &Self::Position, seat: Seat) -> Vec<Part>;

    /// How the game ended; `None` while it runs.
    fn ending(&self, position: &Self::Position) -> Option<Ending>;
}
