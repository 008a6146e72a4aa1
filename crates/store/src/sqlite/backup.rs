//! A copy of the file, taken while a server writes to it. The copy is one moment of the file, for its owner only, on the
//! disk before it has its name, and never in the place of another file.

use std::fs::{self, File, OpenOptions};
use std::io;
use std::path::Path;

use sqlx::{ConnectOptions, Connection};

use super::{Sqlite, failed, only_reading};
use crate::StoreError;

impl Sqlite {
    /// Copies the database `from` to the new file `to`.
    ///
    /// # Errors
    /// If there is a file `to` already, or one of them cannot be read or written.
    pub async fn backup(from: &Path, to: &Path) -> Result<(), StoreError> {
        let told = |error: io::Error| StoreError::Failed(format!("{}: {error}", to.display()));
        if to.exists() {
            return Err(told(io::Error::new(io::ErrorKind::AlreadyExists, "there is such a file already")));
        }
        let part = to.with_added_extension("part");
        empty_for_its_owner(&part).map_err(told)?;
        let copied = match copy(from, &part).await {
            Ok(()) => put_in_place(&part, to).map_err(told),
            Err(error) => Err(error),
        };
        if copied.is_err() {
            let _nothing_to_remove = fs::remove_file(&part);
        }
        copied
    }
}

async fn copy(from: &Path, part: &Path) -> Result<(), StoreError> {
    let name = part.to_str().ok_or_else(|| StoreError::Failed("the file's name is no text".into()))?;
    let mut connection = only_reading(from).connect().await.map_err(failed)?;
    let copied = sqlx::query("VACUUM INTO ?").bind(name).execute(&mut connection).await.map_err(failed);
    connection.close().await.map_err(failed)?;
    copied.map(drop)
}

/// An empty file that nobody else may read: SQLite writes into it and leaves its rights as they are.
fn empty_for_its_owner(path: &Path) -> io::Result<()> {
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path).map(drop)
}

/// SQLite does not wait for the disk with a copy; this does.
fn put_in_place(part: &Path, to: &Path) -> io::Result<()> {
    File::options().write(true).open(part)?.sync_all()?;
    fs::rename(part, to)?;
    // The name is on the disk when its directory is; not every system can say so of a directory.
    #[cfg(unix)]
    if let Some(directory) = to.parent() {
        let directory = if directory.as_os_str().is_empty() { Path::new(".") } else { directory };
        File::open(directory)?.sync_all()?;
    }
    Ok(())
}
