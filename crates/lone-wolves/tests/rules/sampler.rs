//! The sampler reaches every world that fits a view and no other, and each as often as it should.

use std::collections::{BTreeMap, BTreeSet};

use lone_wolves::{Card, CardSet, LoneWolves, Position, SEATS, Scar, Slot, Spot, Territory, View};
use moonpack_rules::{Secrets, Viewer};
use moonpack_testkit::{Case, Table, playout};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

/// A world without what is open: both hands, the box in order, the face-down scars in order, the scar taken, the box.
type World = (Vec<Card>, Vec<Card>, Vec<Card>, Vec<Scar>, Option<Scar>, Vec<Scar>);

fn world_of(position: &Position) -> World {
    let [south, north] = SEATS.map(|seat| position.hand(seat).iter().collect());
    let down = Territory::ALL.iter().flat_map(|place| {
        Slot::ALL
            .iter()
            .filter(|slot| position.open.spot(*place, **slot) == Spot::Down)
            .map(|slot| (*place, *slot))
    });
    let under = down.filter_map(|(place, slot)| position.scar_in(place, slot)).collect();
    let secret = position.open.taken.filter(|taken| taken.open.is_none()).and_then(|_| position.taken_scar());
    (south, north, position.box_wolves().to_vec(), under, secret, position.box_scars().collect())
}

/// All ways to take `count` of `cards`.
fn choices(cards: &[Card], count: usize) -> Vec<CardSet> {
    match (count, cards) {
        (0, _) => vec![CardSet::EMPTY],
        (_, []) => vec![],
        (_, [first, rest @ ..]) => {
            let mut all = choices(rest, count);
            all.extend(choices(rest, count - 1).into_iter().map(|mut some| {
                some.insert(*first);
                some
            }));
            all
        }
    }
}

/// All orders of a list, equal ones once.
fn orders<T: Copy + Ord>(list: &[T]) -> BTreeSet<Vec<T>> {
    if list.is_empty() {
        return BTreeSet::from([vec![]]);
    }
    let mut all = BTreeSet::new();
    for index in 0..list.len() {
        let mut rest = list.to_vec();
        let first = rest.remove(index);
        all.extend(orders(&rest).into_iter().map(|mut tail| {
            tail.insert(0, first);
            tail
        }));
    }
    all
}

/// Every world that fits, by trying all deals of what was not seen.
fn fitting(view: &View) -> BTreeSet<World> {
    let unseen: Vec<Card> = view.unseen().iter().collect();
    let may_hold = |seat: usize, hand: &CardSet| {
        let shown = view.open.voids[seat];
        hand.iter().all(|card| !shown.contains(card.colour()))
    };
    let hands = |seat: usize, from: &[Card]| match view.hand {
        Some(hand) if view.viewer.is(SEATS[seat]) => vec![hand],
        _ => choices(from, view.open.hand_size(SEATS[seat])),
    };
    let mut scars = Scar::TILES.to_vec();
    let up = view.open.spots.iter().flatten().filter_map(|spot| match spot {
        Spot::Up(scar) => Some(*scar),
        _ => None,
    });
    let placed = view.open.fields.iter().flatten().flatten().copied();
    let held = view.open.taken.and_then(|taken| taken.open).or(view.taken);
    for seen in up.chain(placed).chain(held) {
        let at = scars.iter().position(|scar| *scar == seen).expect("two of each");
        scars.remove(at);
    }
    let down = view.open.spots.iter().flatten().filter(|spot| **spot == Spot::Down).count();
    let secret = view.open.taken.is_some_and(|taken| taken.open.is_none());
    let scar_orders = orders(&scars);
    let mut all = BTreeSet::new();
    for south in hands(0, &unseen) {
        let left: Vec<Card> = unseen.iter().copied().filter(|card| !south.contains(*card)).collect();
        for north in hands(1, &left) {
            if !may_hold(0, &south) || !may_hold(1, &north) {
                continue;
            }
            let boxed: Vec<Card> = left.iter().copied().filter(|card| !north.contains(*card)).collect();
            for wolves in orders(&boxed) {
                for order in &scar_orders {
                    let mut rest = order.iter().copied();
                    let under = rest.by_ref().take(down).collect();
                    let taken = if secret { view.taken.or_else(|| rest.next()) } else { None };
                    all.insert((
                        south.iter().collect(),
                        north.iter().collect(),
                        wolves.clone(),
                        under,
                        taken,
                        rest.collect(),
                    ));
                }
            }
        }
    }
    all
}

