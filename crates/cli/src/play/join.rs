//! How one comes to a table of a server: opening one, sitting down at one, finding one that waits.

use std::fmt::Write;

use moonpack_bots::Level;
use moonpack_games::GameKind;
use serde_json::{Value, json};

use super::there::There;
use crate::guest::{Server, Trouble};

/// Opens a table. A seat is `you`, a bot's level, or anything else: then it waits for somebody.
pub(crate) fn open(
    server: &Server,
    kind: GameKind,
    seats: &[String],
    options: &[(String, String)],
) -> Result<There, Trouble> {
    let seat = |seat: &String| match seat.trim().parse::<Level>() {
        Ok(level) => json!({ "bot": level.name() }),
        Err(_) if seat.trim() == "you" => "you".into(),
        Err(_) => "open".into(),
    };
    let options: serde_json::Map<String, Value> =
        options.iter().map(|(name, value)| (name.clone(), value.as_str().into())).collect();
    let wish = json!({
        "game": kind.name(),
        "players": seats.len(),
        "seats": seats.iter().map(seat).collect::<Vec<_>>(),
        "options": options,
    });
    let table: Value = server.post("/tables", &wish)?;
    There::new(server.clone(), table["id"].as_str().unwrap_or_default())
}

/// Sits down at a table, or comes back to it. Where no chair is free one looks on, and reads why.
pub(crate) fn sit_down(server: &Server, table: &str) -> Result<There, Trouble> {
    let id = table_id(table);
    let joined: Result<Value, Trouble> = server.post(&format!("/tables/{id}/join"), &json!({}));
    match joined {
        Ok(_) => There::new(server.clone(), &id),
        Err(trouble @ Trouble::No { .. }) if trouble.code() != Some("no-table") => {
            let mut there = There::new(server.clone(), &id)?;
            there.say(trouble.told(server));
            Ok(there)
        }
        Err(trouble) => Err(trouble),
    }
}

/// The tables that wait for players, in lines for a reader.
pub(crate) fn listed(server: &Server) -> Result<String, Trouble> {
    let answer: Value = server.get("/tables")?;
    let tables = answer["tables"].as_array().cloned().unwrap_or_default();
    let words = server.words;
    let mut text = String::new();
    if tables.is_empty() {
        text = words.with("cli-play-no-tables", &[("server", (&server.base).into())]) + "\n";
    }
    for table in tables {
        let said = |value: &Value| value.as_str().unwrap_or_default().to_owned();
        let seats = table["seats"].as_array().cloned().unwrap_or_default();
        let names: Vec<String> = seats
            .iter()
            .map(|seat| match seat["kind"].as_str() {
                Some("person") => said(&seat["name"]),
                Some("bot") => words.text(&format!("level-{}", said(&seat["level"]))),
                _ => words.text("seat-open"),
            })
            .collect();
        let title = words.text(&format!("game-{}", said(&table["game"])));
        // Writing to a string cannot fail.
        let _ = writeln!(text, "{}  {title}: {}", said(&table["id"]), names.join(" · "));
    }
    Ok(text)
}

/// The id of a table from what a person has: the id, or the address of its page. What no id can be made of asks for nothing
/// but a table that is not there.
fn table_id(text: &str) -> String {
    let page = text.trim().split(['?', '#']).next().unwrap_or_default().trim_end_matches('/');
    let id = page.rsplit('/').next().unwrap_or_default();
    if id.is_empty() || !id.bytes().all(|byte| byte.is_ascii_alphanumeric()) {
        "none".to_owned()
    } else {
        id.to_owned()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_is_found_by_its_id_and_by_the_address_of_its_page() {
        assert_eq!(table_id("bcdfghjkmnpq"), "bcdfghjkmnpq");
        assert_eq!(table_id(" http://wolves.example/t/bcdfghjkmnpq/?at=3#x "), "bcdfghjkmnpq");
        assert_eq!(table_id("../../guests?"), "guests");
        assert_eq!(table_id("a b"), "none");
    }
}
