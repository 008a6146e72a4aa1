//! What a table says one may do is what its commands do: tried out at every moment of many games.

use moonpack_games::{AnyMatch, GameKind};
use moonpack_rules::Seat;
use moonpack_table::{ABSENCE, Clock, Command, Millis, NewChair, Offer, Opening, Person, Table};

use crate::support::*;

/// Does the command do anything to the table?
fn does(table: &Table, by: &Person, command: Command, now: Millis) -> bool {
    table.clone().command(by, command, now).is_ok_and(|told| !told.is_empty())
}

/// Holds what `may` says of a person against what every command does.
fn compare(table: &Table, by: &Person, now: Millis, when: &str) {
    let may = table.may(Some(by.id), now);
    let version = table.version();
    let sits = table.seats_of(by.id).next().is_some();
    let join = does(table, by, Command::Join { seat: None }, now);
    assert_eq!(may.join, join && !sits, "{when}: join");
    if may.back {
        assert!(join && sits, "{when}: back");
    }
    let action = table.game().legal().into_iter().next().unwrap_or_default();
    assert_eq!(may.decide, does(table, by, Command::act(version, action), now), "{when}: decide");
    let offered = table.decides(Some(by.id));
    assert_eq!(offered, may.decide, "{when}: a choice is offered to whoever may decide, and to nobody else");
    assert_eq!(may.undo, does(table, by, Command::undo(version), now), "{when}: undo");
    let whole = Command::Undo { version, whole: true };
    assert_eq!(may.undo_way, does(table, by, whole, now), "{when}: undo a way");
    assert_eq!(may.leave, does(table, by, Command::Leave, now), "{when}: leave");
    assert_eq!(may.resign, does(table, by, Command::Resign, now), "{when}: resign");
    assert_eq!(may.chat, does(table, by, Command::Say { text: "awoo".into() }, now), "{when}: chat");
    for (offer, said) in [(Offer::End, may.end), (Offer::Rematch, may.rematch)] {
        let offered = table.seats_of(by.id).any(|seat| table.offered(offer).contains(seat));
        // Whoever has offered already may, and nothing more comes of it.
        let done =
            does(table, by, Command::Offer(offer), now) || does(table, by, Command::Withdraw(offer), now);
        assert_eq!(said, done || offered && said, "{when}: {offer:?}");
    }
    for seat in Seat::first(table.chairs().len()) {
        let replaces = does(table, by, Command::Replace { seat }, now);
        assert_eq!(may.replace.contains(&seat), replaces, "{when}: replace {seat}");
    }
}

#[test]
fn what_may_be_done_is_what_the_commands_do() {
    for kind in GameKind::EVERY {
        for bots in [0, 1] {
            let players = if kind == GameKind::TheWolves { 3 } else { 2 };
            let game = AnyMatch::draw(&contents(), kind, players, &vec![], 3).unwrap();
            let mut chairs = vec![NewChair::Open; players];
            chairs[players - bots..].fill(NewChair::Bot("random".parse().unwrap()));
            let mut table = Table::open(game.clone(), Opening::of(&game, chairs, Clock::Off, true), START);
            let people: Vec<Person> = (1..=4).map(person).collect();
            for moment in 0..160_i64 {
                // Every so often everybody has been away for long.
                let now = Millis(START.0 + moment * ABSENCE / 7);
                let by = &people[(moment * 5 % 4) as usize];
                for somebody in &people {
                    compare(&table, somebody, now, &format!("{kind}, {bots} bots, moment {moment}"));
                }
                assert!(!table.may(None, now).chat, "somebody unknown writes nothing");
                let wish = match moment % 23 {
                    0..4 => Command::Join { seat: None },
                    7 => Command::Leave,
                    11 => Command::Undo { version: table.version(), whole: moment % 2 == 0 },
                    13 => Command::Offer(Offer::End),
                    14 => Command::Withdraw(Offer::End),
                    17 => Command::Replace { seat: seat(0) },
                    19 if moment > 120 => Command::Resign,
                    20 => Command::Offer(Offer::Rematch),
                    _ => {
                        let legal = table.game().legal();
                        let Some(action) = legal.get(moment as usize * 3 % legal.len().max(1)).cloned()
                        else {
                            continue;
                        };
                        let version = table.version();
                        if let Some((seat, _)) = table.bot_to_move() {
                            table.bot_decides(seat, version, action, now).unwrap();
                        } else if let Some(seat) = table.to_move() {
                            let owner = table.chairs()[seat.index()].person().cloned().unwrap();
                            let _refused = table.command(&owner, Command::act(version, action), now);
                        }
                        continue;
                    }
                };
                let _refused = table.command(by, wish, now);
            }
            assert!(table.version() > 0, "{kind}: the game was played");
        }
    }
}
