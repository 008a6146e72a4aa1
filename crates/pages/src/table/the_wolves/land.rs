//! The land: where each hex lies on the drawing, and the ground with its coast, its chasm and the seams between regions.
//! None of it changes in a game, so it is drawn once beside the frame and used by name.
//!
//! Hexes are seen from a chair: a flat top 100 wide, less high than wide. Larger maps lie flatter, so that every map fits
//! the same window. Rock stands higher than water; whatever stands on a hex is moved up with it.

use ::the_wolves::{Ground, Hex, Map, Terrain};
use maud::{Markup, html};

use super::shapes;
use crate::picture::{picture, with_shapes};

/// Half the width of a hex, and how far two columns lie apart.
const HALF: i32 = 50;
const COLUMN: i32 = 75;
/// How deep the wall below a hex goes.
const WALL: i32 = 16;
/// The land's width for one unit of height that suits a wide window.
const SHAPE: i32 = 145;

/// The hexes around a hex and, in the same order, the corner their common edge begins at.
const AROUND: [(i8, i8); 6] = [(1, 1), (0, 1), (-1, 0), (-1, -1), (0, -1), (1, 0)];

/// The measures of one map.
#[derive(Clone, Copy)]
pub(super) struct Land {
    /// From the middle of a hex to its upper edge.
    pub(super) high: i32,
    pub(super) left: i32,
    pub(super) top: i32,
    pub(super) width: i32,
    pub(super) height: i32,
}

impl Land {
    pub(super) fn of(map: &Map) -> Self {
        let spread = |of: fn((i32, i32)) -> i32| {
            let all = map.all().map(|hex| of(grid(map, hex)));
            (all.clone().min().unwrap_or(0), all.max().unwrap_or(0))
        };
        let ((left, right), (top, bottom)) = (spread(|(x, _)| x), spread(|(_, y)| y));
        let width = COLUMN * (right - left) + 2 * HALF;
        // As steep as the window allows, between the view for two players and the one for five.
        let high = ((100 * width / SHAPE - 2 * WALL) / (bottom - top + 2)).clamp(29, 35);
        // Room for trees above the upper row, for the wall and the shallows below the last one.
        let (above, below, beside) = (34, 40, 34);
        Self {
            high,
            left: COLUMN * left - HALF - beside,
            top: high * (top - 1) - above,
            width: width + 2 * beside,
            height: high * (bottom - top + 2) + above + below,
        }
    }

    pub(super) fn view_box(&self) -> String {
        format!("{} {} {} {}", self.left, self.top, self.width, self.height)
    }

    /// The middle of the drawing.
    pub(super) fn middle(&self) -> (i32, i32) {
        (self.left + self.width / 2, self.top + self.height / 2)
    }

    /// The middle of a hex, without its relief.
    pub(super) fn flat(&self, map: &Map, hex: Hex) -> (i32, i32) {
        let (x, y) = grid(map, hex);
        (COLUMN * x, self.high * y)
    }

    /// The middle of a hex's top.
    pub(super) fn centre(&self, map: &Map, hex: Hex) -> (i32, i32) {
        let (x, y) = self.flat(map, hex);
        (x, y - relief(map.ground(hex)))
    }

    /// How large figures are drawn here, in percent.
    pub(super) fn figures(&self) -> i32 {
        if self.high < 32 { 92 } else { 100 }
    }

    fn corners(&self) -> [(i32, i32); 6] {
        let (half, high) = (HALF / 2, self.high);
        [(HALF, 0), (half, high), (-half, high), (-HALF, 0), (-half, -high), (half, -high)]
    }

    /// A hexagon that begins at its right corner.
    pub(super) fn hexagon(&self, (x, y): (i32, i32)) -> String {
        let high = self.high;
        format!("M{} {y}l-25 {high}h-50l-25-{high} 25-{high}h50z", x + HALF)
    }

    /// A hexagon within the hexagon.
    fn within(&self, inset: i32) -> String {
        let (x, y) = (HALF - inset, self.high - inset * 3 / 4);
        format!("M{x} 0L{h} {y}H-{h}L-{x} 0L-{h}-{y}H{h}Z", h = x / 2)
    }
}

/// Columns and half rows.
fn grid(map: &Map, hex: Hex) -> (i32, i32) {
    let (x, y) = map.coordinate(hex);
    (x.into(), 2 * i32::from(y) - i32::from(x))
}

