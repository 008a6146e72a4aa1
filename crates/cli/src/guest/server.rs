//! Requests to a server's API. An answer is a value or a [`Trouble`] that can be told to a person.

use std::time::Duration;

use anyhow::Context as _;
use moonpack_words::Words;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use ureq::http::{Response, StatusCode};
use ureq::{Agent, Body};

use super::TableWords;

/// How long a request may take. A hint takes a few seconds of thinking.
const PATIENCE: Duration = Duration::from_secs(20);
/// How long a stream may last before it is opened anew, so that a line that died silently is noticed.
const STREAM: Duration = Duration::from_secs(120);

/// Why a request was not granted.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Trouble {
    /// Nobody answers, or something that is no Moonpack server.
    Away(String),
    /// The server says no, in the words of the person.
    No {
        /// The stable word for programs.
        code: String,
        /// What it says.
        message: String,
    },
}

impl Trouble {
    /// The stable word, if the server said one.
    pub(crate) fn code(&self) -> Option<&str> {
        match self {
            Self::Away(_) => None,
            Self::No { code, .. } => Some(code),
        }
    }

    /// What a person is told.
    pub(crate) fn told(&self, server: &Server) -> String {
        match self {
            Self::Away(why) => {
                let about = [("server", (&server.base).into()), ("why", why.into())];
                server.words.with("cli-play-away", &about)
            }
            Self::No { message, .. } => message.clone(),
        }
    }
}

/// A server, and who we are there.
#[derive(Clone)]
pub(crate) struct Server {
    agent: Agent,
    /// Its address, without a slash at the end.
    pub(crate) base: String,
    pub(crate) words: &'static Words,
    pub(crate) token: Option<String>,
}

impl Server {
    /// The server at this address.
    ///
    /// # Errors
    /// If it is no address.
    pub(crate) fn new(url: &str, words: &'static Words) -> anyhow::Result<Self> {
        let base = url.trim().trim_end_matches('/');
        let base = if base.contains("://") { base.to_owned() } else { format!("http://{base}") };
        let good = ["http://", "https://"].iter().any(|scheme| {
            let rest = base.strip_prefix(scheme);
            rest.is_some_and(|rest| !rest.is_empty() && !rest.contains(char::is_whitespace))
        });
        anyhow::ensure!(good, words.with("cli-play-no-url", &[("url", url.into())]));
        // Every status is read here: a refusal has words.
        let config = Agent::config_builder().http_status_as_error(false).timeout_connect(Some(PATIENCE));
        Ok(Self { agent: config.build().into(), base, words, token: None })
    }

    /// Becomes a guest, or the guest one was before.
    pub(crate) fn introduce(&mut self, name: Option<&str>, bot: bool) -> Result<(), Trouble> {
        if self.token.is_some() && name.is_none() {
            match self.get::<Value>("/guests") {
                Ok(_) => return Ok(()),
                // A token of a server that has forgotten its keys: one starts anew.
                Err(trouble) if trouble.code() == Some("bad-token") => self.token = None,
                Err(trouble) => return Err(trouble),
            }
        }
        let mut guest = json!({ "bot": bot });
        if let Some(name) = name {
            guest["name"] = name.into();
        }
        let answer: Value = match self.post("/guests", &guest) {
            Err(trouble) if trouble.code() == Some("bad-token") => {
                self.token = None;
                self.post("/guests", &guest)?
            }
            answer => answer?,
        };
        self.token = answer["token"].as_str().map(str::to_owned);
        Ok(())
    }

    /// The table in words.
    pub(crate) fn table(&self, id: &str, room: moonpack_letters::Room) -> Result<TableWords, Trouble> {
        self.get(&format!("/tables/{id}/words?columns={}&rows={}", room.columns.max(1), room.rows.max(1)))
    }

    /// Asks.
    pub(crate) fn get<T: DeserializeOwned>(&self, path: &str) -> Result<T, Trouble> {
        let request = self.agent.get(self.address(path)).config().timeout_global(Some(PATIENCE)).build();
        read(self.dressed(request).call())
    }

