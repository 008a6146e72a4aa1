//! Wolfwalkers as numbers.
//!
//! A card is its number in the component data plus one; 0 is no card or one that the viewer does not know. What stories
//! show stands beside it symbol by symbol.

use moonpack_rules::{Game, Seat};
use wolfwalkers::{
    Action, CardId, Cell, DeckItem, FULL, Laid, MAX_LOOK, MAX_PLACES, ModuleId, Place, Side, Spot, Stage,
    Symbol, View, Wolfwalkers,
};

use super::{Block, Encode, Sheet, around, number, set};

/// Rows and columns of the spots around a display.
const BOARD: usize = 9;
const SPOTS: usize = BOARD * BOARD;
/// How deep the deck is shown.
const DEPTH: usize = 2 * MAX_LOOK;
const SIDES: [Side; 2] = [Side::Story, Side::Goal];

/// Where each sort of decision begins; what the component data decides the number of comes last.
struct Starts {
    top: usize,
    place: usize,
    own: usize,
    other: usize,
    market: usize,
    to: usize,
    side: usize,
    next: usize,
    end_turn: usize,
    name: usize,
}

const AT: Starts = {
    let top = MAX_PLACES;
    let place = top + 1;
    let own = place + SPOTS;
    let other = own + FULL;
    let market = other + FULL;
    let to = market + MAX_PLACES;
    let side = to + SPOTS;
    let next = side + SIDES.len();
    let end_turn = next + MAX_LOOK;
    Starts { top, place, own, other, market, to, side, next, end_turn, name: end_turn + 3 }
};

impl Encode for Wolfwalkers {
    fn blocks(&self) -> Vec<Block> {
        vec![
            Block::new("take", &[MAX_PLACES]),
            Block::new("take_top", &[1]),
            Block::new("place", &[BOARD, BOARD]),
            Block::new("own", &[FULL]),
            Block::new("other", &[FULL]),
            Block::new("market", &[MAX_PLACES]),
            Block::new("to", &[BOARD, BOARD]),
            Block::new("as", &[SIDES.len()]),
            Block::new("next", &[MAX_LOOK]),
            Block::new("end_turn", &[1]),
            Block::new("pass", &[1]),
            Block::new("done", &[1]),
            Block::new("name", &[self.content().symbols.len()]),
            Block::new("use", &[self.content().modules.len()]),
        ]
    }

    fn index_of(&self, action: Action) -> usize {
        match action {
            Action::Take(place) => place.index(),
            Action::TakeTop => AT.top,
            Action::Place(spot) => AT.place + spot_number(spot),
            Action::Own(cell) => AT.own + cell.index(),
            Action::Other(cell) => AT.other + cell.index(),
            Action::Market(place) => AT.market + place.index(),
            Action::To(spot) => AT.to + spot_number(spot),
            Action::As(side) => AT.side + usize::from(side == Side::Goal),
            Action::Next(depth) => AT.next + usize::from(depth),
            Action::EndTurn => AT.end_turn,
            Action::Pass => AT.end_turn + 1,
            Action::Done => AT.end_turn + 2,
            Action::Name(symbol) => AT.name + symbol.index(),
            Action::Use(module) => AT.name + self.content().symbols.len() + module.index(),
        }
    }

    fn action_at(&self, index: usize) -> Option<Action> {
        let (symbols, modules) = (self.content().symbols.len(), self.content().modules.len());
        let at = |start: usize| index - start;
        Some(match index {
            i if i < AT.top => Action::Take(Place::new(i)?),
            i if i < AT.place => Action::TakeTop,
            i if i < AT.own => Action::Place(spot_at(at(AT.place))?),
            i if i < AT.other => Action::Own(Cell::new(at(AT.own))?),
            i if i < AT.market => Action::Other(Cell::new(at(AT.other))?),
            i if i < AT.to => Action::Market(Place::new(at(AT.market))?),
            i if i < AT.side => Action::To(spot_at(at(AT.to))?),
            i if i < AT.next => Action::As(*SIDES.get(at(AT.side))?),
            i if i < AT.end_turn => Action::Next(at(AT.next) as u8),
            i if i < AT.name => *[Action::EndTurn, Action::Pass, Action::Done].get(at(AT.end_turn))?,
            i if i < AT.name + symbols => Action::Name(Symbol(at(AT.name) as u8)),
            i if i < AT.name + symbols + modules => Action::Use(ModuleId((at(AT.name) - symbols) as u8)),
            _ => return None,
        })
    }

