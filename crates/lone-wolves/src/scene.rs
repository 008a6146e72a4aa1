//! A table laid by hand, for tests and puzzles: only what the scene is about, the rest empty.
//!
//! A scene need not be reachable by play and need not hold all cards and scars; everything but the sampler works on it.
//!
//! ```
//! use lone_wolves::{Board, Scene};
//! use moonpack_rules::{Begin, Judge, Notation, Seat};
//!
//! let scene = Scene::new(Board::Standard).hands("r6", "r4 k2").scars("cave", "?flip-tile");
//! let (game, mut position) = scene.build().unwrap();
//! let [lisa, robert] = lone_wolves::SEATS;
//! game.play(&mut position, lisa, game.read_action("play r6 swamp").unwrap()).unwrap();
//! let refused = game.play(&mut position, robert, game.read_action("play k2 cave").unwrap());
//! assert_eq!(refused.unwrap_err().rules()[0].to_string(), "LW-016");
//! ```

use moonpack_rules::{Begin, Seat};
use thiserror::Error;

use crate::board::{PackField, Scar, Slot, Territory, Tile};
use crate::card::{Card, CardSet};
use crate::options::{Board, Options};
use crate::position::{Position, Spot};
use crate::setup::{Deal, Setup};
use crate::{HAND, LoneWolves, content};

/// Why a scene cannot be set: the words say what is wrong.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("scene: {0}")]
pub struct SceneError(String);

fn wrong(problem: impl ToString) -> SceneError {
    SceneError(problem.to_string())
}

/// A scene being set: what has been laid so far, or what first went wrong.
pub struct Scene(Result<(LoneWolves, Position), SceneError>);

impl Scene {
    /// An empty table on a board with the shipped content: no wolves, no scars, tiles 1a to 5a from cave to volcano.
    pub fn new(board: Board) -> Self {
        Self::with_content(board, LoneWolves::CONTENT)
    }

    /// The same with other content.
    pub fn with_content(board: Board, content: &str) -> Self {
        Self(empty(board, content))
    }

    /// Who leads; South unless told.
    pub fn leader(self, seat: Seat) -> Self {
        self.set(|position| {
            position.open.leader = seat;
            Ok(())
        })
    }

    /// The hands of South and North, such as `"r6 g2"`. The number of tricks played follows from the leader's hand.
    pub fn hands(self, south: &str, north: &str) -> Self {
        self.set(|position| {
            position.hidden.hands = [cards(south)?, cards(north)?];
            Ok(())
        })
    }

    /// The four wolves in the box, the first to be summoned first.
    pub fn box_wolves(self, wolves: &str) -> Self {
        self.set(|position| {
            let wolves = wolves.split(' ').map(card).collect::<Result<Vec<_>, _>>()?;
            position.hidden.box_wolves =
                wolves.try_into().map_err(|_| wrong("four wolves are in the box"))?;
            Ok(())
        })
    }

    /// Face-up wolves of `seat` in a territory.
    pub fn wolves(self, seat: Seat, place: &str, wolves: &str) -> Self {
        self.set(|position| {
            let (place, wolves) = (territory(place)?, cards(wolves)?);
            position.open.wolves[seat.index()][place as usize] = wolves;
            position.open.crowd[place as usize] += wolves.len() as u8;
            Ok(())
        })
    }

    /// Lone wolves of `seat` in a territory, by the cards they were.
    pub fn lone(self, seat: Seat, place: &str, wolves: &str) -> Self {
        self.set(|position| {
            let (place, wolves) = (territory(place)?, cards(wolves)?);
            position.open.lone[seat.index()][place as usize] = wolves;
            position.open.crowd[place as usize] += wolves.len() as u8;
            Ok(())
        })
    }

