//! Who sits where in which game. Everything follows from the number of the game.

/// More orders of seats than this are thinned to the rotations: five different bots have 120.
const MOST_ORDERS: usize = 24;

/// One game to be played: the seed of its set-up and who sits on each seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Pairing {
    pub(crate) number: usize,
    pub(crate) seed: u64,
    pub(crate) seats: Vec<usize>,
}

/// The order of play: rounds of every table in every order of seats on one set-up.
pub(crate) struct Schedule {
    orders: Vec<Vec<usize>>,
    seed: u64,
    games: usize,
}

impl Schedule {
    /// Plans `games` games, rounded up to whole rounds. With fewer bots than seats the list is dealt round until all
    /// seats are taken; with more, every choice of bots that fills a table meets.
    /// `kinds` tells bots that are the same apart from those that are not.
    pub(crate) fn new(kinds: &[usize], players: usize, games: usize, seed: u64) -> Self {
        let bots = kinds.len();
        let tables = if bots >= players {
            choices(bots, players)
        } else {
            vec![(0..players).map(|seat| seat % bots).collect()]
        };
        let mut orders: Vec<Vec<usize>> = Vec::new();
        for table in tables {
            orders.extend(seatings(&table, kinds));
        }
        let games = games.div_ceil(orders.len()) * orders.len();
        Self { orders, seed, games }
    }

    /// How many games there are.
    pub(crate) fn len(&self) -> usize {
        self.games
    }

    /// How many games share a set-up.
    pub(crate) fn round(&self) -> usize {
        self.orders.len()
    }

    /// The game with this number.
    pub(crate) fn pairing(&self, number: usize) -> Pairing {
        let round = (number / self.orders.len()) as u64;
        let seats = self.orders[number % self.orders.len()].clone();
        Pairing { number, seed: self.seed.wrapping_add(round), seats }
    }
}

/// Every choice of `players` out of `bots`, in order.
fn choices(bots: usize, players: usize) -> Vec<Vec<usize>> {
    let all = 0_u32..1 << bots;
    let chosen = all.filter(|set| set.count_ones() as usize == players);
    chosen.map(|set| (0..bots).filter(|bot| set & (1 << bot) != 0).collect()).collect()
}

/// Every order of the table that looks different, or only its rotations if there are too many.
fn seatings(table: &[usize], kinds: &[usize]) -> Vec<Vec<usize>> {
    let mut orders = Vec::new();
    permute(&mut table.to_vec(), 0, &mut orders);
    if orders.len() > MOST_ORDERS {
        let turned = (0..table.len()).map(|by| {
            let mut order = table.to_vec();
            order.rotate_left(by);
            order
        });
        orders = turned.collect();
    }
    let mut seen: Vec<Vec<usize>> = Vec::new();
    orders.retain(|order| {
        let looks: Vec<usize> = order.iter().map(|bot| kinds[*bot]).collect();
        let is_new = !seen.contains(&looks);
        if is_new {
            seen.push(looks);
        }
        is_new
    });
    orders
}

fn permute(order: &mut Vec<usize>, from: usize, orders: &mut Vec<Vec<usize>>) {
    if from == order.len() {
        orders.push(order.clone());
        return;
    }
    for next in from..order.len() {
        order.swap(from, next);
        permute(order, from + 1, orders);
        order.swap(from, next);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_bots_play_every_set_up_twice_with_seats_swapped() {
        let schedule = Schedule::new(&[0, 1], 2, 5, 10);
        assert_eq!(schedule.len(), 6);
        let pairings: Vec<Pairing> = (0..4).map(|number| schedule.pairing(number)).collect();
        assert_eq!(pairings[0].seats, [0, 1]);
        assert_eq!(pairings[1].seats, [1, 0]);
        assert_eq!(pairings.iter().map(|pairing| pairing.seed).collect::<Vec<_>>(), [10, 10, 11, 11]);
    }

    #[test]
    fn one_among_three_equals_sits_on_every_seat_once_a_round() {
        let schedule = Schedule::new(&[0, 1, 1, 1], 4, 1, 0);
        assert_eq!(schedule.round(), 4);
        let mut seats: Vec<Option<usize>> =
            (0..4).map(|number| schedule.pairing(number).seats.iter().position(|bot| *bot == 0)).collect();
        seats.sort();
        assert_eq!(seats, [Some(0), Some(1), Some(2), Some(3)]);
    }

    #[test]
    fn more_bots_than_seats_all_meet_each_other() {
        assert_eq!(Schedule::new(&[0, 1, 2], 2, 1, 0).round(), 6);
    }

    #[test]
    fn two_bots_can_fill_four_seats() {
        assert_eq!(Schedule::new(&[0, 1], 4, 1, 0).round(), 6);
    }

    #[test]
    fn five_different_bots_rotate() {
        assert_eq!(Schedule::new(&[0, 1, 2, 3, 4], 5, 1, 0).round(), 5);
    }
}
