//! How the boards, region scoring tokens and prey lie, and the short code by which people share it.
//!
//! A layout is three arrangements: region boards (some of ten, in order), token stacks and prey (each a shuffle of a
//! fixed pool). The code is the number of players followed by the rank of the layout among all layouts for that number,
//! in base 32 without I, L, O and U, and a check letter; mistyped codes are caught.

use rand::Rng;
use rand::seq::SliceRandom;

use crate::content::{Content, Stack};
use crate::{Prey, Terrain};

const DIGITS: &[u8; 32] = b"0123456789ABCDEFGHJKMNPQRSTVWXYZ";
/// A prime below 32 would do for single errors; 31 also catches swapped neighbours.
const CHECK: u64 = 31;

/// Where everything lies at the beginning, region by region in the order of the player count's plan.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Layout {
    /// The region boards, counted from 0.
    pub regions: Vec<u8>,
    /// Their token stacks.
    pub tokens: Vec<Stack>,
    /// Their prey.
    pub prey: Vec<Prey>,
}

impl Layout {
    /// A random layout.
    pub(crate) fn draw<R: Rng + ?Sized>(content: &Content, players: usize, rng: &mut R) -> Self {
        let mut layout = Self::plain(content, players);
        let count = layout.regions.len();
        layout.regions = (0..content.palettes.len() as u8).collect();
        layout.regions.shuffle(rng);
        layout.regions.truncate(count);
        layout.tokens.shuffle(rng);
        layout.prey.shuffle(rng);
        layout
    }

    /// Region boards, tokens and prey in the order of the data, for scenes.
    pub(crate) fn plain(content: &Content, players: usize) -> Self {
        let Some(company) = content.company(players) else {
            return Self { regions: Vec::new(), tokens: Vec::new(), prey: Vec::new() };
        };
        Self {
            regions: (0..company.places.len() as u8).collect(),
            tokens: company.stacks.clone(),
            prey: company.prey.clone(),
        }
    }

    /// The terrains of the region boards.
    pub(crate) fn palettes(&self, content: &Content) -> Vec<[Terrain; 5]> {
        let palette = |region: &u8| content.palettes.get(*region as usize).copied();
        self.regions.iter().filter_map(palette).collect()
    }

    /// What is wrong with the layout for this number of players: the part at fault and why.
    pub(crate) fn fault(&self, content: &Content, players: usize) -> Option<(&'static str, String)> {
        let plain = Self::plain(content, players);
        let count = plain.regions.len();
        let unlike = (0..self.regions.len()).all(|i| !self.regions[..i].contains(&self.regions[i]));
        let known = self.regions.iter().all(|region| (*region as usize) < content.palettes.len());
        let boards = content.palettes.len();
        if self.regions.len() != count || !unlike || !known {
            return Some(("regions", format!("needs {count} different boards from 1 to {boards}")));
        }
        if sorted(&self.tokens) != sorted(&plain.tokens) {
            return Some(("tokens", format!("these are not the tokens of a game for {players}")));
        }
        if sorted(&self.prey) != sorted(&plain.prey) {
            return Some(("prey", format!("these are not the prey of a game for {players}")));
        }
        None
    }

    /// The shareable code of a layout that has no fault.
    pub fn code(&self, content: &Content, players: usize) -> String {
        let plain = Self::plain(content, players);
        let boards: Vec<u8> = (0..content.palettes.len() as u8).collect();
        let mut value = 0u64;
        rank(&self.regions, &boards, &mut value);
        rank(&self.tokens, &plain.tokens, &mut value);
        rank(&self.prey, &plain.prey, &mut value);
        let mut digits = vec![DIGITS[check(value, players) as usize]];
        while value > 0 {
            digits.push(DIGITS[(value % 32) as usize]);
            value /= 32;
        }
        digits.push(b'0' + players as u8);
        digits.iter().rev().map(|digit| *digit as char).collect()
    }

