//! The project's files, for checks that read them as text.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use cargo_metadata::{Metadata, MetadataCommand};

/// The languages, the first of which the others are measured by.
pub(crate) const LANGS: [&str; 3] = ["en", "de", "uk"];

/// The project's root.
pub(crate) fn root() -> PathBuf {
    let own = Path::new(env!("CARGO_MANIFEST_DIR"));
    own.parent().unwrap_or(own).to_owned()
}

/// The text of a file.
pub(crate) fn read(path: &Path) -> Result<String> {
    fs::read_to_string(path).with_context(|| format!("reading {}", path.display()))
}

/// All files below `dir` whose name ends in one of `endings`, sorted; nothing if there is no such folder.
pub(crate) fn files(dir: &Path, endings: &[&str]) -> Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    if !dir.is_dir() {
        return Ok(found);
    }
    for entry in fs::read_dir(dir).with_context(|| format!("listing {}", dir.display()))? {
        let path = entry?.path();
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        if path.is_dir() {
            if name != "target" && name != "node_modules" && !name.starts_with('.') {
                found.extend(files(&path, endings)?);
            }
        } else if endings.iter().any(|ending| name.ends_with(ending)) {
            found.push(path);
        }
    }
    found.sort();
    Ok(found)
}

/// What cargo knows of the workspace and all it depends on.
pub(crate) fn metadata() -> Result<Metadata> {
    metadata_of("Cargo.toml")
}

/// What cargo knows of another manifest of the tree; its lock file must hold.
pub(crate) fn metadata_of(manifest: &str) -> Result<Metadata> {
    let options = ["--locked", "--filter-platform", "x86_64-unknown-linux-gnu"].map(str::to_owned);
    let mut command = MetadataCommand::new();
    command.manifest_path(root().join(manifest)).other_options(options);
    command.exec().with_context(|| format!("cargo metadata --locked --manifest-path {manifest}"))
}

/// Fails with all problems at once, or says that there are none.
pub(crate) fn verdict(what: &str, problems: &[String]) -> Result<()> {
    anyhow::ensure!(
        problems.is_empty(),
        "{what}: {} problem(s)\n  {}",
        problems.len(),
        problems.join("\n  ")
    );
    println!("{what}: good");
    Ok(())
}
