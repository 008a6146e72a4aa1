//! What every command needs: the language, the component data, whether colours are wanted.

use std::io::{IsTerminal, Read};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use anyhow::{Context as _, bail};
use clap::Args;
use moonpack_games::{Contents, GameKind};
use moonpack_store::{Postgres, PostgresOptions, Sqlite, Store};
use moonpack_words::{Lang, Words};

/// The options that every command takes.
#[derive(Args)]
pub(crate) struct Global {
    /// Language of what is printed.
    #[arg(long, global = true, value_name = "en|de|uk")]
    pub(crate) lang: Option<Lang>,
    /// Directory with component data of your own (the-wolves.toml and so on).
    #[arg(long, global = true, value_name = "DIR")]
    pub(crate) content: Option<PathBuf>,
}

/// The world a command runs in.
pub(crate) struct Context {
    /// The words of the language asked for.
    pub(crate) words: &'static Words,
    /// The component data, with the files of `--content` in place of what ships.
    pub(crate) contents: Contents,
    /// Is somebody looking at a terminal that takes colours?
    pub(crate) colour: bool,
}

impl Context {
    /// Loads what the options ask for.
    pub(crate) fn new(global: &Global) -> anyhow::Result<Self> {
        let mut contents = Contents::shipped()?;
        if let Some(directory) = &global.content {
            replace_contents(&mut contents, directory)?;
        }
        // NO_COLOR is the agreed way to say "none, please" (no-color.org).
        let colour = std::io::stdout().is_terminal() && std::env::var_os("NO_COLOR").is_none();
        let words = Words::of(global.lang.unwrap_or_else(lang_of_environment));
        Ok(Self { words, contents, colour })
    }

    /// The text in bold, where colours are wanted.
    pub(crate) fn bold(&self, text: &str) -> String {
        if self.colour { format!("\u{1b}[1m{text}\u{1b}[0m") } else { text.to_owned() }
    }
}

/// The bytes of a file, or of standard input for `-`.
pub(crate) fn read_bytes(path: &Path) -> std::io::Result<Vec<u8>> {
    if path != Path::new("-") {
        return std::fs::read(path);
    }
    let mut bytes = Vec::new();
    std::io::stdin().lock().read_to_end(&mut bytes)?;
    Ok(bytes)
}

/// A database as the command line names it.
pub(crate) enum Database {
    /// A file of SQLite.
    File(PathBuf),
    /// A PostgreSQL at this address.
    Server(String),
}

impl Database {
    pub(crate) fn named(db: &str) -> anyhow::Result<Self> {
        match db.split_once(':') {
            Some(("sqlite", file)) if !file.is_empty() => {
                Ok(Self::File(file.trim_start_matches("//").into()))
            }
            Some(("postgres" | "postgresql", address)) if address.starts_with("//") => {
                Ok(Self::Server(db.to_owned()))
            }
            // What somebody wrote may hold a password.
            _ => bail!(
                "--db: this is no database this program can use; write sqlite:FILE or postgres://USER@HOST/DATABASE"
            ),
        }
    }

    /// The file; `instead` says what to do where there is none.
    pub(crate) fn file(db: &str, instead: &str) -> anyhow::Result<PathBuf> {
        match Self::named(db)? {
            Self::File(path) => Ok(path),
            Self::Server(_) => bail!("--db: this works with a file of SQLite only; {instead}"),
        }
    }

    /// Opens it to be served. Where several nodes share it, one attends alone to what is due for as long as `lease`.
    pub(crate) async fn open(self, lease: Duration) -> anyhow::Result<Arc<dyn Store>> {
        Ok(match self {
            Self::File(path) => {
                Arc::new(Sqlite::open(&path).await.with_context(|| path.display().to_string())?)
            }
            Self::Server(url) => {
                let options = PostgresOptions { lease, ..PostgresOptions::default() };
                Arc::new(Postgres::open(&url, options).await?)
            }
        })
    }
}

/// Reads an option of a game from the command line, such as `board=advanced`.
pub(crate) fn name_and_value(text: &str) -> Result<(String, String), String> {
    let pair = text.split_once('=').ok_or_else(|| format!("`{text}` is not of the form name=value"))?;
    Ok((pair.0.to_owned(), pair.1.to_owned()))
}

/// The language the environment asks for as other programs do it: `LC_ALL`, `LC_MESSAGES`, then `LANG`.
pub(crate) fn lang_of_environment() -> Lang {
    let wish = ["LC_ALL", "LC_MESSAGES", "LANG"].iter().find_map(|name| {
        let value = std::env::var(name).ok()?;
        (!value.is_empty()).then_some(value)
    });
    let language = wish.as_deref().and_then(|wish| wish.split(['_', '.']).next());
    language.and_then(|language| language.parse().ok()).unwrap_or_default()
}

fn replace_contents(contents: &mut Contents, directory: &Path) -> anyhow::Result<()> {
    anyhow::ensure!(directory.is_dir(), "--content: {} is not a directory", directory.display());
    for kind in GameKind::EVERY {
        let path = directory.join(format!("{kind}.toml"));
        if path.exists() {
            let text = std::fs::read_to_string(&path).with_context(|| path.display().to_string())?;
            contents.replace(kind, &text).with_context(|| path.display().to_string())?;
        }
    }
    Ok(())
}
