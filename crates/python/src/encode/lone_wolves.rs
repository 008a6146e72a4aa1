//! Lone Wolves as numbers.

use lone_wolves::{
    Action, Card, CardSet, Colour, LoneWolves, PackField, Played, Scar, Side, Slot, Spot, Stage, Territory,
    Tile, View,
};
use moonpack_rules::Seat;

use super::{Block, Encode, Sheet, around, number, set};

const LANDS: usize = Territory::ALL.len();
const CARDS: usize = Card::COUNT;
const SLOTS: usize = Slot::MAX;
const FIELDS: usize = PackField::MAX;
const SCARS: usize = Scar::ALL.len();

const REVEAL: usize = CARDS * LANDS;
const TAKE: usize = REVEAL + LANDS * SLOTS;
const PLACE: usize = TAKE + LANDS * SLOTS;
const END: usize = PLACE + 2 * FIELDS;

/// Points may be negative: this stands for nought.
const NOUGHT: i32 = 128;

impl Encode for LoneWolves {
    fn blocks(&self) -> Vec<Block> {
        vec![
            Block::new("play", &[CARDS, LANDS]),
            Block::new("reveal", &[LANDS, SLOTS]),
            Block::new("take", &[LANDS, SLOTS]),
            Block::new("place", &[2, FIELDS]),
        ]
    }

    #[inline]
    fn index_of(&self, action: Action) -> usize {
        match action {
            Action::Play { card, territory } => card.index() * LANDS + territory as usize,
            Action::Reveal { territory, slot } => REVEAL + territory as usize * SLOTS + slot.index(),
            Action::Take { territory, slot } => TAKE + territory as usize * SLOTS + slot.index(),
            Action::Place { field } => PLACE + field.seat().index() * FIELDS + field.index(),
        }
    }

    fn action_at(&self, index: usize) -> Option<Action> {
        let land = |place: usize| Territory::ALL.get(place).copied();
        let slot = |place: usize| Slot::ALL.get(place).copied();
        Some(match index {
            0..REVEAL => {
                Action::Play { card: *Card::ALL.get(index / LANDS)?, territory: land(index % LANDS)? }
            }
            REVEAL..TAKE => {
                let place = index - REVEAL;
                Action::Reveal { territory: land(place / SLOTS)?, slot: slot(place % SLOTS)? }
            }
            TAKE..PLACE => {
                let place = index - TAKE;
                Action::Take { territory: land(place / SLOTS)?, slot: slot(place % SLOTS)? }
            }
            PLACE..END => {
                let place = index - PLACE;
                Action::Place { field: PackField::new(Seat::new(place / FIELDS)?, place % FIELDS)? }
            }
            _ => return None,
        })
    }

    fn action_count(&self) -> usize {
        END
    }

