//! Taking and placing scars: LW-031 to LW-038.

use lone_wolves::{Board, Event, LoneWolves, Position, SEATS, Scar, Scene, Stage, Territory};
use moonpack_rules::{Game, Judge, Notation, RuleId, Secrets, Viewer};

use crate::support::table::{legal, play, refused};

/// North has just lost a trick in the cave, where an open and a face-down scar lie.
fn lost_in_the_cave() -> (LoneWolves, Position) {
    let (game, mut position) = Scene::new(Board::Standard)
        .hands("r6 k2", "r4 k3")
        .scars("cave", "strength-flat ?flip-tile -")
        .scars("swamp", "points-per-wolf - -")
        .build()
        .unwrap();
    play(&game, &mut position, &["play r6 swamp", "play r4 cave"]);
    (game, position)
}

/// Proves LW-031.
#[test]
fn the_loser_must_take_a_scar_where_the_lone_wolf_lies() {
    let (game, position) = lost_in_the_cave();
    assert_eq!(game.to_move(&position), Some(SEATS[1]));
    assert_eq!(legal(&game, &position), ["take cave 1", "take cave 2"]);
    assert_eq!(refused(&game, &position, "take swamp 1"), ["LW-031"]);
    let meant = game.meant(&position, &["territory-swamp"]).map(|action| game.explain(&position, action));
    assert_eq!(
        meant.unwrap().rules(),
        [RuleId { game: "LW", number: 31 }],
        "touching a territory says so too"
    );
}

/// Proves LW-033.
#[test]
fn nothing_of_a_scar_can_be_declined() {
    let (game, mut position) = lost_in_the_cave();
    assert!(legal(&game, &position).iter().all(|action| action.starts_with("take ")), "it must be taken");
    play(&game, &mut position, &["take cave 2"]);
    assert!(legal(&game, &position).iter().all(|action| action.starts_with("place ")), "it must be placed");
    let before = position.open.tiles;
    let events = play(&game, &mut position, &["place n04"]);
    assert_eq!(position.open.stage, Stage::Lead, "nobody is asked whether the tile is to be turned");
    let turned = Territory::ALL
        .into_iter()
        .filter(|place| position.open.tiles[*place as usize] != before[*place as usize]);
    assert_eq!(turned.count(), 1);
    assert!(events.iter().any(|event| matches!(event, Event::TileTurned { .. })));
}

/// Proves LW-032.
#[test]
fn an_empty_slot_gives_nothing_and_an_empty_territory_asks_nothing() {
    let (game, position) = lost_in_the_cave();
    assert_eq!(refused(&game, &position, "take cave 3"), ["LW-032"]);
    let (game, mut position) = Scene::new(Board::Standard).hands("r6 k2", "r4 k3").build().unwrap();
    play(&game, &mut position, &["play r6 swamp", "play r4 cave"]);
    assert_eq!(position.open.stage, Stage::Lead);
    assert_eq!(position.open.moon, None, "it was not emptied by taking");
}

/// Proves LW-034, LW-035.
#[test]
fn a_scar_taken_face_down_is_seen_by_its_taker_before_it_is_placed() {
    let (game, mut position) = lost_in_the_cave();
    let events = play(&game, &mut position, &["take cave 2"]);
    assert_eq!(position.open.stage, Stage::Place { seat: SEATS[1] });
    let told = |viewer| match LoneWolves::event_for(&events[0], viewer) {
        Event::Taken { scar, .. } => scar,
        other => panic!("{other:?}"),
    };
    let [south, north] = SEATS.map(Viewer::Seat);
    assert_eq!(told(north), Some(Scar::FlipTile));
    assert_eq!(game.view(&position, north).taken, Some(Scar::FlipTile));
    for viewer in [south, Viewer::Spectator] {
        assert_eq!(told(viewer), None);
        let view = game.view(&position, viewer);
        assert_eq!(view.taken, None);
        assert_eq!(view.open.taken.and_then(|taken| taken.open), None);
    }
    assert!(LoneWolves::reveals(&events[0]));
    play(&game, &mut position, &["place n04"]);
    assert_eq!(game.view(&position, south).open.fields[1][3], Some(Scar::FlipTile));
}

/// Proves LW-034.
#[test]
fn a_scar_taken_face_up_is_known_to_all() {
    let (game, mut position) = lost_in_the_cave();
    let events = play(&game, &mut position, &["take cave 1"]);
    for viewer in Viewer::all(2) {
        assert_eq!(LoneWolves::event_for(&events[0], viewer), events[0]);
        let taken = game.view(&position, viewer).open.taken.expect("it is in North's hand");
        assert_eq!(taken.open, Some(Scar::StrengthFlat));
    }
    assert!(!LoneWolves::reveals(&events[0]));
}

/// Proves LW-036.
#[test]
fn a_scar_goes_to_a_free_field_of_the_own_side() {
    let (game, mut position) = Scene::new(Board::Standard)
        .hands("r6 k2", "r4 k3")
        .scars("cave", "strength-flat")
        .field("n02", "flip-tile")
        .build()
        .unwrap();
    play(&game, &mut position, &["play r6 swamp", "play r4 cave", "take cave 1"]);
    for wrong in ["place n02", "place s01", "place n16"] {
        assert_eq!(refused(&game, &position, wrong), ["LW-036"], "{wrong}");
    }
    assert_eq!(legal(&game, &position).len(), 14);
}

/// Proves LW-037.
#[test]
fn a_scar_may_be_placed_among_six_wolves() {
    let (game, mut position) = Scene::new(Board::Standard)
        .hands("r6 k2", "r4 k3")
        .scars("cave", "strength-flat")
        .wolves(SEATS[0], "volcano", "g2 g3 g4 g5 g6 g7")
        .build()
        .unwrap();
    play(&game, &mut position, &["play r6 swamp", "play r4 cave", "take cave 1", "place n15"]);
    assert_eq!(game.strength(&position.open, SEATS[1], Territory::Volcano), 3);
}

/// Proves LW-038.
#[test]
fn without_a_free_field_the_scar_goes_to_the_box_but_empties_its_territory() {
    let mut scene = Scene::new(Board::Standard).hands("r6 k2", "r4 k3").scars("cave", "flip-tile");
    for number in 1..=15 {
        scene = scene.field(&format!("n{number:02}"), "strength-flat");
    }
    let (game, mut position) = scene.build().unwrap();
    let tiles = position.open.tiles;
    let events = play(&game, &mut position, &["play r6 swamp", "play r4 cave", "take cave 1"]);
    assert!(events.contains(&Event::Returned { seat: SEATS[1], scar: Scar::FlipTile }));
    assert_eq!(position.open.returned[Scar::FlipTile as usize], 1);
    assert_eq!(position.open.tiles, tiles, "without effect");
    assert_eq!(position.open.moon, Some(Territory::Cave));
    assert_eq!(position.open.stage, Stage::Lead);
}
