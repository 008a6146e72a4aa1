//! Carrying out an action, and everything that follows from it by itself: pushes, bonuses, hunting, the end of the turn.
//!
//! Whoever calls this has taken the action from the legal list. Any other action leaves some position behind that no rule
//! describes, but never panics.

use moonpack_rules::Events;

use crate::position::{Fallen, Moving, Pusher, Stage};
use crate::{
    Action, Bonus, Deed, End, Event, Hex, MoonPhase, Owner, Payment, Piece, Position, Side, Terrain,
    TheWolves, Track, Wolf,
};

/// The ordinary tiles: every slot but the first.
const ORDINARY: u8 = 0b11_1110;

pub(crate) fn apply<E: Events<Event>>(
    game: &TheWolves,
    position: &mut Position,
    action: Action,
    events: &mut E,
) {
    match action {
        Action::Sides(side) => game.choose_side(position, side, events),
        Action::Start(hex) => game.place(position, hex, events),
        Action::Pay(deed, terrain, payment) => game.pay(position, deed, terrain, payment, events),
        Action::BonusAction => {
            let seat = position.seat;
            let held = &mut position.player_mut(seat).tokens[Bonus::Action.index()];
            *held = held.saturating_sub(1);
            position.actions_left = position.actions_left.saturating_add(1);
            events.push(Event::BonusActionBought { seat });
        }
        Action::EndTurn => game.end_turn(position, events),
        Action::Go { wolf, from, to } => game.go(position, wolf, from, to, events),
        Action::Done => game.finish(position, events),
        Action::Push(to) => game.push(position, to, events),
        Action::Howl(hex) => game.howl(position, hex, events),
        Action::Den(hex) => position.stage = Stage::Track { hex, replaces: None },
        Action::Track(track) => game.take_den(position, track, events),
        Action::Lair(hex) => game.build_lair(position, hex, events),
        Action::DominateWolf(hex) => game.dominate_wolf(position, hex, events),
        Action::DominateDen(hex) => {
            let owner = Owner::all().find(|owner| position.board.dens_of(*owner).contains(hex));
            position.stage = Stage::Track { hex, replaces: owner };
        }
    }
}

impl TheWolves {
    fn choose_side<E: Events<Event>>(&self, position: &mut Position, side: Side, events: &mut E) {
        let seat = position.seat;
        position.player_mut(seat).backs = if side == Side::Backs { ORDINARY } else { 0 };
        events.push(Event::SidesChosen { seat, side });
        position.turn += 1;
        position.seat = seat.next(self.players);
        if position.turn >= self.players as u32 {
            position.stage = Stage::Draft;
        }
    }

    fn place<E: Events<Event>>(&self, position: &mut Position, hex: Hex, events: &mut E) {
        let seat = position.seat;
        position.board.add_wolf(seat.into(), Wolf::Alpha, hex);
        position.board.add_wolf(seat.into(), Wolf::Pack, hex);
        events.push(Event::Placed { seat, hex });
        position.turn += 1;
        let players = self.players as u32;
        let placed = position.turn - (self.setup_turns() - 2 * players).min(position.turn);
        if placed >= 2 * players {
            self.begin_turn(position, events);
        } else if placed < players {
            position.seat = seat.next(self.players);
        } else if placed > players {
            // Back the way it came; the last of the first round places twice in a row.
            position.seat = (1..self.players).fold(seat, |seat, _| seat.next(self.players));
        }
    }

    fn pay<E: Events<Event>>(
        &self,
        position: &mut Position,
        deed: Deed,
        terrain: Terrain,
        payment: Payment,
        events: &mut E,
    ) {
        let seat = position.seat;
        let left = self.attribute(position, seat, Track::Spread);
        let player = position.player_mut(seat);
        player.backs ^= payment.slots() & ORDINARY;
        let held = &mut player.tokens[Bonus::Terrain.index()];
        *held = held.saturating_sub(payment.tokens());
        position.actions_left = position.actions_left.saturating_sub(1);
        events.push(Event::Paid { seat, deed, terrain, payment });
        position.stage = match deed {
            Deed::Move => Stage::Moving(Moving { terrain, left, moved: [None; 4] }),
            Deed::Howl => Stage::Howling(terrain),
            Deed::Den => Stage::Denning(terrain),
            Deed::Lair => Stage::Lairing(terrain),
            Deed::Dominate => Stage::Dominating(terrain),
        };
    }

