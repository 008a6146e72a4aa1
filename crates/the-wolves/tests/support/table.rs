//! A table at which tests speak the game's own texts.

use std::collections::BTreeSet;

pub(crate) use moonpack_rules::{Begin, Game, Judge, Notation, PlayError, RuleId, Seat};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;
pub(crate) use the_wolves::{
    Award, Bonus, Control, Event, Fallen, Hex, HexSet, MoonPhase, Owner, Piece, Player, Position, Prey,
    Scene, Setup, Stage, Terrain, TheWolves, Track, Wolf, rule,
};

pub(crate) const A: Seat = seat(0);
pub(crate) const B: Seat = seat(1);
pub(crate) const C: Seat = seat(2);

const fn seat(number: usize) -> Seat {
    match Seat::new(number) {
        Some(seat) => seat,
        None => panic!("no such seat"),
    }
}

/// A game and where it stands.
pub(crate) struct Table {
    pub(crate) game: TheWolves,
    pub(crate) position: Position,
}

/// A table with a scene on it.
pub(crate) fn table(scene: Scene) -> Table {
    let (game, position) = scene.build().unwrap();
    Table { game, position }
}

/// What chance gives for a seed.
pub(crate) fn draw(players: usize, options: &[(&str, &str)], seed: u64) -> (Setup, Table) {
    let content = TheWolves::read_content(TheWolves::CONTENT).unwrap();
    let given = options.iter().map(|(name, value)| (name.to_string(), value.to_string())).collect();
    let options = TheWolves::read_options(&content, players, &given).unwrap();
    let setup = TheWolves::draw(&content, players, &options, &mut ChaCha8Rng::seed_from_u64(seed));
    let (game, position) = TheWolves::begin(&content, &TheWolves::NEWEST, players, &options, &setup).unwrap();
    (setup, Table { game, position })
}

impl Table {
    /// Who decides.
    pub(crate) fn to_move(&self) -> Option<Seat> {
        self.game.to_move(&self.position)
    }

    /// The texts of all legal actions.
    pub(crate) fn legal(&self) -> Vec<String> {
        let mut actions = Vec::new();
        self.game.legal(&self.position, &mut actions);
        actions.into_iter().map(|action| self.game.write_action(action)).collect()
    }

    /// The legal actions that begin with these words, without them.
    pub(crate) fn choices(&self, beginning: &str) -> BTreeSet<String> {
        self.legal().iter().filter_map(|text| text.strip_prefix(beginning)).map(str::to_owned).collect()
    }

    /// Is the action legal? The generator and the explanation must say the same.
    pub(crate) fn allows(&self, text: &str) -> bool {
        let action = self.game.read_action(text).unwrap();
        let legal = self.legal().iter().any(|other| other == text);
        assert_eq!(legal, self.game.explain(&self.position, action).is_empty(), "{text}");
        legal
    }

    /// Plays a legal action.
    #[track_caller]
    pub(crate) fn play(&mut self, text: &str) -> Vec<Event> {
        let action = self.game.read_action(text).unwrap();
        let seat = self.to_move().expect("the game is over");
        self.game.play(&mut self.position, seat, action).unwrap_or_else(|error| {
            panic!("{text}: {error}, rules {:?}; legal: {:?}", error.rules(), self.legal())
        })
    }

    /// Plays legal actions one after the other.
    #[track_caller]
    pub(crate) fn play_all(&mut self, texts: &[&str]) -> Vec<Event> {
        let mut events = Vec::new();
        for text in texts {
            events.extend(self.play(text));
        }
        events
    }

    /// The action is refused for exactly these rules, and nothing changes.
    #[track_caller]
    pub(crate) fn refuses(&mut self, text: &str, rules: &[RuleId]) {
        let before = self.position;
        let action = self.game.read_action(text).unwrap();
        let seat = self.to_move().expect("the game is over");
        match self.game.play(&mut self.position, seat, action) {
            Err(PlayError::Illegal(refusal)) => {
                let found: BTreeSet<String> = refusal.rules().iter().map(ToString::to_string).collect();
                let wanted: BTreeSet<String> = rules.iter().map(ToString::to_string).collect();
                assert_eq!(found, wanted, "{text}");
            }
            other => panic!("{text}: expected a refusal, got {other:?}"),
        }
        assert_eq!(self.position, before, "{text}");
    }

    /// The pieces on a hex, a den or lair first.
    pub(crate) fn at(&self, at: (i8, i8)) -> Vec<(Owner, Piece)> {
        self.position.board().pieces_at(self.hex(at)).into_iter().flatten().collect()
    }

    pub(crate) fn hex(&self, at: (i8, i8)) -> Hex {
        self.game.map().hex_at(at).unwrap()
    }

    pub(crate) fn player(&self, seat: Seat) -> &Player {
        self.position.player(seat)
    }

    /// Bonus action and bonus terrain tokens of a seat.
    pub(crate) fn tokens(&self, seat: Seat) -> [u8; 2] {
        [Bonus::Action, Bonus::Terrain].map(|bonus| self.player(seat).bonus(bonus))
    }

    pub(crate) fn attribute(&self, seat: Seat, track: Track) -> u8 {
        self.game.attribute(&self.position, seat, track)
    }

    pub(crate) fn points(&self, seat: Seat) -> i32 {
        self.game.standing(&self.position).points[seat.index()]
    }

    /// How many dates of the Moonlight board are filled.
    pub(crate) fn dates(&self) -> u8 {
        self.position.moonlight().filled()
    }

    /// The terrains that the six tiles of a seat show.
    pub(crate) fn tiles(&self, seat: Seat) -> Vec<Terrain> {
        (1..=6).filter_map(|slot| self.game.shown(&self.position, seat, slot)).collect()
    }

    /// Takes an action that changes nothing but a tile.
    #[track_caller]
    pub(crate) fn idle(&mut self) -> Vec<Event> {
        let pay =
            self.legal().into_iter().find(|text| text.starts_with("move ")).expect("no Move can be paid");
        self.play_all(&[&pay, "done"])
    }
}

/// A piece of a seat, as [`Table::at`] names it.
pub(crate) fn of(owner: impl Into<Owner>, piece: Piece) -> (Owner, Piece) {
    (owner.into(), piece)
}

/// A player with so many bonus terrain tokens, enough to pay whatever a test is not about.
pub(crate) fn rich(player: &mut Player) {
    player.tokens[Bonus::Terrain.index()] = 9;
}
