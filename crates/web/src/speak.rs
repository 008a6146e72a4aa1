//! Errors in the caller's language. A handler does not know it; its error waits in the response until it is written down
//! here, as JSON or as a page.

use std::sync::Arc;

use axum::Json;
use axum::extract::Request;
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use crate::caller::language;
use crate::{AppError, site};

/// Writes errors down in the language of `Accept-Language`: as JSON, or as a page for whoever asked for one.
pub(crate) async fn in_callers_language(request: Request, next: Next) -> Response {
    let lang = language(request.headers());
    let (asked, body) = request.into_parts();
    let reader = site::wants_page(&asked).then(|| site::shell(&asked));
    let response = next.run(Request::from_parts(asked, body)).await;
    match response.extensions().get::<Arc<AppError>>().cloned() {
        None => response,
        Some(error) => {
            let (mut parts, _) = response.into_parts();
            let written = match reader {
                Some(shell) => site::error_page(&shell, &error),
                None => Json(error.body(lang)).into_response(),
            };
            let (written, body) = written.into_parts();
            parts.headers.extend(written.headers);
            Response::from_parts(parts, body)
        }
    }
}
