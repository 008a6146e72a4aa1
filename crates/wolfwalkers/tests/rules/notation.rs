//! Whatever is typed, reading it gives an action or an error, and an action has one spelling.

use std::sync::LazyLock;

use moonpack_rules::{Begin, Notation};
use proptest::prelude::*;
use wolfwalkers::{Scene, Wolfwalkers};

static GAME: LazyLock<Wolfwalkers> = LazyLock::new(|| Scene::new(2).build().expect("an empty scene").0);

proptest! {
    #[test]
    fn any_text_gives_an_action_or_an_error(text in "\\PC{0,40}") {
        if let Ok(action) = GAME.read_action(&text) {
            prop_assert_eq!(GAME.write_action(action), text);
        }
    }

    #[test]
    fn near_misses_give_an_action_or_an_error(text in "(take|place|own|to|next|use|end|as|name|market|other)( |  )?(-?[0-9]{1,2})?,?(-?[0-9]{1,2})?( |top|turn|O[0-9]{2}|goal|wolves)?") {
        if let Ok(action) = GAME.read_action(&text) {
            prop_assert_eq!(GAME.write_action(action), text);
        }
    }

    #[test]
    fn any_option_gives_options_or_an_error(name in "(exchange|permanent|opportunities|solo|[a-z]{3})", value in "(yes|no|none|random|random:[A-Z]{3,9}|[OPS][0-9]{1,2}(,O[0-9]{2})?|\\PC{0,12})", players in 0usize..6) {
        let content = GAME.content().clone();
        if let Ok(options) = Wolfwalkers::read_options(&content, players, &vec![(name, value)]) {
            let written = Wolfwalkers::write_options(&options);
            prop_assert_eq!(Wolfwalkers::read_options(&content, players, &written), Ok(options));
        }
    }
}
