//! The tests tested: a sound toy passes the whole suite; with a leak, a lie or points that tell too much it must fail.

use moonpack_testkit::{Case, Contract, contract_suite, laws};
use moonpack_toy::{Faulty, GUESSES, Guess, Position};

struct ToyContract<const LEAK: bool, const LIE: bool, const TELL: bool>;

impl<const LEAK: bool, const LIE: bool, const TELL: bool> Contract for ToyContract<LEAK, LIE, TELL> {
    type Game = Faulty<LEAK, LIE, TELL>;

    fn cases() -> Vec<Case> {
        vec![Case::new(2, &[])]
    }

    fn laws(_: &Self::Game, position: &Position) -> Result<(), String> {
        if position.guesses.len() <= GUESSES { Ok(()) } else { Err("more than six guesses".into()) }
    }

    fn candidates(_: &Self::Game, _: &Position) -> Vec<Guess> {
        vec![Guess::Red, Guess::Black, Guess::Both]
    }
}

contract_suite!(ToyContract<false, false, false>, 16);

fn fails(law: impl FnOnce() + std::panic::UnwindSafe) -> bool {
    std::panic::catch_unwind(law).is_err()
}

#[test]
fn the_suite_catches_a_view_that_shows_too_much() {
    assert!(fails(|| laws::what_a_viewer_cannot_see_changes_nothing_for_them::<
        ToyContract<true, false, false>,
    >(16)));
}

#[test]
fn the_suite_catches_points_that_tell_what_a_viewer_cannot_see() {
    assert!(fails(|| laws::what_a_viewer_cannot_see_changes_nothing_for_them::<
        ToyContract<false, false, true>,
    >(16)));
}

#[test]
fn the_suite_catches_an_explanation_that_does_not_agree_with_the_legal_list() {
    assert!(fails(|| laws::generator_and_explanation_agree::<ToyContract<false, true, false>>(1)));
}

#[test]
fn the_suite_catches_a_seat_that_knows_more_than_it_says() {
    assert!(fails(|| laws::who_knows_no_more_than_a_spectator_needs_no_curtain::<
        ToyContract<false, true, false>,
    >(16)));
}
