//! How promising each action looks at a glance: for ordering, rollouts and the first look of the search.

use ::the_wolves::{
    Action, Deed, Hex, HexSet, MAX_HEXES, Owner, Piece, Position, Stage, Terrain, TheWolves, Track, Wolf,
};

use moonpack_rules::Seat;

use super::prospects::{STEP, TOKENS, has_lair_beside, next_prey, tiles};
use super::{regions, time_left};

/// Points that make an action e times as heavy.
pub(super) const TEMPERATURE: f32 = 1.1;

/// Fills the priors.
pub(super) fn priors(game: &TheWolves, position: &Position, actions: &[Action], priors: &mut Vec<f32>) {
    priors.clear();
    if actions.len() <= 1 {
        priors.resize(actions.len(), 1.0);
        return;
    }
    let wishes = Wishes::of(game, position);
    priors.extend(actions.iter().map(|action| (wishes.gain(*action) / TEMPERATURE).clamp(-7.0, 7.0).exp()));
}

/// What the seat to move wishes for.
pub(super) struct Wishes<'a> {
    game: &'a TheWolves,
    position: &'a Position,
    seat: Seat,
    pub(super) left: f32,
    /// What one more strength in each region brings.
    regions: [f32; 10],
    /// What a pack wolf and an alpha on each hex are worth; filled for what can be asked.
    pub(super) hexes: [[f32; MAX_HEXES]; 2],
    /// What the best move to each terrain brings; filled between actions.
    pub(super) moves: [f32; 5],
}

impl<'a> Wishes<'a> {
    pub(super) fn of(game: &'a TheWolves, position: &'a Position) -> Self {
        let seat = position.seat();
        let mut wishes = Self {
            game,
            position,
            seat,
            left: time_left(game, position),
            regions: regions::gains(game, position, seat.into()),
            hexes: [[0.0; MAX_HEXES]; 2],
            moves: [0.0; 5],
        };
        match position.stage() {
            Stage::Between | Stage::Moving(_) | Stage::Draft => wishes.survey(),
            _ => {}
        }
        if position.stage() == Stage::Between {
            wishes.moves = std::array::from_fn(|terrain| wishes.best_move(Terrain::ALL[terrain]));
        }
        wishes
    }

    /// What wolves on each hex are worth.
    fn survey(&mut self) {
        let map = self.game.map();
        let player = self.position.player(self.seat);
        let wolves = self.position.board().wolves_of(self.seat.into());
        let passable = map.passable();
        for hex in passable {
            let worth = map.region_of(hex).map_or(0.0, |region| self.regions[region.index()]);
            self.hexes[0][hex.index()] = worth;
            self.hexes[1][hex.index()] = worth;
        }
        let prize = next_prey(self.game, player);
        for stack in self.game.prey_stacks() {
            if self.position.prey().contains(stack.hex) && !player.has_prey(stack.prey) {
                let around = map.beside(stack.hex) & passable;
                let near = (around & wolves).len().min(2) as usize;
                let worth = prize * [0.1, 0.3, 0.7][near];
                around.iter().for_each(|hex| self.add(hex, worth, [true, true]));
            }
        }
        let range = self.game.attribute(self.position, self.seat, Track::Howl);
        if self.game.next_wolf(self.position, self.seat).is_some() {
            for lone in self.position.lone_wolves() {
                let worth = 0.3 + 0.5 * tiles(self.game, self.position, self.seat, lone);
                let around = map.in_range(lone, range) & passable;
                around.iter().for_each(|hex| self.add(hex, worth, [false, true]));
            }
        }
        for hex in map.by_water() {
            if player.lairs < 4 && !has_lair_beside(self.game, self.position, self.seat, hex) {
                self.add(hex, 0.25, [false, true]);
            }
        }
    }

    fn add(&mut self, hex: Hex, worth: f32, kinds: [bool; 2]) {
        for (kind, wanted) in kinds.into_iter().enumerate() {
            if wanted {
                self.hexes[kind][hex.index()] += worth;
            }
        }
    }

    /// What moving wolves to a terrain brings at best, reckoned wolf by wolf.
    fn best_move(&self, terrain: Terrain) -> f32 {
        let board = self.position.board();
        let speed = self.game.attribute(self.position, self.seat, Track::Speed);
        let spread = self.game.attribute(self.position, self.seat, Track::Spread) as usize;
        let here = self.game.map().of_terrain(terrain);
        let mut gains: [f32; 4] = [0.0; 4];
        for wolf in [Wolf::Pack, Wolf::Alpha] {
            let landing = self.game.landing(self.position, self.seat, wolf) & here;
            let own: HexSet = match wolf {
                Wolf::Pack => board.packs_of(self.seat.into()),
                Wolf::Alpha => board.alphas_of(self.seat.into()),
            };
            for from in own {
                let there = (landing & self.game.map().in_walk(from, speed)).iter();
                let best = there.map(|to| self.gain_of_going(wolf, from, to)).fold(0.0, f32::max);
                // Keeps the best few, largest first.
                let mut rest = best;
                for gain in &mut gains {
                    if rest > *gain {
                        std::mem::swap(gain, &mut rest);
                    }
                }
            }
        }
        gains.iter().take(spread).sum()
    }

