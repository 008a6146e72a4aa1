// A wide net of actions for any position, legal or not. Included by the tests that hold two generators together.

/// Every action whatever for the decision that is due, and a sample of those for other decisions.
fn candidates(game: &TheWolves, position: &Position) -> Vec<Action> {
    let hexes: Vec<Hex> = game.map().all().collect();
    let mut all = vec![Action::BonusAction, Action::EndTurn, Action::Done];
    all.extend(Side::ALL.iter().map(|side| Action::Sides(*side)));
    all.extend(Track::ALL.iter().map(|track| Action::Track(*track)));
    for deed in Deed::ALL {
        for terrain in Terrain::ALL {
            for slots in 0..64 {
                // More tokens than held, and payments that are too small or too large by one, are enough to be refused.
                for tokens in 0..=(position.player(position.seat()).bonus(Bonus::Terrain) + 1).min(3) {
                    let payment = Payment::new(slots, tokens);
                    if payment.worth().abs_diff(game.cost(*deed)) <= (slots % 7 == 0) as u8 {
                        all.push(Action::Pay(*deed, *terrain, payment));
                    }
                }
            }
        }
    }
    for hex in &hexes {
        let hex = *hex;
        all.extend([Action::Start(hex), Action::Push(hex), Action::Howl(hex), Action::Den(hex)]);
        all.extend([Action::Lair(hex), Action::DominateWolf(hex), Action::DominateDen(hex)]);
    }
    // Every own wolf and every third other hex as a start, to every hex.
    let moving = matches!(position.stage(), Stage::Moving(_));
    let mine = position.board().of(Owner::from(position.seat()));
    for from in hexes.iter().filter(|hex| mine.contains(**hex) || moving && hex.index() % 9 == 0) {
        for to in hexes.iter().filter(|hex| moving || hex.index() % 16 == 0) {
            for wolf in Wolf::ALL {
                all.push(Action::Go { wolf: *wolf, from: *from, to: *to });
            }
        }
    }
    all
}
