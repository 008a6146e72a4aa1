//! The Wolves as numbers.
//!
//! Hexes keep their number in the map's list, which is the same in all games of one player count: only what lies on the
//! places of the boards differs.

use moonpack_rules::{Game, Seat};
use the_wolves::{
    Action, Deed, Ground, Hex, HexSet, MAX_HEXES, Owner, Payment, Piece, Position, Prey, Pusher, Side, Stage,
    Terrain, TheWolves, Track, Wolf,
};

use super::{Block, Encode, Sheet, around, number, set};

const TERRAINS: usize = Terrain::ALL.len();
const DEEDS: usize = Deed::ALL.len();
/// The most an action costs.
const DEAREST: u8 = 3;
/// How many payments of one to three tiles and tokens there are.
const PAYMENTS: usize = 71;
/// Where a payment's byte stands in their list; no payment is 255.
const RANK: [u8; 256] = ranks();
/// The payments' bytes in the order of their list.
const BYTE: [u8; PAYMENTS] = bytes();
/// The stages that wait for a decision, and the end.
const STAGES: usize = 11;
const SLOTS: usize = 6;

const PAY: usize = Side::ALL.len();
const BONUS_ACTION: usize = PAY + DEEDS * TERRAINS * PAYMENTS;
const END_TURN: usize = BONUS_ACTION + 1;
const DONE: usize = END_TURN + 1;
const TRACK: usize = DONE + 1;
const AT_HEX: usize = TRACK + Track::ALL.len();
/// The decisions that name one hex.
const HEX_DEEDS: [fn(Hex) -> Action; 7] = [
    Action::Start,
    Action::Push,
    Action::Howl,
    Action::Den,
    Action::Lair,
    Action::DominateWolf,
    Action::DominateDen,
];

const fn ranks() -> [u8; 256] {
    let mut ranks = [u8::MAX; 256];
    let (mut byte, mut rank) = (0, 0);
    while byte < 256 {
        let worth = (byte as u8 & 0x3f).count_ones() as u8 + (byte as u8 >> 6);
        if worth >= 1 && worth <= DEAREST {
            ranks[byte] = rank;
            rank += 1;
        }
        byte += 1;
    }
    assert!(rank as usize == PAYMENTS);
    ranks
}

const fn bytes() -> [u8; PAYMENTS] {
    let mut bytes = [0; PAYMENTS];
    let mut byte = 0;
    while byte < 256 {
        if RANK[byte] != u8::MAX {
            bytes[RANK[byte] as usize] = byte as u8;
        }
        byte += 1;
    }
    bytes
}

/// How many hexes the map has. The walk over them knows it without walking.
#[inline]
fn hexes(game: &TheWolves) -> usize {
    game.map().all().size_hint().1.unwrap_or(MAX_HEXES)
}

impl Encode for TheWolves {
    fn blocks(&self) -> Vec<Block> {
        let hexes = hexes(self);
        let at = ["start", "push", "howl", "den", "lair", "dominate_pack", "dominate_den"];
        let mut blocks = vec![
            Block::new("tiles", &[Side::ALL.len()]),
            Block::new("pay", &[DEEDS, TERRAINS, PAYMENTS]),
            Block::new("bonus_action", &[1]),
            Block::new("end_turn", &[1]),
            Block::new("done", &[1]),
            Block::new("track", &[Track::ALL.len()]),
        ];
        blocks.extend(at.map(|name| Block::new(name, &[hexes])));
        blocks.push(Block::new("go", &[Wolf::ALL.len(), hexes, hexes]));
        blocks
    }

    fn index_of(&self, action: Action) -> usize {
        let hexes = hexes(self);
        let at = |deed: usize, hex: Hex| AT_HEX + deed * hexes + hex.index();
        match action {
            Action::Sides(side) => side.index(),
            Action::Pay(deed, terrain, payment) => {
                let rank = RANK[usize::from(payment.slots() | payment.tokens() << 6)];
                PAY + (deed.index() * TERRAINS + terrain.index()) * PAYMENTS + usize::from(rank)
            }
            Action::BonusAction => BONUS_ACTION,
            Action::EndTurn => END_TURN,
            Action::Done => DONE,
            Action::Track(track) => TRACK + track.index(),
            Action::Start(hex) => at(0, hex),
            Action::Push(hex) => at(1, hex),
            Action::Howl(hex) => at(2, hex),
            Action::Den(hex) => at(3, hex),
            Action::Lair(hex) => at(4, hex),
            Action::DominateWolf(hex) => at(5, hex),
            Action::DominateDen(hex) => at(6, hex),
            Action::Go { wolf, from, to } => {
                AT_HEX + (HEX_DEEDS.len() + wolf.index() * hexes + from.index()) * hexes + to.index()
            }
        }
    }