/// How much a ground stands above grass.
fn relief(ground: Ground) -> i32 {
    match ground {
        Ground::Open(Terrain::Rock) => 6,
        Ground::Open(Terrain::Tundra) => 3,
        Ground::Open(Terrain::Forest) => 2,
        Ground::Open(Terrain::Desert) => 1,
        Ground::Open(Terrain::Grass) | Ground::Chasm => 0,
        Ground::Water => -5,
    }
}

/// The tiles of all grounds, the land of this map, and what lies over ground that steps back.
pub(super) fn scenery(map: &Map) -> Markup {
    let land = Land::of(map);
    let whole: String = map.all().map(|hex| land.hexagon(land.flat(map, hex))).collect();
    let mut rows: Vec<Hex> = map.all().filter(|hex| map.ground(*hex) != Ground::Chasm).collect();
    rows.sort_by_key(|hex| (land.flat(map, *hex).1, *hex));
    let seams = land.seams(map);
    let kinds =
        Terrain::ALL.iter().map(|terrain| Ground::Open(*terrain)).chain([Ground::Water, Ground::Chasm]);
    html! {
        (shapes::figures(land.figures()))
        @for terrain in Terrain::ALL { (land.tile(terrain.name())) }
        (land.tile("water"))
        g #tw-rim { path.tw-rim0 d=(land.within(4)) {} path.tw-rim1 d=(land.within(4)) {} }
        path #tw-shape d=(whole) {}
        @for (region, board) in map.regions() {
            path id={ "tw-area-" (region.index() + 1) } d=(board.hexes.iter().map(|hex| land.hexagon(land.centre(map, hex))).collect::<String>()) {}
        }
        g #tw-land {
            g.tw-coast { @for band in ["tw-c3", "tw-c2", "tw-c1", "tw-c0"] { use href="#tw-shape" class=(band) {} } }
            (land.chasm(map))
            @for hex in &rows {
                @let (x, y) = land.centre(map, *hex);
                use href={ "#tw-l-" (map.ground(*hex).name()) (motif(map, *hex)) } x=(x) y=(y) {}
            }
            path.tw-seam d=(seams) {}
            path.tw-stitch d=(seams) {}
        }
        g #tw-small {
            use href="#tw-shape" class="tw-oc" {}
            @for ground in kinds { path class={ "tw-o-" (ground.name()) } d=(map.all().filter(|hex| map.ground(*hex) == ground).map(|hex| land.hexagon(land.flat(map, hex))).collect::<String>()) {} }
        }
        // Open ground at its place, to be named by whatever stands there.
        @for hex in &rows {
            @let (x, y) = land.centre(map, *hex);
            use id={ "tw-o" (hex.index()) } href={ "#tw-o-" (map.ground(*hex).name()) } x=(x) y=(y) {}
        }
        g #tw-dusk { use href="#tw-shape" {} use href="#tw-shape" y=(WALL) {} }
    }
}

/// Which drawing of its ground a hex shows: always the same one, and seldom its neighbour's.
fn motif(map: &Map, hex: Hex) -> i32 {
    if map.ground(hex) == Ground::Water {
        return 1;
    }
    let (x, y) = grid(map, hex);
    1 + (7 * x + 3 * y + x * y).rem_euclid(5) % 3
}

/// The side of a ground's tile.
fn wall(ground: &str) -> &'static str {
    match ground {
        "grass" => "#56702b",
        "forest" => "#15382a",
        "rock" => "#45444e",
        "tundra" => "#7d9cb0",
        "desert" => "#8f6833",
        _ => "#123a63",
    }
}

/// A drawing of a hex as a picture of this name, with room for what grows beyond its edges.
fn pictured(name: &str, drawing: &Markup) -> Markup {
    let address = picture("-70 -80 140 140", &with_shapes(shapes::GROUNDS, &drawing.0));
    html! { image id=(name) x="-70" y="-80" width="140" height="140" href=(address) {} }
}

impl Land {
    /// A ground with each of its drawings; what is laid under pieces; what a hex wears that may be touched. The grounds are
    /// pictures: a hundred hexes full of trees, each tree copied stroke by stroke, would be most of the page.
    fn tile(&self, ground: &str) -> Markup {
        let motifs = if ground == "water" { 1..=1 } else { 1..=3 };
        let last = *motifs.end();
        let grows = |motif: i32| html! { use href={ "#tw-" (ground) (motif) } {} };
        let open = html! { path fill={ "url(#tw-f-" (ground) ")" } d=(self.within(9)) {} (grows(last)) };
        html! {
            @for motif in motifs {
                (pictured(&format!("tw-l-{ground}{motif}"), &html! { (self.block(ground)) (grows(motif)) }))
            }
            (pictured(&format!("tw-o-{ground}"), &open))
            g id={ "tw-u-" (ground) } {
                path.tw-hit d=(format!("M-50 0L-25-{0}H25L50 0V{WALL}L25 {1}H-25L-50 {WALL}Z", self.high, self.high + WALL)) {}
                g.tw-up { use href={ "#tw-l-" (ground) (last) } {} use href="#tw-rim" {} }
            }
        }
    }

