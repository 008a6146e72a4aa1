//! The turns of an analysis in words: the one that is shown on a card, and the list of all.

use maud::{Markup, html};
use moonpack_words::Words;

use super::{percent, sign};
use crate::model::TableModel;
use crate::review::{AnalysisModel, Judgement, Mark, Phrased, ReviewModel, ReviewTurn};
use crate::table::badge;

/// The turn that is shown: its mark, what was played, what the strongest bot would have played.
pub(super) fn card(
    model: &TableModel<'_>,
    review: &ReviewModel,
    analysis: &AnalysisModel,
    words: &Words,
) -> Markup {
    let Some(turn) = analysis.turn.checked_sub(1).and_then(|nth| review.turns.get(nth)) else {
        return html! { article.decision.paper { p { (words.text("analysis-soon")) } } };
    };
    let known = analysis.turn <= review.judged;
    html! {
        article.decision.paper {
            header {
                @match &turn.found {
                    Some(found) => {
                        (sign(found.mark))
                        strong { (words.text(&format!("mark-{}", found.mark.name()))) }
                        @if found.mark != Mark::Best { b.num.loss { (loss(found)) } }
                    }
                    None => strong { (words.text(if known { "analysis-forced" } else { "analysis-soon" })) },
                }
            }
            p.who { (badge(turn.seat)) " " b { (model.name(turn.seat, words)) } @if let Some(found) = &turn.found { " · " (words.with("analysis-stood", &[("chance", (&percent(found.chances.get(turn.seat).copied().unwrap_or_default(), words)).into())])) } }
            h2 data-was=(analysis.played.clicks.join(" ")) { (deeds(&analysis.played)) }
            (each(&analysis.played, words))
            @if let Some((better, promised)) = &analysis.better {
                p.idea-head { (words.text("analysis-better")) }
                ol.ideas {
                    li.best data-hint=(better.clicks.join(" ")) { span { (deeds(better)) (each(better, words)) } b.num { (percent(*promised, words)) } }
                    @for (other, chance) in &analysis.others { li { span { (other) } b.num { (percent(*chance, words)) } } }
                }
            }
            @if let Some(here) = &analysis.try_here {
                p.tries {
                    a.button.gold #try href=(here) { (words.text("what-if-try")) }
                    @if let Some(better) = &analysis.try_better { a.button #try-better href=(better) { (words.text("what-if-better")) } }
                }
            }
        }
    }
}

/// A turn in few words, else its decisions one after the other.
fn deeds(told: &Phrased) -> String {
    told.deeds.clone().unwrap_or_else(|| told.phrases.join(" · "))
}

/// The decisions of a turn that was told in few words, for whoever wants to know them.
fn each(told: &Phrased, words: &Words) -> Markup {
    html! {
        @if told.deeds.is_some() {
            details.each {
                summary { (words.text("analysis-decisions")) }
                ol { @for phrase in &told.phrases { li { (phrase) } } }
            }
        }
    }
}

/// What a turn gave away, as a number with its sign.
fn loss(found: &Judgement) -> String {
    match (100.0 * found.lost).round() as i64 {
        0 => "±0".into(),
        lost => format!("−{lost}"),
    }
}

/// Every turn with its mark. Which are listed is chosen by a radio button and shown by the style.
pub(super) fn list(
    model: &TableModel<'_>,
    review: &ReviewModel,
    analysis: &AnalysisModel,
    words: &Words,
) -> Markup {
    let kinds = ["all", "mine", "wrong"];
    let kinds = kinds.into_iter().filter(|kind| *kind != "mine" || model.seated());
    html! {
        section.turns aria-label=(words.text("analysis-turns")) {
            header {
                h2 { (words.text("analysis-turns")) }
                fieldset.sift {
                    legend.sr { (words.text("analysis-sift")) }
                    @for kind in kinds {
                        label { input type="radio" name="sift" id={ "sift-" (kind) } value=(kind) checked[kind == "all"]; span { (words.text(&format!("analysis-sift-{kind}"))) } }
                    }
                }
            }
            ol tabindex="0" {
                @for (nth, turn) in review.turns.iter().enumerate() { (row(model, nth + 1, turn, analysis.turn, words)) }
            }
        }
    }
}

fn row(model: &TableModel<'_>, number: usize, turn: &ReviewTurn, shown: usize, words: &Words) -> Markup {
    let mine = model.seats.get(turn.seat).is_some_and(|seat| seat.yours);
    let wrong = turn.found.as_ref().is_some_and(|found| found.mark >= Mark::Loose);
    html! {
        li data-mine[mine] data-wrong[wrong] {
            a href=(model.turn_at(number)) data-soft aria-current=[(number == shown).then_some("step")] {
                @match &turn.found {
                    Some(found) => { (sign(found.mark)) span.sr { (words.text(&format!("mark-{}", found.mark.name()))) } },
                    None => span.mark-sign {},
                }
                small.num { (number) }
                (badge(turn.seat))
                span.text { (turn.told) }
                @if let Some(found) = turn.found.as_ref().filter(|found| found.mark != Mark::Best) { b.num { (loss(found)) } }
            }
        }
    }
}
