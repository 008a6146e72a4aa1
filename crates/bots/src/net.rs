//! The one kind of network that forecasts ask: some numbers in, one layer in the middle, one number out.
//!
//! This module owns the shape, the sum, how an error is traced back to the weights, and the text that networks are kept in. What
//! the numbers mean is known to each game, what is to be learned to [`learned`](crate::learned) and to the program `learn`.

use std::fmt::Write as _;

use rand::{Rng, RngExt};
use thiserror::Error;

/// Numbers in the middle come in blocks of this many, so that the compiler can add them side by side.
pub const LANES: usize = 16;

/// More inputs or blocks than this are no small network but a damaged file.
const MOST: usize = 1_024;

/// A network.
#[derive(Clone, PartialEq, Debug)]
pub struct Net {
    inputs: usize,
    blocks: Vec<Block>,
    /// What the result begins with.
    base: f32,
}

/// Some of the numbers in the middle.
#[derive(Clone, PartialEq, Debug)]
struct Block {
    /// What each input gives to each of them.
    inward: Vec<[f32; LANES]>,
    /// What each of them begins with.
    bias: [f32; LANES],
    /// What each of them gives to the result if it is above zero.
    outward: [f32; LANES],
}

/// A text that holds no networks.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("line {line}: {what}")]
pub struct NetError {
    /// Where, from 1.
    pub line: usize,
    /// What was expected there.
    pub what: &'static str,
}

impl Net {
    /// A network whose weights are all nothing.
    pub fn zero(inputs: usize, blocks: usize) -> Self {
        let block = Block { inward: vec![[0.0; LANES]; inputs], bias: [0.0; LANES], outward: [0.0; LANES] };
        Self { inputs, blocks: vec![block; blocks], base: 0.0 }
    }

    /// A network that knows nothing and can learn: small weights drawn at random.
    pub fn drawn<R: Rng + ?Sized>(inputs: usize, blocks: usize, rng: &mut R) -> Self {
        let mut net = Self::zero(inputs, blocks);
        let mut fill = |row: &mut [f32; LANES], most: f32| {
            row.iter_mut().for_each(|weight| *weight = rng.random_range(-most..most));
        };
        for block in &mut net.blocks {
            block.inward.iter_mut().for_each(|row| fill(row, 0.5));
            fill(&mut block.bias, 0.2);
            fill(&mut block.outward, 0.1);
        }
        net
    }

    /// How many numbers go in.
    pub fn inputs(&self) -> usize {
        self.inputs
    }

    /// How many blocks of numbers it has in the middle.
    pub fn blocks(&self) -> usize {
        self.blocks.len()
    }

    /// The result for these inputs; those beyond the network's own are not looked at.
    pub fn ask(&self, inputs: &[f32]) -> f32 {
        let mut result = self.base;
        for block in &self.blocks {
            let middle = block.middle(inputs);
            result += middle.iter().zip(&block.outward).map(|(sum, weight)| sum * weight).sum::<f32>();
        }
        result
    }

    /// Adds to `slope`, a network of the same shape, how the result changes with each weight, times `error`.
    pub fn trace(&self, inputs: &[f32], error: f32, slope: &mut Self) {
        slope.base += error;
        for (block, slope) in self.blocks.iter().zip(&mut slope.blocks) {
            let middle = block.middle(inputs);
            let mut back = [0.0; LANES];
            for lane in 0..LANES {
                slope.outward[lane] += error * middle[lane];
                back[lane] = if middle[lane] > 0.0 { error * block.outward[lane] } else { 0.0 };
                slope.bias[lane] += back[lane];
            }
            for (row, input) in slope.inward.iter_mut().zip(inputs) {
                if *input != 0.0 {
                    row.iter_mut().zip(&back).for_each(|(sum, back)| *sum += input * back);
                }
            }
        }
    }

    /// All weights in a fixed order.
    pub fn weights_mut(&mut self) -> impl Iterator<Item = &mut f32> {
        let blocks = self.blocks.iter_mut().flat_map(|block| {
            let inward = block.inward.as_flattened_mut().iter_mut();
            inward.chain(&mut block.bias).chain(&mut block.outward)
        });
        blocks.chain([&mut self.base])
    }

