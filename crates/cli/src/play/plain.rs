//! The game line by line: what happened, what can be chosen, a line typed. For screen readers, braille and pipes.
//!
//! Nothing is drawn over: whoever reads along has everything in order. The board comes when it is asked for, and once at
//! the start.

use std::io::{BufRead, Write};

use moonpack_bots::Budget;
use moonpack_rules::Seat;

use super::choices::Choices;
use super::session::Session;
use super::typed::Typed;

/// Choices told at once; more are found by typing a part of what is wanted.
const TOLD: usize = 12;

/// Plays until the game is over, somebody quits or the input ends.
pub(crate) fn run(
    session: &mut Session,
    budget: Budget,
    input: &mut dyn BufRead,
    output: &mut dyn Write,
) -> anyhow::Result<()> {
    let mut said = 0;
    let mut holder: Option<Seat> = None;
    writeln!(output, "{}", session.words.text("cli-play-help-plain"))?;
    loop {
        while let Some(thought) = session.thought(budget) {
            session.bot_decides(thought.answer());
        }
        for line in &session.log[said.min(session.log.len())..] {
            writeln!(output, "{line}")?;
        }
        said = session.log.len();
        let Some(seat) = session.person_to_move() else {
            writeln!(output, "{}", session.standing())?;
            return Ok(());
        };
        if holder != Some(seat) {
            if holder.is_some() && session.needs_curtain() && !handed_over(session, seat, input, output)? {
                return Ok(());
            }
            show_board(session, output)?;
            holder = Some(seat);
        }
        let mut choices = session.choices();
        tell_choices(session, seat, &choices, output)?;
        // What was typed narrows the choices until one is left or the decision changes.
        loop {
            output.flush()?;
            let mut line = String::new();
            if input.read_line(&mut line)? == 0 {
                return Ok(());
            }
            match step(session, &mut choices, Typed::read(&line), budget, output)? {
                After::Ask => {}
                After::Decided => break,
                After::Quit => return Ok(()),
            }
        }
        said = said.min(session.log.len());
    }
}

enum After {
    Ask,
    Decided,
    Quit,
}

fn step(
    session: &mut Session,
    choices: &mut Choices,
    typed: Typed,
    budget: Budget,
    output: &mut dyn Write,
) -> anyhow::Result<After> {
    let words = session.words;
    match typed {
        Typed::Quit => return Ok(After::Quit),
        Typed::Help => writeln!(output, "{}", words.text("cli-play-help-plain"))?,
        Typed::Board => show_board(session, output)?,
        Typed::Log => lines(output, &session.log)?,
        Typed::Score => {
            writeln!(output, "{}", session.standing())?;
            lines(output, &session.parts())?;
        }
        Typed::Hint => {
            let hinted = session.hint(budget).and_then(|thought| session.hinted(&thought.answer()));
            if let Some((action, phrase)) = hinted {
                writeln!(output, "{phrase} ({action})")?;
            }
        }
        Typed::Explain(text) => lines(output, &session.explain(&text))?,
        Typed::Save(file) => match session.save(file) {
            Ok(file) => {
                let file = file.display().to_string();
                writeln!(output, "{}", words.with("cli-play-saved", &[("file", (&file).into())]))?;
            }
            Err(error) => writeln!(output, "{error:#}")?,
        },
        Typed::Undo => match session.undo() {
            Ok(()) => return Ok(After::Decided),
            Err(why) => writeln!(output, "{why}")?,
        },
        Typed::Words(line) => return decide(session, choices, &line, output),
    }
    Ok(After::Ask)
}

/// A number or a text decides; a part of one narrows.
fn decide(
    session: &mut Session,
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
        return Ok(match session.decide(&action) {
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
        lines(output, &session.explain(line))?;
    }
    list(session, choices, output)?;
    Ok(After::Ask)
}

fn tell_choices(
    session: &Session,
    seat: Seat,
    choices: &Choices,
    output: &mut dyn Write,
) -> std::io::Result<()> {
    let name = session.names[seat.index()].as_str();
    writeln!(output, "\n{}", session.words.with("cli-play-decides", &[("name", name.into())]))?;
    list(session, choices, output)
}

fn list(session: &Session, choices: &Choices, output: &mut dyn Write) -> std::io::Result<()> {
    let count = choices.open().count();
    for (number, choice) in (1..).zip(choices.open().take(TOLD)) {
        writeln!(output, "{number:>3}  {}  ({})", choice.phrase, choice.action)?;
    }
    if count > TOLD {
        let more = [("count", (count - TOLD).into())];
        writeln!(output, "     {}", session.words.with("cli-play-more", &more))?;
    }
    Ok(())
}

fn show_board(session: &Session, output: &mut dyn Write) -> std::io::Result<()> {
    lines(output, &session.board(session.viewer()).text())?;
    writeln!(output, "{}", session.standing())
}

/// Waits until the next person holds the keyboard; `false` if the input ends.
fn handed_over(
    session: &Session,
    seat: Seat,
    input: &mut dyn BufRead,
    output: &mut dyn Write,
) -> std::io::Result<bool> {
    let name = session.names[seat.index()].as_str();
    writeln!(output, "\n{}", session.words.with("cli-play-curtain", &[("name", name.into())]))?;
    output.flush()?;
    Ok(input.read_line(&mut String::new())? > 0)
}

fn lines(output: &mut dyn Write, lines: &[String]) -> std::io::Result<()> {
    lines.iter().try_for_each(|line| writeln!(output, "{line}"))
}
