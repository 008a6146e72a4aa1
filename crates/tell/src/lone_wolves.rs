//! Lone Wolves in words. Places and wolves have words of their own for each way they stand in a sentence.

use ::lone_wolves::{Action, Card, Event, LoneWolves, Moon, PackField, Scar, Spot, Territory};
use moonpack_rules::Seat;
use moonpack_words::{Arg, Words};

use crate::Tell;

impl Tell for LoneWolves {
    fn tell_action(&self, position: &Self::Position, action: Self::Action, words: &Words) -> String {
        let speech = Speech { game: self, words };
        match action {
            Action::Play { card, territory } => {
                let (wolf, to) = (speech.played(card), speech.place("to", territory));
                words.with("lw-action-play", &[("wolf", (&wolf).into()), ("to", (&to).into())])
            }
            Action::Reveal { territory, slot } => {
                let (at, slot) = (speech.place("at", territory), slot.to_string());
                words.with("lw-action-reveal", &[("slot", (&slot).into()), ("at", (&at).into())])
            }
            Action::Take { territory, slot } => {
                // A face-down scar is not named: this is read by everybody who may look at the list.
                let scar = match position.open.spot(territory, slot) {
                    Spot::Up(scar) => speech.scar(scar),
                    Spot::Down | Spot::Empty => words.text("lw-scar-hidden"),
                };
                let (from, slot) = (speech.place("from", territory), slot.to_string());
                words.with(
                    "lw-action-take",
                    &[("scar", (&scar).into()), ("slot", (&slot).into()), ("from", (&from).into())],
                )
            }
            // The list of legal actions is made for the seat to move, which has seen the scar it holds.
            Action::Place { field } => {
                let scar = position.taken_scar().map_or_else(String::new, |scar| speech.scar(scar));
                speech.on_field("lw-action-place", field, &[("scar", (&scar).into())])
            }
        }
    }

    fn tell_event(&self, event: &Self::Event, names: &[String], words: &Words) -> Option<String> {
        let speech = Speech { game: self, words };
        let name = |seat: Seat| names.get(seat.index()).cloned().unwrap_or_default();
        let tell = |key: &str, seat: Seat, more: &[(&str, Arg<'_>)]| {
            let who = name(seat);
            let mut args = vec![("seat", Arg::Text(&who))];
            args.extend_from_slice(more);
            words.with(key, &args)
        };
        Some(match *event {
            Event::Played { seat, card, territory } => {
                let (wolf, to) = (speech.played(card), speech.place("to", territory));
                tell("lw-event-played", seat, &[("wolf", (&wolf).into()), ("to", (&to).into())])
            }
            Event::Revealed { seat, territory, slot, scar } => {
                let (at, slot, scar) = (speech.place("at", territory), slot.to_string(), speech.scar(scar));
                let args = [("slot", (&slot).into()), ("at", (&at).into()), ("scar", (&scar).into())];
                tell("lw-event-revealed", seat, &args)
            }
            Event::TrickWon { seat, card } => {
                tell("lw-event-trick-won", seat, &[("wolf", (&speech.wolf(card)).into())])
            }
            Event::BecameLone { seat, card, territory } => {
                let (wolf, at) = (speech.wolf(card), speech.place("at", territory));
                tell("lw-event-became-lone", seat, &[("wolf", (&wolf).into()), ("at", (&at).into())])
            }
            Event::Taken { seat, territory, scar, .. } => {
                let from = speech.place("from", territory);
                match scar.map(|scar| speech.scar(scar)) {
                    Some(scar) => {
                        tell("lw-event-taken", seat, &[("from", (&from).into()), ("scar", (&scar).into())])
                    }
                    None => tell("lw-event-taken-hidden", seat, &[("from", (&from).into())]),
                }
            }
            Event::Placed { seat, field, scar } => {
                let (who, scar) = (name(seat), speech.scar(scar));
                speech.on_field(
                    "lw-event-placed",
                    field,
                    &[("seat", (&who).into()), ("scar", (&scar).into())],
                )
            }
            Event::Returned { seat, scar } => {
                tell("lw-event-returned", seat, &[("scar", (&speech.scar(scar)).into())])
            }
            Event::Summoned { seat, territory } => {
                tell("lw-event-summoned", seat, &[("at", (&speech.place("at", territory)).into())])
            }
            Event::NoRoom { territory } => {
                words.with("lw-event-no-room", &[("at", (&speech.place("at", territory)).into())])
            }
            Event::TileTurned { territory, tile } => {
                let at = speech.place("at", territory);
                let points = self.tile_points(tile).into();
                words.with("lw-event-tile-turned", &[("at", (&at).into()), ("points", points)])
            }
            Event::MoonLaid { moon, territory } => {
                let at = speech.place("at", territory);
                let colour = words.text(&format!("lw-colour-{}", self.colour(territory).name()));
                let key = match moon {
                    Moon::Moon => "lw-event-moon-laid-moon",
                    Moon::BloodMoon => "lw-event-moon-laid-blood-moon",
                };
                words.with(key, &[("at", (&at).into()), ("colour", (&colour).into())])
            }
            Event::DealEnded { deal, points: [south, north], .. } => words.with(
                "lw-event-deal-ended",
                &[("deal", (i64::from(deal) + 1).into()), ("south", south.into()), ("north", north.into())],
            ),
            Event::DealBegan { deal, leader } => {
                tell("lw-event-deal-began", leader, &[("deal", (i64::from(deal) + 1).into())])
            }
        })
    }

    fn tell_turn(&self, _: Seat, _: &[Self::Event], _: &[String], _: &Words) -> Option<String> {
        None
    }
}

/// The game's things as they stand in sentences.
struct Speech<'a> {
    game: &'a LoneWolves,
    words: &'a Words,
}

impl Speech<'_> {
    fn wolf(&self, card: Card) -> String {
        self.named("lw-wolf", card)
    }

    /// A wolf as what somebody plays: some languages have a form of its own for that.
    fn played(&self, card: Card) -> String {
        self.named("lw-put", card)
    }

    fn named(&self, form: &str, card: Card) -> String {
        let key = format!("{form}-{}", card.colour().name());
        self.words.with(&key, &[("strength", i64::from(card.strength()).into())])
    }

    fn scar(&self, scar: Scar) -> String {
        self.words.with(&format!("lw-scar-{scar}"), &[("value", self.game.scar_value(scar).into())])
    }

    /// A territory after `at`, `to` or `from`.
    fn place(&self, how: &str, territory: Territory) -> String {
        self.words.text(&format!("lw-{how}-{territory}"))
    }

    /// A sentence about a pack field; a field on a border has a sentence of its own, under the key with `-border`.
    fn on_field(&self, key: &str, field: PackField, more: &[(&str, Arg<'_>)]) -> String {
        let [first, second] = self.game.reach(field).map(|territory| territory.map(|t| self.place("at", t)));
        let (at, number) = (first.unwrap_or_default(), field.to_string());
        let mut args = vec![("field", Arg::Text(&number)), ("at", Arg::Text(&at))];
        args.extend_from_slice(more);
        match &second {
            Some(also) => {
                args.push(("also", Arg::Text(also)));
                self.words.with(&format!("{key}-border"), &args)
            }
            None => self.words.with(key, &args),
        }
    }
}
