//! Why an action is refused, in plain words: the second voice beside the fast generator.
//!
//! Every condition is written out here once more, slowly and by name, with the statement it stands for. A property test
//! holds the two voices together: nothing is refused here exactly if it is in the legal list.

use moonpack_rules::{Refusal, RuleId};

use crate::action::Action;
use crate::cards::{Laid, Side};
use crate::content::{Effect, GoalType, ModuleId, When};
use crate::display::{Adjacency, Cell, Display, Spot};
use crate::game::Wolfwalkers;
use crate::position::{Place, Position};
use crate::rule;
use crate::turn::{Stage, Task};

/// The rules that forbid the action to the seat to move.
pub(crate) fn explain(game: &Wolfwalkers, position: &Position, action: Action) -> Refusal {
    let open = &position.open;
    let mut refusal = Refusal::none();
    if let Stage::Over { .. } = open.stage {
        return Refusal::of(rule::FINISHED);
    }
    if let Some(task) = &open.task {
        game.refuse_choice(position, task, action, &mut refusal);
        return refusal;
    }
    match action {
        Action::Take(place) => game.refuse_take(position, place, &mut refusal),
        Action::TakeTop => {
            refusal.add_if(open.stage != Stage::Take, game.step_rule(open.stage));
            refusal.add_if(!game.lasting.take_top || open.top().is_none(), rule::OPEN_TRAIL);
            let card = open.top().map(|token| Laid { token, side: Side::Story });
            refusal.add_if(card.is_some_and(|card| game.doubled(position, card)), rule::DUPLICATE);
        }
        Action::Place(spot) if open.stage == Stage::Place => {
            let adjacency = open.adjacency.unwrap_or(game.lasting.adjacency);
            let first = game.lasting.first_cell;
            refuse_spot(open.display(open.seat), spot, adjacency, first, &mut refusal);
        }
        Action::Place(_) => refusal.add(game.step_rule(open.stage)),
        Action::Use(module) => game.refuse_use(position, module, &mut refusal),
        Action::As(_) => refusal.add(rule::KEEP_SIDE),
        Action::Own(_) | Action::Other(_) | Action::Market(_) | Action::To(_) | Action::Next(_) => {
            refusal.add(game.step_rule(open.stage));
        }
        Action::Name(symbol) => {
            refusal.add_if(open.stage != Stage::Name, game.step_rule(open.stage));
            let known = symbol.index() < game.content.symbols.len();
            refusal.add_if(!known || open.named.contains(&Some(symbol)), rule::FAVOURITE_TALE);
        }
        Action::EndTurn => refusal.add_if(open.stage != Stage::End, game.step_rule(open.stage)),
        Action::Pass => {
            let stuck = open.stage == Stage::Take
                && (0..8).filter_map(Place::new).all(|place| game.take_refused(position, place))
                && !explain(game, position, Action::TakeTop).is_empty();
            refusal.add_if(!stuck, rule::PASS_ONLY_WHEN_STUCK);
        }
        Action::Done => refusal.add_if(open.stage != Stage::Final, rule::GAME_END),
    }
    refusal
}

impl Wolfwalkers {
    /// The statement that says what this stage is for.
    fn step_rule(&self, stage: Stage) -> RuleId {
        match stage {
            Stage::Name => rule::FAVOURITE_TALE,
            Stage::Place => rule::PLACE_WHAT_YOU_TOOK,
            Stage::Final => rule::END_ORDER,
            _ => rule::STEPS,
        }
    }

    fn refuse_take(&self, position: &Position, place: Place, refusal: &mut Refusal) {
        let open = &position.open;
        if open.stage != Stage::Take {
            refusal.add(self.step_rule(open.stage));
            return;
        }
        self.refuse_card(position, place, refusal);
        // A fresh card is barred as long as another may be taken.
        let fresh = |place: Place| open.market.fresh & place.bit() != 0;
        let other = (0..8).filter_map(Place::new).any(|other| {
            let mut against = Refusal::none();
            self.refuse_card(position, other, &mut against);
            against.is_empty() && !fresh(other)
        });
        refusal.add_if(self.lasting.bar_fresh && fresh(place) && other, rule::FRESH_TRACKS);
    }

    fn refuse_card(&self, position: &Position, place: Place, refusal: &mut Refusal) {
        let open = &position.open;
        let Some(card) = open.market.card(place) else {
            refusal.add(rule::TAKE_FROM_MARKET);
            return;
        };
        refusal.add_if(open.market.reserved & place.bit() != 0, rule::SPOKEN_FOR);
        refusal.add_if(open.forbidden == Some(card.side), rule::LOST_FOR_WORDS);
        refusal.add_if(self.doubled(position, card), rule::DUPLICATE);
    }

