//! All games through one door: records, codes, fixtures, and what becomes of them when somebody damages them.

#![allow(clippy::unwrap_used, reason = "what cannot be set up fails its test")]

mod bounds;
mod codes;
mod damage;
mod docs;
mod fixtures;
mod records;
mod support;
