//! Tables arranged by hand, for tests and examples: any cards anywhere, then play from there.
//!
//! ```
//! use wolfwalkers::Scene;
//! use moonpack_rules::{Begin, Game};
//!
//! let (game, position) = Scene::new(2)
//!     .option("opportunities", "O08")
//!     .display(0, "C12:goal C31\nC06 .")
//!     .market("C01 C02 C03 C04 C05 C08")
//!     .deck("C09 C10")
//!     .build()
//!     .unwrap();
//! assert!(game.to_move(&position).is_some());
//! ```
//!
//! A card is written as its id for the story and as `C07:goal` for the goal (`:objective` and `:story` are read too).
//! A display is written row by row, `.` for a free cell. Cards that are named nowhere lie at the bottom of the deck in
//! the order of their ids, known to nobody; [`Scene::nothing_below`] takes them out of the game instead.

use arrayvec::ArrayVec;
use moonpack_rules::{Begin, Pairs, Quiet, Seat};
use thiserror::Error;

use crate::cards::{CardId, Laid, Side, Symbol, Token};
use crate::content::Content;
use crate::display::{Cell, Display, SIZE};
use crate::game::Wolfwalkers;
use crate::position::{DeckItem, Open, Place, Position, Slot};
use crate::ruleset::Ruleset;
use crate::setup::Setup;
use crate::turn::Stage;

/// Why a scene cannot be built: the words say what is wrong.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("scene: {0}")]
pub struct SceneError(String);

fn wrong(problem: impl ToString) -> SceneError {
    SceneError(problem.to_string())
}

/// A table being arranged.
#[derive(Clone, Debug)]
pub struct Scene {
    players: usize,
    options: Pairs,
    displays: Vec<(usize, String)>,
    market: Option<String>,
    deck: String,
    seat: usize,
    below: bool,
    names: Vec<(usize, String)>,
    shared: Option<String>,
    content: Option<Content>,
    rules: Ruleset,
    ended: bool,
}

impl Scene {
    /// A table for so many players with nothing in the displays.
    pub fn new(players: usize) -> Self {
        Self {
            players,
            options: Pairs::new(),
            displays: Vec::new(),
            market: None,
            deck: String::new(),
            seat: 0,
            below: true,
            names: Vec::new(),
            shared: None,
            content: None,
            rules: Ruleset::NEWEST,
            ended: false,
        }
    }

    /// Plays with other component data than the shipped one.
    pub fn content(mut self, content: Content) -> Self {
        self.content = Some(content);
        self
    }

    /// Plays by other rules than the newest.
    pub fn rules(mut self, rules: Ruleset) -> Self {
        self.rules = rules;
        self
    }

    /// Sets an option, as a door would write it. Random choices are not possible in a scene.
    pub fn option(mut self, name: &str, value: &str) -> Self {
        self.options.push((name.into(), value.into()));
        self
    }

    /// Lays a display, row by row.
    pub fn display(mut self, seat: usize, rows: &str) -> Self {
        self.displays.push((seat, rows.into()));
        self
    }

    /// Lays the market from the left; `.` leaves a place empty. Each place shows the side it shows at the start of a
    /// game unless the card says otherwise.
    pub fn market(mut self, cards: &str) -> Self {
        self.market = Some(cards.into());
        self
    }

    /// Lays the deck from the top; `exchange` is an exchange card. Only the top card is known.
    pub fn deck(mut self, cards: &str) -> Self {
        self.deck = cards.into();
        self
    }

    /// Leaves nothing below the named deck cards: all other cards are out of the game.
    pub fn nothing_below(mut self) -> Self {
        self.below = false;
        self
    }

    /// Says whose turn it is; seat 0's if nothing is said.
    pub fn to_move(mut self, seat: usize) -> Self {
        self.seat = seat;
        self
    }

    /// Names a seat's symbol, as the set-up of a permanent would; without it the naming comes first.
    pub fn named(mut self, seat: usize, symbol: &str) -> Self {
        self.names.push((seat, symbol.into()));
        self
    }

    /// Lays the goal everybody scores beside the market.
    pub fn shared(mut self, card: &str) -> Self {
        self.shared = Some(card.into());
        self
    }

    /// Begins after everybody's last card: with the opportunities of the game's end, if one can be used.
    pub fn at_the_end(mut self) -> Self {
        self.ended = true;
        self
    }

    /// Builds the table: the seat to move is about to take a card.
    ///
    /// # Errors
    /// If a word is not known, a card is used too often, or the options do not work.
    pub fn build(self) -> Result<(Wolfwalkers, Position), SceneError> {
        let content = match &self.content {
            Some(content) => content.clone(),
            None => Wolfwalkers::read_content(Wolfwalkers::CONTENT).map_err(wrong)?,
        };
        let options = Wolfwalkers::read_options(&content, self.players, &self.options).map_err(wrong)?;
        let copies = crate::setup::copies(self.players);
        let kinds = (0..copies).flat_map(|_| 0..content.cards.len() as u8);
        // The order stands for nothing: a scene names its cards itself.
        let mut setup =
            Setup { permanent: None, opportunities: Vec::new(), deck: kinds.map(CardId).collect() };
        if let crate::options::ModuleChoice::Ids(ids) = &options.permanent {
            setup.permanent = ids.first().and_then(|id| content.find_module(id));
        }
        if let crate::options::ModuleChoice::Ids(ids) = &options.opportunities {
            setup.opportunities = ids.iter().filter_map(|id| content.find_module(id)).collect();
        }
        let (game, _) =
            Wolfwalkers::begin(&content, &self.rules, self.players, &options, &setup).map_err(wrong)?;
        let position = Builder::new(&game).lay(&self)?;
        Ok((game, position))
    }
}

