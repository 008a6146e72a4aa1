//! Placeholder: each seat passes three times. Replaced by the real game.

pub mod rule;

use moonpack_rules::*;
use rand::Rng;

/// The game.
pub struct TheWolves {
    players: usize,
}

/// An action.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Pass;

impl Game for TheWolves {
    type Content = ();
    type Options = ();
    type Setup = ();
    type Position = u32;
    type Action = Pass;
    type Event = Pass;
    type View = u32;
    const NAME: &'static str = "the-wolves";
    const LETTERS: &'static str = "TW";
    const RULES_VERSION: u32 = 1;
    const CONTENT: &'static str = "";
    const PLAYERS: &'static [usize] = &[2, 3, 4, 5];
    fn read_content(_: &str) -> Result<(), ContentError> {
        Ok(())
    }
    fn option_specs() -> Vec<OptionSpec> {
        vec![]
    }
    fn read_options(_: &(), _: usize, _: &Pairs) -> Result<(), OptionError> {
        Ok(())
    }
    fn write_options(_: &()) -> Pairs {
        vec![]
    }
    fn draw<R: Rng + ?Sized>(_: &(), _: usize, _: &(), _: &mut R) {}
    fn read_setup(_: &(), _: &Pairs) -> Result<(), SetupError> {
        Ok(())
    }
    fn write_setup(_: &(), _: &()) -> Pairs {
        vec![]
    }
    fn begin(_: &(), players: usize, _: &(), _: &()) -> Result<(Self, u32), SetupError> {
        Ok((Self { players }, 0))
    }
    fn seats(&self) -> usize {
        self.players
    }
    fn to_move(&self, position: &u32) -> Option<Seat> {
        if *position as usize >= self.players * 3 {
            None
        } else {
            Seat::new(*position as usize % self.players)
        }
    }
    fn turn(&self, position: &u32) -> u32 {
        *position
    }
    fn legal(&self, position: &u32, actions: &mut Vec<Pass>) {
        actions.clear();
        if self.to_move(position).is_some() {
            actions.push(Pass);
        }
    }
    fn explain(&self, position: &u32, _: Pass) -> Refusal {
        let mut refusal = Refusal::none();
        refusal.add_if(self.to_move(position).is_none(), RuleId { game: "TW", number: 1 });
        refusal
    }
    fn apply<E: Events<Pass>>(&self, position: &mut u32, action: Pass, events: &mut E) {
        *position += 1;
        events.push(action);
    }
    fn write_action(&self, _: Pass) -> String {
        "pass".into()
    }
    fn read_action(&self, text: &str) -> Result<Pass, ParseActionError> {
        if text == "pass" { Ok(Pass) } else { Err(ParseActionError::TooShort { expected: "pass".into() }) }
    }
    fn clicks(&self, _: &u32, _: Pass) -> Vec<String> {
        vec!["pass".into()]
    }
    fn view(&self, position: &u32, _: Viewer) -> u32 {
        *position
    }
    fn event_for(&self, event: &Pass, _: Viewer) -> Pass {
        *event
    }
    fn reveals(&self, _: &Pass) -> bool {
        false
    }
    fn sample<R: Rng + ?Sized>(&self, view: &u32, _: &mut R) -> u32 {
        *view
    }
    fn setup_of(&self, _: &(), _: &u32, _: &u32) {}
    fn standing(&self, _: &u32) -> Standing {
        Standing { points: [0; MAX_SEATS], winners: Seat::first(self.players).collect() }
    }
    fn parts(&self, _: &u32, _: Seat) -> Vec<Part> {
        vec![]
    }
    fn ending(&self, position: &u32) -> Option<Ending> {
        self.to_move(position).is_none().then_some(Ending("complete"))
    }
}
