//! Ways of The Wolves: touch a wolf and where it goes, a medallion and its target, a den on its track and where it is
//! built. What it costs is paid by itself if there is one way to pay, and offered beside the target if there are several.
//!
//! Whoever wants to pay first touches the medallion and then the tiles, in any order.

use ::the_wolves::{Action, Deed, Payment, Position, Stage, Terrain, TheWolves};
use moonpack_rules::Notation;

use crate::way::{Chain, Joined, Step, goes_on, touches};

impl Chain for TheWolves {
    fn join(&self, position: &Position, legal: &[Action], ways: &mut Joined<Self>) {
        for action in legal {
            match action {
                Action::Pay(.., payment) => pay_first(self, position, *action, *payment, ways),
                Action::Den(_) | Action::DominateDen(_) => {
                    target(self, position, &[], touches(self, position, *action), *action, ways);
                    if matches!(position.stage(), Stage::Denning(_)) {
                        den_first(self, position, &[], *action, ways);
                    }
                }
                _ => ways.plain(self, position, *action),
            }
        }
        for (deed, _, payments) in bargains(self, position, legal) {
            deeds(self, position, deed, &payments, ways);
        }
    }

    /// Payments are the same if equal tiles turn to equal sides.
    fn same(&self, position: &Position, one: Action, other: Action) -> bool {
        match (one, other) {
            (Action::Pay(deed, terrain, one), Action::Pay(other_deed, other_terrain, other)) => {
                deed == other_deed
                    && terrain == other_terrain
                    && worth(self, position, one) == worth(self, position, other)
            }
            _ => false,
        }
    }
}

/// What a payment gives: what the tiles show after it, and tokens. The home tile has one side, so it stays as it is.
fn worth(game: &TheWolves, position: &Position, payment: Payment) -> (Vec<Option<Terrain>>, u8) {
    let seat = position.seat();
    let turned = |slot: u8| {
        let sides = [0, 1].map(|side| game.tile(seat, slot, side));
        let shown = game.shown(position, seat, slot);
        if sides[0] == shown { sides[1] } else { sides[0] }
    };
    let mut tiles: Vec<_> = payment.slot_numbers().map(turned).collect();
    tiles.sort_unstable();
    (tiles, payment.tokens())
}

/// What can be paid for: every action and terrain with its payments, one of each kind.
fn bargains(game: &TheWolves, position: &Position, legal: &[Action]) -> Vec<(Deed, Terrain, Vec<Action>)> {
    let mut bargains: Vec<(Deed, Terrain, Vec<Action>)> = Vec::new();
    for action in legal {
        let Action::Pay(deed, terrain, _) = *action else { continue };
        match bargains.iter_mut().find(|(d, t, _)| (*d, *t) == (deed, terrain)) {
            Some((.., known)) if known.iter().any(|other| game.same(position, *other, *action)) => {}
            Some((.., known)) => known.push(*action),
            None => bargains.push((deed, terrain, vec![*action])),
        }
    }
    bargains
}

/// The ways of an action on a terrain that name its target.
fn deeds(
    game: &TheWolves,
    position: &Position,
    deed: Deed,
    payments: &[Action],
    ways: &mut Joined<TheWolves>,
) {
    // Where an action leads does not depend on what it was paid with.
    let Some((paid, next)) = payments.first().and_then(|pay| goes_on(game, position, *pay)) else { return };
    let medallion = Step::thing(format!("action-{}", deed.name()));
    for action in next {
        let touched = touches(game, &paid, action);
        match action {
            Action::Done => {}
            Action::Go { .. } => target(game, &paid, payments, touched, action, ways),
            _ => {
                let mut path = vec![medallion.clone()];
                path.extend(touched.iter().cloned());
                target(game, &paid, payments, path, action, ways);
                match deed {
                    Deed::Den => den_first(game, &paid, payments, action, ways),
                    Deed::Howl | Deed::Dominate => {
                        // One touch is quickly done by mistake: the target alone offers what it would cost.
                        for pay in payments {
                            let mut path = touched.clone();
                            path.push(option(game, *pay, 0));
                            target_paid(game, &paid, &[*pay], path, action, ways);
                        }
                    }
                    Deed::Move | Deed::Lair => {}
                }
            }
        }
    }
}

