//! A table set by hand and played by texts.
//!
//! Cards are written short: `C07` is a story, `C07g` a goal, `-` nothing (`-g` an empty market place that will show a
//! goal), `x` an exchange card. Rows of a display are parted by ` / `. A deck that is named is the whole deck.

use moonpack_rules::{
    Begin, Game, Judge, Notation, OptionError, Pairs, Quiet, RuleId, Seat, Secrets, Viewer,
};
use rand::RngExt;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;
use wolfwalkers::{
    Action, CardId, Cell, Content, DeckItem, Face, Laid, Options, Position, Side, Stage, Wolfwalkers,
};

/// The worked example of the rulebook.
pub(crate) const IDA: &str = "C12g C40g C31 C53g C01g / \
                       C06 C17g C02 C20 C26g / \
                       C28 C48g C32 C51 C33 / \
                       C46 C45 C04 C35 C05 / \
                       C44 C07 C23 C24 C14";

/// The shipped component data.
pub(crate) fn content() -> Content {
    Wolfwalkers::read_content(Wolfwalkers::CONTENT).unwrap()
}

/// Reads options for so many players.
pub(crate) fn options(players: usize, given: &[(&str, &str)]) -> Result<Options, OptionError> {
    let given: Pairs = given.iter().map(|(name, value)| ((*name).into(), (*value).into())).collect();
    Wolfwalkers::read_options(&content(), players, &given)
}

/// Begins to set a table.
pub(crate) fn table(players: usize) -> Scene {
    Scene { players, ..Scene::default() }
}

/// Two full displays. What is not named is filled with goals, which show no symbols.
pub(crate) fn full(permanent: &str, opportunities: &str, first: &str, second: &str) -> Scene {
    table(2).modules(permanent, opportunities).lay(0, first).lay(1, second).fill(0, 25).fill(1, 25)
}

/// Two full displays at the moment of the game's end.
pub(crate) fn finale(opportunities: &str, first: &str, second: &str) -> Table {
    full("P01", opportunities, first, second).at_the_end()
}

/// A table being set.
#[derive(Clone, Default)]
pub(crate) struct Scene {
    players: usize,
    options: Pairs,
    displays: [String; 4],
    full: [usize; 4],
    market: Option<String>,
    deck: Option<String>,
    shared: Option<String>,
    named: Vec<String>,
    seat: usize,
    version: Option<u32>,
}

impl Scene {
    /// Sets an option.
    pub(crate) fn with(mut self, name: &str, value: &str) -> Self {
        self.options.push((name.into(), value.into()));
        self
    }

    /// Plays by an older version of the rules.
    pub(crate) fn by_version(mut self, version: u32) -> Self {
        self.version = Some(version);
        self
    }

    fn rules(&self) -> wolfwalkers::Ruleset {
        self.version.map_or(Wolfwalkers::NEWEST, |version| Wolfwalkers::ruleset(version).unwrap())
    }

    /// Lays out a permanent and opportunities.
    pub(crate) fn modules(self, permanent: &str, opportunities: &str) -> Self {
        self.with("permanent", permanent).with("opportunities", &opportunities.replace(' ', ","))
    }

    /// Lays a display.
    pub(crate) fn lay(mut self, seat: usize, rows: &str) -> Self {
        self.displays[seat] = rows.into();
        self
    }

    /// Fills a display, row by row, with goals of cards that are named nowhere.
    pub(crate) fn fill(mut self, seat: usize, cards: usize) -> Self {
        self.full[seat] = cards;
        self
    }

    /// Lays the market.
    pub(crate) fn market(mut self, cards: &str) -> Self {
        self.market = Some(cards.into());
        self
    }

    /// Lays the deck, top first.
    pub(crate) fn deck(mut self, cards: &str) -> Self {
        self.deck = Some(cards.into());
        self
    }

    /// Lays the goal for everybody.
    pub(crate) fn shared(mut self, card: &str) -> Self {
        self.shared = Some(card.into());
        self
    }

    /// Names the symbols of all seats.
    pub(crate) fn named(mut self, symbols: &[&str]) -> Self {
        self.named = symbols.iter().map(|symbol| (*symbol).into()).collect();
        self
    }

