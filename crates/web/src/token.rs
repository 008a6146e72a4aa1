//! Tokens. A guest is known by one that the server signed: the guest's number, name and kind, when it was made, and a MAC
//! over them. Nothing about guests is stored but whose older tokens count no more.
//!
//! Keys come in a ring: the newest signs, older ones still verify until every token they signed has expired. This module
//! is given the time and the ring; where they are kept is `keyring`'s.

use std::collections::HashMap;

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD as BASE64;
use hmac::{Hmac, KeyInit, Mac};
use moonpack_table::{Millis, Person, PersonId};
use sha2::Sha256;

const DAY: i64 = 24 * 60 * 60 * 1000;
/// How long a token counts.
pub(crate) const LIFE: i64 = 90 * DAY;
/// From this age on a browser is given a fresh one, without a word.
const FRESH: i64 = DAY;

/// A token as it is written now: prefix, number of the key, what it says, MAC.
const PREFIX: &str = "mp2";
/// The first form knew no time and no number of a key; the one key of those days signed it.
const FIRST: &str = "mp1";

/// One key of the ring.
pub(crate) struct Key {
    pub(crate) number: u32,
    /// Since when it signs.
    pub(crate) since: Millis,
    mac: Hmac<Sha256>,
}

impl Key {
    pub(crate) fn new(number: u32, since: Millis, secret: &[u8]) -> Self {
        let mac = Hmac::new_from_slice(secret).expect("a MAC takes a key of any length");
        Self { number, since, mac }
    }
}

/// What a token of ours says.
pub(crate) struct Known {
    pub(crate) person: Person,
    /// Is it time for a fresh one?
    pub(crate) stale: bool,
}

/// The keys, the newest last, and since when the older tokens of some people count no more.
#[derive(Default)]
pub(crate) struct Ring {
    pub(crate) keys: Vec<Key>,
    pub(crate) revoked: HashMap<PersonId, Millis>,
}

impl Ring {
    /// A token for this person. Where there is no key there is no token that anybody would take.
    pub(crate) fn issue(&self, person: &Person, now: Millis) -> String {
        // Not one whose time has not come: other nodes may not know it yet.
        let signs = self.keys.iter().rev().find(|key| key.number > 0 && key.since <= now);
        let Some(key) = signs.or(self.keys.last()) else { return String::new() };
        // After their other tokens were called in, a new one is younger than that, however quick it comes.
        let issued = self.revoked.get(&person.id).map_or(now, |revoked| now.max(revoked.plus(1)));
        let mut payload = Vec::with_capacity(17 + person.name.len());
        payload.extend(person.id.0.to_be_bytes());
        payload.push(person.bot.into());
        payload.extend(issued.0.to_be_bytes());
        payload.extend(person.name.as_bytes());
        let mac = key.mac.clone().chain_update(&payload).finalize().into_bytes();
        format!("{PREFIX}.{}.{}.{}", key.number, BASE64.encode(&payload), BASE64.encode(mac))
    }

    /// What a token says; `None` if we did not make it, it has expired or was called in. Takes the same time for every
    /// wrong MAC.
    pub(crate) fn check(&self, token: &str, now: Millis) -> Option<Known> {
        let parts: Vec<&str> = token.splitn(5, '.').collect();
        let (number, payload, mac, dated) = match parts[..] {
            [FIRST, payload, mac] => (0, payload, mac, false),
            [PREFIX, number, payload, mac] => {
                (number.parse().ok().filter(|number| *number > 0)?, payload, mac, true)
            }
            _ => return None,
        };
        let key = self.keys.iter().find(|key| key.number == number)?;
        let (payload, mac) = (BASE64.decode(payload).ok()?, BASE64.decode(mac).ok()?);
        key.mac.clone().chain_update(&payload).verify_slice(&mac).ok()?;
        let (id, rest) = payload.split_first_chunk::<8>()?;
        let (bot, rest) = rest.split_first()?;
        let (issued, name) = match rest.split_first_chunk::<8>() {
            Some((issued, name)) if dated => (Millis(i64::from_be_bytes(*issued)), name),
            None if dated => return None,
            // As old as its key: it counts until that retires.
            _ => (key.since, rest),
        };
        let id = PersonId(i64::from_be_bytes(*id));
        if dated && issued.plus(LIFE) < now || self.revoked.get(&id).is_some_and(|revoked| issued <= *revoked)
        {
            return None;
        }
        let stale =
            !dated || issued.plus(FRESH) < now || self.keys.last().is_some_and(|last| last.number != number);
        let person = Person { id, name: String::from_utf8(name.to_vec()).ok()?, bot: *bot != 0 };
        Some(Known { person, stale })
    }

    /// Takes over whose tokens an older ring knows to be called in: some of it may have been written while the store was read,
    /// however long that took.
    pub(crate) fn keep_revoked(&mut self, older: &Self, now: Millis) {
        for (person, since) in older.revoked.iter().filter(|(_, since)| since.plus(LIFE) >= now) {
            self.revoke(*person, *since);
        }
    }

    /// What somebody was given until this moment counts no more.
    pub(crate) fn revoke(&mut self, person: PersonId, since: Millis) {
        let kept = self.revoked.entry(person).or_insert(since);
        *kept = since.max(*kept);
    }

