//! A board as text with colours, and where on it lies what a person may touch.
//!
//! Owns lines, colours and spots; knows no game and no terminal. The same canvas is shown on a screen, sent to a program
//! and printed to a pipe ([`Canvas::text`], bare): colour only repeats what the letters say.

use unicode_width::UnicodeWidthStr;

use crate::Ink;

/// A few letters in one ink.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Run {
    /// The letters.
    pub text: String,
    /// How they look.
    pub ink: Ink,
    /// What they stand for in click paths, such as `hex-4-7`, if a person may touch them.
    pub element: Option<String>,
}

impl Run {
    /// The columns it takes.
    pub fn width(&self) -> usize {
        self.text.width()
    }
}

/// Something on the board that click paths name, and where it lies.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Spot<'a> {
    /// The element's name.
    pub element: &'a str,
    /// Its line.
    pub row: usize,
    /// Its first column.
    pub column: usize,
    /// How many columns it takes; blanks after it do not count.
    pub width: usize,
}

/// A board, line by line.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Canvas {
    lines: Vec<Vec<Run>>,
    /// Is the last line still being written?
    open: bool,
}

impl Canvas {
    /// A board that was drawn elsewhere.
    pub fn from_lines(lines: Vec<Vec<Run>>) -> Self {
        Self { lines, open: false }
    }

    /// Its lines.
    pub fn lines(&self) -> &[Vec<Run>] {
        &self.lines
    }

    /// Ends the line that is being written; without one, the line is empty.
    pub(crate) fn end_line(&mut self) {
        if !self.open {
            self.lines.push(Vec::new());
        }
        self.open = false;
    }

    /// A whole line.
    pub(crate) fn line(&mut self, text: impl Into<String>) {
        self.put(text, Ink::PLAIN);
        self.end_line();
    }

    /// Adds to the line that is being written.
    pub(crate) fn put(&mut self, text: impl Into<String>, ink: Ink) {
        self.add(Run { text: text.into(), ink, element: None });
    }

    /// Adds something that may be touched.
    pub(crate) fn put_spot(&mut self, element: String, text: impl Into<String>, ink: Ink) {
        self.add(Run { text: text.into(), ink, element: Some(element) });
    }

    pub(crate) fn add(&mut self, run: Run) {
        if !self.open {
            self.lines.push(Vec::new());
            self.open = true;
        }
        if let Some(line) = self.lines.last_mut() {
            line.push(run);
        }
    }

    /// The columns that the line being written takes so far.
    pub(crate) fn column(&self) -> usize {
        let line = self.lines.last().filter(|_| self.open);
        line.map_or(0, |line| line.iter().map(Run::width).sum())
    }

    /// Columns and rows.
    pub fn size(&self) -> (usize, usize) {
        let width = |line: &String| line.width();
        (self.text().iter().map(width).max().unwrap_or(0), self.lines.len())
    }

    /// Where everything lies that may be touched.
    pub fn spots(&self) -> impl Iterator<Item = Spot<'_>> {
        self.lines.iter().enumerate().flat_map(|(row, line)| {
            let mut next = 0;
            line.iter().filter_map(move |run| {
                let column = next;
                next += run.width();
                let width = run.text.trim_end().width().max(1);
                Some(Spot { element: run.element.as_deref()?, row, column, width })
            })
        })
    }

    /// The lines without colours.
    pub fn text(&self) -> Vec<String> {
        let bare = |line: &Vec<Run>| line.iter().map(|run| run.text.as_str()).collect::<String>();
        self.lines.iter().map(|line| bare(line).trim_end().to_owned()).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn spots_lie_where_their_letters_stand() {
        let mut canvas = Canvas::default();
        canvas.line("");
        canvas.put("★ ", Ink::PLAIN);
        canvas.put_spot("card-1".to_owned(), "abc  ", Ink::PLAIN);
        canvas.put_spot("card-2".to_owned(), "d", Ink::PLAIN);
        canvas.end_line();
        let spots: Vec<Spot<'_>> = canvas.spots().collect();
        assert_eq!(spots[0], Spot { element: "card-1", row: 1, column: 2, width: 3 });
        assert_eq!(spots[1], Spot { element: "card-2", row: 1, column: 7, width: 1 });
        assert_eq!(canvas.text(), ["", "★ abc  d"]);
        assert_eq!(canvas.size(), (8, 2));
    }
}
