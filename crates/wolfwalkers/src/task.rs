//! Module cards in use: one small mechanism for every effect that a person sets off.
//!
//! `ask` says what an effect wants to know next, given the choices so far: a set of things to choose from, or nothing
//! more. The legal actions, the check whether a card can be used at all and the progress of a card in use all come from
//! that one answer. Once an effect wants nothing more, `perform` does it, and the next effect of the card follows; one
//! that cannot be carried out then is skipped.

use moonpack_rules::{Events, Seat};

use crate::action::Action;
use crate::cards::{Laid, Side, Symbol};
use crate::content::{Effect, GoalType, ModuleId, When};
use crate::display::{Cell, Spot};
use crate::event::{Event, MAX_LOOK, Source};
use crate::game::Wolfwalkers;
use crate::position::{DeckItem, Open, Place, Position};
use crate::turn::{Stage, Task};

/// What an effect wants to know next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Ask {
    /// Nothing: it can be done.
    Nothing,
    /// Nothing could be chosen: it cannot be done.
    Impossible,
    /// A card of the own display.
    Own(u32),
    /// A card of the next person's display.
    Other(u32),
    /// A market card.
    Market(u8),
    /// Where a card moves to.
    To(u128),
    /// Which side is up.
    Side {
        /// May it be the story?
        story: bool,
        /// May it be the goal?
        goal: bool,
    },
    /// A symbol, as a set of their numbers.
    Symbol(u16),
    /// Which card looked at comes next, as a set of depths.
    Next(u8),
}

impl Ask {
    /// The same question, or `Impossible` if there is no answer to it.
    fn checked(self) -> Self {
        let empty = match self {
            Self::Own(set) | Self::Other(set) => set == 0,
            Self::Market(set) | Self::Next(set) => set == 0,
            Self::To(set) => set == 0,
            Self::Symbol(set) => set == 0,
            Self::Side { story, goal } => !story && !goal,
            Self::Nothing | Self::Impossible => false,
        };
        if empty { Self::Impossible } else { self }
    }

    /// Adds an action for every answer, in order.
    pub(crate) fn list(self, actions: &mut Vec<Action>) {
        match self {
            Self::Nothing | Self::Impossible => {}
            Self::Own(set) => actions.extend(Cell::of(set).map(Action::Own)),
            Self::Other(set) => actions.extend(Cell::of(set).map(Action::Other)),
            Self::Market(set) => actions.extend(Place::of(set).map(Action::Market)),
            Self::To(set) => actions.extend(Spot::of(set).map(Action::To)),
            Self::Side { story, goal } => {
                actions.extend(story.then_some(Action::As(Side::Story)));
                actions.extend(goal.then_some(Action::As(Side::Goal)));
            }
            Self::Symbol(set) => {
                let shown = |symbol: &u8| set & (1 << symbol) != 0;
                actions.extend((0..16u8).filter(shown).map(|symbol| Action::Name(Symbol(symbol))));
            }
            Self::Next(set) => {
                let open = |depth: &u8| set & (1 << depth) != 0;
                actions.extend((0..MAX_LOOK as u8).filter(open).map(Action::Next));
            }
        }
    }
}

/// How a choice is noted in a task.
fn noted(action: Action) -> Option<u8> {
    Some(match action {
        Action::Own(cell) | Action::Other(cell) => cell.index() as u8,
        Action::Market(place) => place.index() as u8,
        Action::As(side) => u8::from(side == Side::Goal),
        Action::Name(symbol) => symbol.0,
        Action::Next(depth) => depth,
        _ => return None,
    })
}

fn cell(picks: &[u8], index: usize) -> Option<Cell> {
    Cell::new(usize::from(*picks.get(index)?))
}

/// The cells right of and below a cell.
fn right_and_below(cell: Cell) -> u32 {
    let right = if cell.col() < 4 { cell.bit() << 1 } else { 0 };
    let below = if cell.row() < 4 { cell.bit() << 5 } else { 0 };
    right | below
}

impl Wolfwalkers {
    /// The moment at which the seat to move may use a module card now, if it can be carried out.
    pub(crate) fn usable(&self, position: &Position, module: ModuleId) -> Option<When> {
        let open = &position.open;
        let seat = open.seat;
        let used = match self.number_of(module) {
            Some(number) => open.used[seat.index() % 4] & (1 << number) != 0,
            None if self.permanent == Some(module) => match open.stage {
                Stage::Take => open.permanent_used[0],
                Stage::End => open.permanent_used[1],
                _ => true,
            },
            None => true,
        };
        let effects = &self.content.module(module).effects;
        let (when, effect) = effects.iter().find(|(when, _)| open.stage.allows(*when))?;
        let late = *when == When::AfterAction && open.ending_turn;
        let possible = !used && !late && self.possible(position, seat, *effect);
        possible.then_some(*when)
    }

