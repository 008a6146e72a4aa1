//! A log that names somebody no longer, or holds no words of the chat. The game in it is the same: every entry keeps its
//! number, its time and what it does to the table; only names and words are blank.

use moonpack_rules::Seat;

use crate::{Entry, Logged, PersonId};

/// The name of somebody who is forgotten, in every language.
pub const NAMELESS: &str = "—";

impl PersonId {
    /// Whoever is forgotten. Nobody is given this number.
    pub const NOBODY: Self = Self(0);
}

/// The entries that change when a person is forgotten, as they stand then: without name, number and words.
pub fn without_person(log: &[Logged], forgotten: PersonId) -> Vec<(u64, Entry)> {
    let mut seats: Vec<Seat> = Vec::new();
    let mut changed = Vec::new();
    for Logged { event, entry, .. } in log {
        let blank = match entry {
            Entry::Sit { seat, person, bot, .. } if *person == forgotten => {
                seats.push(*seat);
                let name = NAMELESS.to_owned();
                Entry::Sit { seat: *seat, person: PersonId::NOBODY, name, bot: *bot }
            }
            Entry::Stand { seat, person } if *person == forgotten => {
                seats.retain(|theirs| theirs != seat);
                Entry::Stand { seat: *seat, person: PersonId::NOBODY }
            }
            Entry::Say { seat, .. } if seats.contains(seat) => unsaid(*seat, NAMELESS),
            _ => continue,
        };
        changed.push((*event, blank));
    }
    changed
}

/// The entries of the chat that still hold words, as they stand without them.
pub fn without_words(log: &[Logged]) -> Vec<(u64, Entry)> {
    let blank = |logged: &Logged| match &logged.entry {
        Entry::Say { seat, name, text } if !text.is_empty() => Some((logged.event, unsaid(*seat, name))),
        _ => None,
    };
    log.iter().filter_map(blank).collect()
}

fn unsaid(seat: Seat, name: &str) -> Entry {
    Entry::Say { seat, name: name.to_owned(), text: String::new() }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Millis;

    fn log(entries: Vec<Entry>) -> Vec<Logged> {
        let logged = |(index, entry)| Logged { event: index as u64 + 1, at: Millis(5), entry };
        entries.into_iter().enumerate().map(logged).collect()
    }

    fn at(seat: usize) -> Seat {
        Seat::new(seat).unwrap()
    }

    fn sit(seat: usize, person: i64, name: &str) -> Entry {
        Entry::Sit { seat: at(seat), person: PersonId(person), name: name.into(), bot: false }
    }

    fn say(seat: usize, name: &str, text: &str) -> Entry {
        Entry::Say { seat: at(seat), name: name.into(), text: text.into() }
    }

    #[test]
    fn who_is_forgotten_leaves_no_name_and_no_word_and_others_keep_theirs() {
        let (zero, anna) = (at(0), PersonId(7));
        let log = log(vec![
            sit(0, 7, "Anna"),
            say(0, "Anna", "hello"),
            sit(1, 8, "Bert"),
            say(1, "Bert", "hello Anna"),
            Entry::Stand { seat: zero, person: anna },
            sit(0, 9, "Cleo"),
            say(0, "Cleo", "a free chair"),
        ]);
        let changed = without_person(&log, anna);
        let nobody = PersonId::NOBODY;
        assert_eq!(
            changed,
            [
                (1, Entry::Sit { seat: zero, person: nobody, name: NAMELESS.into(), bot: false }),
                (2, say(0, NAMELESS, "")),
                (5, Entry::Stand { seat: zero, person: nobody }),
            ]
        );
        assert!(without_person(&log, PersonId(1)).is_empty());
    }

    #[test]
    fn words_are_emptied_once() {
        let log = log(vec![sit(0, 7, "Anna"), say(0, "Anna", "hello"), say(0, "Anna", "")]);
        assert_eq!(without_words(&log), [(2, say(0, "Anna", ""))]);
    }
}
