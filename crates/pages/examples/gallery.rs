//! Writes pages to a folder, to look at them without a server: `cargo run -p moonpack-pages --example gallery -- DIR`.

use std::fs;
use std::path::{Path, PathBuf};

use moonpack_games::{AnyMatch, Contents, GameKind};
use moonpack_pages::{
    Choice, HomeModel, LogLine, SeatModel, SeatOwner, Shell, TableModel, TableRow, Theme, assets, home,
    rules, table,
};
use moonpack_rules::{Seat, Viewer};
use moonpack_words::Lang;

fn main() -> std::io::Result<()> {
    let dir = PathBuf::from(std::env::args().nth(1).unwrap_or_else(|| "gallery".into()));
    let home_of = dir.join("assets").join(assets::version());
    fs::create_dir_all(&home_of)?;
    for asset in assets::ALL {
        fs::write(home_of.join(asset.name), asset.body)?;
    }
    for lang in Lang::ALL {
        for theme in [Theme::Light, Theme::Dark] {
            let shell = Shell { lang, theme, calm: false, path: "/".into() };
            let name = |page: &str| dir.join(format!("{page}-{lang}-{}.html", theme.code()));
            write(&name("home"), home(&shell, &tables()))?;
            write(&name("rules"), rules(&shell, Some(GameKind::TheWolves)))?;
            for kind in GameKind::ALL {
                for (stage, part) in [("early", 0.1), ("late", 0.7), ("end", 1.0)] {
                    write(&name(&format!("{kind}-{stage}")), played(&shell, kind, 2, &[], part))?;
                }
            }
            write(&name("the-wolves-four"), played(&shell, GameKind::TheWolves, 4, &[], 0.5))?;
            write(&name("the-wolves-five"), played(&shell, GameKind::TheWolves, 5, &[], 0.9))?;
            let advanced = [("board", "advanced")];
            write(&name("lone-wolves-advanced"), played(&shell, GameKind::LoneWolves, 2, &advanced, 0.6))?;
            let modules = [("permanent", "P13"), ("opportunities", "O08,O16,O25")];
            let kind = GameKind::Wolfwalkers;
            write(&name("wolfwalkers-modules"), played(&shell, kind, 4, &modules, 0.41))?;
            write(&name("wolfwalkers-solo"), played(&shell, kind, 1, &[("solo", "S5")], 0.47))?;
        }
    }
    Ok(())
}

/// A table some way into a game whose actions are chosen by a fixed rule, seen by whoever decides.
fn played(
    shell: &Shell,
    kind: GameKind,
    players: usize,
    options: &[(&str, &str)],
    part: f64,
) -> maud::Markup {
    let contents = Contents::shipped().expect("the shipped data is sound");
    let options = options.iter().map(|(name, value)| (name.to_string(), value.to_string())).collect();
    let mut game = AnyMatch::draw(&contents, kind, players, &options, 7).expect("so many can play it");
    let names: Vec<String> =
        ["Ida", "Yearling", "Robert", "Nika", "Lev"][..players].iter().map(|name| name.to_string()).collect();
    let mut log = Vec::new();
    let mut graph = Vec::new();
    let mut pick = 1_usize;
    while let Some(seat) = game.to_move() {
        let legal = game.legal();
        pick = (pick * 1_103_515 + 12_345) % 2_147_483;
        let events = game.play(seat, &legal[pick % legal.len()]).expect("it was in the legal list");
        let step = game.steps();
        log.extend(events.iter().filter_map(|event| {
            Some(LogLine { step, text: moonpack_tell::event(&game, event, &names, shell.words())? })
        }));
        graph.push(game.standing().points);
    }
    let steps = game.steps();
    let shown = (steps as f64 * part) as usize;
    let game = game.at(shown);
    log.retain(|line| line.step <= shown);
    // As many lines as the server sends.
    log.drain(..log.len().saturating_sub(24));
    let viewer = game.to_move().or_else(|| Seat::new(0)).map_or(Viewer::Spectator, Viewer::Seat);
    let choices = moonpack_tell::legal(&game, shell.words());
    let owner = |name: &str| {
        if name == "Yearling" { SeatOwner::Bot("yearling".into()) } else { SeatOwner::Person(name.into()) }
    };
    let model = TableModel {
        seats: names
            .iter()
            .enumerate()
            .map(|(seat, name)| SeatModel {
                owner: owner(name),
                yours: Seat::new(seat).is_some_and(|s| viewer.is(s)),
                online: true,
            })
            .collect(),
        choices: choices
            .into_iter()
            .map(|(action, phrase, clicks)| Choice { action, phrase, clicks })
            .collect(),
        log,
        can_undo: true,
        graph: if part < 1.0 { Vec::new() } else { graph },
        ..TableModel::of("/t/gallery", &game, viewer)
    };
    table(shell, &model)
}

fn tables() -> HomeModel {
    let row = |kind, names: &[Option<&str>], your_move| TableRow {
        id: "gallery".into(),
        kind,
        names: names.iter().map(|name| name.map(Into::into)).collect(),
        your_move,
        over: false,
    };
    HomeModel {
        own: vec![row(GameKind::LoneWolves, &[Some("Ida"), Some("Yearling")], true)],
        open: vec![row(GameKind::TheWolves, &[Some("Robert"), None, None], false)],
        running: vec![],
    }
}

fn write(path: &Path, page: maud::Markup) -> std::io::Result<()> {
    fs::write(path, page.into_string())
}
