//! Control of regions and who takes what.

use crate::support::table::*;

/// Ends A's turn with the crescent moon. A stands in region 5, which shows a full moon, to howl there; regions 0 and 1 are
/// scored.
fn crescent(scene: Scene) -> (Table, Vec<Event>) {
    let scene = scene
        .piece(A, Piece::Alpha, (13, 10))
        .lone_wolf((12, 9))
        .moonlight(8, MoonPhase::Crescent)
        .player(A, rich)
        .turn(A, 1);
    let mut table = table(scene);
    let events = table.play_all(&["howl desert token token", "howl at 12,9"]);
    (table, events)
}

/// Tokens claimed and points taken by the three seats.
fn gains(table: &Table) -> [(u8, u8); 3] {
    [A, B, C].map(|seat| (table.player(seat).region_tokens(), table.player(seat).points))
}

/// Puts pieces of a seat on hexes of region 0, from 8,5 on.
fn in_region_0(scene: Scene, seat: Seat, pieces: &[Piece], hexes: &[(i8, i8)]) -> Scene {
    pieces.iter().zip(hexes).fold(scene, |scene, (piece, hex)| scene.piece(seat, *piece, *hex))
}

const FIRST: [(i8, i8); 5] = [(11, 6), (9, 6), (10, 6), (8, 5), (12, 6)];
const SECOND: [(i8, i8); 5] = [(9, 5), (10, 5), (8, 6), (8, 7), (9, 7)];
const THIRD: [(i8, i8); 5] = [(10, 8), (11, 8), (12, 8), (12, 7), (10, 7)];

fn region_0(a: &[Piece], b: &[Piece], c: &[Piece]) -> (Table, Vec<Event>) {
    let scene = in_region_0(Scene::new(3), A, a, &FIRST);
    let scene = in_region_0(scene, B, b, &SECOND);
    crescent(in_region_0(scene, C, c, &THIRD))
}

/// How region 0 was scored.
fn scored(events: &[Event]) -> ([Control; Owner::COUNT], Award) {
    let found = events.iter().find_map(|event| match event {
        Event::RegionScored { region, control, award, .. } if region.index() == 0 => Some((*control, *award)),
        _ => None,
    });
    found.unwrap()
}

use Piece::{Alpha, Den, Lair, Pack};

/// The rulebook's example of a region: Tundra 6, Grass 5, Rocky 3.
///
/// Proves TW-097, TW-098.
#[test]
fn six_control_takes_the_token_five_take_two_points_and_three_nothing() {
    let scene = Scene::new(3).packs(&[Terrain::Tundra, Terrain::Grass, Terrain::Rock]);
    let scene = in_region_0(scene, A, &[Lair, Pack, Den, Den], &FIRST);
    let scene = in_region_0(scene, B, &[Alpha, Alpha, Pack, Pack, Den], &SECOND);
    let (table, events) = crescent(in_region_0(scene, C, &[Pack, Pack, Den], &THIRD));
    let (control, award) = scored(&events);
    assert_eq!([A, B, C].map(|seat| control[Owner::from(seat).index()].strength), [6, 5, 3]);
    assert_eq!((award.first, award.second, award.values), (Some(A.into()), Some(B.into()), [4, 2]));
    assert_eq!(gains(&table), [(1, 0), (0, 2), (0, 0)]);
    let part = |seat, name| {
        let parts = table.game.parts(&table.position, seat);
        parts.iter().find(|part| part.name == name).unwrap().points
    };
    assert_eq!([A, B, C].map(|seat| [part(seat, "regions"), part(seat, "tokens")]), [[4, 0], [0, 2], [0, 0]]);
}

/// Proves TW-097.
#[test]
fn wolves_and_dens_count_one_and_a_lair_three() {
    for (piece, strength) in [(Pack, 1), (Alpha, 1), (Den, 1), (Lair, 3)] {
        let table = table(Scene::new(3).piece(A, piece, (11, 6)).piece(B, Pack, (7, 7)));
        let (region, _) = table.game.map().regions().next().unwrap();
        let control = table.game.control(&table.position, region);
        assert_eq!(control[Owner::from(A).index()].strength, strength, "{piece:?}");
        assert_eq!(control[Owner::from(B).index()].strength, 0, "the start board is no part of the region");
    }
    let twins =
        table(Scene::new(3).piece(A, Pack, (11, 6)).piece(A, Pack, (11, 6)).piece(A, Lair, (11, 8)).piece(
            A,
            Alpha,
            (11, 8),
        ));
    let (region, _) = twins.game.map().regions().next().unwrap();
    let control = twins.game.control(&twins.position, region)[Owner::from(A).index()];
    assert_eq!((control.strength, control.alphas), (6, 1));
}

/// Proves TW-098.
#[test]
fn tokens_are_worth_four_six_and_eight_and_half_of_it_for_the_second() {
    for (phase, date, at, values) in [
        (MoonPhase::Crescent, 9, [(11, 6), (9, 6)], [4, 2]),
        (MoonPhase::Quarter, 17, [(4, 6), (3, 6)], [6, 3]),
        (MoonPhase::Full, 22, [(8, 11), (7, 11)], [8, 4]),
    ] {
        let scene = Scene::new(3)
            .piece(B, Lair, at[0])
            .piece(C, Pack, at[1])
            .piece(A, Alpha, (7, 7))
            .terrain((8, 8), Terrain::Desert)
            .lone_wolf((8, 8))
            .moonlight(date - 1, phase)
            .player(A, rich)
            .turn(A, 1);
        let mut table = table(scene);
        let before = [B, C].map(|seat| table.points(seat));
        table.play_all(&["howl desert token token", "howl at 8,8"]);
        let after = [B, C].map(|seat| table.points(seat));
        assert_eq!([after[0] - before[0], after[1] - before[1]], values, "{phase:?}");
        assert_eq!(table.player(B).regions[phase.index()], 1, "the first keeps the token");
        assert_eq!(table.player(C).region_tokens(), 0, "the second takes points");
    }
}

