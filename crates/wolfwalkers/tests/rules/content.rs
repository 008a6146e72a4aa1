//! Component data: what is checked on load, and module cards nobody wrote code for.

use moonpack_rules::{Begin, Game, Judge, Notation, Quiet, Seat};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha12Rng;
use wolfwalkers::{Cell, Scene, Side, Wolfwalkers};

use crate::support::laws::laws;

/// The shipped data with one text replaced, which must be there.
fn changed(from: &str, to: &str) -> String {
    assert!(Wolfwalkers::CONTENT.contains(from), "`{from}` is not in the data");
    Wolfwalkers::CONTENT.replacen(from, to, 1)
}

fn refused(from: &str, to: &str, place: &str, problem: &str) {
    let error = Wolfwalkers::read_content(&changed(from, to)).expect_err("the data is broken");
    assert!(error.place.contains(place) && error.problem.contains(problem), "{error}");
}

#[test]
fn the_shipped_data_is_sound() {
    let content = Wolfwalkers::read_content(Wolfwalkers::CONTENT).unwrap();
    assert_eq!((content.cards.len(), content.modules.len(), content.challenges.len()), (55, 40, 8));
}

#[test]
fn broken_data_is_refused_with_the_entry_at_fault() {
    refused("cards = 55", "cards = 54", "cards", "`meta` says 54, the file has 55");
    refused("opportunities = 25", "opportunities = 24", "opportunities", "24");
    refused("symbols = [\"merlyn\"]", "symbols = [\"merlin\"]", "card C01", "symbol `merlin` is not known");
    refused("symbols = [\"merlyn\"]", "symbols = []", "card C01", "1 to 4 symbols");
    refused("id = \"C02\"", "id = \"C01\"", "C01", "twice");
    refused("total = 20", "total = 21", "symbol robyn", "`total` says 21");
    refused(
        "row = 0, col = 1, symbol = \"forest\"",
        "row = 0, col = 7, symbol = \"forest\"",
        "C01",
        "outside",
    );
    refused("type = \"arrows\"", "type = \"circles\"", "C02", "goal type `circles`");
    refused("points = 6\n", "points = 0\n", "C01", "1 to 50 points");
    refused("op = \"swap_own_cards\"", "op = \"eat_own_cards\"", "opportunity O08", "`eat_own_cards`");
    refused("op = \"flip_own_card\", count = 1", "op = \"flip_own_card\"", "O10", "lacks `count`");
    refused(
        "op = \"extra_turn_action\"",
        "loud = true, op = \"extra_turn_action\"",
        "O13",
        "takes no `loud`",
    );
    refused("timing = \"before_take\"", "timing = \"at_dawn\"", "O14", "timing `at_dawn`");
    refused("hook = \"turn_end\"", "hook = \"full_moon\"", "P08", "hook `full_moon`");
    refused("mode = \"any_free_cell\" }", "mode = \"anywhere\" }", "P03", "mode `anywhere`");
    refused("metric = \"score\"", "metric = \"style\"", "challenge S1", "metric `style`");
    refused(
        "\"objective\", \"objective\"]",
        "\"objective\", \"story\"]",
        "market",
        "stories, then objectives",
    );
    assert!(Wolfwalkers::read_content("").is_err());
    assert!(Wolfwalkers::read_content("[[[").is_err());
}

/// The pattern of C01 drawn over a taller box is not a fault by itself, so the impossible one needs a far cell.
#[test]
fn a_pattern_that_no_display_can_hold_is_refused() {
    let tall = "height = 6\nwidth = 2\ncells = [{ row = 5, col = 0, symbol = \"mebh\" },";
    refused(
        "height = 2\nwidth = 2\ncells = [{ row = 0, col = 0, symbol = \"mebh\" },",
        tall,
        "C01",
        "cannot be laid",
    );
}

#[test]
fn an_invented_opportunity_of_known_operations_needs_no_code() {
    let text = changed(
        "{ op = \"flip_own_card\", count = 1 },",
        "{ op = \"swap_own_cards\", count = 1 }, { op = \"flip_own_card\", count = 2 }, { op = \"recycle_market\", count = 1, refill = true },",
    );
    let content = Wolfwalkers::read_content(&text).unwrap();
    let (game, mut position) = Scene::new(2)
        .content(content)
        .option("opportunities", "O10")
        .display(0, "C12 C13 C14")
        .market("C01 C02 C03 C04 C05 C08")
        .deck("C09")
        .build()
        .unwrap();
    let seat = Seat::new(0).unwrap();
    for text in ["use O10", "own 0,0", "own 0,2", "own 0,0", "own 0,1", "market 1", "take 1"] {
        let action = game.read_action(text).unwrap();
        game.play(&mut position, seat, action).unwrap_or_else(|error| panic!("{text}: {error}"));
    }
    let face = |col| position.face(position.open.display(seat).get(Cell::at(0, col)).unwrap());
    let card = |id| game.content().find_card(id).unwrap();
    assert_eq!((face(0).card, face(0).side), (card("C14"), Side::Goal));
    assert_eq!((face(1).card, face(1).side), (card("C13"), Side::Goal));
    assert_eq!((face(2).card, face(2).side), (card("C12"), Side::Story));
    assert_eq!(position.face(position.open.hand.unwrap()).card, card("C09"));
}

#[test]
fn an_invented_permanent_of_known_operations_plays_whole_games() {
    let text = changed(
        "{ hook = \"none\", op = \"none\" },",
        "{ hook = \"placement\", op = \"set_adjacency\", mode = \"orthogonal_or_diagonal\" },
         { hook = \"setup\", op = \"set_market\", stories = 2, objectives = 4 },
         { hook = \"before_take\", op = \"recycle_market\", count = 1, refill = true, optional = true },
         { hook = \"turn_end\", op = \"flip_market\", stories = 1, objectives = 1, optional = true },
         { hook = \"scoring\", op = \"points_per\", per = \"own_objective_scoring_zero\", points = -1 },",
    );
    let content = Wolfwalkers::read_content(&text).unwrap();
    let given = vec![("permanent".to_string(), "P01".to_string()), ("exchange".into(), "yes".into())];
    let options = Wolfwalkers::read_options(&content, 2, &given).unwrap();
    let mut rng = ChaCha12Rng::seed_from_u64(1);
    for _ in 0..10 {
        let setup = Wolfwalkers::draw(&content, 2, &options, &mut rng);
        let (game, mut position) =
            Wolfwalkers::begin(&content, &Wolfwalkers::NEWEST, 2, &options, &setup).unwrap();
        let mut legal = Vec::new();
        while game.to_move(&position).is_some() {
            laws(&game, &position).unwrap();
            game.legal(&position, &mut legal);
            game.apply(&mut position, legal[rng.random_range(0..legal.len())], &mut Quiet);
        }
        laws(&game, &position).unwrap();
    }
}
