//! The course of a trick and the wolves with an effect: LW-014 to LW-030.

use lone_wolves::{
    Board, Card, Colour, ColourSet, Event, SEATS, Scar, Scene, Slot, Spot, Stage, Territory, leader_wins,
};
use moonpack_rules::{Game, Secrets, Viewer};

use crate::support::table::{legal, play, refused};

const ALL: [&str; 5] = ["cave", "desert", "swamp", "tundra", "volcano"];

fn scene() -> Scene {
    Scene::new(Board::Standard)
}

/// Proves LW-014.
#[test]
fn only_the_decision_that_is_due_can_be_made() {
    let (game, mut position) =
        scene().hands("r3 r6", "r4 r2").scars("cave", "- ?flip-tile ?flip-tile").build().unwrap();
    assert_eq!(refused(&game, &position, "take cave 2"), ["LW-014"]);
    assert_eq!(refused(&game, &position, "place s01"), ["LW-014"]);
    play(&game, &mut position, &["play r3 cave"]);
    assert_eq!(position.open.stage, Stage::Reveal { seat: SEATS[0] });
    assert_eq!(refused(&game, &position, "play r4 cave"), ["LW-014"]);
    play(&game, &mut position, &["reveal cave 3", "play r4 tundra"]);
    assert_eq!(position.open.stage, Stage::Take { seat: SEATS[0] });
    play(&game, &mut position, &["take cave 3"]);
    assert_eq!(refused(&game, &position, "take cave 2"), ["LW-014"]);
    play(&game, &mut position, &["place s01"]);
    assert_eq!(position.open.stage, Stage::Lead);
}

/// Proves LW-015.
#[test]
fn the_leader_plays_any_wolf_anywhere() {
    let (game, position) = scene().hands("r6 k2", "g4 g5").build().unwrap();
    let expected: Vec<String> =
        ["k2", "r6"].iter().flat_map(|card| ALL.map(|place| format!("play {card} {place}"))).collect();
    assert_eq!(legal(&game, &position), expected);
}

/// Proves LW-016, LW-018.
#[test]
fn suit_must_be_followed_but_to_any_territory() {
    let (game, mut position) = scene().hands("r6 k2", "r4 r7 g5").build().unwrap();
    play(&game, &mut position, &["play r6 swamp"]);
    let expected: Vec<String> =
        ["r4", "r7"].iter().flat_map(|card| ALL.map(|place| format!("play {card} {place}"))).collect();
    assert_eq!(legal(&game, &position), expected);
    assert_eq!(refused(&game, &position, "play g5 cave"), ["LW-016"]);
}

/// Proves LW-017.
#[test]
fn whoever_cannot_follow_plays_anything_and_need_not_trump() {
    let (game, mut position) = scene().hands("r6 k2", "b5 g5").moon("desert").build().unwrap();
    play(&game, &mut position, &["play r6 swamp"]);
    assert_eq!(legal(&game, &position).len(), 10);
    assert!(refused(&game, &position, "play g5 cave").is_empty());
}

/// Proves LW-019.
#[test]
fn a_wolf_comes_from_the_own_hand() {
    let (game, mut position) = scene().hands("r6 k2", "r4 g5").build().unwrap();
    assert_eq!(refused(&game, &position, "play r4 cave"), ["LW-019"]);
    play(&game, &mut position, &["play r6 cave", "play r4 cave"]);
    assert_eq!(refused(&game, &position, "play r6 cave"), ["LW-019"], "each wolf is played once");
    assert_eq!(SEATS.map(|seat| position.hand(seat).len()), [1, 1]);
}

/// Proves LW-020.
#[test]
fn the_strongest_wolf_of_the_led_colour_wins() {
    let wolf = |text| Card::parse(text).unwrap();
    for (led, followed, leader) in
        [("r6", "r4", true), ("r4", "r6", false), ("r4", "g7", true), ("k3", "w7", true), ("r7", "r6", true)]
    {
        assert_eq!(leader_wins(wolf(led), wolf(followed), None), leader, "{led} {followed}");
    }
}

/// Proves LW-021, LW-022.
#[test]
fn the_winner_keeps_strength_and_leads_and_the_loser_turns_lone() {
    let (game, mut position) = scene().hands("r4 k2", "r6 g5").build().unwrap();
    let events = play(&game, &mut position, &["play r4 swamp", "play r6 tundra"]);
    let wolf = |text| Card::parse(text).unwrap();
    assert!(events.contains(&Event::TrickWon { seat: SEATS[1], card: wolf("r6") }));
    assert!(events.contains(&Event::BecameLone {
        seat: SEATS[0],
        card: wolf("r4"),
        territory: Territory::Swamp
    }));
    assert_eq!(game.to_move(&position), Some(SEATS[1]));
    assert_eq!(game.strength(&position.open, SEATS[1], Territory::Tundra), 6);
    assert_eq!(game.strength(&position.open, SEATS[0], Territory::Swamp), 1);
}

/// Proves LW-023.
#[test]
fn a_territory_holds_six_wolves_lone_ones_included() {
    let (game, position) = scene()
        .hands("r4 k2", "r6 g5")
        .wolves(SEATS[0], "cave", "k3 k4")
        .lone(SEATS[1], "cave", "g2 g3 g4 g6")
        .build()
        .unwrap();
    assert_eq!(refused(&game, &position, "play r4 cave"), ["LW-023"]);
    assert_eq!(legal(&game, &position).len(), 8);
}

