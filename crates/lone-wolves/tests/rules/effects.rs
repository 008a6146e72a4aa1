//! What scars do, on one territory and on a border: LW-039 to LW-054 and LW-074.

use lone_wolves::{Board, Event, LoneWolves, Position, SEATS, Scene, Territory};
use moonpack_rules::{Judge, Secrets, Viewer};

use crate::support::table::play;

const SOUTH: moonpack_rules::Seat = SEATS[0];
const NORTH: moonpack_rules::Seat = SEATS[1];

/// South loses a trick in the swamp, takes the one scar there and places it.
fn placing(scene: Scene, scar: &str, field: &str) -> (LoneWolves, Position, Vec<Event>) {
    let (game, mut position) = scene.hands("r4 k2", "r6 k3").scars("swamp", scar).build().unwrap();
    let place = format!("place {field}");
    let events = play(&game, &mut position, &["play r4 swamp", "play r6 tundra", "take swamp 1", &place]);
    (game, position, events)
}

fn standard() -> Scene {
    Scene::new(Board::Standard)
}

fn points(scene: Scene) -> [i32; 2] {
    let (game, position) = scene.build().unwrap();
    game.deal_points(&position.open)
}

/// Proves LW-039.
#[test]
fn strength_per_wolf_counts_lone_wolves() {
    let (game, position) = standard()
        .wolves(SOUTH, "cave", "r5 g2")
        .lone(SOUTH, "cave", "k7")
        .wolves(NORTH, "cave", "r6")
        .field("s01", "strength-per-wolf")
        .build()
        .unwrap();
    assert_eq!(game.strength(&position.open, SOUTH, Territory::Cave), 5 + 2 + 1 + 3);
    assert_eq!(game.strength(&position.open, NORTH, Territory::Cave), 6);
}

/// Proves LW-040, LW-053.
#[test]
fn three_strength_alone_beats_nothing() {
    let (game, position) = standard().field("n01", "strength-flat").build().unwrap();
    assert_eq!(game.strength(&position.open, NORTH, Territory::Cave), 3);
    assert_eq!(game.holder(&position.open, Territory::Cave), Some(NORTH));
}

/// Proves LW-041, LW-042.
#[test]
fn a_summoned_wolf_joins_at_once_face_down_and_triggers_nothing() {
    let scene = standard().box_wolves("w3 w4 w5 w6").scars("cave", "flip-tile ?flip-tile ?strength-flat");
    let (game, position, events) = placing(scene, "summon-lone-wolf", "s01");
    assert!(events.contains(&Event::Summoned { seat: SOUTH, territory: Territory::Cave }));
    assert_eq!(game.strength(&position.open, SOUTH, Territory::Cave), 1);
    assert_eq!(position.open.face_down_in(Territory::Cave).count(), 2, "the 3 reveals nothing");
    for viewer in Viewer::all(2) {
        let view = game.view(&position, viewer);
        assert!(view.unseen().contains(position.box_wolves()[0]), "nobody has looked");
    }
}

/// Proves LW-041.
#[test]
fn nobody_is_summoned_to_a_full_territory() {
    let scene = standard().wolves(NORTH, "cave", "g2 g3 g4 g5 g6 g7");
    let (_, position, events) = placing(scene, "summon-lone-wolf", "s01");
    assert!(events.contains(&Event::NoRoom { territory: Territory::Cave }));
    assert!(position.open.summoned.iter().all(Option::is_none));
}

/// Proves LW-043, LW-074.
#[test]
fn on_a_border_the_left_territory_gets_the_first_wolf_of_the_box() {
    let (_, position, _) = placing(Scene::new(Board::Advanced), "summon-lone-wolf", "s03");
    let [first, second, third, _] = position.open.summoned;
    assert_eq!(first, Some((SOUTH, Territory::Cave)));
    assert_eq!(second, Some((SOUTH, Territory::Desert)));
    assert_eq!(third, None);
}

/// Proves LW-074.
#[test]
fn on_a_border_a_full_territory_is_skipped() {
    let scene = Scene::new(Board::Advanced).wolves(NORTH, "cave", "g2 g3 g4 g5 g6 g7");
    let (_, position, _) = placing(scene, "summon-lone-wolf", "s03");
    assert_eq!(position.open.summoned[..2], [Some((SOUTH, Territory::Desert)), None]);
}

/// Proves LW-044.
#[test]
fn the_wolves_of_the_running_trick_count_for_the_limit_of_six() {
    let scene = standard().wolves(NORTH, "swamp", "g2 g3 g4 g5 g6");
    let (_, position, events) = placing(scene, "summon-lone-wolf", "s07");
    assert!(events.contains(&Event::NoRoom { territory: Territory::Swamp }), "the lone wolf is the sixth");
    let scene = standard().wolves(NORTH, "tundra", "g2 g3 g4 g5 g6");
    let (_, after, _) = placing(scene, "summon-lone-wolf", "s10");
    assert_eq!(after.open.crowd[Territory::Tundra as usize], 6, "the winner's wolf is the sixth");
    assert_eq!(position.open.summoned, after.open.summoned);
}