/// Ways that touch a target and then say how it is paid, if there are several payments, and from which track its den
/// comes, if there are several.
fn target(
    game: &TheWolves,
    paid: &Position,
    payments: &[Action],
    path: Vec<Step>,
    action: Action,
    ways: &mut Joined<TheWolves>,
) {
    match payments {
        [] => target_paid(game, paid, &[], path, action, ways),
        [only] => target_paid(game, paid, &[*only], path, action, ways),
        several => {
            for pay in several {
                let mut path = path.clone();
                path.push(option(game, *pay, 0));
                target_paid(game, paid, &[*pay], path, action, ways);
            }
        }
    }
}

fn target_paid(
    game: &TheWolves,
    paid: &Position,
    payment: &[Action],
    path: Vec<Step>,
    action: Action,
    ways: &mut Joined<TheWolves>,
) {
    let chain: Vec<Action> = payment.iter().copied().chain([action]).collect();
    let tracks = tracks_after(game, paid, action);
    match tracks[..] {
        [] => ways.add(path, &chain),
        [only] => ways.add(path, &[&chain[..], &[only]].concat()),
        _ => {
            for track in tracks {
                let mut path = path.clone();
                path.push(option(game, track, chain.len()));
                ways.add(path, &[&chain[..], &[track]].concat());
            }
        }
    }
}

/// Ways that take a den from its track and touch where it is built.
fn den_first(
    game: &TheWolves,
    paid: &Position,
    payments: &[Action],
    action: Action,
    ways: &mut Joined<TheWolves>,
) {
    for track in tracks_after(game, paid, action) {
        let mut path = touches(game, paid, track);
        path.extend(touches(game, paid, action));
        match payments {
            [] => ways.add(path, &[action, track]),
            [only] => ways.add(path, &[*only, action, track]),
            several => {
                for pay in several {
                    let mut path = path.clone();
                    path.push(option(game, *pay, 0));
                    ways.add(path, &[*pay, action, track]);
                }
            }
        }
    }
}

/// The tracks to choose from once a den's place is known.
fn tracks_after(game: &TheWolves, position: &Position, action: Action) -> Vec<Action> {
    if !matches!(action, Action::Den(_) | Action::DominateDen(_)) {
        return Vec::new();
    }
    goes_on(game, position, action).map(|(_, next)| next).unwrap_or_default()
}

/// A decision as an option beside what was touched; `of` is its number in the chain.
fn option(game: &TheWolves, action: Action, of: usize) -> Step {
    let text = game.write_action(action).replace(' ', "-");
    let id = if matches!(action, Action::Pay(..)) { format!("pay-{text}") } else { text };
    Step { id, offers: Some(of) }
}

/// The paths that pay first: the medallion, then tiles and tokens in any order, then the terrain if only tokens are given.
fn pay_first(
    game: &TheWolves,
    position: &Position,
    action: Action,
    payment: Payment,
    ways: &mut Joined<TheWolves>,
) {
    let path = touches(game, position, action);
    let given = payment.worth() as usize;
    let (Some(medallion), Some(coins)) = (path.first(), path.get(1..=given)) else { return };
    let mut orders: Vec<Vec<Step>> = vec![Vec::new()];
    for _ in 0..given {
        let longer = |order: &Vec<Step>| {
            let left = coins.iter().filter(|coin| {
                let used = order.iter().filter(|step| step == coin).count();
                used < coins.iter().filter(|other| other == coin).count()
            });
            let mut next: Vec<Vec<Step>> =
                left.map(|coin| [&order[..], std::slice::from_ref(coin)].concat()).collect();
            next.dedup();
            next
        };
        orders = orders.iter().flat_map(longer).collect();
    }
    for order in orders {
        let whole = [std::slice::from_ref(medallion), &order[..], &path[1 + given..]].concat();
        ways.add(whole, &[action]);
    }
}