/// Proves LW-024.
#[test]
fn the_leaders_sixth_wolf_closes_the_territory_to_the_follower() {
    let (game, mut position) =
        scene().hands("r4 k2", "r6 g5").wolves(SEATS[0], "cave", "k3 k4 k5 g2 g3").build().unwrap();
    play(&game, &mut position, &["play r4 cave"]);
    assert_eq!(refused(&game, &position, "play r6 cave"), ["LW-023"]);
    assert_eq!(legal(&game, &position).len(), 4);
}

/// Proves LW-025.
#[test]
fn turned_wolves_stay_known_and_summoned_ones_unknown() {
    let (game, mut position) = scene()
        .hands("r4 k2", "r6 g5")
        .box_wolves("w2 w3 w4 w5")
        .scars("swamp", "summon-lone-wolf")
        .build()
        .unwrap();
    play(&game, &mut position, &["play r4 swamp", "play r6 tundra", "take swamp 1", "place s01"]);
    let view = game.view(&position, Viewer::Spectator);
    assert!(view.open.lone[0][Territory::Swamp as usize].contains(Card::parse("r4").unwrap()));
    assert_eq!(view.open.summoned_to(SEATS[0], Territory::Cave), 1);
    assert!(view.unseen().contains(Card::parse("w2").unwrap()));
}

/// Proves LW-026.
#[test]
fn failing_to_follow_is_seen_by_everybody_and_for_good() {
    let (game, mut position) = scene().hands("r4 r5 k2", "g6 g5 w2").build().unwrap();
    play(&game, &mut position, &["play r4 swamp", "play g6 tundra", "play k2 cave"]);
    let mut red = ColourSet::default();
    red.insert(Colour::Red);
    for viewer in Viewer::all(2) {
        assert_eq!(game.view(&position, viewer).open.voids, [ColourSet::default(), red]);
    }
    let view = game.view(&position, Viewer::Seat(SEATS[0]));
    assert!(view.possible_hand(SEATS[1]).iter().all(|card| card.colour() != Colour::Red));
}

/// Proves LW-027.
#[test]
fn a_two_beats_the_seven_of_its_colour_in_either_order() {
    for colour in Colour::ALL {
        let wolf = |strength| Card::new(colour, strength).unwrap();
        for trump in [None, Some(Colour::Red), Some(Colour::Black)] {
            assert!(leader_wins(wolf(2), wolf(7), trump));
            assert!(!leader_wins(wolf(7), wolf(2), trump));
            assert!(!leader_wins(wolf(2), wolf(6), trump), "only the 7");
        }
    }
    let (red, green) = (Card::parse("r7").unwrap(), Card::parse("g2").unwrap());
    assert!(leader_wins(red, green, None), "not the 7 of another colour");
    assert!(leader_wins(red, green, Some(Colour::Red)));
}

/// Proves LW-028.
#[test]
fn a_three_reveals_at_once_for_leader_and_follower() {
    let (game, mut position) = scene()
        .hands("r3 k2", "r4 k3")
        .scars("cave", "- ?flip-tile ?strength-flat")
        .scars("swamp", "flip-tile - -")
        .build()
        .unwrap();
    play(&game, &mut position, &["play r3 cave"]);
    assert_eq!(game.to_move(&position), Some(SEATS[0]));
    assert_eq!(refused(&game, &position, "reveal swamp 1"), ["LW-028", "LW-029"]);
    play(&game, &mut position, &["reveal cave 3"]);
    assert_eq!(position.open.spot(Territory::Cave, Slot::ALL[2]), Spot::Up(Scar::StrengthFlat));
    assert_eq!(game.to_move(&position), Some(SEATS[1]), "the next wolf comes after the scar");
    play(&game, &mut position, &["play r4 tundra", "take cave 3", "place s01", "play k3 swamp"]);
    assert_eq!(position.open.stage, Stage::Follow, "without a face-down scar nothing happens");
}

/// Proves LW-029.
#[test]
fn a_single_face_down_scar_is_revealed_without_a_choice() {
    let (game, mut position) =
        scene().hands("r3 k2", "r4 k3").scars("cave", "flip-tile ?strength-flat -").build().unwrap();
    let events = play(&game, &mut position, &["play r3 cave"]);
    let (territory, slot) = (Territory::Cave, Slot::ALL[1]);
    assert_eq!(events[1], Event::Revealed { seat: SEATS[0], territory, slot, scar: Scar::StrengthFlat });
    assert_eq!(position.open.stage, Stage::Follow);
    let (game, mut position) =
        scene().hands("r3 k2", "r4 k3").scars("cave", "flip-tile ?strength-flat ?flip-tile").build().unwrap();
    play(&game, &mut position, &["play r3 cave"]);
    assert_eq!(legal(&game, &position), ["reveal cave 2", "reveal cave 3"]);
    assert_eq!(refused(&game, &position, "reveal cave 1"), ["LW-029"]);
}

/// Proves LW-030.
#[test]
fn the_loser_may_take_the_revealed_scar_or_another() {
    let (game, mut position) =
        scene().hands("r3 k2", "r4 k3").scars("cave", "flip-tile ?strength-flat ?flip-tile").build().unwrap();
    play(&game, &mut position, &["play r3 cave", "reveal cave 2", "play r4 tundra"]);
    assert_eq!(legal(&game, &position), ["take cave 1", "take cave 2", "take cave 3"]);
}
