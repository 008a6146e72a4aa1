//! A board as text with colours, and where on it lies what a person may touch.
//!
//! Owns lines, colours and spots; knows no game. The same canvas is shown on a screen ([`Canvas::lines`], with marks) and
//! printed to a pipe ([`Canvas::text`], bare): colour only repeats what the letters say.

use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};

/// Something on the board that click paths name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Spot {
    /// The element's name in click paths, such as `hex-4-7`.
    pub(crate) element: String,
    /// Its line.
    pub(crate) row: usize,
    /// Its first column.
    pub(crate) column: usize,
    /// How many columns it takes.
    pub(crate) width: usize,
}

/// A board being drawn, line by line.
#[derive(Clone, Default, Debug)]
pub(crate) struct Canvas {
    lines: Vec<Vec<(String, Style)>>,
    pub(crate) spots: Vec<Spot>,
}

impl Canvas {
    /// Ends the line that is being written.
    pub(crate) fn end_line(&mut self) {
        self.lines.push(Vec::new());
    }

    /// A whole line.
    pub(crate) fn line(&mut self, text: impl Into<String>) {
        self.put(text, Style::new());
        self.end_line();
    }

    /// Adds to the line that is being written.
    pub(crate) fn put(&mut self, text: impl Into<String>, style: Style) {
        if self.lines.is_empty() {
            self.end_line();
        }
        if let Some(line) = self.lines.last_mut() {
            line.push((text.into(), style));
        }
    }

    /// Adds something that may be touched.
    pub(crate) fn put_spot(&mut self, element: String, text: impl Into<String>, style: Style) {
        let text = text.into();
        let (row, column) = (self.lines.len().saturating_sub(1), self.column());
        let width = Span::raw(text.trim_end().to_owned()).width().max(1);
        self.put(text, style);
        self.spots.push(Spot { element, row, column, width });
    }

    /// The columns that the line being written takes so far.
    pub(crate) fn column(&self) -> usize {
        let width = |(text, _): &(String, Style)| Span::raw(text.as_str()).width();
        self.lines.last().map_or(0, |line| line.iter().map(width).sum())
    }

    /// Columns and rows.
    pub(crate) fn size(&self) -> (u16, u16) {
        let lines = self.lines(&|_| None);
        let width = lines.iter().map(Line::width).max().unwrap_or(0);
        (u16::try_from(width).unwrap_or(u16::MAX), u16::try_from(lines.len()).unwrap_or(u16::MAX))
    }

    /// The lines for a screen; spots for which `mark` has a modifier carry it.
    pub(crate) fn lines(&self, mark: &dyn Fn(&Spot) -> Option<Modifier>) -> Vec<Line<'static>> {
        let mut lines = Vec::new();
        for (row, parts) in self.lines.iter().enumerate() {
            let mut column = 0;
            let mut spans = Vec::new();
            for (text, style) in parts {
                let here = |spot: &&Spot| spot.row == row && spot.column == column;
                let marked = self.spots.iter().find(here).and_then(mark);
                let span = Span::styled(text.clone(), marked.map_or(*style, |m| style.add_modifier(m)));
                column += span.width();
                spans.push(span);
            }
            lines.push(Line::from(spans));
        }
        // The last line has been ended, and nothing was written after it.
        if lines.last().is_some_and(|line| line.spans.is_empty()) {
            lines.pop();
        }
        lines
    }

    /// The lines without colours.
    pub(crate) fn text(&self) -> Vec<String> {
        let bare = |line: &Line<'_>| line.to_string().trim_end().to_owned();
        self.lines(&|_| None).iter().map(bare).collect()
    }
}
