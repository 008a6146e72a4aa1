//! The game for two, with the third pack.

use std::collections::BTreeSet;

use crate::attributes::bonuses;
use crate::support::table::*;

/// Ends A's turn with the crescent moon, which regions 0 and 3 show. A howls in region 2.
fn crescent(scene: Scene) -> Table {
    let scene = scene
        .piece(A, Piece::Alpha, (2, 7))
        .lone_wolf((2, 8))
        .moonlight(6, MoonPhase::Crescent)
        .player(A, rich)
        .turn(A, 1);
    let mut table = table(scene);
    table.play_all(&["howl tundra token token", "howl at 2,8"]);
    table
}

fn gains(table: &Table) -> [(u8, u8); 2] {
    [A, B].map(|seat| (table.player(seat).region_tokens(), table.player(seat).points))
}

fn tokens_of(table: &Table) -> Vec<Vec<MoonPhase>> {
    table
        .game
        .map()
        .regions()
        .map(|(region, _)| table.game.tokens(&table.position, region).collect())
        .collect()
}

/// Proves TW-106, TW-107.
#[test]
fn five_region_boards_with_single_prey_and_no_start_board() {
    let mut boards = BTreeSet::new();
    for seed in 0..10 {
        let (setup, table) = draw(2, &[], seed);
        assert_eq!(table.game.map().region_count(), 5);
        assert_eq!(table.game.map().all().count(), 80);
        assert!(table.game.map().start_hexes().is_empty());
        let prey: BTreeSet<Prey> = table.game.prey_stacks().iter().map(|stack| stack.prey).collect();
        assert_eq!(prey.len(), 5, "one of each kind");
        assert!((0..5).all(|stack| table.game.prey_left(&table.position, stack) == 1));
        boards.insert(setup.layout.regions);
    }
    assert!(boards.len() > 5);
}

/// Proves TW-108.
#[test]
fn three_single_tokens_and_two_stacks_lie_on_the_water() {
    use MoonPhase::{Crescent, Full, Quarter};
    let mut deals = BTreeSet::new();
    for seed in 0..10 {
        let (_, table) = draw(2, &[], seed);
        let tokens = tokens_of(&table);
        let mut sorted = tokens.clone();
        sorted.sort();
        assert_eq!(
            sorted,
            [vec![Crescent], vec![Crescent, Quarter], vec![Quarter, Full], vec![Full], vec![Full]]
        );
        deals.insert(tokens);
    }
    assert!(deals.len() > 5);
}

/// Proves TW-109.
#[test]
fn a_region_with_two_tokens_is_scored_twice() {
    // Region 3 shows a crescent on a quarter.
    let mut table = crescent(Scene::new(2).piece(B, Piece::Pack, (10, 14)));
    assert_eq!(table.player(B).regions, [1, 0, 0]);
    assert_eq!(tokens_of(&table)[3], [MoonPhase::Quarter]);
    let scene = Scene::new(2)
        .piece(B, Piece::Pack, (10, 14))
        .piece(A, Piece::Alpha, (2, 7))
        .lone_wolf((2, 8))
        .tokens_left(3, 1)
        .moonlight(12, MoonPhase::Quarter)
        .player(A, rich)
        .player(B, |player| player.regions = [1, 0, 0])
        .turn(A, 1);
    table = self::table(scene);
    table.play_all(&["howl tundra token token", "howl at 2,8"]);
    assert_eq!(table.player(B).regions, [1, 1, 0]);
    assert!(tokens_of(&table)[3].is_empty());
}

/// Proves TW-110.
#[test]
fn the_third_pack_stands_beside_the_water_sources() {
    use MoonPhase::{Crescent, Full, Quarter};
    use Piece::{Alpha, Lair, Pack};
    for seed in 0..10 {
        let (_, table) = draw(2, &[], seed);
        let mut pieces = 0;
        for ((_, board), tokens) in table.game.map().regions().zip(tokens_of(&table)) {
            let (x, y) = table.game.map().coordinate(board.water);
            let upper: Vec<Piece> = table.at((x + 1, y)).iter().map(|(_, piece)| *piece).collect();
            let lower: Vec<Piece> = table.at((x + 1, y + 1)).iter().map(|(_, piece)| *piece).collect();
            match tokens.as_slice() {
                [Crescent] => assert_eq!((upper.as_slice(), lower.as_slice()), (&[Pack, Pack][..], &[][..])),
                [Crescent, Quarter] => {
                    assert_eq!((upper.as_slice(), lower.as_slice()), (&[Lair][..], &[][..]))
                }
                [Full] => assert_eq!((upper.as_slice(), lower.as_slice()), (&[Lair, Alpha][..], &[][..])),
                [Quarter, Full] => {
                    assert_eq!((upper.as_slice(), lower.as_slice()), (&[Lair][..], &[Alpha, Alpha][..]))
                }
                other => panic!("no such stack: {other:?}"),
            }
            pieces += upper.len() + lower.len();
        }
        assert_eq!(pieces, 10);
        assert_eq!(table.position.board().of(Owner::THIRD).len(), 6);
        assert!([A, B].iter().all(|seat| table.position.board().of((*seat).into()).is_empty()));
    }
}

