//! The game on a screen: the board, the choices, a line to type on. Keys and mouse; eighty columns and 24 rows are enough.
//!
//! The screen only shows and asks: bots, news of a server and the pace are the [`Sitting`]'s.

mod input;
mod view;

use std::time::Duration;

use crossterm::event::{self, DisableMouseCapture, EnableMouseCapture, Event, KeyEventKind};
use crossterm::execute;
use moonpack_rules::Seat;
use ratatui::DefaultTerminal;
use ratatui::layout::Rect;

use super::choices::Choices;
use super::picture::Sitting;

/// How long the screen waits for a key before it looks after bots and news.
const TICK: Duration = Duration::from_millis(40);

/// Shows the game until it is left.
pub(crate) fn run(sitting: &mut dyn Sitting) -> anyhow::Result<()> {
    let mut screen = Screen::new(sitting);
    let mut terminal = ratatui::try_init()?;
    // A terminal without a mouse is no reason not to play.
    let _no_mouse = execute!(std::io::stdout(), EnableMouseCapture);
    let outcome = show(&mut screen, &mut terminal);
    let _no_mouse = execute!(std::io::stdout(), DisableMouseCapture);
    ratatui::try_restore()?;
    Ok(outcome?)
}

/// Draws what changed and takes what was pressed, until the game is left. Nothing is drawn while nothing happens, and keys that
/// wait together are all taken before the next picture: a player who types ahead is not held up by pictures of the way there.
fn show(screen: &mut Screen<'_>, terminal: &mut DefaultTerminal) -> std::io::Result<()> {
    let mut stale = true;
    loop {
        stale |= screen.tick();
        if stale {
            terminal.draw(|frame| screen.draw(frame))?;
            stale = false;
        }
        let mut wait = TICK;
        while event::poll(wait)? {
            match event::read()? {
                Event::Key(key) if key.kind != KeyEventKind::Release && screen.key(key) == After::Quit => {
                    return Ok(());
                }
                Event::Mouse(mouse) => screen.mouse(mouse),
                _ => {}
            }
            stale = true;
            wait = Duration::ZERO;
        }
    }
}

#[derive(PartialEq, Eq, Debug)]
enum After {
    Stay,
    Quit,
}

/// What lies over the choices for a moment.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Sheet {
    /// Sentences, such as a refusal or the help.
    Words(Vec<String>),
    /// What happened, newest last.
    Log,
    /// Where the points come from.
    Score,
}

/// What the screen shows and what was typed on it.
struct Screen<'a> {
    sitting: &'a mut dyn Sitting,
    choices: Choices,
    /// Which of the open choices is marked.
    marked: usize,
    typed: String,
    sheet: Option<Sheet>,
    /// Whose hand the screen may show; only they have lifted the curtain.
    holder: Option<Seat>,
    /// The corner of the board that is shown, and where it is shown.
    pan: (u16, u16),
    board: Rect,
    /// The element that the board moved to last; it moves by itself only when another is marked.
    followed: Option<String>,
    /// Where the choices are listed, and the first of them that is shown.
    list: Rect,
    first: usize,
}

impl<'a> Screen<'a> {
    fn new(sitting: &'a mut dyn Sitting) -> Self {
        let choices = Choices::new(sitting.picture().choices.clone());
        let holder = sitting.picture().asked;
        Self {
            sitting,
            choices,
            marked: 0,
            typed: String::new(),
            sheet: None,
            holder,
            pan: (0, 0),
            board: Rect::default(),
            followed: None,
            list: Rect::default(),
            first: 0,
        }
    }

    /// Does a curtain hang before the board, because another person now holds the keyboard?
    fn curtain(&self) -> Option<Seat> {
        let shown = self.sitting.picture();
        let seat = shown.asked?;
        (shown.curtain && self.holder != Some(seat)).then_some(seat)
    }

    /// Looks after whoever thinks, here or elsewhere. Is there anything new to show?
    fn tick(&mut self) -> bool {
        let moved = self.sitting.tick(Duration::ZERO);
        if moved {
            self.renew();
        }
        let hinted = self.sitting.hinted();
        let told = hinted.is_some();
        match hinted {
            Some(Ok((action, phrase))) => {
                self.sheet = Some(Sheet::Words(vec![phrase]));
                self.typed = action;
                self.narrow();
            }
            Some(Err(why)) => self.sheet = Some(Sheet::Words(vec![why])),
            None => {}
        }
        moved || told
    }

    /// The table may have changed: if the choices have, what was half chosen is no longer.
    fn renew(&mut self) {
        let shown = self.sitting.picture();
        if !shown.curtain {
            self.holder = shown.asked;
        }
        if !self.choices.are(&shown.choices) {
            self.choices = Choices::new(shown.choices.clone());
            self.typed.clear();
            self.marked = 0;
        }
    }

    fn narrow(&mut self) {
        self.choices.narrow(&self.typed);
        self.marked = 0;
    }
}

#[cfg(test)]
mod tests;
