//! The whole router: every route, and what every request goes through.

use std::any::Any;
use std::sync::Arc;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::middleware::{from_fn, from_fn_with_state};
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::get;
use tower_http::catch_panic::CatchPanicLayer;

use crate::{App, AppError, api, intake, ops, site, speak};

/// All routes: the API under `/api/v1`, operations (`/healthz`, `/readyz`, `/metrics`), and the pages.
pub fn router(app: Arc<App>) -> Router {
    Router::new()
        .merge(ops::router(!app.config.own_metrics))
        .nest("/api/v1", api::router())
        .route("/api/v1/", get(async || Redirect::permanent("/api/v1")))
        .merge(site::router(&app))
        .fallback(async || AppError::NoPath)
        .method_not_allowed_fallback(async || AppError::WrongMethod)
        .layer(CatchPanicLayer::custom(panicked))
        .layer(DefaultBodyLimit::disable())
        .layer(from_fn_with_state(app.clone(), intake::renew))
        .layer(from_fn_with_state(app.clone(), intake::whole_body))
        .layer(from_fn_with_state(app.clone(), intake::by_address))
        .layer(from_fn(speak::in_callers_language))
        .layer(from_fn_with_state(app.clone(), intake::sealed))
        .layer(from_fn_with_state(app.clone(), intake::observe))
        .with_state(app)
}

/// A handler that panics is our fault: its caller is told so, the log says why, and everybody else goes on.
fn panicked(cause: Box<dyn Any + Send>) -> Response {
    let text = cause.downcast_ref::<String>().map(String::as_str);
    let text = text.or_else(|| cause.downcast_ref::<&str>().copied()).unwrap_or("no words");
    AppError::Fault(format!("a handler panicked: {text}")).into_response()
}
