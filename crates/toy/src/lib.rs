//! A toy with one hidden card, small enough to read in a minute.
//!
//! Two seats guess in turn whether the card is red; seat 0 has seen it. After three guesses each it is turned up, and
//! every right guess is a point. It is a game like any other and joins every door, only that no list shows it: the smallest
//! game with a secret, to try a client on and to see what a new game needs. It serves as the example in the docs of the
//! trait's slices and, with a leak or a lie, as what the contract suite must catch.
//!
//! Larger games keep to the floor plan of `ARCHITECTURE.md`; this one is read in one go, so it is one file.

use moonpack_rules::{
    Begin, ContentError, Ending, Events, FirstRules, Game, Judge, MAX_SEATS, Notation, OptionError,
    OptionSpec, Pairs, ParseActionError, Part, Refusal, RuleId, Seat, Secrets, SetupError, Standing, Viewer,
    Words, likeliest,
};
use rand::{Rng, RngExt};

/// The toy. `LEAK` shows the card to everybody, `LIE` explains nothing and denies what seat 0 knows, `TELL` counts points before the card is shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Faulty<const LEAK: bool, const LIE: bool, const TELL: bool>;

/// The sound toy.
pub type Toy = Faulty<false, false, false>;

/// How many guesses there are.
pub const GUESSES: usize = 6;

/// The card and the guesses so far.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Position {
    /// Is the card red?
    pub red: bool,
    /// Was each guess red?
    pub guesses: Vec<bool>,
}

impl Position {
    fn is_over(&self) -> bool {
        self.guesses.len() >= GUESSES
    }
}

/// A colour by its name.
pub const fn colour(red: bool) -> &'static str {
    if red { "red" } else { "black" }
}

/// What one viewer sees.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct View {
    /// The card, if the viewer knows it.
    pub red: Option<bool>,
    /// Was each guess red?
    pub guesses: Vec<bool>,
}

/// A decision.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Guess {
    /// The card is red.
    Red,
    /// The card is black.
    Black,
    /// Never legal: it wants both.
    Both,
}

impl Guess {
    const ALL: [Self; 3] = [Self::Red, Self::Black, Self::Both];

    /// The word for it.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Red => "red",
            Self::Black => "black",
            Self::Both => "both",
        }
    }
}

/// Something that happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// Somebody guessed.
    Guessed(Seat, Guess),
    /// The card was turned up.
    Shown {
        /// Is it red?
        red: bool,
    },
}

/// A card has one colour.
pub const ONE_COLOUR: RuleId = RuleId { game: "TY", number: 1 };
/// After six guesses it is over.
pub const OVER: RuleId = RuleId { game: "TY", number: 2 };

impl<const LEAK: bool, const LIE: bool, const TELL: bool> Game for Faulty<LEAK, LIE, TELL> {
    type Position = Position;
    type Action = Guess;
    type Event = Event;

    fn seats(&self) -> usize {
        2
    }

    fn to_move(&self, position: &Position) -> Option<Seat> {
        if position.is_over() { None } else { Seat::new(position.guesses.len() % 2) }
    }

    fn turn(&self, position: &Position) -> u32 {
        position.guesses.len() as u32
    }

    fn legal(&self, position: &Position, actions: &mut Vec<Guess>) {
        actions.clear();
        if !position.is_over() {
            actions.extend([Guess::Red, Guess::Black]);
        }
    }

    fn apply<E: Events<Event>>(&self, position: &mut Position, action: Guess, events: &mut E) {
        let Some(seat) = self.to_move(position) else { return };
        position.guesses.push(action == Guess::Red);
        events.push(Event::Guessed(seat, action));
        if position.is_over() {
            events.push(Event::Shown { red: position.red });
        }
    }

    fn standing(&self, position: &Position) -> Standing {
        let mut points = [0; MAX_SEATS];
        if position.is_over() || TELL {
            for (index, guess) in position.guesses.iter().enumerate() {
                points[index % 2] += i32::from(*guess == position.red);
            }
        }
        let best = points[0].max(points[1]);
        Standing { points, winners: Seat::first(2).filter(|seat| points[seat.index()] == best).collect() }
    }
}

impl<const LEAK: bool, const LIE: bool, const TELL: bool> Begin for Faulty<LEAK, LIE, TELL> {
    type Content = ();
    type Ruleset = FirstRules;
    type Options = ();
    type Setup = bool;

