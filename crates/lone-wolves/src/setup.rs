//! The set-up: every deal of the match, card by card and tile by tile.
//!
//! Owns drawing, writing, reading and checking deals, and beginning from them. A deal says what was drawn and nothing about what is done with it
//! afterwards ([`crate::position`]). Every deal that will be played is written out, the second playing of a duplicate
//! deal too, so that a set-up is the whole truth and its parts are independent of each other.

use moonpack_rules::{Pairs, Seat, SetupError};
use rand::Rng;
use rand::seq::SliceRandom;

use crate::board::{Scar, Slot, Territory, Tile};
use crate::card::{Card, CardSet};
use crate::content::{Content, Layout};
use crate::options::Options;
use crate::position::{Future, Position};
use crate::ruleset::Ruleset;
use crate::{BOX_WOLVES, HAND, LoneWolves, SEATS};

/// All chance of a match.
#[derive(Clone, PartialEq, Debug)]
pub struct Setup {
    /// The deals in the order they are played.
    pub deals: Vec<Deal>,
}

/// All chance of one deal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Deal {
    /// Who leads the first trick.
    pub leader: Seat,
    /// The hands by seat.
    pub hands: [CardSet; 2],
    /// The wolves in the box; the first is the first to be summoned.
    pub box_wolves: [Card; BOX_WOLVES],
    /// The scars by territory and slot.
    pub scars: [[Option<Scar>; Slot::MAX]; 5],
    /// The scars in the box.
    pub box_scars: [Option<Scar>; MAX_BOX_SCARS],
    /// The tiles by territory.
    pub tiles: [Tile; 5],
}

/// No match has more deals: twenty, each played twice.
const MOST_ROUNDS: usize = 40;

/// No board leaves more scars in the box.
pub(crate) const MAX_BOX_SCARS: usize = 3;

impl Deal {
    /// Draws a deal that `leader` leads.
    pub(crate) fn draw<R: Rng + ?Sized>(slots: &[u8; 5], leader: Seat, rng: &mut R) -> Self {
        let (mut cards, mut scars, mut tiles) = (Card::ALL, Scar::TILES, Tile::ALL);
        cards.shuffle(rng);
        scars.shuffle(rng);
        tiles.shuffle(rng);
        let turn = rng.next_u32();
        for (index, tile) in tiles.iter_mut().enumerate() {
            if turn >> index & 1 == 1 {
                *tile = tile.turned();
            }
        }
        Self::lay(slots, leader, cards, scars, tiles)
    }

    /// Deals cards, scars and tiles out in the order given: the hands, then the box.
    pub(crate) fn lay(
        slots: &[u8; 5],
        leader: Seat,
        cards: [Card; Card::COUNT],
        scars: [Scar; Scar::COUNT],
        tiles: [Tile; 5],
    ) -> Self {
        let mut left = scars.into_iter();
        let mut scars = [[None; Slot::MAX]; 5];
        for (territory, slots) in scars.iter_mut().zip(slots) {
            territory.iter_mut().take(usize::from(*slots)).for_each(|slot| *slot = left.next());
        }
        Self {
            leader,
            hands: [0, HAND].map(|from| cards[from..from + HAND].iter().copied().collect()),
            box_wolves: std::array::from_fn(|index| cards[2 * HAND + index]),
            scars,
            box_scars: std::array::from_fn(|_| left.next()),
            tiles,
        }
    }

    /// The same deal with hands and lead exchanged.
    pub fn exchanged(&self) -> Self {
        Self { leader: self.leader.next(2), hands: [self.hands[1], self.hands[0]], ..*self }
    }

    /// The deal as readable lines, one for each hand, the box, each territory's scars and the tiles.
    pub fn lines(&self) -> Pairs {
        fn words<T: ToString>(all: impl IntoIterator<Item = T>) -> String {
            all.into_iter().map(|one| one.to_string()).collect::<Vec<_>>().join(" ")
        }
        let mut lines = vec![
            ("leader".to_string(), self.leader.to_string()),
            ("hand-0".into(), words(self.hands[0].iter())),
            ("hand-1".into(), words(self.hands[1].iter())),
            ("box".into(), words(self.box_wolves)),
        ];
        for territory in Territory::ALL {
            let scars = self.scars[territory as usize].iter().flatten();
            lines.push((format!("scars-{territory}"), words(scars)));
        }
        lines.push(("scars-box".into(), words(self.box_scars.iter().flatten())));
        lines.push(("tiles".into(), words(self.tiles)));
        lines
    }