/// Proves TW-111.
#[test]
fn the_third_packs_colour_is_random_and_part_of_the_set_up() {
    let content = TheWolves::read_content(TheWolves::CONTENT).unwrap();
    let mut colours = BTreeSet::new();
    for seed in 0..30 {
        let (setup, table) = draw(2, &[("packs", "grass,desert")], seed);
        let third = setup.third.unwrap();
        assert!(!setup.packs.contains(&third));
        assert_eq!(table.game.pack(Owner::THIRD), Some(third));
        let lines = TheWolves::write_setup(&content, &setup);
        assert!(lines.contains(&("third-pack".to_string(), third.name().to_string())));
        colours.insert(third);
    }
    assert_eq!(colours, [Terrain::Forest, Terrain::Rock, Terrain::Tundra].into());
    let (setup, table) = draw(3, &[], 1);
    assert_eq!((setup.third, table.game.pack(Owner::THIRD)), (None, None), "only with two players");
}

/// Proves TW-112.
#[test]
fn the_third_pack_is_ranked_takes_tokens_out_of_the_game_and_cannot_be_touched() {
    // It wins region 0: the token is gone, the second takes the lower number.
    let scene = Scene::new(2)
        .piece(Owner::THIRD, Piece::Pack, (9, 9))
        .piece(Owner::THIRD, Piece::Pack, (9, 9))
        .piece(B, Piece::Pack, (8, 8));
    let table = crescent(scene);
    assert_eq!(gains(&table), [(0, 0), (0, 2)]);
    assert!(tokens_of(&table)[0].is_empty());
    // It is second in region 0: nobody gets second place.
    let scene = Scene::new(2)
        .piece(Owner::THIRD, Piece::Pack, (9, 9))
        .piece(Owner::THIRD, Piece::Pack, (9, 9))
        .piece(B, Piece::Lair, (8, 8))
        .piece(A, Piece::Den, (7, 8));
    assert_eq!(gains(&crescent(scene)), [(0, 0), (1, 0)]);
    // The two of it make every hex full; even a single wolf of it could not be pushed or dominated.
    let scene = Scene::new(2)
        .piece(A, Piece::Alpha, (8, 8))
        .piece(B, Piece::Pack, (9, 8))
        .piece(Owner::THIRD, Piece::Pack, (9, 9))
        .player(A, rich);
    let mut table = self::table(scene);
    table.play("move rock 3");
    table.refuses("alpha 8,8 to 9,9", &[rule::THIRD_PACK]);
    table.play_all(&["done", "dominate rock token token token"]);
    table.refuses("dominate pack 9,9", &[rule::THIRD_PACK]);
    let (_, table) = draw(2, &[("tiles", "fronts")], 3);
    for hex in table.position.board().of(Owner::THIRD) {
        let pieces = table.position.board().pieces_at(hex);
        assert!(pieces[1].is_some() || pieces[0].is_some_and(|(_, piece)| piece == Piece::Lair));
    }
}

/// Proves TW-113.
#[test]
fn ties_with_the_third_pack() {
    let third = |scene: Scene| {
        scene.piece(Owner::THIRD, Piece::Lair, (9, 9)).piece(Owner::THIRD, Piece::Alpha, (9, 9))
    };
    // Tied for first: the lower number for the tied player, no token, no second place.
    let scene = || {
        let ours = Scene::new(2).piece(A, Piece::Lair, (8, 8)).piece(A, Piece::Alpha, (8, 8));
        third(ours.piece(B, Piece::Lair, (7, 8)))
    };
    let before = table(scene());
    let (region, _) = before.game.map().regions().next().unwrap();
    let award = before.game.award(&before.position, region, MoonPhase::Crescent);
    assert_eq!(
        award.tied.iter().collect::<Vec<_>>(),
        [A.into(), Owner::THIRD],
        "a tie names both sides of it"
    );
    assert_eq!(award.lower().collect::<Vec<_>>(), [A]);
    let table = crescent(scene());
    assert_eq!(gains(&table), [(0, 2), (0, 0)]);
    assert!(tokens_of(&table)[0].is_empty());
    // Tied for second: nobody gets it.
    let scene = Scene::new(2)
        .piece(A, Piece::Lair, (8, 8))
        .piece(A, Piece::Alpha, (8, 8))
        .piece(B, Piece::Lair, (7, 8))
        .piece(B, Piece::Pack, (7, 8))
        .piece(B, Piece::Pack, (7, 9));
    assert_eq!(gains(&crescent(third(scene))), [(0, 0), (1, 0)]);
}

