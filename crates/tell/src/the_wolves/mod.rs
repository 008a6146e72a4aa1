//! The Wolves in words.
//!
//! Hexes are told by what people see of them: their ground and their region. The game's own words (`alpha`, `speed`, `forest`) go into the messages as they
//! are, and each language bends them itself; only players and the third pack are told by name.

mod region;
mod turn;

use ::the_wolves::{Action, Event, Fallen, Hex, Owner, Payment, TheWolves};
use moonpack_rules::{Seat, SeatSet};
use moonpack_words::{Arg, Words};

pub use region::{present, region, region_name};

use crate::Tell;

impl Tell for TheWolves {
    fn tell_action(&self, _position: &Self::Position, action: Self::Action, words: &Words) -> String {
        // Choices are told apart; what happened is seen on the board.
        let place = |hex: Hex| exactly(self, hex, words);
        let at = |key: &str, hex: Hex| words.with(key, &[("hex", (&place(hex)).into())]);
        match action {
            Action::Sides(side) => words.with("tw-action-sides", &[("side", side.name().into())]),
            Action::Start(hex) => at("tw-action-start", hex),
            Action::Pay(deed, terrain, payment) => words.with(
                "tw-action-pay",
                &[
                    ("deed", deed.name().into()),
                    ("terrain", terrain.name().into()),
                    ("tiles", slots(payment).len().into()),
                    ("slots", (&slots(payment).join(", ")).into()),
                    ("tokens", i64::from(payment.tokens()).into()),
                ],
            ),
            Action::BonusAction => words.text("tw-action-bonus-action"),
            Action::EndTurn => words.text("tw-action-end-turn"),
            Action::Go { wolf, from, to } => {
                let (from, to) = (place(from), place(to));
                let args = [("wolf", wolf.name().into()), ("from", (&from).into()), ("to", (&to).into())];
                words.with("tw-action-go", &args)
            }
            Action::Done => words.text("tw-action-done"),
            Action::Push(hex) => at("tw-action-push", hex),
            Action::Howl(hex) => at("tw-action-howl", hex),
            Action::Den(hex) => at("tw-action-den", hex),
            Action::Track(track) => words.with("tw-action-track", &[("track", track.name().into())]),
            Action::Lair(hex) => at("tw-action-lair", hex),
            Action::DominateWolf(hex) => at("tw-action-dominate-wolf", hex),
            Action::DominateDen(hex) => at("tw-action-dominate-den", hex),
        }
    }

