//! Teaching: networks are changed so that their sum comes nearer to what came of it, by Adam's steps along the slope.

use moonpack_bots::net::Net;
use rand::SeedableRng;
use rand::seq::SliceRandom;
use rand_chacha::ChaCha8Rng;

/// How fast the networks learn, each time they see all lessons of a round.
const RATES: [f32; 3] = [2e-3, 1e-3, 3e-4];
const BATCH: usize = 256;
/// How quickly Adam forgets earlier slopes and their squares.
const FADE: (f32, f32) = (0.9, 0.999);

/// What some networks looked at, and what they should have said together.
#[derive(Clone)]
pub(crate) struct Lesson {
    pub(crate) looks: Vec<Seen>,
    pub(crate) truth: f32,
    pub(crate) weight: f32,
}

/// What one network looked at, and how much its result counts.
#[derive(Clone)]
pub(crate) struct Seen {
    pub(crate) net: usize,
    pub(crate) scale: f32,
    pub(crate) inputs: Box<[f32]>,
}

/// The networks and the state of those who teach them.
pub(crate) struct Teacher {
    pub(crate) nets: Vec<Net>,
    /// The mean of the slopes so far, and of their squares, as networks.
    pub(crate) mean: Vec<Net>,
    pub(crate) square: Vec<Net>,
    pub(crate) steps: i32,
}

impl Lesson {
    fn guess(&self, nets: &[Net]) -> f32 {
        self.looks.iter().map(|seen| seen.scale * nets[seen.net].ask(&seen.inputs)).sum()
    }
}

impl Teacher {
    pub(crate) fn new(nets: Vec<Net>) -> Self {
        Self { mean: zero(&nets), square: zero(&nets), nets, steps: 0 }
    }

    /// Teaches all lessons a few times, in an order drawn from the seed. Returns the part of what differs between the
    /// lessons that the networks foresaw before they were taught it.
    pub(crate) fn teach(&mut self, lessons: &mut [Lesson], seed: u64) -> f32 {
        let understood = understood(&self.nets, lessons);
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        for rate in RATES {
            lessons.shuffle(&mut rng);
            lessons.chunks(BATCH).for_each(|batch| self.step(batch, rate));
        }
        understood
    }

    fn step(&mut self, batch: &[Lesson], rate: f32) {
        let mut slopes = zero(&self.nets);
        for lesson in batch {
            let error = lesson.weight * (lesson.guess(&self.nets) - lesson.truth) / batch.len() as f32;
            for seen in &lesson.looks {
                self.nets[seen.net].trace(&seen.inputs, error * seen.scale, &mut slopes[seen.net]);
            }
        }
        self.steps += 1;
        let begun = (1.0 - FADE.0.powi(self.steps), 1.0 - FADE.1.powi(self.steps));
        let all = weights(&mut self.nets).zip(weights(&mut slopes));
        let state = weights(&mut self.mean).zip(weights(&mut self.square));
        for ((weight, slope), (mean, square)) in all.zip(state) {
            *mean = FADE.0 * *mean + (1.0 - FADE.0) * *slope;
            *square = FADE.1 * *square + (1.0 - FADE.1) * *slope * *slope;
            *weight -= rate * (*mean / begun.0) / ((*square / begun.1).sqrt() + 1e-8);
        }
    }
}

/// Networks of the same shapes whose weights are all nothing.
fn zero(nets: &[Net]) -> Vec<Net> {
    nets.iter().map(|net| Net::zero(net.inputs(), net.blocks())).collect()
}

fn weights(nets: &mut [Net]) -> impl Iterator<Item = &mut f32> {
    nets.iter_mut().flat_map(Net::weights_mut)
}

/// The part of what differs between lessons that the networks foresee.
fn understood(nets: &[Net], lessons: &[Lesson]) -> f32 {
    let weight: f32 = lessons.iter().map(|lesson| lesson.weight).sum();
    let mean = lessons.iter().map(|lesson| lesson.weight * lesson.truth).sum::<f32>() / weight;
    let square = |guess: &dyn Fn(&Lesson) -> f32| -> f32 {
        lessons.iter().map(|lesson| lesson.weight * (lesson.truth - guess(lesson)).powi(2)).sum()
    };
    1.0 - square(&|lesson| lesson.guess(nets)) / square(&|_| mean)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn networks_learn_what_two_things_are_worth_together() {
        let mut rng = ChaCha8Rng::seed_from_u64(1);
        let mut teacher = Teacher::new(vec![Net::drawn(1, 1, &mut rng), Net::drawn(1, 1, &mut rng)]);
        let seen = |net, input: f32| Seen { net, scale: 1.0, inputs: Box::new([input]) };
        let lesson = |a: f32, b: f32| Lesson {
            looks: vec![seen(0, a), seen(1, b)],
            truth: 2.0 * a - b.abs(),
            weight: 1.0,
        };
        let mut lessons: Vec<Lesson> = (0..4_000_u16)
            .map(|number| lesson(f32::from(number % 63) / 31.0 - 1.0, f32::from(number % 40) / 20.0 - 1.0))
            .collect();
        for round in 0..6 {
            teacher.teach(&mut lessons, round);
        }
        assert!(teacher.teach(&mut lessons, 7) > 0.97);
    }
}
