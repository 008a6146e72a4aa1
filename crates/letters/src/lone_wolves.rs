//! The five territories of Lone Wolves side by side, North above, South below, and the hands that may be seen.

use lone_wolves::{LoneWolves, PackField, Position, SEATS, Scar, Slot, Spot, Territory};
use moonpack_rules::Seat;
use moonpack_words::Words;

use crate::{Canvas, Colour, Ink, Sight, cell};

/// Characters a territory takes: five of them fit a terminal of eighty, and five large ones one of a hundred and sixty
/// beside the choices.
const WIDTH: usize = 16;
const LARGE: usize = 21;

pub(super) fn board(
    game: &LoneWolves,
    position: &Position,
    sight: Sight,
    names: &[String],
    words: &Words,
    large: bool,
) -> Canvas {
    let width = if large { LARGE } else { WIDTH };
    let drawer = Drawer { game, position, sight, words, width };
    let mut canvas = Canvas::default();
    let [south, north] = SEATS;
    let gap = |canvas: &mut Canvas| {
        if large {
            canvas.end_line()
        }
    };
    drawer.hand(&mut canvas, north, &names[north.index()]);
    gap(&mut canvas);
    drawer.fields(&mut canvas, north);
    gap(&mut canvas);
    drawer.row(&mut canvas, ink(north), |at| drawer.side(north, at));
    for at in game.order() {
        let name = words.text(&format!("lw-territory-{}", at.name()));
        let text = cell(&format!("{name} {}", drawer.tile(at)), width);
        canvas.put_spot(format!("territory-{at}"), text, Ink::BOLD);
    }
    canvas.end_line();
    if large {
        // The colour whose wolves are at home here, so that nobody has to know it by heart.
        drawer.row(&mut canvas, Ink::DIM, |at| words.text(&format!("lw-colour-{}", game.colour(at).name())));
    }
    for number in 0..Slot::MAX {
        drawer.scars(&mut canvas, number);
    }
    drawer.row(&mut canvas, ink(south), |at| drawer.side(south, at));
    gap(&mut canvas);
    drawer.fields(&mut canvas, south);
    gap(&mut canvas);
    drawer.hand(&mut canvas, south, &names[south.index()]);
    canvas
}

struct Drawer<'a> {
    game: &'a LoneWolves,
    position: &'a Position,
    sight: Sight,
    words: &'a Words,
    width: usize,
}

impl Drawer<'_> {
    /// A line with one text for each territory.
    fn row(&self, canvas: &mut Canvas, ink: Ink, text: impl Fn(Territory) -> String) {
        for at in self.game.order() {
            canvas.put(cell(&text(at), self.width), ink);
        }
        canvas.end_line();
    }

    /// The cards of a hand that may be seen, else how many there are.
    fn hand(&self, canvas: &mut Canvas, seat: Seat, name: &str) {
        canvas.put(format!("{name}: "), ink(seat).bold());
        if self.sight.shows(seat) {
            for card in self.position.hand(seat).iter() {
                canvas.put_spot(format!("card-{card}"), card.to_string(), Ink::PLAIN);
                canvas.put(" ", Ink::PLAIN);
            }
        } else {
            let count = self.position.open.hand_size(seat);
            canvas.put(self.words.with("cli-draw-lw-cards", &[("count", count.into())]), Ink::PLAIN);
        }
        if let Some(scar) = self.position.taken_scar().filter(|_| self.takes(seat)) {
            canvas.put(format!("  ▷ {}", self.scar(scar)), Ink::of(Colour::LightYellow));
        }
        canvas.end_line();
    }

    /// Is a scar in this seat's hand, and may it be seen?
    fn takes(&self, seat: Seat) -> bool {
        self.sight.shows(seat) && self.position.open.to_move() == Some(seat)
    }

    /// The pack fields of a seat: what lies on them, or their names.
    fn fields(&self, canvas: &mut Canvas, seat: Seat) {
        let mut begun = canvas.column();
        for field in self.game.fields(seat) {
            let scar = self.position.open.fields[seat.index()][field.index()];
            let text = scar.map_or_else(|| field.to_string(), |scar| format!("{field} {}", self.scar(scar)));
            let look = if scar.is_some() { ink(seat) } else { Ink::DIM };
            if begun + text.chars().count() > 5 * self.width {
                canvas.end_line();
            }
            canvas.put_spot(element_of(field), text, look);
            canvas.put(" · ", Ink::DIM);
            begun = canvas.column();
        }
        canvas.end_line();
    }

    /// The scars that lie on one slot of each territory.
    fn scars(&self, canvas: &mut Canvas, number: usize) {
        let slots = self.game.order().map(|at| (at, self.game.slots(at).nth(number)));
        if slots.iter().all(|(_, slot)| slot.is_none()) {
            return;
        }
        for (at, slot) in slots {
            let Some(slot) = slot else {
                canvas.put(cell("", self.width), Ink::PLAIN);
                continue;
            };
            let text = match self.position.open.spot(at, slot) {
                Spot::Empty => "–".to_owned(),
                Spot::Up(scar) => format!("▲ {}", self.scar(scar)),
                Spot::Down if self.sight == Sight::Open => {
                    let under = self.position.scar_in(at, slot).map(|scar| self.scar(scar));
                    format!("▽ {}", under.unwrap_or_default())
                }
                Spot::Down => "▽".to_owned(),
            };
            let look = Ink::of(Colour::LightYellow);
            canvas.put_spot(format!("scar-{at}-{slot}"), cell(&text, self.width), look);
        }
        canvas.end_line();
    }

    /// Face-up wolves, lone wolves in brackets, summoned ones as dots, and the strength of all.
    fn side(&self, seat: Seat, at: Territory) -> String {
        let open = &self.position.open;
        let up = open.wolves[seat.index()][at as usize].iter().map(|card| card.to_string());
        let lone = open.lone[seat.index()][at as usize].iter().map(|card| format!("({card})"));
        let summoned = (0..open.summoned_to(seat, at)).map(|_| "(·)".to_owned());
        let wolves: Vec<String> = up.chain(lone).chain(summoned).collect();
        format!("{}={}", wolves.join(""), self.game.strength(open, seat, at))
    }

    /// What the tile is worth, and the moons that lie there.
    fn tile(&self, at: Territory) -> String {
        let open = &self.position.open;
        let moons: String = [(open.moon, "☾"), (open.blood_moon, "●")]
            .iter()
            .filter(|(place, _)| *place == Some(at))
            .map(|(_, sign)| *sign)
            .collect();
        format!("{}{moons}", self.game.tile_points(open.tiles[at as usize]))
    }

    fn scar(&self, scar: Scar) -> String {
        let value = [("value", self.game.scar_value(scar).into())];
        self.words.with(&format!("cli-draw-lw-scar-{}", scar.name()), &value)
    }
}

fn element_of(field: PackField) -> String {
    format!("field-{field}")
}

fn ink(seat: Seat) -> Ink {
    Ink::of(Colour::of_seat(seat))
}
