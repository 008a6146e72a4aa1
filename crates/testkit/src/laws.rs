//! The promises themselves, one function each. [`contract_suite!`](crate::contract_suite) turns them into tests.

use std::collections::HashSet;

use moonpack_rules::{Begin, Game, Judge, Notation, Pairs, PlayError, Quiet, Seat, Secrets, Viewer};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha12Rng;

use crate::{Contract, Table, playout, tables};

/// Declares one test for each promise, for one game.
///
/// ```text
/// moonpack_testkit::contract_suite!(LoneWolvesContract);
/// ```
#[macro_export]
macro_rules! contract_suite {
    ($contract:ty) => {
        $crate::contract_suite!($contract, 4);
    };
    ($contract:ty, $games:expr) => {
        $crate::contract_suite!(@ $contract, $games,
            random_games_end_and_keep_the_laws,
            replay_rebuilds_every_position,
            action_texts_are_read_back_and_unique,
            undo_by_replay_returns_to_every_earlier_position,
            legal_lists_are_ordered_and_without_doubles,
            generator_and_explanation_agree,
            refused_actions_change_nothing,
            options_and_set_ups_are_read_back,
            parts_add_up_to_the_points,
            click_paths_choose_one_action,
            what_a_viewer_cannot_see_changes_nothing_for_them,
            whole_games_look_alike_in_worlds_a_viewer_cannot_tell_apart,
            samples_keep_the_laws,
            who_knows_no_more_than_a_spectator_needs_no_curtain,
            without_hidden_information_a_sample_is_the_position,
        );
    };
    (@ $contract:ty, $games:expr, $($law:ident),+ $(,)?) => {
        mod contract {
            #[allow(unused_imports)]
            use super::*;
            $(#[test]
            fn $law() {
                $crate::laws::$law::<$contract>($games);
            })+
        }
    };
}

fn rng(seed: u64) -> ChaCha12Rng {
    ChaCha12Rng::seed_from_u64(seed ^ 0x6d6f_6f6e)
}

/// Random games end, and the conservation laws hold at every step.
pub fn random_games_end_and_keep_the_laws<C: Contract>(games: u64) {
    for table in tables::<C>(games) {
        let check = |step, position: &_| {
            C::laws(&table.game, position).unwrap_or_else(|law| panic!("{}: {law}", table.place(step)));
        };
        let (last, played) = playout(&table, &mut rng(table.seed), |step, position, _| {
            check(step, position);
            assert!(
                table.game.ending(position).is_none(),
                "{}: ended, yet somebody decides",
                table.place(step)
            );
        });
        check(played.len(), &last);
        assert!(
            table.game.ending(&last).is_some(),
            "{}: nobody decides, yet no ending",
            table.place(played.len())
        );
        assert!(!table.game.standing(&last).winners.is_empty() || table.case.players == 1);
        let mut legal = vec![played[0]];
        table.game.legal(&last, &mut legal);
        assert!(legal.is_empty(), "{}: actions after the end", table.place(played.len()));
    }
}

/// Set-up and actions rebuild the last position, through the checked door too.
pub fn replay_rebuilds_every_position<C: Contract>(games: u64) {
    for table in tables::<C>(games) {
        let mut seen = Vec::new();
        let (last, played) =
            playout(&table, &mut rng(table.seed), |_, position, _| seen.push(position.clone()));
        let again = Table::<C::Game>::new(&table.case, table.seed);
        let mut position = again.start.clone();
        for (step, action) in played.iter().enumerate() {
            assert!(position == seen[step], "{}: replay differs", table.place(step));
            let seat = again.game.to_move(&position).expect("the game went on here before");
            let told = again.game.play(&mut position, seat, *action);
            assert!(told.is_ok(), "{}: replay refused: {told:?}", table.place(step));
        }
        assert!(position == last, "{}: replay ends differently", table.place(played.len()));
    }
}

/// Parsing inverts printing, and no two legal actions share a text.
pub fn action_texts_are_read_back_and_unique<C: Contract>(games: u64) {
    for table in tables::<C>(games) {
        playout(&table, &mut rng(table.seed), |step, _, legal| {
            let mut texts = HashSet::new();
            for action in legal {
                let text = table.game.write_action(*action);
                assert_eq!(table.game.read_action(&text), Ok(*action), "{}: `{text}`", table.place(step));
                assert!(texts.insert(text.clone()), "{}: `{text}` twice", table.place(step));
            }
        });
    }
}

