//! A wide net of actions for any position, legal or not, on which two generators must agree.

use moonpack_rules::Game;
use the_wolves::{
    Action, Bonus, Deed, Hex, Owner, Payment, Position, Side, Stage, Terrain, TheWolves, Track, Wolf,
};

/// Every kind of action. Of the many payments and moves only one in `every` is taken, others at other steps; with 1 the
/// net holds every action that could ever be legal.
pub(crate) fn candidates(game: &TheWolves, position: &Position, every: usize) -> Vec<Action> {
    let hexes: Vec<Hex> = game.map().all().collect();
    let mut all = vec![Action::BonusAction, Action::EndTurn, Action::Done];
    all.extend(Side::ALL.iter().map(|side| Action::Sides(*side)));
    all.extend(Track::ALL.iter().map(|track| Action::Track(*track)));
    for hex in hexes.iter().copied() {
        all.extend([Action::Start(hex), Action::Push(hex), Action::Howl(hex), Action::Den(hex)]);
        all.extend([Action::Lair(hex), Action::DominateWolf(hex), Action::DominateDen(hex)]);
    }
    let mut many = Vec::new();
    let held = position.player(position.seat()).bonus(Bonus::Terrain);
    for (deed, terrain) in
        Deed::ALL.iter().flat_map(|deed| Terrain::ALL.iter().map(|terrain| (*deed, *terrain)))
    {
        for payment in (0..64).flat_map(|slots| (0..=(held + 1).min(3)).map(move |tokens| (slots, tokens))) {
            let payment = Payment::new(payment.0, payment.1);
            // Payments that are too small or too large by one are enough to be refused for their size.
            let off = payment.worth().abs_diff(game.cost(deed));
            if off == 0 || off == 1 && payment.slots().is_multiple_of(7) {
                many.push(Action::Pay(deed, terrain, payment));
            }
        }
    }
    // Every hex with an own piece and every ninth other hex as a start; anywhere from there.
    let moving = matches!(position.stage(), Stage::Moving(_));
    let mine = position.board().of(Owner::from(position.seat()));
    for from in hexes.iter().copied().filter(|hex| mine.contains(*hex) || hex.index() % 9 == 0) {
        for to in hexes.iter().copied().filter(|hex| moving || hex.index() % 16 == 0) {
            many.extend(Wolf::ALL.iter().map(|wolf| Action::Go { wolf: *wolf, from, to }));
        }
    }
    let offset = game.turn(position) as usize % every;
    all.extend(many.into_iter().skip(offset).step_by(every));
    all
}
