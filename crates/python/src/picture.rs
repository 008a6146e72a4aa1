//! What notebooks show: a state as the web page draws it, in one piece with its styles inside, and a game by its numbers.

use std::fmt::Write;

use moonpack_games::{AnyMatch, each};
use moonpack_pages::{SeatOwner, Shell, TableModel, Theme, assets, table};
use moonpack_rules::{MAX_SEATS, Viewer};
use moonpack_words::Lang;

use crate::encode::Encode;
use crate::game::Shared;

/// The page as a viewer sees it. It fetches nothing: styles stand in it, the script and the fonts are left out.
pub(crate) fn page(play: &AnyMatch, viewer: Viewer, lang: Lang, theme: &str) -> String {
    let shell = Shell { lang, theme: Theme::from_code(theme), calm: true, path: "/".into() };
    let mut model = TableModel::of("/", play, viewer);
    for (number, seat) in model.seats.iter_mut().enumerate() {
        seat.owner = SeatOwner::Person(format!("{number}"));
    }
    let mut page = table(&shell, &model).into_string();
    for asset in assets::all() {
        let body = std::str::from_utf8(asset.body).unwrap_or_default();
        let address = asset.address();
        let link = format!("<link rel=\"stylesheet\" href=\"{address}\">");
        page = page.replace(&link, &format!("<style>{body}</style>"));
        page = page.replace(&format!("<script type=\"module\" src=\"{address}\"></script>"), "");
    }
    page
}

/// The page in a frame of its own, as whoever decides sees it, so that a notebook's style and the page's do not meet.
pub(crate) fn embedded(play: &AnyMatch) -> String {
    let viewer = play.to_move().map_or(Viewer::Spectator, Viewer::Seat);
    let page = page(play, viewer, Lang::En, Theme::Night.code());
    let page = page.replace('&', "&amp;").replace('"', "&quot;");
    format!(
        "<iframe title=\"{}\" style=\"width:100%;height:640px;border:0\" srcdoc=\"{page}\"></iframe>",
        play.kind()
    )
}

/// A game as a table: what can be decided and what is seen, with the places of both.
pub(crate) fn numbers(shared: &Shared) -> String {
    let options: Vec<String> = shared.options.iter().map(|(name, value)| format!("{name}={value}")).collect();
    let mut html = format!("<b>{}</b> for {} · {}", shared.kind, shared.players, options.join(", "));
    let blocks = each!(&shared.example, m => m.game().blocks());
    let blocks = blocks.iter().map(|block| (block.name, &block.shape, block.len()));
    let planes = shared.planes.iter().map(|plane| (plane.name, &plane.shape, plane.len()));
    rows(&mut html, "decisions", shared.actions, blocks);
    rows(&mut html, "observation", shared.size, planes);
    html
}

/// A part of the numbers, folded: it is long.
fn rows<'a>(
    html: &mut String,
    title: &str,
    count: usize,
    runs: impl Iterator<Item = (&'a str, &'a Vec<usize>, usize)>,
) {
    // Writing to a string cannot fail.
    let _ = write!(html, "<details><summary>{title}: {count}</summary><table>");
    let mut start = 0;
    for (name, shape, len) in runs {
        let _ = write!(html, "<tr><td>{start}</td><td>{name}</td><td>{shape:?}</td></tr>");
        start += len;
    }
    html.push_str("</table></details>");
}

/// The points after every step.
pub(crate) fn graph(play: &AnyMatch) -> Vec<[i32; MAX_SEATS]> {
    let begun = play.at(0).standing().points;
    std::iter::once(begun).chain(play.retold().map(|step| step.standing.points)).collect()
}
