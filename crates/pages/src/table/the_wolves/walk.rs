//! The board in words, to walk through without seeing it: regions, and within them the hexes on which something stands,
//! each in few words; open ground is only counted.

use ::the_wolves::{Hex, HexSet, Region, Terrain};
use maud::{Markup, html};
use moonpack_tell::the_wolves;

use super::Scene;
use crate::table::part;

impl Scene<'_> {
    pub(super) fn in_words(&self) -> Markup {
        let map = self.game.map();
        html! {
            section.sr aria-label=(self.words.text("board-tw-regions")) {
                ul {
                    @for (region, board) in map.regions() { (part(&html! { li { (self.region_in_words(region)) (self.hexes_in_words(board.hexes)) } })) }
                    @if !map.start_hexes().is_empty() { li { (self.words.text("tw-place-start")) (self.hexes_in_words(map.start_hexes())) } }
                }
            }
        }
    }

    pub(super) fn region_name(&self, region: Region) -> String {
        the_wolves::region_name(region, self.words)
    }

    pub(super) fn region_in_words(&self, region: Region) -> String {
        the_wolves::region(self.game, &self.at, region, &self.names, self.words)
    }

    fn hexes_in_words(&self, hexes: HexSet) -> Markup {
        let map = self.game.map();
        let told: Vec<(Hex, String)> =
            hexes.iter().filter_map(|hex| Some((hex, self.standing_on(hex)?))).collect();
        let open = |terrain: &Terrain| {
            let all = hexes & map.of_terrain(*terrain);
            let count = all.iter().filter(|hex| !told.iter().any(|(taken, _)| taken == hex)).count();
            (count > 0).then(|| format!("{count} {}", self.terrain(*terrain)))
        };
        let open: Vec<String> = Terrain::ALL.iter().filter_map(open).collect();
        html! {
            ul {
                @for (hex, what) in &told { li { (self.words.text(&format!("tw-terrain-{}", map.ground(*hex).name()))) ": " (what) } }
                @if !open.is_empty() { li { (self.words.text("board-tw-open")) " " (open.join(", ")) } }
            }
        }
    }

    /// What stands on a hex, if anything does.
    fn standing_on(&self, hex: Hex) -> Option<String> {
        let mut all: Vec<String> = Vec::new();
        if self.at.lone_wolves().contains(hex) {
            all.push(self.words.text("tw-piece-lone-wolf"));
        }
        let prey =
            self.game.prey_stacks().iter().find(|stack| stack.hex == hex && self.at.prey().contains(hex));
        all.extend(prey.map(|stack| self.words.text(&format!("tw-prey-{}", stack.prey.name()))));
        let pieces = self.at.board().pieces_at(hex).into_iter().flatten();
        all.extend(pieces.map(|(owner, piece)| {
            format!("{} {}", self.words.text(&format!("tw-piece-{}", piece.name())), self.name(owner))
        }));
        (!all.is_empty()).then(|| all.join(", "))
    }
}