    /// A bare tile of a ground: its wall, its top, the light on its edges.
    fn block(&self, ground: &str) -> Markup {
        let high = self.high;
        let side =
            |depth: i32| format!("M-50 0L-25 {high}H25L50 0V{depth}L25 {}H-25L-50 {depth}Z", high + depth);
        html! {
            path fill="#0b1622" d=(side(WALL)) {}
            path fill=(wall(ground)) d=(side(6)) {}
            path fill={ "url(#tw-f-" (ground) ")" } d=(self.hexagon((0, 0))) {}
            g fill="none" stroke-width="1.6" {
                path stroke="#fff" stroke-opacity=".42" d=(format!("M-24-{0}H24.6L48.6-.2", high - 1)) {}
                path stroke="#06101a" stroke-opacity=".35" d=(format!("M-49 .4L-25 {0}H25L48 2", high - 1)) {}
            }
        }
    }

    /// The edges between region boards, each once.
    fn seams(&self, map: &Map) -> String {
        let mut path = String::new();
        let corners = self.corners();
        for hex in map.all() {
            let (x, y) = map.coordinate(hex);
            let (cx, cy) = self.flat(map, hex);
            for (side, (dx, dy)) in AROUND.iter().enumerate() {
                let other = map.hex_at((x + dx, y + dy)).filter(|other| hex < *other);
                if other.is_some_and(|other| map.region_of(hex) != map.region_of(other)) {
                    let [(ax, ay), (bx, by)] = [corners[side], corners[(side + 1) % 6]];
                    path.push_str(&format!("M{} {}l{} {}", cx + ax, cy + ay, bx - ax, by - ay));
                }
            }
        }
        path
    }

    /// The chasm as one pit: its far walls, and its near edge lit.
    fn chasm(&self, map: &Map) -> Markup {
        let corners = self.corners();
        let chasm = |hex: &Hex| map.ground(*hex) == Ground::Chasm;
        let pit: String = map.all().filter(chasm).map(|hex| self.hexagon(self.flat(map, hex))).collect();
        let (mut walls, mut cracks, mut lip) =
            ([String::new(), String::new(), String::new()], String::new(), String::new());
        for hex in map.all().filter(chasm) {
            let (x, y) = map.coordinate(hex);
            let (cx, cy) = self.flat(map, hex);
            for (side, (dx, dy)) in AROUND.iter().enumerate() {
                if map.hex_at((x + dx, y + dy)).is_some_and(|other| chasm(&other)) {
                    continue;
                }
                let [(ax, ay), (bx, by)] = [corners[side], corners[(side + 1) % 6]];
                let [ax, ay, bx, by] = [cx + ax, cy + ay, cx + bx, cy + by];
                // The three edges away from the reader show their wall, the others only their rim.
                let Some(wall) = side.checked_sub(3) else {
                    lip.push_str(&format!("M{ax} {ay}L{bx} {by}"));
                    continue;
                };
                let (mx, my, deep) = ((ax + bx) / 2, (ay + by) / 2, self.high + 9);
                let jag = (cx / 7 + 3 * side as i32).rem_euclid(9) - 3;
                walls[wall].push_str(&format!(
                    "M{ax} {ay}L{bx} {by}v{deep}L{mx} {}L{ax} {}z",
                    my + deep + jag,
                    ay + deep
                ));
                cracks.push_str(&format!("M{mx} {}l{} {}", my + 14, jag / 2, deep / 2));
                cracks.push_str(&format!("M{ax} {}L{mx} {}L{bx} {}", ay + 22, my + 21 - jag / 2, by + 22));
            }
        }
        html! {
            @if !pit.is_empty() {
                g.tw-chasm {
                    path.tw-pit d=(pit) {}
                    @for (wall, class) in walls.iter().zip(["tw-cw3", "tw-cw4", "tw-cw5"]) { path class=(class) d=(wall) {} }
                    path.tw-cs d=(cracks) {}
                    path.tw-lip d=(lip) {}
                }
            }
        }
    }
}
