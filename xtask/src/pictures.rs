//! Pictures of every table and of the start page, by night and day, on a desk and in a hand: real pages from the gallery,
//! photographed by headless Chromium into `docs/pictures/`; the README shows some of them.

use std::net::TcpListener;
use std::process::{Child, Command, Stdio};
use std::thread::sleep;
use std::time::Duration;

use anyhow::{Context, Result, bail, ensure};

use crate::tree;

/// The page of the gallery without its language and light, and the picture's name.
const PAGES: &[(&str, &str)] = &[
    ("home", "home"),
    ("the-wolves-late", "the-wolves"),
    ("lone-wolves-follow", "lone-wolves"),
    ("wolfwalkers-late", "wolfwalkers"),
    ("the-wolves-three", "the-wolves-three"),
    ("the-wolves-four", "the-wolves-four"),
    ("the-wolves-five", "the-wolves-five"),
    ("lone-wolves-advanced", "lone-wolves-advanced"),
    ("wolfwalkers-solo", "wolfwalkers-solo"),
    ("wolfwalkers-modules", "wolfwalkers-four"),
    ("the-wolves-end", "the-end"),
    ("the-wolves-end-5", "the-end-five"),
    ("lone-wolves-end", "lone-wolves-end"),
    ("wolfwalkers-end", "wolfwalkers-end"),
    ("the-wolves-analysis", "the-analysis"),
    ("lone-wolves-analysis", "lone-wolves-analysis"),
    ("wolfwalkers-analysis", "wolfwalkers-analysis"),
    ("the-wolves-what-if", "what-if"),
    ("the-wolves-lesson", "the-wolves-lesson"),
    ("lone-wolves-lesson", "lone-wolves-lesson"),
    ("wolfwalkers-lesson", "wolfwalkers-lesson"),
    ("waiting", "waiting"),
    ("rules", "rules"),
];

/// What a picture's name ends with, the light, width and height.
const KINDS: &[(&str, &str, u32, u32)] = &[
    ("", "night", 1440, 900),
    ("-day", "day", 1440, 900),
    ("-phone", "night", 390, 844),
    ("-phone-day", "day", 390, 844),
];

/// Draws the gallery, serves it for a moment, and takes the pictures.
pub(crate) fn take() -> Result<()> {
    let root = tree::root();
    let gallery = root.join("target/gallery");
    let drawn = Command::new("cargo")
        .args(["run", "--quiet", "--locked", "--package", "moonpack-pages", "--example", "gallery", "--"])
        .arg(&gallery)
        .current_dir(&root)
        .status()?;
    ensure!(drawn.success(), "the gallery was not drawn");
    let port = TcpListener::bind("127.0.0.1:0")?.local_addr()?.port();
    let server = Command::new("python3")
        .args(["-m", "http.server", "--bind", "127.0.0.1", &port.to_string(), "--directory"])
        .arg(&gallery)
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .context("starting python3")?;
    let _server = Serving(server);
    wait_for(port)?;
    let pictures = root.join("docs/pictures");
    std::fs::create_dir_all(&pictures)?;
    for (page, name) in PAGES {
        for (kind, light, width, height) in KINDS {
            // WebP, because a drawn night has many shades: a PNG of it weighs five times as much.
            let name = format!("{name}{kind}.webp");
            let status = Command::new("chromium-headless-shell")
                .args(["--headless", "--no-sandbox", "--disable-gpu", "--no-first-run", "--hide-scrollbars"])
                .args(["--disable-background-networking", "--disable-component-update", "--disable-sync"])
                // Letters have come, and nothing is photographed on its way.
                .args(["--virtual-time-budget=5000", "--force-prefers-reduced-motion"])
                .arg(format!("--window-size={width},{height}"))
                .arg(format!("--user-data-dir={}", root.join("target/chromium").display()))
                .arg(format!("--screenshot={}", pictures.join(&name).display()))
                .arg(format!("http://127.0.0.1:{port}/{page}-en-{light}.html"))
                .stderr(Stdio::null())
                .status()
                .context("starting chromium-headless-shell")?;
            ensure!(status.success(), "no picture of {page}");
            println!("docs/pictures/{name}");
        }
    }
    Ok(())
}

/// A server that ends with the command, however that ends.
struct Serving(Child);

impl Drop for Serving {
    fn drop(&mut self) {
        let _gone = self.0.kill();
        let _ended = self.0.wait();
    }
}

fn wait_for(port: u16) -> Result<()> {
    for _ in 0..100 {
        if std::net::TcpStream::connect(("127.0.0.1", port)).is_ok() {
            return Ok(());
        }
        sleep(Duration::from_millis(100));
    }
    bail!("the gallery is not served")
}
