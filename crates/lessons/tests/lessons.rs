//! Each lesson can be learned to its end by doing only what it says.

use moonpack_games::GameKind;
use moonpack_lessons::{Lesson, Stand};
use moonpack_rules::Seat;
use moonpack_words::{Lang, Words};

fn lessons() -> impl Iterator<Item = (GameKind, Lesson)> {
    GameKind::EVERY.into_iter().map(|kind| (kind, Lesson::of(kind).expect("what ships is sound")))
}

fn stands(lesson: &Lesson) -> Vec<Stand> {
    let all = |step: usize| (0..=lesson.steps()[step - 1].asks).map(move |done| Stand { step, done });
    (1..=lesson.steps().len()).flat_map(all).collect()
}

#[test]
fn what_is_asked_for_is_the_learners_own_decision_and_some_way_does_it() {
    for (kind, lesson) in lessons() {
        for stand in stands(&lesson) {
            let asked = lesson.asked(stand);
            if asked.is_empty() {
                continue;
            }
            let game = lesson.game(stand);
            assert_eq!(game.to_move(), Seat::new(0), "{kind}, {stand:?}");
            let ways = moonpack_ways::ways(&game);
            let fits = |chain: &[String]| asked.starts_with(chain);
            assert!(ways.iter().any(|way| fits(&way.chain)), "{kind}, {stand:?}: {asked:?}");
        }
    }
}

#[test]
fn a_lesson_goes_on_only_when_all_is_done_and_then_to_its_end() {
    for (kind, lesson) in lessons() {
        let mut stand = lesson.stand(1, 0).expect("there is a first step");
        loop {
            while !lesson.is_done(stand) {
                assert_eq!(lesson.next(stand), None, "{kind}, {stand:?}: something is left to do");
                let game = lesson.game(stand);
                let asked = lesson.asked(stand);
                let wrong = game.legal().into_iter().find(|action| *action != asked[0]);
                if let Some(wrong) = wrong {
                    assert_eq!(lesson.decided(stand, &[wrong]), None, "{kind}, {stand:?}");
                }
                stand = lesson.decided(stand, &asked[..1]).expect("it is what was asked for");
            }
            match lesson.next(stand) {
                Some(next) => stand = next,
                None => break,
            }
        }
        assert_eq!(stand.step, lesson.steps().len(), "{kind}");
    }
}

#[test]
fn the_script_never_goes_back() {
    for (kind, lesson) in lessons() {
        for pair in lesson.steps().windows(2) {
            assert!(pair[0].at + pair[0].asks <= pair[1].at, "{kind}: {} and {}", pair[0].name, pair[1].name);
        }
    }
}

#[test]
fn no_place_beyond_the_lesson_exists() {
    for (_, lesson) in lessons() {
        let last = lesson.steps().len();
        assert_eq!(lesson.stand(0, 0), None);
        assert_eq!(lesson.stand(last + 1, 0), None);
        assert_eq!(lesson.stand(1, usize::MAX), None);
    }
}

#[test]
fn every_step_has_its_words_and_rules_in_every_language() {
    for (kind, lesson) in lessons() {
        for step in lesson.steps() {
            let key = format!("{}-lesson-{}", kind.letters().to_lowercase(), step.name);
            for lang in Lang::ALL {
                let words = Words::of(lang);
                assert!(words.has(&key) && words.has(&format!("{key}-title")), "{key} in {lang}");
                assert_eq!(words.has(&format!("{key}-do")), step.asks > 0, "{key}-do in {lang}");
                for rule in step.rules {
                    assert!(words.has(rule), "{rule}, named by {key}");
                }
            }
        }
    }
}

#[test]
fn each_action_and_each_kind_of_goal_is_done_once() {
    let asked = |kind| {
        let lesson = Lesson::of(kind).expect("what ships is sound");
        let all = stands(&lesson);
        all.iter().filter_map(|stand| lesson.asked(*stand).first().cloned()).collect::<Vec<_>>()
    };
    let wolves = asked(GameKind::TheWolves);
    for beginning in
        ["start", "move", "alpha", "pack", "push", "den", "track", "howl", "lair", "dominate", "bonus"]
    {
        assert!(wolves.iter().any(|action| action.starts_with(beginning)), "{beginning}: {wolves:?}");
    }
    let lone = asked(GameKind::LoneWolves);
    for beginning in ["play", "reveal", "take", "place"] {
        assert!(lone.iter().any(|action| action.starts_with(beginning)), "{beginning}: {lone:?}");
    }
    let lesson = Lesson::of(GameKind::Wolfwalkers).expect("what ships is sound");
    let end = lesson.stand(lesson.steps().len(), 0).expect("there is an end");
    let paying = lesson.game(end).parts(Seat::new(0).expect("a first seat"));
    assert_eq!(paying.iter().filter(|part| part.points > 0).count(), 6, "each kind of goal pays: {paying:?}");
}
