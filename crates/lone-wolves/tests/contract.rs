//! Lone Wolves keeps the promises of every game, on both boards and in matches.

mod support;

use lone_wolves::{Action, LoneWolves, Position};
use moonpack_testkit::{Case, Contract};
use support::{candidates::candidates, laws::laws};

struct LoneWolvesContract;

impl Contract for LoneWolvesContract {
    type Game = LoneWolves;

    fn cases() -> Vec<Case> {
        vec![
            Case::new(2, &[]),
            Case::new(2, &[("board", "advanced")]),
            Case::new(2, &[("deals", "2")]),
            Case::new(2, &[("board", "advanced"), ("deals", "2"), ("duplicate", "yes")]),
            Case::new(2, &[("duplicate", "yes")]),
        ]
    }

    fn laws(game: &LoneWolves, position: &Position) -> Result<(), String> {
        laws(game, position)
    }

    fn candidates(_game: &LoneWolves, _position: &Position) -> Vec<Action> {
        candidates()
    }
}

moonpack_testkit::contract_suite!(LoneWolvesContract, 8);
