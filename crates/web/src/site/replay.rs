//! Games that are pasted: a record or a code opens as a page of its own, which can be gone through and shared.
//!
//! The address is all there is: nothing is stored. It holds the code of the game and, after a [`WHO`], who played.

use std::sync::Arc;

use axum::Form;
use axum::extract::{Path, Query, State};
use axum::response::{Html, IntoResponse, Redirect, Response};
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD as BASE64;
use moonpack_bots::Level;
use moonpack_games::{AnyMatch, Contents, Record, decode, encode};
use moonpack_live::{Review, Reviewed};
use moonpack_pages::{SeatModel, SeatOwner, Shell, TableModel};
use moonpack_rules::Viewer;
use moonpack_table::checked_name;
use moonpack_words::Words;
use serde::Deserialize;

use super::reader::{Page, PageError, Reader, html};
use super::review::reviewed;
use crate::told::{around, story};
use crate::{App, AppError};

/// What stands in an address between the code of a game and the names of those who played it.
const WHO: char = '~';

/// The longest that may stand after it: what [`named`] writes is shorter.
const LONGEST_WHO: usize = 2_000;

/// What was pasted.
#[derive(Deserialize)]
pub(crate) struct Pasted {
    text: String,
}

/// Which step to show.
#[derive(Deserialize)]
pub(crate) struct At {
    pub(crate) at: Option<usize>,
}

/// Reads what was pasted and goes to its page.
pub(crate) async fn open(
    State(app): State<Arc<App>>,
    reader: Reader,
    Form(pasted): Form<Pasted>,
) -> Result<Response, PageError> {
    let contents = app.contents.clone();
    // A long game takes a while to read: not on a thread that answers requests.
    let read = move || {
        let text = pasted.text.trim();
        let record = if text.contains('\n') {
            Record::read(&contents, format!("{text}\n")).map_err(AppError::invalid)
        } else {
            let last = text.rsplit('/').next().unwrap_or(text);
            found(&contents, last.split(['?', '#']).next().unwrap_or(last))
        };
        record.map(|record| format!("/r/{}", named(&record)))
    };
    let place = app.lobby.heavy().run(Some(reader.from), read).await.map_err(|error| reader.error(error))?;
    Ok(Redirect::to(&place.map_err(|error| reader.error(error))?).into_response())
}

/// The page of a pasted game.
pub(crate) async fn show(
    State(app): State<Arc<App>>,
    reader: Reader,
    Path(code): Path<String>,
    Query(at): Query<At>,
) -> Result<Html<String>, PageError> {
    drawn(&app, reader, code, at.at, moonpack_pages::table).await
}

/// The part of it that changes.
pub(crate) async fn frame(
    State(app): State<Arc<App>>,
    reader: Reader,
    Path(code): Path<String>,
    Query(at): Query<At>,
) -> Result<Html<String>, PageError> {
    drawn(&app, reader, code, at.at, moonpack_pages::frame).await
}

async fn drawn(
    app: &App,
    reader: Reader,
    code: String,
    at: Option<usize>,
    page: Page,
) -> Result<Html<String>, PageError> {
    let (contents, shell) = (app.contents.clone(), reader.shell.clone());
    let review = app.lobby.review(&Reviewed::Code(code.clone()));
    let draw = move || draw(&contents, &shell, &code, review.as_deref(), at, page);
    let done = app.lobby.heavy().run(Some(reader.from), draw).await;
    done.map_err(|error| reader.error(error))?.map_err(|error| reader.error(error))
}

fn draw(
    contents: &Contents,
    shell: &Shell,
    code: &str,
    review: Option<&Review>,
    at: Option<usize>,
    page: Page,
) -> Result<Html<String>, AppError> {
    let record = found(contents, code)?;
    let whole = record.play();
    let words = shell.words();
    let steps = whole.steps();
    let at = at.filter(|at| *at < steps);
    let earlier = at.map(|at| whole.at(at));
    let game: &AnyMatch = earlier.as_ref().unwrap_or(whole);
    let base = format!("/r/{}", named(&record));
    let review = review.filter(|_| at.is_none()).map(|review| reviewed(review, whole, &[]));
    let mut model = TableModel {
        seats: sitters(&record, words),
        at: at.or(Some(steps)),
        steps,
        whole: Some(whole),
        review,
        ..TableModel::of(&base, game, Viewer::Spectator)
    };
    let names: Vec<String> = (0..game.seats()).map(|seat| model.name(seat, words)).collect();
    model.log = around(story(whole, Viewer::Spectator, &names, words), at);
    Ok(html(page(shell, &model)))
}

