//! The three games behind one closed enum that speaks text and JSON.

use lone_wolves::LoneWolves;
use moonpack_rules::{
    Ending, Game, Pairs, ParseActionError, Part, PlayError, Refusal, RuleId, Seat, Standing, Viewer,
};
use rand::Rng;
use serde_json::Value;
use the_wolves::TheWolves;
use thiserror::Error;
use wolfwalkers::Wolfwalkers;

use crate::json::ToJson;
use crate::{Contents, GameKind, Match, NewMatchError};

/// A match of any of the games.
#[expect(clippy::large_enum_variant, reason = "a table holds one match; nobody keeps them in bulk")]
#[derive(Clone)]
pub enum AnyMatch {
    /// A match of The Wolves.
    TheWolves(Match<TheWolves>),
    /// A match of Lone Wolves.
    LoneWolves(Match<LoneWolves>),
    /// A match of Wolfwalkers.
    Wolfwalkers(Match<Wolfwalkers>),
}

/// An event of any of the games.
#[derive(Clone, PartialEq, Debug)]
pub enum AnyEvent {
    /// Something happened in The Wolves.
    TheWolves(<TheWolves as Game>::Event),
    /// Something happened in Lone Wolves.
    LoneWolves(<LoneWolves as Game>::Event),
    /// Something happened in Wolfwalkers.
    Wolfwalkers(<Wolfwalkers as Game>::Event),
}

/// Why an action given as text was not played. Nothing has changed.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum ActError {
    /// The text is no action of this game.
    #[error(transparent)]
    Syntax(#[from] ParseActionError),
    /// The action cannot be played now.
    #[error(transparent)]
    Play(#[from] PlayError),
}

impl ActError {
    /// A stable word for programs.
    pub fn code(&self) -> &'static str {
        match self {
            Self::Syntax(_) => "syntax",
            Self::Play(error) => error.code(),
        }
    }

    /// The broken rules, where rules are what was broken.
    pub fn rules(&self) -> &[RuleId] {
        match self {
            Self::Syntax(_) => &[],
            Self::Play(error) => error.rules(),
        }
    }
}

/// Evaluates an expression with the typed match, whichever game it is.
macro_rules! each {
    ($any:expr, $typed:ident => $body:expr) => {
        match $any {
            AnyMatch::TheWolves($typed) => $body,
            AnyMatch::LoneWolves($typed) => $body,
            AnyMatch::Wolfwalkers($typed) => $body,
        }
    };
}

pub(crate) use each;

impl AnyMatch {
    /// Draws a set-up from the seed and begins.
    ///
    /// # Errors
    /// If the options or the number of players do not work.
    pub fn draw(
        contents: &Contents,
        kind: GameKind,
        players: usize,
        options: &Pairs,
        seed: u64,
    ) -> Result<Self, NewMatchError> {
        Ok(match kind {
            GameKind::TheWolves => {
                Self::TheWolves(Match::draw(contents.the_wolves.clone(), players, options, seed)?)
            }
            GameKind::LoneWolves => {
                Self::LoneWolves(Match::draw(contents.lone_wolves.clone(), players, options, seed)?)
            }
            GameKind::Wolfwalkers => {
                Self::Wolfwalkers(Match::draw(contents.wolfwalkers.clone(), players, options, seed)?)
            }
        })
    }

    /// Begins from an explicit set-up.
    ///
    /// # Errors
    /// If the options, the number of players or the set-up do not work.
    pub fn from_setup(
        contents: &Contents,
        kind: GameKind,
        players: usize,
        options: &Pairs,
        setup: &Pairs,
    ) -> Result<Self, NewMatchError> {
        Ok(match kind {
            GameKind::TheWolves => {
                Self::TheWolves(Match::from_setup(contents.the_wolves.clone(), players, options, setup)?)
            }
            GameKind::LoneWolves => {
                Self::LoneWolves(Match::from_setup(contents.lone_wolves.clone(), players, options, setup)?)
            }
            GameKind::Wolfwalkers => {
                Self::Wolfwalkers(Match::from_setup(contents.wolfwalkers.clone(), players, options, setup)?)
            }
        })
    }