    /// Says whose turn it is.
    pub(crate) fn seat(mut self, seat: usize) -> Self {
        self.seat = seat;
        self
    }

    /// The table, with a card to take.
    pub(crate) fn ready(self) -> Table {
        Table::new(self.build().build().unwrap(), 0)
    }

    /// The table after everybody's last card.
    pub(crate) fn at_the_end(self) -> Table {
        Table::new(self.build().at_the_end().build().unwrap(), 0)
    }

    /// A table as chance sets it.
    pub(crate) fn drawn(self, seed: u64) -> Table {
        self.begin(seed, &[])
    }

    /// A table whose shuffled cards begin with these.
    pub(crate) fn order(self, cards: &str) -> Table {
        self.begin(0, &cards.split(' ').collect::<Vec<_>>())
    }

    fn begin(self, seed: u64, first: &[&str]) -> Table {
        let content = content();
        let options = Wolfwalkers::read_options(&content, self.players, &self.options).unwrap();
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let mut setup = Wolfwalkers::draw(&content, self.players, &options, &mut rng);
        let rank =
            |card: &CardId| first.iter().position(|id| *id == content.card_id(*card)).unwrap_or(first.len());
        setup.deck.sort_by_key(rank);
        Table::new(Wolfwalkers::begin(&content, &self.rules(), self.players, &options, &setup).unwrap(), seed)
    }

    fn build(mut self) -> wolfwalkers::Scene {
        let mut free = self.free();
        for seat in 0..self.players {
            self.fill_up(seat, &mut free);
        }
        let places = if self.options.iter().any(|(_, value)| value == "P05") { 8 } else { 6 };
        let market = self.market.take().unwrap_or_else(|| {
            let cards = (0..places).map(|_| if free.is_empty() { "-".into() } else { free.remove(0) });
            cards.collect::<Vec<String>>().join(" ")
        });
        let mut scene = wolfwalkers::Scene::new(self.players).to_move(self.seat).market(&long(&market));
        scene = scene.rules(self.rules());
        for (name, value) in &self.options {
            scene = scene.option(name, value);
        }
        for seat in 0..self.players {
            scene = scene.display(seat, &long(&self.displays[seat]));
        }
        if let Some(deck) = &self.deck {
            scene = scene.deck(&deck.replace('x', "exchange")).nothing_below();
        }
        if let Some(card) = &self.shared {
            scene = scene.shared(card);
        }
        for (seat, symbol) in self.named.iter().enumerate() {
            scene = scene.named(seat, symbol);
        }
        scene
    }

    /// Every card that is named nowhere, in order.
    fn free(&self) -> Vec<String> {
        let texts = self.displays.iter().chain(&self.market).chain(&self.deck).chain(&self.shared);
        let named: Vec<&str> =
            texts.flat_map(|text| text.split(' ')).map(|word| word.trim_end_matches('g')).collect();
        let copies = if self.players > 2 { 2 } else { 1 };
        let left = |id: &String| copies - named.iter().filter(|word| *word == id).count();
        let ids = content().cards.iter().map(|card| card.id.clone()).collect::<Vec<_>>();
        (0..copies).flat_map(|copy| ids.iter().filter(move |id| copy < left(id)).cloned()).collect()
    }

    fn fill_up(&mut self, seat: usize, free: &mut Vec<String>) {
        let mut grid = vec![vec!["-".to_owned(); 5]; 5];
        if self.full[seat] == 0 {
            return;
        }
        for (row, line) in self.displays[seat].split(" / ").enumerate() {
            for (col, word) in line.split_whitespace().enumerate() {
                grid[row][col] = word.into();
            }
        }
        let mut laid = grid.iter().flatten().filter(|word| *word != "-").count();
        for cell in 0..25 {
            if grid[cell / 5][cell % 5] == "-" && laid < self.full[seat] {
                // With two copies the later twin must not lie in the same display.
                let fits = |id: &&String| !grid.iter().flatten().any(|word| *word == format!("{id}g"));
                let card = free.iter().rev().find(fits).unwrap().clone();
                free.remove(free.iter().rposition(|id| *id == card).unwrap());
                grid[cell / 5][cell % 5] = format!("{card}g");
                laid += 1;
            }
        }
        self.displays[seat] = grid.iter().map(|row| row.join(" ")).collect::<Vec<_>>().join(" / ");
    }
}

