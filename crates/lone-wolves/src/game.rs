//! [`LoneWolves`] itself: what everybody knows and what never changes, and the trait's questions, each handed to the
//! module that answers it.

use moonpack_rules::{
    Begin, ContentError, Ending, Events, Game, Judge, Notation, OptionError, OptionSpec, Pairs,
    ParseActionError, Part, Refusal, Seat, Secrets, SetupError, Standing, Viewer, likeliest,
};
use rand::Rng;

use crate::board::{Moon, PackField, Scar, Side, Slot, Territory, Tile};
use crate::card::Colour;
use crate::content::{self, Content, Reach};
use crate::options::{self, Board, Options};
use crate::position::Position;
use crate::ruleset::{self, Ruleset};
use crate::setup::{self, Setup};
use crate::view::View;
use crate::{Action, Event, apply, event, explain, legal, notation, sample, score, view};

/// The game: board, values and the order of leads. It knows no hand and no hidden scar.
#[derive(Clone, PartialEq, Debug)]
pub struct LoneWolves {
    rules: Ruleset,
    board: Board,
    order: [Territory; 5],
    colours: [Colour; 5],
    tiles: [[i32; 2]; Tile::COUNT],
    moons: [i32; 2],
    scar_values: [i32; Scar::ALL.len()],
    slot_counts: [u8; 5],
    face_up: [[bool; Slot::MAX]; 5],
    reach: [[Reach; PackField::MAX]; 2],
    field_counts: [u8; 2],
    /// How many deals are different; a duplicate match plays each twice.
    different: u8,
    leaders: Vec<Seat>,
}

impl LoneWolves {
    pub(crate) fn new(content: &Content, rules: &Ruleset, options: &Options, first: Seat) -> Self {
        let layout = content.board(options.board);
        let up = |slots: &Vec<bool>| std::array::from_fn(|slot| slots.get(slot) == Some(&true));
        let reach =
            |side: &Vec<Reach>| std::array::from_fn(|field| side.get(field).copied().unwrap_or_default());
        Self {
            rules: *rules,
            board: options.board,
            order: content.order,
            colours: content.colours,
            tiles: content.tiles,
            moons: content.moons,
            scar_values: content.scar_values,
            slot_counts: layout.slots.each_ref().map(|slots| slots.len() as u8),
            face_up: layout.slots.each_ref().map(up),
            reach: layout.fields.each_ref().map(reach),
            field_counts: layout.fields.each_ref().map(|side| side.len() as u8),
            different: options.deals,
            leaders: setup::leaders(options, first),
        }
    }

    /// The version of the rules it is played by.
    pub fn rules(&self) -> &Ruleset {
        &self.rules
    }

    /// Which board is played on.
    pub fn board(&self) -> Board {
        self.board
    }

    /// The territories from left to right as South sees them.
    pub fn order(&self) -> [Territory; 5] {
        self.order
    }

    /// The colour of a territory.
    #[inline]
    pub fn colour(&self, territory: Territory) -> Colour {
        self.colours[territory as usize]
    }

    /// The points on the side of a tile that lies up.
    #[inline]
    pub fn tile_points(&self, tile: Tile) -> i32 {
        self.tiles[tile.index()][usize::from(tile.side() == Side::B)]
    }

    /// The points of a moon.
    #[inline]
    pub fn moon_points(&self, moon: Moon) -> i32 {
        self.moons[moon as usize]
    }

    /// The number on a scar.
    #[inline]
    pub fn scar_value(&self, scar: Scar) -> i32 {
        self.scar_values[scar as usize]
    }

    /// The territories a pack field touches, left to right; none if the board has no such field.
    #[inline]
    pub fn reach(&self, field: PackField) -> Reach {
        self.reach[field.seat().index() & 1][field.index()]
    }

    /// How many pack fields the side of `seat` has.
    #[inline]
    pub fn field_count(&self, seat: Seat) -> usize {
        usize::from(self.field_counts[seat.index() & 1])
    }

    /// The pack fields of `seat` in order.
    pub fn fields(&self, seat: Seat) -> impl Iterator<Item = PackField> {
        (0..self.field_count(seat)).filter_map(move |index| PackField::new(seat, index))
    }

