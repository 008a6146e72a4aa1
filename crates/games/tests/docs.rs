//! What `docs/` says about records and actions is true.

use moonpack_games::{Case, Contents, GameKind, Record};

fn contents() -> Contents {
    Contents::shipped().expect("what ships is sound")
}

fn page(name: &str) -> String {
    let path = format!("{}/../../docs/{name}", env!("CARGO_MANIFEST_DIR"));
    std::fs::read_to_string(path).expect("the page is there")
}

#[test]
fn the_examples_of_the_record_page_hold_and_are_canonical() {
    let page = page("record.md");
    let blocks: Vec<&str> =
        page.split("```moonpack\n").skip(1).filter_map(|rest| rest.split("```").next()).collect();
    let mut games = Vec::new();
    for block in blocks {
        let record = Record::read(&contents(), block).unwrap_or_else(|e| panic!("{e}\n{block}"));
        assert_eq!(record.write(), block);
        games.push(record.play().kind());
    }
    assert_eq!(games, GameKind::ALL, "one example a game, in their order");
}

#[test]
fn the_notation_page_lists_every_kind_of_action_that_is_ever_legal() {
    let page = page("notation.md");
    let contents = contents();
    for (kind, title) in GameKind::ALL.into_iter().zip(["The Wolves", "Lone Wolves", "Wolfwalkers"]) {
        let (_, section) = page.split_once(&format!("\n## {title}\n")).expect("the game has its section");
        let section = section.split("\n## ").next().unwrap_or_default();
        for case in Case::all(&contents).into_iter().filter(|case| case.kind == kind) {
            let mut play = case.draw(&contents, 3).expect("the case can be played");
            let mut turn = 0;
            while let Some(seat) = play.to_move().filter(|_| turn < 300) {
                let legal = play.legal();
                for action in &legal {
                    let verb = action.split(' ').next().unwrap_or_default();
                    let listed =
                        section.contains(&format!("`{verb} ")) || section.contains(&format!("`{verb}`"));
                    assert!(listed, "{kind}: `{action}` is not in docs/notation.md");
                }
                play.play(seat, &legal[(turn * 31 + 7) % legal.len()]).expect("it is legal");
                turn += 1;
            }
        }
    }
}
