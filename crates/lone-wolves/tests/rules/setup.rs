//! Components and set-up: LW-001 to LW-013, and the advanced board's share of it; set-ups that cannot be are refused by line.

use std::collections::HashSet;

use lone_wolves::{
    Board, Card, Colour, LONE_STRENGTH, LoneWolves, Moon, PackField, ROOM, SEATS, Scar, Scene, Setup, Slot,
    Spot, Territory, Tile,
};
use moonpack_rules::{Begin, Secrets, Viewer};
use moonpack_testkit::{Case, Table};
use proptest::prelude::*;

use crate::support::table::{legal, play};

fn dealt(options: &[(&str, &str)], seed: u64) -> Table<LoneWolves> {
    Table::new(&Case::new(2, options), seed)
}

/// Proves LW-001.
#[test]
fn thirty_wolves_have_five_colours_and_six_strengths() {
    let wolves: HashSet<_> = Card::ALL.iter().map(|card| (card.colour(), card.strength())).collect();
    assert_eq!(wolves.len(), 30);
    for colour in Colour::ALL {
        assert!((2..=7).all(|strength| wolves.contains(&(colour, strength))));
    }
}

/// Proves LW-002.
#[test]
fn a_lone_wolf_has_strength_one_whatever_it_was() {
    let (game, position) = Scene::new(Board::Standard).lone(SEATS[0], "cave", "r7").build().unwrap();
    assert_eq!(game.strength(&position.open, SEATS[0], Territory::Cave), LONE_STRENGTH);
    assert_eq!(LONE_STRENGTH, 1);
}

/// Proves LW-003, LW-004, LW-006.
#[test]
fn the_shipped_values_are_those_of_the_statements() {
    let table = dealt(&[], 0);
    let colours: Vec<_> = table.game.order().map(|at| (at.name(), table.game.colour(at).name())).into();
    let expected = [
        ("cave", "black"),
        ("desert", "light-brown"),
        ("swamp", "green"),
        ("tundra", "white"),
        ("volcano", "red"),
    ];
    assert_eq!(colours, expected);
    let tiles = Tile::ALL.map(|tile| [table.game.tile_points(tile), table.game.tile_points(tile.turned())]);
    assert_eq!(tiles, [[2, 8], [3, 10], [4, 7], [5, 9], [6, 11]]);
    assert_eq!([Moon::Moon, Moon::BloodMoon].map(|moon| table.game.moon_points(moon)), [5, 3]);
}

/// Proves LW-005, LW-007.
#[test]
fn the_standard_board_shows_one_of_three_scars_in_each_territory() {
    for seed in 0..20 {
        let table = dealt(&[], seed);
        let open = &table.start.open;
        for territory in Territory::ALL {
            assert_eq!(open.scars_in(territory).count(), 3);
            assert_eq!(open.face_down_in(territory).count(), 2);
            assert!(matches!(open.spot(territory, Slot::ALL[0]), Spot::Up(_)));
        }
        let mut all: Vec<Scar> = table.start.box_scars().collect();
        assert_eq!(all.len(), 3);
        let slots = Territory::ALL.iter().flat_map(|at| Slot::ALL.map(|slot| table.start.scar_in(*at, slot)));
        all.extend(slots.flatten());
        all.sort();
        assert_eq!(all, Scar::TILES);
    }
}

/// Proves LW-008.
#[test]
fn tiles_lie_in_any_territory_with_any_side_up() {
    let mut seen = HashSet::new();
    for seed in 0..400 {
        let tiles = dealt(&[], seed).start.open.tiles;
        assert_eq!(tiles.iter().map(|tile| tile.index()).collect::<HashSet<_>>().len(), 5);
        seen.extend(tiles.iter().enumerate().map(|(at, tile)| (at, tile.to_string())));
    }
    assert_eq!(seen.len(), 5 * 5 * 2);
}

/// Proves LW-009.
#[test]
fn each_side_holds_thirteen_wolves_and_four_stay_in_the_box() {
    for seed in 0..20 {
        let start = dealt(&[], seed).start;
        assert_eq!(SEATS.map(|seat| start.hand(seat).len()), [13, 13]);
        assert!((start.hand(SEATS[0]) & start.hand(SEATS[1])).is_empty());
        let dealt = start.hand(SEATS[0]) | start.hand(SEATS[1]);
        assert!(start.box_wolves().iter().all(|card| !dealt.contains(*card)));
    }
}

/// Proves LW-010.
#[test]
fn either_side_may_be_drawn_to_lead_first() {
    let leaders: HashSet<_> = (0..40).map(|seed| dealt(&[], seed).start.open.leader).collect();
    assert_eq!(leaders.len(), 2);
}

