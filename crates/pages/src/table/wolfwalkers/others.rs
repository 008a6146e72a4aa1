//! The other displays as miniatures: stories by their symbols, goals by what they pay, a white ring on what was laid last.
//! A touch opens a miniature large over the stage.

use ::wolfwalkers::{Cell, Face, Laid, Side};
use maud::{Markup, html};
use moonpack_rules::{Game, Seat};

use super::geometry::Plait;
use super::{Scene, scenery, speech};
use crate::table::{badge, part, signed};

impl Scene<'_> {
    /// Everybody but whoever's display lies in the frame, the next one first.
    pub(super) fn others(&self) -> Markup {
        let seats = self.game.seats();
        let others = std::iter::successors(Some(self.large.next(seats)), |seat| Some(seat.next(seats)))
            .take_while(|seat| *seat != self.large);
        html! {
            div class={ "opponents n" (seats - 1) } { @for seat in others { (part(&self.opponent(seat))) } }
        }
    }

    fn opponent(&self, seat: Seat) -> Markup {
        let name = self.name(seat);
        let cards = self.open().display(seat).len();
        let turn = self.open().seat == seat && !self.over();
        let mover = self.told.newest(self.reader) == Some(seat);
        let named = self.open().named[seat.index() % 4];
        html! {
            section class={ "opp" @if turn { " turn" } @if mover { " mover" } } aria-label=(self.display_name(seat)) {
                label.top {
                    input.sr type="checkbox" id={ "look-" (seat.index() + 1) } aria-label=(self.words.text("board-ww-look"));
                    (badge(seat.index())) " " b { (name) }
                    small { (self.words.with("board-ww-cards", &[("count", cards.into())])) }
                    @if let Some(symbol) = named { span.favour title=(self.words.with("board-ww-named", &[("symbol", (&self.symbol_name(symbol)).into())])) { (scenery::lone_glyph(self.game.content(), symbol)) } }
                    em data-count={ "score-" (seat.index()) } data-number=(self.points[seat.index()]) { (self.points[seat.index()]) }
                    (self.mini(seat))
                }
                p.did {
                    @if let Some(lay) = self.told.last(seat) {
                        @let card = self.title(lay.face);
                        @let change = signed(lay.change);
                        (self.words.with("board-ww-last", &[("card", (&card).into()), ("change", (&change).into())]))
                    } @else { (self.words.text("board-ww-last-none")) }
                }
            }
        }
    }

    /// A display in small.
    pub(super) fn mini(&self, seat: Seat) -> Markup {
        let display = self.open().display(seat);
        let plait = Plait::of(display, self.game.lasting().adjacency, self.game.lasting().first_cell);
        let extent = plait.extent() + 12.0;
        html! {
            svg.mini viewBox=(format!("-6 -6 {extent} {extent}")) role="list" aria-label=(self.display_name(seat)) {
                @for (cell, laid) in display.cards() {
                    @let (x, y) = plait.corner(::wolfwalkers::Spot::on(cell));
                    (self.small(seat, cell, laid, (x, y)))
                }
            }
        }
    }

    fn small(&self, seat: Seat, cell: Cell, laid: Laid, (x, y): (f32, f32)) -> Markup {
        let face = Face { card: self.card(laid.token), side: laid.side };
        let id = self.cell_id(seat, cell);
        let goal = self.goal_now(seat, Some(cell)).filter(|_| laid.side == Side::Goal);
        let points = goal.map_or(0, |goal| goal.points);
        let last = self.told.last(seat).is_some_and(|lay| lay.token == laid.token);
        let content = self.game.content();
        let label = match laid.side {
            Side::Story => {
                format!("{}: {}", self.title(face), self.symbol_names(self.symbols_at(seat, cell, face)))
            }
            Side::Goal => format!("{}: {}", self.title(face), self.points_text(points)),
        };
        html! {
            g id=(id) data-key={ "card-" (laid.token.0) } role="listitem" transform=(format!("translate({x} {y})")) {
                title { (label) }
                @match laid.side {
                    Side::Story => use href={ "#t" (face.card.index()) } width="100" height="100" {},
                    Side::Goal => {
                        use href="#w-goldm" width="100" height="100" {}
                        g.draw {
                            use href={ "#d" (face.card.index()) } x="4" y="7" width="92" height="92" {}
                            text.mval x="20" y="30" { (content.goal(face.card).points) }
                            path class={ "ribbon" @if points == 0 { " nil" } } d="M52 3H97V34H52L58 18Z" {}
                            text class={ "mnow" @if points == 0 { " nil" } } x="77" y="28" { (points) }
                        }
                        text class={ "mbig" @if points == 0 { " nil" } } x="50" y="72" { (points) }
                    },
                }
                @if last { rect.ring x="-2" y="-2" width="104" height="104" rx="9" {} }
            }
        }
    }

    /// The reader's goals in words, for a display that is full.
    pub(super) fn goals(&self) -> Markup {
        let goals = &self.live[self.reader.index()];
        let mut sorted: Vec<_> = goals
            .iter()
            .map(|goal| (goal.cell.map(|cell| self.letter_at(self.reader, cell)), goal))
            .collect();
        sorted.sort_by_key(|(letter, _)| letter.unwrap_or(usize::MAX));
        html! {
            section.goals aria-labelledby="goals-title" {
                div.hd { h2 #goals-title { (self.words.text("board-ww-goals")) } span { (goals.len()) } }
                ol class={ @if goals.len() > 8 { "many" } } {
                    @for (letter, goal) in sorted {
                        @let id = letter.map_or("goal-shared".into(), |letter| format!("goal-{}", speech::letter_name(letter)));
                        li id=(id) data-lights=(self.lights(self.reader, goal)) tabindex="0" {
                            @match letter { Some(letter) => (self.letter_tag(letter)), None => span.ltr { "★" } }
                            div { b { (self.title(Face { card: goal.card, side: Side::Goal })) } small { (self.rich(&self.how(goal))) } }
                            em { (goal.points) }
                        }
                    }
                }
            }
        }
    }
}
