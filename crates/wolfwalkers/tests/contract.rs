//! The contract suite over the base game, exchange cards, every module card, all player counts and the solo game.

mod support;

use moonpack_testkit::{Case, Contract};
use support::{candidates::candidates, cases::cases, laws::laws};
use wolfwalkers::{Action, Position, Wolfwalkers};

struct WolfwalkersContract;

impl Contract for WolfwalkersContract {
    type Game = Wolfwalkers;

    fn cases() -> Vec<Case> {
        cases()
    }

    fn laws(game: &Wolfwalkers, position: &Position) -> Result<(), String> {
        laws(game, position)
    }

    fn candidates(game: &Wolfwalkers, _position: &Position) -> Vec<Action> {
        candidates(game)
    }
}

moonpack_testkit::contract_suite!(WolfwalkersContract, 2);
