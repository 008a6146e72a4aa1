//! [`Wolfwalkers`] itself: what everybody knows and what never changes, and the trait's questions, each handed to the
//! module that answers it.

use moonpack_rules::{
    Begin, ContentError, Ending, Events, Game, Judge, Notation, OptionError, OptionSpec, Pairs,
    ParseActionError, Part, Refusal, Seat, Secrets, SetupError, Standing, Viewer, likeliest,
};
use rand::Rng;

use crate::action::Action;
use crate::content::{self, Challenge, Content, ModuleId};
use crate::event::{self, Event};
use crate::lasting::Lasting;
use crate::options::{self, Options};
use crate::position::Position;
use crate::ruleset::{self, Ruleset};
use crate::setup::{self, Setup};
use crate::turn::Stage;
use crate::view::{self, View};
use crate::{apply, explain, legal, notation, sample, score};

/// A table of Wolfwalkers: what everybody knows and what never changes.
#[derive(Clone, Debug)]
pub struct Wolfwalkers {
    pub(crate) content: Content,
    pub(crate) players: usize,
    pub(crate) copies: usize,
    pub(crate) exchange: bool,
    pub(crate) permanent: Option<ModuleId>,
    pub(crate) opportunities: Vec<ModuleId>,
    pub(crate) challenge: Option<Challenge>,
    pub(crate) rules: Ruleset,
    pub(crate) lasting: Lasting,
}

impl Wolfwalkers {
    /// The component data.
    pub fn content(&self) -> &Content {
        &self.content
    }

    /// How many copies of the game are in the deck.
    pub fn copies(&self) -> usize {
        self.copies
    }

    /// Are there exchange cards in the deck?
    pub fn exchange(&self) -> bool {
        self.exchange
    }

    /// The permanent in play.
    pub fn permanent(&self) -> Option<ModuleId> {
        self.permanent
    }

    /// The opportunities in play; a seat's set of used ones counts in this order.
    pub fn opportunities(&self) -> &[ModuleId] {
        &self.opportunities
    }

    /// The challenge of the solo game.
    pub fn challenge(&self) -> Option<&Challenge> {
        self.challenge.as_ref()
    }

    /// The version of the rules it is played by.
    pub fn rules(&self) -> &Ruleset {
        &self.rules
    }

    /// What holds for the whole game, as the permanent changes it.
    pub fn lasting(&self) -> &Lasting {
        &self.lasting
    }

    /// Is the module card on the table?
    pub(crate) fn in_play(&self, module: ModuleId) -> bool {
        self.permanent == Some(module) || self.opportunities.contains(&module)
    }

    /// The number of an opportunity in the order of the table.
    pub(crate) fn number_of(&self, module: ModuleId) -> Option<usize> {
        self.opportunities.iter().position(|other| *other == module)
    }
}

impl Game for Wolfwalkers {
    type Position = Position;
    type Action = Action;
    type Event = Event;

    fn seats(&self) -> usize {
        self.players
    }

    fn to_move(&self, position: &Position) -> Option<Seat> {
        match position.open.stage {
            Stage::Over { .. } => None,
            _ => Some(position.open.seat),
        }
    }

    fn turn(&self, position: &Position) -> u32 {
        position.open.turn
    }

    fn legal(&self, position: &Position, actions: &mut Vec<Action>) {
        legal::legal(self, position, actions);
    }

    fn apply<E: Events<Event>>(&self, position: &mut Position, action: Action, events: &mut E) {
        apply::apply(self, position, action, events);
    }

    fn standing(&self, position: &Position) -> Standing {
        score::standing(self, position)
    }
}

impl Begin for Wolfwalkers {
    type Content = Content;
    type Ruleset = Ruleset;
    type Options = Options;
    type Setup = Setup;

    const NAME: &'static str = "wolfwalkers";
    const LETTERS: &'static str = "WW";
    const VERSIONS: &'static [u32] = ruleset::VERSIONS;
    const NEWEST: Ruleset = Ruleset::NEWEST;
    const CONTENT: &'static str = include_str!("../data/wolfwalkers.toml");
    const PLAYERS: &'static [usize] = &[1, 2, 3, 4];

    fn ruleset(version: u32) -> Option<Ruleset> {
        ruleset::ruleset(version)
    }

    fn read_content(text: &str) -> Result<Content, ContentError> {
        content::read_content(text)
    }

    fn option_specs() -> Vec<OptionSpec> {
        options::option_specs()
    }

    fn read_options(content: &Content, players: usize, given: &Pairs) -> Result<Options, OptionError> {
        options::read_options(content, players, given)
    }

    fn write_options(options: &Options) -> Pairs {
        options::write_options(options)
    }

    fn draw<R: Rng + ?Sized>(content: &Content, players: usize, options: &Options, rng: &mut R) -> Setup {
        setup::draw(content, players, options, rng)
    }

    fn read_setup(content: &Content, lines: &Pairs) -> Result<Setup, SetupError> {
        setup::read_setup(content, lines)
    }

    fn write_setup(content: &Content, setup: &Setup) -> Pairs {
        setup::write_setup(content, setup)
    }

    fn begin(
        content: &Content,
        rules: &Ruleset,
        players: usize,
        options: &Options,
        setup: &Setup,
    ) -> Result<(Self, Position), SetupError> {
        setup::begin(content, rules, players, options, setup)
    }

    fn setup_of(&self, setup: &Setup, truth: &Position, world: &Position) -> Setup {
        sample::setup_of(setup, truth, world)
    }
}

impl Judge for Wolfwalkers {
    fn explain(&self, position: &Position, action: Action) -> Refusal {
        explain::explain(self, position, action)
    }

    fn parts(&self, position: &Position, seat: Seat) -> Vec<Part> {
        score::parts(self, position, seat)
    }

    fn ending(&self, position: &Position) -> Option<Ending> {
        score::ending(self, position)
    }
}

impl Notation for Wolfwalkers {
    fn write_action(&self, action: Action) -> String {
        notation::write_action(&self.content, action)
    }

    fn read_action(&self, text: &str) -> Result<Action, ParseActionError> {
        notation::read_action(&self.content, text)
    }

    fn clicks(&self, _position: &Position, action: Action) -> Vec<String> {
        notation::clicks(&self.content, action)
    }

    fn meant(&self, position: &Position, clicks: &[&str]) -> Option<Action> {
        likeliest(self, position, notation::meant(clicks))
    }
}

impl Secrets for Wolfwalkers {
    type View = View;

    const HIDDEN: bool = true;

    fn knows_more(&self, position: &Position, seat: Seat) -> bool {
        view::knows_more(position, seat)
    }

    fn view(&self, position: &Position, viewer: Viewer) -> View {
        view::view(position, viewer)
    }

    fn event_for(event: &Event, viewer: Viewer) -> Event {
        event::event_for(event, viewer)
    }

    fn reveals(event: &Event) -> bool {
        event::reveals(event)
    }

    fn sample<R: Rng + ?Sized>(&self, view: &View, rng: &mut R) -> Position {
        sample::sample(self, view, rng)
    }
}
