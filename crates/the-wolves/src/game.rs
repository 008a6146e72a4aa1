//! [`TheWolves`] itself: what everybody knows and what never changes, and the trait's questions, each handed to the
//! module that answers it.

use moonpack_rules::{
    Begin, ContentError, Ending, Events, Game, Judge, Notation, OptionError, OptionSpec, Pairs,
    ParseActionError, Part, Refusal, Seat, Secrets, SetupError, Standing, Viewer, likeliest,
};
use rand::Rng;

use crate::content::{self, BoardSide, Content, Stack};
use crate::{
    Action, Deed, Event, Hex, HexSet, Map, MoonPhase, Options, Owner, Position, Prey, Region, Ruleset, Setup,
    Stage, Terrain, Track, Wolf, apply, event, explain, legal, notation, options, ruleset, sample, score,
    setup, view,
};

/// A stack of prey: where it lies and what it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PreyStack {
    /// Where.
    pub hex: Hex,
    /// Which kind.
    pub prey: Prey,
    /// How many tokens it begins with.
    pub height: u8,
}

/// The game: map, packs, boards and limits.
#[derive(Clone, Debug)]
pub struct TheWolves {
    pub(crate) rules: Ruleset,
    pub(crate) players: usize,
    pub(crate) map: Map,
    pub(crate) packs: [Option<Terrain>; Owner::COUNT],
    pub(crate) prey: Vec<PreyStack>,
    /// Which region board lies in each region, counted from 0.
    pub(crate) boards: Vec<u8>,
    pub(crate) stacks: Vec<Stack>,
    pub(crate) dates: [u8; 3],
    pub(crate) side: BoardSide,
    pub(crate) tiles: [[Terrain; 2]; 5],
    pub(crate) costs: [u8; 5],
    pub(crate) values: [[u8; 2]; 3],
    pub(crate) attributes: [[u8; 5]; 3],
    pub(crate) wolves: [Wolf; 8],
    pub(crate) control: [u8; 4],
    pub(crate) first: Seat,
    pub(crate) choose_tiles: bool,
    pub(crate) turns: u32,
    /// For each terrain: the slots whose front shows it, and those whose back does.
    pub(crate) fronts: [u8; 5],
    pub(crate) backs: [u8; 5],
}

impl TheWolves {
    /// The version of the rules it is played by.
    pub fn rules(&self) -> &Ruleset {
        &self.rules
    }

    /// The map.
    pub fn map(&self) -> &Map {
        &self.map
    }

    /// The pack an owner plays, named by its home terrain.
    pub fn pack(&self, owner: Owner) -> Option<Terrain> {
        self.packs[owner.index()]
    }

    /// The owners in this game: the seats, and the third pack of a game for two.
    pub fn owners(&self) -> impl Iterator<Item = Owner> {
        Owner::all().filter(|owner| self.packs[owner.index()].is_some())
    }

    /// Who goes first.
    pub fn first(&self) -> Seat {
        self.first
    }

    /// The number of the region board that lies in a region, counted from 1 as in a record.
    pub fn board_number(&self, region: Region) -> Option<u8> {
        self.boards.get(region.index()).map(|board| board + 1)
    }

    /// The prey stacks as they were laid out, one for each region.
    pub fn prey_stacks(&self) -> &[PreyStack] {
        &self.prey
    }

    /// The token that shows on a region's water source.
    pub fn showing_token(&self, position: &Position, region: Region) -> Option<MoonPhase> {
        self.stacks.get(region.index())?.showing(position.tokens_left[region.index()])
    }

    /// The tokens left on a region's water source, top first.
    pub fn tokens(&self, position: &Position, region: Region) -> impl Iterator<Item = MoonPhase> {
        let left = position.tokens_left[region.index()];
        let stack = self.stacks.get(region.index()).copied();
        (1..=left).rev().filter_map(move |left| stack?.showing(left))
    }

    /// How many tokens are left in the prey stack of this place in [`TheWolves::prey_stacks`].
    pub fn prey_left(&self, position: &Position, stack: usize) -> u8 {
        position.prey_left.get(stack).copied().unwrap_or(0)
    }

    /// The date of the Moonlight board that triggers a phase.
    pub fn date(&self, phase: MoonPhase) -> u8 {
        self.dates[phase.index()]
    }

    /// The two numbers of a region scoring token.
    pub fn token_values(&self, phase: MoonPhase) -> [u8; 2] {
        self.values[phase.index()]
    }

    /// The side of the player boards in use.
    pub fn board_side(&self) -> &BoardSide {
        &self.side
    }

    /// What an action costs in tiles or tokens.
    #[inline]
    pub fn cost(&self, deed: Deed) -> u8 {
        self.costs[deed.index()]
    }

