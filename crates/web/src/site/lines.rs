//! Lines of one's own: decisions that somebody tries from a step of a finished game, as they stand in an address.
//!
//! ```text
//! 34-4.0.2_34-5.1_60
//! ```
//! A line names the step it begins at and each decision by its place among the legal ones. Several are joined by a `_`;
//! the first is the one that is shown. The address is all there is: nothing is stored, and whoever is sent it sees the same.

use std::fmt;
use std::str::FromStr;

use moonpack_games::AnyMatch;

/// The most lines in an address.
const MOST: usize = 8;
/// The most decisions of a line: several turns of a long one.
const LONGEST: usize = 120;
/// The longest text of an address. A reader can be led back to it when they change the language.
const TEXT: usize = 1_600;

/// A line.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct Line {
    /// So many decisions of the game had been taken.
    pub(crate) from: usize,
    /// The decisions since, each by its number among the legal ones.
    picks: Vec<usize>,
}

/// A turn of a line.
pub(crate) struct Span {
    /// The match before it.
    pub(crate) before: AnyMatch,
    /// Its decisions.
    pub(crate) actions: Vec<String>,
    /// The match after it.
    pub(crate) after: AnyMatch,
    /// So many decisions of the line lead to its end.
    pub(crate) picks: usize,
}

/// A line as it was played on the board.
pub(crate) struct Walk {
    /// The match it begins at.
    pub(crate) start: AnyMatch,
    /// The match at its end.
    pub(crate) now: AnyMatch,
    /// Its turns; the last may not be over.
    pub(crate) spans: Vec<Span>,
    /// Was there anything to choose, decision by decision?
    free: Vec<bool>,
}

impl Span {
    /// Has the turn come to its end?
    pub(crate) fn is_over(&self) -> bool {
        !same_turn(&self.before, &self.after)
    }
}

impl FromStr for Line {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let (from, picks) = text.split_once('-').unwrap_or((text, ""));
        let picks = picks.split('.').filter(|pick| !pick.is_empty()).map(str::parse);
        let picks: Vec<usize> = picks.collect::<Result<_, _>>().map_err(|_| ())?;
        let from = from.parse().map_err(|_| ())?;
        if picks.len() <= LONGEST { Ok(Self { from, picks }) } else { Err(()) }
    }
}

impl fmt::Display for Line {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.from)?;
        for (nth, pick) in self.picks.iter().enumerate() {
            write!(f, "{}{pick}", if nth == 0 { "-" } else { "." })?;
        }
        Ok(())
    }
}

impl Line {
    /// A line without a decision.
    pub(crate) const fn at(from: usize) -> Self {
        Self { from, picks: Vec::new() }
    }

    /// Plays it on the board. `None` if the game has no such step, or one of its decisions cannot be taken. It replays the game up to
    /// where it begins, once.
    pub(crate) fn walk(&self, whole: &AnyMatch) -> Option<Walk> {
        let start = (self.from < whole.steps()).then(|| whole.at(self.from))?;
        let mut walk = Walk { now: start.clone(), start, spans: Vec::new(), free: Vec::new() };
        for pick in &self.picks {
            let legal = walk.now.legal();
            walk.free.push(legal.len() > 1);
            walk.decide(legal.into_iter().nth(*pick)?)?;
        }
        Some(walk)
    }

    /// Goes on with these decisions from the match at its end, as far as they can be taken; and as far as a line may go.
    pub(crate) fn on(mut self, mut now: AnyMatch, actions: &[String]) -> Self {
        for action in actions {
            let Some(pick) = now.legal().iter().position(|legal| legal == action) else { break };
            let played = now.to_move().is_some_and(|seat| now.play(seat, action).is_ok());
            if !played || self.picks.len() == LONGEST {
                break;
            }
            self.picks.push(pick);
        }
        self
    }

    /// Without its last decision, and without those before it that nobody had to think about. `None` if it has none.
    pub(crate) fn back(&self, walk: &Walk) -> Option<Self> {
        let mut picks = self.picks.len().checked_sub(1)?;
        while picks > 0 && !walk.free[picks] {
            picks -= 1;
        }
        Some(self.first(picks))
    }

    /// Its first decisions.
    pub(crate) fn first(&self, picks: usize) -> Self {
        Self { from: self.from, picks: self.picks[..picks.min(self.picks.len())].to_vec() }
    }

    /// Is the other one the beginning of this one?
    fn begins_with(&self, other: &Self) -> bool {
        self.from == other.from && self.picks.starts_with(&other.picks)
    }
}

impl Walk {
    fn decide(&mut self, action: String) -> Option<()> {
        let (before, picks) = (self.now.clone(), self.free.len());
        self.now.play(before.to_move()?, &action).ok()?;
        let after = self.now.clone();
        match self.spans.last_mut().filter(|span| same_turn(&span.before, &before)) {
            Some(span) => {
                span.actions.push(action);
                (span.after, span.picks) = (after, picks);
            }
            None => self.spans.push(Span { before, actions: vec![action], after, picks }),
        }
        Some(())
    }
}

