//! Wrong, broken and too many requests: the right status, a clear error, and nothing has changed.

use moonpack_web::{Config, Limits};
use reqwest::{Method, StatusCode};
use serde_json::{Value, json};

use crate::support::*;

pub(crate) async fn wrong_seats_and_illegal_actions_change_nothing(server: Server) {
    let (anna, bert, id) = server.two("lone-wolves").await;
    let carl = server.guest("Carl").await;
    let before = anna.table(&id).await;
    let (decider, other) = if before["to_move"] == 0 { (&anna, &bert) } else { (&bert, &anna) };
    let action = decider.table(&id).await["legal"][0].as_str().unwrap().to_owned();
    server.nobody().act(&id, 0, &action).await.refused(401, "no-token");
    carl.act(&id, 0, &action).await.refused(403, "not-your-seat");
    other.act(&id, 0, &action).await.refused(409, "not-your-turn");
    decider.act(&id, 5, &action).await.refused(409, "stale");
    decider.act(&id, 0, "howl at the moon").await.refused(422, "syntax");
    let path = format!("/tables/{id}/actions");
    let foreign = json!({ "version": 0, "action": action, "seat": 4 });
    decider.post(&path, foreign).await.refused(403, "not-your-seat");
    decider
        .post(&path, json!({ "version": 0, "action": action, "seat": 99 }))
        .await
        .refused(422, "no-such-seat");
    decider
        .post(&format!("/tables/{id}/undo"), json!({ "version": 0 }))
        .await
        .refused(409, "nothing-to-undo");
    carl.post(&format!("/tables/{id}/chat"), json!({ "text": "hi" })).await.refused(403, "not-your-seat");
    carl.post(&format!("/tables/{id}/resign"), Value::Null).await.refused(403, "not-your-seat");
    let long = json!({ "text": "x".repeat(501) });
    anna.post(&format!("/tables/{id}/chat"), long).await.refused(422, "words");
    let here = json!({ "seat": 1 });
    anna.post(&format!("/tables/{id}/replace"), here).await.refused(409, "present");
    assert_eq!(anna.table(&id).await, before);
}

pub(crate) async fn the_rules_that_forbid_an_action_are_told_in_the_callers_language(server: Server) {
    let (anna, bert, id) = server.two("lone-wolves").await;
    let table = anna.table(&id).await;
    let (mut decider, other) = if table["to_move"] == 0 { (anna, bert) } else { (bert, anna) };
    // What the other player could do after this decision is an action of the game, but not one of ours now.
    let legal = decider.table(&id).await["legal"].as_array().unwrap().clone();
    decider.act(&id, 0, legal[0].as_str().unwrap()).await.ok(StatusCode::OK);
    let (mut version, mut turn) = (1, other.clone());
    if turn.table(&id).await["legal"].as_array().unwrap().is_empty() {
        turn = decider.clone();
    }
    let now = turn.table(&id).await["legal"].as_array().unwrap().clone();
    let illegal = legal.iter().find(|action| !now.contains(action)).expect("some action has become illegal");
    let mut messages = Vec::new();
    for lang in ["en", "de", "uk"] {
        turn.lang = lang;
        decider.lang = lang;
        let error = turn.act(&id, version, illegal.as_str().unwrap()).await.refused(422, "illegal");
        let rules = error["rules"].as_array().unwrap();
        assert!(!rules.is_empty() && rules[0].as_str().unwrap().starts_with("LW-"), "{error}");
        assert_eq!(error["explanations"].as_array().unwrap().len(), rules.len());
        messages.push((error["message"].clone(), error["explanations"][0]["text"].clone()));
        version += 0;
    }
    messages.dedup();
    assert_eq!(messages.len(), 3, "{messages:?}");
}

