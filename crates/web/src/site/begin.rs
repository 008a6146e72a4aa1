//! Beginning a game by a form: against bots, with friends, on this device, or with the guide.

use std::collections::BTreeMap;
use std::str::FromStr;
use std::sync::Arc;

use axum::Form;
use axum::extract::State;
use axum::response::{AppendHeaders, IntoResponse, Redirect, Response};
use moonpack_bots::Level;
use moonpack_games::GameKind;
use moonpack_live::{NewSeat, NewTable};
use moonpack_rules::Pairs;
use moonpack_table::Clock;

use super::reader::{PageError, Reader};
use crate::{App, AppError, asks};

/// The set-up of every guide: the same for everybody, so that everybody learns from the same board.
const LESSON: u64 = 7;

/// Begins a game: against bots, with friends, or on this device.
pub(crate) async fn play(
    State(app): State<Arc<App>>,
    reader: Reader,
    Form(fields): Form<BTreeMap<String, String>>,
) -> Result<Response, PageError> {
    let begin = async {
        let wish = Wish(&fields);
        let guided = wish.field("mode") == "guide";
        let (new, seed) = if guided { (wish.lesson()?, Some(LESSON)) } else { (wish.table()?, None) };
        let (person, cookie) = reader.guest(&app)?;
        let id = asks::open(&app, &person, reader.from, new, seed).await?;
        let place = format!("/t/{id}{}", if guided { "?guide=1" } else { "" });
        Ok::<_, AppError>((AppendHeaders(cookie), Redirect::to(&place)).into_response())
    };
    begin.await.map_err(|error| reader.error(error))
}

/// The fields of the form.
struct Wish<'a>(&'a BTreeMap<String, String>);

impl Wish<'_> {
    fn field(&self, name: &str) -> &str {
        self.0.get(name).map(String::as_str).unwrap_or_default()
    }

    fn game(&self) -> Result<GameKind, AppError> {
        let name = ["game", "play"].into_iter().map(|field| self.field(field)).find(|name| !name.is_empty());
        GameKind::from_str(name.unwrap_or_default()).map_err(AppError::invalid)
    }

    /// How many play, checked before anything is built from the number.
    fn players(&self, game: GameKind) -> Result<usize, AppError> {
        let players = match self.field("players") {
            "" => 2,
            text => text.parse().map_err(|_| AppError::Invalid("`players` is a whole number".into()))?,
        };
        game.check_players(players)?;
        Ok(players)
    }

    /// The table of a guide: two players, a pup, and the shortest way to the first decision.
    fn lesson(&self) -> Result<NewTable, AppError> {
        let game = self.game()?;
        let seats = vec![NewSeat::Bot(Level::FIRST)];
        Ok(NewTable {
            game,
            players: 2,
            options: unasked(game),
            seats,
            clock: Clock::Off,
            hints: true,
            listed: false,
        })
    }

    /// The table the form asks for.
    fn table(&self) -> Result<NewTable, AppError> {
        let game = self.game()?;
        let players = self.players(game)?;
        let level = match self.field("level") {
            "" => Level::FIRST,
            level => level.parse().map_err(AppError::invalid)?,
        };
        let mode = Some(self.field("mode")).filter(|mode| !mode.is_empty()).unwrap_or("bot");
        let seats = match mode {
            "bot" => vec![NewSeat::Bot(level); players - 1],
            "device" => vec![NewSeat::You; players],
            _ => Vec::new(),
        };
        let clock = match self.field("clock") {
            "" => Clock::Off,
            word => Clock::named(word)
                .ok_or_else(|| AppError::Invalid("`clock` is off, relaxed or days".into()))?,
        };
        let options = self.options(game, players);
        let listed = mode == "friends" && self.field("listed") == "yes";
        Ok(NewTable { game, players, options, seats, clock, hints: true, listed })
    }

    /// The options the form asks for. What does not go with the other choices is left out, so that a sheet cannot ask for
    /// something impossible; whoever chooses nothing is asked nothing before the first turn.
    fn options(&self, game: GameKind, players: usize) -> Pairs {
        let fits = |name: &str| match name {
            "solo" => players == 1,
            "duplicate" => !matches!(self.field("option.deals"), "" | "1"),
            _ => true,
        };
        let named = self.0.iter().filter_map(|(name, value)| Some((name.strip_prefix("option.")?, value)));
        let named = named.filter(|(name, _)| fits(name));
        let mut options: Pairs = named.map(|(name, value)| (name.to_owned(), value.clone())).collect();
        for (name, value) in unasked(game) {
            if options.iter().all(|(chosen, _)| *chosen != name) {
                options.push((name, value));
            }
        }
        options
    }
}

/// The options by which nothing is asked before the first turn.
fn unasked(game: GameKind) -> Pairs {
    match game {
        GameKind::TheWolves => vec![("tiles".to_owned(), "fronts".to_owned())],
        GameKind::LoneWolves | GameKind::Wolfwalkers | GameKind::Toy => Vec::new(),
    }
}
