//! What was learned about a game: networks that say what its forecast misses, and how its actions are weighed at a glance.
//!
//! Owns the text both are shipped in. What they look at is known to each game ([`Learned`]).

use std::fmt::Write as _;

use rand::Rng;

use crate::glance::{Glance, NUMBERS, Weights};
use crate::learned::Learned;
use crate::net::{Net, NetError, numbers};

/// What begins the weights of glances in the text.
const GLANCES: &str = "glances ";

/// What was learned.
#[derive(Clone, PartialEq, Debug)]
pub struct Lore {
    /// One network for each of the game's shapes.
    pub nets: Vec<Net>,
    /// What each kind of action makes of its numbers.
    pub weights: Vec<Weights>,
}

impl Lore {
    /// Somebody who knows nothing and can learn.
    pub fn begun<G: Learned, R: Rng + ?Sized>(rng: &mut R) -> Self {
        let nets = G::SHAPES.iter().map(|(inputs, blocks)| Net::drawn(*inputs, *blocks, rng)).collect();
        Self { nets, weights: Glance::trusting(G::KINDS) }
    }

    /// As text: the networks, then `glances KINDS` and a row for each kind.
    pub fn write(&self) -> String {
        let mut text = Net::write(&self.nets);
        // Writing to a `String` cannot fail, so the results of `writeln!` are let go.
        let _ = writeln!(text, "{GLANCES}{}", self.weights.len());
        for weights in &self.weights {
            let _ = writeln!(text, "{}", weights.map(|weight| weight.to_string()).join(" "));
        }
        text
    }

    /// Reads what [`Lore::write`] wrote.
    ///
    /// # Errors
    /// If a line is missing or is not what it should be, or if it was learned about another game.
    pub fn read<G: Learned>(text: &str) -> Result<Self, NetError> {
        let first = text.lines().position(|line| line.starts_with(GLANCES));
        let first = first.ok_or(NetError { line: 0, what: "`glances KINDS` is expected" })?;
        let nets: Vec<&str> = text.lines().take(first).collect();
        let nets = Net::read(&nets.join("\n"))?;
        let found = nets.iter().map(|net| (net.inputs(), net.blocks()));
        if !found.eq(G::SHAPES.iter().copied()) {
            return Err(NetError { line: 1, what: "networks of other shapes than the game asks for" });
        }
        let rows = text.lines().enumerate().skip(first + 1);
        let weights = rows.map(|row| numbers::<NUMBERS>(Some(row))).collect::<Result<Vec<_>, _>>()?;
        if weights.len() != G::KINDS {
            return Err(NetError { line: first + 1, what: "other kinds of glances than the game has" });
        }
        Ok(Self { nets, weights })
    }

    /// All numbers that are learned of the networks, in a fixed order.
    pub fn of_nets(&mut self) -> impl Iterator<Item = &mut f32> {
        self.nets.iter_mut().flat_map(Net::weights_mut)
    }

    /// All numbers that are learned of the glances, in a fixed order.
    pub fn of_glances(&mut self) -> impl Iterator<Item = &mut f32> {
        self.weights.iter_mut().flatten()
    }
}

#[cfg(test)]
mod tests {
    use rand::SeedableRng;
    use rand_chacha::ChaCha8Rng;

    use super::*;

    #[test]
    fn what_was_learned_is_read_as_it_was_written_and_not_taken_for_another_games() {
        let lore = Lore::begun::<lone_wolves::LoneWolves, _>(&mut ChaCha8Rng::seed_from_u64(2));
        let text = lore.write();
        assert_eq!(Lore::read::<lone_wolves::LoneWolves>(&text), Ok(lore));
        assert!(Lore::read::<the_wolves::TheWolves>(&text).is_err());
        assert!(Lore::read::<lone_wolves::LoneWolves>(text.trim_end().rsplit_once('\n').unwrap().0).is_err());
    }
}
