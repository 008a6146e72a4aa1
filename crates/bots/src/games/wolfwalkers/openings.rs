//! The places where a pattern is still open: how many symbols are missing there, and how likely they are to come.
//!
//! Places are counted for all anchors of a form at once, on bit boards, as the rules do it for completions.

use ::wolfwalkers::{ALL_CELLS, MAX_PARTS, Pattern, Sight};

use super::supply::Supply;

/// More missing symbols than this are all the same.
const MOST_MISSING: usize = 4;

/// The open places of a pattern, by the number of missing symbols. A place is as likely as all of its missing symbols
/// together, each as likely as a card that shows it.
#[derive(Default)]
pub(super) struct Openings {
    /// How often the pattern is complete, on different cards.
    pub(super) complete: usize,
    /// The likeliest place.
    pub(super) best: [f32; MOST_MISSING + 1],
    /// All places together.
    pub(super) sum: [f32; MOST_MISSING + 1],
}

impl Openings {
    /// Looks for places on cards that complete the pattern nowhere yet. `by` moves the display in its frame.
    pub(super) fn of(pattern: &Pattern, sight: &Sight<'_>, by: usize, supply: &Supply) -> Self {
        let mut openings = Self::default();
        let mut used = 0;
        if pattern.is_complete(sight.boards()) {
            let packing = pattern.best_packing(sight.boards());
            openings.complete = packing.len();
            used = packing.iter().fold(0, |all, cells| all | cells);
        }
        let free = !(sight.display().taken() << by) & ALL_CELLS;
        for form in pattern.forms() {
            let mut parts = [Part::default(); MAX_PARTS];
            let mut count = 0;
            for (part, (first, symbol)) in parts.iter_mut().zip(form.at(0)) {
                let off = first.trailing_zeros();
                let there = (sight.boards().showing(symbol) & !used) << by;
                *part = Part { there: there >> off, free: free >> off, chance: supply.part(symbol) };
                count += 1;
            }
            openings.add(&parts[..count], form.anchors(), 0, 1.0);
        }
        openings
    }

    /// Adds the places of a form, `anchors`, where so many symbols of the parts before these are missing.
    fn add(&mut self, parts: &[Part], anchors: u32, missing: usize, chance: f32) {
        let Some((part, rest)) = parts.split_first() else {
            let missing = missing.min(MOST_MISSING);
            self.best[missing] = self.best[missing].max(chance);
            self.sum[missing] += chance * anchors.count_ones() as f32;
            return;
        };
        let present = anchors & part.there;
        if present != 0 {
            self.add(rest, present, missing, chance);
        }
        let lacking = anchors & part.free;
        if lacking != 0 {
            self.add(rest, lacking, missing + 1, chance * part.chance);
        }
    }
}

/// A part of a form, seen from the form's anchor: where its symbol is, where it could still come, and how likely a card is
/// to bring it.
#[derive(Clone, Copy, Default)]
struct Part {
    there: u32,
    free: u32,
    chance: f32,
}

#[cfg(test)]
mod tests {
    use ::wolfwalkers::{GoalKind, Scene, Wolfwalkers};
    use moonpack_rules::Seat;

    use super::*;

    /// The openings of C53, two parents diagonally, in a display with these stories; C04, C12 and C24 show parents.
    fn parents(rows: &str, by: usize) -> Openings {
        let (game, position): (Wolfwalkers, _) =
            Scene::new(2).display(0, rows).market("C40 C41 C43 C44 C45 C47").build().unwrap();
        let goal = game.content().goal(game.content().find_card("C53").unwrap());
        let GoalKind::Pattern(pattern) = &goal.kind else { panic!("C53 is a pattern") };
        let sight = game.sight(&position, Seat::first(1).next().unwrap());
        Openings::of(pattern, &sight, by, &Supply::of(&game, &position))
    }

    #[test]
    fn a_symbol_in_the_middle_opens_a_place_on_each_diagonal() {
        let open = parents("C04", 12);
        assert_eq!(open.complete, 0);
        assert!(open.best[1] > 0.0);
        assert!((open.sum[1] - 4.0 * open.best[1]).abs() < 1e-6);
        assert!(open.best[2] < open.best[1], "two missing symbols are less likely than one");
    }

    #[test]
    fn cards_of_a_completion_open_nothing_more() {
        let open = parents("C04 C01\nC02 C12", 0);
        assert_eq!((open.complete, open.best[1]), (1, 0.0));
        let more = parents("C04 C01 .\nC02 C12 C24", 0);
        assert_eq!(more.complete, 1);
        assert!(more.best[1] > 0.0, "C24 still waits for another");
    }
}
