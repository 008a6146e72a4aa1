//! Why an action is not legal, rule by rule, written to be read.
//!
//! This is the second voice beside the generator in [`legal`](crate::legal): it looks at pieces and counts steps instead
//! of intersecting sets, and a property test holds the two together. It may allocate and takes its time.

use moonpack_rules::Refusal;

use crate::position::{Moving, Pusher, Stage};
use crate::{
    Action, Bonus, Deed, End, Hex, MoonPhase, Owner, Payment, Piece, Position, Terrain, TheWolves, Track,
    Wolf, rule,
};

pub(crate) fn explain(game: &TheWolves, position: &Position, action: Action) -> Refusal {
    let mut broken = Refusal::none();
    game.explain_moment(position, action, &mut broken);
    if !broken.is_empty() {
        return broken;
    }
    let player = position.player(position.seat);
    match (position.stage, action) {
        (Stage::Draft, Action::Start(hex)) => game.explain_start(position, hex, &mut broken),
        (Stage::Between, Action::Pay(deed, terrain, payment)) => {
            game.explain_payment(position, deed, terrain, payment, &mut broken);
        }
        (Stage::Between, Action::BonusAction) => {
            broken.add_if(player.bonus(Bonus::Action) == 0, rule::NO_BONUS_ACTION);
        }
        (Stage::Between, Action::EndTurn) => {
            broken.add_if(position.actions_left > 0, rule::ACTIONS_OWED);
        }
        (Stage::Moving(moving), Action::Go { wolf, from, to }) => {
            game.explain_go(position, &moving, wolf, from, to, &mut broken);
        }
        (Stage::Pushing { from, owner, .. }, Action::Push(to)) => {
            game.explain_push(position, from, owner, to, &mut broken);
        }
        (Stage::Howling(terrain), Action::Howl(hex)) => {
            game.explain_howl(position, terrain, hex, &mut broken);
        }
        (Stage::Denning(terrain), Action::Den(hex)) => game.explain_den(position, terrain, hex, &mut broken),
        (Stage::Lairing(terrain), Action::Lair(hex)) => {
            game.explain_lair(position, terrain, hex, &mut broken);
        }
        (Stage::Dominating(terrain), Action::DominateWolf(hex)) => {
            game.explain_dominate(position, terrain, hex, Piece::Pack, &mut broken);
        }
        (Stage::Dominating(terrain), Action::DominateDen(hex)) => {
            game.explain_dominate(position, terrain, hex, Piece::Den, &mut broken);
        }
        (Stage::Track { .. }, Action::Track(track)) => {
            broken.add_if(!player.has_den_on(track), rule::TRACK_EMPTY);
        }
        _ => {}
    }
    broken
}

impl TheWolves {
    /// Is this kind of decision due now?
    fn explain_moment(&self, position: &Position, action: Action, broken: &mut Refusal) {
        let due = match (position.stage, action) {
            (Stage::Over(End::FullMoon), _) => return broken.add(rule::GAME_OVER),
            (Stage::Over(End::TurnLimit), _) => return broken.add(rule::TURN_LIMIT),
            (Stage::Sides, Action::Sides(_))
            | (Stage::Draft, Action::Start(_))
            | (Stage::Between, Action::Pay(..) | Action::BonusAction | Action::EndTurn)
            | (Stage::Moving(_), Action::Go { .. } | Action::Done)
            | (Stage::Pushing { .. }, Action::Push(_))
            | (Stage::Howling(_), Action::Howl(_))
            | (Stage::Denning(_), Action::Den(_))
            | (Stage::Lairing(_), Action::Lair(_))
            | (Stage::Dominating(_), Action::DominateWolf(_) | Action::DominateDen(_))
            | (Stage::Track { .. }, Action::Track(_)) => true,
            _ => false,
        };
        if due {
            return;
        }
        broken.add(match position.stage {
            Stage::Sides => rule::TILES_BEFORE_DRAFT,
            Stage::Draft => rule::DRAFT_BEFORE_TURNS,
            Stage::Pushing { by: Pusher::Alpha(_), .. } => rule::PUSH_AT_ONCE,
            Stage::Pushing { by: Pusher::Lair, .. } => rule::PUSH_MANDATORY,
            _ => rule::FINISH_FIRST,
        });
        match action {
            Action::Sides(_) => {
                broken.add(if self.choose_tiles { rule::TILES_BEFORE_DRAFT } else { rule::TILE_SIDES });
            }
            Action::Start(_) if position.stage != Stage::Sides => broken.add(rule::DRAFT_BEFORE_TURNS),
            Action::BonusAction => broken.add(rule::BONUS_BETWEEN_ACTIONS),
            _ => {}
        }
    }

