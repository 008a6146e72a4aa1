//! Keeping and forgetting: whoever wishes is named nowhere any more, and what is old goes by itself.

use reqwest::{Method, StatusCode};
use serde_json::json;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection};

use crate::support::*;

async fn database(server: &Server) -> sqlx::sqlite::SqliteConnection {
    let options = SqliteConnectOptions::new().filename(server.directory.path().join("moonpack.db"));
    options.connect().await.unwrap()
}

/// Everything that is stored of tables, as text.
async fn stored(server: &Server) -> String {
    let mut connection = database(server).await;
    let rows: Vec<String> = sqlx::query_scalar(
        "SELECT entry FROM entries UNION ALL SELECT person || ' ' || table_id FROM people
         UNION ALL SELECT id || ' of ' || coalesce(opener, 'nobody') || ' ' || opening FROM tables",
    )
    .fetch_all(&mut connection)
    .await
    .unwrap();
    connection.close().await.unwrap();
    rows.join("\n")
}

/// Annabel's number, read where only the host can.
async fn number_of(server: &Server, name: &str) -> String {
    let kept = stored(server).await;
    let sits = kept.lines().find(|line| line.contains("\"sit\"") && line.contains(name)).unwrap();
    sits.split("\"person\":").nth(1).unwrap().split(',').next().unwrap().to_owned()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_wishes_is_forgotten_and_their_games_go_on_nameless() {
    let server = Server::start().await;
    let (anna, bert) = (server.guest("Annabel").await, server.guest("Bert").await);
    let join = async |client: &Client, id: &str| {
        client.post(&format!("/tables/{id}/join"), json!({})).await.ok(StatusCode::OK);
    };
    let say = async |client: &Client, id: &str, text: &str| {
        client.post(&format!("/tables/{id}/chat"), json!({ "text": text })).await.ok(StatusCode::OK);
    };
    // One that runs, one that is over, one she opened and left, one she only visited.
    let runs = anna.open(json!({ "game": "lone-wolves", "players": 2 })).await;
    join(&bert, &runs).await;
    say(&anna, &runs, "my secret word").await;
    say(&bert, &runs, "hello you").await;
    let over = bert.open(json!({ "game": "wolfwalkers", "players": 2 })).await;
    join(&anna, &over).await;
    bert.post(&format!("/tables/{over}/resign"), json!({})).await.ok(StatusCode::OK);
    let left = anna.open(json!({ "game": "the-wolves", "players": 3 })).await;
    join(&bert, &left).await;
    anna.post(&format!("/tables/{left}/leave"), json!({})).await.ok(StatusCode::OK);
    let visited = bert.open(json!({ "game": "the-wolves", "players": 3 })).await;
    join(&anna, &visited).await;
    say(&anna, &visited, "another secret word").await;
    anna.post(&format!("/tables/{visited}/leave"), json!({})).await.ok(StatusCode::OK);

    let renewed = anna.post("/guests", serde_json::Value::Null).await.ok(StatusCode::CREATED);
    let elsewhere = Client { token: renewed["token"].as_str().map(str::to_owned), ..anna.clone() };
    let number = number_of(&server, "Annabel").await;
    assert!(stored(&server).await.contains(&number));
    let answer = anna.send(anna.request(Method::DELETE, "/guests")).await;
    assert_eq!(answer.status, StatusCode::NO_CONTENT, "{}", answer.text);
    assert!(answer.headers.get_all("set-cookie").iter().all(|c| c.to_str().unwrap().contains("Max-Age=0")));

    let kept = stored(&server).await;
    for trace in [&*number, "Annabel", "secret word"] {
        assert!(!kept.contains(trace), "{trace} is still there:\n{kept}");
    }
    let mut connection = database(&server).await;
    let names: Vec<String> = sqlx::query_scalar("SELECT name FROM secrets WHERE instr(name || value, ?) > 0")
        .bind(&number)
        .fetch_all(&mut connection)
        .await
        .unwrap();
    connection.close().await.unwrap();
    let [name] = &names[..] else { panic!("only that her tokens do not count: {names:?}") };
    assert!(name.starts_with("revoked/") && name.ends_with(&format!("/{number}")), "{name}");
    assert!(kept.contains("hello you") && kept.contains("Bert"), "others keep what is theirs");
    let table = bert.wait(&runs, |table| table["phase"] == "running" && table["seat"].is_u64()).await;
    assert_eq!(table["seats"][0]["name"], "—", "{table}");
    assert_eq!(table["chat"].as_array().unwrap().len(), 1, "{table}");
    assert!(table["seats"][0]["stand_in"] == true, "a bot plays on: {}", table["seats"]);
    bert.wait(&runs, |table| table["to_move"] == 1).await;
    let record = bert.get(&format!("/tables/{over}/record")).await.text;
    assert!(record.contains("Bert") && !record.contains("Annabel"), "{record}");
    for client in [&anna, &elsewhere] {
        assert_eq!(client.get("/guests").await.status, StatusCode::UNAUTHORIZED, "no token of hers counts");
    }
    assert_eq!(bert.get("/guests").await.status, StatusCode::OK);
    let server = Server::start_in(server.stop().await, config()).await;
    let later = Client { base: format!("{}/api/v1", server.base), ..elsewhere };
    assert_eq!(later.get("/guests").await.status, StatusCode::UNAUTHORIZED, "also after a restart");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_privacy_page_says_what_is_kept_and_forgets_whoever_ticks_the_box() {
    let days = moonpack_web::Config { keep_finished: Some(365), keep_chat: Some(30), ..config() };
    let server = Server::start_with(days).await;
    let anna = server.guest("Annabel").await;
    anna.open(json!({ "game": "lone-wolves", "players": 2 })).await;
    let reads = Client { base: server.base.clone(), ..anna };
    assert!(reads.get("/").await.text.contains("href=\"/privacy\""));
    for (lang, title) in [("en", "What is kept"), ("de", "Was über dich"), ("uk", "Що про вас")] {
        let page = Client { lang, ..reads.clone() }.get("/privacy").await.text;
        assert!(page.contains(title) && page.contains("365") && page.contains("30"), "{page}");
        assert!(page.contains("action=\"/privacy/forget\""), "{page}");
    }
    let send = async |form: &'static str| {
        let request = reads.request(Method::POST, "/privacy/forget").body(form);
        reads.send(request.header("Content-Type", "application/x-www-form-urlencoded")).await
    };
    assert_eq!(send("").await.status, StatusCode::UNPROCESSABLE_ENTITY, "a click alone is not enough");
    assert!(stored(&server).await.contains("Annabel"));
    let gone = send("sure=yes").await;
    assert_eq!(gone.status, StatusCode::OK);
    assert!(gone.text.contains("nothing here names you"), "{}", gone.text);
    assert!(!stored(&server).await.contains("Annabel"));
    let api = Client { base: format!("{}/api/v1", server.base), ..reads };
    assert_eq!(
        api.get("/guests").await.status,
        StatusCode::UNAUTHORIZED,
        "a program with her token is out too"
    );
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn finished_games_and_their_words_go_when_their_time_is_up() {
    let days = moonpack_web::Config { keep_finished: Some(365), keep_chat: Some(30), ..config() };
    let server = Server::start_with(days).await;
    let anna = server.guest("Annabel").await;
    let mut ids = Vec::new();
    for _ in 0..4 {
        let seats = json!({ "game": "lone-wolves", "players": 2, "seats": ["you", "you"] });
        let id = anna.open(seats).await;
        anna.post(&format!("/tables/{id}/chat"), json!({ "text": "awoo" })).await.ok(StatusCode::OK);
        ids.push(id);
    }
    // The last one runs; the others are over for a day, two months, two years.
    for (id, days) in ids.iter().zip([1, 60, 700]) {
        anna.post(&format!("/tables/{id}/resign"), json!({})).await.ok(StatusCode::OK);
        let mut connection = database(&server).await;
        sqlx::query("UPDATE tables SET ended = ended - ? WHERE id = ?")
            .bind(days * 24 * 60 * 60 * 1000_i64)
            .bind(id)
            .execute(&mut connection)
            .await
            .unwrap();
        connection.close().await.unwrap();
    }
    let chat = async |id: &str| anna.table(id).await["chat"].as_array().unwrap().len();
    let sweeping = async {
        while anna.get(&format!("/tables/{}", ids[2])).await.status != StatusCode::NOT_FOUND
            || chat(&ids[1]).await > 0
        {
            tokio::task::yield_now().await;
        }
    };
    tokio::time::timeout(PATIENCE, sweeping).await.expect("the sweep comes by");
    assert_eq!((chat(&ids[0]).await, chat(&ids[1]).await, chat(&ids[3]).await), (1, 0, 1));
    let kept = stored(&server).await;
    assert_eq!(kept.matches("awoo").count(), 2, "{kept}");
    assert!(!kept.contains(&ids[2]));
}