    /// All module cards that may be used now, in order.
    pub(crate) fn usable_modules<'a>(
        &'a self,
        position: &'a Position,
    ) -> impl Iterator<Item = ModuleId> + 'a {
        let all = self.permanent.into_iter().chain(self.opportunities.iter().copied());
        all.filter(|module| self.usable(position, *module).is_some())
    }

    /// Can the effect be carried out?
    pub(crate) fn possible(&self, position: &Position, seat: Seat, effect: Effect) -> bool {
        let open = &position.open;
        match effect {
            Effect::TakeDeckBottom | Effect::LookAndOrder(_) => !open.deck.is_empty(),
            Effect::SetAdjacency(_) => open.hand.is_some(),
            Effect::FlipTakenCard => open.hand.is_some_and(|hand| {
                !self.owns(position, seat, Laid { side: hand.side.turned(), ..hand }, None)
            }),
            Effect::ReserveCard if !self.has_turns(position, seat.next(self.players)) => false,
            Effect::ForbidSide(_) => self.has_turns(position, seat.next(self.players)),
            Effect::ExtraAction => !self.rules.again_needs_a_take || self.could_take(position),
            _ => self.ask(position, seat, effect, None) != Ask::Impossible,
        }
    }

    /// Is there any way to take a card: in the ordinary way, or by a card used instead (module ruling 16)?
    pub(crate) fn could_take(&self, position: &Position) -> bool {
        let instead = |module: &ModuleId| {
            let unused = self.number_of(*module).is_some_and(|number| {
                position.open.used[position.open.seat.index() % 4] & (1 << number) == 0
            });
            let mut effects = self.content.module(*module).effects.iter();
            unused
                && effects.any(|(when, effect)| {
                    *when == When::InsteadOfTake && self.possible(position, position.open.seat, *effect)
                })
        };
        self.takeable(position) != 0 || self.can_take_top(position) || self.opportunities.iter().any(instead)
    }

    /// Has this person cards to place yet?
    pub(crate) fn has_turns(&self, position: &Position, seat: Seat) -> bool {
        !position.open.display(seat).is_full()
    }

    /// What the effect wants to know next. Without a task it has just begun.
    pub(crate) fn ask(&self, position: &Position, seat: Seat, effect: Effect, task: Option<&Task>) -> Ask {
        let open = &position.open;
        let picks = task.map_or(&[][..], |task| &task.picks);
        let own = open.display(seat);
        let other_seat = seat.next(self.players);
        let other = open.display(other_seat);
        let market = &open.market;
        let goals = |kind| self.cells_with_goal(position, seat, |found| found == kind);
        let ask = match (effect, picks.len()) {
            (Effect::FlipMarket, 0) if market.showing(Side::Goal) == 0 => Ask::Impossible,
            (Effect::FlipMarket, 0) => Ask::Market(market.showing(Side::Story)),
            (Effect::FlipMarket, 1) => Ask::Market(market.showing(Side::Goal)),
            (Effect::RecycleMarket | Effect::ReserveCard, 0) => Ask::Market(market.filled()),
            (Effect::RecycleWholeMarket, count) => {
                let rest = picks.iter().fold(market.filled(), |rest, pick| rest & !(1 << pick));
                if rest.count_ones() == 1 || (rest == 0 && count > 0) {
                    Ask::Nothing
                } else {
                    Ask::Market(rest)
                }
            }
            (Effect::ReturnOwnCard, 0) => Ask::Own(own.taken()),
            (Effect::TakeAndCover, 0) => {
                let fits = |place: &Place| {
                    market.card(*place).is_some_and(|card| self.coverable(position, seat, card) != 0)
                };
                let fitting = Place::of(market.filled()).filter(fits).fold(0, |set, place| set | place.bit());
                if own.is_empty() { Ask::Impossible } else { Ask::Market(fitting) }
            }
            (Effect::TakeAndCover, 1) => {
                let card = Place::new(usize::from(picks[0])).and_then(|place| market.card(place));
                Ask::Own(card.map_or(0, |card| self.coverable(position, seat, card)))
            }
            (Effect::TakeDeckBottom, 0) => {
                let free = |side| {
                    let free = |hand: Laid| !self.owns(position, seat, Laid { side, ..hand }, None);
                    open.hand.is_some_and(free)
                };
                Ask::Side { story: free(Side::Story), goal: free(Side::Goal) }
            }
            (Effect::SwapOwnCards, 0) => {
                // The pair is chosen in the order of the cells, so that no pair is offered twice.
                let highest = 31u32.saturating_sub(own.taken().leading_zeros());
                Ask::Own(own.taken() & !(1 << highest))
            }
            (Effect::SwapOwnCards, 1) => {
                Ask::Own(cell(picks, 0).map_or(0, |first| own.taken() & !((first.bit() << 1) - 1)))
            }
            (Effect::FlipOwnCard, 0) => Ask::Own(self.turnable(position, seat)),
            (Effect::MoveOwnCard, _) => match task.and_then(|task| task.lifted) {
                Some((_, from)) => Ask::To(own.spots(self.lasting.adjacency, None) & !from.bit()),
                None if !picks.is_empty() => Ask::Nothing,
                None => Ask::Own(self.movable(position, seat)),
            },
            (Effect::SwapStoriesWithOther, 0) => {
                let partners = |cell: &Cell| self.partners(position, seat, *cell) != 0;
                Ask::Own(Cell::of(own.stories()).filter(partners).fold(0, |set, cell| set | cell.bit()))
            }
            (Effect::SwapStoriesWithOther, 1) => {
                Ask::Other(cell(picks, 0).map_or(0, |cell| self.partners(position, seat, cell)))
            }
            (Effect::SwapOtherCards, 0) => {
                let paired = |cell: &Cell| right_and_below(*cell) & other.taken() != 0;
                Ask::Other(Cell::of(other.taken()).filter(paired).fold(0, |set, cell| set | cell.bit()))
            }
            (Effect::SwapOtherCards, 1) => {
                Ask::Other(cell(picks, 0).map_or(0, |cell| right_and_below(cell) & other.taken()))
            }
            (Effect::ScoreCopiedGoal(types), 0) => {
                Ask::Other(self.cells_with_goal(position, other_seat, |kind| types.contains(kind)))
            }
            (Effect::AddSymbol, 0) => {
                let lacking = |cell: &Cell| self.lacking(position, seat, *cell) != 0;
                Ask::Own(Cell::of(own.stories()).filter(lacking).fold(0, |set, cell| set | cell.bit()))
            }
            (Effect::AddSymbol, 1) => {
                Ask::Symbol(cell(picks, 0).map_or(0, |cell| self.lacking(position, seat, cell)))
            }
            (Effect::PatternOverlap(_), 0) => Ask::Own(goals(GoalType::Pattern)),
            (Effect::CrossTolerance(_), 0) => Ask::Own(goals(GoalType::ArrowsCross)),
            (Effect::BalanceTolerance(_), 0) => Ask::Own(goals(GoalType::Balance)),
            (Effect::LookAndOrder(_), count) => {
                let looking = task.map_or(0, |task| task.looking);
                let rest = picks.iter().fold((1u8 << looking) - 1, |rest, pick| rest & !(1 << pick));
                if count + 1 >= usize::from(looking) { Ask::Nothing } else { Ask::Next(rest) }
            }
            _ => Ask::Nothing,
        };
        ask.checked()
    }

    /// The effect that is being carried out.
    pub(crate) fn running(&self, task: &Task) -> Effect {
        let effects = &self.content.module(task.module).effects;
        effects.get(usize::from(task.step)).map_or(Effect::None, |(_, effect)| *effect)
    }

    /// The choices made so far for the effect that a card in use is carrying out, as the decisions they were. A card on
    /// its way to another cell stands in [`Task::lifted`] instead.
    pub fn picked(&self, task: &Task) -> Vec<Action> {
        let effect = self.running(task);
        let action = |(index, pick): (usize, &u8)| {
            let number = usize::from(*pick);
            Some(match (effect, index) {
                (Effect::MoveOwnCard, _) => return None,
                (Effect::TakeDeckBottom, _) => Action::As(if number == 1 { Side::Goal } else { Side::Story }),
                (Effect::AddSymbol, 1) => Action::Name(Symbol(*pick)),
                (Effect::LookAndOrder(_), _) => Action::Next(*pick),
                (
                    Effect::FlipMarket
                    | Effect::RecycleMarket
                    | Effect::RecycleWholeMarket
                    | Effect::ReserveCard,
                    _,
                )
                | (Effect::TakeAndCover, 0) => Action::Market(Place::new(number)?),
                (Effect::SwapOtherCards | Effect::ScoreCopiedGoal(_), _)
                | (Effect::SwapStoriesWithOther, 1) => Action::Other(Cell::new(number)?),
                _ => Action::Own(Cell::new(number)?),
            })
        };
        task.picks.iter().enumerate().filter_map(action).collect()
    }

    /// The side that the card in hand shows; none while whoever drew it from under the deck has yet to choose one.
    pub fn hand_side(&self, open: &Open) -> Option<Side> {
        let hand = open.hand?;
        let choosing = open.task.as_ref().is_some_and(|task| self.running(task) == Effect::TakeDeckBottom);
        (!choosing).then_some(hand.side)
    }

    /// Starts using a module card.
    pub(crate) fn start<E: Events<Event>>(&self, position: &mut Position, module: ModuleId, events: &mut E) {
        let Some(when) = self.usable(position, module) else { return };
        let seat = position.open.seat;
        events.push(Event::Used { seat, module });
        match self.number_of(module) {
            Some(number) => position.open.used[seat.index() % 4] |= 1 << number,
            None => position.open.permanent_used[usize::from(position.open.stage == Stage::End)] = true,
        }
        position.open.ending_turn |= when == When::TurnEnd;
        self.restart_passes(position);
        position.open.task =
            Some(Task { module, when, step: 0, picks: Default::default(), lifted: None, looking: 0 });
        self.enter(position, events);
        self.advance(position, events);
    }

    /// Doing something instead of passing starts the count of passes anew, for each person at most once since a card was
    /// last taken, so that it ends (ruling 13).
    fn restart_passes(&self, position: &mut Position) {
        let open = &mut position.open;
        let own = 1 << (open.seat.index() % 4);
        if self.rules.acting_restarts_passes && open.stage != Stage::Final && open.restarted & own == 0 {
            open.passes = 0;
            open.restarted |= own;
        }
    }

    /// Takes note of a choice for the card in use.
    pub(crate) fn choose<E: Events<Event>>(&self, position: &mut Position, action: Action, events: &mut E) {
        let seat = position.open.seat;
        let Some(mut task) = position.open.task.take() else { return };
        let effect = self.running(&task);
        match (effect, action) {
            (Effect::MoveOwnCard, Action::Own(cell)) => {
                task.lifted = position.open.display_mut(seat).lift(cell)
            }
            (Effect::MoveOwnCard, Action::To(spot)) => {
                if let Some((card, _)) = task.lifted.take() {
                    let face = position.face(card);
                    if let Some(cell) = position.open.display_mut(seat).place(spot, card, false) {
                        events.push(Event::Moved { seat, cell, face });
                    }
                    let _never_full = task.picks.try_push(0);
                }
            }
            _ => {
                let _ignored = noted(action).map(|pick| task.picks.try_push(pick));
            }
        }
        position.open.task = Some(task);
        self.advance(position, events);
    }

    /// What an effect does before it asks anything.
    fn enter<E: Events<Event>>(&self, position: &mut Position, events: &mut E) {
        let seat = position.open.seat;
        let Some(effect) = position.open.task.as_ref().map(|task| self.running(task)) else { return };
        match effect {
            Effect::TakeDeckBottom => {
                let Some(token) = position.draw_bottom(events) else { return };
                let hand = Laid { token, side: Side::Story };
                position.open.hand = Some(hand);
                position.open.refill = false;
                position.open.stage = Stage::Place;
                position.open.forget_passes();
                let face = position.face(hand);
                events.push(Event::Taken { seat, from: Source::DeckBottom, face });
            }
            Effect::LookAndOrder(count) => {
                let seen = position.look(seat, usize::from(count), events);
                let cards = position.open.deck().take(seen);
                let cards = cards.map(|item| match item {
                    DeckItem::Card(token) => Some(position.card(token)),
                    DeckItem::Exchange => None,
                });
                events.push(Event::Looked { seat, cards: cards.take(MAX_LOOK).collect() });
                if let Some(task) = &mut position.open.task {
                    task.looking = seen as u8;
                }
            }
            _ => {}
        }
    }

    /// Carries out every effect of the card in use that wants to know nothing more.
    fn advance<E: Events<Event>>(&self, position: &mut Position, events: &mut E) {
        while let Some(task) = &position.open.task {
            let effect = self.running(task);
            match self.ask(position, position.open.seat, effect, Some(task)) {
                Ask::Nothing => self.perform(position, effect, events),
                Ask::Impossible => {}
                _ => return,
            }
            self.next_effect(position, events);
        }
        self.after_use(position, events);
    }

    /// Goes on to the next effect of the card that can be carried out; without one the card is done.
    fn next_effect<E: Events<Event>>(&self, position: &mut Position, events: &mut E) {
        let Some(task) = &position.open.task else { return };
        let effects = &self.content.module(task.module).effects;
        let fits = |(step, (when, effect)): &(usize, &(When, Effect))| {
            *step > usize::from(task.step)
                && *when == task.when
                && self.possible(position, position.open.seat, *effect)
        };
        let next = effects.iter().enumerate().find(fits).map(|(step, _)| step as u8);
        match (next, &mut position.open.task) {
            (Some(step), Some(task)) => {
                task.step = step;
                task.picks.clear();
                self.enter(position, events);
            }
            _ => position.open.task = None,
        }
    }
}
