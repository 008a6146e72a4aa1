//! Reviews: what the strongest bot thinks of every turn of a finished game, one turn after the other.
//!
//! A review goes on turn by turn, so that whoever has a thread can give it a moment and take it back; it has none of its
//! own. What is found is kept for a while and shared by all who ask; progress can be seen at any time.

use std::net::IpAddr;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicI64, Ordering};
use std::sync::{Arc, Mutex, OnceLock, Weak};
use std::time::Duration;

use moonpack_bots::Budget;
use moonpack_games::AnyMatch;

use crate::judge::{Turn, Verdict, judge, turns};
use crate::lock::lock;
use crate::{LiveError, TableId, now};

/// So many reviews are kept; the oldest goes first.
const KEPT: usize = 64;
/// So many may be under way at once.
const AT_WORK: usize = 8;
/// So many of one address: a pasted game can be so long that its review takes an hour, and nobody may keep all others out.
const OF_ONE_ADDRESS: usize = 2;
/// So many of pasted games: who has several addresses can paste as many as they like, and a table's game must be played first.
const PASTED: usize = AT_WORK / 2;
/// Whoever waits for a review looks at it every few seconds. After so many milliseconds nobody does, and it gives its place to
/// one that somebody waits for.
const UNSEEN: i64 = 60_000;
/// A thought of a review takes this part of what a bot has for a decision, and no longer than [`LONGEST`].
const PART: u64 = 20;
/// The longest thought of a review, in milliseconds.
pub(crate) const LONGEST: u64 = 75;

/// How long a thought takes where a bot has so many milliseconds for a decision.
pub(crate) fn thought_ms(bot_ms: u64) -> u64 {
    (bot_ms / PART).clamp(1, LONGEST)
}

/// What is reviewed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Reviewed {
    /// The game of a table that is over, at this version: after an undo it is another game.
    Table(TableId, u64),
    /// A game that stands whole in its code.
    Code(String),
}

/// The review of one game, finished or under way.
pub struct Review {
    of: Reviewed,
    /// Where it was asked for.
    from: IpAddr,
    game: AnyMatch,
    think: u64,
    /// When somebody last looked.
    seen: AtomicI64,
    turns: OnceLock<Vec<Turn>>,
    /// One for each turn that has been thought about, in order; none where there was nothing to choose, or the bot failed.
    verdicts: Mutex<Vec<Option<Verdict>>>,
}

impl Review {
    /// The turns of the game; empty until the first moment of the review, or until they were looked for.
    pub fn turns(&self) -> &[Turn] {
        self.turns.get().map_or(&[], Vec::as_slice)
    }

    /// The turns of the game. Looking for them replays it, which is heavy work.
    pub fn find_turns(&self) -> &[Turn] {
        self.turns.get_or_init(|| sound(|| turns(&self.game)).unwrap_or_default())
    }

    /// What was found about the turns so far, in order; none for a turn without a choice, and where the bot failed.
    pub fn verdicts(&self) -> Vec<Option<Verdict>> {
        lock(&self.verdicts).clone()
    }

    /// How long each thought takes.
    pub fn think(&self) -> Duration {
        Duration::from_millis(self.think)
    }

    /// Has every turn been thought about?
    pub fn done(&self) -> bool {
        self.turns.get().is_some_and(|turns| lock(&self.verdicts).len() >= turns.len())
    }

    /// What is reviewed.
    pub(crate) fn of(&self) -> &Reviewed {
        &self.of
    }

    /// Has somebody looked at it lately?
    fn is_awaited(&self) -> bool {
        self.seen.load(Ordering::Relaxed).saturating_add(UNSEEN) >= now().0
    }

    /// The game.
    pub(crate) fn game(&self) -> &AnyMatch {
        &self.game
    }

    /// The next turn to be thought about, and its number. None before the first moment of the review.
    pub(crate) fn next(&self) -> Option<(usize, Turn)> {
        let nth = lock(&self.verdicts).len();
        self.turns().get(nth).map(|turn| (nth, *turn))
    }

    /// Notes what is thought of a turn elsewhere, if it is the next one.
    pub(crate) fn judged(&self, nth: usize, verdict: Option<Verdict>) {
        let mut verdicts = lock(&self.verdicts);
        if verdicts.len() == nth {
            verdicts.push(verdict);
        }
    }

