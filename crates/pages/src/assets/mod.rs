//! The files beside the pages, compiled into the program.
//!
//! What every page needs is one style and one script; a game's own style is a file that only its table asks for, so that
//! no page pays for another. Fonts have names that change with them, everything else an address that does.

use std::sync::LazyLock;

use moonpack_games::GameKind;

use crate::fingerprint::fingerprint;

/// A file as it is sent.
#[derive(Clone, Copy)]
pub struct Asset {
    /// Its name below `/assets/`.
    pub name: &'static str,
    /// Its media type.
    pub media: &'static str,
    /// Its content.
    pub body: &'static [u8],
}

const fn style(name: &'static str, body: &'static str) -> Asset {
    Asset { name, media: "text/css; charset=utf-8", body: body.as_bytes() }
}

const fn font(name: &'static str, body: &'static [u8]) -> Asset {
    Asset { name, media: "font/woff2", body }
}

/// What is common to all pages: colours, letters, buttons, panels.
pub const STYLE: Asset = style(
    "moonpack.css",
    concat!(
        include_str!("style/house/fonts.css"),
        include_str!("style/house/colours.css"),
        include_str!("style/house/ground.css"),
        include_str!("style/house/things.css"),
        include_str!("style/house/suits.css")
    ),
);
/// The start page.
pub const START: Asset = style(
    "start.css",
    concat!(
        include_str!("style/drawer.css"),
        include_str!("style/start/scene.css"),
        include_str!("style/start/levels.css"),
        include_str!("style/start/places.css"),
        include_str!("style/start/shelf.css"),
        include_str!("style/start/small.css")
    ),
);
/// The rules and other pages to read.
pub const BOOK: Asset = style("book.css", include_str!("style/book.css"));
/// The table around the boards.
pub const TABLE: Asset = style(
    "table.css",
    concat!(
        include_str!("style/drawer.css"),
        include_str!("style/table/stage.css"),
        include_str!("style/end/stage.css"),
        include_str!("style/end/cairns.css"),
        include_str!("style/end/river.css"),
        include_str!("style/end/turning.css"),
        include_str!("style/end/onward.css"),
        include_str!("style/end/small.css"),
        include_str!("style/table/replay.css"),
        include_str!("style/table/guide.css"),
        include_str!("style/table/lesson.css"),
        include_str!("style/table/what_if.css"),
        include_str!("style/table/touch.css"),
        include_str!("style/table/beside.css")
    ),
);
/// The analysis of a finished game.
pub const ANALYSIS: Asset = style(
    "analysis.css",
    concat!(include_str!("style/analysis/stage.css"), include_str!("style/analysis/tried.css")),
);
/// The board of The Wolves.
pub const THE_WOLVES: Asset = style(
    "the-wolves.css",
    concat!(include_str!("style/the_wolves/stage.css"), include_str!("style/the_wolves/map.css")),
);
/// The board of Lone Wolves.
pub const LONE_WOLVES: Asset = style(
    "lone-wolves.css",
    concat!(
        include_str!("style/lone_wolves/paint.css"),
        include_str!("style/lone_wolves/stage.css"),
        include_str!("style/lone_wolves/sides.css"),
        include_str!("style/lone_wolves/territory.css"),
        include_str!("style/lone_wolves/glade.css"),
        include_str!("style/lone_wolves/hand.css"),
        include_str!("style/lone_wolves/touch.css"),
        include_str!("style/lone_wolves/wolf.css"),
        include_str!("style/lone_wolves/fields.css"),
        include_str!("style/lone_wolves/moons.css"),
        include_str!("style/lone_wolves/end.css"),
        include_str!("style/lone_wolves/short.css"),
        include_str!("style/lone_wolves/upright.css"),
        include_str!("style/lone_wolves/upright_strip.css"),
        include_str!("style/lone_wolves/upright_open.css"),
        include_str!("style/lone_wolves/upright_hand.css"),
        include_str!("style/lone_wolves/lying.css"),
    ),
);
/// The board of Wolfwalkers.
pub const WOLFWALKERS: Asset = style(
    "wolfwalkers.css",
    concat!(
        include_str!("style/wolfwalkers/stage.css"),
        include_str!("style/wolfwalkers/drawn.css"),
        include_str!("style/wolfwalkers/frame.css"),
        include_str!("style/wolfwalkers/cards.css"),
        include_str!("style/wolfwalkers/places.css"),
        include_str!("style/wolfwalkers/cords.css"),
        include_str!("style/wolfwalkers/market.css"),
        include_str!("style/wolfwalkers/goals.css"),
        include_str!("style/wolfwalkers/others.css"),
        include_str!("style/wolfwalkers/modules.css"),
        include_str!("style/wolfwalkers/looking.css"),
        include_str!("style/wolfwalkers/forest.css"),
        include_str!("style/wolfwalkers/end.css"),
        include_str!("style/wolfwalkers/columns.css"),
        include_str!("style/wolfwalkers/lying.css"),
        include_str!("style/wolfwalkers/upright.css"),
        include_str!("style/wolfwalkers/upright_sides.css")
    ),
);
/// The board of the toy.
pub const TOY: Asset = style("toy.css", include_str!("style/toy.css"));
/// The one script. It knows no game.
pub const SCRIPT: Asset = Asset {
    name: "moonpack.js",
    media: "text/javascript; charset=utf-8",
    body: concat!(
        include_str!("script/common.js"),
        include_str!("script/settings.js"),
        include_str!("script/sound.js"),
        include_str!("script/paths.js"),
        include_str!("script/parts.js"),
        include_str!("script/patch.js"),
        include_str!("script/stream.js"),
        include_str!("script/guide.js"),
        include_str!("script/fold.js"),
        include_str!("script/likeness.js"),
        include_str!("script/motion.js"),
        include_str!("script/scoring.js"),
        include_str!("script/drag.js"),
        include_str!("script/lights.js"),
        include_str!("script/camera.js"),
        include_str!("script/tip.js"),
        include_str!("script/share.js"),
        include_str!("script/drawers.js"),
        include_str!("script/wiring.js"),
    )
    .as_bytes(),
};
/// The mark in the browser's tab.
pub const MARK: Asset =
    Asset { name: "mark.svg", media: "image/svg+xml", body: include_str!("mark.svg").as_bytes() };

