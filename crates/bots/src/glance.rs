//! How promising an action looks at a glance: it has a kind and some numbers, and each kind weighs its numbers in its own way.
//!
//! What there is to see is known to each game ([`Learned::glances`](crate::learned::Learned::glances)); the weights were learned from
//! what the search chose (`src/bin/learn`).

/// So many numbers an action shows at most.
pub const NUMBERS: usize = 16;

/// What one kind of action makes of its numbers.
pub type Weights = [f32; NUMBERS];

/// An action at a glance.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Glance {
    /// What kind of action it is, counted from 0.
    pub kind: usize,
    /// What it shows, each number brought to about 0 to 1. The first is always 1, the second about how many times e the action
    /// should be as heavy by what was reckoned by hand.
    pub numbers: [f32; NUMBERS],
}

impl Glance {
    /// A glance that shows what was reckoned and these numbers.
    pub fn new(kind: usize, reckoned: f32, more: &[f32]) -> Self {
        let mut numbers = [0.0; NUMBERS];
        (numbers[0], numbers[1]) = (1.0, reckoned);
        numbers[2..].iter_mut().zip(more).for_each(|(number, more)| *number = *more);
        Self { kind, numbers }
    }

    /// How heavy the action is, as a logarithm.
    pub fn weigh(&self, weights: &[Weights]) -> f32 {
        // Four sums side by side take a quarter of the time of one.
        let mut sums = [0.0; 4];
        let (numbers, weights) = (self.numbers.as_chunks::<4>().0, weights[self.kind].as_chunks::<4>().0);
        for (numbers, weights) in numbers.iter().zip(weights) {
            sums.iter_mut().zip(numbers.iter().zip(weights)).for_each(|(sum, (a, b))| *sum += a * b);
        }
        sums.iter().sum()
    }

    /// The weights of somebody who trusts what was reckoned and nothing else.
    pub fn trusting(kinds: usize) -> Vec<Weights> {
        let mut weights = [0.0; NUMBERS];
        weights[1] = 1.0;
        vec![weights; kinds]
    }
}
