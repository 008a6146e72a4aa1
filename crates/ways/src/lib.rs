//! The board first: which things a person touches, one after the other, to mean a whole thing ("this wolf, there"),
//! which small decisions of the rules that stands for, and which decisions follow by themselves.
//!
//! The rules know only small decisions, each with a path of its own ([`Notation::clicks`](moonpack_rules::Notation::clicks)). A [`Way`] is a path of touches
//! for a *chain* of them. This crate owns the ways and the rule of what follows ([`decide`]); it deliberately knows no
//! rule of any game: it tries decisions out and asks [`Game::legal`] what comes next, so a way cannot be wrong about
//! legality. It owns no words either: a step that is no thing on the board says of which decision of the chain its
//! label is, and `tell` has the words.
//!
//! Laws, tested over whole games of every kind: every chain is legal to its end within one turn; no path is the
//! beginning of another; every legal decision begins some way; a way reveals nothing before its last decision.
//!
//! # The elements
//! Boards draw what ways name. An element that is touched has an `id`, and is an ancestor of (or lies above) all that is
//! drawn on it, unless that has an id of its own; what is decoration lets the pointer through.
//!
//! | game | id | is |
//! | --- | --- | --- |
//! | The Wolves | `hex-4-7` | a hex; a lone wolf on it and prey belong to it |
//! | | `wolf-alpha-4-7`, `wolf-pack-4-7` | the wolves of this kind on a hex, whoever owns them |
//! | | `den-4-7` | a den on a hex, whoever owns it |
//! | | `action-move` (`howl`, `den`, `lair`, `dominate`) | the medallion of an action |
//! | | `tile-1` … `tile-6`, `token`, `terrain-grass` | an own tile; the own terrain tokens; the terrain tokens stand for |
//! | | `track-spread` (`speed`, `howl`) | the dens on an own track |
//! | | `bonus-action`, `end-turn`, `done`, `tiles-fronts` | buttons |
//! | Lone Wolves | `card-r6`, `territory-swamp`, `scar-swamp-2`, `field-s07` | |
//! | Wolfwalkers | `market-3`, `deck`, `module-O08`, `own-1-2`, `other-1-2` | cards |
//! | | `spot-0--1` | a place for a card; drawn (or ready to be shown) *while a card is to be taken* too, because touching a market card and then a place is one way |
//! | | `side-goal`, `symbol-wolves`, `deck-2`, `end-turn`, `pass`, `done` | |
//! | the toy | `guess-red`, `guess-black` | |
//! | all | `pay-den-rock-2-3` and the like | an option offered beside what was touched; boards do not draw it |

mod follow;
mod lone_wolves;
mod the_wolves;
mod toy;
mod way;
mod wolfwalkers;

pub use follow::{ChainError, Decided, Link, MAX_CHAIN, decide, turn};
pub use way::{Chain, Step, Way, ways};

#[expect(unused_imports, reason = "named in the documentation above")]
use moonpack_rules::Game;
