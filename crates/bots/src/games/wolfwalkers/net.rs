//! The smallest network that can learn: sixteen numbers in, sixteen in the middle, one out.
//!
//! This module owns the shape and the sum. What the numbers mean is told in [`outlook`](super::outlook), where they come
//! from in `weights`, how they are learned in `examples/learn.rs`.

/// Numbers that go in.
pub const INPUTS: usize = 16;
/// Numbers in the middle.
pub const MIDDLE: usize = 16;

/// What a network looks at.
pub type Inputs = [f32; INPUTS];

/// A network.
#[derive(Clone, PartialEq, Debug)]
pub struct Net {
    /// What each input gives to each number in the middle.
    pub inward: [[f32; MIDDLE]; INPUTS],
    /// What each number in the middle begins with.
    pub bias: [f32; MIDDLE],
    /// What each number in the middle gives to the result if it is above zero.
    pub outward: [f32; MIDDLE],
    /// What the result begins with.
    pub base: f32,
}

impl Net {
    /// The numbers in the middle; those below zero count as zero.
    pub fn middle(&self, inputs: &Inputs) -> [f32; MIDDLE] {
        let mut middle = self.bias;
        for (input, weights) in inputs.iter().zip(&self.inward) {
            // Half of what a network looks at is often nothing.
            if *input == 0.0 {
                continue;
            }
            for (sum, weight) in middle.iter_mut().zip(weights) {
                *sum += input * weight;
            }
        }
        middle.map(|sum| sum.max(0.0))
    }

    /// The result.
    pub fn ask(&self, inputs: &Inputs) -> f32 {
        let middle = self.middle(inputs);
        self.base + middle.iter().zip(&self.outward).map(|(sum, weight)| sum * weight).sum::<f32>()
    }
}
