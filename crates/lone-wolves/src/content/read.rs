//! From the raw file to checked [`Content`]. Every fault is named by the entry it stands in.

use std::collections::{BTreeMap, HashSet};

use moonpack_rules::{ContentError, Seat};

use super::raw::{BoardTable, FieldRow, File, MoonRow, Order, ScarRow, SpotTable, TerritoryRow, TileRow};
use super::{Content, Layout, Reach, Status};
use crate::board::{PackField, Scar, Slot, Territory, Tile};
use crate::card::{Card, Colour};
use crate::options::Board;
use crate::{BOX_WOLVES, HAND, LONE_STRENGTH, ROOM};

/// Points and strengths beyond this are surely a slip of the pen, and sums of them stay far from overflow.
const LARGEST: i32 = 100;

/// Reads and checks the file.
pub(crate) fn read_content(text: &str) -> Result<Content, ContentError> {
    let file: File = toml::from_str(text).map_err(|error| {
        let problem = error.message().trim().trim_end_matches('.').to_string();
        let line = error.span().map(|span| text[..span.start.min(text.len())].matches('\n').count() + 1);
        ContentError::new(line.map_or("file".into(), |line| format!("line {line}")), problem)
    })?;
    check_fixed(&file)?;
    let mut sources = vec![
        ("limits".to_string(), file.limits.status),
        ("deck".to_string(), file.deck.status),
        ("territory_order".to_string(), file.territory_order.status),
    ];
    let order = territory_order(&file.territory_order)?;
    let colours = colours(&file.territories, &mut sources)?;
    let tiles = tiles(&file.territory_tiles, &mut sources)?;
    let moons = moons(&file.moon_tiles, &mut sources)?;
    let scar_values = scar_values(&file.scars, &mut sources)?;
    let boards = boards(&file.boards, &order, &mut sources)?;
    Ok(Content { order, colours, tiles, moons, scar_values, boards, sources })
}

fn fault<T>(place: impl Into<String>, problem: impl Into<String>) -> Result<T, ContentError> {
    Err(ContentError::new(place, problem))
}

/// What the rules fix must be what the file says.
fn check_fixed(file: &File) -> Result<(), ContentError> {
    let fixed = |place: &str, given: i64, wanted: i64| {
        if given == wanted {
            return Ok(());
        }
        fault(place, format!("is {given}, but the rules of this version need {wanted}"))
    };
    if file.meta.game != "lone-wolves" {
        return fault("meta game", format!("is `{}`, expected `lone-wolves`", file.meta.game));
    }
    fixed("meta data_version", file.meta.data_version.into(), 1)?;
    let limits = &file.limits;
    fixed("limits max_wolves_per_territory", limits.max_wolves_per_territory.into(), ROOM.into())?;
    fixed("limits hand_size", limits.hand_size as i64, HAND as i64)?;
    fixed("limits box_wolves", limits.box_wolves as i64, BOX_WOLVES as i64)?;
    fixed("limits lone_wolf_strength", limits.lone_wolf_strength.into(), LONE_STRENGTH.into())?;
    fixed("deck copies_per_card", file.deck.copies_per_card as i64, 1)?;
    if file.deck.colours != Colour::ALL.map(Colour::name) {
        return fault("deck colours", "the rules need black, light-brown, green, white, red in this order");
    }
    if file.deck.strengths.iter().any(|strength| Card::new(Colour::Red, *strength).is_none())
        || file.deck.strengths.len() * Colour::ALL.len() != Card::COUNT
        || !file.deck.strengths.is_sorted_by(|a, b| a < b)
    {
        return fault("deck strengths", "the rules need 2, 3, 4, 5, 6, 7");
    }
    Ok(())
}

fn territory(place: &str, id: &str) -> Result<Territory, ContentError> {
    Territory::named(id).map_or_else(
        || {
            fault(
                place,
                format!("there is no territory `{id}`; they are cave, desert, swamp, tundra, volcano"),
            )
        },
        Ok,
    )
}

