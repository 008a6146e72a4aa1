//! Positions with a right answer, and games that must be won.

use std::sync::atomic::AtomicBool;

use moonpack_bots::{AnyBot, Budget, Evaluate, Level, decide};
use moonpack_games::{AnyMatch, Contents, GameKind};
use moonpack_rules::{Game, Judge, Notation, Quiet, Seat, Viewer};
use the_wolves::{Piece, Prey, Scene, Terrain};

static GO: AtomicBool = AtomicBool::new(false);

/// Those who are expected to see what is there to be seen.
const SOUND: [Level; 10] = [
    Level::Hunter,
    Level::Elder,
    Level::Warden,
    Level::Ranger,
    Level::Veteran,
    Level::Greyback,
    Level::Sage,
    Level::Shadow,
    Level::Beta,
    Level::Alpha,
];

fn seat(number: usize) -> Seat {
    Seat::new(number).unwrap()
}

/// What the bot does for the seat to move.
fn answer<G: Evaluate>(game: &G, position: &G::Position, level: Level) -> G::Action {
    let seat = game.to_move(position).unwrap();
    let view = game.view(position, Viewer::Seat(seat));
    decide(game, &view, level, Budget::iterations(600), 1, &GO).unwrap()
}

/// The position after the bot has finished the running turn.
fn finish_turn<G: Evaluate>(game: &G, start: &G::Position, level: Level) -> G::Position {
    let mut position = start.clone();
    let turn = game.turn(start);
    while game.turn(&position) == turn && game.to_move(&position).is_some() {
        let action = answer(game, &position, level);
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
    let mut scene = Scene::new(3)
        .prey(Prey::Moose, map.coordinate(prey), 2)
        .piece(seat(0), Piece::Pack, map.coordinate(around[0]))
        .piece(seat(0), Piece::Pack, map.coordinate(around[1]))
        .piece(seat(0), Piece::Alpha, map.coordinate(wolf));
    // The others hold the other regions: to somebody who has won anyhow one prey makes no difference.
    for (number, (_, region)) in map.regions().enumerate().skip(1) {
        let hex = (region.hexes & map.passable()).iter().next().unwrap();
        scene = scene.piece(seat(1 + number % 2), Piece::Alpha, map.coordinate(hex));
    }
    let (game, position) = scene.build().unwrap();
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

/// The wolf in front of `play`, the territory behind it.
fn played<G: Evaluate + Notation>(game: &G, position: &G::Position, level: Level) -> (String, String) {
    let text = game.write_action(answer(game, position, level));
    let mut words = text.split(' ').skip(1).map(str::to_owned);
    (words.next().unwrap(), words.next().unwrap())
}

#[test]
fn the_two_is_sent_against_the_seven_and_the_six_is_kept() {
    let [_, north] = lone_wolves::SEATS;
    let scene = lone_wolves::Scene::new(lone_wolves::Board::Standard);
    let (game, mut position) = scene.leader(north).hands("r2 r6", "r7 k5").build().unwrap();
    game.play(&mut position, north, game.read_action("play r7 cave").unwrap()).unwrap();
    for level in SOUND {
        assert_eq!(played(&game, &position, level).0, "r2", "{level}");
    }
}

#[test]
fn the_last_wolf_goes_where_it_turns_the_dearest_tile() {
    // The 7 takes either the volcano (11 points, 5 against 7) or the cave (2 points); in the swamp it changes nothing.
    let [south, north] = lone_wolves::SEATS;
    let (game, position) = lone_wolves::Scene::new(lone_wolves::Board::Standard)
        .tiles("1a 2a 4a 3a 5b")
        .hands("r7", "k4")
        .wolves(north, "volcano", "k5")
        .wolves(north, "cave", "g3")
        .wolves(south, "swamp", "w6 w5")
        .wolves(south, "desert", "g6 g5")
        .wolves(south, "tundra", "b6 b5")
        .build()
        .unwrap();
    for level in SOUND {
        assert_eq!(played(&game, &position, level), ("r7".into(), "volcano".into()), "{level}");
    }
}

#[test]
fn the_last_story_is_the_one_that_an_arrow_counts_and_lies_in_its_row_or_column() {
    // C40 pays 2 points for each story with wolves in its row and column; C19 shows them, C01 does not. Nothing is left
    // to take after these two.
    let (game, position) = wolfwalkers::Scene::new(2)
        .display(0, "C40:goal C02")
        .display(1, "C03 C04")
        .market("C01 C19 . . . .")
        .nothing_below()
        .build()
        .unwrap();
    for level in SOUND {
        let after = finish_turn(&game, &position, level);
        assert_eq!(game.standing(&after).points[0], 2, "{level}");
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
