//! The engine protocol: one JSON object a line in, one JSON object a line out. `docs/engine-protocol.md` specifies it.
//!
//! Owns the lines and the one match that a session holds. It knows no rule and keeps no secrets: whoever talks to an
//! engine owns the table. Every line is answered, a failure changes nothing, and the same lines give the same answers:
//! there is no chance but the seed that is given, and no clock but for a bot that is asked to think for milliseconds.
//!
//! ```
//! use moonpack_engine::Session;
//! use moonpack_games::Contents;
//! use moonpack_words::Lang;
//!
//! let mut session = Session::new(Contents::shipped().unwrap(), Lang::En);
//! let begun = session.answer(br#"{"id":1,"cmd":"new","game":"lone-wolves","players":2,"seed":7}"#);
//! assert!(begun.contains(r#""ok":true"#));
//! assert!(session.answer(b"howl").contains(r#""ok":false"#));
//! ```

mod answer;
mod commands;
mod failure;
mod pipe;
mod request;
mod session;

pub use pipe::{MAX_LINE, serve};
pub use session::Session;