/// Undo is replay of one action fewer; it lands on the position that was there.
pub fn undo_by_replay_returns_to_every_earlier_position<C: Contract>(games: u64) {
    for table in tables::<C>(games.min(2)) {
        let mut seen = Vec::new();
        let (_, played) = playout(&table, &mut rng(table.seed), |_, position, _| seen.push(position.clone()));
        let stride = (played.len() / 12).max(1);
        for steps in (0..played.len()).rev().step_by(stride) {
            let mut position = table.start.clone();
            for action in &played[..steps] {
                table.game.apply(&mut position, *action, &mut Quiet);
            }
            assert!(position == seen[steps], "{}: undo differs", table.place(steps));
        }
    }
}

/// The legal list comes out the same each time and names no action twice.
pub fn legal_lists_are_ordered_and_without_doubles<C: Contract>(games: u64) {
    for table in tables::<C>(games) {
        playout(&table, &mut rng(table.seed), |step, position, legal| {
            let mut again = Vec::new();
            table.game.legal(&position.clone(), &mut again);
            assert!(again == legal, "{}: two lists for one position", table.place(step));
            let set: HashSet<_> = legal.iter().collect();
            assert_eq!(set.len(), legal.len(), "{}: an action twice", table.place(step));
        });
    }
}

/// Whatever action is tried, it is in the legal list exactly if nothing explains it away.
pub fn generator_and_explanation_agree<C: Contract>(games: u64) {
    for table in tables::<C>(games.min(2)) {
        let mut pick = rng(table.seed + 1);
        playout(&table, &mut rng(table.seed), |step, position, legal| {
            if step > 40 && pick.random_range(0..8) != 0 {
                return;
            }
            let net: HashSet<_> = legal.iter().copied().chain(C::candidates(&table.game, position)).collect();
            for action in net {
                let refusal = table.game.explain(position, action);
                let text = table.game.write_action(action);
                assert_eq!(
                    refusal.is_empty(),
                    legal.contains(&action),
                    "{}: `{text}` explained by {:?}",
                    table.place(step),
                    refusal.rules()
                );
                assert!(refusal.rules().iter().all(|rule| rule.game == <C::Game as Begin>::LETTERS));
            }
        });
    }
}

/// A wrong seat, an illegal action or nonsense leaves the position as it was and says why.
pub fn refused_actions_change_nothing<C: Contract>(games: u64) {
    for table in tables::<C>(games.min(2)) {
        let mut pick = rng(table.seed + 2);
        let (last, played) = playout(&table, &mut rng(table.seed), |step, position, legal| {
            let seat = table.game.to_move(position).expect("somebody decides");
            let mut tried = position.clone();
            for other in Seat::first(moonpack_rules::MAX_SEATS).filter(|other| *other != seat) {
                let told = table.game.play(&mut tried, other, legal[0]);
                assert_eq!(told, Err(PlayError::NotYourTurn { to_move: seat }), "{}", table.place(step));
            }
            let net = C::candidates(&table.game, position);
            if !net.is_empty() {
                let action = net[pick.random_range(0..net.len())];
                if !legal.contains(&action) {
                    let told = table.game.play(&mut tried, seat, action);
                    let rules = told.expect_err("it is not legal");
                    assert!(!rules.rules().is_empty(), "{}: refused without a rule", table.place(step));
                }
            }
            assert!(tried == *position, "{}: a refused action changed something", table.place(step));
        });
        let mut tried = last.clone();
        let told = Seat::first(table.case.players).map(|seat| table.game.play(&mut tried, seat, played[0]));
        assert!(told.into_iter().all(|told| told == Err(PlayError::Over)));
        for nonsense in
            ["", " ", "howl at", "play", "\u{0}", "🐺🐺🐺", "move move move", &"x".repeat(100_000)]
        {
            assert!(table.game.read_action(nonsense).is_err(), "`{nonsense:.20}` read as an action");
        }
    }
}

