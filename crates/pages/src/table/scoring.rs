//! A scoring as the page plays it: what counts one after the other, which elements light up for it, and how many points go
//! from which element to whose number. The page's script knows no game; it is told here.

use maud::{Markup, PreEscaped, html};
use serde_json::json;

/// What was scored last.
pub(crate) struct Scoring {
    /// The step it belongs to: whoever has seen it is not shown it again.
    pub(crate) step: usize,
    /// What counts, in order.
    pub(crate) stops: Vec<Stop>,
}

/// One thing that counts.
#[derive(Default)]
pub(crate) struct Stop {
    /// The elements that light up.
    pub(crate) lights: Vec<String>,
    /// The points: from which element, to which number (`data-count`), how many.
    pub(crate) points: Vec<(String, String, i32)>,
}

/// The block of data; empty if nothing was scored.
pub(crate) fn scoring(scoring: Option<&Scoring>) -> Markup {
    let Some(Scoring { step, stops }) = scoring.filter(|scoring| !scoring.stops.is_empty()) else {
        return Markup::default();
    };
    let stops: Vec<_> =
        stops.iter().map(|stop| json!({ "lights": stop.lights, "points": stop.points })).collect();
    // Ids and numbers only: nothing in it can end the block early.
    html! { script #scoring type="application/json" { (PreEscaped(json!({ "step": step, "stops": stops }).to_string())) } }
}
