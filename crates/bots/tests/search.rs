//! The search itself, on a toy whose right answers are known.

mod common;

use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use common::{Heap, Nim};
use moonpack_bots::{Budget, Level, analyse, decide};

static GO: AtomicBool = AtomicBool::new(false);

#[test]
fn alpha_leaves_a_multiple_of_four() {
    for left in [5, 6, 7, 9, 10, 11, 13, 14, 15] {
        let heap = Heap { left, turn: 0 };
        let taken = decide(&Nim, &heap, Level::Alpha, Budget::iterations(3_000), 1, &GO).unwrap();
        assert_eq!((left - taken) % 4, 0, "from {left} it took {taken}");
    }
}

#[test]
fn the_same_seed_and_iterations_give_the_same_analysis() {
    let heap = Heap { left: 19, turn: 0 };
    for threads in [1, 3] {
        let budget = Budget::iterations(500).threads(threads);
        let think = || analyse(&Nim, &heap, budget, 7, &GO, &mut |_| {});
        assert_eq!(think(), think());
        assert_eq!(think().iterations, 500);
    }
}

#[test]
fn a_cancelled_search_answers_at_once_with_a_legal_action() {
    let called_off = AtomicBool::new(true);
    let begun = Instant::now();
    for level in Level::ALL {
        let heap = Heap { left: 19, turn: 0 };
        let taken = decide(&Nim, &heap, level, Budget::ms(60_000), 1, &called_off).unwrap();
        assert!((1..=3).contains(&taken));
    }
    assert!(begun.elapsed() < Duration::from_secs(5));
}

#[test]
fn time_is_used_and_not_overrun() {
    let heap = Heap { left: 200, turn: 0 };
    let begun = Instant::now();
    let mut told = 0;
    let analysis = analyse(&Nim, &heap, Budget::ms(300), 1, &GO, &mut |_| told += 1);
    let taken = begun.elapsed();
    assert!(taken >= Duration::from_millis(300), "{taken:?}");
    assert!(told >= 2 && analysis.iterations > 100);
}

#[test]
fn an_analysis_tells_the_worth_for_each_seat_and_the_lines_from_best_to_worst() {
    let heap = Heap { left: 6, turn: 0 };
    let analysis = analyse(&Nim, &heap, Budget::iterations(5_000), 1, &GO, &mut |_| {});
    assert!(analysis.worth[0] > 0.8 && analysis.worth[1] < 0.2, "{:?}", analysis.worth);
    assert_eq!(analysis.best(), Some(2));
    assert_eq!(analysis.lines.len(), 3);
    assert!(analysis.lines.windows(2).all(|pair| pair[0].visits >= pair[1].visits));
}

#[test]
fn nobody_decides_when_the_game_is_over() {
    let over = Heap { left: 0, turn: 5 };
    for level in Level::ALL {
        assert_eq!(decide(&Nim, &over, level, Budget::iterations(10), 1, &GO), None);
    }
}