    /// Which game it is.
    pub fn kind(&self) -> GameKind {
        match self {
            Self::TheWolves(_) => GameKind::TheWolves,
            Self::LoneWolves(_) => GameKind::LoneWolves,
            Self::Wolfwalkers(_) => GameKind::Wolfwalkers,
        }
    }

    /// How many seats the table has.
    pub fn seats(&self) -> usize {
        each!(self, m => m.game().seats())
    }

    /// The options, written out.
    pub fn options(&self) -> Pairs {
        each!(self, m => m.options())
    }

    /// The set-up, written out. Holds every secret of the match.
    pub fn setup(&self) -> Pairs {
        each!(self, m => m.setup())
    }

    /// How many actions have been played.
    pub fn steps(&self) -> usize {
        each!(self, m => m.actions().len())
    }

    /// The actions so far as text.
    pub fn action_texts(&self) -> Vec<String> {
        each!(self, m => m.actions().iter().map(|action| m.game().write_action(*action)).collect())
    }

    /// Who decides; `None` when the game is over.
    pub fn to_move(&self) -> Option<Seat> {
        each!(self, m => m.game().to_move(m.position()))
    }

    /// The number of the running turn.
    pub fn turn(&self) -> u32 {
        each!(self, m => m.game().turn(m.position()))
    }

    /// The legal actions as text, in their fixed order.
    pub fn legal(&self) -> Vec<String> {
        each!(self, m => m.legal_texts())
    }

    /// The legal actions as text, each with the elements of the screen that choose it.
    pub fn legal_clicks(&self) -> Vec<(String, Vec<String>)> {
        each!(self, m => {
            let click = |action| (m.game().write_action(action), m.game().clicks(m.position(), action));
            m.legal().into_iter().map(click).collect()
        })
    }

    /// Plays the action written as `text` for `seat`.
    ///
    /// # Errors
    /// If the text is no action, somebody else decides, or rules forbid it; nothing has changed then.
    pub fn play(&mut self, seat: Seat, text: &str) -> Result<Vec<AnyEvent>, ActError> {
        fn typed<G: Game>(m: &mut Match<G>, seat: Seat, text: &str) -> Result<Vec<G::Event>, ActError> {
            let action = m.game().read_action(text)?;
            Ok(m.play(seat, action)?)
        }
        Ok(match self {
            Self::TheWolves(m) => typed(m, seat, text)?.into_iter().map(AnyEvent::TheWolves).collect(),
            Self::LoneWolves(m) => typed(m, seat, text)?.into_iter().map(AnyEvent::LoneWolves).collect(),
            Self::Wolfwalkers(m) => typed(m, seat, text)?.into_iter().map(AnyEvent::Wolfwalkers).collect(),
        })
    }

    /// The event as `viewer` is told it. An event of another game is told as it is to nobody, as `None`.
    pub fn event_for(&self, event: &AnyEvent, viewer: Viewer) -> Option<AnyEvent> {
        match (self, event) {
            (Self::TheWolves(m), AnyEvent::TheWolves(e)) => {
                Some(AnyEvent::TheWolves(m.game().event_for(e, viewer)))
            }
            (Self::LoneWolves(m), AnyEvent::LoneWolves(e)) => {
                Some(AnyEvent::LoneWolves(m.game().event_for(e, viewer)))
            }
            (Self::Wolfwalkers(m), AnyEvent::Wolfwalkers(e)) => {
                Some(AnyEvent::Wolfwalkers(m.game().event_for(e, viewer)))
            }
            _ => None,
        }
    }

    /// The event as JSON for `viewer`; `null` for an event of another game.
    pub fn event_json(&self, event: &AnyEvent, viewer: Viewer) -> Value {
        match (self, self.event_for(event, viewer)) {
            (Self::TheWolves(m), Some(AnyEvent::TheWolves(e))) => m.game().event_json(&e),
            (Self::LoneWolves(m), Some(AnyEvent::LoneWolves(e))) => m.game().event_json(&e),
            (Self::Wolfwalkers(m), Some(AnyEvent::Wolfwalkers(e))) => m.game().event_json(&e),
            _ => Value::Null,
        }
    }

