//! Tokens. A guest is known by one that the server signed: the guest's number, name and kind, and a MAC over them.
//! Nothing about guests is stored, so there is nothing to fill up and nothing to leak.

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD as BASE64;
use hmac::{Hmac, KeyInit, Mac};
use moonpack_table::{Person, PersonId};
use sha2::Sha256;

const PREFIX: &str = "mp1";

/// Makes and checks tokens.
pub(crate) struct Keys {
    mac: Hmac<Sha256>,
}

impl Keys {
    pub(crate) fn new(secret: &[u8]) -> Self {
        Self { mac: Hmac::new_from_slice(secret).expect("a MAC takes a key of any length") }
    }

    /// A token for this person.
    pub(crate) fn issue(&self, person: &Person) -> String {
        let mut payload = Vec::with_capacity(9 + person.name.len());
        payload.extend(person.id.0.to_be_bytes());
        payload.push(person.bot.into());
        payload.extend(person.name.as_bytes());
        let mac = self.mac.clone().chain_update(&payload).finalize().into_bytes();
        format!("{PREFIX}.{}.{}", BASE64.encode(&payload), BASE64.encode(mac))
    }

    /// The person a token was made for; `None` if we did not make it. Takes the same time for every wrong MAC.
    pub(crate) fn check(&self, token: &str) -> Option<Person> {
        let mut parts = token.split('.');
        let (prefix, payload, mac) = (parts.next()?, parts.next()?, parts.next()?);
        if prefix != PREFIX || parts.next().is_some() {
            return None;
        }
        let (payload, mac) = (BASE64.decode(payload).ok()?, BASE64.decode(mac).ok()?);
        self.mac.clone().chain_update(&payload).verify_slice(&mac).ok()?;
        let (id, rest) = payload.split_first_chunk::<8>()?;
        let (bot, name) = rest.split_first()?;
        let name = String::from_utf8(name.to_vec()).ok()?;
        Some(Person { id: PersonId(i64::from_be_bytes(*id)), name, bot: *bot != 0 })
    }
}