/// Everybody who played.
pub(crate) fn sitters(record: &Record, words: &Words) -> Vec<SeatModel> {
    let sitter = |(seat, name): (usize, &String)| SeatModel {
        owner: owner(name).unwrap_or_else(|| {
            SeatOwner::Person(words.with("seat-number", &[("number", (seat + 1).into())]))
        }),
        yours: false,
        online: true,
    };
    record.names().iter().enumerate().map(sitter).collect()
}

/// Who sat there, as a record tells it (`Ash`, `bot alpha`); nobody if it tells nothing that can be shown.
fn owner(name: &str) -> Option<SeatOwner> {
    match name.strip_prefix("bot ").map(str::parse::<Level>) {
        Some(Ok(level)) => Some(SeatOwner::Bot(level.name().to_owned())),
        _ => checked_name(name).ok().map(SeatOwner::Person),
    }
}

/// The last part of a game's address. It holds the names that can be shown.
pub(super) fn named(record: &Record) -> String {
    let shown = |name: &String| if owner(name).is_some() { name.clone() } else { String::new() };
    let (code, names) = (encode(record.play()), record.names().iter().map(shown).collect::<Vec<_>>());
    match names.iter().all(String::is_empty) {
        true => code,
        false => format!("{code}{WHO}{}", BASE64.encode(names.join("\n"))),
    }
}

/// The game behind the last part of an address. What is wrong with the names only leaves seats without one, unless there is no
/// end to it: every page repeats its address.
pub(crate) fn found(contents: &Contents, address: &str) -> Result<Record, AppError> {
    let (code, who) = address.split_once(WHO).unwrap_or((address, ""));
    if who.len() > LONGEST_WHO {
        return Err(AppError::LongNames);
    }
    let play = decode(contents, code).map_err(AppError::invalid)?;
    let names = BASE64.decode(who).ok().and_then(|bytes| String::from_utf8(bytes).ok()).unwrap_or_default();
    Ok(Record::new(play, &names.split('\n').collect::<Vec<_>>()))
}

#[cfg(test)]
mod tests {
    use moonpack_games::GameKind;

    use super::*;

    #[test]
    fn the_address_of_a_pasted_game_keeps_who_played_it() {
        let contents = Contents::shipped().unwrap();
        let play = AnyMatch::draw(&contents, GameKind::LoneWolves, 2, &vec![], 4).unwrap();
        let address = named(&Record::new(play.clone(), &["Ash ~ Öykü", "bot alpha"]));
        assert!(
            address.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"-_~".contains(&byte)),
            "{address}"
        );
        let again = found(&contents, &address).unwrap();
        assert_eq!(again.names(), ["Ash ~ Öykü", "bot alpha"]);
        assert!(matches!(owner(&again.names()[0]), Some(SeatOwner::Person(name)) if name == "Ash ~ Öykü"));
        assert!(matches!(owner(&again.names()[1]), Some(SeatOwner::Bot(level)) if level == "alpha"));
        assert!(!named(&Record::new(play.clone(), &[""; 2])).contains(WHO), "nobody is named");
        for nobody in ["", "~", "~%%%", "~AAAA"] {
            let again = found(&contents, &format!("{}{nobody}", encode(&play))).unwrap();
            assert!(again.names().iter().all(|name| owner(name).is_none()), "{nobody}");
        }
        assert!(owner(&"x".repeat(200)).is_none(), "endless names are none");
        let endless = Record::new(play.clone(), &["x".repeat(100_000).as_str(), "🐺".repeat(30).as_str()]);
        let address = named(&endless);
        assert!(
            address.len() < encode(&play).len() + LONGEST_WHO,
            "only names that are shown stand in an address"
        );
        let most = Record::new(play.clone(), &["🐺".repeat(30).as_str(); 8]);
        assert!(found(&contents, &named(&most)).is_ok());
        let flood = format!("{}~{}", encode(&play), "A".repeat(LONGEST_WHO + 1));
        assert!(matches!(found(&contents, &flood), Err(AppError::LongNames)));
    }
}
