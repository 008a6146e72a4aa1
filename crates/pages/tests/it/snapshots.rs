//! Every kind of page, as an outline a person can read in a review: elements with their ids and classes, and their words.
//!
//! Drawings are left out, and of the boards only the frame is shown: what stands on them is tested game by game.

use moonpack_games::{AnyMatch, Contents, GameKind};
use moonpack_pages::{
    Blocked, ChatLine, Choice, Guide, HomeModel, LogLine, Markup, OfferModel, SeatModel, SeatOwner, Shell,
    TableModel, TableRow, Theme, TriedTurn, WhatIf, Wishes, home, message, rules, table,
};
use moonpack_rules::{Seat, Viewer};
use moonpack_words::Lang;

/// Elements that have no end.
const VOID: [&str; 5] = ["input", "link", "meta", "br", "hr"];
/// Attributes worth reading.
const SHOWN: [&str; 9] = ["id", "class", "href", "action", "name", "value", "data-here", "aria-live", "open"];

/// The page as an outline: one element or text a line, indented by depth.
fn outline(page: Markup) -> String {
    let page = page.into_string();
    let (mut lines, mut depth, mut skipped) = (Vec::new(), 0_usize, None);
    for part in page.split('<').skip(1) {
        let (tag, text) = part.split_once('>').unwrap_or((part, ""));
        let name = tag.split([' ', '/']).find(|word| !word.is_empty()).unwrap_or_default();
        let show = |lines: &mut Vec<String>, depth: usize, line: &str| {
            if !line.is_empty() {
                lines.push(format!("{}{line}", "  ".repeat(depth)));
            }
        };
        if tag.starts_with('/') {
            depth = depth.saturating_sub(1);
            if skipped == Some(depth) {
                skipped = None;
            }
        } else if !tag.starts_with('!') {
            if skipped.is_none() {
                show(&mut lines, depth, &element(name, tag));
            }
            // A drawing closes its shapes at once.
            if !VOID.contains(&name) && !tag.ends_with('/') {
                let closed = ["svg", "script"].contains(&name)
                    || ["board", "sky"].iter().any(|class| tag.contains(&format!("class=\"{class}\"")));
                if skipped.is_none() && closed {
                    skipped = Some(depth);
                }
                depth += 1;
            }
        }
        if skipped.is_none() {
            show(&mut lines, depth, text.trim());
        }
    }
    lines.join("\n")
}

/// An element's name with what is worth reading of its attributes. Addresses of assets change with every asset.
fn element(name: &str, tag: &str) -> String {
    let mut shown = name.to_owned();
    for attribute in SHOWN {
        let Some((_, rest)) = tag.split_once(&format!(" {attribute}=\"")) else { continue };
        let value = rest.split('"').next().unwrap_or_default();
        match attribute {
            "id" => shown.push_str(&format!("#{value}")),
            "class" => value.split(' ').for_each(|class| shown.push_str(&format!(".{class}"))),
            _ if value.starts_with("/assets/") => {
                shown.push_str(&format!(
                    " {attribute}=/assets/…/{}",
                    value.rsplit('/').next().unwrap_or_default()
                ));
            }
            _ => shown.push_str(&format!(" {attribute}={value}")),
        }
    }
    shown
}

fn shell(lang: Lang, path: &str) -> Shell {
    Shell { lang, theme: Theme::Night, calm: false, path: path.into() }
}

/// A game after so many decisions, always the first legal one.
fn played(kind: GameKind, steps: usize) -> AnyMatch {
    let mut game = AnyMatch::draw(&Contents::shipped().unwrap(), kind, 2, &Vec::new(), 1).unwrap();
    for _ in 0..steps {
        let Some(seat) = game.to_move() else { break };
        let action = game.legal().into_iter().next().unwrap();
        game.play(seat, &action).unwrap();
    }
    game
}

/// Anna against a bot, with all that can stand beside a board.
fn model(game: &AnyMatch, lang: Lang) -> TableModel<'_> {
    let me = Seat::new(0).unwrap();
    let words = moonpack_words::Words::of(lang);
    let choices = if game.to_move() == Some(me) { Choice::all(game, words) } else { Vec::new() };
    let anna = SeatModel { owner: SeatOwner::Person("Anna <3".into()), yours: true, online: true };
    let bot = SeatModel { owner: SeatOwner::Bot("pup".into()), yours: false, online: true };
    TableModel {
        event: 4,
        version: 3,
        seats: vec![anna, bot],
        // A few are enough to see how they are listed.
        choices: choices.into_iter().take(3).collect(),
        log: vec![LogLine { step: 1, text: "Anna begins.".into(), followed: false }],
        chat: vec![ChatLine { seat: 0, name: "Anna <3".into(), text: "awoo & good luck".into() }],
        can_undo: true,
        ..TableModel::of("/t/abc", game, Viewer::Seat(me))
    }
}

fn row(id: &str, kind: GameKind, names: [Option<&str>; 2]) -> TableRow {
    let names = names.map(|name| name.map(str::to_owned)).to_vec();
    TableRow { id: id.into(), kind, names, your_move: false, over: false }
}

#[test]
fn the_start_page_for_a_stranger() {
    insta::assert_snapshot!(outline(home(&shell(Lang::En, "/"), &HomeModel::default())));
}

