//! What the play screen shows: title, board, question, choices or a sheet, the line that is typed, keys.

use moonpack_rules::{Seat, Viewer};
use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::style::{Modifier, Style, Stylize};
use ratatui::text::{Line, Text};
use ratatui::widgets::{Block, Borders, Paragraph, Wrap};

use super::{Screen, Sheet};
use crate::draw::{Canvas, Spot, seat_colour};

/// From so many columns on the choices stand beside the board, in so many of them.
const WIDE: u16 = 130;
const CHOICES_WIDTH: u16 = 50;
/// Rows the choices take below the board.
const CHOICES_HEIGHT: u16 = 7;

impl Screen<'_> {
    pub(super) fn draw(&mut self, frame: &mut Frame<'_>) {
        let [title, middle, typed, keys] = Layout::vertical([
            Constraint::Length(1),
            Constraint::Min(3),
            Constraint::Length(1),
            Constraint::Length(1),
        ])
        .areas(frame.area());
        let halves = if middle.width >= WIDE {
            Layout::horizontal([Constraint::Fill(1), Constraint::Length(CHOICES_WIDTH)])
        } else {
            Layout::vertical([Constraint::Fill(1), Constraint::Length(CHOICES_HEIGHT + 1)])
        };
        let [board, side] = halves.areas(middle);
        frame.render_widget(Line::from(self.title()).bold(), title);
        match self.curtain() {
            Some(seat) => self.draw_curtain(frame, middle, seat),
            None => {
                self.draw_board(frame, board);
                self.draw_side(frame, side);
            }
        }
        let prompt = if self.thinking.as_ref().is_some_and(|thinking| thinking.hint) { "…" } else { ">" };
        frame.render_widget(Line::from(format!("{prompt} {}▏", self.typed)), typed);
        frame.render_widget(Line::from(self.session.words.text("cli-play-keys")).dim(), keys);
    }

    fn title(&self) -> String {
        let game = self.session.words.text(&format!("game-{}", self.session.game().kind()));
        format!("{game} · {}", self.session.standing())
    }

    fn draw_curtain(&self, frame: &mut Frame<'_>, area: Rect, seat: Seat) {
        let name = self.session.names[seat.index()].as_str();
        let text = self.session.words.with("cli-play-curtain", &[("name", name.into())]);
        let last = self.session.log.iter().rev().take(6).rev().cloned().map(Line::from);
        let lines: Vec<Line<'_>> = last.chain([Line::from(""), Line::from(text).bold()]).collect();
        frame.render_widget(Paragraph::new(Text::from(lines)).wrap(Wrap { trim: false }), area);
    }

    fn draw_board(&mut self, frame: &mut Frame<'_>, area: Rect) {
        let canvas = self.session.board(self.session.viewer());
        self.follow(&canvas, area);
        self.board = area;
        let marked: Vec<String> =
            self.choices.open().nth(self.marked).map(|choice| choice.elements.clone()).unwrap_or_default();
        let next = self.choices.touched().len();
        let can: Vec<&String> = self.choices.open().filter_map(|choice| choice.elements.get(next)).collect();
        let mark = |spot: &Spot| {
            if marked.contains(&spot.element) {
                Some(Modifier::REVERSED)
            } else if can.contains(&&spot.element) {
                Some(Modifier::UNDERLINED)
            } else {
                None
            }
        };
        let lines = canvas.lines(&mark);
        frame.render_widget(Paragraph::new(Text::from(lines)).scroll((self.pan.1, self.pan.0)), area);
    }

    /// A board larger than its place moves so that what is marked is in sight.
    fn follow(&mut self, canvas: &Canvas, area: Rect) {
        let (width, height) = canvas.size();
        let last = self.choices.open().nth(self.marked).and_then(|choice| choice.elements.last());
        let spot = last.and_then(|element| canvas.spots.iter().find(|spot| spot.element == *element));
        let at = |at: usize| u16::try_from(at).unwrap_or(u16::MAX);
        if let Some(spot) = spot {
            let into = |pan: u16, at: u16, room: u16| {
                if at < pan || at >= pan.saturating_add(room) { at.saturating_sub(room / 2) } else { pan }
            };
            self.pan.0 = into(self.pan.0, at(spot.column), area.width.saturating_sub(6));
            self.pan.1 = into(self.pan.1, at(spot.row), area.height);
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
            Some(Sheet::Score) => self.session.parts(),
            Some(Sheet::Log) => {
                let room = usize::from(inner.height);
                self.session.log.iter().rev().take(room).rev().cloned().collect()
            }
        };
        let lines: Vec<Line<'_>> = words.into_iter().map(Line::from).collect();
        frame.render_widget(Paragraph::new(Text::from(lines)).wrap(Wrap { trim: false }), inner);
    }

    /// Who decides, in the colour of the seat.
    fn question(&self) -> Line<'static> {
        let words = self.session.words;
        let to_move = self.session.game().to_move().filter(|_| !self.session.is_over());
        let Some(seat) = to_move else { return Line::from(words.text("cli-play-over")).bold() };
        let name = self.session.names[seat.index()].as_str();
        let asked = self.session.person_to_move().is_some();
        let key = if asked { "cli-play-decides" } else { "cli-play-thinks" };
        let line = Line::from(words.with(key, &[("name", name.into())]));
        line.style(Style::new().fg(seat_colour(seat)).add_modifier(Modifier::BOLD))
    }

    fn draw_choices(&mut self, frame: &mut Frame<'_>, area: Rect) {
        let room = usize::from(area.height);
        self.list = area;
        if self.session.viewer() == Viewer::Spectator || self.session.person_to_move().is_none() {
            let last = self.session.log.iter().rev().take(room).rev().cloned().map(Line::from);
            frame.render_widget(Paragraph::new(Text::from(last.collect::<Vec<_>>())), area);
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
            lines.push(Line::from(self.session.words.text("cli-play-none")).italic());
        }
        frame.render_widget(Paragraph::new(Text::from(lines)), area);
    }
}
