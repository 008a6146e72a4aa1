//! What the table page tells the script, whatever the game.

#![allow(clippy::unwrap_used, reason = "a game that cannot be set up fails its test")]

use moonpack_games::{AnyMatch, Contents, GameKind};
use moonpack_pages::{SeatModel, SeatOwner, Shell, TableModel, Theme, frame};
use moonpack_rules::Viewer;
use moonpack_words::Lang;

fn anna() -> SeatModel {
    SeatModel { owner: SeatOwner::Person("Anna".into()), yours: true, online: true }
}

fn other(owner: SeatOwner) -> SeatModel {
    SeatModel { owner, yours: false, online: true }
}

fn looks_again(model: &TableModel<'_>) -> bool {
    let shell = Shell { lang: Lang::En, theme: Theme::Night, calm: false, path: "/t/abc".into() };
    frame(&shell, model).into_string().contains(" data-again=\"60\"")
}

#[test]
fn a_page_looks_again_only_while_its_reader_plays_with_other_people() {
    let game =
        AnyMatch::draw(&Contents::shipped().unwrap(), GameKind::LoneWolves, 2, &Vec::new(), 1).unwrap();
    let at_table = |seats| TableModel { seats, ..TableModel::of("/t/abc", &game, Viewer::Spectator) };
    let bert = || other(SeatOwner::Person("Bert".into()));
    assert!(looks_again(&at_table(vec![anna(), bert()])));
    assert!(!looks_again(&at_table(vec![anna(), other(SeatOwner::Bot("pup".into()))])));
    assert!(!looks_again(&at_table(vec![anna(), other(SeatOwner::Open)])));
    assert!(!looks_again(&at_table(vec![anna(), anna()])), "both sit at one device");
    assert!(!looks_again(&at_table(vec![bert(), bert()])), "a spectator has nobody to call a bot for");
    assert!(!looks_again(&TableModel { at: Some(0), ..at_table(vec![anna(), bert()]) }), "a replay");
}