    /// The numbers of keys that no token can count by any more: the next one has signed for a whole life of a token.
    pub(crate) fn retired(&self, now: Millis) -> Vec<u32> {
        let pairs = self.keys.iter().zip(self.keys.iter().skip(1));
        pairs.filter(|(_, next)| next.since.plus(LIFE) < now).map(|(key, _)| key.number).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const NOW: Millis = Millis(1_000 * DAY);

    fn anna() -> Person {
        Person { id: PersonId(7), name: "Anna".into(), bot: false }
    }

    fn ring() -> Ring {
        Ring { keys: vec![Key::new(1, NOW, b"one")], ..Ring::default() }
    }

    fn who(ring: &Ring, token: &str, now: Millis) -> Option<Person> {
        ring.check(token, now).map(|known| known.person)
    }

    #[test]
    fn a_token_counts_for_its_life_and_is_made_anew_after_a_day() {
        let ring = ring();
        let token = ring.issue(&anna(), NOW);
        assert_eq!(who(&ring, &token, NOW), Some(anna()));
        assert!(!ring.check(&token, NOW.plus(FRESH)).unwrap().stale);
        assert!(ring.check(&token, NOW.plus(FRESH + 1)).unwrap().stale);
        assert_eq!(who(&ring, &token, NOW.plus(LIFE)), Some(anna()));
        assert_eq!(who(&ring, &token, NOW.plus(LIFE + 1)), None);
    }

    #[test]
    fn a_new_key_logs_nobody_out_and_the_old_one_retires_when_its_tokens_have_expired() {
        let mut ring = ring();
        let old = ring.issue(&anna(), NOW);
        ring.keys.push(Key::new(2, NOW.plus(DAY), b"two"));
        assert!(ring.check(&old, NOW.plus(DAY)).unwrap().stale, "known, and given a token of the new key");
        assert!(ring.issue(&anna(), NOW.plus(DAY)).starts_with("mp2.2."));
        assert!(ring.retired(NOW.plus(DAY + LIFE)).is_empty());
        assert_eq!(ring.retired(NOW.plus(DAY + LIFE + 1)), [1]);
        ring.keys.remove(0);
        assert!(ring.check(&old, NOW.plus(DAY)).is_none(), "a key that is gone verifies nothing");
    }

    #[test]
    fn tokens_that_were_called_in_count_no_more_and_the_next_one_does() {
        let mut ring = ring();
        let (old, other) = (ring.issue(&anna(), NOW), ring.issue(&Person { id: PersonId(8), ..anna() }, NOW));
        ring.revoked.insert(PersonId(7), NOW);
        assert!(ring.check(&old, NOW).is_none());
        assert!(ring.check(&other, NOW).is_some());
        let next = ring.issue(&anna(), NOW);
        assert_eq!(who(&ring, &next, NOW), Some(anna()));
    }

    #[test]
    fn who_calls_tokens_in_while_the_store_is_read_is_not_forgotten() {
        let (mut older, mut read) = (ring(), ring());
        let token = older.issue(&anna(), NOW);
        // Asked for before the store was read, and on the disk only after that.
        older.revoked.insert(PersonId(7), NOW);
        older.revoked.insert(PersonId(8), Millis(0));
        read.keep_revoked(&older, NOW.plus(5));
        assert!(read.check(&token, NOW.plus(5)).is_none());
        assert_eq!(read.revoked.len(), 1, "what has lapsed is not kept");
        let mut later = ring();
        later.revoked.insert(PersonId(7), NOW.plus(3));
        later.keep_revoked(&older, NOW.plus(5));
        assert_eq!(later.revoked[&PersonId(7)], NOW.plus(3), "the later of two counts");
    }

    #[test]
    fn tokens_of_the_first_form_count_until_their_key_retires() {
        let mut payload = 7_i64.to_be_bytes().to_vec();
        payload.push(1);
        payload.extend(b"Anna");
        let mut ring = ring();
        ring.keys.insert(0, Key::new(0, Millis(0), b"zero"));
        let mac = ring.keys[0].mac.clone().chain_update(&payload).finalize().into_bytes();
        let token = format!("mp1.{}.{}", BASE64.encode(&payload), BASE64.encode(mac));
        let known = ring.check(&token, NOW).unwrap();
        assert!(known.stale && known.person.bot && known.person.name == "Anna");
        assert_eq!(ring.retired(NOW.plus(LIFE + 1)), [0]);
        assert!(
            ring.check(&token.replace("mp1.", "mp2.0."), NOW).is_none(),
            "one form is not taken for the other"
        );
    }

    #[test]
    fn nothing_else_is_a_token() {
        let ring = ring();
        let token = ring.issue(&anna(), NOW);
        for at in 0..token.len() {
            let mut other = token.clone().into_bytes();
            other[at] = if other[at] == b'A' { b'B' } else { b'A' };
            assert!(ring.check(&String::from_utf8(other).unwrap(), NOW).is_none(), "letter {at}");
        }
        for other in
            ["", ".", "...", "mp2", "mp2.1..", "mp1..", "mp2.99999999999.AA.AA", &format!("{token}.x")]
        {
            assert!(ring.check(other, NOW).is_none(), "{other}");
        }
    }
}