    fn take_refused(&self, position: &Position, place: Place) -> bool {
        let mut refusal = Refusal::none();
        self.refuse_take(position, place, &mut refusal);
        !refusal.is_empty()
    }

    /// Would the seat to move own this side of the card twice?
    fn doubled(&self, position: &Position, card: Laid) -> bool {
        self.owns(position, position.open.seat, card, None)
    }

    /// Would the seat to move own this side of the card twice after it covers the card on `cell`? Only upper cards are
    /// owned; by the first rules the card about to be covered counted too.
    fn doubles_if_covering(&self, position: &Position, card: Laid, cell: Cell) -> bool {
        let except = self.rules.twin_may_cover.then_some(cell);
        self.owns(position, position.open.seat, card, except)
    }

    fn refuse_use(&self, position: &Position, module: ModuleId, refusal: &mut Refusal) {
        let open = &position.open;
        if module.index() >= self.content.modules.len() || !self.in_play(module) {
            refusal.add(rule::NOT_ON_THE_TABLE);
            return;
        }
        let effects = &self.content.module(module).effects;
        if let Some(number) = self.number_of(module) {
            let used = open.used[open.seat.index() % 4] & (1 << number) != 0;
            refusal.add_if(used, rule::ONCE_PER_GAME);
        }
        let Some((when, effect)) = effects.iter().find(|(when, _)| open.stage.allows(*when)) else {
            refusal.add(effects.first().map_or(rule::STEPS, |(when, _)| timing_rule(*when)));
            return;
        };
        if self.permanent == Some(module) {
            let used = open.permanent_used[usize::from(open.stage == Stage::End)];
            refusal.add_if(used, self.effect_rule(module, *effect));
        }
        let late = *when == When::AfterAction && open.ending_turn;
        refusal.add_if(late, rule::NO_REPEAT_AFTER_TURN_END);
        let hinders = matches!(effect, Effect::ReserveCard | Effect::ForbidSide(_));
        let finished = open.display(open.seat.next(self.players)).is_full();
        refusal.add_if(hinders && finished, rule::NO_TURN_LEFT);
        let in_vain = *effect == Effect::ExtraAction && !self.possible(position, open.seat, *effect);
        refusal.add_if(in_vain, rule::NOTHING_TO_REPEAT);
        refusal.add_if(!in_vain && !self.possible(position, open.seat, *effect), rule::CANNOT_BE_CARRIED_OUT);
    }

