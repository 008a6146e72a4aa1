//! Lines in and out.

use std::io::{self, BufRead, BufReader, BufWriter, Read, Write};

use crate::Session;

/// A longer line is not looked at; it is answered with the error `too-long`.
pub const MAX_LINE: usize = 8 * 1024 * 1024;

/// Answers every line of `input` until it ends.
///
/// # Errors
/// Only if reading or writing itself fails.
pub fn serve(session: &mut Session, input: impl Read, output: impl Write) -> io::Result<()> {
    let mut input = BufReader::with_capacity(64 * 1024, input);
    let mut output = BufWriter::new(output);
    let mut line = Vec::new();
    loop {
        line.clear();
        let read = (&mut input).take(MAX_LINE as u64 + 1).read_until(b'\n', &mut line)?;
        if read == 0 {
            return output.flush();
        }
        let whole = line.pop_if(|last| *last == b'\n').is_some();
        let answer = if line.len() > MAX_LINE {
            if !whole {
                input.skip_until(b'\n')?;
            }
            Session::too_long()
        } else {
            session.answer(&line)
        };
        output.write_all(answer.as_bytes())?;
        output.write_all(b"\n")?;
        // Whoever sends many lines at once gets many answers at once; whoever waits for one gets it now.
        if input.buffer().is_empty() {
            output.flush()?;
        }
    }
}
