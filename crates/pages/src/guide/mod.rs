//! The guide of a first game: a few sentences at a time, beside the board they speak of.
//!
//! A guide is no state of its own. The address names the step (`?guide=3`), so it can be shared, reloaded and left at any
//! moment, and the table is an ordinary table. A step may ask for something; whether it was done is read from the list
//! of decisions. The script learns only which elements to mark and that an asked-for thing was done.

mod steps;

use maud::{Markup, html};
use moonpack_games::{AnyMatch, GameKind};
use moonpack_rules::Seat;
use moonpack_words::Words;

use crate::model::TableModel;

/// One step of a guide.
#[derive(Clone, Copy, Debug)]
pub struct Step {
    /// The step's name in the keys of its messages.
    pub name: &'static str,
    /// What it speaks of: selectors of elements of the page.
    pub shows: &'static [&'static str],
    /// The rule statements it tells.
    pub rules: &'static [&'static str],
    /// What it asks for.
    pub asks: Option<Ask>,
}

/// What a step can ask for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ask {
    /// That the reader has made so many decisions since the game began.
    Decisions(usize),
    /// That somebody else has decided after the reader so many times.
    Turns(usize),
}

/// Where a reader stands in a guide.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Guide {
    /// The step, from 1.
    pub step: usize,
    /// How many decisions the reader has made.
    pub decisions: usize,
    /// How often somebody else has decided after them.
    pub turns: usize,
}

impl Guide {
    /// The steps of a game's guide.
    pub fn steps(kind: GameKind) -> &'static [Step] {
        steps::of(kind)
    }

    /// The guide at a step of its game, as far as `seat` has played it. A step beyond the last is the last. `deciders` are
    /// those who took the decisions of the game, in order.
    pub fn at(
        step: usize,
        game: &AnyMatch,
        deciders: impl IntoIterator<Item = Seat>,
        seat: Option<Seat>,
    ) -> Self {
        let mut guide = Self { step: step.clamp(1, steps::of(game.kind()).len()), decisions: 0, turns: 0 };
        let mut last = None;
        for deciding in deciders {
            guide.decisions += usize::from(Some(deciding) == seat);
            guide.turns += usize::from(last.is_some() && last == seat && Some(deciding) != seat);
            last = Some(deciding);
        }
        // The last turn of a game is over though nobody decides after it.
        guide.turns += usize::from(game.to_move().is_none() && last.is_some() && last == seat);
        guide
    }

    fn done(self, ask: Ask) -> bool {
        match ask {
            Ask::Decisions(count) => self.decisions >= count,
            Ask::Turns(count) => self.turns >= count,
        }
    }
}

/// The guide's panel.
pub(crate) fn panel(model: &TableModel<'_>, guide: Guide, words: &Words) -> Markup {
    let kind = model.game.kind();
    let steps = steps::of(kind);
    let step = &steps[guide.step - 1];
    let key = format!("{}-guide-{}", kind.letters().to_lowercase(), step.name);
    let done = step.asks.is_some_and(|ask| guide.done(ask));
    let open = step.asks.is_some() && !done;
    let place = |step: usize| format!("{}?guide={step}", model.base);
    let last = guide.step == steps.len();
    let next = if last { model.base.to_owned() } else { place(guide.step + 1) };
    let args = [("step", guide.step.into()), ("steps", steps.len().into())];
    html! {
        section #guide.guide aria-labelledby="guide-title" data-step=(guide.step) data-next=(next) data-done[done] data-folds data-shows=(step.shows.join(", ")) {
            header {
                p.count { (words.with("guide-step", &args)) }
                a.leave href=(model.base) data-soft { (words.text("guide-leave")) }
                progress max=(steps.len()) value=(guide.step) aria-label=(words.text("guide")) {}
            }
            div.tells {
                h2 #guide-title { (words.text(&format!("{key}-title"))) }
                p { (words.text(&key)) }
                @if open { p.ask { (words.text(&format!("{key}-do"))) } }
                @if done { p.ask.done { "✓ " (words.text("guide-done")) } }
                p.rules { (words.text("guide-rules"))
                    @for rule in step.rules { " " a href={ "/rules/" (kind) "#" (rule) } target="_blank" title=(words.text(rule)) { (rule) } }
                }
            }
            nav aria-label=(words.text("guide")) {
                @if guide.step > 1 { a.button #guide-back href=(place(guide.step - 1)) data-soft { (words.text("guide-back")) } }
                a #guide-next class={ "button" @if last || !open { " primary" } } href=(next) data-soft {
                    (words.text(if last { "guide-end" } else if open { "guide-skip" } else { "guide-next" }))
                }
            }
        }
    }
}
