//! What can be chosen now, and how a few typed words or touched elements find it.

use moonpack_words::as_typed;

/// One legal decision.
#[derive(Clone, PartialEq, Eq, Debug, serde::Deserialize)]
pub(crate) struct Choice {
    /// Its canonical text.
    pub(crate) action: String,
    /// What it does, in words.
    pub(crate) phrase: String,
    /// The elements of the board that stand for it, in order.
    pub(crate) elements: Vec<String>,
}

/// The legal decisions, narrowed by what was typed and touched.
#[derive(Default, Debug)]
pub(crate) struct Choices {
    all: Vec<Choice>,
    typed: String,
    touched: Vec<String>,
}

impl Choices {
    /// All of these are open.
    pub(crate) fn new(all: Vec<Choice>) -> Self {
        Self { all, ..Self::default() }
    }

    /// Are these the choices it began with?
    pub(crate) fn are(&self, choices: &[Choice]) -> bool {
        self.all == choices
    }

    /// The choices that are left.
    pub(crate) fn open(&self) -> impl Iterator<Item = &Choice> {
        let wanted: Vec<String> = self.typed.split_whitespace().map(as_typed).collect();
        self.all.iter().filter(move |choice| {
            let goes_on = choice.elements.starts_with(&self.touched);
            let (action, phrase) = (as_typed(&choice.action), as_typed(&choice.phrase));
            goes_on && wanted.iter().all(|word| action.contains(word) || phrase.contains(word))
        })
    }

    /// The choice with exactly this text.
    pub(crate) fn named(&self, action: &str) -> Option<&Choice> {
        let action = action.split_whitespace().collect::<Vec<_>>().join(" ");
        self.all.iter().find(|choice| choice.action == action)
    }

    /// Narrows by what is typed.
    pub(crate) fn narrow(&mut self, typed: &str) {
        typed.clone_into(&mut self.typed);
    }

    /// Narrows by an element of the board; `false` if no choice goes on with it, and then nothing changes.
    pub(crate) fn touch(&mut self, element: &str) -> bool {
        let next = |choice: &&Choice| choice.elements.get(self.touched.len()).is_some_and(|e| e == element);
        let found = self.open().any(|choice| next(&choice));
        if found {
            self.touched.push(element.to_owned());
        }
        found
    }

    /// Takes the last touch back; `false` if there was none.
    pub(crate) fn untouch(&mut self) -> bool {
        self.touched.pop().is_some()
    }

    /// What was touched so far.
    pub(crate) fn touched(&self) -> &[String] {
        &self.touched
    }

    /// The typed text, continued as far as all choices that begin with it agree.
    pub(crate) fn completed(&self, typed: &str, words: &[&str]) -> String {
        let begun = typed.trim_start();
        let texts = self.all.iter().map(|choice| choice.action.as_str()).chain(words.iter().copied());
        let mut fitting = texts.filter(|text| text.starts_with(begun));
        let Some(first) = fitting.next() else { return typed.to_owned() };
        let common = fitting.fold(first, |common, text| {
            let same = common.char_indices().zip(text.chars()).find(|((_, a), b)| a != b);
            let end = same.map_or(common.len().min(text.len()), |((at, _), _)| at);
            &common[..end]
        });
        common.to_owned()
    }
}

#[cfg(test)]
mod tests {
    use moonpack_games::{AnyMatch, Contents, GameKind};
    use moonpack_words::{Lang, Words};

    use super::*;

    fn choices() -> Choices {
        let contents = Contents::shipped().unwrap();
        let game = AnyMatch::draw(&contents, GameKind::LoneWolves, 2, &vec![], 7).unwrap();
        let choice = |(action, phrase, elements)| Choice { action, phrase, elements };
        Choices::new(moonpack_tell::legal(&game, Words::of(Lang::En)).into_iter().map(choice).collect())
    }

    #[test]
    fn typed_words_narrow_by_text_and_by_phrase() {
        let mut choices = choices();
        let all = choices.open().count();
        choices.narrow("swamp");
        let swamp = choices.open().count();
        assert!(swamp > 0 && swamp < all);
        assert!(choices.open().all(|choice| choice.action.ends_with("swamp")));
    }

    #[test]
    fn a_touched_card_leaves_its_own_choices_and_can_be_put_back() {
        let mut choices = choices();
        let first = choices.open().next().unwrap().elements[0].clone();
        assert!(choices.touch(&first));
        assert!(choices.open().all(|choice| choice.elements[0] == first));
        assert!(!choices.touch("card-none"), "an element that leads nowhere changes nothing");
        assert_eq!(choices.touched().len(), 1);
        assert!(choices.untouch() && !choices.untouch());
    }

    #[test]
    fn completion_goes_as_far_as_the_choices_agree() {
        let choices = choices();
        assert_eq!(choices.completed("pl", &[]), "play ");
        assert_eq!(choices.completed("un", &["undo"]), "undo");
        assert_eq!(choices.completed("xyz", &["undo"]), "xyz");
    }
}
