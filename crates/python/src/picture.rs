//! A state as the web page draws it, for notebooks: the page of the table in one piece, its styles inside.

use moonpack_games::AnyMatch;
use moonpack_pages::{SeatOwner, Shell, TableModel, Theme, assets, table};
use moonpack_rules::{MAX_SEATS, Viewer};
use moonpack_words::Lang;

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

/// The points after every step.
pub(crate) fn graph(play: &AnyMatch) -> Vec<[i32; MAX_SEATS]> {
    let begun = play.at(0).standing().points;
    std::iter::once(begun).chain(play.retold().map(|step| step.standing.points)).collect()
}
