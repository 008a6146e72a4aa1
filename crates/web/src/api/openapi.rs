//! The OpenAPI document and a page people can read.

use std::sync::Arc;

use axum::response::Html;
use axum::routing::get;
use axum::{Json, Router};
use maud::{DOCTYPE, Markup, html};
use moonpack_bots::Level;
use moonpack_games::GameKind;
use utoipa::openapi::schema::{Object, ObjectBuilder, Type};
use utoipa::openapi::security::{HttpAuthScheme, HttpBuilder, SecurityScheme};
use utoipa::openapi::{Components, InfoBuilder, OpenApi, OpenApiBuilder, Server};

use crate::App;

/// What stands above the routes.
pub(super) fn head() -> OpenApi {
    let mut components = Components::new();
    let bearer = HttpBuilder::new().scheme(HttpAuthScheme::Bearer).build();
    components.add_security_scheme("token", SecurityScheme::Http(bearer));
    OpenApiBuilder::new()
        .info(
            InfoBuilder::new()
                .title("Moonpack")
                .version("1")
                .description(Some("Board games about wolves. See docs/api.md for a tour."))
                .build(),
        )
        .servers(Some([Server::new("/api/v1")]))
        .components(Some(components))
        .build()
}

/// The name of a game, with those there are.
pub(super) fn game() -> Object {
    named("The game", GameKind::ALL.map(GameKind::name).to_vec(), "lone-wolves")
}

/// The level of a bot, with those there are.
pub(super) fn level() -> Object {
    named("Its level", Level::every().map(Level::name).collect(), "pup")
}

#[expect(deprecated, reason = "the rest of the document, which is derived, gives its examples the same way")]
fn named(what: &str, names: Vec<&str>, example: &str) -> Object {
    let names: Vec<_> = names.into_iter().map(|name| format!("`{name}`")).collect();
    let (last, others) = names.split_last().expect("there is at least one");
    let description = format!("{what}: {} or {last}.", others.join(", "));
    ObjectBuilder::new()
        .schema_type(Type::String)
        .description(Some(description))
        .example(Some(example.into()))
        .build()
}

pub(super) fn router(document: OpenApi) -> Router<Arc<App>> {
    let page = page(&document).into_string();
    let json = serde_json::to_value(&document).unwrap_or_default();
    Router::new()
        .route("/openapi.json", get(async move || Json(json)))
        .route("/", get(async move || Html(page)))
}

/// Every route with its description, parameters and answers, from the same document.
fn page(document: &OpenApi) -> Markup {
    let document = serde_json::to_value(document).unwrap_or_default();
    let paths = document["paths"].as_object().cloned().unwrap_or_default();
    html! {
        (DOCTYPE)
        html lang="en" {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                title { "Moonpack API" }
                style { (STYLE) }
            }
            body {
                main {
                    h1 { "Moonpack API" }
                    p { "Everything is under " code { "/api/v1" } ". The same as a document for programs: "
                        a href="/api/v1/openapi.json" { "openapi.json" } "." }
                    @for (path, methods) in &paths {
                        @for (method, operation) in methods.as_object().into_iter().flatten() {
                            section {
                                h2 { code { (method.to_uppercase()) " " (path) } }
                                p { strong { (text(&operation["summary"])) } }
                                @for paragraph in text(&operation["description"]).split("\n\n") { p { (paragraph) } }
                                (parameters(&document, operation))
                                (answers(operation))
                            }
                        }
                    }
                }
            }
        }
    }
}

fn parameters(document: &serde_json::Value, operation: &serde_json::Value) -> Markup {
    let parameters = operation["parameters"].as_array().cloned().unwrap_or_default();
    let body = &operation["requestBody"]["content"]["application/json"]["schema"];
    let named = body["$ref"]
        .as_str()
        .or_else(|| body["oneOf"].as_array()?.iter().find_map(|one| one["$ref"].as_str()));
    let fields =
        named.and_then(|name| document.pointer(name.trim_start_matches('#'))?["properties"].as_object());
    html! {
        @if !parameters.is_empty() || fields.is_some() {
            table {
                @for parameter in &parameters {
                    tr { td { code { (text(&parameter["name"])) } } td { (text(&parameter["in"])) }
                        td { (text(&parameter["description"])) } }
                }
                @for (name, field) in fields.into_iter().flatten() {
                    tr { td { code { (name) } } td { "body" } td { (text(&field["description"])) } }
                }
            }
        }
    }
}

fn answers(operation: &serde_json::Value) -> Markup {
    html! {
        table {
            @for (status, answer) in operation["responses"].as_object().into_iter().flatten() {
                tr { td { code { (status) } } td { (text(&answer["description"])) } }
            }
        }
    }
}

fn text(value: &serde_json::Value) -> &str {
    value.as_str().unwrap_or_default()
}

const STYLE: &str = "body{font:1rem/1.5 system-ui,sans-serif;max-width:50rem;margin:2rem auto;padding:0 1rem}\
section{border-top:1px solid #8888;padding:.5rem 0}h2{font-size:1.1rem}td{padding:.1rem 1rem .1rem 0;vertical-align:top}\
@media(prefers-color-scheme:dark){body{background:#15171c;color:#dde}a{color:#9bf}}";
