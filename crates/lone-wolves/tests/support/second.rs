//! A second scorer, written from the rule statements line by line, with no thought of speed and none of the fast
//! scorer's helpers. It knows the shipped values by heart.

use lone_wolves::{LoneWolves, PackField, Position, SEATS, Territory};

/// The names of the cards that lie face up, and how many lone wolves lie with them.
fn plain_pack(position: &Position, seat: usize, territory: usize) -> (Vec<String>, i32) {
    let open = position.open.wolves[seat][territory].iter().map(|card| card.to_string()).collect();
    let mut lone = position.open.lone[seat][territory].iter().count() as i32;
    for (owner, place) in position.open.summoned.iter().flatten() {
        if owner.index() == seat && *place as usize == territory {
            lone += 1;
        }
    }
    (open, lone)
}

/// The effects of the scars of `seat` that touch a territory, by name.
fn plain_scars(game: &LoneWolves, position: &Position, seat: usize, territory: usize) -> Vec<&'static str> {
    let mut scars = Vec::new();
    for index in 0..PackField::MAX {
        let field = PackField::new(SEATS[seat], index).expect("sixteen can be named");
        for place in game.reach(field).iter().flatten() {
            if *place as usize == territory
                && let Some(scar) = position.open.fields[seat][index]
            {
                scars.push(scar.name());
            }
        }
    }
    scars
}

/// Points of both seats and the numbers of the winners.
pub(crate) fn plain_score(game: &LoneWolves, position: &Position) -> ([i32; 2], Vec<usize>) {
    let mut points = [0, 0];
    let mut lone_wolves = [0, 0];
    for territory in Territory::ALL {
        let at = territory as usize;
        let mut strengths = [0, 0];
        for seat in 0..2 {
            let (open, lone) = plain_pack(position, seat, at);
            lone_wolves[seat] += lone;
            strengths[seat] = lone;
            for card in &open {
                strengths[seat] += card[1..].parse::<i32>().expect("a digit");
            }
            for scar in plain_scars(game, position, seat, at) {
                if scar == "strength-flat" {
                    strengths[seat] += 3;
                }
                if scar == "strength-per-wolf" {
                    strengths[seat] += open.len() as i32 + lone;
                }
            }
        }
        let tile = match position.open.tiles[at].to_string().as_str() {
            "1a" => 2,
            "1b" => 8,
            "2a" => 3,
            "2b" => 10,
            "3a" => 4,
            "3b" => 7,
            "4a" => 5,
            "4b" => 9,
            "5a" => 6,
            _ => 11,
        };
        for seat in 0..2 {
            let won = strengths[seat] > strengths[1 - seat];
            if won {
                points[seat] += tile;
                if position.open.moon == Some(territory) {
                    points[seat] += 5;
                }
                if position.open.blood_moon == Some(territory) {
                    points[seat] += 3;
                }
            }
            let (open, lone) = plain_pack(position, seat, at);
            for scar in plain_scars(game, position, seat, at) {
                points[seat] += match scar {
                    "points-per-wolf" => open.len() as i32 + lone,
                    "points-per-lone-wolf" => 2 * lone,
                    "points-per-open-wolf" => 2 * open.len() as i32,
                    "points-per-low-wolf" => {
                        3 * open.iter().filter(|card| ["2", "3", "4"].contains(&&card[1..])).count() as i32
                    }
                    "points-if-tile-won" if won => 5,
                    _ => 0,
                };
            }
        }
    }
    let winners = match (points[0] - points[1], lone_wolves[0] - lone_wolves[1]) {
        (0, 0) => vec![0, 1],
        (0, lone) if lone > 0 => vec![0],
        (0, _) => vec![1],
        (lead, _) if lead > 0 => vec![0],
        _ => vec![1],
    };
    (points, winners)
}
