//! Lines of one's own as pages show them: turn by turn in words, each with the chance that the strongest bot sees after it.

use std::net::IpAddr;
use std::sync::{Arc, OnceLock};

use moonpack_games::AnyMatch;
use moonpack_live::{Reviewed, Scale};
use moonpack_pages::{TriedLine, TriedTurn};
use moonpack_rules::Seat;
use moonpack_table::PersonId;
use moonpack_words::Words;

use super::analysis::Finished;
use super::lines::{Line, Lines, Span};
use super::reader::Reader;
use crate::App;

/// Weighs positions for a reader. However many of a page are new, they count as one question to the strongest bot.
pub(super) struct Scales {
    app: Arc<App>,
    reader: Option<PersonId>,
    from: IpAddr,
    allowed: OnceLock<bool>,
}

impl Scales {
    pub(super) fn of(app: &Arc<App>, reader: &Reader) -> Self {
        Self { app: app.clone(), reader: reader.id(), from: reader.from, allowed: OnceLock::new() }
    }

    /// The seat's chance in the position at the end of a line; nothing yet, if it has still to be thought about.
    pub(super) fn chance(&self, of: &Reviewed, line: &Line, end: &AnyMatch, seat: Seat) -> Option<f32> {
        let may = || *self.allowed.get_or_init(|| self.app.gate.thought(self.reader, self.from).is_ok());
        let scale = Scale::of(of, &line.to_string(), seat);
        self.app.lobby.worth(scale, (end, seat), self.from, may)
    }
}

/// The last part of the address of a line that is gone on with; the others stay in it.
pub(super) fn tried_at(line: &Line, others: &Lines) -> String {
    let others = others.to_string();
    let joint = if others.is_empty() { "" } else { "_" };
    format!("{line}{joint}{others}")
}

/// All lines, each with how many turns it shares with the one before. Their addresses count from the analysis.
pub(super) fn tried(played: &Finished, lines: &Lines, scales: &Scales, words: &Words) -> Vec<TriedLine> {
    let mut before: Vec<Vec<String>> = Vec::new();
    let mut from = None;
    let mut all = Vec::new();
    for line in lines.iter() {
        let Some(walk) = line.walk(&played.game) else { continue };
        let Some(seat) = walk.start.to_move() else { continue };
        let spans = &walk.spans;
        let same = from == Some(line.from);
        let alike = spans.iter().zip(&before).take_while(|(span, known)| same && span.actions == **known);
        let shared = alike.count();
        before = spans.iter().map(|span| span.actions.clone()).collect();
        from = Some(line.from);
        let turn = |span: &Span| TriedTurn {
            address: format!("if/{}", tried_at(&line.first(span.picks), lines)),
            ..turn(span, seat, (played, line), scales, words)
        };
        let turns: Vec<TriedTurn> = spans.iter().map(turn).collect();
        let without = lines.without(line).to_string();
        all.push(TriedLine { from: line.from, shared, turns, without });
    }
    all
}

/// A turn of a line. Its chance is that of the seat whose turn is tried; a turn that is not over has none.
pub(super) fn turn(
    span: &Span,
    seat: Seat,
    (played, line): (&Finished, &Line),
    scales: &Scales,
    words: &Words,
) -> TriedTurn {
    let chance = || scales.chance(&played.review, &line.first(span.picks), &span.after, seat);
    TriedTurn {
        seat: span.before.to_move().map_or(0, Seat::index),
        told: moonpack_tell::turn(&span.before, &span.actions, &played.names, words),
        over: span.is_over(),
        chance: span.is_over().then(chance).flatten(),
        address: String::new(),
    }
}
