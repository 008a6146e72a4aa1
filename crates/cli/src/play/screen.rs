//! The game on a screen: the board, the choices, a line to type on. Keys and mouse; eighty columns and 24 rows are enough.
//!
//! The screen only shows and asks. Bots think on a thread of their own, so keys are answered meanwhile, and their answers
//! wait for the pace that people chose.

mod input;
mod view;

use std::sync::mpsc::{Receiver, TryRecvError, channel};
use std::time::{Duration, Instant};

use moonpack_bots::Budget;
use moonpack_rules::Seat;
use ratatui::crossterm::event::{self, DisableMouseCapture, EnableMouseCapture, Event, KeyEventKind};
use ratatui::crossterm::execute;
use ratatui::layout::Rect;

use super::choices::Choices;
use super::pace::Pace;
use super::session::{Session, Thoughtful};

/// How long the screen waits for a key before it looks after the bots.
const TICK: Duration = Duration::from_millis(40);

/// Shows the game until it is left.
pub(crate) fn run(session: &mut Session, budget: Budget, pace: Pace) -> anyhow::Result<()> {
    let mut screen = Screen::new(session, budget, pace);
    let mut terminal = ratatui::try_init()?;
    // A terminal without a mouse is no reason not to play.
    let _no_mouse = execute!(std::io::stdout(), EnableMouseCapture);
    let outcome = loop {
        screen.tick();
        if let Err(error) = terminal.draw(|frame| screen.draw(frame)) {
            break Err(error);
        }
        match event::poll(TICK).and_then(|there| if there { event::read().map(Some) } else { Ok(None) }) {
            Ok(Some(Event::Key(key)))
                if key.kind != KeyEventKind::Release && screen.key(key) == After::Quit =>
            {
                break Ok(());
            }
            Ok(Some(Event::Mouse(mouse))) => screen.mouse(mouse),
            Ok(_) => {}
            Err(error) => break Err(error),
        }
    };
    let _no_mouse = execute!(std::io::stdout(), DisableMouseCapture);
    ratatui::try_restore()?;
    Ok(outcome?)
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

/// Somebody thinks on another thread.
struct Thinking {
    answer: Receiver<Thoughtful>,
    begun: Instant,
    hint: bool,
}

/// What the screen shows and what was typed on it.
struct Screen<'a> {
    session: &'a mut Session,
    budget: Budget,
    pace: Pace,
    choices: Choices,
    /// Which of the open choices is marked.
    marked: usize,
    typed: String,
    sheet: Option<Sheet>,
    thinking: Option<Thinking>,
    /// Whose hand the screen may show; only they have lifted the curtain.
    holder: Option<Seat>,
    /// The corner of the board that is shown, and where it is shown.
    pan: (u16, u16),
    board: Rect,
    /// Where the choices are listed, and the first of them that is shown.
    list: Rect,
    first: usize,
}

impl<'a> Screen<'a> {
    fn new(session: &'a mut Session, budget: Budget, pace: Pace) -> Self {
        let choices = session.choices();
        let holder = session.person_to_move();
        Self {
            session,
            budget,
            pace,
            choices,
            marked: 0,
            typed: String::new(),
            sheet: None,
            thinking: None,
            holder,
            pan: (0, 0),
            board: Rect::default(),
            list: Rect::default(),
            first: 0,
        }
    }

    /// Does a curtain hang before the board, because another person now holds the keyboard?
    fn curtain(&self) -> Option<Seat> {
        let seat = self.session.person_to_move()?;
        (self.session.needs_curtain() && self.holder != Some(seat)).then_some(seat)
    }

    /// Looks after whoever thinks.
    fn tick(&mut self) {
        match &self.thinking {
            None => {
                if let Some(thought) = self.session.thought(self.budget) {
                    self.think(thought, false);
                }
            }
            Some(thinking) => {
                let pause = if thinking.hint { Duration::ZERO } else { self.pace.pause() };
                if thinking.begun.elapsed() < pause {
                    return;
                }
                match thinking.answer.try_recv() {
                    Ok(answer) => self.answered(answer),
                    Err(TryRecvError::Empty) => {}
                    Err(TryRecvError::Disconnected) => self.thinking = None,
                }
            }
        }
    }

    fn think(&mut self, thought: super::session::Thought, hint: bool) {
        let (send, answer) = channel();
        self.thinking = Some(Thinking { answer, begun: Instant::now(), hint });
        std::thread::spawn(move || {
            // Whoever asked may have left meanwhile.
            let _gone = send.send(thought.answer());
        });
    }

    fn answered(&mut self, answer: Thoughtful) {
        let hint = self.thinking.take().is_some_and(|thinking| thinking.hint);
        if !hint {
            self.session.bot_decides(answer);
            self.renew();
        } else if let Some((action, phrase)) = self.session.hinted(&answer) {
            self.sheet = Some(Sheet::Words(vec![phrase]));
            self.typed = action;
            self.narrow();
        }
    }

    /// The position has changed: what was half chosen is no longer.
    fn renew(&mut self) {
        self.choices = self.session.choices();
        self.typed.clear();
        self.marked = 0;
        if !self.session.needs_curtain() {
            self.holder = self.session.person_to_move();
        }
    }

    fn narrow(&mut self) {
        self.choices.narrow(&self.typed);
        self.marked = 0;
    }
}

#[cfg(test)]
mod tests;
