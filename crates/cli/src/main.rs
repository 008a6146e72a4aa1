//! The `moonpack` program.

fn main() {
    for kind in moonpack_games::GameKind::ALL {
        println!("{}", kind.name());
    }
}
