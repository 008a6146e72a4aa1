//! What a seat did in a turn, in few words: how far its wolves ran, what it won, built, took and hunted.
//!
//! Where it happened is for the board to show; only what was taken from others says where.

use ::the_wolves::{Event, Owner, Piece, TheWolves};
use moonpack_rules::Seat;
use moonpack_words::Words;

/// The deeds of a turn, most usual first; nothing if there were none. `names` are the players' names by seat.
pub(super) fn deeds(
    game: &TheWolves,
    seat: Seat,
    events: &[Event],
    names: &[String],
    words: &Words,
) -> Option<String> {
    let map = game.map();
    let own = |event: &Event| match *event {
        Event::WolfMoved { seat: whose, from, to, .. } if whose == seat => {
            map.walk_between(from, to).unwrap_or(0).into()
        }
        _ => 0,
    };
    let ran: i64 = events.iter().map(own).sum();
    let count = |is: fn(&Event) -> bool| events.iter().filter(|event| is(event)).count() as i64;
    let counted = [
        ("tw-turn-ran", ran),
        ("tw-turn-howled", count(|event| matches!(event, Event::Howled { .. }))),
        ("tw-turn-den", count(|event| matches!(event, Event::DenBuilt { .. }))),
        ("tw-turn-lair", count(|event| matches!(event, Event::LairBuilt { .. }))),
    ];
    let counted = counted.into_iter().filter(|(_, count)| *count > 0);
    let counted = counted.map(|(key, count)| words.with(key, &[("count", count.into())]));
    let told = counted.chain(events.iter().filter_map(|event| won(game, event, names, words)));
    let deeds: Vec<String> = told.collect();
    (!deeds.is_empty()).then(|| deeds.join(", "))
}

/// What was taken from others, and prey.
fn won(game: &TheWolves, event: &Event, names: &[String], words: &Words) -> Option<String> {
    match *event {
        Event::Dominated { owner, piece, hex, .. } => {
            let region = game.map().region_of(hex).map_or(0, |region| region.index() + 1);
            let owner = whose(owner, names, words);
            let piece = if piece == Piece::Den { "den" } else { "wolf" };
            Some(words.with(
                "tw-turn-took",
                &[("owner", (&owner).into()), ("piece", piece.into()), ("region", region.into())],
            ))
        }
        Event::Hunted { prey, .. } => Some(words.with("tw-turn-hunted", &[("prey", prey.name().into())])),
        _ => None,
    }
}

fn whose(owner: Owner, names: &[String], words: &Words) -> String {
    let name = owner.seat().map(|seat| names.get(seat.index()).cloned().unwrap_or_default());
    name.unwrap_or_else(|| words.text("tw-pack-third"))
}
