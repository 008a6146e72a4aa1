//! Decisions as texts and as touches on a screen, and the guess what a person meant.

use crate::{Game, Judge, ParseActionError};

/// A game whose decisions have texts and click paths.
///
/// ```
/// use moonpack_rules::{Begin, Notation};
/// use moonpack_toy::{Guess, Toy};
///
/// let (game, position) = Toy::begin(&(), &Toy::NEWEST, 2, &(), &true).unwrap();
/// assert_eq!(game.write_action(Guess::Red), "red");
/// assert_eq!(game.read_action("black"), Ok(Guess::Black));
/// assert_eq!(game.meant(&position, &["guess-black"]), Some(Guess::Black));
/// ```
pub trait Notation: Game {
    /// The canonical text of an action, the same in every position.
    fn write_action(&self, action: Self::Action) -> String;

    /// Reads the canonical text; the inverse of [`Notation::write_action`].
    ///
    /// # Errors
    /// Says where the text stops being an action and what was expected there.
    fn read_action(&self, text: &str) -> Result<Self::Action, ParseActionError>;

    /// The elements of the screen a person touches in order to choose `action`, such as `wolf-12`, `hex-4-7`.
    /// Legal actions of one position have different paths, and no path is the beginning of another.
    fn clicks(&self, position: &Self::Position, action: Self::Action) -> Vec<String>;

    /// The action a person who touched these elements in order most likely wants, legal or not, so that a refusal can be
    /// explained; `None` if there is no telling. The path of a legal action means that action.
    fn meant(&self, position: &Self::Position, clicks: &[&str]) -> Option<Self::Action>;
}

/// Of the actions written so, the one that breaks the fewest rules, and of those the first. Texts that are no actions
/// are passed over. This is how [`Notation::meant`] guesses what a person wants.
pub fn likeliest<G: Notation + Judge>(
    game: &G,
    position: &G::Position,
    texts: impl IntoIterator<Item = String>,
) -> Option<G::Action> {
    let actions = texts.into_iter().filter_map(|text| game.read_action(&text).ok());
    actions.min_by_key(|action| game.explain(position, *action).rules().len())
}

/// Reads the two numbers at the end of an element's name, such as those of `hex-4-7` or `spot--1-2`, given what follows
/// the word: `4-7`, `-1-2`.
pub fn read_place(text: &str) -> Option<(i8, i8)> {
    let dash = text.char_indices().skip(1).find(|(_, letter)| *letter == '-')?.0;
    Some((text[..dash].parse().ok()?, text[dash + 1..].parse().ok()?))
}
