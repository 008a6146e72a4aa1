//! Writes tables of Wolfwalkers in many states, to look at them without a server:
//! `cargo run -p moonpack-pages --example walkers -- DIR [WORD]`; with a word only states whose name has it.
//!
//! Everybody plays for the most points at once, so that displays look like those of people.

use std::fs;
use std::path::PathBuf;

use moonpack_games::{AnyMatch, Contents, GameKind};
use moonpack_pages::{Choice, LogLine, SeatModel, SeatOwner, Shell, TableModel, Theme, assets, table};
use moonpack_rules::{Seat, Viewer};
use moonpack_words::Lang;

/// A state: its name, players, options, what was last done, by whom the page is read, how far the game is.
struct State {
    name: &'static str,
    players: usize,
    options: &'static [(&'static str, &'static str)],
    /// How many cards the first seat has laid.
    cards: usize,
    /// Actions after that.
    then: &'static [&'static str],
}

const MODULES: [(&str, &str); 2] = [("permanent", "P04"), ("opportunities", "O08,O10,O21")];

const STATES: [State; 22] = [
    State { name: "first", players: 2, options: &MODULES, cards: 0, then: &[] },
    State { name: "second", players: 2, options: &MODULES, cards: 1, then: &[] },
    State { name: "early", players: 2, options: &[], cards: 5, then: &[] },
    State { name: "middle", players: 2, options: &MODULES, cards: 14, then: &[] },
    State { name: "holding", players: 2, options: &MODULES, cards: 14, then: &["take 2"] },
    State { name: "swap", players: 2, options: &MODULES, cards: 14, then: &["use O08", "own 0,0"] },
    State { name: "late", players: 2, options: &MODULES, cards: 22, then: &[] },
    State { name: "full", players: 2, options: &MODULES, cards: 25, then: &[] },
    State { name: "end", players: 2, options: &[], cards: 99, then: &[] },
    State { name: "three", players: 3, options: &MODULES, cards: 14, then: &[] },
    State { name: "four", players: 4, options: &MODULES, cards: 22, then: &[] },
    State { name: "four-exchange", players: 4, options: &[("exchange", "yes")], cards: 12, then: &[] },
    State { name: "three-end", players: 3, options: &[], cards: 99, then: &[] },
    State { name: "four-end", players: 4, options: &[], cards: 99, then: &[] },
    State { name: "solo", players: 1, options: &[("solo", "S4")], cards: 18, then: &[] },
    State { name: "solo-end", players: 1, options: &[("solo", "S5")], cards: 99, then: &[] },
    State { name: "scattered", players: 2, options: &[("permanent", "P03")], cards: 1, then: &[] },
    State { name: "broad", players: 2, options: &[("permanent", "P05")], cards: 9, then: &[] },
    State {
        name: "common",
        players: 2,
        options: &[("permanent", "P10"), ("opportunities", "O01,O04,O05,O07,O10,O11,O12,O13")],
        cards: 9,
        then: &[],
    },
    State { name: "naming", players: 3, options: &[("permanent", "P13")], cards: 0, then: &[] },
    State {
        name: "foresight",
        players: 2,
        options: &[("opportunities", "O25")],
        cards: 6,
        then: &["use O25"],
    },
    State {
        name: "crossed",
        players: 2,
        options: &[("opportunities", "O19,O17")],
        cards: 12,
        then: &["use O19"],
    },
];

fn main() -> std::io::Result<()> {
    let dir = PathBuf::from(std::env::args().nth(1).unwrap_or_else(|| "gallery".into()));
    let word = std::env::args().nth(2).unwrap_or_default();
    for asset in assets::all() {
        let place = dir.join(asset.address().trim_start_matches('/'));
        fs::create_dir_all(place.parent().expect("an address has folders"))?;
        fs::write(place, asset.body)?;
    }
    for state in STATES.iter().filter(|state| state.name.contains(&word)) {
        let game = played(state);
        for lang in Lang::ALL {
            for theme in [Theme::Night, Theme::Day] {
                let shell = Shell { lang, theme, calm: false, path: "/".into() };
                let page = table(&shell, &model(&shell, &game)).into_string();
                fs::write(dir.join(format!("{}-{lang}-{}.html", state.name, theme.code())), page)?;
            }
        }
    }
    Ok(())
}

fn played(state: &State) -> AnyMatch {
    let contents = Contents::shipped().expect("the shipped data is sound");
    let options = state.options.iter().map(|(name, value)| (name.to_string(), value.to_string())).collect();
    let mut game = AnyMatch::draw(&contents, GameKind::Wolfwalkers, state.players, &options, 7)
        .expect("so many can play it");
    let first = Seat::new(0).expect("there is a first seat");
    while let Some(seat) = game.to_move() {
        let laid = game.action_texts().iter().filter(|text| text.starts_with("place ")).count();
        let taking =
            game.legal().iter().any(|action| action.starts_with("take ") || action.starts_with("name "));
        let turn = taking && seat == first && laid.div_ceil(state.players) >= state.cards;
        if turn || (state.cards == 25 && laid + 1 == 25 * state.players) || (state.cards == 0 && laid == 0) {
            break;
        }
        let action = best(&game, seat);
        game.play(seat, &action).expect("it was in the legal list");
    }
    for action in state.then {
        let seat = game.to_move().expect("the game goes on");
        let action = if game.legal().iter().any(|legal| legal == action) {
            (*action).into()
        } else {
            game.legal()[0].clone()
        };
        game.play(seat, &action).expect("it was in the legal list");
    }
    game
}

/// The action with the most points, a card together with its place.
fn best(game: &AnyMatch, seat: Seat) -> String {
    let points = |game: &AnyMatch| game.standing().points[seat.index()];
    let legal = game.legal();
    let worth = |action: &String| {
        let mut after = game.clone();
        after.play(seat, action).expect("it was in the legal list");
        if !action.starts_with("take ") || after.to_move() != Some(seat) {
            return points(&after);
        }
        let places = after.legal().into_iter().filter(|action| action.starts_with("place "));
        let tried = places.map(|place| {
            let mut placed = after.clone();
            placed.play(seat, &place).expect("it was in the legal list");
            points(&placed)
        });
        tried.max().unwrap_or_default()
    };
    let plain = legal.iter().filter(|action| !action.starts_with("use "));
    plain.max_by_key(|action| worth(action)).unwrap_or(&legal[0]).clone()
}

fn model<'a>(shell: &Shell, game: &'a AnyMatch) -> TableModel<'a> {
    let names = ["Ida", "Yearling", "Robert", "Nika"];
    let viewer = match game.to_move() {
        Some(seat)
            if game.action_texts().iter().filter(|text| text.starts_with("place ")).count()
                < 25 * game.seats() - 1 =>
        {
            seat
        }
        _ => Seat::new(0).expect("there is a first seat"),
    };
    let deciding = game.to_move() == Some(viewer);
    let choices = if deciding { Choice::all(game, shell.words()) } else { Vec::new() };
    TableModel {
        seats: (0..game.seats())
            .map(|seat| SeatModel {
                owner: if seat == 1 {
                    SeatOwner::Bot("yearling".into())
                } else {
                    SeatOwner::Person(names[seat].into())
                },
                yours: seat == viewer.index(),
                online: true,
            })
            .collect(),
        choices,
        log: vec![LogLine { step: 1, text: "…".into(), followed: false }],
        can_undo: true,
        ..TableModel::of("/t/gallery", game, Viewer::Seat(viewer))
    }
}
