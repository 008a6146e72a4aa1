//! The games of an arena: each in a lane of its own, with its own chance, so that no lane knows of another.

use std::sync::Arc;

use moonpack_games::{AnyMatch, Match, NewMatchError};
use moonpack_rules::{Begin, Pairs, Quiet, Seat};
use rayon::prelude::*;

use crate::encode::{Encode, Reward, set};
use crate::game::Shared;

/// At least so many games are stepped by a thread at a time: handing over a single one would cost more than it brings.
const LEAST: usize = 16;

/// The bytes of an observation, the number of decisions, the number of players.
pub(super) type Sizes = (usize, usize, usize);

/// The arrays to be written, row by row. After a reset there are no rewards and no ends.
pub(super) struct Out<'a> {
    pub(super) observations: &'a mut [u8],
    pub(super) masks: &'a mut [u8],
    pub(super) seats: &'a mut [i8],
    pub(super) rewards: &'a mut [f32],
    pub(super) ended: &'a mut [bool],
}

/// What the games of all lanes have in common.
struct Common<G: Begin> {
    content: Arc<G::Content>,
    version: u32,
    players: usize,
    options: Pairs,
    seed: u64,
    reward: Reward,
}

/// One game.
struct Lane<G: Encode> {
    number: u64,
    /// How many games were begun here.
    begun: u64,
    game: Arc<G>,
    position: G::Position,
    legal: Vec<G::Action>,
    /// What samples are drawn from.
    chance: u64,
}

/// One row of each array.
struct Row<'a> {
    observation: &'a mut [u8],
    mask: &'a mut [u8],
    seat: &'a mut i8,
}

/// Games of one kind.
pub(super) struct Lanes<G: Encode> {
    common: Common<G>,
    lanes: Vec<Lane<G>>,
}

/// Games of any kind.
pub(super) enum AnyLanes {
    TheWolves(Lanes<the_wolves::TheWolves>),
    LoneWolves(Lanes<lone_wolves::LoneWolves>),
    Wolfwalkers(Lanes<wolfwalkers::Wolfwalkers>),
    Toy(Lanes<moonpack_toy::Toy>),
}

macro_rules! lanes {
    ($any:expr, $typed:ident => $body:expr) => {
        match $any {
            AnyLanes::TheWolves($typed) => $body,
            AnyLanes::LoneWolves($typed) => $body,
            AnyLanes::Wolfwalkers($typed) => $body,
            AnyLanes::Toy($typed) => $body,
        }
    };
}

impl AnyLanes {
    pub(super) fn new(
        shared: &Shared,
        count: usize,
        seed: u64,
        reward: Reward,
    ) -> Result<Self, NewMatchError> {
        Ok(match &shared.example {
            AnyMatch::TheWolves(m) => Self::TheWolves(Lanes::new(m, shared, count, seed, reward)?),
            AnyMatch::LoneWolves(m) => Self::LoneWolves(Lanes::new(m, shared, count, seed, reward)?),
            AnyMatch::Wolfwalkers(m) => Self::Wolfwalkers(Lanes::new(m, shared, count, seed, reward)?),
            AnyMatch::Toy(m) => Self::Toy(Lanes::new(m, shared, count, seed, reward)?),
        })
    }

    pub(super) fn len(&self) -> usize {
        lanes!(self, lanes => lanes.lanes.len())
    }

    pub(super) fn reset(
        &mut self,
        seed: Option<u64>,
        out: Out<'_>,
        sizes: Sizes,
    ) -> Result<(), NewMatchError> {
        lanes!(self, lanes => lanes.reset(seed, out, sizes))
    }

    pub(super) fn step(&mut self, actions: &[i64], out: Out<'_>, sizes: Sizes) -> Result<(), NewMatchError> {
        lanes!(self, lanes => lanes.step(actions, out, sizes))
    }

    pub(super) fn first_illegal(&self, actions: &[i64]) -> Option<usize> {
        lanes!(self, lanes => lanes.first_illegal(actions))
    }

    pub(super) fn sample(&mut self, actions: &mut [i64]) {
        lanes!(self, lanes => lanes.sample(actions));
    }

    pub(super) fn legal(&self, lane: usize) -> Vec<usize> {
        lanes!(self, lanes => lanes.lanes.get(lane).map_or_else(Vec::new, Lane::indices))
    }
}

impl<G: Encode> Lanes<G> {
    fn new(
        example: &Match<G>,
        shared: &Shared,
        count: usize,
        seed: u64,
        reward: Reward,
    ) -> Result<Self, NewMatchError> {
        let common = Common {
            content: example.content().clone(),
            version: shared.version,
            players: shared.players,
            options: shared.options.clone(),
            seed,
            reward,
        };
        let lane = |number: usize| {
            let mut lane = Lane {
                number: number as u64,
                begun: 0,
                game: example.game().clone(),
                position: example.start().clone(),
                legal: Vec::new(),
                chance: 0,
            };
            lane.begin(&common).map(|()| lane)
        };
        let lanes = (0..count).into_par_iter().map(lane).collect::<Result<_, _>>()?;
        Ok(Self { common, lanes })
    }

