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

/// The expected points of each seat from all tokens that lie.
pub(super) fn expected(game: &TheWolves, position: &Position) -> [f32; MAX_SEATS] {
    let mut sum = [0.0; MAX_SEATS];
    for (region, _) in game.map().regions() {
        let shares = shares(game, position, region, &game.control(position, region));
        sum.iter_mut().zip(shares).for_each(|(sum, share)| *sum += share);
    }
    sum
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
        let all: f32 = pull.iter().sum();
        for owner in game.owners().map(Owner::index) {
            let first = pull[owner] / all;
            let second: f32 = game
                .owners()
                .map(Owner::index)
                .filter(|other| *other != owner)
                .map(|other| pull[other] / all * pull[owner] / (all - pull[other]).max(f32::MIN_POSITIVE))
                .sum();
            sum[owner] += first * values[0] + second * values[1];
        }
    }
    sum
}
