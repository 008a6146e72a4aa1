//! Moons and trump: LW-055 to LW-063.

use lone_wolves::{
    Board, Card, Colour, Event, LoneWolves, Moon, Position, SEATS, Scene, Territory, leader_wins,
};
use moonpack_rules::{Game, Judge};

use crate::support::table::{play, refused};

fn scene() -> Scene {
    Scene::new(Board::Standard)
}

/// South loses a trick in the swamp and takes the last scar there.
fn emptying_the_swamp(scene: Scene) -> (LoneWolves, Position, Vec<Event>) {
    let (game, mut position) = scene.hands("r4 k2", "r6 k3").scars("swamp", "flip-tile").build().unwrap();
    let line = ["play r4 swamp", "play r6 tundra", "take swamp 1", "place s01"];
    let events = play(&game, &mut position, &line);
    (game, position, events)
}

/// Proves LW-055, LW-056.
#[test]
fn the_first_emptied_territory_gets_the_moon_and_makes_trump() {
    let (game, before) = scene().hands("r4 k2", "r6 k3").scars("swamp", "flip-tile").build().unwrap();
    assert_eq!(game.trump(&before.open), None);
    let (game, position, _) = emptying_the_swamp(scene());
    assert_eq!(position.open.moon, Some(Territory::Swamp));
    assert_eq!(game.trump(&position.open), Some(Colour::Green));
}

/// Proves LW-057.
#[test]
fn the_moon_lies_where_the_last_scar_was_taken_and_comes_after_its_effect() {
    let (_, position, events) = emptying_the_swamp(scene());
    let at = |wanted: &dyn Fn(&Event) -> bool| events.iter().position(wanted);
    let turned = at(&|event| matches!(event, Event::TileTurned { territory: Territory::Cave, .. }));
    let laid =
        at(&|event| matches!(event, Event::MoonLaid { moon: Moon::Moon, territory: Territory::Swamp }));
    assert!(turned.is_some() && turned < laid);
    assert_eq!(position.open.moon, Some(Territory::Swamp));
}

/// Proves LW-058.
#[test]
fn trump_beats_every_other_colour_and_the_higher_trump_the_lower() {
    let wins = |led, followed| {
        leader_wins(Card::parse(led).unwrap(), Card::parse(followed).unwrap(), Some(Colour::Green))
    };
    assert!(!wins("r7", "g2"));
    assert!(wins("g2", "r7"));
    assert!(wins("r4", "w7"), "no trump was played");
    assert!(wins("g6", "g4"));
    assert!(!wins("g4", "g6"));
}

/// Proves LW-059.
#[test]
fn suit_is_followed_under_trump_as_before() {
    let (game, mut position) = scene().hands("r4 k2", "r6 g3").moon("swamp").build().unwrap();
    play(&game, &mut position, &["play r4 cave"]);
    assert_eq!(refused(&game, &position, "play g3 cave"), ["LW-016"]);
}

/// Proves LW-060, LW-061.
#[test]
fn the_second_emptied_territory_changes_trump_and_the_first_moon_stays() {
    let (game, position, events) = emptying_the_swamp(scene().moon("desert"));
    assert!(events.contains(&Event::MoonLaid { moon: Moon::BloodMoon, territory: Territory::Swamp }));
    assert_eq!(game.trump(&position.open), Some(Colour::Green));
    assert_eq!(position.open.moon, Some(Territory::Desert));
    let (game, position) = scene()
        .tiles("1a 2a 3a 4a 5a")
        .moon("desert")
        .blood_moon("swamp")
        .wolves(SEATS[0], "desert", "r5")
        .wolves(SEATS[1], "swamp", "r6")
        .build()
        .unwrap();
    assert_eq!(game.deal_points(&position.open), [3 + 5, 4 + 3]);
}

/// Proves LW-056, LW-060.
#[test]
fn trump_changes_only_after_the_trick() {
    let (game, mut position) =
        scene().hands("r4 g2 k2", "b5 k3 w5").scars("swamp", "flip-tile").moon("desert").build().unwrap();
    play(&game, &mut position, &["play r4 swamp", "play b5 volcano"]);
    assert_eq!(game.trump(&position.open), Some(Colour::LightBrown), "until the scar is placed");
    play(&game, &mut position, &["take swamp 1", "place s13"]);
    assert_eq!(game.trump(&position.open), Some(Colour::Green));
    play(&game, &mut position, &["play w5 tundra", "play g2 tundra"]);
    assert_eq!(game.to_move(&position), Some(SEATS[0]), "the new trump wins");
}

/// Proves LW-062.
#[test]
fn a_third_emptied_territory_changes_nothing() {
    let (game, position, events) = emptying_the_swamp(scene().moon("desert").blood_moon("volcano"));
    assert!(!events.iter().any(|event| matches!(event, Event::MoonLaid { .. })));
    assert_eq!(game.trump(&position.open), Some(Colour::Red));
}

/// Proves LW-063.
#[test]
fn a_territory_emptied_in_the_last_trick_still_gets_its_moon() {
    let (game, mut position) =
        scene().tiles("1a 2a 3a 4a 5a").hands("r4", "r6").scars("swamp", "strength-flat").build().unwrap();
    play(&game, &mut position, &["play r4 swamp", "play r6 tundra", "take swamp 1", "place s01"]);
    assert!(game.ending(&position).is_some());
    assert_eq!(position.open.moon, Some(Territory::Swamp));
    assert_eq!(game.standing(&position).points[..2], [2 + 4 + 5, 5]);
}