    /// Is this a deal of the whole material on a board with this layout? The error is the line and its fault.
    fn check(&self, layout: &Layout) -> Result<(), (String, &'static str)> {
        let fault = |line: &str, problem| Err((line.to_string(), problem));
        if self.leader.index() > 1 {
            return fault("leader", "the leader is 0 or 1");
        }
        for (seat, hand) in self.hands.iter().enumerate() {
            if hand.len() != HAND {
                return fault(&format!("hand-{seat}"), "a hand has 13 wolves");
            }
        }
        if !(self.hands[0] & self.hands[1]).is_empty() {
            return fault("hand-1", "a wolf is in both hands");
        }
        let boxed: CardSet = self.box_wolves.into_iter().collect();
        if (self.hands[0] | self.hands[1] | boxed) != CardSet::ALL {
            return fault("box", "hands and box together must be all 30 wolves");
        }
        let mut counts = [0; Scar::ALL.len()];
        for territory in Territory::ALL {
            let scars = &self.scars[territory as usize];
            if scars.iter().flatten().count() != layout.slots[territory as usize].len() {
                return fault(&format!("scars-{territory}"), "not as many scars as the board has slots here");
            }
            scars.iter().flatten().for_each(|scar| counts[*scar as usize] += 1);
        }
        if self.box_scars.iter().flatten().count() != layout.scars_in_box() {
            return fault("scars-box", "not as many scars as this board leaves in the box");
        }
        self.box_scars.iter().flatten().for_each(|scar| counts[*scar as usize] += 1);
        if counts != [Scar::COPIES; Scar::ALL.len()] {
            return fault("scars-box", "board and box together must be two scars of each effect");
        }
        let tiles = self.tiles.iter().fold(0, |seen, tile| seen | 1 << tile.index());
        if tiles != (1 << Tile::COUNT) - 1 {
            return fault("tiles", "each of the five tiles lies in one territory");
        }
        Ok(())
    }
}

/// Who leads each deal: the first deal's leader and then the other by turns; an exchanged deal exchanges the lead.
pub(crate) fn leaders(options: &Options, first: Seat) -> Vec<Seat> {
    let deals = usize::from(options.deals);
    let leader = |index: usize| {
        let swaps = index % deals + index / deals;
        if swaps.is_multiple_of(2) { first } else { first.next(2) }
    };
    (0..options.rounds()).map(leader).collect()
}

/// Draws all deals of a match.
pub(crate) fn draw<R: Rng + ?Sized>(content: &Content, options: &Options, rng: &mut R) -> Setup {
    let layout = content.board(options.board).slots.each_ref().map(|slots| slots.len() as u8);
    let first = SEATS[(rng.next_u32() >> 31) as usize];
    let leaders = leaders(options, first);
    let mut deals: Vec<Deal> = leaders[..usize::from(options.deals)]
        .iter()
        .map(|leader| Deal::draw(&layout, *leader, rng))
        .collect();
    if options.duplicate {
        deals.extend(deals.clone().iter().map(Deal::exchanged));
    }
    Setup { deals }
}

/// The game and its first position.
pub(crate) fn begin(
    content: &Content,
    rules: &Ruleset,
    players: usize,
    options: &Options,
    setup: &Setup,
) -> Result<(LoneWolves, Position), SetupError> {
    if players != 2 {
        return Err(SetupError::new("players", format!("{players} cannot play, it takes 2")));
    }
    check(content, options, setup)?;
    let game = LoneWolves::new(content, rules, options, setup.deals[0].leader);
    let start = Position::new(&game, 0, &setup.deals[0], Future::new(&setup.deals[1..]));
    Ok((game, start))
}

/// Do the deals fit the board and the options?
fn check(content: &Content, options: &Options, setup: &Setup) -> Result<(), SetupError> {
    let wanted = options.rounds();
    if setup.deals.len() != wanted {
        let problem = format!("there are {} deals, but the options ask for {wanted}", setup.deals.len());
        return Err(SetupError::new("deal-1-leader", problem));
    }
    let layout = content.board(options.board);
    let leaders = leaders(options, setup.deals[0].leader);
    for (index, (deal, leader)) in setup.deals.iter().zip(leaders).enumerate() {
        let at =
            |(line, problem): (String, &str)| SetupError::new(format!("deal-{}-{line}", index + 1), problem);
        deal.check(layout).map_err(at)?;
        if deal.leader != leader {
            let problem = if index < usize::from(options.deals) {
                "the lead alternates from deal to deal (LW-075)"
            } else {
                "the second playing of a deal exchanges the lead (LW-076)"
            };
            return Err(at(("leader".into(), problem)));
        }
    }
    Ok(())
}

/// Is every deal of a duplicate match there twice? Worlds made up for a viewer draw the deals to come apart from those
/// that were played, so this is asked of what comes from outside only.
pub(crate) fn check_drawn(options: &Options, setup: &Setup) -> Result<(), SetupError> {
    let deals = usize::from(options.deals);
    for (index, again) in setup.deals.iter().enumerate().skip(deals) {
        let wanted = setup.deals[index - deals].exchanged().lines();
        let differs = again.lines().into_iter().zip(wanted).find(|(is, wanted)| is != wanted);
        if let Some(((line, _), (_, wanted))) = differs {
            let of = index - deals + 1;
            return Err(SetupError::new(
                format!("deal-{}-{line}", index + 1),
                format!(
                    "in a duplicate match this is deal {of} with hands and lead exchanged (LW-076): `{wanted}`"
                ),
            ));
        }
    }
    Ok(())
}