    fn draw_view<S: Sheet>(&self, view: &View, seat: Seat, sheet: &mut S) {
        let open = &view.open;
        let sides = around(seat, 2);
        let other = seat.next(2);
        sheet.one_of("seat", 2, Some(seat.index()));
        sheet.number("your_decision", u8::from(open.to_move() == Some(seat)));
        sheet.one_of("stage", 6, Some(stage(open.stage)));
        sheet.number("you_lead", u8::from(open.leader == seat));
        sheet.number("deal", open.deal);
        sheet.number("deals", self.deals());
        sheet.number("trick", open.trick);
        cards(sheet.plane("hand", &[CARDS]), view.hand.unwrap_or_default());
        cards(sheet.plane("other_may_hold", &[CARDS]), view.possible_hand(other));
        cards(sheet.plane("unseen", &[CARDS]), view.unseen());
        played(sheet, ["led_wolf", "led_territory"], open.led);
        played(sheet, ["followed_wolf", "followed_territory"], open.followed);
        let wolves = sheet.plane("wolves", &[2, LANDS, CARDS]);
        for (row, side) in sides.clone().enumerate() {
            for (land, set) in open.wolves[side.index() & 1].iter().enumerate() {
                cards(&mut wolves[(row * LANDS + land) * CARDS..], *set);
            }
        }
        let lone = sheet.plane("lone_wolves", &[2, LANDS, CARDS]);
        for (row, side) in sides.clone().enumerate() {
            for (land, set) in open.lone[side.index() & 1].iter().enumerate() {
                cards(&mut lone[(row * LANDS + land) * CARDS..], *set);
            }
        }
        let summoned = sheet.plane("summoned", &[2, LANDS]);
        for (side, territory) in open.summoned.iter().flatten() {
            let place = usize::from(*side != seat) * LANDS + *territory as usize;
            summoned[place] += 1;
        }
        copy(sheet.plane("crowd", &[LANDS]), &open.crowd);
        let spots = sheet.plane("scars", &[LANDS, SLOTS, 1 + SCARS]);
        for (land, slots) in open.spots.iter().enumerate() {
            for (slot, spot) in slots.iter().enumerate() {
                let place = (land * SLOTS + slot) * (1 + SCARS);
                match spot {
                    Spot::Empty => {}
                    Spot::Down => set(spots, place, 1),
                    Spot::Up(scar) => set(spots, place + 1 + *scar as usize, 1),
                }
            }
        }
        let fields = sheet.plane("pack_fields", &[2, FIELDS, SCARS]);
        for (row, side) in sides.clone().enumerate() {
            for (field, scar) in open.fields[side.index() & 1].iter().enumerate() {
                if let Some(scar) = scar {
                    set(fields, (row * FIELDS + field) * SCARS + *scar as usize, 1);
                }
            }
        }
        copy(sheet.plane("returned_scars", &[SCARS]), &open.returned);
        sheet.one_of(
            "taken_from",
            LANDS * SLOTS,
            open.taken.map(|taken| taken.territory as usize * SLOTS + taken.slot.index()),
        );
        let known = open.taken.and_then(|taken| taken.open).or(view.taken);
        sheet.one_of("taken_scar", SCARS, known.map(|scar| scar as usize));
        let tiles = sheet.plane("tiles", &[LANDS, Tile::COUNT, 2]);
        for (land, tile) in open.tiles.iter().enumerate() {
            let side = usize::from(tile.side() == Side::B);
            set(tiles, (land * Tile::COUNT + tile.index()) * 2 + side, 1);
        }
        let points = sheet.plane("tile_points", &[LANDS]);
        for (land, tile) in open.tiles.iter().enumerate() {
            points[land] = number(self.tile_points(*tile) + NOUGHT);
        }
        sheet.one_of("moon", LANDS, open.moon.map(|land| land as usize));
        sheet.one_of("blood_moon", LANDS, open.blood_moon.map(|land| land as usize));
        let voids = sheet.plane("voids", &[2, Colour::ALL.len()]);
        for (row, side) in sides.clone().enumerate() {
            for colour in open.voids[side.index() & 1].iter() {
                set(voids, row * Colour::ALL.len() + colour as usize, 1);
            }
        }
        let earlier = sheet.plane("earlier_points", &[2]);
        for (row, side) in sides.enumerate() {
            set(earlier, row, number(open.earlier_points[side.index() & 1].saturating_add(NOUGHT).max(0)));
        }
    }
}

const fn stage(stage: Stage) -> usize {
    match stage {
        Stage::Lead => 0,
        Stage::Follow => 1,
        Stage::Reveal { .. } => 2,
        Stage::Take { .. } => 3,
        Stage::Place { .. } => 4,
        Stage::Over => 5,
    }
}

#[inline]
fn cards(plane: &mut [u8], cards: CardSet) {
    for card in cards.iter() {
        set(plane, card.index(), 1);
    }
}

fn played<S: Sheet>(sheet: &mut S, names: [&'static str; 2], played: Option<Played>) {
    sheet.one_of(names[0], CARDS, played.map(|played| played.card.index()));
    sheet.one_of(names[1], LANDS, played.map(|played| played.territory as usize));
}

/// Copies as many bytes as there is room for.
fn copy(plane: &mut [u8], bytes: &[u8]) {
    plane.iter_mut().zip(bytes).for_each(|(to, from)| *to = *from);
}
