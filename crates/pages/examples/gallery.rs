//! Writes pages to a folder, to look at them without a server: `cargo run -p moonpack-pages --example gallery -- DIR`.

use std::fs;
use std::path::{Path, PathBuf};

use moonpack_games::GameKind;
use moonpack_pages::{HomeModel, Shell, TableRow, Theme, assets, home, rules};
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
        }
    }
    Ok(())
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
