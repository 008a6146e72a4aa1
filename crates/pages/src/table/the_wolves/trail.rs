//! Which wolf is which and what came from where, so that the page can let pieces glide: a name for every wolf on the map
//! that it keeps for life, and the hexes that hunted prey and the pieces on the Moonlight board came from.
//!
//! Positions do not tell this. Playing the actions again does, and takes less than drawing the page.

use std::collections::BTreeMap;

use ::the_wolves::{Event, Hex, Owner, Piece, Prey, TheWolves, Wolf};
use moonpack_games::Match;
use moonpack_rules::{Game, Seat};

/// The wolves' numbers by owner, kind and hex.
pub(super) struct Trail {
    wolves: BTreeMap<(Owner, Wolf, Hex), Vec<usize>>,
    born: usize,
    hunts: Vec<(Seat, Prey, Hex)>,
    /// Where the last action on the map happened.
    last: Option<Hex>,
    dates: Vec<Option<Hex>>,
}

impl Trail {
    /// The wolves of a match after all its actions.
    pub(super) fn of(game: &Match<TheWolves>) -> Self {
        let mut trail =
            Self { wolves: BTreeMap::new(), born: 0, hunts: Vec::new(), last: None, dates: Vec::new() };
        let mut position = *game.at(0).position();
        let mut events = Vec::new();
        for action in game.actions() {
            events.clear();
            game.game().apply(&mut position, *action, &mut events);
            events.iter().for_each(|event| trail.follow(event));
        }
        trail
    }

    /// The number of the wolf standing at this place among its equals; `None` for a wolf that was there from the start.
    pub(super) fn number(&self, owner: Owner, wolf: Wolf, hex: Hex, place: usize) -> Option<usize> {
        self.wolves.get(&(owner, wolf, hex))?.get(place).copied()
    }

    /// Where the seat hunted this prey.
    pub(super) fn hunted(&self, seat: Seat, prey: Prey) -> Option<Hex> {
        self.hunts.iter().find(|(who, what, _)| (*who, *what) == (seat, prey)).map(|(_, _, hex)| *hex)
    }

    /// Where the piece on a date came from.
    pub(super) fn fallen(&self, date: u8) -> Option<Hex> {
        *self.dates.get(usize::from(date).checked_sub(1)?)?
    }

    fn follow(&mut self, event: &Event) {
        if let Event::Howled { hex, .. } | Event::Dominated { hex, .. } | Event::LairBuilt { hex, .. } =
            *event
        {
            self.last = Some(hex);
        }
        match *event {
            Event::Hunted { seat, prey, hex } => self.hunts.push((seat, prey, hex)),
            Event::DateFilled { .. } => self.dates.push(self.last),
            Event::Placed { seat, hex } => {
                self.add(seat.into(), Wolf::Alpha, hex, None);
                self.add(seat.into(), Wolf::Pack, hex, None);
            }
            Event::WolfMoved { seat, wolf, from, to } => self.go(seat.into(), wolf, from, to),
            Event::WolfPushed { owner, wolf, from, to, .. } => self.go(owner, wolf, from, to),
            Event::Howled { seat, hex, wolf } => self.add(seat.into(), wolf, hex, None),
            Event::Dominated { seat, owner, hex, piece, .. } => {
                let wolf = match piece {
                    Piece::Alpha => Wolf::Alpha,
                    Piece::Pack => Wolf::Pack,
                    Piece::Den | Piece::Lair => return,
                };
                self.take(owner, Wolf::Pack, hex);
                self.add(seat.into(), wolf, hex, None);
            }
            _ => {}
        }
    }

    fn go(&mut self, owner: Owner, wolf: Wolf, from: Hex, to: Hex) {
        let number = self.take(owner, wolf, from);
        self.add(owner, wolf, to, number);
    }

    fn take(&mut self, owner: Owner, wolf: Wolf, hex: Hex) -> Option<usize> {
        self.wolves.get_mut(&(owner, wolf, hex))?.pop()
    }

    fn add(&mut self, owner: Owner, wolf: Wolf, hex: Hex, number: Option<usize>) {
        let number = number.unwrap_or(self.born);
        self.born = self.born.max(number + 1);
        self.wolves.entry((owner, wolf, hex)).or_default().push(number);
    }
}
