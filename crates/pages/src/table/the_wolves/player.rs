//! A player's board: tiles with both sides, tokens, the three tracks of dens, wolves, lairs, prey, and what they pay.

use ::the_wolves::{Bonus, Owner, Prey, Track, Wolf};
use maud::{Markup, html};
use moonpack_rules::{Game, Seat};

use super::{Scene, shapes};

impl Scene<'_> {
    pub(super) fn player(&self, seat: Seat) -> Markup {
        let owner = Owner::from(seat);
        let mine = self.me == Some(seat);
        let points = self.game.standing(&self.at).points[seat.index()];
        let gain = self.game.gains_if_scored_now(&self.at)[seat.index()];
        html! {
            article id={ "tw-board-" (seat.index()) } class={ "tw-player p" (seat.index()) @if mine { " mine" } } {
                header {
                    (shapes::mark(seat.index()))
                    h2 { (self.names[seat.index()]) }
                    @if let Some(pack) = self.game.pack(owner) { span.soft { (self.words.text(&format!("tw-pack-{}", pack.name()))) } }
                    span.sum { (self.count("tw-count-points", points)) @if gain > 0 { " " span.gain title=(self.words.text("board-tw-if-now")) { "☾+" (gain) span.sr { " " (self.words.text("board-tw-if-now")) } } } }
                }
                (self.tiles(seat, mine))
                (self.tokens(seat, mine))
                ul.tracks aria-label=(self.words.text("board-tw-tracks")) {
                    @for track in Track::ALL { (self.track(seat, *track, mine)) }
                }
                (self.harvest(seat))
            }
        }
    }

    fn tiles(&self, seat: Seat, mine: bool) -> Markup {
        html! {
            ol.tiles aria-label=(self.words.text("board-tw-tiles")) { @for slot in 1..=6 { (self.tile(seat, slot, mine)) } }
        }
    }

    /// A tile: the side that shows large, the side a flip leads to small.
    fn tile(&self, seat: Seat, slot: u8, mine: bool) -> Markup {
        let Some(shown) = self.game.shown(&self.at, seat, slot) else { return html! {} };
        let front = self.game.tile(seat, slot, 0);
        let other = if front == Some(shown) { self.game.tile(seat, slot, 1) } else { front }.unwrap_or(shown);
        let id = mine.then(|| format!("tile-{slot}"));
        let mut say = mine.then(|| self.paying(seat, shown, None));
        // The home tile is never flipped.
        if let Some(say) = say.as_mut().filter(|_| slot != 1) {
            say.push_str(&format!("\n{}", self.paying(seat, other, Some(slot))));
        }
        let args = [
            ("slot", i64::from(slot).into()),
            ("terrain", shown.name().into()),
            ("other", other.name().into()),
        ];
        html! {
            li { div class={ "tile" @if slot == 1 { " home" } } id=[&id] data-el=[&id] data-say=[say] title=[(!mine).then(|| self.words.with("board-tw-tile", &args))] data-key=[mine.then(|| format!("tile-{slot}-{}", shown.name()))] {
                (shapes::swatch(shown.name()))
                span.shown aria-hidden="true" { (self.terrain(shown)) }
                @if slot == 1 { span.flip aria-hidden="true" { "⌂" } }
                @else { span.flip aria-hidden="true" { "↻" (shapes::swatch(other.name())) } }
                span.sr { (self.words.with("board-tw-tile", &args)) }
            } }
        }
    }

    fn tokens(&self, seat: Seat, mine: bool) -> Markup {
        let player = self.at.player(seat);
        html! {
            ul.tokens {
                @for bonus in Bonus::ALL {
                    @let id = (mine && *bonus == Bonus::Terrain).then_some("token");
                    li { div class={ "bonus" @if player.bonus(*bonus) == 0 { " empty" } } id=[id] data-el=[id] {
                        (shapes::icon(bonus.name()))
                        @if mine { span { (self.count(&format!("tw-count-bonus-{}", bonus.name()), player.bonus(*bonus))) } }
                        @else { b aria-hidden="true" { (player.bonus(*bonus)) } span.sr { (self.count(&format!("tw-count-bonus-{}", bonus.name()), player.bonus(*bonus))) } }
                    } }
                }
            }
        }
    }

    /// A track of dens: the attribute after each den, the bonus and the points it brings; what is reached stands out.
    fn track(&self, seat: Seat, track: Track, mine: bool) -> Markup {
        let side = self.game.board_side();
        let gone = self.at.player(seat).dens[track.index()].min(4) as usize;
        let values = self.game.track_values(track);
        let bonus = |den: usize| side.den_bonus[track.index()][den - 1];
        let id = mine.then(|| format!("track-{}", track.name()));
        html! {
            li { div.track id=[&id] data-el=[&id] {
                span.what { (self.words.text(&format!("tw-track-{}", track.name()))) }
                ol.steps aria-hidden="true" {
                    @for (den, value) in values.iter().enumerate() {
                        li class={ @if den < gone { "past" } @else if den == gone { "now" } @else if den == gone + 1 { "next" } @else { "far" } } {
                            b { (value) }
                            @if den > 0 { @if let Some(bonus) = bonus(den) { (shapes::icon(bonus.name())) } }
                            @if side.den_points[den] > 0 { span.vp { (side.den_points[den]) } }
                        }
                    }
                }
                small.soft {
                    span.sr { (values[gone]) ". " }
                    @if gone < 4 {
                        (self.words.with("board-tw-next-den", &[
                            ("value", i64::from(values[gone + 1]).into()),
                            ("bonus", bonus(gone + 1).map_or("none", Bonus::name).into()),
                            ("points", i64::from(side.den_points[gone + 1]).into()),
                        ]))
                    } @else { (self.words.text("board-tw-no-dens")) }
                }
            } }
        }
    }

    /// Wolves, lairs and prey with the points they have brought and the next ones.
    fn harvest(&self, seat: Seat) -> Markup {
        let (player, side) = (self.at.player(seat), self.game.board_side());
        let hunted = player.prey.count_ones() as usize;
        let row = |key: &str, pictures: Markup, points: &[u8], reached: usize| {
            html! {
                li {
                    span.what { (self.words.text(key)) }
                    span.row { (pictures) }
                    span.worth { span.vp { (points[reached.min(points.len() - 1)]) } @if let Some(next) = points.get(reached + 1) { span.soft { "→ " (next) } } }
                }
            }
        };
        let wolves = html! {
            @for (place, wolf) in self.game.wolf_track().iter().enumerate() {
                span class={ "pawn" @if place < player.wolves as usize { " gone" } @if *wolf == Wolf::Alpha { " alpha" } } { (shapes::icon(wolf.name())) }
            }
            span.sr { (self.count("board-tw-joined", player.wolves)) }
        };
        let lairs = html! {
            @for place in 0..4 { span class={ "pawn" @if place < player.lairs { " gone" } } { (shapes::icon("lair")) } }
            span.sr { (self.count("tw-count-lairs", player.lairs)) }
        };
        let prey = html! {
            @for prey in Prey::ALL {
                @let name = self.words.text(&format!("tw-prey-{}", prey.name()));
                @let from = self.trail.hunted(seat, *prey).map(|hex| self.hex_id(hex));
                @let key = from.as_ref().map(|_| format!("q{}-{}", seat.index(), prey.name()));
                span class={ "quarry" @if player.has_prey(*prey) { " gone" } } title=(name) data-key=[key] data-from=[from] { (shapes::icon(prey.name())) @if player.has_prey(*prey) { span.sr { (name) " " } } }
            }
        };
        html! {
            ul.harvest {
                (row("tw-track-wolves", wolves, &side.wolf_points, player.wolves.into()))
                (row("tw-track-lairs", lairs, &side.lair_points, player.lairs.into()))
                (row("tw-track-prey", prey, &side.prey_points, hunted))
            }
        }
    }
}