/// The rulebook's example of a tie: two dens and a pack wolf against two pack wolves and an alpha.
///
/// Proves TW-099.
#[test]
fn alphas_break_the_tie_for_the_rocky_pack() {
    let scene = Scene::new(3).packs(&[Terrain::Tundra, Terrain::Grass, Terrain::Rock]);
    let scene = in_region_0(scene, B, &[Den, Den, Pack], &SECOND);
    let (table, _) = crescent(in_region_0(scene, C, &[Pack, Pack, Alpha], &THIRD));
    assert_eq!(gains(&table), [(0, 0), (0, 2), (1, 0)]);
}

/// Proves TW-100.
#[test]
fn an_unbroken_tie_for_first_gives_each_the_lower_number_and_nobody_else_scores() {
    let (table, _) = region_0(&[Pack, Den, Alpha], &[Alpha, Pack, Pack], &[Pack, Pack]);
    assert_eq!(gains(&table), [(0, 2), (0, 2), (0, 0)]);
    let (region, _) = table.game.map().regions().next().unwrap();
    assert_eq!(table.game.showing_token(&table.position, region), None, "the token is discarded");
    let (table, _) = region_0(&[Pack], &[Den], &[Pack]);
    assert_eq!(gains(&table), [(0, 2), (0, 2), (0, 2)], "all three");
}

/// Proves TW-101.
#[test]
fn a_tie_for_second_leaves_only_the_first_place() {
    let (table, events) = region_0(&[Lair], &[Pack, Alpha], &[Alpha, Den]);
    assert_eq!(gains(&table), [(1, 0), (0, 0), (0, 0)]);
    let (_, award) = scored(&events);
    assert_eq!((award.name(), award.second), ("second-tied", None));
    assert_eq!(award.tied.iter().collect::<Vec<_>>(), [B.into(), C.into()]);
    assert_eq!(award.lower().count(), 0);
}

/// Proves TW-102.
#[test]
fn a_pack_alone_in_a_region_takes_first_place_and_nobody_second() {
    let (table, events) = region_0(&[], &[Den], &[]);
    assert_eq!(gains(&table), [(0, 0), (1, 0), (0, 0)]);
    assert!(events.iter().any(|event| {
        matches!(event, Event::RegionScored { award, .. } if award.first == Some(B.into()) && award.second.is_none())
    }));
}

/// Proves TW-103.
#[test]
fn a_token_nobody_claims_leaves_the_game() {
    let (table, events) = region_0(&[], &[], &[]);
    assert_eq!(gains(&table), [(0, 0); 3]);
    assert_eq!(events.iter().filter(|event| matches!(event, Event::RegionScored { .. })).count(), 2);
    for (region, _) in table.game.map().regions().take(2) {
        assert_eq!(table.game.showing_token(&table.position, region), None);
    }
    // In a stack of two players the next token is revealed: region 3 shows a crescent on a quarter.
    let scene = Scene::new(2)
        .piece(A, Alpha, (8, 8))
        .lone_wolf((7, 7))
        .moonlight(6, MoonPhase::Crescent)
        .player(A, rich)
        .turn(A, 1);
    let mut table = self::table(scene);
    let (region, _) = table.game.map().regions().nth(3).unwrap();
    assert_eq!(
        table.game.tokens(&table.position, region).collect::<Vec<_>>(),
        [MoonPhase::Crescent, MoonPhase::Quarter]
    );
    table.play_all(&["howl grass token token", "howl at 7,7"]);
    assert_eq!(table.game.tokens(&table.position, region).collect::<Vec<_>>(), [MoonPhase::Quarter]);
}

/// Proves TW-104.
#[test]
fn absent_packs_are_not_ranked_and_alphas_decide_second_place_too() {
    let (table, _) = region_0(&[Lair], &[Pack, Pack], &[Alpha, Pack]);
    assert_eq!(gains(&table), [(1, 0), (0, 0), (0, 2)]);
    let (table, _) = region_0(&[], &[], &[Pack]);
    assert_eq!(gains(&table), [(0, 0), (0, 0), (1, 0)], "two packs with nothing there do not tie for second");
}

/// Proves TW-105.
#[test]
fn a_phase_scores_the_regions_that_show_it_once() {
    let scene = Scene::new(3).piece(B, Pack, (11, 6)).piece(B, Pack, (5, 5)).piece(B, Pack, (4, 6)).piece(
        B,
        Pack,
        (8, 11),
    );
    let (mut table, _) = crescent(scene);
    assert_eq!(table.player(B).regions, [2, 0, 0]);
    let showing = |table: &Table| -> Vec<Option<MoonPhase>> {
        let map = table.game.map();
        map.regions().map(|(region, _)| table.game.showing_token(&table.position, region)).collect()
    };
    use MoonPhase::{Full, Quarter};
    assert_eq!(showing(&table), [None, None, Some(Quarter), Some(Quarter), Some(Full), Some(Full)]);
    for _ in 0..6 {
        table.idle();
    }
    assert_eq!(table.player(B).regions, [2, 0, 0], "turns that reach no phase score nothing");
}
