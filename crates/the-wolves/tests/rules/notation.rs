//! Texts from outside: whatever they are, reading gives an action or a typed error, and reading inverts writing.

use moonpack_rules::{Begin, Game, Judge, Notation, ParseActionError, Quiet};
use proptest::prelude::*;
use rand_chacha::{ChaCha8Rng, rand_core::SeedableRng};
use the_wolves::{Layout, Position, TheWolves};

fn begin(players: usize) -> (TheWolves, Position) {
    let content = TheWolves::read_content(TheWolves::CONTENT).expect("the shipped data is sound");
    let options = TheWolves::read_options(&content, players, &vec![]).expect("defaults are sound");
    let setup = TheWolves::draw(&content, players, &options, &mut ChaCha8Rng::seed_from_u64(3));
    TheWolves::begin(&content, &TheWolves::NEWEST, players, &options, &setup).expect("the set-up is sound")
}

/// Words that texts are made of, and some that they are not.
fn word() -> impl Strategy<Value = String> {
    prop_oneof![
        prop::sample::select(vec![
            "tiles", "fronts", "backs", "start", "move", "howl", "den", "lair", "dominate", "grass",
            "tundra", "1", "2", "6", "7", "token", "bonus", "action", "end", "turn", "alpha", "pack", "to",
            "done", "push", "at", "track", "speed", "8,6", "8,7", "08,6", "+8,6", "-1,0", "99999,1", ",", "",
        ])
        .prop_map(str::to_string),
        "\\PC{0,6}",
    ]
}

proptest! {
    #[test]
    fn nonsense_is_an_error_or_the_one_text_of_an_action(words in prop::collection::vec(word(), 0..8)) {
        let (game, start) = begin(3);
        let text = words.join(" ");
        if let Ok(action) = game.read_action(&text) {
            prop_assert_eq!(game.write_action(action), text);
            let mut position = start;
            game.apply(&mut position, action, &mut Quiet);
        }
    }

    #[test]
    fn any_action_at_any_time_changes_something_or_nothing_but_never_panics(
        texts in prop::collection::vec(prop::collection::vec(word(), 1..6), 1..200)
    ) {
        let (game, start) = begin(2);
        let mut position = start;
        let mut legal = Vec::new();
        for words in texts {
            if let Ok(action) = game.read_action(&words.join(" ")) {
                let _refusal = game.explain(&position, action);
                game.apply(&mut position, action, &mut Quiet);
                game.legal(&position, &mut legal);
                let _standing = game.standing(&position);
            }
        }
    }

    #[test]
    fn a_layout_code_with_one_wrong_letter_is_refused(seed in 0u64..500, at in 1usize..12, digit in 0usize..32) {
        let content = TheWolves::read_content(TheWolves::CONTENT).unwrap();
        let options = TheWolves::read_options(&content, 4, &vec![]).unwrap();
        let setup = TheWolves::draw(&content, 4, &options, &mut ChaCha8Rng::seed_from_u64(seed));
        let code = setup.layout.code(&content, 4);
        prop_assert_eq!(Layout::from_code(&content, 4, &code), Ok(setup.layout.clone()));
        let mut wrong = code.clone().into_bytes();
        let letter = b"0123456789ABCDEFGHJKMNPQRSTVWXYZ"[digit];
        if at < wrong.len() && wrong[at] != letter {
            wrong[at] = letter;
            let wrong = String::from_utf8(wrong).unwrap();
            prop_assert_ne!(Layout::from_code(&content, 4, &wrong), Ok(setup.layout));
        }
    }
}

#[test]
fn errors_say_where_a_text_goes_wrong_and_what_was_expected() {
    let (game, _) = begin(3);
    let column = |text: &str| match game.read_action(text) {
        Err(ParseActionError::Unexpected { column, .. } | ParseActionError::TooLong { column, .. }) => column,
        other => panic!("`{text}` read as {other:?}"),
    };
    assert_eq!(column("jump grass 2"), 1);
    assert_eq!(column("move gras 2"), 6);
    assert_eq!(column("howl tundra 4 1"), 15);
    assert_eq!(column("done now"), 6);
    assert_eq!(column("start 0,0 "), 7);
    assert!(matches!(game.read_action("move grass"), Err(ParseActionError::TooShort { .. })));
}

#[test]
fn a_table_can_be_laid_out_again_from_the_shared_code() {
    let content = TheWolves::read_content(TheWolves::CONTENT).unwrap();
    for players in TheWolves::PLAYERS {
        let options = TheWolves::read_options(&content, *players, &vec![]).unwrap();
        let setup = TheWolves::draw(&content, *players, &options, &mut ChaCha8Rng::seed_from_u64(9));
        let code = setup.layout.code(&content, *players);
        assert!(code.len() <= 13, "{code} is not short");
        let given = vec![("layout".to_string(), code.to_lowercase())];
        let again = TheWolves::read_options(&content, *players, &given).unwrap();
        let drawn = TheWolves::draw(&content, *players, &again, &mut ChaCha8Rng::seed_from_u64(10));
        assert_eq!(drawn.layout, setup.layout);
    }
}
