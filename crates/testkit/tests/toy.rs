//! A toy with one hidden card, to test the tests: sound, it passes the whole suite; with a leak or a lie it must fail.

use moonpack_rules::{
    ContentError, Ending, Events, Game, MAX_SEATS, OptionError, OptionSpec, Pairs, ParseActionError, Part,
    Refusal, RuleId, Seat, SetupError, Standing, Viewer,
};
use moonpack_testkit::{Case, Contract, contract_suite, laws};
use rand::{Rng, RngExt};

/// Two seats guess in turn whether seat 0's hidden card is red; three guesses each. Guessing right gives a point.
/// `LEAK` shows the card to everybody, `LIE` explains nothing.
struct Toy<const LEAK: bool, const LIE: bool>;

type Sound = Toy<false, false>;

#[derive(Clone, PartialEq, Debug)]
struct Position {
    red: bool,
    guesses: Vec<bool>,
}

#[derive(Clone, PartialEq, Debug)]
struct View {
    red: Option<bool>,
    guesses: Vec<bool>,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
enum Guess {
    Red,
    Black,
    /// Never legal: it wants both.
    Both,
}

const ONE_COLOUR: RuleId = RuleId { game: "XX", number: 1 };
const OVER: RuleId = RuleId { game: "XX", number: 2 };

impl<const LEAK: bool, const LIE: bool> Game for Toy<LEAK, LIE> {
    type Content = ();
    type Options = ();
    type Setup = bool;
    type Position = Position;
    type Action = Guess;
    type Event = Guess;
    type View = View;
    const NAME: &'static str = "toy";
    const LETTERS: &'static str = "XX";
    const RULES_VERSION: u32 = 1;
    const CONTENT: &'static str = "";
    const PLAYERS: &'static [usize] = &[2];

    fn read_content(_: &str) -> Result<(), ContentError> {
        Ok(())
    }

    fn option_specs() -> Vec<OptionSpec> {
        Vec::new()
    }

    fn read_options(_: &(), _: usize, _: &Pairs) -> Result<(), OptionError> {
        Ok(())
    }

    fn write_options(_: &()) -> Pairs {
        Vec::new()
    }

    fn draw<R: Rng + ?Sized>(_: &(), _: usize, _: &(), rng: &mut R) -> bool {
        rng.random()
    }

    fn read_setup(_: &(), lines: &Pairs) -> Result<bool, SetupError> {
        match lines.first() {
            Some((_, value)) if value == "red" || value == "black" => Ok(value == "red"),
            _ => Err(SetupError::new("card", "expected red or black")),
        }
    }

    fn write_setup(_: &(), red: &bool) -> Pairs {
        vec![("card".into(), if *red { "red" } else { "black" }.into())]
    }

    fn begin(_: &(), _: usize, _: &(), red: &bool) -> Result<(Self, Position), SetupError> {
        Ok((Self, Position { red: *red, guesses: Vec::new() }))
    }

    fn seats(&self) -> usize {
        2
    }

    fn to_move(&self, position: &Position) -> Option<Seat> {
        if position.guesses.len() < 6 { Seat::new(position.guesses.len() % 2) } else { None }
    }

    fn turn(&self, position: &Position) -> u32 {
        position.guesses.len() as u32
    }

    fn legal(&self, position: &Position, actions: &mut Vec<Guess>) {
        actions.clear();
        if self.to_move(position).is_some() {
            actions.extend([Guess::Red, Guess::Black]);
        }
    }

    fn explain(&self, position: &Position, action: Guess) -> Refusal {
        let mut refusal = Refusal::none();
        refusal.add_if(action == Guess::Both && !LIE, ONE_COLOUR);
        refusal.add_if(self.to_move(position).is_none(), OVER);
        refusal
    }

    fn apply<E: Events<Guess>>(&self, position: &mut Position, action: Guess, events: &mut E) {
        position.guesses.push(action == Guess::Red);
        events.push(action);
    }

