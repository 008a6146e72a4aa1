//! The statements of the toy, proved.

use moonpack_rules::{Begin, Game, Judge, Quiet, Seat, SeatSet, Secrets, Viewer};
use moonpack_toy::{Event, Guess, ONE_COLOUR, OVER, Position, Toy};

fn begun(red: bool) -> (Toy, Position) {
    Toy::begin(&(), &Toy::NEWEST, 2, &(), &red).expect("the set-up is sound")
}

fn seat(number: usize) -> Seat {
    Seat::new(number).expect("two sit there")
}

/// Proves TY-001.
#[test]
fn a_guess_names_one_colour() {
    let (game, mut position) = begun(true);
    let told = game.play(&mut position, seat(0), Guess::Both).unwrap_err();
    assert_eq!((told.rules(), told.code()), (&[ONE_COLOUR][..], "illegal"));
    assert_eq!(told.rules()[0].to_string(), "TY-001");
    assert!(position.guesses.is_empty(), "nothing has changed");
}

/// Proves TY-002.
#[test]
fn after_six_guesses_the_card_is_turned_up_and_nobody_decides() {
    let (game, mut position) = begun(false);
    let mut events = Vec::new();
    for number in 0..6 {
        assert_eq!(game.to_move(&position), Seat::new(number % 2), "in turn");
        events = game.play(&mut position, seat(number % 2), Guess::Red).unwrap();
    }
    assert_eq!(events.last(), Some(&Event::Shown { red: false }));
    assert_eq!(game.to_move(&position), None);
    assert_eq!(game.explain(&position, Guess::Red).rules(), [OVER]);
}

/// Proves TY-003.
#[test]
fn only_the_first_seat_has_seen_the_card() {
    let (game, position) = begun(true);
    let seen = |viewer: Viewer| game.view(&position, viewer).red;
    assert_eq!(seen(Viewer::Seat(seat(0))), Some(true));
    assert_eq!((seen(Viewer::Seat(seat(1))), seen(Viewer::Spectator)), (None, None));
}

/// Proves TY-004.
#[test]
fn a_right_guess_is_a_point_and_counts_when_the_card_is_turned_up() {
    let (game, mut position) = begun(true);
    for guess in [Guess::Red, Guess::Black, Guess::Red, Guess::Red, Guess::Red] {
        game.apply(&mut position, guess, &mut Quiet);
        assert_eq!(game.standing(&position).points[..2], [0, 0], "nobody is told earlier");
    }
    game.apply(&mut position, Guess::Black, &mut Quiet);
    let standing = game.standing(&position);
    assert_eq!(standing.points[..2], [3, 1]);
    assert_eq!(standing.winners, SeatSet::from_iter([seat(0)]));
}
