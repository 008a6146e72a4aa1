//! `/api/v1`: requests in, commands to the lobby, JSON out. One file for each kind of thing; the routes are registered
//! together with their description, so the OpenAPI document cannot forget one.

mod actions;
mod body;
mod events;
mod guests;
mod hints;
mod model;
mod openapi;
mod record;
mod seats;
mod tables;
mod telling;
mod words;

use std::sync::Arc;

use axum::Router;
use axum::http::HeaderValue;
use axum::http::header::{CACHE_CONTROL, X_CONTENT_TYPE_OPTIONS};
use axum::middleware::map_response;
use axum::response::Response;
use utoipa::openapi::OpenApi;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

pub use model::{SeatView, TableRow, TableView};
pub use tables::TableRequest;

use crate::App;

/// The routes of the API with their description.
fn described() -> OpenApiRouter<Arc<App>> {
    OpenApiRouter::with_openapi(openapi::head())
        .routes(routes!(guests::create, guests::me, guests::erase))
        .routes(routes!(guests::revoke))
        .routes(routes!(tables::list, tables::create))
        .routes(routes!(tables::show))
        .routes(routes!(seats::join))
        .routes(routes!(seats::leave))
        .routes(routes!(seats::resign))
        .routes(routes!(seats::replace))
        .routes(routes!(seats::offer))
        .routes(routes!(seats::chat))
        .routes(routes!(actions::act))
        .routes(routes!(actions::undo))
        .routes(routes!(words::words))
        .routes(routes!(words::explain))
        .routes(routes!(events::stream))
        .routes(routes!(record::record))
        .routes(routes!(hints::hint))
        .routes(routes!(hints::analysis))
}

/// The API, to be nested under `/api/v1`.
pub(crate) fn router() -> Router<Arc<App>> {
    let (routes, document) = described().split_for_parts();
    routes.merge(openapi::router(document)).layer(map_response(private))
}

/// Answers are made for one caller at one moment: nobody on the way may keep or reinterpret them.
async fn private(mut response: Response) -> Response {
    let headers = response.headers_mut();
    headers.entry(CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    headers.insert(X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff"));
    response
}

/// The OpenAPI document.
pub fn document() -> OpenApi {
    described().split_for_parts().1
}
