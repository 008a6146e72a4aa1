//! The contract suite over the base game, exchange cards, every module card, all player counts and the solo game.

mod support;

use support::WolfwalkersContract;

moonpack_testkit::contract_suite!(WolfwalkersContract, 2);
