//! What outsiders rely on: the OpenAPI document, the operators' paths, the bot in Python.

use std::path::Path;

use moonpack_rules::MAX_SEATS;
use moonpack_table::{MAX_CHAT, MAX_NAME};
use moonpack_ways::MAX_CHAIN;
use reqwest::{Method, StatusCode};
use serde_json::json;

use crate::support::*;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_documented_route_exists_and_no_other_method_does() {
    let server = Server::start().await;
    let document = server.nobody().get("/openapi.json").await.ok(StatusCode::OK);
    assert_eq!(document["servers"][0]["url"], "/api/v1");
    let anna = server.guest("Anna").await;
    let id = anna.open(json!({ "game": "lone-wolves", "players": 2, "seats": ["you", "you"] })).await;
    let paths = document["paths"].as_object().unwrap();
    assert!(paths.len() >= 14, "{:?}", paths.keys());
    for (path, operations) in paths {
        for method in [Method::GET, Method::POST, Method::PUT, Method::DELETE, Method::PATCH] {
            let documented = operations.get(method.as_str().to_lowercase()).is_some();
            let response = anna.request(method.clone(), &path.replace("{id}", &id)).send().await.unwrap();
            let found = response.status() != StatusCode::METHOD_NOT_ALLOWED;
            assert_eq!(found, documented, "{method} {path}");
            assert_ne!(response.status(), StatusCode::NOT_FOUND, "{method} {path}");
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_document_describes_every_path_of_the_design() {
    let document = serde_json::to_value(moonpack_web::api::document()).unwrap();
    for (method, path) in [
        ("post", "/guests"),
        ("get", "/tables"),
        ("post", "/tables"),
        ("get", "/tables/{id}"),
        ("post", "/tables/{id}/join"),
        ("post", "/tables/{id}/leave"),
        ("post", "/tables/{id}/actions"),
        ("post", "/tables/{id}/undo"),
        ("post", "/tables/{id}/chat"),
        ("get", "/tables/{id}/events"),
        ("get", "/tables/{id}/record"),
    ] {
        let operation = &document["paths"][path][method];
        assert!(operation["summary"].as_str().is_some(), "{method} {path}: {operation}");
    }
}

#[test]
fn the_document_names_the_limits_that_hold() {
    let document = serde_json::to_value(moonpack_web::api::document()).unwrap();
    for (schema, field, limit, most) in [
        ("Words", "text", "maxLength", MAX_CHAT),
        ("NewGuest", "name", "maxLength", MAX_NAME),
        ("NewAction", "actions", "maxItems", MAX_CHAIN),
        ("NewAction", "seat", "maximum", MAX_SEATS - 1),
        ("Replace", "seat", "maximum", MAX_SEATS - 1),
    ] {
        let field = &document["components"]["schemas"][schema]["properties"][field];
        assert_eq!(field[limit], most, "{schema}: {field}");
        if limit == "maxLength" {
            let told = field["description"].as_str().unwrap();
            assert!(told.contains(&format!("p to {most} characters")), "{told}");
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_readable_page_and_the_operators_paths_answer() {
    let server = Server::start().await;
    let mut root = server.nobody();
    let page = root.get("").await;
    assert_eq!(page.status, StatusCode::OK);
    assert!(page.text.contains("/tables/{id}/actions"));
    root.base = server.base.clone();
    assert_eq!(root.get("/healthz").await.text, "ok\n");
    assert_eq!(root.get("/readyz").await.text, "ready\n");
    let metrics = root.get("/metrics").await.text;
    for name in ["moonpack_live_tables", "moonpack_streams", "moonpack_steps_total", "moonpack_store_queue"] {
        assert!(metrics.contains(name), "{name}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_bot_in_python_sits_down_and_plays() {
    let server = Server::start().await;
    let anna = server.guest("Anna").await;
    let id = anna.open(json!({ "game": "lone-wolves", "players": 2 })).await;
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples/api_bot.py");
    let mut bot = tokio::process::Command::new("python3")
        .arg(script)
        .args(["--server", &server.base, "--table", &id])
        .kill_on_drop(true)
        .stdout(std::process::Stdio::piped())
        .spawn()
        .expect("python3 is installed");
    anna.play_to_the_end(&id).await;
    let status = tokio::time::timeout(PATIENCE, bot.wait()).await.expect("the bot never ends").unwrap();
    assert!(status.success());
    assert_eq!(anna.table(&id).await["seats"][1]["bot"], true, "it says that it is a program");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn browsers_are_told_to_keep_what_is_ours_to_themselves() {
    let server = Server::start_with(moonpack_web::Config { https: true, ..config() }).await;
    let guest = server.nobody().post("/guests", json!({ "name": "Anna" })).await;
    let cookie = guest.headers["set-cookie"].to_str().unwrap().to_owned();
    assert!(cookie.starts_with("__Host-moonpack=") && cookie.contains("; Secure"), "{cookie}");
    let mut root = server.nobody();
    root.base = server.base.clone();
    let cookie = cookie.split(';').next().unwrap().to_owned();
    let me = root.send(root.request(Method::GET, "/api/v1/guests").header("cookie", &cookie)).await;
    assert_eq!(me.ok(StatusCode::OK)["name"], "Anna", "and it is read again");
    for path in ["/", "/api/v1/tables", "/nothing", "/healthz"] {
        let headers = root.get(path).await.headers;
        assert_eq!(headers["cross-origin-opener-policy"], "same-origin", "{path}");
        assert_eq!(headers["cross-origin-resource-policy"], "same-origin", "{path}");
        assert!(headers["permissions-policy"].to_str().unwrap().contains("camera=()"), "{path}");
        assert_eq!(headers["strict-transport-security"], "max-age=31536000", "{path}");
    }
    let plain = Server::start().await;
    let answer = plain.nobody().get("/tables").await;
    assert!(!answer.headers.contains_key("strict-transport-security"), "not without HTTPS");
}
