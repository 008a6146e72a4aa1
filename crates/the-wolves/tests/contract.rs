//! The Wolves under the contract suite, with its conservation laws.

mod support;

use moonpack_rules::Begin;
use moonpack_testkit::{Case, Contract};
use support::{candidates::candidates, laws::laws};
use the_wolves::{Action, Position, TheWolves};

struct TheWolvesContract;

impl Contract for TheWolvesContract {
    type Game = TheWolves;

    fn cases() -> Vec<Case> {
        let mut cases: Vec<Case> =
            TheWolves::PLAYERS.iter().map(|players| Case::new(*players, &[])).collect();
        cases.push(Case::new(2, &[("tiles", "fronts"), ("packs", "tundra,rock")]));
        cases.push(Case::new(3, &[("tiles", "fronts"), ("turns", "30")]));
        cases.push(Case::new(5, &[("packs", "desert,forest,grass,rock,tundra")]));
        cases
    }

    fn laws(game: &TheWolves, position: &Position) -> Result<(), String> {
        laws(game, position)
    }

    fn candidates(game: &TheWolves, position: &Position) -> Vec<Action> {
        candidates(game, position, 5)
    }
}

moonpack_testkit::contract_suite!(TheWolvesContract, 2);