    /// The scar slots of a territory on this board.
    pub fn slots(&self, territory: Territory) -> impl Iterator<Item = Slot> {
        Slot::ALL.into_iter().take(self.slot_counts[territory as usize].into())
    }

    /// How many different deals the match has.
    pub fn different_deals(&self) -> usize {
        self.different.into()
    }

    /// How many deals are played altogether; in a duplicate match each counts twice.
    pub fn deals(&self) -> usize {
        self.leaders.len()
    }

    pub(crate) fn lies_up(&self, territory: Territory, slot: Slot) -> bool {
        self.face_up[territory as usize][slot.index()]
    }

    pub(crate) fn slot_counts(&self) -> &[u8; 5] {
        &self.slot_counts
    }

    /// Who leads the deals after the one with this number.
    pub(crate) fn leaders_after(&self, deal: u8) -> &[Seat] {
        self.leaders.get(usize::from(deal) + 1..).unwrap_or_default()
    }
}

impl Game for LoneWolves {
    type Position = Position;
    type Action = Action;
    type Event = Event;

    fn seats(&self) -> usize {
        2
    }

    fn to_move(&self, position: &Position) -> Option<Seat> {
        position.open.to_move()
    }

    fn turn(&self, position: &Position) -> u32 {
        position.open.turn()
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

impl Begin for LoneWolves {
    type Content = Content;
    type Ruleset = Ruleset;
    type Options = Options;
    type Setup = Setup;

    const NAME: &'static str = "lone-wolves";
    const LETTERS: &'static str = "LW";
    const VERSIONS: &'static [u32] = ruleset::VERSIONS;
    const NEWEST: Ruleset = Ruleset::ONLY;
    const CONTENT: &'static str = include_str!("../data/lone-wolves.toml");
    const PLAYERS: &'static [usize] = &[2];

    fn ruleset(version: u32) -> Option<Ruleset> {
        ruleset::ruleset(version)
    }

    fn read_content(text: &str) -> Result<Content, ContentError> {
        content::read_content(text)
    }

    fn option_specs() -> Vec<OptionSpec> {
        options::option_specs()
    }

    fn read_options(_content: &Content, players: usize, given: &Pairs) -> Result<Options, OptionError> {
        options::read_options(players, given)
    }

    fn write_options(options: &Options) -> Pairs {
        options::write_options(options)
    }

    fn draw<R: Rng + ?Sized>(content: &Content, _players: usize, options: &Options, rng: &mut R) -> Setup {
        setup::draw(content, options, rng)
    }

    fn read_setup(_content: &Content, lines: &Pairs) -> Result<Setup, SetupError> {
        setup::read_setup(lines)
    }

    fn write_setup(_content: &Content, setup: &Setup) -> Pairs {
        setup::write_setup(setup)
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

    fn check_drawn(_content: &Content, options: &Options, setup: &Setup) -> Result<(), SetupError> {
        setup::check_drawn(options, setup)
    }

    fn setup_of(&self, setup: &Setup, truth: &Position, world: &Position) -> Setup {
        sample::setup_of(setup, truth, world)
    }
}

impl Judge for LoneWolves {
    fn explain(&self, position: &Position, action: Action) -> Refusal {
        explain::explain(self, position, action)
    }

    fn parts(&self, position: &Position, seat: Seat) -> Vec<Part> {
        score::parts(self, position, seat)
    }

    fn ending(&self, position: &Position) -> Option<Ending> {
        score::ending(position)
    }
}

impl Notation for LoneWolves {
    fn write_action(&self, action: Action) -> String {
        notation::write_action(action)
    }

    fn read_action(&self, text: &str) -> Result<Action, ParseActionError> {
        notation::read_action(text)
    }

    fn clicks(&self, _position: &Position, action: Action) -> Vec<String> {
        notation::clicks(action)
    }

    fn meant(&self, position: &Position, clicks: &[&str]) -> Option<Action> {
        likeliest(self, position, notation::meant(clicks))
    }
}

impl Secrets for LoneWolves {
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