    fn refuse_choice(&self, position: &Position, task: &Task, action: Action, refusal: &mut Refusal) {
        let open = &position.open;
        let seat = open.seat;
        let effect = self.running(task);
        let wrong = self.effect_rule(task.module, effect);
        let chosen = task.picks.len();
        let picked = |number: usize| task.picks.iter().any(|pick| usize::from(*pick) == number);
        let first = || task.picks.first().and_then(|pick| Cell::new(usize::from(*pick)));
        let own = |cell: Cell| open.display(seat).get(cell);
        let other = |cell: Cell| open.display(seat.next(self.players)).get(cell);
        let goal_type = |laid: Option<Laid>| {
            let goal = laid.filter(|laid| laid.side == Side::Goal);
            goal.map(|laid| self.content.goal(position.card(laid.token)).goal_type())
        };
        let own_goal = |cell: Cell| goal_type(own(cell));
        let turned = |laid: Laid| Laid { side: laid.side.turned(), ..laid };
        let breaks = match (effect, action, chosen) {
            (Effect::FlipMarket, Action::Market(place), 0) => {
                self.side_at(position, place) != Some(Side::Story)
            }
            (Effect::FlipMarket, Action::Market(place), 1) => {
                self.side_at(position, place) != Some(Side::Goal)
            }
            (Effect::RecycleMarket | Effect::ReserveCard, Action::Market(place), 0) => {
                open.market.card(place).is_none()
            }
            (Effect::RecycleWholeMarket, Action::Market(place), _) => {
                open.market.card(place).is_none() || picked(place.index())
            }
            (Effect::ReturnOwnCard, Action::Own(cell), 0) => own(cell).is_none(),
            (Effect::TakeAndCover, Action::Market(place), 0) => {
                let card = open.market.card(place);
                let doubled = |card: Laid| {
                    let covers = |cell| !self.doubles_if_covering(position, card, cell);
                    !(0..25).filter_map(Cell::new).any(|cell| own(cell).is_some() && covers(cell))
                };
                refusal.add_if(card.is_some_and(doubled), rule::DUPLICATE);
                card.is_none()
            }
            (Effect::TakeAndCover, Action::Own(cell), 1) => {
                let place = task.picks.first().and_then(|pick| Place::new(usize::from(*pick)));
                let card = place.and_then(|place| open.market.card(place));
                let doubled = card.is_some_and(|card| self.doubles_if_covering(position, card, cell));
                refusal.add_if(doubled, rule::DUPLICATE);
                own(cell).is_none()
            }
            (Effect::TakeDeckBottom, Action::As(side), 0) => {
                let hand = open.hand.map(|hand| Laid { side, ..hand });
                refusal.add_if(hand.is_some_and(|hand| self.doubled(position, hand)), rule::DUPLICATE);
                hand.is_none()
            }
            (Effect::SwapOwnCards, Action::Own(cell), 0) => {
                own(cell).is_none() || !open.display(seat).cards().any(|(later, _)| later > cell)
            }
            (Effect::SwapOwnCards, Action::Own(cell), 1) => {
                own(cell).is_none() || first().is_none_or(|first| cell <= first)
            }
            (Effect::FlipOwnCard, Action::Own(cell), 0) => {
                let card = own(cell).map(turned);
                refusal.add_if(card.is_some_and(|card| self.doubled(position, card)), rule::DUPLICATE);
                card.is_none()
            }
            (Effect::MoveOwnCard, Action::Own(cell), 0) if task.lifted.is_none() => {
                let alone = open.display(seat).len() < 2;
                refusal.add_if(alone || self.stuck(open.display(seat), cell), rule::SHIFTED_AS_PLACED);
                own(cell).is_none()
            }
            (Effect::MoveOwnCard, Action::To(spot), _) if task.lifted.is_some() => {
                let back = task.lifted.is_some_and(|(_, from)| from == spot);
                refusal.add_if(back, rule::SHIFTED_AS_PLACED);
                refuse_spot(open.display(seat), spot, self.lasting.adjacency, None, refusal);
                false
            }
            (Effect::SwapStoriesWithOther, Action::Own(cell), 0) => {
                own(cell).is_none_or(|card| card.side == Side::Goal)
                    || !open
                        .display(seat.next(self.players))
                        .cards()
                        .any(|(theirs, _)| self.barters(position, cell, theirs))
            }
            (Effect::SwapStoriesWithOther, Action::Other(cell), 1) => {
                first().is_none_or(|mine| !self.barters(position, mine, cell))
            }
            (Effect::SwapOtherCards, Action::Other(cell), 0) => {
                other(cell).is_none()
                    || !(0..25)
                        .filter_map(Cell::new)
                        .any(|next| next > cell && beside(cell, next) && other(next).is_some())
            }
            (Effect::SwapOtherCards, Action::Other(cell), 1) => {
                other(cell).is_none() || first().is_none_or(|first| cell <= first || !beside(first, cell))
            }
            (Effect::ScoreCopiedGoal(types), Action::Other(cell), 0) => {
                !goal_type(other(cell)).is_some_and(|kind| types.contains(kind))
            }
            (Effect::AddSymbol, Action::Own(cell), 0) => {
                own(cell).is_none_or(|card| card.side == Side::Goal)
                    || self.lacking(position, seat, cell) == 0
            }
            (Effect::AddSymbol, Action::Name(symbol), 1) => {
                let shown = first()
                    .is_none_or(|cell| self.sight(position, seat).boards().showing(symbol) & cell.bit() != 0);
                shown || symbol.index() >= self.content.symbols.len()
            }
            (Effect::PatternOverlap(_), Action::Own(cell), 0) => own_goal(cell) != Some(GoalType::Pattern),
            (Effect::CrossTolerance(_), Action::Own(cell), 0) => {
                own_goal(cell) != Some(GoalType::ArrowsCross)
            }
            (Effect::BalanceTolerance(_), Action::Own(cell), 0) => own_goal(cell) != Some(GoalType::Balance),
            (Effect::LookAndOrder(_), Action::Next(depth), _) => {
                depth >= task.looking || picked(usize::from(depth))
            }
            _ => true,
        };
        refusal.add_if(breaks, wrong);
    }

    fn side_at(&self, position: &Position, place: Place) -> Option<Side> {
        position.open.market.card(place).map(|card| card.side)
    }

    /// Has the card on this cell nowhere else to go?
    fn stuck(&self, display: &Display, cell: Cell) -> bool {
        let mut rest = display.clone();
        let Some((_, from)) = rest.lift(cell) else { return true };
        !Spot::all().any(|spot| {
            let mut against = Refusal::none();
            refuse_spot(&rest, spot, self.lasting.adjacency, None, &mut against);
            against.is_empty() && spot != from
        })
    }

    /// May the two stories change places?
    fn barters(&self, position: &Position, mine: Cell, theirs: Cell) -> bool {
        let seat = position.open.seat;
        let next = seat.next(self.players);
        let cards = (position.open.display(seat).get(mine), position.open.display(next).get(theirs));
        let (Some(give), Some(get)) = cards else { return false };
        let count = |card: Laid| self.content.story(position.card(card.token)).len();
        give.side == Side::Story
            && get.side == Side::Story
            && count(give) == count(get)
            && !self.owns(position, seat, get, Some(mine))
            && !self.owns(position, next, give, Some(theirs))
    }

