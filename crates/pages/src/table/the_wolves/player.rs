//! The reader's own board: the ledge at the near edge of the table, with tiles, actions, tracks, wolves, lairs and prey.

use ::the_wolves::{Bonus, Deed, Owner, Prey, Side, Stage, Track, Wolf};
use maud::{Markup, html};
use moonpack_rules::{Game, Seat};

use super::{Scene, shapes};
use crate::table::part;

impl Scene<'_> {
    pub(super) fn ledge(&self, seat: Seat) -> Markup {
        let idle = self.legal.is_empty();
        html! {
            section id={ "tw-board-" (seat.index()) } class={ "tw-ledge p" (seat.index()) @if idle { " idle" } } aria-label=(self.words.text("tw-board-player")) {
                (part(&self.who(seat)))
                div.hand {
                    @if self.at.stage() == Stage::Sides { (self.sides(seat)) }
                    @else { (part(&self.tiles(seat))) (part(&self.deeds(seat))) }
                }
                (part(&html! { ul.tracks aria-label=(self.words.text("board-tw-tracks")) { @for track in Track::ALL { (self.track(seat, *track)) } } }))
                (part(&self.harvest(seat)))
            }
        }
    }

    /// Name, points, what the next moon would bring (provisional, so never without its sign), and the tokens, which always
    /// take their room, so that nothing jumps.
    fn who(&self, seat: Seat) -> Markup {
        let owner = Owner::from(seat);
        let points = self.game.standing(&self.at).points[seat.index()];
        let gain = self.game.gains_if_scored_now(&self.at)[seat.index()];
        html! {
            div.who {
                (shapes::portrait(self.game.pack(owner).map(|pack| pack.name())))
                h2.nm { (shapes::mark(seat.index())) span { (self.names[seat.index()]) } }
                @if let Some(pack) = self.game.pack(owner) { small.pack { (self.words.text(&format!("tw-pack-{}", pack.name()))) } }
                p.pts { b data-count={ "tw-points-" (seat.index()) } data-number=(points) { (points) } " " small { (self.words.with("board-tw-points", &[("count", points.into())])) } }
                p.gain { span.long { (self.count("board-tw-gain", gain)) } span.short aria-hidden="true" { (self.count("board-tw-gain-short", gain)) } }
                (self.bonuses(seat))
            }
        }
    }

    fn bonuses(&self, seat: Seat) -> Markup {
        let player = self.at.player(seat);
        html! {
            ul.bonuses {
                @for bonus in Bonus::ALL {
                    @let id = if *bonus == Bonus::Terrain { "token" } else { "bonus-action" };
                    @let count = player.bonus(*bonus);
                    li { button.bonus type="button" id=(id) data-el class=[(count == 0).then_some("none")] {
                        (shapes::icon(bonus.name())) b aria-hidden="true" { (count) } span.sr { (self.count(&format!("tw-count-bonus-{}", bonus.name()), count)) }
                    } }
                }
            }
        }
    }

    /// Before the draft: the two ways to lay out the tiles.
    fn sides(&self, seat: Seat) -> Markup {
        html! {
            ul.sides {
                @for side in Side::ALL {
                    li { button type="button" id={ "tiles-" (side.name()) } data-el {
                        span.row { @for slot in 1..=6 { @if let Some(terrain) = self.game.tile(seat, slot, side.index()) { (shapes::swatch(terrain.name())) } } }
                        strong { (self.words.with("tw-action-sides", &[("side", side.name().into())])) }
                    } }
                }
            }
        }
    }

    fn tiles(&self, seat: Seat) -> Markup {
        html! { ol.tiles aria-label=(self.words.text("board-tw-tiles")) { @for slot in 1..=6 { (self.tile(seat, slot)) } } }
    }

    /// A tile: the side that shows on top, the side a flip leads to below it.
    fn tile(&self, seat: Seat, slot: u8) -> Markup {
        let Some(shown) = self.game.shown(&self.at, seat, slot) else { return html! {} };
        let front = self.game.tile(seat, slot, 0);
        let other = if front == Some(shown) { self.game.tile(seat, slot, 1) } else { front }.unwrap_or(shown);
        // The home tile is never flipped.
        let home = slot == 1;
        let args = [
            ("slot", i64::from(slot).into()),
            ("terrain", shown.name().into()),
            ("other", other.name().into()),
        ];
        html! {
            li { button class={ "tile" @if home { " home" } } type="button" id={ "tile-" (slot) } data-el {
                (shapes::tile(shown.name(), (!home).then(|| other.name()), slot))
                span.name aria-hidden="true" {
                    b { (self.terrain(shown)) } " "
                    @if home { span { (self.words.text("board-tw-home")) } } @else { span { "↻ " (self.terrain(other)) } }
                }
                span.sr { (self.words.with("board-tw-tile", &args)) }
            } }
        }
    }

    /// A medallion for each action with its cost and how much is in reach. In the turns of others they lie dead.
    fn deeds(&self, seat: Seat) -> Markup {
        let planning = self.legal.is_empty();
        html! {
            ul.deeds aria-label=(self.words.text("board-tw-actions")) {
                @for deed in Deed::ALL {
                    @let reach = self.payable_reach(seat, *deed);
                    @let cost = self.game.cost(*deed);
                    li {
                        button class={ "deed" @if reach.is_empty() { " off" } } type="button" id={ "action-" (deed.name()) } data-el disabled[planning] data-lights=[planning.then(|| self.hex_ids(reach)).flatten()] {
                            (shapes::medallion(*deed))
                            span.what {
                                b { (self.words.text(&format!("board-tw-deed-{}", deed.name()))) }
                                span.cost aria-hidden="true" { @for _ in 0..cost { (shapes::icon("hx")) } }
                                span.sr { (self.count("board-tw-cost", cost)) }
                                @if !self.folded() { small { (self.in_reach(*deed, reach.len())) } }
                            }
                        }
                    }
                }
            }
        }
    }

    fn in_reach(&self, deed: Deed, count: u32) -> String {
        self.words.with("board-tw-reach", &[("deed", deed.name().into()), ("count", i64::from(count).into())])
    }

    /// A track of dens: the attribute after each den, the bonus and the points it brings; what is reached stands out.
    fn track(&self, seat: Seat, track: Track) -> Markup {
        let side = self.game.board_side();
        let gone = self.at.player(seat).dens[track.index()].min(4) as usize;
        let values = self.game.track_values(track);
        let bonus = |den: usize| den.checked_sub(1).and_then(|den| side.den_bonus[track.index()][den]);
        let next = if gone < 4 {
            self.words.with(
                "board-tw-next-den",
                &[
                    ("value", i64::from(values[gone + 1]).into()),
                    ("bonus", bonus(gone + 1).map_or("none", Bonus::name).into()),
                    ("points", i64::from(side.den_points[gone + 1]).into()),
                ],
            )
        } else {
            self.words.text("board-tw-no-dens")
        };
        html! {
            li { button.track type="button" id={ "track-" (track.name()) } data-el title=(next) {
                span.what { (self.words.text(&format!("{}{}", if self.folded() { "board-tw-track-" } else { "tw-track-" }, track.name()))) }
                span.sr { ": " (values[gone]) ". " (next) }
                span.steps aria-hidden="true" {
                    @for (den, value) in values.iter().enumerate() {
                        span class=(match den.cmp(&gone) { std::cmp::Ordering::Less => "was", std::cmp::Ordering::Equal => "is", std::cmp::Ordering::Greater => "to" }) {
                            @if den > gone { (shapes::icon("den")) }
                            b { (value) }
                            @if den > gone {
                                @if let Some(bonus) = bonus(den) { (shapes::icon(bonus.name())) }
                                @if side.den_points[den] > 0 { sub { (side.den_points[den]) } }
                            }
                        }
                    }
                }
            } }
        }
    }

    /// Wolves, lairs and prey with the points they have brought and the next ones.
    fn harvest(&self, seat: Seat) -> Markup {
        let (player, side) = (self.at.player(seat), self.game.board_side());
        let row = |key: &str, sign: &str, pictures: Markup, points: &[u8], reached: usize| {
            html! {
                li {
                    span.what { (self.words.text(key)) }
                    span.sign aria-hidden="true" { (shapes::icon(sign)) }
                    span.many aria-hidden="true" { b { (reached) } "/" (points.len() - 1) }
                    @if !self.folded() { span.pics { (pictures) } }
                    span.worth { b { (points[reached.min(points.len() - 1)]) } @if let Some(next) = points.get(reached + 1) { " → " (next) } span.unit { " " (self.words.text("board-tw-points-mark")) } }
                }
            }
        };
        let held = |gone: bool| if gone { "got" } else { "hole" };
        let wolves = html! {
            @for (place, wolf) in self.game.wolf_track().iter().enumerate() {
                @let gone = place < player.wolves as usize;
                span class=(held(gone)) { (shapes::icon(if *wolf == Wolf::Alpha { "alpha" } else { "pack" })) }
            }
            span.sr { (self.count("board-tw-joined", player.wolves)) }
        };
        let lairs = html! {
            @for place in 0..4 { span class=(held(place < player.lairs)) { (shapes::icon("lair")) } }
            span.sr { (self.count("tw-count-lairs", player.lairs)) }
        };
        let prey = html! {
            @for prey in Prey::ALL {
                @let name = self.words.text(&format!("tw-prey-{}", prey.name()));
                @let from = self.trail.hunted(seat, *prey).map(|hex| self.hex_id(hex));
                @let key = from.as_ref().map(|_| format!("q{}-{}", seat.index(), prey.name()));
                span class=(held(player.has_prey(*prey))) title=(name) data-key=[key] data-from=[from] { (shapes::icon(prey.name())) @if player.has_prey(*prey) { span.sr { (name) " " } } }
            }
        };
        html! {
            ul.harvest {
                (row("tw-track-wolves", "pack", wolves, &side.wolf_points, player.wolves.into()))
                (row("tw-track-lairs", "lair", lairs, &side.lair_points, player.lairs.into()))
                (row("tw-track-prey", "moose", prey, &side.prey_points, player.prey.count_ones() as usize))
            }
        }
    }
}
