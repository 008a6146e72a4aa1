//! What players propose to one another and to the house: to end early, to play again, to come back, to call a bot for
//! somebody who is away. Shown above the board, because somebody waits for the answer.

use maud::{Markup, html};
use moonpack_words::Words;

use crate::model::{OfferModel, TableModel};

/// Everything that wants an answer.
pub(crate) fn offers(model: &TableModel<'_>, words: &Words) -> Markup {
    let wishes = &model.wishes;
    html! {
        @if model.waits() { (seat_open(model, words)) }
        @if wishes.back {
            form.offer action=(model.below("/join")) method="post" {
                p { (words.text("offer-back")) }
                button.primary { (words.text("command-back")) }
            }
        }
        @for seat in &wishes.replace {
            @let name = model.name(*seat, words);
            form.offer action=(model.below("/replace")) method="post" data-soft {
                input type="hidden" name="seat" value=(seat);
                p { (words.with("offer-replace", &[("name", (&name).into())])) }
                button { (words.text("command-replace")) }
            }
        }
        @if let Some(end) = &wishes.end { (proposal(model, end, "end", words)) }
        @if let Some(next) = &wishes.next {
            p.offer { span { (words.text("offer-next")) } " " a.button.primary href=(next) { (words.text("command-next")) } }
        } @else if let Some(rematch) = &wishes.rematch { (proposal(model, rematch, "rematch", words)) }
    }
}

/// A chair is free: whoever is new sits down, whoever sits already shares the link.
fn seat_open(model: &TableModel<'_>, words: &Words) -> Markup {
    html! {
        div.offer {
            @if model.can_join {
                p { (words.text("offer-join")) }
                form action=(model.below("/join")) method="post" { button.primary { (words.text("command-join")) } }
            } @else { p { (words.text("offer-share")) } }
            button type="button" class=[(!model.can_join).then_some("primary")] data-copy=(model.base) data-copied=(words.text("command-copied")) {
                (words.text("command-copy-link"))
            }
        }
    }
}

/// A proposal under way: the others' can be accepted, one's own taken back. Whoever does not want it plays on.
fn proposal(model: &TableModel<'_>, offer: &OfferModel, what: &str, words: &Words) -> Markup {
    let others = offer.others.join(", ");
    let names = [("names", (&others).into()), ("count", offer.others.len().into())];
    html! {
        @if offer.mine || !offer.others.is_empty() {
            form.offer action=(model.below(&format!("/{what}"))) method="post" {
                @if offer.mine {
                    p { (words.text(&format!("offer-{what}-mine"))) }
                    button name="withdraw" value="yes" { (words.text("command-withdraw")) }
                } @else {
                    p { (words.with(&format!("offer-{what}"), &names)) }
                    button.primary { (words.text("command-accept")) }
                }
            }
        }
    }
}
