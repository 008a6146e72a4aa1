//! Keys and mouse of the play screen. Letters are typed; everything else is a key that no decision needs.

use crossterm::event::{KeyCode, KeyEvent, KeyModifiers, MouseButton, MouseEvent, MouseEventKind};
use moonpack_letters::Spot;
use ratatui::layout::Position;

use super::{After, Screen, Sheet};
use crate::play::typed::Typed;

/// How far a key moves the board, in columns and in rows, and how far the wheel does.
const STEP_ASIDE: i16 = 12;
const STEP_DOWN: i16 = 6;
const STEP_WHEEL: i16 = 3;

impl Screen<'_> {
    pub(super) fn key(&mut self, key: KeyEvent) -> After {
        let control = key.modifiers.contains(KeyModifiers::CONTROL);
        if control && matches!(key.code, KeyCode::Char('c' | 'q')) {
            return After::Quit;
        }
        if let Some(seat) = self.curtain() {
            if key.code == KeyCode::Enter {
                self.holder = Some(seat);
                self.renew();
            }
            return After::Stay;
        }
        // Any key puts a sheet away; those that mean just that, or the sheet that lay there, do no more.
        let closes = matches!(
            (self.sheet.take(), key.code),
            (Some(_), KeyCode::Esc | KeyCode::Enter)
                | (Some(Sheet::Log), KeyCode::F(3))
                | (Some(Sheet::Score), KeyCode::F(4))
        );
        if closes {
            return After::Stay;
        }
        match key.code {
            KeyCode::Char('z') if control => self.undo(),
            KeyCode::Char('s') if control => self.save(None),
            KeyCode::Char('?') => self.explain_marked(),
            KeyCode::Char(letter) if !control => {
                self.typed.push(letter);
                self.narrow();
            }
            KeyCode::Backspace => self.step_back(),
            KeyCode::Esc => {
                self.typed.clear();
                while self.choices.untouch() {}
                self.narrow();
            }
            KeyCode::Tab => {
                self.typed = self.choices.completed(&self.typed, &Typed::WORDS);
                self.narrow();
            }
            KeyCode::Up => self.mark(-1),
            KeyCode::Down => self.mark(1),
            KeyCode::PageUp => self.mark(-8),
            KeyCode::PageDown => self.mark(8),
            KeyCode::Left => self.move_board(-STEP_ASIDE, 0),
            KeyCode::Right => self.move_board(STEP_ASIDE, 0),
            KeyCode::Home => self.move_board(0, -STEP_DOWN),
            KeyCode::End => self.move_board(0, STEP_DOWN),
            KeyCode::F(1) => self.help(),
            KeyCode::F(2) => self.hint(),
            KeyCode::F(3) => self.sheet = Some(Sheet::Log),
            KeyCode::F(4) => self.sheet = Some(Sheet::Score),
            KeyCode::Enter => return self.enter(),
            _ => {}
        }
        After::Stay
    }

    /// A touch of the board goes on with a path; a touch of the list marks, a second one chooses. The wheel moves the board.
    pub(super) fn mouse(&mut self, mouse: MouseEvent) {
        match mouse.kind {
            MouseEventKind::ScrollUp => self.move_board(0, -STEP_WHEEL),
            MouseEventKind::ScrollDown => self.move_board(0, STEP_WHEEL),
            _ => {}
        }
        if mouse.kind != MouseEventKind::Down(MouseButton::Left) || self.curtain().is_some() {
            return;
        }
        let at = Position::new(mouse.column, mouse.row);
        if self.list.contains(at) {
            let line = self.first + usize::from(mouse.row - self.list.y);
            if line == self.marked {
                self.take_marked();
            } else {
                self.mark(line as isize - self.marked as isize);
            }
        } else if self.board.contains(at) {
            let column = usize::from(mouse.column - self.board.x + self.pan.0);
            let row = usize::from(mouse.row - self.board.y + self.pan.1);
            let hit = |spot: &Spot<'_>| {
                spot.row == row && (spot.column..spot.column + spot.width).contains(&column)
            };
            let spots = self.sitting.picture().board.spots().filter(hit);
            let elements: Vec<String> = spots.map(|spot| spot.element.to_owned()).collect();
            self.touch(&elements);
        }
    }

    /// Goes on with the first of these elements that some choice goes on with; a complete path decides.
    fn touch(&mut self, elements: &[String]) {
        let found = elements.iter().any(|element| self.choices.touch(element));
        self.marked = 0;
        let touched = self.choices.touched().len();
        let complete = |choice: &&crate::play::choices::Choice| choice.elements.len() == touched;
        let done = self.choices.open().find(complete).map(|choice| choice.action.clone());
        if let Some(action) = done.filter(|_| found) {
            self.decide(&action);
        }
    }

    fn take_marked(&mut self) {
        let marked = self.choices.open().nth(self.marked).map(|choice| choice.action.clone());
        if let Some(action) = marked {
            self.decide(&action);
        }
    }

    fn mark(&mut self, by: isize) {
        let last = self.choices.open().count().saturating_sub(1);
        self.marked = self.marked.saturating_add_signed(by).min(last);
    }

    /// Moves what is shown of a board that is larger than its place; drawing keeps it within the board.
    fn move_board(&mut self, columns: i16, rows: i16) {
        self.pan = (self.pan.0.saturating_add_signed(columns), self.pan.1.saturating_add_signed(rows));
    }

    fn step_back(&mut self) {
        if self.typed.pop().is_none() {
            self.choices.untouch();
        }
        self.narrow();
    }

    /// Does what is typed, or else what is marked.
    fn enter(&mut self) -> After {
        let typed = self.typed.trim().to_owned();
        match Typed::read(&typed) {
            Typed::Quit => return After::Quit,
            Typed::Undo => self.undo(),
            Typed::Hint => self.hint(),
            Typed::Log => self.show(Sheet::Log),
            Typed::Score => self.show(Sheet::Score),
            Typed::Help | Typed::Board => self.help(),
            Typed::Save(file) => self.save(file),
            Typed::Explain(text) if text.is_empty() => {
                self.typed.clear();
                self.narrow();
                self.explain_marked();
            }
            Typed::Explain(text) => {
                let why = self.sitting.explain(&text);
                self.show(Sheet::Words(why));
            }
            Typed::Words(_) => {
                let exact = self.choices.named(&typed).map(|choice| choice.action.clone());
                let marked = || self.choices.open().nth(self.marked).map(|choice| choice.action.clone());
                match exact.or_else(marked) {
                    Some(action) => self.decide(&action),
                    None if !typed.is_empty() => {
                        let why = self.sitting.explain(&typed);
                        self.sheet = Some(Sheet::Words(why));
                    }
                    None => {}
                }
            }
        }
        After::Stay
    }

    fn show(&mut self, sheet: Sheet) {
        self.sheet = Some(sheet);
        self.typed.clear();
        self.narrow();
    }

    fn decide(&mut self, action: &str) {
        match self.sitting.decide(action) {
            Ok(()) => self.renew(),
            Err(why) => self.sheet = Some(Sheet::Words(vec![why])),
        }
    }

    fn undo(&mut self) {
        match self.sitting.undo() {
            Ok(()) => self.renew(),
            Err(why) => self.show(Sheet::Words(vec![why])),
        }
    }

    fn hint(&mut self) {
        self.typed.clear();
        self.narrow();
        self.sitting.ask_hint();
    }

    fn save(&mut self, file: Option<std::path::PathBuf>) {
        let words = self.sitting.words();
        let told = match self.sitting.save(file) {
            Ok(file) => {
                let file = file.display().to_string();
                words.with("cli-play-saved", &[("file", (&file).into())])
            }
            Err(error) => format!("{error:#}"),
        };
        self.show(Sheet::Words(vec![told]));
    }

    /// Explains what is typed, if it is a whole decision, or else what is marked.
    fn explain_marked(&mut self) {
        let marked = self.choices.open().nth(self.marked).map(|choice| choice.action.clone());
        let text = if self.typed.trim().is_empty() { marked } else { marked.or(Some(self.typed.clone())) };
        if let Some(text) = text {
            self.sheet = Some(Sheet::Words(self.sitting.explain(text.trim())));
        }
    }

    fn help(&mut self) {
        let help = self.sitting.words().text("cli-play-help");
        self.show(Sheet::Words(help.lines().map(str::to_owned).collect()));
    }
}
