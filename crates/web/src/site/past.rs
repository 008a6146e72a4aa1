//! What the boards of a running table remember, kept beside the table for each pair of eyes.
//!
//! After a step a page is told that step and no other. When steps were taken back the memory no longer fits, and the match
//! is told once from its beginning; so it is for eyes that are new.

use moonpack_pages::Past;
use moonpack_rules::Viewer;
use moonpack_table::Table;

/// The pasts of a table, one for each viewer that has looked.
#[derive(Default)]
pub(crate) struct Pasts(Vec<Kept>);

struct Kept {
    past: Past,
    /// The version that the last step it knows has led to. Versions only grow, so a step that is taken back and taken again
    /// has another.
    version: Option<u64>,
}

impl Pasts {
    /// What the board remembers for this viewer, up to the last step.
    pub(crate) fn past(&mut self, table: &Table, viewer: Viewer) -> &Past {
        let game = table.game();
        let mine = |kept: &Kept| kept.past.viewer() == viewer;
        let place = self.0.iter().position(mine).unwrap_or_else(|| {
            self.0.push(Kept { past: Past::of(game, viewer), version: table.version_at(game.steps()) });
            self.0.len() - 1
        });
        let kept = &mut self.0[place];
        if table.version_at(kept.past.steps()) == kept.version {
            kept.past.go_on(game);
        } else {
            kept.past = Past::of(game, viewer);
        }
        kept.version = table.version_at(game.steps());
        &kept.past
    }
}

#[cfg(test)]
mod tests {
    use moonpack_games::{AnyMatch, Contents, GameKind};
    use moonpack_pages::{Shell, TableModel, Theme, frame};
    use moonpack_rules::Seat;
    use moonpack_table::{Clock, Command, Millis, NewChair, Opening, Person, PersonId};
    use moonpack_words::Lang;

    use super::*;

    #[test]
    fn a_frame_drawn_from_what_was_kept_is_the_frame_drawn_from_the_whole_match_also_after_steps_back() {
        let contents = Contents::shipped().unwrap();
        let shell = Shell { lang: Lang::En, theme: Theme::Night, calm: false, path: "/t/abc".into() };
        let anna = Person { id: PersonId(1), name: "Anna".into(), bot: false };
        for kind in GameKind::EVERY {
            let game = AnyMatch::draw(&contents, kind, 2, &vec![], 4).unwrap();
            let opening = Opening::of(&game, vec![NewChair::Open; 2], Clock::Off, true);
            let mut table = Table::open(game, opening, Millis(0));
            table.seat_person(&anna, &Seat::first(2).collect::<Vec<_>>(), Millis(0)).unwrap();
            let (mut pasts, mut back) = (Pasts::default(), 0);
            for turn in 0..60_usize {
                let legal = table.game().legal();
                let Some(action) = legal.get(turn * 7 % legal.len().max(1)).cloned() else { break };
                if table.command(&anna, Command::act(table.version(), action), Millis(0)).is_err() {
                    break;
                }
                let looked = turn % 3 != 1;
                if turn % 5 == 3 {
                    let undo = Command::undo(table.version());
                    back += usize::from(table.command(&anna, undo, Millis(0)).is_ok());
                }
                for viewer in Viewer::all(2).filter(|_| looked) {
                    let whole = TableModel::of("/t/abc", table.game(), viewer);
                    let kept = TableModel {
                        past: Some(pasts.past(&table, viewer)),
                        ..TableModel::of("/t/abc", table.game(), viewer)
                    };
                    let (kept, whole) = (frame(&shell, &kept), frame(&shell, &whole));
                    assert_eq!(kept.into_string(), whole.into_string(), "{kind}, turn {turn}, {viewer:?}");
                }
            }
            assert!(back > 0 && pasts.0.len() == 3, "{kind}: {back} steps back, {} viewers", pasts.0.len());
        }
    }
}
