//! The results as a picture: a bar a bot with its 95 % interval.

use std::fmt::Write as _;

use super::Row;

const BAR: f64 = 34.0;
const LEFT: f64 = 150.0;
const WIDTH: f64 = 480.0;

/// The win rates as an SVG document that needs nothing else to be shown.
pub(crate) fn svg(title: &str, rows: &[Row]) -> String {
    let height = 60.0 + BAR * rows.len() as f64 + 30.0;
    let mut out = String::new();
    // Writing to a `String` cannot fail, so the results of `write!` are let go.
    let _ = write!(
        out,
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {w} {height}\" width=\"{w}\" height=\"{height}\" \
         font-family=\"sans-serif\" font-size=\"14\">\n<rect width=\"100%\" height=\"100%\" fill=\"#fff\"/>\n\
         <text x=\"16\" y=\"28\" font-size=\"17\">{}</text>\n",
        escape(title),
        w = LEFT + WIDTH + 90.0,
    );
    for tenth in [0, 25, 50, 75, 100] {
        let x = LEFT + WIDTH * f64::from(tenth) / 100.0;
        let _ = write!(
            out,
            "<line x1=\"{x}\" y1=\"44\" x2=\"{x}\" y2=\"{bottom}\" stroke=\"#ccc\"/>\n\
             <text x=\"{x}\" y=\"{label}\" text-anchor=\"middle\" fill=\"#555\">{tenth} %</text>\n",
            bottom = height - 34.0,
            label = height - 14.0,
        );
    }
    for (place, row) in rows.iter().enumerate() {
        let top = 50.0 + BAR * place as f64;
        let middle = top + BAR / 2.0;
        let (low, high) = row.ci95();
        let _ = write!(
            out,
            "<text x=\"{name_x}\" y=\"{text_y}\" text-anchor=\"end\">{}</text>\n\
             <rect x=\"{LEFT}\" y=\"{bar_y}\" width=\"{width}\" height=\"{bar_h}\" fill=\"#5b7a99\"/>\n\
             <path d=\"M{low_x} {middle}H{high_x}M{low_x} {cap_top}V{cap_bottom}M{high_x} {cap_top}V{cap_bottom}\" \
             stroke=\"#222\" stroke-width=\"2\" fill=\"none\"/>\n\
             <text x=\"{rate_x}\" y=\"{text_y}\">{:.1} %</text>\n",
            escape(&row.name),
            row.win_rate() * 100.0,
            name_x = LEFT - 10.0,
            text_y = middle + 5.0,
            bar_y = top + 5.0,
            width = WIDTH * row.win_rate(),
            bar_h = BAR - 10.0,
            low_x = LEFT + WIDTH * low,
            high_x = LEFT + WIDTH * high,
            cap_top = middle - 5.0,
            cap_bottom = middle + 5.0,
            rate_x = LEFT + WIDTH + 12.0,
        );
    }
    out.push_str("</svg>\n");
    out
}

fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}