    /// A player's attribute.
    #[inline]
    pub fn attribute(&self, position: &Position, seat: Seat, track: Track) -> u8 {
        self.attributes[track.index()][position.player(seat).dens[track.index()].min(4) as usize]
    }

    /// An attribute's value after 0 to 4 dens have left its track.
    pub fn track_values(&self, track: Track) -> [u8; 5] {
        self.attributes[track.index()]
    }

    /// The wolves of a player board in the order they leave it.
    pub fn wolf_track(&self) -> &[Wolf; 8] {
        &self.wolves
    }

    /// The terrain a tile shows on its front (0) or back (1); slot 1 is the home tile.
    pub fn tile(&self, seat: Seat, slot: u8, side: usize) -> Option<Terrain> {
        match slot {
            1 => self.packs[seat.index()],
            2..=6 => self.tiles[slot as usize - 2].get(side).copied(),
            _ => None,
        }
    }

    /// The terrain the tile in a slot (1 to 6) shows now.
    pub fn shown(&self, position: &Position, seat: Seat, slot: u8) -> Option<Terrain> {
        let back = position.player(seat).backs >> slot.saturating_sub(1).min(7) & 1;
        self.tile(seat, slot, back as usize)
    }

    /// The slots that show a terrain now, bit 0 for slot 1.
    #[inline]
    pub fn slots_showing(&self, position: &Position, seat: Seat, terrain: Terrain) -> u8 {
        let backs = position.player(seat).backs;
        let home = (self.packs[seat.index()] == Some(terrain)) as u8;
        (self.fronts[terrain.index()] & !backs) | (self.backs[terrain.index()] & backs) | home
    }

    /// The next wolf on the player's track.
    #[inline]
    pub fn next_wolf(&self, position: &Position, seat: Seat) -> Option<Wolf> {
        self.wolves.get(position.player(seat).wolves as usize).copied()
    }

    /// How many decisions before the first turn have a turn number of their own.
    pub(crate) fn setup_turns(&self) -> u32 {
        let players = self.players as u32;
        if self.choose_tiles { 3 * players } else { 2 * players }
    }

    /// The number of the turn after the draft, counted from 1; 0 before.
    pub fn turn_number(&self, position: &Position) -> u32 {
        (position.turn + 1).saturating_sub(self.setup_turns())
    }

    /// The hexes without any piece or token.
    #[inline]
    pub fn empty_hexes(&self, position: &Position) -> HexSet {
        self.map.passable() & !(position.board.occupied | position.lone_wolves | position.prey)
    }
}

impl Game for TheWolves {
    type Position = Position;
    type Action = Action;
    type Event = Event;

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
        legal::legal(self, position, actions);
    }

    fn apply<E: Events<Event>>(&self, position: &mut Position, action: Action, events: &mut E) {
        apply::apply(self, position, action, events);
    }

    fn standing(&self, position: &Position) -> Standing {
        score::standing(self, position)
    }
}

impl Begin for TheWolves {
    type Content = Content;
    type Ruleset = Ruleset;
    type Options = Options;
    type Setup = Setup;

    const NAME: &'static str = "the-wolves";
    const LETTERS: &'static str = "TW";
    const VERSIONS: &'static [u32] = ruleset::VERSIONS;
    const NEWEST: Ruleset = Ruleset::ONLY;
    const CONTENT: &'static str = include_str!("../data/the-wolves.toml");
    const PLAYERS: &'static [usize] = &[2, 3, 4, 5];

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

    fn setup_of(&self, setup: &Setup, truth: &Position, world: &Position) -> Setup {
        sample::setup_of(setup, truth, world)
    }
}

impl Judge for TheWolves {
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

impl Notation for TheWolves {
    fn write_action(&self, action: Action) -> String {
        notation::write_action(&self.map, action)
    }

    fn read_action(&self, text: &str) -> Result<Action, ParseActionError> {
        notation::read_action(&self.map, text)
    }

    fn clicks(&self, _position: &Position, action: Action) -> Vec<String> {
        notation::clicks(&self.map, action)
    }

    fn meant(&self, position: &Position, clicks: &[&str]) -> Option<Action> {
        likeliest(self, position, notation::meant(clicks))
    }
}

impl Secrets for TheWolves {
    /// Nothing is hidden: whoever looks sees the position.
    type View = Position;

    const HIDDEN: bool = false;

    fn knows_more(&self, position: &Position, seat: Seat) -> bool {
        view::knows_more(position, seat)
    }

    fn view(&self, position: &Position, viewer: Viewer) -> Position {
        view::view(position, viewer)
    }

    fn event_for(event: &Event, viewer: Viewer) -> Event {
        event::event_for(event, viewer)
    }

    fn reveals(event: &Event) -> bool {
        event::reveals(event)
    }

    fn sample<R: Rng + ?Sized>(&self, view: &Position, rng: &mut R) -> Position {
        sample::sample(view, rng)
    }
}