    fn write_action(&self, action: Guess) -> String {
        match action {
            Guess::Red => "red",
            Guess::Black => "black",
            Guess::Both => "both",
        }
        .into()
    }

    fn read_action(&self, text: &str) -> Result<Guess, ParseActionError> {
        let all = [Guess::Red, Guess::Black, Guess::Both];
        let named = all.into_iter().find(|action| self.write_action(*action) == text);
        named.ok_or(ParseActionError::TooShort { expected: "a colour".into() })
    }

    fn clicks(&self, _: &Position, action: Guess) -> Vec<String> {
        vec![self.write_action(action)]
    }

    fn meant(&self, _: &Position, clicks: &[&str]) -> Option<Guess> {
        self.read_action(clicks.first()?).ok()
    }

    fn view(&self, position: &Position, viewer: Viewer) -> View {
        let sees = LEAK || Seat::new(0).is_some_and(|seat| viewer.is(seat));
        View { red: sees.then_some(position.red), guesses: position.guesses.clone() }
    }

    fn event_for(&self, event: &Guess, _: Viewer) -> Guess {
        *event
    }

    fn reveals(&self, _: &Guess) -> bool {
        false
    }

    fn sample<R: Rng + ?Sized>(&self, view: &View, rng: &mut R) -> Position {
        // The leaking toy believes that only seat 0 can know the card.
        let known = if LEAK { None } else { view.red };
        Position { red: known.unwrap_or_else(|| rng.random()), guesses: view.guesses.clone() }
    }

    fn setup_of(&self, _: &bool, _: &Position, world: &Position) -> bool {
        world.red
    }

    fn standing(&self, position: &Position) -> Standing {
        let mut points = [0; MAX_SEATS];
        for (index, guess) in position.guesses.iter().enumerate() {
            points[index % 2] += i32::from(*guess == position.red);
        }
        let best = points[0].max(points[1]);
        Standing { points, winners: Seat::first(2).filter(|seat| points[seat.index()] == best).collect() }
    }

    fn parts(&self, position: &Position, seat: Seat) -> Vec<Part> {
        vec![Part { name: "guesses", of: None, points: self.standing(position).points[seat.index()] }]
    }

    fn ending(&self, position: &Position) -> Option<Ending> {
        self.to_move(position).is_none().then_some(Ending("complete"))
    }
}

struct ToyContract<const LEAK: bool, const LIE: bool>;

impl<const LEAK: bool, const LIE: bool> Contract for ToyContract<LEAK, LIE> {
    type Game = Toy<LEAK, LIE>;

    fn cases() -> Vec<Case> {
        vec![Case::new(2, &[])]
    }

    fn laws(_: &Self::Game, position: &Position) -> Result<(), String> {
        if position.guesses.len() <= 6 { Ok(()) } else { Err("more than six guesses".into()) }
    }

    fn candidates(_: &Self::Game, _: &Position) -> Vec<Guess> {
        vec![Guess::Red, Guess::Black, Guess::Both]
    }
}

contract_suite!(ToyContract<false, false>, 16);

#[test]
fn the_suite_catches_a_view_that_shows_too_much() {
    let caught = std::panic::catch_unwind(|| {
        laws::what_a_viewer_cannot_see_changes_nothing_for_them::<ToyContract<true, false>>(16)
    });
    assert!(caught.is_err());
}

#[test]
fn the_suite_catches_an_explanation_that_does_not_agree_with_the_legal_list() {
    let caught =
        std::panic::catch_unwind(|| laws::generator_and_explanation_agree::<ToyContract<false, true>>(1));
    assert!(caught.is_err());
}

#[test]
fn a_refused_action_names_its_rules() {
    let (game, mut position) = Sound::begin(&(), 2, &(), &true).unwrap();
    let told = game.play(&mut position, Seat::new(0).unwrap(), Guess::Both).unwrap_err();
    assert_eq!(told.rules(), [ONE_COLOUR]);
    assert_eq!(told.code(), "illegal");
    assert_eq!(told.rules()[0].to_string(), "XX-001");
}
