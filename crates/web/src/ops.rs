//! For operators: is it alive, is it ready, what does it count.

use std::sync::Arc;

use axum::Router;
use axum::extract::State;
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use axum::response::IntoResponse;
use axum::routing::get;

use crate::App;

/// Is it alive, is it ready, and where it is wished, what it counts.
pub(crate) fn router(metered: bool) -> Router<Arc<App>> {
    let routes = Router::new().route("/healthz", get(async || "ok\n")).route("/readyz", get(ready));
    if metered { routes.route("/metrics", get(metrics)) } else { routes }
}

/// Ready means: the store reads, takes writes, and the server is not stopping.
async fn ready(State(app): State<Arc<App>>) -> impl IntoResponse {
    if *app.stopping.borrow() {
        return (StatusCode::SERVICE_UNAVAILABLE, "stopping\n");
    }
    match app.store.ready().await {
        Ok(()) => (StatusCode::OK, "ready\n"),
        Err(error) => {
            tracing::error!(%error, "not ready");
            (StatusCode::SERVICE_UNAVAILABLE, "the store does not work\n")
        }
    }
}

async fn metrics(State(app): State<Arc<App>>) -> impl IntoResponse {
    ([(CONTENT_TYPE, "text/plain; version=0.0.4")], app.counted())
}
