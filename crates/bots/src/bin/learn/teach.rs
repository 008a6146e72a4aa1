//! Teaching: networks are changed so that their sum comes nearer to what came of it, and glances so that they weigh actions as the
//! search did, by Adam's steps along the slope.

use moonpack_bots::Lore;
use moonpack_bots::glance::{Glance, NUMBERS};
use moonpack_bots::net::Net;
use rand::SeedableRng;
use rand::seq::SliceRandom;
use rand_chacha::ChaCha8Rng;
use serde::{Deserialize, Serialize};

/// How fast the networks learn, each time they see all lessons of a round; and how fast the glances.
const RATES: [(f32, f32); 4] = [(2e-3, 1e-2), (1e-3, 5e-3), (5e-4, 2e-3), (2e-4, 1e-3)];
const BATCH: usize = 256;
const CHOICES: usize = 64;
/// How quickly Adam forgets earlier slopes and their squares.
const FADE: (f32, f32) = (0.9, 0.999);

/// What games taught.
#[derive(Default)]
pub(crate) struct Lessons {
    pub(crate) leads: Vec<Lesson>,
    pub(crate) choices: Vec<Choice>,
}

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

/// What could be done, each with the part of the search that went there.
#[derive(Clone)]
pub(crate) struct Choice {
    pub(crate) options: Vec<(Glance, f32)>,
}

/// The parts that were known before they were taught: of what differs between leads, and of the actions the search chose.
#[derive(Clone, Copy, Serialize, Deserialize)]
pub(crate) struct Known {
    pub(crate) leads: f32,
    pub(crate) choices: f32,
}

/// The state of Adam's steps: means of the slopes so far, and of their squares.
#[derive(Clone, Default, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct Adam {
    mean: Vec<f32>,
    square: Vec<f32>,
    steps: i32,
}

/// What was learned and the state of those who teach it.
pub(crate) struct Teacher {
    pub(crate) lore: Lore,
    pub(crate) of_nets: Adam,
    pub(crate) of_glances: Adam,
}

impl Lesson {
    fn guess(&self, nets: &[Net]) -> f32 {
        self.looks.iter().map(|seen| seen.scale * nets[seen.net].ask(&seen.inputs)).sum()
    }
}

impl Choice {
    /// The part of the whole that each option would get at a glance.
    fn guess(&self, lore: &Lore) -> Vec<f32> {
        let mut parts: Vec<f32> =
            self.options.iter().map(|(glance, _)| glance.weigh(&lore.weights)).collect();
        let most = parts.iter().copied().fold(f32::MIN, f32::max);
        parts.iter_mut().for_each(|part| *part = (*part - most).exp());
        let sum: f32 = parts.iter().sum();
        parts.iter_mut().for_each(|part| *part /= sum);
        parts
    }
}

impl Lessons {
    pub(crate) fn append(&mut self, mut more: Self) {
        self.leads.append(&mut more.leads);
        self.choices.append(&mut more.choices);
    }
}

impl Adam {
    /// Changes the numbers by a step against their slopes.
    fn step<'a>(&mut self, numbers: impl Iterator<Item = &'a mut f32>, slopes: &[f32], rate: f32) {
        self.mean.resize(slopes.len(), 0.0);
        self.square.resize(slopes.len(), 0.0);
        self.steps += 1;
        let begun = (1.0 - FADE.0.powi(self.steps), 1.0 - FADE.1.powi(self.steps));
        let state = self.mean.iter_mut().zip(&mut self.square);
        for ((number, slope), (mean, square)) in numbers.zip(slopes).zip(state) {
            *mean = FADE.0 * *mean + (1.0 - FADE.0) * slope;
            *square = FADE.1 * *square + (1.0 - FADE.1) * slope * slope;
            *number -= rate * (*mean / begun.0) / ((*square / begun.1).sqrt() + 1e-8);
        }
    }
}

impl Teacher {
    pub(crate) fn new(lore: Lore) -> Self {
        Self { lore, of_nets: Adam::default(), of_glances: Adam::default() }
    }

    /// Teaches all lessons a few times, in an order drawn from the seed. Says what was known of them before.
    pub(crate) fn teach(&mut self, lessons: &mut Lessons, seed: u64) -> Known {
        let known = Known { leads: self.foreseen(&lessons.leads), choices: self.guessed(&lessons.choices) };
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        for (rate, rate_of_glances) in RATES {
            lessons.leads.shuffle(&mut rng);
            lessons.leads.chunks(BATCH).for_each(|batch| self.learn_leads(batch, rate));
            lessons.choices.shuffle(&mut rng);
            lessons.choices.chunks(CHOICES).for_each(|batch| self.learn_choices(batch, rate_of_glances));
        }
        known
    }

