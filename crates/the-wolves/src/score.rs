//! Control of regions, the three scorings, and the final points with their parts and tie-breaks.

use moonpack_rules::{Ending, Events, MAX_SEATS, Part, Seat, SeatSet, Standing};

use crate::{Award, Event, MoonPhase, Owner, Piece, Position, Region, Stage, TheWolves, Track, Wolf};

/// How strong an owner is in a region. Alphas decide between equal strengths, so the order of the fields matters.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub struct Control {
    /// The sum over all pieces.
    pub strength: u8,
    /// How many of them are alphas.
    pub alphas: u8,
}

/// Points and winners, final or as if the game ended now.
pub(crate) fn standing(game: &TheWolves, position: &Position) -> Standing {
    let mut points = [0; MAX_SEATS];
    for seat in Seat::first(game.players) {
        points[seat.index()] = game.points(position, seat).iter().map(|(_, points)| points).sum();
    }
    // Equal points: most region tokens, then most wolves on the map, then a shared victory (ruling 24).
    let rank = |seat: Seat| {
        let wolves = position.wolf_count(seat.into());
        (points[seat.index()], position.player(seat).region_tokens(), wolves)
    };
    let best = Seat::first(game.players).map(rank).max();
    let winners = Seat::first(game.players).filter(|seat| Some(rank(*seat)) == best).collect();
    Standing { points, winners }
}

/// The parts of a seat's points.
pub(crate) fn parts(game: &TheWolves, position: &Position, seat: Seat) -> Vec<Part> {
    let parts = game.points(position, seat);
    parts.into_iter().map(|(name, points)| Part { name, of: None, points }).collect()
}

/// How the game ended.
pub(crate) fn ending(position: &Position) -> Option<Ending> {
    match position.stage {
        Stage::Over(end) => Some(Ending(end.name())),
        _ => None,
    }
}

impl TheWolves {
    /// Each owner's control of a region, by [`Owner::index`]. A wolf that is being pushed counts where it stood until it
    /// lands.
    pub fn control(&self, position: &Position, region: Region) -> [Control; Owner::COUNT] {
        let mut all = [Control::default(); Owner::COUNT];
        let Some(board) = self.map.region(region) else { return all };
        for owner in self.owners() {
            if !position.board.of(owner).meets(board.hexes) {
                continue;
            }
            let count = |piece: Piece| position.board.count(owner, piece, board.hexes) as u8;
            let strength = Piece::ALL.iter().map(|piece| count(*piece) * self.control[piece.index()]).sum();
            all[owner.index()] = Control { strength, alphas: count(Piece::Alpha) };
        }
        if let Some((owner, wolf, from)) = position.pushed()
            && board.hexes.contains(from)
        {
            let control = &mut all[owner.index()];
            control.strength += self.control[Piece::from(wolf).index()];
            control.alphas += u8::from(wolf == Wolf::Alpha);
        }
        all
    }

    /// How a token of this phase would be awarded in a region now.
    pub fn award(&self, position: &Position, region: Region, phase: MoonPhase) -> Award {
        award(&self.control(position, region), self.values[phase.index()])
    }

    /// Scores every region that shows this phase.
    pub(crate) fn score_phase<E: Events<Event>>(
        &self,
        position: &mut Position,
        phase: MoonPhase,
        events: &mut E,
    ) {
        for (region, _) in self.map.regions() {
            if self.showing_token(position, region) != Some(phase) {
                continue;
            }
            let control = self.control(position, region);
            let award = award(&control, self.values[phase.index()]);
            position.tokens_left[region.index()] -= 1;
            if let Some(seat) = award.first.and_then(Owner::seat) {
                position.player_mut(seat).regions[phase.index()] += 1;
            }
            award.lower().for_each(|seat| position.player_mut(seat).points += award.values[1]);
            events.push(Event::RegionScored { region, phase, control, award });
        }
    }

    /// The points of a seat by where they come from.
    fn points(&self, position: &Position, seat: Seat) -> [(&'static str, i32); 8] {
        let player = position.player(seat);
        let dens = |track: Track| self.side.den_points[player.dens[track.index()].min(4) as usize].into();
        let claimed = player.regions.iter().zip(self.values).map(|(count, value)| count * value[0]);
        let regions: u8 = claimed.sum();
        [
            ("spread", dens(Track::Spread)),
            ("speed", dens(Track::Speed)),
            ("howl", dens(Track::Howl)),
            ("lairs", self.side.lair_points[player.lairs.min(4) as usize].into()),
            ("wolves", self.side.wolf_points[player.wolves.min(8) as usize].into()),
            ("prey", self.side.prey_points[player.prey.count_ones().min(5) as usize].into()),
            ("regions", regions.into()),
            ("tokens", player.points.into()),
        ]
    }

    pub(crate) fn winners(&self, position: &Position) -> SeatSet {
        standing(self, position).winners
    }

    /// What each seat would gain if every region that still shows a token of the next phase were scored now.
    pub fn gains_if_scored_now(&self, position: &Position) -> [u8; MAX_SEATS] {
        let mut gains = [0; MAX_SEATS];
        let Some(phase) = position.next_phase() else { return gains };
        for (region, _) in self.map.regions() {
            if self.showing_token(position, region) != Some(phase) {
                continue;
            }
            let award = self.award(position, region, phase);
            if let Some(seat) = award.first.and_then(Owner::seat) {
                gains[seat.index()] += award.values[0];
            }
            award.lower().for_each(|seat| gains[seat.index()] += award.values[1]);
        }
        gains
    }

    /// How many dates are still open before the next phase is triggered; 0 if that happens at the end of this turn.
    pub fn days_to_next_scoring(&self, position: &Position) -> Option<u8> {
        let phase = position.next_phase()?;
        Some(self.date(phase).saturating_sub(position.moonlight.filled()))
    }

    /// The prey stacks (by their place in [`TheWolves::prey_stacks`]) that the seat may still hunt and that lack exactly
    /// one wolf.
    pub fn prey_one_wolf_short(&self, position: &Position, seat: Seat) -> impl Iterator<Item = usize> {
        let wolves = position.board.wolves_of(seat.into());
        let stacks = self.prey.iter().enumerate().filter(move |(_, stack)| {
            position.prey.contains(stack.hex)
                && !position.player(seat).has_prey(stack.prey)
                && (self.map.beside(stack.hex) & wolves).len() == 2
        });
        stacks.map(|(index, _)| index)
    }
}

/// Who gets what: the token for the strongest, its lower number for the second; ties as in rulings 21, 33, 34 and 35.
fn award(control: &[Control; Owner::COUNT], values: [u8; 2]) -> Award {
    let none = Award { values, ..Award::default() };
    let present = || Owner::all().filter(|owner| control[owner.index()].strength > 0);
    let strength = |owner: &Owner| control[owner.index()];
    let Some(best) = present().map(|owner| strength(&owner)).max() else { return none };
    let leaders = || present().filter(|owner| strength(owner) == best);
    if leaders().count() > 1 {
        return Award { tied: leaders().collect(), ..none };
    }
    let first = leaders().next();
    let rest = || present().filter(|owner| strength(owner) < best);
    let next = rest().map(|owner| strength(&owner)).max();
    let seconds = || rest().filter(|owner| Some(strength(owner)) == next);
    if seconds().count() > 1 {
        return Award { first, tied: seconds().collect(), ..none };
    }
    Award { first, second: seconds().next(), ..none }
}
