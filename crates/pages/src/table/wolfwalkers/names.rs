//! What things are called: cards, goals and what they want, symbols, module cards.
//!
//! Cards of other component data than the shipped one have no translated names and are called by the names they bring.

use ::wolfwalkers::content::{GoalKind, ModuleId, When};
use ::wolfwalkers::live::{GoalNow, Missing};
use ::wolfwalkers::{CardId, Face, Side, Spot, Stage, Symbol, SymbolSet};

use super::Scene;

impl Scene<'_> {
    fn named(&self, key: &str, own: &str) -> String {
        if self.words.has(key) { self.words.text(key) } else { own.to_owned() }
    }

    pub(super) fn side_name(&self, side: Side) -> String {
        self.words.text(&format!("ww-side-{}", side.word()))
    }

    pub(super) fn title(&self, face: Face) -> String {
        let content = self.game.content();
        let card = &content.cards[face.card.index()];
        let own = if face.side == Side::Story { &card.title } else { &card.goal.name };
        self.named(&format!("ww-{}-{}", face.side.word(), card.id), own)
    }

    pub(super) fn symbol_name(&self, symbol: Symbol) -> String {
        let id = self.game.content().symbol_id(symbol);
        self.named(&format!("ww-symbol-{id}"), id)
    }

    pub(super) fn symbol_names(&self, symbols: SymbolSet) -> String {
        let names: Vec<String> = symbols.iter().map(|symbol| self.symbol_name(symbol)).collect();
        names.join(", ")
    }

    pub(super) fn module_name(&self, module: ModuleId) -> String {
        let module = self.game.content().module(module);
        self.named(&format!("ww-module-{}", module.id), &module.name)
    }

    pub(super) fn module_text(&self, module: ModuleId) -> String {
        self.named(&format!("ww-module-{}-text", self.game.content().module(module).id), "")
    }

    /// When a module card may be used; nothing for one that just holds.
    pub(super) fn module_timing(&self, module: ModuleId) -> Option<String> {
        let effects = &self.game.content().module(module).effects;
        let key = effects.iter().find_map(|(when, _)| match when {
            When::Any => Some("ww-timing-any"),
            When::BeforeTake => Some("ww-timing-before-take"),
            When::InsteadOfTake => Some("ww-timing-instead-of-take"),
            When::OnTake => Some("ww-timing-on-take"),
            When::OnPlace => Some("ww-timing-on-place"),
            When::AfterAction => Some("ww-timing-after-action"),
            When::TurnEnd => Some("ww-timing-turn-end"),
            When::GameEnd => Some("ww-timing-game-end"),
            When::Never | When::Setup | When::TakeOptions | When::Placement | When::Scoring => None,
        })?;
        Some(self.words.text(key))
    }

    /// A card with what it shows, in one line.
    pub(super) fn face_label(&self, face: Face, symbols: SymbolSet) -> String {
        let (side, title) = (self.side_name(face.side), self.title(face));
        let card = self.words.with("ww-card", &[("side", (&side).into()), ("title", (&title).into())]);
        match face.side {
            Side::Story => format!("{card}: {}", self.symbol_names(symbols)),
            Side::Goal => format!("{card}: {}", self.goal_text(face.card)),
        }
    }

    /// What a goal asks for and pays.
    pub(super) fn goal_text(&self, card: CardId) -> String {
        let goal = self.game.content().goal(card);
        let key = format!("ww-goal-{}", goal.goal_type().word().replace('_', "-"));
        let symbols: Vec<String> = match &goal.kind {
            GoalKind::Pattern(pattern) => {
                let names = pattern.drawing().iter().map(|cell| self.symbol_name(cell.symbol));
                vec![names.collect::<Vec<_>>().join(", ")]
            }
            GoalKind::Arrows(symbol) | GoalKind::ArrowsCross(symbol) => vec![self.symbol_name(*symbol)],
            GoalKind::TwoSymbols(a, b) | GoalKind::TwoSymbolsArrows(a, b) | GoalKind::Balance(a, b) => {
                vec![self.symbol_name(*a), self.symbol_name(*b)]
            }
        };
        let (first, last) =
            (symbols.first().map_or("", String::as_str), symbols.last().map_or("", String::as_str));
        let args = [
            ("points", goal.points.into()),
            ("symbols", first.into()),
            ("symbol", first.into()),
            ("first", first.into()),
            ("second", last.into()),
        ];
        self.words.with(&key, &args)
    }

    /// What a goal needs to pay once more; nothing once the game is over.
    pub(super) fn missing_text(&self, goal: &GoalNow) -> Option<String> {
        let over = matches!(self.open().stage, Stage::Over { .. });
        (!over).then(|| self.missing(&goal.missing))
    }

    fn missing(&self, missing: &Missing) -> String {
        let list =
            |key: &str, names: Vec<String>| self.words.with(key, &[("symbols", (&names.join(", ")).into())]);
        match missing {
            Missing::Nothing => self.words.text("ww-missing-nothing"),
            Missing::Impossible => self.words.text("ww-missing-impossible"),
            Missing::Pattern(cells) => list(
                "ww-missing-pattern",
                cells.iter().map(|(spot, symbol)| self.need(*spot, *symbol)).collect(),
            ),
            Missing::Story { symbols, .. } => {
                list("ww-missing-story", symbols.iter().map(|symbol| self.symbol_name(symbol)).collect())
            }
            Missing::InTheWay(cells) => {
                self.words.with("ww-missing-in-the-way", &[("count", (cells.count_ones() as usize).into())])
            }
            Missing::More(symbols) => {
                let more = symbols.iter().map(|(symbol, count)| {
                    let name = self.symbol_name(*symbol);
                    let args = [("count", (*count as usize).into()), ("symbol", (&name).into())];
                    self.words.with("ww-missing-more-symbol", &args)
                });
                list("ww-missing-more", more.collect())
            }
        }
    }

    fn need(&self, spot: Spot, symbol: Symbol) -> String {
        let name = self.symbol_name(symbol);
        let (row, column) = (i32::from(spot.row()) + 1, i32::from(spot.col()) + 1);
        let args = [("symbol", (&name).into()), ("row", row.into()), ("column", column.into())];
        self.words.with("ww-missing-pattern-cell", &args)
    }
}