    fn learn_leads(&mut self, batch: &[Lesson], rate: f32) {
        let nets = &self.lore.nets;
        let mut slopes: Vec<Net> = nets.iter().map(|net| Net::zero(net.inputs(), net.blocks())).collect();
        for lesson in batch {
            let error = lesson.weight * (lesson.guess(nets) - lesson.truth) / batch.len() as f32;
            for seen in &lesson.looks {
                nets[seen.net].trace(&seen.inputs, error * seen.scale, &mut slopes[seen.net]);
            }
        }
        let slopes: Vec<f32> = slopes.iter_mut().flat_map(Net::weights_mut).map(|slope| *slope).collect();
        self.of_nets.step(self.lore.of_nets(), &slopes, rate);
    }

    fn learn_choices(&mut self, batch: &[Choice], rate: f32) {
        let mut slopes = vec![[0.0; NUMBERS]; self.lore.weights.len()];
        for choice in batch {
            for ((glance, part), guess) in choice.options.iter().zip(choice.guess(&self.lore)) {
                let error = (guess - part) / batch.len() as f32;
                let slopes = slopes[glance.kind].iter_mut().zip(glance.numbers);
                slopes.for_each(|(slope, number)| *slope += error * number);
            }
        }
        self.of_glances.step(self.lore.of_glances(), slopes.as_flattened(), rate);
    }

    /// The part of what differs between lessons that the networks foresee.
    fn foreseen(&self, lessons: &[Lesson]) -> f32 {
        if lessons.is_empty() {
            return 0.0;
        }
        let weight: f32 = lessons.iter().map(|lesson| lesson.weight).sum();
        let mean = lessons.iter().map(|lesson| lesson.weight * lesson.truth).sum::<f32>() / weight;
        let square = |guess: &dyn Fn(&Lesson) -> f32| -> f32 {
            lessons.iter().map(|lesson| lesson.weight * (lesson.truth - guess(lesson)).powi(2)).sum()
        };
        1.0 - square(&|lesson| lesson.guess(&self.lore.nets)) / square(&|_| mean)
    }

    /// The mean part that is given at a glance to the action which the search chose.
    fn guessed(&self, choices: &[Choice]) -> f32 {
        let chosen = |choice: &Choice| {
            let parts = choice.options.iter().map(|(_, part)| *part).zip(choice.guess(&self.lore));
            parts.max_by(|a, b| a.0.total_cmp(&b.0)).map_or(0.0, |(_, guess)| guess)
        };
        choices.iter().map(chosen).sum::<f32>() / choices.len().max(1) as f32
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn teacher() -> Teacher {
        let mut rng = ChaCha8Rng::seed_from_u64(1);
        let nets = vec![Net::drawn(1, 1, &mut rng), Net::drawn(1, 1, &mut rng)];
        Teacher::new(Lore { nets, weights: Glance::trusting(1) })
    }

    #[test]
    fn networks_learn_what_two_things_are_worth_together() {
        let seen = |net, input: f32| Seen { net, scale: 1.0, inputs: Box::new([input]) };
        let lesson = |a: f32, b: f32| Lesson {
            looks: vec![seen(0, a), seen(1, b)],
            truth: 2.0 * a - b.abs(),
            weight: 1.0,
        };
        let leads = (0..4_000_u16)
            .map(|number| lesson(f32::from(number % 63) / 31.0 - 1.0, f32::from(number % 40) / 20.0 - 1.0))
            .collect();
        let mut lessons = Lessons { leads, choices: Vec::new() };
        let mut teacher = teacher();
        for round in 0..6 {
            teacher.teach(&mut lessons, round);
        }
        assert!(teacher.teach(&mut lessons, 7).leads > 0.97);
    }

    #[test]
    fn glances_learn_what_the_search_looks_for() {
        // Whatever was reckoned, the search chose the action with the third number.
        let choice = |number: u16| Choice {
            options: vec![
                (Glance::new(0, f32::from(number % 7), &[1.0]), 1.0),
                (Glance::new(0, f32::from(number % 5), &[0.0]), 0.0),
            ],
        };
        let mut lessons = Lessons { leads: Vec::new(), choices: (0..4_000).map(choice).collect() };
        let mut teacher = teacher();
        let before = teacher.teach(&mut lessons, 1).choices;
        for round in 2..8 {
            teacher.teach(&mut lessons, round);
        }
        let after = teacher.teach(&mut lessons, 9).choices;
        assert!(before < 0.8 && after > 0.95, "{before} {after}");
    }
}
