//! Who is asking, from where and in which language. A token comes as `Authorization: Bearer …` or as a cookie. A cookie is sent by browsers on their own, so whatever
//! changes something must then also come from our own pages (`same_site`).

use std::net::{IpAddr, Ipv4Addr};
use std::sync::Arc;

use axum::extract::{FromRequestParts, OptionalFromRequestParts};
use axum::http::header::{ACCEPT_LANGUAGE, AUTHORIZATION, COOKIE, HOST, ORIGIN};
use axum::http::request::Parts;
use axum::http::{HeaderMap, Method};
use moonpack_table::{Person, PersonId};
use moonpack_words::Lang;

use crate::token::LIFE;
use crate::{App, AppError};

/// The cookie's name.
const COOKIE_NAME: &str = "moonpack";
/// Its name over HTTPS: browsers take such a cookie from this very host only, so no neighbour can plant one. The plain one
/// is still read, so nobody loses their seat when a server changes over.
const HOST_COOKIE: &str = "__Host-moonpack";
/// A token for a person, for doors other than the API that know whom they speak to.
pub fn token_for(app: &App, person: &Person) -> String {
    app.keys.issue(person)
}

/// Somebody new: a random number and a name made from it.
///
/// # Errors
/// If the operating system gives no randomness.
pub(crate) fn newcomer() -> Result<Person, AppError> {
    let random = getrandom::u64()?;
    // Positive, so that it reads the same in the database and in logs.
    let id = PersonId((random >> 1) as i64);
    Ok(Person { id, name: format!("Wolf {}", id.0 % 10_000), bot: false })
}

/// The cookie that makes a browser known as this person.
pub(crate) fn cookie_of(app: &App, person: &Person) -> String {
    let token = app.keys.issue(person);
    let (name, secure) = if app.config.https { (HOST_COOKIE, "; Secure") } else { (COOKIE_NAME, "") };
    format!("{name}={token}; Path=/; HttpOnly; SameSite=Lax; Max-Age={}{secure}", LIFE / 1000)
}

/// A fresh cookie for a browser whose own grows old, or has the name of a server without HTTPS.
pub(crate) fn fresh_cookie(app: &App, headers: &HeaderMap) -> Option<String> {
    let (name, token) = own_cookie(headers)?;
    let known = app.keys.check(token)?;
    let plain = app.config.https && name == COOKIE_NAME;
    (known.stale || plain).then(|| cookie_of(app, &known.person))
}

/// The cookies that make a browser nobody again.
pub(crate) fn no_cookies() -> [String; 2] {
    let gone =
        |name: &str, secure: &str| format!("{name}=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0{secure}");
    [gone(COOKIE_NAME, ""), gone(HOST_COOKIE, "; Secure")]
}

/// Whoever asks, with or without a token. A token that is not ours is an error, not "nobody".
#[derive(Clone, Debug)]
pub struct Caller(pub Option<Person>);

/// Somebody with a token; without one the answer is 401.
#[derive(Clone, Debug)]
pub struct Guest(pub Person);

/// The language the caller reads.
#[derive(Clone, Copy, Debug)]
pub struct Language(pub Lang);

/// The address the connection came from; the accepting loop puts it into every request.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Peer(pub(crate) IpAddr);

impl Caller {
    /// The caller's number.
    pub fn id(&self) -> Option<PersonId> {
        self.0.as_ref().map(|person| person.id)
    }
}

impl FromRequestParts<Arc<App>> for Caller {
    type Rejection = AppError;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Self, AppError> {
        let bearer = parts.headers.get(AUTHORIZATION).map(|value| {
            let token = value.to_str().ok().and_then(|text| text.strip_prefix("Bearer "));
            let known = token.map(str::trim).and_then(|token| app.keys.check(token));
            known.map(|known| known.person).ok_or(AppError::BadToken)
        });
        let person = match bearer {
            Some(checked) => Some(checked?),
            None => {
                same_site(&parts.method, &parts.headers)?;
                // A cookie we did not sign is as good as none: the browser would send it for ever.
                own_cookie(&parts.headers)
                    .and_then(|(_, token)| app.keys.check(token))
                    .map(|known| known.person)
            }
        };
        let from = address(app, &parts.headers, parts.extensions.get::<Peer>());
        if let Some(person) = &person {
            app.gate.guest(person.id)?;
            app.lobby.seen_from(person.id, from);
        }
        Ok(Self(person))
    }
}

