//! The shipped content loads, and damaged content is refused with the place and the reason.

use lone_wolves::{Board, LoneWolves, Scene, Status, Territory};
use moonpack_rules::Begin;
use proptest::prelude::*;

fn refused(from: &str, to: &str) -> String {
    assert!(LoneWolves::CONTENT.contains(from), "`{from}` is in the file");
    let text = LoneWolves::CONTENT.replacen(from, to, 1);
    LoneWolves::read_content(&text).expect_err(to).to_string()
}

/// Proves LW-003, LW-004, LW-073.
#[test]
fn our_own_values_are_marked_as_designed() {
    let content = LoneWolves::read_content(LoneWolves::CONTENT).unwrap();
    let designed: Vec<&str> = content
        .sources
        .iter()
        .filter(|(_, status)| *status == Status::Designed)
        .map(|(place, _)| place.as_str())
        .collect();
    let expected = [
        "territory_order",
        "territory tile tile-1",
        "territory tile tile-2",
        "territory tile tile-3",
        "territory tile tile-4",
        "territory tile tile-5",
        "board standard pack_fields",
        "board advanced pack_fields",
    ];
    assert_eq!(designed, expected);
}

#[test]
fn damaged_content_names_the_place_and_the_fault() {
    for (from, to, expected) in [
        (
            "hand_size = 13",
            "hand_size = 12",
            "limits hand_size: is 12, but the rules of this version need 13",
        ),
        ("[2, 3, 4, 5, 6, 7]", "[1, 3, 4, 5, 6, 7]", "deck strengths: the rules need 2, 3, 4, 5, 6, 7"),
        ("[2, 3, 4, 5, 6, 7]", "[2, 2, 4, 5, 6, 7]", "deck strengths: the rules need 2, 3, 4, 5, 6, 7"),
        (
            "\"swamp\", \"tundra\", \"volcano\"]",
            "\"swamp\", \"tundra\", \"moor\"]",
            "territory_order ids: there is no territory `moor`",
        ),
        (
            "\"swamp\", \"tundra\", \"volcano\"]",
            "\"swamp\", \"tundra\", \"tundra\"]",
            "territory_order ids: must name each",
        ),
        (
            "colour = \"green\"",
            "colour = \"red\"",
            "territory volcano: red is the colour of another territory",
        ),
        ("colour = \"green\"", "colour = \"blue\"", "territory swamp: there is no colour `blue`"),
        ("id = \"tile-5\"", "id = \"tile-6\"", "territory tile tile-6: the five tiles are"),
        ("id = \"tile-5\"", "id = \"tile-4\"", "territory tile tile-4: is there twice"),
        ("side_a = 2", "side_a = -2", "territory tile tile-1: the value -2 is not between 0 and"),
        ("id = \"blood-moon\"", "id = \"sun\"", "moon tile sun: the moons are"),
        ("id = \"flip-tile\"", "id = \"flip\"", "scar flip: there is no such effect"),
        ("count = 2", "count = 3", "scar strength-per-wolf: count is 3"),
        ("scars_on_board = 15", "scars_on_board = 14", "board standard: says 14 scars on the board"),
        (
            "[\"up\", \"down\", \"down\"]",
            "[\"up\", \"left\", \"down\"]",
            "board standard scar_spots cave: a spot is",
        ),
        ("[\"up\", \"down\", \"down\"]", "[]", "board standard scar_spots cave: a territory has one to four"),
        (
            "id = \"s02\"",
            "id = \"s03\"",
            "board standard pack_fields south s03: the field in this place is called `s02`",
        ),
        ("[\"cave\", \"desert\"] }", "[\"cave\", \"swamp\"] }", "a border field names two neighbours"),
        ("[\"cave\", \"desert\"] }", "[\"desert\", \"cave\"] }", "a border field names two neighbours"),
        ("[\"cave\", \"desert\"] }", "[] }", "a field touches one or two territories"),
        ("status = \"FOUND\"\nmax", "status = \"GUESSED\"\nmax", "unknown variant `GUESSED`"),
        ("game = \"lone-wolves\"", "game = \"chess\"", "meta game: is `chess`"),
        ("[limits]", "[limit]", "unknown field `limit`"),
        ("[boards.advanced]", "[boards.other]", "missing field"),
    ] {
        let told = refused(from, to);
        assert!(told.contains(expected), "{to}: {told}");
    }
    assert!(LoneWolves::read_content("").is_err());
    assert!(LoneWolves::read_content("\u{0}\u{1F43A}").is_err());
}

#[test]
fn an_owner_of_the_box_may_enter_other_values() {
    let text = LoneWolves::CONTENT.replacen("side_a = 2", "side_a = 9", 1);
    let (game, position) = Scene::with_content(Board::Standard, &text).build().unwrap();
    assert_eq!(game.tile_points(position.open.tiles[Territory::Cave as usize]), 9);
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 200, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn damaged_content_never_panics(at in 0..LoneWolves::CONTENT.len(), cut in 0..40_usize, put in "\\PC{0,6}") {
        let text = LoneWolves::CONTENT;
        let from = (0..=at).rev().find(|at| text.is_char_boundary(*at)).unwrap_or(0);
        let to = (from + cut..text.len()).find(|at| text.is_char_boundary(*at)).unwrap_or(text.len());
        let _told = LoneWolves::read_content(&format!("{}{put}{}", &text[..from], &text[to..]));
    }
}
