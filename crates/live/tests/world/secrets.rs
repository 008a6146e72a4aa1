//! The law of secrecy, over everything that was sent: in another world that its reader cannot tell from this one, the same is
//! sent. What a reader may not know differs there, so whatever tells of it differs too.

use std::collections::{HashMap, HashSet};

use moonpack_games::AnyMatch;
use moonpack_rules::{Seat, Viewer};
use moonpack_table::{Logged, Millis, More, Opening, PersonId, Phase, Table, Telling};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;

use super::laws::{loaded, log_of};
use super::{Dice, World};

/// Something that was sent to somebody.
pub(super) struct Sent {
    pub(super) table: String,
    pub(super) person: Option<PersonId>,
    pub(super) event: u64,
    pub(super) what: What,
}

pub(super) enum What {
    /// What happened, as an entry of a stream.
    Entry(Telling),
    /// The whole table as it stood.
    View(String),
}

/// Everything that may be told of a table in one world.
struct Told {
    /// By event, beginning with the first, and by viewer.
    entries: Vec<Vec<String>>,
    /// By event, of those after which somebody was sent the whole table, and by viewer.
    views: HashMap<u64, Vec<String>>,
    /// By event, beginning with the opening: whose eyes each of the people has, the spectator first.
    eyes: Vec<Vec<usize>>,
}

/// Looks at everything that was sent of games that are not over. How much that was.
pub(super) fn are_kept(world: &World, sent: &[Sent], dice: &mut Dice) -> u64 {
    let (seed, kept) = (world.seed, world.disk.kept());
    let mut compared = 0;
    for (id, (stored, _)) in &kept.tables {
        let sent: Vec<&Sent> = sent.iter().filter(|sent| sent.table == *id).collect();
        let log = log_of(stored, seed);
        let table = loaded(&world.contents, stored, &log, seed);
        // When a game is over, its record is open to everybody.
        if sent.is_empty() || table.phase() == Phase::Over {
            continue;
        }
        let whole = sent.iter().filter(|sent| matches!(sent.what, What::View(_)));
        let whole: HashSet<u64> = whole.map(|sent| sent.event).collect();
        let truth = told(world, table.opening(), table.game(), &log, &whole).expect("it was just loaded");
        let mut luck = ChaCha8Rng::seed_from_u64(dice.below(u64::MAX));
        let eyes: Vec<Option<usize>> = sent.iter().map(|sent| truth.eyes_of(sent)).collect();
        if let Some(place) = eyes.iter().position(Option::is_none) {
            panic!("seed {seed}: nobody but others is told this: {}", sent[place].text());
        }
        // One viewer of each table; there are thousands of tables.
        let viewers: Vec<Viewer> = Viewer::all(table.chairs().len()).collect();
        let number = dice.below(viewers.len() as u64) as usize;
        let viewer = viewers[number];
        let other = table.game().resampled(viewer, &mut luck).unwrap();
        // What was taken back may not have been possible there: then nothing can be said.
        let Some(other) = told(world, table.opening(), &other, &log, &whole) else { continue };
        for (sent, _) in sent.iter().zip(&eyes).filter(|(_, eyes)| **eyes == Some(number)) {
            let seat = sent.decided_by();
            assert!(
                seat.is_none_or(|seat| viewer.is(seat)),
                "seed {seed}: the words of another's decision: {}",
                sent.text()
            );
            let (here, there) = (truth.said(sent, number), other.said(sent, number));
            assert_eq!(
                here, there,
                "seed {seed}: {viewer:?} of {id} is told a secret by event {}",
                sent.event
            );
            compared += 1;
        }
    }
    compared
}

impl Sent {
    fn text(&self) -> String {
        match &self.what {
            What::Entry(telling) => text(telling),
            What::View(text) => text.clone(),
        }
    }

    /// Whose decision it tells the words of. They are the same in every world, and for nobody else's eyes.
    fn decided_by(&self) -> Option<Seat> {
        match &self.what {
            What::Entry(Telling { more: More::Act { own: Some(_), .. }, seat, .. }) => *seat,
            _ => None,
        }
    }
}

/// All that an entry tells. The game it is of is the same for everybody.
fn text(telling: &Telling) -> String {
    let Telling { event, version, at, kind, phase, to_move, seat, more } = telling;
    let more = match more {
        More::Act { own, events, game: _ } => format!("{own:?} {events:?}"),
        other => format!("{other:?}"),
    };
    format!("{event} {version} {at:?} {kind} {phase:?} {to_move:?} {seat:?} {more}")
}

impl Told {
    fn said(&self, sent: &Sent, viewer: usize) -> &str {
        match sent.what {
            What::Entry(_) => &self.entries[sent.event as usize - 1][viewer],
            What::View(_) => &self.views[&sent.event][viewer],
        }
    }

    /// With whose eyes somebody read what they were sent: those they had then, or, of what had happened before they came, have had
    /// since.
    fn eyes_of(&self, sent: &Sent) -> Option<usize> {
        let person = sent.person.map_or(0, |person| person.0 as usize);
        let since = &self.eyes[sent.event as usize..];
        let until = if matches!(sent.what, What::View(_)) { 1 } else { since.len() };
        let text = sent.text();
        since[..until].iter().map(|eyes| eyes[person]).find(|viewer| self.said(sent, *viewer) == text)
    }
}

/// The log played in this world, with the whole table after these events; `None` if it cannot be.
fn told(
    world: &World,
    opening: &Opening,
    game: &AnyMatch,
    log: &[Logged],
    whole: &HashSet<u64>,
) -> Option<Told> {
    let opening = Opening::of(game, opening.chairs.clone(), opening.clock, opening.hints);
    let mut table = Table::load(&world.contents, opening, Millis(0), [], Millis(0)).ok()?;
    let mut told = Told { entries: vec![], views: HashMap::new(), eyes: vec![] };
    told.look(&table, whole);
    for logged in log {
        let happening = table.follow(logged.clone()).ok()?;
        let viewers = Viewer::all(table.chairs().len());
        told.entries.push(viewers.map(|viewer| text(&table.tell(&happening, viewer))).collect());
        told.look(&table, whole);
    }
    Some(told)
}

impl Told {
    fn look(&mut self, table: &Table, whole: &HashSet<u64>) {
        let event = self.eyes.len() as u64;
        let viewers: Vec<Viewer> = Viewer::all(table.chairs().len()).collect();
        let eyes =
            |person: Option<PersonId>| viewers.iter().position(|viewer| *viewer == table.viewer(person));
        let people = std::iter::once(None).chain((1..=3).map(|number| Some(PersonId(number))));
        self.eyes.push(people.map(|person| eyes(person).expect("everybody is a viewer")).collect());
        if whole.contains(&event) {
            self.views.insert(event, viewers.iter().map(|viewer| view(table, *viewer)).collect());
        }
    }
}

/// The whole table as a viewer is shown it.
pub(super) fn view(table: &Table, viewer: Viewer) -> String {
    table.game().view_json(viewer).to_string()
}
