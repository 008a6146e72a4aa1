//! What the reader is asked to do, in one short line and one that says more.

use ::lone_wolves::{Card, Stage, Territory, playable};

use super::Scene;
use super::chronicle::Trick;

impl Scene<'_> {
    /// The short line.
    pub(super) fn prompt(&self) -> String {
        let key = match self.open().stage {
            Stage::Lead => "board-lw-lead",
            Stage::Follow => return self.colour_to_follow(),
            Stage::Reveal { .. } => "board-lw-reveal",
            Stage::Take { .. } => "board-lw-take",
            Stage::Place { .. } => "board-lw-place",
            Stage::Over => "board-lw-over",
        };
        self.words.text(key)
    }

    /// The longer line.
    pub(super) fn detail(&self) -> String {
        let open = self.open();
        match open.stage {
            Stage::Lead => [self.past.trick.map(|trick| self.why(&trick)), Some(self.where_to())]
                .into_iter()
                .flatten()
                .collect::<Vec<_>>()
                .join(" "),
            Stage::Follow => self.where_to(),
            Stage::Reveal { .. } => {
                let at = open.last_played().map(|played| self.at(played.territory)).unwrap_or_default();
                self.words.with("board-lw-reveal-detail", &[("at", (&at).into())])
            }
            Stage::Take { .. } => self.past.trick.map(|trick| self.why(&trick)).unwrap_or_default(),
            Stage::Place { .. } => self.words.text("board-lw-place-detail"),
            Stage::Over => self.outcome(),
        }
    }

    /// The colour that the reader must follow, if they can.
    fn colour_to_follow(&self) -> String {
        let led = self.open().led.map(|led| led.card.colour());
        let hand = self.view.hand.unwrap_or_default();
        let bound = led.filter(|led| playable(self.open(), hand).iter().all(|card| card.colour() == *led));
        self.words.text(&format!("board-lw-follow-{}", bound.map_or("free", |colour| colour.name())))
    }

    /// That a wolf is chosen and then its territory, and which territories are full.
    fn where_to(&self) -> String {
        let full: Vec<String> = Territory::ALL
            .into_iter()
            .filter(|territory| !self.open().has_room(*territory))
            .map(|territory| self.name(territory))
            .collect();
        let key = if full.is_empty() { "board-lw-choose" } else { "board-lw-choose-full" };
        self.words.with(key, &[("names", (&full.join(", ")).into()), ("count", full.len().into())])
    }

    /// Why the trick went as it did.
    fn why(&self, trick: &Trick) -> String {
        let [led, followed] = trick.wolves.map(|played| played.card);
        let (won, lost) = if trick.winner == trick.leader { (led, followed) } else { (followed, led) };
        let key = if won.colour() == lost.colour() {
            "board-lw-why-stronger"
        } else if Some(won.colour()) == trick.trump {
            "board-lw-why-trump"
        } else {
            "board-lw-why-not-followed"
        };
        let name = |card: Card| self.card_name(card);
        let (won, lost) = (name(won), name(lost));
        let sentence = self.words.with(key, &[("won", (&won).into()), ("lost", (&lost).into())]);
        // A sentence may begin with the name of a wolf, which stands in lower case elsewhere.
        let mut letters = sentence.chars();
        letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
    }

    /// How the match ended, in points.
    fn outcome(&self) -> String {
        let points = self.points();
        let tied = Territory::ALL.into_iter().filter(|territory| self.tally.holder(*territory).is_none());
        let names: Vec<String> = tied.map(|territory| self.name(territory)).collect();
        self.words.with(
            "board-lw-outcome",
            &[
                ("high", points[0].max(points[1]).into()),
                ("low", points[0].min(points[1]).into()),
                ("tied", (&names.join(", ")).into()),
                ("count", names.len().into()),
            ],
        )
    }

    fn at(&self, territory: Territory) -> String {
        self.words.text(&format!("lw-at-{territory}"))
    }
}
