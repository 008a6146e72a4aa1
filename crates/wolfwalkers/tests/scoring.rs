//! Exact scoring: the rulebook's worked example, a second scorer, and live scores of unfinished displays.

#[path = "support/displays.rs"]
mod displays;
#[path = "support/second.rs"]
mod second;

use moonpack_rules::{Game, Seat};
use rand::SeedableRng;
use rand_chacha::ChaCha12Rng;
use wolfwalkers::live::Missing;
use wolfwalkers::{Cell, Scene, Spot, Wolfwalkers};

const IDA: &str = "C12:goal C40:goal C31 C53:goal C01:goal
    C06 C17:goal C02 C20 C26:goal
    C28 C48:goal C32 C51 C33
    C46 C45 C04 C35 C05
    C44 C07 C23 C24 C14";

#[test]
fn idas_display_is_worth_41_points() {
    let (game, position) = Scene::new(2).display(0, IDA).build().unwrap();
    let seat = Seat::new(0).unwrap();
    assert_eq!(game.standing(&position).points[0], 41);
    let expected = [("C17", 8), ("C01", 12), ("C53", 3), ("C40", 6), ("C48", 0), ("C26", 2), ("C12", 10)];
    let parts = game.parts(&position, seat);
    assert_eq!(parts.len(), expected.len());
    for (card, points) in expected {
        let part = parts.iter().find(|part| part.of.as_deref() == Some(card)).unwrap();
        assert_eq!((part.name, part.points), ("goal", points), "{card}");
    }
}

#[test]
fn two_scorers_agree_on_random_full_displays() {
    let content = Wolfwalkers::read_content(Wolfwalkers::CONTENT).unwrap();
    let mut rng = ChaCha12Rng::seed_from_u64(25);
    for _ in 0..1500 {
        displays::check(&content, &displays::random(&content, &mut rng));
    }
}

#[test]
fn two_scorers_agree_where_patterns_overlap() {
    let content = Wolfwalkers::read_content(Wolfwalkers::CONTENT).unwrap();
    let mut rng = ChaCha12Rng::seed_from_u64(26);
    for _ in 0..400 {
        displays::check(&content, &displays::crowded(&content, &mut rng));
    }
}

#[test]
fn a_floating_display_says_what_is_missing_for_one_more() {
    // C53 wants two parents diagonally: C04 shows parents, so one more may lie diagonally from it.
    let (game, position) = Scene::new(2).display(0, "C53:goal C04\nC40:goal C19").build().unwrap();
    let seat = Seat::new(0).unwrap();
    let live = game.live(&game.sight(&position, seat), None);
    assert_eq!(live.len(), 2);
    assert_eq!((live[0].cell, live[0].points), (Some(Cell::at(0, 0)), 0));
    let Missing::Pattern(needs) = &live[0].missing else { panic!("{:?}", live[0].missing) };
    assert_eq!(needs.len(), 1);
    let diagonal = |spot: Spot| spot.row().abs() == 1 && (spot.col() - 1).abs() == 1;
    assert!(diagonal(needs[0].0), "{needs:?}");
    // C40 counts wolves in its row and column: C19 shows them, one more may lie in its row or column.
    assert_eq!(live[1].points, 2);
    assert_eq!(live[1].fulfilled, vec![Cell::at(1, 1).bit()]);
    let Missing::Story { spots, .. } = live[1].missing else { panic!("{:?}", live[1].missing) };
    assert!(Spot::of(spots).all(|spot| spot.row() == 1 || spot.col() == 0));
    assert_eq!(Spot::of(spots).count(), 6 + 6);
}

#[test]
fn live_points_are_the_points_of_the_standing() {
    let (game, position) = Scene::new(2).display(0, IDA).build().unwrap();
    let live = game.live(&game.sight(&position, Seat::new(0).unwrap()), None);
    assert_eq!(live.iter().map(|goal| goal.points).sum::<i32>(), 41);
    // The display is full, so nothing more can come but what already pays once.
    for goal in &live {
        let closed = matches!(goal.missing, Missing::Nothing | Missing::Impossible | Missing::InTheWay(_));
        assert!(closed, "{goal:?}");
    }
}
