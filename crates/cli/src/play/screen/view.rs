//! What the play screen shows: title, board, question, choices or a sheet, the line that is typed, keys.

use moonpack_letters::{Canvas, Colour, Room, Spot};
use moonpack_rules::Seat;
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style, Stylize};
use ratatui::text::{Line, Text};
use ratatui::widgets::{Block, Borders, Paragraph, Wrap};

use super::{Screen, Sheet};
use crate::shown::{self, Parts};

/// From so many columns on the choices stand beside the board, in so many of them.
const WIDE: u16 = 130;
const CHOICES_WIDTH: u16 = 50;
/// Rows the choices take below the board.
const CHOICES_HEIGHT: u16 = 7;

impl Screen<'_> {
    pub(super) fn draw(&mut self, frame: &mut Frame<'_>) {
        let Parts { title, middle, board, side, line: typed, keys } =
            shown::split(frame.area(), WIDE, CHOICES_WIDTH, CHOICES_HEIGHT + 1);
        frame.render_widget(Line::from(self.title()).bold(), title);
        match self.curtain() {
            Some(seat) => self.draw_curtain(frame, middle, seat),
            None => {
                self.draw_board(frame, board);
                self.draw_side(frame, side);
            }
        }
        frame.render_widget(self.prompt(), typed);
        let last = match &self.sitting.picture().note {
            Some(note) => Line::from(note.clone()).reversed(),
            None => Line::from(self.sitting.words().text("cli-play-keys")).dim(),
        };
        frame.render_widget(last, keys);
    }

    /// What is typed, and behind it what Enter would do: in the list it may be cut off.
    fn prompt(&self) -> Line<'static> {
        let prompt = if self.sitting.hint_asked() { "…" } else { ">" };
        let typed = format!("{prompt} {}▏ ", self.typed).into();
        let asked = self.curtain().is_none() && self.sitting.picture().asked.is_some();
        let marked = self.choices.open().nth(self.marked).filter(|_| asked);
        Line::from_iter([Some(typed), marked.map(|choice| choice.phrase.clone().dim())].into_iter().flatten())
    }

    fn title(&self) -> String {
        let shown = self.sitting.picture();
        format!("{} · {}", shown.title, shown.standing)
    }

    fn draw_curtain(&self, frame: &mut Frame<'_>, area: Rect, seat: Seat) {
        let shown = self.sitting.picture();
        let text = self.sitting.words().with("cli-play-curtain", &[("name", shown.name(seat).into())]);
        let lines = lately(&shown.log, 6).chain([Line::from(""), Line::from(text).bold()]);
        let lines: Vec<Line<'_>> = lines.collect();
        frame.render_widget(Paragraph::new(Text::from(lines)).wrap(Wrap { trim: false }), area);
    }

    fn draw_board(&mut self, frame: &mut Frame<'_>, area: Rect) {
        self.sitting.give_room(Room { columns: area.width, rows: area.height });
        let canvas = self.sitting.picture().board.clone();
        self.follow(&canvas, area);
        self.board = area;
        let marked: Vec<String> =
            self.choices.open().nth(self.marked).map(|choice| choice.elements.clone()).unwrap_or_default();
        let next = self.choices.touched().len();
        let can: Vec<&String> = self.choices.open().filter_map(|choice| choice.elements.get(next)).collect();
        let mark = |element: &str| {
            if marked.iter().any(|one| one == element) {
                Some(Modifier::REVERSED)
            } else if can.iter().any(|one| *one == element) {
                Some(Modifier::UNDERLINED)
            } else {
                None
            }
        };
        let lines = shown::lines(&canvas, &mark);
        frame.render_widget(Paragraph::new(Text::from(lines)).scroll((self.pan.1, self.pan.0)), area);
    }

    /// A board larger than its place moves so that what is newly marked is in sight; until then it stays where it was moved.
    fn follow(&mut self, canvas: &Canvas, area: Rect) {
        let at = |at: usize| u16::try_from(at).unwrap_or(u16::MAX);
        let (width, height) = canvas.size();
        let (width, height) = (at(width), at(height));
        let last = self.choices.open().nth(self.marked).and_then(|choice| choice.elements.last()).cloned();
        if last != self.followed {
            let there = |spot: &Spot<'_>| last.as_deref().is_some_and(|element| spot.element == element);
            if let Some(spot) = canvas.spots().find(there) {
                let into = |pan: u16, at: u16, room: u16| {
                    if at < pan || at >= pan.saturating_add(room) { at.saturating_sub(room / 2) } else { pan }
                };
                self.pan.0 = into(self.pan.0, at(spot.column), area.width.saturating_sub(6));
                self.pan.1 = into(self.pan.1, at(spot.row), area.height);
            }
            self.followed = last;
        }
        self.pan.0 = self.pan.0.min(width.saturating_sub(area.width));
        self.pan.1 = self.pan.1.min(height.saturating_sub(area.height));
    }

    fn draw_side(&mut self, frame: &mut Frame<'_>, area: Rect) {
        let block = Block::new().borders(Borders::TOP).title(self.question());
        let inner = block.inner(area);
        frame.render_widget(block, area);
        let words = match &self.sheet {
            None => return self.draw_choices(frame, inner),
            Some(Sheet::Words(words)) => words.clone(),
            Some(Sheet::Score) => self.sitting.picture().parts.clone(),
            Some(Sheet::Log) => {
                let lines: Vec<Line<'_>> =
                    lately(&self.sitting.picture().log, usize::from(inner.height)).collect();
                return frame.render_widget(Paragraph::new(Text::from(lines)), inner);
            }
        };
        let lines: Vec<Line<'_>> = words.into_iter().map(Line::from).collect();
        frame.render_widget(Paragraph::new(Text::from(lines)).wrap(Wrap { trim: false }), inner);
    }

    /// Who decides, in the colour of the seat.
    fn question(&self) -> Line<'static> {
        let picture = self.sitting.picture();
        let line = Line::from(picture.question(self.sitting.words())).bold();
        match picture.to_move {
            Some(seat) => line.fg(shown::colour(Colour::of_seat(seat))),
            None => line,
        }
    }

    fn draw_choices(&mut self, frame: &mut Frame<'_>, area: Rect) {
        let room = usize::from(area.height);
        self.list = area;
        if self.sitting.picture().asked.is_none() {
            let lines: Vec<Line<'_>> = lately(&self.sitting.picture().log, room).collect();
            frame.render_widget(Paragraph::new(Text::from(lines)), area);
            return;
        }
        self.first = self.marked.saturating_sub(room.saturating_sub(1));
        let width = usize::from(area.width);
        let mut lines = Vec::new();
        for (index, choice) in self.choices.open().enumerate().skip(self.first).take(room) {
            let style = if index == self.marked { Style::new().reversed() } else { Style::new() };
            let text = format!("{}  ({})", choice.phrase, choice.action);
            lines.push(Line::from(text.chars().take(width).collect::<String>()).style(style));
        }
        if lines.is_empty() {
            lines.push(Line::from(self.sitting.words().text("cli-play-none")).italic());
        }
        frame.render_widget(Paragraph::new(Text::from(lines)), area);
    }
}

/// The last lines of the log, oldest first.
fn lately(log: &[String], room: usize) -> impl Iterator<Item = Line<'static>> {
    log[log.len().saturating_sub(room)..].iter().cloned().map(Line::from)
}
