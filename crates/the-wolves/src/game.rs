//! [`Game`] for [`TheWolves`]: the trait's questions, each handed to the module that answers it.

use moonpack_rules::{
    ContentError, Ending, Events, Game, OptionError, OptionSpec, Pairs, ParseActionError, Part, Refusal,
    Seat, SetupError, Standing, Viewer, likeliest,
};
use rand::Rng;

use crate::{Action, Content, Event, Options, Position, Setup, Stage, TheWolves, notation, setup};

impl Game for TheWolves {
    type Content = Content;
    type Options = Options;
    type Setup = Setup;
    type Position = Position;
    type Action = Action;
    type Event = Event;
    /// Nothing is hidden: whoever looks sees the position.
    type View = Position;

    const NAME: &'static str = "the-wolves";
    const LETTERS: &'static str = "TW";
    const RULES_VERSION: u32 = 1;
    const CONTENT: &'static str = include_str!("../data/the-wolves.toml");
    const PLAYERS: &'static [usize] = &[2, 3, 4, 5];

    fn read_content(text: &str) -> Result<Content, ContentError> {
        Content::read(text)
    }

    fn option_specs() -> Vec<OptionSpec> {
        setup::option_specs()
    }

    fn read_options(content: &Content, players: usize, given: &Pairs) -> Result<Options, OptionError> {
        setup::read_options(content, players, given)
    }

    fn write_options(options: &Options) -> Pairs {
        setup::write_options(options)
    }

    fn draw<R: Rng + ?Sized>(content: &Content, players: usize, options: &Options, rng: &mut R) -> Setup {
        setup::draw(content, players, options, rng)
    }

    fn read_setup(_content: &Content, lines: &Pairs) -> Result<Setup, SetupError> {
        setup::read_setup(lines)
    }

    fn write_setup(_content: &Content, setup: &Setup) -> Pairs {
        setup::write_setup(setup)
    }

    fn begin(
        content: &Content,
        players: usize,
        options: &Options,
        setup: &Setup,
    ) -> Result<(Self, Position), SetupError> {
        Self::new(content, players, options, setup)
    }

    fn seats(&self) -> usize {
        self.players
    }

    #[inline]
    fn to_move(&self, position: &Position) -> Option<Seat> {
        match position.stage {
            Stage::Over(_) => None,
            _ => Some(position.seat),
        }
    }

    fn turn(&self, position: &Position) -> u32 {
        position.turn
    }

    fn legal(&self, position: &Position, actions: &mut Vec<Action>) {
        actions.clear();
        self.list(position, actions);
    }

    fn explain(&self, position: &Position, action: Action) -> Refusal {
        self.refusal(position, action)
    }

    fn apply<E: Events<Event>>(&self, position: &mut Position, action: Action, events: &mut E) {
        self.carry_out(position, action, events);
    }

    fn write_action(&self, action: Action) -> String {
        notation::write(&self.map, action)
    }

    fn read_action(&self, text: &str) -> Result<Action, ParseActionError> {
        notation::read(&self.map, text)
    }

    fn clicks(&self, _position: &Position, action: Action) -> Vec<String> {
        notation::clicks(&self.map, action)
    }

    fn meant(&self, position: &Position, clicks: &[&str]) -> Option<Action> {
        likeliest(self, position, notation::meant(clicks))
    }

    fn view(&self, position: &Position, _viewer: Viewer) -> Position {
        *position
    }

    fn event_for(&self, event: &Event, _viewer: Viewer) -> Event {
        *event
    }

    fn reveals(&self, _event: &Event) -> bool {
        false
    }

    fn sample<R: Rng + ?Sized>(&self, view: &Position, _rng: &mut R) -> Position {
        *view
    }

    fn setup_of(&self, setup: &Setup, _truth: &Position, _world: &Position) -> Setup {
        setup.clone()
    }

    fn standing(&self, position: &Position) -> Standing {
        self.standing_now(position)
    }

    fn parts(&self, position: &Position, seat: Seat) -> Vec<Part> {
        self.parts_now(position, seat)
    }

    fn ending(&self, position: &Position) -> Option<Ending> {
        match position.stage {
            Stage::Over(end) => Some(Ending(end.name())),
            _ => None,
        }
    }
}
