//! The files beside the pages, compiled into the program.

/// A file as it is sent.
pub struct Asset {
    /// Its name below `/assets/`.
    pub name: &'static str,
    /// Its media type.
    pub media: &'static str,
    /// Its content.
    pub body: &'static str,
}

/// The style of every page: what is common, the start, the table around the boards, the pictures, the three boards. One
/// file for the browser, one for each subject here.
pub const STYLE: Asset = Asset {
    name: "moonpack.css",
    media: "text/css; charset=utf-8",
    body: concat!(
        include_str!("base.css"),
        include_str!("start.css"),
        include_str!("table.css"),
        include_str!("guide.css"),
        include_str!("touch.css"),
        include_str!("picture.css"),
        include_str!("lone_wolves.css"),
        include_str!("wolfwalkers.css"),
        include_str!("the_wolves.css"),
        include_str!("the_wolves_map.css"),
    ),
};
/// The one script: clicks, the event stream, motion. It knows no game.
pub const SCRIPT: Asset =
    Asset { name: "moonpack.js", media: "text/javascript; charset=utf-8", body: include_str!("moonpack.js") };
/// The mark in the browser's tab.
pub const MARK: Asset = Asset { name: "mark.svg", media: "image/svg+xml", body: include_str!("mark.svg") };

/// All of them.
pub const ALL: [Asset; 3] = [STYLE, SCRIPT, MARK];

/// A short fingerprint of all assets, put into their addresses so that a browser keeps them until they change.
pub fn version() -> String {
    let mut hash: u64 = 0xcbf2_9ce4_8422_2325;
    for byte in ALL.iter().flat_map(|asset| asset.body.bytes()) {
        hash = (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
    }
    format!("{hash:016x}")
}
