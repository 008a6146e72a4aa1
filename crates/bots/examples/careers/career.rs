//! Careers beside a packmate: so many players of one level, each unknown to it at first, play twenty games against it and then
//! twenty more.

use std::sync::atomic::AtomicBool;

use moonpack_bots::{AnyBot, Budget, Level, Mind, Strength, share};
use moonpack_games::{AnyMatch, Contents, GameKind};
use moonpack_rules::Seat;

/// Games before those that count, and games that count.
pub(crate) const GAMES: u32 = 20;
/// A game that is not over after so many turns is scored as it stands.
const MOST_TURNS: u32 = 400;

/// What came of careers.
pub(crate) struct Careers {
    /// The packmate's part of the victories in the first games, and in those that followed.
    pub(crate) won: [f32; 2],
    /// How strong the others seemed to it in the end, in the mean.
    pub(crate) height: f32,
}

/// Plays so many careers of a level, from both seats, searching so many iterations a decision.
pub(crate) fn careers(
    contents: &Contents,
    kind: GameKind,
    level: Level,
    careers: u64,
    iterations: u64,
) -> Option<Careers> {
    let (mut won, mut height) = ([0.0; 2], 0.0);
    for career in 0..careers {
        let mut known = Strength::default();
        for number in 0..2 * GAMES {
            let seed = 1_000 * career + u64::from(number / 2) + 50_000;
            let packmate = Seat::new(number as usize % 2)?;
            let lost = game(contents, kind, level, packmate, known, seed, iterations)?;
            known = known.after(lost);
            won[(number / GAMES) as usize] += 1.0 - lost;
        }
        height += known.height();
    }
    // Halves add up exactly, so that a rate on the edge is not lost to rounding.
    let careers = careers as f32;
    Some(Careers { won: won.map(|won| won / (careers * GAMES as f32)), height: height / careers })
}

/// What the other has of the game: 1 if it came before the packmate.
fn game(
    contents: &Contents,
    kind: GameKind,
    level: Level,
    packmate: Seat,
    known: Strength,
    seed: u64,
    iterations: u64,
) -> Option<f32> {
    let go = AtomicBool::new(false);
    let mut play = AnyMatch::draw(contents, kind, 2, &Vec::new(), seed).ok()?;
    let mut minds = [Mind::new(), Mind::new()];
    minds[packmate.index()].face(known);
    while let Some(seat) = play.to_move().filter(|_| play.turn() <= MOST_TURNS) {
        let level = if seat == packmate { Level::Packmate } else { level };
        let bot = AnyBot { level, seed: 31 * seed + seat.index() as u64 };
        let action = bot.decide_with(&play, &mut minds[seat.index()], Budget::iterations(iterations), &go)?;
        play.play(seat, &action).ok()?;
    }
    Some(share(&play.standing(), packmate.next(2), packmate))
}
