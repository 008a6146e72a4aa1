//! The map as one picture.
//!
//! Ground and borders are a few long paths that stand once in the page and are used by name. Above them lies one group for each hex, see-through but for what
//! stands on it: it answers clicks and takes the frame of what can be touched. Pieces belong to the group of their hex.

use ::the_wolves::{Ground, Hex, Map, Owner, Phase, Piece, Prey, Region, Stage, Terrain, Wolf};
use maud::{Markup, html};

use super::{Scene, shapes};

/// From the middle of a hex to its corners, and from its middle to its edges: whole numbers keep the page small, and the
/// eye does not miss the third of a percent.
const SIZE: i32 = 22;
const HIGH: i32 = 19;

/// The hexes around a hex and, in the same order, the corner their common edge begins at.
const AROUND: [(i8, i8); 6] = [(1, 1), (0, 1), (-1, 0), (-1, -1), (0, -1), (1, 0)];
const CORNERS: [(i32, i32); 6] =
    [(SIZE, 0), (SIZE / 2, HIGH), (-SIZE / 2, HIGH), (-SIZE, 0), (-SIZE / 2, -HIGH), (SIZE / 2, -HIGH)];

/// Ground and borders, to be used by name.
pub(super) fn land(map: &Map) -> Markup {
    let kinds = Terrain::ALL.iter().map(|terrain| Ground::Open(*terrain));
    let kinds = kinds.chain([Ground::Water, Ground::Chasm]);
    html! {
        g #tw-land {
            g.tw-soil {
                @for ground in kinds {
                    path fill={ "url(#tw-pt-" (ground.name()) ")" } d=(hexagons(map, map.all().filter(|hex| map.ground(*hex) == ground))) {}
                }
            }
            path.tw-borders d=(borders(map)) {}
        }
    }
}

fn centre(map: &Map, hex: Hex) -> (i32, i32) {
    let (x, y) = map.coordinate(hex);
    let (x, y) = (i32::from(x), i32::from(y));
    (SIZE * 3 / 2 * x, HIGH * (2 * y - x))
}

fn frame(map: &Map) -> String {
    let (mut left, mut top, mut right, mut bottom) = (i32::MAX, i32::MAX, i32::MIN, i32::MIN);
    for (x, y) in map.all().map(|hex| centre(map, hex)) {
        (left, right) = (left.min(x - SIZE - 2), right.max(x + SIZE + 2));
        (top, bottom) = (top.min(y - HIGH - 2), bottom.max(y + HIGH + 2));
    }
    format!("{left} {top} {} {}", right - left, bottom - top)
}

fn hexagons(map: &Map, hexes: impl Iterator<Item = Hex>) -> String {
    let half = SIZE / 2;
    let one = |hex| {
        let (x, y) = centre(map, hex);
        format!("M{} {y}l-{half} {HIGH}h-{SIZE}l-{half}-{HIGH} {half}-{HIGH}h{SIZE}z", x + SIZE)
    };
    hexes.map(one).collect()
}

/// The edges between region boards and around the map, each once.
fn borders(map: &Map) -> String {
    let mut path = String::new();
    for hex in map.all() {
        let (x, y) = map.coordinate(hex);
        let (cx, cy) = centre(map, hex);
        for (side, (dx, dy)) in AROUND.iter().enumerate() {
            let border = match map.hex_at((x + dx, y + dy)) {
                Some(other) => hex < other && map.region_of(hex) != map.region_of(other),
                None => true,
            };
            if border {
                let [(ax, ay), (bx, by)] = [CORNERS[side], CORNERS[(side + 1) % 6]];
                path.push_str(&format!("M{} {}l{} {}", cx + ax, cy + ay, bx - ax, by - ay));
            }
        }
    }
    path
}