    fn explain_start(&self, position: &Position, hex: Hex, broken: &mut Refusal) {
        if !self.on_land(hex, rule::NOT_LAND, broken) {
            return;
        }
        broken.add_if(self.standing_on(position, hex).count() > 0, rule::DRAFT_HEX_EMPTY);
        if self.players == 2 {
            let token = position.lone_wolves.contains(hex) || position.prey.contains(hex);
            broken.add_if(token, rule::DRAFT_NO_TOKEN);
            let shows = self.map.region_of(hex).and_then(|region| self.showing_token(position, region));
            broken.add_if(shows == Some(MoonPhase::Crescent), rule::DRAFT_NOT_CRESCENT);
            return;
        }
        broken.add_if(self.map.region_of(hex).is_some(), rule::DRAFT_AT_CHASM);
        let me = Owner::from(position.seat);
        for first in self.map.all().filter(|first| self.has(position, *first, me, Piece::Alpha)) {
            let same_side = self.map.above_chasm(first) == self.map.above_chasm(hex);
            broken.add_if(same_side, rule::DRAFT_OPPOSITE_SIDE);
        }
    }

    fn explain_payment(
        &self,
        position: &Position,
        deed: Deed,
        terrain: Terrain,
        payment: Payment,
        broken: &mut Refusal,
    ) {
        let seat = position.seat;
        broken.add_if(position.actions_left == 0, rule::NO_ACTION_LEFT);
        broken.add_if(payment.worth() != self.cost(deed), rule::WRONG_COST);
        broken
            .add_if(payment.tokens() > position.player(seat).bonus(Bonus::Terrain), rule::NOT_ENOUGH_TOKENS);
        for slot in payment.slot_numbers() {
            if self.shown(position, seat, slot) != Some(terrain) {
                broken.add(rule::NOT_ENOUGH_TILES);
                broken.add(rule::WRONG_TERRAIN);
            }
        }
        self.explain_no_target(position, deed, terrain, broken);
    }

    /// A payment must lead somewhere. If it does not, the rules that close the last gap are named: those of the target
    /// that breaks fewest, rather of one that is there than of an empty hex, and rather on this terrain than on another.
    fn explain_no_target(&self, position: &Position, deed: Deed, terrain: Terrain, broken: &mut Refusal) {
        let nothing = [rule::NO_LONE_WOLF, rule::LAIR_OWN_DEN, rule::NOTHING_TO_DOMINATE];
        let gap = |refusal: &Refusal| {
            let rules = refusal.rules();
            let empty = rules.iter().any(|rule| nothing.contains(rule));
            (rules.len(), empty, rules.contains(&rule::WRONG_TERRAIN))
        };
        let mut closest: Option<Refusal> = None;
        for hex in self.map.all() {
            let mut refusals = [Refusal::none(), Refusal::none()];
            let [one, other] = &mut refusals;
            match deed {
                Deed::Move => return,
                Deed::Howl => self.explain_howl(position, terrain, hex, one),
                Deed::Den => self.explain_den(position, terrain, hex, one),
                Deed::Lair => self.explain_lair(position, terrain, hex, one),
                Deed::Dominate => {
                    self.explain_dominate(position, terrain, hex, Piece::Pack, one);
                    self.explain_dominate(position, terrain, hex, Piece::Den, other);
                }
            }
            let tried = if deed == Deed::Dominate { 2 } else { 1 };
            for refusal in refusals.into_iter().take(tried) {
                if refusal.is_empty() {
                    return;
                }
                if closest.as_ref().is_none_or(|best| gap(&refusal) < gap(best)) {
                    closest = Some(refusal);
                }
            }
        }
        closest.iter().flat_map(Refusal::rules).for_each(|rule| broken.add(*rule));
    }

