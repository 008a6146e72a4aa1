//! End and scoring: LW-064 to LW-071.

use lone_wolves::{Board, SEATS, Scene, Territory};
use moonpack_rules::{Begin, Ending, Game, Judge, Notation, PlayError, Seat, Secrets, Viewer};
use moonpack_testkit::{Case, Table, playout};
use rand::SeedableRng;

use crate::support::table::{legal, play, refused};

const SOUTH: Seat = SEATS[0];
const NORTH: Seat = SEATS[1];

fn scene() -> Scene {
    Scene::new(Board::Standard).tiles("1a 2a 3a 4a 5a")
}

fn winners(scene: Scene) -> Vec<usize> {
    let (game, position) = scene.build().unwrap();
    game.standing(&position).winners.iter().map(Seat::index).collect()
}

/// Proves LW-064.
#[test]
fn a_deal_ends_with_empty_hands_after_thirteen_tricks() {
    let (game, mut position) = scene().hands("r4", "r6").build().unwrap();
    assert_eq!(position.open.trick, 12);
    play(&game, &mut position, &["play r4 swamp", "play r6 tundra"]);
    assert_eq!(game.ending(&position), Some(Ending("complete")));
    assert_eq!(position.open.trick, 13);
    assert!(legal(&game, &position).is_empty());
    assert_eq!(refused(&game, &position, "play r4 cave"), ["LW-064"]);
    let action = game.read_action("play r4 cave").unwrap();
    assert_eq!(game.play(&mut position, SOUTH, action), Err(PlayError::Over));
}

/// Proves LW-065.
#[test]
fn the_stronger_side_takes_the_tile() {
    let (game, position) = scene()
        .wolves(SOUTH, "cave", "r5")
        .lone(SOUTH, "cave", "g7 g6")
        .wolves(NORTH, "cave", "k2")
        .field("n01", "strength-flat")
        .build()
        .unwrap();
    assert_eq!(SEATS.map(|seat| game.strength(&position.open, seat, Territory::Cave)), [7, 5]);
    assert_eq!(game.deal_points(&position.open), [2, 0]);
}

/// Proves LW-066, LW-068.
#[test]
fn moons_go_with_the_tile_and_all_points_are_added() {
    let (game, position) = scene()
        .moon("cave")
        .blood_moon("desert")
        .wolves(SOUTH, "cave", "r5")
        .wolves(NORTH, "desert", "r6")
        .field("n01", "points-per-lone-wolf")
        .lone(NORTH, "cave", "k2")
        .build()
        .unwrap();
    let standing = game.standing(&position);
    assert_eq!(standing.points[..2], [2 + 5, 3 + 3 + 2]);
    assert_eq!(standing.winners.iter().collect::<Vec<_>>(), [NORTH]);
    let lines: Vec<_> =
        game.parts(&position, NORTH).into_iter().map(|part| (part.name, part.points)).collect();
    assert_eq!(lines, [("tile", 3), ("blood-moon", 3), ("points-per-lone-wolf", 2)]);
}

/// Proves LW-067.
#[test]
fn a_tie_gives_nobody_tile_moon_or_bonus() {
    let (game, position) = scene()
        .moon("cave")
        .wolves(SOUTH, "cave", "r5")
        .wolves(NORTH, "cave", "g5")
        .field("s01", "points-if-tile-won")
        .field("n04", "points-if-tile-won")
        .build()
        .unwrap();
    assert_eq!(game.holder(&position.open, Territory::Cave), None);
    assert_eq!(game.holder(&position.open, Territory::Desert), None, "0 against 0");
    assert_eq!(game.deal_points(&position.open), [0, 0]);
}

/// Proves LW-069.
#[test]
fn equal_points_are_decided_by_lone_wolves_and_then_shared() {
    let even = || scene().wolves(SOUTH, "cave", "r5").wolves(NORTH, "cave", "g5");
    assert_eq!(winners(even()), [0, 1]);
    let lone = || even().lone(NORTH, "desert", "k2").lone(SOUTH, "desert", "w2");
    assert_eq!(winners(lone()), [0, 1]);
    let north = even().lone(NORTH, "desert", "k2 k3").wolves(SOUTH, "desert", "b2");
    assert_eq!(winners(north), [1], "2 against 2 in the desert, but two lone wolves against none");
}

/// Proves LW-070.
#[test]
fn the_live_score_counts_an_undecided_wolf_face_up() {
    let (game, mut position) =
        scene().hands("r4 k2", "r6 k3").field("s07", "points-per-open-wolf").build().unwrap();
    play(&game, &mut position, &["play r4 swamp"]);
    assert_eq!(game.standing(&position).points[..2], [4 + 2, 0]);
    play(&game, &mut position, &["play r6 swamp"]);
    assert_eq!(game.standing(&position).points[..2], [0, 4]);
}

/// Proves LW-071.
#[test]
fn views_open_nothing_after_the_end() {
    let table = Table::<lone_wolves::LoneWolves>::new(&Case::new(2, &[]), 7);
    let (last, _) = playout(&table, &mut rand_chacha::ChaCha8Rng::seed_from_u64(7), |_, _, _| {});
    assert!(table.game.ending(&last).is_some());
    for viewer in Viewer::all(2) {
        let view = table.game.view(&last, viewer);
        assert_eq!(view.unseen().len(), 4, "the box stays closed");
    }
    let record = lone_wolves::LoneWolves::write_setup(&table.content, &table.setup);
    assert!(record.iter().any(|(key, value)| key == "deal-1-box" && value.split(' ').count() == 4));
}
