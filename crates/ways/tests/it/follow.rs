//! What follows by itself, and what chains may not do.

use moonpack_games::{ActError, AnyMatch, Contents, GameKind};
use moonpack_rules::Seat;
use moonpack_ways::{ChainError, Link, MAX_CHAIN, decide, turn, ways};

use crate::support::over_games;

fn lone_wolves() -> AnyMatch {
    AnyMatch::draw(
        &Contents::shipped().expect("the shipped content is sound"),
        GameKind::LoneWolves,
        2,
        &Vec::new(),
        3,
    )
    .expect("the defaults work")
}

#[test]
fn what_follows_had_no_alternative_that_matters() {
    let mut seen = 0;
    over_games(400, 3, |game, _| {
        let seat = game.to_move().expect("somebody decides");
        for way in ways(game).into_iter().step_by(17) {
            let decided = decide(game, seat, &way.chain, true).expect("a way can be played");
            let mut play = game.clone();
            let mut revealed = false;
            for one in &decided {
                if one.link == Link::Followed {
                    seen += 1;
                    assert_eq!((play.to_move(), play.turn()), (Some(seat), game.turn()));
                    let legal = play.legal();
                    let places = legal.iter().all(|action| action.starts_with("place "));
                    assert!(legal.len() == 1 || places, "{legal:?} is a choice");
                }
                let events = play.play(seat, &one.action).expect("legal");
                let reveals = events.iter().any(|event| event.reveals());
                assert!(
                    one.link != Link::Followed || !reveals || revealed,
                    "{one:?} can no longer be undone"
                );
                revealed |= reveals;
            }
            // What is turned up on the way cannot be foreseen.
            let ended = (play.to_move(), play.turn()) != (Some(seat), game.turn());
            assert!(revealed || way.ends == ended, "{way:?}");
        }
    });
    assert!(seen > 50, "hardly anything followed by itself: {seen}");
}

#[test]
fn without_the_wish_nothing_follows() {
    over_games(200, 5, |game, _| {
        let seat = game.to_move().expect("somebody decides");
        let first = vec![game.legal().swap_remove(0)];
        let decided = decide(game, seat, &first, false).expect("a legal action");
        assert_eq!(decided.len(), 1);
        assert_eq!(decided[0].link, Link::Chosen);
    });
}

#[test]
fn a_chain_with_an_impossible_end_says_which_rules_forbid_it() {
    let game = AnyMatch::draw(
        &Contents::shipped().expect("the shipped content is sound"),
        GameKind::TheWolves,
        2,
        &Vec::new(),
        3,
    )
    .expect("defaults");
    let seat = game.to_move().expect("somebody decides");
    let refused = decide(&game, seat, &["end turn".into()], true);
    assert!(matches!(refused, Err(ChainError::Act(ActError::Play(_)))), "{refused:?}");
    let broken = decide(&game, seat, &["begin turn".into()], true);
    assert!(matches!(broken, Err(ChainError::Act(ActError::Syntax(_)))), "{broken:?}");
}

#[test]
fn a_chain_cannot_go_on_after_its_turn_or_after_a_revelation() {
    let game = lone_wolves();
    let seat = game.to_move().expect("somebody decides");
    let legal = game.legal();
    let two = vec![legal[0].clone(), legal[1].clone()];
    let refused = decide(&game, seat, &two, true);
    assert!(matches!(refused, Err(ChainError::Passed | ChainError::Revealed)), "{refused:?}");
}

#[test]
fn a_chain_is_neither_empty_nor_endless_and_belongs_to_who_decides() {
    let game = lone_wolves();
    let seat = game.to_move().expect("somebody decides");
    assert_eq!(decide(&game, seat, &[], true), Err(ChainError::Length));
    let endless = vec![game.legal().swap_remove(0); MAX_CHAIN + 1];
    assert_eq!(decide(&game, seat, &endless, true), Err(ChainError::Length));
    let other = Seat::new(1 - seat.index()).expect("there are two seats");
    let refused = decide(&game, other, &[game.legal().swap_remove(0)], true);
    assert!(matches!(refused, Err(ChainError::Act(ActError::Play(_)))), "{refused:?}");
}

#[test]
fn a_foreseen_line_is_cut_where_the_turn_ends() {
    over_games(200, 11, |game, _| {
        let (seat, number) = (game.to_move().expect("somebody decides"), game.turn());
        let (mut line, mut play) = (Vec::new(), game.clone());
        for _ in 0..12 {
            let Some(action) = play.legal().pop() else { break };
            let seat = play.to_move().expect("somebody decides");
            play.play(seat, &action).expect("legal");
            line.push(action);
        }
        let own = turn(game, &line);
        assert!(!own.is_empty() && line.starts_with(&own));
        let mut play = game.clone();
        for action in &own {
            assert_eq!((play.to_move(), play.turn()), (Some(seat), number));
            play.play(seat, action).expect("legal");
        }
    });
    assert!(turn(&lone_wolves(), &["howl".into()]).is_empty());
}
