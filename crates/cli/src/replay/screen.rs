//! The replay on a terminal: the board, the steps, keys to walk.

use crossterm::event::{self, Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers};
use moonpack_letters::{Canvas, Room};
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style, Stylize};
use ratatui::text::{Line, Text};
use ratatui::widgets::{Block, Borders, Paragraph, Wrap};

use super::Reel;
use crate::shown::{self, Parts};

/// Shows the reel until somebody has seen enough.
pub(crate) fn run(reel: &Reel, at: usize) -> anyhow::Result<()> {
    let mut screen = Screen::new(reel, at);
    let mut terminal = ratatui::try_init()?;
    let outcome = loop {
        if let Err(error) = terminal.draw(|frame| screen.draw(frame)) {
            break Err(error);
        }
        match event::read() {
            Ok(Event::Key(key)) if key.kind != KeyEventKind::Release && screen.key(key) == After::Quit => {
                break Ok(());
            }
            Ok(_) => {}
            Err(error) => break Err(error),
        }
    };
    ratatui::try_restore()?;
    Ok(outcome?)
}

/// From so many columns on there is room for the steps beside the board, in so many of them.
const WIDE: u16 = 168;
const STEPS_WIDTH: u16 = 44;
/// Rows they take below the board.
const STEPS_HEIGHT: u16 = 8;
/// How far one key moves a board that is larger than the screen: columns and rows.
const PAN: (u16, u16) = (12, 4);

/// Where the viewer is, what they have typed so far, and which corner of the board they look at.
struct Screen<'a> {
    reel: &'a Reel,
    at: usize,
    typed: String,
    pan: (u16, u16),
}

#[derive(PartialEq, Eq, Debug)]
enum After {
    Stay,
    Quit,
}

impl<'a> Screen<'a> {
    fn new(reel: &'a Reel, at: usize) -> Self {
        Self { reel, at: at.min(reel.steps.len()), typed: String::new(), pan: (0, 0) }
    }

    fn key(&mut self, key: KeyEvent) -> After {
        let last = self.reel.steps.len();
        let typed = std::mem::take(&mut self.typed);
        match key.code {
            KeyCode::Char('c') if key.modifiers.contains(KeyModifiers::CONTROL) => return After::Quit,
            KeyCode::Char('q') | KeyCode::Esc => return After::Quit,
            KeyCode::Right | KeyCode::Down | KeyCode::Char(' ' | 'l' | 'j') => {
                self.at = (self.at + 1).min(last)
            }
            KeyCode::Left | KeyCode::Up | KeyCode::Char('h' | 'k') => self.at = self.at.saturating_sub(1),
            KeyCode::PageDown => self.at = (self.at + 10).min(last),
            KeyCode::PageUp => self.at = self.at.saturating_sub(10),
            KeyCode::Home => self.at = 0,
            KeyCode::End => self.at = last,
            KeyCode::Char(digit @ '0'..='9') if typed.len() < 6 => self.typed = format!("{typed}{digit}"),
            KeyCode::Char('a') => self.pan.0 = self.pan.0.saturating_sub(PAN.0),
            KeyCode::Char('d') => self.pan.0 = self.pan.0.saturating_add(PAN.0),
            KeyCode::Char('w') => self.pan.1 = self.pan.1.saturating_sub(PAN.1),
            KeyCode::Char('s') => self.pan.1 = self.pan.1.saturating_add(PAN.1),
            KeyCode::Enter => self.at = typed.parse().unwrap_or(self.at).min(last),
            _ => {}
        }
        After::Stay
    }

    fn draw(&mut self, frame: &mut Frame<'_>) {
        let Parts { title, board, side: steps, line: standing, keys, .. } =
            shown::split(frame.area(), WIDE, STEPS_WIDTH, STEPS_HEIGHT);
        let room = Room { columns: board.width, rows: board.height.saturating_sub(1) };
        let canvas = self.reel.board(self.at, room);
        let size = canvas.size();
        let size = [size.0, size.1].map(|side| u16::try_from(side).unwrap_or(u16::MAX));
        // Nobody gets lost beside the board: what is left of it always fills the screen.
        self.pan.0 = self.pan.0.min(size[0].saturating_sub(board.width));
        self.pan.1 = self.pan.1.min(size[1].saturating_add(1).saturating_sub(board.height));
        frame.render_widget(Line::from(self.reel.title()).bold(), title);
        frame.render_widget(self.board(&canvas), board);
        frame.render_widget(self.steps(steps), steps);
        frame.render_widget(Line::from(self.reel.standing(self.at)), standing);
        let help = self.reel.words.text("cli-replay-keys");
        let help = if self.typed.is_empty() { help } else { format!("{} ⏎", self.typed) };
        frame.render_widget(Line::from(help).dim(), keys);
    }

