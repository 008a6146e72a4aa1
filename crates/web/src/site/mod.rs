//! The pages' half of the server: requests for HTML in, `moonpack-pages` out. It uses the same lobby, the same guests and
//! the same commands as the API; a form is another door to the same table.
//!
//! Nothing is drawn here and nothing is decided: handlers build a model for one reader and hand it on.

mod act;
mod address;
mod analysis;
mod begin;
mod hint;
mod home;
mod learn;
mod lines;
mod model;
mod past;
mod prefs;
mod privacy;
mod reader;
mod replay;
mod review;
mod table;
mod tried;
mod what_if;

use std::sync::Arc;

use axum::Router;
use axum::extract::{DefaultBodyLimit, Path, Request};
use axum::http::header::{
    CACHE_CONTROL, CONTENT_SECURITY_POLICY, CONTENT_TYPE, REFERRER_POLICY, X_CONTENT_TYPE_OPTIONS,
};
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use axum::middleware::{Next, from_fn, from_fn_with_state};
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::{get, post};
use moonpack_pages::assets;
use tower_http::CompressionLevel;
use tower_http::compression::CompressionLayer;

pub(crate) use reader::{error_page, shell, wants_page};

use crate::{App, intake};

/// How densely pages are packed: an update of a crowded map is three hundred bytes lighter than by default.
const DENSE: CompressionLevel = CompressionLevel::Precise(8);

/// Everything a page may load comes from this server; no script stands in a page. Pictures may stand within a style: the grain
/// of wood.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; \
    connect-src 'self'; \
    form-action 'self'; frame-ancestors 'none'; base-uri 'none'";

/// Bytes of a pasted record as a form sends it: a long game of The Wolves is larger than any other request.
const PASTED: usize = 512 * 1024;

/// The routes of the pages.
pub(crate) fn router(app: &Arc<App>) -> Router<Arc<App>> {
    let pages = Router::new()
        .route("/", get(home::show))
        .route("/play", post(begin::play))
        .route("/open", post(replay::open).layer(DefaultBodyLimit::max(PASTED)))
        .route("/prefs", post(prefs::set))
        .route("/name", post(prefs::name))
        .route("/name/revoke", post(prefs::revoke))
        .route("/privacy", get(privacy::show))
        .route("/privacy/forget", post(privacy::forget))
        .route("/rules", get(home::shelf))
        .route("/rules/{game}", get(home::rules))
        .route("/api", get(async || Redirect::to("/api/v1/")))
        .route("/assets/{version}/{name}", get(asset))
        .route("/learn/{game}", get(learn::begin))
        .route("/learn/{game}/{step}/{done}", get(learn::show))
        .route("/learn/{game}/{step}/{done}/frame", get(learn::frame))
        .route("/learn/{game}/{step}/{done}/act", post(learn::act))
        .route("/learn/{game}/{step}/{done}/why", get(learn::why))
        .route("/r/{code}", get(replay::show))
        .route("/r/{code}/frame", get(replay::frame))
        .route("/r/{code}/analysis", get(analysis::of_record))
        .route("/r/{code}/analysis/frame", get(analysis::frame_of_record))
        .route("/r/{code}/if/{lines}", get(what_if::show))
        .route("/r/{code}/if/{lines}/frame", get(what_if::frame))
        .route("/r/{code}/if/{lines}/act", post(what_if::act))
        .route("/r/{code}/if/{lines}/why", get(what_if::why))
        .route("/t/{id}", get(table::show))
        .route("/t/{id}/frame", get(table::frame))
        .route("/t/{id}/analysis", get(analysis::of_table))
        .route("/t/{id}/analysis/frame", get(analysis::frame_of_table))
        .route("/t/{id}/if/{lines}", get(what_if::show))
        .route("/t/{id}/if/{lines}/frame", get(what_if::frame))
        .route("/t/{id}/if/{lines}/act", post(what_if::act))
        .route("/t/{id}/if/{lines}/why", get(what_if::why))
        .route("/t/{id}/why", get(table::why))
        .route("/t/{id}/record", get(table::record))
        .route("/t/{id}/act", post(act::act))
        .route("/t/{id}/undo", post(act::undo))
        .route("/t/{id}/join", post(act::join))
        .route("/t/{id}/chat", post(act::chat))
        .route("/t/{id}/resign", post(act::resign))
        .route("/t/{id}/leave", post(act::leave))
        .route("/t/{id}/replace", post(act::replace))
        .route("/t/{id}/end", post(act::end))
        .route("/t/{id}/rematch", post(act::rematch))
        .route("/t/{id}/unveil", post(act::unveil))
        .layer(packed())
        .layer(from_fn_with_state(app.clone(), intake::in_turn));
    // Whoever waits for a bot keeps nobody's turn; how often it may be asked has limits of its own.
    let thought = Router::new()
        .route("/r/{code}/if/{lines}/answer", post(what_if::answer))
        .route("/t/{id}/if/{lines}/answer", post(what_if::answer))
        .route("/t/{id}/hint", post(hint::hint))
        .layer(packed());
    // A compressed stream would wait for more to compress, and a stream that waits its turn might wait for ever.
    pages.merge(thought).route("/t/{id}/events", get(table::events)).layer(from_fn(guarded))
}

fn packed() -> CompressionLayer {
    CompressionLayer::new().quality(DENSE)
}

/// Puts the policy on every page.
async fn guarded(request: Request, next: Next) -> Response {
    let mut response = next.run(request).await;
    guard(response.headers_mut());
    response
}

fn guard(headers: &mut HeaderMap) {
    headers.insert(CONTENT_SECURITY_POLICY, HeaderValue::from_static(POLICY));
    headers.insert(X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff"));
    headers.insert(REFERRER_POLICY, HeaderValue::from_static("same-origin"));
    headers.entry(CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
}

/// Assets never change under their address, so a browser may keep them for ever.
async fn asset(Path((_, name)): Path<(String, String)>) -> Response {
    match assets::all().find(|asset| asset.name == name) {
        Some(asset) => {
            let headers =
                [(CONTENT_TYPE, asset.media), (CACHE_CONTROL, "public, max-age=31536000, immutable")];
            (headers, asset.body).into_response()
        }
        None => StatusCode::NOT_FOUND.into_response(),
    }
}