    fn go<E: Events<Event>>(&self, position: &mut Position, wolf: Wolf, from: Hex, to: Hex, events: &mut E) {
        let Stage::Moving(mut moving) = position.stage else { return };
        let seat = position.seat;
        let me = Owner::from(seat);
        moving.left = moving.left.saturating_sub(1);
        // An unmoved twin stays behind where a moved one stands, so the moved ones of a hex never leave it.
        if let Some(place) = moving.moved.iter_mut().find(|place| place.is_none()) {
            *place = Some((wolf, to));
        }
        position.board.remove_wolf(me, wolf, from);
        events.push(Event::WolfMoved { seat, wolf, from, to });
        let board = &position.board;
        let alone = board.packs.contains(to) && !board.wolves_of(me).contains(to) && !board.dens.contains(to);
        let driven = Owner::all().find(|owner| alone && board.wolves_of(*owner).contains(to));
        if let Some(owner) = driven {
            position.board.remove_wolf(owner, Wolf::Pack, to);
        }
        position.board.add_wolf(me, wolf, to);
        match driven {
            Some(owner) => {
                position.stage =
                    Stage::Pushing { from: to, owner, wolf: Wolf::Pack, by: Pusher::Alpha(moving) };
            }
            None => self.move_on(position, moving, events),
        }
    }

    /// Goes on with a Move, or ends it when no more wolves may go.
    fn move_on<E: Events<Event>>(&self, position: &mut Position, moving: Moving, events: &mut E) {
        if moving.left == 0 {
            self.finish(position, events);
        } else {
            position.stage = Stage::Moving(moving);
        }
    }

    fn push<E: Events<Event>>(&self, position: &mut Position, to: Hex, events: &mut E) {
        let Stage::Pushing { from, owner, wolf, by } = position.stage else { return };
        position.board.add_wolf(owner, wolf, to);
        events.push(Event::WolfPushed { seat: position.seat, owner, wolf, from, to });
        match by {
            Pusher::Alpha(moving) => self.move_on(position, moving, events),
            Pusher::Lair => self.finish(position, events),
        }
    }

    fn howl<E: Events<Event>>(&self, position: &mut Position, hex: Hex, events: &mut E) {
        position.lone_wolves.remove(hex);
        self.fill_date(position, Fallen::LoneWolf, events);
        if let Some(wolf) = self.take_wolf(position, hex) {
            events.push(Event::Howled { seat: position.seat, hex, wolf });
        }
        self.finish(position, events);
    }

    /// The next wolf of the track joins the map, an alpha where the track says so (ruling 15).
    fn take_wolf(&self, position: &mut Position, hex: Hex) -> Option<Wolf> {
        let seat = position.seat;
        let wolf = self.next_wolf(position, seat)?;
        position.player_mut(seat).wolves += 1;
        position.board.add_wolf(seat.into(), wolf, hex);
        Some(wolf)
    }

    /// A den leaves a track for the hex that was chosen, and what it covered is gained.
    fn take_den<E: Events<Event>>(&self, position: &mut Position, track: Track, events: &mut E) {
        let Stage::Track { hex, replaces } = position.stage else { return };
        let seat = position.seat;
        if let Some(owner) = replaces {
            position.board.remove_den(owner, hex);
            self.fill_date(position, Fallen::Den(owner), events);
        }
        position.board.add_den(seat.into(), hex);
        let gone = &mut position.player_mut(seat).dens[track.index()];
        let taken = *gone;
        *gone = (*gone + 1).min(4);
        events.push(match replaces {
            Some(owner) => Event::Dominated { seat, owner, hex, piece: Piece::Den, track: Some(track) },
            None => Event::DenBuilt { seat, hex, track },
        });
        if let Some(bonus) = self.side.den_bonus[track.index()].get(taken as usize).copied().flatten() {
            self.gain(position, bonus, events);
        }
        self.finish(position, events);
    }

    fn build_lair<E: Events<Event>>(&self, position: &mut Position, hex: Hex, events: &mut E) {
        let seat = position.seat;
        let me = Owner::from(seat);
        let intruder =
            Owner::all().find(|owner| *owner != me && position.board.wolves_of(*owner).contains(hex));
        let driven = intruder.map(|owner| {
            let pack = position.board.packs_of(owner).contains(hex);
            (owner, if pack { Wolf::Pack } else { Wolf::Alpha })
        });
        if let Some((owner, wolf)) = driven {
            position.board.remove_wolf(owner, wolf, hex);
        }
        position.board.remove_den(me, hex);
        self.fill_date(position, Fallen::Den(me), events);
        position.board.add_lair(me, hex);
        let lairs = &mut position.player_mut(seat).lairs;
        *lairs = (*lairs + 1).min(4);
        events.push(Event::LairBuilt { seat, hex });
        self.gain(position, Bonus::Terrain, events);
        match driven {
            Some((owner, wolf)) => {
                position.stage = Stage::Pushing { from: hex, owner, wolf, by: Pusher::Lair }
            }
            None => self.finish(position, events),
        }
    }

