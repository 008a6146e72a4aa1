//! A drawing as a picture: an SVG within an image's own address. The browser takes it for one thing, however many strokes it
//! has, where a drawing that is used by name is copied stroke by stroke, and each copy is styled, laid out and painted.
//!
//! A picture sees neither the style nor the shapes of the page, so only what looks the same by day and night can be one,
//! and it carries the shapes it uses ([`with_shapes`]).

use std::collections::BTreeSet;

/// The address of a picture of this drawing, seen through this view box.
pub(crate) fn picture(view_box: &str, drawing: &str) -> String {
    let svg = format!("<svg xmlns='http://www.w3.org/2000/svg' viewBox='{view_box}'>{drawing}</svg>");
    let mut address = String::from("data:image/svg+xml,");
    for letter in svg.chars() {
        match letter {
            '"' => address.push('\''),
            '\n' => address.push(' '),
            '%' | '#' | '<' | '>' => address.push_str(&format!("%{:02X}", letter as u32)),
            other => address.push(other),
        }
    }
    address
}

/// The symbols of a file with a picture in the place of their strokes. They go by the same names and view boxes as before;
/// `shapes` is the file with what they use.
pub(crate) fn pictured(symbols: &str, shapes: &str) -> String {
    let pictured = |symbol: &str| {
        let (head, strokes) = symbol.split_once('>')?;
        let strokes = strokes.split("</symbol>").next()?;
        let view_box = head.split("viewBox=\"").nth(1)?.split('"').next()?;
        let [x, y, width, height] = view_box.split(' ').collect::<Vec<_>>().try_into().ok()?;
        let address = picture(view_box, &with_shapes(shapes, strokes));
        Some(format!(
            "<symbol{head}><image x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\" href=\"{address}\"/></symbol>"
        ))
    };
    symbols.split("<symbol").skip(1).filter_map(pictured).collect()
}

/// A drawing, and before it the shapes of a file that it uses, and those that they use. In the file every shape begins on a
/// line of its own.
pub(crate) fn with_shapes(file: &str, drawing: &str) -> String {
    let mut shapes = String::new();
    let mut known = BTreeSet::new();
    let mut wanted = used(drawing);
    while let Some(name) = wanted.pop() {
        let Some(shape) = shape(file, name).filter(|_| known.insert(name)) else { continue };
        wanted.extend(used(shape));
        shapes.push_str(shape);
    }
    format!("<defs>{shapes}</defs>{drawing}")
}

/// The names a drawing uses.
fn used(drawing: &str) -> Vec<&str> {
    let after = |mark: &'static str, end: char| {
        drawing.split(mark).skip(1).filter_map(move |rest| rest.split(end).next())
    };
    after("href=\"#", '"').chain(after("url(#", ')')).collect()
}

/// The shape of this name.
fn shape<'a>(file: &'a str, name: &str) -> Option<&'a str> {
    let at = file.find(&format!(" id=\"{name}\""))?;
    let begin = file[..at].rfind('<')?;
    let tag = file[begin + 1..at].split(' ').next()?;
    let close = format!("</{tag}>\n");
    let end = file[at..].find(&close).map_or(file.len(), |end| at + end + close.len());
    Some(&file[begin..end])
}

#[cfg(test)]
mod tests {
    use super::*;

    const FILE: &str = "<g id=\"leaf\"><path fill=\"url(#green)\"/></g>\n<g id=\"tree\"><g><use href=\"#leaf\"/></g></g>\n<linearGradient id=\"green\">\n<stop/>\n</linearGradient>\n<g id=\"rock\"/>\n";

    #[test]
    fn a_picture_carries_the_shapes_it_uses_and_no_others() {
        let drawing = with_shapes(FILE, "<use href=\"#tree\"/>");
        for name in ["leaf", "tree", "green"] {
            assert_eq!(drawing.matches(&format!(" id=\"{name}\"")).count(), 1, "{drawing}");
        }
        assert!(!drawing.contains("rock") && drawing.ends_with("</defs><use href=\"#tree\"/>"), "{drawing}");
    }

    #[test]
    fn a_pictured_symbol_keeps_its_name_and_its_view() {
        let symbols = pictured(
            "<symbol id=\"a\" viewBox=\"0 -5 8 9\"><use href=\"#leaf\"/></symbol>\n<symbol id=\"b\" viewBox=\"0 0 1 1\"></symbol>",
            FILE,
        );
        assert!(symbols.starts_with("<symbol id=\"a\" viewBox=\"0 -5 8 9\"><image x=\"0\" y=\"-5\" width=\"8\" height=\"9\" href=\"data:"), "{symbols}");
        assert_eq!(symbols.matches("</symbol>").count(), 2);
        assert!(symbols.contains("id='leaf'"), "{symbols}");
    }

    #[test]
    fn an_address_has_nothing_that_would_end_it_early() {
        let address = picture("0 0 9 9", "<path id=\"a\" fill=\"#fff\"\nwidth=\"9%\"/>");
        assert!(!address.contains(['"', '<', '>', '#', '\n']), "{address}");
        assert!(address.ends_with("%3Cpath id='a' fill='%23fff' width='9%25'/%3E%3C/svg%3E"), "{address}");
    }
}
