//! A terminal to type on and to read from, with the program on it.

use std::io::{Read, Write};
use std::num::NonZeroU16;
use std::process::Child;
use std::sync::{Arc, Condvar, Mutex};
use std::time::{Duration, Instant};

use pty_process::blocking::Pty;

/// Nothing may stand still for longer than this.
const PATIENCE: Duration = Duration::from_secs(120);
/// The longest game by keys is over long before so many were pressed.
const MOST_KEYS: usize = 100_000;
/// How long a screen may stand still before a key is pressed again: it may have come while nobody was asked.
const AGAIN: Duration = Duration::from_millis(150);

/// What stands on the screen, and whether the program has left it.
struct Shown {
    parser: vt100::Parser,
    changes: u64,
    left: bool,
}

/// The program on a pseudo-terminal.
pub(crate) struct Terminal {
    pty: Arc<Pty>,
    child: Child,
    shown: Arc<(Mutex<Shown>, Condvar)>,
}

impl Terminal {
    /// Starts `moonpack` with these arguments on a terminal of this size.
    pub(crate) fn start((columns, rows): (u16, u16), arguments: &[&str]) -> Self {
        let (pty, pts) = pty_process::blocking::open().unwrap();
        pty.resize(pty_process::Size::new(rows, columns)).unwrap();
        let command = pty_process::blocking::Command::new(env!("CARGO_BIN_EXE_moonpack"));
        let command = command.args(arguments).env("TERM", "xterm-256color").env_remove("NO_COLOR");
        let child = command.spawn(pts).unwrap();
        let size = |side: u16| NonZeroU16::new(side).unwrap();
        let parser = vt100::Parser::new(size(rows), size(columns), 0);
        let shown = Arc::new((Mutex::new(Shown { parser, changes: 0, left: false }), Condvar::new()));
        let (pty, reader, writer) = {
            let pty = Arc::new(pty);
            (pty.clone(), pty, shown.clone())
        };
        std::thread::spawn(move || {
            let mut bytes = [0; 1 << 14];
            // The other end is closed when the program ends: that is told as an error.
            while let Ok(count @ 1..) = (&*reader).read(&mut bytes) {
                let mut shown = writer.0.lock().unwrap();
                shown.parser.process(&bytes[..count]);
                shown.changes += 1;
                writer.1.notify_all();
            }
            writer.0.lock().unwrap().left = true;
            writer.1.notify_all();
        });
        Self { pty, child, shown }
    }

    /// Presses keys.
    pub(crate) fn press(&self, keys: &str) {
        (&*self.pty).write_all(keys.as_bytes()).unwrap();
    }

    /// What stands on the screen.
    pub(crate) fn text(&self) -> String {
        self.shown.0.lock().unwrap().parser.screen().contents()
    }

    /// Waits until something stands on the screen; the whole screen then.
    pub(crate) fn wait_for(&self, wanted: &str) -> String {
        let begun = Instant::now();
        let mut shown = self.shown.0.lock().unwrap();
        loop {
            let text = shown.parser.screen().contents();
            if text.contains(wanted) {
                return text;
            }
            assert!(!shown.left && begun.elapsed() < PATIENCE, "waited in vain for {wanted:?}:\n{text}");
            shown = self.shown.1.wait_timeout(shown, AGAIN).unwrap().0;
        }
    }

    /// Presses keys again and again until something stands on the screen; `keys` are told how often they were asked. A game may take
    /// as long as it likes, so what counts is that the screen goes on changing, and that keys do not go on for ever.
    pub(crate) fn press_until(&self, wanted: &str, mut keys: impl FnMut(usize) -> String) -> String {
        let mut moved = (0, Instant::now());
        for count in 0..MOST_KEYS {
            let before = {
                let shown = self.shown.0.lock().unwrap();
                let text = shown.parser.screen().contents();
                if text.contains(wanted) {
                    return text;
                }
                if shown.changes != moved.0 {
                    moved = (shown.changes, Instant::now());
                }
                let still = moved.1.elapsed() >= PATIENCE;
                assert!(!shown.left && !still, "pressed in vain for {wanted:?}:\n{text}");
                shown.changes
            };
            self.press(&keys(count));
            let shown = self.shown.0.lock().unwrap();
            let still = |shown: &mut Shown| shown.changes == before && !shown.left;
            drop(self.shown.1.wait_timeout_while(shown, AGAIN, still).unwrap());
        }
        panic!("pressed {MOST_KEYS} times in vain for {wanted:?}:\n{}", self.text())
    }

    /// Leaves with Ctrl+Q; the exit code.
    pub(crate) fn quit(mut self) -> Option<i32> {
        self.press("\u{11}");
        let shown = self.shown.0.lock().unwrap();
        let (shown, waited) = self.shown.1.wait_timeout_while(shown, PATIENCE, |shown| !shown.left).unwrap();
        assert!(!waited.timed_out(), "it does not leave:\n{}", shown.parser.screen().contents());
        drop(shown);
        self.child.wait().unwrap().code()
    }
}

impl Drop for Terminal {
    fn drop(&mut self) {
        let _already_dead = self.child.kill();
        let _reaped = self.child.wait();
    }
}
