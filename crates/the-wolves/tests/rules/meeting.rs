//! Pieces of different packs on one hex.

use crate::support::table::*;

/// A may move an alpha and a pack wolf onto 8,8, where these pieces of B stand.
fn against(pieces: &[Piece]) -> Table {
    let scene = Scene::new(3).piece(A, Piece::Alpha, (8, 7)).piece(A, Piece::Pack, (8, 7));
    let mut table = table(pieces.iter().fold(scene, |scene, piece| scene.piece(B, *piece, (8, 8))));
    table.play("move grass 4");
    table
}

/// Proves TW-051, TW-053.
#[test]
fn a_wolf_comes_only_to_a_piece_of_lower_rank() {
    use Piece::{Alpha, Den, Lair, Pack};
    let pack = ("pack 8,7 to 8,8", [(Den, true), (Pack, false), (Alpha, false), (Lair, false)]);
    let alpha = ("alpha 8,7 to 8,8", [(Den, true), (Pack, true), (Alpha, false), (Lair, false)]);
    for (text, ranks) in [pack, alpha] {
        for (piece, allowed) in ranks {
            let mut table = against(&[piece]);
            match (allowed, piece) {
                (true, _) => assert!(table.allows(text), "{text} onto {piece:?}"),
                (false, Lair) => table.refuses(text, &[rule::ENEMY_LAIR, rule::RANK_TOO_LOW]),
                (false, _) => table.refuses(text, &[rule::ENEMY_WOLF, rule::RANK_TOO_LOW]),
            }
        }
    }
    // A den ranks lowest: it comes to no enemy piece. A lair ranks highest: see the lair's push.
    for piece in Piece::ALL {
        let scene = Scene::new(3)
            .piece(A, Alpha, (8, 7))
            .piece(B, *piece, (8, 8))
            .piece(A, Alpha, (6, 9))
            .player(A, rich);
        let mut table = table(scene);
        table.play("den grass token token");
        let action = table.game.read_action("den at 8,8").unwrap();
        assert!(table.game.explain(&table.position, action).rules().contains(&rule::DEN_ENEMY));
        assert!(!table.allows("den at 8,8"));
    }
}

/// Proves TW-052.
#[test]
fn any_wolf_ends_on_a_single_enemy_den_and_none_on_an_enemy_lair() {
    for wolf in ["alpha", "pack"] {
        let text = format!("{wolf} 8,7 to 8,8");
        let mut table = against(&[Piece::Den]);
        table.play(&text);
        assert_eq!(table.at((8, 8)).len(), 2);
        assert!(matches!(table.position.stage(), Stage::Moving(_)), "nobody is pushed");
        against(&[Piece::Lair]).refuses(&text, &[rule::ENEMY_LAIR, rule::RANK_TOO_LOW]);
        // A den is not alone under a wolf, of whatever pack.
        let mut crowded = table_with_guest(Piece::Alpha);
        crowded.play("move grass 4");
        crowded.refuses(&text, &[rule::HEX_FULL, rule::ENEMY_WOLF, rule::RANK_TOO_LOW]);
    }
    // Own pieces share a hex, up to two.
    for piece in Piece::ALL {
        let scene = Scene::new(3).piece(A, Piece::Alpha, (8, 7)).piece(A, Piece::Pack, (9, 7)).piece(
            A,
            *piece,
            (8, 8),
        );
        let mut table = table(scene);
        table.play_all(&["move grass 4", "alpha 8,7 to 8,8"]);
        assert_eq!(table.at((8, 8)).len(), 2);
        table.refuses("pack 9,7 to 8,8", &[rule::HEX_FULL]);
    }
}

/// B's den on 8,8 with a wolf of C on it, and A's wolves next to it.
fn table_with_guest(wolf: Piece) -> Table {
    table(
        Scene::new(3)
            .piece(A, Piece::Alpha, (8, 7))
            .piece(A, Piece::Pack, (8, 7))
            .piece(B, Piece::Den, (8, 8))
            .piece(C, wolf, (8, 8)),
    )
}

/// Proves TW-054.
#[test]
fn an_alpha_pushes_a_pack_wolf_only_if_it_stands_alone() {
    let mut table = against(&[Piece::Pack]);
    table.play("alpha 8,7 to 8,8");
    assert!(matches!(table.position.stage(), Stage::Pushing { .. }));
    table.play("push to 9,8");
    assert_eq!(table.at((8, 8)), [of(A, Piece::Alpha)]);
    assert_eq!(table.at((9, 8)), [of(B, Piece::Pack)]);

    for partner in [Piece::Pack, Piece::Den, Piece::Lair] {
        let mut table = against(&[partner, Piece::Pack]);
        let mut rules = vec![rule::HEX_FULL, rule::ENEMY_NOT_ALONE];
        if partner == Piece::Lair {
            rules.extend([rule::ENEMY_LAIR, rule::RANK_TOO_LOW]);
        }
        table.refuses("alpha 8,7 to 8,8", &rules);
    }
    let mut guest = table_with_guest(Piece::Pack);
    guest.play("move grass 4");
    guest.refuses("alpha 8,7 to 8,8", &[rule::HEX_FULL, rule::ENEMY_NOT_ALONE]);
}

/// Proves TW-055.
#[test]
fn after_an_action_two_packs_share_a_hex_only_as_den_and_wolf() {
    for seed in 0..3 {
        let (_, mut table) = draw(3, &[], seed);
        let mut state = seed + 1;
        for _ in 0..1500 {
            if table.to_move().is_none() {
                break;
            }
            // A small generator is enough to wander through many positions.
            state = state.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
            let legal = table.legal();
            let action = legal[(state >> 33) as usize % legal.len()].clone();
            table.play(&action);
            if !matches!(table.position.stage(), Stage::Between | Stage::Over(_)) {
                continue;
            }
            for hex in table.game.map().all() {
                if let [Some((one, first)), Some((other, second))] = table.position.board().pieces_at(hex)
                    && one != other
                {
                    assert_eq!(first, Piece::Den);
                    assert!(matches!(second, Piece::Alpha | Piece::Pack));
                }
            }
        }
    }
}
