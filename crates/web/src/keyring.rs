//! The keys that sign tokens, and whose tokens were called in, as the store keeps them. A new key is made every month; an
//! old one is dropped when nothing it signed counts any more. How a token is made is `token`'s.

use std::sync::{Arc, PoisonError, RwLock, RwLockReadGuard, RwLockWriteGuard};

use moonpack_live::now;
use moonpack_store::{Store, StoreError};
use moonpack_table::{Millis, Person, PersonId};

use crate::token::{Key, Known, LIFE, Ring};

/// The one key of older servers, and what the names of all others begin with.
const FIRST: &str = "tokens";
const KEYS: &str = "tokens/";
const REVOKED: &str = "revoked/";
/// How long a key signs.
const TERM: i64 = LIFE / 3;
const SECRET: usize = 32;
/// How long a new key waits for all nodes to have read it.
const SETTLE: i64 = 60_000;

/// Makes and checks tokens.
pub(crate) struct Keyring {
    store: Arc<dyn Store>,
    ring: RwLock<Ring>,
}

impl Keyring {
    /// Reads the keys. With `anew` all of them are dropped first: every token of before is worthless.
    pub(crate) async fn open(store: Arc<dyn Store>, anew: bool) -> Result<Self, StoreError> {
        if anew {
            for (name, _) in store.secrets(FIRST).await? {
                store.set_secret(&name, None).await?;
            }
        }
        let keyring = Self { store, ring: RwLock::default() };
        keyring.turn().await?;
        Ok(keyring)
    }

    /// Reads what there is, makes a new key when it is time, and drops what counts no more. Asked at the start and every now
    /// and then; where several nodes share the store, they learn of each other's keys by it.
    pub(crate) async fn turn(&self) -> Result<(), StoreError> {
        let now = now();
        let mut ring = kept(&*self.store).await?;
        let newest = ring.keys.last().map(|key| (key.number, key.since));
        if newest.is_none_or(|(number, since)| number == 0 || since.plus(TERM) < now) {
            let mut secret = [0; SECRET];
            getrandom::fill(&mut secret).map_err(|error| StoreError::Failed(error.to_string()))?;
            let number = newest.map_or(0, |(number, _)| number).saturating_add(1);
            // It signs when all nodes have read it; where there is none before it, or nobody else, at once.
            let others = self.store.shared().is_some() && number > 1;
            let since = if others { now.plus(SETTLE) } else { now };
            let value = [&since.0.to_be_bytes()[..], &secret].concat();
            // Another node may make it at the same moment: the first one's counts, for both.
            let value = self.store.secret(&format!("{KEYS}{number:010}"), value).await?;
            ring.keys.extend(key(number, &value));
        }
        for number in ring.retired(now) {
            let name = if number == 0 { FIRST.to_owned() } else { format!("{KEYS}{number:010}") };
            self.store.set_secret(&name, None).await?;
            ring.keys.retain(|key| key.number != number);
        }
        let lapsed = ring.revoked.iter().filter(|(_, since)| since.plus(LIFE) < now);
        for person in lapsed.map(|(person, _)| *person).collect::<Vec<_>>() {
            self.store.set_secret(&format!("{REVOKED}{}", person.0), None).await?;
            ring.revoked.remove(&person);
        }
        let mut known = self.write();
        ring.keep_revoked(&known, now);
        *known = ring;
        Ok(())
    }

    /// Calls in every token of a person; those made from now on count.
    ///
    /// # Errors
    /// If the disk does not take it: then they still count.
    pub(crate) async fn revoke(&self, person: PersonId) -> Result<(), StoreError> {
        let now = now();
        let value = now.0.to_be_bytes().to_vec();
        self.store.set_secret(&format!("{REVOKED}{}", person.0), Some(value)).await?;
        self.write().revoked.insert(person, now);
        Ok(())
    }

    /// A token for this person.
    pub(crate) fn issue(&self, person: &Person) -> String {
        self.read().issue(person, now())
    }

    /// The person a token was made for; `None` if it does not count.
    pub(crate) fn check(&self, token: &str) -> Option<Known> {
        self.read().check(token, now())
    }

    fn read(&self) -> RwLockReadGuard<'_, Ring> {
        self.ring.read().unwrap_or_else(PoisonError::into_inner)
    }

    fn write(&self) -> RwLockWriteGuard<'_, Ring> {
        self.ring.write().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The keys and what was called in, as the store holds them.
async fn kept(store: &dyn Store) -> Result<Ring, StoreError> {
    let mut ring = Ring::default();
    for (name, value) in store.secrets(FIRST).await? {
        if name == FIRST {
            ring.keys.push(Key::new(0, Millis(0), &value));
        } else if let Some(number) = number_of(&name, KEYS) {
            ring.keys.extend(key(number, &value));
        }
    }
    ring.keys.sort_by_key(|key| key.number);
    for (name, value) in store.secrets(REVOKED).await? {
        let since = value.first_chunk::<8>().map(|since| Millis(i64::from_be_bytes(*since)));
        if let (Some(person), Some(since)) = (number_of(&name, REVOKED), since) {
            ring.revoked.insert(PersonId(person), since);
        }
    }
    Ok(ring)
}

fn key(number: u32, value: &[u8]) -> Option<Key> {
    let (since, secret) = value.split_first_chunk::<8>()?;
    Some(Key::new(number, Millis(i64::from_be_bytes(*since)), secret))
}

fn number_of<N: std::str::FromStr>(name: &str, prefix: &str) -> Option<N> {
    name.strip_prefix(prefix)?.parse().ok()
}