/// The words of the crate's scenes for our short ones.
fn long(text: &str) -> String {
    let word = |word: &str| match word {
        "-" => ".".to_owned(),
        _ => word.strip_suffix('g').map_or(word.to_owned(), |id| format!("{id}:goal")),
    };
    let row = |row: &str| row.split_whitespace().map(word).collect::<Vec<_>>().join(" ");
    text.split('/').map(row).collect::<Vec<_>>().join("\n")
}

/// A table in play.
pub(crate) struct Table {
    game: Wolfwalkers,
    position: Position,
    rng: ChaCha8Rng,
}

impl Table {
    fn new((game, position): (Wolfwalkers, Position), seed: u64) -> Self {
        Self { game, position, rng: ChaCha8Rng::seed_from_u64(seed) }
    }

    /// Plays an action, which must be legal.
    pub(crate) fn play(&mut self, text: &str) -> &mut Self {
        let action = self.read(text);
        let seat = self.game.to_move(&self.position).unwrap();
        if let Err(refused) = self.game.play(&mut self.position, seat, action) {
            let rules: Vec<String> = refused.rules().iter().map(ToString::to_string).collect();
            panic!("`{text}` is refused by {rules:?}; legal: {:?}", self.legal());
        }
        self
    }

    /// Plays a whole turn and ends it.
    pub(crate) fn turn(&mut self, texts: &[&str]) {
        let seat = self.seat();
        for text in texts {
            self.play(text);
        }
        if self.seat() == seat && self.can("end turn") {
            self.play("end turn");
        }
    }

    /// Plays a random legal action.
    pub(crate) fn step(&mut self) {
        let actions = self.actions();
        let action = actions[self.rng.random_range(0..actions.len())];
        self.game.apply(&mut self.position, action, &mut Quiet);
    }

    /// The action must be refused by this rule, and change nothing.
    pub(crate) fn refuses(&mut self, text: &str, rule: RuleId) {
        let action = self.read(text);
        let seat = self.game.to_move(&self.position).unwrap();
        let before = self.position.clone();
        let refused = self.game.play(&mut self.position, seat, action);
        let error = refused.expect_err(&format!("`{text}` should be refused by {rule}"));
        let rules: Vec<String> = error.rules().iter().map(ToString::to_string).collect();
        assert!(error.rules().contains(&rule), "`{text}` is refused by {rules:?}, not by {rule}");
        assert_eq!(self.position, before);
    }

    /// Is the action legal?
    pub(crate) fn can(&self, text: &str) -> bool {
        self.actions().contains(&self.read(text))
    }

    /// The legal actions.
    pub(crate) fn legal(&self) -> Vec<String> {
        self.actions().into_iter().map(|action| self.game.write_action(action)).collect()
    }

    fn actions(&self) -> Vec<Action> {
        let mut actions = Vec::new();
        self.game.legal(&self.position, &mut actions);
        actions
    }

    fn read(&self, text: &str) -> Action {
        self.game.read_action(text).unwrap()
    }

    /// Who decides.
    pub(crate) fn seat(&self) -> Option<usize> {
        self.game.to_move(&self.position).map(Seat::index)
    }

    /// Is a card to be taken?
    pub(crate) fn stage_is_take(&self) -> bool {
        self.position.open.stage == Stage::Take
    }