/// Proves LW-045.
#[test]
fn summoned_wolves_count_as_wolves_and_as_lone_wolves() {
    let scene = standard()
        .field("s02", "points-per-wolf")
        .field("s03", "points-per-lone-wolf")
        .field("s04", "strength-per-wolf");
    let (game, position, _) = placing(scene, "summon-lone-wolf", "s01");
    let parts = game.parts(&position, SOUTH);
    let worth = |name| parts.iter().find(|part| part.name == name).map(|part| part.points);
    assert_eq!(worth("points-per-wolf"), Some(1));
    assert_eq!(worth("points-per-lone-wolf"), Some(2));
    assert_eq!(game.deal_lone_wolves(&position.open), [2, 0]);
}

/// Proves LW-046.
#[test]
fn a_tile_is_turned_at_once_and_may_be_turned_back() {
    let scene = standard().tiles("1a 2a 3a 4a 5a");
    let (game, mut position) =
        scene.hands("r4 r2 k2", "r6 r5 k3").scars("swamp", "flip-tile flip-tile").build().unwrap();
    let worth = |position: &Position| game.tile_points(position.open.tiles[Territory::Cave as usize]);
    assert_eq!(worth(&position), 2);
    play(&game, &mut position, &["play r4 swamp", "play r6 tundra", "take swamp 1", "place s01"]);
    assert_eq!(worth(&position), 8);
    play(&game, &mut position, &["play r5 tundra", "play r2 swamp", "take swamp 2", "place s02"]);
    assert_eq!(worth(&position), 2);
}

/// Proves LW-047, LW-048, LW-049, LW-054.
#[test]
fn points_count_wolves_lone_wolves_and_face_up_wolves_though_the_territory_is_lost() {
    let pack = || {
        standard()
            .tiles("1a 2a 3a 4a 5a")
            .wolves(SOUTH, "cave", "r2 g3")
            .lone(SOUTH, "cave", "k7")
            .wolves(NORTH, "cave", "r7 k6")
    };
    assert_eq!(points(pack()), [0, 2], "North takes the tile");
    assert_eq!(points(pack().field("s01", "points-per-wolf")), [3, 2]);
    assert_eq!(points(pack().field("s01", "points-per-lone-wolf")), [2, 2]);
    assert_eq!(points(pack().field("s01", "points-per-open-wolf")), [4, 2]);
    assert_eq!(points(pack().field("s04", "points-per-wolf")), [0, 2], "only where the scar lies");
}

/// Proves LW-050.
#[test]
fn low_wolves_are_counted_by_their_printed_strength_and_face_up_only() {
    let pack = || {
        standard()
            .wolves(SOUTH, "cave", "r2 g3 w4 k5")
            .lone(SOUTH, "cave", "k2")
            .wolves(NORTH, "cave", "r7 k6 k7")
    };
    assert_eq!(points(pack().field("s01", "points-per-low-wolf"))[0], 9);
    let raised = pack().field("s01", "points-per-low-wolf").field("s02", "strength-per-wolf");
    let (game, position) = raised.build().unwrap();
    let parts = game.parts(&position, SOUTH);
    assert!(parts.iter().any(|part| part.name == "points-per-low-wolf" && part.points == 9));
}

/// Proves LW-051, LW-054.
#[test]
fn five_points_only_for_whoever_takes_the_tile() {
    let pack =
        || standard().tiles("1a 2a 3a 4a 5a").wolves(SOUTH, "cave", "r5").wolves(NORTH, "desert", "r6");
    assert_eq!(points(pack().field("s01", "points-if-tile-won")), [7, 3]);
    assert_eq!(points(pack().field("s04", "points-if-tile-won")), [2, 3]);
}

/// Proves LW-052.
#[test]
fn equal_scars_count_each_on_its_own() {
    let pack = || standard().tiles("1a 2a 3a 4a 5a").wolves(SOUTH, "cave", "r5 k5");
    let twice = pack().field("s01", "points-per-wolf").field("s02", "points-per-wolf");
    assert_eq!(points(twice), [2 + 4, 0]);
    let (game, position) =
        pack().field("s01", "strength-per-wolf").field("s03", "strength-per-wolf").build().unwrap();
    assert_eq!(game.strength(&position.open, SOUTH, Territory::Cave), 14);
}

/// Proves LW-074.
#[test]
fn a_border_scar_acts_on_both_territories_separately() {
    let scene = Scene::new(Board::Advanced).tiles("1a 2a 3a 4a 5a");
    let (_, position, _) = placing(scene, "flip-tile", "s03");
    let sides: Vec<String> = position.open.tiles.iter().map(ToString::to_string).collect();
    assert_eq!(sides, ["1b", "2b", "3a", "4a", "5a"]);
    let pack = || {
        Scene::new(Board::Advanced)
            .tiles("1a 2a 3a 4a 5a")
            .wolves(SOUTH, "cave", "r5")
            .wolves(SOUTH, "desert", "r6 k2")
    };
    assert_eq!(points(pack())[0], 2 + 3);
    assert_eq!(points(pack().field("s03", "points-per-wolf"))[0], 5 + 1 + 2);
    assert_eq!(points(pack().field("s03", "points-if-tile-won"))[0], 5 + 10);
    let (game, position) = pack().field("s03", "strength-flat").build().unwrap();
    assert_eq!(game.strength(&position.open, SOUTH, Territory::Cave), 8);
    assert_eq!(game.strength(&position.open, SOUTH, Territory::Desert), 11);
}
