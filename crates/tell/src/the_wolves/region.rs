//! A region in words: its tokens, and who holds how much of it.

use std::cmp::Reverse;

use ::the_wolves::{Control, Owner, Position, Region, TheWolves};
use moonpack_words::Words;

/// The region's name.
pub fn region_name(region: Region, words: &Words) -> String {
    words.with("tw-place-region", &[("region", (region.index() + 1).into())])
}

/// Who has pieces in a region, the strongest first.
pub fn present(game: &TheWolves, position: &Position, region: Region) -> Vec<(Owner, Control)> {
    let control = game.control(position, region);
    let mut present: Vec<(Owner, Control)> =
        game.owners().map(|owner| (owner, control[owner.index()])).collect();
    present.retain(|(_, control)| control.strength > 0);
    present.sort_by_key(|(owner, control)| (Reverse(*control), *owner));
    present
}

/// The tokens that are left, each with its two values, and the strengths. `names` are the players' names by seat.
pub fn region(
    game: &TheWolves,
    position: &Position,
    region: Region,
    names: &[String],
    words: &Words,
) -> String {
    let token = |phase: ::the_wolves::MoonPhase| {
        let [high, low] = game.token_values(phase);
        format!("{} {high}/{low}", words.text(&format!("tw-phase-{}", phase.name())))
    };
    let tokens: Vec<String> = game.tokens(position, region).map(token).collect();
    let tokens = if tokens.is_empty() { words.text("board-tw-scored") } else { tokens.join(", ") };
    let control = |(owner, control): (Owner, Control)| {
        let name =
            owner.seat().map_or_else(|| words.text("tw-pack-third"), |seat| names[seat.index()].clone());
        let (strength, alphas) = (i64::from(control.strength), i64::from(control.alphas));
        let args = [("name", (&name).into()), ("strength", strength.into()), ("alphas", alphas.into())];
        words.with("board-tw-control", &args)
    };
    let present: Vec<String> = present(game, position, region).into_iter().map(control).collect();
    let present = if present.is_empty() { words.text("board-tw-nobody") } else { present.join("; ") };
    format!("{}: {tokens}. {present}", region_name(region, words))
}
