//! The one place where a game is registered. Kinds, matches, events, component data and the dispatch over them follow.
//!
//! A door asks with [`each!`](crate::each) and a trait of its own (`Tell`, `Evaluate`, `ToJson` …), so that the compiler
//! names every trait a new game lacks. Nothing here falls back: a game that is not declared does not exist, and one that
//! is declared takes part everywhere.

use std::sync::Arc;

use moonpack_rules::{Begin, ContentError, Game, OptionSpec, Pairs, Secrets, Viewer};
use rand::Rng;
use serde_json::Value;

use crate::json::ToJson;
use crate::{ActError, AnyStep, Match, NewMatchError};

macro_rules! games {
    ($dollar:tt $($kind:ident, $field:ident, $game:ty, $shown:ident, $title:literal;)+) => {
        /// One of the games.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub enum GameKind {
            $(#[doc = $title] $kind,)+
        }

        impl GameKind {
            /// The games that are offered to people, in the order they are shown.
            pub const ALL: [Self; Self::LISTED] = listed(&Self::EVERY);
            const LISTED: usize = [$(Self::$kind,)+].len() - unlisted(&Self::EVERY);

            /// Every game there is, those included that no list shows. Whoever is handed a name knows them all.
            pub const EVERY: [Self; [$(<$game>::NAME,)+].len()] = [$(Self::$kind,)+];

            /// Is it offered to people? Every other door is open to it all the same.
            pub const fn is_listed(self) -> bool {
                match self { $(Self::$kind => Shown::$shown.is_listed(),)+ }
            }

            /// The name in every door, such as `lone-wolves`.
            pub const fn name(self) -> &'static str {
                match self { $(Self::$kind => <$game>::NAME,)+ }
            }

            /// The two letters of its rule statements.
            pub const fn letters(self) -> &'static str {
                match self { $(Self::$kind => <$game>::LETTERS,)+ }
            }

            /// The versions of its rules that this program plays, in ascending order.
            pub const fn versions(self) -> &'static [u32] {
                match self { $(Self::$kind => <$game>::VERSIONS,)+ }
            }

            /// The player counts that can play.
            pub const fn players(self) -> &'static [usize] {
                match self { $(Self::$kind => <$game>::PLAYERS,)+ }
            }

            /// Does anybody know something in it that others do not?
            pub const fn hides(self) -> bool {
                match self { $(Self::$kind => <$game as Secrets>::HIDDEN,)+ }
            }

            /// The options a table may set.
            pub fn option_specs(self) -> Vec<OptionSpec> {
                match self { $(Self::$kind => <$game>::option_specs(),)+ }
            }
        }

        /// A match of any of the games.
        #[expect(clippy::large_enum_variant, reason = "a table holds one match; nobody keeps them in bulk")]
        #[derive(Clone)]
        pub enum AnyMatch {
            $(#[doc = $title] $kind(Match<$game>),)+
        }

        /// An event of any of the games.
        #[derive(Clone, PartialEq, Debug)]
        pub enum AnyEvent {
            $(#[doc = $title] $kind(<$game as Game>::Event),)+
        }

        /// The game of a match, any of them: what everybody knows and what never changes. Cheap to clone.
        #[derive(Clone)]
        pub enum AnyGame {
            $(#[doc = $title] $kind(Arc<$game>),)+
        }

        /// The component data every match is played with, read and checked once and then shared. Cheap to clone.
        #[derive(Clone, Debug)]
        pub struct Contents {
            $(pub(crate) $field: Arc<<$game as Begin>::Content>,)+
        }

        impl Contents {
            /// The data that ships with the program.
            ///
            /// # Errors
            /// Only if the shipped data is broken, which the tests rule out.
            pub fn shipped() -> Result<Self, ContentError> {
                Ok(Self {
                    $($field: Arc::new(<$game>::read_content(<$game>::CONTENT)?),)+
                })
            }

            /// Replaces one game's data by what an owner of the box entered.
            ///
            /// # Errors
            /// Names the first entry that is missing, unknown or impossible; nothing is replaced then.
            pub fn replace(&mut self, kind: GameKind, text: &str) -> Result<(), ContentError> {
                match kind {
                    $(GameKind::$kind => {
                        self.$field = Arc::new(<$game>::read_content(text)?);
                    })+
                }
                Ok(())
            }
        }

        /// Evaluates an expression with the typed match, whichever game it is.
        #[macro_export]
        macro_rules! each {
            ($dollar any:expr, $dollar typed:ident => $dollar body:expr) => {
                match $dollar any {
                    $($crate::AnyMatch::$kind($dollar typed) => $dollar body,)+
                }
            };
        }

        /// Evaluates an expression with the typed game and an event of it.
        ///
        /// # Panics
        /// For an event of another game: whoever holds a game and its events cannot have one.
        #[macro_export]
        macro_rules! each_event {
            ($dollar any:expr, $dollar event:expr, ($dollar typed:ident, $dollar told:ident) => $dollar body:expr) => {
                match ($dollar any, $dollar event) {
                    $(($crate::AnyGame::$kind($dollar typed), $crate::AnyEvent::$kind($dollar told)) => {
                        $dollar body
                    })+
                    (any, event) => unreachable!("{event:?} is no event of {}", any.kind()),
                }
            };
        }

        impl AnyGame {
            /// Which game it is.
            pub fn kind(&self) -> GameKind {
                match self { $(Self::$kind(_) => GameKind::$kind,)+ }
            }
        }

        impl AnyMatch {
            /// Which game it is.
            pub fn kind(&self) -> GameKind {
                match self { $(Self::$kind(_) => GameKind::$kind,)+ }
            }

            /// The game, for whoever outlives the match.
            pub fn game(&self) -> AnyGame {
                match self { $(Self::$kind(m) => AnyGame::$kind(m.game().clone()),)+ }
            }

            /// Draws a set-up from the seed and begins by this version of the rules.
            ///
            /// # Errors
            /// If there is no such version, or the options or the number of players do not work.
            pub fn draw_by(
                contents: &Contents,
                kind: GameKind,
                version: u32,
                players: usize,
                options: &Pairs,
                seed: u64,
            ) -> Result<Self, NewMatchError> {
                Ok(match kind {
                    $(GameKind::$kind => {
                        Self::$kind(Match::draw(contents.$field.clone(), version, players, options, seed)?)
                    })+
                })
            }

            /// Begins from an explicit set-up by this version of the rules.
            ///
            /// # Errors
            /// If there is no such version, or the options, the number of players or the set-up do not work.
            pub fn from_setup(
                contents: &Contents,
                kind: GameKind,
                version: u32,
                players: usize,
                options: &Pairs,
                setup: &Pairs,
            ) -> Result<Self, NewMatchError> {
                Ok(match kind {
                    $(GameKind::$kind => {
                        Self::$kind(Match::from_setup(contents.$field.clone(), version, players, options, setup)?)
                    })+
                })
            }

            /// Plays the action written as `text` for `seat`.
            ///
            /// # Errors
            /// If the text is no action, somebody else decides, or rules forbid it; nothing has changed then.
            pub fn play(&mut self, seat: moonpack_rules::Seat, text: &str) -> Result<Vec<AnyEvent>, ActError> {
                Ok(match self {
                    $(Self::$kind(m) => {
                        m.play_text(seat, text)?.into_iter().map(AnyEvent::$kind).collect()
                    })+
                })
            }

            /// The match as it stood after `step` actions.
            pub fn at(&self, step: usize) -> Self {
                match self { $(Self::$kind(m) => Self::$kind(m.at(step)),)+ }
            }

            /// The match told again from its beginning, step by step.
            pub fn retold(&self) -> Box<dyn Iterator<Item = AnyStep> + '_> {
                self.retold_from(0)
            }

            /// The same without its first steps.
            pub fn retold_from(&self, from: usize) -> Box<dyn Iterator<Item = AnyStep> + '_> {
                match self {
                    $(Self::$kind(m) => {
                        Box::new(m.retold_from(from).map(|step| AnyStep::of(m, step, AnyEvent::$kind)))
                    })+
                }
            }

            /// The same actions in another world that `viewer` cannot tell from this one.
            ///
            /// # Errors
            /// Never for a sound game.
            pub fn resampled<R: Rng + ?Sized>(&self, viewer: Viewer, rng: &mut R) -> Result<Self, NewMatchError> {
                Ok(match self { $(Self::$kind(m) => Self::$kind(m.resampled(viewer, rng)?),)+ })
            }
        }

        impl AnyEvent {
            /// The event as `viewer` is told it: the same event with what they may not know left blank.
            pub fn told_to(&self, viewer: Viewer) -> Self {
                match self {
                    $(Self::$kind(event) => Self::$kind(<$game>::event_for(event, viewer)),)+
                }
            }

            /// Did this event turn up something that somebody did not know? Undo never goes past it.
            pub fn reveals(&self) -> bool {
                match self { $(Self::$kind(event) => <$game>::reveals(event),)+ }
            }
        }
    };
}

