//! Learning by doing: the pages of a lesson. Where the learner stands is in the address, and nothing is stored.

use std::str::FromStr;
use std::sync::LazyLock;

use axum::Form;
use axum::extract::{FromRequestParts, Path};
use axum::http::request::Parts;
use axum::response::{Html, IntoResponse, Redirect, Response};
use moonpack_bots::Level;
use moonpack_games::GameKind;
use moonpack_lessons::{Lesson, Stand};
use moonpack_pages::{Blocked, Choice, LessonModel, SeatModel, SeatOwner, TableModel};
use moonpack_rules::{Seat, Viewer};
use serde::Deserialize;

use super::reader::{Page, PageError, Reader, html};
use crate::AppError;
use crate::told::{around, story};

/// The lessons, in the order of the games. What ships is tested; should it be broken all the same, there is no lesson.
static LESSONS: LazyLock<Vec<Option<Lesson>>> =
    LazyLock::new(|| GameKind::EVERY.into_iter().map(|kind| Lesson::of(kind).ok()).collect());

/// Where a learner stands, read from the address.
pub(crate) struct Learner {
    kind: GameKind,
    lesson: &'static Lesson,
    stand: Stand,
}

impl Learner {
    fn find(game: &str, step: usize, done: usize) -> Option<Self> {
        let kind = GameKind::from_str(game).ok()?;
        let lesson =
            GameKind::EVERY.into_iter().zip(LESSONS.iter()).find(|(other, _)| *other == kind)?.1.as_ref()?;
        Some(Self { kind, lesson, stand: lesson.stand(step, done)? })
    }

    fn at(&self, stand: Stand) -> String {
        format!("/learn/{}/{}/{}", self.kind, stand.step, stand.done)
    }
}

impl<S: Send + Sync> FromRequestParts<S> for Learner {
    type Rejection = PageError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, PageError> {
        let named = Path::<(String, usize, usize)>::from_request_parts(parts, state).await;
        let found = named.ok().and_then(|Path((game, step, done))| Self::find(&game, step, done));
        found.ok_or_else(|| PageError::to(parts, AppError::NoPath))
    }
}

/// A decision, or several, a line each.
#[derive(Deserialize)]
pub(crate) struct Decision {
    action: String,
}

/// The lesson's first page.
pub(crate) async fn begin(reader: Reader, Path(game): Path<String>) -> Result<Redirect, PageError> {
    let place = Learner::find(&game, 1, 0).ok_or_else(|| reader.error(AppError::NoPath))?;
    Ok(Redirect::to(&place.at(place.stand)))
}

/// A step of the lesson.
pub(crate) async fn show(reader: Reader, place: Learner) -> Html<String> {
    draw(&reader, &place, None, moonpack_pages::table)
}

/// The part of it that changes.
pub(crate) async fn frame(reader: Reader, place: Learner) -> Html<String> {
    draw(&reader, &place, None, moonpack_pages::frame)
}

/// Decides, if it is what the lesson asks for.
pub(crate) async fn act(reader: Reader, place: Learner, Form(decision): Form<Decision>) -> Response {
    let actions: Vec<String> = decision.action.lines().map(str::to_owned).collect();
    let (stand, blocked) = match place.lesson.decided(place.stand, &actions) {
        Some(stand) => (stand, None),
        None => (place.stand, Some(other(&reader, &place))),
    };
    if !reader.wants_frame() {
        return Redirect::to(&place.at(stand)).into_response();
    }
    draw(&reader, &Learner { stand, ..place }, blocked, moonpack_pages::frame).into_response()
}

/// Why touching something else does nothing here.
pub(crate) async fn why(reader: Reader, place: Learner) -> Html<String> {
    let blocked = other(&reader, &place);
    html(moonpack_pages::refusal(place.kind.name(), &blocked, reader.shell.words()))
}

/// Something else is asked for.
fn other(reader: &Reader, place: &Learner) -> Blocked {
    let words = reader.shell.words();
    let step = place.lesson.step(place.stand);
    let key = format!("{}-lesson-{}-do", place.kind.letters().to_lowercase(), step.name);
    let asked = if place.lesson.is_done(place.stand) { words.text("lesson-next") } else { words.text(&key) };
    Blocked { message: words.with("lesson-wrong", &[("do", (&asked).into())]), rules: Vec::new() }
}

fn draw(reader: &Reader, place: &Learner, blocked: Option<Blocked>, page: Page) -> Html<String> {
    let words = reader.shell.words();
    let Learner { lesson, stand, .. } = *place;
    let game = lesson.game(stand);
    let asked = lesson.asked(stand).to_vec();
    let step = lesson.step(stand);
    let learner = Seat::new(0).map_or(Viewer::Spectator, Viewer::Seat);
    let seats: Vec<SeatModel> = (0..game.seats())
        .map(|seat| SeatModel {
            owner: match seat {
                0 => SeatOwner::Person(words.text("lesson-you")),
                _ => SeatOwner::Bot(Level::FIRST.name().to_owned()),
            },
            yours: seat == 0,
            online: true,
        })
        .collect();
    let names: Vec<String> = (0..game.seats())
        .map(|seat| match seat {
            0 => words.text("lesson-you"),
            _ => words.text(&format!("level-{}", Level::FIRST)),
        })
        .collect();
    let mut own = if asked.is_empty() { Vec::new() } else { Choice::all(&game, words) };
    own.retain(|choice| Some(&choice.action) == asked.first());
    let back = stand.step.checked_sub(1).and_then(|before| lesson.stand(before, 0));
    let base = place.at(stand);
    let model = TableModel {
        seats,
        choices: own,
        log: around(story(&game, learner, &names, words), None),
        blocked,
        held: reader.held(),
        lesson: Some(LessonModel {
            name: step.name,
            step: stand.step,
            steps: lesson.steps().len(),
            asks: step.asks > 0,
            begun: stand.done > 0,
            asked,
            back: back.map(|back| place.at(back)),
            next: lesson.next(stand).map(|next| place.at(next)),
        }),
        ..TableModel::of(&base, &game, learner)
    };
    html(page(&reader.shell, &model))
}
