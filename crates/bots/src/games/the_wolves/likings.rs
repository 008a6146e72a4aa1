//! What the characters love: how dear it is to them beyond the points it brings.
//!
//! What counts is what they have beyond a par. Whoever counted all of it would think the game won as soon as it has some, and who has
//! won plays carelessly.

use ::the_wolves::{Fallen, MoonPhase, Owner, Position, TheWolves};
use moonpack_rules::{Game, Seat};

use super::prospects::{has_lair_beside, prey_in_hand};
use super::regions::Regions;
use super::time_left;
use crate::character::Character;

/// So many points for each beyond the par, which is about what they have in the end. Both were found by matches: enough for the character
/// to show, and not so much that it costs games; see `docs/bots.md`.
struct Love {
    points: f32,
    par: f32,
}

/// Prey, lairs, pieces that others lost, points of the regions.
const PREY: Love = Love { points: 2.5, par: 1.1 };
const LAIRS: Love = Love { points: 3.0, par: 3.0 };
const LOST: Love = Love { points: 3.0, par: 2.9 };
const REGIONS: Love = Love { points: 0.8, par: 24.0 };

/// A den by the water is so much of the lair it can become.
const SITE: f32 = 0.3;

/// How dear it is to somebody of the character what the seat has beyond the par.
pub(super) fn charm(game: &TheWolves, position: &Position, seat: Seat, character: Character) -> f32 {
    let passed = 1.0 - time_left(game, position);
    let dear = |love: Love, have: f32, part: f32| love.points * (have - part * love.par);
    match character {
        Character::Stalker => dear(PREY, prey(game, position, seat), passed),
        Character::Builder => dear(LAIRS, lairs(game, position, seat), passed),
        Character::Raider => dear(LOST, lost(game, position, seat), passed),
        // What will be scored is counted from the first turn on.
        Character::Strategist => dear(REGIONS, held(game, position, seat), 1.0),
    }
}

/// The prey that was hunted, and that which is half surrounded.
fn prey(game: &TheWolves, position: &Position, seat: Seat) -> f32 {
    let player = position.player(seat);
    player.prey.count_ones() as f32 + prey_in_hand(game, position, seat) * time_left(game, position).min(0.5)
}

/// The lairs, and the dens by the water that can become some.
fn lairs(game: &TheWolves, position: &Position, seat: Seat) -> f32 {
    let lairs = position.player(seat).lairs;
    let dens = position.board().dens_of(seat.into()) & game.map().by_water();
    let sites = dens.iter().filter(|den| !has_lair_beside(game, position, seat, *den)).count();
    f32::from(lairs) + SITE * sites.min(usize::from(4 - lairs.min(4))) as f32
}

/// How many pieces the others lost to somebody who dominated them.
fn lost(game: &TheWolves, position: &Position, seat: Seat) -> f32 {
    let others = |fallen: &&Fallen| fallen.owner().is_some_and(|owner| owner != Owner::from(seat));
    let fallen = position.moonlight().dates().iter().filter(others).count();
    // A den that became its owner's lair lies there too and was not lost.
    let players = Seat::first(game.seats()).filter(|other| *other != seat);
    let built: u8 = players.map(|other| position.player(other).lairs).sum();
    fallen as f32 - f32::from(built)
}

/// The points of the regions: those the seat has, and those it may expect.
fn held(game: &TheWolves, position: &Position, seat: Seat) -> f32 {
    let player = position.player(seat);
    let claimed =
        MoonPhase::ALL.iter().map(|phase| player.regions[phase.index()] * game.token_values(*phase)[0]);
    let claimed = claimed.sum::<u8>() + player.points;
    f32::from(claimed) + Regions::of(game, position).expected()[seat.index()]
}

#[cfg(test)]
mod tests {
    use ::the_wolves::{Event, Scene};
    use moonpack_games::{AnyMatch, Contents, GameKind};
    use moonpack_rules::Judge;
    use rand::SeedableRng;
    use rand_chacha::ChaCha8Rng;

    use super::*;
    use crate::evaluate::{Evaluate, draw};

    /// How often the seat did what the character loves.
    fn times(events: &[Event], seat: Seat, character: Character) -> f32 {
        let loved = |event: &&Event| match (character, event) {
            (Character::Stalker, Event::Hunted { seat: by, .. }) => *by == seat,
            (Character::Builder, Event::LairBuilt { seat: by, .. }) => *by == seat,
            (Character::Raider, Event::Dominated { owner, .. }) => *owner != Owner::from(seat),
            _ => false,
        };
        events.iter().filter(loved).count() as f32
    }

    #[test]
    fn what_a_character_loves_is_counted_as_it_happened() {
        let contents = Contents::shipped().expect("the shipped data is sound");
        let mut rng = ChaCha8Rng::seed_from_u64(5);
        let mut seen = [0.0; 3];
        for set_up in 0..4 {
            let drawn = AnyMatch::draw(&contents, GameKind::TheWolves, 2, &Vec::new(), set_up);
            let Ok(AnyMatch::TheWolves(play)) = drawn else { unreachable!("two can play The Wolves") };
            let (game, mut position) = (play.game().clone(), *play.position());
            let (mut actions, mut priors, mut events) = (Vec::new(), Vec::new(), Vec::new());
            while game.to_move(&position).is_some() {
                game.legal(&position, &mut actions);
                game.hunches(&position, &actions, &mut priors);
                game.apply(&mut position, actions[draw(&priors, &mut rng)], &mut events);
            }
            for seat in Seat::first(2) {
                let counted = [
                    (Character::Stalker, position.player(seat).prey.count_ones() as f32),
                    (Character::Builder, f32::from(position.player(seat).lairs)),
                    (Character::Raider, lost(&game, &position, seat)),
                ];
                for ((character, have), seen) in counted.into_iter().zip(&mut seen) {
                    assert_eq!(have, times(&events, seat, character), "{character:?}");
                    *seen += have;
                }
                // Nothing is expected any more: it has what it has.
                let parts = game.parts(&position, seat);
                let regions = parts.iter().filter(|part| matches!(part.name, "regions" | "tokens"));
                assert_eq!(held(&game, &position, seat), regions.map(|part| part.points).sum::<i32>() as f32);
            }
        }
        assert!(seen.iter().all(|seen| *seen > 0.0), "{seen:?}");
    }

    #[test]
    fn whoever_has_more_of_what_it_loves_sees_more_in_a_position() {
        let seat = Seat::new(0).unwrap();
        let scene = || Scene::new(2).moonlight(12, MoonPhase::Crescent);
        let (game, plain) = scene().build().unwrap();
        let (_, hunted) = scene().player(seat, |player| player.prey = 1).build().unwrap();
        let (_, built) = scene().player(seat, |player| player.lairs = 1).build().unwrap();
        let (_, claimed) = scene().player(seat, |player| player.regions[0] = 1).build().unwrap();
        for (character, richer) in
            [(Character::Stalker, hunted), (Character::Builder, built), (Character::Strategist, claimed)]
        {
            let more =
                |character| charm(&game, &richer, seat, character) - charm(&game, &plain, seat, character);
            assert!(more(character) > 0.5, "{character:?}");
            assert_eq!(more(Character::Raider), 0.0, "it is nothing to anybody else");
        }
    }
}