pub(crate) async fn broken_bodies_are_refused(server: Server) {
    let anna = server.guest("Anna").await;
    let raw = |kind: &'static str, body: String| {
        anna.send(anna.request(Method::POST, "/tables").header("content-type", kind).body(body))
    };
    raw("application/json", "{".into()).await.refused(400, "malformed");
    raw("application/json", "[]".into()).await.refused(400, "malformed");
    raw("application/json", "\u{0}".into()).await.refused(400, "malformed");
    raw("application/json", r#"{"game":"lone-wolves","players":-1}"#.into()).await.refused(400, "malformed");
    raw("application/json", r#"{"game":"lone-wolves","players":2,"cheat":1}"#.into())
        .await
        .refused(400, "malformed");
    raw("text/plain", r#"{"game":"lone-wolves","players":2}"#.into()).await.refused(415, "not-json");
    raw("application/json", "x".repeat(20_000)).await.refused(413, "too-large");
    raw("application/json", String::new()).await.refused(400, "malformed");
    for body in [
        json!({ "game": "chess", "players": 2 }),
        json!({ "game": "lone-wolves", "players": 2, "seats": [{ "bot": "omega" }] }),
        json!({ "game": "lone-wolves", "players": 2, "seats": ["open", "open", "open"] }),
    ] {
        anna.post("/tables", body).await.refused(422, "invalid");
    }
    anna.post("/tables", json!({ "game": "lone-wolves", "players": 9 })).await.refused(422, "options");
    let odd = json!({ "game": "lone-wolves", "players": 2, "options": { "moon": "full" } });
    anna.post("/tables", odd).await.refused(422, "options");
    assert!(anna.get("/tables?mine=true").await.json()["tables"].as_array().unwrap().is_empty());
    server.nobody().post("/guests", json!(["Anna", true])).await.refused(400, "malformed");
    server.nobody().post("/guests", json!({ "name": "x".repeat(31) })).await.refused(422, "name");
    server.nobody().post("/guests", json!({ "name": "\u{7}" })).await.refused(422, "name");
}

pub(crate) async fn unknown_tables_paths_and_methods_tell_no_more(server: Server) {
    let anna = server.guest("Anna").await;
    for id in ["bcdfghjkmnpq", "x", "%00", "..%2f..%2fetc", "BCDFGHJKMNPQ"] {
        for path in ["", "/events", "/record", "/hint", "/analysis"] {
            anna.get(&format!("/tables/{id}{path}")).await.refused(404, "no-table");
        }
        for (path, body) in [("join", json!({})), ("actions", json!({ "version": 0, "action": "x" }))] {
            anna.post(&format!("/tables/{id}/{path}"), body).await.refused(404, "no-table");
        }
    }
    anna.get("/nothing").await.refused(404, "no-path");
    anna.send(anna.request(Method::DELETE, "/tables")).await.refused(405, "wrong-method");
}

pub(crate) async fn tokens_that_are_not_ours_are_refused(server: Server) {
    let mut anna = server.guest("Anna").await;
    let good = anna.token.clone().unwrap();
    let parts: Vec<&str> = good.split('.').collect();
    let forged = [
        format!("{}.{}.{}", parts[0], parts[1], parts[2].chars().rev().collect::<String>()),
        format!("{}.{}A.{}", parts[0], parts[1], parts[2]),
        format!("{}.{}", parts[0], parts[1]),
        format!("{good}.x"),
        String::new(),
        "🐺".into(),
    ];
    for token in forged {
        anna.token = Some(token);
        anna.get("/guests").await.refused(401, "bad-token");
    }
    let other = Server::start().await;
    let mut stranger = other.nobody();
    stranger.token = Some(good);
    stranger.get("/guests").await.refused(401, "bad-token");
}

pub(crate) async fn a_cookie_works_for_our_own_pages_only(server: Server) {
    let nobody = server.nobody();
    let guest = nobody.post("/guests", json!({ "name": "Anna" })).await;
    let cookie = guest.headers["set-cookie"].to_str().unwrap().to_owned();
    assert!(cookie.contains("HttpOnly") && cookie.contains("SameSite=Lax"), "{cookie}");
    let cookie = cookie.split(';').next().unwrap().to_owned();
    let open = |headers: Vec<(&'static str, String)>| {
        let mut request = nobody.request(Method::POST, "/tables").header("cookie", &cookie);
        for (name, value) in headers {
            request = request.header(name, value);
        }
        nobody.send(request.json(&json!({ "game": "lone-wolves", "players": 2 })))
    };
    open(vec![]).await.ok(StatusCode::CREATED);
    open(vec![("sec-fetch-site", "same-origin".into())]).await.ok(StatusCode::CREATED);
    open(vec![("origin", server.base.clone())]).await.ok(StatusCode::CREATED);
    open(vec![("sec-fetch-site", "cross-site".into())]).await.refused(403, "cross-site");
    open(vec![("sec-fetch-site", "same-site".into())]).await.refused(403, "cross-site");
    open(vec![("origin", "https://evil.example".into())]).await.refused(403, "cross-site");
    open(vec![("origin", "null".into())]).await.refused(403, "cross-site");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn floods_are_slowed_down_and_streams_and_tables_are_counted() {
    let limits = Limits {
        guest_rate: 0.001,
        guest_burst: 12.0,
        guest_streams: 2,
        guest_tables: 3,
        guests_rate: 0.001,
        guests_burst: 3.0,
        ..Limits::none()
    };
    let server = Server::start_with(Config { limits, ..config() }).await;
    let anna = server.guest("Anna").await;
    let bert = server.guest("Bert").await;
    for _ in 0..3 {
        anna.open(json!({ "game": "lone-wolves", "players": 2 })).await;
    }
    let fourth = anna.post("/tables", json!({ "game": "lone-wolves", "players": 2 })).await;
    fourth.refused(429, "too-many-tables");
    let bots =
        json!({ "game": "lone-wolves", "players": 2, "seats": [{ "bot": "random" }, { "bot": "random" }] });
    anna.post("/tables", bots).await.refused(429, "too-many-tables");
    let id = bert.open(json!({ "game": "lone-wolves", "players": 2 })).await;
    let _first = bert.events(&id, None).await;
    let second = bert.events(&id, None).await;
    bert.get(&format!("/tables/{id}/events")).await.refused(429, "too-many");
    drop(second);
    let mut flood = Vec::new();
    for _ in 0..20 {
        flood.push(anna.get("/guests").await);
    }
    let refused = flood.pop().unwrap();
    assert!(refused.headers.contains_key("retry-after"));
    refused.refused(429, "too-many");
    server.nobody().get("/tables").await.ok(StatusCode::OK);
    server.guest("Carl").await;
    server.nobody().post("/guests", Value::Null).await.refused(429, "too-many");
}

/// Also those that a rematch opens.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn new_tables_are_counted_by_address_whoever_opens_them() {
    let limits = Limits { tables_rate: 0.001, tables_burst: 3.0, ..Limits::none() };
    let server = Server::start_with(Config { limits, ..config() }).await;
    let anna = server.guest("Anna").await;
    let new = json!({ "game": "lone-wolves", "players": 2, "seats": [{ "bot": "random" }] });
    let first = anna.open(new.clone()).await;
    let again = async |id: &str| {
        anna.post(&format!("/tables/{id}/resign"), Value::Null).await.ok(StatusCode::OK);
        anna.post(&format!("/tables/{id}/offers"), json!({ "offer": "rematch" })).await
    };
    again(&first).await.ok(StatusCode::OK);
    let second = anna.table(&first).await["rematch"].as_str().unwrap().to_owned();
    server.guest("Bert").await.open(new.clone()).await;
    let refused = again(&second).await;
    assert!(refused.headers.contains_key("retry-after"));
    refused.refused(429, "too-many");
    assert!(anna.table(&second).await["rematch"].is_null());
    server.guest("Carl").await.post("/tables", new).await.refused(429, "too-many");
}

/// Every node remembers whose tokens were called in for as long as a token counts, so there is an end to it.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_fills_the_memory_with_guests_who_want_to_be_forgotten() {
    let limits = Limits { recalls_rate: 0.001, recalls_burst: 2.0, ..Limits::none() };
    let server = Server::start_with(Config { limits, ..config() }).await;
    let anna = server.guest("Anna").await;
    anna.post("/guests/revoke", Value::Null).await.ok(StatusCode::OK);
    for (name, status) in [("Bert", StatusCode::NO_CONTENT), ("Carl", StatusCode::TOO_MANY_REQUESTS)] {
        let guest = server.guest(name).await;
        let gone = guest.send(guest.request(Method::DELETE, "/guests")).await;
        assert_eq!(gone.status, status, "{}", gone.text);
    }
    let guest = server.guest("Dora").await;
    guest.post("/guests/revoke", Value::Null).await.refused(429, "too-many");
    guest.get("/guests").await.ok(StatusCode::OK);
}

pub(crate) async fn preferences_take_known_words_only_and_lead_back_to_our_own_pages(server: Server) {
    let http = reqwest::Client::builder().redirect(reqwest::redirect::Policy::none()).build().unwrap();
    let pages = Client { base: server.base.clone(), http, ..server.nobody() };
    for (form, to, cookies) in [
        ("to=/rules&theme=day&lang=de", "/rules", 2),
        ("to=/privacy&calm=yes", "/privacy", 1),
        ("to=//evil.example&theme=day", "/", 1),
        ("to=/t/x%0D%0Aset-cookie:%20a=b&theme=day", "/", 1),
        ("to=/&theme=day%0D%0Aset-cookie:%20a=b&lang=%1B%5B31m&calm=%00&confirm=yes;%20Domain=x", "/", 0),
    ] {
        let request = pages.request(Method::POST, "/prefs").body(form);
        let request = request.header("Content-Type", "application/x-www-form-urlencoded");
        let answer = pages.send(request).await;
        assert_eq!(answer.headers.get("location").map(|to| to.to_str().unwrap()), Some(to), "{form}");
        assert_eq!(answer.headers.get_all("set-cookie").iter().count(), cookies, "{form}");
    }
}

/// Every number of a form is checked before anything is built from it: a table of two thousand million would ask for
/// more memory than there is, and end the server for everybody.
pub(crate) async fn no_number_of_a_form_or_a_body_harms_the_server(server: Server) {
    let anna = server.guest("Anna").await;
    let pages = Client { base: server.base.clone(), ..anna.clone() };
    let form = |path: String, form: String| {
        let request = pages.request(Method::POST, &path).body(form);
        pages.send(request.header("Content-Type", "application/x-www-form-urlencoded"))
    };
    let huge =
        ["2000000000", "3000000", "18446744073709551615", "99999999999999999999", "0", "-1", "2e9", "two"];
    for number in huge {
        for game in moonpack_games::GameKind::EVERY {
            for mode in ["device", "bot", "friends"] {
                let wish = format!("game={game}&mode={mode}&players={number}");
                let answer = form("/play".into(), wish.clone()).await;
                assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY, "{wish}: {}", answer.text);
            }
        }
        let wish = format!(r#"{{"game":"lone-wolves","players":{number}}}"#);
        let request = anna.request(Method::POST, "/tables").header("content-type", "application/json");
        let answer = anna.send(request.body(wish.clone())).await;
        assert!(answer.status.is_client_error(), "{wish}: {}", answer.text);
    }
    let id = anna.open(json!({ "game": "lone-wolves", "players": 2, "seats": ["you", "you"] })).await;
    for number in huge {
        for path in [format!("/t/{id}?at={number}"), format!("/t/{id}?guide={number}")] {
            assert_eq!(pages.get(&path).await.status, StatusCode::OK, "{path}");
        }
        for way in ["replace", "unveil"] {
            let answer = form(format!("/t/{id}/{way}"), format!("seat={number}")).await;
            assert!(!answer.status.is_server_error(), "{way} {number}: {}", answer.text);
        }
        for way in ["act", "undo"] {
            let answer = form(format!("/t/{id}/{way}"), format!("version={number}&action=x")).await;
            assert!(!answer.status.is_server_error(), "{way} {number}: {}", answer.text);
        }
        let after = anna.get(&format!("/tables/{id}/analysis?step={number}")).await;
        assert!(after.status.is_client_error(), "{number}: {}", after.text);
    }
    assert_eq!(anna.table(&id).await["players"], 2, "the server answers as before");
}
