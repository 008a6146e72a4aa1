//! Points in words: how it stands, and where the points come from.

use moonpack_games::AnyMatch;
use moonpack_rules::{Part, Seat};
use moonpack_words::Words;

/// Points by seat, and how it ended if it has.
pub fn standing(play: &AnyMatch, names: &[String], words: &Words) -> String {
    let points = play.standing().points;
    let scores = names.iter().zip(points).map(|(name, points)| format!("{name} {points}"));
    let scores = scores.collect::<Vec<_>>().join(" · ");
    let Some(ending) = play.ending() else { return scores };
    let letters = play.kind().letters().to_lowercase();
    let ending = words.text(&format!("{letters}-ending-{}", ending.0));
    let winners = play.standing().winners.iter().map(|seat| names[seat.index()].as_str());
    let winners = winners.collect::<Vec<_>>().join(", ");
    let won = words.with("cli-replay-won", &[("winners", (&winners).into())]);
    format!("{scores} · {ending} · {won}")
}

/// Where the points come from, a line a seat; parts without points are left out.
pub fn parts(play: &AnyMatch, names: &[String], words: &Words) -> Vec<String> {
    let letters = play.kind().letters().to_lowercase();
    let part = |part: Part| {
        let word = words.text(&format!("{letters}-part-{}", part.name));
        let of = part.of.map(|of| format!(" ({})", moonpack_tell::part_of(play, &of, words)));
        let of = of.unwrap_or_default();
        format!("{word}{of} {}", part.points)
    };
    let line = |(seat, name): (Seat, &String)| {
        let parts = play.parts(seat).into_iter().filter(|part| part.points != 0).map(part);
        format!("{name}: {}", parts.collect::<Vec<_>>().join(" · "))
    };
    Seat::first(play.seats()).zip(names).map(line).collect()
}
