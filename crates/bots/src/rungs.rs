//! The numbers that make the ladders: how each level plays each game.
//!
//! Weak levels err like people: they count what lies there and not what it will bring, overlook a card or a piece with all
//! that could be done with it, forget what an action leaves to the others, cling to what they have, and change their mind.
//! Every number was found by matches; `docs/bots.md` has the results.

use crate::Level;
use crate::greedy::Style;
use crate::ladder::{Ladder, Manner};

/// The elder of The Wolves. The warden is this elder as often as it is not somebody who has learned.
const ELDER_OF_THE_WOLVES: Style =
    Style { beam: 1, worlds: 1, foresight: 0.2, denial: 0.0, clings: 0.0, wanders: 0.3, overlooks: 0.2 };

impl Ladder {
    /// Lone Wolves: high wolves are kept for too long, and a single card is overlooked with all its territories.
    pub const LONE_WOLVES: Self = Self {
        rungs: &[
            (
                Level::Pup,
                Manner::Turn(Style {
                    beam: 1,
                    worlds: 1,
                    foresight: 0.2,
                    denial: 0.5,
                    clings: 1.0,
                    wanders: 8.0,
                    overlooks: 0.5,
                }),
            ),
            (
                Level::Rover,
                Manner::Turn(Style {
                    beam: 2,
                    worlds: 1,
                    foresight: 0.6,
                    denial: 0.7,
                    clings: 0.3,
                    wanders: 4.0,
                    overlooks: 0.3,
                }),
            ),
            (
                Level::Yearling,
                Manner::Turn(Style {
                    beam: 4,
                    worlds: 2,
                    foresight: 0.91,
                    denial: 0.91,
                    clings: 0.0,
                    wanders: 2.05,
                    overlooks: 0.14,
                }),
            ),
            (Level::Scout, Manner::Search(14)),
            (Level::Hunter, Manner::Search(130)),
            (Level::Elder, Manner::Search(2_000)),
            (Level::Alpha, Manner::SearchOn),
        ],
    };

    /// Wolfwalkers: goals are taken for what they pay now, and the far side of the display is overlooked. Whoever stands above the elder
    /// searches.
    pub const WOLFWALKERS: Self = Self {
        rungs: &[
            (
                Level::Pup,
                Manner::Turn(Style {
                    beam: 1,
                    worlds: 1,
                    foresight: 0.2,
                    denial: 0.5,
                    clings: 0.0,
                    wanders: 6.0,
                    overlooks: 0.5,
                }),
            ),
            (
                Level::Rover,
                Manner::Turn(Style {
                    beam: 2,
                    worlds: 1,
                    foresight: 0.5,
                    denial: 0.5,
                    clings: 0.0,
                    wanders: 4.0,
                    overlooks: 0.3,
                }),
            ),
            (
                Level::Yearling,
                Manner::Turn(Style {
                    beam: 4,
                    worlds: 1,
                    foresight: 0.75,
                    denial: 0.68,
                    clings: 0.0,
                    wanders: 2.8,
                    overlooks: 0.22,
                }),
            ),
            (
                Level::Scout,
                Manner::Turn(Style {
                    beam: 4,
                    worlds: 1,
                    foresight: 0.85,
                    denial: 0.76,
                    clings: 0.0,
                    wanders: 2.0,
                    overlooks: 0.149,
                }),
            ),
            (
                Level::Hunter,
                Manner::Turn(Style {
                    beam: 6,
                    worlds: 1,
                    foresight: 0.96,
                    denial: 0.9,
                    clings: 0.0,
                    wanders: 1.2,
                    overlooks: 0.074,
                }),
            ),
            (
                Level::Elder,
                Manner::Sometimes(
                    0.4,
                    2,
                    Style {
                        beam: 8,
                        worlds: 1,
                        foresight: 1.0,
                        denial: 0.95,
                        clings: 0.0,
                        wanders: 0.75,
                        overlooks: 0.045,
                    },
                ),
            ),
            (Level::Veteran, Manner::Search(7)),
            (Level::Beta, Manner::Search(150)),
            (Level::Alpha, Manner::SearchOn),
        ],
    };

    /// The Wolves: the pup and the rover see no further than a single choice, the yearling and the scout change their mind over what
    /// will come, the tracker, the hunter and the elder take what is there to be had, as far as they do not overlook it, and mind
    /// neither what comes later nor what others get. Whoever stands above them searches, each nearly four times as many lines.
    pub const THE_WOLVES: Self = Self {
        rungs: &[
            (
                Level::Pup,
                Manner::Turn(Style {
                    beam: 0,
                    worlds: 1,
                    foresight: 0.0,
                    denial: 1.0,
                    clings: 0.0,
                    wanders: 0.5,
                    overlooks: 0.45,
                }),
            ),
            (
                Level::Rover,
                Manner::Turn(Style {
                    beam: 0,
                    worlds: 1,
                    foresight: 0.4,
                    denial: 0.5,
                    clings: 0.0,
                    wanders: 1.2,
                    overlooks: 0.27,
                }),
            ),
            (
                Level::Yearling,
                Manner::Turn(Style {
                    beam: 1,
                    worlds: 1,
                    foresight: 0.65,
                    denial: 0.55,
                    clings: 0.0,
                    wanders: 5.4,
                    overlooks: 0.32,
                }),
            ),
            (
                Level::Scout,
                Manner::Turn(Style {
                    beam: 1,
                    worlds: 1,
                    foresight: 0.76,
                    denial: 0.66,
                    clings: 0.0,
                    wanders: 4.0,
                    overlooks: 0.235,
                }),
            ),
            (
                Level::Tracker,
                Manner::Turn(Style {
                    beam: 1,
                    worlds: 1,
                    foresight: 0.05,
                    denial: 0.0,
                    clings: 0.0,
                    wanders: 0.3,
                    overlooks: 0.52,
                }),
            ),
            (
                Level::Hunter,
                Manner::Turn(Style {
                    beam: 1,
                    worlds: 1,
                    foresight: 0.05,
                    denial: 0.0,
                    clings: 0.0,
                    wanders: 0.3,
                    overlooks: 0.3,
                }),
            ),
            (Level::Elder, Manner::Turn(ELDER_OF_THE_WOLVES)),
            (Level::Warden, Manner::Sometimes(0.6, 1, ELDER_OF_THE_WOLVES)),
            (Level::Ranger, Manner::Search(5)),
            (Level::Veteran, Manner::Search(19)),
            (Level::Greyback, Manner::Search(70)),
            (Level::Sage, Manner::Search(250)),
            (Level::Shadow, Manner::Search(900)),
            (Level::Beta, Manner::Search(3_300)),
            (Level::Alpha, Manner::SearchOn),
        ],
    };
}
