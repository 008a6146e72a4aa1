//! The three attribute tracks.

use crate::support::table::*;

/// A table at which A is about to take the next den of the track, `gone` having left it before.
fn about_to_take(players: usize, track: Track, gone: u8) -> Table {
    let mut table = table(
        Scene::new(players)
            .piece(A, Piece::Alpha, (8, 8))
            .player(A, rich)
            .player(A, |player| player.dens[track.index()] = gone),
    );
    let terrain = table.game.map().terrain(table.hex((8, 8))).unwrap();
    table.play_all(&[&format!("den {} token token", terrain.name()), "den at 8,8"]);
    table
}

/// What the four dens of a track give, one after the other.
pub(crate) fn bonuses(players: usize, track: Track) -> [[u8; 2]; 4] {
    [0, 1, 2, 3].map(|gone| {
        let mut table = about_to_take(players, track, gone);
        let before = table.tokens(A);
        table.play(&format!("track {}", track.name()));
        let after = table.tokens(A);
        [after[0] - before[0], after[1] - before[1]]
    })
}

/// Proves TW-037.
#[test]
fn each_den_uncovers_the_next_value_at_once() {
    for (track, values) in
        [(Track::Spread, [2, 3, 3, 4, 4]), (Track::Speed, [3, 4, 4, 5, 5]), (Track::Howl, [2, 3, 3, 4, 4])]
    {
        for gone in 0..4 {
            let mut table = about_to_take(3, track, gone);
            assert_eq!(table.attribute(A, track), values[gone as usize]);
            table.play(&format!("track {}", track.name()));
            assert_eq!(table.attribute(A, track), values[gone as usize + 1]);
            let others = Track::ALL.iter().filter(|other| **other != track);
            others.for_each(|other| assert_eq!(table.player(A).dens[other.index()], 0));
        }
    }
    // At once: with the faster wolves of the first action, four hexes in the second.
    let mut table = about_to_take(3, Track::Speed, 0);
    table.play("track speed");
    table.play("move grass 4");
    assert_eq!(table.game.map().walk_between(table.hex((8, 8)), table.hex((9, 5))), Some(4));
    table.play("alpha 8,8 to 9,5");
}

/// Proves TW-038.
#[test]
fn the_second_and_fourth_den_of_a_track_give_bonus_tokens() {
    let (none, action, terrain) = ([0, 0], [1, 0], [0, 1]);
    for players in 3..=5 {
        assert_eq!(bonuses(players, Track::Spread), [none, action, none, terrain]);
        assert_eq!(bonuses(players, Track::Speed), [none, terrain, none, action]);
        assert_eq!(bonuses(players, Track::Howl), [none, terrain, none, action]);
    }
}

/// Proves TW-039.
#[test]
fn an_empty_track_cannot_be_chosen() {
    for track in Track::ALL {
        let mut table = about_to_take(3, *track, 4);
        let name = format!("track {}", track.name());
        table.refuses(&name, &[rule::TRACK_EMPTY]);
        assert_eq!(table.legal().len(), 2);
    }
    // With all three tracks empty there is no den to build.
    let scene =
        Scene::new(3).piece(A, Piece::Alpha, (8, 8)).player(A, rich).player(A, |player| player.dens = [4; 3]);
    table(scene).refuses("den grass token token", &[rule::TRACK_EMPTY]);
}
