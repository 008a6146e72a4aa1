//! The engine without a pipe: its protocol, its page in `docs/`, and what is no protocol at all.

mod docs;
mod fuzz;
mod protocol;
