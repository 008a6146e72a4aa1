//! Component data that cannot be a box is refused, and the refusal names the entry at fault.

use moonpack_rules::Begin;
use the_wolves::TheWolves;

#[test]
fn data_that_cannot_be_a_box_is_refused_by_name() {
    let shipped = TheWolves::CONTENT;
    for (from, to, place) in [
        (
            "[\"grass\", \"forest\", \"tundra\", \"rock\", \"desert\"]",
            "[\"grass\", \"grass\", \"tundra\", \"rock\", \"desert\"]",
            "palettes",
        ),
        ("at = [11, 7]", "at = [10, 7]", "layout"),
        ("lairs = 4", "lairs = 5", "lairs"),
        ("\"moose\", \"deer\", \"raccoon\", \"boar\", \"rabbit\", \"rabbit\"]", "\"moose\"]", "layout"),
        ("water_source = [0, 0]", "water_source = [0, 1]", "water_source"),
        ("move = 1", "move = 9", "action_cost"),
        ("[hex]", "[hexes]", "file"),
    ] {
        assert!(shipped.contains(from), "{from}");
        let error = TheWolves::read_content(&shipped.replacen(from, to, 1)).unwrap_err();
        assert!(error.place.contains(place), "{from}: {error}");
    }
}
