//! The built program in the hands of its users: run to its end, kept running, or on a terminal; and what its clients remember.

mod memory;
mod running;
mod terminal;

pub(crate) use memory::Memory;
pub(crate) use running::Running;
pub(crate) use terminal::Terminal;

use std::process::{Command, Output, Stdio};

/// The program, whatever language this machine speaks.
pub(crate) fn program(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_moonpack"));
    command.args(arguments).env("LANG", "C").env_remove("LC_ALL").env_remove("LC_MESSAGES");
    command
}

/// Runs the program to its end, with nothing on standard input.
pub(crate) fn moonpack(arguments: &[&str]) -> Output {
    program(arguments).stdin(Stdio::null()).output().unwrap()
}

/// What a program said.
pub(crate) fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).unwrap()
}