    /// Thinks about the next turn.
    pub(crate) fn go_on(&self) {
        self.go_on_with(judge);
    }

    /// A turn at which the bot panics has no verdict: the review comes to its end all the same.
    fn go_on_with(&self, judge: impl FnOnce(&AnyMatch, Turn, Budget) -> Option<Verdict>) {
        let turns = self.find_turns();
        let next = lock(&self.verdicts).len();
        if let Some(turn) = turns.get(next) {
            let judged = || judge(&self.game, *turn, Budget::ms(self.think));
            let verdict = if turn.free { sound(judged).flatten() } else { None };
            lock(&self.verdicts).push(verdict);
        }
    }
}

/// What comes of it, unless it panics.
pub(crate) fn sound<T>(think: impl FnOnce() -> T) -> Option<T> {
    let thought = catch_unwind(AssertUnwindSafe(think));
    thought.inspect_err(|_| tracing::error!("a turn could not be weighed")).ok()
}

/// The reviews, the oldest first.
#[derive(Default)]
pub(crate) struct Reviews(Mutex<Vec<Arc<Review>>>);

impl Reviews {
    /// The review of this game, if there is one.
    pub(crate) fn get(&self, of: &Reviewed) -> Option<Arc<Review>> {
        find(&lock(&self.0), of)
    }

    /// The review of this game, and whether it is a new one that somebody has to go on with. A bot of this host has so
    /// many milliseconds for a decision.
    ///
    /// # Errors
    /// If too many are under way, in all or of this address.
    pub(crate) fn begin(
        &self,
        of: &Reviewed,
        game: &AnyMatch,
        from: IpAddr,
        bot_ms: u64,
    ) -> Result<(Arc<Review>, bool), LiveError> {
        let mut known = lock(&self.0);
        if let Some(review) = find(&known, of) {
            return Ok((review, false));
        }
        if is_full(&known, of, from) {
            known.retain(|review| review.done() || review.is_awaited());
        }
        if is_full(&known, of, from) {
            return Err(LiveError::Busy { seconds: 10 });
        }
        let review = Arc::new(Review {
            of: of.clone(),
            from,
            game: game.clone(),
            think: thought_ms(bot_ms),
            seen: AtomicI64::new(now().0),
            turns: OnceLock::new(),
            verdicts: Mutex::default(),
        });
        if known.len() >= KEPT {
            known.remove(0);
        }
        known.push(review.clone());
        Ok((review, true))
    }

    /// Forgets a review, finished or not.
    pub(crate) fn forget(&self, review: &Weak<Review>) {
        lock(&self.0).retain(|known| !std::ptr::eq(Arc::as_ptr(known), review.as_ptr()));
    }
}

/// Is there no room for one more of this game, asked for by this address?
fn is_full(known: &[Arc<Review>], of: &Reviewed, from: IpAddr) -> bool {
    let under_way = || known.iter().filter(|review| !review.done());
    let is_pasted = |of: &Reviewed| matches!(of, Reviewed::Code(_));
    under_way().count() >= AT_WORK
        || under_way().filter(|review| review.from == from).count() >= OF_ONE_ADDRESS
        || is_pasted(of) && under_way().filter(|review| is_pasted(&review.of)).count() >= PASTED
}

fn find(known: &[Arc<Review>], of: &Reviewed) -> Option<Arc<Review>> {
    let review = known.iter().find(|review| review.of == *of)?;
    review.seen.store(now().0, Ordering::Relaxed);
    Some(review.clone())
}

#[cfg(test)]
mod tests {
    use moonpack_games::{Contents, GameKind};

    use super::*;

    /// A table's game; the same by its number.
    fn of(number: usize) -> Reviewed {
        Reviewed::Table("bcdfghjkmnpq".parse().unwrap(), number as u64)
    }

    fn code(number: usize) -> Reviewed {
        Reviewed::Code(number.to_string())
    }

    fn address(number: usize) -> IpAddr {
        IpAddr::from([192, 0, 2, number as u8])
    }

    fn game() -> AnyMatch {
        let contents = Contents::shipped().unwrap();
        let mut game = AnyMatch::draw(&contents, GameKind::LoneWolves, 2, &vec![], 5).unwrap();
        while let Some(seat) = game.to_move() {
            let first = game.legal().swap_remove(0);
            game.play(seat, &first).unwrap();
        }
        game
    }

