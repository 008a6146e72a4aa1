//! The worked examples of the rulebook: Lisa sits South, Robert North.

use lone_wolves::{Board, Card, Colour, Event, Moon, SEATS, Scene, Territory};
use moonpack_rules::{Game, Seat};

use crate::support::table::{legal, play, refused};

const LISA: Seat = SEATS[0];
const ROBERT: Seat = SEATS[1];

/// Proves LW-016, LW-020, LW-022, LW-031, LW-036, LW-021.
#[test]
fn lisas_red_six_in_the_swamp_beats_roberts_red_four_in_the_cave() {
    let (game, mut position) = Scene::new(Board::Standard)
        .hands("r6 g2", "r4 r5 b3")
        .scars("cave", "strength-flat ?points-per-wolf ?flip-tile")
        .build()
        .unwrap();
    play(&game, &mut position, &["play r6 swamp"]);
    assert!(
        legal(&game, &position).iter().all(|action| action.starts_with("play r")),
        "two reds, one is due"
    );
    play(&game, &mut position, &["play r4 cave"]);
    assert!(
        position.open.lone[ROBERT.index()][Territory::Cave as usize].contains(Card::parse("r4").unwrap())
    );
    assert_eq!(game.to_move(&position), Some(ROBERT));
    play(&game, &mut position, &["take cave 2", "place n10"]);
    assert!(position.open.fields[ROBERT.index()][9].is_some(), "in the tundra");
    assert_eq!(game.to_move(&position), Some(LISA), "Lisa leads the next trick");
}

/// Proves LW-017, LW-020, LW-028, LW-030, LW-031.
#[test]
fn roberts_brown_three_reveals_in_the_desert_and_loses_to_lisas_green_two() {
    let (game, mut position) = Scene::new(Board::Standard)
        .hands("g2 k4", "b3 r5")
        .scars("desert", "flip-tile ?strength-flat ?points-per-wolf")
        .build()
        .unwrap();
    play(&game, &mut position, &["play g2 desert", "play b3 desert"]);
    assert_eq!(game.to_move(&position), Some(ROBERT), "he picks one of the two");
    let events = play(&game, &mut position, &["reveal desert 2"]);
    assert!(events.contains(&Event::TrickWon { seat: LISA, card: Card::parse("g2").unwrap() }));
    assert_eq!(legal(&game, &position), ["take desert 1", "take desert 2", "take desert 3"]);
    play(&game, &mut position, &["take desert 3", "place n01"]);
    assert_eq!(position.open.scars_in(Territory::Desert).count(), 2);
    assert_eq!(game.strength(&position.open, ROBERT, Territory::Desert), 1);
}

/// Proves LW-023.
#[test]
fn robert_cannot_lay_his_brown_six_where_six_wolves_lie() {
    let (game, mut position) = Scene::new(Board::Standard)
        .leader(ROBERT)
        .hands("k4 k5", "b6 r5")
        .wolves(LISA, "desert", "g2 g3 g4")
        .lone(ROBERT, "desert", "w2 w3 w4")
        .wolves(LISA, "swamp", "r2 r3 r4")
        .wolves(ROBERT, "swamp", "k2 k3 k6")
        .build()
        .unwrap();
    assert_eq!(refused(&game, &position, "play b6 desert"), ["LW-023"]);
    assert_eq!(refused(&game, &position, "play b6 swamp"), ["LW-023"]);
    play(&game, &mut position, &["play b6 tundra"]);
}

/// Proves LW-056, LW-058, LW-060, LW-057.
#[test]
fn robert_trumps_lisas_green_seven_and_her_last_scar_makes_green_trump() {
    let (game, mut position) = Scene::new(Board::Standard)
        .hands("g7 k4", "b5 r5")
        .moon("desert")
        .scars("swamp", "- - points-per-wolf")
        .build()
        .unwrap();
    assert_eq!(game.trump(&position.open), Some(Colour::LightBrown));
    let events =
        play(&game, &mut position, &["play g7 swamp", "play b5 volcano", "take swamp 3", "place s13"]);
    assert!(events.contains(&Event::TrickWon { seat: ROBERT, card: Card::parse("b5").unwrap() }));
    assert!(events.contains(&Event::MoonLaid { moon: Moon::BloodMoon, territory: Territory::Swamp }));
    assert_eq!(game.trump(&position.open), Some(Colour::Green));
    assert_eq!(game.to_move(&position), Some(ROBERT));
}
