//! Who reads a page: their language, their wishes, their seat's cookie. And newcomers, who become guests by playing.

use std::net::IpAddr;
use std::sync::Arc;

use axum::extract::FromRequestParts;
use axum::http::header::{ACCEPT, SET_COOKIE};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderName, HeaderValue};
use axum::response::{Html, IntoResponse, Response};
use moonpack_pages::{Markup, Shell, TableModel, Theme, message};
use moonpack_table::{Person, PersonId, checked_name};
use moonpack_words::Lang;

use super::guard;
use crate::caller::{self, Peer, address, cookie};
use crate::{App, AppError, Caller, asks};

/// Somebody at a browser.
#[derive(Clone)]
pub(crate) struct Reader {
    /// What every page needs to know.
    pub(crate) shell: Shell,
    /// The guest, if they are one already.
    person: Option<Person>,
    headers: HeaderMap,
    /// The address the request is counted by.
    pub(crate) from: IpAddr,
}

/// One of the two ways a table is drawn: the whole page, or the part that changes.
pub(crate) type Page = fn(&Shell, &TableModel<'_>) -> Markup;

/// A drawn page as an answer.
pub(crate) fn html(page: Markup) -> Html<String> {
    Html(page.into_string())
}

/// An error as a page in the reader's language.
pub(crate) struct PageError {
    shell: Shell,
    error: AppError,
}

impl PageError {
    /// An error for whoever sent this request.
    pub(crate) fn to(parts: &Parts, error: AppError) -> Self {
        Self { shell: shell(parts), error }
    }
}

impl IntoResponse for PageError {
    fn into_response(self) -> Response {
        let mut response = error_page(&self.shell, &self.error);
        *response.status_mut() = self.error.status();
        self.error.log();
        response
    }
}

/// An error in words, on a page with the way home.
pub(crate) fn error_page(shell: &Shell, error: &AppError) -> Response {
    let title = shell.words().text("page-error");
    let mut response = html(message(shell, &title, &error.message(shell.lang))).into_response();
    guard(response.headers_mut());
    error.say_when(response.headers_mut());
    response
}

/// Does a person at a browser ask for a page, rather than a program for data?
pub(crate) fn wants_page(asked: &Parts) -> bool {
    let accepted = asked.headers.get(ACCEPT).and_then(|value| value.to_str().ok()).unwrap_or_default();
    accepted.contains("text/html") && !asked.uri.path().starts_with("/api/")
}

/// How many parts a page may name; a table has a few dozen.
const HELD: usize = 200;

impl Reader {
    /// Turns an error into a page for this reader.
    pub(crate) fn error(&self, error: impl Into<AppError>) -> PageError {
        PageError { shell: self.shell.clone(), error: error.into() }
    }

    /// The reader's number.
    pub(crate) fn id(&self) -> Option<PersonId> {
        self.person.as_ref().map(|person| person.id)
    }

    /// The reader's name, if they are a guest already.
    pub(crate) fn name(&self) -> Option<String> {
        self.person.as_ref().map(|person| person.name.clone())
    }

    /// The guest that the reader is already.
    pub(crate) fn known(&self) -> Result<Person, AppError> {
        self.person.clone().ok_or(AppError::NoToken)
    }

    /// The reader as a guest: the one they are, or a new one with the cookie that makes them known.
    pub(crate) fn guest(&self, app: &App) -> Result<(Person, Option<(HeaderName, HeaderValue)>), AppError> {
        if let Some(person) = &self.person {
            return Ok((person.clone(), None));
        }
        app.gate.newcomer(self.from)?;
        let mut person = caller::newcomer()?;
        person.name = self
            .shell
            .words()
            .with("guest-name", &[("number", (person.id.0 % 10_000).to_string().as_str().into())]);
        let cookie = Self::cookie_for(app, &person)?;
        Ok((person, Some(cookie)))
    }

    /// The reader as a guest of this name.
    pub(crate) fn renamed(&self, app: &App, name: &str) -> Result<(HeaderName, HeaderValue), AppError> {
        let (person, _) = self.guest(app)?;
        Self::cookie_for(app, &Person { name: checked_name(name)?, ..person })
    }

    /// Calls in every token of the reader and gives them the only one that counts.
    pub(crate) async fn revoked(&self, app: &App) -> Result<(HeaderName, HeaderValue), AppError> {
        let person = self.known()?;
        asks::revoke(app, person.id, self.from).await?;
        Self::cookie_for(app, &person)
    }

    fn cookie_for(app: &App, person: &Person) -> Result<(HeaderName, HeaderValue), AppError> {
        let cookie = caller::cookie_of(app, person);
        let cookie = HeaderValue::from_str(&cookie).map_err(|error| AppError::Fault(error.to_string()))?;
        Ok((SET_COOKIE, cookie))
    }

    /// A cookie's value.
    pub(crate) fn cookie(&self, name: &str) -> Option<&str> {
        cookie(&self.headers, name)
    }

    /// Did the script ask, which wants only the part of the page that changes?
    pub(crate) fn wants_frame(&self) -> bool {
        self.headers.contains_key("x-frame-only")
    }

    /// The parts of a table that the reader's page holds, by their names.
    pub(crate) fn held(&self) -> Vec<String> {
        let names = self.headers.get("x-held").and_then(|names| names.to_str().ok()).unwrap_or_default();
        names.split(' ').take(HELD).map(str::to_owned).collect()
    }
}

/// The address of the page that is asked for, or whose changing part is: forms lead back to it.
fn page_of(parts: &Parts) -> String {
    let path = parts.uri.path();
    let path = path.strip_suffix("/frame").unwrap_or(path);
    parts.uri.query().map_or_else(|| path.to_owned(), |query| format!("{path}?{query}"))
}

/// What every page needs to know of its reader.
pub(crate) fn shell(parts: &Parts) -> Shell {
    let headers = &parts.headers;
    let chosen = cookie(headers, "lang").and_then(|code| code.parse::<Lang>().ok());
    Shell {
        lang: chosen.unwrap_or_else(|| caller::language(headers)),
        theme: Theme::from_code(cookie(headers, "theme").unwrap_or_default()),
        calm: cookie(headers, "calm") == Some("yes"),
        path: page_of(parts),
    }
}

impl FromRequestParts<Arc<App>> for Reader {
    type Rejection = PageError;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Self, PageError> {
        let shell = shell(parts);
        match <Caller as FromRequestParts<_>>::from_request_parts(parts, app).await {
            Ok(caller) => Ok(Self {
                shell,
                person: caller.0,
                headers: parts.headers.clone(),
                from: address(app, &parts.headers, parts.extensions.get::<Peer>()),
            }),
            Err(error) => Err(PageError { shell, error }),
        }
    }
}

/// How the pages a reader can be sent back to begin.
const OWN_PATHS: [&str; 5] = ["/t/", "/r/", "/rules", "/learn", "/privacy"];

/// A path of our own to send a reader back to; anything else leads home.
pub(crate) fn own_path(to: &str) -> &str {
    let path = to.split(['?', '#']).next().unwrap_or_default();
    let known = path == "/" || OWN_PATHS.iter().any(|own| path.starts_with(own));
    let plain = to.len() <= 2048 && to.bytes().all(|byte| byte.is_ascii_graphic() && byte != b'\\');
    if known && plain { to } else { "/" }
}

#[cfg(test)]
mod tests {
    use super::own_path;

    #[test]
    fn readers_are_sent_back_to_pages_of_ours_and_nowhere_else() {
        for own in [
            "/",
            "/?x=1",
            "/t/bcdfghjkmnpq?guide=2",
            "/r/1abc",
            "/rules/the-wolves",
            "/learn/the-wolves/1/0",
            "/privacy",
        ] {
            assert_eq!(own_path(own), own);
        }
        for other in [
            "//evil.example",
            "/\\evil.example",
            "https://evil.example",
            "/metrics",
            "/t/x\ny",
            "/t/x\0",
            "",
            "t/x",
        ] {
            assert_eq!(own_path(other), "/", "{other:?}");
        }
    }
}