    fn action_at(&self, index: usize) -> Option<Action> {
        let hexes = hexes(self);
        let there = |number: usize| Hex::new(number).filter(|_| number < hexes);
        Some(match index {
            0..PAY => Action::Sides(*Side::ALL.get(index)?),
            PAY..BONUS_ACTION => {
                let (what, rank) = ((index - PAY) / PAYMENTS, (index - PAY) % PAYMENTS);
                let byte = *BYTE.get(rank)?;
                let deed = *Deed::ALL.get(what / TERRAINS)?;
                let terrain = *Terrain::ALL.get(what % TERRAINS)?;
                Action::Pay(deed, terrain, Payment::new(byte & 0x3f, byte >> 6))
            }
            BONUS_ACTION => Action::BonusAction,
            END_TURN => Action::EndTurn,
            DONE => Action::Done,
            TRACK..AT_HEX => Action::Track(*Track::ALL.get(index - TRACK)?),
            _ => {
                let (row, to) = ((index - AT_HEX) / hexes.max(1), there((index - AT_HEX) % hexes.max(1))?);
                match HEX_DEEDS.get(row) {
                    Some(deed) => deed(to),
                    None => {
                        let row = row - HEX_DEEDS.len();
                        let (wolf, from) = (*Wolf::ALL.get(row / hexes)?, there(row % hexes)?);
                        Action::Go { wolf, from, to }
                    }
                }
            }
        })
    }

    fn draw_view<S: Sheet>(&self, view: &Position, seat: Seat, sheet: &mut S) {
        let (count, hexes) = (self.seats(), hexes(self));
        let seats = around(seat, count);
        let stage = view.stage();
        sheet.one_of(
            "to_move",
            count,
            self.to_move(view).map(|mover| (mover.index() + count - seat.index()) % count),
        );
        sheet.one_of("first", count, Some((self.first().index() + count - seat.index()) % count));
        sheet.one_of("stage", STAGES, Some(number_of(&stage)));
        sheet.one_of("stage_terrain", TERRAINS, terrain_of(&stage).map(Terrain::index));
        sheet.number("actions_left", view.actions_left());
        sheet.number("moves_left", moving(&stage).map_or(0, |moving| moving.left));
        sheet.number("turn", self.turn_number(view));
        sheet.number("moonlight", view.moonlight().filled());
        sheet.one_of("next_phase", 3, view.next_phase().map(|phase| phase.index()));
        boards(self, view, seats.clone(), count, sheet);
        ground(self, hexes, sheet);
        pieces(view, seats, count, hexes, sheet);
        mark(sheet.plane("lone_wolves", &[hexes]), view.lone_wolves());
        let prey = sheet.plane("prey", &[Prey::ALL.len(), hexes]);
        for (stack, lies) in self.prey_stacks().iter().enumerate() {
            set(prey, lies.prey.index() * hexes + lies.hex.index(), self.prey_left(view, stack));
        }
        let tokens = sheet.plane("region_tokens", &[3, hexes]);
        for (region, board) in self.map().regions() {
            for phase in self.tokens(view, region) {
                let place = phase.index() * hexes + board.water.index();
                let already = tokens.get(place).copied().unwrap_or(0);
                set(tokens, place, already + 1);
            }
        }
        let moved = sheet.plane("moved", &[Wolf::ALL.len(), hexes]);
        for (wolf, hex) in moving(&stage).iter().flat_map(|moving| moving.moved).flatten() {
            let place = wolf.index() * hexes + hex.index();
            let already = moved.get(place).copied().unwrap_or(0);
            set(moved, place, already + 1);
        }
        let asked = match stage {
            Stage::Pushing { from, .. } => Some(from),
            Stage::Track { hex, .. } => Some(hex),
            _ => None,
        };
        sheet.one_of("asked_about", hexes, asked.map(Hex::index));
    }
}