/// Options and set-ups survive being written and read, and damaged ones give errors, not panics.
pub fn options_and_set_ups_are_read_back<C: Contract>(games: u64) {
    for table in tables::<C>(games) {
        let options = <C::Game as Begin>::write_options(&table.options);
        assert_eq!(
            <C::Game as Begin>::read_options(&table.content, table.case.players, &options),
            Ok(table.options.clone())
        );
        let lines = <C::Game as Begin>::write_setup(&table.content, &table.setup);
        assert_eq!(
            <C::Game as Begin>::read_setup(&table.content, &lines),
            Ok(table.setup.clone()),
            "{}",
            table.place(0)
        );
        for damaged in damage(&lines) {
            if let Ok(setup) = <C::Game as Begin>::read_setup(&table.content, &damaged) {
                let _told = <C::Game as Begin>::begin(
                    &table.content,
                    &table.rules,
                    table.case.players,
                    &table.options,
                    &setup,
                );
                assert!(setup != table.setup, "{}: damage unnoticed in {damaged:?}", table.place(0));
            }
        }
    }
}

/// The lines with one left out, and with one's value replaced, in every place.
fn damage(lines: &Pairs) -> Vec<Pairs> {
    let mut all = Vec::new();
    for index in 0..lines.len() {
        let mut without = lines.clone();
        without.remove(index);
        all.push(without);
        for wrong in ["", "-1", "wolf wolf wolf wolf", "99999999999999999999", "\u{1F43A}"] {
            let mut replaced = lines.clone();
            replaced[index].1 = wrong.into();
            if replaced != *lines {
                all.push(replaced);
            }
        }
    }
    all
}

/// The break-down of a score is complete at every step.
pub fn parts_add_up_to_the_points<C: Contract>(games: u64) {
    for table in tables::<C>(games.min(2)) {
        let check = |step, position: &<C::Game as Game>::Position| {
            let points = table.game.standing(position).points;
            for seat in Seat::first(table.case.players) {
                let sum: i32 = table.game.parts(position, seat).iter().map(|part| part.points).sum();
                assert_eq!(sum, points[seat.index()], "{} seat {seat}", table.place(step));
            }
        };
        let (last, played) = playout(&table, &mut rng(table.seed), |step, position, _| check(step, position));
        check(played.len(), &last);
    }
}

/// Every legal action has a path of clicks, and a path that is complete is not the beginning of another.
pub fn click_paths_choose_one_action<C: Contract>(games: u64) {
    for table in tables::<C>(games.min(2)) {
        playout(&table, &mut rng(table.seed), |step, position, legal| {
            let mut paths: Vec<_> = legal.iter().map(|action| table.game.clicks(position, *action)).collect();
            paths.sort();
            assert!(paths.iter().all(|path| !path.is_empty()), "{}: nothing to click", table.place(step));
            // Guessing is dear, so that every sixteenth step must do.
            for action in legal.iter().filter(|_| step % 16 == 0) {
                let path = table.game.clicks(position, *action);
                let touched: Vec<&str> = path.iter().map(String::as_str).collect();
                let meant = table.game.meant(position, &touched);
                assert!(meant == Some(*action), "{}: {path:?} means {meant:?}", table.place(step));
            }
            assert!(table.game.meant(position, &["nothing"]).is_none(), "{}", table.place(step));
            for pair in paths.windows(2) {
                assert!(
                    !pair[1].starts_with(&pair[0]),
                    "{}: {:?} hides {:?}",
                    table.place(step),
                    pair[0],
                    pair[1]
                );
            }
        });
    }
}

/// In a world drawn from a viewer's view, the viewer sees the same, may do the same, and everybody has the same points:
/// live points are made of what all know.
pub fn what_a_viewer_cannot_see_changes_nothing_for_them<C: Contract>(games: u64) {
    for table in tables::<C>(games) {
        let mut draw = rng(table.seed + 3);
        let mut check =
            |step, position: &<C::Game as Game>::Position, legal: &[<C::Game as Game>::Action]| {
                for viewer in Viewer::all(table.case.players) {
                    let view = table.game.view(position, viewer);
                    let world = table.game.sample(&view, &mut draw);
                    assert!(
                        table.game.view(&world, viewer) == view,
                        "{}: {viewer:?} sees more",
                        table.place(step)
                    );
                    assert_eq!(table.game.to_move(&world), table.game.to_move(position));
                    assert_eq!(
                        table.game.standing(&world),
                        table.game.standing(position),
                        "{}: {viewer:?} would see other points",
                        table.place(step)
                    );
                    for seat in Seat::first(table.case.players) {
                        let parts = table.game.parts(&world, seat) == table.game.parts(position, seat);
                        assert!(parts, "{}: {viewer:?} would see other parts", table.place(step));
                    }
                    if table.game.to_move(position).is_some_and(|seat| viewer.is(seat)) {
                        let mut same = Vec::new();
                        table.game.legal(&world, &mut same);
                        assert!(same == legal, "{}: {viewer:?} may do other things", table.place(step));
                    }
                }
            };
        let (last, played) = playout(&table, &mut rng(table.seed), &mut check);
        check(played.len(), &last, &[]);
    }
}