fn territory_order(table: &Order) -> Result<[Territory; 5], ContentError> {
    let place = "territory_order ids";
    let order: Vec<_> = table.ids.iter().map(|id| territory(place, id)).collect::<Result<_, _>>()?;
    let different = order.iter().collect::<HashSet<_>>().len();
    match order.try_into() {
        Ok(order) if different == 5 => Ok(order),
        _ => fault(place, "must name each of the five territories once"),
    }
}

fn colours(rows: &[TerritoryRow], sources: &mut Vec<(String, Status)>) -> Result<[Colour; 5], ContentError> {
    let mut colours = [None; 5];
    let mut seen = HashSet::new();
    for row in rows {
        let place = format!("territory {}", row.id);
        let Some(colour) = Colour::named(&row.colour) else {
            return fault(place, format!("there is no colour `{}`", row.colour));
        };
        if !seen.insert(colour) {
            return fault(place, format!("{} is the colour of another territory", row.colour));
        }
        let entry = &mut colours[territory("territories", &row.id)? as usize];
        if entry.replace(colour).is_some() {
            return fault(place, "is there twice");
        }
        sources.push((place, row.status));
    }
    all("territories", colours)
}

fn tiles(rows: &[TileRow], sources: &mut Vec<(String, Status)>) -> Result<[[i32; 2]; 5], ContentError> {
    let mut tiles = [None; Tile::COUNT];
    for row in rows {
        let place = format!("territory tile {}", row.id);
        let number = row.id.strip_prefix("tile-").and_then(|number| number.parse::<usize>().ok());
        let Some(entry) = number.and_then(|number| tiles.get_mut(number.wrapping_sub(1))) else {
            return fault(place, "the five tiles are tile-1 to tile-5");
        };
        if entry.replace([value(&place, row.side_a)?, value(&place, row.side_b)?]).is_some() {
            return fault(place, "is there twice");
        }
        sources.push((place, row.status));
    }
    all("territory tiles", tiles)
}

fn moons(rows: &[MoonRow], sources: &mut Vec<(String, Status)>) -> Result<[i32; 2], ContentError> {
    let mut moons = [None; 2];
    for row in rows {
        let place = format!("moon tile {}", row.id);
        let wanted = ["moon", "blood-moon"].iter().position(|id| *id == row.id);
        let Some(index) = wanted.filter(|index| row.order == index + 1) else {
            return fault(place, "the moons are `moon` with order 1 and `blood-moon` with order 2");
        };
        if moons[index].replace(value(&place, row.points)?).is_some() {
            return fault(place, "is there twice");
        }
        sources.push((place, row.status));
    }
    all("moon tiles", moons)
}

fn scar_values(rows: &[ScarRow], sources: &mut Vec<(String, Status)>) -> Result<[i32; 9], ContentError> {
    let mut values = [None; Scar::ALL.len()];
    for row in rows {
        let place = format!("scar {}", row.id);
        let Some(scar) = Scar::named(&row.id) else {
            let known = Scar::ALL.map(Scar::name).join(", ");
            return fault(place, format!("there is no such effect; they are {known}"));
        };
        if row.count != Scar::COPIES {
            return fault(place, format!("count is {}, but there are two scars of each effect", row.count));
        }
        if matches!(scar, Scar::SummonLoneWolf | Scar::FlipTile) && row.value != 1 {
            return fault(place, "value must be 1: the effect happens once");
        }
        if values[scar as usize].replace(value(&place, row.value)?).is_some() {
            return fault(place, "is there twice");
        }
        sources.push((place, row.status));
    }
    all("scars", values)
}

fn value(place: &str, value: i32) -> Result<i32, ContentError> {
    if (0..=LARGEST).contains(&value) {
        return Ok(value);
    }
    fault(place, format!("the value {value} is not between 0 and {LARGEST}"))
}

fn all<T: Copy, const N: usize>(place: &str, found: [Option<T>; N]) -> Result<[T; N], ContentError> {
    let there: Vec<T> = found.iter().flatten().copied().collect();
    let count = there.len();
    there.try_into().or_else(|_| fault(place, format!("there are {count}, but all {N} are needed")))
}