    fn reset(&mut self, seed: Option<u64>, out: Out<'_>, sizes: Sizes) -> Result<(), NewMatchError> {
        if let Some(seed) = seed {
            self.common.seed = seed;
        }
        let (common, (size, actions, _)) = (&self.common, sizes);
        let rows =
            out.observations.par_chunks_mut(size).zip(out.masks.par_chunks_mut(actions)).zip(out.seats);
        self.lanes.par_iter_mut().zip(rows).try_for_each(|(lane, ((observation, mask), seat))| {
            if seed.is_some() {
                lane.begun = 0;
            }
            lane.begin(common)?;
            lane.write(Row { observation, mask, seat });
            Ok(())
        })
    }

    fn step(&mut self, actions: &[i64], out: Out<'_>, sizes: Sizes) -> Result<(), NewMatchError> {
        let (common, (size, count, players)) = (&self.common, sizes);
        let rows = out.observations.par_chunks_mut(size).zip(out.masks.par_chunks_mut(count)).zip(out.seats);
        let ends = out.rewards.par_chunks_mut(players).zip(out.ended);
        let lanes = self.lanes.par_iter_mut().zip(actions).zip(rows).zip(ends).with_min_len(LEAST);
        lanes.try_for_each(|(((lane, action), ((observation, mask), seat)), (rewards, ended))| {
            let index = usize::try_from(*action).unwrap_or(usize::MAX);
            *ended = lane.play(index);
            if *ended {
                let standing = lane.game.standing(&lane.position);
                rewards.copy_from_slice(&common.reward.of(&standing, players)[..players]);
                lane.begin(common)?;
            } else {
                rewards.fill(0.0);
            }
            lane.write(Row { observation, mask, seat });
            Ok(())
        })
    }

    fn first_illegal(&self, actions: &[i64]) -> Option<usize> {
        let lanes = self.lanes.par_iter().zip(actions).with_min_len(4 * LEAST).enumerate();
        lanes.filter(|(_, (lane, action))| !lane.allows(**action)).map(|(place, _)| place).min()
    }

    fn sample(&mut self, actions: &mut [i64]) {
        let lanes = self.lanes.par_iter_mut().zip(actions).with_min_len(4 * LEAST);
        lanes.for_each(|(lane, action)| *action = lane.any());
    }
}

impl<G: Encode> Lane<G> {
    /// Begins the next game of the lane.
    fn begin(&mut self, common: &Common<G>) -> Result<(), NewMatchError> {
        let seed = mix(mix(common.seed, self.number), self.begun);
        let content = common.content.clone();
        let play = Match::<G>::draw(content, common.version, common.players, &common.options, seed)?;
        self.begun += 1;
        self.chance = mix(seed, 1);
        self.game = play.game().clone();
        self.position = play.start().clone();
        self.game.legal(&self.position, &mut self.legal);
        Ok(())
    }

    fn indices(&self) -> Vec<usize> {
        self.legal.iter().map(|action| self.game.index_of(*action)).collect()
    }

    fn allows(&self, index: i64) -> bool {
        let action = usize::try_from(index).ok().and_then(|index| self.game.action_at(index));
        action.is_some_and(|action| self.legal.contains(&action))
    }

    /// Plays a decision that is known to be legal; is the game over now?
    fn play(&mut self, index: usize) -> bool {
        if let Some(action) = self.game.action_at(index) {
            self.game.apply(&mut self.position, action, &mut Quiet);
            self.game.legal(&self.position, &mut self.legal);
        }
        self.legal.is_empty()
    }

    /// A legal decision by chance.
    fn any(&mut self) -> i64 {
        self.chance = self.chance.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let place = (u128::from(mix(self.chance, 0)) * self.legal.len() as u128) >> 64;
        self.legal.get(place as usize).map_or(0, |action| self.game.index_of(*action) as i64)
    }

    fn write(&self, row: Row<'_>) {
        row.mask.fill(0);
        for action in &self.legal {
            set(row.mask, self.game.index_of(*action), 1);
        }
        let seat = self.game.to_move(&self.position);
        *row.seat = seat.map_or(-1, |seat| seat.index() as i8);
        if let Some(seat) = seat.or(Seat::new(0)) {
            self.game.observe(&self.position, seat, row.observation);
        }
    }
}

/// Two numbers stirred into one (SplitMix64).
fn mix(seed: u64, salt: u64) -> u64 {
    let mut mixed = seed ^ salt.wrapping_add(1).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    mixed ^ (mixed >> 31)
}