impl Scene<'_> {
    pub(super) fn map(&self) -> Markup {
        let map = self.game.map();
        html! {
            div #tw-ground.tw-ground {
                // Narrow screens may show the map twice as large and pan it; open stays open when the frame is sent again.
                details #tw-zoom.zoom { summary { (self.words.text("board-tw-zoom")) } }
                svg.tw-map viewBox=(frame(map)) role="group" aria-label=(self.words.text("board-tw-map")) {
                    use href="#tw-land" {}
                    @for hex in map.all() { (self.hex(hex)) }
                }
            }
        }
    }

    fn hex(&self, hex: Hex) -> Markup {
        let id = self.hex_id(hex);
        let (x, y) = centre(self.game.map(), hex);
        let water = self.game.map().regions().find(|(_, board)| board.water == hex);
        html! {
            g.hex id=(id) data-el transform={ "translate(" (x) " " (y) ")" } {
                use href="#tw-hex" {}
                title { (self.hex_name(hex)) }
                @if let Some((region, _)) = water { (self.token(region)) }
                @if self.at.lone_wolves().contains(hex) { use.lone href="#tw-lone" { title { (self.words.text("tw-piece-lone-wolf")) } } }
                @if self.at.prey().contains(hex) { (self.prey(hex)) }
                (self.pieces(hex))
                (self.waiting(hex))
            }
        }
    }

    fn hex_name(&self, hex: Hex) -> String {
        let map = self.game.map();
        let (x, y) = map.coordinate(hex);
        let place = format!("{x},{y}");
        let name = self
            .words
            .with("tw-place-hex", &[("terrain", map.ground(hex).name().into()), ("hex", (&place).into())]);
        match map.region_of(hex) {
            Some(region) => format!("{name} · {}", self.region_name(region)),
            None => format!("{name} · {}", self.words.text("tw-place-start")),
        }
    }

    pub(super) fn region_name(&self, region: Region) -> String {
        self.words.with("tw-place-region", &[("region", (region.index() + 1).into())])
    }

    /// The scoring tokens on a water source, the region's number and the mark of who is ahead.
    fn token(&self, region: Region) -> Markup {
        let tokens: Vec<Phase> = self.game.tokens(&self.at, region).collect();
        let first = tokens.first().and_then(|phase| self.game.award(&self.at, region, *phase).first);
        html! {
            text.number x="-12.5" y="-6" { (region.index() + 1) }
            @if tokens.len() > 1 { circle.token cx="2.5" cy="-4.5" r="9" {} }
            @if let Some(phase) = tokens.first() {
                @let [high, low] = self.game.token_values(*phase);
                g.token-top {
                    circle.token cy="-2" r="9" {}
                    use href={ "#tw-moon-" (phase.name()) } y="-2" {}
                    text.values y="14" { (high) "/" (low) }
                    title { (self.phase(*phase)) " " (high) "/" (low) @for below in &tokens[1..] { " · " (self.phase(*below)) } }
                }
            }
            @if let Some(first) = first {
                g class={ "ahead p" (first.index()) } transform="translate(13 3) scale(.8)" { circle.disc r="5" {} use href={ "#tw-m" (first.index()) } {} title { (self.name(first)) } }
            }
        }
    }

    pub(super) fn phase(&self, phase: Phase) -> String {
        self.words.text(&format!("tw-phase-{}", phase.name()))
    }

    fn prey(&self, hex: Hex) -> Markup {
        let stacks = self.game.prey_stacks();
        let Some(index) = stacks.iter().position(|stack| stack.hex == hex) else { return html! {} };
        let short =
            self.me.is_some_and(|me| self.game.prey_one_wolf_short(&self.at, me).any(|it| it == index));
        let (left, prey) = (self.game.prey_left(&self.at, index), stacks[index].prey);
        let name = self.words.text(&format!("tw-prey-{}", prey.name()));
        html! {
            g.prey {
                @if left > 1 { rect.chip x="-8" y="-12" width="20" height="20" rx="4" {} }
                rect.chip x="-10" y="-10" width="20" height="20" rx="4" {}
                use href={ "#tw-" (prey.name()) } {}
                @if left > 1 { text.height x="12" y="14" { "×" (left) } }
                @if short { circle.short r="15" {} text.height x="-12" y="15" { "2/3" } }
                title {
                    (name) ", " (self.count("board-tw-stack", left))
                    @if short { ". " (self.words.text("board-tw-one-short")) }
                }
            }
        }
    }

    /// The pieces of packs on a hex. Two wolves of one kind are one element: either may go.
    fn pieces(&self, hex: Hex) -> Markup {
        let (x, y) = self.game.map().coordinate(hex);
        let all: Vec<(Owner, Piece)> = self.at.board().pieces_at(hex).into_iter().flatten().collect();
        let twins = all.len() == 2 && all[0] == all[1];
        let kinds = if twins { &all[..1] } else { &all[..] };
        let place = |index: usize| match (all.len(), index) {
            (1, _) => None,
            (_, 0) => Some("translate(-9 0) scale(.85)"),
            _ => Some("translate(9 0) scale(.85)"),
        };
        html! {
            @for (index, (owner, piece)) in kinds.iter().enumerate() {
                @let id = match piece {
                    Piece::Alpha | Piece::Pack => format!("wolf-{}-{x}-{y}", piece.name()),
                    Piece::Den | Piece::Lair => format!("{}-{x}-{y}", piece.name()),
                };
                g class={ "piece p" (owner.index()) } id=(id) data-el {
                    // Between two wolves one still touches wolves, not the hex below them.
                    @if twins { circle r="9" fill="none" pointer-events="all" {} }
                    @for twin in 0..if twins { 2 } else { 1 } {
                        g transform=[place(index + twin)] data-from=[owner.seat().map(|seat| format!("tw-board-{}", seat.index()))] data-key=(self.key(*owner, *piece, hex, twin).unwrap_or_else(|| format!("{id}-{twin}"))) {
                            use href={ "#tw-" (piece.name()) } {}
                            use href={ "#tw-m" (owner.index()) } {}
                        }
                    }
                    title { (self.words.text(&format!("tw-piece-{}", piece.name()))) " · " (self.name(*owner)) " · " (x) "," (y) }
                }
            }
        }
    }

    /// A piece that is on its way to or from this hex: a pushed wolf, or a den whose track is not chosen yet.
    fn waiting(&self, hex: Hex) -> Markup {
        let (at, owner, piece) = match self.at.stage() {
            Stage::Pushing { from, owner, wolf, .. } => (from, owner, wolf.into()),
            Stage::Track { hex, .. } => (hex, self.at.seat().into(), Piece::Den),
            _ => return html! {},
        };
        html! {
            @if at == hex {
                g class={ "waiting p" (owner.index()) } transform="translate(10 -11) scale(.7)" {
                    circle.short r="15" {}
                    use href={ "#tw-" (piece.name()) } {}
                    use href={ "#tw-m" (owner.index()) } {}
                    title { (self.words.text(&format!("tw-piece-{}", piece.name()))) " · " (self.name(owner)) }
                }
            }
        }
    }

    /// The name a wolf keeps while it walks over the map.
    fn key(&self, owner: Owner, piece: Piece, hex: Hex, twin: usize) -> Option<String> {
        let wolf = match piece {
            Piece::Alpha => Wolf::Alpha,
            Piece::Pack => Wolf::Pack,
            Piece::Den | Piece::Lair => return None,
        };
        self.trail.number(owner, wolf, hex, twin).map(|number| format!("w{number}"))
    }

    /// What the pictures mean.
    pub(super) fn legend(&self) -> Markup {
        let prey = Prey::ALL.iter().map(|prey| (prey.name(), format!("tw-prey-{}", prey.name())));
        let pieces = ["alpha", "pack", "den", "lair"].map(|piece| (piece, format!("tw-piece-{piece}")));
        let lone = ("lone", "tw-piece-lone-wolf".to_owned());
        let bonus = ["action", "terrain"].map(|bonus| (bonus, format!("tw-bonus-{bonus}")));
        html! {
            details #tw-legend.panel.tw-legend {
                summary { (self.words.text("board-tw-legend")) }
                ul {
                    @for ground in ["forest", "rock", "grass", "tundra", "desert", "water", "chasm"] {
                        li { (shapes::swatch(ground)) (self.words.text(&format!("tw-terrain-{ground}"))) }
                    }
                    @for (shape, key) in pieces.into_iter().chain([lone]).chain(prey).chain(bonus) {
                        li { (shapes::icon(shape)) (self.words.text(&key)) }
                    }
                    li { span.vp { "3" } (self.words.text("board-tw-points-mark")) }
                }
            }
        }
    }
}