    fn explain_go(
        &self,
        position: &Position,
        moving: &Moving,
        wolf: Wolf,
        from: Hex,
        to: Hex,
        broken: &mut Refusal,
    ) {
        let me = Owner::from(position.seat);
        broken.add_if(moving.left == 0, rule::PACK_SPREAD);
        let here = self.standing_on(position, from).filter(|piece| *piece == (me, wolf.into())).count();
        let moved = moving.moved.iter().filter(|moved| **moved == Some((wolf, from))).count();
        if here == 0 {
            broken.add(rule::NOT_YOUR_WOLF);
        } else {
            broken.add_if(moved >= here, rule::ALREADY_MOVED);
        }
        broken.add_if(from == to, rule::MUST_LEAVE_HEX);
        if !self.on_land(to, rule::IMPASSABLE, broken) {
            return;
        }
        broken.add_if(self.map.terrain(to) != Some(moving.terrain), rule::DESTINATION_TERRAIN);
        let speed = self.attribute(position, position.seat, Track::Speed);
        broken.add_if(self.map.walk_between(from, to).is_none_or(|steps| steps > speed), rule::WOLF_SPEED);
        let token = position.lone_wolves.contains(to) || position.prey.contains(to);
        broken.add_if(token, rule::TOKEN_IN_THE_WAY);
        if from != to {
            self.explain_landing(position, wolf, to, broken);
        }
    }

    /// May a wolf of the active pack end on a hex with these pieces?
    fn explain_landing(&self, position: &Position, wolf: Wolf, to: Hex, broken: &mut Refusal) {
        let me = Owner::from(position.seat);
        let count = self.standing_on(position, to).count();
        broken.add_if(count >= 2, rule::HEX_FULL);
        for (owner, piece) in self.standing_on(position, to).filter(|(owner, _)| *owner != me) {
            match (wolf, piece) {
                (_, Piece::Den) => {}
                (_, Piece::Lair) => {
                    broken.add(rule::ENEMY_LAIR);
                    broken.add(rule::RANK_TOO_LOW);
                }
                (Wolf::Alpha, Piece::Pack) => {
                    broken.add_if(count > 1, rule::ENEMY_NOT_ALONE);
                    broken.add_if(owner == Owner::THIRD, rule::THIRD_PACK);
                }
                (Wolf::Pack, Piece::Pack | Piece::Alpha) | (Wolf::Alpha, Piece::Alpha) => {
                    broken.add(rule::ENEMY_WOLF);
                    broken.add(rule::RANK_TOO_LOW);
                }
            }
        }
    }

    fn explain_push(&self, position: &Position, from: Hex, owner: Owner, to: Hex, broken: &mut Refusal) {
        if !self.on_land(to, rule::IMPASSABLE, broken) {
            return;
        }
        let enemies = self.standing_on(position, to).any(|(other, _)| other != owner);
        broken.add_if(enemies, rule::PUSH_NO_CHAIN);
        let takes = |hex: Hex| {
            let mut pieces = self.standing_on(position, hex);
            let token = position.lone_wolves.contains(hex) || position.prey.contains(hex);
            let room = match (pieces.next(), pieces.next()) {
                (None, _) => !token,
                (Some((other, _)), None) => other == owner,
                _ => false,
            };
            room && hex != from
        };
        let way = |hex: Hex| self.map.walk_between(from, hex);
        let shortest = self.map.all().filter(|hex| takes(*hex)).filter_map(way).min();
        broken.add_if(!takes(to) || way(to) != shortest, rule::PUSH_NEAREST);
    }

    fn explain_howl(&self, position: &Position, terrain: Terrain, hex: Hex, broken: &mut Refusal) {
        let seat = position.seat;
        broken.add_if(self.next_wolf(position, seat).is_none(), rule::NOTHING_LEFT);
        broken.add_if(!position.lone_wolves.contains(hex), rule::NO_LONE_WOLF);
        self.explain_target(position, terrain, hex, broken);
    }

    /// What Howl and Dominate have in common: the right terrain within range of an alpha.
    fn explain_target(&self, position: &Position, terrain: Terrain, hex: Hex, broken: &mut Refusal) {
        broken.add_if(self.map.terrain(hex) != Some(terrain), rule::WRONG_TERRAIN);
        let range = self.attribute(position, position.seat, Track::Howl);
        let near = self.any_alpha(position, |alpha| {
            self.map.range_between(alpha, hex).is_some_and(|steps| steps <= range)
        });
        broken.add_if(!near, rule::OUT_OF_RANGE);
    }

