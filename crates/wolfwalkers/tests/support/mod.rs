//! What the tests, benches and examples of this crate share. Not everybody uses all of it.

#![allow(
    dead_code,
    unused_imports,
    clippy::unwrap_used,
    reason = "shared; a table that cannot be set fails its test"
)]

pub(crate) mod candidates;
pub(crate) mod cases;
pub(crate) mod displays;
pub(crate) mod laws;
pub(crate) mod second;
pub(crate) mod table;
