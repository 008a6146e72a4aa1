//! Makes cargo notice locale files that were added or removed; the files themselves are read by `include_dir!`.

fn main() {
    println!("cargo:rerun-if-changed=../../locales");
}
