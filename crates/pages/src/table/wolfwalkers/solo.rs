//! The solo game: the forest with what it took last and why, and how far the challenge is met.

use ::wolfwalkers::{Compare, GoalFamily, GoalNow, Metric, SymbolSet};
use maud::{Markup, html};

use super::{Scene, scenery, speech};

/// Paw prints on the way to the den.
const PAWS: i32 = 15;

impl Scene<'_> {
    /// The forest, in the opponent's place.
    pub(super) fn forest(&self) -> Markup {
        let took = self.told.forest;
        html! {
            section.forest aria-labelledby="forest-title" {
                div.top {
                    b #forest-title { (self.words.text("board-ww-forest")) }
                    small { (self.words.text("board-ww-forest-took")) }
                    em { (self.told.felled) }
                }
                div.wood {
                    svg.oak viewBox="0 0 268 232" aria-hidden="true" { use href="#w-oak" {} }
                    @if let Some(took) = took {
                        svg.face viewBox="0 0 100 100" aria-hidden="true" { use href=(scenery::face_of(took.face.card, took.face.side)) {} }
                    }
                }
                p.did {
                    @if let Some(took) = took {
                        @let card = self.title(took.face);
                        @match took.counted {
                            Some((nth, shown)) => (self.words.with("board-ww-forest-story", &[("card", (&card).into()), ("nth", nth.into()), ("shown", shown.into())])),
                            None => (self.words.with("board-ww-forest-goal", &[("card", (&card).into())])),
                        }
                    } @else { (self.words.text("board-ww-forest-waits")) }
                }
            }
        }
    }

    /// The challenge of the solo game and how far it is met.
    pub(super) fn challenge(&self) -> Markup {
        let Some(challenge) = self.game.challenge() else { return html! {} };
        let id = &challenge.id;
        html! {
            section.challenge aria-labelledby="challenge-title" {
                p.eyebrow { (self.words.text("ww-option-solo")) }
                h2 #challenge-title { (self.words.text(&format!("ww-solo-{id}"))) }
                ul {
                    @for (metric, compare, value) in &challenge.conditions {
                        @let found = self.measure(*metric);
                        @let (met, key) = match compare {
                            Compare::AtLeast => (found >= *value, "board-ww-at-least"),
                            Compare::AtMost => (found <= *value, "board-ww-at-most"),
                            Compare::Exactly => (found == *value, "board-ww-exactly"),
                        };
                        li class={ @if met { "met" } } {
                            span { (self.metric_name(*metric)) ", " (self.words.with(key, &[("value", (*value).into())])) }
                            strong { (found) }
                            span.sr { " " (self.words.text(if met { "board-ww-met" } else { "board-ww-not-met" })) }
                            @match metric {
                                Metric::Score | Metric::PatternScore => (paws(found, *value)),
                                Metric::Goals => (self.boxes(found, *value)),
                                _ => {},
                            }
                        }
                    }
                }
                p { (self.words.text(&format!("ww-solo-{id}-text"))) }
            }
        }
    }

    /// A box for each goal that is allowed: lettered, the next one gold, the rest open.
    fn boxes(&self, found: i32, value: i32) -> Markup {
        let mut letters: Vec<usize> = self.live[self.reader.index()]
            .iter()
            .filter_map(|goal| Some(self.letter_at(self.reader, goal.cell?)))
            .collect();
        letters.sort_unstable();
        html! {
            div.boxes aria-hidden="true" {
                @for nth in 0..value.max(found) as usize {
                    @match letters.get(nth) {
                        Some(letter) => span class={ "ltr dy" (letter % 12) } { (speech::letter_name(*letter)) },
                        None => span class={ "ltr open" @if nth == letters.len() { " next" } } {},
                    }
                }
            }
        }
    }

    fn measure(&self, metric: Metric) -> i32 {
        let goals = || self.live[self.reader.index()].iter().filter(|goal| goal.cell.is_some());
        let family = |goal: &GoalNow| self.game.content().goal(goal.card).goal_type().family();
        let sum = |of: Option<GoalFamily>| -> i32 {
            goals().filter(|goal| of.is_none_or(|of| family(goal) == of)).map(|goal| goal.points).sum()
        };
        const FAMILIES: [GoalFamily; 4] =
            [GoalFamily::Pattern, GoalFamily::Arrows, GoalFamily::TwoSymbols, GoalFamily::Balance];
        match metric {
            Metric::Score => sum(None),
            Metric::PatternScore => sum(Some(GoalFamily::Pattern)),
            Metric::Goals => goals().count() as i32,
            Metric::GoalsScoringZero => goals().filter(|goal| goal.points == 0).count() as i32,
            Metric::FamiliesScoring => FAMILIES.iter().filter(|of| sum(Some(**of)) > 0).count() as i32,
            Metric::Showing(symbol) => {
                let sight = self.game.sight_in(&self.view, self.reader);
                sight.boards().showing(symbol).count_ones() as i32
            }
        }
    }

    fn metric_name(&self, metric: Metric) -> String {
        let key = match metric {
            Metric::Score => "board-ww-metric-score",
            Metric::PatternScore => "board-ww-metric-patterns",
            Metric::Goals => "board-ww-metric-goals",
            Metric::GoalsScoringZero => "board-ww-metric-zero",
            Metric::FamiliesScoring => "board-ww-metric-kinds",
            Metric::Showing(symbol) => return self.symbol_names(SymbolSet::from_iter([symbol])),
        };
        self.words.text(key)
    }

    /// The clearing in which a first card is laid.
    pub(super) fn clearing(&self) -> Markup {
        html! { svg.clearing viewBox="0 0 528 528" preserveAspectRatio="xMidYMid slice" aria-hidden="true" { use href="#w-clearing" {} } }
    }

    /// What is said over the clearing.
    pub(super) fn call(&self) -> Markup {
        html! {
            svg.growth viewBox="0 0 522 522" aria-hidden="true" {
                @for nth in (0..25).filter(|nth| *nth != 12) {
                    @let at = |line: i32| 105.5 * f64::from(line);
                    rect x=(at(nth % 5)) y=(at(nth / 5)) width="100" height="100" rx="4" {}
                }
                @for turn in [0, 90, 180, 270] { path d="M261 199V173M254 181L261 172L268 181" transform=(format!("rotate({turn} 261 261)")) {} }
                @for (nth, (x, y, turn)) in [(-6, 190, 70), (26, 195, 74), (58, 190, 82), (90, 199, 88), (122, 198, 98), (154, 215, 104), (182, 216, 112)].into_iter().enumerate() {
                    use href="#w-paw" x="-7.5" y="-7.5" width="15" height="15" transform=(format!("translate({x} {y}) rotate({turn})")) opacity=(0.3 + nth as f32 * 0.1) {}
                }
            }
            div.call { b { (self.words.text("board-ww-begin")) } span { (self.words.text("board-ww-begin-text")) } }
        }
    }
}

/// Paw prints to the den: as many dark ones as points are there.
fn paws(found: i32, value: i32) -> Markup {
    let there = (found.clamp(0, value.max(1)) * PAWS) / value.max(1);
    html! {
        svg.paws viewBox="0 0 282 34" aria-hidden="true" {
            @for paw in 0..PAWS {
                @let y = 16.0 + 6.0 * (paw as f32 * 1.1).sin() + if paw % 2 == 0 { -5.0 } else { 5.0 };
                use href="#w-paw" class=[(paw < there).then_some("on")] x="-7.5" y="-7.5" width="15" height="15"
                    transform=(format!("translate({} {y:.1}) rotate(88)", 8 + 17 * paw)) {}
            }
            path.den d="M266 30Q265 12 273 12T280 30Z" {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_den_is_reached_with_the_last_point() {
        let dark = |found| paws(found, 60).into_string().matches("class=\"on\"").count();
        assert_eq!((dark(0), dark(59), dark(60), dark(90)), (0, 14, 15, 15));
    }
}
