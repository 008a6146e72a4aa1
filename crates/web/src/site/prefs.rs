//! Language, theme and motion: three cookies, set by the switches on every page.

use axum::Form;
use axum::http::header::SET_COOKIE;
use axum::response::{AppendHeaders, IntoResponse, Redirect};
use serde::Deserialize;

use super::reader::{Reader, own_path};

/// What was switched, and the page it was switched on.
#[derive(Deserialize)]
pub(crate) struct Wish {
    to: String,
    lang: Option<String>,
    theme: Option<String>,
    calm: Option<String>,
}

/// Sets the cookies and goes back.
pub(crate) async fn set(_reader: Reader, Form(wish): Form<Wish>) -> impl IntoResponse {
    let known = |value: &Option<String>, allowed: &[&str]| {
        value.clone().filter(|value| allowed.contains(&value.as_str()))
    };
    let chosen = [
        ("lang", known(&wish.lang, &["en", "de", "uk"])),
        ("theme", known(&wish.theme, &["auto", "light", "dark"])),
        ("calm", known(&wish.calm, &["yes", "no"])),
    ];
    let cookie = |(name, value): (&str, Option<String>)| {
        let value = value?;
        Some((SET_COOKIE, format!("{name}={value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=31536000")))
    };
    let cookies: Vec<_> = chosen.into_iter().filter_map(cookie).collect();
    (AppendHeaders(cookies), Redirect::to(own_path(&wish.to)))
}
