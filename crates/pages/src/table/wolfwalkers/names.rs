//! What things are called: cards, goals and what they want, symbols, module cards.
//!
//! Cards of other component data than the shipped one have no translated names and are called by the names they bring.

use ::wolfwalkers::{CardId, Face, GoalKind, ModuleId, Side, Symbol, SymbolSet, When};

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

    /// What a goal asks for and pays.
    pub(super) fn goal_text(&self, card: CardId) -> String {
        self.goal_words("ww-goal", card)
    }

    /// The same in as few words as fit below a card.
    pub(super) fn goal_brief(&self, card: CardId) -> String {
        self.goal_words("board-ww-rule", card)
    }

    fn goal_words(&self, family: &str, card: CardId) -> String {
        let goal = self.game.content().goal(card);
        let key = format!("{family}-{}", goal.goal_type().word().replace('_', "-"));
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
}
