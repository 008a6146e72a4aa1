//! The bubble of a lesson: the she-wolf says a sentence or two and asks for one thing.
//!
//! What is to be touched has the gold rim like everything that can be touched, because the page is handed only the ways
//! that the lesson asks for. So the bubble points at nothing and the script knows no lesson: on a narrow screen it only
//! folds the bubble to what is asked for when the board is touched.

use maud::{Markup, html};
use moonpack_words::Words;

use crate::model::{LessonModel, TableModel};

/// The bubble.
pub(crate) fn bubble(model: &TableModel<'_>, lesson: &LessonModel, words: &Words) -> Markup {
    let kind = model.game.kind();
    let key = format!("{}-lesson-{}", kind.letters().to_lowercase(), lesson.name);
    let count = words.with("lesson-step", &[("step", lesson.step.into()), ("steps", lesson.steps.into())]);
    let open = !lesson.asked.is_empty();
    html! {
        section #lesson.lesson aria-labelledby="lesson-title" data-step=(lesson.step) data-open[open] data-folds data-folded[open && lesson.begun] {
            (she_wolf())
            div.says {
                h2 #lesson-title { (words.text(&format!("{key}-title"))) }
                p.tells { (words.text(&key)) }
                @if open { p.todo role="status" { (words.text(&format!("{key}-do"))) } }
                @else if lesson.asks { p.todo.done role="status" { "✓ " (words.text("lesson-done")) } }
                footer {
                    span.dots aria-hidden="true" {
                        @for step in 1..=lesson.steps { i data-done[step < lesson.step] data-here[step == lesson.step] {} }
                    }
                    span.count { (count) }
                    a.leave href="/" { (words.text("lesson-leave")) }
                    @if let Some(back) = &lesson.back { a.button #lesson-back href=(back) data-soft { (words.text("lesson-back")) } }
                    @if let Some(next) = &lesson.next {
                        a.button.gold #lesson-next href=(next) data-soft { (words.text("lesson-next")) }
                    } @else if !open {
                        form action="/play" method="post" {
                            input type="hidden" name="game" value=(kind);
                            input type="hidden" name="mode" value="guide";
                            button.gold #lesson-play { (words.text("lesson-play")) }
                        }
                    }
                }
            }
        }
    }
}

/// Who teaches.
fn she_wolf() -> Markup {
    html! {
        svg.she-wolf viewBox="0 0 200 200" aria-hidden="true" {
            path fill="#2b3f50" d="M34 200C22 184 20 164 26 148L12 150C18 138 22 132 26 124L14 120C22 112 28 106 32 96L44 20C60 28 74 42 82 58H118C126 42 140 28 156 20L168 96C172 106 178 112 186 120L174 124C178 132 182 138 188 150L174 148C180 164 178 184 166 200Z" {}
            path fill="#4d6577" d="M36 100 46 26C60 36 72 48 80 62 92 56 108 56 120 62 128 48 140 36 154 26L164 100 176 116 162 118 168 134 152 134C146 150 132 166 122 176L118 200H82L78 176C68 166 54 150 48 134L32 134 38 118 24 116Z" {}
            path fill="#1c2b38" d="M50 40C58 48 66 58 70 70L52 86ZM150 40C142 48 134 58 130 70L148 86Z" {}
            path fill="#4d6577" d="M40 62 54 66 42 74Z" {}
            path fill="#718a9a" d="M100 60C110 66 114 76 116 88 126 84 138 84 148 92L162 118 146 118 150 130 134 128C128 142 118 152 100 152 82 152 72 142 66 128L50 130 54 118 38 118 52 92C62 84 74 84 84 88 86 76 90 66 100 60Z" {}
            path fill="#c9d6dc" d="M100 96C106 104 110 112 118 116 130 116 140 120 148 126L134 130 136 142 124 142C118 160 110 172 100 174 90 172 82 160 76 142L64 142 66 130 52 126C60 120 70 116 82 116 90 112 94 104 100 96Z" {}
            path fill="#eef2f0" d="M100 124C110 126 120 132 122 140 118 156 110 166 100 168 90 166 82 156 78 140 80 132 90 126 100 124Z" {}
            path fill="#e6edef" d="M66 84C72 80 78 82 80 88 76 88 70 88 66 84ZM134 84C128 80 122 82 120 88 124 88 130 88 134 84Z" {}
            path fill="#15202a" d="M62 104C68 95 80 95 87 107 78 110 68 110 62 104ZM138 104C132 95 120 95 113 107 122 110 132 110 138 104Z" {}
            path fill="#e9bb4d" d="M68 103C72 98 80 99 83 105 78 107 72 107 68 103ZM132 103C128 98 120 99 117 105 122 107 128 107 132 103Z" {}
            circle cx="77" cy="103" r="3" fill="#15202a" {}
            circle cx="123" cy="103" r="3" fill="#15202a" {}
            path fill="#15202a" d="M88 132C92 127 108 127 112 132 112 139 106 144 100 145 94 144 88 139 88 132Z" {}
            path fill="#5b7181" d="M92 131C96 129 101 129 104 131L100 133Z" {}
            path fill="none" stroke="#15202a" stroke-width="2.6" stroke-linecap="round" d="M100 145V152M100 152C95 158 88 158 84 154M100 152C105 158 112 158 116 154" {}
            path fill="none" stroke="#2b3f50" stroke-width="2.2" stroke-linecap="round" d="M136 72 146 92" {}
            path fill="none" stroke="#d3e5ef" stroke-width="3" stroke-linecap="round" stroke-linejoin="round" opacity=".8" d="M120 60C128 46 140 34 154 25L165 99 177 116" {}
        }
    }
}