fn same_turn(a: &AnyMatch, b: &AnyMatch) -> bool {
    (a.to_move(), a.turn()) == (b.to_move(), b.turn())
}

/// The lines of an address, in order, none of them the beginning of another.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Lines(Vec<Line>);

impl Lines {
    /// Reads what stands in an address; what makes no sense is left out.
    pub(crate) fn read(text: &str) -> Self {
        if text.len() > TEXT {
            return Self::default();
        }
        let lines = text.split('_').take(MOST).filter_map(|line| line.parse().ok());
        lines.fold(Self::default(), |lines, line| lines.with(&line))
    }

    /// With one more, unless it adds nothing. The lines it goes on with are part of it. What there is no room for is left out.
    pub(crate) fn with(mut self, line: &Line) -> Self {
        if line.picks.is_empty() || self.0.iter().any(|known| known.begins_with(line)) {
            return self;
        }
        self.0.retain(|known| !line.begins_with(known));
        self.0.push(line.clone());
        self.0.sort();
        if self.0.len() > MOST || self.to_string().len() > TEXT / 2 {
            self.0.retain(|known| known != line);
        }
        self
    }

    /// Without one of them.
    pub(crate) fn without(&self, line: &Line) -> Self {
        Self(self.0.iter().filter(|known| *known != line).cloned().collect())
    }

    pub(crate) fn iter(&self) -> impl Iterator<Item = &Line> {
        self.0.iter()
    }
}

impl fmt::Display for Lines {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (nth, line) in self.0.iter().enumerate() {
            write!(f, "{}{line}", if nth == 0 { "" } else { "_" })?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use moonpack_games::{Contents, GameKind};

    use super::*;

    fn played(kind: GameKind) -> AnyMatch {
        let contents = Contents::shipped().unwrap();
        let mut game = AnyMatch::draw(&contents, kind, 2, &vec![], 5).unwrap();
        for step in 0..40 {
            let (Some(seat), legal) = (game.to_move(), game.legal()) else { break };
            game.play(seat, &legal[step * 7 % legal.len()]).unwrap();
        }
        game
    }

    #[test]
    fn a_line_is_its_address_and_leads_where_its_decisions_lead() {
        for kind in GameKind::ALL {
            let whole = played(kind);
            let texts = whole.action_texts();
            let line = Line::at(10).on(whole.at(10), &texts[10..30]);
            assert_eq!(line.to_string().parse(), Ok(line.clone()));
            let walk = line.walk(&whole).unwrap();
            assert_eq!(walk.now.action_texts(), texts[..30], "{kind}");
            let spans = &walk.spans;
            assert_eq!(spans.iter().flat_map(|span| span.actions.clone()).collect::<Vec<_>>(), texts[10..30]);
            assert!(spans.iter().rev().skip(1).all(Span::is_over), "{kind}");
            let mut back = line.back(&walk);
            let mut steps = 0;
            while let Some(line) = back {
                let walk = line.walk(&whole).unwrap();
                assert!(line.picks.is_empty() || walk.now.legal().len() > 1);
                back = line.back(&walk);
                steps += 1;
            }
            assert!((2..=20).contains(&steps), "{kind}: {steps}");
        }
    }

    #[test]
    fn an_address_that_makes_no_sense_is_no_line_and_an_impossible_decision_leads_nowhere() {
        let endless = format!("0-{}", vec!["0"; LONGEST + 1].join("."));
        for wrong in ["", "x", "-", "1-x", "1-2.-3", "99999999999999999999", endless.as_str()] {
            assert!(wrong.parse::<Line>().is_err(), "{wrong}");
        }
        let whole = played(GameKind::LoneWolves);
        for nowhere in ["3-9999", "5000", "40"] {
            let line: Line = nowhere.parse().unwrap();
            assert!(line.walk(&whole).is_none(), "{nowhere}");
        }
        assert_eq!(Lines::read(&"1-2_".repeat(1_000)), Lines::default());
    }

    #[test]
    fn lines_that_go_on_with_others_take_their_place_and_there_is_an_end_to_them() {
        let lines = Lines::read("34-5.1_34-4_34-4.0.2_34_x_60-1");
        assert_eq!(lines.to_string(), "34-4.0.2_34-5.1_60-1");
        let again = lines.clone().with(&"34-4.0".parse().unwrap());
        assert_eq!(again, lines, "it is the beginning of another");
        let many = (0..100).map(|from| format!("{from}-1").parse().unwrap());
        let many = many.fold(Lines::default(), |lines, line: Line| lines.with(&line));
        assert_eq!(many.iter().count(), MOST);
    }
}
