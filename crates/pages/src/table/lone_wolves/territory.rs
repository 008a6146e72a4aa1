//! The five territories: what each is worth, who is stronger there, its scars, and the wolves and pack fields of both sides.
//!
//! Wide screens show a territory as a column, narrow ones as a strip that opens. All parts are children of one grid, so
//! that the style alone decides which it is.

use ::lone_wolves::{Board as Layout, ROOM, Stage, Territory};
use maud::{Markup, html};
use moonpack_rules::Seat;

use super::Scene;
use super::card::mark;
use super::scenery::sign;

impl Scene<'_> {
    pub(super) fn territories(&self) -> Markup {
        let shown = self.in_front();
        html! {
            div.territories {
                @for territory in self.game.order() {
                    (self.territory(territory, shown == Some(territory)))
                    (self.borders(territory))
                }
            }
        }
    }

    /// The territory that a narrow screen opens: where something is asked, else where something happened.
    fn in_front(&self) -> Option<Territory> {
        let open = self.open();
        match open.stage {
            Stage::Reveal { .. } => open.last_played().map(|played| played.territory),
            Stage::Take { seat } => open.played_by(seat).map(|played| played.territory),
            // On the advanced board all strips stay closed, so that the fields on their borders have room.
            Stage::Place { .. } if self.game.board() == Layout::Advanced => None,
            Stage::Place { .. } => open.taken.map(|taken| taken.territory),
            Stage::Over => None,
            Stage::Lead | Stage::Follow => self.past.last_place(self.game),
        }
    }

    fn territory(&self, territory: Territory, shown: bool) -> Markup {
        let open = self.open();
        let id = format!("territory-{territory}");
        let colour = self.game.colour(territory);
        let trump = self.game.trump(open) == Some(colour);
        let holder = self.tally.holder(territory);
        let won = holder.filter(|_| open.stage == Stage::Over);
        let title = format!("name-{territory}");
        html! {
            article class={ "territory c-" (colour.name()) @if shown { " open" } @if trump { " is-trump" } @if let Some(seat) = won { " won p" (seat.index()) } }
                id=(id) data-el=(id) data-fold data-full[!open.has_room(territory)] aria-labelledby=(title) {
                svg.land viewBox="0 0 220 580" preserveAspectRatio="xMidYMid slice" aria-hidden="true" { use href={ "#lw-land-" (territory) } {} }
                h2 id=(title) { span id={ "grip-" (territory) } data-grip { (self.name(territory)) } }
                p.sr { (self.summary(territory)) }
                (self.tile(territory, holder))
                (self.strength(self.above(), territory))
                (self.balance(territory))
                (self.strength(self.below, territory))
                (self.room(territory))
                (self.slots(territory))
                (self.side(self.above(), territory))
                (self.side(self.below, territory))
            }
        }
    }

    /// The territory in few words, for those who do not see it.
    fn summary(&self, territory: Territory) -> String {
        let open = self.open();
        let tile = open.tiles[territory as usize];
        let strength = |seat: Seat| self.tally.strength[seat.index() & 1][territory as usize];
        let (above, below) = (self.seat_name(self.above()), self.seat_name(self.below));
        self.words.with(
            "board-lw-summary",
            &[
                ("tile", self.game.tile_points(tile).into()),
                ("other", self.game.tile_points(tile.turned()).into()),
                ("below", (&below).into()),
                ("mine", strength(self.below).into()),
                ("above", (&above).into()),
                ("theirs", strength(self.above()).into()),
                ("count", i64::from(open.crowd[territory as usize]).into()),
                ("room", i64::from(ROOM).into()),
            ],
        )
    }

    /// The medallion: the tile's points, the points on its other side, and by rim and mark who would take it now. Once the
    /// game is over it is gone with its winner, who leaves a mark.
    fn tile(&self, territory: Territory, holder: Option<Seat>) -> Markup {
        let open = self.open();
        let tile = open.tiles[territory as usize];
        let colour = self.game.colour(territory);
        let side = holder.map_or("", |seat| if seat == self.below { " below" } else { " above" });
        let over = open.stage == Stage::Over;
        let just = self.past.touched_tile(territory);
        html! {
            svg class={ "tile" (side) @if let Some(seat) = holder { " p" (seat.index()) } @if just { " just" } } viewBox="-6 -10 136 146" aria-hidden="true" data-key={ "tile-" (territory) "-" (tile) } {
                @match holder.filter(|_| over) {
                    Some(seat) => {
                        path.taken d="M60 4L110 33V93L60 122 10 93V33z" {}
                        use.taker href={ "#lw-seat-" (seat.index() & 1) } x="36" y="38" width="48" height="48" {}
                    },
                    None => {
                        use href="#lw-tile" x="-6" y="-10" width="136" height="146" {}
                        use.emblem href={ "#lw-" (colour.name()) } x="48" y="18" width="24" height="24" {}
                        text.value x="60" y="88" { (self.game.tile_points(tile)) }
                        use href="#lw-tile-other" x="84" y="74" width="48" height="56" {}
                        text.other x="108" y="115" { (self.game.tile_points(tile.turned())) }
                        @if let Some(seat) = holder {
                            g transform=(if seat == self.below { "translate(60 122)" } else { "translate(60 4)" }) {
                                circle.seat r="12" {}
                                use.seat-mark href={ "#lw-seat-" (seat.index() & 1) } x="-7" y="-7" width="14" height="14" {}
                            }
                        }
                    },
                }
            }
            @if over && holder.is_none() { p.tied { (self.words.text("board-lw-tied")) } }
        }
    }

    /// A side's strength; filled if it would take the tile now.
    fn strength(&self, seat: Seat, territory: Territory) -> Markup {
        let ahead = self.tally.holder(territory) == Some(seat);
        let side = if seat == self.below { "below" } else { "above" };
        html! {
            p class={ "force " (side) " p" (seat.index()) @if ahead { " ahead" } } id={ "force-" (territory) "-" (seat.index()) } aria-hidden="true" {
                (mark(seat))
                @let strength = self.tally.strength[seat.index() & 1][territory as usize];
                b data-count={ "strength-" (territory) "-" (seat.index()) } data-number=(strength) { (strength) }
            }
        }
    }

    /// The bar between the strengths: the longer colour is stronger, its middle is the balance.
    fn balance(&self, territory: Territory) -> Markup {
        let strength = |seat: Seat| self.tally.strength[seat.index() & 1][territory as usize].max(0);
        let (theirs, mine) = (strength(self.above()), strength(self.below));
        let share = if theirs + mine == 0 { 0 } else { theirs * 100 / (theirs + mine) };
        html! {
            span.balance aria-hidden="true" {
                @if theirs + mine > 0 {
                    svg viewBox="0 0 10 100" preserveAspectRatio="none" {
                        rect class={ "p" (self.below.index()) } width="10" height="100" {}
                        rect class={ "p" (self.above().index()) } width="10" height=(share) {}
                    }
                }
            }
        }
    }

    /// Room for six wolves, as paws; beside it, for narrow screens, the points on the tile's other side.
    fn room(&self, territory: Territory) -> Markup {
        let open = self.open();
        let wolves = |seat| self.tally.wolves(seat, territory);
        let (theirs, mine) = (wolves(self.above()), wolves(self.below));
        let tile = open.tiles[territory as usize];
        html! {
            p.room aria-hidden="true" {
                span.other { (sign("turn")) (self.game.tile_points(tile.turned())) }
                span.paws {
                    @for _ in 0..theirs { svg class={ "sign p" (self.above().index()) } { use href="#lw-paw" {} } }
                    @for _ in theirs + mine..i32::from(ROOM) { svg.sign.free { use href="#lw-paw" {} } }
                    @for _ in 0..mine { svg class={ "sign p" (self.below.index()) } { use href="#lw-paw" {} } }
                }
                b { @if open.has_room(territory) { (theirs + mine) "/" (ROOM) } @else { (self.words.text("board-lw-full")) } }
            }
        }
    }

    /// One side of a territory: wolves and the pack fields that serve it alone.
    fn side(&self, seat: Seat, territory: Territory) -> Markup {
        let open = self.open();
        let (up, lone) = (
            open.wolves[seat.index() & 1][territory as usize],
            open.lone[seat.index() & 1][territory as usize],
        );
        let theirs = seat != self.below;
        let summoned = open.summoned_to(seat, territory);
        let just = self.past.summoned(seat, territory);
        html! {
            div class={ "half " (if theirs { "above" } else { "below" }) } {
                ul class={ "wolves w" (self.tally.wolves(seat, territory)) } aria-label=(self.seat_name(seat)) {
                    @for card in up.iter() { (self.wolf(card, false, theirs)) }
                    @for card in lone.iter() { (self.wolf(card, true, theirs)) }
                    @for number in 0..summoned {
                        (self.summoned_wolf(&format!("summoned-{seat}-{territory}-{number}"), just && number + 1 == summoned))
                    }
                }
                (self.fields(seat, territory))
            }
        }
    }
}