/// The players' boards, tiles and tokens.
fn boards<S: Sheet>(
    game: &TheWolves,
    view: &Position,
    seats: impl Iterator<Item = Seat> + Clone,
    count: usize,
    sheet: &mut S,
) {
    let packs = sheet.plane("packs", &[count, TERRAINS]);
    for (row, seat) in seats.clone().enumerate() {
        if let Some(pack) = game.pack(Owner::from(seat)) {
            set(packs, row * TERRAINS + pack.index(), 1);
        }
    }
    let tiles = sheet.plane("tiles", &[count, SLOTS, TERRAINS]);
    for (row, seat) in seats.clone().enumerate() {
        for slot in 0..SLOTS {
            if let Some(terrain) = game.shown(view, seat, slot as u8 + 1) {
                set(tiles, (row * SLOTS + slot) * TERRAINS + terrain.index(), 1);
            }
        }
    }
    let standing = game.standing(view);
    // dens by track, attributes by track, lairs, wolves, bonus tokens, region tokens, points of tokens, points
    const ROW: usize = 15;
    let players = sheet.plane("boards", &[count, ROW]);
    for (row, seat) in seats.clone().enumerate() {
        let player = view.player(seat);
        let attribute = |track: &Track| game.attribute(view, seat, *track);
        let numbers = player.dens.into_iter().chain(Track::ALL.iter().map(attribute));
        let numbers = numbers.chain([player.lairs, player.wolves]).chain(player.tokens).chain(player.regions);
        let numbers = numbers.chain([player.points, number(standing.points[seat.index()].max(0))]);
        numbers.enumerate().for_each(|(place, value)| set(players, row * ROW + place, value));
    }
    let hunted = sheet.plane("hunted", &[count, Prey::ALL.len()]);
    for (row, seat) in seats.enumerate() {
        for prey in Prey::ALL.iter().filter(|prey| view.player(seat).has_prey(**prey)) {
            set(hunted, row * Prey::ALL.len() + prey.index(), 1);
        }
    }
}

/// What the map is made of.
fn ground<S: Sheet>(game: &TheWolves, hexes: usize, sheet: &mut S) {
    let terrain = sheet.plane("terrain", &[TERRAINS, hexes]);
    for (row, kind) in Terrain::ALL.iter().enumerate() {
        mark(&mut terrain[row * hexes..], game.map().of_terrain(*kind));
    }
    let water = sheet.plane("water", &[hexes]);
    for hex in game.map().all().filter(|hex| game.map().ground(*hex) == Ground::Water) {
        set(water, hex.index(), 1);
    }
    let regions = sheet.plane("region", &[hexes]);
    for (region, board) in game.map().regions() {
        board.hexes.iter().for_each(|hex| set(regions, hex.index(), number(region.index() + 1)));
    }
}

/// How many pieces of each kind the owners have on each hex, the third pack of a game for two last.
fn pieces<S: Sheet>(
    view: &Position,
    seats: impl Iterator<Item = Seat>,
    count: usize,
    hexes: usize,
    sheet: &mut S,
) {
    let kinds = Piece::ALL.len();
    let owners = count + usize::from(count == 2);
    let pieces = sheet.plane("pieces", &[owners, kinds, hexes]);
    for (row, owner) in seats.map(Owner::from).chain([Owner::THIRD]).take(owners).enumerate() {
        let board = view.board();
        let sites = [(Piece::Den, board.dens_of(owner)), (Piece::Lair, board.lairs_of(owner))];
        for (piece, at) in sites {
            mark(&mut pieces[(row * kinds + piece.index()) * hexes..], at);
        }
        for (wolf, at) in [(Wolf::Pack, board.packs_of(owner)), (Wolf::Alpha, board.alphas_of(owner))] {
            let plane = (row * kinds + Piece::from(wolf).index()) * hexes;
            at.iter().for_each(|hex| set(pieces, plane + hex.index(), board.wolves_at(owner, wolf, hex)));
        }
        if let Some((_, wolf, from)) = view.pushed().filter(|(of, ..)| *of == owner) {
            let place = (row * kinds + Piece::from(wolf).index()) * hexes + from.index();
            let already = pieces.get(place).copied().unwrap_or(0);
            set(pieces, place, already + 1);
        }
    }
}

fn mark(plane: &mut [u8], at: HexSet) {
    at.iter().for_each(|hex| set(plane, hex.index(), 1));
}

fn number_of(stage: &Stage) -> usize {
    match stage {
        Stage::Sides => 0,
        Stage::Draft => 1,
        Stage::Between => 2,
        Stage::Moving(_) => 3,
        Stage::Pushing { .. } => 4,
        Stage::Howling(_) => 5,
        Stage::Denning(_) => 6,
        Stage::Lairing(_) => 7,
        Stage::Dominating(_) => 8,
        Stage::Track { .. } => 9,
        Stage::Over(_) => 10,
    }
}

fn moving(stage: &Stage) -> Option<the_wolves::Moving> {
    match stage {
        Stage::Moving(moving) | Stage::Pushing { by: Pusher::Alpha(moving), .. } => Some(*moving),
        _ => None,
    }
}

fn terrain_of(stage: &Stage) -> Option<Terrain> {
    match stage {
        Stage::Howling(terrain)
        | Stage::Denning(terrain)
        | Stage::Lairing(terrain)
        | Stage::Dominating(terrain) => Some(*terrain),
        _ => moving(stage).map(|moving| moving.terrain),
    }
}