#[test]
fn the_start_page_with_tables() {
    let own = TableRow { your_move: true, ..row("own", GameKind::TheWolves, [Some("Anna"), Some("Pup")]) };
    let over = TableRow { over: true, ..row("over", GameKind::Wolfwalkers, [Some("Anna"), Some("Bert")]) };
    let lists = HomeModel {
        name: Some("Anna".into()),
        level: "hunter".into(),
        own: vec![own, over],
        open: vec![row("open", GameKind::LoneWolves, [Some("Bert"), None])],
        running: vec![row("running", GameKind::LoneWolves, [Some("Cleo"), Some("Dan")])],
        ..HomeModel::default()
    };
    insta::assert_snapshot!(outline(home(&shell(Lang::De, "/"), &lists)));
}

#[test]
fn a_table_of_the_wolves_with_the_guide() {
    let game = played(GameKind::TheWolves, 1);
    let guide = Some(Guide::at(3, &game, game.retold().map(|step| step.seat), Seat::new(0)));
    let page = table(&shell(Lang::Uk, "/t/abc?guide=3"), &TableModel { guide, ..model(&game, Lang::Uk) });
    insta::assert_snapshot!(outline(page));
}

#[test]
fn a_table_of_lone_wolves_with_offers_and_a_refusal() {
    let game = played(GameKind::LoneWolves, 0);
    let rules = vec![("LW-016".to_owned(), "Follow suit.".to_owned())];
    let wishes = Wishes {
        back: true,
        leave: true,
        resign: true,
        replace: vec![1],
        end: Some(OfferModel { others: vec!["Bert".into()], mine: false }),
        ..Wishes::default()
    };
    let blocked = Some(Blocked { message: "Not now.".into(), rules });
    let page = table(&shell(Lang::En, "/t/abc"), &TableModel { wishes, blocked, ..model(&game, Lang::En) });
    insta::assert_snapshot!(outline(page));
}

#[test]
fn a_table_of_wolfwalkers_with_a_hint() {
    let game = played(GameKind::Wolfwalkers, 4);
    let mut model = model(&game, Lang::De);
    model.hint = model.choices.first().cloned();
    insta::assert_snapshot!(outline(table(&shell(Lang::De, "/t/abc"), &model)));
}

#[test]
fn a_table_that_waits_for_somebody() {
    let game = played(GameKind::LoneWolves, 0);
    let open = TableModel { can_join: true, ..TableModel::of("/t/abc", &game, Viewer::Spectator) };
    insta::assert_snapshot!(outline(table(&shell(Lang::Uk, "/t/abc"), &open)));
}

#[test]
fn the_curtain_between_two_people() {
    let game = played(GameKind::LoneWolves, 0);
    let curtain = TableModel { curtain: true, choices: Vec::new(), ..model(&game, Lang::En) };
    insta::assert_snapshot!(outline(table(&shell(Lang::En, "/t/abc"), &curtain)));
}

#[test]
fn the_end_of_a_game() {
    let game = played(GameKind::Wolfwalkers, 1_000);
    let wishes = Wishes { rematch: Some(OfferModel::default()), ..Wishes::default() };
    let page = table(&shell(Lang::En, "/t/abc"), &TableModel { wishes, ..model(&game, Lang::En) });
    insta::assert_snapshot!(outline(page));
}

#[test]
fn a_step_of_a_replay() {
    let game = played(GameKind::LoneWolves, 20);
    let earlier = game.at(7);
    let replay =
        TableModel { at: Some(7), steps: 20, ..TableModel::of("/r/code", &earlier, Viewer::Spectator) };
    insta::assert_snapshot!(outline(table(&shell(Lang::De, "/r/code?at=7"), &replay)));
}

#[test]
fn a_line_that_is_tried_in_a_finished_game() {
    let game = played(GameKind::LoneWolves, 20);
    let turn = |told: &str, chance| TriedTurn {
        seat: 0,
        told: told.into(),
        over: true,
        chance,
        address: "/r/code/if/7-1".into(),
    };
    let what_if = WhatIf {
        seat: 0,
        before: Some(0.34),
        turns: vec![turn("Play the red 5", Some(0.41)), turn("Play the red 6", None)],
        back: Some("/r/code/if/7-1".into()),
        close: "/r/code/analysis?step=7&lines=7-1.2".into(),
    };
    let tried = TableModel { what_if: Some(what_if), ..model(&game, Lang::De) };
    insta::assert_snapshot!(outline(table(&shell(Lang::De, "/r/code/if/7-1.2"), &tried)));
}

#[test]
fn the_shelf_of_rules_and_a_rulebook() {
    insta::assert_snapshot!("shelf", outline(rules(&shell(Lang::Uk, "/rules"), None, None)));
    let book = outline(rules(&shell(Lang::En, "/rules/lone-wolves"), Some(GameKind::LoneWolves), None));
    // The statements have their own checks; their order and the first ones are enough here.
    let begin: Vec<&str> = book.lines().take(91).collect();
    insta::assert_snapshot!("book", begin.join("\n"));
}

#[test]
fn a_message() {
    insta::assert_snapshot!(outline(message(
        &shell(Lang::De, "/t/x"),
        "Nicht da",
        "Diesen Tisch gibt es nicht."
    )));
}
