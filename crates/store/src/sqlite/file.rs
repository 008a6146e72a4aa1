//! The file itself: made for its owner only, used by one server, and noticed when it is gone.

use std::fs::{File, OpenOptions, TryLockError};
use std::io;
use std::path::{Path, PathBuf};

/// The right to be the only program that writes to the file.
pub(super) struct Alone {
    path: PathBuf,
    held: File,
}

/// Which file was opened, to notice that another, or none, stands in its place.
pub(super) struct Whereabouts {
    path: PathBuf,
    #[cfg(unix)]
    identity: (u64, u64),
}

impl Alone {
    /// Makes the file if it is missing, for its owner only: it holds the key that signs tokens and every hand. SQLite
    /// gives the files beside it the same rights. The rights of a file that is there already are its owner's decision.
    pub(super) fn with(path: &Path) -> io::Result<Self> {
        let mut options = OpenOptions::new();
        options.append(true).create(true);
        #[cfg(unix)]
        std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
        let held = options.open(path)?;
        // Elsewhere such a lock would keep SQLite itself out.
        if cfg!(unix) {
            held.try_lock().map_err(|error| match error {
                TryLockError::WouldBlock => {
                    io::Error::new(io::ErrorKind::AddrInUse, "another server uses this file; stop it first")
                }
                TryLockError::Error(error) => error,
            })?;
        }
        Ok(Self { path: path.to_owned(), held })
    }

    /// Where the file is.
    pub(super) fn whereabouts(&self) -> io::Result<Whereabouts> {
        Ok(Whereabouts {
            path: self.path.clone(),
            #[cfg(unix)]
            identity: identity(&self.held.metadata()?),
        })
    }
}

impl Whereabouts {
    /// Is the file that was opened still where it was? What is written to one that was moved or deleted is lost to
    /// whoever looks for it at its place.
    pub(super) fn check(&self) -> Result<(), String> {
        let found = std::fs::metadata(&self.path);
        let metadata = found.map_err(|error| format!("the data file is gone from its place: {error}"))?;
        #[cfg(unix)]
        if identity(&metadata) != self.identity {
            return Err("another file stands in the place of the data file".to_owned());
        }
        let _only_there = metadata;
        Ok(())
    }
}

#[cfg(unix)]
fn identity(metadata: &std::fs::Metadata) -> (u64, u64) {
    use std::os::unix::fs::MetadataExt;
    (metadata.dev(), metadata.ino())
}
