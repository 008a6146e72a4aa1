//! The component data of all games, read and checked once and then shared.

use std::sync::Arc;

use lone_wolves::LoneWolves;
use moonpack_rules::{ContentError, Game};
use the_wolves::TheWolves;
use wolfwalkers::Wolfwalkers;

use crate::GameKind;

/// The data every match is played with. Cheap to clone.
#[derive(Clone, Debug)]
pub struct Contents {
    pub(crate) the_wolves: Arc<<TheWolves as Game>::Content>,
    pub(crate) lone_wolves: Arc<<LoneWolves as Game>::Content>,
    pub(crate) wolfwalkers: Arc<<Wolfwalkers as Game>::Content>,
}

impl Contents {
    /// The data that ships with the program.
    ///
    /// # Errors
    /// Only if the shipped data is broken, which the tests rule out.
    pub fn shipped() -> Result<Self, ContentError> {
        Ok(Self {
            the_wolves: Arc::new(TheWolves::read_content(TheWolves::CONTENT)?),
            lone_wolves: Arc::new(LoneWolves::read_content(LoneWolves::CONTENT)?),
            wolfwalkers: Arc::new(Wolfwalkers::read_content(Wolfwalkers::CONTENT)?),
        })
    }

    /// Replaces one game's data by what an owner of the box entered.
    ///
    /// # Errors
    /// Names the first entry that is missing, unknown or impossible; nothing is replaced then.
    pub fn replace(&mut self, kind: GameKind, text: &str) -> Result<(), ContentError> {
        match kind {
            GameKind::TheWolves => self.the_wolves = Arc::new(TheWolves::read_content(text)?),
            GameKind::LoneWolves => self.lone_wolves = Arc::new(LoneWolves::read_content(text)?),
            GameKind::Wolfwalkers => self.wolfwalkers = Arc::new(Wolfwalkers::read_content(text)?),
        }
        Ok(())
    }
}