/// The whole game, replayed in a world the viewer cannot tell apart, shows that viewer the same views and events.
pub fn whole_games_look_alike_in_worlds_a_viewer_cannot_tell_apart<C: Contract>(games: u64) {
    for table in tables::<C>(games) {
        let mut stops = rng(table.seed + 4);
        let (_, played) = playout(&table, &mut rng(table.seed), |_, _, _| {});
        for viewer in Viewer::all(table.case.players) {
            let stop = stops.random_range(0..=played.len());
            let mut truth = table.start.clone();
            played[..stop].iter().for_each(|action| table.game.apply(&mut truth, *action, &mut Quiet));
            let world = table.game.sample(&table.game.view(&truth, viewer), &mut stops);
            let setup = table.game.setup_of(&table.setup, &truth, &world);
            let (game, mut other) = <C::Game as Begin>::begin(
                &table.content,
                &table.rules,
                table.case.players,
                &table.options,
                &setup,
            )
            .unwrap_or_else(|e| panic!("{}: the other world cannot begin: {e}", table.place(stop)));
            let mut position = table.start.clone();
            for (step, action) in played[..stop].iter().enumerate() {
                let same = table.game.view(&position, viewer) == game.view(&other, viewer);
                assert!(same, "{}: {viewer:?} could tell at step {step}", table.place(stop));
                let (mut told, mut told_there) = (Vec::new(), Vec::new());
                table.game.apply(&mut position, *action, &mut told);
                game.apply(&mut other, *action, &mut told_there);
                let hear = |events: &[<C::Game as Game>::Event]| -> Vec<_> {
                    events.iter().map(|event| C::Game::event_for(event, viewer)).collect()
                };
                assert_eq!(hear(&told), hear(&told_there), "{}: {viewer:?} step {step}", table.place(stop));
            }
            assert!(other == world, "{}: the set-up does not lead to the world", table.place(stop));
        }
    }
}

/// Worlds drawn from views obey the conservation laws.
pub fn samples_keep_the_laws<C: Contract>(games: u64) {
    for table in tables::<C>(games.min(2)) {
        let mut draw = rng(table.seed + 5);
        playout(&table, &mut rng(table.seed), |step, position, _| {
            for viewer in Viewer::all(table.case.players) {
                let world = table.game.sample(&table.game.view(position, viewer), &mut draw);
                C::laws(&table.game, &world)
                    .unwrap_or_else(|law| panic!("{}: sampled: {law}", table.place(step)));
            }
        });
    }
}

/// Whoever is said to know no more than a spectator sees the same in every world that a spectator cannot tell apart; so a
/// device may be passed to them without a curtain.
pub fn who_knows_no_more_than_a_spectator_needs_no_curtain<C: Contract>(games: u64) {
    for table in tables::<C>(games.min(2)) {
        let mut draw = rng(table.seed + 6);
        playout(&table, &mut rng(table.seed), |step, position, _| {
            let spectator = table.game.view(position, Viewer::Spectator);
            let world = table.game.sample(&spectator, &mut draw);
            for seat in Seat::first(table.case.players) {
                let viewer = Viewer::Seat(seat);
                let same = table.game.view(&world, viewer) == table.game.view(position, viewer);
                let said = table.game.knows_more(position, seat);
                assert!(same || said, "{}: seat {seat} knows more than a spectator", table.place(step));
            }
        });
    }
}

/// A game that says it hides nothing shows everybody the position itself.
pub fn without_hidden_information_a_sample_is_the_position<C: Contract>(games: u64) {
    for table in tables::<C>(games.min(2)) {
        let mut draw = rng(table.seed + 7);
        let mut hid = false;
        playout(&table, &mut rng(table.seed), |_, position, _| {
            for viewer in Viewer::all(table.case.players) {
                hid |= table.game.sample(&table.game.view(position, viewer), &mut draw) != *position;
            }
        });
        assert!(!hid || C::Game::HIDDEN, "{}: says it hides nothing", table.place(0));
    }
}
