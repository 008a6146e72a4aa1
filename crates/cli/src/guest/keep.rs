//! Where a guest's tokens are kept between games: a file of the user's state directory, or the one they name. Whoever reads it
//! can play for them, so nobody else may.

use std::collections::BTreeMap;
use std::io::Write;
use std::path::{Path, PathBuf};

use anyhow::Context as _;

/// Tokens by server.
pub(crate) struct Keep {
    file: PathBuf,
    tokens: BTreeMap<String, String>,
}

impl Keep {
    /// Opens the file, or begins one.
    ///
    /// # Errors
    /// If there is no place for it, or it cannot be read.
    pub(crate) fn open(file: Option<&Path>) -> anyhow::Result<Self> {
        let file = match file {
            Some(file) => file.to_owned(),
            None => usual().context("there is no home directory: name a file with --tokens")?,
        };
        let tokens = match std::fs::read_to_string(&file) {
            Ok(text) => serde_json::from_str(&text).with_context(|| file.display().to_string())?,
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => BTreeMap::new(),
            Err(error) => return Err(error).with_context(|| file.display().to_string()),
        };
        Ok(Self { file, tokens })
    }

    /// The token for a server.
    pub(crate) fn token(&self, server: &str) -> Option<String> {
        self.tokens.get(server).cloned()
    }

    /// Keeps the token for a server.
    ///
    /// # Errors
    /// If the file cannot be written.
    pub(crate) fn put(&mut self, server: &str, token: &str) -> anyhow::Result<()> {
        if self.tokens.insert(server.to_owned(), token.to_owned()).as_deref() == Some(token) {
            return Ok(());
        }
        self.write().with_context(|| self.file.display().to_string())
    }

    fn write(&self) -> anyhow::Result<()> {
        if let Some(directory) = self.file.parent() {
            std::fs::create_dir_all(directory)?;
        }
        let mut options = std::fs::OpenOptions::new();
        options.write(true).create(true).truncate(true);
        #[cfg(unix)]
        std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
        let mut file = options.open(&self.file)?;
        Ok(file.write_all(serde_json::to_string_pretty(&self.tokens)?.as_bytes())?)
    }
}

/// `$XDG_STATE_HOME/moonpack/guests.json`, `~/.local/state` without one.
fn usual() -> Option<PathBuf> {
    let named = |name| std::env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    let state = named("XDG_STATE_HOME").or_else(|| Some(named("HOME")?.join(".local/state")))?;
    Some(state.join("moonpack/guests.json"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_token_is_found_again_and_nobody_else_may_read_it() {
        let directory = tempfile::tempdir().unwrap();
        let file = directory.path().join("deep/guests.json");
        Keep::open(Some(&file)).unwrap().put("http://a", "secret").unwrap();
        let again = Keep::open(Some(&file)).unwrap();
        assert_eq!(again.token("http://a").as_deref(), Some("secret"));
        assert_eq!(again.token("http://b"), None);
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt;
            assert_eq!(std::fs::metadata(&file).unwrap().permissions().mode() & 0o077, 0);
        }
    }
}