    /// The scars of a territory from slot 1 on; `?` before a name means face down, `-` an empty slot.
    pub fn scars(self, place: &str, scars: &str) -> Self {
        self.set(|position| {
            let place = territory(place)? as usize;
            for (slot, word) in scars.split(' ').enumerate() {
                position.open.spots[place][slot] = match word.strip_prefix('?') {
                    Some(name) => {
                        position.hidden.scars[place][slot] = Some(scar(name)?);
                        Spot::Down
                    }
                    None if word == "-" => Spot::Empty,
                    None => Spot::Up(scar(word)?),
                };
            }
            Ok(())
        })
    }

    /// A scar on a pack field, such as `field("s07", "strength-flat")`. Its immediate effect is not carried out.
    pub fn field(self, name: &str, effect: &str) -> Self {
        self.set(|position| {
            let field = PackField::parse(name).ok_or_else(|| wrong(format!("no field {name}")))?;
            position.open.fields[field.seat().index()][field.index()] = Some(scar(effect)?);
            Ok(())
        })
    }

    /// The tiles from cave to volcano, such as `"1a 2b 3a 4a 5b"`.
    pub fn tiles(self, tiles: &str) -> Self {
        self.set(|position| {
            let tile = |name: &str| Tile::parse(name).ok_or_else(|| wrong(format!("no tile {name}")));
            let tiles = tiles.split(' ').map(tile).collect::<Result<Vec<_>, _>>()?;
            position.open.tiles = tiles.try_into().map_err(|_| wrong("five tiles lie on the board"))?;
            Ok(())
        })
    }

    /// Where the moon lies.
    pub fn moon(self, place: &str) -> Self {
        self.set(|position| {
            position.open.moon = Some(territory(place)?);
            Ok(())
        })
    }

    /// Where the blood moon lies.
    pub fn blood_moon(self, place: &str) -> Self {
        self.set(|position| {
            position.open.blood_moon = Some(territory(place)?);
            Ok(())
        })
    }

    /// The game and the position.
    ///
    /// # Errors
    /// If a name is not known, or the content is broken.
    pub fn build(self) -> Result<(LoneWolves, Position), SceneError> {
        let counted = self.set(|position| {
            let held = position.hidden.hands[position.open.leader.index()].len();
            position.open.trick = HAND.saturating_sub(held) as u8;
            Ok(())
        });
        counted.0
    }

    /// Changes what has been laid, unless something went wrong before.
    fn set(self, change: impl FnOnce(&mut Position) -> Result<(), SceneError>) -> Self {
        Self(self.0.and_then(|(game, mut position)| change(&mut position).map(|()| (game, position))))
    }
}

fn empty(board: Board, content: &str) -> Result<(LoneWolves, Position), SceneError> {
    let content = content::read_content(content).map_err(wrong)?;
    let options = Options { board, deals: 1, duplicate: false };
    let slots = content.board(board).slots.each_ref().map(|slots| slots.len() as u8);
    let deal = Deal::lay(&slots, crate::SEATS[0], Card::ALL, Scar::TILES, Tile::ALL);
    let setup = Setup { deals: vec![deal] };
    let (game, mut position) =
        LoneWolves::begin(&content, &LoneWolves::NEWEST, 2, &options, &setup).map_err(wrong)?;
    position.hidden.hands = [CardSet::EMPTY; 2];
    position.open.spots = [[Spot::Empty; Slot::MAX]; 5];
    position.hidden.scars = [[None; Slot::MAX]; 5];
    Ok((game, position))
}

fn territory(name: &str) -> Result<Territory, SceneError> {
    Territory::named(name).ok_or_else(|| wrong(format!("no territory {name}")))
}

fn scar(name: &str) -> Result<Scar, SceneError> {
    Scar::named(name).ok_or_else(|| wrong(format!("no scar {name}")))
}

fn card(text: &str) -> Result<Card, SceneError> {
    Card::parse(text).ok_or_else(|| wrong(format!("no wolf {text}")))
}

fn cards(text: &str) -> Result<CardSet, SceneError> {
    text.split_whitespace().map(card).collect()
}
