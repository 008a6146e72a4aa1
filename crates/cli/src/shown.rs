//! What the screens of play and replay share: how they are divided, and a board of letters with colours and marks as ratatui has
//! them.

use moonpack_letters::{Canvas, Colour, Run};
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::style::{Color, Modifier, Style};
use ratatui::text::{Line, Span};

/// A screen from above: its title, the board, what stands beside it from so many columns on, in so many of them, and else below it
/// in so many rows, and two lines at the foot.
pub(crate) fn split(screen: Rect, wide: u16, width: u16, height: u16) -> Parts {
    let rows = [Constraint::Length(1), Constraint::Min(3), Constraint::Length(1), Constraint::Length(1)];
    let [title, middle, line, keys] = Layout::vertical(rows).areas(screen);
    let halves = if middle.width >= wide {
        Layout::horizontal([Constraint::Fill(1), Constraint::Length(width)])
    } else {
        Layout::vertical([Constraint::Fill(1), Constraint::Length(height)])
    };
    let [board, side] = halves.areas(middle);
    Parts { title, middle, board, side, line, keys }
}

/// The parts of a screen; `middle` is the board with what stands beside it.
pub(crate) struct Parts {
    pub(crate) title: Rect,
    pub(crate) middle: Rect,
    pub(crate) board: Rect,
    pub(crate) side: Rect,
    pub(crate) line: Rect,
    pub(crate) keys: Rect,
}

/// The lines for a screen; elements for which `mark` has a modifier carry it.
pub(crate) fn lines(canvas: &Canvas, mark: &dyn Fn(&str) -> Option<Modifier>) -> Vec<Line<'static>> {
    let span = |run: &Run| {
        let marked = run.element.as_deref().and_then(mark).unwrap_or_default();
        Span::styled(run.text.clone(), style(run).add_modifier(marked))
    };
    canvas.lines().iter().map(|line| Line::from_iter(line.iter().map(span))).collect()
}

fn style(run: &Run) -> Style {
    let mut style = Style::new();
    if let Some(colour) = run.ink.colour {
        style = style.fg(self::colour(colour));
    }
    if run.ink.bold {
        style = style.add_modifier(Modifier::BOLD);
    }
    if run.ink.dim {
        style = style.add_modifier(Modifier::DIM);
    }
    style
}

/// The terminal's own colour of that name.
pub(crate) const fn colour(colour: Colour) -> Color {
    match colour {
        Colour::Blue => Color::Blue,
        Colour::Green => Color::Green,
        Colour::Yellow => Color::Yellow,
        Colour::Grey => Color::Gray,
        Colour::DarkGrey => Color::DarkGray,
        Colour::White => Color::White,
        Colour::LightRed => Color::LightRed,
        Colour::LightBlue => Color::LightBlue,
        Colour::LightGreen => Color::LightGreen,
        Colour::LightMagenta => Color::LightMagenta,
        Colour::LightYellow => Color::LightYellow,
        Colour::LightCyan => Color::LightCyan,
    }
}
