//! The door of the crate: [`Wolfwalkers`] as a [`Game`]. Every method hands over to the module that owns the matter.

use moonpack_rules::{
    ContentError, Ending, Events, Game, OptionError, OptionSpec, Pairs, ParseActionError, Part, Refusal,
    Seat, SetupError, Standing, Viewer, likeliest,
};
use rand::Rng;

use crate::action::{self, Action};
use crate::content::{self, Challenge, Content, ModuleId};
use crate::event::{Event, Source};
use crate::options::{self, Options};
use crate::ruleset::Ruleset;
use crate::setup::{self, Setup};
use crate::table::Position;
use crate::turn::Stage;
use crate::view::{self, View};

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

    /// The rules as the permanent changes them.
    pub fn rules(&self) -> &Ruleset {
        &self.rules
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
    type Content = Content;
    type Options = Options;
    type Setup = Setup;
    type Position = Position;
    type Action = Action;
    type Event = Event;
    type View = View;

    const NAME: &'static str = "wolfwalkers";
    const LETTERS: &'static str = "WW";
    const RULES_VERSION: u32 = 1;
    const CONTENT: &'static str = include_str!("../data/wolfwalkers.toml");
    const PLAYERS: &'static [usize] = &[1, 2, 3, 4];

    fn read_content(text: &str) -> Result<Content, ContentError> {
        content::read(text)
    }

    fn option_specs() -> Vec<OptionSpec> {
        options::specs()
    }

    fn read_options(content: &Content, players: usize, given: &Pairs) -> Result<Options, OptionError> {
        options::read(content, players, given)
    }

    fn write_options(options: &Options) -> Pairs {
        options::write(options)
    }

    fn draw<R: Rng + ?Sized>(content: &Content, players: usize, options: &Options, rng: &mut R) -> Setup {
        setup::draw(content, players, options, rng)
    }

    fn read_setup(content: &Content, lines: &Pairs) -> Result<Setup, SetupError> {
        setup::read(content, lines)
    }

    fn write_setup(content: &Content, setup: &Setup) -> Pairs {
        setup::write(content, setup)
    }

    fn begin(
        content: &Content,
        players: usize,
        options: &Options,
        setup: &Setup,
    ) -> Result<(Self, Position), SetupError> {
        setup::begin(content, players, options, setup)
    }

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
        self.list(position, actions);
    }

    fn explain(&self, position: &Position, action: Action) -> Refusal {
        self.refusal(position, action)
    }

    fn apply<E: Events<Event>>(&self, position: &mut Position, action: Action, events: &mut E) {
        self.act(position, action, events);
    }

    fn write_action(&self, action: Action) -> String {
        action::write(&self.content, action)
    }

    fn read_action(&self, text: &str) -> Result<Action, ParseActionError> {
        action::read(&self.content, text)
    }

    fn clicks(&self, _position: &Position, action: Action) -> Vec<String> {
        vec![match action {
            Action::Take(place) | Action::Market(place) => format!("market-{}", place.index() + 1),
            Action::TakeTop => "deck".into(),
            Action::Place(spot) | Action::To(spot) => format!("spot-{}-{}", spot.row(), spot.col()),
            Action::Use(module) => format!("module-{}", self.content.module(module).id),
            Action::Own(cell) => format!("own-{}-{}", cell.row(), cell.col()),
            Action::Other(cell) => format!("other-{}-{}", cell.row(), cell.col()),
            Action::As(side) => format!("side-{}", side.word()),
            Action::Name(symbol) => format!("symbol-{}", self.content.symbol_id(symbol)),
            Action::Next(depth) => format!("deck-{}", depth + 1),
            Action::EndTurn => "end-turn".into(),
            Action::Pass => "pass".into(),
            Action::Done => "done".into(),
        }]
    }

    fn meant(&self, position: &Position, clicks: &[&str]) -> Option<Action> {
        likeliest(self, position, action::meant(clicks.first()?))
    }

    fn view(&self, position: &Position, viewer: Viewer) -> View {
        view::view(position, viewer)
    }

    fn event_for(&self, event: &Event, viewer: Viewer) -> Event {
        view::event_for(event, viewer)
    }

    fn reveals(&self, event: &Event) -> bool {
        matches!(
            event,
            Event::Top { .. } | Event::Looked { .. } | Event::Taken { from: Source::DeckBottom, .. }
        )
    }

    fn sample<R: Rng + ?Sized>(&self, view: &View, rng: &mut R) -> Position {
        view::sample(self, view, rng)
    }

    fn setup_of(&self, setup: &Setup, _truth: &Position, world: &Position) -> Setup {
        // A token is a place in the deck of the set-up, so the world's cards in that order are its deck.
        Setup { deck: world.cards.to_vec(), ..setup.clone() }
    }

    fn standing(&self, position: &Position) -> Standing {
        self.standing_of(position)
    }

    fn parts(&self, position: &Position, seat: Seat) -> Vec<Part> {
        self.parts_of(position, seat)
    }

    fn ending(&self, position: &Position) -> Option<Ending> {
        self.ending_of(position)
    }
}
