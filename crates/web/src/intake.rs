//! What every request goes through before a handler sees it: counting, the limit of its address, the size and time of
//! its body, and its turn if it is a page that is to be drawn.

use std::error::Error as _;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll};
use std::time::Instant;

use axum::body::{Body, Bytes, HttpBody, to_bytes};
use axum::extract::{FromRequestParts, MatchedPath, Request, State};
use axum::http::header::SET_COOKIE;
use axum::http::request::Parts;
use axum::http::{HeaderName, HeaderValue};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use http_body_util::LengthLimitError;
use hyper::body::{Frame, SizeHint};
use moonpack_live::SPANS;
use tokio::sync::OwnedSemaphorePermit;
use tokio::time::timeout;
use tracing::field::Empty;
use tracing::{Instrument, Span, info_span};

use crate::caller::{Peer, address, fresh_cookie};
use crate::{App, AppError};

/// The field of a request's span that is filled in when it is answered.
const STATUS: &str = "http.response.status_code";

/// Slows down addresses that ask too much. Health checks and metrics come from the operator and are let through.
pub(crate) async fn by_address(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    let path = request.uri().path();
    if path.starts_with("/api/") || !matches!(path, "/healthz" | "/readyz" | "/metrics") {
        let from = address(&app, request.headers(), request.extensions().get::<Peer>());
        if let Err(error) = app.gate.address(from) {
            return error.into_response();
        }
    }
    next.run(request).await
}

/// Takes in a request's body before anybody looks at it: whole, within its size, and within its time, so that nobody
/// holds a request open by sending it letter by letter.
pub(crate) async fn whole_body(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    let limits = &app.config.limits;
    let most = if request.uri().path() == "/open" { limits.record } else { limits.body };
    let (parts, body) = request.into_parts();
    let error = match timeout(limits.slow_sender, to_bytes(body, most)).await {
        Ok(Ok(bytes)) => return next.run(Request::from_parts(parts, Body::from(bytes))).await,
        Ok(Err(error)) if error.source().is_some_and(|inner| inner.is::<LengthLimitError>()) => {
            AppError::TooLarge
        }
        Ok(Err(_)) => AppError::Malformed("the body broke off".into()),
        Err(_) => AppError::TooSlow,
    };
    error.into_response()
}

/// Has a page wait for its turn, and keeps the turn until the page is packed and taken: packing takes longer than drawing. Forms
/// are answered by pages too.
pub(crate) async fn in_turn(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    let from = address(&app, request.headers(), request.extensions().get::<Peer>());
    let turn = match app.gate.page(from).await {
        Ok(turn) => turn,
        Err(error) => return error.into_response(),
    };
    next.run(request).await.map(|body| Body::new(Page { body, _turn: turn }))
}

/// Whoever asks for what takes as long as a page to draw has waited like a page; the next is let in when the handler ends.
pub(crate) struct Admitted {
    _turn: OwnedSemaphorePermit,
}

impl FromRequestParts<Arc<App>> for Admitted {
    type Rejection = AppError;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Self, AppError> {
        let from = address(app, &parts.headers, parts.extensions.get::<Peer>());
        Ok(Self { _turn: app.gate.page(from).await? })
    }
}

/// A page on its way, with the turn it keeps.
struct Page {
    body: Body,
    _turn: OwnedSemaphorePermit,
}

impl HttpBody for Page {
    type Data = Bytes;
    type Error = axum::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, axum::Error>>> {
        Pin::new(&mut self.body).poll_frame(context)
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}

/// Gives a browser a fresh token before its own expires, without a word. Whatever answers with a cookie itself knows better.
pub(crate) async fn renew(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    // What many share may be kept on the way, and a cookie must not be.
    let shared = request.uri().path().starts_with("/assets/");
    let fresh = Some(request.headers()).filter(|_| !shared).and_then(|headers| fresh_cookie(&app, headers));
    let mut response = next.run(request).await;
    if let Some(cookie) = fresh.and_then(|cookie| HeaderValue::from_str(&cookie).ok()) {
        response.headers_mut().entry(SET_COOKIE).or_insert(cookie);
    }
    response
}

/// What browsers are told with every answer: keep to yourselves what is ours, and come back over HTTPS only.
pub(crate) async fn sealed(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    let mut put = |name: &'static str, value: &'static str| {
        headers.insert(HeaderName::from_static(name), HeaderValue::from_static(value));
    };
    put("cross-origin-opener-policy", "same-origin");
    put("cross-origin-resource-policy", "same-origin");
    put("permissions-policy", "camera=(), geolocation=(), microphone=(), payment=(), usb=()");
    if app.config.https {
        put("strict-transport-security", "max-age=31536000");
    }
    response
}

/// Counts a request under its route, never under its path: paths hold table ids, and there is no end to them.
pub(crate) async fn observe(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    let start = Instant::now();
    let matched = request.extensions().get::<MatchedPath>().cloned();
    let method = request.method().clone();
    let route = matched.as_ref().map_or("other", MatchedPath::as_str);
    let span = request_span(method.as_str(), route);
    let response = next.run(request).instrument(span.clone()).await;
    let status = response.status();
    span.record(STATUS, status.as_u16());
    app.metrics.answered(route, status.as_str(), start.elapsed());
    tracing::debug!(%method, route, status = status.as_u16(), ms = start.elapsed().as_millis() as u64, "request");
    response
}

/// What a trace tells of a request: its method and its route, and nothing of whose it is.
fn request_span(method: &str, route: &str) -> Span {
    info_span!(target: SPANS, "request", otel.kind = "server", http.request.method = method, http.route = route,
        http.response.status_code = Empty)
}
