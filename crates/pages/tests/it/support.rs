//! What the tests of the boards share: a table as somebody sees it, and what stands on its page.

use std::collections::BTreeSet;

use moonpack_games::AnyMatch;
use moonpack_pages::{Choice, SeatModel, SeatOwner, Shell, TableModel, Theme, frame};
use moonpack_rules::{Seat, Viewer};
use moonpack_words::Lang;

/// Whoever asks for the page, by day and at rest.
pub(crate) fn shell(lang: Lang) -> Shell {
    Shell { lang, theme: Theme::Day, calm: false, path: "/".into() }
}

/// The table as a viewer sees it; whoever decides gets the list of what is legal.
pub(crate) fn seen<'a>(game: &'a AnyMatch, viewer: Viewer, shell: &Shell) -> TableModel<'a> {
    let decides = game.to_move().is_some_and(|seat| viewer.is(seat));
    let seat = |seat: usize| SeatModel {
        owner: SeatOwner::Person(["Ida", "Robert", "Juno", "Lev", "Nika"][seat].into()),
        yours: Seat::new(seat).is_some_and(|seat| viewer.is(seat)),
        online: true,
    };
    TableModel {
        seats: (0..game.seats()).map(seat).collect(),
        choices: if decides { Choice::all(game, shell.words()) } else { Vec::new() },
        ..TableModel::of("/t/t", game, viewer)
    }
}

/// The frame as a viewer sees it.
pub(crate) fn page(game: &AnyMatch, viewer: Viewer, lang: Lang) -> String {
    let shell = shell(lang);
    frame(&shell, &seen(game, viewer, &shell)).into_string()
}

/// The ids on a page; fails if one stands there twice.
pub(crate) fn ids(page: &str) -> BTreeSet<&str> {
    let mut ids = BTreeSet::new();
    for part in page.split(" id=\"").skip(1) {
        let id = part.split('"').next().unwrap();
        assert!(ids.insert(id), "the id {id} stands on the page twice");
    }
    ids
}

/// The page without its blocks of data, which nobody reads and no policy takes for a script.
pub(crate) fn without_data(page: &str) -> String {
    let mut rest = page;
    let mut kept = String::new();
    while let Some((before, block)) = rest.split_once(" type=\"application/json\">") {
        let (before, _id) = before.rsplit_once("<script").expect("only a script has this type");
        kept.push_str(before);
        rest = block.split_once("</script>").expect("a block ends").1;
    }
    kept + rest
}
