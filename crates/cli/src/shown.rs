//! A board of letters on a terminal: colours and marks as ratatui has them.

use moonpack_letters::{Canvas, Colour, Run};
use ratatui::style::{Color, Modifier, Style};
use ratatui::text::{Line, Span};

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
