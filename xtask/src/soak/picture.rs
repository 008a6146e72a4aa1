//! The curves of a run as an SVG document that needs nothing else to be shown: one panel for each, dashed where the server
//! was killed.

use std::fmt::Write as _;
use std::time::Duration;

use super::samples::{CURVES, Curve, Samples};

const WIDTH: f64 = 820.0;
const LEFT: f64 = 130.0;
const PANEL: f64 = 84.0;
const CURVE: f64 = 54.0;
const TOP: f64 = 46.0;

pub(super) fn svg(samples: &Samples, time: Duration) -> String {
    let height = TOP + PANEL * CURVES.len() as f64 + 24.0;
    let x = |at: Duration| LEFT + (WIDTH - LEFT - 20.0) * at.as_secs_f64() / time.as_secs_f64();
    let mut out = String::new();
    // Writing to a `String` cannot fail, so the results of `write!` are let go.
    let _ = write!(
        out,
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {height}\" width=\"{WIDTH}\" height=\"{height}\" \
         font-family=\"sans-serif\" font-size=\"13\">\n<rect width=\"100%\" height=\"100%\" fill=\"#fff\"/>\n\
         <text x=\"16\" y=\"26\" font-size=\"16\">{} minutes under a steady load, killed {} times</text>\n",
        time.as_secs() / 60,
        samples.kills.len(),
    );
    for kill in &samples.kills {
        let (x, bottom) = (x(*kill), height - 24.0);
        let _ = writeln!(
            out,
            "<path d=\"M{x:.1} {TOP}V{bottom}\" stroke=\"#b33\" stroke-dasharray=\"3 4\" fill=\"none\"/>"
        );
    }
    for (curve, Curve { name, unit, .. }) in CURVES.iter().enumerate() {
        let top = TOP + PANEL * curve as f64;
        let bottom = top + CURVE + 14.0;
        let most = samples.rows.iter().map(|row| row.values[curve]).fold(0.0, f64::max);
        let scale = if most > 0.0 { CURVE / most } else { 0.0 };
        let points: Vec<String> = samples
            .rows
            .iter()
            .map(|row| format!("{:.1} {:.1}", x(row.at), bottom - row.values[curve] * scale))
            .collect();
        let _ = write!(
            out,
            "<text x=\"16\" y=\"{name_y}\">{name}</text>\n<text x=\"16\" y=\"{most_y}\" fill=\"#555\">most {most:.1} {unit}</text>\n\
             <path d=\"M{LEFT} {bottom}H{right}\" stroke=\"#bbb\"/>\n<path d=\"M{}\" stroke=\"#35608c\" stroke-width=\"1.4\" fill=\"none\"/>\n",
            points.join("L"),
            name_y = top + 36.0,
            most_y = top + 54.0,
            right = WIDTH - 20.0,
        );
    }
    let label_y = height - 8.0;
    let _ = write!(
        out,
        "<text x=\"{LEFT}\" y=\"{label_y}\" fill=\"#555\">0</text>\n\
         <text x=\"{end}\" y=\"{label_y}\" text-anchor=\"end\" fill=\"#555\">{} min</text>\n</svg>\n",
        time.as_secs() / 60,
        end = WIDTH - 20.0,
    );
    out
}
