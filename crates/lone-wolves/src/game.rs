//! [`LoneWolves`] itself: what is public and never changes, and the trait that every door uses.

use moonpack_rules::{
    ContentError, Ending, Events, Game, OptionError, OptionSpec, Pairs, ParseActionError, Part, Refusal,
    Seat, SetupError, Standing, Viewer, likeliest,
};
use rand::Rng;

use crate::board::{Moon, PackField, Scar, Side, Slot, Territory, Tile};
use crate::card::Colour;
use crate::content::{self, Content, Reach};
use crate::options::{self, Board, Options};
use crate::position::{Future, Phase, Position};
use crate::setup::{self, Setup};
use crate::view::View;
use crate::{Action, Event, apply, explain, legal, sample, score};

/// The game: board, values and the order of leads. It knows no hand and no hidden scar.
#[derive(Clone, PartialEq, Debug)]
pub struct LoneWolves {
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
    leaders: Vec<Seat>,
}

impl LoneWolves {
    fn new(content: &Content, options: &Options, first: Seat) -> Self {
        let layout = content.board(options.board);
        let up = |slots: &Vec<bool>| std::array::from_fn(|slot| slots.get(slot) == Some(&true));
        let reach =
            |side: &Vec<Reach>| std::array::from_fn(|field| side.get(field).copied().unwrap_or_default());
        Self {
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
            leaders: setup::leaders(options, first),
        }
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

    /// How many deals the match has.
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
    type Content = Content;
    type Options = Options;
    type Setup = Setup;
    type Position = Position;
    type Action = Action;
    type Event = Event;
    type View = View;

    const NAME: &'static str = "lone-wolves";
    const LETTERS: &'static str = "LW";
    const RULES_VERSION: u32 = 1;
    const CONTENT: &'static str = include_str!("../data/lone-wolves.toml");
    const PLAYERS: &'static [usize] = &[2];

    fn read_content(text: &str) -> Result<Content, ContentError> {
        content::read(text)
    }

    fn option_specs() -> Vec<OptionSpec> {
        options::specs()
    }

    fn read_options(_content: &Content, players: usize, given: &Pairs) -> Result<Options, OptionError> {
        options::read(players, given)
    }

    fn write_options(options: &Options) -> Pairs {
        options::write(options)
    }

    fn draw<R: Rng + ?Sized>(content: &Content, _players: usize, options: &Options, rng: &mut R) -> Setup {
        setup::draw(content, options, rng)
    }

    fn read_setup(_content: &Content, lines: &Pairs) -> Result<Setup, SetupError> {
        setup::read(lines)
    }

    fn write_setup(_content: &Content, setup: &Setup) -> Pairs {
        setup::write(setup)
    }

    fn begin(
        content: &Content,
        players: usize,
        options: &Options,
        setup: &Setup,
    ) -> Result<(Self, Position), SetupError> {
        if players != 2 {
            return Err(SetupError::new("players", format!("{players} cannot play, it takes 2")));
        }
        setup::check(content, options, setup)?;
        let game = Self::new(content, options, setup.deals[0].leader);
        let start = Position::new(&game, 0, &setup.deals[0], Future::new(&setup.deals[1..]));
        Ok((game, start))
    }

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
        legal::fill(self, position, actions);
    }

    fn explain(&self, position: &Position, action: Action) -> Refusal {
        explain::explain(self, position, action)
    }

    fn apply<E: Events<Event>>(&self, position: &mut Position, action: Action, events: &mut E) {
        apply::apply(self, position, action, events);
    }

    fn write_action(&self, action: Action) -> String {
        action.text()
    }

    fn read_action(&self, text: &str) -> Result<Action, ParseActionError> {
        Action::parse(text)
    }

    fn clicks(&self, _position: &Position, action: Action) -> Vec<String> {
        action.clicks()
    }

    fn meant(&self, position: &Position, clicks: &[&str]) -> Option<Action> {
        likeliest(self, position, Action::meant(clicks))
    }

    fn view(&self, position: &Position, viewer: Viewer) -> View {
        View::new(position, viewer)
    }

    fn event_for(&self, event: &Event, viewer: Viewer) -> Event {
        event.told_to(viewer)
    }

    fn reveals(&self, event: &Event) -> bool {
        event.reveals()
    }

    fn sample<R: Rng + ?Sized>(&self, view: &View, rng: &mut R) -> Position {
        sample::sample(self, view, rng)
    }

    fn setup_of(&self, setup: &Setup, truth: &Position, world: &Position) -> Setup {
        sample::setup_of(setup, truth, world)
    }

    fn standing(&self, position: &Position) -> Standing {
        self.standing_of(&position.open)
    }

    fn parts(&self, position: &Position, seat: Seat) -> Vec<Part> {
        score::parts(self, &position.open, seat)
    }

    fn ending(&self, position: &Position) -> Option<Ending> {
        (position.open.phase == Phase::Over).then_some(Ending("complete"))
    }
}
