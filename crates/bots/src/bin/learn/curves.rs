//! How learning went, as a picture: what is foreseen and guessed, and the rate against the yearling, round by round.

use std::fmt::Write as _;

use crate::kept::Row;

const LEFT: f64 = 70.0;
const TOP: f64 = 60.0;
const WIDTH: f64 = 560.0;
const HEIGHT: f64 = 300.0;

/// The curves as an SVG document that needs nothing else to be shown.
pub(crate) fn svg(game: &str, rows: &[Row]) -> String {
    let mut out = String::new();
    // Writing to a `String` cannot fail, so the results of `write!` are let go.
    let _ = write!(
        out,
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {w} {h}\" width=\"{w}\" height=\"{h}\" \
         font-family=\"sans-serif\" font-size=\"14\">\n<rect width=\"100%\" height=\"100%\" fill=\"#fff\"/>\n\
         <text x=\"16\" y=\"28\" font-size=\"17\">{game}: {} rounds</text>\n",
        rows.len(),
        w = LEFT + WIDTH + 30.0,
        h = TOP + HEIGHT + 60.0,
    );
    for part in [0.0, 0.25, 0.5, 0.75, 1.0] {
        let y = height(part);
        let _ = write!(
            out,
            "<path d=\"M{LEFT} {y}h{WIDTH}\" stroke=\"#ccc\"/>\n\
             <text x=\"{}\" y=\"{}\" text-anchor=\"end\" fill=\"#555\">{:.0} %</text>\n",
            LEFT - 8.0,
            y + 5.0,
            100.0 * part
        );
    }
    let leads = rows.iter().map(|row| f64::from(row.known.leads));
    curve(&mut out, leads, "#a0522d", "of what was missed is foreseen", 0.0);
    let choices = rows.iter().map(|row| f64::from(row.known.choices));
    curve(&mut out, choices, "#3f7d4a", "of choices are guessed", 240.0);
    let strength = rows.iter().map(|row| row.against_the_yearling);
    curve(&mut out, strength, "#2d5fa0", "against the yearling", 420.0);
    out.push_str("</svg>\n");
    out
}

fn curve(out: &mut String, parts: impl ExactSizeIterator<Item = f64>, colour: &str, name: &str, at: f64) {
    let step = WIDTH / (parts.len().max(2) - 1) as f64;
    let points: Vec<String> = parts
        .enumerate()
        .map(|(round, part)| format!("{:.1},{:.1}", LEFT + step * round as f64, height(part)))
        .collect();
    let _ = write!(
        out,
        "<polyline points=\"{}\" fill=\"none\" stroke=\"{colour}\" stroke-width=\"2\"/>\n\
         <text x=\"{}\" y=\"{}\" fill=\"{colour}\">{name}</text>\n",
        points.join(" "),
        LEFT + at,
        TOP + HEIGHT + 36.0
    );
}

/// Where a part of the whole is drawn; what is worse than nothing lies on the ground.
fn height(part: f64) -> f64 {
    TOP + HEIGHT * (1.0 - part.clamp(0.0, 1.0))
}

#[cfg(test)]
mod tests {
    use super::*;

    use crate::teach::Known;

    #[test]
    fn each_round_is_a_point_of_each_curve() {
        let row = |part, against_the_yearling| Row {
            known: Known { leads: part, choices: 0.5 },
            against_the_yearling,
        };
        let svg = svg("a game", &[row(-0.3, 0.5), row(1.0, 1.0)]);
        for points in ["70.0,360.0 630.0,60.0", "70.0,210.0 630.0,210.0", "70.0,210.0 630.0,60.0"] {
            assert!(svg.contains(&format!("points=\"{points}\"")), "{points}: {svg}");
        }
    }
}
