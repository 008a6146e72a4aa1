//! How values of crates that know nothing of serde are stored: a seat as its number, a bot's level as its name,
//! how a decision came about as a word.

use moonpack_bots::Level;
use moonpack_rules::Seat;
use moonpack_ways::Link;
use serde::{Deserialize, Deserializer, Serializer, de::Error};

pub(crate) mod seat {
    use super::*;

    pub(crate) fn serialize<S: Serializer>(seat: &Seat, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_u8(seat.index() as u8)
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Seat, D::Error> {
        let number = u8::deserialize(from)?;
        Seat::new(number.into()).ok_or_else(|| D::Error::custom("no table has that many seats"))
    }
}

pub(crate) mod level {
    use super::*;

    pub(crate) fn serialize<S: Serializer>(level: &Level, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(level.name())
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Level, D::Error> {
        String::deserialize(from)?.parse().map_err(D::Error::custom)
    }
}

pub(crate) mod link {
    use super::*;

    pub(crate) fn is_chosen(link: &Link) -> bool {
        *link == Link::Chosen
    }

    pub(crate) fn serialize<S: Serializer>(link: &Link, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(link.name())
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Link, D::Error> {
        let word = String::deserialize(from)?;
        Link::from_name(&word).ok_or_else(|| D::Error::custom("a decision does not come about like that"))
    }
}