/// Writes all deals.
pub(crate) fn write_setup(setup: &Setup) -> Pairs {
    let numbered = setup.deals.iter().enumerate();
    numbered
        .flat_map(|(index, deal)| {
            let lines = deal.lines().into_iter();
            lines.map(move |(key, value)| (format!("deal-{}-{key}", index + 1), value))
        })
        .collect()
}

/// The lines of a deal, as [`Deal::lines`] names them.
const LINES: [&str; 11] = [
    "leader",
    "hand-0",
    "hand-1",
    "box",
    "scars-cave",
    "scars-desert",
    "scars-swamp",
    "scars-tundra",
    "scars-volcano",
    "scars-box",
    "tiles",
];

/// Reads all deals. The lines may come in any order, but each must be there once.
pub(crate) fn read_setup(lines: &Pairs) -> Result<Setup, SetupError> {
    // As many deals as the lines can fill: whatever number a line names, no more than that is built.
    let count = lines.len().div_ceil(LINES.len()).max(1);
    let of_a_deal = |key: &str| {
        let (number, name) = key.strip_prefix("deal-")?.split_once('-')?;
        let spelled = number.parse::<usize>().ok().filter(|parsed| parsed.to_string() == number)?;
        (LINES.contains(&name) && (1..=MOST_ROUNDS).contains(&spelled)).then_some(())
    };
    if let Some((key, _)) = lines.iter().find(|(key, _)| of_a_deal(key).is_none()) {
        let problem =
            format!("is no line of a set-up; a deal has `deal-1-` and each of {}", LINES.join(", "));
        return Err(SetupError::new(key.chars().take(40).collect::<String>(), problem));
    }
    let deals = (1..=count).map(|number| read_deal(lines, number)).collect::<Result<Vec<_>, _>>()?;
    Ok(Setup { deals })
}

fn read_deal(lines: &Pairs, number: usize) -> Result<Deal, SetupError> {
    let line = |name: &str| {
        let key = format!("deal-{number}-{name}");
        let mut found = lines.iter().filter(|(other, _)| *other == key);
        match (found.next(), found.next()) {
            (Some((_, value)), None) => Ok(Line { key, value }),
            (None, _) => Err(SetupError::new(key, "is missing")),
            (Some(_), Some(_)) => Err(SetupError::new(key, "is there twice")),
        }
    };
    let leader = line("leader")?;
    let seat = |text: &str| ["0", "1"].iter().position(|seat| *seat == text).and_then(Seat::new);
    let mut scars = [[None; Slot::MAX]; 5];
    for territory in Territory::ALL {
        scars[territory as usize] = line(&format!("scars-{territory}"))?.scars()?;
    }
    Ok(Deal {
        leader: seat(leader.value).ok_or_else(|| leader.fault("must be 0 or 1"))?,
        hands: [
            line("hand-0")?.cards()?.into_iter().collect(),
            line("hand-1")?.cards()?.into_iter().collect(),
        ],
        box_wolves: line("box")?.exactly(Line::cards, "must be 4 different wolves")?,
        scars,
        box_scars: line("scars-box")?.scars()?,
        tiles: line("tiles")?.exactly(Line::tiles, "must be the tiles of the 5 territories, such as `3b`")?,
    })
}

/// A line found, with its key for messages.
struct Line<'a> {
    key: String,
    value: &'a str,
}

impl Line<'_> {
    fn fault(&self, problem: impl Into<String>) -> SetupError {
        SetupError::new(self.key.clone(), problem)
    }

    fn words<T>(&self, what: &str, parse: impl Fn(&str) -> Option<T>) -> Result<Vec<T>, SetupError> {
        let word = |text: &str| {
            let shown: String = text.chars().take(40).collect();
            parse(text).ok_or_else(|| self.fault(format!("`{shown}` is no {what}")))
        };
        self.value.split_whitespace().map(word).collect()
    }

    fn cards(&self) -> Result<Vec<Card>, SetupError> {
        let cards = self.words("wolf; one is written like `r6`", Card::parse)?;
        if cards.iter().copied().collect::<CardSet>().len() != cards.len() {
            return Err(self.fault("names a wolf twice"));
        }
        Ok(cards)
    }

    fn tiles(&self) -> Result<Vec<Tile>, SetupError> {
        self.words("tile; one is written like `3b`", Tile::parse)
    }

    fn scars<const N: usize>(&self) -> Result<[Option<Scar>; N], SetupError> {
        let scars = self.words("scar", Scar::named)?;
        if scars.len() > N {
            return Err(self.fault(format!("names more than {N} scars")));
        }
        Ok(std::array::from_fn(|index| scars.get(index).copied()))
    }

    fn exactly<T, const N: usize>(
        &self,
        read: impl Fn(&Self) -> Result<Vec<T>, SetupError>,
        otherwise: &str,
    ) -> Result<[T; N], SetupError> {
        read(self)?.try_into().map_err(|_| self.fault(otherwise))
    }
}
