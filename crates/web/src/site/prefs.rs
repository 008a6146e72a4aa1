//! Language, theme, motion and whether a turn's end is confirmed: cookies, set by the switches on every page.

use std::sync::Arc;

use axum::Form;
use axum::extract::State;
use axum::http::header::SET_COOKIE;
use axum::response::{AppendHeaders, IntoResponse, Redirect};
use serde::Deserialize;

use super::reader::{PageError, Reader, own_path};
use crate::App;

/// What was switched, and the page it was switched on.
#[derive(Deserialize)]
pub(crate) struct Wish {
    to: String,
    lang: Option<String>,
    theme: Option<String>,
    calm: Option<String>,
    confirm: Option<String>,
}

/// Sets the cookies and goes back.
pub(crate) async fn set(_reader: Reader, Form(wish): Form<Wish>) -> impl IntoResponse {
    let known = |value: &Option<String>, allowed: &[&str]| {
        value.clone().filter(|value| allowed.contains(&value.as_str()))
    };
    let chosen = [
        ("lang", known(&wish.lang, &["en", "de", "uk"])),
        ("theme", known(&wish.theme, &["night", "day"])),
        ("calm", known(&wish.calm, &["yes", "no"])),
        ("confirm", known(&wish.confirm, &["yes", "no"])),
    ];
    let cookie = |(name, value): (&str, Option<String>)| {
        let value = value?;
        Some((SET_COOKIE, format!("{name}={value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=31536000")))
    };
    let cookies: Vec<_> = chosen.into_iter().filter_map(cookie).collect();
    (AppendHeaders(cookies), Redirect::to(own_path(&wish.to)))
}

/// What somebody wants to be called.
#[derive(Deserialize)]
pub(crate) struct Called {
    name: String,
}

/// Gives the reader another name, from the next table on.
pub(crate) async fn name(
    State(app): State<Arc<App>>,
    reader: Reader,
    Form(called): Form<Called>,
) -> Result<impl IntoResponse, PageError> {
    let cookie = reader.renamed(&app, &called.name).map_err(|error| reader.error(error))?;
    Ok((AppendHeaders([cookie]), Redirect::to("/")))
}

/// Makes every other device forget who the reader is.
pub(crate) async fn revoke(
    State(app): State<Arc<App>>,
    reader: Reader,
) -> Result<impl IntoResponse, PageError> {
    let cookie = reader.revoked(&app).await.map_err(|error| reader.error(error))?;
    Ok((AppendHeaders([cookie]), Redirect::to("/")))
}
