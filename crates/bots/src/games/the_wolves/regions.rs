//! How likely each pack is to take the tokens of the regions.
//!
//! Strength may change until a region is scored, the more the longer it takes. So places are not counted but shared out:
//! each pack has a pull that grows with its strength, sharply when the scoring is near and gently when it is far.

use ::the_wolves::{Control, Owner, Position, Region, TheWolves};
use moonpack_rules::MAX_SEATS;

/// An alpha decides between equal strengths; so much is it worth beyond its own strength.
const ALPHA: f32 = 0.25;
/// A pack that is not there has to come first.
const ABSENT: f32 = -0.8;

/// Who holds each region, and what each owner may expect of its tokens, by region number.
pub(super) struct Regions {
    pub(super) control: [[Control; Owner::COUNT]; 10],
    pub(super) shares: [[f32; Owner::COUNT]; 10],
}

impl Regions {
    pub(super) fn of(game: &TheWolves, position: &Position) -> Self {
        let mut all =
            Self { control: [[Control::default(); Owner::COUNT]; 10], shares: [[0.0; Owner::COUNT]; 10] };
        for (region, _) in game.map().regions() {
            let control = game.control(position, region);
            all.shares[region.index()] = shares(game, position, region, &control);
            all.control[region.index()] = control;
        }
        all
    }

    /// The expected points of each seat from all tokens that lie.
    pub(super) fn expected(&self) -> [f32; MAX_SEATS] {
        let mut sum = [0.0; MAX_SEATS];
        for shares in &self.shares {
            sum.iter_mut().zip(shares).for_each(|(sum, share)| *sum += share);
        }
        sum
    }
}

/// What one more strength in each region would bring an owner, by region number.
pub(super) fn gains(game: &TheWolves, position: &Position, owner: Owner) -> [f32; 10] {
    let mut gains = [0.0; 10];
    for (region, _) in game.map().regions() {
        let mut control = game.control(position, region);
        let before = shares(game, position, region, &control)[owner.index()];
        control[owner.index()].strength += 1;
        gains[region.index()] = shares(game, position, region, &control)[owner.index()] - before;
    }
    gains
}

/// The expected points from the tokens of one region by owner.
fn shares(
    game: &TheWolves,
    position: &Position,
    region: Region,
    control: &[Control; Owner::COUNT],
) -> [f32; Owner::COUNT] {
    let mut sum = [0.0; Owner::COUNT];
    for phase in game.tokens(position, region) {
        let days = game.date(phase).saturating_sub(position.moonlight().filled());
        let softness = 0.3 + 0.085 * f32::from(days);
        let values = game.token_values(phase).map(f32::from);
        let mut pull = [0.0_f32; Owner::COUNT];
        for owner in game.owners() {
            let held = control[owner.index()];
            let strength = if held.strength == 0 {
                ABSENT
            } else {
                f32::from(held.strength) + ALPHA * f32::from(held.alphas.min(3))
            };
            pull[owner.index()] = (strength.min(12.0) / softness).min(40.0).exp();
        }
        let parts = split(&pull, values);
        sum.iter_mut().zip(parts).for_each(|(sum, part)| *sum += part);
    }
    sum
}

/// What each owner may expect of the points for the first and the second, if places are drawn by these pulls; nobody who has none
/// takes part.
fn split(pull: &[f32; Owner::COUNT], values: [f32; 2]) -> [f32; Owner::COUNT] {
    let all: f32 = pull.iter().sum();
    // How much more each pulls than all the others. Added up, not all less the one: that would be nothing beside somebody who is by
    // far the strongest.
    let ahead: [f32; Owner::COUNT] = std::array::from_fn(|first| {
        let rest: f32 = (0..Owner::COUNT).filter(|other| *other != first).map(|other| pull[other]).sum();
        if rest > 0.0 { pull[first] / rest } else { 0.0 }
    });
    std::array::from_fn(|owner| {
        let behind: f32 = (0..Owner::COUNT).filter(|first| *first != owner).map(|first| ahead[first]).sum();
        pull[owner] / all * (values[0] + behind * values[1])
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn beside_somebody_who_is_by_far_the_strongest_the_others_share_the_second_place() {
        let mut pull = [0.0; Owner::COUNT];
        pull[..3].copy_from_slice(&[40_f32.exp(), 0.1, 0.1]);
        let shares = split(&pull, [10.0, 4.0]);
        let near = |share: f32, points: f32| (share - points).abs() < 0.01;
        assert!(near(shares[0], 10.0) && near(shares[1], 2.0) && near(shares[2], 2.0), "{shares:?}");
        assert_eq!(shares[3..], [0.0; Owner::COUNT - 3]);
    }
}
