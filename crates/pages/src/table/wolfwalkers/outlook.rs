//! What a choice would bring: points at every place the card may go to, before it is placed and before it is even taken,
//! as a sum and by the goals that make it.
//!
//! Counted by trying it out in a world that fits the reader's view: what scores lies open, so every such world answers
//! alike.

use ::wolfwalkers::{Action, Origin, Position, Side, Spot, Stage, Token};
use moonpack_rules::{Game, Notation, Quiet};

use super::Scene;
use crate::table::{Outlook, signed};

/// What something would change in the reader's points.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Change {
    /// All of it.
    pub(super) sum: i32,
    /// By goals, told by their letters; what module cards change has none.
    pub(super) by: Vec<(usize, i32)>,
}

/// A choice with what it would change: at once, or place by place.
pub(super) struct Tried {
    pub(super) action: Action,
    pub(super) change: Option<Change>,
    pub(super) places: Vec<(Spot, Change)>,
}

/// A seat's points by goal; what has no card of its own stands under `None`.
type Tally = Vec<(Option<Token>, i32)>;

impl Scene<'_> {
    /// Tries everything the reader may do.
    pub(super) fn try_out(&self) -> Vec<Tried> {
        let mut before = self.world.clone();
        if let Some((card, spot)) = self.open().task.as_ref().and_then(|task| task.lifted) {
            before.open.displays[self.reader.index() % 4].place(spot, card, false);
        }
        let before = self.tally(&before);
        self.legal.iter().filter_map(|action| self.tried(*action, &before)).collect()
    }

    /// The notes of the choices.
    pub(super) fn outlooks(&self) -> Vec<Outlook> {
        self.tried.iter().map(|tried| self.outlook(tried)).collect()
    }

    fn outlook(&self, tried: &Tried) -> Outlook {
        let best = tried.places.iter().map(|(_, change)| change.sum).max();
        let note = match (&tried.change, best) {
            (Some(change), _) => Some(signed(change.sum)),
            (None, Some(best)) => {
                Some(self.words.with("board-ww-best", &[("points", (&signed(best)).into())]))
            }
            (None, None) => None,
        };
        let at = |(spot, change): &(Spot, Change)| {
            format!("spot-{}-{}={}", spot.row(), spot.col(), signed(change.sum))
        };
        let peek = tried.places.iter().map(at).collect::<Vec<_>>().join(" ");
        Outlook {
            action: self.game.write_action(tried.action),
            note,
            peek: (!peek.is_empty()).then_some(peek),
        }
    }

    fn tried(&self, action: Action, before: &Tally) -> Option<Tried> {
        let idle = self.open().task.is_none();
        let placing = matches!(action, Action::Place(_) | Action::To(_));
        let taking = idle && matches!(action, Action::Take(_) | Action::TakeTop);
        if idle && !placing && !taking {
            return None;
        }
        let mut after = self.world.clone();
        self.game.apply(&mut after, action, &mut Quiet);
        if taking {
            let places = self.places_after(&after, before);
            return (!places.is_empty()).then_some(Tried { action, change: None, places });
        }
        let change = self.change(before, &after);
        let done = placing || (after.open.task.is_none() && change != Change::default());
        done.then_some(Tried { action, change: Some(change), places: Vec::new() })
    }

    /// Where a card could be placed once it is taken, and what it would bring there.
    fn places_after(&self, taken: &Position, before: &Tally) -> Vec<(Spot, Change)> {
        if taken.open.stage != Stage::Place || taken.open.task.is_some() {
            return Vec::new();
        }
        let mut legal = Vec::new();
        self.game.legal(taken, &mut legal);
        let place = |action: Action| {
            let Action::Place(spot) = action else { return None };
            let mut placed = taken.clone();
            self.game.apply(&mut placed, action, &mut Quiet);
            Some((spot, self.change(before, &placed)))
        };
        legal.into_iter().filter_map(place).collect()
    }

    fn tally(&self, world: &Position) -> Tally {
        let display = world.open.display(self.reader);
        let mut tally = Tally::new();
        self.game.tally(world, self.reader, |origin, points| {
            let token = match origin {
                Origin::Goal(cell, _) => display.get(cell).map(|laid| laid.token),
                Origin::Copied(_) | Origin::Shared(_) | Origin::Permanent(_) => None,
            };
            match tally.iter_mut().find(|(known, _)| *known == token) {
                Some((_, sum)) => *sum += points,
                None => tally.push((token, points)),
            }
        });
        tally
    }

    fn change(&self, before: &Tally, after: &Position) -> Change {
        let new = self.tally(after);
        let points = |tally: &Tally, token: Option<Token>| {
            tally.iter().find(|(known, _)| *known == token).map_or(0, |(_, points)| *points)
        };
        let gone = before.iter().filter(|(token, _)| !new.iter().any(|(known, _)| known == token));
        let mut by: Vec<(usize, i32)> = new
            .iter()
            .chain(gone)
            .filter_map(|(token, _)| {
                let change = points(&new, *token) - points(before, *token);
                (change != 0).then_some((self.letter((*token)?), change))
            })
            .collect();
        by.sort_unstable();
        let sum = |tally: &Tally| tally.iter().map(|(_, points)| points).sum::<i32>();
        Change { sum: sum(&new) - sum(before), by }
    }

    /// The letter of a goal of the reader's; one that is not laid yet gets the next.
    fn letter(&self, token: Token) -> usize {
        let laid = self.open().display(self.reader).cards();
        let known = laid.into_iter().any(|(_, card)| card.token == token && card.side == Side::Goal);
        if known { self.told.letter_of(self.reader, token) } else { self.told.next_letter(self.reader) }
    }
}