/// The letters: Alegreya for names and numbers, Alegreya Sans for all else; Cyrillic apart, for those who need it.
const FONTS: [Asset; 8] = [
    font("display-700-latin.1.woff2", include_bytes!("fonts/display-700-latin.woff2")),
    font("display-700-cyrillic.1.woff2", include_bytes!("fonts/display-700-cyrillic.woff2")),
    font("display-500-italic-latin.2.woff2", include_bytes!("fonts/display-500-italic-latin.woff2")),
    font("display-500-italic-cyrillic.2.woff2", include_bytes!("fonts/display-500-italic-cyrillic.woff2")),
    font("text-500-latin.1.woff2", include_bytes!("fonts/text-500-latin.woff2")),
    font("text-500-cyrillic.1.woff2", include_bytes!("fonts/text-500-cyrillic.woff2")),
    font("text-700-latin.1.woff2", include_bytes!("fonts/text-700-latin.woff2")),
    font("text-700-cyrillic.1.woff2", include_bytes!("fonts/text-700-cyrillic.woff2")),
];

/// All of them.
pub fn all() -> impl Iterator<Item = Asset> {
    let boards = GameKind::EVERY.map(board_style);
    [STYLE, START, BOOK, TABLE, ANALYSIS, SCRIPT, MARK].into_iter().chain(boards).chain(FONTS)
}

/// The style of a game's board.
pub(crate) const fn board_style(kind: GameKind) -> Asset {
    match kind {
        GameKind::TheWolves => THE_WOLVES,
        GameKind::LoneWolves => LONE_WOLVES,
        GameKind::Wolfwalkers => WOLFWALKERS,
        GameKind::Toy => TOY,
    }
}

static ADDRESSES: LazyLock<Vec<(&'static str, String)>> =
    LazyLock::new(|| all().map(|asset| (asset.name, asset.stamped())).collect());

impl Asset {
    /// Its address. A browser may keep what it finds there for ever.
    pub fn address(&self) -> &'static str {
        let known = ADDRESSES.iter().find(|(name, _)| *name == self.name);
        known.map(|(_, address)| address).expect("every file beside the pages is among `all` of them")
    }

    /// A fingerprint stands in an address; only the fonts, which the style names itself, carry a number in their name.
    fn stamped(&self) -> String {
        if self.media == "font/woff2" {
            return format!("/assets/fonts/{}", self.name);
        }
        format!("/assets/{:016x}/{}", fingerprint(self.body), self.name)
    }
}
