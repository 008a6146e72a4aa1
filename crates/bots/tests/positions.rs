//! Positions with a right answer, and games that must be won.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use std::sync::atomic::AtomicBool;

use moonpack_bots::{AnyBot, Budget, Level, decide};
use moonpack_games::{AnyMatch, Contents, GameKind};
use moonpack_rules::{Game, Quiet, Seat, Viewer};
use the_wolves::{Piece, Position, Prey, Scene, Terrain, TheWolves};

static GO: AtomicBool = AtomicBool::new(false);

/// Those who are expected to see what is there to be seen.
const SOUND: [Level; 3] = [Level::Yearling, Level::Hunter, Level::Alpha];

fn seat(number: usize) -> Seat {
    Seat::new(number).unwrap()
}

/// The position after the bot has finished the running turn.
fn finish_turn(game: &TheWolves, start: &Position, level: Level) -> Position {
    let mut position = *start;
    let turn = game.turn(start);
    while game.turn(&position) == turn && game.to_move(&position).is_some() {
        let view = game.view(&position, Viewer::Seat(position.seat()));
        let action = decide(game, &view, level, Budget::iterations(600), 1, &GO).unwrap();
        game.apply(&mut position, action, &mut Quiet);
    }
    position
}

#[test]
fn a_prey_that_lacks_one_wolf_is_hunted() {
    let (bare, _) = Scene::new(3).build().unwrap();
    let map = bare.map();
    let prey = map.regions().next().unwrap().1.prey;
    let around: Vec<_> = (map.beside(prey) & map.passable()).iter().collect();
    let near = map.in_walk(around[2], 2);
    let wolf = near.iter().find(|hex| *hex != prey && !around.contains(hex)).unwrap();
    let (game, position) = Scene::new(3)
        .prey(Prey::Moose, map.coordinate(prey), 2)
        .piece(seat(0), Piece::Pack, map.coordinate(around[0]))
        .piece(seat(0), Piece::Pack, map.coordinate(around[1]))
        .piece(seat(0), Piece::Alpha, map.coordinate(wolf))
        .build()
        .unwrap();
    for level in SOUND {
        let after = finish_turn(&game, &position, level);
        assert!(after.player(seat(0)).has_prey(Prey::Moose), "{level}");
    }
}

#[test]
fn a_den_by_the_water_with_an_alpha_beside_it_becomes_a_lair() {
    let (bare, _) = Scene::new(3).build().unwrap();
    let map = bare.map();
    let den = map.by_water().iter().next().unwrap();
    let alpha = (map.beside(den) & map.passable()).iter().next().unwrap();
    let (game, position) = Scene::new(3)
        .terrain(map.coordinate(den), Terrain::Forest)
        .piece(seat(0), Piece::Den, map.coordinate(den))
        .piece(seat(0), Piece::Alpha, map.coordinate(alpha))
        .build()
        .unwrap();
    for level in SOUND {
        let after = finish_turn(&game, &position, level);
        assert_eq!(after.player(seat(0)).lairs, 1, "{level}");
    }
}

#[test]
fn a_random_player_is_beaten_on_a_fixed_set_up_from_either_seat() {
    let contents = Contents::shipped().unwrap();
    for kind in [GameKind::LoneWolves, GameKind::Wolfwalkers] {
        for number in 0..2 {
            let bot = seat(number);
            let mut play = AnyMatch::draw(&contents, kind, 2, &Vec::new(), 7).unwrap();
            while let Some(to_move) = play.to_move() {
                let level = if to_move == bot { Level::Alpha } else { Level::Random };
                let action = AnyBot { level, seed: 1 }.decide(&play, Budget::iterations(40), &GO).unwrap();
                play.play(to_move, &action).unwrap();
            }
            let standing = play.standing();
            assert!(standing.winners.contains(bot), "{kind}: {:?}", standing.points);
        }
    }
}