/// Late positions of random games with few enough worlds to list, one for each viewer and game.
fn late_views(seeds: std::ops::Range<u64>, most: usize) -> Vec<(LoneWolves, View, BTreeSet<World>)> {
    let mut found = Vec::new();
    for seed in seeds {
        let board = ["standard", "advanced"][seed as usize % 2];
        let table = Table::<LoneWolves>::new(&Case::new(2, &[("board", board)]), seed);
        let mut late = Vec::new();
        playout(&table, &mut ChaCha8Rng::seed_from_u64(seed), |_, position, _| {
            if position.open.trick >= 11 {
                late.push(position.clone());
            }
        });
        for viewer in Viewer::all(2) {
            // A view with a secret scar is worth more than one without.
            late.sort_by_key(|position| position.open.taken.is_none_or(|taken| taken.open.is_some()));
            let few = |view: &View| {
                let down = view.open.spots.iter().flatten().filter(|spot| **spot == Spot::Down).count();
                down <= 1 && view.unseen().len() <= 6
            };
            let views = late.iter().map(|position| table.game.view(position, viewer));
            if let Some(view) = views.into_iter().find(few) {
                let worlds = fitting(&view);
                if worlds.len() <= most {
                    found.push((table.game.clone(), view, worlds));
                }
            }
        }
    }
    found
}

/// Proves LW-012, LW-026, LW-035.
#[test]
fn every_world_that_fits_is_reached_and_no_other() {
    let views = late_views(0..60, 1500);
    assert!(views.len() >= 20, "only {} positions are small enough", views.len());
    assert!(views.iter().any(|(_, view, _)| view.open.taken.is_some_and(|taken| taken.open.is_none())));
    assert!(views.iter().any(|(_, view, _)| view.viewer == Viewer::Spectator));
    let mut rng = ChaCha8Rng::seed_from_u64(9);
    for (game, view, worlds) in views {
        let mut reached = BTreeSet::new();
        for _ in 0..worlds.len() * 14 + 200 {
            let world = world_of(&game.sample(&view, &mut rng));
            assert!(worlds.contains(&world), "{world:?} does not fit {view:?}");
            reached.insert(world);
        }
        assert_eq!(reached.len(), worlds.len(), "{view:?}");
    }
}

/// Every hand the other side may hold is equally likely, whatever colours it has shown not to hold.
#[test]
fn fitting_hands_are_equally_likely() {
    let mut rng = ChaCha8Rng::seed_from_u64(11);
    let mut tried = 0;
    for (game, view, worlds) in late_views(100..200, 3000) {
        let hands: BTreeSet<_> = worlds.iter().map(|world| (&world.0, &world.1)).collect();
        if !(6..=120).contains(&hands.len()) {
            continue;
        }
        tried += 1;
        let draws = hands.len() * 300;
        let mut counts: BTreeMap<_, f64> = BTreeMap::new();
        for _ in 0..draws {
            let world = world_of(&game.sample(&view, &mut rng));
            *counts.entry((world.0, world.1)).or_default() += 1.0;
        }
        let chi: f64 = counts.values().map(|count| (count - 300.0).powi(2) / 300.0).sum();
        let freedom = hands.len() as f64 - 1.0;
        assert_eq!(counts.len(), hands.len());
        assert!(chi < freedom + 6.0 * (2.0 * freedom).sqrt(), "chi square {chi} of {freedom}: {view:?}");
    }
    assert!(tried >= 8, "{tried}");
}