    /// Networks as text: for each a line `net INPUTS MIDDLE`, then its weights in rows.
    pub fn write(nets: &[Self]) -> String {
        let mut text = String::new();
        for net in nets {
            // Writing to a `String` cannot fail, so the results of `writeln!` are let go.
            let _ = writeln!(text, "net {} {}", net.inputs, net.blocks.len() * LANES);
            for block in &net.blocks {
                for row in block.inward.iter().chain([&block.bias, &block.outward]) {
                    let _ = writeln!(text, "{}", row.map(|weight| weight.to_string()).join(" "));
                }
            }
            let _ = writeln!(text, "{}", net.base);
        }
        text
    }

    /// Reads what [`Net::write`] wrote.
    ///
    /// # Errors
    /// If a line is missing or is not what it should be.
    pub fn read(text: &str) -> Result<Vec<Self>, NetError> {
        let mut lines = text.lines().enumerate();
        let mut nets = Vec::new();
        while let Some((number, head)) = lines.next() {
            let sizes = head.strip_prefix("net ").and_then(|sizes| sizes.split_once(' '));
            let sizes = sizes.and_then(|(inputs, middle)| Some((inputs.parse().ok()?, middle.parse().ok()?)));
            let sizes = sizes.filter(|(inputs, middle): &(usize, usize)| {
                *inputs <= MOST && middle.is_multiple_of(LANES) && *middle <= MOST
            });
            let Some((inputs, middle)) = sizes else {
                return Err(NetError { line: number + 1, what: "`net INPUTS MIDDLE` is expected" });
            };
            let mut net = Self::zero(inputs, middle / LANES);
            for block in &mut net.blocks {
                for row in block.inward.iter_mut().chain([&mut block.bias, &mut block.outward]) {
                    *row = numbers(lines.next())?;
                }
            }
            [net.base] = numbers(lines.next())?;
            nets.push(net);
        }
        Ok(nets)
    }
}

impl Block {
    /// The numbers in the middle; those below zero count as zero.
    fn middle(&self, inputs: &[f32]) -> [f32; LANES] {
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
}

/// So many numbers of a line, all of them finite.
pub(crate) fn numbers<const COUNT: usize>(line: Option<(usize, &str)>) -> Result<[f32; COUNT], NetError> {
    let Some((number, line)) = line else {
        return Err(NetError { line: 0, what: "the text ends too soon" });
    };
    let read: Option<Vec<f32>> = line.split(' ').map(|word| word.parse().ok()).collect();
    read.filter(|numbers| numbers.iter().all(|number| number.is_finite()))
        .and_then(|numbers| numbers.try_into().ok())
        .ok_or(NetError { line: number + 1, what: "a row of numbers is expected" })
}

#[cfg(test)]
mod tests {
    use rand::SeedableRng;
    use rand_chacha::ChaCha8Rng;

    use super::*;

    fn drawn() -> Net {
        Net::drawn(3, 2, &mut ChaCha8Rng::seed_from_u64(4))
    }

    #[test]
    fn networks_are_read_as_they_were_written() {
        let nets = vec![drawn(), Net::zero(1, 1)];
        assert_eq!(Net::read(&Net::write(&nets)), Ok(nets));
    }

    #[test]
    fn a_damaged_text_is_no_network() {
        let text = Net::write(&[drawn()]);
        let rows: Vec<&str> = text.lines().collect();
        for damaged in [
            rows[..rows.len() - 1].join("\n"),
            text.replacen("net 3 32", "net 3 33", 1),
            text.replacen("net 3 32", "net 99999999999 32", 1),
            text.replacen(rows[1], "1 2 3", 1),
            text.replacen(rows[rows.len() - 1], "NaN", 1),
        ] {
            assert!(Net::read(&damaged).is_err(), "{damaged}");
        }
    }

    #[test]
    fn the_slope_says_by_how_much_the_result_changes_with_each_weight() {
        let inputs = [0.5, -1.0, 2.0];
        let (net, mut slope) = (drawn(), Net::zero(3, 2));
        net.trace(&inputs, 1.0, &mut slope);
        for (place, slope) in slope.weights_mut().enumerate() {
            let mut other = net.clone();
            *other.weights_mut().nth(place).unwrap() += 1e-3;
            let change = (other.ask(&inputs) - net.ask(&inputs)) / 1e-3;
            assert!((change - *slope).abs() < 2e-2, "weight {place}: {change} and {slope}");
        }
    }
}
