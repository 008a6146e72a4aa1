//! The screen as its players meet it: keys in, a picture of characters out.

use crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use moonpack_bots::{Budget, Level};
use moonpack_games::{AnyMatch, Contents, GameKind};
use moonpack_words::{Lang, Words};
use ratatui::Terminal;
use ratatui::backend::TestBackend;

use super::*;
use crate::play::here::Here;
use crate::play::pace::Pace;
use crate::play::session::{Session, Sitter};
use moonpack_table::Phase;

fn session(kind: GameKind, sitters: Vec<Sitter>, lang: Lang) -> Here {
    let contents = Contents::shipped().unwrap();
    let game = AnyMatch::draw(&contents, kind, sitters.len(), &vec![], 7).unwrap();
    let session = Session::begin(game, sitters, Words::of(lang), 7, None).unwrap();
    Here::new(session, Budget::iterations(8), Pace::Instant)
}

fn you_and(level: Level, players: usize) -> Vec<Sitter> {
    let mut sitters = vec![Sitter::Person("Ada".to_owned())];
    sitters.resize(players, Sitter::Bot(level));
    sitters
}

fn picture(screen: &mut Screen<'_>, width: u16, height: u16) -> String {
    let mut terminal = Terminal::new(TestBackend::new(width, height)).unwrap();
    terminal.draw(|frame| screen.draw(frame)).unwrap();
    terminal.backend().to_string()
}

fn press(screen: &mut Screen<'_>, code: KeyCode) -> After {
    screen.key(KeyEvent::new(code, KeyModifiers::NONE))
}

/// Lets bots decide until a person is asked or the game is over.
fn settle(screen: &mut Screen<'_>) {
    while screen.sitting.picture().phase == Phase::Running && screen.sitting.picture().asked.is_none() {
        screen.sitting.tick(Duration::from_secs(10));
        screen.renew();
    }
}

fn is_over(screen: &Screen<'_>) -> bool {
    screen.sitting.picture().phase == Phase::Over
}

/// A whole game by keys alone: the marked choice moves a little and is taken.
fn play_out(kind: GameKind, players: usize, lang: Lang, size: (u16, u16)) {
    let mut session = session(kind, you_and(Level::Random, players), lang);
    let mut screen = Screen::new(&mut session);
    let mut decisions = 0_usize;
    while !is_over(&screen) {
        settle(&mut screen);
        if screen.sitting.picture().asked.is_none() {
            continue;
        }
        for _ in 0..decisions % 7 {
            press(&mut screen, KeyCode::Down);
        }
        if decisions.is_multiple_of(31) {
            let shown = picture(&mut screen, size.0, size.1);
            assert!(shown.contains("Ada"), "{shown}");
        }
        press(&mut screen, KeyCode::Enter);
        assert_eq!(screen.sheet, None, "a listed choice was refused");
        decisions += 1;
    }
    assert!(decisions > if kind.is_listed() { 10 } else { 2 });
    let shown = picture(&mut screen, size.0, size.1);
    assert!(shown.contains(&screen.sitting.words().text("cli-play-over")), "{shown}");
}

#[test]
fn a_whole_game_of_lone_wolves_is_played_by_keys_in_eighty_columns() {
    play_out(GameKind::LoneWolves, 2, Lang::De, (80, 24));
}

#[test]
fn a_whole_game_of_wolfwalkers_is_played_by_keys_in_eighty_columns() {
    play_out(GameKind::Wolfwalkers, 2, Lang::Uk, (80, 24));
}

#[test]
fn a_whole_game_of_the_toy_is_played_by_keys_in_eighty_columns() {
    play_out(GameKind::Toy, 2, Lang::En, (80, 24));
}

#[test]
fn a_whole_game_of_the_wolves_is_played_by_keys_on_a_wide_screen() {
    play_out(GameKind::TheWolves, 3, Lang::En, (160, 50));
}

#[test]
fn what_is_typed_finds_a_choice_and_what_fits_nothing_is_explained_by_its_rule() {
    let mut session = session(GameKind::LoneWolves, you_and(Level::Random, 2), Lang::En);
    let mut screen = Screen::new(&mut session);
    settle(&mut screen);
    let foreign = Words::of(Lang::En);
    let held: Vec<String> = screen.choices.open().map(|choice| choice.action.clone()).collect();
    let missing = (2..=7)
        .flat_map(|strength| "kbgwr".chars().map(move |colour| format!("play {colour}{strength} swamp")))
        .find(|action| !held.contains(action))
        .unwrap();
    for letter in missing.chars() {
        press(&mut screen, KeyCode::Char(letter));
    }
    assert!(picture(&mut screen, 80, 24).contains(&foreign.text("cli-play-none")));
    press(&mut screen, KeyCode::Enter);
    let Some(Sheet::Words(why)) = &screen.sheet else { panic!("nothing was explained") };
    assert!(why.iter().all(|line| line.starts_with("LW-")), "{why:?}");
}