fn boards(
    tables: &BTreeMap<String, BoardTable>,
    order: &[Territory; 5],
    sources: &mut Vec<(String, Status)>,
) -> Result<[Layout; 2], ContentError> {
    let mut layouts = Vec::new();
    if let Some(unknown) = tables.keys().find(|name| Board::named(name).is_none()) {
        return fault(format!("board {unknown}"), "the boards are standard and advanced");
    }
    for board in Board::ALL {
        let place = format!("board {}", board.name());
        let Some(table) = tables.get(board.name()) else { return fault(place, "is missing") };
        let layout = Layout {
            slots: slots(&place, &table.scar_spots)?,
            fields: [
                fields(&place, 0, &table.pack_fields.south, order)?,
                fields(&place, 1, &table.pack_fields.north, order)?,
            ],
        };
        let on_board = layout.scars_on_board();
        if !(Scar::COUNT - 3..=Scar::COUNT).contains(&on_board) {
            return fault(place, format!("has {on_board} scar spots, but 15 to 18 are possible"));
        }
        if table.scars_on_board != on_board || table.scars_in_box != layout.scars_in_box() {
            let problem = format!(
                "says {} scars on the board and {} in the box, but its spots make it {on_board} and {}",
                table.scars_on_board,
                table.scars_in_box,
                layout.scars_in_box()
            );
            return fault(place, problem);
        }
        sources.push((format!("{place} scar_spots"), table.scar_spots.status));
        sources.push((format!("{place} pack_fields"), table.pack_fields.status));
        layouts.push(layout);
    }
    layouts.try_into().or_else(|_| fault("boards", "both boards are needed"))
}

fn slots(place: &str, table: &SpotTable) -> Result<[Vec<bool>; 5], ContentError> {
    let mut slots: [Vec<bool>; 5] = Default::default();
    for (id, spots) in &table.territories {
        let place = format!("{place} scar_spots {id}");
        if !(1..=Slot::MAX).contains(&spots.len()) {
            return fault(place, "a territory has one to four scar spots");
        }
        let up = |spot: &String| match spot.as_str() {
            "up" => Ok(true),
            "down" => Ok(false),
            other => fault(place.clone(), format!("a spot is `up` or `down`, not `{other}`")),
        };
        slots[territory(&place, id)? as usize] = spots.iter().map(up).collect::<Result<_, _>>()?;
    }
    match Territory::ALL.into_iter().find(|territory| slots[*territory as usize].is_empty()) {
        Some(missing) => fault(format!("{place} scar_spots"), format!("{missing} is missing")),
        None => Ok(slots),
    }
}

fn fields(
    place: &str,
    side: usize,
    rows: &[FieldRow],
    order: &[Territory; 5],
) -> Result<Vec<Reach>, ContentError> {
    let place = format!("{place} pack_fields {}", ["south", "north"][side]);
    if !(1..=PackField::MAX).contains(&rows.len()) {
        return fault(place, format!("a side has 1 to {} pack fields", PackField::MAX));
    }
    let seat = Seat::new(side);
    let mut fields = Vec::new();
    for (index, row) in rows.iter().enumerate() {
        let place = format!("{place} {}", row.id);
        let wanted = seat.and_then(|seat| PackField::new(seat, index)).map(|field| field.to_string());
        if wanted.as_deref() != Some(&row.id) {
            let wanted = wanted.unwrap_or_default();
            return fault(place, format!("the field in this place is called `{wanted}`"));
        }
        let touched: Vec<_> =
            row.territories.iter().map(|id| territory(&place, id)).collect::<Result<_, _>>()?;
        let at = |territory| order.iter().position(|other| *other == territory);
        match touched[..] {
            [one] => fields.push([Some(one), None]),
            [left, right] if at(left).map(|at| at + 1) == at(right) => {
                fields.push([Some(left), Some(right)]);
            }
            [_, _] => return fault(place, "a border field names two neighbours, the left one first"),
            _ => return fault(place, "a field touches one or two territories"),
        }
    }
    Ok(fields)
}
