//! What any match answers, whichever game it is: in text and JSON.

use moonpack_rules::{
    Ending, Game, Judge, Notation, Pairs, ParseActionError, Part, PlayError, Refusal, RuleId, Seat, Secrets,
    Standing, Viewer,
};
use thiserror::Error;

use crate::json::{Json, ToJson};
use crate::{AnyMatch, Contents, GameKind, NewMatchError};

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

impl AnyMatch {
    /// Draws a set-up from the seed and begins by the newest rules.
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
        Self::draw_by(contents, kind, kind.newest_version(), players, options, seed)
    }

    /// The version of the rules it is played by.
    pub fn rules_version(&self) -> u32 {
        each!(self, m => m.version())
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

    /// The number of the running turn as people count it.
    pub fn turn_told(&self) -> u32 {
        each!(self, m => m.game().turn_told(m.position()))
    }

    /// Does the seat know something now that a spectator does not?
    pub fn knows_more(&self, seat: Seat) -> bool {
        each!(self, m => m.game().knows_more(m.position(), seat))
    }

    /// What `viewer` sees, as JSON.
    pub fn view_json(&self, viewer: Viewer) -> Json {
        each!(self, m => m.game().view_json(&m.game().view(m.position(), viewer)))
    }

    /// Everything, as JSON. Only for those who may see everything.
    pub fn state_json(&self) -> Json {
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
