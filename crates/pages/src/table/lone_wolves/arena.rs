//! The trick: both wolves in the glade, what they do there in words, and what is trump. The last trick stays until the next
//! wolf is led, and then beside it.

use ::lone_wolves::{Moon, Played, Stage, Territory};
use maud::{Markup, html};
use moonpack_rules::Seat;

use super::Scene;
use super::card::{front, mark, reverse};
use super::scenery::{emblem, sign};

/// How long a decided trick is looked at, in milliseconds of the usual pace: until the loser has turned over.
const OPEN_FOR: u32 = 1_500;

/// What lies at a seat's place in the glade.
enum Lying {
    /// Nothing yet.
    Free,
    /// A wolf whose trick is not decided.
    Lies(Played),
    /// The wolf that won.
    Won(Played),
    /// The wolf that lost; it turns over when both have been seen.
    Lost(Played),
}

impl Scene<'_> {
    pub(super) fn arena(&self) -> Markup {
        html! {
            section.arena aria-label=(self.words.text("board-lw-arena")) {
                svg.glade aria-hidden="true" { use href="#lw-glade" {} }
                (self.trump())
                @if self.open().stage == Stage::Over { (self.best_wolf()) }
                @else {
                    div.duel {
                        (self.place(self.above(), "above"))
                        (self.place(self.below, "below"))
                        (self.last_trick())
                        @if let Some(points) = self.past.ended { (self.last_deal(points)) }
                    }
                }
            }
        }
    }

    /// What is trump; before the first moon both moons wait.
    fn trump(&self) -> Markup {
        let waiting = |moon: Moon| html! { span class={ "wait " (moon.name()) } { (sign("moon")) b { "+" (self.game.moon_points(moon)) } } };
        html! {
            @match self.game.trump(self.open()) {
                Some(colour) => p class={ "trump c-" (colour.name()) } data-key={ "trump-" (colour.name()) } {
                    (emblem(colour)) (self.words.with("board-lw-trump", &[("colour", (&self.trump_name(colour)).into())]))
                },
                None => p.trump.none { (waiting(Moon::Moon)) span { (self.words.text("board-lw-no-trump")) } (waiting(Moon::BloodMoon)) },
            }
        }
    }

    fn what_lies(&self, seat: Seat) -> Lying {
        let open = self.open();
        let running = matches!(open.stage, Stage::Follow | Stage::Reveal { .. });
        let decided = self.past.trick.filter(|_| !running);
        match (open.played_by(seat), decided) {
            (Some(played), None) => Lying::Lies(played),
            (_, Some(trick)) if trick.winner == seat => Lying::Won(trick.by(seat)),
            (_, Some(trick)) => Lying::Lost(trick.by(seat)),
            (None, None) => Lying::Free,
        }
    }

    fn place(&self, seat: Seat, side: &str) -> Markup {
        let lies = self.what_lies(seat);
        let from = |played: &Played| match seat == self.below {
            true => format!("card-{}", played.card),
            false => "hand-above".into(),
        };
        // Both wolves of a trick lie open before one of them turns, and that is seen before the game goes on.
        let holds = matches!(lies, Lying::Won(_) | Lying::Lost(_)).then_some(OPEN_FOR);
        html! {
            div class={ "place " (side) } {
                @match &lies {
                    Lying::Free => span.empty aria-hidden="true" { (sign("paw")) },
                    Lying::Lies(played) | Lying::Won(played) | Lying::Lost(played) => {
                        div class={ "wolf big" @if matches!(lies, Lying::Won(_)) { " wins" } @if matches!(lies, Lying::Lost(_)) { " lone turns" } } data-key={ "arena-" (played.card) } data-from=(from(played)) data-holds=[holds] {
                            (front(played.card))
                            @if matches!(lies, Lying::Lost(_)) { (reverse(Some(played.card.colour()))) }
                        }
                    },
                }
                p class={ "says p" (seat.index()) } {
                    strong { (mark(seat)) (self.seat_name(seat)) }
                    span { (self.doing(seat, &lies)) }
                    @if let Lying::Lies(played) | Lying::Won(played) | Lying::Lost(played) = lies { (self.goal(played.territory)) }
                }
            }
        }
    }

    /// The territory a wolf went to.
    fn goal(&self, territory: Territory) -> Markup {
        let colour = self.game.colour(territory);
        html! { span class={ "goal c-" (colour.name()) } { (emblem(colour)) (self.name(territory)) } }
    }

    fn doing(&self, seat: Seat, lies: &Lying) -> String {
        let about = |key: &str, played: &Played| {
            let name = self.card_name(played.card);
            let strength = i64::from(played.card.strength()).into();
            self.words.with(key, &[("wolf", (&name).into()), ("strength", strength)])
        };
        match lies {
            Lying::Free if seat == self.open().leader => self.words.text("board-lw-leads"),
            Lying::Free => self.words.text("board-lw-follows"),
            Lying::Lies(played) => about("board-lw-led", played),
            Lying::Won(played) => about("board-lw-won", played),
            Lying::Lost(played) => about("board-lw-went-lone", played),
        }
    }

    /// How the deal before this one ended, until the reader's next decision.
    fn last_deal(&self, points: [i32; 2]) -> Markup {
        let of = |seat: Seat| points[seat.index() & 1].into();
        let text = [("mine", of(self.below)), ("theirs", of(self.above()))];
        html! { p.last-deal { (self.words.with("board-lw-deal-ended", &text)) } }
    }

    /// The trick before the running one, small, so that nobody misses how it ended.
    fn last_trick(&self) -> Markup {
        let running = matches!(self.open().stage, Stage::Follow | Stage::Reveal { .. });
        let Some(trick) = self.past.trick.filter(|_| running) else { return html! {} };
        let name = self.seat_name(trick.winner);
        let label = self.words.with("board-lw-last", &[("name", (&name).into())]);
        html! {
            div class={ "last p" (trick.winner.index()) } data-say=(label) {
                span.sr { (label) }
                @for seat in [self.above(), self.below] {
                    @let card = trick.by(seat).card;
                    span class={ "wolf" @if trick.lost(card) { " lone" } } { (front(card)) }
                }
            }
        }
    }
}
