//! The tables worth playing.

use moonpack_testkit::Case;

/// Base game, exchange cards, every permanent, mixes of opportunities, more players, solo.
pub(crate) fn cases() -> Vec<Case> {
    let mut cases = vec![Case::new(2, &[]), Case::new(2, &[("exchange", "yes")])];
    for number in 1..=15 {
        cases.push(Case::new(2, &[("permanent", &format!("P{number:02}"))]));
    }
    let mixes =
        ["O01,O02,O03", "O04,O21,O22,O23,O24", "O05,O06,O12,O13", "O07,O08,O09,O10,O11", "O14,O15,O25"];
    for mix in mixes {
        cases.push(Case::new(2, &[("opportunities", mix), ("exchange", "yes")]));
    }
    cases.push(Case::new(2, &[("opportunities", "O16,O17,O18,O19,O20"), ("permanent", "P07")]));
    let all: Vec<String> = (1..=25).map(|number| format!("O{number:02}")).collect();
    for (players, permanent) in [(2, "P08"), (2, "P15"), (3, "P09"), (4, "P04"), (4, "P13")] {
        cases.push(Case::new(
            players,
            &[("opportunities", &all.join(",")), ("permanent", permanent), ("exchange", "yes")],
        ));
    }
    cases.push(Case::new(2, &[("opportunities", "random"), ("permanent", "random")]));
    cases.push(Case::new(3, &[("opportunities", "random:MARKET+DECK"), ("permanent", "random:DISPLAY")]));
    cases.extend([Case::new(3, &[]), Case::new(4, &[("exchange", "yes"), ("permanent", "P10")])]);
    cases.extend([Case::new(1, &[]), Case::new(1, &[("solo", "S1"), ("exchange", "yes")])]);
    cases.push(Case::new(1, &[("solo", "S8")]));
    // Every table by the first rules too.
    cases.extend(cases.clone().iter().map(|case| case.by_version(1)));
    cases
}