    fn board(&self, canvas: &Canvas) -> Paragraph<'a> {
        let counts = [("step", self.at.into()), ("steps", self.reel.steps.len().into())];
        let place = self.reel.words.with("cli-replay-step", &counts);
        let board =
            Paragraph::new(Text::from(shown::lines(canvas, &|_| None))).scroll((self.pan.1, self.pan.0));
        board.block(Block::new().borders(Borders::TOP).title(place))
    }

    /// The steps around the current one, which is followed by what it did.
    fn steps(&self, area: Rect) -> Paragraph<'a> {
        let room = usize::from(area.height.saturating_sub(1));
        let first = self.at.saturating_sub(room / 2 + 1);
        let mut lines = Vec::new();
        for (index, step) in self.reel.steps.iter().enumerate().skip(first).take(room) {
            let current = index + 1 == self.at;
            let style = if current { Style::new().add_modifier(Modifier::REVERSED) } else { Style::new() };
            lines.push(Line::from(format!("{:>4}  {}: {}", index + 1, step.who, step.action)).style(style));
            if current {
                lines.extend(step.told.iter().map(|told| Line::from(format!("      {told}")).italic()));
            }
        }
        let block = Block::new().borders(Borders::TOP | Borders::LEFT);
        Paragraph::new(Text::from(lines)).block(block).wrap(Wrap { trim: false })
    }
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use moonpack_games::{Contents, Record};
    use moonpack_words::{Lang, Words};
    use ratatui::Terminal;
    use ratatui::backend::TestBackend;

    use super::*;

    fn reel(fixture: &str) -> Reel {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fixtures").join(fixture);
        let bytes = std::fs::read(path).unwrap();
        let record = Record::read(&Contents::shipped().unwrap(), bytes).unwrap();
        Reel::new(&record, Words::of(Lang::En))
    }

    fn press(screen: &mut Screen<'_>, code: KeyCode) -> After {
        screen.key(KeyEvent::new(code, KeyModifiers::NONE))
    }

    /// What stands on a screen of this size.
    fn shown(screen: &mut Screen<'_>, width: u16, height: u16) -> String {
        let mut terminal = Terminal::new(TestBackend::new(width, height)).unwrap();
        terminal.draw(|frame| screen.draw(frame)).unwrap();
        terminal.backend().to_string()
    }

    #[test]
    fn keys_step_jump_and_quit() {
        let reel = reel("lone-wolves/2p-standard-complete.moonpack");
        let last = reel.steps.len();
        let mut screen = Screen::new(&reel, 0);
        press(&mut screen, KeyCode::Left);
        assert_eq!(screen.at, 0, "there is nothing before the beginning");
        press(&mut screen, KeyCode::Right);
        press(&mut screen, KeyCode::PageDown);
        assert_eq!(screen.at, 11);
        press(&mut screen, KeyCode::Char('2'));
        press(&mut screen, KeyCode::Char('5'));
        press(&mut screen, KeyCode::Enter);
        assert_eq!(screen.at, 25);
        press(&mut screen, KeyCode::End);
        press(&mut screen, KeyCode::Right);
        assert_eq!(screen.at, last, "there is nothing after the end");
        assert_eq!(press(&mut screen, KeyCode::Char('q')), After::Quit);
    }

    #[test]
    fn a_board_larger_than_the_screen_is_moved_about_but_not_out_of_sight() {
        let reel = reel("the-wolves/5p-standard-full-moon.moonpack");
        let mut screen = Screen::new(&reel, usize::MAX);
        let corner = shown(&mut screen, 80, 24);
        for _ in 0..50 {
            press(&mut screen, KeyCode::Char('d'));
            press(&mut screen, KeyCode::Char('s'));
        }
        let opposite = shown(&mut screen, 80, 24);
        assert_ne!(corner, opposite);
        for _ in 0..50 {
            press(&mut screen, KeyCode::Char('a'));
        }
        let below = shown(&mut screen, 80, 24);
        assert_ne!(opposite, below);
        assert!(below.contains("* prey"), "the last line of the board is in sight\n{below}");
        for _ in 0..50 {
            press(&mut screen, KeyCode::Char('w'));
        }
        assert_eq!(shown(&mut screen, 80, 24), corner);
    }

    #[test]
    fn every_game_is_drawn_on_screens_of_any_size() {
        for fixture in [
            "the-wolves/5p-standard-full-moon.moonpack",
            "lone-wolves/2p-board-advanced-complete.moonpack",
            "wolfwalkers/4p-standard-complete.moonpack",
        ] {
            let reel = reel(fixture);
            for at in [0, 1, reel.steps.len() / 2, usize::MAX] {
                let mut screen = Screen::new(&reel, at);
                for (width, height) in [(160, 50), (80, 24), (20, 6), (1, 1)] {
                    let text = shown(&mut screen, width, height);
                    assert!(width < 80 || text.contains("Ash"), "{fixture} at {at}\n{text}");
                }
            }
        }
    }
}