    /// How the game ended.
    pub(crate) fn ending(&self) -> Option<&'static str> {
        self.game.ending(&self.position).map(|ending| ending.0)
    }

    /// The market.
    pub(crate) fn market(&self) -> String {
        let slots = self.position.open.market.slots.iter();
        let words = slots.map(|slot| match slot.token {
            Some(token) => self.word(Laid { token, side: slot.side }),
            None if slot.side == Side::Goal => "-g".into(),
            None => "-".into(),
        });
        words.collect::<Vec<_>>().join(" ")
    }

    /// The sides of the market's places: `s` and `g`.
    pub(crate) fn market_sides(&self) -> String {
        let slots = self.position.open.market.slots.iter();
        slots.map(|slot| if slot.side == Side::Goal { 'g' } else { 's' }).collect()
    }

    /// The deck, top first.
    pub(crate) fn deck(&self) -> Vec<String> {
        let id = |token| self.game.content().card_id(self.position.card(token)).to_owned();
        self.position
            .open
            .deck()
            .map(|item| if let DeckItem::Card(token) = item { id(token) } else { "x".into() })
            .collect()
    }

    /// The deck as somebody sees it, top first.
    pub(crate) fn deck_seen_by(&self, seat: Option<usize>) -> Vec<String> {
        let viewer = seat.map_or(Viewer::Spectator, |seat| Viewer::Seat(Seat::new(seat).unwrap()));
        let view = self.game.view(&self.position, viewer);
        let id = |card| self.game.content().card_id(card).to_owned();
        let word = |item| match item {
            DeckItem::Card(token) => view.card(token).map_or("?".into(), id),
            DeckItem::Exchange => "x".into(),
        };
        view.open.deck().map(word).collect()
    }

    /// A display.
    pub(crate) fn display(&self, seat: usize) -> String {
        let rows: Vec<String> = (0..5)
            .map(|row| {
                let words: Vec<String> = (0..5).map(|col| self.at(seat, row, col)).collect();
                let used = words.iter().rposition(|word| word != "-").map_or(1, |last| last + 1);
                words[..used].join(" ")
            })
            .collect();
        let used = rows.iter().rposition(|row| row != "-").map_or(0, |last| last + 1);
        rows[..used].join(" / ")
    }

    /// The card on a cell.
    pub(crate) fn at(&self, seat: usize, row: usize, col: usize) -> String {
        let laid = self.position.open.displays[seat].get(Cell::at(row, col));
        laid.map_or("-".into(), |laid| self.word(laid))
    }

    fn word(&self, laid: Laid) -> String {
        let Face { card, side } = self.position.face(laid);
        let id = self.game.content().card_id(card);
        if side == Side::Goal { format!("{id}g") } else { id.into() }
    }

    /// How many cards lie in a display.
    pub(crate) fn cards(&self, seat: usize) -> usize {
        self.position.open.displays[seat].len()
    }

    /// How many goals lie in a display.
    pub(crate) fn goals(&self, seat: usize) -> usize {
        self.position.open.displays[seat].goals().count_ones() as usize
    }

    /// The height of a display.
    pub(crate) fn rows(&self, seat: usize) -> usize {
        self.position.open.displays[seat].extent().0
    }

    /// The width of a display.
    pub(crate) fn columns(&self, seat: usize) -> usize {
        self.position.open.displays[seat].extent().1
    }

    /// A seat's points.
    pub(crate) fn points(&self, seat: usize) -> i32 {
        self.game.standing(&self.position).points[seat]
    }

    /// Who wins.
    pub(crate) fn winners(&self) -> Vec<usize> {
        self.game.standing(&self.position).winners.iter().map(Seat::index).collect()
    }

    /// What a goal in a display pays; nothing if it does not lie there.
    pub(crate) fn goal(&self, seat: usize, card: &str) -> i32 {
        self.parts(seat, |name, of| name == "goal" && of == Some(card))
    }

    /// What all parts of a name pay.
    pub(crate) fn part(&self, seat: usize, part: &str) -> i32 {
        self.parts(seat, |name, _| name == part)
    }

    fn parts(&self, seat: usize, wanted: impl Fn(&str, Option<&str>) -> bool) -> i32 {
        let parts = self.game.parts(&self.position, Seat::new(seat).unwrap());
        parts.iter().filter(|part| wanted(part.name, part.of.as_deref())).map(|part| part.points).sum()
    }

    /// The permanent's id.
    pub(crate) fn permanent(&self) -> Option<String> {
        self.game.permanent().map(|id| self.game.content().module(id).id.clone())
    }

    /// The ids of the opportunities.
    pub(crate) fn opportunities(&self) -> Vec<String> {
        self.game.opportunities().iter().map(|id| self.game.content().module(*id).id.clone()).collect()
    }

    /// The card of the goal for everybody.
    pub(crate) fn shared(&self) -> CardId {
        self.position.card(self.position.open.shared.unwrap())
    }
}