    fn draw_view<S: Sheet>(&self, view: &View, seat: Seat, sheet: &mut S) {
        let open = &view.open;
        let (count, content) = (self.seats(), self.content());
        let (kinds, symbols, modules) = (content.cards.len(), content.symbols.len(), content.modules.len());
        let seats = around(seat, count);
        let stage = stage(open.stage);
        sheet.one_of(
            "to_move",
            count,
            (stage != OVER).then(|| (open.seat.index() + count - seat.index()) % count),
        );
        sheet.one_of("stage", 6, Some(stage));
        sheet.number("turn", open.turn);
        let displays = sheet.plane("displays", &[count, FULL]);
        for (row, of) in seats.clone().enumerate() {
            for (cell, laid) in open.display(of).cards() {
                set(displays, row * FULL + cell.index(), card_number(view.card(laid.token)));
            }
        }
        let goals = sheet.plane("goals", &[count, FULL]);
        for (row, of) in seats.clone().enumerate() {
            Cell::of(open.display(of).goals()).for_each(|cell| set(goals, row * FULL + cell.index(), 1));
        }
        let stories = sheet.plane("stories", &[count, FULL, symbols]);
        for (row, of) in seats.clone().enumerate() {
            for (cell, laid) in open.display(of).cards().filter(|(_, laid)| laid.side == Side::Story) {
                let place = (row * FULL + cell.index()) * symbols;
                show(self, view, laid, &mut stories[place..]);
            }
        }
        let pinned = sheet.plane("pinned", &[count]);
        for (row, of) in seats.clone().enumerate() {
            set(pinned, row, u8::from(open.display(of).is_pinned()));
        }
        // card, goal up, fresh, reserved, filled or to be filled
        let market = sheet.plane("market", &[MAX_PLACES, 5]);
        for (place, slot) in open.market.slots.iter().enumerate() {
            let bit = |of: u8| of >> place & 1;
            let card = slot.token.and_then(|token| view.card(token));
            let row = [
                card_number(card),
                u8::from(slot.side == Side::Goal),
                bit(open.market.fresh),
                bit(open.market.reserved),
                1,
            ];
            row.into_iter().enumerate().for_each(|(column, value)| set(market, place * 5 + column, value));
        }
        let shown = sheet.plane("market_stories", &[MAX_PLACES, symbols]);
        for place in Place::of(u8::MAX) {
            if let Some(laid) = open.market.card(place) {
                show(self, view, laid, &mut shown[place.index() * symbols..]);
            }
        }
        sheet.number("deck", open.deck().len());
        let top = sheet.plane("deck_top", &[DEPTH]);
        for (depth, item) in open.deck().take(DEPTH).enumerate() {
            if let DeckItem::Card(token) = item {
                set(top, depth, card_number(view.card(token)));
            }
        }
        let exchange = sheet.plane("deck_exchange", &[DEPTH]);
        for (depth, item) in open.deck().take(DEPTH).enumerate() {
            set(exchange, depth, u8::from(item == DeckItem::Exchange));
        }
        sheet.number("hand", card_number(open.hand.and_then(|laid| view.card(laid.token))));
        sheet.one_of("hand_side", 2, self.hand_side(open).map(|side| usize::from(side == Side::Goal)));
        sheet.number("shared_goal", card_number(open.shared.and_then(|token| view.card(token))));
        let unknown = sheet.plane("unknown_cards", &[kinds]);
        unknown.fill(number(self.copies()));
        for card in view.cards.iter().flatten() {
            let left = unknown.get(card.index()).copied().unwrap_or(0);
            set(unknown, card.index(), left.saturating_sub(1));
        }
        let table = sheet.plane("modules", &[modules]);
        for module in self.permanent().iter().chain(self.opportunities()) {
            set(table, module.index(), 1);
        }
        let used = sheet.plane("used", &[count, modules]);
        for (row, of) in seats.clone().enumerate() {
            for (place, module) in self.opportunities().iter().enumerate() {
                let is_used = open.used[of.index() % open.used.len()] >> (place & 31) & 1;
                set(used, row * modules + module.index(), is_used as u8);
            }
        }
        let named = sheet.plane("named", &[count, symbols]);
        for (row, of) in seats.enumerate() {
            if let Some(symbol) = open.named[of.index() % open.named.len()] {
                set(named, row * symbols + symbol.index(), 1);
            }
        }
        sheet.one_of("forbidden_side", 2, open.forbidden.map(|side| usize::from(side == Side::Goal)));
        let task = open.task.as_ref();
        sheet.one_of("task", modules, task.map(|task| task.module.index()));
        sheet.number("task_step", task.map_or(0, |task| task.step + 1));
        let picks = sheet.plane("task_picks", &[MAX_PLACES]);
        for (place, pick) in task.iter().flat_map(|task| &task.picks).enumerate() {
            set(picks, place, pick.saturating_add(1));
        }
    }
}

/// The number of the last stage: the game is over.
const OVER: usize = 5;

const fn stage(stage: Stage) -> usize {
    match stage {
        Stage::Name => 0,
        Stage::Take => 1,
        Stage::Place => 2,
        Stage::End => 3,
        Stage::Final => 4,
        Stage::Over { .. } => OVER,
    }
}

fn card_number(card: Option<CardId>) -> u8 {
    card.map_or(0, |card| number(card.index() + 1))
}

/// The symbols of a story that lies open.
fn show(game: &Wolfwalkers, view: &View, laid: Laid, plane: &mut [u8]) {
    if let Some(card) = view.card(laid.token).filter(|_| laid.side == Side::Story) {
        game.content().story(card).iter().for_each(|symbol| set(plane, symbol.index(), 1));
    }
}

fn spot_number(spot: Spot) -> usize {
    let half = BOARD as i8 / 2;
    ((spot.row() + half) as usize) * BOARD + (spot.col() + half) as usize
}

fn spot_at(number: usize) -> Option<Spot> {
    let half = BOARD as i8 / 2;
    Spot::at((number / BOARD) as i8 - half, (number % BOARD) as i8 - half)
}