    fn dominate_wolf<E: Events<Event>>(&self, position: &mut Position, hex: Hex, events: &mut E) {
        let seat = position.seat;
        let me = Owner::from(seat);
        let owner = Owner::all().find(|owner| *owner != me && position.board.packs_of(*owner).contains(hex));
        if let Some(owner) = owner {
            position.board.remove_wolf(owner, Wolf::Pack, hex);
            self.fill_date(position, Fallen::Pack(owner), events);
            if let Some(wolf) = self.take_wolf(position, hex) {
                events.push(Event::Dominated { seat, owner, hex, piece: wolf.into(), track: None });
            }
        }
        self.finish(position, events);
    }

    fn fill_date<E: Events<Event>>(&self, position: &mut Position, piece: Fallen, events: &mut E) {
        let date = position.moonlight.fill(piece);
        let phase = MoonPhase::ALL.iter().copied().find(|phase| self.date(*phase) == date);
        events.push(Event::DateFilled { date, piece, phase });
    }

    pub(crate) fn gain<E: Events<Event>>(&self, position: &mut Position, bonus: Bonus, events: &mut E) {
        let seat = position.seat;
        let held = &mut position.player_mut(seat).tokens[bonus.index()];
        *held = held.saturating_add(1);
        events.push(Event::BonusGained { seat, bonus });
    }

    /// An action is complete: hunt, then go on with the turn or end it.
    fn finish<E: Events<Event>>(&self, position: &mut Position, events: &mut E) {
        self.hunt(position, events);
        position.stage = Stage::Between;
        if position.actions_left == 0 && position.player(position.seat).bonus(Bonus::Action) == 0 {
            self.end_turn(position, events);
        }
    }

    /// Every prey with wolves of the active pack on three hexes around it, one of each kind in a game (ruling 17).
    fn hunt<E: Events<Event>>(&self, position: &mut Position, events: &mut E) {
        let seat = position.seat;
        let wolves = position.board.wolves_of(seat.into());
        // The stacks are asked lowest hex first (ruling 18).
        for hex in position.prey {
            if (self.map.beside(hex) & wolves).len() < 3 {
                continue;
            }
            let Some(index) = self.prey.iter().position(|stack| stack.hex == hex) else { continue };
            let prey = self.prey[index].prey;
            if position.player(seat).has_prey(prey) {
                continue;
            }
            position.player_mut(seat).prey |= 1 << prey.index();
            let left = &mut position.prey_left[index];
            *left = left.saturating_sub(1);
            if *left == 0 {
                position.prey.remove(hex);
            }
            events.push(Event::Hunted { seat, prey, hex });
            if let Some(bonus) = self.side.prey_bonus {
                self.gain(position, bonus, events);
            }
        }
    }

    /// The turn ends: phases that were reached are scored, then the game ends or the next player begins.
    fn end_turn<E: Events<Event>>(&self, position: &mut Position, events: &mut E) {
        events.push(Event::TurnEnded { seat: position.seat });
        while let Some(phase) = position.next_phase() {
            if position.moonlight.filled() < self.date(phase) {
                break;
            }
            self.score_phase(position, phase, events);
            position.phases += 1;
        }
        let end = match position.next_phase() {
            None => Some(End::FullMoon),
            Some(_) => (self.turn_number(position) >= self.turns).then_some(End::TurnLimit),
        };
        if let Some(end) = end {
            position.actions_left = 0;
            position.stage = Stage::Over(end);
            events.push(Event::GameEnded { end, winners: self.winners(position) });
            return;
        }
        position.turn = position.turn.saturating_add(1);
        position.seat = position.seat.next(self.players);
        self.begin_turn(position, events);
    }

    fn begin_turn<E: Events<Event>>(&self, position: &mut Position, events: &mut E) {
        position.stage = Stage::Between;
        position.actions_left = 2;
        let number = self.turn_number(position);
        events.push(Event::TurnBegan { seat: position.seat, number });
        if self.players == 2 && number == 2 {
            self.gain(position, Bonus::Action, events);
        }
    }
}