    /// The statement of the effect.
    fn effect_rule(&self, module: ModuleId, effect: Effect) -> RuleId {
        let permanent = self.permanent == Some(module);
        match effect {
            Effect::FlipMarket if permanent => rule::TURNING_LEAVES,
            Effect::FlipMarket => rule::CHANGE_OF_WIND,
            Effect::RecycleMarket => rule::CLEAR_THE_PATH,
            Effect::RecycleWholeMarket => rule::CLEAN_SWEEP,
            Effect::ReturnOwnCard => rule::SECOND_CHANCE,
            Effect::TakeAndCover => rule::LAST_CHANCE,
            Effect::TakeDeckBottom => rule::FROM_THE_ROOTS,
            Effect::SwapOwnCards => rule::TRADING_PLACES,
            Effect::FlipOwnCard => rule::NEW_LIGHT,
            Effect::MoveOwnCard => rule::SHIFTING_GROUND,
            Effect::ReserveCard => rule::SPOKEN_FOR,
            Effect::SwapStoriesWithOther => rule::BARTER,
            Effect::ForbidSide(_) => rule::LOST_FOR_WORDS,
            Effect::SwapOtherCards => rule::CROSSED_PATHS,
            Effect::ScoreCopiedGoal(_) => rule::BORROWED_DREAM,
            Effect::AddSymbol => rule::SHAPESHIFTER,
            Effect::PatternOverlap(_) => rule::OVERLAPPING_TALES,
            Effect::CrossTolerance(_) => rule::BLIND_EYE,
            Effect::BalanceTolerance(_) => rule::NEAR_ENOUGH,
            Effect::LookAndOrder(_) => rule::FORESIGHT,
            _ => rule::CANNOT_BE_CARRIED_OUT,
        }
    }
}

fn timing_rule(when: When) -> RuleId {
    match when {
        When::Any => rule::ANY_TIME,
        When::BeforeTake => rule::BEFORE_TAKE,
        When::InsteadOfTake => rule::INSTEAD_OF_TAKE,
        When::OnTake => rule::ON_TAKE,
        When::OnPlace => rule::ON_PLACE,
        When::AfterAction => rule::AFTER_ACTION,
        When::TurnEnd => rule::TURN_END,
        When::GameEnd => rule::GAME_END,
        // A lasting effect is not used.
        When::Never | When::Setup | When::TakeOptions | When::Placement | When::Scoring => {
            rule::CANNOT_BE_CARRIED_OUT
        }
    }
}

fn beside(a: Cell, b: Cell) -> bool {
    a.row().abs_diff(b.row()) + a.col().abs_diff(b.col()) == 1
}

/// What forbids one more card here, counted out on rows and columns.
fn refuse_spot(
    display: &Display,
    spot: Spot,
    adjacency: Adjacency,
    first: Option<Cell>,
    refusal: &mut Refusal,
) {
    let (row, col) = (spot.row(), spot.col());
    let cards: Vec<(i8, i8)> =
        display.cards().map(|(cell, _)| (cell.row() as i8, cell.col() as i8)).collect();
    let outside = |value: i8| !(0..5).contains(&value);
    if display.is_pinned() {
        refusal.add_if(outside(row) || outside(col), rule::PINNED_GRID);
    }
    if cards.is_empty() {
        if !display.is_pinned() {
            // A first card may lie anywhere, which is one and the same place: it is written 0,0.
            let only = first.map_or((0, 0), |cell| (cell.row() as i8, cell.col() as i8));
            let why = if first.is_some() { rule::PINNED_GRID } else { rule::ADJACENT };
            refusal.add_if((row, col) != only, why);
        }
        return;
    }
    refusal.add_if(cards.contains(&(row, col)), rule::FREE_SPACE);
    if !display.is_pinned() {
        let span = |values: &mut dyn Iterator<Item = i8>, new: i8| {
            let (low, high) = values.fold((new, new), |(low, high), value| (low.min(value), high.max(value)));
            high - low
        };
        let tall = span(&mut cards.iter().map(|(row, _)| *row), row);
        let wide = span(&mut cards.iter().map(|(_, col)| *col), col);
        refusal.add_if(tall >= 5 || wide >= 5, rule::FIVE_BY_FIVE);
    }
    let near = |(r, c): &(i8, i8)| {
        let (down, right) = ((row - r).abs(), (col - c).abs());
        match adjacency {
            Adjacency::Orthogonal => down + right == 1,
            Adjacency::OrthogonalOrDiagonal => down.max(right) == 1,
            Adjacency::AnyFreeCell => true,
        }
    };
    refusal.add_if(!cards.iter().any(near), rule::ADJACENT);
}
