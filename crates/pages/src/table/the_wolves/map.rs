//! The map: what stands on the land, from the back to the front.
//!
//! The ground is one drawing beside the frame. Above it lies one group for each hex, see-through but for what stands on
//! it: it answers touches, and rises with its own ground and a rim when it may be touched. Rows go from the back to the
//! front, so that what stands nearer covers what stands behind.

use std::collections::BTreeMap;

use ::the_wolves::{Ground, Hex, MoonPhase, Owner, Piece, Region, Stage, Wolf};
use maud::{Markup, html};

use super::Scene;
use crate::table::part;

impl Scene<'_> {
    pub(super) fn map(&self) -> Markup {
        let view = self.land.view_box();
        html! {
            div #tw-view.tw-view data-camera data-grain="70" {
                div.tw-world data-world {
                    svg.tw-ground viewBox=(view) aria-hidden="true" { use href="#tw-land" {} }
                    svg.tw-map viewBox=(view) role="group" aria-label=(self.words.text("board-tw-map")) {
                        (part(&html! { g { @for hex in self.rows().into_values().flatten() { (self.clearing(hex)) } } }))
                        use.tw-dusk href="#tw-dusk" {}
                        (part(&self.traces()))
                        @for (y, hexes) in self.rows() { (part(&html! { g transform={ "translate(0 " (y) ")" } { @for hex in hexes { (self.hex(hex)) } } })) }
                        (part(&self.banners()))
                    }
                }
            }
            (part(&self.overview()))
        }
    }

    /// The hexes one can stand on or look at, by rows from the back to the front.
    fn rows(&self) -> BTreeMap<i32, Vec<Hex>> {
        let map = self.game.map();
        let mut rows: BTreeMap<i32, Vec<Hex>> = BTreeMap::new();
        for hex in map.all().filter(|hex| map.ground(*hex) != Ground::Chasm) {
            rows.entry(self.land.flat(map, hex).1).or_default().push(hex);
        }
        rows
    }

    /// The whole map in small, for windows that show a part of it: grounds, the reader's pieces as
    /// dots, and where the window is.
    fn overview(&self) -> Markup {
        let map = self.game.map();
        let dots = |owner: Owner| {
            let at = self.at.board().of(owner).iter().map(|hex| self.land.flat(map, hex));
            at.map(|(x, y)| format!("M{x} {y}h1")).collect::<String>()
        };
        html! {
            div.tw-over data-overview aria-hidden="true" {
                svg viewBox=(self.land.view_box()) {
                    use href="#tw-small" {}
                    @if let Some(me) = self.me { path class={ "dots p" (me.index()) } d=(dots(me.into())) {} }
                    rect {}
                }
            }
        }
    }

    /// Open ground: trees step aside for what stands there.
    fn clearing(&self, hex: Hex) -> Markup {
        let taken = self.at.lone_wolves().contains(hex)
            || self.at.prey().contains(hex)
            || self.at.board().pieces_at(hex)[0].is_some();
        html! { @if taken { use href={ "#tw-o" (hex.index()) } {} } }
    }

    fn hex(&self, hex: Hex) -> Markup {
        let map = self.game.map();
        let ((x, y), (_, row)) = (self.land.centre(map, hex), self.land.flat(map, hex));
        let ground = map.ground(hex).name();
        let water = map.regions().find(|(_, board)| board.water == hex);
        html! {
            g.hex id=(self.hex_id(hex)) data-el transform={ "translate(" (x) " " (y - row) ")" } {
                use href={ "#tw-u-" (ground) } {}
                title { (self.place(hex)) }
                @if let Some((region, _)) = water { (self.water(region)) }
                (self.ended(hex))
                @if self.at.lone_wolves().contains(hex) { g.piece.lw { use href="#tw-lonely" {} title { (self.words.text("tw-piece-lone-wolf")) } } }
                @if self.at.prey().contains(hex) { (self.prey(hex)) }
                (self.pieces(hex))
                (self.waiting(hex))
            }
        }
    }

    /// A water source: the region's number, and the scoring tokens as coins.
    fn water(&self, region: Region) -> Markup {
        let tokens: Vec<MoonPhase> = self.game.tokens(&self.at, region).collect();
        let due = tokens.first().is_some_and(|phase| Some(*phase) == self.at.next_phase());
        html! {
            g class={ "water" @if due { " due" } } {
                @if tokens.len() > 1 { use href="#tw-coin" x="8" y="3" {} }
                @if let Some(phase) = tokens.first() {
                    use href="#tw-coin" x="4" {}
                    use href={ "#tw-mn-" (phase.name()) } transform="translate(4 -5)scale(1.5)" {}
                    title { @for (index, phase) in tokens.iter().enumerate() { @let [high, low] = self.game.token_values(*phase); @if index > 0 { " · " } (self.phase(*phase)) " " (high) "/" (low) } }
                }
                g class={ "num" @if tokens.is_empty() { " done" } } transform=(if tokens.is_empty() { "translate(0 -2)" } else { "translate(-26 -9)" }) {
                    ellipse {} text y=".34em" { (region.index() + 1) @if tokens.is_empty() { " ✓" } }
                }
            }
        }
    }

    pub(super) fn phase(&self, phase: MoonPhase) -> String {
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
            g.piece.prey {
                use href={ "#tw-p-" (prey.name()) @if left > 1 { "2" } } {}
                @if left > 1 { g.num transform="translate(30 8)" { ellipse {} text y=".34em" { (left) } } }
                @if short { g.num.short transform="translate(-30 8)" { ellipse {} text y=".34em" { "2/3" } } }
                title {
                    (name) @if left > 1 { ", " (self.count("board-tw-stack", left)) }
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
        // Only what has just been put there comes from somewhere.
        let fresh = self.trail.put() == Some(hex);
        html! {
            @for (index, (owner, piece)) in kinds.iter().enumerate() {
                @let id = match piece {
                    Piece::Alpha | Piece::Pack => format!("wolf-{}-{x}-{y}", piece.name()),
                    Piece::Den | Piece::Lair => format!("{}-{x}-{y}", piece.name()),
                };
                @let from = owner.seat().filter(|_| fresh).map(|seat| format!("tw-board-{}", seat.index()));
                g class={ "piece p" (owner.index()) } id=(id) data-el {
                    use.may href=(if kinds.len() == 1 { "#tw-alone" } else { "#tw-may" }) {}
                    @for twin in 0..if twins { 2 } else { 1 } {
                        @let key = self.key(*owner, *piece, hex, twin).or_else(|| fresh.then(|| format!("{id}-{twin}")));
                        g data-from=[&from] data-key=[key] {
                            use href={ "#tw-" (piece.name()) (owner.index()) } transform=[(all.len() > 1).then(|| beside(index + twin))] {}
                        }
                    }
                    title { (self.words.text(&format!("tw-piece-{}", piece.name()))) " · " (self.name(*owner)) }
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
                g class={ "piece waiting p" (owner.index()) } transform="translate(16 -22)scale(.72)" {
                    use href="#tw-ring" {}
                    use href={ "#tw-" (piece.name()) (owner.index()) } {}
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

    /// A hex as people see it: its ground and its region.
    fn place(&self, hex: Hex) -> String {
        moonpack_tell::the_wolves::place(self.game, hex, self.words)
    }
}

/// Of two pieces in a hex the first stands up and left, the second down and right, both smaller.
pub(super) fn beside(index: usize) -> &'static str {
    if index == 0 { "translate(-18 -4)scale(.78)" } else { "translate(20 5)scale(.78)" }
}