#[test]
fn nobody_sees_the_hand_of_the_person_who_held_the_keyboard_before() {
    let people = vec![Sitter::Person("Ada".to_owned()), Sitter::Person("Ben".to_owned())];
    let mut session = session(GameKind::LoneWolves, people, Lang::En);
    let mut screen = Screen::new(&mut session);
    let first = screen.sitting.picture().asked;
    assert_eq!(screen.curtain(), None, "whoever begins the game begins at once");
    press(&mut screen, KeyCode::Enter);
    let second = screen.sitting.picture().asked;
    assert_ne!(first, second);
    assert_eq!(screen.curtain(), second);
    let shown = picture(&mut screen, 80, 24);
    assert!(!shown.contains("(play "), "choices show a hand: {shown}");
    press(&mut screen, KeyCode::Enter);
    assert_eq!(screen.curtain(), None);
    assert!(picture(&mut screen, 80, 24).contains("(play "));
}

#[test]
fn undo_by_key_brings_the_choices_back() {
    let mut session = session(GameKind::TheWolves, you_and(Level::Random, 2), Lang::En);
    let mut screen = Screen::new(&mut session);
    settle(&mut screen);
    let before: Vec<String> = screen.choices.open().map(|choice| choice.action.clone()).collect();
    press(&mut screen, KeyCode::Enter);
    screen.key(KeyEvent::new(KeyCode::Char('z'), KeyModifiers::CONTROL));
    let after: Vec<String> = screen.choices.open().map(|choice| choice.action.clone()).collect();
    assert_eq!(before, after);
}

#[test]
fn one_sheet_follows_another_at_the_first_key() {
    let mut session = session(GameKind::LoneWolves, you_and(Level::Random, 2), Lang::En);
    let mut screen = Screen::new(&mut session);
    press(&mut screen, KeyCode::F(1));
    assert!(matches!(screen.sheet, Some(Sheet::Words(_))));
    press(&mut screen, KeyCode::F(3));
    assert_eq!(screen.sheet, Some(Sheet::Log));
    press(&mut screen, KeyCode::F(4));
    assert_eq!(screen.sheet, Some(Sheet::Score));
    press(&mut screen, KeyCode::F(4));
    assert_eq!(screen.sheet, None);
    for letter in "explain".chars() {
        press(&mut screen, KeyCode::Char(letter));
    }
    press(&mut screen, KeyCode::Enter);
    let Some(Sheet::Words(why)) = &screen.sheet else { panic!("the marked choice was not explained") };
    assert_eq!(why.len(), 1);
}

#[test]
fn what_enter_would_do_is_told_whole_although_the_list_cuts_it_off() {
    let mut session = session(GameKind::TheWolves, you_and(Level::Random, 3), Lang::En);
    let mut screen = Screen::new(&mut session);
    let long = |screen: &Screen<'_>| {
        let marked = screen.choices.open().next().map(|choice| choice.phrase.clone());
        marked.filter(|phrase| phrase.len() > 50)
    };
    let phrase = loop {
        settle(&mut screen);
        if let Some(phrase) = long(&screen) {
            break phrase;
        }
        press(&mut screen, KeyCode::Enter);
    };
    assert!(picture(&mut screen, 160, 50).contains(&format!("▏ {phrase}")));
}

#[test]
fn a_board_larger_than_the_screen_is_moved_by_keys_and_stays_there_until_something_else_is_marked() {
    let mut session = session(GameKind::TheWolves, you_and(Level::Random, 3), Lang::En);
    let mut screen = Screen::new(&mut session);
    settle(&mut screen);
    picture(&mut screen, 80, 24);
    for _ in 0..20 {
        press(&mut screen, KeyCode::End);
    }
    let legend = screen.sitting.words().text("cli-draw-tw-legend");
    let last = legend.split(' ').next_back().unwrap_or_default().to_owned();
    assert!(picture(&mut screen, 80, 24).contains(&last), "the last line of the board");
    let below = screen.pan;
    picture(&mut screen, 80, 24);
    assert_eq!(screen.pan, below);
    for _ in 0..20 {
        press(&mut screen, KeyCode::Home);
    }
    picture(&mut screen, 80, 24);
    assert_eq!(screen.pan.1, 0);
}
