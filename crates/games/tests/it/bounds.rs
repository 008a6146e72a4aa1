//! What comes from outside has an end: lines, steps, and what taking back costs.

use std::fmt::Write;

use moonpack_games::{AnyMatch, CodeError, Contents, GameKind, MAX_STEPS, Record, decode, encode, seal};

/// Reading is over at the first line too many, so it does not matter how many follow.
#[test]
fn a_record_of_endless_lines_is_refused_where_it_becomes_endless() {
    let contents = Contents::shipped().unwrap();
    let lines = |line: fn(usize) -> String| {
        (0..200_000).fold(String::new(), |mut text, number| {
            writeln!(text, "{}", line(number)).unwrap();
            text
        })
    };
    let head = "moonpack record 1\ngame = lone-wolves\n";
    let endless = [
        (format!("{head}{}", lines(|number| format!("option o{number} = x"))), 2_003),
        (format!("{head}{}", lines(|number| format!("seat {number} = x"))), 2_003),
        (format!("{head}setup\n{}", lines(|number| format!("  k{number} = x"))), 2_004),
        (format!("{head}setup\nactions\n{}", lines(|_| "  pass".to_owned())), 5 + MAX_STEPS),
    ];
    for (text, line) in endless {
        let error = Record::read(&contents, &text).map(drop).unwrap_err();
        assert_eq!(error.line, line, "{error}");
    }
}

#[test]
fn a_line_of_a_set_up_without_an_end_is_refused_in_few_words() {
    let contents = Contents::shipped().unwrap();
    for kind in GameKind::EVERY {
        let game = AnyMatch::draw(&contents, kind, 2, &vec![], 5).unwrap();
        let text = Record::new(game, &["", ""]).write();
        let endless = text.replacen("setup\n", &format!("setup\n  {} = x\n", "k".repeat(100_000)), 1);
        let error = Record::read(&contents, &endless).map(drop).unwrap_err();
        assert!(error.to_string().len() < 500, "{kind}: {} bytes", error.to_string().len());
    }
}

/// Twice the lines take twice the work, counted in allocations: with 43,684 lines it was a thousand times as much.
#[test]
fn reading_takes_as_much_by_the_line_however_many_lines_there_are() {
    let contents = Contents::shipped().unwrap();
    let record = |lines: usize| {
        let lines: String = (0..lines).map(|number| format!("option o{number:04} = x\n")).collect();
        format!("moonpack record 1\ngame = lone-wolves\nrules = 1\nplayers = 2\n{lines}setup\nactions\n")
    };
    let cost = |lines: usize| {
        let text = record(lines);
        let counted = allocation_counter::measure(|| {
            assert!(Record::read(&contents, &text).is_err(), "there are no such options");
        });
        (counted.count_total, counted.bytes_total)
    };
    let ((few, few_bytes), (many, many_bytes)) = (cost(500), cost(1_000));
    assert!(
        many * 10 <= few * 21 && many_bytes * 10 <= few_bytes * 25,
        "{few} {many}, {few_bytes} {many_bytes}"
    );
    assert!(few <= 500 * 4, "{few} allocations for 500 lines");
}

#[test]
fn a_code_that_claims_more_steps_than_any_game_has_is_refused_before_it_is_played() {
    let contents = Contents::shipped().unwrap();
    let begun = AnyMatch::draw(&contents, GameKind::LoneWolves, 2, &vec![], 1).unwrap();
    assert!(decode(&contents, &encode(&begun)).is_ok());
    // A header of no bytes, then 46,000 steps, seven bits a byte.
    let claim = seal(&[0, 0xb0, 0xe7, 0x02]);
    assert_eq!(decode(&contents, &claim).map(drop), Err(CodeError::Damaged));
}

#[test]
fn taking_back_gives_the_position_that_playing_gave_at_every_step() {
    let contents = Contents::shipped().unwrap();
    let mut longest = 0;
    for kind in GameKind::EVERY {
        let mut game = AnyMatch::draw(&contents, kind, 2, &vec![], 5).unwrap();
        let mut states = vec![game.state_json().to_string()];
        let mut choice = 0;
        while let Some(seat) = game.to_move().filter(|_| states.len() < 150) {
            let legal = game.legal();
            choice = (choice * 31 + 7) % 1009;
            game.play(seat, &legal[choice % legal.len()]).unwrap();
            states.push(game.state_json().to_string());
        }
        assert!(
            states.len() > 33 || game.to_move().is_none(),
            "{kind}: long enough for a position to be kept"
        );
        longest = longest.max(states.len());
        for (step, state) in states.iter().enumerate().step_by(7) {
            assert_eq!(game.at(step).state_json().to_string(), *state, "{kind}: step {step}");
        }
        // Back, on again another way round, and back once more: nothing that was kept is used for another game.
        for back in [40, 5, 60] {
            let texts = game.action_texts();
            let end = texts.len();
            for step in (end - back.min(end)..end).rev() {
                game.undo().unwrap();
                assert_eq!(game.state_json().to_string(), states[step], "{kind}: back at step {step}");
            }
            for action in &texts[game.steps()..] {
                let seat = game.to_move().unwrap();
                game.play(seat, action).unwrap();
            }
            assert_eq!(game.state_json().to_string(), states[end], "{kind}: and on again");
        }
    }
    assert!(longest > 100, "one is long enough to go back past all that is kept");
}