    /// The event as JSON with everything in it; `null` for an event of another game. Only for those who may see all.
    pub fn open_event_json(&self, event: &AnyEvent) -> Value {
        match (self, event) {
            (Self::TheWolves(m), AnyEvent::TheWolves(e)) => m.game().event_json(e),
            (Self::LoneWolves(m), AnyEvent::LoneWolves(e)) => m.game().event_json(e),
            (Self::Wolfwalkers(m), AnyEvent::Wolfwalkers(e)) => m.game().event_json(e),
            _ => Value::Null,
        }
    }

    /// Did this event turn up something that somebody did not know?
    pub fn reveals(&self, event: &AnyEvent) -> bool {
        match (self, event) {
            (Self::TheWolves(m), AnyEvent::TheWolves(e)) => m.game().reveals(e),
            (Self::LoneWolves(m), AnyEvent::LoneWolves(e)) => m.game().reveals(e),
            (Self::Wolfwalkers(m), AnyEvent::Wolfwalkers(e)) => m.game().reveals(e),
            _ => false,
        }
    }

    /// The rules that forbid the action written as `text`; empty if it is legal.
    ///
    /// # Errors
    /// If the text is no action.
    pub fn explain(&self, text: &str) -> Result<Refusal, ParseActionError> {
        each!(self, m => m.explain(text))
    }

    /// The rules that forbid what touching these elements most likely meant; `None` if there is no telling.
    pub fn refusal_of(&self, clicks: &[&str]) -> Option<Refusal> {
        each!(self, m => {
            let action = m.game().meant(m.position(), clicks)?;
            Some(m.game().explain(m.position(), action))
        })
    }

    /// Takes the last action back; its text, or `None` if there is none.
    pub fn undo(&mut self) -> Option<String> {
        each!(self, m => m.undo().map(|action| m.game().write_action(action)))
    }

    /// The match as it stood after `step` actions.
    pub fn at(&self, step: usize) -> Self {
        match self {
            Self::TheWolves(m) => Self::TheWolves(m.at(step)),
            Self::LoneWolves(m) => Self::LoneWolves(m.at(step)),
            Self::Wolfwalkers(m) => Self::Wolfwalkers(m.at(step)),
        }
    }

    /// The same actions in another world that `viewer` cannot tell from this one.
    ///
    /// # Errors
    /// Never for a sound game.
    pub fn resampled<R: Rng + ?Sized>(&self, viewer: Viewer, rng: &mut R) -> Result<Self, NewMatchError> {
        Ok(match self {
            Self::TheWolves(m) => Self::TheWolves(m.resampled(viewer, rng)?),
            Self::LoneWolves(m) => Self::LoneWolves(m.resampled(viewer, rng)?),
            Self::Wolfwalkers(m) => Self::Wolfwalkers(m.resampled(viewer, rng)?),
        })
    }

    /// What `viewer` sees, as JSON.
    pub fn view_json(&self, viewer: Viewer) -> Value {
        each!(self, m => m.game().view_json(&m.game().view(m.position(), viewer)))
    }

    /// Everything, as JSON. Only for those who may see everything.
    pub fn state_json(&self) -> Value {
        each!(self, m => m.game().state_json(m.position()))
    }

    /// Points and winners, final or as if the game ended now.
    pub fn standing(&self) -> Standing {
        each!(self, m => m.game().standing(m.position()))
    }

    /// The parts of a seat's points.
    pub fn parts(&self, seat: Seat) -> Vec<Part> {
        each!(self, m => m.game().parts(m.position(), seat))
    }

    /// How the game ended; `None` while it runs.
    pub fn ending(&self) -> Option<Ending> {
        each!(self, m => m.game().ending(m.position()))
    }
}