    /// The layout with this code for this number of players; small letters are fine.
    ///
    /// # Errors
    /// Says in words what a code should look like, or that it belongs to another player count or is mistyped.
    pub fn from_code(content: &Content, players: usize, code: &str) -> Result<Self, String> {
        let code = code.to_ascii_uppercase();
        let Some((count, rest)) = code.split_at_checked(1) else {
            return Err("a layout is random or a code such as a shared game shows".into());
        };
        if count != players.to_string() {
            return Err(format!("a code for {players} players begins with {players}"));
        }
        let digits: Option<Vec<u64>> =
            rest.bytes().map(|b| DIGITS.iter().position(|d| *d == b).map(|d| d as u64)).collect();
        let Some([digits @ .., last]) = digits.as_deref() else {
            return Err("a layout code is made of digits and letters other than I, L, O and U".into());
        };
        let value = digits
            .iter()
            .try_fold(0u64, |value, digit| value.checked_mul(32)?.checked_add(*digit))
            .ok_or("the code is too long")?;
        if check(value, players) != *last || digits.first() == Some(&0) {
            return Err("the code is mistyped: its check letter does not fit".into());
        }
        let plain = Self::plain(content, players);
        let boards: Vec<u8> = (0..content.palettes.len() as u8).collect();
        let mut left = value;
        let prey = unrank(&plain.prey, plain.prey.len(), &mut left);
        let tokens = unrank(&plain.tokens, plain.tokens.len(), &mut left);
        let regions = unrank(&boards, plain.regions.len(), &mut left);
        if left > 0 {
            return Err("no layout has this code".into());
        }
        Ok(Self { regions, tokens, prey })
    }
}

fn check(value: u64, players: usize) -> u64 {
    (value % CHECK + players as u64) % CHECK
}

fn sorted<T: Ord + Clone>(list: &[T]) -> Vec<T> {
    let mut list = list.to_vec();
    list.sort();
    list
}

/// Folds the place of `row` among all rows of its length that can be laid from `pool` into `value`.
fn rank<T: Ord + Copy>(row: &[T], pool: &[T], value: &mut u64) {
    let mut pool = sorted(pool);
    let mut place = 0;
    let all = ways(&pool, row.len());
    for (at, item) in row.iter().enumerate() {
        for (index, lower) in firsts(&pool) {
            if lower >= *item {
                break;
            }
            place += ways(&without(&pool, index), row.len() - at - 1);
        }
        if let Some(index) = pool.iter().position(|other| other == item) {
            pool.remove(index);
        }
    }
    *value = *value * all + place;
}

/// Takes a row of `length` back out of `value`; the inverse of [`rank`].
fn unrank<T: Ord + Copy>(pool: &[T], length: usize, value: &mut u64) -> Vec<T> {
    let mut pool = sorted(pool);
    let all = ways(&pool, length).max(1);
    let mut place = *value % all;
    *value /= all;
    let mut row = Vec::new();
    while row.len() < length {
        let mut choice = None;
        for (index, item) in firsts(&pool) {
            let block = ways(&without(&pool, index), length - row.len() - 1);
            if place < block {
                choice = Some((index, item));
                break;
            }
            place -= block;
        }
        let Some((index, item)) = choice else { break };
        pool.remove(index);
        row.push(item);
    }
    row
}

/// The first of each run of equal items in a sorted pool.
fn firsts<T: Ord + Copy>(pool: &[T]) -> Vec<(usize, T)> {
    let first =
        |(index, item): (usize, &T)| (index == 0 || pool[index - 1] != *item).then_some((index, *item));
    pool.iter().enumerate().filter_map(first).collect()
}

fn without<T: Copy>(pool: &[T], index: usize) -> Vec<T> {
    pool[..index].iter().chain(&pool[index + 1..]).copied().collect()
}

/// How many different rows of `length` can be laid from a sorted pool. Pools here are all different, or used up.
fn ways<T: Ord + Copy>(pool: &[T], length: usize) -> u64 {
    let rows: u64 = (0..length as u64).map(|taken| pool.len() as u64 - taken).product();
    let repeats = |item: &T| pool.iter().filter(|other| *other == item).count() as u64;
    let swaps: u64 = firsts(pool).iter().map(|(_, item)| (1..=repeats(item)).product::<u64>()).product();
    if length == pool.len() { rows / swaps } else { rows }
}