    fn explain_den(&self, position: &Position, terrain: Terrain, hex: Hex, broken: &mut Refusal) {
        let me = Owner::from(position.seat);
        broken.add_if(!position.player(position.seat).has_dens(), rule::TRACK_EMPTY);
        if !self.on_land(hex, rule::NOT_LAND, broken) {
            return;
        }
        broken.add_if(self.map.terrain(hex) != Some(terrain), rule::WRONG_TERRAIN);
        broken.add_if(!self.near_alpha(position, hex), rule::DEN_NEAR_ALPHA);
        let token = position.lone_wolves.contains(hex) || position.prey.contains(hex);
        let enemy = self.standing_on(position, hex).any(|(owner, _)| owner != me);
        broken.add_if(token || enemy, rule::DEN_ENEMY);
        let marker = |piece| matches!(piece, Piece::Den | Piece::Lair);
        broken.add_if(self.standing_on(position, hex).any(|(_, piece)| marker(piece)), rule::ONE_MARKER);
        broken.add_if(self.standing_on(position, hex).count() >= 2, rule::HEX_FULL);
    }

    fn explain_lair(&self, position: &Position, terrain: Terrain, hex: Hex, broken: &mut Refusal) {
        let me = Owner::from(position.seat);
        broken.add_if(position.player(position.seat).lairs >= 4, rule::NO_LAIR_LEFT);
        broken.add_if(!self.has(position, hex, me, Piece::Den), rule::LAIR_OWN_DEN);
        broken.add_if(self.map.terrain(hex) != Some(terrain), rule::WRONG_TERRAIN);
        broken.add_if(!self.near_alpha(position, hex), rule::LAIR_NEAR_ALPHA);
        let water = self.map.regions().any(|(_, board)| self.map.range_between(board.water, hex) == Some(1));
        broken.add_if(!water, rule::LAIR_AT_WATER);
        let region = self.map.region_of(hex);
        let other =
            |lair: Hex| self.map.region_of(lair) == region && self.has(position, lair, me, Piece::Lair);
        broken.add_if(region.is_some() && self.map.all().any(other), rule::LAIR_ONE_PER_REGION);
        let third = self.standing_on(position, hex).any(|(owner, _)| owner == Owner::THIRD);
        broken.add_if(third, rule::THIRD_PACK);
    }

    fn explain_dominate(
        &self,
        position: &Position,
        terrain: Terrain,
        hex: Hex,
        kind: Piece,
        broken: &mut Refusal,
    ) {
        let seat = position.seat;
        let left = match kind {
            Piece::Den => position.player(seat).has_dens(),
            _ => self.next_wolf(position, seat).is_some(),
        };
        broken.add_if(!left, rule::NOTHING_LEFT);
        self.explain_target(position, terrain, hex, broken);
        let enemy = |(owner, _): &(Owner, Piece)| *owner != Owner::from(seat);
        let Some((owner, _)) =
            self.standing_on(position, hex).filter(enemy).find(|(_, piece)| *piece == kind)
        else {
            let wolf_or_lair = |(_, piece): (Owner, Piece)| matches!(piece, Piece::Alpha | Piece::Lair);
            broken.add(rule::NOTHING_TO_DOMINATE);
            broken.add_if(self.standing_on(position, hex).filter(enemy).any(wolf_or_lair), rule::PROTECTED);
            return;
        };
        broken.add_if(owner == Owner::THIRD, rule::THIRD_PACK);
        let of_the_same = self.standing_on(position, hex).filter(|(other, _)| *other == owner).count();
        broken.add_if(of_the_same > 1, rule::PROTECTED);
    }

    /// Is the hex one that can hold pieces? If not, says why.
    fn on_land(&self, hex: Hex, else_rule: moonpack_rules::RuleId, broken: &mut Refusal) -> bool {
        if self.map.all().all(|known| known != hex) {
            broken.add(rule::NOT_ON_MAP);
        } else if self.map.terrain(hex).is_none() {
            broken.add(else_rule);
        }
        self.map.terrain(hex).is_some()
    }

    fn standing_on(&self, position: &Position, hex: Hex) -> impl Iterator<Item = (Owner, Piece)> {
        position.board.pieces_at(hex).into_iter().flatten()
    }

    fn has(&self, position: &Position, hex: Hex, owner: Owner, piece: Piece) -> bool {
        self.standing_on(position, hex).any(|standing| standing == (owner, piece))
    }

    fn any_alpha(&self, position: &Position, near: impl Fn(Hex) -> bool) -> bool {
        position.board.alphas_of(position.seat.into()).iter().any(near)
    }

    fn near_alpha(&self, position: &Position, hex: Hex) -> bool {
        self.any_alpha(position, |alpha| self.map.range_between(alpha, hex).is_some_and(|steps| steps <= 1))
    }
}
