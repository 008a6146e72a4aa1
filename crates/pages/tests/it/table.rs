//! What the table page tells the script, whatever the game.

use std::fs;
use std::path::Path;

use moonpack_games::{AnyEvent, AnyMatch, Contents, GameKind, Record};
use moonpack_pages::{SeatModel, SeatOwner, Shell, TableModel, Theme, frame};
use moonpack_rules::Viewer;
use moonpack_words::Lang;
use serde_json::Value;

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

/// Recorded games, to their end.
fn recorded(kind: GameKind, name: &str) -> AnyMatch {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fixtures").join(kind.name()).join(name);
    Record::read(&Contents::shipped().unwrap(), fs::read(path).unwrap()).unwrap().into_play()
}

/// The frame that a spectator sees.
fn seen(game: &AnyMatch) -> String {
    let shell = Shell { lang: Lang::En, theme: Theme::Night, calm: false, path: "/t/abc".into() };
    frame(&shell, &TableModel::of("/t/abc", game, Viewer::Spectator)).into_string()
}

#[test]
fn a_scoring_lights_what_is_drawn_and_brings_the_points_that_were_won() {
    let wolves = recorded(GameKind::TheWolves, "5p-standard-full-moon.moonpack");
    let scores = |events: &[AnyEvent]| {
        events
            .iter()
            .any(|event| matches!(event, AnyEvent::TheWolves(the_wolves::Event::RegionScored { .. })))
    };
    let scored: Vec<usize> =
        wolves.retold().filter(|step| scores(&step.events)).map(|step| step.number).collect();
    assert_eq!(scored.len(), 3, "a crescent, a quarter and a full moon");
    let lone = recorded(GameKind::LoneWolves, "2p-standard-complete.moonpack");
    let walkers = recorded(GameKind::Wolfwalkers, "4p-standard-complete.moonpack");
    for game in scored.iter().map(|step| wolves.at(*step)).chain([lone, walkers]) {
        let page = seen(&game);
        let (_, data) = page.split_once("<script id=\"scoring\" type=\"application/json\">").unwrap();
        let data: Value = serde_json::from_str(data.split_once('<').unwrap().0).unwrap();
        assert_eq!(data["step"], game.steps());
        let mut sum = 0;
        for stop in data["stops"].as_array().unwrap() {
            let lights = stop["lights"].as_array().unwrap();
            assert!(lights.iter().any(|id| page.contains(&format!("id={id}"))), "{stop} lights nothing");
            for points in stop["points"].as_array().unwrap() {
                assert!(page.contains(&format!("id={}", points[0])), "{} is not drawn", points[0]);
                assert!(page.contains(&format!("data-count={}", points[1])), "{} is not drawn", points[1]);
                sum += points[2].as_i64().unwrap();
            }
        }
        let made = |at: &AnyMatch| at.standing().points.iter().map(|points| i64::from(*points)).sum::<i64>();
        match game.kind() {
            // The step that scores may bring points besides, for a den or a lair.
            GameKind::TheWolves => assert!((1..=made(&game)).contains(&sum), "{sum} points"),
            GameKind::LoneWolves | GameKind::Wolfwalkers | GameKind::Toy => assert_eq!(sum, made(&game)),
        }
    }
}

#[test]
fn the_end_shows_how_the_chances_went_and_where_the_game_turned() {
    for (kind, name) in [
        (GameKind::TheWolves, "2p-standard-full-moon.moonpack"),
        (GameKind::LoneWolves, "2p-standard-complete.moonpack"),
        (GameKind::Wolfwalkers, "2p-standard-complete.moonpack"),
    ] {
        let page = seen(&recorded(kind, name));
        assert_eq!(page.matches("class=\"part p").count(), 2, "{kind}: a part of the river for each");
        let (_, turning) = page.split_once("class=\"turning paper\"").unwrap();
        assert!(turning.split_once("</a>").unwrap().0.contains("<use href="), "{kind}: the board is cut out");
    }
    let alone = seen(&recorded(GameKind::Wolfwalkers, "1p-standard-complete.moonpack"));
    assert!(!alone.contains("class=\"river\""), "whoever plays alone has no chances to compare");
}
