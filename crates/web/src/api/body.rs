//! Reading requests: JSON bodies and query parameters, with our own errors instead of the framework's.

use std::sync::Arc;

use axum::body::Bytes;
use axum::extract::{FromRequest, FromRequestParts, Request};
use axum::http::header::CONTENT_TYPE;
use axum::http::request::Parts;
use serde::de::DeserializeOwned;

use crate::{App, AppError};

/// A JSON body; its size and time have been looked at already (`intake::whole_body`). No body at all counts as `{}`, so that requests without anything to say can say nothing.
pub(crate) struct Body<T>(pub(crate) T);

impl<T: DeserializeOwned> FromRequest<Arc<App>> for Body<T> {
    type Rejection = AppError;

    async fn from_request(request: Request, app: &Arc<App>) -> Result<Self, AppError> {
        let kind = request.headers().get(CONTENT_TYPE).cloned();
        let bytes = Bytes::from_request(request, app).await;
        let bytes = bytes.map_err(|rejection| AppError::Malformed(rejection.body_text()))?;
        if bytes.is_empty() {
            return read(b"{}").map(Self);
        }
        let named = kind.as_ref().and_then(|kind| kind.to_str().ok()).unwrap_or_default();
        let essence = named.split(';').next().unwrap_or_default().trim();
        if !essence.eq_ignore_ascii_case("application/json") {
            return Err(AppError::NotJson);
        }
        read(&bytes).map(Self)
    }
}

fn read<T: DeserializeOwned>(bytes: &[u8]) -> Result<T, AppError> {
    // Serde would also take a list of the fields in their order, which no document promises.
    if bytes.trim_ascii_start().first() != Some(&b'{') {
        return Err(AppError::Malformed("the body must be a JSON object".into()));
    }
    serde_json::from_slice(bytes).map_err(|error| AppError::Malformed(error.to_string()))
}

/// Query parameters.
pub(crate) struct Query<T>(pub(crate) T);

impl<T: DeserializeOwned> FromRequestParts<Arc<App>> for Query<T> {
    type Rejection = AppError;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Self, AppError> {
        let query = axum::extract::Query::<T>::from_request_parts(parts, app).await;
        query.map(|query| Self(query.0)).map_err(|rejection| AppError::Malformed(rejection.body_text()))
    }
}
