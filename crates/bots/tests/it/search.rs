//! The search itself, on a toy whose right answers are known.

use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use crate::heap::{Heap, Nim};
use moonpack_bots::{Budget, Level, Mind, analyse, decide, decide_with};
use moonpack_rules::{Game, Quiet};

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

/// Plays from a heap to the end with one mind for both sides and tells what was taken.
fn play_with_a_mind(left: u8, iterations: u64) -> Vec<u8> {
    let (mut heap, mut mind, mut played) = (Heap { left, turn: 0 }, Mind::new(), Vec::new());
    let budget = Budget::iterations(iterations);
    while let Some(taken) = decide_with(&Nim, &heap, &mut mind, &played, Level::Alpha, budget, 1, &GO) {
        Nim.apply(&mut heap, taken, &mut Quiet);
        played.push(taken);
    }
    played
}

#[test]
fn a_mind_goes_on_from_what_it_thought_and_plays_the_same_game_again() {
    let game = play_with_a_mind(15, 1_500);
    assert_eq!(game.iter().sum::<u8>(), 15);
    assert_eq!(game[0], 3, "15 less 3 leaves a multiple of four");
    assert_eq!(game, play_with_a_mind(15, 1_500));
}

#[test]
fn a_mind_that_does_not_fit_the_match_is_forgotten() {
    let budget = Budget::iterations(3_000);
    let mut mind = Mind::new();
    let other = Heap { left: 9, turn: 0 };
    decide_with(&Nim, &other, &mut mind, &[], Level::Alpha, budget, 1, &GO);
    // The mind knows nothing that begins with 2 and 2 and 2 and 2.
    let heap = Heap { left: 6, turn: 4 };
    let taken = decide_with(&Nim, &heap, &mut mind, &[2, 2, 2, 2], Level::Alpha, budget, 1, &GO);
    assert_eq!(taken, Some(2));
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
fn an_analysis_tells_the_value_for_each_seat_and_the_lines_from_best_to_worst() {
    let heap = Heap { left: 6, turn: 0 };
    let analysis = analyse(&Nim, &heap, Budget::iterations(5_000), 1, &GO, &mut |_| {});
    assert!(analysis.value[0] > 0.8 && analysis.value[1] < 0.2, "{:?}", analysis.value);
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