    fn tell_event(&self, event: &Self::Event, names: &[String], words: &Words) -> Option<String> {
        let name = |seat: Seat| names.get(seat.index()).cloned().unwrap_or_default();
        let owner = |owner: Owner| owner.seat().map_or_else(|| words.text("tw-pack-third"), name);
        let all = |seats: SeatSet| seats.iter().map(name).collect::<Vec<_>>().join(", ");
        // Most sentences begin with a player; the rest of their variables follow.
        let tell = |key: &str, seat: Seat, more: &[(&str, Arg<'_>)]| {
            let who = name(seat);
            let mut args = vec![("seat", Arg::Text(&who))];
            args.extend_from_slice(more);
            words.with(key, &args)
        };
        let hex = |hex: Hex| place(self, hex, words);
        Some(match *event {
            Event::SidesChosen { seat, side } => {
                tell("tw-event-sides-chosen", seat, &[("side", side.name().into())])
            }
            Event::Placed { seat, hex: at } => tell("tw-event-placed", seat, &[("hex", (&hex(at)).into())]),
            Event::TurnBegan { seat, number } => {
                tell("tw-event-turn-began", seat, &[("number", i64::from(number).into())])
            }
            Event::Paid { seat, deed, terrain, payment } => tell(
                "tw-event-paid",
                seat,
                &[
                    ("deed", deed.name().into()),
                    ("terrain", terrain.name().into()),
                    ("tiles", slots(payment).len().into()),
                    ("tokens", i64::from(payment.tokens()).into()),
                ],
            ),
            Event::BonusActionBought { seat } => tell("tw-event-bonus-action-bought", seat, &[]),
            Event::WolfMoved { seat, wolf, from, to } => tell(
                "tw-event-wolf-moved",
                seat,
                &[("wolf", wolf.name().into()), ("from", (&hex(from)).into()), ("to", (&hex(to)).into())],
            ),
            Event::WolfPushed { seat, owner: of, wolf, from, to } => tell(
                "tw-event-wolf-pushed",
                seat,
                &[
                    ("owner", (&owner(of)).into()),
                    ("wolf", wolf.name().into()),
                    ("from", (&hex(from)).into()),
                    ("to", (&hex(to)).into()),
                ],
            ),
            Event::Howled { seat, hex: at, wolf } => {
                tell("tw-event-howled", seat, &[("hex", (&hex(at)).into()), ("wolf", wolf.name().into())])
            }
            Event::DenBuilt { seat, hex: at, track } => tell(
                "tw-event-den-built",
                seat,
                &[("hex", (&hex(at)).into()), ("track", track.name().into())],
            ),
            Event::LairBuilt { seat, hex: at } => {
                tell("tw-event-lair-built", seat, &[("hex", (&hex(at)).into())])
            }
            Event::Dominated { seat, owner: of, hex: at, piece, .. } => tell(
                "tw-event-dominated",
                seat,
                &[("owner", (&owner(of)).into()), ("hex", (&hex(at)).into()), ("piece", piece.name().into())],
            ),
            Event::BonusGained { seat, bonus } => {
                tell("tw-event-bonus-gained", seat, &[("bonus", bonus.name().into())])
            }
            Event::Hunted { seat, prey, hex: at } => {
                tell("tw-event-hunted", seat, &[("prey", prey.name().into()), ("hex", (&hex(at)).into())])
            }
            Event::DateFilled { date, piece, phase } => {
                let piece = match piece {
                    Fallen::LoneWolf => "lone-wolf",
                    Fallen::Pack(_) => "pack",
                    Fallen::Den(_) => "den",
                };
                let phase = phase.map_or("none", |phase| phase.name());
                let args =
                    [("date", i64::from(date).into()), ("piece", piece.into()), ("phase", phase.into())];
                words.with("tw-event-date-filled", &args)
            }
            Event::RegionScored { region, phase, award, .. } => {
                let [high, low] = award.values;
                let place = |of: Option<Owner>| of.map(owner).unwrap_or_default();
                let tied = award.tied.iter().map(owner).collect::<Vec<_>>().join(", ");
                words.with(
                    "tw-event-region-scored",
                    &[
                        ("region", (region.index() + 1).into()),
                        ("phase", phase.name().into()),
                        ("award", award.name().into()),
                        ("first", (&place(award.first)).into()),
                        ("second", (&place(award.second)).into()),
                        ("tied", (&tied).into()),
                        ("high", i64::from(high).into()),
                        ("low", i64::from(low).into()),
                    ],
                )
            }
            Event::TurnEnded { seat } => tell("tw-event-turn-ended", seat, &[]),
            Event::GameEnded { end, winners } => words.with(
                "tw-event-game-ended",
                &[("end", end.name().into()), ("winners", (&all(winners)).into())],
            ),
        })
    }

    fn tell_turn(&self, seat: Seat, events: &[Event], names: &[String], words: &Words) -> Option<String> {
        turn::deeds(self, seat, events, names, words)
    }
}

/// A hex as people see it on the map, such as `forest, region 3`.
pub fn place(game: &TheWolves, hex: Hex, words: &Words) -> String {
    told(game, hex, "none", words)
}

/// The same with its letter.
fn exactly(game: &TheWolves, hex: Hex, words: &Words) -> String {
    told(game, hex, letter(game, hex).unwrap_or("none"), words)
}

/// Which of the hexes of this ground in its region it is, in the order of rows; `None` if it is the only one.
pub fn letter(game: &TheWolves, hex: Hex) -> Option<&'static str> {
    const LETTERS: [&str; 12] = ["a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k", "l"];
    let map = game.map();
    let like =
        |other: &Hex| map.region_of(*other) == map.region_of(hex) && map.ground(*other) == map.ground(hex);
    let alike: Vec<Hex> = map.all().filter(like).collect();
    let place = alike.iter().position(|other| *other == hex)?;
    if alike.len() == 1 { None } else { LETTERS.get(place).copied() }
}

fn told(game: &TheWolves, hex: Hex, letter: &str, words: &Words) -> String {
    let region = game.map().region_of(hex).map_or(0, |region| region.index() + 1);
    let ground = game.map().ground(hex).name();
    words.with(
        "tw-place-hex",
        &[("terrain", ground.into()), ("letter", letter.into()), ("region", region.into())],
    )
}

/// The slots of the tiles that are flipped, counted from 1.
fn slots(payment: Payment) -> Vec<String> {
    let flipped = |slot: &u8| payment.slots() & (1 << (slot - 1)) != 0;
    (1..=6).filter(flipped).map(|slot: u8| slot.to_string()).collect()
}