    fn gain_of_going(&self, wolf: Wolf, from: Hex, to: Hex) -> f32 {
        let worth = &self.hexes[wolf.index()];
        worth[to.index()] - worth[from.index()]
    }

    pub(super) fn region_gain(&self, hex: Hex) -> f32 {
        self.game.map().region_of(hex).map_or(0.0, |region| self.regions[region.index()])
    }

    fn best_of(&self, targets: HexSet, terrain: Terrain, gain: impl Fn(Hex) -> f32) -> f32 {
        let here = targets & self.game.map().of_terrain(terrain);
        here.iter().map(gain).fold(0.0, f32::max)
    }

    /// About how many points the action brings.
    pub(super) fn gain(&self, action: Action) -> f32 {
        match action {
            Action::Sides(_) | Action::Push(_) => 0.0,
            Action::Start(hex) => 1.5 * self.hexes[1][hex.index()],
            Action::Pay(deed, terrain, payment) => {
                self.gain_of_deed(deed, terrain) - TOKENS[1] * f32::from(payment.tokens())
            }
            Action::BonusAction => 1.2,
            Action::EndTurn => 0.0,
            Action::Go { wolf, from, to } => 1.3 * self.gain_of_going(wolf, from, to),
            Action::Done => match self.position.stage() {
                Stage::Moving(moving) if moving.moved.iter().all(Option::is_none) => -2.0,
                _ => 0.0,
            },
            Action::Howl(hex) => self.region_gain(hex),
            Action::Den(hex) => self.gain_of_den(hex),
            Action::Track(track) => self.gain_of_track(track),
            Action::Lair(hex) => 2.0 * self.region_gain(hex),
            Action::DominateWolf(hex) => self.gain_of_wolf() + 1.5 * self.region_gain(hex),
            Action::DominateDen(hex) => self.best_track() + 1.5 * self.region_gain(hex),
        }
    }

    fn gain_of_deed(&self, deed: Deed, terrain: Terrain) -> f32 {
        let (game, position, seat) = (self.game, self.position, self.seat);
        match deed {
            Deed::Move => 0.2 + self.moves[terrain.index()],
            Deed::Howl => {
                self.gain_of_wolf()
                    + self.best_of(game.howl_targets(position, seat), terrain, |hex| self.region_gain(hex))
            }
            Deed::Den => {
                self.best_track()
                    + self.best_of(game.den_targets(position, seat), terrain, |hex| self.gain_of_den(hex))
            }
            Deed::Lair => {
                let points = game.board_side().lair_points;
                let lairs = position.player(seat).lairs.min(3) as usize;
                f32::from(points[lairs + 1] - points[lairs])
                    + TOKENS[1]
                    + self.best_of(game.lair_targets(position, seat), terrain, |hex| {
                        2.0 * self.region_gain(hex)
                    })
            }
            Deed::Dominate => {
                let (wolves, dens) = game.dominate_targets(position, seat);
                let wolf =
                    self.best_of(wolves, terrain, |hex| self.gain_of_wolf() + 1.5 * self.region_gain(hex));
                let den = self.best_of(dens, terrain, |hex| self.best_track() + 1.5 * self.region_gain(hex));
                wolf.max(den)
            }
        }
    }

    /// What the next wolf of the track brings by itself.
    fn gain_of_wolf(&self) -> f32 {
        let points = self.game.board_side().wolf_points;
        let wolves = self.position.player(self.seat).wolves.min(7) as usize;
        f32::from(points[wolves + 1]) - f32::from(points[wolves]) + self.left
    }

    fn gain_of_den(&self, hex: Hex) -> f32 {
        let water = self.game.map().by_water().contains(hex)
            && self.position.player(self.seat).lairs < 4
            && !has_lair_beside(self.game, self.position, self.seat, hex)
            && self.position.board().count(Owner::from(self.seat), Piece::Den, HexSet::of(hex)) == 0;
        self.region_gain(hex) + if water { 1.5 * (3.0 * self.left).min(1.0) } else { 0.0 }
    }

    fn best_track(&self) -> f32 {
        let open = Track::ALL.iter().filter(|track| self.position.player(self.seat).has_den_on(**track));
        open.map(|track| self.gain_of_track(*track)).fold(0.0, f32::max)
    }

    fn gain_of_track(&self, track: Track) -> f32 {
        let side = self.game.board_side();
        let gone = self.position.player(self.seat).dens[track.index()].min(3) as usize;
        let points = f32::from(side.den_points[gone + 1]) - f32::from(side.den_points[gone]);
        // Every other den raises the attribute, the first one at once.
        let step = if gone.is_multiple_of(2) { STEP[track.index()] * self.left } else { 0.0 };
        let bonus = side.den_bonus[track.index()][gone].map_or(0.0, |bonus| TOKENS[bonus.index()]);
        points + step + bonus + 0.7 * self.left
    }
}