/// Proves LW-011, LW-013.
#[test]
fn south_is_seat_0_and_places_keep_their_names() {
    let table = dealt(&[], 1);
    assert_eq!(table.game.fields(SEATS[0]).next().map(|field| field.to_string()), Some("s01".into()));
    assert_eq!(table.game.fields(SEATS[1]).last().map(|field| field.to_string()), Some("n15".into()));
    let (game, mut position) = Scene::new(Board::Standard)
        .hands("k7 k6", "k2 k3")
        .scars("cave", "- flip-tile flip-tile")
        .field("n02", "strength-flat")
        .build()
        .unwrap();
    play(&game, &mut position, &["play k6 swamp", "play k2 cave"]);
    assert_eq!(legal(&game, &position), ["take cave 2", "take cave 3"], "equal scars are different choices");
    play(&game, &mut position, &["take cave 2"]);
    let fields = legal(&game, &position);
    assert_eq!(fields[..2], ["place n01", "place n03"], "a name is not passed on to the neighbour");
}

/// Proves LW-012.
#[test]
fn a_view_holds_the_own_hand_and_nothing_else_that_is_hidden() {
    let start = dealt(&[], 3);
    let view = start.game.view(&start.start, Viewer::Seat(SEATS[1]));
    assert_eq!(view.hand, Some(start.start.hand(SEATS[1])));
    assert_eq!(view.unseen().len(), 17, "the other hand and the box cannot be told apart");
    assert_eq!(start.game.view(&start.start, Viewer::Spectator).unseen().len(), 30);
    assert!(view.open.spots.iter().flatten().filter(|spot| **spot == Spot::Down).count() == 10);
}

/// Proves LW-072.
#[test]
fn the_advanced_swamp_has_a_fourth_scar_and_the_box_two() {
    let start = dealt(&[("board", "advanced")], 5).start;
    assert_eq!(Territory::ALL.map(|at| start.open.scars_in(at).count()), [3, 3, 4, 3, 3]);
    assert_eq!(start.open.face_down_in(Territory::Swamp).count(), 3);
    assert_eq!(start.box_scars().count(), 2);
}

/// Proves LW-073.
#[test]
fn the_advanced_board_has_thirteen_fields_a_side_five_on_borders_and_turns_by_half_a_circle() {
    let game = dealt(&[("board", "advanced")], 5).game;
    let turned = |place: Territory| Territory::ALL[4 - place as usize];
    for seat in SEATS {
        let fields: Vec<PackField> = game.fields(seat).collect();
        assert_eq!(fields.len(), 13);
        assert_eq!(fields.iter().filter(|field| game.reach(**field)[1].is_some()).count(), 5);
        let reach = |field: PackField| game.reach(field).into_iter().flatten().collect::<Vec<_>>();
        let other: Vec<PackField> = game.fields(seat.next(2)).collect();
        for (field, opposite) in fields.iter().zip(other.iter().rev()) {
            let mut there: Vec<_> = reach(*opposite).into_iter().map(turned).collect();
            there.reverse();
            assert_eq!(reach(*field), there, "{field} against {opposite}");
        }
    }
    assert_eq!(ROOM, 6);
}

#[test]
fn impossible_set_ups_are_refused_with_their_line() {
    let table = dealt(&[("deals", "2")], 4);
    let told = |setup: &Setup| {
        let begun = LoneWolves::begin(&table.content, &LoneWolves::NEWEST, 2, &table.options, setup);
        begun.expect_err("impossible").to_string()
    };
    let mut setup = table.setup.clone();
    setup.deals[1].leader = setup.deals[0].leader;
    assert!(told(&setup).starts_with("set-up `deal-2-leader`: the lead alternates"));
    setup = table.setup.clone();
    setup.deals[0].box_wolves[0] = setup.deals[0].box_wolves[1];
    assert!(told(&setup).starts_with("set-up `deal-1-box`: hands and box together"));
    setup = table.setup.clone();
    setup.deals[0].tiles[0] = setup.deals[0].tiles[1];
    assert!(told(&setup).starts_with("set-up `deal-1-tiles`"));
    setup = table.setup.clone();
    setup.deals[0].box_scars[0] = None;
    assert!(told(&setup).starts_with("set-up `deal-1-scars-box`"));
    setup = table.setup.clone();
    setup.deals.pop();
    assert!(told(&setup).contains("there are 1 deals, but the options ask for 2"));
    assert!(LoneWolves::begin(&table.content, &LoneWolves::NEWEST, 3, &table.options, &table.setup).is_err());
}

#[test]
fn unknown_and_double_lines_are_refused() {
    let table = dealt(&[], 4);
    let lines = LoneWolves::write_setup(&table.content, &table.setup);
    let told = |lines: &_| LoneWolves::read_setup(&table.content, lines).expect_err("wrong").to_string();
    let mut more = lines.clone();
    more.push(lines[0].clone());
    assert!(told(&more).contains("deal-"));
    let mut other = lines.clone();
    other[0].0 = "deal-1-weather".into();
    assert!(
        told(&other).starts_with("set-up `deal-1-weather`: is no line of a set-up"),
        "the stranger comes first"
    );
    assert!(told(&vec![]).contains("is missing"));
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 200, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn nonsense_set_ups_never_panic(lines in prop::collection::vec(("(deal-[0-9]{1,2}-(leader|box|tiles|hand-0)|\\PC{0,8})", "\\PC{0,20}"), 0..30)) {
        let content = LoneWolves::read_content(LoneWolves::CONTENT).unwrap();
        prop_assert!(LoneWolves::read_setup(&content, &lines).is_err());
    }
}
