//! Matches of several deals and the bounds of undo: LW-075 to LW-079, LW-010, LW-011.

use lone_wolves::{Action, Event, LoneWolves, Options, Position};
use moonpack_rules::{Begin, Game, OptionError, Secrets, Viewer};
use moonpack_testkit::{Case, Table, playout};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

fn table(options: &[(&str, &str)], seed: u64) -> Table<LoneWolves> {
    Table::new(&Case::new(2, options), seed)
}

fn played(table: &Table<LoneWolves>) -> (Position, Vec<Action>) {
    playout(table, &mut ChaCha8Rng::seed_from_u64(table.seed), |_, _, _| {})
}

/// All events of the actions.
fn told(table: &Table<LoneWolves>, actions: &[Action]) -> Vec<Event> {
    let mut position = table.start.clone();
    let mut events = Vec::new();
    actions.iter().for_each(|action| table.game.apply(&mut position, *action, &mut events));
    events
}

/// Proves LW-075.
#[test]
fn a_match_has_one_deal_or_an_even_number() {
    let content = LoneWolves::read_content(LoneWolves::CONTENT).unwrap();
    let read = |deals: &str| LoneWolves::read_options(&content, 2, &vec![("deals".into(), deals.into())]);
    for good in ["1", "2", "4", "20"] {
        assert_eq!(read(good).unwrap().deals.to_string(), good);
    }
    for bad in ["0", "3", "22", "-2", "two", "", "02", "99999999999"] {
        assert!(matches!(read(bad), Err(OptionError::Value { name: "deals", .. })), "{bad}");
    }
}

/// Proves LW-010, LW-011, LW-075.
#[test]
fn the_lead_alternates_and_sides_stay() {
    for seed in 0..4 {
        let table = table(&[("deals", "4")], seed);
        let leaders: Vec<_> = table.setup.deals.iter().map(|deal| deal.leader).collect();
        assert!(leaders.windows(2).all(|pair| pair[0] != pair[1]));
        let mut seen = Vec::new();
        playout(&table, &mut ChaCha8Rng::seed_from_u64(seed), |_, position, _| {
            if position.open.trick == 0 && position.open.led.is_none() {
                seen.push(position.open.leader);
                let hands = lone_wolves::SEATS.map(|seat| position.hand(seat));
                assert_eq!(hands, table.setup.deals[usize::from(position.open.deal)].hands);
            }
        });
        assert_eq!(seen, leaders);
    }
}

/// Proves LW-076.
#[test]
fn duplicate_deals_come_again_with_hands_and_lead_exchanged() {
    let table = table(&[("deals", "2"), ("duplicate", "yes")], 3);
    let deals = &table.setup.deals;
    assert_eq!(deals.len(), 4);
    for (first, second) in deals[..2].iter().zip(&deals[2..]) {
        assert_eq!(first.exchanged(), *second);
        assert_eq!(first.hands[0], second.hands[1]);
        assert_eq!(first.leader.next(2), second.leader);
        assert_eq!(
            (first.scars, first.tiles, first.box_wolves),
            (second.scars, second.tiles, second.box_wolves)
        );
    }
}

/// Proves LW-075, LW-076.
#[test]
fn a_set_up_from_outside_is_a_true_duplicate_and_keeps_the_lead() {
    let options = |pairs: &[(&str, &str)]| table(pairs, 3).options;
    let duplicate = table(&[("deals", "2"), ("duplicate", "yes")], 3);
    let fault = |options: &Options, setup: &lone_wolves::Setup| {
        let content = LoneWolves::read_content(LoneWolves::CONTENT).unwrap();
        let drawn = LoneWolves::check_drawn(&content, options, setup);
        let begun = LoneWolves::begin(&content, &LoneWolves::NEWEST, 2, options, setup).map(|_| ());
        drawn.and(begun).map_err(|error| error.to_string())
    };
    assert_eq!(fault(&duplicate.options, &duplicate.setup), Ok(()));
    let mut other = duplicate.setup.clone();
    other.deals[3].tiles.swap(0, 1);
    assert!(fault(&duplicate.options, &other).unwrap_err().contains("`deal-4-tiles`: in a duplicate match"));
    let mut lead = duplicate.setup.clone();
    lead.deals[2].leader = lead.deals[2].leader.next(2);
    let said = fault(&duplicate.options, &lead).unwrap_err();
    assert!(said.contains("deal-3-leader") && said.contains("LW-076"), "{said}");
    let plain = table(&[("deals", "4")], 3);
    let mut lead = plain.setup.clone();
    lead.deals[1].leader = lead.deals[0].leader;
    let said = fault(&options(&[("deals", "4")]), &lead).unwrap_err();
    assert!(said.contains("deal-2-leader") && said.contains("LW-075"), "{said}");
}

