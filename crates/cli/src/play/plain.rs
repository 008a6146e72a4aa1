//! The game line by line: what happened, what can be chosen, a line typed. For screen readers, braille and pipes.
//!
//! Nothing is drawn over: whoever reads along has everything in order. The board comes when it is asked for, and once at
//! the start.

use std::io::{BufRead, Write};
use std::time::Duration;

use moonpack_rules::Seat;

use super::choices::Choices;
use super::picture::Sitting;
use super::typed::Typed;
use moonpack_table::Phase;

/// Choices told at once; more are found by typing a part of what is wanted.
const TOLD: usize = 12;

/// How long to wait for bots and news before looking again.
const PATIENCE: Duration = Duration::from_millis(100);

/// Plays until the game is over, somebody quits or the input ends.
pub(crate) fn run(
    sitting: &mut dyn Sitting,
    input: &mut dyn BufRead,
    output: &mut dyn Write,
) -> anyhow::Result<()> {
    let mut said = Said::default();
    let mut holder: Option<Seat> = None;
    writeln!(output, "{}", sitting.words().text("cli-play-help-plain"))?;
    loop {
        said.tell(sitting, output)?;
        if sitting.picture().phase == Phase::Over {
            writeln!(output, "{}", sitting.picture().standing)?;
            return Ok(());
        }
        let Some(seat) = sitting.picture().asked else {
            sitting.tick(PATIENCE);
            continue;
        };
        if holder != Some(seat) {
            if holder.is_some() && sitting.picture().curtain && !handed_over(sitting, seat, input, output)? {
                return Ok(());
            }
            show_board(sitting, output)?;
            holder = Some(seat);
        }
        let mut choices = Choices::new(sitting.picture().choices.clone());
        writeln!(output, "\n{}", sitting.picture().question(sitting.words()))?;
        list(sitting, &choices, output)?;
        // What was typed narrows the choices until one is left or the decision changes.
        loop {
            output.flush()?;
            let mut line = String::new();
            if input.read_line(&mut line)? == 0 {
                return Ok(());
            }
            match step(sitting, &mut choices, Typed::read(&line), output)? {
                After::Ask => {}
                After::Decided => break,
                After::Quit => return Ok(()),
            }
        }
    }
}

/// What was told already.
#[derive(Default)]
struct Said {
    lines: usize,
    note: Option<String>,
}

impl Said {
    /// Tells what is new.
    fn tell(&mut self, sitting: &dyn Sitting, output: &mut dyn Write) -> std::io::Result<()> {
        let picture = sitting.picture();
        if self.note != picture.note {
            self.note.clone_from(&picture.note);
            lines(output, picture.note.as_slice())?;
        }
        lines(output, &picture.log[self.lines.min(picture.log.len())..])?;
        self.lines = picture.log.len();
        output.flush()
    }
}

enum After {
    Ask,
    Decided,
    Quit,
}

fn step(
    sitting: &mut dyn Sitting,
    choices: &mut Choices,
    typed: Typed,
    output: &mut dyn Write,
) -> anyhow::Result<After> {
    let words = sitting.words();
    match typed {
        Typed::Quit => return Ok(After::Quit),
        Typed::Help => writeln!(output, "{}", words.text("cli-play-help-plain"))?,
        Typed::Board => show_board(sitting, output)?,
        Typed::Log => lines(output, &sitting.picture().log)?,
        Typed::Score => {
            writeln!(output, "{}", sitting.picture().standing)?;
            lines(output, &sitting.picture().parts)?;
        }
        Typed::Hint => {
            sitting.ask_hint();
            while sitting.hint_asked() {
                sitting.tick(PATIENCE);
            }
            match sitting.hinted() {
                Some(Ok((action, phrase))) => writeln!(output, "{phrase} ({action})")?,
                Some(Err(why)) => writeln!(output, "{why}")?,
                None => {}
            }
        }
        Typed::Explain(text) if text.is_empty() => writeln!(output, "{}", words.text("cli-play-help-plain"))?,
        Typed::Explain(text) => lines(output, &sitting.explain(&text))?,
        Typed::Save(file) => match sitting.save(file) {
            Ok(file) => {
                let file = file.display().to_string();
                writeln!(output, "{}", words.with("cli-play-saved", &[("file", (&file).into())]))?;
            }
            Err(error) => writeln!(output, "{error:#}")?,
        },
        Typed::Undo => match sitting.undo() {
            Ok(()) => return Ok(After::Decided),
            Err(why) => writeln!(output, "{why}")?,
        },
        Typed::Words(line) => return decide(sitting, choices, &line, output),
    }
    Ok(After::Ask)
}

/// A number or a text decides; a part of one narrows.
fn decide(
    sitting: &mut dyn Sitting,
    choices: &mut Choices,
    line: &str,
    output: &mut dyn Write,
) -> anyhow::Result<After> {
    let number = line.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
    let chosen = match number {
        Some(index) => choices.open().nth(index).map(|choice| choice.action.clone()),
        None => choices.named(line).map(|choice| choice.action.clone()),
    };
    if let Some(action) = chosen {
        return Ok(match sitting.decide(&action) {
            Ok(()) => After::Decided,
            Err(why) => {
                writeln!(output, "{why}")?;
                After::Ask
            }
        });
    }
    choices.narrow(if number.is_some() { "" } else { line });
    if choices.open().next().is_none() {
        choices.narrow("");
        lines(output, &sitting.explain(line))?;
    }
    list(sitting, choices, output)?;
    Ok(After::Ask)
}

fn list(sitting: &dyn Sitting, choices: &Choices, output: &mut dyn Write) -> std::io::Result<()> {
    let count = choices.open().count();
    for (number, choice) in (1..).zip(choices.open().take(TOLD)) {
        writeln!(output, "{number:>3}  {}  ({})", choice.phrase, choice.action)?;
    }
    if count > TOLD {
        let more = [("count", (count - TOLD).into())];
        writeln!(output, "     {}", sitting.words().with("cli-play-more", &more))?;
    }
    Ok(())
}

fn show_board(sitting: &dyn Sitting, output: &mut dyn Write) -> std::io::Result<()> {
    lines(output, &sitting.picture().board.text())?;
    writeln!(output, "{}", sitting.picture().standing)
}

/// Waits until the next person holds the keyboard; `false` if the input ends.
fn handed_over(
    sitting: &dyn Sitting,
    seat: Seat,
    input: &mut dyn BufRead,
    output: &mut dyn Write,
) -> std::io::Result<bool> {
    let name = [("name", sitting.picture().name(seat).into())];
    writeln!(output, "\n{}", sitting.words().with("cli-play-curtain", &name))?;
    output.flush()?;
    Ok(input.read_line(&mut String::new())? > 0)
}

fn lines(output: &mut dyn Write, lines: &[String]) -> std::io::Result<()> {
    lines.iter().try_for_each(|line| writeln!(output, "{line}"))
}