/// Proves TW-114, TW-115.
#[test]
fn two_players_start_on_empty_hexes_of_regions_without_a_crescent() {
    for seed in 0..6 {
        let (setup, mut table) = draw(2, &[("tiles", "fronts")], seed);
        let other = setup.first.next(2);
        for seat in [setup.first, other, other, setup.first] {
            assert_eq!(table.to_move(), Some(seat));
            for hex in table.game.map().all() {
                let (x, y) = table.game.map().coordinate(hex);
                let text = format!("start {x},{y}");
                let action = table.game.read_action(&text).unwrap();
                let refusal = table.game.explain(&table.position, action);
                let region = table.game.map().region_of(hex).unwrap();
                let crescent = table.game.tokens(&table.position, region).next() == Some(MoonPhase::Crescent);
                let token = table.position.lone_wolves().contains(hex) || table.position.prey().contains(hex);
                let piece = table.position.board().pieces_at(hex)[0].is_some();
                let land = table.game.map().terrain(hex).is_some();
                assert_eq!(table.allows(&text), land && !crescent && !token && !piece, "{text}");
                assert_eq!(refusal.rules().contains(&rule::NOT_LAND), !land);
                assert_eq!(refusal.rules().contains(&rule::DRAFT_NOT_CRESCENT), land && crescent);
                assert_eq!(refusal.rules().contains(&rule::DRAFT_NO_TOKEN), land && token);
                assert_eq!(refusal.rules().contains(&rule::DRAFT_HEX_EMPTY), land && piece);
            }
            let hex = table.legal().remove(0);
            table.play(&hex);
        }
        assert_eq!(table.to_move(), Some(setup.first));
        assert!(matches!(table.position.stage(), Stage::Between));
    }
}

/// Proves TW-116, TW-023.
#[test]
fn the_second_player_gets_a_bonus_action_token_and_may_keep_it() {
    let (setup, mut table) = draw(2, &[("tiles", "fronts")], 4);
    while let Stage::Draft = table.position.stage() {
        let hex = table.legal().remove(0);
        table.play(&hex);
    }
    let (first, second) = (setup.first, setup.first.next(2));
    assert_eq!([first, second].map(|seat| table.tokens(seat)), [[0, 0], [0, 0]]);
    table.idle();
    table.idle();
    assert_eq!(table.to_move(), Some(second));
    assert_eq!([first, second].map(|seat| table.tokens(seat)), [[0, 0], [1, 0]]);
    table.idle();
    table.idle();
    table.play("end turn");
    table.idle();
    table.idle();
    assert_eq!(table.to_move(), Some(second));
    assert_eq!(table.tokens(second), [1, 0], "kept, and none is added");
    table.play("bonus action");
    assert_eq!(table.position.actions_left(), 3);
}

/// Proves TW-117.
#[test]
fn the_two_player_boards_give_other_bonuses() {
    let (none, action, terrain) = ([0, 0], [1, 0], [0, 1]);
    for track in Track::ALL {
        assert_eq!(bonuses(2, *track), [none, action, none, terrain]);
    }
    let scene = Scene::new(2)
        .prey(Prey::Moose, (6, 8), 1)
        .piece(A, Piece::Pack, (6, 7))
        .piece(A, Piece::Pack, (7, 8))
        .piece(A, Piece::Pack, (7, 9));
    let mut table = table(scene);
    table.idle();
    assert!(table.player(A).has_prey(Prey::Moose));
    assert_eq!((table.tokens(A), table.points(A)), ([0, 0], 2), "points, but no bonus action");
}

/// Proves TW-118.
#[test]
fn the_two_player_boards_count_other_points() {
    let side = *table(Scene::new(2)).game.board_side();
    assert_eq!(side.den_points, [0, 0, 0, 2, 5]);
    assert_eq!(side.prey_points, [0, 2, 5, 9, 14, 20]);
    assert_eq!(side.lair_points, [0, 5, 10, 15, 20]);
    assert_eq!(side.wolf_points, [0, 1, 2, 3, 4, 6, 8, 10, 12]);
    let table = table(Scene::new(2).player(A, |player| {
        (player.dens, player.lairs, player.wolves, player.prey) = ([4, 3, 2], 2, 5, 0b1_0101);
    }));
    assert_eq!(table.points(A), 5 + 2 + 10 + 6 + 9);
}
