//! What is kept of whom, and being forgotten.

use std::sync::Arc;

use axum::Form;
use axum::extract::State;
use axum::http::header::SET_COOKIE;
use axum::response::{AppendHeaders, Html, IntoResponse};
use moonpack_pages::Kept;
use serde::Deserialize;

use super::reader::{PageError, Reader, html};
use crate::caller::no_cookies;
use crate::{App, AppError, asks};

/// What is kept, and for how long.
pub(crate) async fn show(State(app): State<Arc<App>>, reader: Reader) -> Html<String> {
    let kept =
        Kept { finished: app.config.keep_finished, chat: app.config.keep_chat, known: reader.id().is_some() };
    html(moonpack_pages::privacy(&reader.shell, &kept))
}

/// Whoever is sure ticks a box.
#[derive(Deserialize)]
pub(crate) struct Sure {
    sure: Option<String>,
}

/// Forgets the reader.
pub(crate) async fn forget(
    State(app): State<Arc<App>>,
    reader: Reader,
    Form(wish): Form<Sure>,
) -> Result<impl IntoResponse, PageError> {
    let told = async {
        let person = reader.known()?;
        if wish.sure.as_deref() != Some("yes") {
            return Err(AppError::Invalid("tick the box to be forgotten".to_owned()));
        }
        asks::forget(&app, person.id, reader.from).await
    };
    told.await.map_err(|error| reader.error(error))?;
    let words = reader.shell.words();
    let page = moonpack_pages::message(&reader.shell, &words.text("privacy"), &words.text("privacy-gone"));
    Ok((AppendHeaders(no_cookies().map(|cookie| (SET_COOKIE, cookie))), html(page)))
}
