//! Tests of the server as its clients meet it.

mod doors;
mod misuse;
mod play;
mod races;
mod restart;
mod secrecy;
mod streams;
mod support;
