//! The Moonlight board and when phases are scored.

use crate::support::table::*;

/// The rulebook's example of the Moonlight board: with three players and eight dates filled, the next piece triggers the
/// crescent moon, and at the end of the turn the regions that show one are scored.
///
/// Proves TW-093, TW-094, TW-095, TW-105.
#[test]
fn the_ninth_piece_of_three_players_triggers_the_crescent_moon() {
    let scene = Scene::new(3)
        .piece(A, Piece::Alpha, (10, 8))
        .lone_wolf((10, 6))
        .piece(B, Piece::Pack, (5, 5))
        .piece(C, Piece::Den, (4, 6))
        .moonlight(8, MoonPhase::Crescent)
        .player(A, rich);
    let mut table = table(scene);
    let events = table.play_all(&["howl tundra token token", "howl at 10,6"]);
    let rises = Event::DateFilled { date: 9, piece: Fallen::LoneWolf, phase: Some(MoonPhase::Crescent) };
    assert!(events.contains(&rises));
    let scored = |event: &Event| matches!(event, Event::RegionScored { .. });
    assert!(!events.iter().any(scored), "not before the turn is over");
    let events = table.idle();
    assert_eq!(events.iter().filter(|event| scored(event)).count(), 2, "the two regions with a crescent");
    assert_eq!(table.player(A).regions, [1, 0, 0]);
    assert_eq!(table.player(B).regions, [1, 0, 0]);
    assert_eq!(table.player(C).regions, [0, 0, 0], "its region shows a quarter moon");
}

/// Proves TW-093.
#[test]
fn lone_wolves_wolves_and_dens_fill_dates_and_nothing_else_does() {
    let scene = Scene::new(3)
        .piece(A, Piece::Alpha, (10, 6))
        .lone_wolf((10, 5))
        .piece(B, Piece::Pack, (9, 6))
        .piece(B, Piece::Den, (9, 5))
        .piece(A, Piece::Den, (11, 6))
        .player(A, |player| player.tokens = [9, 20]);
    let mut table = table(scene);
    table.play_all(&["howl grass token token", "howl at 10,5"]);
    table.play_all(&["dominate tundra token token token", "dominate pack 9,6", "bonus action"]);
    table.play_all(&["dominate grass token token token", "dominate den 9,5", "track speed", "bonus action"]);
    table.play_all(&["lair rock token token", "lair at 11,6"]);
    let (me, them) = (Owner::from(A), Owner::from(B));
    let fallen = [Fallen::LoneWolf, Fallen::Pack(them), Fallen::Den(them), Fallen::Den(me)];
    assert_eq!(table.position.moonlight().dates(), fallen);

    // A hunted prey, a pushed wolf and a new den fill none.
    let scene = Scene::new(3)
        .prey(Prey::Moose, (6, 5), 2)
        .piece(A, Piece::Alpha, (6, 6))
        .piece(A, Piece::Pack, (7, 6))
        .piece(B, Piece::Pack, (5, 5))
        .player(A, rich);
    let mut table = self::table(scene);
    table.play_all(&["move grass 4", "alpha 6,6 to 5,5", "push to 6,6", "done"]);
    table.play_all(&["den grass token token", "den at 5,4", "track speed"]);
    assert_eq!(table.dates(), 0);
}

/// Proves TW-094.
#[test]
fn the_phases_come_on_their_dates() {
    for (players, dates) in [(2, [7, 13, 18]), (3, [9, 17, 22]), (4, [11, 20, 26]), (5, [13, 23, 30])] {
        for date in 1..=30 {
            let expected = MoonPhase::ALL.iter().copied().find(|phase| dates[phase.index()] == date);
            let passed = dates.iter().filter(|other| **other < date).count().min(2);
            let scene = Scene::new(players)
                .terrain((7, 7), Terrain::Forest)
                .piece(A, Piece::Alpha, (8, 8))
                .lone_wolf((7, 7))
                .moonlight(date - 1, MoonPhase::ALL[passed])
                .player(A, rich);
            let events = table(scene).play_all(&["howl forest token token", "howl at 7,7"]);
            let filled = Event::DateFilled { date, piece: Fallen::LoneWolf, phase: expected };
            assert!(events.contains(&filled), "{players} players, date {date}");
        }
    }
}

/// Proves TW-095.
#[test]
fn a_phase_is_scored_after_all_actions_of_the_turn() {
    // The phase is reached with the first action; what the second and a bonus action change still counts.
    let scene = Scene::new(3)
        .piece(A, Piece::Alpha, (10, 8))
        .lone_wolf((10, 6))
        .piece(B, Piece::Den, (8, 6))
        .piece(B, Piece::Den, (8, 7))
        .piece(B, Piece::Den, (9, 5))
        .moonlight(8, MoonPhase::Crescent)
        .player(A, |player| player.tokens = [1, 9]);
    let mut table = table(scene);
    table.play_all(&["howl tundra token token", "howl at 10,6"]);
    table.play_all(&["den desert token token", "den at 11,8", "track spread"]);
    assert_eq!(table.player(B).region_tokens(), 0);
    table.play_all(&["bonus action", "den desert token token", "den at 10,8", "track speed"]);
    assert_eq!(table.player(A).region_tokens(), 1, "four control against three");
    assert_eq!(table.player(B).points, 2);
}

/// Proves TW-096.
#[test]
fn several_phases_of_one_turn_are_scored_in_order() {
    // Eight dates were open when the turn began; this Howl is the last of many actions and reaches the quarter moon.
    let scene = Scene::new(3)
        .piece(A, Piece::Alpha, (10, 8))
        .lone_wolf((10, 6))
        .piece(B, Piece::Pack, (4, 6))
        .moonlight(16, MoonPhase::Crescent)
        .player(A, rich)
        .turn(A, 1);
    let mut table = table(scene);
    let events = table.play_all(&["howl tundra token token", "howl at 10,6"]);
    let phases: Vec<MoonPhase> = events
        .iter()
        .filter_map(|event| match event {
            Event::RegionScored { phase, .. } => Some(*phase),
            _ => None,
        })
        .collect();
    assert_eq!(phases, [MoonPhase::Crescent, MoonPhase::Crescent, MoonPhase::Quarter, MoonPhase::Quarter]);
    assert_eq!((table.player(A).regions, table.player(B).regions), ([1, 0, 0], [0, 1, 0]));
    assert_eq!(table.position.next_phase(), Some(MoonPhase::Full));
    assert_eq!(table.to_move(), Some(B), "the game goes on");
}