games! { $
    TheWolves, the_wolves, the_wolves::TheWolves, Listed, "The Wolves.";
    LoneWolves, lone_wolves, lone_wolves::LoneWolves, Listed, "Lone Wolves.";
    Wolfwalkers, wolfwalkers, wolfwalkers::Wolfwalkers, Listed, "Wolfwalkers.";
    Toy, toy, moonpack_toy::Toy, Unlisted, "The toy: to try programs on, in no list.";
}

/// Do lists show a game?
enum Shown {
    Listed,
    Unlisted,
}

impl Shown {
    const fn is_listed(&self) -> bool {
        matches!(self, Self::Listed)
    }
}

const fn unlisted(every: &[GameKind]) -> usize {
    let (mut count, mut at) = (0, 0);
    while at < every.len() {
        count += !every[at].is_listed() as usize;
        at += 1;
    }
    count
}

const fn listed<const COUNT: usize>(every: &[GameKind]) -> [GameKind; COUNT] {
    let mut all = [every[0]; COUNT];
    let (mut next, mut at) = (0, 0);
    while at < every.len() {
        if every[at].is_listed() {
            all[next] = every[at];
            next += 1;
        }
        at += 1;
    }
    all
}

impl AnyGame {
    /// An event of this game as JSON, with everything that is in it.
    pub fn event_json(&self, event: &AnyEvent) -> Value {
        each_event!(self, event, (game, event) => game.event_json(event))
    }
}

impl AnyMatch {
    /// The event as JSON for `viewer`. The event is one of this match.
    pub fn event_json(&self, event: &AnyEvent, viewer: Viewer) -> Value {
        self.open_event_json(&event.told_to(viewer))
    }

    /// The event as JSON with everything in it. Only for those who may see all.
    pub fn open_event_json(&self, event: &AnyEvent) -> Value {
        self.game().event_json(event)
    }
}

impl std::fmt::Debug for AnyGame {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        out.write_str(self.kind().name())
    }
}
