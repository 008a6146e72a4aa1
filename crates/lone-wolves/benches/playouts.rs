//! Random games: legal list, choice, action, to the end. `cargo bench -p lone-wolves`.

use divan::{Bencher, black_box};
use lone_wolves::{Action, LoneWolves, Position};
use moonpack_rules::{Begin, Game, Quiet, Secrets, Viewer};
use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};

fn main() {
    divan::main();
}

fn table(board: &str, seed: u64) -> (LoneWolves, Position) {
    let content = LoneWolves::read_content(LoneWolves::CONTENT).expect("shipped");
    let options = LoneWolves::read_options(&content, 2, &vec![("board".into(), board.into())])
        .expect("there is such a board");
    let setup = LoneWolves::draw(&content, 2, &options, &mut SmallRng::seed_from_u64(seed));
    LoneWolves::begin(&content, &LoneWolves::NEWEST, 2, &options, &setup).expect("drawn")
}

fn playout(
    game: &LoneWolves,
    mut position: Position,
    legal: &mut Vec<Action>,
    rng: &mut SmallRng,
) -> Position {
    while game.to_move(&position).is_some() {
        game.legal(&position, legal);
        let action = legal[rng.random_range(0..legal.len() as u32) as usize];
        game.apply(&mut position, action, &mut Quiet);
    }
    position
}

/// Whole games from a dealt table with their final standing; an item is a game.
#[divan::bench(args = ["standard", "advanced"])]
fn games(bencher: Bencher, board: &str) {
    let tables: Vec<_> = (0..64).map(|seed| table(board, seed)).collect();
    let mut rng = SmallRng::seed_from_u64(1);
    let mut legal = Vec::new();
    bencher.counter(divan::counter::ItemsCount::new(tables.len())).bench_local(|| {
        for (game, start) in &tables {
            let last = playout(game, start.clone(), &mut legal, &mut rng);
            black_box(game.standing(&last));
        }
    });
}

/// Worlds drawn from a view before the first trick.
#[divan::bench(args = ["standard", "advanced"])]
fn worlds(bencher: Bencher, board: &str) {
    let (game, start) = table(board, 1);
    let mut rng = SmallRng::seed_from_u64(1);
    let view = game.view(&start, Viewer::Seat(lone_wolves::SEATS[0]));
    bencher.bench_local(|| game.sample(&view, &mut rng));
}