#[test]
fn an_unknown_line_of_a_set_up_is_named_before_one_that_is_missing() {
    let content = LoneWolves::read_content(LoneWolves::CONTENT).unwrap();
    let lines = LoneWolves::write_setup(&content, &table(&[], 3).setup);
    for stranger in
        ["deal-1-cat", "deal-0-leader", "deal-01-leader", "deal-41-leader", "leader", "deal--1-box"]
    {
        let mut more = lines.clone();
        more.push((stranger.into(), "0".into()));
        assert_eq!(LoneWolves::read_setup(&content, &more).unwrap_err().key, stranger);
    }
    let fewer = lines[1..].to_vec();
    assert_eq!(
        LoneWolves::read_setup(&content, &fewer).unwrap_err().to_string(),
        "set-up `deal-1-leader`: is missing"
    );
}

/// Proves LW-077.
#[test]
fn a_match_adds_up_its_deals() {
    for seed in 0..6 {
        let table = table(&[("deals", "2"), ("board", "advanced")], seed);
        let (last, actions) = played(&table);
        let ends: Vec<_> = told(&table, &actions)
            .into_iter()
            .filter_map(|event| match event {
                Event::DealEnded { points, lone, .. } => Some((points, lone)),
                _ => None,
            })
            .collect();
        assert_eq!(ends.len(), 2);
        let totals = [0, 1].map(|seat| {
            let points: i32 = ends.iter().map(|(points, _)| points[seat]).sum();
            let lone: u16 = ends.iter().map(|(_, lone)| lone[seat]).sum();
            (points, lone)
        });
        let standing = table.game.standing(&last);
        assert_eq!(standing.points[..2], totals.map(|(points, _)| points));
        let winners: Vec<usize> = standing.winners.iter().map(|seat| seat.index()).collect();
        let expected: &[usize] = match totals[0].cmp(&totals[1]) {
            std::cmp::Ordering::Greater => &[0],
            std::cmp::Ordering::Less => &[1],
            std::cmp::Ordering::Equal => &[0, 1],
        };
        assert_eq!(winners, expected);
    }
}

/// Proves LW-078.
#[test]
fn a_view_knows_nothing_of_deals_to_come() {
    let one = table(&[("deals", "2")], 1);
    let mut setup = one.setup.clone();
    let other = table(&[("deals", "2")], 2).setup.deals[1];
    setup.deals[1] = lone_wolves::Deal { leader: setup.deals[1].leader, ..other };
    let options = Options { ..one.options.clone() };
    let (game, start) = LoneWolves::begin(&one.content, &LoneWolves::NEWEST, 2, &options, &setup).unwrap();
    assert!(start != one.start, "the positions differ");
    for viewer in Viewer::all(2) {
        assert_eq!(game.view(&start, viewer), one.game.view(&one.start, viewer));
    }
    assert_eq!(game, one.game, "and so does nothing that bots are given");
}

/// Proves LW-079.
#[test]
fn undo_stops_where_something_hidden_was_seen() {
    let table = table(&[("deals", "2")], 5);
    let (_, actions) = played(&table);
    for event in told(&table, &actions) {
        let shows = match event {
            Event::Played { .. }
            | Event::Revealed { .. }
            | Event::Placed { .. }
            | Event::DealBegan { .. } => true,
            Event::Taken { open, .. } => !open,
            _ => false,
        };
        assert_eq!(LoneWolves::reveals(&event), shows, "{event:?}");
    }
    let mut turns = Vec::new();
    playout(&table, &mut ChaCha8Rng::seed_from_u64(5), |_, position, _| {
        turns.push(table.game.turn(position))
    });
    assert!(turns.is_sorted(), "turns are counted on");
}
