//! A table laid by hand, for tests and puzzles: only what the scene is about, the rest empty.
//!
//! A scene need not be reachable by play and need not hold all cards and scars; everything but the sampler works on it.
//!
//! ```
//! use lone_wolves::{Board, Scene};
//! use moonpack_rules::{Begin, Judge, Notation, Seat};
//!
//! let (game, mut position) = Scene::new(Board::Standard).hands("r6", "r4 k2").scars("cave", "?flip-tile").build();
//! let [lisa, robert] = lone_wolves::SEATS;
//! game.play(&mut position, lisa, game.read_action("play r6 swamp").unwrap()).unwrap();
//! let refused = game.play(&mut position, robert, game.read_action("play k2 cave").unwrap());
//! assert_eq!(refused.unwrap_err().rules()[0].to_string(), "LW-016");
//! ```

use moonpack_rules::{Begin, Seat};

use crate::board::{PackField, Scar, Slot, Territory, Tile};
use crate::card::{Card, CardSet};
use crate::options::{Board, Options};
use crate::position::{Position, Spot};
use crate::setup::{Deal, Setup};
use crate::{HAND, LoneWolves, content};

/// The builder. Its methods panic on names that do not exist, as a test should.
pub struct Scene {
    game: LoneWolves,
    position: Position,
}

impl Scene {
    /// An empty table on a board with the shipped content: no wolves, no scars, tiles 1a to 5a from cave to volcano.
    ///
    /// # Panics
    /// If the shipped content is broken.
    pub fn new(board: Board) -> Self {
        Self::with_content(board, LoneWolves::CONTENT)
    }

    /// The same with other content.
    ///
    /// # Panics
    /// If the content is broken.
    pub fn with_content(board: Board, content: &str) -> Self {
        let content = content::read_content(content).expect("the content is sound");
        let options = Options { board, deals: 1, duplicate: false };
        let slots = content.board(board).slots.each_ref().map(|slots| slots.len() as u8);
        let deal = Deal::lay(&slots, crate::SEATS[0], Card::ALL, Scar::TILES, Tile::ALL);
        let (game, mut position) =
            LoneWolves::begin(&content, &LoneWolves::NEWEST, 2, &options, &Setup { deals: vec![deal] })
                .expect("cards, scars and tiles are all there");
        position.hidden.hands = [CardSet::EMPTY; 2];
        position.open.spots = [[Spot::Empty; Slot::MAX]; 5];
        position.hidden.scars = [[None; Slot::MAX]; 5];
        Self { game, position }
    }

    /// Who leads; South unless told.
    pub fn leader(mut self, seat: Seat) -> Self {
        self.position.open.leader = seat;
        self
    }

    /// The hands of South and North, such as `"r6 g2"`. The number of tricks played follows from the leader's hand.
    pub fn hands(mut self, south: &str, north: &str) -> Self {
        self.position.hidden.hands = [cards(south), cards(north)];
        self
    }

    /// The four wolves in the box, the first to be summoned first.
    pub fn box_wolves(mut self, wolves: &str) -> Self {
        let wolves: Vec<Card> = wolves.split(' ').map(card).collect();
        self.position.hidden.box_wolves = wolves.try_into().expect("four wolves are in the box");
        self
    }

    /// Face-up wolves of `seat` in a territory.
    pub fn wolves(mut self, seat: Seat, place: &str, wolves: &str) -> Self {
        let wolves = cards(wolves);
        let place = territory(place);
        self.position.open.wolves[seat.index()][place as usize] = wolves;
        self.position.open.crowd[place as usize] += wolves.len() as u8;
        self
    }

    /// Lone wolves of `seat` in a territory, by the cards they were.
    pub fn lone(mut self, seat: Seat, place: &str, wolves: &str) -> Self {
        let wolves = cards(wolves);
        let place = territory(place);
        self.position.open.lone[seat.index()][place as usize] = wolves;
        self.position.open.crowd[place as usize] += wolves.len() as u8;
        self
    }

    /// The scars of a territory from slot 1 on; `?` before a name means face down, `-` an empty slot.
    pub fn scars(mut self, place: &str, scars: &str) -> Self {
        let place = territory(place) as usize;
        for (slot, word) in scars.split(' ').enumerate() {
            self.position.open.spots[place][slot] = match word.strip_prefix('?') {
                Some(name) => {
                    self.position.hidden.scars[place][slot] = Some(scar(name));
                    Spot::Down
                }
                None if word == "-" => Spot::Empty,
                None => Spot::Up(scar(word)),
            };
        }
        self
    }

    /// A scar on a pack field, such as `field("s07", "strength-flat")`. Its immediate effect is not carried out.
    pub fn field(mut self, name: &str, effect: &str) -> Self {
        let field = PackField::parse(name).expect("such a field can exist");
        self.position.open.fields[field.seat().index()][field.index()] = Some(scar(effect));
        self
    }

    /// The tiles from cave to volcano, such as `"1a 2b 3a 4a 5b"`.
    pub fn tiles(mut self, tiles: &str) -> Self {
        let tiles: Vec<Tile> = tiles.split(' ').map(|tile| Tile::parse(tile).expect("a tile")).collect();
        self.position.open.tiles = tiles.try_into().expect("five tiles lie on the board");
        self
    }

    /// Where the moon lies.
    pub fn moon(mut self, place: &str) -> Self {
        self.position.open.moon = Some(territory(place));
        self
    }

    /// Where the blood moon lies.
    pub fn blood_moon(mut self, place: &str) -> Self {
        self.position.open.blood_moon = Some(territory(place));
        self
    }

    /// The game and the position.
    pub fn build(mut self) -> (LoneWolves, Position) {
        let open = &mut self.position.open;
        let held = self.position.hidden.hands[open.leader.index()].len();
        open.trick = HAND.saturating_sub(held) as u8;
        (self.game, self.position)
    }
}

fn territory(name: &str) -> Territory {
    Territory::named(name).expect("such a territory exists")
}

fn scar(name: &str) -> Scar {
    Scar::named(name).expect("such a scar exists")
}

fn card(text: &str) -> Card {
    Card::parse(text).expect("such a wolf exists")
}

fn cards(text: &str) -> CardSet {
    text.split_whitespace().map(card).collect()
}