    /// Asks for a text.
    pub(crate) fn text(&self, path: &str) -> Result<String, Trouble> {
        let request = self.agent.get(self.address(path)).config().timeout_global(Some(PATIENCE)).build();
        let mut response = granted(self.dressed(request).call())?;
        response.body_mut().read_to_string().map_err(away)
    }

    /// Asks for something to be done.
    pub(crate) fn post<T: DeserializeOwned>(&self, path: &str, body: &Value) -> Result<T, Trouble> {
        let request = self.agent.post(self.address(path)).config().timeout_global(Some(PATIENCE)).build();
        read(self.dressed(request).send_json(body))
    }

    /// Opens the stream of a table after the event seen last.
    pub(crate) fn stream(&self, id: &str, last: Option<&str>) -> Result<Response<Body>, Trouble> {
        let address = self.address(&format!("/tables/{id}/events?reader=true"));
        let request = self.agent.get(address).config().timeout_global(Some(STREAM)).build();
        let mut request = self.dressed(request);
        if let Some(last) = last {
            request = request.header("last-event-id", last);
        }
        granted(request.call())
    }

    fn address(&self, path: &str) -> String {
        format!("{}/api/v1{path}", self.base)
    }

    fn dressed<B>(&self, request: ureq::RequestBuilder<B>) -> ureq::RequestBuilder<B> {
        let request = request.header("accept-language", self.words.lang().code());
        match &self.token {
            Some(token) => request.header("authorization", format!("Bearer {token}")),
            None => request,
        }
    }
}

fn read<T: DeserializeOwned>(answer: Result<Response<Body>, ureq::Error>) -> Result<T, Trouble> {
    let text = granted(answer)?.body_mut().read_to_string().map_err(away)?;
    serde_json::from_str(&text)
        .context("this is no answer of a Moonpack server")
        .map_err(|e| Trouble::Away(format!("{e:#}")))
}

/// The answer, if it is one; a refusal with its rules otherwise.
fn granted(answer: Result<Response<Body>, ureq::Error>) -> Result<Response<Body>, Trouble> {
    let mut response = answer.map_err(away)?;
    if response.status().is_success() {
        return Ok(response);
    }
    let status = response.status();
    let text = response.body_mut().read_to_string().unwrap_or_default();
    let body: Value = serde_json::from_str(&text).unwrap_or_default();
    Err(refusal(status, &body["error"]))
}

fn refusal(status: StatusCode, error: &Value) -> Trouble {
    let Some(code) = error["code"].as_str() else { return Trouble::Away(status.to_string()) };
    let said = error["message"].as_str().unwrap_or_default();
    let texts = |field: &str| {
        let list = error[field].as_array().map(Vec::as_slice).unwrap_or_default();
        list.iter().filter_map(|text| text.as_str().map(str::to_owned)).collect::<Vec<_>>()
    };
    let rules: Vec<String> = texts("rules")
        .into_iter()
        .zip(texts("explanations"))
        .map(|(rule, words)| if words.starts_with(&rule) { words } else { format!("{rule}: {words}") })
        .collect();
    let detail = error["detail"].as_str().map(|detail| format!("{said} ({detail})"));
    let message = if rules.is_empty() { detail.unwrap_or(said.to_owned()) } else { rules.join(" ") };
    Trouble::No { code: code.to_owned(), message }
}

fn away(error: ureq::Error) -> Trouble {
    Trouble::Away(error.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_refusal_is_told_by_its_rules_and_a_stranger_by_its_status() {
        let error = json!({ "code": "illegal", "message": "No.", "rules": ["LW-012"], "explanations": ["One card."] });
        let trouble = refusal(StatusCode::UNPROCESSABLE_ENTITY, &error);
        assert_eq!(trouble, Trouble::No { code: "illegal".into(), message: "LW-012: One card.".into() });
        let stranger = refusal(StatusCode::BAD_GATEWAY, &Value::Null);
        assert_eq!(stranger.code(), None);
    }
}
