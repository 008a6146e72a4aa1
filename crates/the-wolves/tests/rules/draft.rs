//! Placing the first wolves, with three to five players.

use std::collections::BTreeSet;

use crate::support::table::*;

fn fronts(players: usize, seed: u64) -> (Setup, Table) {
    draw(players, &[("tiles", "fronts")], seed)
}

/// Proves TW-018.
#[test]
fn hexes_are_chosen_clockwise_and_then_back_again() {
    let mut firsts = BTreeSet::new();
    for players in 3..=5 {
        for seed in 0..12 {
            let (setup, mut table) = fronts(players, seed);
            firsts.insert((players, setup.first));
            let mut order = Vec::new();
            while let Stage::Draft = table.position.stage() {
                order.push(table.to_move().unwrap());
                let hex = table.legal().remove(0);
                table.play(&hex);
            }
            let round: Vec<Seat> = (1..players)
                .scan(setup.first, |seat, _| Some(std::mem::replace(seat, seat.next(players))))
                .collect();
            let last = round.last().unwrap().next(players);
            let there = round.iter().copied().chain([last]);
            let back = [last].into_iter().chain(round.iter().rev().copied());
            assert_eq!(order, there.chain(back).collect::<Vec<_>>());
        }
    }
    assert!(firsts.len() > 8, "the first player is random");
}

/// Proves TW-019.
#[test]
fn a_choice_places_an_alpha_and_a_pack_wolf_together() {
    let (setup, mut table) = fronts(3, 1);
    table.play("start 8,8");
    assert_eq!(table.at((8, 8)), [of(setup.first, Piece::Alpha), of(setup.first, Piece::Pack)]);
    while let Stage::Draft = table.position.stage() {
        let hex = table.legal().remove(0);
        table.play(&hex);
    }
    for seat in [A, B, C] {
        assert_eq!(table.position.board().wolves_of(seat.into()).len(), 2, "two hexes");
        assert_eq!(table.position.board().wolf_count(seat.into()), 4, "a pair on each");
    }
}

/// Proves TW-020.
#[test]
fn a_starting_hex_must_be_empty() {
    let (_, mut table) = fronts(3, 2);
    table.play("start 8,8");
    table.refuses("start 8,8", &[rule::DRAFT_HEX_EMPTY]);
    assert!(!table.choices("start ").contains("8,8"));
}

/// Proves TW-021.
#[test]
fn with_three_to_five_players_wolves_start_around_the_chasm() {
    for players in 3..=5 {
        let (_, table) = fronts(players, 3);
        assert_eq!(table.legal().len(), 10);
        let board = table.game.map().start_hexes();
        for hex in table.choices("start ") {
            let (x, y) = hex.split_once(',').unwrap();
            assert!(board.contains(table.hex((x.parse().unwrap(), y.parse().unwrap()))));
        }
    }
    let (_, mut table) = fronts(3, 3);
    table.refuses("start 9,7", &[rule::DRAFT_AT_CHASM]);
    table.refuses("start 8,9", &[rule::NOT_LAND]);
}

/// Proves TW-022.
#[test]
fn the_second_hex_lies_across_the_chasm() {
    let above = ["5,7", "6,7", "7,7", "8,8", "9,8"];
    let below = ["5,9", "6,9", "7,10", "8,10", "9,10"];
    for (first, near, far) in [("6,7", above, below), ("7,10", below, above)] {
        let (_, mut table) = fronts(3, 4);
        // The third player chooses twice in a row.
        let taken: Vec<&str> = [near[4], far[4], first].to_vec();
        for hex in &taken {
            table.play(&format!("start {hex}"));
        }
        for hex in near.iter().filter(|hex| !taken.contains(hex)) {
            table.refuses(&format!("start {hex}"), &[rule::DRAFT_OPPOSITE_SIDE]);
        }
        let open: BTreeSet<String> =
            far.iter().filter(|hex| !taken.contains(hex)).map(ToString::to_string).collect();
        assert_eq!(table.choices("start "), open);
    }
}

/// Proves TW-023.
#[test]
fn the_first_drafter_takes_the_first_turn_and_play_goes_clockwise() {
    for players in 3..=5 {
        let (setup, mut table) = fronts(players, 5);
        table.refuses("move forest 2", &[rule::DRAFT_BEFORE_TURNS]);
        table.refuses("end turn", &[rule::DRAFT_BEFORE_TURNS]);
        while let Stage::Draft = table.position.stage() {
            let hex = table.legal().remove(0);
            table.play(&hex);
        }
        table.refuses("start 8,8", &[rule::DRAFT_BEFORE_TURNS, rule::FINISH_FIRST]);
        let mut seat = setup.first;
        for _ in 0..2 * players {
            assert_eq!(table.to_move(), Some(seat));
            table.idle();
            table.idle();
            seat = seat.next(players);
        }
    }
}