    const NAME: &'static str = "toy";
    const LETTERS: &'static str = "TY";
    const VERSIONS: &'static [u32] = FirstRules::VERSIONS;
    const NEWEST: FirstRules = FirstRules::ONLY;
    const CONTENT: &'static str = "";
    const PLAYERS: &'static [usize] = &[2];

    fn ruleset(version: u32) -> Option<FirstRules> {
        FirstRules::of(version)
    }

    fn read_content(text: &str) -> Result<(), ContentError> {
        if text.trim().is_empty() { Ok(()) } else { Err(ContentError::new("file", "the toy has no data")) }
    }

    fn option_specs() -> Vec<OptionSpec> {
        Vec::new()
    }

    fn read_options(_: &(), _: usize, given: &Pairs) -> Result<(), OptionError> {
        moonpack_rules::Chosen::read(&Self::option_specs(), given).map(|_| ())
    }

    fn write_options(_: &()) -> Pairs {
        Vec::new()
    }

    fn draw<R: Rng + ?Sized>(_: &(), _: usize, _: &(), rng: &mut R) -> bool {
        rng.random()
    }

    fn read_setup(_: &(), lines: &Pairs) -> Result<bool, SetupError> {
        match &lines[..] {
            [(key, value)] if key == "card" && (value == "red" || value == "black") => Ok(value == "red"),
            _ => Err(SetupError::new("card", "expected one line: red or black")),
        }
    }

    fn write_setup(_: &(), red: &bool) -> Pairs {
        vec![("card".into(), colour(*red).into())]
    }

    fn begin(_: &(), _: &FirstRules, _: usize, _: &(), red: &bool) -> Result<(Self, Position), SetupError> {
        Ok((Self, Position { red: *red, guesses: Vec::new() }))
    }

    fn setup_of(&self, _: &bool, _: &Position, world: &Position) -> bool {
        world.red
    }
}

impl<const LEAK: bool, const LIE: bool, const TELL: bool> Judge for Faulty<LEAK, LIE, TELL> {
    fn explain(&self, position: &Position, action: Guess) -> Refusal {
        let mut refusal = Refusal::none();
        refusal.add_if(action == Guess::Both && !LIE, ONE_COLOUR);
        refusal.add_if(position.is_over(), OVER);
        refusal
    }

    fn parts(&self, position: &Position, seat: Seat) -> Vec<Part> {
        vec![Part { name: "guesses", of: None, points: self.standing(position).points[seat.index()] }]
    }

    fn ending(&self, position: &Position) -> Option<Ending> {
        position.is_over().then_some(Ending("complete"))
    }
}

impl<const LEAK: bool, const LIE: bool, const TELL: bool> Notation for Faulty<LEAK, LIE, TELL> {
    fn write_action(&self, action: Guess) -> String {
        action.name().into()
    }

    fn read_action(&self, text: &str) -> Result<Guess, ParseActionError> {
        let mut words = Words::new(text);
        let guess = words
            .read("red, black or both", |word| Guess::ALL.into_iter().find(|guess| guess.name() == word))?;
        words.end()?;
        Ok(guess)
    }

    fn clicks(&self, _: &Position, action: Guess) -> Vec<String> {
        vec![format!("guess-{}", action.name())]
    }

    fn meant(&self, position: &Position, clicks: &[&str]) -> Option<Guess> {
        let guess = clicks.first()?.strip_prefix("guess-")?;
        likeliest(self, position, [guess.to_owned()])
    }
}

impl<const LEAK: bool, const LIE: bool, const TELL: bool> Secrets for Faulty<LEAK, LIE, TELL> {
    type View = View;

    const HIDDEN: bool = true;

    fn knows_more(&self, position: &Position, seat: Seat) -> bool {
        seat.index() == 0 && !position.is_over() && !LIE
    }

    fn view(&self, position: &Position, viewer: Viewer) -> View {
        let owner = Seat::new(0).is_some_and(|seat| viewer.is(seat));
        let sees = LEAK || owner || position.is_over();
        View { red: sees.then_some(position.red), guesses: position.guesses.clone() }
    }

    fn event_for(event: &Event, _: Viewer) -> Event {
        *event
    }

    fn reveals(event: &Event) -> bool {
        matches!(event, Event::Shown { .. })
    }

    fn sample<R: Rng + ?Sized>(&self, view: &View, rng: &mut R) -> Position {
        // The leaking toy believes that nobody has been shown the card.
        let known = if LEAK { None } else { view.red };
        Position { red: known.unwrap_or_else(|| rng.random()), guesses: view.guesses.clone() }
    }
}
