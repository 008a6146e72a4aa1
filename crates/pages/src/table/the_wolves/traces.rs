//! What the others did, as it lies on the map until the reader's next decision: ribbons in the seat's colour with paws
//! along the way a wolf ran, claws for a piece taken, a white ring where something ended. And the same
//! in one line of words.

use ::the_wolves::{Event, Hex, Map, Owner};
use maud::{Markup, html};
use moonpack_rules::{Game, Seat};
use moonpack_tell::Tell;

use super::Scene;

impl Scene<'_> {
    /// The ways wolves went, on the ground below everything that stands there; the newest turn lies above the others.
    pub(super) fn traces(&self) -> Markup {
        let mut seats: Vec<Seat> = Seat::first(self.game.seats()).collect();
        seats.sort_by_key(|seat| std::cmp::Reverse(self.trail.age(*seat)));
        html! {
            g.tw-traces {
                @for seat in seats {
                    @for (owner, from, to) in self.went(seat) {
                        g class={ "p" (owner.index()) (old(self.trail.age(seat))) } { (self.ribbon(owner, from, to)) }
                    }
                }
            }
        }
    }

    /// Where wolves went in a seat's last turn, from where each stood at its beginning to where it ended.
    fn went(&self, seat: Seat) -> Vec<(Owner, Hex, Hex)> {
        let mut ways: Vec<(Owner, Hex, Hex)> = Vec::new();
        for trace in self.trail.turn(seat) {
            let (owner, from, to) = match *trace {
                Event::WolfMoved { seat, from, to, .. } => (Owner::from(seat), from, to),
                Event::WolfPushed { owner, from, to, .. } => (owner, from, to),
                _ => continue,
            };
            match ways.iter().rposition(|(who, _, end)| (*who, *end) == (owner, from)) {
                Some(before) => ways[before].2 = to,
                None => ways.push((owner, from, to)),
            }
        }
        ways.retain(|(_, from, to)| from != to);
        ways
    }

    fn ribbon(&self, owner: Owner, from: Hex, to: Hex) -> Markup {
        let map = self.game.map();
        let way: Vec<(i32, i32)> =
            walk(map, from, to).into_iter().map(|hex| self.land.centre(map, hex)).collect();
        let path = smooth(&way);
        let (x, y) = way[0];
        html! {
            path.tw-tr0 d=(path) {}
            path.tw-tr1 d=(path) {}
            g transform={ "translate(" (x) " " (y) ")" } { ellipse.tw-mk1 rx="14" ry="12" {} use href={ "#tw-m" (owner.index()) } class="tw-on" {} }
        }
    }

    /// The sign of what ended on a hex: a ring in the colour of whoever did it, claws where a piece was taken.
    pub(super) fn ended(&self, hex: Hex) -> Markup {
        let here = |seat: Seat| {
            let went = self.went(seat).into_iter().map(|(owner, _, to)| (owner, to, false));
            let done = self.trail.turn(seat).iter().filter_map(|event| match *event {
                Event::Howled { hex, .. }
                | Event::DenBuilt { hex, .. }
                | Event::LairBuilt { hex, .. }
                | Event::Placed { hex, .. }
                | Event::Hunted { hex, .. } => Some((seat.into(), hex, false)),
                Event::Dominated { hex, .. } => Some((seat.into(), hex, true)),
                _ => None,
            });
            let ends = went.chain(done).rfind(|(_, at, _)| *at == hex);
            ends.map(|(owner, _, claws): (Owner, Hex, bool)| (self.trail.age(seat), owner, claws))
        };
        let newest = Seat::first(self.game.seats()).filter_map(here).min_by_key(|(age, _, _)| *age);
        html! {
            @if let Some((age, owner, claws)) = newest {
                g class={ "p" (owner.index()) (old(age)) } {
                    use href="#tw-ring" {}
                    @if claws { @for class in ["tw-cl0", "tw-cl1"] { use href="#tw-claws" class=(class) transform="translate(26 2)scale(.5)" {} } }
                }
            }
        }
    }

    /// What a seat did, in few words. What was the reader's is not told by name.
    pub(super) fn did(&self, seat: Seat) -> String {
        let mut names = self.names.clone();
        if let Some(mine) = self.me.and_then(|me| names.get_mut(me.index())) {
            *mine = self.words.text("board-tw-yours");
        }
        self.game.tell_turn(seat, self.trail.turn(seat), &names, self.words).unwrap_or_default()
    }
}

/// The class of what lies there from an earlier turn.
fn old(age: usize) -> &'static str {
    ["", " old1", " old2", " old3"][age.min(3)]
}

/// The hexes of a shortest walk, both ends included; the two ends if no walk is known.
fn walk(map: &Map, from: Hex, to: Hex) -> Vec<Hex> {
    let mut way = vec![from];
    let mut at = from;
    while let Some(left) = map.walk_between(at, to).filter(|left| *left > 1) {
        let closer = map.beside(at).iter().find(|next| map.walk_between(*next, to) == Some(left - 1));
        let Some(next) = closer else { break };
        way.push(next);
        at = next;
    }
    way.push(to);
    way
}

/// A line through the middles, bent at the hexes, with a point half-way between each two: paws lie there.
fn smooth(way: &[(i32, i32)]) -> String {
    let Some((x, y)) = way.first() else { return String::new() };
    let mut path = format!("M{x} {y}");
    for (step, pair) in way.windows(2).enumerate() {
        let [(ax, ay), (bx, by)] = [pair[0], pair[1]];
        let (mx, my) = ((ax + bx) / 2, (ay + by) / 2);
        path.push_str(&if step == 0 { format!("L{mx} {my}") } else { format!("Q{ax} {ay} {mx} {my}") });
    }
    if let Some((x, y)) = way.last() {
        path.push_str(&format!("L{x} {y}"));
    }
    path
}