/// Hands out tokens for named cards.
struct Builder<'a> {
    game: &'a Wolfwalkers,
    cards: ArrayVec<CardId, 120>,
    open: Open,
}

impl<'a> Builder<'a> {
    fn new(game: &'a Wolfwalkers) -> Self {
        let seat = Seat::first(1).next().unwrap_or_else(|| unreachable!("there is a first seat"));
        Self { game, cards: ArrayVec::new(), open: Open::new(Stage::Take, seat) }
    }

    fn lay(mut self, scene: &Scene) -> Result<Position, SceneError> {
        self.open.seat = Seat::new(scene.seat)
            .filter(|_| scene.seat < scene.players)
            .ok_or_else(|| wrong("no such seat"))?;
        for (seat, rows) in &scene.displays {
            self.display(*seat, rows)?;
        }
        self.market(scene.market.as_deref())?;
        if let Some(id) = &scene.shared {
            let token = self.token(id)?;
            self.open.show(token);
            self.open.shared = Some(token);
        }
        let mut deck = Vec::new();
        for word in scene.deck.split_whitespace() {
            deck.push(if word == "exchange" {
                DeckItem::Exchange
            } else {
                DeckItem::Card(self.token(word)?)
            });
        }
        for index in 0..self.game.content.cards.len() {
            while self.left(CardId(index as u8)) > 0 {
                let token = self.issue(CardId(index as u8))?;
                match scene.below {
                    true => deck.push(DeckItem::Card(token)),
                    false => {
                        self.open.gone |= token.bit();
                        self.open.show(token);
                    }
                }
            }
        }
        deck.reverse();
        self.open.deck.extend(deck);
        for (seat, symbol) in &scene.names {
            let named: Symbol =
                self.game.content.find_symbol(symbol).ok_or_else(|| wrong(format!("no symbol {symbol}")))?;
            *self.open.named.get_mut(*seat).ok_or_else(|| wrong("no such seat"))? = Some(named);
        }
        if self.game.lasting.names && scene.names.is_empty() {
            self.open.stage = Stage::Name;
            self.open.seat = Seat::new(scene.players - 1).unwrap_or(self.open.seat);
        }
        let mut position = Position { open: self.open, cards: self.cards };
        position.settle(&mut Quiet);
        if scene.ended {
            self.game.finish(&mut position, 0, &mut Quiet);
        }
        Ok(position)
    }

    fn left(&self, card: CardId) -> usize {
        self.game.copies.saturating_sub(self.cards.iter().filter(|other| **other == card).count())
    }

    fn issue(&mut self, card: CardId) -> Result<Token, SceneError> {
        if self.left(card) == 0 {
            return Err(wrong(format!("card {} is used too often", self.game.content.card_id(card))));
        }
        self.cards.push(card);
        Ok(Token(self.cards.len() as u8 - 1))
    }

    fn token(&mut self, id: &str) -> Result<Token, SceneError> {
        let card = self.game.content.find_card(id).ok_or_else(|| wrong(format!("no card {id}")))?;
        self.issue(card)
    }

    /// A card as it is written, on this side if it does not say.
    fn laid(&mut self, word: &str, side: Side) -> Result<Laid, SceneError> {
        let (id, side) = match word.split_once(':') {
            None => (word, side),
            Some((id, "story")) => (id, Side::Story),
            Some((id, "goal" | "objective")) => (id, Side::Goal),
            Some((_, other)) => return Err(wrong(format!("no side {other}"))),
        };
        let token = self.token(id)?;
        self.open.show(token);
        Ok(Laid { token, side })
    }

    fn display(&mut self, seat: usize, rows: &str) -> Result<(), SceneError> {
        let mut display = Display::default();
        let lines = rows.lines().map(str::trim).filter(|line| !line.is_empty());
        for (row, line) in lines.enumerate() {
            for (col, word) in line.split_whitespace().enumerate() {
                if row >= SIZE || col >= SIZE {
                    return Err(wrong("a display has five rows and columns"));
                }
                if word != "." {
                    let card = self.laid(word, Side::Story)?;
                    display.set(Cell::at(row, col), card);
                }
            }
        }
        display.adjust(self.game.lasting.first_cell.is_some());
        *self.open.displays.get_mut(seat).ok_or_else(|| wrong("no such seat"))? = display;
        Ok(())
    }

    /// The market as written; without words, the first cards that lie nowhere else.
    fn market(&mut self, cards: Option<&str>) -> Result<(), SceneError> {
        let (stories, places) =
            (self.game.lasting.stories, self.game.lasting.stories + self.game.lasting.goals);
        let words: Vec<&str> = cards.unwrap_or_default().split_whitespace().collect();
        if words.len() > places {
            return Err(wrong(format!("the market has {places} places")));
        }
        for number in 0..places {
            let side = if number < stories { Side::Story } else { Side::Goal };
            let card = match words.get(number).copied() {
                None if cards.is_none() => {
                    let free = (0..self.game.content.cards.len()).map(|index| CardId(index as u8));
                    let free = free.into_iter().find(|card| self.left(*card) > 0);
                    let token = self.issue(free.ok_or_else(|| wrong("no card is left for the market"))?)?;
                    self.open.show(token);
                    Some(Laid { token, side })
                }
                None | Some(".") => None,
                Some(word) => Some(self.laid(word, side)?),
            };
            let side = card.map_or(side, |card| card.side);
            self.open.market.slots.push(Slot { side, token: card.map(|card| card.token) });
            if let (None, Some(place)) = (card, Place::new(number)) {
                self.open.market.empty.push(place);
            }
        }
        Ok(())
    }
}
