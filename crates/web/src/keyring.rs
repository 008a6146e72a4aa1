//! The keys that sign tokens, and whose tokens were called in, as the store keeps them. A new key is made every month; an
//! old one is dropped when nothing it signed counts any more. How a token is made is `token`'s.

use std::collections::HashMap;
use std::sync::atomic::{AtomicI64, Ordering};
use std::sync::{Arc, PoisonError, RwLock, RwLockReadGuard, RwLockWriteGuard};

use moonpack_live::now;
use moonpack_store::{Store, StoreError};
use moonpack_table::{Millis, Person, PersonId};

use crate::token::{Key, Known, LIFE, Ring};

/// The one key of older servers, and what the names of all others begin with.
const FIRST: &str = "tokens";
const KEYS: &str = "tokens/";
/// What the names of those begin with whose tokens were called in. The hour follows, so that other nodes need not read all of
/// them to learn of the newest; older servers named none.
const REVOKED: &str = "revoked/";
const HOUR: i64 = 60 * 60 * 1000;
/// How long a key signs.
const TERM: i64 = LIFE / 3;
const SECRET: usize = 32;
/// How long a new key waits for all nodes to have read it.
const SETTLE: i64 = 60_000;

/// Makes and checks tokens.
pub(crate) struct Keyring {
    store: Arc<dyn Store>,
    ring: RwLock<Ring>,
    /// The hour when it was last read who was called in.
    read: AtomicI64,
}

impl Keyring {
    /// Reads the keys. With `anew` all of them are dropped first: every token of before is worthless.
    pub(crate) async fn open(store: Arc<dyn Store>, anew: bool) -> Result<Self, StoreError> {
        if anew {
            for (name, _) in store.secrets(FIRST).await? {
                store.set_secret(&name, None).await?;
            }
        }
        let keyring = Self { store, ring: RwLock::default(), read: AtomicI64::new(0) };
        keyring.turn().await?;
        Ok(keyring)
    }

    /// Reads what there is, makes a new key when it is time, and drops what counts no more. Asked at the start and every hour.
    pub(crate) async fn turn(&self) -> Result<(), StoreError> {
        let now = now();
        let mut ring = Ring { keys: keys(&*self.store).await?, revoked: HashMap::new() };
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
        for (name, value) in self.store.secrets(REVOKED).await? {
            match revoked(&name, &value) {
                Some((_, since)) if since.plus(LIFE) < now => self.store.set_secret(&name, None).await?,
                Some((person, since)) => ring.revoke(person, since),
                None => {}
            }
        }
        let mut known = self.write();
        ring.keep_revoked(&known, now);
        *known = ring;
        self.read.store(now.0 / HOUR, Ordering::Relaxed);
        Ok(())
    }

    /// Learns of what other nodes have done since it was last asked: keys, and whose tokens were called in.
    pub(crate) async fn follow(&self) -> Result<(), StoreError> {
        let (hour, keys) = (now().0 / HOUR, keys(&*self.store).await?);
        let mut newest = Vec::new();
        // Something of the hour before may have been written later than it was read.
        for hour in self.read.load(Ordering::Relaxed) - 1..=hour {
            newest.extend(self.store.secrets(&format!("{REVOKED}{hour}/")).await?);
        }
        let mut ring = self.write();
        ring.keys = keys;
        newest
            .iter()
            .filter_map(|(name, value)| revoked(name, value))
            .for_each(|(person, since)| ring.revoke(person, since));
        self.read.store(hour, Ordering::Relaxed);
        Ok(())
    }

    /// Calls in every token of a person; those made from now on count.
    ///
    /// # Errors
    /// If the disk does not take it: then they still count.
    pub(crate) async fn revoke(&self, person: PersonId) -> Result<(), StoreError> {
        let now = now();
        let (hour, value) = (now.0 / HOUR, now.0.to_be_bytes().to_vec());
        self.store.set_secret(&format!("{REVOKED}{hour}/{}", person.0), Some(value)).await?;
        self.write().revoke(person, now);
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

/// The keys, as the store holds them.
async fn keys(store: &dyn Store) -> Result<Vec<Key>, StoreError> {
    let mut keys = Vec::new();
    for (name, value) in store.secrets(FIRST).await? {
        if name == FIRST {
            keys.push(Key::new(0, Millis(0), &value));
        } else if let Some(number) = number_of(&name, KEYS) {
            keys.extend(key(number, &value));
        }
    }
    keys.sort_by_key(|key| key.number);
    Ok(keys)
}

/// Whose tokens were called in, and when.
fn revoked(name: &str, value: &[u8]) -> Option<(PersonId, Millis)> {
    let person = name.strip_prefix(REVOKED)?.rsplit('/').next()?.parse().ok()?;
    Some((PersonId(person), Millis(i64::from_be_bytes(*value.first_chunk()?))))
}

fn key(number: u32, value: &[u8]) -> Option<Key> {
    let (since, secret) = value.split_first_chunk::<8>()?;
    Some(Key::new(number, Millis(i64::from_be_bytes(*since)), secret))
}

fn number_of<N: std::str::FromStr>(name: &str, prefix: &str) -> Option<N> {
    name.strip_prefix(prefix)?.parse().ok()
}

#[cfg(test)]
mod tests {
    use moonpack_store::Sqlite;

    use super::*;

    /// Two nodes; the store need not know that they are two.
    #[tokio::test]
    async fn a_node_learns_whose_tokens_were_called_in_elsewhere_by_reading_what_is_new() {
        let directory = tempfile::tempdir().unwrap();
        let store = Arc::new(Sqlite::open(&directory.path().join("moonpack.db")).await.unwrap());
        let person = |id| Person { id: PersonId(id), name: "Anna".into(), bot: false };
        let older = now().0 - 5 * HOUR;
        // As an older server wrote it, and as one wrote it hours ago.
        for (name, at) in [("revoked/1", older), (&format!("revoked/{}/2", older / HOUR), older)] {
            store.set_secret(name, Some(at.to_be_bytes().to_vec())).await.unwrap();
        }
        let here = Keyring::open(store.clone(), false).await.unwrap();
        let elsewhere = Keyring::open(store.clone(), false).await.unwrap();
        let revoked = |keyring: &Keyring| {
            let mut revoked: Vec<i64> = keyring.read().revoked.keys().map(|person| person.0).collect();
            revoked.sort_unstable();
            revoked
        };
        assert_eq!(revoked(&here), [1, 2]);
        let token = here.issue(&person(3));
        assert!(here.check(&token).is_some() && elsewhere.check(&token).is_some());
        elsewhere.revoke(PersonId(3)).await.unwrap();
        // What was read before is not read again.
        store.set_secret("revoked/1", None).await.unwrap();
        here.follow().await.unwrap();
        assert_eq!(revoked(&here), [1, 2, 3]);
        assert!(here.check(&token).is_none() && here.check(&here.issue(&person(3))).is_some());
        // Nobody has listened for hours: nothing of them is left out.
        store
            .set_secret(&format!("revoked/{}/4", older / HOUR), Some(older.to_be_bytes().to_vec()))
            .await
            .unwrap();
        here.read.store(older / HOUR, Ordering::Relaxed);
        here.follow().await.unwrap();
        assert_eq!(revoked(&here), [1, 2, 3, 4]);
    }
}