    #[test]
    fn a_review_goes_on_turn_by_turn_until_every_turn_is_judged() {
        let reviews = Reviews::default();
        let (review, new) = reviews.begin(&of(0), &game(), address(1), 20).unwrap();
        assert!(new && !review.done() && review.turns().is_empty());
        let mut moments = 0;
        while !review.done() {
            review.go_on();
            moments += 1;
            assert_eq!(review.verdicts().len(), moments);
        }
        assert_eq!(moments, review.turns().len());
        for (turn, verdict) in review.turns().iter().zip(review.verdicts()) {
            assert_eq!(turn.free, verdict.is_some());
            assert!(verdict.is_none_or(|found| (0.0..=1.0).contains(&found.lost)));
        }
    }

    #[test]
    fn a_review_comes_to_its_end_though_the_bot_panics() {
        let reviews = Reviews::default();
        let (review, _) = reviews.begin(&of(0), &game(), address(1), 20).unwrap();
        while !review.done() {
            review.go_on_with(|_, _, _| panic!("no idea"));
        }
        assert!(!review.turns().is_empty() && review.verdicts().iter().all(Option::is_none));
    }

    #[test]
    fn a_game_is_reviewed_once_a_few_at_a_time_and_the_oldest_review_is_forgotten() {
        let reviews = Reviews::default();
        let game = game();
        for n in 0..AT_WORK {
            assert!(reviews.begin(&of(n), &game, address(n), 20).unwrap().1);
        }
        assert!(!reviews.begin(&of(0), &game, address(9), 20).unwrap().1, "the one under way is shared");
        let another = reviews.begin(&of(1_000), &game, address(9), 20);
        assert!(matches!(another, Err(LiveError::Busy { .. })));
        let empty = game.at(0);
        for n in 0..AT_WORK {
            let review = reviews.get(&of(n)).unwrap();
            *lock(&review.verdicts) = vec![None; game.steps()];
            review.go_on();
        }
        for n in AT_WORK..=KEPT {
            let (review, new) = reviews.begin(&of(n), &empty, address(9), 20).unwrap();
            review.go_on();
            assert!(new && review.done(), "a game without a turn");
        }
        assert!(reviews.get(&of(0)).is_none());
        assert!(reviews.get(&of(KEPT)).is_some());
    }

    #[test]
    fn one_address_leaves_room_for_the_reviews_of_others() {
        let reviews = Reviews::default();
        let game = game();
        for n in 0..AT_WORK {
            let begun = reviews.begin(&of(n), &game, address(1), 20);
            assert_eq!(begun.is_ok(), n < OF_ONE_ADDRESS);
        }
        assert!(reviews.begin(&of(1_000), &game, address(2), 20).unwrap().1);
        let first = reviews.get(&of(0)).unwrap();
        first.find_turns();
        *lock(&first.verdicts) = vec![None; game.steps()];
        assert!(reviews.begin(&of(2_000), &game, address(1), 20).unwrap().1, "what is done makes room");
    }

    #[test]
    fn pasted_games_leave_room_for_those_of_tables() {
        let reviews = Reviews::default();
        let game = game();
        for n in 0..AT_WORK {
            assert_eq!(reviews.begin(&code(n), &game, address(n), 20).is_ok(), n < PASTED);
        }
        assert!(reviews.begin(&of(0), &game, address(100), 20).unwrap().1);
    }

    #[test]
    fn a_review_that_nobody_looks_at_gives_its_place_to_one_that_is_waited_for() {
        let reviews = Reviews::default();
        let game = game();
        let at = |ms: i64| crate::time::SIMULATED.set(Some(ms));
        at(1_000_000);
        for n in 0..AT_WORK {
            reviews.begin(&of(n), &game, address(n), 20).unwrap();
        }
        at(1_000_000 + UNSEEN);
        assert!(reviews.get(&of(3)).is_some(), "somebody looks");
        assert!(reviews.begin(&of(AT_WORK), &game, address(100), 20).is_err(), "not yet");
        at(1_000_001 + UNSEEN);
        assert!(reviews.begin(&of(AT_WORK), &game, address(100), 20).unwrap().1);
        assert!(reviews.get(&of(3)).is_some() && reviews.get(&of(4)).is_none());
        crate::time::SIMULATED.set(None);
    }
}