/// The address a request is counted by.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Sender(pub(crate) IpAddr);

impl FromRequestParts<Arc<App>> for Sender {
    type Rejection = std::convert::Infallible;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Self, Self::Rejection> {
        Ok(Self(address(app, &parts.headers, parts.extensions.get::<Peer>())))
    }
}

impl FromRequestParts<Arc<App>> for Guest {
    type Rejection = AppError;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Self, AppError> {
        let caller = <Caller as FromRequestParts<_>>::from_request_parts(parts, app).await?;
        caller.0.map(Self).ok_or(AppError::NoToken)
    }
}

impl OptionalFromRequestParts<Arc<App>> for Guest {
    type Rejection = AppError;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Option<Self>, AppError> {
        let caller = <Caller as FromRequestParts<_>>::from_request_parts(parts, app).await?;
        Ok(caller.0.map(Self))
    }
}

impl<S: Sync> FromRequestParts<S> for Language {
    type Rejection = std::convert::Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Self::Rejection> {
        Ok(Self(language(&parts.headers)))
    }
}

pub(crate) fn language(headers: &HeaderMap) -> Lang {
    let wish = headers.get(ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok());
    wish.map_or(Lang::default(), Lang::for_browser)
}

/// The address to count requests by. Behind a proxy it is the last one in `X-Forwarded-For`, which the proxy wrote;
/// what stands before it anybody could have written.
pub(crate) fn address(app: &App, headers: &HeaderMap, peer: Option<&Peer>) -> IpAddr {
    let forwarded = || {
        let last = headers.get_all("x-forwarded-for").iter().next_back()?;
        last.to_str().ok()?.rsplit(',').next()?.trim().parse().ok()
    };
    let direct = peer.map_or(IpAddr::V4(Ipv4Addr::LOCALHOST), |peer| peer.0);
    subscriber(if app.config.behind_proxy { forwarded().unwrap_or(direct) } else { direct })
}

/// Whoever has one IPv6 address has at least 2⁶⁴ of them, so all of a /64 count as one.
pub(crate) fn subscriber(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(v6) => IpAddr::V6((v6.to_bits() >> 64 << 64).into()),
        v4 => v4,
    }
}

/// The cookie with a token, and by which of its names it came.
fn own_cookie(headers: &HeaderMap) -> Option<(&'static str, &str)> {
    [HOST_COOKIE, COOKIE_NAME].into_iter().find_map(|name| Some((name, cookie(headers, name)?)))
}

/// The value of a cookie.
pub(crate) fn cookie<'a>(headers: &'a HeaderMap, wanted: &str) -> Option<&'a str> {
    let lines = headers.get_all(COOKIE).iter().filter_map(|value| value.to_str().ok());
    let mut pairs = lines.flat_map(|line| line.split(';')).filter_map(|pair| pair.trim().split_once('='));
    pairs.find_map(|(name, value)| (name == wanted).then_some(value))
}

/// Refuses what another site made a browser send. Browsers always say where such a request comes from; programs that
/// say nothing are no browsers and cannot be tricked.
fn same_site(method: &Method, headers: &HeaderMap) -> Result<(), AppError> {
    if method.is_safe() {
        return Ok(());
    }
    let text = |name| headers.get(name).and_then(|value: &axum::http::HeaderValue| value.to_str().ok());
    let ours = match (text("sec-fetch-site"), text(ORIGIN.as_str())) {
        (Some(site), _) => matches!(site, "same-origin" | "none"),
        (None, Some(origin)) => {
            let host = origin.split_once("://").map(|(_, host)| host);
            host.is_some() && host == text(HOST.as_str())
        }
        (None, None) => true,
    };
    if ours { Ok(()) } else { Err(AppError::CrossSite) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_of_one_subscriber_count_as_one() {
        let of = |text: &str| subscriber(text.parse().unwrap());
        assert_eq!(of("2001:db8:1:2:3:4:5:6"), of("2001:db8:1:2:ffff::1"));
        assert_ne!(of("2001:db8:1:2::1"), of("2001:db8:1:3::1"));
        assert_eq!(of("::ffff:192.0.2.1"), of("192.0.2.1"));
        assert_ne!(of("192.0.2.1"), of("192.0.2.2"));
    }
}
