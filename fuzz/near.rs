//! A corpus and what lies near it, for tests: every file of it, and copies with a few bytes changed, doubled, cut or put in.

use std::fs;
use std::path::Path;

use rand::{Rng, RngExt, SeedableRng};
use rand_chacha::ChaCha12Rng;

/// Holds a law for every file of its corpus and for so many changed copies of each. `MOONPACK_FUZZ=N` tries N instead.
pub(crate) fn hold(target: &str, copies: usize, law: impl Fn(&[u8])) {
    let longer = std::env::var("MOONPACK_FUZZ").ok().map(|text| text.parse().expect("a number"));
    let copies = longer.unwrap_or(copies);
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fuzz/corpus").join(target);
    let mut files: Vec<_> =
        fs::read_dir(folder).expect("a corpus").flatten().map(|entry| entry.path()).collect();
    files.sort();
    assert!(!files.is_empty(), "{target} has a corpus");
    let mut rng = ChaCha12Rng::seed_from_u64(1);
    for file in files {
        let bytes = fs::read(&file).expect("a file");
        law(&bytes);
        (0..copies).for_each(|_| law(&changed(&bytes, &mut rng)));
    }
}

fn changed(bytes: &[u8], rng: &mut ChaCha12Rng) -> Vec<u8> {
    let mut bytes = bytes.to_vec();
    for _ in 0..rng.random_range(1..4) {
        let at = rng.random_range(0..bytes.len().max(1)).min(bytes.len());
        match rng.next_u32() % 4 {
            0 if at < bytes.len() => bytes[at] = rng.next_u32() as u8,
            1 => bytes.insert(at, rng.next_u32() as u8),
            2 if at < bytes.len() => drop(bytes.remove(at)),
            _ => bytes.extend_from_within(at..),
        }
    }
    bytes
}
