//! A second, plain model of the board: a list of pieces that only hears events. After every decision of random games it
//! must show the same pieces, tokens and dates as the position, so that events tell the whole story.

use moonpack_rules::{Begin, Game, Judge, Seat};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use the_wolves::{Bonus, Event, Fallen, Hex, Owner, Piece, Position, Stage, TheWolves};

struct Table {
    pieces: Vec<(Hex, Owner, Piece)>,
    lone_wolves: Vec<Hex>,
    dates: Vec<Fallen>,
    tokens: Vec<[i32; 2]>,
    points: Vec<i32>,
    ended: bool,
}

impl Table {
    fn new(game: &TheWolves, start: &Position) -> Self {
        let mut pieces = Vec::new();
        for hex in game.map().all() {
            pieces.extend(start.board().pieces_at(hex).into_iter().flatten().map(|(o, p)| (hex, o, p)));
        }
        let seats = game.seats();
        Self {
            pieces,
            lone_wolves: start.lone_wolves().iter().collect(),
            dates: Vec::new(),
            tokens: vec![[0; 2]; seats],
            points: vec![0; seats],
            ended: false,
        }
    }

    fn take(&mut self, hex: Hex, owner: Owner, piece: Piece) {
        let at = self.pieces.iter().position(|p| *p == (hex, owner, piece));
        self.pieces.remove(at.expect("the piece an event takes stands there"));
    }

    fn hear(&mut self, game: &TheWolves, event: &Event) {
        match *event {
            Event::Placed { seat, hex } => {
                self.pieces.extend([(hex, seat.into(), Piece::Alpha), (hex, seat.into(), Piece::Pack)]);
            }
            Event::Paid { seat, payment, .. } => {
                self.tokens[seat.index()][Bonus::Terrain.index()] -= i32::from(payment.tokens());
            }
            Event::BonusActionBought { seat } => self.tokens[seat.index()][Bonus::Action.index()] -= 1,
            Event::BonusGained { seat, bonus } => self.tokens[seat.index()][bonus.index()] += 1,
            Event::WolfMoved { seat, wolf, from, to } => {
                self.take(from, seat.into(), wolf.into());
                self.pieces.push((to, seat.into(), wolf.into()));
            }
            Event::WolfPushed { owner, wolf, from, to, .. } => {
                self.take(from, owner, wolf.into());
                self.pieces.push((to, owner, wolf.into()));
            }
            Event::Howled { seat, hex, wolf } => {
                self.lone_wolves.retain(|lone| *lone != hex);
                self.pieces.push((hex, seat.into(), wolf.into()));
            }
            Event::DenBuilt { seat, hex, .. } => self.pieces.push((hex, seat.into(), Piece::Den)),
            Event::LairBuilt { seat, hex } => {
                self.take(hex, seat.into(), Piece::Den);
                self.pieces.push((hex, seat.into(), Piece::Lair));
            }
            Event::Dominated { seat, owner, hex, piece, .. } => {
                self.take(hex, owner, if piece == Piece::Den { Piece::Den } else { Piece::Pack });
                self.pieces.push((hex, seat.into(), piece));
            }
            Event::DateFilled { date, piece, .. } => {
                self.dates.push(piece);
                assert_eq!(date as usize, self.dates.len());
            }
            Event::RegionScored { phase, award, .. } => {
                let [high, low] = game.token_values(phase).map(i32::from);
                for seat in Seat::first(game.seats()) {
                    let first = award.first.and_then(Owner::seat) == Some(seat);
                    let tied = award.first.is_none() && award.tied.contains(seat.into());
                    let second = award.second.and_then(Owner::seat) == Some(seat) || tied;
                    self.points[seat.index()] += if first {
                        high
                    } else if second {
                        low
                    } else {
                        0
                    };
                }
            }
            Event::GameEnded { .. } => self.ended = true,
            Event::SidesChosen { .. }
            | Event::TurnBegan { .. }
            | Event::Hunted { .. }
            | Event::TurnEnded { .. } => {}
        }
    }

    fn agree(&self, game: &TheWolves, position: &Position) {
        let mut shown: Vec<(Hex, Owner, Piece)> = Vec::new();
        for hex in game.map().all() {
            shown.extend(position.board().pieces_at(hex).into_iter().flatten().map(|(o, p)| (hex, o, p)));
        }
        // A wolf being pushed has left the board; for the list it moves in one event.
        if let Stage::Pushing { from, owner, wolf, .. } = position.stage() {
            shown.push((from, owner, wolf.into()));
        }
        let mut listed = self.pieces.clone();
        listed.sort();
        shown.sort();
        assert_eq!(listed, shown);
        assert_eq!(self.lone_wolves, position.lone_wolves().iter().collect::<Vec<_>>());
        assert_eq!(self.dates, position.moonlight().dates());
        for seat in Seat::first(game.seats()) {
            let player = position.player(seat);
            assert_eq!(self.tokens[seat.index()], player.tokens.map(i32::from));
            let parts = game.parts(position, seat);
            let regions = parts.iter().filter(|part| ["regions", "tokens"].contains(&part.name));
            assert_eq!(self.points[seat.index()], regions.map(|part| part.points).sum::<i32>());
        }
        assert_eq!(self.ended, game.ending(position).is_some());
    }
}

#[test]
fn a_list_of_pieces_that_only_hears_events_shows_the_same_board() {
    for players in TheWolves::PLAYERS {
        for seed in 0..3 {
            let mut rng = ChaCha8Rng::seed_from_u64(seed);
            let content = TheWolves::read_content(TheWolves::CONTENT).unwrap();
            let options = TheWolves::read_options(&content, *players, &vec![]).unwrap();
            let setup = TheWolves::draw(&content, *players, &options, &mut rng);
            let (game, mut position) =
                TheWolves::begin(&content, &TheWolves::NEWEST, *players, &options, &setup).unwrap();
            let mut table = Table::new(&game, &position);
            let (mut legal, mut events) = (Vec::new(), Vec::new());
            while game.to_move(&position).is_some() {
                game.legal(&position, &mut legal);
                let action = legal[rng.random_range(0..legal.len())];
                events.clear();
                game.apply(&mut position, action, &mut events);
                events.iter().for_each(|event| table.hear(&game, event));
                table.agree(&game, &position);
            }
        }
    }
}
