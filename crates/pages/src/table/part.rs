//! A frame in parts: what the reader's page holds already is not sent again.
//!
//! A board wraps elements that often stay as they are (a row of the map, a strip of a player) with [`part`]. Each then
//! carries a fingerprint of itself as `data-part`; the script names those it holds when it asks for the next frame, and
//! [`lightened`] puts `<g data-kept="…">` in the place of each of them. The script puts them back before it does
//! anything else, so that neither boards nor the rest of the script know of it. Which page holds what is the page's
//! business: the server remembers nothing.

use maud::{Markup, PreEscaped, html};

use crate::fingerprint::fingerprint;

/// Marks that no text of a person can contain, since theirs is escaped.
const OPEN: &str = "<part>";
const CLOSE: &str = "</part>";

/// Marks one element as a part. Parts do not contain parts.
pub(crate) fn part(element: &Markup) -> Markup {
    html! { (PreEscaped(OPEN)) (element) (PreEscaped(CLOSE)) }
}

/// The frame as it is sent to a page that holds these parts.
pub(crate) fn lightened(frame: &Markup, held: &[String]) -> Markup {
    let mut sent = String::with_capacity(frame.0.len());
    let mut rest = frame.0.as_str();
    while let Some((before, after)) = rest.split_once(OPEN) {
        let (element, after) = after.split_once(CLOSE).unwrap_or((after, ""));
        sent.push_str(before);
        send(element, held, &mut sent);
        rest = after;
    }
    sent.push_str(rest);
    PreEscaped(sent)
}

fn send(element: &str, held: &[String], sent: &mut String) {
    // Twelve digits: every question names all parts of its page, and two contents of one name would leave an old one.
    let name = format!("{:012x}", fingerprint(element.as_bytes()) >> 16);
    if held.contains(&name) {
        sent.push_str(&format!("<g data-kept=\"{name}\"></g>"));
        return;
    }
    let tag = element.find([' ', '>']).unwrap_or(element.len());
    sent.push_str(&element[..tag]);
    sent.push_str(&format!(" data-part=\"{name}\""));
    sent.push_str(&element[tag..]);
}

#[cfg(test)]
mod tests {
    use super::*;

    fn frame() -> Markup {
        html! { div { (part(&html! { p.a { "one" } })) " and " (part(&html! { p { "two" } })) } }
    }

    #[test]
    fn a_page_that_holds_nothing_is_sent_everything_with_its_names() {
        let sent = lightened(&frame(), &[]).0;
        let name = sent.split("data-part=\"").nth(1).and_then(|rest| rest.split('"').next()).expect("a name");
        assert_eq!(sent.matches("data-part").count(), 2);
        assert_eq!(
            sent.replacen(&format!(" data-part=\"{name}\""), "", 1).matches("<p class=\"a\">one</p>").count(),
            1
        );
        assert!(!sent.contains("part>"), "{sent}");
    }

    #[test]
    fn a_page_is_not_sent_what_it_holds() {
        let whole = lightened(&frame(), &[]).0;
        let held: Vec<String> =
            whole.split("data-part=\"").skip(1).map(|rest| rest[..12].to_owned()).take(1).collect();
        let sent = lightened(&frame(), &held).0;
        let expected = format!("<div><g data-kept=\"{}\"></g> and <p data-part=", held[0]);
        assert!(sent.starts_with(&expected), "{sent}");
    }
}
